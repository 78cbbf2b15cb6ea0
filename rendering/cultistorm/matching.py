"""Which given symbol stands for which needed one: exact ones first, then wild ones, in the order of what is needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.cultistorm.view import GivenView, PlanView


@dataclass(frozen=True)
class Pair:
    """A needed symbol, and what covers it; None: nothing does."""

    symbol: str
    by: GivenView | None


def pairs(plan: PlanView) -> list[Pair]:
    return matched(plan.needed, plan.given, plan.lacking or ())


def matched(needed: Sequence[str], given: Sequence[GivenView], lacking: Sequence[str] = ()) -> list[Pair]:
    """`lacking`: what the reckoning leaves open, so that wild ones do not cover that here."""
    copies = [g for g in given for _ in range(g.n)]
    found: list[Pair | None] = [None] * len(needed)

    def cover(i: int, kind: str) -> None:
        fits = next((g for g in copies if g.symbol == kind), None)
        if fits is not None:
            copies.remove(fits)
            found[i] = Pair(needed[i], fits)

    for i, symbol in enumerate(needed):
        cover(i, symbol)
    left = Counter(lacking)
    for i in reversed([i for i, pair in enumerate(found) if pair is None]):
        if left[needed[i]]:
            left[needed[i]] -= 1
            found[i] = Pair(needed[i], None)
    for i, pair in enumerate(found):
        if pair is None:
            cover(i, "wild")
    return [pair or Pair(symbol, None) for pair, symbol in zip(found, needed, strict=True)]
