"""Attack: DMD-ATTACK, Brawling and the Great Old One among several."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .house import adam, hand, ian, night, play

rule = pytest.mark.rule
TWO = {"office": ["cultist", "fire-vampire"]}


@rule("DMD-ATTACK-01")
def test_the_target_is_on_ones_own_space_and_chosen_before_the_roll() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist", "fire-vampire"], "corridor": ["byakhee"]}))
    t.offers(0, "attack:cultist.1", "attack:fire-vampire.1").offers_not(0, "attack:byakhee.1", "attack:all")
    t.says(0, "attack:fire-vampire.1").told(events.Rolled, by="fire-vampire.1")


@rule("DMD-ATTACK-03")
def test_surplus_successes_are_lost() -> None:
    t = play(night(ian("office"), enemies=TWO), attack="s s s s").says(0, "attack:cultist.1")
    t.told(events.EnemyDied, enemy="cultist.1")
    assert t.wounds_of("fire-vampire.1") == 0


@rule("DMD-ATTACK-04", "DMD-RITUAL-04")
def test_the_great_old_one_is_a_target_only_once_the_ritual_is_disrupted() -> None:
    s = night(
        ian("office"),
        great_at="office",
        tokens={"altar": ["office"], "altar:destroyed": ["cold-store", "courtyard"], "knife": ["0"]},
    )
    t = play(s, task="s s x").offers_not(0, "attack:hastur")
    t.says(0, "act:desecrate").told(events.RitualDisrupted)
    t.offers(0, "attack:hastur")  # at once


@rule("DMD-ATTACK-05")
def test_brawling_two_attacks_all_and_splits_after_the_roll() -> None:
    t = play(night(ian("office", levels={"brawling": 2}), enemies=TWO), attack="s s s x").says(0, "attack:all")
    t.asks(0, "dmd-split").says(0, "deal:cultist.1:1")
    assert (t.wounds_of("cultist.1"), t.wounds_of("fire-vampire.1")) == (1, 2)


@rule("DMD-ATTACK-06")
def test_an_attack_is_a_roll_in_every_respect() -> None:
    s = night(adam("office", sanity=6), enemies={"office": ["fire-vampire"]}, rerolls=True)
    t = play(s, attack="b e x x", again="s").says(0, "attack:fire-vampire.1").says(0, "again:standard:blank:1").says(0, "keep")
    assert (t.wounds_of("fire-vampire.1"), t.me.sanity, t.me.stress) == (3, 7, 1)


@pytest.mark.rule("S-48")
def test_brawling_leaves_out_a_great_old_one_that_cannot_be_wounded() -> None:
    """S48."""
    s = night(ian("office", levels={"brawling": 2}), great_at="office", enemies={"office": ["cultist", "cultist"]})
    t = play(s, attack="s s s s").says(0, "attack:all")
    assert (t.state.stage_wounds, t.enemies("office")) == (0, ["hastur"])
    alone = night(ian("office", levels={"brawling": 2}), great_at="office", enemies={"office": ["cultist"]})
    play(alone).offers_not(0, "attack:all", "attack:hastur").offers(0, "attack:cultist.1")


@pytest.mark.rule("S-81", "S-32")
def test_a_stage_that_falls_in_the_middle_of_a_split_loses_only_what_was_given_to_it() -> None:
    """S81, S32: all Successes are put down, then deaths, then the stage; before Tentacles."""
    s = night(
        ian("office", sanity=2, levels={"brawling": 2}),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        enemies={"office": ["fire-vampire"]},
    )
    t = play(s, attack="s b s s").says(0, "attack:all")
    t.asks(0, "dmd-split").says(0, "deal:hastur:1")
    assert (t.state.stage, t.state.stage_wounds, t.wounds_of("fire-vampire.1")) == (3, 0, 3)
    order = [type(e).__name__ for e in t.events(events.EnemyWounded, events.StageRevealed, events.ThresholdReached)]
    assert order == ["EnemyWounded", "EnemyWounded", "StageRevealed", "ThresholdReached"]


def test_a_shield_of_cultists_is_part_of_what_a_stage_still_needs() -> None:
    s = night(
        ian("office", levels={"brawling": 2}),
        great_at="office",
        stage=3,
        stage_wounds=8,
        disrupted=True,
        enemies={"office": ["cultist:1"]},
    )
    assert hand(s).stage_health() == 12
    t = play(s, attack="s s s s").says(0, "attack:all")
    t.says(0, "deal:cultist.1:0")
    assert t.state.stage_wounds == 11  # 4 Successes, one less for the cultist beside him


def test_alike_targets_are_offered_once() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist", "cultist", "cultist:1"]}))
    attacks = [k for k in t.keys(0, "dmd-action") if k.startswith("attack:")]
    assert attacks == ["attack:cultist.1", "attack:cultist.3"]
