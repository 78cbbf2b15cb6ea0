"""Fire: DMD-FIRE."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import fire

from .house import beth, hand, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


@rule("DMD-FIRE-01")
def test_one_burns_by_leaving_a_burning_space_or_by_an_effect() -> None:
    g = hand(night(ian()))
    fire.on_person(g, 0, 2)
    assert fire.burns(g, 0) == 2


@rule("DMD-FIRE-02")
@pytest.mark.rule("S-04")
def test_one_standard_die_for_each_token_in_ones_own_turn_only() -> None:
    """S04: not three, and no bonus dice."""
    t = play(night(nobody_special(fire=2, sanity=14), beth("office", fire=1)), fire="x x").ends_actions()
    rolled = list(t.every(events.Rolled))
    assert [(e.who, len(e.dice)) for e in rolled] == [(0, 2)]
    play(night(ian(), beth("office"))).ends_actions().never_told(events.Rolled)


@rule("DMD-FIRE-03")
def test_fire_dice_are_rerolled_as_usual() -> None:
    t = play(night(nobody_special(fire=1), beth(), rerolls=True), fire="s", again="x").ends_actions()
    t.says(0, "again:standard:success:1").says(0, "keep")
    assert (t.me.wounds, t.me.stress) == (0, 1)


@rule("DMD-FIRE-04", "DMD-FIRE-05")
def test_wounds_then_tentacles_then_all_tokens_go_back() -> None:
    t = play(night(nobody_special("office", fire=2), beth()), fire="b s").ends_actions()
    assert (t.me.wounds, t.me.sanity, t.me.fire) == (2, 1, 0)
    suffered = list(t.every(events.Suffered))
    assert [(e.wounds, e.sanity) for e in suffered] == [(2, 0), (0, 1)]
    assert t.view().fire_supply == 8
    lucky = play(night(nobody_special("office", fire=2), beth()), fire="x x").ends_actions()
    assert lucky.me.fire == 0


@rule("DMD-FIRE-06")
def test_no_token_no_fire_on_the_map() -> None:
    t = meets("night-shift-2", ian("office"), beth(), fire={"laboratory": 8})
    assert t.state.fire == {"laboratory": 8}


@rule("DMD-FIRE-07")
def test_wound_tokens_stand_in_on_a_board_and_count_as_fire() -> None:
    t = play(night(nobody_special("office"), beth(), fire={"office": 5, "archive": 2}), fire="s s s s s").says(0, "run:corridor")
    assert (t.me.fire, t.me.fire_stand_ins, t.me.wounds) == (1, 4, 0)
    t.ends_actions()
    assert len(t.ever_told(events.Rolled, why="fire").dice) == 5
    assert (t.me.wounds, t.me.fire, t.me.fire_stand_ins) == (5, 0, 0)
    assert t.view().fire_supply == 1


def test_a_lab_coat_takes_one_token_less_each_time() -> None:
    t = play(night(ian("office", holds=["find-6:right"]), fire={"office": 2, "corridor": 1})).says(0, "run:archive")
    assert t.me.fire == 1


def test_burned_rolls_one_die_more() -> None:
    t = play(night(nobody_special(fire=1, holds=["find-9:left"]), beth()), fire="x x").ends_actions()
    assert len(t.ever_told(events.Rolled, why="fire").dice) == 2


def test_death_by_fire_in_the_own_turn_leaves_the_tokens_to_the_supply() -> None:
    s = night(nobody_special("office", wounds=5, fire=2), beth(), great_at="archive")
    t = play(s, fire="s b").ends_actions().says(0, "keep")
    assert (t.me.fate, t.me.sanity, t.view().fire_supply) == ("killed", 0, 8)
