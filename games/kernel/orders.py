"""Standing orders: what a player lets the table do in their place from now on.

An order is its giver's secret where the game has secrets. It is given in a window or at any other time, and withdrawn at any time,
by an aside ("order:round", "order:none"); the rules look it up when they would ask. Who is asked follows from public facts
alone, so to everybody else a question that an order answers, an empty one and a passed one are the same (`ask.window`, `ask.ponder`).

A game names its orders, says where its state keeps them, when one is silent for its giver and what ends it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from games.kernel.ask import Option, RuleBug, Seat, option

G = TypeVar("G")
M = TypeVar("M")
ORDER = TypeVar("ORDER", bound=str)

HEAD = "order:"
NONE = "order:none"


class Orders(ABC, Generic[G, M, ORDER]):
    """The orders of one game; "" is no order. `M` is the game's own idea of a moment at which somebody would be asked."""

    names: Sequence[ORDER]
    msg: str  # an order's option is called by this, a dash and its name
    periods: Mapping[str, tuple[str, ...]] = {}  # when this ends, these orders do

    @abstractmethod
    def seats(self, g: G) -> Sequence[Seat]:
        """Who may have an order."""

    @abstractmethod
    def of(self, g: G, seat: Seat) -> ORDER | None:
        """The order of this seat; None or "" without one."""

    @abstractmethod
    def keep(self, g: G, seat: Seat, order: ORDER | None) -> None:
        """Write it into the state."""

    def silent(self, g: G, order: ORDER, moment: M) -> bool:
        """Under this order, is the seat not asked now?"""
        return True

    def met(self, g: G, order: ORDER, moment: M) -> bool:
        """Is it here, what this order was to last until?"""
        return False

    # How they are given

    @property
    def asides(self) -> frozenset[str]:
        return frozenset({NONE, *(f"{HEAD}{name}" for name in self.names)})

    def options(self) -> list[Option[ORDER]]:
        """For a window: to pass now, and from now on."""
        return [option(f"{HEAD}{name}", name, msg=f"{self.msg}-{name}") for name in self.names]

    def heed(self, g: G, seat: Seat, aside: str) -> None:
        named = aside.removeprefix(HEAD)
        order = next((name for name in self.names if name == named), None)
        if order is None and aside != NONE:
            raise RuleBug(f"there is no order {aside!r}")
        self.keep(g, seat, order)

    # How they are obeyed

    def passes(self, g: G, seat: Seat, moment: M) -> bool:
        """Is this seat not asked now, by its own wish?"""
        order = self.of(g, seat)
        return self.silent(g, order, moment) if order else False

    def lift(self, g: G, moment: M) -> None:
        """What somebody has waited for is there: the order is over, and they are asked at this very moment."""
        for seat in self.seats(g):
            order = self.of(g, seat)
            if order and self.met(g, order, moment):
                self.keep(g, seat, None)

    def over(self, g: G, period: str) -> None:
        """A period ends, and with it the orders for it."""
        for seat in self.seats(g):
            order = self.of(g, seat)
            if order in self.periods.get(period, ()):
                self.keep(g, seat, None)
