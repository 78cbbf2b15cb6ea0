"""Sectors laid side by side: where each lies, passages into the unknown, doors on the edges."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from games.alone.view import SeenSector
from rendering.canvas import Canvas
from rendering.layout import Box

from .ground import STEP
from .sectors import Drawing, draw_contents, draw_deck, draw_door, draw_ground, draw_light, draw_stub

REACH = 0.3  # how far a passage into the unknown is drawn beyond a sector


class Extent(NamedTuple):
    """The columns and rows a set of sectors takes, and whether ways lead out of it at each side."""

    x0: int
    y0: int
    x1: int
    y1: int
    west: bool
    north: bool
    east: bool
    south: bool

    @property
    def columns(self) -> int:
        return self.x1 - self.x0 + 1

    @property
    def rows(self) -> int:
        return self.y1 - self.y0 + 1

    @property
    def wide(self) -> float:
        """In sectors, with the stubs of ways that lead out."""
        return self.columns + REACH * (self.west + self.east)

    @property
    def high(self) -> float:
        return self.rows + REACH * (self.north + self.south)


def extent(sectors: Sequence[SeenSector]) -> Extent:
    xs, ys = [s.x for s in sectors], [s.y for s in sectors]
    x0, y0, x1, y1 = min(xs), min(ys), max(xs), max(ys)
    return Extent(
        x0,
        y0,
        x1,
        y1,
        any(s.x == x0 and "west" in s.exits for s in sectors),
        any(s.y == y0 and "north" in s.exits for s in sectors),
        any(s.x == x1 and "east" in s.exits for s in sectors),
        any(s.y == y1 and "south" in s.exits for s in sectors),
    )


def connected(sectors: Sequence[SeenSector]) -> list[list[SeenSector]]:
    """Sectors that hang together by passages between them; how the parts lie to each other is not said by this."""
    left = {(s.x, s.y): s for s in sectors}
    found: list[list[SeenSector]] = []
    for first in sectors:
        if (first.x, first.y) not in left:
            continue
        part, edge = [], [left.pop((first.x, first.y))]
        while edge:
            s = edge.pop()
            part.append(s)
            for way in s.exits:
                there = left.pop((s.x + STEP[way][0], s.y + STEP[way][1]), None)
                if there is not None:
                    edge.append(there)
        found.append(part)
    return found


def draw_plan(
    c: Canvas,
    origin: tuple[int, int],
    size: int,
    sectors: Sequence[SeenSector],
    e: Extent,
    d: Drawing,
    known: Collection[tuple[int, int]] = (),
    on_floor: Callable[[Callable[[SeenSector], Box]], None] | None = None,
) -> None:
    """Sectors at `size` pixels each; `origin` is the corner of the extent's first column and row, stubs lie beyond it. `known`
    are sectors that are revealed but not on this picture: a way there is not marked as unknown. `on_floor` draws below what stands there."""
    where = {(s.x, s.y): s for s in sectors}

    def box(s: SeenSector) -> Box:
        return Box.at(origin[0] + (s.x - e.x0) * size, origin[1] + (s.y - e.y0) * size, size, size)

    for s in sectors:
        draw_deck(c, box(s), s, d)
    for s in sectors:
        draw_ground(c, box(s), s, d)
    for s in sectors:
        for way in s.exits:
            dx, dy = STEP[way]
            beyond = where.get((s.x + dx, s.y + dy))
            if beyond is None:
                draw_stub(c, box(s), way, known=(s.x + dx, s.y + dy) in known)
    for s in sectors:
        for way, state in s.exits.items():
            dx, dy = STEP[way]
            beyond = where.get((s.x + dx, s.y + dy))
            # Two sectors share a door; it is drawn once, from the one that comes first. A lie may leave it out on one side only.
            if beyond is not None and way in ("north", "west") and beyond.exits.get(_back(way), "open") != "open":
                continue
            draw_door(c, box(s), way, state, quiet=d.secret and not (s.revealed or bool(beyond and beyond.revealed)))
    draw_light(c, [(box(s), s) for s in sectors], d)
    if on_floor is not None:
        on_floor(box)
    for s in sectors:
        draw_contents(c, box(s), s, d)


def _back(way: str) -> str:
    return {"north": "south", "south": "north", "east": "west", "west": "east"}[way]
