"""Resting: somebody with their tracks, large, so that one sees what could heal."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.names import Names
from rendering.theme import theme

from .. import alt
from ..look import MOOD_NAME
from ..sheet import HEAD as TRACKS
from ..sheet import draw_tracks
from ..turn_head import HEAD, draw_turn_head
from ..words import Table
from .stage import GAP, MARGIN, WIDTH


def draw_rest(view: DeathView, who: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    at = Table(view, cards, lang, names)
    p = view.investigators[who]
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + GAP + TRACKS, theme(MOOD_NAME, look))
    head, tracks = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    draw_turn_head(c, head, at, who, at.say("what-heals"))
    draw_tracks(c, tracks, p, at)
    return finish(c, f"{alt.person(p, at)} {alt.great(at)}")
