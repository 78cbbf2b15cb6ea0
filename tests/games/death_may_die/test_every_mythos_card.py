"""Every Mythos card of Episodes 2 to 6 does what stands here: written from the cards as people read them, not from their data. Those of
Episode 1 and of the Great Old Ones are in `test_mythos_cards.py`."""

from __future__ import annotations

import pytest

from games.death_may_die.rules import mythos

from .every import resolved, settled, situation
from .given import CARDS

# What is different afterwards, and what the active investigator chose where nearest is a tie.
EXPECTED: dict[str, tuple[set[str], tuple[str, ...]]] = {
    "catacombs-1": ({"ghoul@shaft +1"}, ()),
    "catacombs-2": ({"2 wounds +1", "cultist@ossuary +1"}, ()),
    "catacombs-3": ({"ghoul@cave-mouth -1", "ghoul@tunnel-south +1", "cultist@grotto +1"}, ()),
    "catacombs-4": ({"0 stress +1", "ghoul@ossuary +1"}, ()),
    "catacombs-5": ({"1 sanity +1", "cultist@shaft +1"}, ()),
    "catacombs-6": ({"chthonian@grotto +1", "2 stress +1"}, ()),
    "catacombs-7": ({"0 stress +2", "cultist@ossuary +1", "cultist@grotto +1"}, ("space:grotto",)),
    "catacombs-8": ({"ghoul@cave-mouth -1", "ghoul@chapel +1", "ghoul attacks 0", "ghoul@ossuary +1"}, ("space:ossuary",)),
    "low-tide-1": ({"deep-one@hold +1"}, ()),
    "low-tide-2": ({"1 sanity +1", "cultist@hold +1"}, ()),
    "low-tide-3": ({"0 stress +1", "cultist@outflow +1"}, ()),
    "low-tide-4": ({"deep-one@grotto -1", "deep-one@sewer-junction +1", "cultist@altar-steps +1"}, ()),
    "low-tide-5": ({"0 stress +1", "1 stress +1", "deep-one@outflow +1"}, ()),
    "low-tide-6": ({"1 wounds +1", "deep-one@hold +1"}, ()),
    "low-tide-7": ({"0 stress +2", "shoggoth@altar-steps +1", "cultist@hold +1"}, ()),
    "low-tide-8": ({"water@cave-mouth +1", "deep-one@grotto -1", "deep-one@lighthouse +1", "cultist@hold +1"}, ()),
    "estate-1": ({"hunting-horror@attic +1"}, ()),
    "estate-2": ({"1 stress +1", "cultist@attic +1"}, ()),
    "estate-3": ({"ghoul@greenhouse +1"}, ()),
    "estate-4": ({"cultist@greenhouse +1"}, ("space:greenhouse",)),
    "estate-5": ({"0 sanity +1", "cultist@reading-nook +1"}, ()),
    "estate-6": ({"ghoul@kitchen -1", "ghoul@attic +1", "ghoul@greenhouse +1"}, ()),
    "estate-7": ({"0 stress +2", "cultist@greenhouse +1", "cultist@attic +1"}, ()),
    "estate-8": ({"0 sanity +2", "hunting-horror@greenhouse +1"}, ()),
    "theatre-1": ({"byakhee@balcony +1"}, ()),
    "theatre-2": ({"0 stress +1", "cultist@theatre-stage +1"}, ()),
    "theatre-3": ({"deep-one@coal-cellar +1"}, ()),
    "theatre-4": ({"byakhee@lecture-hall -1", "byakhee@stalls +1", "cultist@balcony +1"}, ()),
    "theatre-5": ({"disturbance@card -1", "cultist@theatre-stage +1"}, ()),
    "theatre-6": ({"0 sanity +1", "cultist@balcony +1"}, ("space:balcony",)),
    "theatre-7": ({"cultist@bedroom -1", "cultist@stalls +1", "cultist attacks 0", "byakhee@balcony +1"}, ("space:balcony",)),
    "theatre-8": ({"disturbance@card -1", "0 stress +2", "deep-one@theatre-stage +1"}, ("space:theatre-stage",)),
    "mountain-1": ({"fire-vampire@ritual-chamber +1"}, ()),
    "mountain-2": ({"0 stress +1", "cultist@ritual-chamber +1"}, ()),
    "mountain-3": ({"chthonian@stone-circle +1", "2 stress +1"}, ("space:stone-circle",)),
    "mountain-4": ({"1 sanity +1", "cultist@stone-circle +1"}, ()),
    "mountain-5": ({"cultist@tunnel-north -1", "cultist@stone-circle +1", "cultist@altar-steps +1"}, ()),
    "mountain-6": ({"hunting-horror@stone-circle +1"}, ()),
    "mountain-7": (
        {"0 stress +1", "1 stress +1", "2 stress +1", "fire-vampire@tunnel-south -1", "fire-vampire@grotto +1"}
        | {"cultist@ritual-chamber +1"},
        (),
    ),
    "mountain-8": (
        {"seal:charged@1 -1", "seal:drained@ritual-chamber +1", "0 sanity +1", "cultist@altar-steps +1"},
        ("space:altar-steps",),
    ),
}


def test_no_card_is_missing() -> None:
    others = {c.id for c in CARDS.mythos.values() if c.of in ("night-shift", "hastur", "cthulhu")}
    assert set(EXPECTED) == set(CARDS.mythos) - others


@pytest.mark.parametrize("card", EXPECTED)
def test_a_mythos_card_does_what_it_says(card: str) -> None:
    expected, answers = EXPECTED[card]
    burning = {2: {"fire": 1}} if card == "catacombs-2" else None
    g = situation(CARDS.mythos[card].of, people=burning, mythos=[card])
    assert resolved(g, settled(g, mythos.draw(g, 0)), *answers) == expected | {"mythos pile +1"}


# With stress at its maximum the rest becomes wounds; otherwise the other half of the card holds.
OTHERWISE: dict[str, tuple[dict[str, int], set[str]]] = {
    "catacombs-7": ({"stress": 4}, {"0 stress +1", "0 wounds +1"}),
    "low-tide-7": ({"stress": 5}, {"0 wounds +2"}),
    "estate-7": ({"stress": 5}, {"0 wounds +2"}),
    "theatre-8": ({"stress": 4}, {"0 stress +1", "0 wounds +1"}),
    "mountain-7": ({"stress": 5}, {"0 wounds +1"}),
}


@pytest.mark.parametrize("card", OTHERWISE)
def test_stress_that_does_not_fit_becomes_wounds_where_the_card_says_so(card: str) -> None:
    me, expected = OTHERWISE[card]
    g = situation(CARDS.mythos[card].of, people={0: me}, mythos=[card])
    assert {line for line in resolved(g, settled(g, mythos.draw(g, 0))) if line.startswith("0 ")} == expected


@pytest.mark.parametrize(
    ("card", "at", "expected"), [("estate-5", "gallery", "0 stress +1"), ("theatre-6", "cloakroom", "0 stress +1")]
)
def test_where_one_stands_decides(card: str, at: str, expected: str) -> None:
    g = situation(CARDS.mythos[card].of, people={}, mythos=[card])
    g.state.investigators[0].space = at
    assert expected in resolved(g, settled(g, mythos.draw(g, 0)))


def test_her_ladyship_regrets_less_once_few_guests_are_captive() -> None:
    free = {f"guest.{i}": ("card", "", "freed") for i in (1, 3)}
    g = situation("estate", tokens=free, mythos=["estate-8"])  # pantry, attic and greenhouse are left
    assert "0 sanity +2" in resolved(g, settled(g, mythos.draw(g, 0)))
    free["guest.2"] = ("card", "", "freed")
    g = situation("estate", tokens=free, mythos=["estate-8"])
    assert "0 sanity +1" in resolved(g, settled(g, mythos.draw(g, 0)))


def test_a_net_that_is_cut_frightens_nobody() -> None:
    cut = {"net.1": ("space", "dock", "cut")}
    g = situation("low-tide", tokens=cut, mythos=["low-tide-5"])
    assert resolved(g, settled(g, mythos.draw(g, 0))) == {"1 stress +1", "deep-one@outflow +1", "mythos pile +1"}
