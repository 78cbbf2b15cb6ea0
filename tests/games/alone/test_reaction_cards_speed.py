"""The thirteen designs of the Speed deck, each played normally and dangerously (catalogue 7.6)."""

from __future__ import annotations

import pytest

from games.alone import events
from tests.games.alone.playing_cards import facing, go, offered, plays, rolled
from tests.games.alone.scene import heard, where

rule = pytest.mark.rule

TO_A_ROOM = "c - c - c - c D R"  # the control room is 1E1


# They know where I am


@rule("AL-LOC-07", "AL-CMOVE-08")
def test_they_close_in_on_a_target_the_hero_has_just_named() -> None:
    t = facing("they_know_where_i_am", "locate", "room:a", "stairs", map=TO_A_ROOM, creatures="spore@1B1 mutant@1C1")
    assert not heard(t, events.Located)  # the targets are named, nothing is answered yet
    plays(t, "they_know_where_i_am", "k1", "k2")
    assert (where(t, "k1"), where(t, "k2")) == ("1C1", "1D1")
    assert t.ever_told(events.Located, target="room:a").distance == 4


def test_up_to_two_may_be_one_and_a_target_that_is_not_there_is_no_goal() -> None:
    t = facing("they_know_where_i_am", "locate", "room:a", "stairs", map=TO_A_ROOM, creatures="spore@1B1 mutant@1C1")
    plays(t, "they_know_where_i_am", "k2", "none")
    assert (where(t, "k1"), where(t, "k2")) == ("1B1", "1D1")
    nowhere = facing("they_know_where_i_am", "locate", "boss", "stairs", creatures="spore@1B1")
    assert not offered(nowhere, "they_know_where_i_am")


@rule("AL-LOC-05", "AL-GEN-09")
def test_in_danger_the_distance_to_that_target_may_be_told_wrong_by_one() -> None:
    t = facing(
        "they_know_where_i_am", "locate", "room:a", "spore", map=TO_A_ROOM, creatures="spore@1B1", danger="1A1"
    )  # fmt: skip
    plays(t, "they_know_where_i_am", "target:room:a", "k1")
    assert t.keys(1, "al-say-distance") == ("say:3", "say:4", "say:5")
    go(t, 1, "say:5")
    assert t.ever_told(events.Located, target="room:a").distance == 5
    assert t.ever_told(events.Located, target="spore").distance == 2  # the other answer stays true
    assert events.LocatedTruly("room:a", 4, True) in heard(t, viewer=1)
    assert not heard(t, events.LocatedTruly)


@rule("AL-CMOVE-03", "AL-LOC-05")
@pytest.mark.parametrize("creatures", ["", "spore@1E1"])
def test_up_to_two_may_be_none_and_the_distance_may_be_told_wrong_all_the_same(creatures: str) -> None:
    """Nobody there, or only one that stands at the target already: nothing walks toward it."""
    t = facing("they_know_where_i_am", "locate", "room:a", "stairs", map=TO_A_ROOM, creatures=creatures, danger="1A1")
    assert offered(t, "they_know_where_i_am")
    plays(t, "they_know_where_i_am")
    assert t.keys(1, "al-say-distance") == ("say:3", "say:4", "say:5")
    go(t, 1, "say:3")
    assert t.ever_told(events.Located, target="room:a").distance == 3
    harmless = facing("they_know_where_i_am", "locate", "room:a", "stairs", map=TO_A_ROOM, creatures=creatures)
    assert not offered(harmless, "they_know_where_i_am")
    nowhere = facing("they_know_where_i_am", "locate", "boss", "stairs", creatures=creatures, danger="1A1")
    assert not offered(nowhere, "they_know_where_i_am")


# Skittering shadows, flanking attack, the race, silent feet


@pytest.mark.parametrize(("danger", "steps", "end"), [("", [], "1C1"), ("1B1", ["to:1B1"], "1B1")])
def test_a_skittering_creature_moves_two_sectors_or_three(danger: str, steps: list[str], end: str) -> None:
    t = facing("skitter", "move:east", creatures="spore@1E1", danger=danger, dice="M M M")
    plays(t, "skitter", "to:1C1", *steps)
    assert where(t, "k1") == end


@pytest.mark.parametrize(("danger", "more"), [("", 0), ("1B1", 1)])
def test_two_creatures_flank_the_hero(danger: str, more: int) -> None:
    t = facing("flank", "move:east", map="c - c - c - c - c / . . . . | . . . . / . . . . c . . . .", creatures="spore@1E1 worm@1C2",
               danger=danger)  # fmt: skip
    if more:
        plays(t, "flank", "k1", "to:1C1", "to:1D1")
        assert (where(t, "k1"), where(t, "k2")) == ("1C1", "1D1")
    else:
        plays(t, "flank", "k1")
        assert (where(t, "k1"), where(t, "k2")) == ("1D1", "1C1")


@pytest.mark.parametrize(("danger", "end"), [("", "1B1"), ("1A1", "1A1")])
def test_the_race_is_three_sectors_or_four(danger: str, end: str) -> None:
    t = facing("race", "interact:box:east", "light:0", map="B - c - c - c - c", creatures="worm@1E1", danger=danger)
    plays(t, "race", "to:1C1", "to:1B1", *(["to:1A1"] if danger else []))
    assert where(t, "k1") == end


@rule("AL-NOISE-01")
@pytest.mark.parametrize(("danger", "end"), [("", "1D1"), ("1B1", "1C1")])
def test_silent_feet_make_no_noise(danger: str, end: str) -> None:
    t = facing("silent_feet", "move:east", creatures="spore@1E1", danger=danger)
    plays(t, "silent_feet", *(["to:1C1"] if danger else []))
    assert where(t, "k1") == end
    assert not heard(t, events.Noise)
    loud = facing("skitter", "move:east", creatures="spore@1E1")
    plays(loud, "skitter", "to:1C1")
    assert heard(loud, events.Noise) == [events.Noise("east")]


# Cut off


@pytest.mark.parametrize(("danger", "dice"), [("", 2), ("1A1", 3)])
@rule("AL-OPP-02")
def test_who_is_cut_off_leaves_under_more_dice(danger: str, dice: int) -> None:
    t = facing("cut_off", "move:east", creatures="spore@1A1", danger=danger, dice="M M M")
    plays(t, "cut_off")
    assert rolled(t, "opportunity") == [dice]


def test_nobody_is_cut_off_where_no_creature_stands_or_no_step_is_made() -> None:
    assert not offered(facing("cut_off", "move:east", creatures="spore@1C1"), "cut_off")
    at_a_door = facing("cut_off", "unblock:east", map="c D c", blocked="1A1|1B1", creatures="spore@1A1", dice="M M M")
    assert not offered(at_a_door, "cut_off")


# The swarm


BRANCH = """
c . . . . . . . .
| . . . . . . . .
c - c - c - c - c
. . . . . . . . |
. . . . . . . . c
"""


def test_the_swarm_is_up_to_three_creatures() -> None:
    t = facing("swarm", "explore:north", map=BRANCH, hero="1A2", creatures="spore@1D2 worm@1E2 mutant@1E3")
    plays(t, "swarm", "k1", "to:1C2", "k2", "to:1D2", "k3")
    assert [where(t, k) for k in ("k1", "k2", "k3")] == ["1C2", "1D2", "1E2"]


def test_in_danger_the_swarm_moves_two_sectors_each() -> None:
    t = facing("swarm", "explore:north", map=BRANCH, hero="1A2", creatures="spore@1D2 worm@1E2 mutant@1E3", danger="1A2")
    go(t, 0, "none", msg="al-clear-danger")
    plays(t, "swarm", "k1", "to:1C2", "to:1B2", "k2", "to:1D2", "to:1C2", "k3", "to:1D2")
    assert [where(t, k) for k in ("k1", "k2", "k3")] == ["1B2", "1C2", "1D2"]


def test_the_swarm_may_be_none() -> None:
    t = facing("swarm", "explore:east", creatures="spore@1E1")
    plays(t, "swarm", "none")
    assert where(t, "k1") == "1E1"


# From above!


@rule("AL-SPAWN-10", "AL-NOISE-12")
def test_a_hidden_creature_drops_next_to_the_hero_without_noise() -> None:
    t = facing("drop_from_above", "search", creatures="worm@1E1")
    plays(t, "drop_from_above")
    assert where(t, "k1") == "1B1"
    assert not heard(t, events.Noise)
    assert t.state.composure == 12


@rule("AL-SPAWN-11", "AL-SHOCK-02")
def test_in_danger_it_drops_into_the_heros_sector_and_shocks() -> None:
    t = facing("drop_from_above", "search", creatures="worm@1E1", danger="1A1", dice="M M M")
    plays(t, "drop_from_above")
    assert where(t, "k1") == "1A1"
    assert t.state.composure == 10


def test_a_revealed_creature_cannot_drop_from_above() -> None:
    t = facing("drop_from_above", "search", creatures="worm@1E1", revealed="1E1")
    assert not offered(t, "drop_from_above")


# Shadow step


@pytest.mark.parametrize(("danger", "steps", "end"), [("", ["to:1D1"], "1D1"), ("1A1", ["to:1D1", "to:1E1"], "1E1")])
def test_a_creature_slips_out_of_a_sector_about_to_be_explored(danger: str, steps: list[str], end: str) -> None:
    t = facing("shadow_step", "explore:east", creatures="worm@1C1", danger=danger)
    plays(t, "shadow_step", *steps)
    assert where(t, "k1") == end
    assert [e.creatures for e in heard(t, events.Revealed)] == [(), ()]  # type: ignore[attr-defined]
    assert not heard(t, events.Noise, events.CreatureLeaves)


def test_a_creature_that_will_not_be_explored_cannot_slip_away() -> None:
    assert not offered(facing("shadow_step", "explore:east", creatures="worm@1D1"), "shadow_step")


# Through the vents


def test_a_creature_takes_the_vents_up_to_four_sectors_far_or_anywhere_in_danger() -> None:
    long = "c - c - c - c - c / . . . . . . . . | / c - c - c - c - c"
    t = facing("through_the_vents", "locate", "worm", "stairs", map=long, creatures="worm@1A2")
    plays(t, "through_the_vents")
    sectors = {k.removeprefix("at:") for k in t.keys(1, "al-card-sector")}
    assert sectors == {"1B2", "1C2", "1D2", "1E2"}
    go(t, 1, "at:1E2")
    assert where(t, "k1") == "1E2"
    assert not heard(t, events.Noise)
    anywhere = facing("through_the_vents", "locate", "worm", "stairs", map=long, creatures="worm@1A2", danger="1A1")
    plays(anywhere, "through_the_vents")
    assert len(anywhere.keys(1, "al-card-sector")) == 9
    go(anywhere, 1, "at:1B1")
    assert where(anywhere, "k1") == "1B1"


# Never alone


@rule("AL-SPAWN-01", "AL-SPAWN-03")
def test_the_hero_is_never_alone() -> None:
    t = facing("never_alone", "search")
    plays(t, "never_alone", "kind:spore", "at:1D1")
    assert [(c.kind, c.at) for c in t.state.creatures] == [("spore", "1D1")]
    assert heard(t, events.Noise) == [events.Noise("east")]


def test_in_danger_the_new_creature_moves_one_sector() -> None:
    t = facing("never_alone", "search", danger="1A1")
    plays(t, "never_alone", "kind:spore", "at:1D1", "to:1C1")
    assert [(c.kind, c.at) for c in t.state.creatures] == [("spore", "1C1")]


@rule("AL-SPAWN-07")
def test_where_no_creature_can_appear_the_card_is_not_offered() -> None:
    t = facing("never_alone", "search", map="c - c")
    assert not offered(t, "never_alone")


# Hit and run


@pytest.mark.parametrize(("danger", "end"), [("", "1B1"), ("1A1", "1C1")])
@rule("AL-CATK-07")
def test_the_attacked_creature_strikes_and_runs(danger: str, end: str) -> None:
    t = facing("hit_and_run", "attack:spore:1", creatures="spore@1A1", danger=danger, dice="M M H M M")
    plays(t, "hit_and_run")
    assert t.state.life == 11  # it attacked first
    assert where(t, "k1") == end


def test_a_dead_target_runs_nowhere() -> None:
    t = facing("hit_and_run", "attack:spore:1", creatures="spore@1A1", dice="H H")
    assert not offered(t, "hit_and_run")


# Overrun


@pytest.mark.parametrize(("danger", "end"), [("", "1D1"), ("1A1", "1C1")])
def test_another_creature_overruns_the_hero(danger: str, end: str) -> None:
    t = facing("overrun", "search", creatures="cultist@1A1 worm@1E1", danger=danger, dice="H M")
    go(t, 1, "pass")
    plays(t, "overrun", *(["to:1C1"] if danger else []))
    assert (where(t, "k1"), where(t, "k2")) == ("1A1", end)


def test_the_creature_that_hurt_the_hero_is_no_other_creature() -> None:
    t = facing("overrun", "search", creatures="cultist@1A1", dice="H M")
    go(t, 1, "pass")
    assert t.state.life == 11
    assert not offered(t, "overrun")
