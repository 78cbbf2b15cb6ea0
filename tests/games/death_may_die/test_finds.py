"""Every Discovery card of Episode 1."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import rolls, running

from .house import CARDS, beth, elizabeth, finds, hand, ian, night, nobody_special, play

VAMPIRE = {"office": ["fire-vampire"]}


def test_1_jerome_and_the_bleach() -> None:
    t = finds("find-1", ian(), beth()).says(0, "take:left")
    assert (t.me.stress, hand(t.state).level(0, "stealth")) == (2, 1)
    t = play(night(ian("office", holds=["find-1:right"]), enemies={"office": ["fire-vampire", "cultist"]})).says(
        0, "use:find-1:0"
    )
    assert (t.wounds_of("fire-vampire.1"), t.wounds_of("cultist.1"), t.me.cards) == (2, 0, [])
    play(night(ian("office", holds=["find-1:right"]), enemies={"office": ["cultist"]})).offers_not(0, "use:find-1:0")


def test_2_the_fire_axe_and_the_night_lamp() -> None:
    g = hand(night(nobody_special("office", holds=["find-2:left"])))
    assert (rolls.bonus_dice(g, 0, "attack", []), rolls.bonus_dice(g, 0, "shot", [])) == (1, 0)
    s = night(nobody_special("office", stress=5, holds=["find-2:right"]), enemies=VAMPIRE, rerolls=True)
    t = play(s, attack="x x x x x x", attacked="x x x").says(0, "attack:fire-vampire.1").says(0, "again:standard:blank:1")
    t.says(0, "attack:fire-vampire.1").asks_not(0, "dmd-reroll")
    lamp = night(nobody_special("office", stress=5, holds=["find-2:right"]), beth(), enemies=VAMPIRE, rerolls=True)
    play(lamp).ends_actions().asks_not(0, "dmd-reroll")  # own rolls only


def test_3_guilt_or_the_first_aid_kit() -> None:
    t = finds("find-3", ian(), beth(wounds=1))
    assert t.me.cards[0].half == "left"
    t = finds("find-3", ian(), beth()).says(0, "take:right")
    assert t.me.stress == 1
    t = play(night(ian(holds=["find-3:right"]), beth(wounds=3), elizabeth(wounds=1))).says(0, "use:find-3:0").says(0, "who:1")
    assert t.who(1).wounds == 1


def test_4_nurse_clara_and_the_morphine() -> None:
    t = finds("find-4", nobody_special(), beth()).says(0, "take:left")
    assert hand(t.state).level(0, "toughness") == 1
    t = play(night(ian(wounds=4, holds=["find-4:right"]))).says(0, "use:find-4:0")
    assert (t.me.wounds, t.me.sanity) == (1, 1)


def test_5_paul_the_lantern_and_forgiveness() -> None:
    t = finds("find-5", ian(holds=["find-3:left"]), beth())
    assert t.me.cards == []
    assert t.state.discovery_discard == ["find-3"]
    t.says(0, "take:left")
    assert hand(t.state).level(0, "brawling") == 2
    assert running.reach(hand(night(ian(holds=["find-5:right"]))), 0) == 4


def test_6_the_revolver_and_the_lab_coat() -> None:
    t = play(night(ian(holds=["find-6:left"]), enemies={"corridor": ["cultist"]}), shot="s s x").says(0, "attack:cultist.1")
    assert t.told(events.Rolled).why == "shot"
    assert len(t.told(events.Rolled).dice) == 3
    t = play(night(ian("office", holds=["find-6:right"]), fire={"office": 1})).says(0, "run:corridor")
    assert t.me.fire == 0


@pytest.mark.rule("S-79")
def test_7_dynamite_hits_everybody_there_and_the_floor_plan_is_a_step() -> None:
    s = night(
        ian("office", holds=["find-7:left"]),
        beth("corridor", holds=["find-1:left"]),
        enemies={"corridor": ["cultist", "fire-vampire"]},
    )
    t = play(s).says(0, "use:find-7:0").says(1, "assign:1")  # no consent (S79), but companions help
    assert (t.wounds_of("fire-vampire.1"), t.who(1).wounds, t.enemies("corridor")) == (3, 2, ["fire-vampire.1"])
    t = play(night(ian(holds=["find-7:right"]))).says(0, "step:corridor")
    assert (t.me.space, t.state.actions) == ("corridor", 3)


def test_8_the_diary_and_the_whisky() -> None:
    s = night(nobody_special("office", holds=["find-8:left"]), enemies=VAMPIRE)
    t = play(s, attack="e e e e e e").says(0, "use:find-8:0").offers_not(0, "use:find-8:0").says(0, "attack:fire-vampire.1")
    assert (t.me.sanity, t.wounds_of("fire-vampire.1")) == (1, 3)
    t.says(0, "attack:fire-vampire.1")
    assert t.wounds_of("fire-vampire.1") == 3  # that roll only
    assert play(night(ian(stress=4, holds=["find-8:right"]))).says(0, "use:find-8:0").me.stress == 1


@pytest.mark.rule("S-64", "S-107")
def test_what_the_diary_costs_may_be_the_roll_it_helps() -> None:
    """The psychosis it brings is the next roll, as with dice one has bargained for."""
    s = night(nobody_special("office", sanity=2, psychosis="rage", holds=["find-8:left"]), beth(), enemies=VAMPIRE)
    t = play(s, attack="e e e e e e").says(0, "use:find-8:0").says(0, "level:swiftness")
    assert t.wounds_of("fire-vampire.1") == 3
    t.says(0, "attack:fire-vampire.1")
    assert t.wounds_of("fire-vampire.1") == 3


@pytest.mark.rule("S-64")
def test_the_diary_is_no_help_to_whom_it_drives_insane() -> None:
    """S64."""
    s = night(nobody_special("office", sanity=17, holds=["find-8:left"]), beth(), great_at="archive", enemies=VAMPIRE)
    t = play(s).says(0, "use:find-8:0")
    assert t.me.fate == "insane"
    assert not t.state.lasting


def test_9_10_14_conditions_or_relief() -> None:
    burned = finds("find-9", nobody_special(fire=1), beth())
    assert burned.me.cards[0].card == "find-9"
    assert finds("find-9", ian(wounds=2), beth()).says(0, "take:right").me.wounds == 1
    marked = finds("find-10", ian(), beth(), tokens={"corpse": ["office"]})
    assert marked.me.cards[0].card == "find-10"
    assert finds("find-10", ian(stress=2), beth()).says(0, "take:right").me.stress == 1
    assert finds("find-14", ian(stress=5), beth()).me.stress == 4
    assert finds("find-14", ian(stress=4), beth()).says(0, "take:right").me.stress == 2


def test_11_a_knife_by_a_roll() -> None:
    t = finds("find-11", ian(), beth(), task="s s x").says(0, "take:left")
    assert t.held(0, "knife") == 1
    assert t.state.discovery_discard == ["find-11"]


def test_12_dr_webb_and_the_ether() -> None:
    t = finds("find-12", ian(), beth()).says(0, "take:left")
    assert hand(t.state).level(0, "arcane-mastery") == 1
    s = night(ian("office", holds=["find-12:right"]), beth(), enemies={"office": ["cultist", "byakhee"]})
    t = (
        play(s)
        .offers_not(0, "use:find-12:0")
        .ends_actions()
        .asks(0, "dmd-fight")
        .says(0, "use:find-12:0")
        .says(0, "enemy:byakhee.1")
    )
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1"]


@pytest.mark.rule("S-95")
def test_13_the_shotgun_is_declared_and_loaded_once() -> None:
    """S95: once for an attack."""
    s = night(nobody_special("office", holds=["find-13:left"]), enemies=VAMPIRE, tokens={"corpse": ["office"]})
    t = play(s).says(0, "use:find-13:0").offers_not(0, "use:find-13:0").says(0, "act:loot")
    assert len(t.told(events.Rolled).dice) == 3  # no attack
    t.says(0, "attack:fire-vampire.1")
    assert (len(t.told(events.Rolled).dice), t.me.stress) == (5, 1)
    t.offers(0, "use:find-13:0")


def test_13_the_rope_places_within_two() -> None:
    s = night(ian("office", holds=["find-13:right"]), enemies={"office": ["cultist"]}, fire={"office": 1})
    t = play(s).says(0, "use:find-13:0").offers(0, "space:archive").offers_not(0, "space:great-hall", "space:office")
    t.says(0, "space:archive")
    assert (t.me.space, t.enemies("office"), t.me.fire) == ("archive", ["cultist.1"], 0)


@pytest.mark.rule("S-83")
def test_15_the_dagger_costs_a_wound_and_cuts_cultists() -> None:
    """S83: the wound is a cost: no Toughness, but a companion."""
    t = finds("find-15", ian("office", holds=["find-5:left"]), beth(), enemies={"archive": ["cultist"]})
    assert t.enemies("office") == ["cultist.1"]
    t.says(0, "take:left").says(0, "assign:1")
    assert t.me.cards[0].wounds == 1
    t = finds("find-15", ian("office"), beth()).says(0, "take:left")
    assert t.me.wounds == 1
    s = night(ian("office", holds=["find-15:left"]), enemies={"office": ["cultist"]})
    t = play(s, attack="s x x x").says(0, "attack:cultist.1").told(events.EnemyDied)
    s = night(ian("office", holds=["find-15:left"]), enemies={"office": ["cultist"]})
    t = play(s, attack="x x x x").says(0, "attack:cultist.1")
    assert t.wounds_of("cultist.1") == 0


@pytest.mark.parametrize("card", [c.id for c in CARDS.discoveries.values() if c.of == "night-shift"])
def test_every_find_is_played_to_its_end(card: str) -> None:
    for side in ("left", "right"):
        t = finds(card, ian("office", wounds=1, stress=1), beth("office"), task="s s s", enemies={"archive": ["cultist"]})
        if any(f"take:{side}" in keys for _, msg, keys in t.open if msg == "dmd-discovery"):
            t.says(0, f"take:{side}")
        while t.state.active == 0:
            t.default()
        assert not t.state.discovering
