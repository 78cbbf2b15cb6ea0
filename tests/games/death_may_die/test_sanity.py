"""Sanity and its thresholds: DMD-SAN."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import rolls

from .house import CARDS, adam, beth, elizabeth, finds, hand, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


@rule("DMD-SAN-01")
def test_losing_sanity_moves_the_marker_to_the_right() -> None:
    assert meets("cthulhu-3", ian(sanity=4), great="cthulhu").me.sanity == 5


@rule("DMD-SAN-02", "DMD-DEATH-01")
@pytest.mark.rule("S-26")
def test_the_last_space_is_complete_insanity_without_psychosis_or_level() -> None:
    """S26."""
    t = meets("cthulhu-3", ian(sanity=17), beth(), great="cthulhu", great_at="office")
    assert t.me.fate == "insane"
    t.never_told(events.PsychosisStrikes, who=0).never_told(events.SkillLevelled, who=0)


@rule("DMD-SAN-03", "DMD-SAN-07", "DMD-SAN-08")
@pytest.mark.rule("S-25")
def test_a_threshold_brings_the_die_then_the_psychosis_then_a_level() -> None:
    """S25: the die on reaching the space."""
    t = meets("cthulhu-3", ian(sanity=5, psychosis="masochism"), great="cthulhu")
    assert t.me.bonus == 1
    assert t.me.wounds == 1
    t.says(0, "level:vengeance")
    names = [type(e).__name__ for e in t.events(events.ThresholdReached, events.PsychosisStrikes, events.SkillLevelled)]
    assert names == ["ThresholdReached", "PsychosisStrikes", "SkillLevelled"]


@rule("DMD-SAN-03")
def test_the_first_threshold_brings_no_die() -> None:
    t = meets("cthulhu-3", ian(sanity=2), great="cthulhu")
    assert (t.me.sanity, t.me.bonus) == (3, 0)


@rule("DMD-SAN-04", "DMD-SAN-05")
def test_one_loss_stops_on_the_threshold_and_the_next_goes_on_from_there() -> None:
    t = play(night(ian("office", sanity=5), enemies={"office": ["fire-vampire"]}), attack="b b b x").says(
        0, "attack:fire-vampire.1"
    )
    assert t.me.sanity == 6
    t.says(0, "level:vengeance")
    assert len(t.events(events.ThresholdReached)) == 1
    again = play(night(ian("office", sanity=6), enemies={"office": ["fire-vampire"]}), attack="b x x x x")
    again.says(0, "attack:fire-vampire.1")
    assert again.me.sanity == 7


@rule("DMD-SAN-06", "DMD-DICE-09")
@pytest.mark.rule("S-03")
def test_four_thresholds_give_a_die_each_on_all_own_rolls() -> None:
    """S03: never on rolls against oneself."""
    assert CARDS.numbers.sanity.bonus_at == [6, 9, 12, 14]
    s = night(nobody_special("office", sanity=14), enemies={"office": ["cultist"]}, tokens={"corpse": ["office"]})
    assert rolls.bonus_dice(hand(s), 0, "attack", ["cultist.1"]) == 4
    assert rolls.bonus_dice(hand(s), 0, "task", []) == 4
    t = play(s).ends_actions()
    assert len(t.ever_told(events.Rolled, why="attacked").dice) == 2


@rule("DMD-SAN-07")
def test_the_psychosis_strikes_each_time_anew() -> None:
    t = play(night(ian(sanity=5, psychosis="masochism"), mythos=["cthulhu-3"], great="cthulhu"))
    t.ends_actions().says(0, "level:vengeance")
    t.me.sanity = 8
    t.state.mythos.append(t.state.mythos_discard.pop())
    t.ends_actions()
    assert len(t.events(events.PsychosisStrikes)) == 2
    assert t.me.wounds == 2


@rule("DMD-SAN-09")
def test_several_thresholds_are_resolved_clockwise_from_the_active_one() -> None:
    s = night(
        ian(sanity=2),
        beth(sanity=2),
        elizabeth(sanity=2),
        active=1,
        stage=3,
        great_at="office",
        tokens={"yellow-sign": ["0"] * 3 + ["1"] * 3 + ["2"] * 3},
        discard=["hastur-1", "hastur-2", "hastur-3"],
    )
    t = play(s).ends_actions()
    for who in (1, 2, 0):
        t.asks(who, "dmd-level").default()
    assert [e.who for e in t.every(events.PsychosisStrikes)] == [1, 2, 0]


@rule("DMD-SAN-10", "DMD-REST-03")
def test_rest_never_restores_sanity() -> None:
    t = play(night(ian(sanity=4, wounds=1))).says(0, "rest")
    assert (t.me.sanity, t.me.wounds) == (4, 0)


@rule("DMD-SAN-11")
@pytest.mark.rule("S-64")
def test_the_stop_applies_to_costs_and_psychoses_too() -> None:
    """S64: the cost counts as paid."""
    t = play(night(adam("office", sanity=2, holds=["find-8:left"]), enemies={"office": ["cultist"]}), attack="e e x")
    t.says(0, "use:find-8:0").says(0, "level:marksman")
    t.says(0, "attack:cultist.1")
    assert t.me.sanity == 3
    t.told(events.EnemyDied)


@pytest.mark.rule("S-27")
def test_a_threshold_reached_through_a_psychosis_waits_for_the_first_ones_level() -> None:
    """S27: Kleptomania turns up the diary, whose loss reaches the next threshold; first the level of the first."""
    person = ian(sanity=11, psychosis="kleptomania")
    t = meets("cthulhu-3", person, great="cthulhu", finds=["find-8", "find-14"])
    assert t.me.sanity == 13
    t.says(0, "take:right").says(0, "level:vengeance")
    order = [type(e).__name__ for e in t.events(events.PsychosisStrikes, events.SkillLevelled)]
    assert order == ["PsychosisStrikes", "SkillLevelled"]
    nested = meets("cthulhu-3", ian(sanity=13, psychosis="kleptomania"), great="cthulhu", finds=["find-11", "find-8", "find-14"], task="b b x x x x x")  # fmt: skip
    nested.says(0, "take:left")  # a roll with two Tentacles: the next threshold is reached in the middle of the first
    assert nested.me.sanity == 16
    nested.says(0, "level:vengeance")
    order = [type(e).__name__ for e in nested.events(events.PsychosisStrikes, events.SkillLevelled)]
    assert order[:3] == ["PsychosisStrikes", "SkillLevelled", "PsychosisStrikes"]


@pytest.mark.rule("S-28")
def test_two_enemies_are_two_losses() -> None:
    """S28."""
    t = play(
        night(nobody_special("office", sanity=1), enemies={"office": ["cultist", "cultist"]}), attacked="b b b x"
    ).ends_actions()
    assert t.me.sanity == 3
    t.says(0, "level:swiftness")
    assert t.me.sanity == 4


def test_the_diary_costs_sanity_when_it_is_found() -> None:
    assert finds("find-8", ian()).me.sanity == 1
