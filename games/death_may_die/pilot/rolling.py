"""Which dice are thrown again. Stress is there to be spent, one die at a time: where a Success decides something, or a wound hurts more.
A free reroll is never left lying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.death_may_die.content import Catalogue
from games.death_may_die.dice import SHOWS, Face, shown
from games.death_may_die.odds import of_so_many
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
A_DEED = 1.6
A_FEW_WOUNDS = 2


class Rolling:
    def __init__(self, cards: Catalogue, strength: Strength, deeds: Deeds) -> None:
        self.cards = cards
        self.strength = strength
        self.deeds = deeds

    @answers("dmd-reroll")
    def again(self, view: DeathView, question: Ask) -> str:
        roll = view.roll
        if roll is None:
            return "keep"
        me = view.investigators[roll.who]
        gains = {o.key: self._gain(view, me, roll, o) for o in question.options if o.key != "keep"}
        best = max(gains, key=lambda k: (gains[k], k), default="keep")
        return best if gains.get(best, 0.0) > 0 else "keep"

    @answers("dmd-avenge")
    def strike_back(self, view: DeathView, question: Ask) -> str:
        """A wound is worth a kill while there are few."""
        args = dict(question.args)
        attacker = next(e for e in view.enemies if e.id == args["enemy"])
        dealt = int(dict(next(o for o in question.options if o.key == "avenge").args)["n"])
        kills = attacker.health - attacker.wounds <= dealt
        return "avenge" if kills and view.investigators[int(args["who"])].wounds < A_FEW_WOUNDS else "ignore"

    def _gain(self, view: DeathView, me: InvestigatorView, roll: Roll, option: Option[Any]) -> float:
        """What throwing these again is worth, less the stress."""
        args: dict[str, Any] = dict(option.args)
        price = int(args["stress"])
        cost = self.strength.stress(me, me.stress + price) - self.strength.stress(me, me.stress)
        if option.key == "frantic":
            bad: list[Face] = [d.face for d in roll.dice if self.bad(me, roll, d.face)]
            if len(bad) < 2 and roll.why not in AGAINST:
                return -1.0
            one = self._one(view, me, roll, "standard", bad[0]) if bad else 0.0
            return min(len(bad), int(args["n"])) * one * 0.9 - cost
        if int(args["n"]) > 1 or not self.bad(me, roll, args["face"]):
            return -1.0
        return self._one(view, me, roll, args["kind"], args["face"]) - cost + (0.001 if args["kind"] == "standard" else 0.0)

    def bad(self, me: InvestigatorView, roll: Roll, face: Face) -> bool:
        """Would one rather see another face? Elder Signs that count are as good as Successes."""
        if roll.why in AGAINST:
            return "success" in SHOWS[face]
        faces: list[Face] = [d.face for d in roll.dice]
        return "success" not in SHOWS[face] and not (face == "sign" and shown(faces, "sign") <= self.strength.signs(me))

    def _one(self, view: DeathView, me: InvestigatorView, roll: Roll, kind: Any, face: Face) -> float:
        """The worth of one die thrown again."""
        faces: list[Face] = [d.face for d in roll.dice]
        hits, signs = shown(faces, "success"), min(shown(faces, "sign"), self.strength.signs(me))
        chance = self.strength.odds.hit[kind]
        if roll.why in AGAINST:
            bears = sum(c.health - c.wounds for c in me.cards)
            spared = (self.strength.shrugs_off(me) if roll.why == "attacked" else 0) + signs
            hurt = me.wounds + max(0, hits - spared) - bears
            if hits <= spared:
                return 0.0
            better = self.strength.wounds(view, hurt) - self.strength.wounds(view, hurt - 1)
            top = self.cards.numbers.wounds
            if hurt > top:  # more than one must go
                room = me.max_stress - me.stress
                better = self.strength.death(view) * of_so_many(hurt - top + 1, max(room, 1), 1 - chance)
            return (1 - chance) * better + (0.02 if face == "both" else 0.0)
        short, worth = self._short(view, roll, hits + signs)
        if short <= 0:
            return 0.0
        room = max(1, me.max_stress - me.stress)
        if short == 99:
            return chance * worth
        # Spread over the dice it takes on average: the last stress is not thrown after a lost cause.
        return of_so_many(short, room, chance) * worth * chance / short

    def _short(self, view: DeathView, roll: Roll, have: int) -> tuple[int, float]:
        """How many Successes are missing (99: any helps), and what it is worth to have them."""
        if roll.why == "task":
            deed = any(a.id == roll.by for a in self.deeds.episode(view).actions)
            return roll.need - have, A_DEED if deed else 0.4
        if view.great_old_one in roll.targets:
            return 99, A_WOUND
        left = sum(e.health - e.wounds for e in view.enemies if e.id in roll.targets)
        if len(roll.targets) > 1:
            return (99, 0.2) if have < left else (0, 0.0)
        return left - have, A_KILL

    @answers("dmd-frantic")
    def frantic(self, view: DeathView, question: Ask) -> tuple[str, ...]:
        roll = view.roll
        if roll is None:
            return ()
        me = view.investigators[roll.who]
        worst = [o.key for o in question.options if self.bad(me, roll, dict(o.args)["face"])]  # type: ignore[arg-type]
        return tuple((worst or [question.keys[0]])[: question.most])
