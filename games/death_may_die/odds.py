"""Chances of a roll, from public facts only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.death_may_die.dice import SHOWS, Face
from games.death_may_die.dice import Kind as DieKind

Dice = Mapping[DieKind, Sequence[Face]]


def reaches(dice: Dice, standard: int, bonus: int, need: int, signs: int = 0, lying: Sequence[Face] = ()) -> int:
    """How likely so many dice, with those that stay lying, show `need` Successes, in per cent; of Elder Signs the first `signs` are some."""
    stay = [SHOWS[face] for face in lying]
    had = (sum("success" in s for s in stay), sum("sign" in s for s in stay))
    return _reaches(_sides(dice["standard"]), _sides(dice["bonus"]), standard, bonus, need, signs, had)


def spared(dice: Dice, kind: DieKind, n: int) -> int:
    """How likely so many dice of a kind show neither Success nor Tentacle, in per cent: what an enemy's dice should show."""
    faces = dice[kind]
    good = sum(not {"success", "tentacle"} & set(SHOWS[face]) for face in faces)
    return round(100 * (good / len(faces)) ** n)


# A die as (Successes, Elder Signs) of each side.
Sides = tuple[tuple[int, int], ...]


def _sides(faces: Sequence[Face]) -> Sides:
    return tuple(("success" in SHOWS[f], "sign" in SHOWS[f]) for f in faces)


@lru_cache(maxsize=4096)
def _reaches(standard: Sides, bonus: Sides, n: int, m: int, need: int, signs: int, had: tuple[int, int]) -> int:
    found: dict[tuple[int, int], float] = {had: 1.0}
    for sides in (*[standard] * n, *[bonus] * m):
        after: dict[tuple[int, int], float] = {}
        for (a, b), chance in found.items():
            for success, sign in sides:
                key = (a + success, b + sign)
                after[key] = after.get(key, 0.0) + chance / len(sides)
        found = after
    return round(100 * sum(chance for (a, b), chance in found.items() if a + min(b, signs) >= need))
