"""Module 9, Plagues from Another World: CS-PLAGUE."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import plagues
from games.cultistorm.rules import sealing
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import all_ready, hand_on, ilse, laid_out, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
NAME = plagues.NAME


def sick(cubes: dict[int, int], *people: object, overflows: int = 0, **more: object) -> StormState:
    wanted: dict[str, object] = {"modules": [NAME], **more}
    state = laid_out(storm(*people, **wanted))  # type: ignore[arg-type]
    for slot in range(5):
        state.tally[f"{NAME}.cubes.{slot}"] = cubes.get(slot, 0)
    state.tally[f"{NAME}.overflows"] = overflows
    return state


def cubes(t: Play[StormState]) -> list[int]:
    return [place.cubes for place in t.view().places]


@rule("CS-PLAGUE-01")
def test_it_begins_on_slots_3_and_5() -> None:
    state = laid_out(storm(modules=[NAME]))
    assert [state.tally[f"{NAME}.cubes.{slot}"] for slot in range(5)] == [0, 0, 1, 0, 1]
    assert not begun(3).state.tally


@rule("CS-PLAGUE-02", "CS-PLAGUE-05")
def test_it_spreads_where_the_die_is_blank_or_the_slots_own() -> None:
    state = sick({}, phase="cultists", sealed={3: "token"})
    t = play(state, cultist_dice="key key blank blank moon")
    assert cubes(t) == [1, 0, 1, 0, 0]  # slot 4 is sealed
    assert t.view(0).tally[f"{NAME}.cubes.0"] == 1


@rule("CS-PLAGUE-03")
def test_a_fourth_cube_overflows_to_both_neighbours() -> None:
    people = [rosa(0), tobias(0), ilse(2)]
    g = hand_on(sick({0: 3, 1: 1}, *people))
    plagues.spread(g, 0)
    assert [plagues.cubes(g, s) for s in range(5)] == [3, 2, 0, 0, 1]
    assert [g.madness(w) for w in range(3)] == [1, 1, 0]
    assert g.state.tally[f"{NAME}.overflows"] == 1


@rule("CS-PLAGUE-03", "S-124")
def test_in_a_chain_a_location_overflows_once() -> None:
    g = hand_on(sick({0: 3, 1: 3}, rosa(1), tobias(2), ilse(3)))
    plagues.spread(g, 0)
    assert [plagues.cubes(g, s) for s in range(5)] == [3, 3, 1, 0, 1]
    assert g.state.tally[f"{NAME}.overflows"] == 2
    assert g.madness(0) == 1


@rule("CS-PLAGUE-04", "S-126")
def test_a_card_of_the_slots_symbol_removes_one_a_wild_one_too() -> None:
    people = [rosa(0, hand="g01 g11 fighter-s6 g02"), tobias(1, hand="g01"), ilse(2)]
    t = play(sick({0: 3}, *people)).offers_not(1, "cure:1", "cure:0")
    t.says(0, "cure:0").asks(0, "cs-cure").says(0, "pay:g11.0")
    t.told(events.PlagueCured, who=0, slot=0, cubes=2)
    t.says(0, "cure:0").says(0, "pay:g01.0").says(0, "cure:0")  # only the wild one is left: nobody is asked
    assert cubes(t)[0] == 0
    assert t.state.investigators[0].hand == ["g02.0"]
    t.offers_not(0, "cure:0")


def test_of_two_who_cure_the_last_cube_the_later_keeps_the_card() -> None:
    people = [rosa(0, hand="g01 g11"), tobias(0, hand="g01"), ilse(2)]
    t = play(sick({0: 1}, *people)).says(0, "cure:0").asks(0, "cs-cure").says(1, "cure:0")
    assert cubes(t)[0] == 0
    t.asks_not(0, "cs-cure").asks(0, "cs-prepare")
    assert t.state.investigators[0].hand == ["g01.0", "g11.0"]


@rule("CS-PLAGUE-05", "S-124")
def test_sealing_clears_a_location() -> None:
    people = [rosa(0, seals="key"), tobias(1), ilse(2)]
    g = hand_on(sick({0: 2, 1: 3}, *people, laid={0: 3}))
    list(sealing.seal(g, 0))
    assert plagues.cubes(g, 0) == 0
    plagues.spread(g, 1)
    assert [plagues.cubes(g, s) for s in range(5)] == [0, 3, 1, 0, 0]


@rule("CS-PLAGUE-06")
def test_the_third_overflow_is_the_end() -> None:
    t = play(sick({2: 3}, phase="cultists", overflows=2), cultist_dice="tide tide moon tide key")
    assert t.over
    assert (t.state.result, t.state.reason) == ("module", NAME)
    t.ever_told(events.PlagueOverflows, n=3, most=3)
    assert not play(sick({2: 3}, phase="cultists", overflows=1), cultist_dice="tide tide moon tide key").over


def test_madness_by_an_overflow_comes_before_its_count() -> None:
    t = play(
        sick({0: 3}, rosa(0, insanity=4), tobias(1), ilse(2), overflows=2, phase="cultists"), cultist_dice="key tide key key key"
    )
    assert (t.state.result, t.state.reason) == ("insane", "0")


def test_it_spreads_once_a_round() -> None:
    t = all_ready(play(sick({}), cultist_dice="key key key key key"))
    while t.state.phase != "preparation":
        t.default()
    assert (t.state.round, cubes(t)) == (3, [1, 0, 0, 0, 0])
