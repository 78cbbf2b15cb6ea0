"""Standing orders of evil: pass by itself until a period ends, or until something worth waiting for happens (S-77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from games.alone.state import Order
from games.alone.table import Alone, Moment
from games.kernel.ask import Seat
from games.kernel.orders import Orders


class EvilOrders(Orders[Alone, Moment, Order]):
    names = tuple(o for o in get_args(Order) if o)
    msg = "al-opt-order"
    periods = {"turn": ("turn",), "round": ("turn", "round")}  # the end of a round is the end of its last turn

    def seats(self, g: Alone) -> Sequence[Seat]:
        return g.evil

    def of(self, g: Alone, seat: Seat) -> Order:
        return g.state.evil[seat - 1].order

    def keep(self, g: Alone, seat: Seat, order: Order | None) -> None:
        g.state.evil[seat - 1].order = order or ""

    def silent(self, g: Alone, order: Order, moment: Moment) -> bool:
        """ "end": asked at the end of a turn only."""
        return not (order == "end" and moment.name == "turn_end")

    def met(self, g: Alone, order: Order, moment: Moment) -> bool:
        match order:
            case "attack" | "locate" | "search" | "interact":
                return order in g.state.announced or (moment.action is not None and moment.action.kind == order)
            case "room":
                return bool(g.here.room)
            case "danger":
                return g.here.danger
            case _:
                return False


ORDERS = EvilOrders()
