"""Private standing orders of Talisman: what a player lets the table do without being asked (S-110, S-115, S-116).

"order:roll" rolls at once at the start of the own turn, "order:trade" trades trophies where no point is lost, "order:cross" uses
a raft at once; each is withdrawn by "no-order:…". "keep:<spell>" says which spell to part with last.
"""

from __future__ import annotations

from games.kernel.ask import RuleBug, Seat
from games.talisman.state import Order, TalismanState, kind

ORDERS: tuple[Order, ...] = ("roll", "trade", "cross")
HEAD, WITHDRAW, KEEP, LET = "order:", "no-order:", "keep:", "let:"
ASIDES = frozenset({HEAD, WITHDRAW, KEEP, LET})


def is_order(what: str) -> bool:
    return what.startswith((HEAD, WITHDRAW, KEEP, LET))


def sayings(state: TalismanState, seat: Seat) -> list[str]:
    player = state.players[seat]
    held = sorted({kind(card) for card in player.character.spells}) if player.character else []
    return [
        *(f"{WITHDRAW if order in player.orders else HEAD}{order}" for order in ORDERS),
        *(f"{LET if name in player.ranked else KEEP}{name}" for name in held),
        *(f"{LET}{name}" for name in player.ranked if name not in held),
    ]


def heed(state: TalismanState, seat: Seat, what: str) -> None:
    if what not in sayings(state, seat):
        raise RuleBug(f"seat {seat} cannot order {what!r}")
    player = state.players[seat]
    word, _, rest = what.partition(":")
    match word:
        case "order":
            player.orders.extend(order for order in ORDERS if order == rest)
        case "no-order":
            player.orders = [order for order in player.orders if order != rest]
        case "keep":
            player.ranked.append(rest)
        case _:
            player.ranked.remove(rest)
