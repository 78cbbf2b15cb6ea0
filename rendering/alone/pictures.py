"""ALONE's pictures by name. The secret map is an unknown picture for whoever may not see it."""

from __future__ import annotations

from games.alone.view import HERO, AloneView
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures, Sight

from .board import draw_board
from .cards import draw_card, draw_table
from .emblems import emblem
from .end import draw_end
from .film import FILM
from .folk import face
from .hand import draw_hand
from .news import changes, thrown
from .recap import draw_recap
from .secret import Shape, draw_secret
from .turn import draw_turn

PICTURES = Pictures[AloneView]("alone", changes=changes, filming=FILM, thrown=thrown)
PICTURES.usual(turn=draw_turn, card=draw_card, recap=draw_recap, emblem=emblem, face=face, aided=True)

Seen = Sight[AloneView]


@PICTURES.kind("board")
def board(s: Seen, _: str) -> Drawn:
    """For evil the secret map, and for everybody when the game is over."""
    if s.view.floors and (s.view.secret or s.view.over):
        return draw_secret(s.view, s.cards, s.lang, s.names, s.palette, shape="tall", changed=s.changed)
    return draw_board(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)


@PICTURES.kind("map")
@PICTURES.kind("map:wide")
def wide_map(s: Seen, _: str) -> Drawn | None:
    return _map(s, "wide")


@PICTURES.kind("map:tall")
def tall_map(s: Seen, _: str) -> Drawn | None:
    """The hero's floor large, the other one beside it: for a phone."""
    return _map(s, "tall")


def _map(s: Seen, shape: Shape) -> Drawn | None:
    if not s.view.secret or not s.view.floors:
        return None
    return draw_secret(s.view, s.cards, s.lang, s.names, s.palette, shape=shape, changed=s.changed)


@PICTURES.kind("hand")
def hand(s: Seen, _: str) -> Drawn | None:
    """The viewer's own cards; the hero's is the board, where everything the hero has lies open."""
    if s.view.viewer not in (None, HERO):
        return draw_hand(s.view, s.view.viewer or 0, s.cards, s.lang, s.names, s.palette)
    return board(s, "")


@PICTURES.kind("seat:K")
def seat(s: Seen, number: str) -> Drawn | None:
    if number == str(HERO):
        return board(s, "")
    if not number.isdigit() or all(e.seat != int(number) for e in s.view.evil):
        return None
    return draw_hand(s.view, int(number), s.cards, s.lang, s.names, s.palette)


@PICTURES.kind("creatures")
def creatures(s: Seen, _: str) -> Drawn:
    """The table in force."""
    return draw_table(s.cards, s.lang, s.palette, nightmare=s.view.nightmare)


def fought(view: AloneView) -> bool:
    """Somebody has rolled this turn."""
    return bool(view.rolls)


@PICTURES.kind("battle", when=fought)
def battle(s: Seen, _: str) -> Drawn | None:
    """A fight is the picture of its turn."""
    return PICTURES.show("turn", s) if fought(s.view) else None


def over(view: AloneView) -> bool:
    return view.over and bool(view.floors)


@PICTURES.kind("end", when=over)
def end(s: Seen, _: str) -> Drawn | None:
    return draw_end(s.view, s.cards, s.lang, s.names, s.palette) if over(s.view) else None
