"""Interact and switch boxes: AL-INT, S-31, S-45, S-80."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.kernel.live import Refused
from tests.games.alone.hero_table import charges, table
from tests.games.alone.scene import heard, shown

rule = pytest.mark.rule

BOX_ROW = "B - c - c - c - c"


def lit(t: Any) -> list[str]:
    return [s.id for s in t.state.sectors.values() if s.lit]


@rule("AL-INT-01")
def test_targets_are_boxes_missions_and_markers_in_the_heros_sector() -> None:
    t = table("B D R", rooms="d", hero="1A1", conditions={"1B1": "gas"})
    targets = {k for k in t.keys(0) if k.startswith("interact")}
    assert targets == {f"interact:box:{way}" for way in ("north", "east", "south", "west")}
    t = table("B D R", rooms="d", hero="1B1", conditions={"1B1": "gas"}, missions="SM01 PM01 FM01")
    targets = {k for k in t.keys(0) if k.startswith("interact")}
    assert targets == {"interact:mission:SM01", "interact:condition:gas"}


@rule("AL-INT-01")
def test_without_a_target_there_is_no_interact() -> None:
    t = table("c - B", hero="1A1")
    assert not [k for k in t.keys(0) if k.startswith("interact")]
    t.refused(Refused, 0, "interact:box:east")


@rule("AL-INT-02", "AL-INT-03")
def test_an_interact_applies_the_missions_effect_and_the_action_ends() -> None:
    t = table("c D R", rooms="f", hero="1B1", missions="SM01x FM04!")  # three Interacts in the generator room
    t.says(0, "interact:mission:FM04").told(events.MissionProgress, code="FM04", progress=1, of=3)
    t.told(events.TurnBegins, turn=2)
    t.says(0, "interact:mission:FM04").says(0, "interact:mission:FM04")
    assert (t.over, t.state.result) == (True, "escaped")


@rule("AL-INT-04")
def test_a_repair_lights_the_box_and_two_further_sectors_in_the_announced_direction() -> None:
    t = table(BOX_ROW, hero="1A1")
    t.says(0, "interact:box:east").says(0, "light:2")
    assert lit(t) == ["1A1", "1B1", "1C1"]
    t.told(events.BoxRepaired, way="east")


@rule("AL-INT-05", "AL-INT-06")
def test_a_wall_ends_the_light() -> None:
    t = table("B - c . c", hero="1A1")
    t.says(0, "interact:box:east").says(0, "light:2")
    assert lit(t) == ["1A1", "1B1"]


@rule("AL-INT-06")
def test_doors_do_not_stop_the_light_and_a_blocked_one_does() -> None:
    t = table("B D c D c", hero="1A1")
    t.says(0, "interact:box:east").says(0, "light:2")
    assert lit(t) == ["1A1", "1B1", "1C1"]
    t = table("B D c D c", hero="1A1", blocked="1B1|1C1")
    t.says(0, "interact:box:east").says(0, "light:2")
    assert lit(t) == ["1A1", "1B1"]


@rule("AL-INT-07")
def test_lit_sectors_in_sight_are_revealed_from_near_to_far() -> None:
    t = table(BOX_ROW, hero="1A1", creatures="worm@1C1")
    t.says(0, "interact:box:east").says(0, "light:2")
    assert shown(t) == ["1A1", "1B1", "1C1"]
    seen = [e.place for e in heard(t, events.Revealed) if isinstance(e, events.Revealed)]
    assert seen == ["0:+1:+0", "0:+2:+0"]


@rule("AL-INT-07", "AL-INT-08")
def test_behind_a_far_door_the_light_burns_unseen_and_is_there_when_revealed_later() -> None:
    t = table("B - c D c - c", hero="1A1")
    t.says(0, "interact:box:east").says(0, "light:2")
    assert lit(t) == ["1A1", "1B1", "1C1"]
    assert shown(t) == ["1A1", "1B1"]  # the door between 1B1 and 1C1 is closed
    t.says(0, "move:east").until(0, "al-turn").says(0, "move:east")
    assert t.told(events.Revealed, place="0:+2:+0").lit


@rule("AL-INT-09")
def test_the_hero_is_told_of_every_light_that_can_be_seen_and_of_no_other() -> None:
    t = table("B - c D c - c", hero="1A1", revealed="1B1")
    t.says(0, "interact:box:east").says(0, "light:2")
    told = [e.places for e in heard(t, events.LightOn) if isinstance(e, events.LightOn)]
    assert [p for places in told for p in places] == ["0:+0:+0", "0:+1:+0"]
    assert heard(t, events.LightOnUnseen) == []
    assert heard(t, events.LightOnUnseen, viewer=1) == [events.LightOnUnseen(("1C1",))]


@rule("AL-INT-10")
def test_the_same_box_may_be_repaired_again() -> None:
    t = table("c - B - c", hero="1B1")
    t.says(0, "interact:box:east").says(0, "light:2").says(0, "interact:box:west").says(0, "light:2")
    assert lit(t) == ["1A1", "1B1", "1C1"]
    t.offers(0, "interact:box:east")


@rule("AL-INT-11")
def test_only_the_four_directions_and_a_wall_lights_the_own_sector() -> None:
    t = table("S - B", "S", hero="1B1")
    t.offers_not(0, "interact:box:stairs").says(0, "interact:box:north")
    assert lit(t) == ["1B1"]  # nothing was asked: the wall is known


@rule("AL-INT-12")
def test_a_condition_marker_is_removed_by_interact() -> None:
    t = table(conditions={"1C1": "gas web"})
    t.offers(0, "interact:condition:gas", "interact:condition:web").says(0, "interact:condition:gas")
    t.told(events.ConditionRemoved, condition="gas")
    assert t.state.sectors["1C1"].conditions == ["web"]
    assert t.state.composure == 12, "gone before the turn ends"


@rule("AL-INT-13")
def test_the_hero_may_light_fewer_counted_from_the_box_outward() -> None:
    for n, expected in ((0, ["1A1"]), (1, ["1A1", "1B1"])):
        t = table(BOX_ROW, hero="1A1")
        t.says(0, "interact:box:east").asks(0, "al-repair-reach").says(0, f"light:{n}")
        assert lit(t) == expected


@rule("AL-INT-13")
def test_the_question_betrays_nothing_of_the_hidden_map() -> None:
    # However long the line really is, the same numbers are offered.
    asked = [table(map, hero="1A1").says(0, "interact:box:east").keys(0) for map in ("B - c", BOX_ROW, "B D c D c")]
    assert asked == [("light:2", "light:1", "light:0")] * 3


@rule("AL-INT-04")
def test_power_failure_and_short_circuit_shorten_the_line() -> None:
    t = table(BOX_ROW, hero="1A1", missions="SM01 PM04 FM01")
    t.says(0, "interact:box:east").offers_not(0, "light:2").says(0, "light:1")
    assert lit(t) == ["1A1", "1B1"]
    t = table(BOX_ROW, hero="1A1", hands={1: "short_circuit"}, decks="traps fury", danger="1A1")
    t.says(0, "interact:box:east").says(1, "play:short_circuit")
    assert lit(t) == ["1A1"]
    assert t.state.life == 11


@rule("AL-INT-04")
def test_the_toolbox_repairs_in_two_directions_and_keeps_danger_away() -> None:
    t = table("c - c - B - c - c", hero="1C1", items="toolbox+")
    t.says(0, "item:toolbox").says(0, "way:east").offers_not(0, "way:east").says(0, "way:west")
    t.says(0, "light:2").says(0, "light:1")
    assert lit(t) == ["1B1", "1C1", "1D1", "1E1"]
    assert charges(t) == {"toolbox": 2}
    kept = {e.on for e in t.state.lasting if e.what == "no_danger"}
    assert kept == {"1B1", "1C1", "1D1", "1E1"}
    table(items="toolbox").offers_not(0, "item:toolbox")  # no box, no repair


@rule("AL-INT-01")
def test_sabotage_markers_are_removed_by_interact_and_bar_the_goal_until_then() -> None:
    t = table("c D R", rooms="a", hero="1B1", missions="SM01x FM10!", sabotage={"1B1": 2})
    t.offers(0, "interact:sabotage").offers_not(0, "interact:mission:FM10")
    t.says(0, "interact:sabotage").told(events.SabotageRemoved, left=1)
    t.says(0, "interact:sabotage").offers_not(0, "interact:sabotage").says(0, "interact:mission:FM10")
    assert t.state.result == "escaped"
