"""Cultistorm's pictures by name."""

from __future__ import annotations

from games.cultistorm.view import StormView
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures, Sight

from .board import draw_board
from .cards import draw_card
from .emblems import emblem
from .end import draw_end
from .fight import draw_fight, draw_versus, fighting
from .film import FILM
from .folk import face
from .moments import draw_elder, draw_horror
from .news import changes, thrown
from .overlord import draw_overlord, plots
from .recap import draw_recap
from .sheet import draw_hand, draw_sheet
from .turn import draw_turn
from .words import enemy, plan_of

PICTURES = Pictures[StormView]("cultistorm", changes=changes, filming=FILM, thrown=thrown)
PICTURES.usual(turn=draw_turn, card=draw_card, recap=draw_recap, emblem=emblem, face=face)

Seen = Sight[StormView]


@PICTURES.kind("board")
def board(s: Seen, _: str) -> Drawn:
    return draw_board(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)


@PICTURES.kind("hand")
def hand(s: Seen, _: str) -> Drawn:
    if plots(s.view):
        return draw_overlord(s.view, s.cards, s.lang, s.names, s.palette)
    found = draw_hand(s.view, s.cards, s.lang, s.names, s.palette)
    return found or draw_board(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)


@PICTURES.kind("who:K")
def who(s: Seen, number: str) -> Drawn | None:
    """An investigator's sheet, by their number; the hand is on it where the view has it."""
    if not number.isdigit() or int(number) >= len(s.view.investigators):
        return None
    return draw_sheet(s.view, int(number), s.cards, s.lang, s.names, s.palette)


@PICTURES.kind("fight", when=fighting)
def fight(s: Seen, _: str) -> Drawn | None:
    return draw_fight(s.view, s.cards, s.lang, s.names, s.palette) if fighting(s.view) else None


@PICTURES.kind("fight:WHO", when=fighting)
def versus(s: Seen, about: str) -> Drawn | None:
    """`fight:1/hastur`: one that is declared, or can be begun now."""
    number, _, foe = about.partition("/")
    if not number.isdigit() or int(number) >= len(s.view.investigators):
        return None
    plan = plan_of(s.view.investigators[int(number)], foe)
    return draw_versus(s.view, int(number), plan, s.cards, s.lang, s.names, s.palette) if plan is not None else None


def horrible(view: StormView) -> bool:
    return bool(view.places) and bool(view.horror_card or view.ending)


@PICTURES.kind("horror", when=horrible)
def horror(s: Seen, _: str) -> Drawn | None:
    return draw_horror(s.view, s.cards, s.lang, s.names, s.palette) if horrible(s.view) else None


def loomed(view: StormView) -> bool:
    return any(p.elders for p in view.places)


@PICTURES.kind("elder", when=loomed)
def elder(s: Seen, _: str) -> Drawn | None:
    """The Great Old One in play; of two the one that came last."""
    found = [e.id for p in s.view.places for e in p.elders]
    fresh = [id for id in found if s.changed is not None and id in s.changed.elders]
    return _elder(s, (fresh or found)[-1]) if found else None


@PICTURES.kind("elder:ID", when=loomed)
def one_elder(s: Seen, id: str) -> Drawn | None:
    return _elder(s, id) if enemy(s.view, id) is not None and id in s.cards.great_old_ones else None


def _elder(s: Seen, id: str) -> Drawn:
    return draw_elder(s.view, id, s.cards, s.lang, s.names, s.palette)


def over(view: StormView) -> bool:
    return view.phase == "over"


@PICTURES.kind("end", when=over)
def end(s: Seen, _: str) -> Drawn | None:
    return draw_end(s.view, s.cards, s.lang, s.names, s.palette) if over(s.view) else None
