"""An auditor counts: every thing of the box is in one place, and nothing else is anywhere."""

from __future__ import annotations

import pytest

from games.kernel.census import Census, Unsound, claim


def counted(*places: str) -> Census:
    cards = Census("card")
    for place in places:
        cards.at(place.split())
    return cards


def test_each_thing_in_one_place_is_sound_wherever_it_lies() -> None:
    counted("a b", "", "c").is_all_of("abc")
    counted().is_all_of("")
    counted("a b").is_all_of({"a": "a card", "b": "another"})


@pytest.mark.parametrize(
    ("places", "what"),
    [
        (["a b", "b c"], "card b is in 2 places"),
        (["a b"], "card c is in 0 places"),
        (["a b c d"], r"unknown cards: \['d'\]"),
    ],
)
def test_a_thing_twice_a_thing_missing_and_a_stranger_are_found(places: list[str], what: str) -> None:
    with pytest.raises(Unsound, match=what):
        counted(*places).is_all_of("abc")


def test_what_is_in_the_box_twice_is_in_two_places() -> None:
    counted("a", "a b").is_all_of("aab")
    with pytest.raises(Unsound, match="card a is in 1 places; the box has 2"):
        counted("a b").is_all_of("aab")


def test_a_claim_names_what_is_wrong() -> None:
    claim(True, "fine")
    with pytest.raises(Unsound, match="seven dice"):
        claim(False, "seven dice")
