"""Standing orders of evil: pass by itself until a period ends, or until something worth waiting for happens (S-77).

An order is its giver's secret. It is given in a window or at any other time, and withdrawn at any time, by an aside; windows look
it up when they open. To the hero an ordered window, an empty and a passed one are the same.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from games.alone.state import Order
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, RuleBug, Seat, option

Period: TypeAlias = Literal["turn", "round"]

ORDERS: tuple[Order, ...] = tuple(o for o in get_args(Order) if o)
NO_ORDER = "order:none"
ASIDES = frozenset({NO_ORDER, *(f"order:{o}" for o in ORDERS)})


def options() -> list[Option[Order]]:
    """For a window: to pass now, and from now on."""
    return [option(f"order:{o}", o, msg=f"al-opt-order-{o}") for o in ORDERS]


def give(g: Alone, seat: Seat, order: Order) -> None:
    g.state.evil[seat - 1].order = order


def heed(g: Alone, seat: Seat, what: str) -> None:
    """An aside: "order:round", or "order:none" to be asked again."""
    if what == NO_ORDER:
        give(g, seat, "")
        return
    named = what.removeprefix("order:")
    for order in ORDERS:
        if order == named:
            give(g, seat, order)
            return
    raise RuleBug(f"there is no order {what!r}")


def passes(g: Alone, seat: Seat, moment: Moment) -> bool:
    """Does Keeper pass for this seat now? "end": asked at the end of a turn only."""
    order = g.state.evil[seat - 1].order
    return bool(order) and not (order == "end" and moment.name == "turn_end")


def lift(g: Alone, moment: Moment) -> None:
    """What somebody has waited for is there: the order is over, and they are asked in this very window."""
    for player in g.state.evil:
        if _met(g, player.order, moment):
            player.order = ""


def _met(g: Alone, order: Order, moment: Moment) -> bool:
    match order:
        case "attack" | "locate" | "search" | "interact":
            return order in g.state.announced or (moment.action is not None and moment.action.kind == order)
        case "room":
            return bool(g.here.room)
        case "danger":
            return g.here.danger
        case _:
            return False


def over(g: Alone, period: Period) -> None:
    """Orders for a turn end with it, orders for a round with the round; the end of a round is the end of its last turn."""
    for player in g.state.evil:
        if player.order == period or (period == "round" and player.order == "turn"):
            player.order = ""
