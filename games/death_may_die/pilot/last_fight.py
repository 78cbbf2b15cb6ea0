"""The last fight as people fight it: they take turns with their wounds.

Only whose turn it is can be struck, and the Great Old One goes along with whoever leaves its space. So somebody fresh runs in and out
again with it, to a space where nobody stands, and fights there; those it has struck rest meanwhile and come back when they are well.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.death_may_die.content import Catalogue
from games.death_may_die.pilot.chart import Chart, enemies_on, great, living
from games.death_may_die.pilot.strength import Strength
from games.death_may_die.verbs.enemies import MoveEnemies
from games.death_may_die.view import DeathView, EnemyView, InvestigatorView

WELCOME = 0.4  # to whoever can bear it the Great Old One may come: it saves them the way
FRESH = 3.0  # somebody to whom its attack costs no more than this can lead it away …
ALONE = (0.7, 0.25, 0.1)  # … and how likely nobody does, by how many of them there are
# What a wound less in every turn is worth by the death of an enemy that goes along with the Great Old One; of one that stands elsewhere.
WITH_IT, ELSEWHERE = 0.8, 0.35
LATER = 0.9  # somebody else may lead it away before their turn comes, with every turn until then


class LastFight:
    def __init__(self, cards: Catalogue, strength: Strength) -> None:
        self.cards = cards
        self.strength = strength

    def left_with(self, view: DeathView, me: InvestigatorView, where: str) -> float:
        """What it costs the others if the Great Old One stands here at the end of this turn: whoever begins theirs beside it cannot rest,
        and cannot get away."""
        there = great(view)
        if there is None:
            return 0.0
        where = self._goes_on(view, me, where)
        cost = 0.0
        for n, other in enumerate(in_turn(view, me)):
            if other.space == where:
                cost += LATER**n * max(0.0, self.strength.harm(view, other, [there]) - WELCOME)
        return cost

    def once_more(self, view: DeathView, me: InvestigatorView) -> float:
        """What it costs to be struck a second time: whoever ends a turn beside the Great Old One begins the next one there, unless
        somebody fresh is left to lead it away."""
        there = great(view)
        if there is None:
            return 0.0
        odds = self.strength.odds
        hurt = round(odds.mean(there.standard, there.bonus, 0))
        worn = me.model_copy(update={"wounds": min(self.cards.numbers.wounds - 1, me.wounds + hurt)})
        fresh = sum(self.strength.harm(view, i, [there]) < FRESH * self.strength.care(view) for i in in_turn(view, me))
        return ALONE[min(fresh, len(ALONE) - 1)] * self.strength.harm(view, worn, [there])

    def without(self, view: DeathView, foe: EnemyView, along: bool) -> float:
        """What the death of a lesser enemy spares whoever fights the Great Old One: they follow like it, and all strike."""
        wounds = self.strength.odds.mean(foe.standard, foe.bonus, 0)
        return (WITH_IT if along else ELSEWHERE) * self.strength.care(view) * wounds

    def hunts(self, view: DeathView, me: InvestigatorView) -> dict[str, float]:
        """What it is worth to kill the lesser enemies of a space: those who wait need not stand about."""
        there, hits = great(view), self.strength.hits(me)
        found: dict[str, float] = {}
        for space in {e.space for e in view.enemies}:
            if there is not None and space == there.space:
                continue
            foes = [e for e in enemies_on(view, space) if e.can_be_wounded]
            work = sum(e.health - e.wounds for e in foes) / hits
            if foes:
                found[space] = sum(self.without(view, e, space == me.space) for e in foes) * min(1.0, 3 / max(1.0, work))
        return found

    def _goes_on(self, view: DeathView, me: InvestigatorView, where: str) -> str:
        """A Great Old One that seeks whoever has most of its tokens walks off at the end of the turn."""
        chart = Chart(self.cards, view)
        for stage in self.cards.great_old_ones[view.great_old_one].stages[: view.stage]:
            for e in stage.end_of_turn:
                if isinstance(e, MoveEnemies) and e.to.startswith("marked:"):
                    wanted = e.to.removeprefix("marked:")
                    held = {i.who: sum(t.id.startswith(wanted) for t in i.tokens) for i in living(view)}
                    most = max(held.values(), default=0)
                    spaces = {i.space for i in living(view) if held[i.who] == most}
                    near = {s for s in spaces if chart.steps(where, s) <= e.by}
                    if spaces and where not in spaces and near:
                        return min(near)
        return where


def in_turn(view: DeathView, me: InvestigatorView) -> Iterator[InvestigatorView]:
    """Those alive, in the order of their turns after this one's."""
    n = len(view.investigators)
    for i in range(1, n):
        other = view.investigators[(me.who + i) % n]
        if not other.fate:
            yield other
