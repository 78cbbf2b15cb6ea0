"""The cover solver: exact, and cheapest by D-25's order. `keeper prove` compares ten thousand fights; here are some hundred."""

from __future__ import annotations

import random
from itertools import combinations, pairwise, product

import pytest

from games.cultistorm.cover import BASE, RANKS, Source, cover, lacking
from games.cultistorm.dice import SYMBOLS, Symbol

FIGHTS = 400


def covers(needed: list[Symbol], chosen: tuple[Source, ...]) -> bool:
    """By trying every assignment."""
    ways: list[list[tuple[Symbol, ...]]] = []
    for s in chosen:
        if s.symbol != "wild":
            ways.append([(s.symbol,) * s.n])
        elif s.same:
            ways.append([(x,) * s.n for x in SYMBOLS])
        else:
            ways.append(list(product(SYMBOLS, repeat=s.n)))
    for given in product(*ways):
        flat = [x for part in given for x in part]
        if all(flat.count(x) >= needed.count(x) for x in SYMBOLS):
            return True
    return False


def brute(needed: list[Symbol], sources: list[Source]) -> int | None:
    costs = [
        sum(s.cost for s in chosen)
        for n in range(len(sources) + 1)
        for chosen in combinations(sources, n)
        if sum(s.n for s in chosen) >= len(needed) and covers(needed, chosen)
    ]
    return min(costs, default=None)


def a_fight(chance: random.Random) -> tuple[list[Symbol], list[Source]]:
    needed = [chance.choice(SYMBOLS) for _ in range(chance.randint(3, 6))]
    sources: list[Source] = []
    wild = 0
    for i in range(chance.randint(2, 7)):
        symbol: Symbol | str = chance.choice((*SYMBOLS, *SYMBOLS, "wild"))
        n = chance.choice((1, 1, 1, 2))
        same = symbol == "wild" and n == 2 and chance.random() < 0.5
        if symbol == "wild":
            wild += n
            if wild > 4:
                symbol = "key"
        spent, insanity = chance.random() < 0.2, int(chance.random() < 0.15)
        sources.append(Source(f"s{i}", chance.choice(RANKS), symbol, n, same and symbol == "wild", spent, insanity))  # type: ignore[arg-type]
    return needed, sources


def test_the_solver_agrees_with_trying_everything() -> None:
    chance = random.Random(5)
    found = 0
    for _ in range(FIGHTS):
        needed, sources = a_fight(chance)
        best, solved = brute(needed, sources), cover(needed, sources)
        assert (solved.cost if solved else None) == best, (needed, sources)
        assert bool(lacking(needed, sources)) == (best is None), (needed, sources)
        if solved is not None:
            found += 1
            assert covers(needed, solved.sources)
    assert FIGHTS // 10 < found < FIGHTS


@pytest.mark.slow
def test_the_solver_agrees_in_ten_thousand_fights() -> None:
    chance = random.Random(99)
    for _ in range(10_000):
        needed, sources = a_fight(chance)
        solved = cover(needed, sources)
        assert (solved.cost if solved else None) == brute(needed, sources), (needed, sources)


@pytest.mark.parametrize("dear", ["insanity", "spent"])
def test_nothing_is_spent_while_a_cheaper_cover_exists(dear: str) -> None:
    costly = Source("dear", "hand", "key", insanity=dear == "insanity", spent=dear == "spent")
    cheap = [Source("object", "object", "key"), costly]
    solved = cover(["key"], cheap)
    assert solved is not None
    assert solved.ids == ("object",)


def test_hand_cards_come_before_dice_and_so_on() -> None:
    for one, other in pairwise(RANKS):
        solved = cover(["moon"], [Source("later", other, "moon"), Source("first", one, "moon")])
        assert solved is not None
        assert solved.ids == ("first",)
    assert BASE > 40


def test_a_wild_symbol_is_kept_where_a_plain_one_does() -> None:
    """For the second fight; ranks come first all the same."""
    solved = cover(["moon"], [Source("wild", "hand", "wild"), Source("plain", "hand", "moon")])
    assert solved is not None
    assert solved.ids == ("plain",)
    solved = cover(["moon"], [Source("wild", "hand", "wild"), Source("plain", "die", "moon")])
    assert solved is not None
    assert solved.ids == ("wild",)


def test_the_widest_hand_is_solved_quickly() -> None:
    """Not a time but a size: what the solver looks at grows with symbols and sources, not with their subsets."""
    needed: list[Symbol] = [*SYMBOLS, *SYMBOLS, "key", "tide"]
    sources = [Source(f"s{i}", RANKS[i % 6], (*SYMBOLS, "wild")[i % 6]) for i in range(40)]  # type: ignore[arg-type]
    solved = cover(needed, [*sources, Source("twice", "die", "wild", 2, same=True)])
    assert solved is not None
    assert len(solved.sources) <= len(needed)
