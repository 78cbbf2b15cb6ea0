"""Private standing orders of Talisman: what a player lets the table do without being asked (S-110, S-115, S-116).

"order:roll" rolls at once at the start of the own turn; "order:fight" meets and fights at once where only a spell could be thought of;
"order:trade" trades trophies where no point is lost, "order:trade-14" as
soon as there are 14 points; "order:cross" lets whoever answers for an absent player use a raft. Each is withdrawn by "no-order:…".
"become:good:angel" changes alignment when an Angel is turned up, "remain:angel" does so no longer. "keep:<spell>" says which spell to
part with last. "forget" ends everything that was ordered or laid ready: it is said where somebody else takes the seat, also if nothing
stands then, because taking back may bring back what stood before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel.ask import RuleBug, Seat
from games.talisman.rules.alignment import ALIGNMENTS
from games.talisman.state import BECOME as BECOME
from games.talisman.state import Order, TalismanState, kind
from games.talisman.traits import ChangesAlignment

if TYPE_CHECKING:
    from games.talisman.content import Catalogue

ORDERS: tuple[Order, ...] = ("roll", "fight", "trade", "trade-7", "trade-14", "trade-21", "cross")
HEAD, WITHDRAW, KEEP, LET, REMAIN = "order:", "no-order:", "keep:", "let:", "remain:"
FORGET = "forget"
ASIDES = frozenset({HEAD, WITHDRAW, KEEP, LET, BECOME, REMAIN, FORGET})


def is_order(what: str) -> bool:
    return what == FORGET or what.startswith((HEAD, WITHDRAW, KEEP, LET, BECOME, REMAIN))


def changes_at_will(character: str, cards: Catalogue) -> bool:
    return any(isinstance(t, ChangesAlignment) for t in cards.characters[character].traits)


def sayings(state: TalismanState, seat: Seat, cards: Catalogue) -> list[str]:
    player = state.players[seat]
    held = sorted({kind(card) for card in player.character.spells}) if player.character else []
    found = [
        *(f"{WITHDRAW if order in player.orders else HEAD}{order}" for order in ORDERS),
        *(f"{LET if name in player.ranked else KEEP}{name}" for name in held),
        *(f"{LET}{name}" for name in player.ranked if name not in held),
        *(f"{REMAIN}{card}" for card in player.becoming),
    ]
    if player.character is not None and changes_at_will(player.character.id, cards):
        found += [f"{BECOME}{a}:{card}" for card in cards.by_alignment for a in ALIGNMENTS if player.becoming.get(card) != a]
    return [*found, FORGET] if player.armed or player.orders or player.ranked or player.becoming else found


def heed(state: TalismanState, seat: Seat, what: str, cards: Catalogue) -> None:
    if what != FORGET and what not in sayings(state, seat, cards):
        raise RuleBug(f"seat {seat} cannot order {what!r}")
    player = state.players[seat]
    word, _, rest = what.partition(":")
    match word:
        case "order":
            trades = rest.startswith("trade")  # one way of trading at a time
            player.orders = [order for order in player.orders if not (trades and order.startswith("trade"))]
            player.orders.extend(order for order in ORDERS if order == rest)
        case "no-order":
            player.orders = [order for order in player.orders if order != rest]
        case "keep":
            player.ranked.append(rest)
        case "let":
            player.ranked.remove(rest)
        case "become":
            to, _, card = rest.partition(":")
            player.becoming[card] = next(a for a in ALIGNMENTS if a == to)
        case "remain":
            del player.becoming[rest]
        case _:
            player.armed, player.orders, player.ranked, player.becoming = [], [], [], {}
