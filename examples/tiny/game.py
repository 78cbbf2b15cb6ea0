"""Wading Out as the kernel plays it: steps, end, views, and what a viewer cannot tell apart."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules, check_state

from . import rules
from .content import Catalogue, catalogue
from .state import Wader, WadingState
from .table import Wading
from .view import WadingView, view

check_state(WadingState)


class WadingOptions(BaseModel):
    """What a table may choose before the game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    length: Literal["short", "long"] = "short"


class WadingGame(Rules[WadingState]):
    name = "wading-out"
    version = 1
    state_type = WadingState
    asides = rules.ORDERS.asides

    def __init__(self, cards: Catalogue | None = None) -> None:
        self.cards = cards or catalogue()

    def new(self, seats: int, options: WadingOptions | None = None) -> WadingState:
        """Before set-up: seats and wishes of the table, no luck yet."""
        length = (options or WadingOptions()).length
        enough = self.cards.numbers.long if length == "long" else self.cards.numbers.short
        return WadingState(enough=enough, waders=[Wader() for _ in range(seats)])

    def table(self, state: WadingState, fate: Fate, step: int) -> Wading:
        return Wading(state, fate, step, self.cards)

    def step(self, table: Wading) -> Script[None]:
        return rules.step(table)

    def aside(self, table: Wading, seat: Seat, what: str) -> None:
        rules.ORDERS.heed(table, seat, what)

    def over(self, state: WadingState) -> bool:
        return state.phase == "over"

    def outcome(self, state: WadingState) -> Outcome | None:
        if state.phase != "over":
            return None
        most = max(wader.shells for wader in state.waders)
        return Outcome("won", "most shells", tuple(s for s, wader in enumerate(state.waders) if wader.shells == most))

    def seats(self, state: WadingState) -> tuple[Seat, ...]:
        return tuple(range(len(state.waders)))

    def view(self, state: WadingState, viewer: Seat | None) -> WadingView:
        return view(state, viewer)

    def scramble(self, state: WadingState, viewer: Seat | None, chance: Chance) -> WadingState:
        """Other wishes and other orders for everybody else. At the end nothing is hidden but the orders."""
        other, wishes = state.model_copy(deep=True), list(self.cards.wishes)
        for seat, wader in enumerate(other.waders):
            if seat != viewer:
                wader.order = "quiet" if chance(2) else ""
                wader.wish = wishes[chance(len(wishes))] if state.phase == "ebb" else wader.wish
        return other

    def audit(self, state: WadingState) -> None:
        """What must be true of any state, for the large runs."""
        assert all(wader.shells >= 0 for wader in state.waders), "fewer shells than none"
        assert state.phase == "setup" or all(wader.wish in self.cards.wishes for wader in state.waders), "a wish is missing"
        assert 0 <= state.active < len(state.waders), "nobody's turn"
        assert state.throws or not state.basket, "shells in the basket before the first throw"
