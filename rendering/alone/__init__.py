"""Pictures of ALONE: from a view to an image with a description and a record of where everything lies.

A picture is made from one viewer's view and nothing else; whoever keeps pictures must keep them by viewer. `render_what` draws
by name: board (for evil the secret map), turn, map (`map:tall`, one floor above the other), hand (or `seat:K`), `card:ID`,
creatures (the table in force), recap.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import HERO, AloneView
from games.kernel.phrases import Lang
from rendering.drawn import Drawn
from rendering.names import Names

from .alt import describe
from .board import draw_board, draw_opening
from .cards import draw_card, draw_table
from .film import Frame, draw_frame, film, film_alt, frames
from .hand import draw_hand
from .news import NOTHING, Changed, changes
from .recap import draw_recap
from .secret import NotForThem, draw_secret
from .story import TurnSummary, story, summarise, turning_points
from .turn import draw_turn

__all__ = [
    "NOTHING",
    "Changed",
    "Frame",
    "Names",
    "NotForThem",
    "TurnSummary",
    "UnknownPicture",
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
    "film",
    "film_alt",
    "frames",
    "render_what",
    "story",
    "summarise",
    "turning_points",
]


class UnknownPicture(ValueError):
    """A name no picture has (for this viewer); `known` are the possible ones."""

    known = ("board", "turn", "map", "map:tall", "hand", "seat:K", "card:ID", "creatures", "recap")

    def __init__(self, what: str) -> None:
        super().__init__(f"no picture is called {what!r}")
        self.what = what


def render_what(
    what: str,
    live_view: AloneView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    told: Sequence[TurnSummary] = (),
    changed: Changed = NOTHING,
) -> Drawn:
    """`hand` is the viewer's own cards; the hero's is the board, where everything the hero has lies open. The secret map is an
    unknown picture for whoever may not see it. A recap needs the story as it was `told`."""
    kind, _, rest = what.partition(":")
    view = live_view
    match kind:
        case "board" if not rest:
            secret = view.secret and not view.over and bool(view.floors)
            return (
                draw_secret(view, cards, lang, names, look, changed=changed)
                if secret or (view.over and view.floors)
                else draw_board(view, cards, lang, names, look, changed=changed)
            )
        case "turn" if not rest:
            return draw_turn(view, cards, lang, names, look, changed=changed)
        case "map" if rest in ("", "wide", "tall") and view.secret and view.floors:
            return draw_secret(view, cards, lang, names, look, shape="tall" if rest == "tall" else "wide", changed=changed)
        case "hand" if view.viewer in (None, HERO):
            return draw_board(view, cards, lang, names, look) if not view.secret else draw_secret(view, cards, lang, names, look)
        case "hand":
            return draw_hand(view, view.viewer or 0, cards, lang, names, look)
        case "seat" if rest.isdigit() and any(e.seat == int(rest) for e in view.evil):
            return draw_hand(view, int(rest), cards, lang, names, look)
        case "seat" if rest == str(HERO):
            return render_what("board", view, cards, lang, names, look, changed=changed)
        case "card" if rest in cards.by_id:
            return draw_card(cards, rest, lang, look)
        case "creatures" if not rest:
            return draw_table(cards, lang, look, nightmare=view.nightmare)
        case "recap" if not rest:
            return draw_recap(view, told, cards, lang, names, look)
        case _:
            raise UnknownPicture(what)
