"""Pictures of ALONE: from a view to an image with a description and a record of where everything lies.

A picture is made from one viewer's view and nothing else; whoever keeps pictures must keep them by viewer. `PICTURES` draws by
name: board (for evil the secret map), turn, map (`map:tall`, one floor large), hand (or `seat:K`), `card:ID`, creatures
(the table in force), battle, recap, film.
"""

from __future__ import annotations

from . import look as look
from .alt import describe
from .board import draw_board, draw_opening
from .cards import draw_card, draw_table
from .film import FILM, Frame, draw_frame, frames
from .hand import draw_hand
from .news import NOTHING, Changed, changes
from .pictures import PICTURES
from .recap import draw_recap
from .secret import NotForThem, draw_secret
from .story import TurnSummary, story, summarise
from .turn import draw_turn

__all__ = [
    "FILM",
    "NOTHING",
    "PICTURES",
    "Changed",
    "Frame",
    "NotForThem",
    "TurnSummary",
    "changes",
    "describe",
    "draw_board",
    "draw_card",
    "draw_frame",
    "draw_hand",
    "draw_opening",
    "draw_recap",
    "draw_secret",
    "draw_table",
    "draw_turn",
    "frames",
    "story",
    "summarise",
]
