"""What a viewer may know: the only thing that leaves the rules. Words and pictures are made of it alone."""

from __future__ import annotations

from games.kernel.ask import Seat
from games.kernel.view import Seen

from .state import Order, WadingState


class SeenWader(Seen):
    seat: int
    shells: int
    waves: int
    finds: int
    whistle: bool
    wish: str = ""
    order: Order = ""


class WadingView(Seen):
    viewer: int | None
    over: bool
    active: int | None
    enough: int
    basket: int
    find: str
    waders: list[SeenWader]


def view(state: WadingState, viewer: Seat | None) -> WadingView:
    """A wish is its owner's until the end, an order always."""
    over = state.phase == "over"
    return WadingView(
        viewer=viewer,
        over=over,
        active=None if over else state.active,
        enough=state.enough,
        basket=state.basket,
        find=state.find,
        waders=[
            SeenWader(
                seat=seat,
                shells=wader.shells,
                waves=wader.waves,
                finds=wader.finds,
                whistle=wader.whistle,
                wish=wader.wish if over or seat == viewer else "",
                order=wader.order if seat == viewer else "",
            )
            for seat, wader in enumerate(state.waders)
        ],
    )
