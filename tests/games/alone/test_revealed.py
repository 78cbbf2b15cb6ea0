"""Revealed and hidden (enthüllt, verborgen): AL-VIS, the stairs (AL-STAIR), the labyrinth at the end of a round (AL-END-06..08)."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import creatures, danger, labyrinth, light
from games.alone.state import AloneState
from games.alone.table import Alone
from tests.games.alone.scene import bench, hand, heard, shown, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


@rule("AL-VIS-01")
def test_a_sector_laid_out_is_revealed_with_its_elements_and_any_other_is_hidden() -> None:
    t = bench(lambda g: labyrinth.reveal(g, ["1B1"]), ROW, creatures="worm@1B1 spore@1C1")
    g = hand(t)
    assert shown(t) == ["1A1", "1B1"]
    assert not g.hidden(g.creature("k1"))
    assert g.hidden(g.creature("k2"))
    assert len(heard(t, events.Revealed)) == 1


@rule("AL-VIS-01")
def test_revealing_what_is_revealed_tells_nothing_new() -> None:
    t = bench(lambda g: labyrinth.reveal(g, ["1A1", "1B1", "1B1"]), ROW)
    assert [e.place for e in heard(t, events.Revealed)] == ["0:+1:+0"]  # type: ignore[attr-defined]


@rule("AL-VIS-02", "AL-VIS-05", "AL-GEN-04")
def test_revealing_a_sector_shows_everything_in_it_and_whether_creatures_are_wounded() -> None:
    base = """
    c - B D R
    . . D . .
    . . c . .
    """
    t = bench(
        lambda g: labyrinth.reveal(g, ["1B1", "1C1"]),
        base,
        creatures="spore@1B1 worm*@1B1 cultist!FM10@1B1",
        danger="1B1",
        lit="1B1",
        conditions={"1B1": "gas alarm"},
        sabotage={"1C1": 2},
        blocked="1B1|1B2",
        missions="SM01 FM10!",
    )
    box, room = heard(t, events.Revealed)
    assert box == events.Revealed(
        "0:+1:+0",
        creatures=("spore", "cultist!", "worm*"),
        danger=True,
        lit=True,
        box=True,
        conditions=("gas", "alarm"),
        exits=("east:door", "south:blocked", "west:open"),
    )
    assert room == events.Revealed("0:+2:+0", room="a", sabotage=2, exits=("west:door",))
    stairs = bench(lambda g: labyrinth.reveal(g, ["1B1"]), "c - S", "S - c")
    assert heard(stairs, events.Revealed) == [events.Revealed("0:+1:+0", stairs=True, exits=("west:open",))]


@rule("AL-VIS-02")
def test_the_hero_is_never_told_an_id_of_the_secret_map() -> None:
    t = bench(lambda g: labyrinth.reveal(g, ["1B1", "1C1"]), ROW, creatures="spore@1B1")
    assert all("1B1" not in repr(e) and "k1" not in repr(e) for e in heard(t))


@rule("AL-VIS-04")
def test_the_hero_learns_every_change_in_a_revealed_sector_at_any_distance_and_none_in_a_hidden_one() -> None:
    def changes(g: Alone) -> Any:
        for sector in ("1E1", "1D1"):
            danger.place(g, sector)
            light.switch_on(g, [sector], seen_from_near=False)

    t = bench(changes, ROW, revealed="1E1")
    assert heard(t) == [events.DangerSeen("0:+4:+0"), events.LightOn(("0:+4:+0",))]
    assert events.DangerPlaced("1D1") in heard(t, viewer=1)


@rule("AL-VIS-07")
def test_a_hidden_creature_that_walks_into_a_revealed_sector_becomes_revealed_with_or_without_line_of_sight() -> None:
    # 1D1 is revealed but out of sight, because 1B1 is hidden.
    t = bench(lambda g: creatures.walk(g, "k1", ["1D1"]), ROW, revealed="1D1", creatures="parasite*@1E1")
    assert heard(t) == [events.CreatureAppears("parasite", "0:+3:+0", wounded=True)]
    assert not hand(t).hidden(t.state.creatures[0])
    assert t.state.composure == 12  # AL-SHOCK-04


@rule("AL-VIS-08")
def test_x05_a_creature_that_leaves_a_revealed_sector_for_a_hidden_one_is_hidden_and_its_direction_named() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1C1"]), ROW, revealed="1B1", creatures="worm@1B1")
    assert heard(t) == [events.CreatureLeaves("worm", "0:+1:+0", "east")]
    assert hand(t).hidden(t.state.creatures[0])


@rule("AL-VIS-08")
def test_stairs_are_a_direction_too() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["2A1"]), "c - S", "S - c", revealed="1B1", creatures="worm@1B1")
    assert heard(t) == [events.CreatureLeaves("worm", "0:+1:+0", "stairs")]


@rule("AL-VIS-09")
def test_x05_a_creature_that_walks_out_of_sight_into_a_revealed_sector_stays_revealed_without_a_direction() -> None:
    base = "c - c / . . | / . . c"
    t = bench(lambda g: creatures.walk(g, "k1", ["1B2"]), base, revealed="all", creatures="worm@1B1")
    assert heard(t) == [events.CreatureMoved("worm", "0:+1:+1")]
    assert not hand(t).hidden(t.state.creatures[0])


@rule("AL-VIS-03")
def test_a_revealed_sector_stays_revealed_out_of_sight_until_the_clean_up() -> None:
    def play(g: Alone) -> Any:
        g.state.hero_at = "1B2"
        before = [s.id for s in g.state.sectors.values() if s.revealed]
        labyrinth.tidy(g)
        return before

    t = bench(play, "c - c - c / . . | . . / . . c . .", hero="1B1", revealed="1A1 1C1 1B2")
    assert t.value == ["1A1", "1B1", "1C1", "1B2"]
    assert shown(t) == ["1B1", "1B2"]


# Tidying


@rule("AL-END-06", "AL-END-07")
def test_tidying_keeps_the_own_sector_the_adjacent_ones_and_the_lit_ones_in_sight() -> None:
    base = """
    c - c - c - c - c
    . . . . . . . . |
    . . . . . . . . c
    """
    t = bench(labyrinth.tidy, base, revealed="all", lit="1C1 1E2", creatures="worm@1D1")
    # 1D1 is in sight but dark, 1E1 too; 1E2 is lit but out of sight.
    assert shown(t) == ["1A1", "1B1", "1C1"]
    assert heard(t) == [events.Hidden(3)]
    assert hand(t).hidden(t.state.creatures[0])


@rule("AL-END-06")
def test_the_other_end_of_the_heros_stairs_is_adjacent_and_stays_s55() -> None:
    t = bench(labyrinth.tidy, "S - c - c", "S - c", revealed="all")
    assert shown(t) == ["1A1", "1B1", "2A1"]


@rule("AL-END-06")
def test_a_revealed_sector_behind_a_blocked_door_goes_s21() -> None:
    t = bench(labyrinth.tidy, "c D c - c", revealed="all", lit="1B1 1C1", blocked="1A1|1B1")
    assert shown(t) == ["1A1"]


@rule("AL-END-08")
def test_tidying_never_reveals_anything() -> None:
    t = bench(labyrinth.tidy, ROW, lit="1B1 1C1")
    assert shown(t) == ["1A1"]
    assert heard(t) == []


# Stairs


@rule("AL-STAIR-02")
def test_leaving_a_floor_hides_all_of_it_but_the_stair_sector_just_left() -> None:
    def play(g: Alone) -> Any:
        g.state.hero_at = "2A1"
        labyrinth.reveal(g, ["2A1"])
        labyrinth.leave_floor(g, "1C1")

    t = bench(play, "c - c - S - c - c", "S - c", hero="1C1", revealed="all", change=lambda s: _hide(s, "2A1 2B1"))
    assert shown(t) == ["1C1", "2A1"]
    assert heard(t, events.Hidden) == [events.Hidden(4)]
    assert heard(t, events.Revealed)[0].place == "1:+0:+0"  # type: ignore[attr-defined]


def _hide(s: AloneState, ids: str) -> None:
    for id in ids.split():
        s.sectors[id].revealed = False


@rule("AL-STAIR-01")
def test_two_staircases_are_independent_each_joins_one_sector_of_either_floor() -> None:
    g = hand(bench(lambda g: None, "S - c - S", "S - c - S"))
    joined = {s.id: s.stairs for s in g.state.sectors.values() if s.stairs}
    assert joined == {"1A1": "2A1", "1C1": "2C1", "2A1": "1A1", "2C1": "1C1"}


@rule("AL-STAIR-03")
def test_creatures_use_stairs_like_any_adjacency_s23() -> None:
    t = bench(lambda g: creatures.choose_walk(g, 1, "k1", 2, False), "c - S", "S - c", creatures="worm@2B1")
    t.says(1, "to:1B1")  # the first step, to the stairs, is the only one
    assert where(t, "k1") == "1B1"


@rule("AL-STAIR-03", "AL-SHOCK-02")
def test_a_creature_that_comes_over_stairs_out_of_a_hidden_sector_shocks_s23() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1B1"]), "c - S", "S - c", hero="1B1", creatures="worm@2A1")
    assert heard(t, events.CreatureAppears) == [events.CreatureAppears("worm", "0:+0:+0")]
    assert t.state.composure == 10


def test_the_drawing_of_a_floor_keeps_its_origin_when_everything_there_is_hidden_again() -> None:
    def play(g: Alone) -> Any:
        labyrinth.hide(g, ["2A1"])
        labyrinth.reveal(g, ["2B1"])

    t = bench(play, "c - S", "S - c", revealed="2A1")
    assert heard(t, events.Revealed)[0].place == "1:+1:+0"  # type: ignore[attr-defined]
