"""Companions and the four characters: AL-COMP, S-47, S-75, catalogue 7.8, D-21, D-39, D-49."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import cleanup, companions, losing
from tests.games.alone.hero_table import MISSES, charges, locate, table
from tests.games.alone.playing_cards import facing, plays
from tests.games.alone.scene import bench, scene

rule = pytest.mark.rule


def friends(t: Any) -> dict[str, int]:
    return {c.character: c.charges for c in t.state.companions}


def rolls(t: Any, by: str = "hero") -> list[int]:
    return [len(e.faces) for e in t.events(events.Rolled) if e.by == by]


def loses(kind: str, n: int, **how: Any) -> Any:
    return lambda g: losing.lose(g, kind, n, "spore", **how)  # type: ignore[arg-type]


# Joining


@rule("AL-COMP-01", "AL-COMP-02")
def test_a_mission_reward_brings_a_companion_with_six_charges() -> None:
    t = table("c D R", rooms="d", hero="1B1", missions="SM01 PM01 FM02", character="pilot")
    t.says(0, "interact:mission:SM01").until(0, "al-turn")
    joined = t.ever_told(events.CompanionJoins).character
    assert friends(t) == {joined: 6}
    assert joined in ("technician", "commander", "doctor")


@rule("AL-COMP-10")
def test_companions_are_drawn_from_the_characters_not_in_use() -> None:
    drawn = {bench(companions.join, character="pilot", luck={"companion:": [i]}).value for i in range(3)}
    assert drawn == {"technician", "commander", "doctor"}
    t = bench(companions.join, character="pilot", companions="technician commander")
    assert t.value == "doctor"
    t = bench(companions.join, character="pilot", companions="technician commander doctor")
    assert (t.value, len(t.state.companions)) == ("", 3)
    # Whoever was sacrificed or died is not in the box any more.
    t = bench(companions.join, character="pilot", used_characters=["technician", "commander", "doctor"])
    assert (t.value, t.state.companions) == ("", [])


@rule("AL-COMP-10")
def test_the_mission_may_name_one_and_several_may_be_owned() -> None:
    t = bench(lambda g: companions.join(g, "doctor"), character="pilot", companions="technician")
    assert friends(t) == {"technician": 6, "doctor": 6}


# Sacrifice


@rule("AL-COMP-03")
def test_a_sacrifice_discards_the_card_with_all_its_charges_and_works_once() -> None:
    t = table(companions="doctor:5", life=2, composure=2)
    t.offers(0, "sacrifice:doctor").says(0, "sacrifice:doctor").told(events.CompanionGone, character="doctor", sacrificed=True)
    for track in ("life", "life", "life", "composure"):
        t.says(0, track)
    assert (t.state.life, t.state.composure, friends(t)) == (5, 3, {})
    t.asks(0, "al-turn").offers_not(0, "sacrifice:doctor")


@rule("AL-COMP-03")
def test_the_doctors_sacrifice_stops_at_the_heal_limit() -> None:
    t = table(companions="doctor", life=7, composure=12)  # limit 8
    t.says(0, "sacrifice:doctor").offers_not(0, "composure").says(0, "life").asks(0, "al-turn")
    assert t.state.life == 8
    table(companions="doctor", life=8, composure=8).offers_not(0, "sacrifice:doctor")


@rule("AL-COMP-03")
def test_the_pilots_sacrifice_moves_up_to_four_sectors_without_opportunity_attacks_and_is_no_action() -> None:
    t = table(hero="1A1", companions="pilot", creatures="spore@1A1 cultist@1B1", revealed="1B1", hands={1: "cut_off skitter"})
    t.says(0, "sacrifice:pilot")
    t.says(0, "move:east")
    for _ in range(3):
        t.says(0, "move:east")
    assert t.state.hero_at == "1E1"
    assert rolls(t, "opportunity") == []
    t.asks(0, "al-turn").never_told(events.Announced)
    assert t.state.turn == 0


@rule("AL-COMP-03")
def test_the_technicians_sacrifice_is_a_free_search_with_a_card_more_and_any_material_this_turn() -> None:
    t = table(companions="technician", character="doctor", item_deck="drone toolbox jetpack medkit")
    t.says(0, "sacrifice:technician").told(events.Announced, action="search", free=True)
    assert t.ever_told(events.Drew).items == ("drone", "toolbox")
    t.offers(0, "upgrade:drone:toolbox", "upgrade:toolbox:drone").says(0, "upgrade:drone:toolbox").says(0, "done")
    t.asks(0, "al-turn").says(0, "search")
    t.asks(0, "al-upgrade").offers(0, "upgrade:jetpack:toolbox")  # still this turn
    t.says(0, "done").says(0, "search").until(0, "al-upgrade").offers_not(0, "upgrade:jetpack:toolbox")


@rule("AL-COMP-03")
def test_the_commanders_sacrifice_is_a_free_attack_with_five_dice() -> None:
    t = table(companions="commander", creatures="worm@1C1 spore@1C1", dice="H H H H M M M M M M M")
    t.says(0, "sacrifice:commander").says(0, "attack:worm:1").told(events.CreatureKilled, kind="worm")
    assert rolls(t) == [5]
    t.asks(0, "al-turn")
    table(companions="commander").offers_not(0, "sacrifice:commander")  # nobody here to attack


# Companion abilities


@rule("AL-COMP-04", "AL-COMP-05")
def test_an_ability_costs_one_charge_and_the_last_takes_the_card_with_it() -> None:
    t = table(companions="doctor:2", life=3, composure=3)
    t.says(0, "companion:doctor:life").told(events.CompanionUsed, character="doctor", left=1)
    assert (t.state.life, friends(t)) == (4, {"doctor": 1})
    t.offers_not(0, "companion:doctor:life", "companion:doctor:composure")  # once a turn
    locate(t).says(0, "companion:doctor:composure").told(events.CompanionGone, character="doctor", sacrificed=False)
    assert (t.state.composure, friends(t)) == (4, {})


@rule("AL-COMP-04")
def test_the_pilot_lends_a_sector_on_a_move() -> None:
    t = table(hero="1A1", companions="pilot")
    t.says(0, "move:east").asks(0, "al-move-on").offers(0, "companion:east", "stop").says(0, "companion:east")
    assert (t.state.hero_at, friends(t)) == ("1C1", {"pilot": 5})
    t.asks(0, "al-turn")  # not a third one
    t = table(hero="1A1", companions="pilot", items="jetpack")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "move:east").says(0, "companion:east")
    assert t.state.hero_at == "1D1"


@rule("AL-COMP-04")
def test_the_technician_pays_for_an_item() -> None:
    t = table(character="doctor", companions="technician", items="medkit:1 ammunition_1:2", life=3, creatures="worm@1B1")
    t.says(0, "item:medkit").asks(0, "al-item-pay").offers(0, "charge", "companion", "back").says(0, "companion")
    assert (t.state.life, charges(t)["medkit"], friends(t)) == (5, 1, {"technician": 5})
    t = table(character="doctor", companions="technician", items="ammunition_1:2", creatures="worm@1C1", dice=MISSES)
    t.says(0, "item:ammunition_1").says(0, "attack:worm:1").says(0, "charges:2").says(0, "companion")
    assert (rolls(t), charges(t), friends(t)) == ([4], {"ammunition_1": 2}, {"technician": 5})  # S-92: none of the two


@rule("AL-COMP-04", "AL-ITEM-05")
def test_s92_whatever_the_use_counts_the_technician_pays_one_and_the_item_none() -> None:
    t = table(character="doctor", companions="technician", items="ammunition_1", creatures="worm@1C1", dice=MISSES)
    t.says(0, "item:ammunition_1").says(0, "attack:worm:1").says(0, "charges:3").says(0, "companion")
    assert (rolls(t), charges(t), friends(t)) == ([5], {"ammunition_1": 3}, {"technician": 5})
    t.told(events.ItemUsed, item="ammunition_1", spent=0, left=3)


@rule("AL-COMP-04")
def test_s92_a_use_that_comes_to_nothing_gives_back_what_it_cost_and_no_more() -> None:
    t = facing(
        "paralysis",
        "item:ammunition_1",
        "attack:worm:1",
        "charges:3",
        "companion",
        companions="technician",
        items="ammunition_1",
        creatures="worm@1A1",
        dice=MISSES,
    )
    plays(t, "paralysis")
    assert (charges(t), friends(t)) == ({"ammunition_1": 3}, {"technician": 6})


@rule("AL-COMP-04")
def test_the_commander_lends_a_die_on_an_attack() -> None:
    t = table(companions="commander", creatures="worm@1C1", dice=MISSES)
    t.says(0, "attack:worm:1").asks(0, "al-companion-dice").says(0, "use")
    assert (rolls(t), friends(t)) == ([3], {"commander": 5})
    t = table(companions="commander", creatures="worm@1C1", dice=MISSES)
    t.says(0, "attack:worm:1").says(0, "keep")
    assert (rolls(t), friends(t)) == ([2], {"commander": 6})


# Taking damage for the hero


@rule("AL-COMP-06")
@pytest.mark.parametrize("kind", ["life", "composure"])
def test_the_whole_damage_may_go_to_one_companion(kind: str) -> None:
    t = bench(loses(kind, 3), companions="commander:5")
    t.asks(0, "al-redirect").offers(0, "bear", "companion:commander").says(0, "companion:commander")
    t.told(events.Redirected, companion="commander", n=3, left=2)
    assert (t.state.life, t.state.composure, friends(t)) == (12, 12, {"commander": 2})


@rule("AL-COMP-06")
def test_a_companion_with_too_few_charges_cannot_take_it() -> None:
    t = bench(loses("life", 3), companions="commander:2 doctor:3")
    t.offers(0, "companion:doctor").offers_not(0, "companion:commander")
    t = bench(loses("life", 3), companions="commander:2")
    assert (t.over, t.state.life, friends(t)) == (True, 9, {"commander": 2})


@rule("AL-COMP-05", "AL-COMP-06")
def test_a_companion_that_gives_its_last_charge_is_gone() -> None:
    t = bench(loses("life", 2), companions="commander:2")
    t.says(0, "companion:commander").told(events.CompanionGone, character="commander")
    assert friends(t) == {}


@rule("AL-COMP-07")
def test_damage_is_not_split() -> None:
    t = bench(loses("life", 4), companions="commander:4 doctor:6")
    assert set(t.keys(0)) == {"bear", "companion:commander", "companion:doctor"}  # each takes all of it or nothing
    assert t.question(0).most == 1
    t.says(0, "companion:doctor")
    assert (t.over, t.state.life, friends(t)) == (True, 12, {"commander": 4, "doctor": 2})


@rule("AL-COMP-08")
def test_redirected_damage_is_no_loss_and_opens_no_loss_reaction() -> None:
    t = table(companions="doctor", creatures="spore@1C1", hands={1: "blood_scent"}, dice="H M M")
    locate(t).says(1, "pass").says(0, "companion:doctor").never_told(events.Lost)
    t.asks(0, "al-turn")
    assert (t.state.life, len(t.state.evil[0].hand)) == (12, 1)
    t = table(companions="doctor", creatures="spore@1C1", hands={1: "blood_scent"}, dice="H M M")
    locate(t).says(1, "pass").says(0, "bear").asks(1, "al-react").offers(1, "play:blood_scent")


@rule("AL-COMP-09")
def test_losses_not_caused_by_evil_cannot_be_redirected() -> None:
    t = bench(loses("composure", 2, evil=False), companions="doctor")
    assert (t.over, t.state.composure) == (True, 10)
    t = bench(cleanup.nightmare_loss, companions="commander", nightmare=True)
    assert (t.over, t.state.composure) == (True, 10)


@rule("AL-COMP-06")
def test_the_default_saves_the_hero_from_defeat_and_nothing_else_d21() -> None:
    t = bench(loses("life", 3), companions="doctor commander:4", life=2, composure=1)
    t.default()
    assert (t.state.life, t.state.composure, friends(t)) == (2, 1, {"doctor": 3, "commander": 4})
    t = bench(loses("life", 2), companions="doctor", life=2, composure=1)
    t.default()
    assert (t.state.life, friends(t)) == (0, {"doctor": 6})


# The characters as heroes


def test_the_pilot_moves_two_sectors_with_one_move_once_per_round() -> None:
    t = table(hero="1A1", character="pilot", turn=6)
    t.says(0, "move:east").asks(0, "al-move-on").says(0, "hero:east").told(events.AbilityUsed, ability="pilot")
    assert t.state.hero_at == "1C1"
    t.asks(0, "al-turn").says(0, "move:east").asks_not(0, "al-move-on").until(0, "al-turn")
    assert t.state.rounds == 2
    t.says(0, "move:west").asks(0, "al-move-on")  # a new round


def test_the_pilot_does_not_lengthen_a_jetpack() -> None:
    t = table(hero="1A1", character="pilot", items="jetpack")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "move:east").asks(0, "al-turn")
    assert t.state.hero_at == "1C1"
    assert t.state.used.get("round") is None


def test_the_commander_re_rolls_all_dice_of_an_attack_once_per_round() -> None:
    t = table(character="commander", creatures="worm@1C1", dice="H M H H M M M M M M M M", turn=2)
    t.says(0, "attack:worm:1").says(0, "commander").told(events.CreatureWounded)
    t.says(0, "attack:worm:1").asks_not(0, "al-reroll")


def test_the_doctor_heals_a_point_at_the_end_of_a_round_under_the_limit() -> None:
    t = bench(cleanup.round_end_effects, character="doctor", life=7, composure=12)
    t.asks(0, "al-doctor").offers(0, "life", "none").offers_not(0, "composure").says(0, "life")
    assert t.state.life == 8
    assert bench(cleanup.round_end_effects, character="doctor", life=8, composure=9).over
    t = bench(cleanup.round_end_effects, character="doctor", life=5, composure=3)
    t.default()
    assert t.state.composure == 4


@rule("AL-COMP-04")
def test_once_per_turn_is_once_for_each_companion_who_can_heal() -> None:
    """The mark names who has helped: a pack may bring a second healer."""
    cards = catalogue()
    healer = cards.characters["doctor"].companion
    pilot = cards.characters["pilot"].model_copy(update={"companion": healer})
    two = replace(cards, characters={**cards.characters, "pilot": pilot})
    t = scene(character="commander", companions="doctor:3 pilot:3", life=5, cards=two)
    t.offers(0, "companion:doctor:life", "companion:pilot:life")
    t.says(0, "companion:doctor:life")
    t.offers_not(0, "companion:doctor:life").offers(0, "companion:pilot:life")
    t.says(0, "companion:pilot:life")
    t.offers_not(0, "companion:doctor:life", "companion:pilot:life")
    assert t.state.life == 7
