"""The 24 missions: each special rule, goal and reward (catalogue 7.7, AL-MISS)."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import adrenaline, creatures
from games.alone.rules import sight as line_of_sight
from games.alone.state import AloneState
from games.kernel.testing import Play
from tests.games.alone.playing_cards import go, rolled, sitting
from tests.games.alone.scene import hand, heard, shown, where

rule = pytest.mark.rule

HALL = "R - c - c - c - R"  # two rooms at the ends of a corridor


def doing(t: Play[AloneState], *keys: str) -> Play[AloneState]:
    for key in keys:
        go(t, 0, key)
    return t


def in_room(code: str, letter: str, map: str = HALL, **situation: Any) -> Play[AloneState]:
    """The hero stands in this room; the main mission is the reactor, which is elsewhere."""
    situation.setdefault("missions", f"{code} FM04" if code != "SM04" and code != "PM04" else f"{code} FM02")
    situation.setdefault("rooms", f"{letter} {'g' if letter != 'g' else 'h'}")
    return sitting(map, **situation)


# Starting missions with a bonus


@pytest.mark.parametrize(("code", "letter"), [("SM01", "d"), ("SM05", "b")])
@rule("AL-MISS-01", "AL-MISS-03", "AL-COMP-01", "AL-COMP-02")
def test_a_survivor_joins_the_hero(code: str, letter: str) -> None:
    t = in_room(code, letter)
    doing(t, f"interact:mission:{code}")
    assert [c.charges for c in t.state.companions] == [6]
    assert t.state.companions[0].character != "doctor"
    assert t.ever_told(events.MainMissionStarts, code="FM04")
    done = next(m for m in t.state.missions if m.code == code)
    assert done.done


@rule("AL-MISS-06", "AL-MISS-08")
def test_countermeasures_cost_three_charges_and_strike_a_room() -> None:
    t = in_room("SM02", "a", items="medkit decoy flare", creatures="spore@1E1 cultist@1E1 spore@1D1")
    doing(t, "interact:mission:SM02")
    for card in ("flare", "flare", "medkit"):
        go(t, 0, next(k for k in t.keys(0, "al-pay-charge") if k.endswith(card)))
    assert [i.charges for i in t.state.items] == [2, 3, 1]
    doing(t, "room:g")
    assert t.ever_told(events.KilledInRoom, room="g").n == 1  # evil tells how many died, not what is still there
    assert sorted((c.kind, c.at, c.wounded) for c in t.state.creatures) == [("cultist", "1E1", True), ("spore", "1D1", False)]
    assert t.state.experience == {}  # killed unseen


def test_countermeasures_cannot_be_taken_without_three_charges() -> None:
    in_room("SM02", "a", items="medkit:2").offers_not(0, "interact:mission:SM02")
    in_room("SM02", "a", items="medkit:2 decoy:1").offers(0, "interact:mission:SM02")


def test_the_armoury_gives_three_items_and_two_free_upgrades() -> None:
    t = in_room("SM03", "h", item_deck="medkit flare drone decoy", items="jetpack")
    doing(t, "interact:mission:SM03", "upgrade:medkit:supply", "upgrade:jetpack:supply")
    assert [i.card for i in t.state.items] == ["jetpack", "medkit", "flare", "drone"]
    assert [i.card for i in t.state.items if i.upgraded] == ["jetpack", "medkit"]
    assert [i.charges for i in t.state.items] == [3, 3, 3, 3]
    t.asks(0, "al-turn")


@pytest.mark.parametrize(("floor", "lit"), [("floor:same", ["1A1", "1E1"]), ("floor:other", ["2C1"])])
def test_light_in_all_rooms_of_a_floor(floor: str, lit: list[str]) -> None:
    t = sitting("R - c - S - c - R", "S - c - R", rooms="f g b", missions="SM04 FM02")
    doing(t, "interact:mission:SM04", floor)
    assert [s.id for s in t.state.sectors.values() if s.lit] == lit


@rule("AL-ADR-09")
def test_the_cure_raises_the_adrenaline_capacity_for_good() -> None:
    t = in_room("SM06", "d")
    before = adrenaline.capacity(hand(t))
    doing(t, "interact:mission:SM06")
    assert adrenaline.capacity(hand(t)) == before + 1
    t.state.turn = 8
    hand(t).expire("round")
    assert adrenaline.capacity(hand(t)) == before + 1


@rule("AL-LOC-06")
def test_the_station_plan_tells_distance_and_first_step_of_both_stairs_and_two_rooms() -> None:
    t = sitting("R - c D S - c - R / . . . . | . . . . / . . . . c - S . .", "S - c - S - c - R", rooms="a g h",
                missions="SM07 FM04", blocked="1B1|1C1")  # fmt: skip
    doing(t, "interact:mission:SM07", "room:g", "room:h")
    told = [(e.target, e.distance, e.same_floor, e.way) for e in heard(t, events.Located) if isinstance(e, events.Located)]
    assert told == [
        ("stairs", 2, True, "east"),
        ("stairs", 4, True, "east"),
        ("room:g", 4, True, "east"),
        ("room:h", 7, False, "east"),
    ]
    assert shown(t) == ["1A1"]  # nothing is laid out


# Starting missions with a nuisance


@rule("AL-MISS-09", "AL-OPP-02", "AL-MISS-05")
def test_without_gravity_opportunity_attacks_have_a_die_more_until_it_is_back() -> None:
    t = sitting(missions="SM01 PM01 FM04", creatures="spore@1A1", dice="M M")
    doing(t, "move:east")
    assert rolled(t, "opportunity") == [2]
    back = sitting(missions="SM01 PM01x FM04", creatures="spore@1A1", dice="M M")
    doing(back, "move:east")
    assert rolled(back, "opportunity") == [1]


@rule("AL-MISS-05")
@pytest.mark.parametrize(("code", "letter"), [
    ("PM01", "c"), ("PM02", "e"), ("PM03", "g"), ("PM04", "f"), ("PM05", "a"), ("PM06", "b"), ("PM07", "h"),
])  # fmt: skip
def test_every_nuisance_ends_with_one_interact_in_its_room(code: str, letter: str) -> None:
    t = in_room(code, letter, missions=f"SM01 {code} {'FM02' if code == 'PM04' else 'FM04'}")
    doing(t, f"interact:mission:{code}")
    assert t.ever_told(events.RuleLifted, code=code)
    assert t.ever_told(events.MainMissionStarts)
    assert [m.done for m in t.state.missions] == [False, True, False]


def test_in_the_mist_one_sees_one_sector_far() -> None:
    far = sitting(missions="SM01 PM02x FM04", revealed="1B1 1C1")
    assert line_of_sight.in_sight(hand(far)) == ["1A1", "1B1", "1C1"]
    mist = sitting(missions="SM01 PM02 FM04", revealed="1B1 1C1")
    assert line_of_sight.in_sight(hand(mist)) == ["1A1", "1B1"]


@rule("AL-CMOVE-01")
def test_the_echo_lets_evil_move_a_creature_at_the_end_of_each_round() -> None:
    t = sitting(missions="SM01 PM03 FM04", creatures="worm@1E1", turn=7)
    doing(t, "locate", "room", "box")
    go(t, 1, "k1")
    assert where(t, "k1") == "1D1"
    silent = sitting(missions="SM01 PM03x FM04", creatures="worm@1E1", turn=7)
    doing(silent, "locate", "room", "box")
    silent.until(0, "al-turn")
    assert where(silent, "k1") == "1E1"


@rule("AL-INT-04")
def test_without_power_a_box_lights_one_further_sector() -> None:
    t = sitting("B - c - c - c", missions="SM01 PM04 FM02")
    doing(t, "interact:box:east")
    assert t.keys(0, "al-repair-reach") == ("light:1", "light:0")
    go(t, 0, "light:1")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1A1", "1B1"]


@rule("AL-MOVE-06")
def test_jammed_doors_cannot_be_blocked() -> None:
    t = sitting("c D c D c", missions="SM01 PM05 FM04")
    doing(t, "move:east")
    t.asks(0, "al-turn")
    works = sitting("c D c D c", missions="SM01 PM05x FM04")
    doing(works, "move:east")
    works.asks(0, "al-block")


@pytest.mark.parametrize(("lit", "composure"), [("", 11), ("1A1", 12)])
@rule("AL-END-02")
def test_contamination_costs_composure_in_the_dark_at_the_end_of_a_round(lit: str, composure: int) -> None:
    t = sitting(missions="SM01 PM06 FM04", lit=lit, turn=7)
    doing(t, "locate", "room", "box")
    t.until(0, "al-turn")
    assert t.state.composure == composure


@rule("AL-SRCH-02")
def test_locked_stores_yield_two_cards_at_the_first_search() -> None:
    t = sitting(HALL, missions="SM01 PM07 FM04")
    doing(t, "search")
    assert t.keys(0, "al-room-search") == ("draw:2", "draw:1")


# Main missions


def won(t: Play[AloneState]) -> bool:
    return t.over and t.state.result == "escaped"


MAIN: list[tuple[str, str, list[tuple[str, int]]]] = [
    ("FM01", "", [("f", 2), ("c", 1)]),
    ("FM02", "", [("b", 1), ("e", 1)]),
    ("FM04", "", [("f", 3)]),
    ("FM05", "", [("h", 1), ("c", 1)]),
    ("FM06", "medkit decoy", [("b", 1), ("d", 1)]),
    ("FM07", "", [("a", 1), ("g", 1)]),
]


@pytest.mark.parametrize(("code", "items", "steps"), MAIN)
@rule("AL-WIN-01", "AL-INT-03")
def test_the_steps_of_a_main_mission_win_the_game_in_their_order(code: str, items: str, steps: list[tuple[str, int]]) -> None:
    rooms = [room for room, _ in steps] + ["x"] * (2 - len(steps))
    letters = " ".join(r if r != "x" else "g" for r in rooms)
    t = sitting("R - R", missions=f"SM01x {code}!", items=items, rooms=letters)
    if len(steps) > 1:
        doing(t, "move:east")
        t.offers_not(0, f"interact:mission:{code}")  # not before the first step is done
        doing(t, "move:west")
    for i, (_, times) in enumerate(steps):
        if i:
            doing(t, "move:east")
        for n in range(times):
            assert not t.over, (i, n)
            doing(t, f"interact:mission:{code}")
            while not t.over and t.live.asks and t.live.asks[0].msg == "al-pay-charge":
                t.default()
    assert won(t)


@rule("AL-MISS-06")
def test_the_vaccine_needs_four_charges() -> None:
    def at_the_last_step(s: AloneState) -> None:
        s.missions[1].stage = 1

    poor = sitting(HALL, rooms="d g", missions="SM01x FM06!", items="medkit", change=at_the_last_step)
    poor.offers_not(0, "interact:mission:FM06")
    rich = sitting(HALL, rooms="d g", missions="SM01x FM06!", items="medkit decoy:1", change=at_the_last_step)
    doing(rich, "interact:mission:FM06")
    while not rich.over:
        rich.default()
    assert won(rich)
    assert rich.state.items == []


@rule("AL-MISS-07", "AL-WIN-03")
def test_a_main_mission_that_has_not_started_cannot_be_advanced() -> None:
    sitting(HALL, rooms="f g", missions="SM01 FM04").offers_not(0, "interact:mission:FM04")
    sitting(HALL, rooms="f g", missions="SM01x FM04!").offers(0, "interact:mission:FM04")


@pytest.mark.parametrize(("code", "creature"), [("FM03", "worm!FM03*"), ("FM09", "mutant!FM09*")])
@rule("AL-XP-05")
def test_killing_the_boss_wins_a_hunt(code: str, creature: str) -> None:
    t = sitting(
        missions=f"SM01x {code}!", creatures=f"{creature}@1A1", experience={"agility": 2, "bravery": 2, "keen_eye": 2}, dice="H H"
    )
    doing(t, f"attack:{creature.partition('!')[0]}:1")
    assert won(t)


@pytest.mark.parametrize(("code", "kind"), [("FM03", "worm"), ("FM09", "mutant")])
def test_a_hunted_boss_is_placed_at_least_six_sectors_away_and_is_no_part_of_the_creature_limit(code: str, kind: str) -> None:
    long = "R - c - c - c - c / . . . . . . . . | / c - c - c - c - c"
    t = sitting(long, rooms="d", missions=f"SM01 {code}")
    doing(t, "interact:mission:SM01")
    sectors = [k.removeprefix("at:") for k in t.keys(1, "al-place-boss")]
    assert sectors == ["1A2", "1B2", "1C2", "1D2"]
    go(t, 1, "at:1A2")
    assert [(c.kind, c.boss, c.at) for c in t.state.creatures] == [(kind, code, "1A2")]
    assert creatures.floor_has_room(hand(t), 1)
    three = sitting(long, missions=f"SM01x {code}!", creatures=f"{kind}!{code}@1A2 spore@1B2 spore@1B2 worm@1B2")
    assert not creatures.floor_has_room(hand(three), 1)
    two = sitting(long, missions=f"SM01x {code}!", creatures=f"{kind}!{code}@1A2 spore@1B2 spore@1B2")
    assert creatures.floor_has_room(hand(two), 1)  # the boss is not the third


def test_the_queens_values_are_her_own_and_the_fathers_are_always_those_of_a_nightmare() -> None:
    queen = sitting(missions="SM01x FM03!", creatures="worm!FM03@1A1", dice="M M M M")
    doing(queen, "locate", "room", "box")
    assert rolled(queen, "worm") == [4]
    father = sitting(missions="SM01x FM09!", creatures="mutant!FM09@1C1", revealed="1B1 1C1", dice="M M M")
    doing(father, "locate", "room", "box")
    assert rolled(father, "mutant") == [3]  # from a distance, in sight
    far_queen = sitting(missions="SM01x FM03!", creatures="worm!FM03@1C1", revealed="1B1 1C1")
    doing(far_queen, "locate", "room", "box")
    assert rolled(far_queen, "worm") == []  # she has to come


def test_bosses_move_at_the_end_of_a_round_the_queen_one_sector_the_father_two() -> None:
    queen = sitting(missions="SM01x FM03!", creatures="worm!FM03@1E1", turn=7)
    doing(queen, "locate", "room", "box")
    go(queen, 1, "to:1D1")
    assert where(queen, "k1") == "1D1"
    father = sitting(missions="SM01x FM09!", creatures="mutant!FM09@1E1", turn=7)
    doing(father, "locate", "room", "box")
    go(father, 1, "to:1D1")
    go(father, 1, "to:1C1")
    assert where(father, "k1") == "1C1"


def test_the_vents_are_purged_when_two_rooms_are_lit_at_the_same_time() -> None:
    def second_step(s: AloneState) -> None:
        s.missions[1].stage = 1

    t = sitting("R - B - R - R", rooms="a b d", hero="1B1", missions="SM01x FM08!", lit="1A1", change=second_step)
    doing(t, "interact:box:east", "light:1")
    assert won(t)
    one = sitting("R - B - R - R", rooms="a b d", hero="1B1", missions="SM01x FM08!", lit="1A1", change=second_step)
    doing(one, "interact:box:east", "light:0")
    assert not one.over
    first = sitting("R - B - R - R", rooms="e b d", missions="SM01x FM08!", lit="1A1 1C1 1D1")
    doing(first, "interact:mission:FM08")  # the rooms are lit already
    assert won(first)


@rule("AL-SAB-01", "AL-SAB-07", "AL-SAB-08", "AL-MISS-10")
def test_the_saboteur_is_placed_as_far_from_the_control_room_as_the_hero() -> None:
    t = sitting("R - c - R - c - c", rooms="a d", hero="1C1", missions="SM01 FM10")
    doing(t, "interact:mission:SM01")
    t.until(0, "al-turn")
    # 1C1 is the hero's own; the smallest distance above that has a sector is 3.
    assert [(c.kind, c.boss, c.at) for c in t.state.creatures] == [("cultist", "FM10", "1D1")]


@rule("AL-SAB-07", "AL-SAB-08", "AL-WIN-01")
def test_the_call_for_help_goes_out_only_when_all_sabotage_is_removed() -> None:
    t = sitting(HALL, rooms="a g", missions="SM01x FM10!", sabotage={"1A1": 1})
    t.offers_not(0, "interact:mission:FM10")
    doing(t, "interact:sabotage", "interact:mission:FM10")
    assert won(t)
