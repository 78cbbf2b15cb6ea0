"""Doors (Türen): AL-DOOR."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import creatures, doors, labyrinth, light, noise, sight, station
from games.alone.state import Lasting
from tests.games.alone.playing_cards import go, plays, sitting
from tests.games.alone.scene import bench, hand, heard, where
from tests.games.packed import cards_with

rule = pytest.mark.rule

#      A   B   C   D
# 1    c D c D c - c
#      |           |
# 2    c - - - - - c     (a long way round: A2 B2 C2 D2)
RING = """
c D c D c - c
| . . . . . |
c - c - c - c
"""


@rule("AL-DOOR-01")
def test_creatures_pass_unblocked_doors_like_open_edges() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1B1", "1A1"]), RING, hero="1D2", creatures="worm@1C1")
    assert where(t, "k1") == "1A1"


@rule("AL-DOOR-02")
def test_blocking_offers_exactly_the_unblocked_doors_of_the_heros_sector_and_puts_a_blockade_there() -> None:
    t = bench(lambda g: doors.offer_block(g), RING, hero="1B1", blocked="1A1|1B1")
    t.asks(0, "al-block")
    assert t.keys(0) == ("block:east", "no")
    t.says(0, "block:east")
    assert t.state.blocked == ["1A1|1B1", "1B1|1C1"]
    assert heard(t, events.DoorBlocked) == [events.DoorBlocked("0:+0:+0", "east")]


@rule("AL-DOOR-02", "AL-MOVE-06")
def test_one_block_per_chance_unless_an_item_gives_more() -> None:
    once = bench(lambda g: doors.offer_block(g), RING, hero="1B1")
    once.says(0, "block:west")
    assert once.over
    twice = bench(lambda g: doors.offer_block(g, 2), RING, hero="1B1")
    twice.says(0, "block:west").says(0, "block:east")
    assert twice.over
    assert twice.state.blocked == ["1A1|1B1", "1B1|1C1"]


@rule("AL-MOVE-01")
def test_blocking_is_optional_and_not_offered_without_an_unblocked_door() -> None:
    declined = bench(lambda g: doors.offer_block(g, 2), RING, hero="1B1")
    declined.says(0, "no")
    assert declined.over
    assert declined.state.blocked == []
    none = bench(lambda g: doors.offer_block(g), RING, hero="1D1")
    assert none.over
    shut = bench(lambda g: doors.offer_block(g), RING, hero="1A1", blocked="1A1|1B1")
    assert shut.over


def test_pm05_jams_the_doors_until_it_is_completed() -> None:
    jammed = bench(lambda g: doors.offer_block(g), RING, hero="1B1", missions="SM01 PM05 FM01")
    assert jammed.over
    lifted = bench(lambda g: doors.offer_block(g), RING, hero="1B1", missions="SM01 PM05x FM01")
    lifted.asks(0, "al-block")


@rule("AL-DOOR-03", "AL-DOOR-04")
def test_no_creature_is_offered_a_step_through_a_blocked_door() -> None:
    t = bench(lambda g: creatures.choose_walk(g, 1, "k1", 1, False), RING, hero="1D2", creatures="worm@1B1", blocked="1B1|1C1")
    assert set(t.keys(1)) == {"to:1A1", "door:east"}


@rule("AL-DOOR-06")
def test_opening_a_blocked_door_costs_a_creature_one_of_its_steps_at_any_point() -> None:
    t = bench(lambda g: creatures.choose_walk(g, 1, "k1", 3, False), RING, hero="1D2", creatures="worm@1A2", blocked="1A1|1B1")
    t.says(1, "to:1A1").says(1, "door:east").says(1, "to:1B1")
    assert t.over
    assert t.value == 3
    assert where(t, "k1") == "1B1"
    assert t.state.blocked == []


@rule("AL-DOOR-06")
def test_a_single_step_can_be_spent_on_the_door_alone() -> None:
    t = bench(lambda g: creatures.choose_walk(g, 1, "k1", 1, False), RING, hero="1D2", creatures="worm@1A1", blocked="1A1|1B1")
    assert t.keys(1) == ("door:east", "to:1A2")
    t.says(1, "door:east")
    assert where(t, "k1") == "1A1"
    assert t.state.blocked == []


def test_a_welded_door_costs_two_steps_until_it_is_over() -> None:
    welded = [Lasting(what="door_cost", n=2, until="round")]
    one = bench(
        lambda g: creatures.choose_walk(g, 1, "k1", 1, True),
        RING,
        hero="1D2",
        creatures="worm@1A1",
        blocked="1A1|1B1",
        lasting=welded,
    )
    assert "door:east" not in one.keys(1)
    three = bench(
        lambda g: creatures.choose_walk(g, 1, "k1", 3, False),
        RING,
        hero="1D2",
        creatures="worm@1A1",
        blocked="1A1|1B1",
        lasting=welded,
    )
    three.says(1, "door:east").says(1, "to:1B1")
    assert three.over


def test_a_card_may_open_a_door_at_no_cost() -> None:
    t = bench(
        lambda g: creatures.choose_walk(g, 1, "k1", 1, False, free_doors=1),
        RING,
        hero="1D2",
        creatures="worm@1A1",
        blocked="1A1|1B1",
    )
    t.says(1, "door:east").says(1, "to:1B1")
    assert where(t, "k1") == "1B1"


@rule("AL-DOOR-07")
def test_a_blocked_door_stops_noise_and_sight() -> None:
    g = hand(bench(lambda g: None, RING, hero="1B1", revealed="1C1 1D1", blocked="1B1|1C1"))
    assert noise.directions(g, "1C1") == ["west"]  # the long way round
    assert sight.in_sight(g) == ["1B1"]
    doors.unblock(g, "1B1", "east")
    assert noise.directions(g, "1C1") == ["east"]
    assert sight.in_sight(g) == ["1B1", "1C1", "1D1"]


@rule("AL-DOOR-09")
def test_a_blockade_stays_when_its_sectors_are_hidden() -> None:
    t = bench(labyrinth.tidy, RING, hero="1D1", revealed="1A1 1B1", blocked="1A1|1B1")
    assert not t.state.sectors["1B1"].revealed
    assert t.state.blocked == ["1A1|1B1"]
    assert not station.passable(hand(t), "1A1", "1B1")


@rule("AL-DOOR-06", "AL-NOISE-01")
def test_the_hero_sees_a_blockade_go_only_on_the_edge_of_a_revealed_sector_s29() -> None:
    seen = bench(lambda g: creatures.walk(g, "k1", ["door:east"]), RING, hero="1B1", creatures="worm@1A1", blocked="1A1|1B1")
    assert heard(seen, events.DoorOpened) == [events.DoorOpened("0:+0:+0", "west")]
    assert [type(e).__name__ for e in heard(seen)] == ["DoorOpened", "Noise"]
    unseen = bench(lambda g: creatures.walk(g, "k1", ["door:east"]), RING, hero="1D2", creatures="worm@1A1", blocked="1A1|1B1")
    assert heard(unseen, events.DoorOpened) == []
    assert [type(e).__name__ for e in heard(unseen)] == []  # two ways are equally short: the leader is asked first
    unseen.default()
    assert [type(e).__name__ for e in heard(unseen)] == ["Noise"]
    assert events.DoorOpenedUnseen("1A1", "east") in heard(unseen, viewer=1)


def test_light_goes_through_an_unblocked_door_and_not_through_a_blocked_one_s35() -> None:
    g = hand(bench(lambda g: None, "c - c D c - c", hero="1A1"))
    assert station.line(g, "1A1", "east") == ["1B1", "1C1", "1D1"]
    light.switch_on(g, station.line(g, "1A1", "east")[:2])
    assert g.sector("1C1").lit
    assert not g.sector("1C1").revealed  # AL-LOS-06: the door is not on the hero's edge


# A door is blocked in front of somebody (S-102): no card of the box answers a loss so, but one of a pack may

SLAM = """
reactions:
  - {id: slam, name: {en: Slam, de: Rums}, flavour: {en: Bang., de: Rums.}, deck: fury, trigger: life_loss, moment: loss,
     effects: [{block_doors: 1}], danger: [{lose: life}]}
  - {id: creak, name: {en: Creak, de: Knarr}, flavour: {en: Bang., de: Rums.}, deck: fury, trigger: composure_loss, moment: loss,
     effects: [{block_doors: 1}], danger: [{lose: life}]}
"""


@rule("AL-DOOR-03", "AL-TURN-11", "AL-OPP-01")
def test_s102_a_door_blocked_by_an_answer_to_the_opportunity_attack_keeps_the_hero_in() -> None:
    t = sitting("c D c - c", hands={1: "slam"}, creatures="spore@1A1", dice="H M M M", cards=cards_with("alone", SLAM))
    plays(go(t, 0, "move:east"), "slam")
    assert (t.state.hero_at, t.state.blocked, t.state.life) == ("1A1", ["1A1|1B1"], 11)
    assert heard(t, events.Fizzled)
    assert not heard(t, events.HeroMoved)
    assert not t.state.sectors["1B1"].revealed


@rule("AL-DOOR-03", "AL-OPP-01")
def test_s102_blocked_when_the_web_was_paid_for_nobody_strikes_a_hero_who_does_not_leave() -> None:
    t = sitting("c D c - c", hands={1: "slam"}, creatures="spore@1A1", conditions={"1A1": "web"}, dice="M M M",
                cards=cards_with("alone", SLAM))  # fmt: skip
    plays(go(t, 0, "move:east"), "slam")
    assert (t.state.hero_at, t.state.life) == ("1A1", 11)
    assert not [e for e in heard(t, events.Rolled) if isinstance(e, events.Rolled) and e.by == "opportunity"]


@rule("AL-DOOR-03", "AL-MOVE-10")
def test_s102_of_two_sectors_the_first_is_gone_and_the_second_is_not() -> None:
    t = sitting("c - c D c", hands={1: "slam"}, creatures="spore@1B1", items="jetpack", revealed="1B1", dice="H M M M",
                cards=cards_with("alone", SLAM))  # fmt: skip
    for key in ("item:jetpack", "way:east", "no", "move:east"):
        go(t, 0, key)
    plays(t, "slam")
    assert t.state.hero_at == "1B1"
    assert not heard(t, events.Fizzled)


@rule("AL-DOOR-03", "AL-CMOVE-03")
def test_s102_a_creature_whose_shock_is_answered_by_blocking_its_way_ends_its_walk() -> None:
    t = sitting("c - c D c / . . | . . / . . c . .", hero="1B2", hands={1: "skitter creak"}, creatures="spore@1A1",
                cards=cards_with("alone", SLAM))  # fmt: skip
    go(t, 0, "move:north")
    go(t, 0, "no")
    plays(t, "skitter", "to:1C1")
    plays(t, "creak")
    assert (where(t, "k1"), t.state.composure) == ("1B1", 11)
    assert t.state.turn == 1  # and the game goes on
