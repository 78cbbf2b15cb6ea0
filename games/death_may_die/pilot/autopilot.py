"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else.

It goes for the ritual, each where nobody else goes, kills what bars the way or would strike at the end of the turn, rests in time, and
then falls upon the Great Old One with everybody. Used as a caretaker for absent people, for balance figures, and as an opponent of bugs.
"""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.pilot.acting import Acting
from games.death_may_die.pilot.chart import Chart, enemies_on, living
from games.death_may_die.pilot.deeds import Deeds
from games.death_may_die.pilot.finds import Finds
from games.death_may_die.pilot.rolling import Rolling
from games.death_may_die.pilot.strength import Strength
from games.death_may_die.view import DeathView
from games.kernel.ask import Ask
from games.kernel.pilot import Pilot, answers


class Autopilot(Pilot[DeathView]):
    """One sensible player; the same for every seat. Who it is, is decided by lot (D02): no two of them name the same."""

    takes_default = frozenset(
        {
            "dmd-choose",
            "dmd-end-effects",
            "dmd-investigator",
            "dmd-investigator-again",
            "dmd-madness",
            "dmd-may",
            "dmd-pay-or-suffer",
            "dmd-push",
            "dmd-strike",
            "dmd-trade",
            "dmd-way",
        }
    )

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.strength = Strength(cards)
        self.deeds = Deeds(cards, self.strength)
        self.acting = Acting(cards, self.strength, self.deeds)
        super().__init__(self.acting, Rolling(cards, self.strength, self.deeds), Finds(cards, self.strength, self.deeds))

    @answers("dmd-split")
    def split(self, view: DeathView, question: Ask) -> str:
        """The weakest first, as it is asked for: kill it if that is possible; the Great Old One gets everything."""
        args = dict(question.args)
        figure = next(e for e in view.enemies if e.id == args["enemy"])
        dealt = int(args["n"])
        needed = figure.health - figure.wounds
        there = [e for e in view.enemies if e.space == figure.space and e.id != figure.id]
        if figure.id != view.great_old_one and any(e.id == view.great_old_one for e in there):
            return f"deal:{figure.id}:{needed if dealt >= needed else 0}"
        return f"deal:{figure.id}:{min(dealt, needed)}"

    @answers("dmd-free-attack")
    def strike_again(self, view: DeathView, question: Ask) -> str:
        who = int(dict(question.args)["who"])
        if self.strength.sanity(view, view.investigators[who]) > 1:
            return "no"
        attacks = [o for o in question.options if o.key != "no"]
        return min(attacks, key=lambda o: (o.key != "attack:all", int(dict(o.args)["left"]), o.key)).key

    @answers("dmd-enemy")
    def target(self, view: DeathView, question: Ask) -> str:
        """Whom to hit or move: the one that has least left, the Great Old One before all others if it can be wounded."""
        left = {e.id: e.health - e.wounds for e in view.enemies}
        ids = {k: k.partition(":")[2] for k in question.keys}
        if view.disrupted and f"enemy:{view.great_old_one}" in ids:
            return f"enemy:{view.great_old_one}"
        return min(ids, key=lambda k: (left.get(ids[k], 99), k))

    @answers("dmd-person")
    def whom(self, view: DeathView, question: Ask) -> str:
        """Whoever needs it, if somebody is healed; else it hurts, and whoever bears it best is chosen."""
        people = {k: view.investigators[int(k.partition(":")[2])] for k in question.keys}
        heals = self.acting.items.heals
        if heals:
            return max(people, key=lambda k: (people[k].wounds if heals == "wounds" else people[k].stress, k))
        return min(people, key=lambda k: (people[k].wounds, k))

    @answers("dmd-space")
    def space(self, view: DeathView, question: Ask) -> str:
        """Where something is thrown: as it was meant. Where something comes: far from everybody. Where one goes oneself: among fewest
        enemies. The same answer for both."""
        aim = f"space:{self.acting.items.aim}"
        if aim in question.keys:
            return aim
        chart = Chart(self.cards, view)

        def bad(key: str) -> tuple[float, str]:
            space = key.partition(":")[2]
            people = sum(i.space == space for i in living(view))
            near = sum(1 / (1 + chart.steps(i.space, space)) for i in living(view))
            return len(enemies_on(view, space)) + people + near, key

        return min(question.keys, key=bad)

    @answers("dmd-fight")
    def fight(self, view: DeathView, question: Ask) -> str:
        """Let the worst one skip its attack, if anything can make it."""
        dice = {e.id: 3 * e.standard + 2 * e.bonus for e in view.enemies}
        skips = [k for k in question.keys if k.startswith("skip:")]
        if skips:
            return max(skips, key=lambda k: (dice.get(k[5:], 0), k))
        me = view.investigators[int(dict(question.args)["who"])]
        uses = [k for k in question.keys if k.startswith("use:")]
        waiting = [e for e in enemies_on(view, me.space) if e.id not in view.attacked]
        if uses and self.strength.harm(view, me, waiting) > 0.4:
            return uses[0]
        return next((k for k in question.keys if k.startswith("first:")), "")

    @answers("dmd-shake")
    def shake(self, view: DeathView, question: Ask) -> tuple[str, ...]:
        """Off with them, unless somebody else stands there."""
        me = view.investigators[int(dict(question.args)["who"])]
        if any(i.space == me.space for i in living(view) if i.who != me.who):
            return ()
        dice = {e.id: e.standard + e.bonus for e in view.enemies}
        return tuple(sorted(question.keys, key=lambda k: -dice.get(k[6:], 0))[: question.most])

    @answers("dmd-steal")
    def steal(self, view: DeathView, question: Ask) -> str:
        return question.keys[0]
