"""What somebody can do, and what things cost them: dice, reach, and the burden of wounds, stress and sanity.

Everything is weighed in one coin: a whole ritual is worth 12 of it.
"""

from __future__ import annotations

from typing import TypeVar

from games.death_may_die.content import Catalogue
from games.death_may_die.odds import odds_of
from games.death_may_die.traits import (
    AttackAll,
    BonusDice,
    DeathTrait,
    ExtraWound,
    FreeRerolls,
    Ignores,
    Reach,
    RunUpTo,
    SignsCount,
)
from games.death_may_die.verbs.deciding import When
from games.death_may_die.verbs.suffering import Wounds
from games.death_may_die.view import DeathView, EnemyView, InvestigatorView

TR = TypeVar("TR", bound=DeathTrait)

# What it is to have so many wounds: dearer while one death is the end for everybody.
WOUNDS_EARLY = (0.0, 0.08, 0.17, 0.4, 1.1, 2.6)
WOUNDS_LATE = (0.0, 0.08, 0.17, 0.3, 0.6, 1.2)
# The same in the last fight, as long as there is time: whoever is hurt rests, and somebody fresh goes in.
WOUNDS_LAST = (0.0, 0.3, 0.8, 1.7, 3.5, 6.5)
DEATH_LAST = 20.0
STRESS = (0.0, 0.03, 0.07, 0.13, 0.25, 0.5)
STRESS_LAST = 2.5  # so much dearer there: it is what keeps one alive
DEATH_EARLY = 14.0  # before the Great Old One is there, one death is everybody's
DEATH_LATE = 4.0
# The last fight: turns until the track is a space further, wounds a group deals in a turn while it takes care of itself, and how many times
# the turns it needs it must have to take care, or at least to think of it. Below that they are as bold as they were before.
TURNS_A_SPACE, DEALT_A_TURN = 4.0, 5.0
TIME_ENOUGH, NO_TIME = 1.6, 0.8
IN_HASTE = 0.15
TOO_LATE = 0.7  # so much less with every space of the track after the first red one: who waits has lost as well
# What 1 sanity costs by what is already lost: at first it buys levels and dice, and is welcome. Behind the last threshold it is a share of one's death.
SANITY = ((8, -0.04), (11, 0.02), (14, 0.12), (16, 0.35))
THE_LAST = 0.35


class Strength:
    """Numbers about one investigator."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.odds = odds_of(tuple(cards.numbers.dice["standard"]), tuple(cards.numbers.dice["bonus"]))

    def traits(self, me: InvestigatorView, of: type[TR]) -> list[TR]:
        found: list[DeathTrait] = [t for s in me.skills if s.level for t in self.cards.at_level[s.id, s.level]]
        for held in me.cards:
            found += self.cards.half(held.card, "left" if held.half == "left" else "right").traits
        return [t for t in found if isinstance(t, of)]

    # Rolls

    def bonus(self, me: InvestigatorView, why: str, by: str = "") -> int:
        """Bonus dice of a roll: an attack `here`, a `shot`, a `task`."""
        more = me.bonus
        for t in self.traits(me, BonusDice):
            if (t.when == "at_max_stress" and me.stress < me.max_stress) or (t.when == "wounded" and me.wounds < t.wounds):
                continue
            if t.on in ("own", why) and (t.on != "task" or not t.of or by in t.of):
                more += t.bonus_dice
        return more

    def signs(self, me: InvestigatorView) -> int:
        return max((t.signs_count for t in self.traits(me, SignsCount)), default=0)

    def spare(self, me: InvestigatorView) -> int:
        """Rerolls one would spend on something that matters: not the last stress."""
        free = sum(t.free_rerolls for t in self.traits(me, FreeRerolls) if t.on != "shot")
        return free + max(0, me.max_stress - me.stress - 1)

    def manages(self, me: InvestigatorView, need: int, why: str, by: str = "") -> float:
        """The chance of so many Successes in one roll, rerolls included."""
        dice = self.cards.numbers.dice_in_a_roll
        return self.odds.at_least(need, dice, self.bonus(me, why, by), self.signs(me), self.spare(me))

    def clears(self, me: InvestigatorView, foes: list[EnemyView], attacks: int) -> float:
        """The chance that so many attacks kill all of these. What one deals too much to a small one is lost on the next."""
        if attacks < (1 if self.sweeps(me) else len(foes)):
            return 0.0
        left = sum(e.health - e.wounds for e in foes) + (0 if self.sweeps(me) else len(foes) - 1)
        dice = self.cards.numbers.dice_in_a_roll
        spare = max(0, self.spare(me) - 1)
        return self.odds.at_least(left, dice * attacks, self.bonus(me, "here") * attacks, self.signs(me) * attacks, spare)

    def sweeps(self, me: InvestigatorView) -> bool:
        return bool(self.traits(me, AttackAll))

    def hits(self, me: InvestigatorView, why: str = "here") -> float:
        """Successes one may expect of an attack."""
        more = max((t.extra_wounds for t in self.traits(me, ExtraWound)), default=0)
        return self.odds.mean(self.cards.numbers.dice_in_a_roll, self.bonus(me, why), self.signs(me)) + more + 0.3

    def reach(self, me: InvestigatorView) -> int:
        """Steps of a Run."""
        return max([self.cards.numbers.run, *(t.run_up_to for t in self.traits(me, RunUpTo))])

    def shoots(self, me: InvestigatorView) -> int:
        return max((t.reach for t in self.traits(me, Reach)), default=0)

    def shrugs_off(self, me: InvestigatorView) -> int:
        return max((t.n for t in self.traits(me, Ignores) if t.ignores == "wounds"), default=0)

    # Burdens

    def death(self, view: DeathView) -> float:
        if view.arrived and view.disrupted:
            return DEATH_LAST * self.care(view)
        return DEATH_LATE * self._patience(view) if view.arrived else DEATH_EARLY

    def care(self, view: DeathView) -> float:
        """How much the group takes care of itself in the last fight: as much as the track leaves time for."""
        numbers = self.cards.numbers
        turns = TURNS_A_SPACE * (numbers.track - view.track - view.symbols / numbers.symbols)
        stages = len(self.cards.great_old_ones[view.great_old_one].stages)
        work = view.stage_health - view.stage_wounds + (stages - view.stage) * view.stage_health
        ratio = turns * DEALT_A_TURN / max(1, work)
        return IN_HASTE + (1 - IN_HASTE) * min(1.0, max(0.0, (ratio - NO_TIME) / (TIME_ENOUGH - NO_TIME)))

    def _patience(self, view: DeathView) -> float:
        """How much one still has to lose: nobody dies of old age where the track ends."""
        return TOO_LATE ** max(0, view.track - self.cards.numbers.first_red)

    def wounds(self, view: DeathView, n: int) -> float:
        """What it is to have so many wounds."""
        if n >= len(WOUNDS_LATE):
            return self.death(view)
        if view.arrived and view.disrupted:
            return self.care(view) * WOUNDS_LAST[max(n, 0)]
        return self._patience(view) * WOUNDS_LATE[max(n, 0)] if view.arrived else WOUNDS_EARLY[max(n, 0)]

    def stress(self, view: DeathView, me: InvestigatorView, n: int) -> float:
        """What it is to have so much stress; the last points are the dear ones, however few there are."""
        dear = max(1.0, STRESS_LAST * self.care(view)) if view.arrived and view.disrupted else 1.0
        return dear * STRESS[max(0, min(len(STRESS) - 1, n + len(STRESS) - 1 - me.max_stress))]

    def sanity(self, view: DeathView, me: InvestigatorView) -> float:
        """What the next point costs."""
        return next((cost for below, cost in SANITY if me.sanity < below), THE_LAST * self.death(view))

    def harm(self, view: DeathView, me: InvestigatorView, attackers: list[EnemyView]) -> float:
        """What it costs to be attacked by all of these once, with the rerolls one has against the worst."""
        more = self._beside_it(view) if any(e.id == view.great_old_one for e in attackers) else 0
        return self.struck(view, me, sum(e.standard for e in attackers), sum(e.bonus for e in attackers), more)

    def _beside_it(self, view: DeathView) -> int:
        """Wounds the stages bring to whoever ends a turn beside the Great Old One, without dice."""
        stages = self.cards.great_old_ones[view.great_old_one].stages[: view.stage]
        ends = [e for stage in stages for e in stage.end_of_turn if isinstance(e, When) and e.when == "great_here"]
        return sum(w.wounds for e in ends for w in e.then if isinstance(w, Wounds))

    def struck(self, view: DeathView, me: InvestigatorView, standard: int, bonus: int, more: int = 0) -> float:
        """What so many dice against one cost, and `more` wounds after them."""
        if not standard + bonus:
            return 0.0
        less = self.shrugs_off(me) + sum(c.health - c.wounds for c in me.cards)
        room = max(0, me.max_stress - me.stress)
        before, cost = self.wounds(view, me.wounds), 0.0
        for n, p in enumerate(self.odds.successes(standard, bonus, 0)):
            hurt = max(0, n - less) + more
            if me.wounds + hurt >= self.cards.numbers.wounds:
                hurt = max(0, hurt - room // 2)
            cost += p * (self.wounds(view, me.wounds + hurt) - before)
        return cost + standard * self.odds.horror["standard"] * self.sanity(view, me)
