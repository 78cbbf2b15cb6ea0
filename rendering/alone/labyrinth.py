"""The hero's labyrinth on the holowatch: the floor the hero is on, what is remembered of the other one, and the compass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.alone.view import AloneView, SeenFloor, SeenSector
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import say

from . import radar
from .plan import REACH, Extent, connected, draw_plan, extent
from .screen import draw_glass, draw_screen
from .sectors import Drawing

LARGEST = 320
NAMED = 190  # sectors of at least this size, on a picture 1200 wide, have room for the name of a room
PAD = 22
STEP = 10  # between two sizes of sectors


def floor_here(view: AloneView) -> SeenFloor | None:
    return next((f for f in view.floors if f.here), None)


def others(view: AloneView) -> list[SeenFloor]:
    return [f for f in view.floors if not f.here]


def size_in(box: Box, sectors: Sequence[SeenSector]) -> int:
    """How large sectors may be on a screen of this size."""
    e = extent(sectors)
    return stepped(int(min(LARGEST, (box.w - 2 * PAD) / e.wide, (box.h - 2 * PAD) / e.high)))


def stepped(size: int) -> int:
    """Sectors come in few sizes: each ground, door and token is built once per size and kept."""
    return size - size % STEP


def draw_floor(c: Canvas, box: Box, floor: SeenFloor, d: Drawing, size: int) -> None:
    """The floor in the middle of a screen, the compass in a corner that is free."""
    e = extent(floor.sectors)
    x = box.centre[0] - e.wide * size / 2 + REACH * size * e.west
    y = box.centre[1] - e.high * size / 2 + REACH * size * e.north
    origin = (round(x), round(y))
    with c.group("labyrinth"):
        draw_screen(c, box, grid=(*origin, size))
        draw_plan(c, origin, size, floor.sectors, e, d)
        place_compass(c, box, origin, size, floor.sectors, e, d.lang)


def place_compass(
    c: Canvas, box: Box, origin: tuple[int, int], size: int, sectors: Sequence[SeenSector], e: Extent, lang: Lang
) -> None:
    """In a corner that is free, or between the sectors."""
    n = c.px(118)
    taken = [Box.at(origin[0] + (s.x - e.x0) * size, origin[1] + (s.y - e.y0) * size, size, size) for s in sectors]
    taken += [m.box for m in c.layout if m.kind == "icon" and "/way " in m.name]
    inset = c.px(30)
    spots = [Box.at(x, y, n, n) for y in (box.y0 + inset, box.y1 - inset - n) for x in (box.x1 - inset - n, box.x0 + inset)]
    # All four corners may be taken; then between the sectors, wherever nothing lies.
    spots += [
        Box.at(origin[0] + (x + 0.5) * size - n / 2, origin[1] + (y + 0.5) * size - n / 2, n, n)
        for y in range(e.rows)
        for x in range(e.columns)
    ]
    free = next((s for s in spots if all(min(s.overlap(t)) <= 0 for t in taken)), None)
    if free is not None:
        radar.draw_compass(c, free.centre, n, lang)


def pill(c: Canvas, box: Box, icon: str, words: str) -> None:
    draw_glass(c, box, c.theme.icons["noise"], name=icon)
    c.paragraph(
        Box(box.x0 + c.px(26), box.y0 + 4, box.x1 - c.px(12), box.y1 - 4), f"{{{icon}}} {words}", c.type("small"), face="bold", valign="m",
        leading=1.04, max_lines=2, icon_colour=c.theme.icons["noise"], name=f"{icon}-words",
    )  # fmt: skip


def draw_memory(c: Canvas, box: Box, floor: SeenFloor, d: Drawing, lang: Lang) -> None:
    """What the watch still knows of the other floor."""
    with c.group("memory"):
        draw_screen(c, box, name="screen")
        title = c.px(54)
        c.text(
            (box.centre[0], box.y0 + c.px(42)),
            say(lang, "pic-al-other-floor"),
            c.type("small"),
            anchor="mm",
            colour=c.theme.text_soft,
            max_width=box.w - c.px(40),
            name="title",
        )
        area = Box(box.x0 + 14, box.y0 + title + 6, box.x1 - 14, box.y1 - 14)
        parts = connected(floor.sectors)
        for cell, part in zip(area.columns(len(parts), 8), parts, strict=True):
            e = extent(part)
            size = round(min(c.px(230), cell.w / e.wide, cell.h / e.high))
            x = cell.centre[0] - e.wide * size / 2 + REACH * size * e.west
            y = cell.centre[1] - e.high * size / 2 + REACH * size * e.north
            small = replace(d, letters=d.letters or size < c.px(170))
            draw_plan(c, (round(x), round(y)), size, part, e, small)
