"""Chances: how likely dice satisfy a task, and an adventure is passed. Exact for one roll, an estimate for a whole attempt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import factorial

from games.elder_sign.dice import FACES, Face
from games.elder_sign.tasks import Row, needs_in_order, satisfied


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


@lru_cache(maxsize=100_000)
def one_roll(row: Row, greens: int, yellow: bool = False, red: bool = False, held: tuple[Face, ...] = ()) -> float:
    """The chance that one roll of these dice, with dice held from before, satisfies the row."""
    if greens < 0:
        return 0.0
    needs = needs_in_order(row.needs)
    yellows: tuple[tuple[Face, ...], ...] = tuple((f,) for f in FACES["yellow"]) if yellow else ((),)
    reds: tuple[tuple[Face, ...], ...] = tuple((f,) for f in FACES["red"]) if red else ((),)
    extras = [y + r for y in yellows for r in reds]
    chance = 0.0
    for faces, p in _throws(greens):
        hits = sum(satisfied(tuple(sorted(faces + extra + held)), needs) for extra in extras)
        chance += p * hits / len(extras)
    return chance


def dice_for(row: Row) -> int:
    """How many dice solving a row usually takes: one per symbol, one per three investigation."""
    return sum(1 if need.symbols else max(1, round(need.n / 2.6)) for need in row.needs)


@lru_cache(maxsize=200_000)
def attempt(
    rows: tuple[Row, ...],
    dice: int,
    yellow: bool,
    red: bool,
    clues: int,
    arrow: bool,
    focus: bool = True,
    terror_fails: bool = False,
) -> float:
    """The chance to solve all rows: the best row first (or the first, with an arrow); a failed roll costs a clue or a die.

    An estimate: rows take their usual number of dice, and focusing keeps a useful die every other time.
    """
    if not rows:
        return 1.0
    if dice <= 0 and not yellow and not red:
        return 0.0
    best = 0.0
    for i, row in enumerate(rows[:1] if arrow else rows):
        if rows.index(row) < i:
            continue  # the same row again
        solve = one_roll(row, dice, yellow, red)
        if solve <= 0:
            continue
        used = dice_for(row)
        rest = rows[:i] + rows[i + 1 :]
        # The yellow and red die are spent like any other; which of the dice are used is a coin's toss.
        extra = int(yellow) + int(red)
        from_extra = min(extra, round(used * extra / max(1, dice + extra)))
        keep_yellow, keep_red = yellow and from_extra < 1, red and from_extra < 2
        after = attempt(rest, dice - (used - from_extra), keep_yellow, keep_red, clues, arrow, focus, terror_fails)
        if clues > 0:
            again = attempt(rows, dice, yellow, red, clues - 1, arrow, focus, terror_fails)
        else:
            again = attempt(rows, dice - 1, yellow, red, 0, arrow, focus, terror_fails)
            if focus and len(row.needs) > 1 and dice > 2:
                eased = rows[:i] + (Row(needs=row.needs[1:]),) + rows[i + 1 :]
                kept = attempt(eased, dice - 2, yellow, red, 0, arrow, False, terror_fails)
                again = max(again, 0.5 * again + 0.5 * kept)
            if terror_fails:
                again *= (5 / 6) ** dice
        best = max(best, solve * after + (1 - solve) * again)
    return best
