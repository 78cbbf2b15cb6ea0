"""Clue tokens (ES-CLUE), with S-68 and S-69."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.kernel.live import BadPicks
from tests.games.elder_sign.scene import dice_at, person, scene

rule = pytest.mark.rule

DUD = "1 1 1 1 1 1"


@rule("ES-CLUE-01")
@pytest.mark.parametrize("dice", [("g1",), ("g2", "g5"), ("g1", "g2", "g3", "g4", "g5", "g6")])
def test_a_clue_rerolls_one_several_or_all_dice_and_leaves_the_others(dice: tuple[str, ...]) -> None:
    t = scene("bob", museum="A20 A04", at={0: "A20"}, has={0: {"clues": 1}}, rolls=[DUD, " ".join("3" for _ in dice)])
    t.says(0, "roll").says(0, "clue").says(0, *dice)
    assert t.told(events.Rolled, again=True).dice == dice
    assert {d.id: d.face for d in t.state.dice.values() if d.at == "pool"} == {
        f"g{n}": ("3" if f"g{n}" in dice else "1") for n in range(1, 7)
    }
    assert person(t).clues == 0


@rule("ES-CLUE-01")
def test_a_clue_is_spent_after_a_roll_only_and_on_at_least_one_die() -> None:
    t = scene("bob", museum="A20 A04", at={0: "A20"}, has={0: {"clues": 2}}, rolls=[DUD, "1"])
    t.offers_not(0, "clue").says(0, "roll").says(0, "clue")
    t.refused(BadPicks, 0)
    t.says(0, "g1").says(0, "fail").asks(0, "es-discard").offers_not(0, "clue")
    t.says(0, "discard:g1").offers_not(0, "clue")


@rule("ES-CLUE-01", "ES-GEN-06")
def test_clues_serve_their_owner_in_the_own_turn_and_not_at_the_entrance() -> None:
    t = scene("bob amanda", museum="A20 A04", at={0: "A20", 1: "A20"}, has={1: {"clues": 5}}, rolls=["L 1 1 1 1 1"])
    t.says(0, "roll").offers_not(0, "clue").asks_not(1)
    t = scene("bob", has={0: {"clues": 5}}, rolls=["1"])
    t.offers_not(0, "clue").says(0, "lost-found").offers_not(0, "clue")
    assert person(t).clues == 5


@rule("ES-CLUE-01", "ES-BATTLE-07")
def test_clues_work_in_the_battle() -> None:
    # Cthulhu's combat task: [L P T].
    t = scene("bob", awake=True, ancient="cthulhu", doom=9, has={0: {"clues": 1}}, rolls=["L P 1 1 1 1", "T"])
    t.says(0, "roll").offers_not(0, "solve:combat").says(0, "clue").says(0, "g3").says(0, "solve:combat")
    assert t.state.doom == 8


@rule("ES-CLUE-02", "ES-CLUE-03")
def test_clues_may_follow_each_other_on_the_same_dice_until_none_is_left() -> None:
    t = scene("bob", museum="A20 A04", at={0: "A20"}, has={0: {"clues": 3}}, rolls=[DUD, "1", "2", "L"])
    t.says(0, "roll")
    for left, shown in ((2, "1"), (1, "2"), (0, "lore")):
        t.says(0, "clue").says(0, "g1")
        assert t.state.dice["g1"].face == shown
        assert person(t).clues == left
    t.asks(0, "es-after-roll").offers_not(0, "clue").offers(0, "solve:t0")


@rule("ES-CLUE-03")
def test_a_spent_clue_is_back_in_the_pool_for_the_next_finder_s02() -> None:
    # All 15 clues are out; Bob spends one and wins one of the two that A22 pays.
    t = scene(
        "amanda bob",
        museum="A22 A04",
        at={0: "A22"},
        has={0: {"clues": 5}, 1: {"clues": 10}},
        rolls=["L L 1 1 1 1", "L"],
    )
    t.says(0, "roll").says(0, "clue").says(0, "g3").says(0, "solve:t0").says(0, "solve:t1")
    t.told(events.AdventurePassed)
    assert (person(t).clues, person(t, 1).clues) == (5, 10)


@rule("ES-CLUE-04", "ES-INV-02")
def test_a_reroll_is_the_same_roll_no_failure_no_discard_and_no_second_ability() -> None:
    t = scene("harvey", museum="A06 A04", at={0: "A06"}, has={0: {"clues": 2}}, rolls=["T T 1 1 P P", "T T"])
    t.says(0, "roll").says(0, "use:harvey:0").says(0, "g1")
    t.says(0, "clue").says(0, "g1", "g2")
    t.never_told(events.RollFailed).never_told(events.TerrorStrikes).never_told(events.DieDiscarded)
    t.asks(0, "es-after-roll").offers_not(0, "use:harvey:0")
    assert len(dice_at(t, "pool")) == 6
    assert t.state.attempt is not None
    assert t.state.attempt.rolls == 1


@rule("ES-CLUE-04", "ES-TERROR-01")
@pytest.mark.parametrize(("again", "struck"), [("1", False), ("T", True)])
def test_only_the_result_after_all_rerolls_decides_about_terror(again: str, struck: bool) -> None:
    # A06: terror costs 1 Sanity.
    t = scene("bob", museum="A06 A04", at={0: "A06"}, has={0: {"clues": 1}}, rolls=["T L L L L L", again])
    t.says(0, "roll").says(0, "clue").says(0, "g1")
    if t.question().msg == "es-after-roll":
        t.says(0, "fail")
    assert (person(t).sanity == 3) == struck
    t.asks(0, "es-discard")


@rule("ES-CLUE-05", "ES-SEC-02")
def test_dice_on_tasks_spells_markers_locks_and_discarded_dice_are_out_of_reach() -> None:
    # g6 locked, g5 on a spell, then g1 on a task, g2 discarded, g3 focused: only g4 and the yellow die are left.
    t = scene(
        "bob",
        museum="A20 A16",
        at={0: "A20"},
        locks=[("A16", "g6")],
        on_spell={"g5": ("Z01", "T")},
        has={0: {"clues": 1, "cast": ["Z01"], "common": ["C01"]}},
        rolls=["L 1 1 1", "1 1 1", "1 1"],
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "fail").says(0, "discard:g2").says(0, "focus:g3")
    t.says(0, "use:C01:0").says(0, "roll").says(0, "clue")
    assert t.keys(0, "es-reroll") == ("g4", "y")


@rule("ES-CLUE-02")
def test_s69_joes_second_reroll_is_free_and_comes_once_per_clue() -> None:
    t = scene("joe", museum="A20 A04", at={0: "A20"}, has={0: {"clues": 1}}, rolls=[DUD, "L", "2"])
    t.says(0, "roll").offers_not(0, "second-reroll").says(0, "clue").says(0, "g1")
    t.offers(0, "second-reroll").offers_not(0, "clue").says(0, "second-reroll").says(0, "g2")
    assert (t.state.dice["g1"].face, t.state.dice["g2"].face) == ("lore", "2")
    assert person(t).clues == 0
    t.asks(0, "es-after-roll").offers_not(0, "second-reroll", "clue")


@rule("ES-CLUE-02")
def test_s69_an_unused_second_reroll_is_lost_with_its_roll() -> None:
    t = scene("joe", museum="A20 A04", at={0: "A20"}, has={0: {"clues": 1}}, rolls=[DUD, "L", "L 1 1 1 1"])
    t.says(0, "roll").says(0, "clue").says(0, "g1").offers(0, "second-reroll").says(0, "fail").says(0, "discard:g6")
    t.says(0, "roll").asks(0, "es-after-roll").offers_not(0, "second-reroll")


@rule("ES-CLUE-01", "ES-CLUE-04")
def test_s68_a_clue_does_not_use_up_mandys_help_and_hers_costs_no_clue() -> None:
    t = scene("bob mandy", museum="A20 A04", at={0: "A20"}, has={0: {"clues": 1}}, rolls=[DUD, "1", "L 2"])
    t.says(0, "roll").says(0, "clue").says(0, "g1")
    t.asks(1, "es-mandy").says(1, "help").says(1, "g1", "g2")
    assert (t.state.dice["g1"].face, t.state.dice["g2"].face) == ("lore", "2")
    assert person(t).clues == 0
    t.asks_not(1, "es-mandy").offers(0, "solve:t0")
