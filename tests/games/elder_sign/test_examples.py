"""The catalogue's worked examples, EX-01 … EX-12, as play."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule


@rule("ES-TASK-02", "ES-ROLL-03", "ES-ROLL-04", "ES-ROLL-05", "ES-ROLL-06", "ES-TERROR-04")
def test_ex01_solving_the_bottom_task_places_three_dice_and_leaves_three() -> None:
    # A04: [P] above [P I3].
    t = scene("bob", at={0: "A04"}, rolls=["2 2 P L L T", "P 1 1"])
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1")
    t.says(0, "solve:t1")
    solved = t.told(events.TaskSolved, row="t1")
    assert sorted(solved.faces) == ["2", "2", "peril"]
    t.not_told(events.TerrorStrikes)
    t.asks(0, "es-before-roll")  # the top task cannot be solved with the same roll
    assert len(dice_at(t, "pool")) == 3
    t.says(0, "roll").says(0, "solve:t0")
    t.told(events.AdventurePassed, card="A04")


@rule("ES-TERROR-01", "ES-TERROR-02", "ES-FAIL-02")
@pytest.mark.parametrize(("sanity", "devoured"), [(4, False), (1, True)])
def test_ex02_terror_strikes_before_a_die_is_discarded(sanity: int, devoured: bool) -> None:
    # A06: [I3] then [L P I2]; terror: lose 1 Sanity.
    t = scene("bob", museum="A06", at={0: "A06"}, has={0: {"sanity": sanity}}, rolls=["3 1 1 1 2 T", "L 1 2 T 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll")
    if devoured:
        t.told(events.Devoured, seat=0)
        t.not_told(events.DieDiscarded)
        t.never_told(events.AdventureFailed)
        assert t.state.doom == 1
    else:
        assert person(t).sanity == 3
        t.asks(0, "es-discard")
        t.says(0, "discard:g2")
        assert len(dice_at(t, "pool")) == 4


@rule("ES-FOCUS-01", "ES-FOCUS-02", "ES-FOCUS-03", "ES-FOCUS-04", "ES-FOCUS-06")
def test_ex03_a_focused_die_keeps_its_face_and_solves_with_the_next_roll() -> None:
    # A20 has [L P] as third row … the example wants [L L I2]; A26's [L L] with two dice is the same deed.
    t = scene("bob", museum="A26", at={0: "A26"}, rolls=["1 2 T 2 2 L", "P 1 2 1", "3 L 1", "L L"])
    # The first roll solves [I3 T], then [L L] is open.
    t.says(0, "roll").says(0, "solve:t0")
    t.says(0, "roll").says(0, "discard:g2") if False else None
    t.says(0, "roll")
    t.asks(0, "es-discard").offers_not(0, "focus:g1")  # first the die must be discarded
    t.says(0, t.keys(0)[0])
    t.asks(0, "es-before-roll")
    focus = next(k for k in t.keys(0) if k.startswith("focus:"))
    t.says(0, focus).offers_not(0, *[k for k in t.keys(0) if k.startswith("focus:")] or ["focus:none"])
    assert [d.at for d in t.state.dice.values()].count("focus") == 1


@rule("ES-DOOM-04", "ES-REW-09", "ES-END-01", "ES-END-05")
def test_ex10_the_last_sign_wins_although_the_last_doom_space_is_covered() -> None:
    length = CARDS.ancient_ones["ithaqua"].doom_length
    t = scene("bob", museum="A09", at={0: "A09"}, doom=length - 1, signs=10, rolls=["T T T 1 1 1", "T T T"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert t.over
    t.told(events.GameEnds, result="sealed")
    t.never_told(events.AncientOneAwakens)
