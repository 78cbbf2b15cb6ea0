"""Pictures of Cthulhu: Death May Die: from a view to an image with a description and a record of where everything lies.

`PICTURES` draws by name: board, turn, roll, hand, `seat:K`, `card:ID`, end, recap, film.
"""

from __future__ import annotations

from . import look as look
from .alt import describe_board
from .board import draw_board
from .cards import draw_card
from .end import draw_end
from .film import FILM, Frame, draw_frame, frames
from .news import NOTHING, Changed, changes
from .pictures import PICTURES
from .recap import draw_recap
from .roll import draw_roll
from .sheet import draw_sheet
from .story import TurnSummary, summarise
from .turn import draw_turn

__all__ = [
    "FILM",
    "NOTHING",
    "PICTURES",
    "Changed",
    "Frame",
    "TurnSummary",
    "changes",
    "describe_board",
    "draw_board",
    "draw_card",
    "draw_end",
    "draw_frame",
    "draw_recap",
    "draw_roll",
    "draw_sheet",
    "draw_turn",
    "frames",
    "summarise",
]
