"""The four characters: as hero, as companion, and their sacrifice (catalogue 7.8, AL-COMP)."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.state import AloneState
from games.kernel.testing import Play
from tests.games.alone.playing_cards import go, rolled, sitting
from tests.games.alone.scene import heard

rule = pytest.mark.rule


def doing(t: Play[AloneState], *keys: str) -> Play[AloneState]:
    for key in keys:
        go(t, 0, key)
    return t


def charges(t: Play[AloneState]) -> dict[str, int]:
    return {c.character: c.charges for c in t.state.companions}


# The pilot


def test_the_pilot_moves_two_sectors_once_per_round() -> None:
    t = sitting(character="pilot")
    doing(t, "move:east", "hero:east")
    assert t.state.hero_at == "1C1"
    doing(t, "move:east")
    t.asks(0, "al-turn")
    assert t.state.hero_at == "1D1"


@rule("AL-COMP-04")
def test_with_a_pilot_as_companion_a_charge_buys_one_more_sector() -> None:
    t = sitting(companions="pilot")
    doing(t, "move:east", "companion:east")
    assert t.state.hero_at == "1C1"
    assert charges(t) == {"pilot": 5}


@rule("AL-COMP-03", "AL-OPP-01")
def test_the_pilots_sacrifice_is_a_flight_of_four_sectors_under_no_attack() -> None:
    t = sitting(companions="pilot:2", creatures="spore@1A1 spore@1B1", revealed="1B1")
    doing(t, "sacrifice:pilot")
    if t.question(0).msg != "al-move-on":
        doing(t, "move:east")
    doing(t, "move:east", "move:east", "move:east")
    assert t.state.hero_at == "1E1"
    assert rolled(t, "opportunity") == []
    assert charges(t) == {}
    t.asks(0, "al-turn")  # it was no action
    assert t.state.turn == 0


# The technician


@rule("AL-UPG-02", "AL-UPG-03")
def test_the_technician_upgrades_with_any_material_once_per_search() -> None:
    t = sitting(character="technician", items="medkit jetpack decoy", item_deck="drone")
    doing(t, "search")
    # The medkit needs a chemical charge; nothing but itself is chemical.
    t.offers(0, "upgrade:medkit:jetpack")
    doing(t, "upgrade:medkit:jetpack")
    t.offers_not(0, "upgrade:jetpack:decoy")  # needs chemical too: once is once
    other = sitting(items="medkit jetpack decoy", item_deck="drone")
    doing(other, "search")
    other.offers_not(0, "upgrade:medkit:jetpack")


@rule("AL-COMP-04", "AL-ITEM-05")
def test_with_a_technician_as_companion_an_item_costs_no_charge() -> None:
    t = sitting(companions="technician", items="medkit", life=3)
    doing(t, "item:medkit", "companion")
    assert t.state.life == 5
    assert t.state.items[0].charges == 3
    assert charges(t) == {"technician": 5}


@rule("AL-COMP-03", "AL-TURN-12")
def test_the_technicians_sacrifice_is_a_free_search_and_any_material_this_turn() -> None:
    t = sitting(companions="technician", items="medkit jetpack", item_deck="drone decoy flare")
    doing(t, "sacrifice:technician")
    assert [i.card for i in t.state.items] == ["medkit", "jetpack", "drone", "decoy"]
    doing(t, "upgrade:medkit:jetpack", "upgrade:jetpack:decoy", "done")
    t.asks(0, "al-turn")
    assert t.state.turn == 0
    assert [i.card for i in t.state.items if i.upgraded] == ["medkit", "jetpack"]
    assert t.state.announced == ["search"]  # evil may answer it like any Search


# The commander


def test_the_commander_re_rolls_a_whole_attack_once_per_round() -> None:
    t = sitting(character="commander", creatures="cultist@1A1", dice="H M M M M M")
    doing(t, "attack:cultist:1", "commander")
    assert [len(e.faces) for e in heard(t, events.Rerolled) if isinstance(e, events.Rerolled)] == [2]
    doing(t, "attack:cultist:1")
    t.asks(0, "al-turn")  # not a second time


@rule("AL-COMP-04")
def test_with_a_commander_as_companion_an_attack_has_one_more_die() -> None:
    t = sitting(companions="commander", creatures="cultist@1A1", dice="M M M M M")
    doing(t, "attack:cultist:1", "use")
    assert rolled(t, "hero") == [3]
    assert charges(t) == {"commander": 5}


@rule("AL-COMP-03", "AL-TURN-12")
def test_the_commanders_sacrifice_is_a_free_attack_with_five_dice() -> None:
    t = sitting(companions="commander", creatures="cultist@1A1", dice="H H H H M")
    doing(t, "sacrifice:commander")
    assert rolled(t, "hero") == [5]
    assert not t.state.creatures
    assert charges(t) == {}
    t.asks(0, "al-turn")
    assert t.state.turn == 0
    sitting(companions="commander").offers_not(0, "sacrifice:commander")  # nobody to attack


# The ship's doctor


@pytest.mark.parametrize("track", ["life", "composure"])
@rule("AL-END-02", "AL-HEAL-02")
def test_the_doctor_heals_at_the_end_of_a_round(track: str) -> None:
    t = sitting(character="doctor", life=3, composure=3, turn=7)
    doing(t, "locate", "room", "stairs")
    go(t, 0, track, msg="al-doctor")
    t.until(0, "al-turn")
    assert (t.state.life, t.state.composure) == ((4, 3) if track == "life" else (3, 4))


@rule("AL-COMP-04")
def test_with_a_doctor_as_companion_a_charge_heals_a_point() -> None:
    t = sitting(character="pilot", companions="doctor", life=3)
    doing(t, "companion:doctor:life")
    assert t.state.life == 4
    assert charges(t) == {"doctor": 5}
    t.offers_not(0, "companion:doctor:life")  # once per turn


@rule("AL-COMP-03", "AL-HEAL-02")
def test_the_doctors_sacrifice_heals_four_points_in_any_split_under_the_limit() -> None:
    t = sitting(character="pilot", companions="doctor", life=7, composure=2)
    doing(t, "sacrifice:doctor", "life", "composure", "composure", "composure")
    assert (t.state.life, t.state.composure) == (8, 5)
    assert charges(t) == {}
    sitting(character="pilot", companions="doctor", life=9, composure=8).offers_not(0, "sacrifice:doctor")


@rule("AL-COMP-10")
def test_nobody_is_hero_and_companion_at_once() -> None:
    t = sitting("R - c - c", rooms="d", missions="SM01 FM04", companions="pilot technician commander")
    doing(t, "interact:mission:SM01")
    assert len(t.state.companions) == 3  # the doctor is the hero: nobody is left to join
