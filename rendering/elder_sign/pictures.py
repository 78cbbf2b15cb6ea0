"""Elder Sign's pictures by name."""

from __future__ import annotations

from games.elder_sign.view import ElderView
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures, Sight

from .battle import draw_battle
from .board import draw_board
from .cards import draw_card
from .emblems import emblem
from .end import draw_end
from .film import FILM
from .folk import face
from .news import changes, thrown
from .recap import draw_recap
from .sheet import draw_sheet
from .turn import draw_turn

PICTURES = Pictures[ElderView]("elder_sign", changes=changes, filming=FILM, thrown=thrown)
PICTURES.usual(turn=draw_turn, card=draw_card, recap=draw_recap, emblem=emblem, face=face, sheet=draw_sheet)

Seen = Sight[ElderView]


@PICTURES.kind("board")
def board(s: Seen, _: str) -> Drawn:
    return draw_board(s.view, s.cards, s.lang, s.names, s.palette)


@PICTURES.kind("hand")
def hand(s: Seen, _: str) -> Drawn:
    """The viewer's own sheet, the active player's if nobody in particular looks."""
    seat = s.view.viewer if s.view.viewer is not None else s.view.active
    return draw_sheet(s.view, seat, s.cards, s.lang, s.names, s.palette)


def fought(view: ElderView) -> bool:
    """The Ancient One is awake and somebody has rolled against it."""
    return bool(view.ancient) and view.awake and view.attempt is not None and view.attempt.rolled


@PICTURES.kind("battle", when=fought)
def battle(s: Seen, _: str) -> Drawn | None:
    return draw_battle(s.view, s.cards, s.lang, s.names, s.palette) if fought(s.view) else None


def over(view: ElderView) -> bool:
    return view.phase == "over" and bool(view.ancient)


@PICTURES.kind("end", when=over)
def end(s: Seen, _: str) -> Drawn | None:
    return draw_end(s.view, s.cards, s.lang, s.names, s.palette) if over(s.view) else None
