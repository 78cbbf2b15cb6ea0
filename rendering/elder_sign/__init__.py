"""Pictures of Elder Sign: from a view to an image with a description and a record of where everything lies.

`PICTURES` draws by name: board, turn, hand (or `seat:K`), `card:ID`, battle, recap, film.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering.drawn import Drawn
from rendering.kit.pictures import Sight, UnknownPicture

from . import look as look
from .alt import describe_board
from .battle import draw_battle
from .board import draw_board, draw_museum
from .cards import draw_card
from .film import FILM, Frame, draw_frame, frames
from .news import Changed, changes
from .people import Names, die_letters, place_letters
from .pictures import PICTURES
from .recap import draw_recap
from .sheet import draw_sheet
from .story import TurnSummary, deeds, summarise, turning_points
from .turn import draw_turn

__all__ = [
    "PICTURES",
    "Changed",
    "Frame",
    "Names",
    "TurnSummary",
    "UnknownPicture",
    "changes",
    "deeds",
    "describe_board",
    "die_letters",
    "draw_battle",
    "draw_board",
    "draw_card",
    "draw_frame",
    "draw_museum",
    "draw_recap",
    "draw_sheet",
    "draw_turn",
    "film",
    "film_alt",
    "frames",
    "place_letters",
    "render_what",
    "summarise",
    "turning_points",
]


film, film_alt = FILM.shoot, FILM.alt


def render_what(
    what: str,
    live_view: ElderView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    story: Sequence[TurnSummary] = (),
    changed: Changed | None = None,
) -> Drawn:
    return PICTURES.show(what, Sight(live_view, cards, lang, names, look, changed, story))
