"""What is new since an earlier picture of the same viewer, and how it is marked."""

from __future__ import annotations

from dataclasses import dataclass

from games.alone.view import AloneView
from rendering.canvas import Canvas
from rendering.kit import news


@dataclass(frozen=True)
class Changed:
    """Differences of the tracks; `places` are sectors that are new or hold something new; `played` reaction cards laid since."""

    life: int = 0
    composure: int = 0
    adrenaline: int = 0
    places: frozenset[str] = frozenset()
    played: int = 0


NOTHING = Changed()


def changes(before: AloneView | None, after: AloneView) -> Changed:
    """Nothing, if there is no picture before, or it showed something else (before the set-up; another viewer's map)."""
    if before is None or not before.floors or before.secret != after.secret:
        return NOTHING
    known = {s.place: s for f in before.floors for s in f.sectors}
    fresh: set[str] = set()
    for floor in after.floors:
        for s in floor.sectors:
            was = known.get(s.place)
            # That the hero left or came is seen anyway.
            if was is None or was.model_copy(update={"hero": s.hero}) != s:
                fresh.add(s.place)
    same_round = before.round == after.round
    return Changed(
        after.life - before.life,
        after.composure - before.composure,
        after.adrenaline - before.adrenaline,
        frozenset(fresh),
        len(after.played) - len(before.played) if same_round else len(after.played),
    )


def delta(c: Canvas, x: float, y: float, n: int, name: str, size: int = 44) -> int:
    """More is good for the hero, whoever looks."""
    return news.delta(c, x, y, n, n > 0, name, size=size, lead=0.62)


def thrown(before: AloneView, after: AloneView) -> frozenset[str]:
    """The dice of this turn's rolls that are new; of one that was changed, those that show something else."""
    known = before.rolls if (before.round, before.turn) == (after.round, after.turn) else ()
    return frozenset(
        f"beside/roll{n}/die{i}"
        for n, roll in enumerate(after.rolls)
        for i, face in enumerate(roll.faces)
        if n >= len(known) or known[n].by != roll.by or known[n].faces[i : i + 1] != (face,)
    )
