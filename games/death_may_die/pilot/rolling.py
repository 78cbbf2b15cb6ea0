"""Which dice are thrown again: what the roll is worth as it lies, against what it may become, less the stress it takes.

Wounds count also where nobody dies of them, Tentacles and an enemy's Successes count against it. A free reroll costs nothing, so it
is left lying only where nothing could get better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from games.death_may_die.content import Catalogue
from games.death_may_die.dice import SHOWS, Face, Kind, shown
from games.death_may_die.pilot.acting import A_WOUND
from games.death_may_die.pilot.deeds import Deeds
from games.death_may_die.pilot.strength import Strength
from games.death_may_die.view import DeathView, InvestigatorView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers

if TYPE_CHECKING:
    from games.death_may_die.state import Roll

AGAINST = ("attacked", "fire", "stage")
A_KILL = 0.6
A_DEED, ANOTHER_TASK = 1.6, 0.4
A_SCRATCH = 0.12  # a wound that does not kill: it stays on the figure
OF_A_COMPANION = 0.15  # a wound one of them bears
AN_ABILITY = 0.1  # an enemy's Elder Sign that its card answers to
A_FEW_WOUNDS = 2

Die: TypeAlias = tuple[Kind, Face]
Lying: TypeAlias = tuple[Die, ...]  # sorted


class Prospect:
    """What a roll is worth to somebody who throws its worst die again as long as that pays."""

    def __init__(
        self,
        dice: Mapping[Kind, Sequence[Face]],
        lies: Callable[[Lying], float],
        unwanted: Callable[[Lying], list[Die]],
        burden: Callable[[int], float],
        free: int,
        room: int,
    ) -> None:
        self.sides: dict[Kind, list[tuple[Die, float]]] = {
            kind: [((kind, face), n / len(faces)) for face, n in Counter(faces).items()] for kind, faces in dice.items()
        }
        self.lies = lies
        self.unwanted = unwanted
        self.burden = burden  # what so much stress for this roll costs
        self.free, self.room = free, room
        self._known: dict[tuple[Lying, int, int], float] = {}

    def best(self, lying: Lying, free: int, paid: int) -> float:
        """Stopped in time, without what is paid already."""
        key = (lying, free, paid)
        if key not in self._known:
            now = self.lies(lying)
            if (free or paid < self.room) and (worst := self.unwanted(lying)):
                cost = 0.0 if free else self.burden(paid + 1) - self.burden(paid)
                after = (max(0, free - 1), paid if free else paid + 1)
                now = max(now, self._thrown(lying, worst[:1], *after) - cost)
            self._known[key] = now
        return self._known[key]

    def again(self, lying: Lying, dice: Sequence[Die], stress: int, free: int) -> float:
        """These together, for so much stress and so many free rerolls; then on as it pays."""
        return self._thrown(lying, dice, self.free - free, stress) - self.burden(stress)

    def _thrown(self, lying: Lying, dice: Sequence[Die], free: int, paid: int) -> float:
        rest = list(lying)
        for die in dice:
            rest.remove(die)
        found: dict[Lying, float] = {tuple(rest): 1.0}
        for kind, _ in dice:
            after: dict[Lying, float] = {}
            for there, p in found.items():
                for side, q in self.sides[kind]:
                    now = tuple(sorted((*there, side)))
                    after[now] = after.get(now, 0.0) + p * q
            found = after
        return sum(p * self.best(there, free, paid) for there, p in found.items())


class Rolling:
    def __init__(self, cards: Catalogue, strength: Strength, deeds: Deeds) -> None:
        self.cards = cards
        self.strength = strength
        self.deeds = deeds

    @answers("dmd-reroll")
    def again(self, view: DeathView, question: Ask) -> str:
        roll, counted = view.roll, view.counted
        if roll is None or counted is None:
            return "keep"
        me = view.investigators[roll.who]
        lying = lying_there(roll)
        signs = int(dict(question.args)["signs"])
        prospect = Prospect(
            self.cards.numbers.dice,
            self._lies(view, me, roll, signs),
            lambda dice: unwanted(roll, dice, signs),
            lambda n: self.strength.stress(view, me, me.stress + n) - self.strength.stress(view, me, me.stress),
            counted.free,
            counted.rerolls - counted.free,
        )

        def worth(option: Option[Any]) -> tuple[float, int]:
            """Of equal ones the one with the fewest presses."""
            args: dict[str, Any] = dict(option.args)
            if option.key == "keep":
                return round(prospect.lies(lying), 6), 99
            n, stress = int(args["n"]), int(args["stress"])
            if option.key == "frantic":
                dice = unwanted(roll, lying, signs)[:n]
                return (round(prospect.again(lying, dice, stress, 0), 6), len(dice)) if dice else (-99.0, 0)
            return round(prospect.again(lying, [(args["kind"], args["face"])] * n, stress, n - stress), 6), n

        return max(question.options, key=worth).key

    @answers("dmd-frantic")
    def frantic(self, view: DeathView, question: Ask) -> tuple[str, ...]:
        roll = view.roll
        if roll is None:
            return ()
        lying = lying_there(roll)
        worst = unwanted(roll, lying, self.strength.signs(view.investigators[roll.who]))
        by_die: dict[Die, list[str]] = {}
        for option in question.options:
            args: dict[str, Any] = dict(option.args)
            by_die.setdefault((args["kind"], args["face"]), []).append(option.key)
        picked = [by_die[die].pop() for die in worst[: question.most]]
        return tuple(sorted(picked or [question.keys[0]]))

    @answers("dmd-avenge")
    def strike_back(self, view: DeathView, question: Ask) -> str:
        """A wound is worth a kill while there are few."""
        args = dict(question.args)
        attacker = next(e for e in view.enemies if e.id == args["enemy"])
        dealt = int(dict(next(o for o in question.options if o.key == "avenge").args)["n"])
        kills = attacker.health - attacker.wounds <= dealt
        return "avenge" if kills and view.investigators[int(args["who"])].wounds < A_FEW_WOUNDS else "ignore"

    # What it is worth as it lies

    def _lies(self, view: DeathView, me: InvestigatorView, roll: Roll, signs: int) -> Callable[[Lying], float]:
        worth = self._suffered(view, me, roll) if roll.why in AGAINST else self._done(view, me, roll)
        sanity = max(0.0, self.strength.sanity(view, me))

        def lies(lying: Lying) -> float:
            faces: list[Face] = [face for _, face in lying]
            there = shown(faces, "sign")
            hits, counting = shown(faces, "success"), min(there, signs)
            if roll.why in AGAINST:
                counting = min(counting, hits)
                return worth(hits - counting, there - counting) - sanity * shown(faces, "tentacle")
            return worth(hits + counting, 0) - sanity * shown(faces, "tentacle")

        return lies

    def _suffered(self, view: DeathView, me: InvestigatorView, roll: Roll) -> Callable[[int, int], float]:
        """By Successes and Elder Signs of a roll against oneself."""
        spared = self.strength.shrugs_off(me) if roll.why == "attacked" else 0
        bears = sum(c.health - c.wounds for c in me.cards)
        before = self.strength.wounds(view, me.wounds)
        attacker = self.cards.enemies.get(roll.by.partition(".")[0])
        ability = AN_ABILITY if attacker is not None and attacker.signs else 0.0

        def worth(hits: int, signs: int) -> float:
            hurt = max(0, hits - spared)
            borne = min(hurt, bears)
            after = self.strength.wounds(view, me.wounds + hurt - borne)
            return before - after - OF_A_COMPANION * borne - (ability if signs else 0.0)

        return worth

    def _done(self, view: DeathView, me: InvestigatorView, roll: Roll) -> Callable[[int, int], float]:
        """By Successes of an own roll; what is too much is lost."""
        if roll.why == "task":
            deed = any(a.id == roll.by for a in self.deeds.episode(view).actions)
            done = A_DEED if deed else ANOTHER_TASK
            return lambda hits, _: done if hits >= roll.need else 0.0
        targets = [e for e in view.enemies if e.id in roll.targets]
        if view.great_old_one in roll.targets or len(targets) > 1:
            each = A_WOUND if view.great_old_one in roll.targets else 2 * A_SCRATCH
            most = sum(e.health - e.wounds for e in targets)
            return lambda hits, _: each * min(hits, most)
        need = max(1, roll.need)
        kill = A_KILL
        if not view.actions and any(e.space == me.space for e in targets):  # it would strike at the end of this turn
            kill += self.strength.harm(view, me, targets)
        return lambda hits, _: A_SCRATCH * min(hits, need) + (kill if hits >= need else 0.0)


def lying_there(roll: Roll) -> Lying:
    dice: list[Die] = [(d.kind, d.face) for d in roll.dice]
    return tuple(sorted(dice))


def unwanted(roll: Roll, lying: Lying, signs: int) -> list[Die]:
    """The dice one would rather see otherwise, the worst first. Elder Signs that count are as good as Successes."""
    if roll.why in AGAINST:
        bad: Iterable[Die] = (die for die in lying if {"success", "tentacle"} & set(SHOWS[die[1]]))
        return sorted(bad, key=lambda die: (-len(SHOWS[die[1]]), "success" not in SHOWS[die[1]], die))
    left, found = signs, list[Die]()
    for die in sorted(lying):
        left -= die[1] == "sign"
        if "success" not in SHOWS[die[1]] and (die[1] != "sign" or left < 0):
            found.append(die)
    return sorted(found, key=lambda die: (die[0] != "standard", die[1] != "tentacle", die))
