"""Line of sight (Sichtlinie): AL-LOS."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone.rules import sight
from tests.games.alone.scene import bench, hand

rule = pytest.mark.rule

#      A   B   C   D   E
# 1            c
#              |
# 2    c - c - c - c - c       a crossing in the middle
#              |
# 3            c
#              |
# 4            c - c           a bend
CROSS = """
. . . . c . . . .
. . . . | . . . .
c - c - c - c - c
. . . . | . . . .
. . . . c . . . .
. . . . | . . . .
. . . . c - c . .
"""


def seen(map: str = CROSS, upper: str = "", **situation: Any) -> set[str]:
    return set(sight.in_sight(hand(bench(lambda g: None, map, upper, **situation))))


@rule("AL-LOS-01", "AL-LOS-04")
def test_sight_runs_straight_in_every_direction_through_any_number_of_revealed_sectors() -> None:
    assert seen(hero="1C2", revealed="all") == {"1C2", "1C1", "1D2", "1E2", "1C3", "1C4", "1B2", "1A2"}


@rule("AL-LOS-04", "AL-LOS-05")
def test_a_revealed_sector_off_the_line_is_not_seen() -> None:
    assert "1D4" not in seen(hero="1C2", revealed="all")  # behind the bend
    assert "1C1" not in seen(hero="1A2", revealed="all")  # round the corner of the crossing


@rule("AL-LOS-02")
def test_the_own_sector_is_always_seen_even_with_all_doors_blocked_in_mist() -> None:
    assert seen("c D c D c", hero="1B1", revealed="all", blocked="1A1|1B1 1B1|1C1", missions="SM01 PM02 FM01") == {"1B1"}


@rule("AL-LOS-03")
def test_a_hidden_sector_is_never_seen_and_ends_the_line() -> None:
    assert seen(hero="1A2", revealed="1B2 1D2 1E2") == {"1A2", "1B2"}
    assert seen(hero="1A2") == {"1A2"}


@rule("AL-LOS-05")
def test_walls_end_sight_at_a_t_junction() -> None:
    # Looking north from below the T: the crossbar's middle is seen, the wall behind it is the end.
    assert seen("c - c - c / . . | . . / . . c . .", hero="1B2", revealed="all") == {"1B2", "1B1"}


@rule("AL-LOS-05")
def test_a_bend_on_the_line_is_itself_seen_s24() -> None:
    assert seen("c - c - c / . . . . | / . . . . c", hero="1A1", revealed="all") == {"1A1", "1B1", "1C1"}


@rule("AL-LOS-06")
def test_a_door_farther_off_counts_as_closed_even_if_it_is_not_blocked() -> None:
    assert seen("c - c D c - c", hero="1A1", revealed="all") == {"1A1", "1B1"}


@rule("AL-LOS-07")
def test_an_unblocked_door_on_the_heros_own_edge_stands_open_and_sight_goes_on_behind_it() -> None:
    assert seen("c - c D c - c", hero="1B1", revealed="all") == {"1A1", "1B1", "1C1", "1D1"}
    assert seen("c - c D c D c", hero="1B1", revealed="all") == {"1A1", "1B1", "1C1"}


@rule("AL-LOS-07", "AL-DOOR-07")
def test_a_blocked_door_ends_sight_even_on_the_own_edge_s21() -> None:
    assert seen("c - c D c - c", hero="1B1", revealed="all", blocked="1B1|1C1") == {"1A1", "1B1"}


@rule("AL-LOS-08")
def test_through_stairs_only_the_sector_at_the_other_end_is_seen_s74() -> None:
    base, upper = "c - S - c", "c - S - c"
    assert seen(base, upper, hero="1B1", revealed="all") == {"1A1", "1B1", "1C1", "2B1"}
    assert seen(base, upper, hero="1B1", revealed="1A1") == {"1A1", "1B1"}
    # Two sectors away from the stairs nothing of the other floor is seen.
    assert seen(base, upper, hero="1A1", revealed="all") == {"1A1", "1B1", "1C1"}


@rule("AL-LOS-09")
def test_creatures_danger_and_darkness_do_not_interrupt_sight_s25() -> None:
    dark = seen(hero="1A2", revealed="all", creatures="worm@1B2 worm@1C2", danger="1B2 1D2")
    bright = seen(hero="1A2", revealed="all", lit="1B2 1C2 1D2 1E2")
    assert dark == bright == {"1A2", "1B2", "1C2", "1D2", "1E2"}


def test_mist_lets_the_hero_see_one_sector_far_until_pm02_is_completed() -> None:
    assert seen(hero="1C2", revealed="all", missions="SM01 PM02 FM01") == {"1C2", "1C1", "1D2", "1C3", "1B2"}
    assert len(seen(hero="1C2", revealed="all", missions="SM01 PM02x FM01")) == 8


@rule("AL-LIGHT-10")
def test_a_hidden_sector_would_be_in_sight_if_only_its_own_tile_is_missing() -> None:
    g = hand(bench(lambda g: None, CROSS, hero="1A2", revealed="1B2"))
    assert sight.would_be_in_sight(g, "1C2")
    assert not sight.would_be_in_sight(g, "1D2")  # 1C2 is still hidden
    assert not sight.would_be_in_sight(g, "1C1")
    assert sight.would_be_in_sight(g, "1A2")
