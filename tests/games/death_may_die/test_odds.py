"""Chances of a roll, as hints tell them: counted by hand for few dice."""

from __future__ import annotations

from games.death_may_die import odds
from tests.games.death_may_die.house import CARDS

DICE = CARDS.numbers.dice


def test_a_standard_die_shows_a_success_every_other_time() -> None:
    assert odds.reaches(DICE, 1, 0, 1) == 50
    assert odds.reaches(DICE, 2, 0, 1) == 75
    assert odds.reaches(DICE, 3, 0, 2) == 50


def test_a_bonus_die_shows_a_success_every_third_time() -> None:
    assert odds.reaches(DICE, 0, 1, 1) == 33


def test_elder_signs_count_as_far_as_they_may() -> None:
    assert odds.reaches(DICE, 1, 0, 1, signs=1) == 67
    assert odds.reaches(DICE, 0, 2, 2, signs=1) == round(100 * (4 + 8) / 36)
    assert odds.reaches(DICE, 0, 2, 2, signs=2) == round(100 * 16 / 36)


def test_dice_that_stay_lying_count() -> None:
    assert odds.reaches(DICE, 1, 0, 2, lying=["both", "blank"]) == 50
    assert odds.reaches(DICE, 1, 0, 1, lying=["success"]) == 100


def test_an_enemys_die_is_harmless_without_success_and_tentacle() -> None:
    assert odds.spared(DICE, "standard", 1) == 50
    assert odds.spared(DICE, "bonus", 2) == 44
