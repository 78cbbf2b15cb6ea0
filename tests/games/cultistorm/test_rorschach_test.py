"""Module 12, Rorschach Test: CS-BLOT."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import rorschach_test
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import ilse, laid_out, madness, play, rosa, storm, tobias

rule = pytest.mark.rule
NAME = rorschach_test.NAME


def blotted(blots: str, *people: object, luck: str = "key", great: str = "", **more: object) -> Play[StormState]:
    wanted: dict[str, object] = {"modules": [NAME], **more}
    state = laid_out(storm(*people, **wanted))  # type: ignore[arg-type]
    state.shelf[f"{NAME}.blots"] = blots.split()
    return play(state, blot=luck, great_old_one=great) if great else play(state, blot=luck)


@rule("CS-BLOT-01")
def test_one_in_each_horror_phase() -> None:
    t = blotted("moon", phase="horror", luck="tide")
    assert t.view(1).blots == ("moon", "tide")
    t.ever_told(events.BlotAppears, symbol="tide", n=1, count=2)
    order = [type(e).__name__ for e in t.events(events.BlotAppears, events.HorrorSteps)]
    assert order == ["BlotAppears", "HorrorSteps"]


@rule("CS-BLOT-01", "S-127")
def test_one_with_each_activated_horror_card_before_it_is_carried_out() -> None:
    t = blotted("", phase="horror", luck="tide moon", circle="rot nightmares footsteps", crystals={2: 1})
    order = [type(e).__name__ for e in t.events(events.BlotAppears, events.HorrorRevealed, events.CultistArrives)]
    assert order == ["BlotAppears", "HorrorRevealed", "BlotAppears", "CultistArrives"]
    assert t.view().blots == ("tide", "moon")


@rule("S-127")
def test_the_endgame_card_brings_none() -> None:
    t = blotted("", phase="horror", luck="tide moon", crystals={5: 5}, horror_steps=11, horror_at=4)
    t.ever_told(events.EndgameBegins)
    assert t.view().blots == ("tide",)


@rule("CS-BLOT-02", "CS-BLOT-03")
def test_three_of_a_colour_call_their_great_old_one_to_the_marker() -> None:
    t = blotted("moon key tide key", phase="horror", luck="key", marker=3)
    assert [(e.id, e.slot) for e in t.state.elders] == [("yog-sothoth", 3)]
    assert t.view().blots == ("moon", "tide")
    assert [madness(t, w) for w in range(3)] == [1, 1, 1]
    t.ever_told(events.BlotsCall, symbol="key", great_old_one="yog-sothoth", n=3)


@rule("CS-BLOT-02")
@pytest.mark.parametrize(
    ("before", "newest", "enemy"),
    [
        ("key key flame moon moon spiral", "tide", "shub-niggurath"),  # moon is as frequent as key, and newer
        ("moon key moon flame key spiral", "tide", "yog-sothoth"),
        ("key key moon moon spiral flame", "spiral", "hastur"),
    ],
)
def test_seven_in_all_call_that_of_the_most_frequent_colour_of_several_the_newest(before: str, newest: str, enemy: str) -> None:
    t = blotted(before, phase="horror", luck=newest)
    assert [e.id for e in t.state.elders] == [enemy]
    assert t.view().blots == ()
    t.ever_told(events.BlotsCall, n=7)


@rule("CS-BLOT-03", "S-127")
def test_a_second_one_is_kept_out_and_the_blots_are_gone() -> None:
    t = blotted("key key", phase="horror", luck="key tide tide tide", elders={"cthulhu": 4}, columns={4: "deep-1"})
    assert [e.id for e in t.state.elders] == ["cthulhu"]
    t.ever_told(events.GreatOldOneKeptOut, great_old_one="yog-sothoth")
    assert t.state.horror_steps == 8 + 3 + 1
    assert "key" not in t.view().blots


@rule("CS-BLOT-04", "S-126")
def test_a_card_of_its_symbol_resolves_one_at_its_slot_once_per_round() -> None:
    people = [rosa(0, hand="g01 g11 g02"), tobias(0, hand="g01"), ilse(1, hand="g01 medium-s6")]
    t = blotted("key key flame", *people)
    t.says(0, "blot:key").asks(0, "cs-blot").says(0, "pay:g01.0").told(events.BlotResolved, who=0, symbol="key", count=2)
    t.offers_not(0, "blot:key").says(0, "move:1").offers_not(0, "blot:flame")  # once per investigator and round
    t.offers(1, "blot:key").says(2, "blot:flame")  # the wild card
    assert t.view().blots == ("key",)
    assert t.state.investigators[2].hand == ["g01.2"]


def test_without_it_the_horror_phase_is_as_ever() -> None:
    play(storm(phase="horror")).never_told(events.BlotAppears)
