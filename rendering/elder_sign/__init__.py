"""Pictures of Elder Sign: from a view to an image with a description and a record of where everything lies.

`PICTURES` draws by name: board, turn, hand (or `seat:K`), `card:ID`, battle, recap, film.
"""

from __future__ import annotations

from . import look as look
from .alt import describe_board
from .battle import draw_battle
from .board import draw_board, draw_museum
from .cards import draw_card
from .film import FILM, Frame, draw_frame, frames
from .news import Changed, changes
from .people import die_letters, place_letters
from .pictures import PICTURES
from .recap import draw_recap
from .sheet import draw_sheet
from .story import TurnSummary, deeds, summarise
from .turn import draw_turn

__all__ = [
    "FILM",
    "PICTURES",
    "Changed",
    "Frame",
    "TurnSummary",
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
    "frames",
    "place_letters",
    "summarise",
]
