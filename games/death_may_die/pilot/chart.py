"""The map as the sensible player reads it: how far it is from here to there."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, EnemyView, InvestigatorView

FAR = 99


class Chart:
    """Distances of one map, as they are printed."""

    def __init__(self, cards: Catalogue, view: DeathView) -> None:
        self._steps = cards.steps[view.episode]

    def steps(self, start: str, end: str) -> int:
        return self._steps[start].get(end, FAR)


def living(view: DeathView) -> list[InvestigatorView]:
    return [i for i in view.investigators if not i.fate]


def enemies_on(view: DeathView, space: str) -> list[EnemyView]:
    return [e for e in view.enemies if e.space == space]


def great(view: DeathView) -> EnemyView | None:
    """The Great Old One's figure, once it is there."""
    return next((e for e in view.enemies if e.id == view.great_old_one), None)
