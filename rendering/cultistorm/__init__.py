"""Pictures of Cultistorm: from a view to an image with a description and a record of where everything lies.

`PICTURES` draws by name: board, turn, hand, `who:K`, `card:ID`, fight, `fight:WHO/ENEMY`, horror, elder, `elder:ID`, end, recap, film.
"""

from __future__ import annotations

from . import look as look
from .alt import describe_board
from .board import draw_board
from .cards import draw_card
from .end import draw_end
from .fight import draw_fight
from .film import FILM, Frame, draw_frame, frames
from .news import Changed, changes
from .pictures import PICTURES
from .recap import draw_recap
from .sheet import draw_hand, draw_sheet
from .story import RoundSummary, summarise
from .turn import draw_turn

__all__ = [
    "FILM",
    "PICTURES",
    "Changed",
    "Frame",
    "RoundSummary",
    "changes",
    "describe_board",
    "draw_board",
    "draw_card",
    "draw_end",
    "draw_fight",
    "draw_frame",
    "draw_hand",
    "draw_recap",
    "draw_sheet",
    "draw_turn",
    "frames",
    "summarise",
]
