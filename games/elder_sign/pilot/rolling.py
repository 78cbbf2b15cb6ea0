"""The play with dice: what to solve, re-roll, hold, give up and add.

Every choice is scored alike: the chance to pass after it, times what passing is worth against failing (the stake), less the
price of what it uses up. In the battle the stake is a doom token, and the "chance" the blows still to be expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.elder_sign import effects as fx
from games.elder_sign import odds
from games.elder_sign.content import Catalogue
from games.elder_sign.effects import ElderVerb
from games.elder_sign.odds import LETTER, Dice, Terror
from games.elder_sign.pilot.dice import Face, Rows, counted, counted_dice, distinct, ease, keep_for, turned, wanted
from games.elder_sign.pilot.means import (
    dice_offers,
    forbidden,
    friends_here,
    kind_of_terror,
    price_of_card,
    securing,
    terror_of,
    use_of,
    would_assist,
)
from games.elder_sign.pilot.worth import Weights, Worth
from games.elder_sign.state import ANCIENT
from games.elder_sign.view import ElderView, SeenAttempt, SeenDie, SeenPlayer
from games.kernel.ask import Ask, Option

MOST_CLUES = 2  # more re-rolls than this hardly change an estimate
MOST_HOLDS = 2
HOPELESS = 0.03
HUNT = 0.1  # with less hope than this for the whole card, its monsters are what can be won


class Attempting:
    """One look at an attempt (or an attack in the battle): the dice, the rows, and what may be done."""

    def __init__(self, cards: Catalogue, w: Weights, view: ElderView, me: SeenPlayer, attempt: SeenAttempt) -> None:
        self.cards, self.w, self.view, self.me, self.attempt = cards, w, view, me, attempt
        self.worth = Worth(cards, w, view, me)
        self.battle = attempt.card == ANCIENT
        open_rows = [r for r in attempt.rows if not r.solved]
        self.ids = tuple(r.id for r in open_rows)
        self.rows: Rows = tuple(odds.written(r.text) for r in open_rows)
        self.arrow = not self.battle and cards.adventure(attempt.card).arrow
        self.pool = [d for d in view.dice if d.at == "pool"]
        self.roll = tuple(Face(d.id, LETTER[d.face], d.colour) for d in self.pool if d.fresh and d.face)
        self.held = tuple(LETTER[d.face] for d in view.dice if d.at in ("focus", "assist", "spell") and d.face)
        self.terror_effects: list[ElderVerb] = [] if self.battle else terror_of(cards, view, me, attempt.card)
        self.terror: Terror = kind_of_terror(self.terror_effects)
        self.prey = self._prey()
        if self.prey:
            self.ids = tuple(r.id for r in open_rows if r.monster in self.prey)
            self.rows = tuple(odds.written(r.text) for r in open_rows if r.monster in self.prey)

    def _prey(self) -> tuple[str, ...]:
        """The monsters to go for when the card itself is out of reach: they are received even if it fails (ES-MON-22)."""
        if self.battle or self.arrow:
            return ()
        monsters = tuple(r.monster for r in self.attempt.rows if r.monster and not r.solved)
        if not monsters or odds.passing(ease(self.rows, self.held)[0], counted_dice(self.pool), 1, 1) >= HUNT:
            return ()
        return monsters

    @cached_property
    def stake(self) -> float:
        """Passing against failing."""
        spot = self.view.card(self.attempt.card)
        if self.battle or spot is None:
            return self.w.sign
        if self.prey:
            return max(1.0, max(self.worth.hunted(spot, m) for m in self.prey))
        card = self.cards.adventure(self.attempt.card)
        return max(1.0, self.worth.passed(card, spot) - self.worth.failed(card))

    @cached_property
    def clues(self) -> int:
        """Re-rolls that would be spent on this card at all."""
        if self.stake * 0.4 < self.w.thrift * self.w.clue:
            return 0
        each = 2 if self.me.investigator == "joe" else 1
        return min(MOST_CLUES, self.me.clues * each + sum(c == "C10" for c in self.me.common))

    @cached_property
    def focus_left(self) -> bool:
        return not self.battle and not self.attempt.focused and not forbidden(self.cards, self.view, self.me, "focus")

    @cached_property
    def holds(self) -> int:
        """How often a die can still be kept for a later roll."""
        n = int(self.focus_left)
        n += 0 if self.battle else len(self._helpers())
        if not forbidden(self.cards, self.view, self.me, "secure") and self.stake > 4 * self.w.thrift * self.w.spell:
            n += securing(self.cards, self.me.spells)
        return min(MOST_HOLDS, n)

    def _helpers(self) -> list[SeenPlayer]:
        """Who could still assist in this attempt."""
        return [p for p in friends_here(self.view, self.me, self.attempt.card) if p.seat not in self.attempt.assistants]

    # Chances from here

    def go_on(self, rows: Rows, dice: Dice, clues: int, holds: int) -> float:
        """The chance to pass with these dice still to be rolled. In the battle: blows to be expected."""
        if self.battle:
            full = odds.written(self.attempt.rows[0].text)
            now = odds.one_roll(rows[0], dice) if dice.n else 0.0
            hit = 1 + odds.blows(full, dice.less(len(full.split())))
            return now * hit + (1 - now) * odds.blows(full, dice.discard())
        return odds.passing(rows, dice, clues, holds, self.arrow, self.terror)

    def after_solving(self, i: int, dice: Dice, held: Sequence[str], rows: Rows | None = None, holds: int | None = None) -> float:
        rows = self.rows if rows is None else rows
        if self.battle:
            return 1 + odds.blows(rows[i], dice)
        rest, _ = ease(rows[:i] + rows[i + 1 :], held)
        return self.go_on(rest, dice, self.clues, self.holds if holds is None else holds)

    def after_failing(self, roll: Sequence[Face]) -> tuple[float, str]:
        """The chance after letting this roll fail, and the die to keep by focus or assistance ("" for none)."""
        rows, _ = ease(self.rows, self.held)
        letters = [f.letter for f in roll]
        if "T" in letters and self.terror == "fails":
            return 0.0, ""
        if "T" in letters and self.terror == "discards":
            roll = [f for f in roll if f.letter != "T"]
        if len(roll) <= 1:
            return 0.0, ""
        best, keep = self.go_on(rows, counted(roll).discard(), self.clues, self.holds), ""
        if self.battle or len(roll) < 3 or not (self.focus_left or self._helpers()):
            return best, keep
        for face in distinct(roll):
            eased, spare = ease(rows, face.letter)
            if not spare:
                rest = counted([f for f in roll if f.id != face.id]).discard()
                chance = self.go_on(eased, rest, self.clues, self.holds - 1)
                if chance > best + 1e-9:
                    best, keep = chance, face.id
        return best, keep

    def terror_price(self, roll: Sequence[Face]) -> float:
        """What terror would cost if this roll failed."""
        if not any(f.letter == "T" for f in roll):
            return 0.0
        return max(0.0, -self.worth.things(self.terror_effects))

    def failing_score(self, roll: Sequence[Face]) -> float:
        return self.stake * self.after_failing(roll)[0] - self.terror_price(roll)

    def solving_scores(self, roll: Sequence[Face]) -> dict[int, float]:
        """Open rows that this roll solves, and what that is worth; with dice as a person would pick them, roughly."""
        found: dict[int, float] = {}
        faces = "".join(sorted([f.letter for f in roll] + [*self.held]))
        for i, row in enumerate(self.rows[:1] if self.arrow else self.rows):
            k = odds.dice_for(faces, row)
            if not k and row:
                continue
            fresh = max(0, k - len([h for h in self.held if odds.held(h, row) != row]))
            unused = [h for h in self.held if odds.held(h, row) == row]
            found[i] = self.stake * self.after_solving(i, counted(roll).less(fresh), unused)
        return found

    def best_score(self, roll: Sequence[Face]) -> float:
        """What the roll is worth if nothing more is done to it."""
        return max([self.failing_score(roll), *self.solving_scores(roll).values()])

    # Re-rolling

    def reroll(self, roll: Sequence[Face], most: int, clues: int) -> tuple[float, tuple[str, ...]]:
        """The best re-roll of at most so many dice: its worth, and the dice."""
        best: tuple[float, tuple[str, ...]] = (float("-inf"), ())
        rows, _ = ease(self.rows, self.held)
        if self.battle:
            fail = self.stake * self.go_on(rows, counted(roll).discard(), clues, 0)
        else:
            fail = self.stake * odds.failing(rows, counted(roll), clues, self.holds, self.arrow, self.terror)
        for i, row in enumerate(rows[:1] if self.arrow else rows):
            size = max(1, len(row.split()))
            for least in (1, 2, 3, 4) if odds.wants(row).numbers else (1,):
                keep = keep_for(roll, row, least)
                again = [f for f in roll if f.id not in keep]
                again.sort(key=lambda f: f.letter != "T")
                again = again[:most]
                if not again:
                    continue
                stays = "".join(sorted(f.letter for f in roll if f not in again))
                _, rest = odds.kept(stays, row, 1)
                chance = odds.one_roll(rest, counted(again))
                solved = self.stake * self.after_solving(i, counted(roll).less(max(size, len(keep))), (), rows)
                score = chance * solved + (1 - chance) * fail
                best = max(best, (score, tuple(f.id for f in again)))
        return best

    # Spells that hold a die

    def secure(self, roll: Sequence[Face]) -> tuple[float, str]:
        """The best die of the roll to put on a spell: what that is worth, and the die."""
        best: tuple[float, str] = (float("-inf"), "")
        if len(roll) < 2:
            return best
        rows, _ = ease(self.rows, self.held)
        for face in distinct(roll):
            rest = [f for f in roll if f.id != face.id]
            letters = "".join(sorted(f.letter for f in rest))
            for j, row in enumerate(rows):
                if odds.held(face.letter, row) == row:
                    continue
                eased = (*rows[:j], odds.held(face.letter, row), *rows[j + 1 :])
                score = self.go_on(eased, counted(rest).discard(), self.clues, self.holds - 1) if len(rest) > 1 else 0.0
                for i in range(1 if self.arrow else len(rows)):
                    k = odds.dice_for(letters, rows[i])
                    if i != j and k:
                        score = max(score, self.after_solving(i, counted(rest).less(k), (), eased, self.holds - 1))
                best = max(best, (self.stake * score, face.id))
        return best

    # Changing faces

    def changed(self, effect: ElderVerb, roll: Sequence[Face]) -> tuple[float, str]:
        """The best that this change of the roll can bring, and the die to change."""
        best: tuple[float, str] = (float("-inf"), "")
        match effect:
            case fx.TurnDie():
                to = LETTER[effect.turn_die]
                for face in distinct(roll):
                    if face.letter != to and (effect.of == "any" or face.letter == LETTER[effect.of]):
                        best = max(best, (self.best_score(turned(roll, face.id, to)), face.id))
            case fx.RaiseDie():
                for face in distinct(roll):
                    if face.letter in ("12" if face.colour == "green" else "123"):
                        best = max(best, (self.best_score(turned(roll, face.id, str(int(face.letter) + 1))), face.id))
            case fx.TurnAll():
                old, new = LETTER[effect.turn_all], LETTER[effect.to]
                if any(f.letter == old for f in roll):
                    all_turned = [Face(f.id, new if f.letter == old else f.letter, f.colour) for f in roll]
                    best = (self.best_score(all_turned), "")
            case fx.Ease():
                faces = "".join(sorted([f.letter for f in roll] + [*self.held]))
                for i, row in enumerate(self.rows[:1] if self.arrow else self.rows):
                    symbols, numbers = odds.wants(row)
                    lower = odds.written(" ".join([*("/".join(s) for s in symbols), *(f"I{n - 1}" for n in numbers if n > 1)]))
                    k = odds.dice_for(faces, lower)
                    if numbers and k and not odds.dice_for(faces, row):
                        best = max(best, (self.stake * self.after_solving(i, counted(roll).less(k), ()), ""))
            case _:
                pass
        return best

    # The questions

    def after_roll(self, question: Ask) -> str:
        roll = self.roll
        scores: dict[str, float] = {}
        for option in question.options:
            score = self._after_roll_score(option, roll)
            if score is not None:
                scores[option.key] = score
        return max(scores, key=lambda k: scores[k]) if scores else question.keys[0]

    def _after_roll_score(self, option: Option[object], roll: Sequence[Face]) -> float | None:
        key = option.key
        clue = self.w.thrift * self.w.clue
        if key.startswith("solve:"):
            return self._solution(option)
        if key == "fail":
            return self.failing_score(roll)
        if key == "go-on":
            return self.stake * self.go_on(ease(self.rows, self.held)[0], counted(roll), self.clues, self.holds)
        if key == "clue":
            score = self.reroll(roll, 8, self.clues - 1)[0]
            return score - (clue / 2 if self.me.investigator == "joe" else clue)
        if key == "second-reroll":
            return self.reroll(roll, 8, self.clues)[0]
        if key == "mandy":
            return self.reroll(roll, 2, self.clues)[0] - clue / 2
        use = use_of(self.cards, key)
        if use is None or use.moment != "after_roll":
            return None
        price = price_of_card(self.cards, self.w, key.split(":")[1])
        return max((self._change_score(e, roll) for e in use.effects), default=0.0) - price

    def _change_score(self, effect: ElderVerb, roll: Sequence[Face]) -> float:
        if isinstance(effect, fx.Reroll):
            most = 8 if effect.reroll == "any" else effect.reroll
            return self.reroll(roll, most, self.clues - 1)[0]
        if isinstance(effect, fx.Secure):
            return self.secure(roll)[0]
        return self.changed(effect, roll)[0] - 0.05

    def _solution(self, option: Option[object]) -> float:
        args = dict(option.args)
        used = {d for d in str(args["dice"]).split("+") if d}
        if option.key.split(":")[1] not in self.ids:
            return -1.0  # not what is hunted
        i = self.ids.index(option.key.split(":")[1])
        left = counted([f for f in self.roll if f.id not in used])
        held = [LETTER[d.face] for d in self.view.dice if d.at in ("focus", "assist", "spell") and d.face and d.id not in used]
        paid = sum(price_of_card(self.cards, self.w, card) for card in str(args.get("paid_by", "")).split("+"))
        return self.stake * self.after_solving(i, left, held) - paid

    def reroll_picks(self, question: Ask) -> tuple[str, ...]:
        roll = [f for f in self.roll if f.id in question.keys]
        picks = self.reroll(roll, question.most, self.clues)[1]
        return picks or (question.keys[0],)

    def discard_pick(self, question: Ask) -> str:
        """All dice but the kept one are rolled again, so a green one goes, whatever it shows."""
        keep = self.after_failing(self.roll)[1]
        dice = [d for d in self.pool if f"discard:{d.id}" in question.keys and d.id != keep]
        dice.sort(key=lambda d: ("green", "yellow", "red").index(d.colour))
        return f"discard:{dice[0].id}" if dice else question.keys[0]

    def die_to_keep(self, dice: Sequence[SeenDie]) -> str:
        """After the discard: the die worth keeping ("" if rolling all of them again is better)."""
        faces = [Face(d.id, LETTER[d.face], d.colour) for d in dice if d.face]
        rows, _ = ease(self.rows, self.held)
        best, keep = self.go_on(rows, counted(faces), self.clues, self.holds), ""
        if len(faces) < 2:
            return ""
        for face in distinct(faces):
            eased, spare = ease(rows, face.letter)
            if not spare:
                chance = self.go_on(eased, counted([f for f in faces if f.id != face.id]), self.clues, self.holds - 1)
                if chance > best + 1e-9:
                    best, keep = chance, face.id
        return keep

    def secure_picks(self, question: Ask) -> tuple[str, ...]:
        roll = [f for f in self.roll if f.id in question.keys]
        first = self.secure(roll)[1] or roll[0].id
        if question.most < 2 or len(roll) < 4:
            return (first,)
        rest = [f for f in roll if f.id != first]
        eased, _ = ease(self.rows, next(f.letter for f in roll if f.id == first))
        useful = [f for f in rest if any(wanted(f.letter, r) >= 10 for r in eased)]
        return (first, useful[0].id) if useful else (first,)

    def turn_pick(self, question: Ask, effect: ElderVerb | None) -> str:
        roll = [f for f in self.roll if f.id in question.keys]
        found = self.changed(effect, self.roll)[1] if effect is not None else ""
        return found if found in question.keys else (roll[0].id if roll else question.keys[0])

    def before_roll(self, question: Ask) -> str:
        keys = question.keys
        for key in keys:
            if key.startswith("borrow:") or key == "free-dice":
                return key
        kept_die = self._keep_a_die(question)
        if kept_die:
            return kept_die
        taken = self._take_off(question)
        if taken:
            return taken
        more = self._add_dice(question)
        if more:
            return more
        if "roll" in keys and self._hopeless() and "give-up" in keys:
            return "give-up"
        return "roll" if "roll" in keys else keys[0]

    def _hopeless(self) -> bool:
        """Rolling on could only bring terror."""
        if self.battle or not any(isinstance(e, (fx.Doom, fx.Lose)) for e in self.terror_effects) or self.attempt.rolls == 0:
            return False
        rows, _ = ease(self.rows, self.held)
        return self.go_on(rows, counted_dice(self.pool), self.clues, self.holds) < HOPELESS

    def _keep_a_die(self, question: Ask) -> str:
        focus = [k for k in question.keys if k.startswith("focus:")]
        friends = [k for k in question.keys if k.startswith("assist:")]
        if not focus and not friends:
            return ""
        keep = self.die_to_keep(self.pool)
        if not keep:
            return ""
        willing = [k for k in friends if would_assist(self.view.players[int(k[7:])])]
        if willing:
            return max(willing, key=lambda k: max(self.view.players[int(k[7:])].sanity, self.view.players[int(k[7:])].stamina))
        return f"focus:{keep}" if f"focus:{keep}" in focus else ""

    def _take_off(self, question: Ask) -> str:
        """A die on a spell that this card does not want is a die less to roll."""
        rows, _ = ease(self.rows, self.held)
        dice = counted_dice(self.pool)
        with_it = self.go_on(rows, dice, self.clues, self.holds)
        for key in question.keys:
            if not key.startswith("take:"):
                continue
            die = self.view.die(key[5:])
            if die.colour != "green" or die.face is None:
                continue
            others = list(self.held)
            others.remove(LETTER[die.face])
            eased, _ = ease(self.rows, others)
            if self.go_on(eased, Dice(dice.green + 1, dice.yellow, dice.red), self.clues, self.holds) > with_it + 0.01:
                return key
        return ""

    def _add_dice(self, question: Ask) -> str:
        """The yellow and red die, when what they add is worth their price."""
        sources = dice_offers(self.cards, self.w, self.view, self.me, question)
        if not sources:
            return ""
        rows, _ = ease(self.rows, self.held)
        dice = counted_dice(self.pool)
        free = {d.colour for d in self.view.dice if d.at in ("supply", "lock")}
        scores: dict[tuple[str, ...], float] = {(): self.stake * self.go_on(rows, dice, self.clues, self.holds)}
        keys = sorted(sources, key=lambda k: sources[k][1])
        combos = [(a,) for a in keys] + [(a, b) for a in keys for b in keys if a < b]
        for combo in combos:
            colours = {c for k in combo for c in sources[k][0]} & free
            if len(combo) == 2 and any(colours <= sources[k][0] for k in combo):
                continue
            now = Dice(dice.green, dice.yellow or int("yellow" in colours), dice.red or int("red" in colours))
            price = sum(sources[k][1] for k in combo)
            scores[combo] = self.stake * self.go_on(rows, now, self.clues, self.holds) - price
        best = max(scores, key=lambda c: scores[c])
        return best[0] if best else ""
