"""Appearing and teleporting (Auftauchen, Teleportation): AL-SPAWN, the creature table."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import creatures
from tests.games.alone.scene import bench, hand, heard, where

rule = pytest.mark.rule

LONG = """
c - c - c - c - c
. . . . . . . . |
c - c - c - c - c
"""  # 1A1 … 1E1, then back west along row 2: 1A2 is 9 steps from 1A1


def places(kind: str = "spore", mod: int = 0, map: str = LONG, upper: str = "", **situation: Any) -> list[str]:
    g = hand(bench(lambda g: None, map, upper, **situation))
    return creatures.spawn_places(g, kind, mod)  # type: ignore[arg-type]


@rule("AL-SPAWN-01")
def test_evil_chooses_kind_and_sector_on_the_secret_map() -> None:
    t = bench(lambda g: creatures.spawn(g, 1), LONG, evil=2)
    assert set(t.keys(1)) == {"kind:spore", "kind:parasite", "kind:mutant", "kind:cultist", "kind:worm"}
    assert not t.question(1).read_by(0)
    t.says(1, "kind:worm")
    assert t.keys(1) == ("at:1E2", "at:1D2", "at:1C2", "at:1B2", "at:1A2")
    t.says(1, "at:1C2")
    assert t.value.kind == "worm"
    assert where(t, "k1") == "1C2"
    assert events.Spawned("worm", "1C2") in heard(t, viewer=2)
    assert events.Spawned("worm", "1C2") not in heard(t)


@rule("AL-SPAWN-01")
def test_a_card_may_fix_the_kind_or_narrow_the_sectors() -> None:
    t = bench(lambda g: creatures.spawn(g, 1, "spore", sectors=["1B1", "1D1", "1E1"]), LONG)
    assert t.keys(1) == ("at:1D1", "at:1E1")
    two = bench(lambda g: creatures.spawn(g, 1, ["spore", "worm"]), LONG)
    assert two.keys(1) == ("kind:spore", "kind:worm")


@rule("AL-SPAWN-02")
@pytest.mark.parametrize(("kind", "least"), [("spore", 3), ("parasite", 4), ("mutant", 3), ("cultist", 4), ("worm", 5)])
def test_no_kind_appears_nearer_than_its_minimum_distance(kind: str, least: int) -> None:
    row = ["1A1", "1B1", "1C1", "1D1", "1E1", "1E2", "1D2", "1C2", "1B2", "1A2"]
    assert places(kind) == row[least:]


@rule("AL-SPAWN-02", "AL-NIGHT-02")
@pytest.mark.parametrize(("kind", "least"), [("spore", 2), ("parasite", 3), ("mutant", 2), ("cultist", 3), ("worm", 4)])
def test_in_nightmare_mode_the_other_side_of_the_table_counts(kind: str, least: int) -> None:
    assert len(places(kind, nightmare=True)) == 10 - least


@rule("AL-SPAWN-02")
def test_a_card_may_shorten_the_distance() -> None:
    assert places("spore", -1)[0] == "1C1"
    assert places("spore", -2)[0] == "1B1"


@rule("AL-SPAWN-03")
def test_appearing_causes_noise_in_that_sector() -> None:
    t = bench(lambda g: creatures.appear(g, "spore", "1E1"), LONG)
    assert heard(t) == [events.Noise("east")]


@rule("AL-SPAWN-04")
def test_creatures_appear_unwounded() -> None:
    t = bench(lambda g: creatures.appear(g, "spore", "1E1"), LONG, creatures="spore*@1E1")
    new = next(c for c in t.state.creatures if c.id == "k2")
    assert (new.wounded, new.acid, new.boss) == (False, False, "")


@rule("AL-SPAWN-05")
@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 2), ("normal", 3), ("nightmare", 3), ("impossible", 4)])
def test_how_many_creatures_a_floor_holds_follows_the_difficulty_s33(difficulty: str, limit: int) -> None:
    base, upper = "c - c - c - c - S", "S - c - c - c"
    kinds = ["worm", "parasite", "cultist", "mutant"]
    for here in range(limit + 1):
        there = " ".join(f"{kind}@1B1" for kind in kinds[:here])
        found = places("spore", map=base, upper=upper, creatures=there, difficulty=difficulty)
        assert any(s.startswith("1") for s in found) == (here < limit)


@rule("AL-SPAWN-05")
def test_a_floor_holds_three_creatures_bosses_that_say_so_not_counted() -> None:
    base, upper = "c - c - c - c - S", "S - c - c - c"
    full = places("spore", map=base, upper=upper, creatures="worm@1B1 parasite@1C1 cultist@1C1")
    assert full
    assert all(s.startswith("2") for s in full)
    boss = places("spore", map=base, upper=upper, missions="SM01 FM10!", creatures="worm@1B1 parasite@1C1 cultist!FM10@1C1")
    assert "1D1" in boss


@rule("AL-SPAWN-05")
def test_walking_over_stairs_onto_a_full_floor_is_allowed_s33() -> None:
    four = "worm@2A1 worm@1B1 parasite@1B1 cultist@1B1 spore@1B1"
    t = bench(lambda g: creatures.walk(g, "k1", ["1C1"]), "c - c - S", "S - c", creatures=four)
    assert where(t, "k1") == "1C1"


@rule("AL-SPAWN-06")
def test_at_most_three_of_a_kind_are_in_play_and_a_boss_uses_its_own_marker() -> None:
    base, upper = "c - c - c - c - S", "S - c - c - c"
    assert places("spore", map=base, upper=upper, creatures="spore@1B1 spore@2B1 spore@2C1") == []
    boss = places("cultist", map=base, upper=upper, missions="SM01 FM10!", creatures="cultist@1B1 cultist@2B1 cultist!FM10@2C1")
    assert boss


@rule("AL-SPAWN-07")
def test_without_a_legal_sector_or_marker_nothing_appears() -> None:
    near = bench(lambda g: creatures.spawn(g, 1, "worm"), "c - c - c")
    assert near.value is None
    assert near.state.creatures == []
    assert heard(near) == []
    spores = "spore@1B1 spore@1C1 spore@2A1"  # all markers in use, and no floor full
    gone = bench(lambda g: creatures.spawn(g, 1, "spore"), "S - c - c - c", "S", creatures=spores)
    assert gone.value is None
    # Only the kinds that can appear are offered.
    some = bench(lambda g: creatures.spawn(g, 1), "S - c - c - c", "S", creatures=spores)
    assert some.value.kind == "mutant"


@rule("AL-SPAWN-08")
def test_the_distance_counts_stairs_and_is_cut_by_blocked_doors_s34() -> None:
    assert places("spore", map="S - c", upper="S - c - c") == ["2C1"]
    cut = places("worm", map="c D c - c", blocked="1A1|1B1")
    assert cut == ["1B1", "1C1"]  # cut off completely: every sector but the hero's own
    longer = places("spore", map="c - c / | . D / c - c", hero="1A1", blocked="1B1|1B2")
    assert longer == []
    assert places("spore", map="c - c / D . | / c - c", hero="1A1", blocked="1A1|1A2") == ["1A2"]


@rule("AL-SPAWN-09")
def test_in_a_revealed_sector_it_is_revealed_at_once_without_shock_and_without_noise() -> None:
    t = bench(lambda g: creatures.spawn(g, 1, "spore", sectors=["1D1"]), LONG, revealed="1D1")
    assert heard(t) == [events.CreatureAppears("spore", "0:+3:+0")]
    assert t.state.composure == 12


def test_a_card_that_lets_it_appear_in_the_heros_own_sector_shocks_s28() -> None:
    assert "1A1" in places("spore", -2, nightmare=True)
    t = bench(lambda g: creatures.spawn(g, 1, "spore", -2, sectors=["1A1"]), LONG, nightmare=True)
    assert t.state.composure == 10


@rule("AL-SPAWN-10", "AL-NOISE-12")
def test_teleporting_knows_no_distance_no_noise_and_no_limit() -> None:
    four = "worm@2B1 worm@1B1 parasite@1B1 cultist@1B1 spore@1B1"
    t = bench(lambda g: creatures.teleport(g, "k1", "1B1"), "c - c - S", "S - c", creatures=four)
    assert where(t, "k1") == "1B1"
    assert heard(t) == []
    assert events.CreatureMovedUnseen("worm", "2B1", "1B1") in heard(t, viewer=1)


@rule("AL-SPAWN-11")
def test_teleported_out_of_hiding_into_the_heros_sector_it_shocks_into_a_revealed_one_it_is_seen() -> None:
    here = bench(lambda g: creatures.teleport(g, "k1", "1A1"), LONG, creatures="worm@1E2")
    assert [type(e).__name__ for e in heard(here)] == ["CreatureAppears", "Shock", "Lost"]
    assert here.state.composure == 10
    near = bench(lambda g: creatures.teleport(g, "k1", "1B1"), LONG, revealed="1B1", creatures="worm@1E2")
    assert heard(near) == [events.CreatureAppears("worm", "0:+1:+0")]
    known = bench(lambda g: creatures.teleport(g, "k1", "1A1"), LONG, revealed="1B1", creatures="worm@1B1")
    assert heard(known) == [events.CreatureMoved("worm", "0:+0:+0")]
    away = bench(lambda g: creatures.teleport(g, "k1", "1E1"), LONG, revealed="1B1", creatures="worm@1B1")
    assert heard(away) == [events.CreatureLeaves("worm", "0:+1:+0", "unseen")]


@pytest.mark.parametrize("nightmare", [False, True])
def test_the_saboteur_always_uses_the_cultist_values_of_the_nightmare_table(nightmare: bool) -> None:
    g = hand(bench(lambda g: None, LONG, creatures="cultist!FM10@1E1 cultist@1E1", missions="SM01 FM10!", nightmare=nightmare))
    boss, plain = (creatures.table_values(g, c) for c in g.state.creatures)
    assert (boss.dark, boss.light, boss.composure) == (3, 3, 1)
    assert plain.dark == (3 if nightmare else 2)


def test_a_spawn_that_cannot_happen_looks_like_any_other() -> None:
    none = bench(lambda g: creatures.spawn(g, 1, "worm"), "c - c - c", hollow=True)
    some = bench(lambda g: creatures.spawn(g, 1, "spore"), LONG, hollow=True)
    assert none.question().hollow
    assert not some.question().hollow
    assert none.live.waiting(0) == some.live.waiting(0)
