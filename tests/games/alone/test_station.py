"""The base as ways and distances: AL-GEN-05..07, AL-STAIR-01, AL-DOOR-01, 03, 04, 08, and the hero's names for places."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import names
from games.alone.rules import doors, station
from games.alone.state import Lie
from games.alone.table import Alone
from games.kernel.ask import RuleBug
from tests.games.alone.scene import bench, hand

rule = pytest.mark.rule

#      A   B   C   D
# 1    c - c D c . c
#          |       |
# 2    c . R - c - S
BASE = """
c - c D c . c
. . | . . . |
c . R - c - S
"""
UPPER = "S - c D R"


def base(**situation: Any) -> Alone:
    return hand(bench(lambda g: None, BASE, UPPER, **situation))


@rule("AL-GEN-05")
def test_sectors_are_adjacent_through_an_open_edge_or_an_unblocked_door_and_not_through_a_wall() -> None:
    g = base()
    assert station.ways(g, "1B1") == {"east": "1C1", "south": "1B2", "west": "1A1"}
    assert station.adjacent(g, "1C1") == ["1B1"]  # 1D1 lies beside it, 1C2 below it: walls
    assert not station.passable(g, "1C1", "1D1")
    assert not station.passable(g, "1C1", "1C2")
    assert not station.passable(g, "1A1", "1A2")
    assert station.passable(g, "1B1", "1C1")  # a door that is not blocked
    assert station.passable(g, "1B1", "1B2")


@rule("AL-GEN-05")
def test_adjacency_is_the_same_from_both_sides_on_every_map() -> None:
    g = base(blocked="1B1|1C1")
    for a in g.state.sectors:
        for b in g.state.sectors:
            assert station.passable(g, a, b) == station.passable(g, b, a)


@rule("AL-GEN-06", "AL-STAIR-01")
def test_the_two_ends_of_a_staircase_are_adjacent_and_one_step_apart() -> None:
    g = base()
    assert station.ways(g, "1D2") == {"north": "1D1", "west": "1C2", "stairs": "2A1"}
    assert station.neighbour(g, "2A1", "stairs") == "1D2"
    assert station.distance(g, "1D1", "2B1") == 3
    assert station.way_between(g, "2A1", "1D2") == "stairs"


@rule("AL-GEN-07", "AL-DOOR-03", "AL-DOOR-04")
def test_a_blocked_door_ends_adjacency_for_everything_but_measures_that_ignore_it() -> None:
    g = base(blocked="1B1|1C1 2B1|2C1")
    assert station.ways(g, "1B1") == {"south": "1B2", "west": "1A1"}
    assert not station.passable(g, "1B1", "1C1")
    assert station.distance(g, "1A1", "1C1") is None
    assert station.distance(g, "1A1", "1C1", ignore_doors=True) == 2
    assert "2C1" not in station.distances(g, "1A1")
    assert station.line(g, "1A1", "east") == ["1B1"]
    assert station.neighbour(g, "1B1", "east") == "1C1"  # the layout stays what it is


@rule("AL-DOOR-01", "AL-DOOR-08")
def test_only_edges_with_a_door_can_be_blocked_never_open_passages_walls_or_stairs() -> None:
    g = base()
    assert station.door_ways(g, "1B1") == ["east"]
    assert station.door_ways(g, "1C1") == ["west"]
    assert station.door_ways(g, "1D2") == []
    for sector, way in (("1B1", "south"), ("1B1", "north"), ("1C1", "east")):
        with pytest.raises(RuleBug):
            doors.block(g, sector, way)  # type: ignore[arg-type]
    doors.block(g, "1B1", "east")
    assert station.door_ways(g, "1B1", blocked=True) == ["east"]
    assert station.door_ways(g, "1B1", blocked=False) == []


def test_distance_counts_steps_and_takes_the_shortest_way() -> None:
    g = base()
    assert station.distances(g, "1A1") == {
        "1A1": 0, "1B1": 1, "1B2": 2, "1C1": 2, "1C2": 3, "1D2": 4, "1D1": 5, "2A1": 5, "2B1": 6, "2C1": 7
    }  # fmt: skip
    assert "1A2" not in station.distances(g, "1A1")  # walled in


def test_a_line_runs_straight_through_doors_up_to_a_wall_and_along_stairs_to_the_other_end_only() -> None:
    g = base()
    assert station.line(g, "1A1", "east") == ["1B1", "1C1"]
    assert station.line(g, "1A1", "east", through_doors=False) == ["1B1"]
    assert station.line(g, "1D2", "west") == ["1C2", "1B2"]
    assert station.line(g, "1D2", "stairs") == ["2A1"]
    assert station.line(g, "1A1", "stairs") == []


@pytest.mark.parametrize(
    ("map", "sector", "shape"),
    [
        ("c - c - c", "1B1", "straight"),
        ("c D c D c", "1B1", "straight"),
        ("c - c / . . | / . . c", "1B1", "bend"),
        ("c - c - c / . . | . . / . . c . .", "1B1", "t"),
        (". . c . . / . . | . . / c - c - c / . . | . . / . . c . .", "1B2", "crossing"),
        ("c - c", "1A1", "end"),
        ("R - c", "1A1", "room"),
    ],
)
def test_a_corridors_shape_follows_from_its_openings(map: str, sector: str, shape: str) -> None:
    g = hand(bench(lambda g: None, map))
    assert station.shape(g.sector(sector)) == shape


# The hero's names


def test_the_hero_counts_places_from_the_first_sector_seen_on_a_floor() -> None:
    g = base(hero="1B2", revealed="1B1 1C2")
    assert [names.place(g, s) for s in ("1B2", "1B1", "1C2", "1A1")] == ["0:+0:+0", "0:+0:-1", "0:+1:+0", "0:-1:-1"]
    for sector in ("1B2", "1B1", "1C2", "1A1"):
        assert names.sector_of(g, names.place(g, sector)) == sector
    assert names.sector_of(g, "0:+9:+0") is None
    assert names.sector_of(g, "1:+0:+0") is None
    assert names.sector_of(g, "1C2") is None


def test_a_floor_the_hero_has_not_seen_has_no_names() -> None:
    g = base(hero="1B2")
    with pytest.raises(RuleBug):
        names.place(g, "2A1")


def test_floors_are_numbered_in_the_order_they_were_seen_not_by_their_true_number() -> None:
    g = base(hero="2B1", revealed="2A1 1D2")
    assert names.place(g, "2A1") == "0:-1:+0"
    assert names.place(g, "1D2") == "1:+0:+0"


def test_creatures_are_numbered_by_kind_within_their_sector_healthy_ones_first() -> None:
    g = base(hero="1A1", creatures="spore*@1A1 spore@1A1 worm@1A1 spore@1B1 spore~@1A1")
    keys = {c.id: names.creature_key(g, c) for c in g.state.creatures if c.at == "1A1"}
    assert keys == {"k2": "spore:1", "k5": "spore:2", "k1": "spore:3", "k3": "worm:1"}


def test_a_creature_left_out_has_no_key_and_a_false_one_takes_a_number() -> None:
    lies = [
        Lie(card="x", sector="1B1", omitted="creature:k1"),
        Lie(card="x", sector="1B1", false="creature:spore", rank=1),
    ]
    g = base(hero="1A1", revealed="1B1", creatures="spore@1B1 spore@1B1", lies=lies)
    assert names.creature_keys(g, "1B1") == [("spore:1", "k2"), ("spore:2", "")]
    with pytest.raises(RuleBug):
        names.creature_key(g, g.creature("k1"))
