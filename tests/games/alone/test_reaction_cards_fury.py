"""The thirteen designs of the Fury deck, each played normally and dangerously (catalogue 7.6, AL-REACT-11, AL-DANGER-02)."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.state import Lasting
from tests.games.alone.playing_cards import facing, go, offered, plays, rolled
from tests.games.alone.scene import heard, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


# It never stops growing


@rule("AL-REACT-07", "AL-REACT-11")
def test_a_growing_mutant_may_walk_one_sector_and_re_rolls_its_failures() -> None:
    # The hero misses twice; the mutant comes and both attack with 2 dice each; the chosen one re-rolls its misses.
    t = facing("it_never_stops_growing", "attack:mutant:1", creatures="mutant@1A1 spore@1C1", dice="M M M M H H")
    assert offered(t, "it_never_stops_growing")
    plays(t, "it_never_stops_growing", "stop")
    assert where(t, "k1") == "1A1"
    go(t, 1, "die:0", "die:1", msg="al-evil-reroll")
    assert rolled(t, "mutant") == [2]
    assert t.ever_told(events.Rerolled, by="mutant", source="it_never_stops_growing").hits == 2
    assert t.state.life == 10


def test_the_growing_creature_is_a_mutant_and_walks_up_to_one_sector() -> None:
    t = facing("it_never_stops_growing", "attack:spore:1", creatures="spore@1A1 mutant@1C1", dice="M M")
    plays(t, "it_never_stops_growing", "to:1B1")
    assert where(t, "k2") == "1B1"
    no_mutant = facing("it_never_stops_growing", "attack:spore:1", creatures="spore@1A1", dice="M M")
    assert not offered(no_mutant, "it_never_stops_growing")


@rule("AL-XP-16")
def test_in_danger_the_growing_mutant_may_attack_with_two_more_dice_and_dies_of_it_without_teaching_anything() -> None:
    t = facing("it_never_stops_growing", "attack:mutant:1", creatures="mutant@1A1", danger="1A1", dice="M M H H H M M M")
    plays(t, "it_never_stops_growing", "stop")
    go(t, 1, "deadly", msg="al-deadly-bonus")
    assert rolled(t, "mutant") == [4]
    go(t, 1, msg="al-evil-reroll")
    assert t.state.life == 9
    assert not t.state.creatures
    assert t.state.experience == {}


def test_without_the_deadly_bonus_the_mutant_lives() -> None:
    t = facing("it_never_stops_growing", "attack:mutant:1", creatures="mutant@1A1", danger="1A1", dice="M M H H")
    plays(t, "it_never_stops_growing", "stop")
    go(t, 1, "no", msg="al-deadly-bonus")
    assert rolled(t, "mutant") == [2]
    assert len(t.state.creatures) == 1


WELDED_IN: Any = {"rooms": "b", "blocked": "1A1|1B1", "lasting": [Lasting(what="door_cost", n=2, until="round")]}


@rule("AL-CMOVE-03")
def test_up_to_one_sector_may_be_none_so_a_mutant_that_cannot_walk_grows_too() -> None:
    """The doors are welded shut; one step does not open them."""
    t = facing("it_never_stops_growing", "attack:mutant:1", map="R D c", creatures="mutant@1A1", dice="M M M M H H", **WELDED_IN)
    assert offered(t, "it_never_stops_growing")
    plays(t, "it_never_stops_growing")
    go(t, 1, "die:0", "die:1", msg="al-evil-reroll")
    assert (where(t, "k1"), t.state.life) == ("1A1", 10)


@rule("AL-CMOVE-03")
def test_a_mutant_that_cannot_walk_may_grow_instead_of_one_that_can() -> None:
    t = facing(
        "it_never_stops_growing",
        "attack:mutant:1",
        map="R D c - c",
        creatures="mutant@1A1 mutant@1C1",
        dice="M M M M H H",
        **WELDED_IN,
    )
    plays(t, "it_never_stops_growing")
    assert t.keys(1, "al-which-creature") == ("k1", "k2")
    go(t, 1, "k1")
    go(t, 1, "die:0", "die:1", msg="al-evil-reroll")
    assert t.state.life == 10


# Rage


@pytest.mark.parametrize(("danger", "dice", "wounded"), [
    ("", "H M", False), ("", "H H", True), ("1A1", "H H", False),
])  # fmt: skip
@rule("AL-REACT-06")
def test_rage_raises_the_life_value_the_attack_must_reach(danger: str, dice: str, wounded: bool) -> None:
    # A spore is wounded by 1 damage; with rage by 2, dangerous by 3.
    t = facing("rage", "attack:spore:1", creatures="spore@1A1", danger=danger, dice=dice)
    plays(t, "rage")
    assert [c.wounded for c in t.state.creatures] == [wounded]


# Charge


def test_a_charging_creature_walks_two_sectors_toward_the_hero() -> None:
    t = facing("charge", "move:east", creatures="spore@1E1")
    plays(t, "charge")
    assert where(t, "k1") == "1C1"


@rule("AL-CMOVE-08")
def test_a_charge_stops_at_the_hero_and_creatures_already_there_cannot_charge() -> None:
    t = facing("charge", "move:east", creatures="spore@1B1", revealed="1B1", dice="M M M")
    assert not offered(t, "charge")
    t = facing("charge", "move:east", creatures="spore@1C1", dice="M M M")
    plays(t, "charge")
    assert where(t, "k1") == "1B1"
    assert rolled(t, "spore") == [3]


def test_in_danger_the_charging_creature_attacks_with_one_more_die() -> None:
    t = facing("charge", "move:east", creatures="spore@1C1", danger="1B1", dice="M M M M")
    plays(t, "charge")
    assert rolled(t, "spore") == [4]


@rule("AL-CMOVE-08", "AL-DANGER-02")
def test_where_nobody_can_charge_the_danger_effect_speaks_of_nobody_and_the_card_serves_face_down_only_s99() -> None:
    t = facing("charge", "move:east", creatures="spore@1B1", revealed="1B1", danger="1B1", dice="M M M")
    assert not offered(t, "charge")
    t.offers(1, "standard:move")


@rule("AL-CMOVE-08", "AL-DOOR-06")
def test_who_is_shut_in_charges_the_door_s99() -> None:
    t = facing("charge", "move:east", map="c - c - c D c", creatures="spore@1D1", blocked="1C1|1D1")
    plays(t, "charge")
    assert (t.state.blocked, where(t, "k1")) == ([], "1C1")


# Pack


@rule("AL-CMOVE-03")
def test_of_a_pack_in_which_one_can_walk_only_that_one_does_and_it_alone_re_rolls_s99() -> None:
    # Welded shut: a door costs two steps, and the pack has one.
    welded = Lasting(what="door_cost", n=2, until="round")
    shut_in: dict[str, Any] = {
        "map": "c - c - c D c",
        "blocked": "1C1|1D1",
        "lasting": [welded],
        "danger": "1B1",
        "dice": "M M M",
    }
    t = facing("pack", "move:east", creatures="worm@1D1 spore@1C1", **shut_in)
    plays(t, "pack")
    assert (where(t, "k1"), where(t, "k2")) == ("1D1", "1B1")
    t.asks(1, "al-evil-reroll")
    assert {e.on for e in t.state.lasting if e.what == "rerolls_failures"} == {"k2"}
    assert not offered(facing("pack", "move:east", creatures="worm@1D1", **shut_in), "pack")


def test_the_pack_moves_two_creatures_one_sector_each() -> None:
    t = facing("pack", "move:east", creatures="spore@1D1 worm@1E1")
    plays(t, "pack", "k1", "to:1C1")
    assert (where(t, "k1"), where(t, "k2")) == ("1C1", "1D1")
    assert len(heard(t, events.Noise)) == 2


def test_in_danger_one_of_the_pack_re_rolls_its_failures() -> None:
    t = facing("pack", "move:east", creatures="spore@1C1 cultist@1A1", danger="1B1", revealed="1A1", dice="M M M M M H H H")
    # The cultist was left behind with an opportunity attack (1 die), then both come.
    plays(t, "pack", "k1", "to:1B1", "k1")
    assert {e.on for e in t.state.lasting if e.what == "rerolls_failures"} == {"k1"}


# Scent of blood


@rule("AL-DMG-05", "AL-REACT-10")
def test_blood_draws_a_creature_up_to_two_sectors_near_at_once() -> None:
    t = facing("blood_scent", "move:east", creatures="cultist@1A1 worm@1E1", dice="H")
    assert t.state.life == 11  # the opportunity attack hit; the hero has not arrived yet
    assert t.state.hero_at == "1A1"
    plays(t, "blood_scent", "k2", "to:1D1", "stop")
    assert where(t, "k2") == "1D1"


def test_in_danger_the_scent_of_blood_also_gives_evil_a_card() -> None:
    t = facing("blood_scent", "move:east", creatures="cultist@1A1 worm@1E1", danger="1A1", dice="H")
    plays(t, "blood_scent", "k2", "stop", "1:fury")
    assert where(t, "k2") == "1E1"
    assert len(t.state.evil[0].hand) == 1


# Claw back


@pytest.mark.parametrize(("danger", "dice"), [("", 1), ("1A1", 2)])
def test_the_target_of_a_failed_attack_claws_back(danger: str, dice: int) -> None:
    t = facing("claw_back", "attack:cultist:1", creatures="cultist@1A1", danger=danger, dice="M M" + " H" * dice + " M M")
    plays(t, "claw_back")
    assert rolled(t, "cultist") == [dice, 2]  # and again at the end of the turn
    assert t.state.life == 12 - dice


@rule("AL-CATK-01", "AL-GEN-08")
def test_a_target_the_hero_aimed_at_from_afar_claws_back_from_there_and_once_only_s101() -> None:
    aim = ("item:acid_container", "attack:worm:1@0:+2:+0", "keep")
    afar: dict[str, Any] = {"items": "acid_container", "creatures": "worm@1C1", "revealed": "1B1 1C1"}
    t = facing("claw_back", *aim, dice="M M M H", **afar)
    plays(t, "claw_back")
    assert (rolled(t, "worm"), t.state.life, where(t, "k1")) == ([1], 11, "1C1")


def test_an_attack_that_wounds_cannot_be_clawed_back() -> None:
    t = facing("claw_back", "attack:spore:1", creatures="spore@1A1", dice="H M M M M")
    assert not offered(t, "claw_back")
    assert t.state.evil[0].hand == ["claw_back"]


# Smash the lamp


@rule("AL-LIGHT-07")
def test_one_of_the_lamps_just_lit_is_smashed_and_in_danger_the_heros_too() -> None:
    for danger, chosen, burning in (("", "at:1B1", ["1A1", "1C1"]), ("1A1", "at:1C1", ["1B1"]), ("", "at:1A1", ["1B1", "1C1"])):
        t = facing("smash_the_lamp", "interact:box:east", "light:2", map="B - c - c - c - c", danger=danger)
        plays(t, "smash_the_lamp", chosen)
        assert [s.id for s in t.state.sectors.values() if s.lit] == burning


def test_a_lamp_can_be_smashed_only_after_a_repair() -> None:
    t = facing("smash_the_lamp", "interact:mission:SM01", map="R - c - c", rooms="d", missions="SM01 FM04")
    assert not offered(t, "smash_the_lamp")


# Ambush between the shelves


@pytest.mark.parametrize(("danger", "nearest"), [("", 2), ("1A1", 1)])
@rule("AL-SPAWN-02")
def test_an_ambush_appears_nearer_than_its_distance_allows(danger: str, nearest: int) -> None:
    t = facing("ambush_at_the_shelf", "search", danger=danger)
    plays(t, "ambush_at_the_shelf", "kind:spore")
    sectors = [k.removeprefix("at:") for k in t.keys(1, "al-spawn-where")]
    assert sectors[0] == f"1{'ABCDE'[nearest]}1"
    go(t, 1, f"at:{sectors[0]}")
    assert [c.at for c in t.state.creatures] == [sectors[0]]


# Feral


@pytest.mark.parametrize(("danger", "end"), [("", "1B1"), ("1A1", "1A1")])
def test_a_feral_creature_must_be_revealed(danger: str, end: str) -> None:
    t = facing("feral", "explore:east", creatures="spore@1C1 worm@1E1", danger=danger, dice="M M M")
    if danger:
        go(t, 0, "none", msg="al-clear-danger")
    plays(t, "feral", "to:1B1", *(["to:1A1"] if danger else []))
    assert where(t, "k1") == end
    hidden = facing("feral", "explore:east", creatures="worm@1E1")
    assert not offered(hidden, "feral")


# Break through


@pytest.mark.parametrize(("danger", "end"), [("", "1B1"), ("1A1", "1A1")])
def test_a_creature_breaks_through_a_blocked_door_for_free(danger: str, end: str) -> None:
    t = facing(
        "break_through", "move:west", map="c - c D c - c", hero="1B1", creatures="spore@1C1 worm@1D1", blocked="1B1|1C1",
        danger=danger, dice="M M M",
    )  # fmt: skip
    plays(t, "break_through", "to:1B1", *(["to:1A1"] if danger else []))
    assert where(t, "k1") == end
    assert not t.state.blocked


@rule("AL-DOOR-06")
def test_only_a_creature_at_a_blocked_door_can_break_through() -> None:
    t = facing("break_through", "move:west", map="c - c D c - c", hero="1B1", creatures="worm@1D1", blocked="1B1|1C1")
    assert not offered(t, "break_through")


# Frenzy


@pytest.mark.parametrize(("danger", "end"), [("", "1C1"), ("1A1", "1B1")])
def test_a_located_creature_comes_in_frenzy(danger: str, end: str) -> None:
    t = facing("frenzy", "locate", "worm", "stairs", creatures="spore@1B1 worm@1E1", danger=danger)
    plays(t, "frenzy", *["to:1C1", "to:1B1"][: 2 if danger else 1])  # there is only one way out of the end
    assert where(t, "k2") == end
    assert where(t, "k1") == "1B1"


def test_without_a_located_creature_there_is_no_frenzy() -> None:
    t = facing("frenzy", "locate", "room", "stairs", creatures="worm@1E1")
    assert not offered(t, "frenzy")


# Thick hide


@pytest.mark.parametrize(("danger", "dice"), [("", [1]), ("1A1", [])])
@rule("AL-DICE-07")
def test_thick_hide_takes_dice_from_the_attack(danger: str, dice: list[int]) -> None:
    t = facing("thick_hide", "attack:spore:1", creatures="spore@1A1", danger=danger, dice="M M M M")
    plays(t, "thick_hide")
    assert rolled(t, "hero") == dice


# Die with me!


@pytest.mark.parametrize(("danger", "dice"), [("", 3), ("1A1", 4)])
def test_the_creature_that_hurt_the_hero_attacks_again_with_more_dice(danger: str, dice: int) -> None:
    t = facing("die_with_me", "search", creatures="cultist@1A1", danger=danger, dice="H M M M M M")
    go(t, 1, "pass")  # the end of the turn; the attack comes after it
    assert t.state.life == 11
    plays(t, "die_with_me")
    assert rolled(t, "cultist") == [2, dice]


def test_a_loss_that_no_creature_caused_cannot_be_answered_by_it() -> None:
    t = facing("die_with_me", "move:east", creatures="cultist@1C1", revealed="1C1", conditions={"1A1": "web"})
    assert t.state.life == 11
    assert not offered(t, "die_with_me")
