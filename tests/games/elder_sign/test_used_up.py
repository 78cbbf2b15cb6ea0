"""What was used stays used, what is free may be rolled: dice that a lock takes or gives back in the middle of an adventure.

S-55, S-65, S-89, S-90, S-92.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import SECOND, ElderState
from games.elder_sign.why import because, why_not
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, monster, reprint, rules_with
from tests.games.elder_sign.scene import CARDS, CHANCE, dice_at, person, scene

rule = pytest.mark.rule

# A44 locks the yellow die, and its terror brings a monster: M19 locks a green one. A08 has the only free frame.
MUSEUM = "A44 A08 A18 A19 A33 A47"
# H1's terror brings the monster likewise; the first row takes one die.
SMALL = rules_with(adventure("H1", ["P", "L L L"], terror=[{"monster": 1}]), adventure("H2", ["{}", "I9"]))


def mary(*rolls: str, **more: Any) -> Play[ElderState]:
    return scene("mary bob", museum=MUSEUM, at={0: "A44"}, locks=[("A44", "y")], cup=["M19"], rolls=rolls, **more)


def terrified(t: Play[ElderState]) -> Play[ElderState]:
    """The next roll is let fail; where the monster goes is no question of interest."""
    t.says(0, "roll").says_if_asked(0, "fail", msg="es-after-roll")
    return t.says_if_asked(0, "place:H2:0", msg="es-place-monster")


def failed(t: Play[ElderState], discard: str) -> Play[ElderState]:
    return terrified(t).says(0, f"discard:{discard}", msg="es-discard")


def second_printing(state: ElderState) -> None:
    state.printing = SECOND


# Sister Mary


@rule("ES-FAIL-03", "ES-LOCK-03")
def test_s89_mary_does_not_get_a_die_back_she_had_discarded_before_a_lock_took_it() -> None:
    t = failed(mary("1 1 P P P P", "T 1 P P P", "1 P P P"), "g1")
    terrified(t).says(0, "lock:g1").says(0, "discard:g2")
    t.offers_not(0, "borrow:g1").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g3", "g4", "g5", "g6")


@rule("ES-ROLL-04", "ES-LOCK-03")
def test_s89_nor_one_that_lay_on_a_task() -> None:
    t = scene("mary", museum="H1 H2 A18 A19 A33 A47", at={0: "H1"}, rules=SMALL, cup=["M19"], rolls=["P 1 1 1 1 1", "T 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0")
    terrified(t).says(0, "lock:g1").says(0, "discard:g2").offers_not(0, "borrow:g1")


@rule("ES-FOCUS-03", "ES-LOCK-03")
def test_s89_nor_the_one_she_had_focused() -> None:
    t = failed(mary("1 1 P P P P", "T P P P"), "g1").says(0, "focus:g2")
    terrified(t).says(0, "lock:g2").says(0, "discard:g3").offers_not(0, "borrow:g2")


@rule("ES-LOCK-03")
def test_s65_a_die_the_lock_took_out_of_her_pool_she_uses_all_the_same() -> None:
    t = terrified(mary("T 1 P P P P", "1 1 P P P")).says(0, "lock:g2").says(0, "discard:g1").says(0, "borrow:g2").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g2", "g3", "g4", "g5", "g6")


@rule("ES-FAIL-03")
def test_s89_in_her_next_turn_the_die_is_hers_again() -> None:
    t = failed(mary("1 1 P P P P", "T 1 P P P"), "g1")
    terrified(t).says(0, "lock:g1").says(0, "discard:g2").says(0, "give-up").until(0, "es-move")
    t.says(0, "go:A18").offers(0, "borrow:g1")


@rule("ES-LOCK-03")
def test_a_game_of_the_second_printing_is_played_as_it_was_begun() -> None:
    t = failed(mary("1 1 P P P P", "T 1 P P P", change=second_printing), "g1")
    terrified(t).says(0, "lock:g1").says(0, "discard:g2").offers(0, "borrow:g1")


# The yellow and the red die


@rule("ES-ITEM-06", "ES-ROLL-04", "ES-ITEM-07")
@pytest.mark.parametrize("who", ["bob", "mary"])
def test_s55_a_yellow_die_that_solved_a_task_is_not_gained_again_though_it_was_locked_and_freed(who: str) -> None:
    t = scene(who, museum="H1 H2 A18 A19 A33 A47", at={0: "H1"}, rules=SMALL, cup=["M17"],
              has={0: {"common": ["C01", "C02"], "spells": ["Z12"]}}, rolls=["1 1 1 1 1 1 P", "T 1 1 1 1 1"])  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll").says(0, "solve:t0")
    failed(t, "g2").offers_not(0, "use:C02:0")
    assert t.state.dice["y"].at == "lock"
    t.says(0, "use:Z12:0").told(events.DieReleased, die="y")
    t.offers_not(0, "use:C02:0")
    assert why_not(t.view(0), SMALL.cards, 0, "use:C02", t.keys(0)) == because("why-die-used-up", colour="yellow")


@rule("ES-ASSIST-07", "ES-ITEM-07")
def test_s89_a_yellow_die_that_lay_with_a_friend_who_was_devoured_is_not_gained_again() -> None:
    # Bob's marker held it; the terror devours him.
    rules = rules_with(adventure("H1", ["L L L"], terror=[{"each": "all", "do": [{"lose": "sanity"}]}]))
    t = scene("dexter bob", museum=f"H1 {MUSEUM[4:]}", at={0: "H1", 1: "H1"}, rules=rules,
              has={0: {"common": ["C01", "C02"]}, 1: {"sanity": 1}}, rolls=["1 1 1 1 1 1 P", "T 1 1 1 1"])  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:g1").says(0, "assist:1").says(1, "yes").says(0, "y")
    t.says(0, "roll").told(events.Devoured, seat=1)
    t.says(1, "take:kate").says(0, "discard:g2")
    assert t.state.dice["y"].at == "supply"
    t.offers_not(0, "use:C02:0")
    # Who came for him assisted nobody, and he is gone: no loss.
    t.says(0, "give-up").asks_not(1, "es-assist-loss")


# Green dice that become free


def sealed(phase: str = "adventure", **more: Any) -> Play[ElderState]:
    """Bob on A18 with Sign Seal; M19 on A08 holds the sixth die."""
    table: dict[str, Any] = {"museum": "A08 A01 A18 A19 A33 A47", "at": {0: "A18"}, "monsters": {"A08": [("M19", 0)]}}
    return scene("bob", **table, locks=[("M19", "g6")], has={0: {"spells": ["Z12"]}}, phase=phase, **more)


@rule("ES-ROLL-01", "ES-LOCK-04")
def test_s90_a_green_die_freed_before_the_first_roll_is_rolled_with_the_others() -> None:
    t = sealed(rolls=["1 1 1 1 1 1"])
    t.says(0, "use:Z12:0").told(events.DieReleased, die="g6")
    t.says(0, "roll")
    assert len(t.told(events.Rolled).dice) == 6


@rule("ES-ROLL-01", "ES-LOCK-04")
def test_s90_freed_after_the_first_roll_it_waits_for_the_next_adventure_phase() -> None:
    t = failed(sealed(rolls=["1 1 1 1 1", "1 1 1 1"]), "g1").says(0, "use:Z12:0")
    t.told(events.DieReleased, die="g6")
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g2", "g3", "g4", "g5")
    assert t.state.dice["g6"].at == "supply"


@rule("ES-ROLL-01")
def test_s90_whoever_has_no_die_at_all_frees_one_and_rolls_it() -> None:
    held = [(s, f"g{i}") for i, s in enumerate(("A44", "A16", "A03", "M22", "Y10"), 1)]
    t = scene("bob", mythos="Y10", museum="A08 A44 A16 A03 A18 A33", at={0: "A18"}, has={0: {"spells": ["Z12"]}},
              monsters={"A08": [("M19", 0)], "A03": [("M22", None)]}, locks=[*held, ("M19", "g6")], rolls=CHANCE)  # fmt: skip
    t.offers_not(0, "roll").says(0, "use:Z12:0").says_if_asked(0, "monster:M19").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g6",)


@rule("ES-ROLL-01")
def test_a_game_of_the_second_printing_fills_the_pool_once() -> None:
    t = sealed(rolls=["1 1 1 1 1"], change=second_printing).says(0, "use:Z12:0").says(0, "roll")
    assert len(t.told(events.Rolled).dice) == 5


# The assistant's die


def assisted(*rolls: str, **more: Any) -> Play[ElderState]:
    """Amanda has helped Bob on A44 with g3, and the next roll's terror brings M19, which locks it."""
    t = scene("bob amanda", museum=MUSEUM, at={0: "A44", 1: "A44"}, locks=[("A44", "y")], cup=["M19"], rolls=rolls, **more)
    t.says(0, "roll").says(0, "discard:g1").says(0, "assist:1").says(1, "yes").says(0, "g3")
    return terrified(t).says(0, "lock:g3").says(0, "discard:g4")


@rule("ES-ASSIST-04", "ES-LOCK-02")
def test_s92_whose_die_was_locked_loses_all_the_same_when_the_adventure_fails() -> None:
    t = assisted("1 1 P P P P", "T P P P").says(0, "give-up").asks(1, "es-assist-loss").says(1, "lose:stamina")
    assert person(t, 1).stamina == CARDS.investigators["amanda"].stamina - 1
    t.asks_not(1, "es-assist-loss")


@rule("ES-ASSIST-04")
def test_a_game_of_the_second_printing_spares_whose_die_was_locked() -> None:
    t = assisted("1 1 P P P P", "T P P P", change=second_printing).says(0, "give-up").asks_not(1, "es-assist-loss")
    assert person(t, 1).stamina == CARDS.investigators["amanda"].stamina


@rule("ES-ASSIST-04")
def test_s92_whose_die_had_solved_a_task_loses_nothing_though_it_is_locked_from_there() -> None:
    rules = rules_with(adventure("H1", ["P L", "L L L"], terror=[{"monster": 1}]), adventure("H2", ["{}", "I9"]))
    t = scene("bob amanda", museum="H1 H2 A18 A19 A33 A47", at={0: "H1", 1: "H1"}, rules=rules, cup=["M19"],
              rolls=["1 1 P 1 1 1", "L 1 1 1", "T 1 1"])  # fmt: skip
    failed(t, "g1").says(0, "assist:1").says(1, "yes").says(0, "g3").says(0, "roll").says(0, "solve:t0")
    assert dice_at(t, "task") == ["g2", "g3"]
    terrified(t).says(0, "lock:g3").says(0, "discard:g4").says(0, "give-up").asks_not(1, "es-assist-loss")


# John Legrasse and monsters that come and go (S-96)


def legrasse(card: Any, monsters: list[tuple[str, int | None]], roll: str, *more_cards: Any, **more: Any) -> Play[ElderState]:
    rules = rules_with(card, monster("M90", "I2"), *more_cards)
    table: dict[str, Any] = {"museum": "H1 A18 A19 A33 A47 A04", "at": {0: "H1"}, "rules": rules, "rolls": [roll]}
    mine = {"allies": ["B04"], "spells": ["Z12"], "common": ["C11", "C12"]}
    return scene("bob", **table, monsters={"H1": monsters}, has={0: mine}, **more).says(0, "roll").says(0, "use:B04:0")


@rule("ES-MON-26", "ES-MON-05")
def test_s96_what_legrasse_eased_on_a_monster_leaves_with_it() -> None:
    t = scene("bob", museum="A46 A18 A19 A33 A47 A04", at={0: "A46"}, monsters={"A46": [("M01", 0)]},
              has={0: {"allies": ["B04"], "spells": ["Z12"]}}, rolls=["1 P P L L 1"])  # fmt: skip
    t.says(0, "roll").says(0, "use:B04:0").offers(0, "solve:t0").says(0, "use:Z12:0")
    # Below the cultist A46 asks for terror, and nobody has eased that.
    t.offers_not(0, "solve:t0")
    assert [row.text for row in t.view(0).attempt.rows] == ["T", "T P P"]


@rule("ES-MON-26", "ES-MON-06")
def test_s96_on_a_partly_framed_row_the_condition_below_the_monster_is_not_eased_instead() -> None:
    t = legrasse(adventure("H1", ["P {I4}", "L L L"]), [("M90", 0)], "1 P 3 L L L").offers(0, "solve:t0")
    t.says(0, "use:Z12:0").says_if_asked(0, "monster:M90")
    # P I4 again, and no I3.
    t.says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1", "g2", "g3")


@rule("ES-MON-06", "ES-MON-24")
@pytest.mark.parametrize("by", ["use:Z12:0", "use:C11:0"])
def test_s96_what_stands_outside_the_frame_stays_eased_when_the_monster_goes(by: str) -> None:
    t = legrasse(adventure("H1", ["I4 {P}", "L L L"]), [("M90", 0)], "3 P T T T T").says(0, "ease:t0:0")
    t.says(0, by).says_if_asked(0, "monster:M90").offers(0, "solve:t0")


@rule("ES-MON-05")
def test_s96_a_monster_that_comes_over_the_eased_condition_is_not_eased_itself() -> None:
    caller = reprint("C12", uses=[{"moment": "turn", "effects": [{"monster": 1}]}])
    t = legrasse(adventure("H1", ["{I4}", "L L L"]), [], "1 P T T T T", caller, cup=["M90"])
    t.says(0, "use:C12:0").says_if_asked(0, "place:H1:0").told(events.MonsterAppears, monster="M90")
    t.offers_not(0, "solve:t0")


@rule("ES-MON-26")
def test_a_game_of_the_second_printing_eases_what_lies_below() -> None:
    t = legrasse(adventure("H1", ["P {T}", "L L L"]), [("M90", 0)], "1 P 3 L L L", change=second_printing)
    t.says(0, "use:Z12:0").says_if_asked(0, "monster:M90").offers(0, "solve:t0")
