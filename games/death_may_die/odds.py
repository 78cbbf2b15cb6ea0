"""Chances of rolls, exactly: how many Successes so many dice show, what a reroll is worth, whether an enemy falls.

The faces are those of `numbers.yaml`. Elder Signs that count as Successes (Arcane Mastery) are counted; Tentacles are a cost beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias

from games.death_may_die.dice import SHOWS, Face, Kind

Chances: TypeAlias = tuple[float, ...]  # of 0, 1, 2 … Successes


class Odds:
    """The dice of a box."""

    def __init__(self, dice: Mapping[Kind, Sequence[Face]]) -> None:
        self.hit: dict[Kind, float] = {kind: share(faces, "success") for kind, faces in dice.items()}
        self.sign: dict[Kind, float] = {kind: share(faces, "sign") for kind, faces in dice.items()}
        self.horror: dict[Kind, float] = {kind: share(faces, "tentacle") for kind, faces in dice.items()}
        self.shown = lru_cache(maxsize=None)(self._shown)
        self.successes = lru_cache(maxsize=None)(self._successes)
        self.mean = lru_cache(maxsize=None)(self._mean)
        self.at_least = lru_cache(maxsize=None)(self._at_least)

    def _shown(self, standard: int, bonus: int) -> Mapping[tuple[int, int], float]:
        """How likely so many Successes and Elder Signs are together."""
        if not standard + bonus:
            return {(0, 0): 1.0}
        kind: Kind = "bonus" if bonus else "standard"
        before = self.shown(standard - (kind == "standard"), bonus - (kind == "bonus"))
        hit, sign = self.hit[kind], self.sign[kind]
        found: dict[tuple[int, int], float] = {}
        for (h, s), p in before.items():
            for state, q in (((h + 1, s), hit), ((h, s + 1), sign), ((h, s), 1 - hit - sign)):
                found[state] = found.get(state, 0.0) + p * q
        return found

    def _successes(self, standard: int, bonus: int, signs: int = 0) -> Chances:
        """How likely each number of Successes is; up to `signs` Elder Signs are Successes too."""
        chances = [0.0] * (standard + bonus + 1)
        for (h, s), p in self.shown(standard, bonus).items():
            chances[h + min(s, signs)] += p
        return tuple(chances)

    def _at_least(self, need: int, standard: int, bonus: int, signs: int = 0, rerolls: int = 0) -> float:
        """Enough Successes, if whoever falls short throws single dice again, so many times. A standard die each time: there is one
        that failed unless all did their part, so this is exact but for rolls that miss on bonus dice alone."""
        chances = self.successes(standard, bonus, signs)
        return sum(p * of_so_many(need - n, rerolls, self.hit["standard"]) for n, p in enumerate(chances))

    def _mean(self, standard: int, bonus: int, signs: int = 0) -> float:
        return sum(n * p for n, p in enumerate(self.successes(standard, bonus, signs)))


@lru_cache(maxsize=8)
def odds_of(standard: tuple[Face, ...], bonus: tuple[Face, ...]) -> Odds:
    """One for all who ask about the same dice: what it has found once stays found."""
    return Odds({"standard": standard, "bonus": bonus})


def share(faces: Sequence[Face], result: str) -> float:
    return sum(result in SHOWS[face] for face in faces) / len(faces)


def of_so_many(need: int, tries: int, chance: float) -> float:
    """At least `need` of `tries`."""
    if need <= 0:
        return 1.0
    return _of_so_many(need, tries, chance)


@lru_cache(maxsize=4096)
def _of_so_many(need: int, tries: int, chance: float) -> float:
    return sum(comb(tries, k) * chance**k * (1 - chance) ** (tries - k) for k in range(need, tries + 1))


# In per cent, for hints below options

Dice: TypeAlias = Mapping[Kind, Sequence[Face]]


def reaches(dice: Dice, standard: int, bonus: int, need: int, signs: int = 0, lying: Sequence[Face] = ()) -> int:
    """How likely so many dice, with those that stay lying, show `need` Successes, in per cent; of Elder Signs the first `signs` are some."""
    stay = [SHOWS[face] for face in lying]
    had = (sum("success" in s for s in stay), sum("sign" in s for s in stay))
    shown = _shown(_sides(dice["standard"]), _sides(dice["bonus"]), standard, bonus, had)
    return round(100 * sum(chance for (hits, there), chance in shown.items() if hits + min(there, signs) >= need))


def wounds(
    dice: Dice, standard: int, bonus: int, signs: int = 0, lying: Sequence[Face] = (), more: int = 0, most: int = 99
) -> float:
    """How many wounds such an attack deals on average: none without a Success, `more` than those with some, at most `most`."""
    stay = [SHOWS[face] for face in lying]
    had = (sum("success" in s for s in stay), sum("sign" in s for s in stay))
    shown = _shown(_sides(dice["standard"]), _sides(dice["bonus"]), standard, bonus, had)
    dealt = ((hits + min(there, signs), chance) for (hits, there), chance in shown.items())
    return sum(chance * max(0, min(most, n + more)) for n, chance in dealt if n)


def spared(dice: Dice, kind: Kind, n: int) -> int:
    """How likely so many dice of a kind show neither Success nor Tentacle, in per cent: what an enemy's dice should show."""
    faces = dice[kind]
    good = sum(not {"success", "tentacle"} & set(SHOWS[face]) for face in faces)
    return round(100 * (good / len(faces)) ** n)


# A die as (Successes, Elder Signs) of each side.
Sides = tuple[tuple[int, int], ...]


def _sides(faces: Sequence[Face]) -> Sides:
    return tuple(("success" in SHOWS[f], "sign" in SHOWS[f]) for f in faces)


@lru_cache(maxsize=4096)
def _shown(standard: Sides, bonus: Sides, n: int, m: int, had: tuple[int, int]) -> Mapping[tuple[int, int], float]:
    """How likely so many Successes and Elder Signs lie there together."""
    found: dict[tuple[int, int], float] = {had: 1.0}
    for sides in (*[standard] * n, *[bonus] * m):
        after: dict[tuple[int, int], float] = {}
        for (a, b), chance in found.items():
            for success, sign in sides:
                key = (a + success, b + sign)
                after[key] = after.get(key, 0.0) + chance / len(sides)
        found = after
    return found
