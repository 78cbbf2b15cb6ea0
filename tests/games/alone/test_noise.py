"""Noise (Geräusche): AL-NOISE."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import creatures, noise
from games.alone.state import AloneState
from games.kernel.testing import Play
from tests.games.alone.scene import bench, hand, heard

rule = pytest.mark.rule

ROW = "c - c - c - c - c"
#      A   B   C
# 1    c - c - c
#      |       |
# 2    c D c - c
RING = """
c - c - c
| . . . |
c D c - c
"""


def told(t: Play[AloneState]) -> list[str]:
    return [e.way for e in heard(t, events.Noise)]  # type: ignore[attr-defined]


@rule("AL-NOISE-01", "AL-NOISE-02", "AL-NOISE-08")
def test_a_hidden_creature_that_moves_is_heard_from_where_its_movement_ends() -> None:
    east = bench(lambda g: creatures.walk(g, "k1", ["1D1"]), ROW, hero="1C1", creatures="worm@1E1")
    assert told(east) == ["east"]
    # It starts in the west and ends in the east, on a way round the hero.
    around = "c - c - c / | . . . | / c - c - c"
    t = bench(lambda g: creatures.walk(g, "k1", ["1A2", "1B2", "1C2", "1C1"]), around, hero="1B1", creatures="worm@1A1")
    assert told(t) == ["east"]


@rule("AL-NOISE-01", "AL-SPAWN-03")
def test_a_hidden_creature_that_appears_is_heard() -> None:
    t = bench(lambda g: creatures.appear(g, "spore", "1E1"), ROW)
    assert told(t) == ["east"]


@rule("AL-NOISE-03")
def test_the_direction_is_that_of_the_neighbour_through_which_the_shortest_path_reaches_the_hero() -> None:
    base = """
    c - c - c
    | . . . .
    c . c - c
    """
    g = hand(bench(lambda g: None, "c - c - c / . . | . . / c - c . .", hero="1B1"))
    assert noise.directions(g, "1A2") == ["south"]  # it lies in the south-west
    h = hand(bench(lambda g: None, base, hero="1B1"))
    assert noise.directions(h, "1A2") == ["west"]


@rule("AL-NOISE-04", "AL-GEN-03")
def test_of_several_shortest_paths_the_leader_chooses_the_direction() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1C2"]), RING, hero="1A1", creatures="worm@1B2", evil=2, leader=2)
    t.asks(2, "al-noise").asks_not(1).asks_not(0)
    assert set(t.keys(2)) == {"noise:east", "noise:south"}
    assert [t.question(2).read_by(viewer) for viewer in (None, 0, 1, 2)] == [False, False, True, True]
    t.says(2, "noise:south")
    assert told(t) == ["south"]


@rule("AL-NOISE-04")
def test_an_absent_leader_names_any_of_the_shortest_ways() -> None:
    named = set()
    for i in range(2):
        t = bench(lambda g: creatures.walk(g, "k1", ["1C2"]), RING, hero="1A1", creatures="worm@1B2", luck={"noise:": [i]})
        t.default()
        named |= set(told(t))
    assert named == {"east", "south"}


@rule("AL-NOISE-05")
def test_from_the_other_floor_no_direction_is_told() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["2A1"]), "c - S", "S - c", hero="1A1", creatures="worm@2B1")
    assert told(t) == ["other_floor"]


@rule("AL-NOISE-06")
def test_a_blocked_door_makes_the_noise_take_a_detour_as_in_the_books_example() -> None:
    open_ = bench(lambda g: creatures.walk(g, "k1", ["1A2"]), RING, hero="1B2", creatures="worm@1A1")
    assert told(open_) == ["west"]
    shut = bench(lambda g: creatures.walk(g, "k1", ["1A2"]), RING, hero="1B2", creatures="worm@1A1", blocked="1A2|1B2")
    assert told(shut) == ["east"]
    # The same with a blockade that is not on the hero's own edge.
    ring = "c - c D c / | . . . | / c - c - c"
    for blocked, way in (("", "east"), ("1B1|1C1", "south")):
        far = bench(lambda g: noise.noise(g, "1C1"), ring, hero="1A1", blocked=blocked)
        assert told(far) == [way]


@rule("AL-NOISE-07", "AL-NOISE-02")
def test_the_hero_learns_neither_kind_nor_distance() -> None:
    far = bench(lambda g: creatures.walk(g, "k1", ["1E1"]), ROW, creatures="worm@1D1")
    near = bench(lambda g: creatures.appear(g, "spore", "1C1"), ROW)
    assert heard(far) == heard(near) == [events.Noise("east")]
    # Evil knows all of it.
    assert events.CreatureMovedUnseen("worm", "1D1", "1E1") in heard(far, viewer=1)


@rule("AL-NOISE-08")
def test_one_announcement_per_creature_and_effect_however_long_the_walk() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1D1", "1C1", "1D1"]), ROW, creatures="worm@1E1")
    assert told(t) == ["east"]


@rule("AL-NOISE-08")
def test_no_walk_no_noise() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", []), ROW, creatures="worm@1E1")
    assert heard(t) == []


@rule("AL-NOISE-09")
def test_without_a_way_to_the_hero_it_is_only_a_muffled_noise_on_either_floor() -> None:
    same = bench(lambda g: creatures.walk(g, "k1", ["1C1"]), "c D c - c", creatures="worm@1B1", blocked="1A1|1B1")
    assert told(same) == ["muffled"]
    other = bench(lambda g: creatures.walk(g, "k1", ["2A1"]), "c D S - c", "S - c", creatures="worm@2B1", blocked="1A1|1B1")
    assert told(other) == ["muffled"]


@rule("AL-NOISE-10")
def test_a_creature_that_the_hero_sees_needs_no_announcement() -> None:
    seen = bench(lambda g: creatures.walk(g, "k1", ["1C1"]), ROW, revealed="1B1 1C1", creatures="worm@1B1")
    assert told(seen) == []
    # S-29: its appearance and its leaving replace the noise too.
    comes = bench(lambda g: creatures.walk(g, "k1", ["1C1"]), ROW, revealed="1B1 1C1", creatures="worm@1D1")
    goes = bench(lambda g: creatures.walk(g, "k1", ["1D1", "1E1"]), ROW, revealed="1B1 1C1", creatures="worm@1C1")
    passes = bench(lambda g: creatures.walk(g, "k1", ["1C1", "1D1"]), ROW, revealed="1B1 1C1", creatures="worm@1D1")
    assert told(comes) == told(goes) == told(passes) == []
    assert [type(e).__name__ for e in heard(passes)] == ["CreatureAppears", "CreatureLeaves"]


def test_a_path_on_the_same_floor_that_leads_over_stairs_is_named_stairs_s29() -> None:
    # The door between A and B is blocked; from 1B1 the way to 1A1 leads over both staircases.
    t = bench(
        lambda g: creatures.walk(g, "k1", ["1B1"]), "S D c - S", "S - c - S", hero="1A1", creatures="worm@1C1", blocked="1A1|1B1"
    )
    assert told(t) == ["stairs"]


@rule("AL-NOISE-12", "AL-SPAWN-10")
def test_teleported_creatures_make_no_noise() -> None:
    t = bench(lambda g: creatures.teleport(g, "k1", "1C1"), ROW, creatures="worm@1E1")
    assert heard(t) == []


def test_a_walk_without_noise_is_silent() -> None:
    t = bench(lambda g: creatures.choose_walk(g, 1, "k1", 1, False, noise=False), ROW, creatures="worm@1E1")
    assert heard(t) == []


@rule("AL-NOISE-13")
def test_a_card_may_make_up_a_noise_that_the_hero_cannot_tell_from_a_true_one() -> None:
    false = bench(lambda g: noise.false_noise(g, "west"), ROW, hero="1C1")
    true = bench(lambda g: noise.noise(g, "1B1"), ROW, hero="1C1")
    assert heard(false) == heard(true) == [events.Noise("west")]
    assert events.FalseNoise("west") in heard(false, viewer=1)
    assert events.FalseNoise("west") not in heard(true, viewer=1)


@rule("AL-NOISE-13")
def test_a_false_noise_may_come_from_anywhere_a_true_one_could_come_from() -> None:
    g = hand(bench(lambda g: None, "c D S - c", "S - c", hero="1B1", blocked="1A1|1B1"))
    assert noise.false_ways(g) == ["east", "stairs", "other_floor"]


@rule("AL-NOISE-11")
def test_what_was_heard_this_turn_stays_on_the_radar() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1D1"]), ROW, hero="1C1", creatures="worm@1E1")
    assert t.state.noises == ["east"]


def test_where_the_leader_has_nothing_to_choose_the_hero_sees_the_same_pause() -> None:
    one = bench(lambda g: noise.noise(g, "1C1"), RING, hero="1A1", hollow=True)
    two = bench(lambda g: noise.noise(g, "1C2"), RING, hero="1A1", hollow=True)
    assert one.question().hollow
    assert not two.question().hollow
    assert one.live.waiting(0) == two.live.waiting(0)
