"""Which given symbol stands for which needed one: exact ones first, then wild ones, in the order of what is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.cultistorm.view import GivenView, PlanView


@dataclass(frozen=True)
class Pair:
    """A needed symbol, and what covers it; None: nothing does."""

    symbol: str
    by: GivenView | None


def pairs(plan: PlanView) -> list[Pair]:
    return matched(plan.needed, plan.given)


def matched(needed: Sequence[str], given: Sequence[GivenView]) -> list[Pair]:
    copies = [g for g in given for _ in range(g.n)]
    found: list[Pair | None] = [None] * len(needed)
    for wild in (False, True):
        for i, symbol in enumerate(needed):
            if found[i] is not None:
                continue
            fits = next((g for g in copies if (g.symbol == "wild" if wild else g.symbol == symbol)), None)
            if fits is not None:
                copies.remove(fits)
                found[i] = Pair(symbol, fits)
    return [pair or Pair(symbol, None) for pair, symbol in zip(found, needed, strict=True)]


def spare(plan: PlanView) -> list[GivenView]:
    """What is left over."""
    used = [p.by for p in pairs(plan) if p.by is not None]
    return [g for g in plan.given if g not in used]
