"""Pictures of Elder Sign: from a view to an image with a description and a record of where everything lies.

`render_what` draws by name, for the command line: board, turn, hand (or `seat:K`), `card:ID`, recap.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering.drawn import Drawn

from .alt import describe_board
from .battle import draw_battle
from .board import draw_board, draw_museum
from .cards import draw_card
from .film import Frame, draw_frame, film, film_alt
from .news import Changed, changes
from .people import Names, die_letters, place_letters
from .recap import draw_recap
from .sheet import draw_sheet
from .story import TurnSummary, deeds, summarise, turning_points
from .turn import draw_turn

__all__ = [
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
    "place_letters",
    "render_what",
    "summarise",
    "turning_points",
]


class UnknownPicture(ValueError):
    """A name no picture has; `known` are the possible ones."""

    known = ("board", "turn", "hand", "seat:K", "card:ID", "recap")

    def __init__(self, what: str) -> None:
        super().__init__(f"no picture is called {what!r}")
        self.what = what


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
    """`hand` is the viewer's own sheet, the active player's if nobody in particular looks. A recap needs its `story`."""
    kind, _, rest = what.partition(":")
    match kind:
        case "board":
            return draw_board(live_view, cards, lang, names, look)
        case "turn":
            return draw_turn(live_view, cards, lang, names, look, changed=changed)
        case "hand":
            seat = live_view.viewer if live_view.viewer is not None else live_view.active
            return draw_sheet(live_view, seat, cards, lang, names, look)
        case "seat" if rest.isdigit() and int(rest) < len(live_view.players):
            return draw_sheet(live_view, int(rest), cards, lang, names, look)
        case "card" if rest in cards.by_id:
            return draw_card(cards, rest, lang, look)
        case "recap":
            return draw_recap(live_view, story, cards, lang, names, look)
    raise UnknownPicture(what)
