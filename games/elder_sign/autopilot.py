"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else.

It goes where chance times reward is best, adds dice when they matter, keeps what the open tasks need, heals before it is too
late and buys Elder Signs with its trophies. Used as a caretaker for absent people, for balance figures, and as an opponent of
bugs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.elder_sign import effects as fx
from games.elder_sign import odds
from games.elder_sign.content import Catalogue, Use
from games.elder_sign.dice import Face
from games.elder_sign.effects import ElderVerb
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.tasks import Row, needs_in_order, satisfied
from games.elder_sign.view import ElderView, SeenDie, SeenPlayer
from games.kernel.ask import Ask, Option
from games.kernel.players import Default


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in Elder Signs of ten. Tuned on simulated games (docs/balance.md)."""

    sign: float = 10.0
    doom: float = 4.5
    monster: float = 1.2
    clue: float = 1.6
    common: float = 1.8
    unique: float = 2.4
    spell: float = 1.8
    ally: float = 3.0
    gate: float = 2.0
    trophy: float = 0.9
    point: float = 1.1  # one Sanity or Stamina while there are plenty
    last_points: float = 6.0  # … when few are left
    death: float = 11.0
    fresh: float = 4.0  # a new card in the museum instead of a hard one
    thrift: float = 0.7  # how dear tools are when they are about to be used, against what they are worth as rewards
    care_1: float = 6.5  # a visit to the first aid station with 1 point left …
    care_2: float = 3.0  # … and with 2
    idle: float = 2.0  # a turn without an adventure brings midnight nearer for nothing


WEIGHTS = Weights()


class Autopilot:
    """One sensible player; the same for every seat."""

    def __init__(self, cards: Catalogue, weights: Weights = WEIGHTS) -> None:
        self.cards = cards
        self.w = weights
        self._fallback = Default()

    def pick(self, view: ElderView, question: Ask) -> tuple[str, ...]:
        me = view.players[question.seat]
        match question.msg:
            case "es-move":
                return (self._move(view, me, question),)
            case "es-before-roll":
                return (self._before_roll(view, me, question),)
            case "es-after-roll":
                return (self._after_roll(view, me, question),)
            case "es-choose-dice":
                return (question.options[0].key,)
            case "es-reroll":
                return self._reroll(view, question)
            case "es-turn-die" | "es-raise-die":
                return (self._turn(view, question),)
            case "es-discard":
                return (self._discard(view, question),)
            case "es-secure":
                return self._secure(view, question)
            case "es-entrance":
                return (self._entrance(view, me, question),)
            case "es-assist":
                return ("yes",) if min(me.sanity, me.stamina) >= 3 else ("no",)
            case "es-end-turn":
                return (self._end_turn(view, me, question),)
            case "es-heal":
                return self._heal(view, question)
            case "es-mandy":
                return ("help",)
            case "es-may":
                return ("yes",)
            case "es-new-investigator":
                return (self._newcomer(question),)
            case _:
                return self._fallback.pick(view, question)

    def wants_idle(self, view: ElderView, question: Ask) -> bool:
        """Would it answer a question nobody waits for? Healing when somebody is weak; Mandy when the roll solves nothing."""
        if question.msg == "es-heal":
            return any(self._weak(view, o) for o in question.options)
        if question.msg == "es-mandy":
            return view.attempt is not None and not self._solvable(view)
        return False

    # What things are worth

    def _worth(self, effects: Sequence[ElderVerb], me: SeenPlayer) -> float:
        return sum(self._one(e, me) for e in effects)

    def _one(self, effect: ElderVerb, me: SeenPlayer) -> float:
        w = self.w
        match effect:
            case fx.Gain():
                return (
                    effect.n
                    * {"clue": w.clue, "common": w.common, "unique": w.unique, "spell": w.spell, "ally": w.ally}[effect.gain]
                )
            case fx.Lose():
                if effect.lose in ("sanity", "stamina"):
                    return -self._points(effect.n, me.sanity if effect.lose == "sanity" else me.stamina)
                return -effect.n * w.clue
            case fx.Sign():
                return effect.sign * w.sign
            case fx.Doom():
                return -effect.doom * w.doom
            case fx.Monster():
                return -effect.monster * w.monster
            case fx.Gate():
                return effect.gate * w.gate
            case _:
                return 0.0

    def _points(self, n: int, left: int) -> float:
        """Losing `n` of `left` points: the last ones are dear, and the very last costs the investigator."""
        cost = 0.0
        for i in range(n):
            rest = left - i - 1
            cost += self.w.death if rest <= 0 else self.w.last_points / 2 if rest == 1 else self.w.point
        return cost

    # Movement

    def _dice(self, view: ElderView, me: SeenPlayer, card: str) -> tuple[int, bool, bool]:
        """Green dice to roll, and whether the yellow and red one can be had."""
        greens = sum(d.colour == "green" and d.at in ("supply", "pool") for d in view.dice)
        if self._is(me, "mary"):
            greens += sum(d.colour == "green" and d.at == "lock" for d in view.dice)
        greens += sum(d.colour == "green" and d.at == "spell" for d in view.dice)
        free = {d.colour for d in view.dice if d.at == "supply"}
        yellow = red = False
        for item in (*me.common, *me.unique):
            for use in self.cards.item(item).uses:
                for e in use.effects:
                    if isinstance(e, fx.AddDice):
                        yellow |= "yellow" in e.dice and "yellow" in free
                        red |= "red" in e.dice and "red" in free
        if self._is(me, "gloria") and card in self.cards.other_worlds:
            yellow, red = "yellow" in free, "red" in free
        if self._is(me, "jenny") and (me.clues > 1 or len(me.common) + len(me.spells) > 1):
            yellow, red = "yellow" in free, "red" in free
        return greens, yellow, red

    @staticmethod
    def _is(me: SeenPlayer, name: str) -> bool:
        return me.investigator == name

    def chance(self, view: ElderView, me: SeenPlayer, card: str, tools: bool = True) -> float:
        """The estimated chance that this player passes this card, with items and clues or with the free dice alone."""
        spot = view.card(card)
        if spot is None:
            return 0.0
        rows = tuple(Row.model_validate(r.text) for r in spot.rows if not r.solved)
        sanity, stamina = sum(r.sanity for r in rows), sum(r.stamina for r in rows)
        if sanity >= me.sanity or stamina >= me.stamina:
            return 0.0
        greens, yellow, red = self._dice(view, me, card)
        clues = min(me.clues, 3)
        if not tools:
            free = self._is(me, "gloria") and card in self.cards.other_worlds
            yellow, red, clues = yellow and free, red and free, 0
        definition = self.cards.adventure(card)
        fails = any(isinstance(e, fx.Fail) for e in definition.terror) and not self._is(me, "kate")
        base = odds.attempt(rows, greens, yellow, red, clues, definition.arrow, terror_fails=fails)
        if self._is(me, "amanda"):
            return 1 - (1 - base) ** 1.35
        if me.investigator in ("harvey", "michael", "darrell", "mandy"):
            return 1 - (1 - base) ** 1.15
        return base

    def _price_of_tools(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """What an attempt with everything would use up."""
        _, yellow, red = self._dice(view, me, card)
        dice = yellow * self.w.common + red * self.w.unique
        return self.w.thrift * (dice + 0.7 * min(me.clues, 3) * self.w.clue)

    def spends(self, view: ElderView, me: SeenPlayer, card: str) -> bool:
        """Are items and clues worth it here? Always before the Ancient One; else when they raise the value of going."""
        if card == ANCIENT:
            return True
        return self._value(view, me, card, tools=True) >= self._value(view, me, card, tools=False)

    def value(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """What going there is worth, with or without tools, whichever is better."""
        return max(self._value(view, me, card, tools) for tools in (True, False))

    def _value(self, view: ElderView, me: SeenPlayer, card: str, tools: bool) -> float:
        """Chance times reward, less penalties, terror, costs and tools."""
        definition = self.cards.adventure(card)
        p = self.chance(view, me, card, tools)
        spot = view.card(card)
        reward = self._worth(definition.rewards, me) + definition.trophy * self.w.trophy
        # A hard card that stays blocks its place for the rest of the night.
        reward += self.w.fresh * (1 - self.chance(view, me, card, tools=False))
        left = view.signs_needed - view.signs
        signs = sum(e.sign for e in definition.rewards if isinstance(e, fx.Sign))
        if signs and left <= signs:
            reward += 40  # it would win the game
        if spot:
            reward += sum(self.cards.monsters[m.id].trophy for m in spot.monsters) * self.w.trophy
            reward += self.w.monster * len(spot.monsters)
        penalty = self._worth(definition.penalties, me)
        dooms = sum(e.doom for e in definition.penalties if isinstance(e, fx.Doom))
        if dooms and view.doom + dooms >= len(view.track.replace("/", "")):
            penalty -= 25  # it would awaken the Ancient One
        costs = 0.0
        for row in spot.rows if spot else ():
            task = Row.model_validate(row.text)
            costs += task.sanity * self.w.point + task.stamina * self.w.point + task.hours * 1.5
        terror = 0.35 * self._worth(definition.terror, me) if definition.terror else 0.0
        relief = 1.5 if definition.midnight else 0.0
        price = self._price_of_tools(view, me, card) if tools else 0.0
        return p * (reward + relief) + (1 - p) * penalty - 0.5 * costs + terror - price

    def _move(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        heal = self._worth_playing(view, me, question, "turn")
        if heal:
            return heal
        scores: dict[str, float] = {}
        for option in question.options:
            if option.key == "stay":
                place = me.place
            elif option.key.startswith("go:"):
                place = option.key[3:]
            else:
                continue
            scores[option.key] = self._rest(view, me) if place == ENTRANCE else self.value(view, me, place)
        return max(scores, key=lambda k: scores[k])

    def _rest(self, view: ElderView, me: SeenPlayer) -> float:
        """What a visit to the entrance is worth."""
        price = view.prices.get("sign", 10)
        if me.trophy_worth >= price:
            return self.w.sign * (4 if view.signs + 1 >= view.signs_needed else 1.2)
        return self._care(me) - self.w.idle

    def _care(self, me: SeenPlayer) -> float:
        low = min(me.sanity, me.stamina)
        worth = {1: self.w.care_1, 2: self.w.care_2, 3: 0.8}.get(low, 0.3)
        if low <= 2 and me.trophy_worth >= 2:
            worth += 1.5  # the whole of it for two trophies
        if me.sanity == me.max_sanity and me.stamina == me.max_stamina:
            worth = 0.6  # the lost & found
        return worth

    def _entrance(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        keys = question.keys
        if "buy:sign" in keys:
            return "buy:sign"
        low = "sanity" if me.sanity * me.max_stamina < me.stamina * me.max_sanity else "stamina"
        gap = me.max_sanity - me.sanity if low == "sanity" else me.max_stamina - me.stamina
        left = me.sanity if low == "sanity" else me.stamina
        if left <= 2 and gap >= 3 and f"aid:b:{low}" in keys:
            return f"aid:b:{low}"
        free = next((o for o in question.options if o.key == f"aid:a:{low}"), None)
        if gap and free and dict(free.args).get("works"):
            return free.key
        # A player rich in trophies but far from the price of a sign buys dice.
        if me.trophy_worth >= 8 and view.signs_needed - view.signs > 3 and "buy:unique" in keys and not me.unique:
            return "buy:unique"
        return "lost-found" if "lost-found" in keys and me.sanity > 2 else "nothing"

    # Cards of the own turn

    def _use(self, key: str) -> tuple[str, Use] | None:
        parts = key.split(":")
        if parts[0] != "use":
            return None
        card, index = parts[1], int(parts[2])
        holder = self.cards.by_id[card]
        uses: list[Use] = getattr(holder, "uses", [])
        return card, uses[index]

    def _worth_playing(self, view: ElderView, me: SeenPlayer, question: Ask, moment: str) -> str:
        """A card of the own turn that is worth it now: healing when weak, defeat of monsters in the way, draws, doom away."""
        for option in question.options:
            found = self._use(option.key)
            if found is None or found[1].moment != moment:
                continue
            use = found[1]
            if any(isinstance(e, fx.Lose) and me.sanity <= 3 for e in use.cost):
                continue
            for e in use.effects:
                if (
                    isinstance(e, fx.Restore)
                    and e.restore in ("sanity", "both")
                    and me.max_sanity - me.sanity >= 2
                    and me.sanity <= 3
                ):
                    return option.key
                if (
                    isinstance(e, fx.Restore)
                    and e.restore in ("stamina", "both")
                    and me.max_stamina - me.stamina >= 2
                    and me.stamina <= 3
                ):
                    return option.key
                if isinstance(e, fx.Gain) or (isinstance(e, fx.Doom) and e.doom < 0):
                    return option.key
                if isinstance(e, (fx.Defeat, fx.Banish)) and view.attempt is not None and not view.attempt.rolled:
                    here = view.card(view.attempt.card)
                    if here and any(not m.defeated for m in here.monsters):
                        return option.key
        return ""

    def _end_turn(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        played = self._worth_playing(view, me, question, "turn")
        if played:
            return played
        for option in question.options:
            found = self._use(option.key)
            if found and found[1].moment == "clock" and view.clock == 3:
                return option.key
        return "end-turn"

    # Rolling

    def _rows(self, view: ElderView) -> list[tuple[str, Row]]:
        if view.attempt is None:
            return []
        return [(r.id, Row.model_validate(r.text)) for r in view.attempt.rows if r.open and not r.solved]

    def _rolled(self, view: ElderView) -> list[SeenDie]:
        return [d for d in view.dice if d.at == "pool" and d.fresh]

    def _held(self, view: ElderView) -> list[SeenDie]:
        return [d for d in view.dice if d.at in ("focus", "assist", "spell") and d.face]

    def _solvable(self, view: ElderView) -> bool:
        faces = _faces([*self._rolled(view), *self._held(view)])
        return any(satisfied(faces, needs_in_order(row.needs)) for _, row in self._rows(view))

    def _target(self, view: ElderView) -> Row | None:
        """The open task that is nearest to being solved."""
        rows = [row for _, row in self._rows(view)]
        dice = [*self._rolled(view), *self._held(view)]
        return min(rows, key=lambda r: self._missing(r, dice), default=None)

    def _missing(self, row: Row, dice: list[SeenDie]) -> float:
        """Conditions not met by these dice, roughly."""
        left: list[str] = list(_faces(dice))
        missing = 0.0
        for need in needs_in_order(row.needs):
            if need.symbols:
                hit = next((f for f in left if f in need.symbols), None)
                if hit is not None:
                    left.remove(hit)
                else:
                    missing += 1
            else:
                got = sum(int(f) for f in left if f in ("1", "2", "3", "4"))
                missing += max(0, need.n - got) / 2.5
        return missing

    def _useful(self, view: ElderView, die: SeenDie) -> bool:
        """Does the nearest task (or any, without one) want this face?"""
        target = self._target(view)
        if target is None or die.face is None:
            return False
        if die.face == "wild":
            return True
        for need in target.needs:
            if die.face in need.symbols or (need.n and die.face in ("2", "3", "4")) or (need.n in (1, 2) and die.face == "1"):
                return True
        return False

    def _before_roll(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        attempt = view.attempt
        keys = question.keys
        if attempt is None:
            return keys[0]
        played = self._worth_playing(view, me, question, "turn")
        if played:
            return played
        for key in keys:
            if key.startswith("borrow:") or key == "free-dice":
                return key
        pool = sum(d.at == "pool" for d in view.dice)
        focus = [o for o in question.options if o.key.startswith("focus:")]
        if focus and pool >= 2:
            wanted = [o for o in focus if self._useful(view, view.die(o.key[6:]))]
            if wanted:
                return max(wanted, key=lambda o: _rank(view.die(o.key[6:]).face)).key
        assist = [k for k in keys if k.startswith("assist:")]
        if assist and pool >= 3 and any(self._useful(view, d) for d in view.dice if d.at == "pool" and d.face):
            friend = max(assist, key=lambda k: min(view.players[int(k[7:])].sanity, view.players[int(k[7:])].stamina))
            other = view.players[int(friend[7:])]
            if min(other.sanity, other.stamina) >= 3:
                return friend
        dice = self._more_dice(view, me, question, pool)
        if dice:
            return dice
        take = [k for k in keys if k.startswith("take:") and view.die(k[5:]).colour == "green"]
        for key in take:
            if not self._held_helps(view, key[5:]):
                return key  # a die on a spell that this card does not want is a die less to roll
        if "roll" in keys:
            return "roll"
        return keys[0]

    def _held_helps(self, view: ElderView, id: str) -> bool:
        face = view.die(id).face
        return any(
            face in need.symbols or face == "wild" or (need.n >= 3 and face in ("3", "4"))
            for row in self._open_rows(view)
            for need in row.needs
        )

    def _more_dice(self, view: ElderView, me: SeenPlayer, question: Ask, pool: int) -> str:
        """Items that add dice: when the card is worth it and not nearly done anyway."""
        attempt = view.attempt
        if attempt is None:
            return ""
        rows = tuple(self._open_rows(view))
        worth_it = True
        if attempt.card != ANCIENT:
            card = self.cards.adventure(attempt.card)
            now = odds.attempt(rows, pool, False, False, min(me.clues, 3), card.arrow) if rows else 1.0
            worth_it = now < 0.9 and self.spends(view, me, attempt.card)
        if not worth_it:
            return ""
        for option in question.options:
            found = self._use(option.key)
            if found and found[1].moment == "before_roll":
                return option.key
        if attempt.rolls == 0:
            spare = [k for k in question.keys if k.startswith("dice-for:")]
            if spare and (me.clues > 1 or len(me.common) + len(me.spells) > 1):
                return spare[0] if me.clues > 1 else spare[-1]
        return ""

    def _open_rows(self, view: ElderView) -> list[Row]:
        if view.attempt is None:
            return []
        return [Row.model_validate(r.text) for r in view.attempt.rows if not r.solved]

    def _after_roll(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        solving = [o for o in question.options if o.key.startswith("solve:")]
        if solving:
            return self._best_solution(view, me, solving)
        rolled = self._rolled(view)
        for option in question.options:
            found = self._use(option.key)
            if found is None:
                continue
            for e in found[1].effects:
                if self._change_helps(view, e, rolled):
                    return option.key
        keys = question.keys
        pool = len(rolled)
        for key in ("second-reroll", "mandy"):
            if key in keys:
                return key
        valuable = view.attempt is not None and self.spends(view, me, view.attempt.card)
        if "clue" in keys and valuable and self._close(view, pool):
            return "clue"
        for option in question.options:
            found = self._use(option.key)
            if not found or found[1].moment != "after_roll" or not valuable:
                continue
            if any(isinstance(e, fx.Reroll) for e in found[1].effects):
                return option.key
            secures = any(isinstance(e, fx.Secure) for e in found[1].effects)
            if secures and pool >= 3 and any(self._useful(view, d) for d in rolled):
                return option.key
        if "go-on" in keys:
            return "go-on"
        return "fail"

    def _close(self, view: ElderView, pool: int) -> bool:
        """Could another try with these dice plausibly solve something?"""
        return any(odds.one_roll(row, pool) > 0.2 for _, row in self._rows(view))

    def _change_helps(self, view: ElderView, effect: ElderVerb, rolled: list[SeenDie]) -> bool:
        held = list(_faces(self._held(view)))
        faces = [d.face or "1" for d in rolled]
        changed: list[list[str]] = []
        match effect:
            case fx.TurnDie():
                changed = [
                    [*faces[:i], effect.turn_die, *faces[i + 1 :]]
                    for i, f in enumerate(faces)
                    if effect.of == "any" or f == effect.of
                ]
            case fx.TurnAll():
                changed = [[effect.to if f == effect.turn_all else f for f in faces]]
            case fx.RaiseDie():
                changed = [[*faces[:i], str(int(f) + 1), *faces[i + 1 :]] for i, f in enumerate(faces) if f in ("1", "2")]
            case fx.Ease():
                eased = [
                    row.eased(i, effect.ease_investigation)
                    for _, row in self._rows(view)
                    for i, need in enumerate(row.needs)
                    if need.n
                ]
                here = tuple(sorted([*faces, *held]))
                return any(satisfied(here, needs_in_order(row.needs)) for row in eased)  # type: ignore[arg-type]
            case _:
                return False
        return any(
            satisfied(tuple(sorted([*new, *held])), needs_in_order(row.needs))  # type: ignore[arg-type]
            for new in changed
            for _, row in self._rows(view)
        )

    def _best_solution(self, view: ElderView, me: SeenPlayer, solving: Sequence[Option[object]]) -> str:
        """The solution that leaves the best chance for the rest; a card pays a cost only if it must."""
        pool = len(self._rolled(view))
        clues = min(me.clues, 2)

        def score(option: Option[object]) -> tuple[float, int]:
            args = dict(option.args)
            used = [d for d in str(args["dice"]).split("+") if d]
            fresh = sum(view.die(d).at == "pool" for d in used)
            row_id = option.key.split(":")[1]
            attempt = view.attempt
            rest = [Row.model_validate(r.text) for r in attempt.rows if not r.solved and r.id != row_id] if attempt else []
            arrow = bool(attempt and attempt.card != ANCIENT and self.cards.adventure(attempt.card).arrow)
            rows = tuple(rest)
            left = odds.attempt(rows, pool - fresh, False, False, clues, arrow) if rows else 1.0
            return (left, -len(str(args.get("paid_by", ""))))

        return max(solving, key=score).key

    def _reroll(self, view: ElderView, question: Ask) -> tuple[str, ...]:
        useless = [o.key for o in question.options if not self._useful(view, view.die(o.key))]
        picks = useless or [o.key for o in question.options]
        return tuple(picks[: question.most])

    def _turn(self, view: ElderView, question: Ask) -> str:
        useless = [o.key for o in question.options if not self._useful(view, view.die(o.key))]
        return (useless or [question.options[0].key])[0]

    def _discard(self, view: ElderView, question: Ask) -> str:
        useless = [o.key for o in question.options if not self._useful(view, view.die(o.key.split(":")[1]))]
        greens = [k for k in useless if view.die(k.split(":")[1]).colour == "green"]
        return (greens or useless or [question.options[0].key])[0]

    def _secure(self, view: ElderView, question: Ask) -> tuple[str, ...]:
        wanted = [o.key for o in question.options if self._useful(view, view.die(o.key))]
        best = sorted(wanted or [o.key for o in question.options], key=lambda k: -_rank(view.die(k).face))
        return tuple(best[:1])

    # Others

    def _weak(self, view: ElderView, option: Option[object]) -> bool:
        args = dict(option.args)
        if "seat" not in args:
            return False
        who = view.players[int(args["seat"])]
        left = who.sanity if args["resource"] == "sanity" else who.stamina
        return left <= 2

    def _heal(self, view: ElderView, question: Ask) -> tuple[str, ...]:
        def left(option: Option[object]) -> int:
            args = dict(option.args)
            who = view.players[int(args["seat"])]
            return who.sanity if args["resource"] == "sanity" else who.stamina

        patients = [o for o in question.options if o.key.startswith("heal:")]
        if not patients or left(min(patients, key=left)) > 3:
            return ("no",) if "no" in question.keys else (question.options[0].key,)
        return (min(patients, key=left).key,)

    def _newcomer(self, question: Ask) -> str:
        """Those whose ability helps every roll first."""
        liked = ("mandy", "joe", "amanda", "gloria", "jenny", "harvey", "kate", "mary", "michael")
        for name in liked:
            if f"take:{name}" in question.keys:
                return f"take:{name}"
        return question.options[0].key


def _faces(dice: list[SeenDie]) -> tuple[Face, ...]:
    known: list[Face] = []
    for die in dice:
        if die.face is not None:
            known.append(die.face)  # type: ignore[arg-type]
    return tuple(sorted(known))


def _rank(face: str | None) -> int:
    return {"wild": 9, "4": 8, "3": 7, "lore": 6, "peril": 6, "terror": 5, "2": 4, "1": 1}.get(face or "", 0)
