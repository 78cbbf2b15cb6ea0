"""Chances: how likely dice satisfy a task, and an adventure is passed. Exact for one roll, an estimate for a whole attempt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import factorial

from games.elder_sign.dice import FACES, Face, investigation
from games.elder_sign.tasks import SYMBOLS, Row, needs_in_order


@lru_cache(maxsize=64)
def _throws(greens: int) -> tuple[tuple[tuple[Face, ...], float], ...]:
    """All different results of some green dice, with their probability."""
    faces = FACES["green"]

    def counts(left: int, kinds: int) -> Iterator[tuple[int, ...]]:
        if kinds == 1:
            yield (left,)
            return
        for n in range(left + 1):
            for rest in counts(left - n, kinds - 1):
                yield (n, *rest)

    found: list[tuple[tuple[Face, ...], float]] = []
    for row in counts(greens, len(faces)):
        ways = factorial(greens)
        for n in row:
            ways //= factorial(n)
        dice: list[Face] = [face for face, n in zip(faces, row, strict=True) for _ in range(n)]
        found.append((tuple(dice), ways / len(faces) ** greens))
    return tuple(found)


def written(row: Row) -> str:
    """A row's dice conditions, symbols first. To dice, rows that are written alike are alike."""
    return str(Row(needs=needs_in_order(row.needs)))


def one_roll(row: Row, greens: int, yellow: bool = False, red: bool = False) -> float:
    """The chance that one roll of these dice satisfies the row. Exact."""
    return _one_roll(written(row), max(0, greens), yellow, red)


@lru_cache(maxsize=100_000)
def _one_roll(text: str, greens: int, yellow: bool, red: bool) -> float:
    if greens == 0 and not yellow and not red:
        return 0.0
    wants = [(int(w[1:]), "") if w[0] == "I" else (0, w) for w in text.split()]
    extras: list[tuple[Face, ...]] = [(f,) for f in FACES["yellow"]] if yellow else [()]
    if red:
        extras = [(*e, f) for e in extras for f in FACES["red"]]
    # Distinct extra results only: equal ones are counted, not tried again.
    counted = Counter(tuple(sorted(e)) for e in extras)
    chance = 0.0
    for faces, p in _throws(greens):
        for extra, n in counted.items():
            if _meets(tuple(sorted(faces + extra)), tuple(wants)):
                chance += p * n / len(extras)
    return chance


@lru_cache(maxsize=400_000)
def _meets(faces: tuple[Face, ...], wants: tuple[tuple[int, str], ...]) -> bool:
    """`tasks.satisfied` on plain values, which is several times faster where thousands are tried."""
    if not wants:
        return True
    (n, symbols), rest = wants[0], wants[1:]
    if symbols:
        names = {SYMBOLS[s] for s in symbols.split("/")}
        for i, face in enumerate(faces):
            if (face in names or face == "wild") and face not in faces[:i] and _meets(faces[:i] + faces[i + 1 :], rest):
                return True
        return False
    points = [(investigation(f), i) for i, f in enumerate(faces) if investigation(f)]
    if not rest:
        return sum(v for v, _ in points) >= n
    for size in range(1, len(points) + 1):
        for chosen in combinations(points, size):
            if sum(v for v, _ in chosen) >= n:
                used = {i for _, i in chosen}
                if _meets(tuple(f for i, f in enumerate(faces) if i not in used), rest):
                    return True
    return False


def _dice_for(text: str) -> int:
    """How many dice solving a row usually takes: one per symbol, one per two or three investigation."""
    return sum(max(1, round(int(w[1:]) / 2.6)) if w[0] == "I" else 1 for w in text.split())


def attempt(
    rows: tuple[Row, ...], dice: int, yellow: bool, red: bool, clues: int, arrow: bool, terror_fails: bool = False
) -> float:
    """The chance to solve all rows: the best row first (or the first, with an arrow); a failed roll costs a clue or a die.

    An estimate: rows take their usual number of dice, and focusing keeps a useful die every other time.
    """
    texts = [written(r) for r in rows]
    ordered = tuple(texts) if arrow else tuple(sorted(texts))
    return _attempt(ordered, max(0, dice), yellow, red, clues, arrow, True, terror_fails)


@lru_cache(maxsize=200_000)
def _attempt(
    rows: tuple[str, ...], dice: int, yellow: bool, red: bool, clues: int, arrow: bool, focus: bool, terror_fails: bool
) -> float:
    if not rows:
        return 1.0
    if dice <= 0 and not yellow and not red:
        return 0.0
    best = 0.0
    for i, row in enumerate(rows[:1] if arrow else rows):
        if row in rows[:i]:
            continue
        solve = _one_roll(row, dice, yellow, red) if row else 1.0
        if solve <= 0:
            continue
        rest = rows[:i] + rows[i + 1 :]
        # The yellow and red die are spent like the others, in proportion.
        used, extra = _dice_for(row), int(yellow) + int(red)
        from_extra = min(extra, round(used * extra / (dice + extra)))
        after = _attempt(
            rest,
            max(0, dice - used + from_extra),
            yellow and from_extra < 1,
            red and from_extra < 2,
            clues,
            arrow,
            focus,
            terror_fails,
        )
        if clues > 0:
            again = _attempt(rows, dice, yellow, red, clues - 1, arrow, focus, terror_fails)
        else:
            again = _after_a_discard(rows, dice, yellow, red, arrow, focus, terror_fails)
            words = row.split()
            if focus and len(words) > 1 and dice > 2:
                eased = (*rows[:i], " ".join(words[1:]), *rows[i + 1 :])
                kept = _attempt(eased, dice - 2, yellow, red, 0, arrow, False, terror_fails)
                again = max(again, 0.5 * again + 0.5 * kept)
            if terror_fails:
                again *= (5 / 6) ** dice
        best = max(best, solve * after + (1 - solve) * again)
    return best


def _after_a_discard(
    rows: tuple[str, ...], dice: int, yellow: bool, red: bool, arrow: bool, focus: bool, terror_fails: bool
) -> float:
    if dice > 0:
        return _attempt(rows, dice - 1, yellow, red, 0, arrow, focus, terror_fails)
    if yellow:
        return _attempt(rows, 0, False, red, 0, arrow, focus, terror_fails)
    return 0.0
