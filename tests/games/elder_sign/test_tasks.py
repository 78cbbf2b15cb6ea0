"""Tasks and conditions (Aufgaben): ES-TASK, with S-06, S-07, S-54, S-58."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.state import SECOND, ElderState
from games.kernel.live import Refused
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule


def trying(*tasks: str, roll: str, more: tuple[str, ...] = (), red: bool = False, **fields: object) -> Play[ElderState]:
    """Dexter has just rolled `roll` for a card with these rows; as many green dice as there are faces, `red` adds the red die."""
    has = {"unique": ["U01"], **fields} if red else dict(fields)
    greens = len(roll.split()) - red
    t = scene(
        "dexter",
        museum="H1",
        at={0: "H1"},
        has={0: has},
        locks=[("Y10", f"g{i}") for i in range(greens + 1, 7)],
        rolls=[roll, *more],
        rules=rules_with(adventure("H1", tasks, penalties=[{"lose": "sanity"}])),
    )
    return (t.says(0, "use:U01:0") if red else t).says(0, "roll")


def can_solve(row: str, roll: str, red: bool = False) -> bool:
    t = trying(row, "T T T T T T", roll=roll, red=red, clues=1)
    return "solve:t0" in t.keys(0, "es-after-roll")


@rule("ES-TASK-01")
def test_every_row_is_a_task_and_all_of_them_must_be_solved() -> None:
    t = trying("L", "P", "I1", roll="L P T 1 1 1", more=("L P 1 1 1", "P 1 1 1"))
    t.says(0, "solve:t0").not_told(events.AdventurePassed)
    t.says(0, "roll").offers_not(0, "solve:t0").says(0, "solve:t2").not_told(events.AdventurePassed)
    t.says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed, card="H1")


@rule("ES-TASK-02")
@pytest.mark.parametrize(
    ("row", "roll", "solvable"),
    [
        ("I3", "3 T", True),
        ("I3", "2 1", True),
        ("I3", "2 2", True),  # the surplus is lost
        ("I3", "2 T", False),
        ("I6", "3 2 1", True),
        ("I6", "3 2 P L T", False),
        ("I9", "3 3 2 L P T", False),
    ],
)
def test_investigation_is_the_sum_of_the_dice_placed(row: str, roll: str, solvable: bool) -> None:
    assert can_solve(row, roll) == solvable


@rule("ES-TASK-02", "ES-TASK-11")
@pytest.mark.parametrize(
    ("row", "roll", "solvable"),
    [
        ("I1 I1", "3 L", False),  # S-06: one die cannot feed two conditions, whatever it shows
        ("I1 I1", "3 1", True),
        ("I3 I1", "2 2 L", False),
        ("I3 I1", "3 2", True),
        ("I3 I3", "3 2 1", True),
        ("I3 I3", "2 2 2", False),  # six symbols, but no die can be split
        ("I4 I2", "3 2 2", True),  # the greedy 3 + 2 would do, and so must 2 + 2 with 3
    ],
)
def test_a_die_is_assigned_whole_to_one_condition(row: str, roll: str, solvable: bool) -> None:
    assert can_solve(row, roll) == solvable


@rule("ES-TASK-02")
def test_surplus_symbols_do_not_help_the_next_task() -> None:
    t = trying("I1", "I2", roll="3 T", more=("1",))
    t.says(0, "solve:t0").says(0, "roll")
    t.told(events.AdventureFailed)


@rule("ES-TASK-03")
@pytest.mark.parametrize(
    ("row", "roll", "solvable"),
    [
        ("L", "L", True),
        ("L", "P T 3", False),
        ("L L", "L 3 3", False),
        ("L L", "L L", True),
        ("P T", "P T", True),
        ("P T", "P P", False),
        ("T T P", "T P T", True),
    ],
)
def test_each_symbol_needs_a_die_of_its_own_that_shows_it(row: str, roll: str, solvable: bool) -> None:
    assert can_solve(row, roll) == solvable


@rule("ES-TASK-04")
@pytest.mark.parametrize(("roll", "solvable"), [("P 1", True), ("T 1", True), ("L 1", False), ("3 1", False)])
def test_a_split_symbol_takes_one_die_of_either_kind(roll: str, solvable: bool) -> None:
    assert can_solve("P/T", roll) == solvable


@rule("ES-TASK-04", "ES-TASK-11")
def test_a_split_symbol_gives_way_to_a_condition_that_has_no_choice() -> None:
    assert can_solve("P/T P", "P T")  # the peril must go to the plain symbol
    assert not can_solve("P/T P", "T T")
    assert not can_solve("P/T P", "P 1")
    assert can_solve("L/P P/T", "P L")
    t = trying("P/T", roll="P T 1 1 1 1")
    assert len(t.says(0, "solve:t0").told(events.TaskSolved).dice) == 1


@rule("ES-TASK-05", "ES-TASK-08", "ES-CLOCK-03")
def test_a_clock_condition_moves_the_clock_three_hours_at_once_and_midnight_waits_s54() -> None:
    # A18: [I6] and [L I3 !clock]. The hand is on IX: one step is XII.
    t = scene("dexter bob", at={0: "A18"}, clock=3, rolls=["L 3 1 1 1 1", "1 1 1 1", "1 1 1"])
    t.says(0, "roll").says(0, "solve:t1")
    t.told(events.ClockAdvanced, clock=0, midnight=True)
    assert t.state.clock == 0
    t.not_told(events.MidnightStrikes)
    t.asks(0, "es-before-roll").says(0, "give-up")
    # The clock phase adds its own three hours; then midnight, before the next turn.
    assert t.order(events.ClockAdvanced, events.MidnightStrikes, events.TurnBegins) == [
        "ClockAdvanced",
        "MidnightStrikes",
        "TurnBegins",
    ]
    assert t.state.clock == 1


@rule("ES-TASK-05")
def test_the_clock_does_not_move_before_all_dice_are_there() -> None:
    t = scene("dexter", at={0: "A18"}, clock=1, rolls=["L 2 L P T P"])
    t.says(0, "roll").asks(0, "es-discard")
    assert t.state.clock == 1


@rule("ES-TASK-05")
def test_two_clock_conditions_move_the_clock_twice() -> None:
    t = trying("L !clock !clock", "P", roll="L 1")
    t.says(0, "solve:t0")
    assert t.state.clock == 3


@rule("ES-TASK-06", "ES-TASK-08")
def test_sanity_and_stamina_are_paid_when_the_dice_are_placed_and_stay_paid_if_the_adventure_fails() -> None:
    t = trying("L !san2 !sta1", "I9", roll="L 1 1")
    t.says(0, "solve:t0")
    t.told(events.Lost, kind="sanity", n=2, left=3)
    t.told(events.Lost, kind="stamina", n=1, left=4)
    assert (person(t).sanity, person(t).stamina) == (3, 4)
    t.says(0, "give-up").told(events.AdventureFailed)
    # The penalty takes 1 Sanity; nothing of the price comes back.
    assert (person(t).sanity, person(t).stamina) == (2, 4)


@rule("ES-TASK-06", "ES-DEV-08")
def test_duke_does_not_pay_the_price_of_a_task() -> None:
    t = trying("L !san1", "I9", roll="L 1 1", allies=["B01"])
    t.says(0, "solve:t0").asks_not(0, "es-save-sanity")
    assert person(t).sanity == 4


@rule("ES-TASK-07")
@pytest.mark.parametrize(
    ("row", "sanity", "stamina", "solvable"),
    [
        ("L !san1", 2, 5, True),
        ("L !san1", 1, 5, False),
        ("L !san2", 2, 5, False),
        ("L !san2", 3, 5, True),
        ("L !sta1", 5, 1, False),
        ("L !sta1", 1, 2, True),
        ("L !san1 !sta1", 2, 1, False),  # the row as a whole
        ("L !san1 !sta1", 1, 2, False),
        ("L !san1 !sta1", 2, 2, True),
        ("L !san1 !san1", 2, 5, False),  # all its costs together
    ],
)
def test_a_task_whose_price_would_devour_may_not_be_solved(row: str, sanity: int, stamina: int, solvable: bool) -> None:
    t = trying(row, "I9", roll="L 1", sanity=sanity, stamina=stamina, clues=1)
    assert ("solve:t0" in t.keys(0, "es-after-roll")) == solvable
    if not solvable:
        t.refused(Refused, 0, "solve:t0")


@rule("ES-TASK-07", "ES-MON-14")
@pytest.mark.parametrize(("sanity", "solvable"), [(2, False), (3, True)])
def test_the_price_of_a_monster_and_of_the_row_it_stands_in_count_together(sanity: int, solvable: bool) -> None:
    # M10 Vampire [P !san1] in the frame of [L !san1 {T}].
    t = scene(
        "dexter",
        museum="H1",
        at={0: "H1"},
        has={0: {"sanity": sanity, "clues": 1}},
        monsters={"H1": [("M10", 0)]},
        rolls=["L P 1 1 1 1"],
        rules=rules_with(adventure("H1", ["L !san1 {T}", "I9"])),
    )
    t.says(0, "roll")
    assert ("solve:t0" in t.keys(0)) == solvable


@rule("ES-TASK-07", "ES-TASK-06")
def test_a_card_that_pays_makes_a_forbidden_task_possible_and_is_used_up() -> None:
    t = trying("L !san1", "I9", roll="L 1", sanity=1, common=["C07"])
    t.offers_not(0, "solve:t0").offers(0, "solve:t0:C07")
    t.says(0, "solve:t0:C07")
    assert person(t).sanity == 1
    assert person(t).common == []
    assert t.state.decks["common"][-1] == "C07"


@rule("ES-TASK-07")
def test_a_card_that_pays_the_wrong_kind_or_too_little_helps_nobody() -> None:
    trying("L !san1", "I9", roll="L 1", sanity=1, common=["C08"], stamina=1).offers_not(0, "solve:t0", "solve:t0:C08")
    trying("L !san2", "I9", roll="L 1", sanity=1, common=["C07"]).offers_not(0, "solve:t0", "solve:t0:C07")
    trying("L !san1 !sta1", "I9", roll="L 1", sanity=1, stamina=1, common=["C07"]).offers_not(0, "solve:t0:C07")


@rule("ES-TASK-08")
def test_no_dice_and_no_tokens_move_when_a_roll_is_not_used_for_the_task() -> None:
    t = trying("L !san1 !clock", "P", roll="L P")
    t.says(0, "solve:t1")
    assert (person(t).sanity, t.state.clock) == (5, 1)


@rule("ES-TASK-09")
def test_without_an_arrow_tasks_are_solved_in_any_order() -> None:
    t = scene("bob", at={0: "A19"}, rolls=["3 P 2 1 1 1", "3 1 1 1", "2 1 1"])
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1", "solve:t2").says(0, "solve:t2")
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1").says(0, "solve:t1")
    t.says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed)


@rule("ES-TASK-10")
def test_with_an_arrow_only_the_topmost_open_task_may_be_solved() -> None:
    # A33: [I2], [I4 !clock], [L], with an arrow.
    t = scene("bob", at={0: "A33"}, rolls=["3 3 3 L L L", "3 3 L L L", "L 1 1"])
    t.says(0, "roll").offers(0, "solve:t0").offers_not(0, "solve:t1", "solve:t2")
    t.refused(Refused, 0, "solve:t2")
    t.says(0, "solve:t0").says(0, "roll").offers(0, "solve:t1").offers_not(0, "solve:t2")
    t.says(0, "solve:t1").says(0, "roll").says(0, "solve:t2").told(events.AdventurePassed)


@rule("ES-TASK-10", "ES-FAIL-02")
def test_a_roll_that_only_fits_a_lower_task_of_an_arrow_card_is_a_failed_roll() -> None:
    t = scene("bob", at={0: "A33"}, rolls=["L L L P P T"])
    t.says(0, "roll").told(events.RollFailed)


@rule("ES-TASK-10", "ES-MON-10", "ES-MON-11")
def test_on_an_arrow_card_monsters_keep_the_order_of_their_rows_and_come_last_below_them() -> None:
    # A11: [{P}], [T T], arrow. M02 [L] on the frame, M01 [I2] below the tasks.
    t = scene(
        "bob",
        museum="A11",
        at={0: "A11"},
        monsters={"A11": [("M01", None), ("M02", 0)]},
        rolls=["L T T 2 2 P", "T T 2 2 2", "2 2 2"],
    )
    t.says(0, "roll").offers(0, "solve:t0").offers_not(0, "solve:t1", "solve:mM01").says(0, "solve:t0")
    t.says(0, "roll").offers_not(0, "solve:mM01").says(0, "solve:t1")
    t.says(0, "roll").says(0, "solve:mM01").told(events.AdventurePassed)


@rule("ES-TASK-11", "ES-TASK-12")
@pytest.mark.parametrize(
    ("row", "roll", "solvable"),
    [
        ("L", "1 J", True),
        ("P", "1 J", True),
        ("T", "1 J", True),
        ("I4", "T J", True),
        ("I5", "T J", False),
        ("I5", "1 J", True),
        ("P/T", "1 J", True),
        ("L P", "1 J", False),  # one condition at most, also for a wildcard
        ("L P", "P J", True),
        ("L I4", "T J", False),
        ("L I4", "L J", True),
        ("I4 I1", "T J", False),
        ("T T L", "T L J", True),
    ],
)
def test_a_wildcard_is_four_investigation_or_one_symbol_as_the_task_needs(row: str, roll: str, solvable: bool) -> None:
    assert can_solve(row, roll, red=True) == solvable


@rule("ES-TASK-12", "ES-ROLL-08")
def test_the_player_decides_whether_the_wildcard_stands_for_a_symbol_or_another_die_does() -> None:
    t = trying("L", "I4", roll="L 1 J", red=True, more=("1 J",))
    t.says(0, "dice:t0")
    assert set(t.keys(0, "es-choose-dice")) == {"with:g1", "with:r", "back"}
    t.says(0, "back").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1",)  # the wildcard last
    t.says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed)


@rule("ES-TASK-13", "ES-ROLL-05")
def test_a_task_without_dice_conditions_needs_a_roll_and_uses_it_up_s07() -> None:
    rules = rules_with(adventure("H1", ["!san1", "L"]))
    t = scene("dexter", museum="H1", at={0: "H1"}, rolls=["L T T 1 1 1", "L 1 1 1 1 1"], rules=rules)
    t.offers_not(0, "solve:t0").says(0, "roll").offers(0, "solve:t0", "solve:t1")
    t.says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ()
    assert person(t).sanity == 4
    assert len(dice_at(t, "pool")) == 6
    t.asks(0, "es-before-roll").offers_not(0, "solve:t1")
    t.says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed)


@rule("ES-TASK-13", "ES-ROLL-10")
def test_a_task_without_dice_conditions_cannot_be_solved_with_an_empty_pool() -> None:
    t = trying("L", "!san1", roll="L")
    t.says(0, "solve:t0").told(events.AdventureFailed)


@rule("ES-TASK-13")
def test_for_an_absent_player_the_task_without_dice_counts_as_the_one_with_the_fewest() -> None:
    t = trying("L", "!san1", roll="L 1")
    assert t.question(0).default == ("solve:t1",)


@rule("ES-TASK-02", "ES-ROLL-08")
def test_no_die_may_be_placed_that_the_task_does_not_need_s58() -> None:
    t = trying("I3", "L", roll="3 2 2 1 L T")
    t.says(0, "dice:t0")
    assert set(t.keys(0, "es-choose-dice")) == {"with:g1", "with:g2+g4", "with:g2+g3", "back"}


@rule("ES-TASK-01", "ES-TASK-10")
def test_the_rows_on_the_table_are_those_of_the_cards() -> None:
    """What the catalogue prints for a card is what stands on the table, top to bottom, arrow and all."""
    t = scene("bob", museum="A28 A19 A39 A31 A41 A30")
    rows = {c.card: [r.text for r in c.rows] for c in t.view().cards}
    assert rows["A28"] == ["L !san1", "L !sta1", "I2 L"]
    assert rows["A19"] == ["I3", "I3", "I3 P/T"]
    assert rows["A39"] == ["L/P", "P P", "I5"]
    assert rows["A31"] == ["T T !san1", "P P !sta1"]
    assert rows["A41"] == ["I2", "I3", "I6 !clock"]
    assert [c for c in ("A28", "A19", "A39", "A31", "A41", "A30") if CARDS.adventures[c].arrow] == ["A28", "A41"]
    assert [r.open for r in t.view().card("A28").rows] == [True, False, False]


@rule("ES-TASK-07")
def test_s91_two_cards_pay_the_two_costs_of_one_task() -> None:
    t = trying("L !san1 !sta1", "I9", roll="L 1", sanity=1, stamina=1, common=["C07", "C08"])
    t.offers_not(0, "solve:t0", "solve:t0:C07", "solve:t0:C08").says(0, "solve:t0:C07+C08")
    assert [e.card for e in t.events(events.CardPlayed)] == ["C07", "C08"]  # type: ignore[attr-defined]
    assert (person(t).sanity, person(t).stamina, person(t).common) == (1, 1, [])
    assert t.state.decks["common"][-2:] == ["C07", "C08"]


@rule("ES-TASK-07")
def test_s91_what_the_cards_leave_is_paid_with_own_tokens_and_no_card_pays_what_is_paid() -> None:
    t = trying("L !san2 !sta1", "I9", roll="L 1", sanity=2, stamina=2, common=["C07", "C08"])
    t.offers_not(0, "solve:t0", "solve:t0:C08").offers(0, "solve:t0:C07").says(0, "solve:t0:C07+C08")
    assert (person(t).sanity, person(t).stamina) == (1, 2)
    # One Sanity to pay: Food has no part in it.
    t = trying("L !san1", "I9", roll="L 1", common=["C07", "C08"])
    assert [k for k in t.keys(0) if k.startswith("solve")] == ["solve:t0", "solve:t0:C07"]


@rule("ES-TASK-07")
def test_two_cards_are_chosen_together_with_other_dice() -> None:
    t = trying("I1 !san1 !sta1", "I9", roll="1 2", sanity=1, stamina=1, common=["C07", "C08"])
    t.says(0, "dice:t0:C07+C08").says(0, "with:g2")
    assert (person(t).sanity, person(t).stamina, person(t).common) == (1, 1, [])


@rule("ES-TASK-07")
def test_in_a_game_of_the_second_printing_one_card_pays() -> None:
    rules = rules_with(adventure("H1", ["L !san1 !sta1", "I9"]))
    t = scene("dexter", museum="H1", at={0: "H1"}, has={0: {"sanity": 1, "common": ["C07", "C08"]}}, rolls=["L 1 1 1 1 1"], rules=rules,
              change=lambda s: setattr(s, "printing", SECOND))  # fmt: skip
    t.says(0, "roll")
    assert [k for k in t.keys(0) if k.startswith("solve")] == ["solve:t0:C07"]
