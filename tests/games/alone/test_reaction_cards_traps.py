"""The thirteen designs of the Traps deck, each played normally and dangerously (catalogue 7.6)."""

from __future__ import annotations

import pytest

from games.alone import events
from tests.games.alone.playing_cards import facing, go, offered, plays, rolled
from tests.games.alone.scene import heard, where

rule = pytest.mark.rule


# Jammed door


@pytest.mark.parametrize(("danger", "blocked"), [("", ["1B1|1C1"]), ("1B1", ["1B1|1C1", "1A1|1B1"])])
def test_doors_jam_behind_the_hero(danger: str, blocked: list[str]) -> None:
    t = facing("jammed_door", "move:east", "no", map="c D c D c", danger=danger)
    plays(t, "jammed_door", "door:east")
    assert t.state.blocked == blocked


def test_no_door_no_jam_and_where_nothing_can_be_blocked_neither() -> None:
    assert not offered(facing("jammed_door", "move:east"), "jammed_door")
    jammed_open = facing("jammed_door", "move:east", map="c D c D c", missions="SM01 PM05 FM04")
    assert not offered(jammed_open, "jammed_door")


@rule("AL-DOOR-05")
def test_opening_a_door_is_no_move_that_could_be_answered_by_jamming_another() -> None:
    t = facing("jammed_door", "unblock:east", map="c D c D c", hero="1B1", blocked="1B1|1C1")
    assert not offered(t, "jammed_door")


# Short circuit


def test_a_short_circuit_lets_the_box_light_one_further_sector() -> None:
    t = facing("short_circuit", "interact:box:east", map="B - c - c - c")
    plays(t, "short_circuit")
    assert t.keys(0, "al-repair-reach") == ("light:1", "light:0")
    go(t, 0, "light:1")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1A1", "1B1"]


def test_in_danger_it_lights_only_its_own_sector_and_hurts() -> None:
    t = facing("short_circuit", "interact:box:east", map="B - c - c - c", danger="1A1")
    plays(t, "short_circuit")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1A1"]
    assert t.state.life == 11


def test_only_a_switch_box_has_a_short_circuit() -> None:
    t = facing("short_circuit", "interact:mission:SM01", map="R - c - c", rooms="d", missions="SM01 FM04")
    assert not offered(t, "short_circuit")
    wall = facing("short_circuit", "interact:box:west", map="B - c - c - c")
    assert not offered(wall, "short_circuit")  # nothing further would be lit anyway


# Gas leak, sticky web


@pytest.mark.parametrize(("danger", "composure"), [("", 12), ("1A1", 11)])
@rule("AL-GEN-10")
def test_gas_fills_the_searched_sector(danger: str, composure: int) -> None:
    t = facing("gas_leak", "search", danger=danger)
    plays(t, "gas_leak")
    assert t.state.sectors["1A1"].conditions == ["gas"]
    assert t.state.composure == composure
    for key in ("locate", "room", "stairs"):  # still there when the next turn ends
        go(t, 0, key)
    assert t.state.composure == composure - 1


def test_where_gas_lies_already_there_is_nothing_to_leak() -> None:
    t = facing("gas_leak", "search", conditions={"1A1": "gas"})
    assert not offered(t, "gas_leak")


@pytest.mark.parametrize(("danger", "webs"), [("", ["1B1"]), ("1B1", ["1A1", "1B1"])])
def test_a_web_holds_the_hero_and_in_danger_there_are_two(danger: str, webs: list[str]) -> None:
    t = facing("web", "move:east", danger=danger)
    plays(t, "web", *(["at:1A1"] if danger else []))
    assert [s.id for s in t.state.sectors.values() if "web" in s.conditions] == webs
    go(t, 0, "move:east")
    assert t.state.life == 11  # leaving costs a life, for there is no charge to give


# Booby trap


@pytest.mark.parametrize(("danger", "lost"), [("", 1), ("1A1", 2)])
@rule("AL-SRCH-04")
def test_a_booby_trap_costs_life_or_the_find(danger: str, lost: int) -> None:
    t = facing("booby_trap", "search", item_deck="medkit jetpack", danger=danger)
    assert heard(t, events.Drew) == [events.Drew(("medkit",))]
    plays(t, "booby_trap")
    assert t.keys(0, "al-pay-or-suffer") == ("pay:medkit", "suffer")
    go(t, 0, "suffer")
    assert t.state.life == 12 - lost
    assert [i.card for i in t.state.items] == ["medkit"]
    kept = facing("booby_trap", "search", item_deck="medkit jetpack", items="flare", danger=danger)
    plays(kept, "booby_trap")
    kept.offers_not(0, "pay:flare")  # only what was drawn now
    go(kept, 0, "pay:medkit")
    assert kept.state.life == 12
    assert [i.card for i in kept.state.items] == ["flare"]
    assert kept.state.item_discard == ["medkit"]


# Sabotage


@pytest.mark.parametrize(("danger", "charges"), [("", 2), ("1A1", 1)])
def test_sabotaged_items_come_with_fewer_charges(danger: str, charges: int) -> None:
    t = facing("sabotage", "search", danger=danger)
    plays(t, "sabotage")
    assert [i.charges for i in t.state.items] == [charges]


# Minefield, tripwire, collapse


@rule("AL-DANGER-05", "AL-DANGER-07")
def test_a_minefield_may_be_anywhere() -> None:
    t = facing("minefield", "explore:east")
    plays(t, "minefield")
    assert len(t.keys(1, "al-card-sector")) == 5
    go(t, 1, "at:1E1")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1E1"]
    assert not heard(t, events.DangerSeen)  # out there the hero sees nothing of it


def test_in_danger_two_mines_are_laid() -> None:
    t = facing("minefield", "explore:east", danger="1A1")
    go(t, 0, "none", msg="al-clear-danger")
    plays(t, "minefield", "at:1B1", "at:1E1")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1A1", "1B1", "1E1"]
    assert heard(t, events.DangerSeen) == [events.DangerSeen("0:+1:+0")]


@pytest.mark.parametrize(("danger", "mines"), [("", ["1B1"]), ("1C1", ["1B1", "1C1", "1D1"])])
def test_a_tripwire_is_stretched_next_to_the_hero(danger: str, mines: list[str]) -> None:
    t = facing("tripwire", "search", hero="1C1", creatures="cultist@1C1", danger=danger, dice="H M")
    go(t, 1, "pass")
    plays(t, "tripwire")
    assert t.keys(1, "al-card-sector") == ("at:1B1", "at:1D1")
    go(t, 1, "at:1B1")
    assert [s.id for s in t.state.sectors.values() if s.danger] == mines


@rule("AL-DANGER-01")
def test_a_collapse_brings_a_danger_marker_to_the_hero() -> None:
    t = facing("collapse", "move:east", danger="1D1 1E1")
    plays(t, "collapse", "at:1E1")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1B1", "1D1"]
    assert t.state.life == 12
    assert not offered(facing("collapse", "move:east"), "collapse")


def test_in_danger_the_collapse_only_hurts_for_a_second_marker_finds_no_place() -> None:
    t = facing("collapse", "move:east", danger="1B1 1E1")
    plays(t, "collapse")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1B1", "1E1"]
    assert t.state.life == 11


# Alarm


def test_an_alarm_near_the_hero_calls_a_creature_when_it_is_entered() -> None:
    t = facing("alarm", "interact:box:west", map="B - c - c - c - c", creatures="worm@1E1")
    plays(t, "alarm", "at:1B1")
    assert t.state.sectors["1B1"].conditions == ["alarm"]
    go(t, 0, "move:east")
    go(t, 1, "k1", msg="al-alarm")
    assert where(t, "k1") == "1D1"


def test_a_dangerous_alarm_calls_it_two_sectors_far() -> None:
    t = facing("alarm", "interact:box:west", map="B - c - c - c - c", creatures="worm@1E1", danger="1A1")
    plays(t, "alarm", "at:1B1")
    go(t, 0, "move:east")
    go(t, 1, "k1", msg="al-alarm")
    go(t, 1, "to:1D1")
    go(t, 1, "to:1C1")
    assert where(t, "k1") == "1C1"


# Power drain


@pytest.mark.parametrize(("danger", "left"), [("", 1), ("1A1", 0)])
@rule("AL-ITEM-06")
def test_power_drains_from_the_item_in_use(danger: str, left: int) -> None:
    t = facing(
        "power_drain", "item:plasma_cutter", "attack:spore:1", items="plasma_cutter medkit", creatures="spore@1A1",
        danger=danger, dice="M M M M M M",
    )  # fmt: skip
    plays(t, "power_drain")
    assert rolled(t, "hero") == [3]  # what was paid for is carried out
    assert [(i.card, i.charges) for i in t.state.items] == ([("plasma_cutter", 1)] if left else []) + [("medkit", 3)]


def test_an_attack_without_an_item_or_with_its_last_charge_drains_nothing() -> None:
    bare = facing("power_drain", "attack:spore:1", items="medkit", creatures="spore@1A1", dice="M M M M M")
    assert not offered(bare, "power_drain")
    last = facing(
        "power_drain", "item:plasma_cutter", "attack:spore:1", items="plasma_cutter:1", creatures="spore@1A1", dice="M M M"
    )
    assert not offered(last, "power_drain")


# Dead zone


def test_in_a_dead_zone_only_one_target_is_answered() -> None:
    t = facing("dead_zone", "locate", "room:a", "worm", map="c - c - R", creatures="worm@1B1")
    plays(t, "dead_zone", "answer:worm")
    assert heard(t, events.Located) == [events.Located("room:a", -2, False), events.Located("worm", 1, True)]


def test_in_danger_no_target_is_answered() -> None:
    t = facing("dead_zone", "locate", "room:a", "worm", map="c - c - R", creatures="worm@1B1", danger="1A1")
    plays(t, "dead_zone")
    assert heard(t, events.Located) == [events.Located("room:a", -2, False), events.Located("worm", -2, False)]


# Darkness


@pytest.mark.parametrize(("danger", "dark"), [("", ["1C1"]), ("1A1", ["1B1", "1C1"])])
def test_darkness_falls_on_what_was_explored(danger: str, dark: list[str]) -> None:
    t = facing("darkness", "explore:east", lit="1B1 1C1 1D1", danger=danger)
    if danger:
        go(t, 0, "none", msg="al-clear-danger")
    plays(t, "darkness", *([] if danger else ["at:1C1"]))
    assert [s.id for s in t.state.sectors.values() if "darkness" in s.conditions] == dark
    assert [s.id for s in t.state.sectors.values() if s.lit] == [s for s in ("1B1", "1C1", "1D1") if s not in dark]
