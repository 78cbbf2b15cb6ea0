"""The secret map is made: AL-SETUP-10, AL-SETUP-11, AL-SETUP-14, the floor plans of 7.4, S-06, S-07."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

import pytest

from games.alone.content import catalogue
from games.alone.rules import base_map, station
from games.alone.rules.base_map import BadPlan, Cell, read_plan, turn
from games.alone.state import AloneState, Evil, Mission
from games.alone.table import Alone
from games.kernel.luck import Fate

rule = pytest.mark.rule

CARDS = catalogue()
PLANS = sorted(CARDS.plans)


def built(seed: str, missions: str = "SM01 PM01 FM04") -> Alone:
    """A fresh map by ordinary luck, with the hero on it."""
    state = AloneState(evil=[Evil()], missions=[Mission(code=code) for code in missions.split()])
    g = Alone(state, Fate(seed.encode()), 0, CARDS)
    base_map.build(g)
    base_map.place_hero(g)
    return g


@lru_cache(maxsize=1)
def maps() -> list[Alone]:
    """Forty of them, for claims about what luck can bring."""
    return [built(f"map {i}") for i in range(40)]


def floor(g: Alone, n: int) -> list[str]:
    return [s.id for s in g.state.sectors.values() if s.floor == n]


def shape(cells: list[Cell]) -> dict[tuple[int, int], tuple[str, tuple[tuple[str, str], ...]]]:
    return {(c.x, c.y): (c.token, tuple(sorted(c.exits.items()))) for c in cells}


# The printed plans


@pytest.mark.parametrize("id", PLANS)
def test_every_plan_has_the_parts_the_catalogue_counts(id: str) -> None:
    cells = read_plan(CARDS.plans[id].rows)
    tokens = Counter(c.token for c in cells)
    assert (tokens["R"], tokens["S"], tokens["B"]) == (4, 2, 3)
    assert 20 <= len(cells) <= 21
    edges = sum(len(c.exits) for c in cells) // 2
    assert sum(p == "door" for c in cells for p in c.exits.values()) // 2 == 7
    assert edges - len(cells) + 1 == 2  # independent loops of a connected plan
    assert all(c.exits for c in cells)


def test_the_four_plans_are_two_sheets_with_two_sides() -> None:
    assert [(p.id, p.sheet) for p in CARDS.plans.values()] == [("1A", 1), ("1B", 1), ("2A", 2), ("2B", 2)]


def test_plan_1a_reads_as_it_is_drawn() -> None:
    cells = {station.sector_id(1, c.x, c.y): c for c in read_plan(CARDS.plans["1A"].rows)}
    assert cells["1A1"].token == "R"
    assert cells["1A1"].exits == {"east": "door"}
    assert cells["1B1"].exits == {"west": "door", "east": "open", "south": "open"}
    assert cells["1D1"].token == "B"
    assert cells["1C3"].token == "c"
    assert "1C2" not in cells
    assert cells["1C4"].exits == {"north": "open", "east": "door", "south": "door"}
    assert cells["1E3"].token == "S"


@pytest.mark.parametrize(
    "rows",
    [
        ["c -"],
        ["c - c", "| ."],
        ["c x c"],
        ["Q - c"],
        ["c | c"],
        ["c . c", "- . .", "c . c"],
        ["c - ."],
        ["c - c", "| D |", "c - c"],
        ["c - c", ". .", "c - c"],
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(rows: list[str]) -> None:
    with pytest.raises(BadPlan):
        read_plan(rows)


@rule("AL-SETUP-10")
@pytest.mark.parametrize("id", PLANS)
def test_four_turns_bring_a_plan_back_and_one_turn_moves_north_to_east(id: str) -> None:
    cells = read_plan(CARDS.plans[id].rows)
    once = turn(cells)
    assert shape(once) != shape(cells)
    assert shape(turn(turn(turn(once)))) == shape(cells)
    # What was in the bottom left corner is in the top left one, and its openings have turned with it.
    corner = {(c.x, c.y): c for c in cells}.get((0, 4))
    moved = {(c.x, c.y): c for c in once}.get((0, 0))
    assert (moved is None) == (corner is None)
    if corner is not None and moved is not None:
        assert moved.token == corner.token
        assert moved.exits == {base_map.TURNED[way]: passage for way, passage in corner.exits.items()}


# The whole map


@rule("AL-SETUP-10")
def test_every_map_is_two_sound_floors_with_eight_rooms_and_two_stair_pairs() -> None:
    for g in maps():
        assert base_map.faults(g) == []
        rooms = {n: [g.sector(s).room for s in floor(g, n) if g.sector(s).room] for n in (1, 2)}
        assert len(rooms[1]) == len(rooms[2]) == 4
        assert sorted(rooms[1] + rooms[2]) == list("abcdefgh")
        stairs = [s for s in g.state.sectors.values() if s.stairs]
        assert len(stairs) == 4
        assert all(g.sector(s.stairs).floor != s.floor and g.sector(s.stairs).stairs == s.id for s in stairs)
        assert all(not s.room and not s.box for s in stairs)
        assert sum(s.box for s in g.state.sectors.values()) == 6
        assert not any(s.lit or s.danger or s.conditions for s in g.state.sectors.values())


@rule("AL-SETUP-10")
def test_sheets_sides_rotations_rooms_and_stairs_are_all_drawn_at_random() -> None:
    # Which sheet is on floor 1 shows in its number of sectors only for some sides, so compare with the plans themselves.
    faces = {(p, k): set(shape(_turned(p, k))) for p in PLANS for k in range(4)}
    seen = Counter()
    for g in maps():
        spots = {(s.x, s.y) for s in g.state.sectors.values() if s.floor == 1}
        seen.update({key for key, cells in faces.items() if cells == spots})
    assert {p for p, _ in seen} == set(PLANS)
    assert {k for _, k in seen} == {0, 1, 2, 3}
    control = {next(s.id for s in g.state.sectors.values() if s.room == "a") for g in maps()}
    assert len(control) > 10
    assert {s[0] for s in control} == {"1", "2"}
    assert len({tuple(sorted((s.id, s.stairs) for s in g.state.sectors.values() if s.stairs)) for g in maps()}) > 10


def _turned(plan: str, times: int) -> list[Cell]:
    cells = read_plan(CARDS.plans[plan].rows)
    for _ in range(times):
        cells = turn(cells)
    return cells


@rule("AL-SETUP-10")
def test_both_labellings_of_the_stairs_occur_s06() -> None:
    """The stair slots in reading order are joined straight or crosswise."""
    crossed = set()
    for g in maps():
        lower = [s for s in g.state.sectors.values() if s.stairs and s.floor == 1]
        upper = [s.id for s in g.state.sectors.values() if s.stairs and s.floor == 2]
        crossed.add(lower[0].stairs == upper[1])
    assert crossed == {False, True}


@rule("AL-SETUP-10")
def test_the_mission_rooms_are_never_all_on_one_floor_s06() -> None:
    for i in range(30):
        g = built(f"rooms {i}", "SM02 PM01 FM04")  # a, c and f
        floors = {s.floor for s in g.state.sectors.values() if s.room in ("a", "c", "f")}
        assert floors == {1, 2}


@rule("AL-SETUP-11")
def test_the_hero_starts_in_a_plain_dark_corridor_three_or_more_from_every_mission_room() -> None:
    for g in maps():
        here = g.here
        assert (here.room, here.box, here.stairs, here.lit) == ("", False, "", False)
        rooms = [s.id for s in g.state.sectors.values() if s.room in base_map.mission_rooms(g)]
        assert len(rooms) == 3
        assert min(station.distances(g, here.id)[room] for room in rooms) >= 3


@rule("AL-SETUP-11")
def test_only_the_start_sector_is_laid_out_and_all_lights_are_off() -> None:
    for g in maps():
        assert [s.id for s in g.state.sectors.values() if s.revealed] == [g.state.hero_at]
        assert not any(s.lit for s in g.state.sectors.values())


@rule("AL-SETUP-11")
def test_the_start_is_drawn_among_all_sectors_that_qualify() -> None:
    starts = {g.state.hero_at for g in maps()}
    assert len(starts) > 12
    for g in maps()[:5]:
        assert g.state.hero_at in base_map.start_sectors(g)
        assert len(base_map.start_sectors(g)) > 1


@rule("AL-SETUP-11")
def test_if_no_sector_is_far_enough_the_farthest_are_taken_s07() -> None:
    from tests.games.alone.scene import bench, hand

    g = hand(bench(lambda g: None, "R - c - c - c - R", rooms="d f", missions="SM01 FM04"))  # d and f: distance at most 2
    assert base_map.start_sectors(g) == ["1C1"]


@rule("AL-SETUP-14")
def test_compass_directions_are_the_same_for_both_floors_and_follow_from_the_coordinates() -> None:
    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    for g in maps()[:10]:
        for s in g.state.sectors.values():
            for way in s.exits:
                there = station.neighbour(g, s.id, way)
                assert there is not None
                assert (g.sector(there).x - s.x, g.sector(there).y - s.y) == steps[way]
                assert g.sector(there).floor == s.floor


@rule("AL-SETUP-14", "AL-SETUP-11")
def test_the_hero_is_told_the_start_sector_by_its_own_origin_never_by_the_maps_name() -> None:
    from games.alone import events

    g = maps()[0]
    told = [t.event for t in g.told if t.to is None]
    assert [type(e) for e in told] == [events.Revealed]
    assert told[0].place == "0:+0:+0"  # type: ignore[attr-defined]
    assert g.state.hero_at not in repr(told)


def test_the_checks_find_a_broken_map() -> None:
    def faults_after(change: Callable[[Alone], None]) -> list[str]:
        g = built("broken")
        change(g)
        return base_map.faults(g)

    def cut(g: Alone) -> None:
        s = next(s for s in g.state.sectors.values() if len(s.exits) == 1)
        s.exits = {}

    def one_way(g: Alone) -> None:
        s = next(s for s in g.state.sectors.values() if s.exits.get("east") == "door")
        s.exits["east"] = "open"

    def crooked(g: Alone) -> None:
        a, b = [s for s in g.state.sectors.values() if s.stairs and s.floor == 1]
        a.stairs = b.stairs

    def lost_room(g: Alone) -> None:
        next(s for s in g.state.sectors.values() if s.room == "d").room = "z"

    def apart(g: Alone) -> None:
        for s in g.state.sectors.values():
            s.stairs = ""

    for change, problem in (
        (cut, "no opening"),
        (one_way, "no other side"),
        (crooked, "do not join"),
        (lost_room, "mission room d"),
        (apart, "not all sectors are connected"),
    ):
        assert any(problem in f for f in faults_after(change)), (change.__name__, faults_after(change))
