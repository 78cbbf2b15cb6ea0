"""Rolling and solving (Würfeln und Lösen): ES-ROLL, with S-08, S-55, S-58, S-64."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.kernel.live import Refused
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import CHANCE, dice_at, person, scene

rule = pytest.mark.rule


@rule("ES-ROLL-01", "ES-SPELL-07", "ES-LOCK-03")
def test_the_pool_is_the_green_dice_that_are_neither_locked_nor_on_a_spell() -> None:
    t = scene(
        "dexter bob",
        at={0: "A04"},
        mythos="Y10",
        has={1: {"cast": ["Z01"]}},
        locks=[("Y10", "g2")],
        on_spell={"g5": ("Z01", "T")},
    )
    assert dice_at(t, "pool") == ["g1", "g3", "g4", "g6"]


@rule("ES-ROLL-01", "ES-ROLL-02", "ES-ITEM-03")
def test_dice_gained_before_a_roll_join_the_pool_and_all_of_it_is_rolled_together() -> None:
    t = scene("dexter", at={0: "A04"}, has={0: {"common": ["C01"], "unique": ["U01"]}}, rolls=CHANCE)
    t.says(0, "use:C01:0").says(0, "use:U01:0").says(0, "roll")
    assert len(t.events(events.Rolled)) == 1
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5", "g6", "y", "r")


@rule("ES-ROLL-03", "ES-CLUE-04")
def test_a_task_may_be_solved_with_what_re_rolls_made_of_the_roll() -> None:
    t = scene("dexter", at={0: "A04"}, has={0: {"clues": 1}}, rolls=["1 1 1 1 1 1", "P P"])
    t.says(0, "roll").offers_not(0, "solve:t0")
    t.says(0, "clue").says(0, "g5", "g6").offers(0, "solve:t0", "solve:t1")
    t.says(0, "solve:t1")
    assert "peril" in t.told(events.TaskSolved).faces


@rule("ES-ROLL-03", "ES-CLUE-04")
def test_what_a_re_roll_spoilt_can_no_longer_be_used() -> None:
    t = scene("dexter", at={0: "A04"}, has={0: {"clues": 2}}, rolls=["P 1 1 1 1 1", "T"])
    t.says(0, "roll").offers(0, "solve:t0").says(0, "clue").says(0, "g1").offers_not(0, "solve:t0")


@rule("ES-ROLL-04")
def test_dice_on_a_task_are_not_rolled_again_nor_used_for_another_task() -> None:
    t = scene("dexter", at={0: "A04"}, rolls=["P 1 1 1 T T", "3 1 1 1 2"])
    t.says(0, "roll").says(0, "solve:t0")
    assert (t.state.dice["g1"].at, t.state.dice["g1"].on) == ("task", "t0")
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g2", "g3", "g4", "g5", "g6")
    t.offers_not(0, "solve:t1")  # [P I3]: the peril lies on the other task


@rule("ES-ROLL-04", "ES-ITEM-06")
def test_the_yellow_die_on_a_task_cannot_be_gained_by_another_item_s55() -> None:
    t = scene("dexter", at={0: "A04"}, has={0: {"common": ["C01", "C02"]}}, rolls=["1 1 1 1 1 1 P"])
    t.says(0, "use:C01:0").offers_not(0, "use:C02:0").says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("y",)
    t.asks(0, "es-before-roll").offers_not(0, "use:C02:0")


@rule("ES-ROLL-05")
def test_one_roll_solves_one_task_even_if_it_could_solve_all() -> None:
    t = scene("bob", at={0: "A19"}, rolls=["3 3 3 P T T"])
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1", "solve:t2").says(0, "solve:t0")
    t.asks(0, "es-before-roll").offers_not(0, "solve:t1", "solve:t2")
    t.refused(Refused, 0, "solve:t1")


@rule("ES-ROLL-05", "ES-GEN-01")
def test_amandas_card_lets_her_solve_several_tasks_with_one_roll_each_die_once_s64() -> None:
    t = scene("amanda", at={0: "A19"}, rolls=["3 3 1 P T T"])
    t.says(0, "roll").says(0, "solve:t0").offers(0, "solve:t1", "go-on").says(0, "solve:t1")
    t.asks(0, "es-before-roll")  # a 1 is left: [I3 P/T] is out of reach, and the roll is not failed
    t.never_told(events.RollFailed)
    assert len(dice_at(t, "pool")) == 4
    # The order arrow still holds for her: A33 is [I2], [I4 !clock], [L].
    t = scene("amanda", at={0: "A33"}, clock=0, rolls=["3 3 1 L T T"])
    t.says(0, "roll").offers_not(0, "solve:t1", "solve:t2").says(0, "solve:t0").offers_not(0, "solve:t2")
    t.says(0, "solve:t1")
    assert t.state.clock == 1  # costs are paid task by task
    t.says(0, "solve:t2").told(events.AdventurePassed)


@rule("ES-ROLL-06", "ES-ROLL-12")
def test_the_player_rolls_on_until_the_adventure_is_passed_and_may_change_the_task_after_a_failed_roll() -> None:
    # A04: [P], [P I3]. The first failed roll aimed at nothing in particular; the next one may solve either task.
    t = scene("bob", at={0: "A04"}, rolls=["1 1 1 1 1 1", "P 3 1 1 1", "P 1 1"])
    t.says(0, "roll").says(0, "discard:g6").says(0, "roll").offers(0, "solve:t0", "solve:t1").says(0, "solve:t1")
    t.says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed)


@rule("ES-ROLL-12", "ES-TASK-10")
def test_after_a_failed_roll_an_arrow_still_allows_only_the_topmost_task() -> None:
    t = scene("bob", at={0: "A33"}, rolls=["1 L P T T T", "L 3 3 3 T"])
    t.says(0, "roll").says(0, "discard:g6").says(0, "roll").offers(0, "solve:t0").offers_not(0, "solve:t1", "solve:t2")


@rule("ES-ROLL-07", "ES-SEC-04", "ES-FOCUS-03", "ES-ASSIST-03", "ES-SPELL-08")
def test_a_task_is_solved_with_the_roll_the_focused_die_an_assist_die_and_another_players_spell_at_once() -> None:
    rules = rules_with(adventure("H1", ["L L L P", "I1"]))
    t = scene(
        "dexter bob carolyn",
        museum="H1",
        at={0: "H1", 1: "H1"},
        has={2: {"cast": ["Z01"]}},
        on_spell={"g6": ("Z01", "L")},
        rolls=["L 1 1 T T", "L 1 1", "P"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "fail").says(0, "discard:g5").says(0, "focus:g1").says(0, "roll").says(0, "fail")
    t.says(0, "discard:g4").says(0, "assist:1").says(1, "yes").says(0, "g2").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g3",)
    t.says(0, "solve:t0")
    assert set(t.told(events.TaskSolved).dice) == {"g1", "g2", "g3", "g6"}
    assert t.state.decks["spell"][-1] == "Z01"
    # Nobody else's turn: carolyn, whose spell it was, was not asked anything.
    t.asks_not(2)


@rule("ES-ROLL-07", "ES-ROLL-10")
def test_secured_dice_solve_nothing_without_a_roll_but_may_do_it_alone_after_one_s08() -> None:
    rules = rules_with(adventure("H1", ["L", "P"]))
    t = scene(
        "dexter",
        museum="H1",
        at={0: "H1"},
        has={0: {"cast": ["Z06"]}},
        on_spell={"g1": ("Z06", "L"), "g2": ("Z06", "P")},
        rolls=["T T T T"],
        rules=rules,
    )
    t.offers_not(0, "solve:t0", "solve:t1").says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1",)
    assert len(dice_at(t, "pool")) == 4
    t.asks(0, "es-before-roll").offers_not(0, "solve:t1")


@rule("ES-ROLL-08")
def test_the_player_chooses_task_and_dice() -> None:
    t = scene("dexter", at={0: "A04"}, has={0: {"common": ["C01"]}}, rolls=["P 3 2 1 1 1 P"])
    t.says(0, "use:C01:0").says(0, "roll").offers(0, "solve:t0", "solve:t1")
    t.says(0, "dice:t0").says(0, "with:y")
    assert t.told(events.TaskSolved).dice == ("y",)
    assert t.state.dice["g1"].at == "pool"


@rule("ES-ROLL-08", "ES-ASSIST-04")
def test_the_player_chooses_whose_assist_die_is_used_because_the_other_assistant_may_suffer() -> None:
    rules = rules_with(adventure("H1", ["L I9", "L P"]))
    t = scene(
        "dexter bob carolyn",
        museum="H1",
        at={0: "H1", 1: "H1", 2: "H1"},
        locks=[("Y10", "g6")],
        rolls=["L L 1 1 1", "L 1 1", "P"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "discard:g3").says(0, "assist:1").says(1, "yes").says(0, "g1")
    t.says(0, "roll").says(0, "discard:g4").says(0, "assist:2").says(2, "yes").says(0, "g2")
    t.says(0, "roll").says(0, "dice:t1")
    assert set(t.keys(0, "es-choose-dice")) == {"with:g5+g1", "with:g5+g2", "back"}
    t.says(0, "with:g5+g2")
    # The pool is empty: the adventure fails, and only bob's die lies unused.
    t.asks(1, "es-assist-loss").asks_not(2)


@rule("ES-ROLL-08", "ES-SPELL-04")
def test_the_player_chooses_from_which_spell_a_die_is_taken_for_a_task() -> None:
    t = scene(
        "dexter bob",
        at={0: "A04"},
        has={0: {"cast": ["Z01"]}, 1: {"cast": ["Z02"]}},
        on_spell={"g5": ("Z01", "P"), "g6": ("Z02", "P")},
        rolls=["1 1 1 1"],
    )
    t.says(0, "roll").says(0, "dice:t0").offers(0, "with:g5", "with:g6").says(0, "with:g6")
    assert (person(t, 0).cast, person(t, 1).cast) == (["Z01"], [])


@rule("ES-ROLL-09")
def test_placing_the_very_last_dice_on_the_last_task_passes_the_adventure() -> None:
    locks = [("Y10", f"g{i}") for i in range(4, 7)]
    t = scene("dexter", at={0: "A04"}, locks=locks, rolls=["P T T", "P 3"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    t.told(events.AdventurePassed)
    t.never_told(events.RollFailed).never_told(events.AdventureFailed)


@rule("ES-ROLL-10", "ES-TERROR-04")
def test_no_dice_left_with_tasks_open_fails_the_adventure_without_terror_s08() -> None:
    # A47: [P], [L I6]; terror: discard all T.
    locks = [("Y10", f"g{i}") for i in range(2, 7)]
    t = scene("dexter", at={0: "A47"}, locks=locks, mythos="Y01", rolls=["P"])
    t.says(0, "roll").says(0, "solve:t0")
    assert not t.told(events.AdventureFailed, card="A47").voluntarily
    t.never_told(events.TerrorStrikes).never_told(events.RollFailed)
    assert person(t).stamina == 4  # the penalty


@rule("ES-ROLL-10")
def test_an_empty_pool_may_first_be_filled_by_an_item_or_from_a_spell_s08() -> None:
    locks = [("Y10", f"g{i}") for i in range(2, 6)]
    t = scene(
        "dexter",
        at={0: "A04"},
        locks=locks,
        has={0: {"common": ["C01"], "cast": ["Z01"]}},
        on_spell={"g6": ("Z01", "T")},
        rolls=["P", "P 3"],
    )
    t.says(0, "roll").says(0, "solve:t0")
    t.asks(0, "es-before-roll").offers(0, "use:C01:0", "take:g6", "give-up").offers_not(0, "roll")
    assert t.question(0).default == ("give-up",)  # an absent player uses up nothing
    t.says(0, "take:g6").says(0, "use:C01:0").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g6", "y")
    t.says(0, "solve:t1").told(events.AdventurePassed)


@rule("ES-ROLL-11", "ES-ITEM-05", "ES-SEC-03")
@pytest.mark.parametrize("passed", [True, False])
def test_after_the_phase_all_dice_return_except_those_locked_or_on_spells(passed: bool) -> None:
    t = scene(
        "dexter bob",
        at={0: "A04"},
        mythos="Y10",
        has={0: {"common": ["C01", "C02"], "spells": ["Z01"]}},
        locks=[("Y10", "g6")],
        rolls=["P 1 1 1 L 3", "T P 3 2", "1"],
    )
    t.says(0, "use:C01:0").says(0, "roll").says(0, "fail").says(0, "discard:g2").says(0, "focus:g1").says(0, "roll")
    t.says(0, "use:Z01:0").says(0, "g3")
    if passed:
        t.says(0, "dice:t1").says(0, "with:g4+g5").says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed)
    else:
        t.says(0, "give-up").told(events.AdventureFailed)
    assert sorted(dice_at(t, "supply")) == ["g1", "g2", "g4", "g5", "r", "y"]
    assert dice_at(t, "spell") == ["g3"]
    assert dice_at(t, "lock") == ["g6"]
    # The next player has the green dice again; the yellow one needs an item again.
    t.until(1, "es-move").says(1, "go:A18")
    assert dice_at(t, "pool") == ["g1", "g2", "g4", "g5"]
