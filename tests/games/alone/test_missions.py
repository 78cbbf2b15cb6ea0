"""Missions, difficulty rewards, bosses and the Saboteur: AL-MISS, AL-DIFF-06/07, AL-SAB, worked example X-08."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import attacking, cleanup, creatures, doors, light, missions, sight
from games.alone.state import AloneState, Mission
from games.kernel.testing import Play
from tests.games.alone.playing_cards import facing, go, plays, rolled, sitting
from tests.games.alone.scene import bench, heard, where
from tests.games.packed import cards_with

rule = pytest.mark.rule

ROOM = "R - c - c - c - c"
BRANCH = "R - c - c / . . | . . / . . c - c"  # from 1A1: 1B1 is 1 away, 1C1 and 1B2 are 2, 1C2 is 3


def interacting(code: str, *, base: str = ROOM, **situation: Any) -> Play[AloneState]:
    """The hero stands in the first room and interacts for this mission."""
    return go(sitting(base, **situation), 0, f"interact:mission:{code}")


def mission(t: Play[AloneState], code: str) -> Mission:
    return next(m for m in t.state.missions if m.code == code)


def order(t: Play[AloneState], *kinds: type[Any]) -> list[str]:
    return [type(e).__name__ for e in heard(t, *kinds)]


# Completing


@rule("AL-MISS-01")
def test_the_first_starting_mission_starts_the_main_mission_with_its_setup_then_comes_the_difficulty_reward() -> None:
    long = f"{ROOM} - c - c - c"
    t = interacting(
        "SM01", base=long, rooms="d", missions="SM01 PM02 FM03", difficulty="normal", life=4, composure=4, round_space=1
    )
    assert mission(t, "SM01").done
    assert mission(t, "FM03").active
    t.asks(1, "al-place-boss")  # setup first
    t.never_told(events.ExtraRound)
    go(t, 1, "at:1H1")
    t.asks(0, "al-reward-heal")
    go(t, 0, "heal:life")
    assert order(
        t, events.MissionCompleted, events.MainMissionStarts, events.ExtraRound, events.Healed, events.CompanionJoins
    ) == [
        "MissionCompleted",
        "MainMissionStarts",
        "ExtraRound",
        "Healed",
        "CompanionJoins",
    ]


@rule("AL-MISS-02", "AL-MISS-03")
def test_the_second_starting_mission_pays_its_own_reward_and_starts_nothing() -> None:
    t = interacting("SM01", rooms="d", missions="SM01 PM02x FM02!", difficulty="easy", life=2, composure=2)
    assert mission(t, "SM01").done
    t.ever_told(events.CompanionJoins)
    t.never_told(events.MainMissionStarts).never_told(events.ExtraRound).never_told(events.Healed)
    assert (t.state.life, t.state.composure) == (2, 2)


@rule("AL-MISS-04")
def test_the_cards_own_reward_comes_last() -> None:
    t = interacting("PM02", rooms="e", missions="SM01 PM02 FM01", difficulty="easy", life=2, composure=2, round_space=2)
    assert order(t, events.MainMissionStarts, events.ExtraRound, events.Healed, events.RuleLifted) == [
        "MainMissionStarts",
        "ExtraRound",
        "Healed",
        "Healed",
        "RuleLifted",
    ]


@rule("AL-MISS-05", "AL-SETUP-08")
def test_a_pm_missions_special_rule_holds_from_the_start_and_is_lifted_with_its_completion() -> None:
    held = bench(lambda g: missions.rule(g, "sight"), missions="SM01 PM02 FM01")
    assert held.value == 1
    still = bench(lambda g: missions.rule(g, "sight"), missions="SM01x PM02 FM01!")
    assert still.value == 1, "the other mission does not lift it"
    lifted = bench(lambda g: missions.rule(g, "sight"), missions="SM01 PM02x FM01!")
    assert lifted.value is None


@rule("AL-SETUP-08")
def test_the_seven_special_rules() -> None:
    mist = bench(lambda g: sight.in_sight(g), ROOM, revealed="all", missions="SM01 PM02 FM01")
    assert mist.value == ["1A1", "1B1"]
    jammed = bench(lambda g: doors.offer_block(g), "c D c", missions="SM01 PM05 FM01")
    assert jammed.over
    searched = go(sitting(ROOM, rooms="d", missions="SM03 PM07 FM01"), 0, "search")
    assert searched.keys(0) == ("draw:2", "draw:1")
    repaired = go(sitting("B - c - c - c", missions="SM01 PM04 FM02"), 0, "interact:box:east")
    assert repaired.keys(0, "al-repair-reach") == ("light:1", "light:0")


def test_treacherous_echo_lets_evil_move_a_creature_at_the_end_of_each_round_or_not() -> None:
    t = bench(cleanup.round_end_effects, ROOM, creatures="spore@1E1 worm@1D1", missions="SM01 PM03 FM01", evil=2, leader=2)
    assert t.live.default(t.question(2, "al-which-creature")) == ("none",)
    t.says(2, "k1")
    assert where(t, "k1") == "1D1"


@pytest.mark.parametrize(("lit", "composure"), [("", 11), ("1A1", 12)])
def test_contamination_costs_composure_at_the_end_of_a_round_in_the_dark(lit: str, composure: int) -> None:
    t = bench(cleanup.round_end_effects, lit=lit, missions="SM01 PM06 FM01", companions="commander")
    t.asks_not(0)  # a mission's text is not evil's damage
    assert t.state.composure == composure


@rule("AL-MISS-06", "AL-MISS-08")
def test_a_goal_with_a_cost_is_complete_only_if_it_is_paid_in_full() -> None:
    poor = sitting(ROOM, rooms="a", missions="SM02 PM01 FM02", items="medkit:2")
    poor.offers_not(0, "interact:mission:SM02")
    t = interacting("SM02", rooms="a", missions="SM02 PM01 FM02", items="medkit:2 flare:2", difficulty="impossible")
    t.asks(0, "al-pay-charge")
    go(t, 0, "charge:flare")
    go(t, 0, "charge:medkit")
    assert not mission(t, "SM02").done
    go(t, 0, "charge:medkit")
    assert mission(t, "SM02").done
    assert [(i.card, i.charges) for i in t.state.items] == [("flare", 1)]
    assert t.state.item_discard == ["medkit"]


@rule("AL-MISS-06")
def test_charges_lost_between_announcement_and_payment_make_it_fizzle() -> None:
    def stripped(s: AloneState) -> None:
        s.items[0].charges = 1

    t = bench(lambda g: missions.interact(g, "SM02"), ROOM, rooms="a", missions="SM02 PM01 FM02", items="medkit", change=stripped)
    assert t.value is False
    assert not mission(t, "SM02").done


@rule("AL-MISS-07", "AL-WIN-03")
def test_a_main_missions_goal_cannot_be_advanced_before_it_has_started() -> None:
    t = sitting(ROOM, rooms="f", missions="SM01 PM01 FM04")
    t.offers_not(0, "interact:mission:FM04")
    started = sitting(ROOM, rooms="f", missions="SM01x PM01 FM04!")
    started.offers(0, "interact:mission:FM04")


@rule("AL-MISS-08")
def test_countermeasures_deal_two_damage_to_every_creature_of_a_room_and_tell_how_many_died() -> None:
    t = interacting(
        "SM02",
        base="R - c - R - c - R",
        rooms="a d g",
        missions="SM02 PM01 FM02",
        items="medkit",
        creatures="spore@1C1 spore*@1C1 worm@1C1 mutant@1E1",
        difficulty="impossible",
    )
    t.asks(0, "al-strike-room")
    assert len(t.keys(0)) == 8, "any room, whether the hero has seen it or not"
    go(t, 0, "room:d")
    # Two spores die of 2 (1 + 1, or 1 with a wound); the worm (2/2) is wounded. Hidden ones teach nothing (AL-XP-04).
    assert t.ever_told(events.KilledInRoom) == events.KilledInRoom("d", 2)
    assert [(c.kind, c.wounded) for c in t.state.creatures] == [("worm", True), ("mutant", False)]
    assert t.state.experience == {}


@rule("AL-MISS-09")
def test_gravity_failure_is_mended_with_one_interact_in_the_escape_pods() -> None:
    t = interacting("PM01", rooms="c", missions="SM01 PM01 FM02", difficulty="impossible")
    assert mission(t, "PM01").done
    assert bench(lambda g: missions.rule(g, "opportunity_dice"), missions="SM01 PM01x FM02!").value is None
    t.ever_told(events.RuleLifted, code="PM01")


@rule("AL-MISS-10", "AL-SAB-07")
def test_sos_is_won_with_one_interact_in_the_control_room() -> None:
    t = interacting("FM10", rooms="a", missions="SM01x PM02 FM10!")
    assert t.over
    assert t.state.result == "escaped"


def test_several_interacts_keep_their_progress_and_stages_come_in_order() -> None:
    t = interacting("FM01", base="R - c - R", rooms="f c", missions="SM01x PM02 FM01!")
    t.ever_told(events.MissionProgress, code="FM01", progress=1, of=2)
    assert mission(t, "FM01").progress == 1
    go(t, 0, "interact:mission:FM01")
    assert (mission(t, "FM01").stage, mission(t, "FM01").progress) == (1, 0)
    t.offers_not(0, "interact:mission:FM01")


def test_a_goal_of_lit_rooms_is_reached_the_moment_they_burn_even_unseen() -> None:
    def at_the_lights(s: AloneState) -> None:
        s.missions[2].stage = 1

    needed = catalogue().missions["FM08"].goals[1].light_rooms
    rooms = ["1B1", "1C1", "1D1", "1E1", "1F1"][:needed]
    situation: dict[str, Any] = {"missions": "SM01x PM02 FM08!"}

    def lighting(lit: list[str], **more: Any) -> str:
        t = bench(lambda g: light.switch_on(g, [rooms[-1]]), "c - R - R - R - R - R", lit=lit, **situation, **more)
        return t.state.result

    assert lighting(rooms[:-1], change=at_the_lights) == "escaped"
    assert lighting(rooms[:-2], change=at_the_lights) == "", "one room too few"
    assert lighting(rooms[:-1]) == "", "the vents come first"


def test_a_boss_hunt_is_won_by_the_kill_before_anything_else() -> None:
    t = bench(lambda g: attacking.wound(g, "k1"), creatures="worm!FM03*@1A1", missions="SM01x PM02 FM03!")
    assert t.state.result == "escaped"
    t.never_told(events.Experience)


# Difficulty


@rule("AL-DIFF-01", "AL-DIFF-02", "AL-DIFF-03", "AL-DIFF-04", "AL-DIFF-05")
@pytest.mark.parametrize(
    ("difficulty", "space", "life", "composure", "asked"),
    [("easy", 2, 5, 5, False), ("normal", 2, 5, 2, True), ("nightmare", 1, 4, 2, True), ("impossible", 1, 2, 2, False)],
)
def test_the_difficulty_sets_the_reward_when_the_main_mission_begins(
    difficulty: str, space: int, life: int, composure: int, asked: bool
) -> None:
    t = bench(missions.difficulty_reward, difficulty=difficulty, life=2, composure=2, round_space=1)
    if asked:
        t.asks(0, "al-reward-heal").says(0, "heal:life")
    assert t.over
    assert (t.state.round_space, t.state.life, t.state.composure) == (space, life, composure)


@rule("AL-DIFF-06")
def test_the_round_marker_moves_before_the_healing() -> None:
    t = bench(missions.difficulty_reward, difficulty="easy", life=4, composure=4, round_space=1)
    assert order(t) == ["ExtraRound", "Healed", "Healed"]
    assert (t.state.life, t.state.composure) == (6, 6), "under the new limit of 6, not the old one of 4"


@rule("AL-DIFF-07")
def test_with_or_the_hero_heals_one_track_the_lower_by_default_and_cannot_split() -> None:
    t = bench(missions.difficulty_reward, difficulty="nightmare", life=5, composure=2, round_space=3)
    assert t.keys(0) == ("heal:life", "heal:composure")
    assert t.live.default(t.question()) == ("heal:composure",)
    t.says(0, "heal:composure")
    assert (t.state.life, t.state.composure) == (5, 5)
    one_way = bench(missions.difficulty_reward, difficulty="nightmare", life=9, composure=2, round_space=3)
    assert (one_way.state.life, one_way.state.composure) == (9, 5)


@rule("AL-RND-04")
def test_an_extra_round_never_goes_beyond_the_right_end() -> None:
    assert bench(missions.extra_round, round_space=3).state.round_space == 3


@rule("AL-DIFF-02", "AL-DIFF-06", "AL-HEAL-02")
def test_x08_reward_under_the_heal_limit() -> None:
    t = interacting(
        "SM01", rooms="d", missions="SM01 PM02 FM02", difficulty="easy", life=0, composure=2, round_space=0, nightmare=True
    )
    assert t.ever_told(events.ExtraRound).limit == 4
    assert (t.state.life, t.state.composure) == (3, 4)


# The Saboteur


@rule("AL-SAB-01")
def test_the_saboteur_starts_as_far_from_the_control_room_as_the_hero_but_elsewhere() -> None:
    t = bench(missions.start_main_mission, BRANCH, rooms="a", hero="1C1", missions="SM01x PM02 FM10", evil=2, leader=2)
    assert mission(t, "FM10").active
    assert t.over, "only one sector is as far: no choice"
    assert [(c.boss, c.at) for c in t.state.creatures] == [("FM10", "1B2")]
    star = "c - R - c / . . | . . / . . c . ."
    t = bench(missions.start_main_mission, star, rooms="a", hero="1A1", missions="SM01x PM02 FM10", evil=2, leader=2)
    assert t.keys(2, "al-place-boss") == ("at:1C1", "at:1B2")
    t.says(2, "at:1B2")
    assert where(t, "k1") == "1B2"


@rule("AL-SAB-01")
def test_s76_where_no_sector_is_as_far_the_next_distance_counts_and_blocked_doors_do_not() -> None:
    row = bench(missions.start_main_mission, ROOM, rooms="a", hero="1C1", missions="SM01x PM02 FM10")
    assert row.state.creatures[0].at == "1D1"
    there = bench(missions.start_main_mission, ROOM, rooms="a", hero="1A1", missions="SM01x PM02 FM10")
    assert there.state.creatures[0].at == "1B1"
    assert there.state.entered_control, "whoever stands in the control room is not too late"
    shut = "R D c - c / . . | . . / . . c - c"
    blocked = bench(missions.start_main_mission, shut, rooms="a", hero="1C1", blocked="1A1|1B1", missions="SM01x PM02 FM10")
    assert blocked.state.creatures[0].at == "1B2"


@rule("AL-SAB-01")
def test_the_leader_chooses_the_sector_under_cover_and_placing_makes_no_noise() -> None:
    star = "c - R - c / . . | . . / . . c . ."
    outside: list[Any] = []
    for base in (star, BRANCH):  # with and without a choice it looks the same
        t = bench(
            missions.start_main_mission, base, rooms="a", hero="1C1", missions="SM01x PM02 FM10", evil=2, leader=2, hollow=True
        )
        assert t.live.questions(0) == ()
        outside.append((t.live.waiting(0), heard(t)))
        t.default()
        t.never_told(events.Noise)
        assert t.state.creatures[0].boss == "FM10"
    assert outside[0] == outside[1]


@rule("AL-SAB-02")
def test_he_is_a_cultist_with_the_violet_values_who_does_not_count_toward_the_limit() -> None:
    t = bench(
        lambda g: (
            creatures.table_values(g, g.creature("k1")),
            creatures.floor_has_room(g, 1),
            creatures.free_marker(g, "cultist"),
        ),
        creatures="cultist!FM10@1B1 cultist@1C1 cultist@1D1",
        missions="SM01x PM02 FM10!",
    )
    row, room, marker = t.value
    assert (row.dark, row.light, row.composure) == (3, 3, 1)  # though Nightmare has not begun
    assert room
    assert marker


@rule("AL-SAB-04")
def test_at_the_end_of_each_round_evil_may_move_him_up_to_two_sectors() -> None:
    t = bench(
        missions.round_end,
        ROOM,
        rooms="a",
        hero="1E1",
        creatures="cultist!FM10@1D1",
        missions="SM01x PM02 FM10!",
        entered_control=True,
    )
    t.says(1, "to:1C1", msg="al-walk").says(1, "to:1B1")
    assert where(t, "k1") == "1B1"
    assert t.over
    stays = bench(missions.round_end, ROOM, rooms="a", creatures="cultist!FM10@1D1", missions="SM01x PM02 FM10!")
    stays.says(1, "stop", msg="al-walk")
    assert where(stays, "k1") == "1D1"
    default = bench(missions.round_end, ROOM, rooms="a", hero="1E1", creatures="cultist!FM10@1D1", missions="SM01x PM02 FM10!")
    default.default(2)  # D-37
    assert where(default, "k1") == "1B1"


@rule("AL-SAB-05")
def test_reaching_the_control_room_before_the_hero_places_two_markers_once() -> None:
    t = bench(
        lambda g: creatures.walk(g, "k1", ["1A1", "1B1", "1A1"]),
        ROOM,
        rooms="a",
        hero="1E1",
        creatures="cultist!FM10@1B1",
        missions="SM01x PM02 FM10!",
    )
    assert t.state.sectors["1A1"].sabotage == 2
    assert t.state.sabotaged
    assert heard(t, events.SabotageSeen) == []  # hidden: only evil knows
    late = bench(
        lambda g: creatures.walk(g, "k1", ["1A1"]), ROOM, rooms="a", hero="1E1", creatures="cultist!FM10@1B1",
        missions="SM01x PM02 FM10!", entered_control=True,
    )  # fmt: skip
    assert late.state.sectors["1A1"].sabotage == 0
    other = bench(
        lambda g: creatures.walk(g, "k1", ["1A1"]),
        ROOM,
        rooms="a",
        hero="1E1",
        creatures="cultist@1B1",
        missions="SM01x PM02 FM10!",
    )
    assert other.state.sectors["1A1"].sabotage == 0


@rule("AL-SAB-05")
def test_s76_also_by_an_ordinary_card_and_the_hero_who_was_there_first_prevents_it() -> None:
    t = facing(
        "silent_feet", "move:east", map=ROOM, rooms="a", hero="1D1", creatures="cultist!FM10@1B1", missions="SM01x PM02 FM10!"
    )
    plays(t, "silent_feet", "to:1A1")
    assert t.state.sectors["1A1"].sabotage == 2
    been = sitting(ROOM, rooms="a", hero="1B1", missions="SM01x PM02 FM10!")
    go(been, 0, "move:west")
    assert been.state.entered_control
    before = sitting(ROOM, rooms="a", hero="1B1", missions="SM01 PM02 FM10")
    go(before, 0, "move:west")
    assert not before.state.entered_control, "only since the main mission began"


@rule("AL-SAB-06")
def test_each_round_end_in_the_control_room_adds_a_marker_after_his_movement() -> None:
    t = bench(missions.round_end, ROOM, rooms="a", hero="1E1", creatures="cultist!FM10@1B1", missions="SM01x PM02 FM10!")
    t.says(1, "to:1A1", msg="al-walk").says(1, "stop")
    assert t.state.sectors["1A1"].sabotage == 3  # S-76: two for arriving first and one for being there
    seen = bench(
        missions.round_end, ROOM, rooms="a", hero="1B1", revealed="1A1", creatures="cultist!FM10@1A1",
        missions="SM01x PM02 FM10!", entered_control=True,
    )  # fmt: skip
    seen.says(1, "stop", msg="al-walk")
    assert heard(seen, events.SabotageSeen) == [events.SabotageSeen(1)]


@rule("AL-SAB-07", "AL-SAB-08")
def test_sabotage_markers_bar_the_goal_and_are_removed_one_by_one_with_interact() -> None:
    t = sitting(ROOM, rooms="a", sabotage={"1A1": 2}, missions="SM01x PM02 FM10!")
    t.offers(0, "interact:sabotage").offers_not(0, "interact:mission:FM10")
    go(t, 0, "interact:sabotage")
    assert t.state.sectors["1A1"].sabotage == 1
    t.ever_told(events.SabotageRemoved, left=1)
    t.offers_not(0, "interact:mission:FM10")
    go(t, 0, "interact:sabotage")
    t.offers(0, "interact:mission:FM10").offers_not(0, "interact:sabotage")


@rule("AL-SAB-09", "AL-SAB-10")
def test_killing_him_gives_boss_experience_instead_of_the_cultists_point() -> None:
    t = sitting(ROOM, rooms="a", creatures="cultist!FM10*@1A1", missions="SM01x PM02 FM10!", lit="1A1", dice="H H")
    go(t, 0, "attack:cultist:1")
    t.asks(0, "al-boss-experience")
    go(t, 0, "agility", "bravery")
    assert t.state.experience == {"agility": 1, "bravery": 1}
    assert t.state.result == "", "his death is not the goal"


@rule("AL-SAB-11")
def test_when_he_is_dead_no_new_markers_come_but_those_there_stay() -> None:
    t = bench(missions.round_end, ROOM, rooms="a", hero="1E1", sabotage={"1A1": 2}, missions="SM01x PM02 FM10!")
    assert t.over
    assert t.state.sectors["1A1"].sabotage == 2


@rule("AL-SAB-03")
def test_in_a_turn_he_attacks_in_step_two_from_where_he_stands() -> None:
    t = sitting(
        ROOM, rooms="a", hero="1C1", revealed="1B1 1A1", creatures="cultist!FM10@1A1", missions="SM01x PM02x FM10!", dice="H M M"
    )
    go(t, 0, "explore:east")
    assert rolled(t, "cultist") == [3]
    assert t.state.life == 11


# A boss whose death is a later step (no mission of the box has one, a pack may)

HUNT_LATER = """
missions:
  - {id: FM11, name: {en: Brood, de: Brut}, flavour: {en: Later., de: Später.}, goals: [{interact: a}, {kill_boss: true}, {interact: a}],
     boss: {name: {en: Mother, de: Mutter}, kind: worm, distance: 3}}
"""


@rule("AL-MISS-07", "AL-INT-03")
@pytest.mark.parametrize(("creatures", "stage"), [("", 2), ("worm!FM11@1B1", 1)])
def test_s103_a_boss_that_is_dead_already_need_not_be_killed_when_its_step_is_reached(creatures: str, stage: int) -> None:
    t = interacting("FM11", rooms="a", missions="SM01x FM11!", creatures=creatures, cards=cards_with("alone", HUNT_LATER))
    assert mission(t, "FM11").stage == stage
    if not creatures:
        assert go(t, 0, "interact:mission:FM11").state.result == "escaped"
