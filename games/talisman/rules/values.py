"""Strength and Craft (chapters 1 and 2): gaining, losing, trophies."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.moments import counters
from games.talisman.rules import limits
from games.talisman.state import POINTS, Stat
from games.talisman.table import Land


def start(g: Land, seat: Seat, stat: Stat) -> int:
    """Below this nothing is lost (TM-STR-04, TM-CRAFT-04); a toad's is 1 (S-107)."""
    if g.char(seat).toad is not None:
        return 1
    card = g.card_of(seat)
    return card.strength if stat == "strength" else card.craft


def _change(g: Land, seat: Seat, stat: Stat, n: int) -> None:
    """TM-TOAD-05: what a toad gains or loses is its own."""
    c = g.char(seat)
    who = c.toad or c
    if stat == "strength":
        who.strength += n
    else:
        who.craft += n


def gain(g: Land, seat: Seat, stat: Stat, n: int = 1) -> None:
    _change(g, seat, stat, n)
    g.tell(events.ValueGained(seat, stat, n, counters(g, seat, stat)))


def lose(g: Land, seat: Seat, stat: Stat, n: int = 1) -> Script[None]:
    """TM-STR-03: counters only (S-21), never below the starting value; what goes beyond is ignored (S-20)."""
    n = min(n, counters(g, seat, stat) - start(g, seat, stat))
    if n > 0:
        _change(g, seat, stat, -n)
        g.tell(events.ValueLost(seat, stat, n, counters(g, seat, stat)))
        yield from limits.settle(g)


def lose_all_gained(g: Land, seat: Seat, stat: Stat) -> Script[None]:
    yield from lose(g, seat, stat, counters(g, seat, stat))


# Trophies


def points(g: Land, trophies: Sequence[str]) -> int:
    """The Strength printed on them; what has the Strength of its opponent has none (S-35)."""
    return sum(g.adventure(card).strength for card in trophies)


def may_trade(g: Land, seat: Seat) -> bool:
    """TM-STR-06. A toad may not (S-57)."""
    c = g.char(seat)
    return c.toad is None and points(g, c.trophies) >= POINTS


def trade(g: Land, seat: Seat, cards: Sequence[str]) -> None:
    """TM-STR-07, TM-STR-08: rounded down, the rest is lost, and the cards never come back."""
    worth = points(g, cards)
    for card in cards:
        g.char(seat).trophies.remove(card)
        g.state.removed.append(card)
    n = worth // POINTS
    _change(g, seat, "strength", n)
    g.tell(events.TrophiesTraded(seat, worth, n, counters(g, seat, "strength")))


def trade_by_order(g: Land, seat: Seat) -> None:
    """D-28, S-115: without losing a point, or as soon as there are so many."""
    c = g.char(seat)
    for order in g.state.players[seat].orders:
        word, _, least = order.partition("-")
        enough = word == "trade" and may_trade(g, seat) and points(g, c.trophies) >= int(least or POINTS)
        if enough and (cards := best_trade(g, seat, exact=not least)):
            trade(g, seat, cards)


def best_trade(g: Land, seat: Seat, *, exact: bool = False) -> list[str]:
    """The trophies whose trade brings most and wastes least: what a sensible player hands in. `exact`: nothing may be wasted, as
    when it happens by a standing order (D-28).

    The most points first, then the fewest lost, then the fewest cards.
    """
    sets = _sets(g, g.char(seat).trophies)
    if exact:
        sets = {total: cards for total, cards in sets.items() if total % POINTS == 0}
    best = max(sets, key=lambda total: (total // POINTS, -(total % POINTS), -len(sets[total])))
    return list(sets[best]) if best >= POINTS else []


def cheapest(g: Land, trophies: Sequence[str], price: int) -> list[str]:
    """The trophies worth so much that waste least, and of those the fewest."""
    sets = _sets(g, trophies)
    return list(sets[min(total for total in sets if total >= price)])


def _sets(g: Land, trophies: Sequence[str]) -> dict[int, tuple[str, ...]]:
    """For every sum the fewest trophies worth it. There are seldom more than a dozen, and points are small."""
    sets: dict[int, tuple[str, ...]] = {0: ()}
    for card in trophies:
        worth = points(g, (card,))
        if worth:
            for total, cards in sorted(sets.items(), reverse=True):
                new = (*cards, card)
                if total + worth not in sets or len(new) < len(sets[total + worth]):
                    sets[total + worth] = new
    return sets
