"""Death May Die's pictures by name."""

from __future__ import annotations

from games.death_may_die.view import DeathView
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures, Sight

from .board import draw_board, draw_opening
from .cards import draw_card
from .end import draw_end
from .film import FILM
from .look import MOOD_NAME
from .news import changes
from .recap import draw_recap
from .roll import draw_roll
from .sheet import draw_sheet
from .turn import draw_turn

PICTURES = Pictures[DeathView](MOOD_NAME, changes=changes, filming=FILM)
PICTURES.usual(turn=draw_turn, card=draw_card, recap=draw_recap)

Seen = Sight[DeathView]


@PICTURES.kind("board")
def board(s: Seen, _: str) -> Drawn:
    return draw_board(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)


@PICTURES.kind("hand")
def hand(s: Seen, _: str) -> Drawn:
    """The viewer's own investigator: whose turn it is, if it is one of theirs; for everybody else the active one."""
    people = s.view.investigators
    if not people:
        return draw_opening(s.view, s.cards, s.lang, s.names, s.palette)
    mine = [p.who for p in people if p.player == s.view.viewer]
    who = s.view.active if s.view.viewer is None or s.view.active in mine else next(iter(mine), s.view.active)
    return draw_sheet(s.view, who, s.cards, s.lang, s.names, s.palette)


@PICTURES.kind("seat:K")
def seat(s: Seen, number: str) -> Drawn | None:
    """An investigator's board, by the order of turns: alone at the table somebody has two."""
    if not number.isdigit() or int(number) >= len(s.view.investigators):
        return None
    return draw_sheet(s.view, int(number), s.cards, s.lang, s.names, s.palette)


def rolling(view: DeathView) -> bool:
    return view.roll is not None


@PICTURES.kind("roll", when=rolling)
def roll(s: Seen, _: str) -> Drawn | None:
    return draw_roll(s.view, s.cards, s.lang, s.names, s.palette) if rolling(s.view) else None


def over(view: DeathView) -> bool:
    return view.phase == "over"


@PICTURES.kind("end", when=over)
def end(s: Seen, _: str) -> Drawn | None:
    return draw_end(s.view, s.cards, s.lang, s.names, s.palette) if over(s.view) else None
