"""Fights and attacks of enemies: DMD-FIGHT, DMD-EATTACK."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.state import FIRST

from .house import adam, beth, elizabeth, finds, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


@rule("DMD-FIGHT-02")
def test_they_attack_one_after_the_other_and_only_the_active_one() -> None:
    s = night(ian("office"), beth("office"), enemies={"office": ["byakhee", "cultist"]})
    s.orders["0"].append("my-order")
    t = play(s).ends_actions()
    t.asks(0, "dmd-fight").offers(0, "first:byakhee.1", "first:cultist.1").says(0, "first:byakhee.1")
    told = [(e.enemy, e.who) for e in t.every(events.Attacks)]
    assert told == [("byakhee.1", 0), ("cultist.1", 0)]


def test_without_an_order_the_fewest_dice_come_first() -> None:
    """D18."""
    t = play(night(ian("office"), beth(), enemies={"office": ["byakhee", "cultist"]})).ends_actions()
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1", "byakhee.1"]


@rule("DMD-FIGHT-03")
def test_each_enemy_attacks_exactly_once() -> None:
    t = play(night(ian("office"), beth("office"), enemies={"office": ["cultist"] * 3})).ends_actions()
    assert len([e for e in t.every(events.Attacks) if e.who == 0]) == 3


@rule("DMD-FIGHT-04")
def test_whoever_one_is_moved_to_in_the_fight_attacks_too() -> None:
    s = night(nobody_special("archive"), beth(), enemies={"archive": ["byakhee"], "great-hall": ["cultist"]})
    t = play(s, attacked="s x x").ends_actions()
    assert [e.enemy for e in t.every(events.Attacks)] == ["byakhee.1", "cultist.1"]


@rule("DMD-FIGHT-05")
def test_an_enemy_that_comes_to_a_safe_space_in_this_step_attacks() -> None:
    t = finds("find-15", nobody_special("office"), beth(), enemies={"corridor": ["cultist"]}).says(0, "decline")
    t.told(events.Attacks, enemy="cultist.1")


@rule("DMD-FIGHT-06")
@pytest.mark.rule("S-33")
def test_an_enemy_that_is_gone_or_dead_before_its_attack_does_not_attack() -> None:
    """S33: looked at anew after each attack. The cultist is left in the archive when the Byakhee carries its prey away."""
    s = night(elizabeth("archive"), beth(), enemies={"archive": ["byakhee", "fire-vampire"]})
    s.orders["0"].append("my-order")
    t = play(s, attacked="s x x").ends_actions().says(0, "first:byakhee.1").says(0, "shake:fire-vampire.1")
    assert [e.enemy for e in t.every(events.Attacks) if e.who == 0] == ["byakhee.1"]
    dead = play(
        night(ian("office", levels={"vengeance": 3}), beth(), enemies={"office": ["cultist", "cultist"]}), attacked="s s x x"
    )
    dead.ends_actions()
    assert dead.enemies("office") == ["cultist.2"]


@rule("DMD-FIGHT-07")
def test_an_enemy_that_has_attacked_does_not_attack_again_in_this_step() -> None:
    s = night(nobody_special("archive"), beth(), enemies={"archive": ["byakhee"], "great-hall": ["byakhee"]})
    t = play(s, attacked="s x x s x x").ends_actions()
    assert [e.enemy for e in t.every(events.Attacks)] == ["byakhee.1", "byakhee.2"]


@rule("DMD-FIGHT-08")
def test_no_card_is_drawn_though_all_enemies_die_in_the_fight() -> None:
    s = night(ian("office", levels={"vengeance": 3}), beth(), enemies={"office": ["cultist"]})
    t = play(s, attacked="s s").ends_actions()
    assert t.enemies("office") == []
    t.never_told(events.Discovered, who=0)


@rule("DMD-EATTACK-03")
@pytest.mark.rule("S-13", "S-73")
def test_successes_wound_tentacles_cost_sanity_and_elder_signs_are_the_attackers_or_ones_own() -> None:
    """S13, S73: an Elder Sign that Arcane Mastery uses is none for the cultist any more."""
    t = play(night(nobody_special("office"), beth(), enemies={"office": ["cultist"]}), attacked="b e").ends_actions()
    assert (t.me.wounds, t.me.sanity, t.held(0, "yellow-sign")) == (1, 1, 1)
    t = play(night(adam("office"), beth(), enemies={"office": ["cultist"]}), attacked="b e").ends_actions()
    assert (t.me.wounds, t.me.sanity, t.held(0, "yellow-sign")) == (0, 1, 0)


def test_an_attack_that_does_nothing_says_so_and_one_that_hurts_or_misses_does_not() -> None:
    """The Success lies there for all to see; an Elder Sign has cancelled it, or Toughness ignores it."""
    play(night(adam("office"), beth(), enemies={"office": ["cultist"]}), attacked="s e").ends_actions().ever_told(
        events.Unhurt, who=0
    )
    play(night(beth("office"), adam(), enemies={"office": ["cultist"]}), attacked="s x").ends_actions().ever_told(
        events.Unhurt, who=0
    )
    play(night(adam("office"), beth(), enemies={"office": ["cultist"]}), attacked="s x").ends_actions().never_told(events.Unhurt)
    play(night(adam("office"), beth(), enemies={"office": ["cultist"]}), attacked="x e").ends_actions().never_told(events.Unhurt)
    before = night(adam("office"), beth(), enemies={"office": ["cultist"]}, printing=FIRST)
    play(before, attacked="s e").ends_actions().never_told(events.Unhurt)


@rule("DMD-EATTACK-04")
@pytest.mark.rule("S-69")
def test_enemies_attack_only_in_step_three_unless_a_card_says_otherwise() -> None:
    """S69: what attacks by a card attacks in its step all the same."""
    t = play(night(ian("office"), beth(), enemies={"office": ["cultist"]})).says(0, "run:corridor")
    t.never_told(events.Attacks)
    t = meets("cthulhu-7", nobody_special("office"), beth(), great="cthulhu", enemies={"archive": ["fire-vampire"]})
    assert [e.enemy for e in t.every(events.Attacks)] == ["fire-vampire.1"] * 2


@pytest.mark.rule("S-92")
def test_an_enemy_that_vengeance_has_killed_has_no_ability_any_more() -> None:
    """S92: the Byakhee carries nobody."""
    t = play(night(ian("archive"), beth(), enemies={"archive": ["byakhee:2"]}), attacked="s s x").ends_actions()
    assert (t.me.space, t.enemies("archive"), t.me.wounds) == ("archive", [], 1)


@pytest.mark.rule("S-77")
def test_prevented_wounds_were_not_suffered() -> None:
    """S77: no vengeance for what Toughness has ignored."""
    t = play(night(ian("office"), beth(), enemies={"office": ["cultist"]}), attacked="s x").ends_actions()
    assert (t.me.wounds, t.wounds_of("cultist.1")) == (0, 0)


@pytest.mark.rule("S-29")
def test_reactions_of_whom_the_wounds_kill_still_happen_and_may_win() -> None:
    """S29, DMD-END-02: but the Tentacles of that roll do not count any more."""
    s = night(ian("office", wounds=5, sanity=2), great_at="office", stage=4, stage_wounds=13, disrupted=True)
    t = play(s, attacked="s b x", again="s").ends_actions().says_if_asked(0, "keep")
    assert (t.state.result, t.me.sanity) == ("won", 2)
