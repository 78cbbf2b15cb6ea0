"""Doors, stairs, light, danger, Locate and creatures' walks as they come up in whole turns; worked examples X-01, X-02, X-04, X-05,
X-09, X-10."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.state import AloneState
from games.kernel.testing import Play
from tests.games.alone.scene import heard, scene, shown, through, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


def rolled(t: Play[AloneState], by: str) -> list[int]:
    """How many dice each roll of this one had."""
    return [len(e.faces) for e in heard(t, events.Rolled) if e.by == by]  # type: ignore[attr-defined]


# Doors


@rule("AL-DOOR-05")
def test_unblocking_is_a_whole_move_action_without_a_step() -> None:
    t = scene("c D c D c", hero="1B1", blocked="1A1|1B1", creatures="spore@1B1", hands={1: "skitter"}, decks="speed fury")
    t.offers(0, "unblock:west", "move:east").offers_not(0, "move:west", "unblock:east")
    t.says(0, "unblock:west")
    through(t)  # nothing in hand answers the announcement
    assert t.state.blocked == []
    assert t.state.hero_at == "1B1"
    assert t.state.turn == 1
    assert rolled(t, "opportunity") == []
    # No door may be blocked by it, since no step was made: evil is next, and Move reactions are allowed.
    t.asks_not(0).asks(1, "al-react").offers(1, "play:skitter")


@rule("AL-DOOR-03")
def test_the_hero_cannot_move_or_explore_through_a_blocked_door() -> None:
    t = scene("c D c", blocked="1A1|1B1")
    t.offers_not(0, "move:east", "explore:east").offers(0, "unblock:east")


@rule("AL-DOOR-01", "AL-MOVE-06", "AL-MOVE-07")
def test_x01_jetpack_and_doors() -> None:
    #  A          B
    #  control D  .         A1 control room, door in its south edge
    #  corridor D infirmary A2 corridor, B2 infirmary with doors north and west
    base = """
    R . c
    D . D
    c D R
    """
    t = scene(base, rooms="a d", hero="1B2", items="jetpack:3")
    t.says(0, "item:jetpack")
    assert all(not k.startswith("block:") for k in t.keys(0))  # no door before the first step
    t.says(0, "way:west")
    through(t).asks(0, "al-block")
    assert set(t.keys(0)) == {"block:east", "block:north", "no"}  # the doors of the corridor, not the infirmary's north door
    t.says(0, "block:east")
    t.asks(0, "al-move-on").says(0, "move:north")
    t.asks(0, "al-block")
    assert set(t.keys(0)) == {"block:south", "no"}
    t.says(0, "block:south")
    assert t.state.blocked == ["1A2|1B2", "1A1|1A2"]
    assert [(i.card, i.charges) for i in t.state.items] == [("jetpack", 2)]


# Stairs and what is revealed


@rule("AL-STAIR-02")
def test_x04_using_stairs_hides_the_floor_left_at_once_but_for_the_stair_sector() -> None:
    t = scene("c - c - S - c - c", "c - S", hero="1C1", revealed="1A1 1B1 1D1 1E1", blocked="")
    t.says(0, "move:stairs")
    through(t)
    assert shown(t) == ["1C1", "2B1"]
    assert t.state.hero_at == "2B1"
    assert heard(t, events.Hidden) == [events.Hidden(4)]


@rule("AL-VIS-03", "AL-END-06")
def test_what_is_revealed_stays_until_the_clean_up_of_the_round() -> None:
    t = scene(ROW, revealed="all", turn=7, hero="1A1")
    t.says(0, "move:east").until(0, "al-turn")
    assert t.state.rounds == 2
    assert shown(t) == ["1A1", "1B1", "1C1"]
    early = scene(ROW, revealed="all", turn=6, hero="1A1")
    early.says(0, "move:east").until(0, "al-turn")
    assert shown(early) == ["1A1", "1B1", "1C1", "1D1", "1E1"]


@rule("AL-VIS-06", "AL-VIS-05")
def test_the_hero_can_always_look_up_whether_a_revealed_creature_is_wounded_and_never_a_hidden_one() -> None:
    t = scene(ROW, revealed="1B1", creatures="worm*@1B1 spore@1B1 worm*@1C1")
    seen = t.view(0)
    assert [(c.kind, c.wounded) for c in seen.sector("0:+1:+0").creatures] == [("spore", False), ("worm", True)]
    assert [c for f in seen.floors for s in f.sectors for c in s.creatures if s.place != "0:+1:+0"] == []


# Creatures


@rule("AL-CMOVE-02", "AL-CMOVE-01", "AL-VIS-08")
def test_any_card_face_down_moves_one_creature_of_choice_one_sector_x05a() -> None:
    t = scene(ROW, revealed="1B1", creatures="worm@1B1 spore@1E1", hands={1: "rage"}, decks="fury speed")
    t.says(0, "search").until(1, "al-react").says(1, "standard:move")
    through(t).asks(1, "al-which-creature").says(1, "k1")
    assert set(t.keys(1)) == {"to:1A1", "to:1C1"}
    t.says(1, "to:1C1")
    through(t)
    assert where(t, "k1") == "1C1"
    assert heard(t, events.CreatureLeaves) == [events.CreatureLeaves("worm", "0:+1:+0", "east")]
    assert t.view(0).sector("0:+1:+0").creatures == ()


@rule("AL-VIS-09")
def test_x05b_moved_out_of_sight_into_a_revealed_sector_it_stays_in_the_labyrinth() -> None:
    base = "c - c / . . | / . . c"
    t = scene(base, revealed="all", creatures="worm@1B1", hands={1: "rage"}, decks="fury speed")
    t.says(0, "search").until(1, "al-react").says(1, "standard:move")
    through(t).says(1, "to:1B2")
    through(t)
    assert heard(t, events.CreatureLeaves) == []
    assert [c.kind for c in t.view(0).sector("0:+1:+1").creatures] == ["worm"]


@rule("AL-CMOVE-06", "AL-CMOVE-07")
def test_a_creature_that_walks_in_attacks_at_the_end_of_this_turn_one_that_is_moved_out_does_not() -> None:
    come = scene(ROW, revealed="1B1", creatures="spore@1B1", hands={1: "rage"}, decks="fury speed", dice="M M M")
    come.says(0, "search").until(1, "al-react").says(1, "standard:move")
    through(come).says(1, "to:1A1").until(0, "al-turn")
    assert rolled(come, "spore") == [3]
    go = scene(ROW, revealed="1B1", creatures="spore@1A1", hands={1: "rage"}, decks="fury speed")
    go.says(0, "search").until(1, "al-react").says(1, "standard:move")
    go.until(0, "al-turn")
    assert where(go, "k1") == "1B1"
    assert rolled(go, "spore") == []


# Light


@rule("AL-LIGHT-02")
def test_x09_in_light_conditional_faces_hit_for_the_hero() -> None:
    bright = scene(ROW, lit="1A1", creatures="spore@1A1", dice="H C")
    bright.says(0, "attack:spore:1")
    through(bright)
    assert bright.state.creatures == []
    dark = scene(ROW, creatures="spore@1A1", dice="H C")
    dark.says(0, "attack:spore:1")
    through(dark)
    assert dark.state.creatures[0].wounded


@rule("AL-LIGHT-03")
@pytest.mark.parametrize(("kind", "dark", "light"), [("spore", 3, 2), ("parasite", 2, 1), ("cultist", 2, 2), ("worm", 3, 0)])
def test_every_creature_in_a_lit_sector_attacks_with_its_second_value(kind: str, dark: int, light: int) -> None:
    for lit, dice in (("", dark), ("1A1", light)):
        t = scene(ROW, lit=lit, creatures=f"{kind}@1A1")
        t.says(0, "search").until(0, "al-turn")
        assert rolled(t, kind) == ([dice] if dice else [])


@rule("AL-LIGHT-04")
@pytest.mark.parametrize(("face", "danger", "life"), [("H", "", 11), ("C", "", 12), ("M", "", 12), ("C", "1A1", 11)])
def test_x02_leaving_a_lit_sector_with_two_creatures_is_one_die(face: str, danger: str, life: int) -> None:
    t = scene(ROW, lit="1A1", danger=danger, creatures="worm@1A1 cultist@1A1", dice=face)
    t.says(0, "move:east")
    through(t)
    assert rolled(t, "opportunity") == [1]
    assert t.state.life == life
    dark = scene(ROW, creatures="worm@1A1 cultist@1A1", dice="M M")
    dark.says(0, "move:east")
    through(dark)
    assert rolled(dark, "opportunity") == [2]


@rule("AL-LIGHT-06", "AL-TURN-09")
def test_a_creature_sent_into_a_lit_sector_puts_it_out_at_the_end_of_the_turn() -> None:
    t = scene(ROW, revealed="1B1", lit="1B1", creatures="worm@1C1", hands={1: "rage"}, decks="fury speed")
    t.says(0, "search").until(1, "al-react").says(1, "standard:move")
    through(t).says(1, "to:1B1").until(0, "al-turn")
    assert not t.state.sectors["1B1"].lit
    assert heard(t, events.LightOff) == [events.LightOff(("0:+1:+0",))]


@rule("AL-LIGHT-01", "AL-LIGHT-05", "AL-INT-07")
def test_repairing_a_box_lights_a_line_and_reveals_what_comes_into_sight_but_not_behind_a_closed_door() -> None:
    # The book's example: in the south a door hides the second sector although it is lit; in the east both are seen.
    base = """
    B - c - c
    | . . . .
    c . . . .
    D . . . .
    c . . . .
    """
    for way, seen in (("south", ["1A1", "1A2"]), ("east", ["1A1", "1B1", "1C1"])):
        t = scene(base)
        t.says(0, next(k for k in t.keys(0) if k.startswith("interact:box") and k.endswith(way)))
        through(t)
        if any(a.msg == "al-repair-reach" for a in t.live.asks):
            t.says(0, "light:2")
        through(t)
        assert shown(t) == seen
        assert sum(s.lit for s in t.state.sectors.values()) == 3


# Danger


@rule("AL-DANGER-02", "AL-DANGER-04")
@pytest.mark.parametrize(("danger", "end"), [("", "1C1"), ("1A1", "1B1")])
def test_a_card_is_dangerous_if_the_hero_stands_on_a_marker_when_it_is_played_and_the_marker_stays(danger: str, end: str) -> None:
    # Skitter moves a creature 2 sectors, dangerous 3; by default toward the hero.
    t = scene(ROW, hero="1B1", danger=danger, creatures="worm@1E1", hands={1: "skitter"}, decks="speed fury")
    t.says(0, "move:west")
    through(t).says(1, "play:skitter")
    assert heard(t, events.ReactionPlayed)[0].dangerous is bool(danger)  # type: ignore[attr-defined]
    t.until(0, "al-turn")
    assert where(t, "k1") == end
    assert t.state.sectors["1A1"].danger is bool(danger)


@rule("AL-DANGER-02")
def test_the_marker_the_hero_has_left_makes_no_card_dangerous_s52() -> None:
    t = scene(ROW, danger="1A1", creatures="worm@1E1", hands={1: "skitter"}, decks="speed fury")
    t.says(0, "move:east")
    through(t).says(1, "play:skitter")
    assert heard(t, events.ReactionPlayed)[0].dangerous is False  # type: ignore[attr-defined]


@rule("AL-DANGER-02")
def test_removing_the_marker_with_explore_disarms_the_cards_of_the_end_of_this_turn_s52() -> None:
    t = scene(ROW, danger="1A1", creatures="worm@1E1", hands={1: "swarm"}, decks="speed fury")
    t.says(0, "explore:east")
    through(t).asks(0, "al-clear-danger").says(0, "clear:0:+0:+0")
    through(t).says(1, "play:swarm")
    assert heard(t, events.ReactionPlayed)[0].dangerous is False  # type: ignore[attr-defined]


@rule("AL-DANGER-03")
@pytest.mark.parametrize(("danger", "life"), [("", 11), ("1A1", 10)])
def test_on_a_danger_marker_conditional_faces_of_creature_attacks_hit(danger: str, life: int) -> None:
    t = scene(ROW, danger=danger, creatures="spore@1A1", dice="H C M")
    t.says(0, "search").until(0, "al-turn")
    assert t.state.life == life


# Locate


@rule("AL-LOC-07", "AL-LOC-09", "AL-LOC-01")
def test_both_targets_are_named_and_announced_before_evil_may_react() -> None:
    t = scene("R - c - c - c - c", hero="1B1", creatures="worm@1E1", hands={1: "they_know_where_i_am"}, decks="speed fury")
    t.says(0, "locate").asks(0, "al-locate").says(0, "worm")
    assert t.state.action is None  # nothing is announced yet
    t.offers_not(0, "worm").says(0, "room:a")  # the targets must differ
    assert heard(t, events.Announced) == [events.Announced("locate", targets=("worm", "room:a"))]
    assert heard(t, events.Located) == []
    t.asks(1, "al-react").offers(1, "play:they_know_where_i_am").says(1, "pass")
    through(t)
    assert heard(t, events.Located) == [events.Located("worm", 3, True), events.Located("room:a", 1, True)]


@rule("AL-LOC-09")
def test_the_same_target_may_be_located_again_in_a_later_turn() -> None:
    t = scene(ROW, creatures="worm@1E1")
    for _ in range(2):
        t.says(0, "locate").says(0, "worm").says(0, "box")
        t.until(0, "al-turn")
    assert [e.distance for e in heard(t, events.Located)] == [4, -1, 4, -1]  # type: ignore[attr-defined]


@rule("AL-LOC-02", "AL-LOC-06")
def test_x10_locate_laboratory_and_stairs_in_play() -> None:
    upper = "S - c - c - c - c / . . . . . . . . D / . . . . . . . . R"
    for blocked in ("", "2E1|2E2"):
        t = scene("c - S", upper, rooms="b", blocked=blocked)
        t.says(0, "locate").says(0, "room:b").says(0, "stairs")
        through(t)
        assert heard(t, events.Located) == [events.Located("room:b", 7, False), events.Located("stairs", 1, True)]


@rule("AL-LOC-05", "AL-NOISE-13")
def test_a_card_makes_a_false_answer_possible_and_only_evil_learns_the_truth() -> None:
    t = scene(ROW, creatures="worm@1E1", hands={1: "whispers"}, decks="terror fury")
    t.says(0, "locate").says(0, "worm").says(0, "box").says(1, "play:whispers")
    through(t).asks(1, "al-say-floor").says(1, "floor:other")
    through(t)
    assert heard(t, events.Located)[0] == events.Located("worm", 4, False)
    assert heard(t, events.LocatedTruly) == []
    assert heard(t, events.LocatedTruly, viewer=1) == [events.LocatedTruly("worm", 4, True)]
