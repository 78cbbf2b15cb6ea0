"""Opportunity attacks: AL-OPP, worked example X-02."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.state import AloneState, Lasting
from games.kernel.testing import Play
from tests.games.alone.playing_cards import facing, go, offered, plays, rolled
from tests.games.alone.scene import heard, scene, through, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


def leaving(how: str = "move:east", *, base: str = ROW, **situation: Any) -> Play[AloneState]:
    return through(scene(base, **situation).says(0, how))


@rule("AL-OPP-01")
def test_leaving_a_sector_with_a_creature_brings_an_opportunity_attack_leaving_an_empty_one_does_not() -> None:
    assert rolled(leaving(creatures="worm@1A1", dice="M"), "opportunity") == [1]
    assert rolled(leaving(creatures="worm@1B1 spore@1C1"), "opportunity") == []


@rule("AL-OPP-02")
@pytest.mark.parametrize(
    ("creatures", "dice"), [("worm@1A1", 1), ("spore@1A1 worm@1A1", 2), ("spore@1A1 cultist*@1A1 worm@1A1", 3)]
)
def test_one_die_for_each_creature_whatever_its_attack_value(creatures: str, dice: int) -> None:
    assert rolled(leaving(creatures=creatures, dice="M M M"), "opportunity") == [dice]


@rule("AL-OPP-03", "AL-LIGHT-04")
@pytest.mark.parametrize(("creatures", "dice"), [("spore@1A1 worm@1A1", [1]), ("spore@1A1", [])])
def test_leaving_a_lit_sector_takes_one_die_in_total_down_to_none(creatures: str, dice: list[int]) -> None:
    t = leaving(creatures=creatures, lit="1A1", dice="M")
    assert rolled(t, "opportunity") == dice
    assert t.state.hero_at == "1B1"


@rule("AL-OPP-04")
def test_each_hit_costs_one_life() -> None:
    t = leaving(creatures="spore@1A1 worm@1A1 mutant@1A1", dice="H M H")
    assert t.state.life == 10
    assert t.ever_told(events.Lost, kind="life").by == "opportunity"


@rule("AL-OPP-05")
def test_it_is_one_roll_for_all_creatures_and_one_for_each_sector_left() -> None:
    t = scene(ROW, creatures="spore@1A1 worm@1A1 parasite@1B1", items="jetpack", dice="M M M")
    through(t.says(0, "item:jetpack").says(0, "way:east"))
    assert rolled(t, "opportunity") == [2]
    through(t.says(0, "move:east", msg="al-move-on"))
    assert rolled(t, "opportunity") == [2, 1]


@rule("AL-OPP-06")
def test_it_needs_no_card_and_no_space_and_evil_is_not_asked() -> None:
    t = scene(ROW, creatures="spore@1A1", dice="H", turn=5, change=_all_spaces_full)
    t.says(0, "move:east").told(events.Rolled, by="opportunity")
    assert t.state.life == 11


def _all_spaces_full(s: AloneState) -> None:
    from games.alone.state import Played

    s.spaces = [Played(card="pack", seat=1, face_down=True, sideways=i > 0) for i in range(5)]


@rule("AL-OPP-07")
@pytest.mark.parametrize(("danger", "life"), [("1A1", 11), ("1B1", 12), ("", 12)])
def test_a_danger_marker_in_the_sector_being_left_makes_conditional_faces_hits(danger: str, life: int) -> None:
    assert leaving(creatures="spore@1A1", danger=danger, dice="C").state.life == life


@rule("AL-OPP-08")
def test_unblocking_a_door_is_not_leaving() -> None:
    t = leaving("unblock:east", base="c D c", creatures="spore@1A1", blocked="1A1|1B1")
    assert rolled(t, "opportunity") == []


@rule("AL-MISS-09")
def test_gravity_failure_adds_a_die_but_only_where_there_are_creatures() -> None:
    assert rolled(leaving(creatures="spore@1A1", missions="SM01 PM01 FM02", dice="M M"), "opportunity") == [2]
    assert rolled(leaving(missions="SM01 PM01 FM02"), "opportunity") == []
    assert rolled(leaving(creatures="spore@1A1", missions="SM01 PM01x FM02!", dice="M"), "opportunity") == [1]


def test_s27_dice_of_single_creatures_change_nothing_and_smoke_takes_the_attack_away() -> None:
    stronger = [Lasting(what="creature_dice", n=2, on="k1", until="turn")]
    assert rolled(leaving(creatures="spore@1A1", lasting=stronger, dice="M"), "opportunity") == [1]
    smoke = [Lasting(what="no_opportunity", on="1A1", until="turn")]
    assert rolled(leaving(creatures="spore@1A1", lasting=smoke), "opportunity") == []


def test_s27_agility_and_body_armour_answer_it_too() -> None:
    t = scene(ROW, creatures="spore@1A1 worm@1A1", items="body_armour", experience={"agility": 2}, dice="H H H M M")
    t.says(0, "move:east")
    through(t).says(0, "use:body_armour")
    assert [e.hits for e in heard(t, events.Rerolled)] == [1]  # type: ignore[attr-defined]
    t.says(0, "die:0", msg="al-agility")
    assert t.state.life == 12
    assert t.state.hero_at == "1B1"


@rule("AL-OPP-02", "AL-OPP-03")
@pytest.mark.parametrize(("die", "danger", "life"), [("H", "", 11), ("C", "", 12), ("M", "", 12), ("C", "1A1", 11)])
def test_x02_opportunity_attack_in_light(die: str, danger: str, life: int) -> None:
    t = leaving(creatures="spore@1A1 worm@1A1", lit="1A1", danger=danger, dice=die)
    assert rolled(t, "opportunity") == [1]
    assert t.state.life == life


# Who struck (S-93)


@rule("AL-OPP-05", "AL-DMG-06")
def test_s93_all_that_strike_together_have_caused_the_loss_and_another_is_none_of_them() -> None:
    """Overrun moves another creature: only the one that stood elsewhere."""
    t = facing("overrun", "move:east", creatures="spore@1A1 spore@1A1 worm@1D1", dice="H H M M M M M M")
    plays(t, "overrun")
    go(t, 1, "to:1C1", msg="al-walk")
    assert [where(t, id) for id in ("k1", "k2", "k3")] == ["1A1", "1A1", "1C1"]
    nobody_else = facing("overrun", "move:east", creatures="spore@1A1 spore@1A1", dice="H H")
    assert not offered(nobody_else, "overrun")


@rule("AL-OPP-05", "AL-DMG-06")
def test_s93_one_of_those_that_struck_together_may_strike_again() -> None:
    t = facing("die_with_me", "move:east", creatures="spore@1A1 worm@1A1", dice="H M H H H H H")
    assert offered(t, "die_with_me")
    plays(t, "die_with_me", "k2")
    assert rolled(t, "worm") == [4]
    assert t.state.life == 12 - 1 - 4
    alone = facing("die_with_me", "move:east", creatures="worm@1A1", dice="H M M M M")
    plays(alone, "die_with_me")
    assert rolled(alone, "worm") == [4]
