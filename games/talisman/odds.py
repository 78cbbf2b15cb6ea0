"""Chances, from public facts only."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

_DIE = range(1, 7)


@lru_cache(maxsize=4096)
def fight(mine: int, theirs: int, dice: int = 1, against: int = 1) -> int:
    """How likely a fight is won with so many dice `against` so many, in per cent; of several the highest counts, and none is 0."""
    ahead = [mine + max(a, default=0) - theirs - max(b, default=0) for a in _rolls(dice) for b in _rolls(against)]
    return round(100 * sum(n > 0 for n in ahead) / len(ahead))


@lru_cache(maxsize=4096)
def lost(mine: int, theirs: int, dice: int = 1) -> int:
    return fight(theirs, mine, 1, dice)


def _rolls(dice: int) -> list[tuple[int, ...]]:
    return list(product(_DIE, repeat=dice))


@lru_cache(maxsize=512)
def at_most(limit: int, dice: int = 2) -> int:
    """How likely so many dice show no more than this together, in per cent: the Portal, the Crypt."""
    fits = sum(sum(roll) <= limit for roll in product(_DIE, repeat=dice))
    return round(100 * fits / 6**dice)
