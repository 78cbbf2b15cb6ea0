"""Chances, from public facts only."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

_DIE = range(1, 7)


@lru_cache(maxsize=4096)
def fight(mine: int, theirs: int, dice: int = 1) -> int:
    """How likely a fight is won, in per cent; of several dice the highest counts."""
    won = sum(mine + max(roll) > theirs + die for roll in product(_DIE, repeat=dice) for die in _DIE)
    return round(100 * won / (6 ** (dice + 1)))


@lru_cache(maxsize=4096)
def lost(mine: int, theirs: int, dice: int = 1) -> int:
    worse = sum(mine + max(roll) < theirs + die for roll in product(_DIE, repeat=dice) for die in _DIE)
    return round(100 * worse / (6 ** (dice + 1)))


@lru_cache(maxsize=512)
def at_most(limit: int, dice: int = 2) -> int:
    """How likely so many dice show no more than this together, in per cent: the Portal, the Crypt."""
    fits = sum(sum(roll) <= limit for roll in product(_DIE, repeat=dice))
    return round(100 * fits / 6**dice)
