"""Printings: a game keeps the rules it was begun under, which its version tells."""

from __future__ import annotations

from games.kernel.printings import begun_under


def test_a_game_from_before_there_were_printings_is_of_the_first() -> None:
    assert begun_under(1)({"turn": 3}) == {"turn": 3, "printing": 1}


def test_a_state_of_today_that_is_made_for_an_old_game_is_of_its_printing() -> None:
    assert begun_under(1)({"printing": 3}) == {"printing": 1}
    assert begun_under(2)({"printing": 3}) == {"printing": 2}


def test_a_game_of_an_earlier_printing_stays_of_that_one() -> None:
    assert begun_under(2)(begun_under(1)({})) == {"printing": 1}
