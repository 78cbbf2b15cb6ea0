"""Talisman's pictures by name."""

from __future__ import annotations

from games.talisman.view import TalismanView
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures, Sight

from .board import draw_board
from .cards import draw_card
from .emblems import emblem
from .end import draw_end
from .fight import draw_fight, fighting
from .film import FILM
from .news import changes, thrown
from .pieces import token_of
from .recap import draw_recap
from .sheet import draw_hand, draw_sheet
from .turn import draw_turn

PICTURES = Pictures[TalismanView]("talisman", changes=changes, filming=FILM, thrown=thrown)
PICTURES.usual(
    turn=draw_turn, card=draw_card, recap=draw_recap, emblem=emblem, face=token_of, sheet=draw_sheet, aided=True, coin="gold"
)

Seen = Sight[TalismanView]


@PICTURES.kind("board")
def board(s: Seen, _: str) -> Drawn:
    return draw_board(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)


@PICTURES.kind("hand")
def hand(s: Seen, _: str) -> Drawn:
    """The viewer's own spells; where nobody in particular looks, the open sheet of whoever is in turn."""
    if s.view.viewer is None:
        return draw_sheet(s.view, s.view.active, s.cards, s.lang, s.names, s.palette)
    return draw_hand(s.view, s.view.viewer, s.cards, s.lang, s.names, s.palette)


@PICTURES.kind("fight", when=fighting)
def fight(s: Seen, _: str) -> Drawn | None:
    return draw_fight(s.view, s.cards, s.lang, s.names, s.palette) if fighting(s.view) else None


def over(view: TalismanView) -> bool:
    return view.phase == "over"


@PICTURES.kind("end", when=over)
def end(s: Seen, _: str) -> Drawn | None:
    return draw_end(s.view, s.cards, s.lang, s.names, s.palette) if over(s.view) else None
