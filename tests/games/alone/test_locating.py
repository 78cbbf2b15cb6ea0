"""Locate (Orten): AL-LOC."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import locating, station
from games.alone.state import AloneState, Lasting
from games.alone.table import Alone
from games.kernel.testing import Play
from tests.games.alone.scene import bench, hand, heard

rule = pytest.mark.rule

#      A   B   C   D   E
# 1    c - S . . . . . B
#      |               D
# 2    c - c - c - R - c
BASE = """
c - S . . . . . B
| . . . . . . . D
c - c - c - R - c
"""
# Floor 2: from the stairs 2A1 a long corridor to room b.
UPPER = "S - c - c - c D R"


def table(**situation: Any) -> Alone:
    return hand(bench(lambda g: None, BASE, UPPER, **situation))


def answers(t: Play[AloneState]) -> list[tuple[str, int, bool]]:
    return [(e.target, e.distance, e.same_floor) for e in heard(t, events.Located)]  # type: ignore[attr-defined]


@rule("AL-LOC-01")
def test_every_room_kind_of_sector_and_element_can_be_named_whether_it_exists_or_not() -> None:
    assert set(locating.TARGETS) == {
        *(f"room:{letter}" for letter in "abcdefgh"),
        *("room", "corridor", "straight", "bend", "t", "crossing", "door", "blocked_door", "stairs", "box", "lit"),
        *("spore", "parasite", "mutant", "cultist", "worm", "creature", "boss", "danger", "condition", "mission"),
    }
    g = table()
    for target in locating.TARGETS:
        locating.answer(g, target)  # each has an answer on any map


@rule("AL-LOC-01")
@pytest.mark.parametrize(
    ("target", "sectors"),
    [
        ("room:a", "1D2"),
        ("room:b", "2E1"),
        ("room", "1D2 2E1"),
        ("corridor", "1A1 1B1 1E1 1A2 1B2 1C2 1E2 2A1 2B1 2C1 2D1"),
        ("straight", "1B2 1C2 2B1 2C1 2D1"),
        ("bend", "1A1 1A2 1E2"),
        ("t", ""),
        ("crossing", ""),
        ("door", "1E1 1E2 2D1 2E1"),
        ("blocked_door", "2D1 2E1"),
        ("stairs", "1B1 2A1"),
        ("box", "1E1"),
        ("lit", "1C2"),
        ("spore", "2B1"),
        ("cultist", "1A2 2C1"),
        ("worm", ""),
        ("creature", "1A2 2B1 2C1"),
        ("boss", "2C1"),
        ("danger", "1B2"),
        ("condition", "2D1"),
        ("mission", "1D2"),
    ],
)
def test_what_each_target_means_on_the_map(target: str, sectors: str) -> None:
    g = table(
        blocked="2D1|2E1",
        lit="1C2",
        creatures="spore@2B1 cultist@1A2 cultist!FM10@2C1",
        danger="1B2",
        conditions={"2D1": "web"},
        sabotage={"1D2": 1},
        missions="SM01 FM10!",
    )
    assert set(locating.sectors_with(g, target)) == set(sectors.split())


@rule("AL-LOC-02", "AL-LOC-03")
def test_the_answer_is_the_distance_and_whether_it_is_the_same_floor_and_no_direction() -> None:
    t = bench(lambda g: locating.locate(g, ["room:a", "room:b"]), BASE, UPPER)
    assert heard(t, events.Located) == [events.Located("room:a", 4, True), events.Located("room:b", 6, False)]


@rule("AL-LOC-02", "AL-LOC-03", "AL-LOC-06", "AL-LOC-10")
def test_x10_laboratory_seven_sectors_away_on_the_other_floor_and_stairs_one_away() -> None:
    upper = "S - c - c - c - c / . . . . . . . . D / . . . . . . . . R"
    for blocked in ("", "2E1|2E2"):
        t = bench(lambda g: locating.locate(g, ["room:b", "stairs"]), "c - S", upper, rooms="b", blocked=blocked)
        assert heard(t, events.Located) == [events.Located("room:b", 7, False), events.Located("stairs", 1, True)]


@rule("AL-LOC-04")
def test_of_several_the_nearest_is_meant() -> None:
    g = table(creatures="spore@1C2 spore@1A2 spore@2B1")
    assert locating.answer(g, "spore") == (1, True)
    assert locating.answer(table(hero="1B1", creatures="spore@1E1 spore@2A1"), "spore") == (1, False)


@rule("AL-LOC-05", "AL-GEN-09")
def test_without_a_card_nobody_is_asked_and_the_answer_is_true() -> None:
    t = bench(lambda g: locating.locate(g, ["room:a", "stairs"]), BASE, UPPER)
    assert t.over
    assert answers(t) == [("room:a", 4, True), ("stairs", 1, True)]
    assert heard(t, events.LocatedTruly, viewer=1) == []


@rule("AL-LOC-05")
def test_a_card_lets_the_leader_state_the_distance_wrong_but_not_below_zero_and_the_truth_is_the_default() -> None:
    lie = [Lasting(what="target_lie", n=1, on="stairs", until="action")]
    t = bench(lambda g: locating.locate(g, ["room:a", "stairs"]), BASE, UPPER, lasting=lie)
    t.asks(1, "al-say-distance")
    assert t.keys(1) == ("say:0", "say:1", "say:2")
    t.says(1, "say:2")
    assert answers(t) == [("room:a", 4, True), ("stairs", 2, True)]
    assert heard(t, events.LocatedTruly, viewer=1) == [events.LocatedTruly("stairs", 1, True)]
    assert heard(t, events.LocatedTruly) == []
    absent = bench(lambda g: locating.locate(g, ["stairs", "room"]), BASE, UPPER, lasting=lie)
    absent.default()
    assert answers(absent)[0] == ("stairs", 1, True)
    zero = bench(lambda g: locating.locate(g, ["stairs", "room"]), BASE, UPPER, hero="1B1", lasting=lie)
    assert zero.keys(1) == ("say:0", "say:1")


@rule("AL-LOC-05")
def test_a_card_lets_the_leader_say_other_floor_falsely_and_never_the_reverse() -> None:
    lie = [Lasting(what="floor_lie", until="action")]
    t = bench(lambda g: locating.locate(g, ["room:a", "room:b"]), BASE, UPPER, lasting=lie)
    t.asks(1, "al-say-floor").says(1, "floor:other")
    assert t.over  # room b is on the other floor in truth
    assert answers(t) == [("room:a", 4, False), ("room:b", 6, False)]


@rule("AL-LOC-05", "AL-LOC-08")
def test_not_present_is_always_true_s41() -> None:
    lie = [Lasting(what="distance_lie", n=2, until="action"), Lasting(what="floor_lie", until="action")]
    t = bench(lambda g: locating.locate(g, ["worm", "boss"]), BASE, UPPER, lasting=lie)
    assert answers(t) == [("worm", -1, False), ("boss", -1, False)]


@rule("AL-LOC-06", "AL-GEN-07")
def test_blocked_doors_do_not_lengthen_the_distance() -> None:
    open_, shut = table(), table(blocked="1E1|1E2 2D1|2E1")
    for target in ("box", "room:b"):
        assert locating.answer(open_, target) == locating.answer(shut, target)
    assert station.distance(shut, "1A1", "1E1") is None


@rule("AL-LOC-08")
def test_zero_is_the_heros_sector_and_what_is_not_on_the_map_is_not_present() -> None:
    g = table(hero="1E1", creatures="worm@1E1")
    assert locating.answer(g, "box") == (0, True)
    assert locating.answer(g, "worm") == (0, True)
    assert locating.answer(g, "spore").distance == locating.NOT_PRESENT
    assert locating.answer(g, "blocked_door").distance == locating.NOT_PRESENT
    assert locating.answer(g, "room:h").distance == locating.NOT_PRESENT


@rule("AL-LOC-10")
def test_a_door_is_as_far_as_its_nearer_sector_and_stairs_as_their_nearer_end() -> None:
    assert locating.answer(table(hero="1D2"), "door") == (1, True)
    assert locating.answer(table(hero="1E2"), "door") == (0, True)
    assert locating.answer(table(hero="1E1"), "door") == (0, True)
    assert locating.answer(table(hero="2B1"), "stairs") == (1, True)
    assert locating.answer(table(hero="1B1"), "stairs") == (0, True)


def test_equally_near_on_both_floors_the_leader_chooses_which_floor_to_report_d46() -> None:
    t = bench(lambda g: locating.locate(g, ["spore", "stairs"]), BASE, UPPER, hero="1B1", creatures="spore@1A1 spore@2A1")
    t.asks(1, "al-locate-floor")
    assert not t.question(1).read_by(0)
    t.says(1, "floor:other")
    assert answers(t) == [("spore", 1, False), ("stairs", 0, True)]
    absent = bench(lambda g: locating.locate(g, ["spore", "stairs"]), BASE, UPPER, hero="1B1", creatures="spore@1A1 spore@2A1")
    absent.default()
    assert answers(absent)[0] == ("spore", 1, True)


def test_no_answer_is_heard_before_evil_has_chosen_everything() -> None:
    t = bench(lambda g: locating.locate(g, ["stairs", "spore"]), BASE, UPPER, hero="1B1", creatures="spore@1A1 spore@2A1")
    assert heard(t) == []
    one = bench(lambda g: locating.locate(g, ["stairs", "box"]), BASE, UPPER, hero="1B1", hollow=True)
    assert one.question().hollow  # the same pause without a choice
    assert heard(one) == []


def test_a_card_leaves_targets_without_an_answer_and_the_leader_chooses_which() -> None:
    dead = [Lasting(what="answers", n=1, until="action")]
    t = bench(lambda g: locating.locate(g, ["room:a", "stairs"]), BASE, UPPER, lasting=dead)
    t.asks(1, "al-which-answer").says(1, "answer:stairs")
    assert answers(t) == [("room:a", -2, False), ("stairs", 1, True)]
    none = bench(
        lambda g: locating.locate(g, ["room:a", "stairs"]), BASE, UPPER, lasting=[Lasting(what="answers", n=0, until="action")]
    )
    assert [a[1] for a in answers(none)] == [-2, -2]


def test_an_item_also_tells_the_direction_of_the_first_step_for_the_target_the_hero_chooses() -> None:
    t = bench(lambda g: locating.locate(g, ["room:a", "room:b", "box"], with_way=1), BASE, UPPER)
    t.asks(0, "al-locate-way").says(0, "way:room:b")
    assert [(e.target, e.way) for e in heard(t, events.Located)] == [  # type: ignore[attr-defined]
        ("room:a", ""),
        ("room:b", "east"),
        ("box", ""),
    ]
    stairs = bench(lambda g: locating.locate(g, ["room:b"], with_way=1), BASE, UPPER, hero="1B1")
    assert heard(stairs, events.Located)[0].way == "stairs"  # type: ignore[attr-defined]


def test_of_several_first_steps_the_leader_names_one() -> None:
    ring = "c - c / | . | / c - R"
    t = bench(lambda g: locating.locate(g, ["room:a"], with_way=1), ring)
    t.asks(1, "al-locate-first-step")
    assert set(t.keys(1)) == {"way:east", "way:south"}
    t.says(1, "way:south")
    assert heard(t, events.Located)[0].way == "south"  # type: ignore[attr-defined]
