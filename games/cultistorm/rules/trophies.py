"""Trophies (Trophäenmarker): CS-TROPHY. The supply is finite (S-55)."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm


def gain(g: Storm, who: Who, symbol: Symbol) -> bool:
    """CS-TROPHY-01, CS-TROPHY-02: no substitute, no compensation."""
    if not g.state.trophies[symbol]:
        g.tell(events.NoTrophyLeft(who, symbol))
        return False
    g.state.trophies[symbol] -= 1
    _add(g, who, symbol, 1)
    g.tell(events.TrophyGained(who, symbol))
    return True


def give_back(g: Storm, who: Who, symbol: Symbol) -> None:
    _add(g, who, symbol, -1)
    g.state.trophies[symbol] += 1
    g.tell(events.TrophyReturned(who, symbol))


def hand_over(g: Storm, giver: Who, taker: Who, symbols: list[Symbol]) -> None:
    """Only by cards that say so (CS-OBJ-04)."""
    for symbol in symbols:
        _add(g, giver, symbol, -1)
        _add(g, taker, symbol, 1)
    if symbols:
        g.tell(events.TrophiesGiven(giver, taker, tuple(symbols)))


def pay(g: Storm, who: Who, symbol: Symbol, n: int) -> list[Symbol]:
    """Onto the character board, for good (CS-DEV-03)."""
    _add(g, who, symbol, -n)
    return [symbol] * n


def lay(g: Storm, who: Who, slot: Slot, n: int) -> None:
    """From one's own stock onto the location (CS-SEAL-03)."""
    _add(g, who, g.symbol(slot), -n)
    g.at(slot).trophies += n


def clear(g: Storm, slot: Slot) -> None:
    """Back to the supply (CS-SEAL-09, CS-GFIGHT-08)."""
    g.state.trophies[g.symbol(slot)] += g.at(slot).trophies
    g.at(slot).trophies = 0


def lose_one(g: Storm, slot: Slot) -> None:
    g.at(slot).trophies -= 1
    g.state.trophies[g.symbol(slot)] += 1
    g.tell(events.TrophyLost(slot, g.at(slot).card))


def owned(g: Storm, who: Who) -> list[Symbol]:
    """Which kinds somebody has, in the one order."""
    return [s for s in SYMBOLS if g.inv(who).trophies.get(s)]


def how_many(g: Storm, who: Who, symbol: Symbol) -> int:
    return g.inv(who).trophies.get(symbol, 0)


def _add(g: Storm, who: Who, symbol: Symbol, n: int) -> None:
    stock = g.inv(who).trophies
    stock[symbol] = stock.get(symbol, 0) + n
    if not stock[symbol]:
        del stock[symbol]
