"""Spaces, ways and safety, and how enemies go: DMD-MAP, DMD-SAFE, DMD-EMOVE."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.content import neighbours_of
from games.death_may_die.rules import enemies

from .house import CARDS, beth, hand, ian, meets, night, nobody_special, play, someone

rule = pytest.mark.rule


@rule("DMD-MAP-01")
def test_every_tile_has_one_to_three_spaces_and_two_sides() -> None:
    assert len(CARDS.tiles) == 34
    assert {len(t.spaces) for t in CARDS.tiles.values()} == {1, 2, 3}


@rule("DMD-MAP-02", "DMD-MAP-03", "DMD-MAP-08")
def test_passages_need_an_arrow_on_both_sides_and_lead_both_ways() -> None:
    plan = CARDS.episodes["night-shift"].plan.model_copy(
        update={"passages": [("office", "corridor")], "one_sided": [("office", "archive")], "off_map": ["office"], "stairs": None}
    )
    assert neighbours_of(plan, []) == {"corridor": ("office",), "office": ("corridor",)}


@rule("DMD-MAP-08")
def test_one_may_run_to_and_fro_and_bring_an_enemy_along() -> None:
    t = play(night(ian("office"), enemies={"corridor": ["cultist"]}))
    t.says(0, "run:office")
    assert t.enemies("office") == ["cultist.1"]
    assert t.me.space == "office"
    play(night(ian("office"))).offers_not(0, "run:office")  # nobody would come along


@rule("DMD-MAP-04", "DMD-SAFE-01")
def test_any_number_of_figures_share_a_space_and_only_enemies_make_it_unsafe() -> None:
    crowd = [ian(), beth(), someone("elizabeth"), nobody_special(), someone("borya")]
    s = night(*crowd, fire={"entrance-hall": 3}, tokens={"corpse": ["entrance-hall"]})
    assert hand(s).safe("entrance-hall")
    full = night(*(i.model_copy() for i in crowd), enemies={"entrance-hall": ["cultist"] * 10 + ["byakhee"]})
    assert not hand(full).safe("entrance-hall")


@rule("DMD-MAP-05", "DMD-SUMMON-01")
def test_enemies_are_summoned_on_gate_spaces() -> None:
    t = meets("hastur-2", ian(), beth())
    assert t.enemies("great-hall") == ["cultist.1"]
    assert t.enemies("boiler-room") == ["cultist.2"]


@rule("DMD-MAP-06", "DMD-MAP-07")
def test_stairs_join_two_spaces_in_every_respect_and_never_a_tunnel() -> None:
    g = hand(night(ian()))
    assert "boiler-room" in g.neighbours("entrance-hall")
    assert g.distances("entrance-hall")["boiler-room"] == 1
    plan = CARDS.episodes["night-shift"].plan.model_copy(
        update={"passages": [], "stairs": ("office", "archive"), "tunnel": ("corridor", "great-hall")}
    )
    assert neighbours_of(plan, [])["office"] == ("archive",)
    t = meets("night-shift-5", ian(), enemies={"coal-cellar": ["fire-vampire"]})  # by the stairs it is two steps
    assert [e.space for e in t.every(events.EnemyMoved)] == ["boiler-room", "entrance-hall"]


@rule("DMD-MAP-09", "DMD-MAP-10")
def test_nearest_is_measured_on_the_shortest_way_from_whom_the_card_means() -> None:
    g = hand(night(ian("office"), beth("laboratory"), enemies={"great-hall": ["byakhee"], "boiler-room": ["byakhee"]}))
    assert g.distances("office")["great-hall"] == 3
    assert g.distances("entrance-hall")["great-hall"] == 3
    assert enemies.nearest(g, ["great-hall", "boiler-room"], "laboratory") == ["great-hall"]
    # A psychosis measures from its owner, also in another's turn.
    t = meets("hastur-6", ian("entrance-hall"), beth("laboratory", psychosis="xenoglossy", sanity=2))
    assert t.who(1).sanity == 2
    off = play(night(ian(), beth("ward-east", psychosis="xenoglossy", sanity=2), stage=3, great_at="office", tokens={"yellow-sign": ["1"] * 3}, discard=["hastur-1", "hastur-2", "hastur-3"]))  # fmt: skip
    off.ends_actions()
    assert off.who(1).sanity == 3
    assert off.enemies("nurses-room") == ["cultist.1"]


@rule("DMD-SAFE-02")
def test_the_great_old_ones_space_is_not_safe_even_before_the_ritual_is_disrupted() -> None:
    s = night(ian("office", wounds=2), great_at="office")
    assert not hand(s).safe("office")
    play(s).offers_not(0, "rest")


@rule("DMD-EMOVE-01", "DMD-EMOVE-03", "DMD-EMOVE-04")
def test_a_moving_enemy_takes_the_shortest_way_and_stops_at_its_target() -> None:
    t = meets("night-shift-5", ian("corridor"), enemies={"great-hall": ["byakhee"]})
    assert [e.space for e in t.every(events.EnemyMoved)] == ["archive", "corridor"]  # 2 of 3 steps
    far = meets("night-shift-5", ian("office"), enemies={"boiler-room": ["fire-vampire"], "cold-store": []})
    assert [e.space for e in far.every(events.EnemyMoved)] == ["entrance-hall", "corridor", "office"]


@rule("DMD-EMOVE-02", "DMD-MYTHOS-06")
def test_of_several_shortest_ways_the_active_investigator_chooses() -> None:
    t = meets("night-shift-5", ian("ward-west"), beth(), enemies={"great-hall": ["byakhee"]})
    t.asks(0, "dmd-way").offers(0, "way:archive", "way:laboratory")
    t.says(0, "way:laboratory")
    assert [e.space for e in t.every(events.EnemyMoved)] == ["laboratory", "ward-east", "ward-west"]


@rule("DMD-MYTHOS-06", "DMD-MAP-09")
def test_of_two_that_are_as_near_the_active_investigator_chooses() -> None:
    t = meets(
        "night-shift-5", ian("corridor"), beth("office"), enemies={"entrance-hall": ["byakhee"], "archive": ["fire-vampire"]}
    )
    t.says(0, "enemy:fire-vampire.1")
    assert t.ever_told(events.EnemyMoved).enemy == "fire-vampire.1"
