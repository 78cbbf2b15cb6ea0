"""Chances of dice, exactly: for hints and for automatic players."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from games.alone.dice import Face


def hit_chance(conditional: bool, die: dict[Face, int]) -> float:
    """One die: the chance of a hit, where conditional faces count or not."""
    return (die["hit"] + (die["conditional"] if conditional else 0)) / sum(die.values())


@lru_cache(maxsize=4096)
def at_least(need: int, dice: int, chance: float) -> float:
    """The chance of `need` or more hits with so many dice."""
    if need <= 0:
        return 1.0
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(need, dice + 1))


def wound_chance(dice: int, need: int, conditional: bool, die: dict[Face, int]) -> float:
    """AL-CDMG-01, 03: the chance that one attack reaches a threshold."""
    return at_least(need, dice, hit_chance(conditional, die))


def harm_chances(wound: int, kill: int, wounded: bool, dice: int, chance: float) -> tuple[float, float]:
    """AL-CDMG-04..06: the chances that one attack kills, and that it wounds without killing."""
    if wounded:
        return at_least(kill, dice, chance), 0.0
    dead = at_least(wound + kill, dice, chance)
    return dead, at_least(wound, dice, chance) - dead


def rerolled(chance: float) -> float:
    """A die whose failure is rolled once more."""
    return chance + (1 - chance) * chance
