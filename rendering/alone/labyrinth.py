"""The hero's labyrinth on the holowatch: the floor the hero is on, what is remembered of the other one, radar and compass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenFloor, SeenSector
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import say

from . import emblems, radar
from .legend import draw_legend
from .plan import REACH, Extent, connected, draw_plan, extent
from .screen import draw_glass, draw_screen
from .sectors import Drawing

LARGEST, SMALLEST = 400, 244
TALLEST = 1330  # of the map; a floor of five rows is drawn a little smaller for it
PAD = 34
SIDE, SLIM = 440, 320
MEMORY = 300
PILL = 84
BELOW = 340
STEP = 10  # between two sizes of sectors


@dataclass(frozen=True)
class Layout:
    """How large the sectors become, and whether the radar stands beside the map (`side` wide) or below it."""

    size: int
    side: int
    map_height: int
    side_height: int
    below_height: int

    @property
    def height(self) -> int:
        return max(self.map_height, self.side_height) if self.side else self.map_height + 16 + self.below_height


def floor_here(view: AloneView) -> SeenFloor | None:
    return next((f for f in view.floors if f.here), None)


def others(view: AloneView) -> list[SeenFloor]:
    return [f for f in view.floors if not f.here]


def layout(width: int, view: AloneView) -> Layout:
    """On a picture 1600 pixels wide."""
    floor = floor_here(view)
    assert floor is not None
    e = extent(floor.sectors)
    largest = min(LARGEST, int((TALLEST - 2 * PAD) / e.high))
    room = width - 16 - 2 * PAD
    size = stepped(min(largest, int((room - SLIM) / e.wide)))
    if size >= SMALLEST:
        side = min(SIDE, room - round(e.wide * size))
        pills = len(radar.elsewhere(view.noises, "en")) * (PILL + 10)
        column = side + pills + (16 + MEMORY if others(view) else 0)
        return Layout(size, side, round(e.high * size) + 2 * PAD, column, 0)
    size = stepped(min(largest, int((width - 2 * PAD) / e.wide)))
    return Layout(size, 0, round(e.high * size) + 2 * PAD, 0, BELOW)


def stepped(size: int) -> int:
    """Sectors come in few sizes: each ground, door and token is built once per size and kept."""
    return size - size % STEP


def draw_labyrinth(
    c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang, how: Layout, fresh: frozenset[str] = frozenset()
) -> None:
    floor = floor_here(view)
    assert floor is not None
    d = Drawing(cards, lang, view.character, view.searched, fresh=fresh)
    if how.side:
        area, column = box.cut_left(box.w - how.side - 16, 16)
        draw_floor(c, area, floor, d, how.size)
        _column(c, column, view, d, lang)
    else:
        area, band = box.cut_top(how.map_height, 16)
        draw_floor(c, area, floor, d, how.size)
        _band(c, band, view, d, lang)


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


def _column(c: Canvas, box: Box, view: AloneView, d: Drawing, lang: Lang) -> None:
    dial, _ = box.cut_top(box.w)
    with c.group("watch"):
        memory = others(view)
        pills = radar.elsewhere(view.noises, lang)
        tall, gap = c.px(PILL), c.px(10)
        top = dial._replace(y1=dial.y1 + len(pills) * (tall + gap))
        if not memory:
            top = top._replace(y1=box.y1)
        c.panel(top, "panel", name="panel")
        radar.draw_radar(c, dial.inset(c.px(28)), view.noises, lang, emblems.emblem(view.character, d.cards))
        y = dial.y1 - c.px(10)
        for icon, words in pills:
            pill(c, Box(box.x0 + c.px(20), y, box.x1 - c.px(20), y + tall), icon, words)
            y += tall + gap
        if memory:
            draw_memory(c, box._replace(y0=top.y1 + 16), memory[0], d, lang)
        floor = floor_here(view)
        if floor is not None:
            draw_legend(c, Box(box.x0 + c.px(30), y + c.px(6), box.x1 - c.px(16), top.y1 - c.px(20)), floor.sectors, lang)


def _band(c: Canvas, box: Box, view: AloneView, d: Drawing, lang: Lang) -> None:
    with c.group("watch"):
        memory = others(view)
        left = box if not memory else box.cut_left(box.w - c.px(520), 16)[0]
        c.panel(left, "panel", name="panel")
        radar.draw_radar(c, left.cut_left(box.h)[0].inset(c.px(24)), view.noises, lang, emblems.emblem(view.character, d.cards))
        x = left.x0 + box.h + c.px(10)
        pills = radar.elsewhere(view.noises, lang)
        if not view.noises:
            c.text(
                (x, left.centre[1]),
                say(lang, "pic-al-silence"),
                c.type("body"),
                colour=c.theme.text_faint,
                face="italic",
                max_width=left.x1 - x - 20,
                name="silence",
            )
        tall, gap = c.px(PILL), c.px(14)
        y = left.centre[1] - (len(pills) * (tall + gap) - gap) / 2
        for icon, words in pills:
            pill(c, Box.at(x, y, left.x1 - c.px(24) - x, tall), icon, words)
            y += tall + gap
        if memory:
            draw_memory(c, box.cut_right(c.px(520))[0], memory[0], d, lang)


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
