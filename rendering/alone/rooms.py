"""Which letter on a map is which room."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenSector
from games.kernel.phrases import Lang
from rendering import pieces
from rendering.canvas import Canvas
from rendering.layout import Box

LEGEND_LINE = 62
LEGEND_COLUMNS = 4


def wanted_rooms(view: AloneView, cards: Catalogue) -> set[str]:
    return {room for m in view.missions if not m.done for room in cards.missions[m.code].rooms}


def rooms_height(c: Canvas) -> int:
    return 2 * c.px(LEGEND_LINE) + c.px(36)


def draw_rooms(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """Which letter is which room, where it is, and whether a mission wants it."""
    t = c.theme
    wanted = wanted_rooms(view, cards)
    where = {s.room: s.place for f in view.floors for s in f.sectors if s.room}
    with c.group("rooms"):
        c.panel(box, "panel", name="panel")
        lanes = box.inset(c.px(22), c.px(18)).rows(2)
        for i, letter in enumerate(sorted(where)):
            cell = lanes[i // LEGEND_COLUMNS].columns(LEGEND_COLUMNS, c.px(10))[i % LEGEND_COLUMNS]
            n = max(c.px(50), -(-c.phone_min * 100 // 74))
            c.badge((cell.x0 + n / 2, cell.centre[1]), letter, n, t.brass, "shield", name=f"{letter}-badge", over=False)
            x = cell.x0 + n + c.px(12)
            c.text((x, cell.centre[1]), cards.rooms[letter].name.in_(lang), c.type("small"), max_width=cell.x1 - x, name=letter)
            if letter in wanted:
                flag = round(n * 0.62)
                spot = Box.at(cell.x0 + n - flag * 0.55, cell.centre[1] - n * 0.62, flag, flag)
                c.put(pieces.badge_icon("mission", flag, t.good, t), spot.x0, spot.y0)
                c.record("badge", f"{letter}-wanted", spot, over=True)


# -- those of one floor the hero has seen ---------------------------------------------------------------------------------


def _line(c: Canvas) -> int:
    return round(c.phone_min * 1.48)


def _mark(c: Canvas) -> int:
    return -(-c.phone_min * 100 // 74)


def _lines(c: Canvas, width: int, sectors: Sequence[SeenSector], cards: Catalogue, lang: Lang) -> list[list[tuple[str, int]]]:
    """The rooms in lines, each with the width it takes."""
    lines: list[list[tuple[str, int]]] = []
    for letter in sorted(s.room for s in sectors if s.room):
        wide = _mark(c) + 10 + c.measure(cards.rooms[letter].name.in_(lang) + " {check}", c.phone_min) + 26
        if not lines or sum(w for _, w in lines[-1]) + wide > width - 40:
            lines.append([])
        lines[-1].append((letter, wide))
    return lines


def known_height(c: Canvas, width: int, sectors: Sequence[SeenSector], cards: Catalogue, lang: Lang) -> int:
    n = len(_lines(c, width, sectors, cards, lang))
    return n * _line(c) + 20 if n else 0


def draw_known(c: Canvas, box: Box, sectors: Sequence[SeenSector], view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """Their names in words, with a tick where the hero has searched."""
    t, line, mark = c.theme, _line(c), _mark(c)
    with c.group("rooms"):
        c.panel(box, "panel", name="panel")
        for i, row in enumerate(_lines(c, box.w, sectors, cards, lang)):
            x, y = box.x0 + 20, box.y0 + 10 + (i + 0.5) * line
            for letter, wide in row:
                c.badge((x + mark / 2, y), letter, mark, t.brass, "shield", name=f"{letter}-badge", over=False)
                tick = " {check}" if letter in view.searched else ""
                c.text((x + mark + 10, y), cards.rooms[letter].name.in_(lang) + tick, c.phone_min, name=letter)
                x += wide


ROOMS = 8


def list_height(c: Canvas) -> int:
    with c.plain():
        return ROOMS * (_mark(c) + 1) + 12


def draw_list(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """All of them on the secret map, one below the other, with a flag where a mission wants the room."""
    t = c.theme
    wanted = wanted_rooms(view, cards)
    letters = sorted(s.room for f in view.floors for s in f.sectors if s.room)
    with c.group("rooms"):
        c.panel(box, "panel", name="panel")
        with c.plain():
            mark = _mark(c)
        for lane, letter in zip(box.inset(18, 6).rows(len(letters)), letters, strict=True):
            with c.plain():
                at = (lane.x0 + mark / 2, lane.centre[1])
                c.badge(at, letter, mark, t.brass, "shield", name=f"{letter}-badge", over=False)
            x = lane.x0 + mark + 12
            words = cards.rooms[letter].name.in_(lang) + (" {mission}" if letter in wanted else "")
            with c.squeezed(words, lane.x1 - x):
                c.text((x, lane.centre[1]), words, c.type("small"), icon_colour=t.good, max_width=lane.x1 - x, name=letter)
