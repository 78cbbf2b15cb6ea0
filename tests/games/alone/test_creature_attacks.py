"""Attacks by creatures at the end of a turn: AL-CATK, AL-SAB-03, AL-DICE-04."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import creature_attacks
from games.alone.state import AloneState, Lasting, Played
from games.kernel.testing import Play
from tests.games.alone.playing_cards import facing, go, plays, rolled, sitting
from tests.games.alone.scene import Bench, bench, heard, scene, through

rule = pytest.mark.rule

ROW = "c - c - c - c - c"
GROWING = "it_never_stops_growing"


def attacking(**situation: Any) -> Bench[None]:
    return bench(creature_attacks.all_attack, **situation)


def rollers(t: Play[AloneState]) -> list[str]:
    return [e.by for e in heard(t, events.Rolled)]  # type: ignore[attr-defined]


@rule("AL-CATK-01")
def test_every_creature_in_the_heros_sector_attacks_by_itself_and_no_other() -> None:
    t = through(scene(ROW, creatures="spore@1A1 spore@1A1 mutant@1B1", revealed="1B1", dice="M M M M M M").says(0, "search"))
    assert rollers(t) == ["spore", "spore"]
    # Nobody was asked: evil cannot decline, and needed no card.
    assert t.state.spaces == []
    t.asks(0, "al-turn")


@rule("AL-CATK-02")
def test_the_dice_are_rolled_for_each_creature_separately() -> None:
    t = attacking(creatures="spore@1A1 mutant@1A1", dice="H M M H H")
    assert [(e.by, len(e.faces)) for e in heard(t, events.Rolled)] == [("spore", 3), ("mutant", 2)]  # type: ignore[attr-defined]
    assert [e.n for e in heard(t, events.Lost)] == [1, 2]  # type: ignore[attr-defined]


@rule("AL-CATK-03", "AL-LIGHT-03")
@pytest.mark.parametrize(
    ("kind", "dark", "light"), [("spore", 3, 2), ("parasite", 2, 1), ("mutant", 2, 1), ("cultist", 2, 2), ("worm", 3, 0)]
)
def test_the_first_number_counts_in_the_dark_the_second_in_light(kind: str, dark: int, light: int) -> None:
    assert rolled(attacking(creatures=f"{kind}@1A1", dice="M M M"), kind) == [dark]
    assert rolled(attacking(creatures=f"{kind}@1A1", lit="1A1", dice="M M M"), kind) == ([light] if light else [])


@rule("AL-CATK-04")
def test_each_hit_costs_one_life() -> None:
    t = attacking(creatures="spore@1A1", dice="H H M")
    assert t.state.life == 10
    t.ever_told(events.Lost, kind="life", n=2, by="spore")


@rule("AL-DICE-04", "AL-DANGER-03")
@pytest.mark.parametrize(("danger", "life"), [("1A1", 9), ("1B1", 11), ("", 11)])
def test_conditional_faces_hit_if_the_heros_sector_holds_a_danger_marker(danger: str, life: int) -> None:
    assert attacking(creatures="spore@1A1", danger=danger, dice="H C C").state.life == life


@rule("AL-CATK-05")
def test_wounded_creatures_attack_with_full_dice() -> None:
    assert rolled(attacking(creatures="spore*@1A1", dice="M M M"), "spore") == [3]


@rule("AL-CATK-06")
def test_the_leader_orders_the_attacks_and_each_is_finished_with_its_loss_before_the_next() -> None:
    t = facing("blood_scent", "search", creatures="spore@1A1 worm@1A1", dice="H M M H M M")
    go(t, 1, "pass", msg="al-react")
    t.asks(1, "al-attack-order").offers(1, "k1", "k2")
    assert dict(t.question(1).options[0].args)["dice"] == 3
    go(t, 1, "k2")
    assert rollers(t) == ["worm"]
    t.asks(1, "al-react")  # the loss of the first attack is answered before the second is rolled
    go(t, 1, "pass")
    assert rollers(t) == ["worm", "spore"]


@rule("AL-CATK-06")
def test_by_default_the_strongest_attacks_first_and_without_reason_nobody_is_asked_for_an_order() -> None:
    t = sitting(ROW, creatures="mutant@1A1 spore@1A1", hands={1: "blood_scent"}, dice="M M M M M")
    go(t, 0, "search")
    go(t, 1, "pass", msg="al-react")
    assert t.live.default(t.question(1, "al-attack-order")) == ("k2",)
    # With an empty hand and nothing of the hero's that could come in between, the order cannot matter.
    nothing = attacking(creatures="mutant@1A1 spore@1A1", dice="M M M M M")
    assert nothing.over
    alike = attacking(creatures="spore@1A1 spore@1A1", hands={1: "blood_scent"}, dice="M M M M M M")
    assert alike.over


@rule("AL-CATK-07")
def test_a_creature_attacks_once_however_it_came_in() -> None:
    t = facing("skitter", "move:east", map="c - c - c - c", creatures="spore@1D1", dice="M M M")
    plays(t, "skitter", "to:1B1")
    assert rolled(t, "spore") == [3]


@rule("AL-CATK-07")
def test_who_comes_during_the_attacks_attacks_too_and_still_only_once() -> None:
    t = facing("blood_scent", "search", creatures="spore@1A1 mutant@1B1", revealed="1B1", dice="H M M M M")
    go(t, 1, "pass", msg="al-react")
    plays(t, "blood_scent", "k2", "to:1A1", "stop")
    assert rollers(t) == ["spore", "mutant"]


@rule("AL-CMOVE-07")
def test_a_creature_that_a_card_moved_out_does_not_attack() -> None:
    t = facing("skitter", "move:east", map="c - c - c", creatures="spore@1B1")
    go(t, 1, "standard:move")
    go(t, 1, "to:1C1")
    assert rollers(t) == []


# What cards change


def test_cards_add_and_take_dice_for_one_creature_or_a_sector_never_below_none() -> None:
    more = [Lasting(what="creature_dice", n=1, on="k1", until="turn")]
    assert rolled(attacking(creatures="mutant@1A1", lasting=more, dice="M M M"), "mutant") == [3]
    less = [Lasting(what="sector_dice", n=-1, on="1A1", until="turn")]
    assert rolled(attacking(creatures="mutant@1A1", lasting=less, dice="M M M"), "mutant") == [1]
    none = [Lasting(what="sector_dice", n=-9, on="1A1", until="turn")]
    assert rolled(attacking(creatures="mutant@1A1", lasting=none), "mutant") == []
    held = [Lasting(what="no_attack", on="k1", until="turn")]
    assert rolled(attacking(creatures="mutant@1A1", lasting=held), "mutant") == []


@rule("AL-DICE-05")
def test_evils_re_rolls_come_before_the_heros_and_each_die_once_for_each_effect() -> None:
    again = [Lasting(what="rerolls_failures", n=1, on="k1", until="turn", card="pack")]
    t = attacking(creatures="mutant@1A1", lasting=again, experience={"agility": 2}, items="body_armour", dice="M H H M H M")
    t.says(1, "die:0", msg="al-evil-reroll")  # M becomes H: two hits
    t.says(0, "use:body_armour")  # both again: M H
    t.says(0, "die:1", msg="al-agility")  # H becomes M
    assert [e.source for e in heard(t, events.Rerolled)] == ["pack", "body_armour", "agility"]  # type: ignore[attr-defined]
    assert t.state.life == 12


def test_a_deadly_bonus_is_evils_choice_and_kills_the_creature_after_its_attack() -> None:
    bonus = [Lasting(what="deadly_bonus", n=2, on="k1", until="turn")]
    t = attacking(creatures="mutant@1A1", lasting=bonus, dice="H M M M")
    assert t.live.default(t.question(1, "al-deadly-bonus")) == ("no",)
    t.says(1, "deadly")
    assert rolled(t, "mutant") == [4]
    assert t.state.creatures == []
    assert t.state.experience == {}
    spared = attacking(creatures="mutant@1A1", lasting=bonus, dice="M M").says(1, "no")
    assert len(spared.state.creatures) == 1


def test_d47_the_player_of_the_card_decides_about_its_bonus() -> None:
    def laid(s: AloneState) -> None:
        s.spaces = [Played(card="rage", seat=1), Played(card="pack", seat=2, sideways=True)]

    again = [Lasting(what="rerolls_failures", n=1, on="k1", until="turn", card="pack")]
    t = attacking(creatures="mutant@1A1", lasting=again, evil=2, leader=1, change=laid, dice="M M")
    t.asks(2, "al-evil-reroll").asks_not(1)


def test_hit_and_run_moves_its_creature_away_after_the_attacks() -> None:
    off = [Lasting(what="moves_after", n=1, on="k1", until="turn")]
    t = attacking(map=ROW, hero="1A1", creatures="spore@1A1", lasting=off, dice="M M M")
    assert rolled(t, "spore") == [3]
    assert t.state.creatures[0].at == "1B1"


# The Saboteur


@rule("AL-SAB-03")
def test_a_revealed_saboteur_in_line_of_sight_attacks_from_a_distance_once() -> None:
    base = "c - c - c - R"
    seen = attacking(map=base, creatures="cultist!FM10@1C1", revealed="1B1 1C1", missions="SM01x PM02x FM10!", dice="H M M")
    assert rolled(seen, "cultist") == [3]  # AL-SAB-02: the violet side
    assert seen.state.life == 11
    hidden = attacking(map=base, creatures="cultist!FM10@1C1", revealed="1B1", missions="SM01x PM02x FM10!")
    assert rolled(hidden, "cultist") == []
    here = attacking(map=base, creatures="cultist!FM10@1A1", missions="SM01x PM02x FM10!", dice="M M M")
    assert rolled(here, "cultist") == [3]


@rule("AL-SAB-03")
def test_out_of_sight_and_in_the_mist_he_does_not_attack_and_other_creatures_never_do_from_afar() -> None:
    bend = "c - c / . . | / . . c"
    behind = attacking(map=bend, creatures="cultist!FM10@1B2", revealed="1B1 1B2", missions="SM01x PM07x FM10!")
    assert rolled(behind, "cultist") == []
    mist = attacking(map=ROW, creatures="cultist!FM10@1C1", revealed="1B1 1C1", missions="SM01x PM02 FM10!")
    assert rolled(mist, "cultist") == []
    other = attacking(map=ROW, creatures="cultist@1B1", revealed="1B1")
    assert rolled(other, "cultist") == []


# Alike to the eye


def grown(*, choice: str = "", hand: str = " charge", **situation: Any) -> Play[AloneState]:
    t = facing(GROWING, "attack:mutant:1", held=GROWING + hand, danger="1A1", dice="M M " * 8, **situation)
    plays(t, GROWING)
    return go(t, 1, choice) if choice else t


@rule("AL-CATK-06")
def test_s38_the_leader_orders_two_that_look_alike_if_a_card_made_one_of_them_another() -> None:
    """D-33: the one that may attack to death goes last or first, as the leader likes."""
    t = grown(choice="k2", creatures="mutant@1A1 mutant@1A1")
    go(t, 1, "stop", msg="al-walk")
    go(t, 1, "pass", msg="al-react")
    t.asks(1, "al-attack-order").offers(1, "k1", "k2")
    go(t, 1, "k1")
    go(t, 1, "deadly", msg="al-deadly-bonus")  # k1 has been and had nothing to decide
    assert rolled(t, "mutant") == [2, 4]


@rule("AL-CATK-06")
def test_s38_without_such_a_card_nobody_is_asked_about_two_that_are_alike() -> None:
    t = facing("claw_back", "search", creatures="mutant@1A1 mutant@1A1", dice="M M M M", item_deck="", held="claw_back charge")
    go(t, 1, "pass", msg="al-react")
    assert rolled(t, "mutant") == [2, 2]
    one = grown(creatures="mutant@1A1", hand="")
    go(one, 1, "stop", msg="al-walk")
    go(one, 1, "no", msg="al-deadly-bonus")
    assert rolled(one, "mutant") == [2]
