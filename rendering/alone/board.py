"""The hero's whole table: hero board, labyrinth, missions, gear, reaction spaces. Everything on it is public."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

from games.alone.content import Catalogue
from games.alone.view import AloneView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.theme import theme
from rendering.words import say

from . import alt, column, gear, hero, labyrinth, missions, spaces
from .news import NOTHING, Changed
from .plan import extent
from .rooms import draw_known, known_height
from .sectors import Drawing

WIDTH = 1200
MARGIN, GAP = 22, 10
SIDE = 516
LEAST, SQUARE, MOST = 570, 800, 1020  # how high map and missions are: nearly square, whatever the hero owns
TILE = 90  # sectors are no smaller where that makes the board no higher than wide
BELOW = 150  # what the watch remembers of the other floor
KNOWN = 360
SLIGHT = 100  # sectors smaller than this hold smaller letters


def draw_board(
    view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    """The map on the left, with what lies ready against the hero below it; on the right what is to be done, and with what. As wide
    as it is high: a screen shows boards in a wide frame."""
    t = theme("alone", look)
    if not view.floors:
        return draw_opening(view, lang, names, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    ready, known = sizing.px(spaces.BAND - 30), sizing.px(gear.ABILITIES)
    with sizing.to_act():
        wanted = sum(missions.heights(sizing, SIDE, view, cards, lang)) + GAP * len(view.missions) + gear.height(view)
        ground = _map_height(sizing, WIDTH - 2 * MARGIN - SIDE - GAP, view, cards, lang) + GAP + ready
    evil_high = spaces.LANE if len(view.evil) < 3 else spaces.EVIL  # names may take two lines
    body = min(max(LEAST, wanted, min(ground, SQUARE)), MOST)
    c = Canvas(WIDTH, 2 * MARGIN + hero.HEAD + known + evil_high + body + 3 * GAP, t)
    with c.to_act():
        top, rest = c.frame.inset(MARGIN).cut_top(hero.HEAD, GAP)
        evil, rest = rest.cut_bottom(evil_high, GAP)
        abilities, rest = rest.cut_bottom(known, GAP)
        left, right = rest.cut_left(rest.w - SIDE - GAP, GAP)
        reactions, left = left.cut_bottom(ready, GAP)
        hero.draw_head(c, top, view, cards, names, lang, changed)
        _map(c, left, view, cards, lang, changed)
        _beside(c, right, view, cards, lang)
        gear.draw_abilities(c, abilities, view, cards, lang)
        spaces.draw_spaces(c, reactions, view, cards, lang, changed.played, brief=True)
        spaces.draw_evil(c, evil, view, names, lang)
    return finish(c, alt.board(view, cards, lang, names))


def _map_height(c: Canvas, width: int, view: AloneView, cards: Catalogue, lang: Lang) -> int:
    """How high the map would be with sectors of some size, the rooms' names and the other floor below it."""
    floor = labyrinth.floor_here(view)
    assert floor is not None
    e = extent(floor.sectors)
    low = BELOW if labyrinth.others(view) else 0
    with c.plain():
        low = max(low, known_height(c, KNOWN if low else width, floor.sectors, cards, lang))
    return round(e.high * min(TILE, (width - 2 * labyrinth.PAD) / e.wide)) + 2 * labyrinth.PAD + low + GAP * bool(low)


def _map(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang, changed: Changed) -> None:
    """The floor as large as it fits; where sectors are too small for the names of their rooms, letters stand for them."""
    floor = labyrinth.floor_here(view)
    assert floor is not None
    d = Drawing(cards, lang, view.character, view.searched, fresh=changed.places)
    memory = labyrinth.others(view)
    named = labyrinth.size_in(box, floor.sectors) >= labyrinth.NAMED
    rooms = sum(bool(s.room) for s in floor.sectors)
    d = replace(d, letters=not named)
    with c.plain() if rooms > 2 or memory else nullcontext():
        known = 0 if named or not rooms else known_height(c, KNOWN if memory else box.w, floor.sectors, cards, lang)
        if known or memory:
            low, box = box.cut_bottom(max(known, BELOW if memory else 0), GAP)
            if known:
                left, low = low.cut_left(KNOWN, GAP) if memory else (low, low)
                draw_known(c, left, floor.sectors, view, cards, lang)
            if memory:
                labyrinth.draw_memory(c, low, memory[0], d, lang)
    size = labyrinth.size_in(box, floor.sectors)
    with c.plain() if size < SLIGHT else nullcontext():
        labyrinth.draw_floor(c, box, floor, d, size)


def _beside(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """The missions in full, then what was rolled, answered and heard, as far as there is room (a turn's picture has it large); at the
    foot what the hero has."""
    floor = labyrinth.floor_here(view)
    assert floor is not None
    things, box = box.cut_bottom(gear.height(view), GAP)
    gear.draw_gear(c, things, view, cards, lang)
    tall = missions.heights(c, box.w, view, cards, lang)
    if sum(tall) + GAP * max(0, len(tall) - 1) > box.h:
        with c.plain():
            tall = missions.heights(c, box.w, view, cards, lang)
            missions.draw_missions(c, box, view, cards, lang, tall, GAP)
    else:
        missions.draw_missions(c, box, view, cards, lang, tall, GAP)
    used = sum(tall) + GAP * len(tall)
    lane = box._replace(y0=box.y0 + used)
    column.draw(c, lane, column.blocks(c, lane.w, view, floor.sectors, cards, lang, lane.h, memory=False, tasks=False))


def draw_opening(view: AloneView, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """Before the base is ready: the title, the hero and who waits in the dark."""
    t = theme("alone", look)
    c = Canvas(WIDTH, 600, t)
    c.glow(WIDTH / 2, 170, 300, t.accent, 0.4)
    c.icon((WIDTH / 2, 160), "radar", 200, t.accent, label="radar")
    c.text((WIDTH / 2, 325), say(lang, "pic-al-game"), 110, face="title", metal=True, anchor="mm", name="title")
    seats = [0, *(e.seat for e in view.evil)]
    cells = c.frame.inset(MARGIN + 40)._replace(y0=400, y1=570).columns(len(seats))
    for cell, seat in zip(cells, seats, strict=True):
        words = hero.person(names, seat, lang)
        who = t.seat(seat)
        if seat == 0:
            c.token((cell.centre[0], 450), 110, "mdi:account", colour=hero.HERO_COLOUR, shape="shield", active=True, name="hero")
        else:
            c.token((cell.centre[0], 450), 110, "ra:monster-skull", colour=who.colour, shape=who.shape, name=f"seat{seat}")
        c.text(
            (cell.centre[0], 545), fitted(c, words, cell.w - 30, 36), 36, anchor="mm", max_width=cell.w - 30, name=f"name{seat}"
        )
    return finish(c, alt.opening(view, lang, names))
