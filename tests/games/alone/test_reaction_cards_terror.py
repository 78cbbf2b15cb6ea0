"""The thirteen designs of the Terror deck, each played normally and dangerously (catalogue 7.6)."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import shocks
from tests.games.alone.playing_cards import facing, go, offered, plays, rolled
from tests.games.alone.scene import hand, heard, shown, where

rule = pytest.mark.rule


# It is horrible!


def test_something_horrible_appears_that_costs_two_composure_or_more() -> None:
    t = facing("it_is_horrible", "move:east", map="c - c - c - c - c / . . . . . . . . | / . . . . . . c - c")
    plays(t, "it_is_horrible")
    assert t.keys(1, "al-spawn-kind") == ("kind:mutant", "kind:worm")  # neither spore nor parasite nor cultist
    go(t, 1, "kind:worm")
    assert [(c.kind, c.at) for c in t.state.creatures] == [("worm", "1D2")]  # the only sector 5 away
    assert heard(t, events.Noise) == [events.Noise("east")]


def test_in_danger_its_shock_is_one_greater_until_the_end_of_the_turn() -> None:
    t = facing("it_is_horrible", "move:east", danger="1B1", held="it_is_horrible charge")
    plays(t, "it_is_horrible")
    monster = t.state.creatures[0]
    assert (monster.kind, monster.at) == ("mutant", "1E1")
    assert shocks.value(hand(t), monster) == 3
    go(t, 1, "order:turn")
    assert shocks.value(hand(t), monster) == 2  # the next turn has begun


# Was I mistaken?


@rule("AL-GEN-09", "AL-VIS-02")
def test_an_element_of_a_revealed_sector_may_be_left_out() -> None:
    t = facing("was_i_mistaken", "explore:east", creatures="worm@1B1 spore@1C1")
    plays(t, "was_i_mistaken", "omit:1B1:creature:k1")
    assert [e.creatures for e in heard(t, events.Revealed)] == [(), ("spore",)]  # type: ignore[attr-defined]
    assert where(t, "k1") == "1B1"


def test_or_a_false_one_shown_and_it_vanishes_when_the_hero_explores_again() -> None:
    t = facing("was_i_mistaken", "explore:east")
    plays(t, "was_i_mistaken", "fake:1B1:danger")
    assert [e.danger for e in heard(t, events.Revealed)] == [True, False]  # type: ignore[attr-defined]
    go(t, 0, "clear:0:+1:+0", msg="al-clear-danger")  # an action on it: it was never there
    assert heard(t, events.FalseElementGone) == [events.FalseElementGone("0:+1:+0", "danger")]
    assert not heard(t, events.DangerRemoved)


def test_in_danger_the_hero_spends_adrenaline_or_loses_two_composure() -> None:
    t = facing("was_i_mistaken", "explore:east", danger="1A1")
    plays(t, "was_i_mistaken", "fake:1C1:creature:worm")
    assert t.keys(0, "al-pay-or-suffer") == ("pay:adrenaline", "suffer")
    go(t, 0, "suffer")
    assert (t.state.composure, t.state.adrenaline) == (10, 3)
    paid = facing("was_i_mistaken", "explore:east", danger="1A1")
    plays(paid, "was_i_mistaken", "fake:1C1:creature:worm")
    go(paid, 0, "pay:adrenaline")
    assert (paid.state.composure, paid.state.adrenaline) == (12, 2)
    poor = facing("was_i_mistaken", "explore:east", danger="1A1", adrenaline=0)
    plays(poor, "was_i_mistaken", "fake:1C1:creature:worm")
    assert poor.state.composure == 10  # nothing to pay with, nothing to ask


def test_sectors_the_hero_already_sees_cannot_be_mistaken() -> None:
    assert not offered(facing("was_i_mistaken", "explore:east", revealed="1B1 1C1"), "was_i_mistaken")


# Whispers


def test_whispers_may_move_a_target_to_the_other_floor() -> None:
    t = facing("whispers", "locate", "worm", "stairs", creatures="worm@1C1")
    plays(t, "whispers")
    t.offers_not(1, "say:1")
    go(t, 1, "floor:other", msg="al-say-floor")
    assert t.ever_told(events.Located, target="worm") == events.Located("worm", 2, False)


def test_in_danger_whispers_may_also_be_wrong_by_two() -> None:
    t = facing("whispers", "locate", "worm", "spore", creatures="worm@1C1 spore@1B1", danger="1A1")
    plays(t, "whispers")
    go(t, 1, "say:4", msg="al-say-distance")
    go(t, 1, "floor:same", msg="al-say-floor")
    assert t.keys(1, "al-say-distance") == ("say:0", "say:1", "say:2", "say:3")  # never below 0
    go(t, 1, "say:0")
    go(t, 1, "floor:other")
    assert t.ever_told(events.Located, target="worm") == events.Located("worm", 4, True)
    assert t.ever_told(events.Located, target="spore") == events.Located("spore", 0, False)


@rule("AL-LOC-08")
def test_there_is_nothing_to_whisper_about_targets_that_are_not_there_or_already_on_the_other_floor() -> None:
    assert not offered(facing("whispers", "locate", "boss", "stairs", creatures="worm@1C1"), "whispers")


# Lights out!


@pytest.mark.parametrize(("danger", "burning"), [("", ["1B1", "1C1"]), ("1A1", ["1C1"])])
@rule("AL-LIGHT-07")
def test_the_light_goes_out_before_the_hero_leaves(danger: str, burning: list[str]) -> None:
    t = facing("lights_out", "move:east", lit="1A1 1B1 1C1", danger=danger, creatures="spore@1A1", dice="M M M")
    plays(t, "lights_out")
    assert [s.id for s in t.state.sectors.values() if s.lit] == burning
    assert rolled(t, "opportunity") == [1]  # in the light there would have been none


def test_in_the_dark_no_light_can_go_out() -> None:
    assert not offered(facing("lights_out", "move:east", lit="1C1"), "lights_out")


# Panic and nightmare vision


@pytest.mark.parametrize(("danger", "composure"), [("", 9), ("1B1", 8)])
@rule("AL-DMG-05", "AL-REACT-15")
def test_panic_costs_more_composure(danger: str, composure: int) -> None:
    t = facing("panic", "move:east", creatures="worm@1B1", danger=danger, dice="M M M")
    assert t.state.composure == 10  # the shock
    plays(t, "panic")
    assert t.state.composure == composure


@pytest.mark.parametrize(("danger", "cards"), [("", 1), ("1B1", 2)])
@rule("AL-EVIL-02")
def test_a_nightmare_vision_gives_evil_cards(danger: str, cards: int) -> None:
    t = facing("nightmare_vision", "move:east", creatures="worm@1B1", danger=danger, dice="M M M")
    plays(t, "nightmare_vision", *["1:terror"] * cards)
    assert len(t.state.evil[0].hand) == cards


# Paralysis


@rule("AL-ITEM-10")
def test_a_paralysed_hero_attacks_without_the_item_and_keeps_its_charge() -> None:
    t = facing(
        "paralysis", "item:plasma_cutter", "attack:spore:1", items="plasma_cutter", creatures="spore@1A1", dice="M M M M M"
    )
    assert t.state.items[0].charges == 2
    plays(t, "paralysis")
    assert rolled(t, "hero") == [2]
    assert t.state.items[0].charges == 3


def test_an_item_attack_from_afar_comes_to_nothing() -> None:
    t = facing(
        "paralysis", "item:acid_container", "attack:spore:1@0:+1:+0", items="acid_container", creatures="spore@1B1", revealed="1B1"
    )  # fmt: skip
    plays(t, "paralysis")
    assert rolled(t, "hero") == []
    assert t.ever_told(events.Fizzled, action="attack")
    assert t.state.items[0].charges == 3


def test_in_danger_a_paralysed_hero_rolls_one_die_less() -> None:
    t = facing("paralysis", "attack:spore:1", creatures="spore@1A1", danger="1A1", dice="M M M M M")
    plays(t, "paralysis")
    assert rolled(t, "hero") == [1]


def test_opportunity_items_are_paralysed_too_and_without_items_there_is_nothing_to_forbid() -> None:
    t = facing("paralysis", "attack:spore:1", creatures="spore@1A1", items="night_vision_visor", dice="M M M M M")
    plays(t, "paralysis")
    t.never_told(events.ItemUsed)
    t.asks_not(0, "al-opportunity")
    assert rolled(t, "hero") == [2]
    assert not offered(facing("paralysis", "attack:spore:1", creatures="spore@1A1", items="medkit", dice="M M"), "paralysis")


@rule("AL-ITEM-04")
def test_while_a_paralysed_attack_lasts_the_armour_helps_against_nothing_and_at_the_end_of_the_turn_again_s100() -> None:
    t = facing(
        "paralysis", "item:plasma_cutter", "attack:mutant:1", held="paralysis claw_back",
        items="plasma_cutter body_armour", creatures="mutant@1A1", dice="M M H H M",
    )  # fmt: skip
    plays(t, "paralysis")
    go(t, 1, "play:claw_back")
    assert t.state.life == 11  # nobody asked for the armour
    t.asks(0, "al-opportunity").offers(0, "use:body_armour")  # against the attack at the end of the turn


# Faces in the dark


@pytest.mark.parametrize(("danger", "lost"), [("", 2), ("1A1", 3)])
@rule("AL-DMG-06")
def test_every_face_the_hero_has_just_seen_costs_composure_in_one_loss(danger: str, lost: int) -> None:
    t = facing("faces_in_the_dark", "explore:east", creatures="spore@1B1 mutant@1C1 worm@1D1", danger=danger)
    if danger:
        go(t, 0, "none", msg="al-clear-danger")
    plays(t, "faces_in_the_dark")
    assert [(e.kind, e.n) for e in heard(t, events.Lost)] == [("composure", lost)]  # type: ignore[attr-defined]


def test_faces_seen_before_and_none_at_all_cost_nothing() -> None:
    assert not offered(facing("faces_in_the_dark", "explore:east"), "faces_in_the_dark")
    known = facing("faces_in_the_dark", "explore:east", creatures="spore@1B1", revealed="1B1")
    assert not offered(known, "faces_in_the_dark")


# Lost


@pytest.mark.parametrize(("danger", "left"), [("", ["1A1", "1B1"]), ("1A1", ["1A1"])])
def test_the_lost_hero_sees_only_what_is_near(danger: str, left: list[str]) -> None:
    t = facing("lost", "interact:box:west", map="B - c - c - c - c", revealed="1B1 1C1 1E1", danger=danger)
    plays(t, "lost")
    assert shown(t) == left


def test_nobody_is_lost_where_nothing_can_be_forgotten() -> None:
    assert not offered(facing("lost", "interact:box:west", map="B - c - c", revealed="1B1"), "lost")


# Sense of dread


def test_dread_leaves_a_card_in_the_drawer() -> None:
    t = facing("dread", "search", map="R - c - c")
    plays(t, "dread")
    go(t, 0, "draw:3", msg="al-room-search")
    assert [i.charges for i in t.state.items] == [3, 3]


def test_in_danger_what_is_found_has_two_charges() -> None:
    t = facing("dread", "search", danger="1A1")
    plays(t, "dread")
    assert [i.charges for i in t.state.items] == [2]  # at least one card is drawn


def test_where_only_one_card_is_drawn_there_is_nothing_to_dread() -> None:
    assert not offered(facing("dread", "search"), "dread")


# Cold sweat


@pytest.mark.parametrize(("danger", "lost"), [("", 1), ("1B1", 2)])
def test_cold_sweat_costs_adrenaline_or_composure(danger: str, lost: int) -> None:
    t = facing("cold_sweat", "move:east", danger=danger)
    plays(t, "cold_sweat")
    go(t, 0, "suffer", msg="al-pay-or-suffer")
    assert t.state.composure == 12 - lost
    paid = facing("cold_sweat", "move:east", danger=danger)
    plays(paid, "cold_sweat")
    go(paid, 0, "pay:adrenaline")
    assert (paid.state.composure, paid.state.adrenaline) == (12, 2)


# Echoes


@pytest.mark.parametrize(("danger", "noises"), [("", ["east"]), ("1A1", ["east", "other_floor"])])
@rule("AL-NOISE-13")
def test_echoes_are_noises_nobody_makes(danger: str, noises: list[str]) -> None:
    t = facing("echoes", "locate", "room", "stairs", danger=danger)
    plays(t, "echoes", *[f"noise:{way}" for way in noises])
    assert heard(t, events.Noise) == [events.Noise(way) for way in noises]
    assert heard(t, events.FalseNoise, viewer=1) == [events.FalseNoise(way) for way in noises]
    assert not heard(t, events.FalseNoise)


# Hallucination


def test_a_hallucination_is_a_creature_that_is_not_there() -> None:
    t = facing("hallucination", "explore:east")
    plays(t, "hallucination")
    assert all(k.startswith("fake:") and ":creature:" in k for k in t.keys(1, "al-card-lie"))
    go(t, 1, "fake:1B1:creature:worm")
    assert [e.creatures for e in heard(t, events.Revealed)] == [("worm",), ()]  # type: ignore[attr-defined]
    assert not t.state.creatures
    assert t.state.composure == 12


@rule("AL-XP-09", "AL-SHOCK-07")
def test_in_danger_the_hallucination_shocks_and_bravery_helps_against_it() -> None:
    t = facing("hallucination", "explore:east", danger="1A1")
    plays(t, "hallucination", "fake:1B1:creature:worm")
    assert t.state.composure == 11
    brave = facing("hallucination", "explore:east", danger="1A1", experience={"bravery": 2}, dice="M")
    plays(brave, "hallucination", "fake:1B1:creature:worm")
    go(brave, 0, "use", msg="al-bravery")
    assert brave.state.composure == 12
