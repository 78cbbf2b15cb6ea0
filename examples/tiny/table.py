"""The rules' hand on the game: the kernel's table, with the cards and what the rules say of shells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel.ask import Seat
from games.kernel.luck import Fate
from games.kernel.table import Table

from . import events
from .state import Wader, WadingState

if TYPE_CHECKING:
    from .content import Catalogue


class Wading(Table[WadingState]):
    def __init__(self, state: WadingState, fate: Fate, step: int, cards: Catalogue) -> None:
        super().__init__(state, fate, step)
        self.cards = cards

    def wader(self, seat: Seat) -> Wader:
        return self.state.waders[seat]

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats in the order of turns, this one first."""
        n = len(self.state.waders)
        return [(seat + i) % n for i in range(n)]

    def gain(self, seat: Seat, n: int) -> None:
        wader = self.wader(seat)
        wader.shells += n
        self.tell(events.Gained(seat, n, wader.shells))

    def lose(self, seat: Seat, n: int) -> None:
        """As many as there are."""
        wader = self.wader(seat)
        n = min(n, wader.shells)
        wader.shells -= n
        self.tell(events.Lost(seat, n, wader.shells))
