"""The hero's whole table: hero board, labyrinth, missions, gear, reaction spaces. Everything on it is public."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.view import AloneView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.theme import theme
from rendering.words import say

from . import alt, gear, hero, labyrinth, missions, spaces, told
from .news import NOTHING, Changed

WIDTH = 1600
MARGIN, GAP = 34, 16


def draw_board(
    view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    t = theme("alone", look)
    if not view.floors:
        return draw_opening(view, lang, names, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    width = WIDTH - 2 * MARGIN
    how = labyrinth.layout(width, view)
    heights = [
        hero.HEADER,
        hero.BAND,
        how.height,
        told.height(sizing, view, 2),
        missions.height(sizing, width, view, cards, lang),
        gear.ABILITIES,
        gear.height(sizing, view),
        spaces.BAND,
        hero.BAND + 12,
    ]
    shown = [h for h in heights if h]
    c = Canvas(WIDTH, sum(shown) + GAP * (len(shown) - 1) + 2 * MARGIN, t)
    rest = c.frame.inset(MARGIN)
    lanes: list[Box] = []
    for h in heights:
        lane, rest = rest.cut_top(h, GAP if h else 0)
        lanes.append(lane)
    hero.draw_header(c, lanes[0], view, cards, names, lang, changed)
    hero.draw_turns(c, lanes[1], view, lang, changed)
    labyrinth.draw_labyrinth(c, lanes[2], view, cards, lang, how, changed.places)
    told.draw_told(c, lanes[3], view, cards, lang, 2)
    missions.draw_missions(c, lanes[4], view, cards, lang)
    gear.draw_abilities(c, lanes[5], view, cards, lang)
    gear.draw_gear(c, lanes[6], view, cards, lang)
    spaces.draw_spaces(c, lanes[7], view, cards, lang, changed.played)
    spaces.draw_evil(c, lanes[8], view, names, lang)
    return finish(c, alt.board(view, cards, lang, names))


def draw_opening(view: AloneView, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """Before the base is ready: the title, the hero and who waits in the dark."""
    t = theme("alone", look)
    c = Canvas(WIDTH, 620, t)
    c.glow(WIDTH / 2, 190, 300, t.accent, 0.4)
    c.icon((WIDTH / 2, 180), "radar", 200, t.accent, label="radar")
    c.text((WIDTH / 2, 350), say(lang, "pic-al-game"), 110, face="title", metal=True, anchor="mm", name="title")
    seats = [0, *(e.seat for e in view.evil)]
    cells = c.frame.inset(MARGIN + 40)._replace(y0=420, y1=580).columns(len(seats))
    for cell, seat in zip(cells, seats, strict=True):
        words = hero.person(names, seat, lang)
        who = t.seat(seat)
        if seat == 0:
            c.token((cell.centre[0], 470), 110, "mdi:account", colour=hero.HERO_COLOUR, shape="shield", active=True, name="hero")
        else:
            c.token((cell.centre[0], 470), 110, "ra:monster-skull", colour=who.colour, shape=who.shape, name=f"seat{seat}")
        c.text(
            (cell.centre[0], 565), fitted(c, words, cell.w - 30, 36), 36, anchor="mm", max_width=cell.w - 30, name=f"name{seat}"
        )
    return finish(c, alt.opening(view, lang, names))
