"""The replay: one small frame per turn. Frames come from the views they are given:
public ones show what the hero saw, those of the finished game the whole base."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import AloneView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit import film as kit
from rendering.kit.film import WIDTH
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import theme

from . import alt, hero, labyrinth
from .plan import REACH, draw_plan, extent
from .recap import ICONS
from .screen import draw_screen
from .sectors import Drawing
from .story import TurnSummary, summarise, turns

HEIGHT = 860
MARGIN, GAP = 18, 10
MILLISECONDS = 1100


Frame = kit.Frame[AloneView, TurnSummary]


def frames(views: Sequence[AloneView]) -> list[Frame]:
    """A frame for every finished turn, from views in their order."""
    return [Frame(turn.after, summarise(*turn)) for turn in turns(views)]


def draw_frame(frame: Frame, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", length: int = 0) -> Drawn:
    """`length` is that of the whole film in turns, for the bar along the bottom."""
    view, summary = frame.view, frame.summary
    c = Canvas(WIDTH, HEIGHT, theme("alone", look))
    top, rest = c.frame.inset(MARGIN).cut_top(96, GAP)
    hero.draw_strip(c, top, view, cards, names, lang)
    line, rest = rest.cut_top(kit.HEADLINE, GAP)
    low, rest = rest.cut_bottom(30, GAP)
    words = alt.deed(summary, cards, lang)
    kit.headline(c, line, f"{summary.round}/{summary.turn}", words, icon=ICONS.get(summary.kind, summary.kind))
    _map(c, rest, view, cards, lang)
    c.progress(low, summary.number, max(length, summary.number, 1), icon="hourglass", name="progress")
    return finish(c, f"{alt.when(summary, lang)}: {alt.deed(summary, cards, lang)}. {alt.board(view, cards, lang, names)}")


def _map(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    floor = labyrinth.floor_here(view)
    if floor is None:
        draw_screen(c, box)
        return
    e = extent(floor.sectors)
    size = int(min(220, (box.w - 40) / e.wide, (box.h - 40) / e.high))
    origin = (
        round(box.centre[0] - e.wide * size / 2 + REACH * size * e.west),
        round(box.centre[1] - e.high * size / 2 + REACH * size * e.north),
    )
    draw_screen(c, box, grid=(*origin, size))
    d = Drawing(cards, lang, view.character, view.searched, secret=view.secret, letters=True)
    draw_plan(c, origin, size, floor.sectors, e, d)


FILM = kit.Film(frames, draw_frame, "pic-al-say-film", alt.board, MILLISECONDS)
