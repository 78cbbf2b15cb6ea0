"""Which symbols cover which: an exact solver for fights (CS-FIGHT-07, D-25, D-26).

An enemy has a multiset of symbols. A source gives symbols of one kind, wild ones, or of one kind that may be chosen (a doubled wild
die gives two of the same). Found is whether some sources together give every symbol, copy by copy, and of all sets that do the
cheapest: nothing that costs insanity or is used up while a cheaper cover exists, then as few objects, abilities, locations, supports, dice
and hand cards as possible, in this order; then as few wild symbols.

Sources of one symbol matter only to that symbol, wild ones are all alike, and of those that choose there are few. So for each symbol
the cheapest way to a number of copies is found, the same for wild ones, and these are put together symbol by symbol; what chooses is
tried in every way. Every step keeps the cheapest only, so the result is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal, TypeAlias

from games.cultistorm.dice import SYMBOLS, Symbol

# In the order of D-25: what is used first comes first.
Rank: TypeAlias = Literal["hand", "die", "support", "location", "ability", "object"]
RANKS: tuple[Rank, ...] = ("hand", "die", "support", "location", "ability", "object")
BASE = 64  # more sources of one rank than anybody ever has
# The last digit counts wild symbols: of two covers that are alike otherwise the one that keeps them is taken.
_WEIGHT: dict[Rank, int] = {rank: BASE ** (i + 1) for i, rank in enumerate(RANKS)}
_SPENT, _INSANITY = BASE ** (len(RANKS) + 1), BASE ** (len(RANKS) + 2)
INF = BASE ** (len(RANKS) + 5)


@dataclass(frozen=True, slots=True)
class Source:
    """`symbol`: a kind, or "wild"; `n` copies of it. A `same` wild one gives copies of one symbol of choice."""

    id: str
    rank: Rank
    symbol: Symbol | Literal["wild"]
    n: int = 1
    same: bool = False
    spent: bool = False  # it is gone afterwards
    insanity: int = 0
    along: str = ""  # another card that is used with it: the support that doubles a die

    @property
    def cost(self) -> int:
        along = _WEIGHT["support"] if self.along else 0
        wild = self.n if self.symbol == "wild" else 0
        return _WEIGHT[self.rank] + along + wild + _SPENT * self.spent + _INSANITY * self.insanity


@dataclass(frozen=True, slots=True)
class Cover:
    """The sources taken, in the order they were given."""

    sources: tuple[Source, ...]
    cost: int

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for s in self.sources for id in ((s.id, s.along) if s.along else (s.id,)))

    @property
    def insanity(self) -> int:
        return sum(s.insanity for s in self.sources)

    @property
    def modest(self) -> bool:
        """Nothing but hand cards and dice: no cover with any other source is cheaper."""
        return all(s.rank in ("hand", "die") and not s.along for s in self.sources)

    @property
    def free(self) -> bool:
        """Nothing of it is used up or costs insanity."""
        return not any(s.spent or s.insanity for s in self.sources)


Row: TypeAlias = list[tuple[int, tuple[int, ...]]]
"""By number of copies: the least cost of at least so many, and the sources (by their place) it takes."""


def _cheapest(found: Sequence[tuple[int, Source]], most: int) -> Row:
    """The cheapest way to at least k copies, for k up to `most`, of sources that are alike but for number and cost."""
    row: Row = [(0, ()), *([(INF, ())] * most)]
    if not most:
        return row
    for at, source in found:
        n, cost = source.n, source.cost
        for k in range(most, 0, -1):
            before, taken = row[k - n if k > n else 0]
            if before + cost < row[k][0]:
                row[k] = (before + cost, (*taken, at))
    return row


def _put_together(need: Sequence[int], fixed: Sequence[Row], wild: Row) -> tuple[int, tuple[int, ...]]:
    """So many copies of each symbol, by its own sources and wild ones."""
    # By number of wild copies spent so far: cost and sources of the symbols before.
    most = len(wild) - 1
    ways: Row = [(0, ())]
    for n, row in zip(need, fixed, strict=True):
        longer: Row = [(INF, ())] * min(most + 1, len(ways) + n)
        for spent, (cost, taken) in enumerate(ways):
            for k in range(min(n, most - spent) + 1):
                own, more = row[n - k]
                if cost + own < longer[spent + k][0]:
                    longer[spent + k] = (cost + own, (*taken, *more))
        ways = longer
    best: tuple[int, tuple[int, ...]] = (INF, ())
    for spent, (cost, taken) in enumerate(ways):
        own, more = wild[spent]
        if cost + own < best[0]:
            best = (cost + own, (*taken, *more))
    return best


def cover(needed: Iterable[Symbol], sources: Sequence[Source]) -> Cover | None:
    """The cheapest set of sources that gives every needed symbol; None if there is none."""
    symbols = list(needed)
    need = [symbols.count(s) for s in SYMBOLS]
    if sum([s.n for s in sources]) < len(symbols):
        return None
    by_kind: dict[str, list[tuple[int, Source]]] = {kind: [] for kind in (*SYMBOLS, "wild", "same")}
    for i, source in enumerate(sources):
        by_kind["same" if source.same and source.symbol == "wild" else source.symbol].append((i, source))
    if not by_kind["same"] and not by_kind["wild"] and any(not by_kind[s] for s in symbols):
        return None
    fixed = [_cheapest(by_kind[kind], n) for kind, n in zip(SYMBOLS, need, strict=True)]
    wild = _cheapest(by_kind["wild"], min(len(symbols), sum([s.n for _, s in by_kind["wild"]])))
    choosing = by_kind["same"]
    best: tuple[int, tuple[int, ...]] = (INF, ())
    for picks in product((*range(len(SYMBOLS)), None), repeat=len(choosing)):
        left, cost, taken = list(need), 0, list[int]()
        for (at, source), pick in zip(choosing, picks, strict=True):
            if pick is not None:
                left[pick] = max(0, left[pick] - source.n)
                cost, taken = cost + source.cost, [*taken, at]
        rest, more = _put_together(left, fixed, wild)
        if cost + rest < best[0]:
            best = (cost + rest, (*taken, *more))
    if best[0] >= INF:
        return None
    return Cover(tuple(sources[i] for i in sorted(best[1])), best[0])


def lacking(needed: Iterable[Symbol], sources: Sequence[Source]) -> list[Symbol]:
    """What would still be needed if everything were used: as few symbols as possible, none if there is a cover."""
    symbols = list(needed)
    left = [symbols.count(s) - sum(g.n for g in sources if g.symbol == s) for s in SYMBOLS]
    for source in sorted((g for g in sources if g.symbol == "wild"), key=lambda g: not g.same):
        for _ in range(1 if source.same else source.n):
            most = max(range(len(SYMBOLS)), key=lambda i: left[i])
            left[most] -= source.n if source.same else 1
    return [s for s, n in zip(SYMBOLS, left, strict=True) for _ in range(max(0, n))]
