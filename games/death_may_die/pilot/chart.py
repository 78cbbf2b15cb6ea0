"""The map as the sensible player reads it: how far it is from here to there."""

from __future__ import annotations

from games.death_may_die.view import DeathView, EnemyView, InvestigatorView

FAR = 99


class Chart:
    """Distances of one map. It is looked up anew for each view: gates and water change what is a way, never the passages."""

    def __init__(self, view: DeathView) -> None:
        self._next = {s.id: s.neighbours for s in view.spaces}
        self._from: dict[str, dict[str, int]] = {}

    def steps(self, start: str, end: str) -> int:
        if start not in self._from:
            self._from[start] = self._reach(start)
        return self._from[start].get(end, FAR)

    def _reach(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, [start]
        while edge:
            edge = [n for s in edge for n in self._next.get(s, ()) if n not in found and found.setdefault(n, found[s] + 1)]
        return found


def living(view: DeathView) -> list[InvestigatorView]:
    return [i for i in view.investigators if not i.fate]


def enemies_on(view: DeathView, space: str) -> list[EnemyView]:
    return [e for e in view.enemies if e.space == space]


def great(view: DeathView) -> EnemyView | None:
    """The Great Old One's figure, once it is there."""
    return next((e for e in view.enemies if e.id == view.great_old_one), None)
