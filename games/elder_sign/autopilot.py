"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else.

It goes where chance times reward is best, brings the tools that pay there and keeps them from where they do not, heals before
it is too late and buys Elder Signs with its trophies. What things are worth stands in `worth`, the play with dice in `rolling`.
Used as a caretaker for absent people, for balance figures, and as an opponent of bugs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.elder_sign import effects as fx
from games.elder_sign import odds
from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.effects import ElderVerb
from games.elder_sign.odds import LETTER, Dice
from games.elder_sign.rolling import (
    MOST_CLUES,
    MOST_HOLDS,
    Attempting,
    ease,
    forbidden,
    friends_here,
    kind_of_terror,
    price_of_card,
    securing,
    terror_of,
    use_of,
    would_assist,
)
from games.elder_sign.state import ENTRANCE
from games.elder_sign.tasks import Row
from games.elder_sign.traits import MonstersNeed, NoFreeFirstAid
from games.elder_sign.view import ElderView, SeenCard, SeenPlayer
from games.elder_sign.worth import WEIGHTS, Weights, Worth
from games.kernel.ask import Ask, Option
from games.kernel.players import Default

# Whose ability helps most when a new investigator is chosen.
LIKED = ("monterey", "amanda", "mary", "bob", "kate", "dexter", "jenny", "harvey", "michael", "mandy", "joe", "gloria", "darrell")

# How much a die that a spell can hold helps, as an exponent on the chance to fail (measured).
SPELL_HELPS = 0.3


class Plan(NamedTuple):
    """What to bring to a card: extra dice, clues, spells. `value` is what the visit is then worth."""

    value: float
    chance: float
    dice: Dice
    clues: int
    spells: int


class Tools(NamedTuple):
    """What a player could bring to a card, and the price of the yellow and red die (None: not to be had)."""

    greens: int
    yellow: float | None
    red: float | None
    both: float | None  # one thing for both dice
    clues: int
    clue_price: float
    spells: int  # dice that spells could hold
    holds: int  # focus and friends: for free


class Autopilot:
    """One sensible player; the same for every seat."""

    def __init__(self, cards: Catalogue, weights: Weights = WEIGHTS) -> None:
        self.cards = cards
        self.w = weights
        self._fallback = Default()

    def pick(self, view: ElderView, question: Ask) -> tuple[str, ...]:
        me = view.players[question.seat]
        at_dice = self._with_dice(view, me, question) if view.attempt is not None else None
        if at_dice is not None:
            return at_dice
        match question.msg:
            case "es-move":
                return (self._move(view, me, question),)
            case "es-entrance":
                return (self._entrance(view, me, question),)
            case "es-assist":
                return ("yes",) if would_assist(me) else ("no",)
            case "es-end-turn":
                return (self._end_turn(view, me, question),)
            case "es-heal":
                return self._heal(view, question)
            case "es-may":
                return ("yes",)
            case "es-penalties":
                return (self._ward(view, me, question),)
            case "es-defeat" | "es-banish":
                return (self._victim(view, me, question),)
            case "es-place-monster":
                return (self._place_monster(view, me, question),)
            case "es-new-investigator":
                return (self._newcomer(question),)
            case _:
                return self._fallback.pick(view, question)

    def _with_dice(self, view: ElderView, me: SeenPlayer, question: Ask) -> tuple[str, ...] | None:
        """Questions while dice are on the table. The helper of another player's roll looks with that player's eyes."""
        attempt = view.attempt
        if attempt is None:
            return None
        match question.msg:
            case "es-before-roll":
                played = self._card_of_the_turn(view, me, question)
                return (played or Attempting(self.cards, self.w, view, me, attempt).before_roll(question),)
            case "es-after-roll":
                return (Attempting(self.cards, self.w, view, me, attempt).after_roll(question),)
            case "es-choose-dice":
                return (question.keys[0],)
            case "es-reroll":
                roller = view.players[view.active]
                return Attempting(self.cards, self.w, view, roller, attempt).reroll_picks(question)
            case "es-turn-die" | "es-raise-die":
                effect = self._effect_of(str(dict(question.args).get("card", "")))
                return (Attempting(self.cards, self.w, view, me, attempt).turn_pick(question, effect),)
            case "es-discard":
                return (Attempting(self.cards, self.w, view, me, attempt).discard_pick(question),)
            case "es-assist-die":
                pool = [d for d in view.dice if d.id in question.keys]
                keep = Attempting(self.cards, self.w, view, me, attempt).die_to_keep(pool)
                return (keep or question.keys[0],)
            case "es-secure":
                return Attempting(self.cards, self.w, view, me, attempt).secure_picks(question)
            case "es-mandy":
                return ("help",)
            case _:
                return None

    def _effect_of(self, card: str) -> ElderVerb | None:
        holder = self.cards.by_id.get(card)
        uses = getattr(holder, "uses", [])
        return next((e for u in uses for e in u.effects if isinstance(e, (fx.TurnDie, fx.RaiseDie))), None)

    def wants_idle(self, view: ElderView, question: Ask) -> bool:
        """Would it answer a question nobody waits for? Healing when somebody needs it; Mandy when two dice may save a roll."""
        if question.msg == "es-heal":
            return bool(self._patient(view, question))
        if question.msg == "es-mandy" and view.attempt is not None:
            roller = view.players[view.active]
            look = Attempting(self.cards, self.w, view, roller, view.attempt)
            gain = look.reroll(look.roll, 2, look.clues)[0] - look.best_score(look.roll)
            return gain > self.w.clue / 2
        return False

    # Where to go

    def _tools(self, view: ElderView, me: SeenPlayer, card: str) -> Tools:
        mary = me.investigator == "mary"
        at = ("supply", "pool", "lock") if mary else ("supply", "pool")
        greens = sum(d.colour == "green" and d.at in at for d in view.dice)
        free = {d.colour for d in view.dice if d.at in at}
        yellow = red = both = None
        for item in (*me.common, *me.unique):
            for use in self.cards.item(item).uses:
                for e in use.effects:
                    if isinstance(e, fx.AddDice):
                        price = price_of_card(self.cards, self.w, item)
                        if len(e.dice) == 2:
                            both = price
                        elif "yellow" in e.dice:
                            yellow = price
                        else:
                            red = price
        if me.investigator == "gloria" and card in self.cards.other_worlds:
            both = 0.0
        if me.investigator == "jenny" and (me.clues or me.common or me.spells):
            both = self.w.thrift * self.w.clue
        # One thing for both dice still brings the other if one of them is locked.
        if "yellow" not in free:
            yellow, red, both = None, min((p for p in (red, both) if p is not None), default=None), None
        if "red" not in free:
            yellow, red, both = min((p for p in (yellow, both) if p is not None), default=None), None, None
        joe = me.investigator == "joe"
        clues = me.clues * (2 if joe else 1) + sum(c == "C10" for c in me.common)
        no_spells = forbidden(self.cards, view, me, "secure")
        holds = int(not forbidden(self.cards, view, me, "focus")) + len(friends_here(view, me, card))
        return Tools(
            greens,
            yellow,
            red,
            both,
            min(MOST_CLUES, clues),
            self.w.thrift * self.w.clue * (0.5 if joe else 1.0),
            0 if no_spells else securing(self.cards, me.spells),
            holds,
        )

    def _bundles(self, tools: Tools) -> Iterator[tuple[int, int, float]]:
        """Yellow, red, and their price: what can be brought."""
        yield 0, 0, 0.0
        if tools.yellow is not None:
            yield 1, 0, tools.yellow
        if tools.red is not None:
            yield 0, 1, tools.red
        if tools.yellow is not None and tools.red is not None:
            yield 1, 1, tools.yellow + tools.red
        if tools.both is not None:
            yield 1, 1, tools.both

    def plan(self, view: ElderView, me: SeenPlayer, card: str) -> Plan | None:
        """The best way to attempt a card: bring just what pays. None if its costs cannot be paid."""
        spot = view.card(card)
        if spot is None:
            return None
        tasks = [Row.model_validate(r.text) for r in spot.rows]
        sanity, stamina = sum(t.sanity for t in tasks), sum(t.stamina for t in tasks)
        if sanity >= me.sanity or stamina >= me.stamina:
            return None
        definition = self.cards.adventure(card)
        worth = Worth(self.cards, self.w, view, me)
        tools = self._tools(view, me, card)
        on_spells = [d for d in view.dice if d.at == "spell" and d.face]
        rows, spare = ease(tuple(odds.written(r.text) for r in spot.rows), [LETTER[d.face or "1"] for d in on_spells])
        terror = terror_of(self.cards, view, me, card)
        kind = kind_of_terror(terror)
        won, lost = worth.passed(definition, spot), worth.failed(definition)
        won += self._room(spot, definition)
        costs = worth.lose(sanity, stamina) + self.w.hour * sum(t.hours for t in tasks)
        fright = 0.0
        if terror and not kind:
            fright = min(0.0, worth.things(terror))
        best = self._hunt(worth, spot, definition, tools, lost + fright)
        for yellow, red, price in self._bundles(tools):
            for clues in {0, tools.clues}:
                dice = Dice(tools.greens + spare, yellow, red)
                bare = self._skill(me, odds.passing(rows, dice, clues, min(MOST_HOLDS, tools.holds), definition.arrow, kind))
                for spells in {0, min(2, tools.spells)}:
                    p = 1 - (1 - bare) ** (1 + SPELL_HELPS * spells)
                    # Half of the clues and spells that are brought are used, on average.
                    used = price + 0.5 * clues * tools.clue_price + 0.5 * spells * self.w.thrift * self.w.spell
                    value = p * (won - costs) + (1 - p) * (lost + fright - 0.5 * costs) - used
                    if best is None or value > best.value:
                        best = Plan(value, p, dice, clues, spells)
        return best

    def _hunt(self, worth: Worth, spot: SeenCard, card: AdventureCard, tools: Tools, lost: float) -> Plan | None:
        """Going for a monster on a card that is out of reach, and failing the rest."""
        if card.arrow:
            return None
        dice = Dice(tools.greens)
        plans: list[Plan] = []
        for row in spot.rows:
            if row.monster:
                p = odds.passing((odds.written(row.text),), dice, 0, 1)
                plans.append(Plan(p * worth.hunted(spot, row.monster) + lost, 0.0, dice, 0, 0))
        return max(plans, default=None)

    def _room(self, spot: SeenCard, card: AdventureCard) -> float:
        """A hard card blocks its place in the museum until somebody passes it; an easy one goes anyway."""
        if card.kind != "adventure":
            return 0.0
        bare = odds.passing(tuple(odds.written(r.text) for r in spot.rows), Dice(6), 0, 1, card.arrow)
        return self.w.fresh * (1 - bare)

    def _skill(self, me: SeenPlayer, chance: float) -> float:
        """Abilities that help with every roll, as a rule of thumb."""
        if me.investigator == "amanda":
            return 1 - (1 - chance) ** 1.35
        if me.investigator in ("harvey", "michael", "darrell", "mandy"):
            return 1 - (1 - chance) ** 1.15
        return chance

    def chance(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """The estimated chance that this player passes this card with what it would bring."""
        plan = self.plan(view, me, card)
        return plan.chance if plan else 0.0

    def best_chance(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """The estimated chance that this player passes this card with everything they could bring, whatever that costs."""
        spot = view.card(card)
        if spot is None:
            return 0.0
        tasks = [Row.model_validate(r.text) for r in spot.rows]
        if sum(t.sanity for t in tasks) >= me.sanity or sum(t.stamina for t in tasks) >= me.stamina:
            return 0.0
        tools = self._tools(view, me, card)
        yellow, red, _ = max(self._bundles(tools), key=lambda b: b[:2])
        on_spells = [LETTER[d.face or "1"] for d in view.dice if d.at == "spell" and d.face]
        rows, spare = ease(tuple(odds.written(r.text) for r in spot.rows), on_spells)
        dice, arrow = Dice(tools.greens + spare, yellow, red), self.cards.adventure(card).arrow
        terror = kind_of_terror(terror_of(self.cards, view, me, card))
        bare = self._skill(me, odds.passing(rows, dice, tools.clues, min(MOST_HOLDS, tools.holds), arrow, terror))
        return 1 - (1 - bare) ** (1 + SPELL_HELPS * min(2, tools.spells))

    def value(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """What going there is worth."""
        plan = self.plan(view, me, card)
        return plan.value if plan else -100.0

    def _move(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        played = self._card_of_the_turn(view, me, question)
        if played:
            return played
        scores: dict[str, float] = {}
        for option in question.options:
            if option.key == "stay":
                place = me.place
            elif option.key.startswith("go:"):
                place = option.key[3:]
            else:
                continue
            scores[option.key] = self.rest(view, me) if place == ENTRANCE else self.value(view, me, place)
        return max(scores, key=lambda k: scores[k])

    # The entrance

    def rest(self, view: ElderView, me: SeenPlayer) -> float:
        """What a visit to the entrance is worth: its best action."""
        return max(worth for _, worth in self._errands(view, me))

    def _errands(self, view: ElderView, me: SeenPlayer) -> list[tuple[str, float]]:
        """What can be done at the entrance, as option keys, and what each is worth."""
        w, worth = self.w, Worth(self.cards, self.w, view, me)
        purse = me.trophy_worth
        found = [("nothing", 0.0)]
        gaps = {"sanity": me.max_sanity - me.sanity, "stamina": me.max_stamina - me.stamina}
        left = {"sanity": me.sanity, "stamina": me.stamina}
        whole = 0.0
        free = self._free_aid(view, me)
        for resource, gap in gaps.items():
            if gap and free:
                found.append((f"aid:a:{resource}", worth.point(left[resource], resource == "sanity")))
            full = sum(worth.point(left[resource] + i, resource == "sanity") for i in range(gap))
            whole += full
            if purse >= 2 and gap > 1:
                found.append((f"aid:b:{resource}", full - 2 * w.trophy))
        if purse >= 4:
            found.append(("aid:c", whole - 4 * w.trophy))
        found.append(("lost-found", (w.clue + w.spell + w.common - worth.lose(1, 0)) / 6))
        price = view.prices.get("sign", 10)
        if purse >= price:
            certain = w.wins if worth.signs_left == 1 else 0.0  # no roll is as safe as a purchase
            found.append(("buy:sign", worth.signs(1) - 0.5 * price * w.trophy + certain))
        # Trophies that will not become a sign any more become dice.
        hopeless = worth.doom_left <= 3 and purse < price - 3
        for what, gain in (("unique", w.unique), ("common", w.common), ("clue", w.clue)):
            cost = view.prices.get(what, 5)
            if hopeless and purse >= cost:
                found.append((f"buy:{what}", gain))
        return found

    def _free_aid(self, view: ElderView, me: SeenPlayer) -> bool:
        """Does the free treatment do anything (Cthulhu, Y16)?"""
        unless = [t for t in self.cards.ancient_ones[view.ancient].traits if isinstance(t, NoFreeFirstAid)]
        if view.mythos and me.investigator != "mary":
            unless += [t for t in self.cards.mythos[view.mythos].traits if isinstance(t, NoFreeFirstAid)]
        return not any(t.no_free_first_aid == "always" or view.monsters_in_play >= t.at_least for t in unless)

    def _entrance(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        played = self._card_of_the_turn(view, me, question)
        if played:
            return played
        offered = {o.key: dict(o.args) for o in question.options}
        possible = [(k, v) for k, v in self._errands(view, me) if k in offered and offered[k].get("works", 1)]
        return max(possible, key=lambda kv: kv[1])[0] if possible else "nothing"

    # Cards of the own turn

    def _card_of_the_turn(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        """A card worth playing now: healing when weak, monsters out of the way, draws, doom away."""
        for option in question.options:
            use = use_of(self.cards, option.key)
            if use is None or use.moment != "turn":
                continue
            if any(isinstance(e, fx.Lose) and me.sanity <= 2 for e in use.cost):
                continue
            if any(self._worth_now(view, me, e) for e in use.effects):
                return option.key
        return ""

    def _worth_now(self, view: ElderView, me: SeenPlayer, effect: ElderVerb) -> bool:
        match effect:
            case fx.Restore():
                n = 9 if effect.n == "max" else effect.n
                whom = [p for p in view.players if p.investigator] if effect.whom == "anyone" else [me]
                return any(_weak(p, effect.restore, n) for p in whom)
            case fx.Gain():
                return True
            case fx.Doom():
                return effect.doom < 0
            case fx.Gate():
                return len(view.cards) < 8
            case fx.Defeat() | fx.Banish():
                if view.attempt is not None:
                    here = view.card(view.attempt.card)
                    return bool(here and not view.attempt.rolls and any(not m.defeated for m in here.monsters))
                # From afar: one that locks a die, when dice are getting few.
                anywhere = isinstance(effect, fx.Banish) or effect.defeat == "any"
                few = sum(d.at == "lock" for d in view.dice) >= 2
                return anywhere and few and any(self.cards.monsters[m.id].lock for c in view.cards for m in c.monsters)
            case _:
                return False

    def _end_turn(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        played = self._card_of_the_turn(view, me, question)
        if played:
            return played
        for option in question.options:
            use = use_of(self.cards, option.key)
            if use and use.moment == "clock" and view.clock == 3:
                return option.key
        return "end-turn"

    def _ward(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        """Cancel penalties that cost more than the card that does it."""
        card = str(dict(question.args).get("card", ""))
        ward = next((k for k in question.keys if k.startswith("use:")), "")
        cost = -Worth(self.cards, self.w, view, me).failed(self.cards.adventure(card)) if card else 0.0
        return ward if ward and cost > 1.5 * self.w.unique else self._fallback.pick(view, question)[0]

    # Others

    def _place_monster(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        """Where it takes the least from what the table hopes for."""
        monster = str(dict(question.args).get("monster", ""))
        if monster not in self.cards.monsters:
            return self._fallback.pick(view, question)[0]
        worth = Worth(self.cards, self.w, view, me)

        def harm(option: Option[object]) -> float:
            args = dict(option.args)
            spot = view.card(str(args["card"]))
            if spot is None:
                return 0.0
            card = self.cards.adventure(spot.card)
            before = tuple(odds.written(r.text) for r in spot.rows if not r.solved)
            after = self._rows_with(view, spot, monster, int(args["row"]))
            loss = odds.passing(before, Dice(6), 1, 1, card.arrow) - odds.passing(after, Dice(6), 1, 1, card.arrow)
            return loss * max(1.0, worth.passed(card, spot) - worth.failed(card))

        return min(question.options, key=harm).key

    def _victim(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        """The monster whose defeat helps most: on the card being attempted first, then those that lock a die."""
        worth = Worth(self.cards, self.w, view, me)
        here = view.attempt.card if view.attempt else ""

        def gain(option: Option[object]) -> float:
            monster = next((str(v) for v in dict(option.args).values() if v in self.cards.monsters), "")
            spot = next((c for c in view.cards if any(m.id == monster for m in c.monsters)), None)
            return worth.hunted(spot, monster) + (10.0 if spot.card == here else 0.0) if spot else 0.0

        return max(question.options, key=gain).key

    def _rows_with(self, view: ElderView, spot: SeenCard, monster: str, row: int) -> tuple[str, ...]:
        """The card's rows if this monster covered that row (-1: below the tasks)."""
        task = str(self.cards.monsters[monster].task)
        if any(isinstance(t, MonstersNeed) for t in self.cards.ancient_ones[view.ancient].traits):
            task += " T"
        rows = {r.id: r.text for r in spot.rows if not r.solved}
        printed = self.cards.adventure(spot.card).tasks[row] if row >= 0 else None
        if printed is not None and printed.frame in ("full", "partial"):
            rows[f"t{row}"] = f"{printed.open} {task}"
        else:
            rows["new"] = task
        return tuple(odds.written(t) for t in rows.values())

    def _patient(self, view: ElderView, question: Ask) -> str:
        """Whom to heal: the weakest, if anybody is weak enough, or before the day's chance passes."""

        def left(option: Option[object]) -> int:
            args = dict(option.args)
            who = view.players[int(args["seat"])]
            return who.sanity if args["resource"] == "sanity" else who.stamina

        patients = [o for o in question.options if o.key.startswith("heal:") and "resource" in dict(o.args)]
        if not patients:
            return ""
        weakest = min(patients, key=left)
        return weakest.key if left(weakest) <= 2 or view.clock == 3 or view.awake else ""

    def _heal(self, view: ElderView, question: Ask) -> tuple[str, ...]:
        patient = self._patient(view, question)
        return (patient,) if patient else self._fallback.pick(view, question)

    def _newcomer(self, question: Ask) -> str:
        """Those whose ability or equipment helps most first."""
        for name in LIKED:
            if f"take:{name}" in question.keys:
                return f"take:{name}"
        return question.keys[0]


def _weak(who: SeenPlayer, resource: str, n: int) -> bool:
    """Few points left, and nothing of the cure is wasted."""
    sanity = who.sanity <= 3 and who.max_sanity - who.sanity >= min(n, 3)
    stamina = who.stamina <= 3 and who.max_stamina - who.stamina >= min(n, 3)
    return (sanity and resource != "stamina") or (stamina and resource != "sanity")
