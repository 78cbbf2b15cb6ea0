"""The catalogue's worked examples, EX-01 … EX-12, as play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.elder_sign import events
from games.elder_sign.game import ElderSign
from games.kernel.live import Refused
from tests.games.elder_sign.made_cards import adventure, monster, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, hand, person, scene

rule = pytest.mark.rule


@rule("ES-TASK-02", "ES-ROLL-03", "ES-ROLL-04", "ES-ROLL-05", "ES-ROLL-06", "ES-TERROR-04")
@pytest.mark.parametrize("roll", ["2 2 P L L T", "2 2 P P L T"])  # the second leaves a peril for the top task
def test_ex01_solving_the_bottom_task_places_three_dice_and_leaves_three(roll: str) -> None:
    # A04: [P] above [P I3], terror: discard all dice showing T.
    t = scene("bob", at={0: "A04"}, rolls=[roll, "P 1 1"])
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1")
    t.says(0, "solve:t1")
    solved = t.told(events.TaskSolved, row="t1")
    assert sorted(solved.faces) == ["2", "2", "peril"]
    assert set(solved.dice) == {"g1", "g2", "g3"}
    t.not_told(events.TerrorStrikes)
    # The top task cannot be solved with the same roll: the next thing is a roll with exactly three dice.
    t.asks(0, "es-before-roll").offers_not(0, "solve:t0")
    assert dice_at(t, "pool") == ["g4", "g5", "g6"]
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g4", "g5", "g6")
    t.says(0, "solve:t0").told(events.AdventurePassed, card="A04")


EX02 = rules_with(adventure("H1", ["L P", "L L"], terror=[{"lose": "sanity"}], penalties=[{"lose": "stamina"}]))


@rule("ES-TERROR-01", "ES-TERROR-02", "ES-FAIL-02")
def test_ex02_terror_costs_sanity_first_then_a_die_then_three_dice_are_rolled() -> None:
    t = scene("dexter", museum="H1", at={0: "H1"}, has={0: {"sanity": 4}}, rolls=["L P 1 1 1 1", "L 1 2 T", "L L 1"], rules=EX02)
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll")
    t.told(events.Lost, kind="sanity", n=1, left=3)
    t.not_told(events.DieDiscarded)  # the loss came first; the die is still to be chosen
    t.asks(0, "es-discard").offers(0, "discard:g3", "discard:g4", "discard:g5", "discard:g6")
    t.says(0, "discard:g4").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g3", "g5", "g6")
    assert person(t).sanity == 3


@rule("ES-TERROR-02", "ES-DEV-05", "ES-DEV-08")
def test_ex02_with_one_sanity_left_the_investigator_is_devoured_before_any_die_is_discarded() -> None:
    t = scene("dexter bob", museum="H1", at={0: "H1"}, has={0: {"sanity": 1}}, rolls=["L P 1 1 1 1", "L 1 2 T"], rules=EX02)
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll")
    t.told(events.Devoured, seat=0, investigator="dexter")
    t.never_told(events.DieDiscarded).never_told(events.AdventureFailed).never_told(events.Lost, kind="stamina")  # S-39
    assert t.state.doom == 1
    t.told(events.ClockAdvanced)  # the phase is over
    t.asks(0, "es-new-investigator")


EX03 = rules_with(adventure("H1", ["P P", "L L I2"], penalties=[{"lose": "sanity"}]))


@rule("ES-FOCUS-01", "ES-FOCUS-02", "ES-FOCUS-03", "ES-FOCUS-04", "ES-FOCUS-06", "ES-SEC-02")
def test_ex03_a_focused_die_keeps_its_face_and_solves_with_the_next_roll() -> None:
    t = scene("bob", museum="H1", at={0: "H1"}, rolls=["P P 1 1 1 1", "L 1 T P", "L 3"], rules=EX03)
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll")
    t.asks(0, "es-discard").offers_not(0, "focus:g3")
    t.refused(Refused, 0, "focus:g3")  # first the die for the failed roll
    t.says(0, "discard:g5").says(0, "focus:g3")
    die = t.state.dice["g3"]
    assert (die.at, die.on, die.face) == ("focus", "0", "lore")
    t.offers_not(0, "focus:g4", "focus:g6")
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g4", "g6")
    assert t.state.dice["g3"].face == "lore"
    t.says(0, "solve:t1")
    solved = t.told(events.TaskSolved, row="t1")
    assert set(solved.dice) == {"g3", "g4", "g6"}
    t.told(events.AdventurePassed)


@rule("ES-FOCUS-01")
def test_ex03_focusing_a_second_time_in_the_turn_is_rejected() -> None:
    rules = rules_with(adventure("H1", ["L L I9"]))
    t = scene("bob", museum="H1", at={0: "H1"}, rolls=["1 1 1 1 1 L", "1 1 1 1"], rules=rules)
    t.says(0, "roll").says(0, "discard:g1").says(0, "focus:g6").says(0, "roll").says(0, "discard:g2")
    t.asks(0, "es-before-roll").offers_not(0, "focus:g3", "focus:g4", "focus:g5")
    t.refused(Refused, 0, "focus:g3")


@rule("ES-SPELL-02", "ES-SPELL-03", "ES-SPELL-07", "ES-SPELL-08", "ES-SPELL-11", "ES-ROLL-01", "ES-ROLL-11")
def test_ex04_a_die_on_a_spell_outlives_the_phase_and_serves_the_next_player() -> None:
    rules = rules_with(adventure("H1", ["L P", "I4"]), adventure("H2", ["P T", "I6"]))
    t = scene(
        "dexter bob",
        museum="H1 H2",
        at={0: "H1"},
        has={0: {"spells": ["Z01"]}},
        top={"adventure": ["A04", "A06", "A09", "A18", "A33"]},
        rolls=["L P 1 1 1 1", "3 2 T P", "P 1 1 L 1", "1 1 1 1"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll")
    t.says(0, "use:Z01:0").says(0, "g5").says(0, "solve:t1").told(events.AdventurePassed, card="H1")
    secured = t.state.dice["g5"]
    assert (secured.at, secured.on, secured.face) == ("spell", "Z01", "terror")
    assert sorted(dice_at(t, "supply")) == ["g1", "g2", "g3", "g4", "g6", "r", "y"]
    t.until(1, "es-move").says(1, "go:H2").offers(1, "take:g5").says(1, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g6")
    assert person(t).cast == ["Z01"]
    t.says(1, "solve:t0")
    assert set(t.told(events.TaskSolved, row="t0").dice) == {"g1", "g5"}
    assert person(t).cast == []
    assert t.state.decks["spell"][-1] == "Z01"
    t.says(1, "roll")
    assert t.told(events.Rolled).dice == ("g2", "g3", "g4", "g6")


# O06 Yuggoth: [P {T}] above [I8]; penalties: 2 Sanity, 1 Stamina. M11 Mi-Go [I3 L], back: draw 1 unique item. The lock is ours.
EX05 = rules_with(monster("M11", "I3 L", lock="yellow", claim=[{"gain": "unique"}]))


@rule("ES-MON-06", "ES-MON-20", "ES-MON-22", "ES-MON-23", "ES-MON-26", "ES-FAIL-06", "ES-FAIL-07", "ES-FAIL-08")
def test_ex05_a_partly_framed_monster_is_received_before_the_penalties_of_the_failed_adventure() -> None:
    t = scene(
        "dexter",
        worlds="O06",
        at={0: "O06"},
        ancient="yig",
        monsters={"O06": [("M11", 0)]},
        locks=[("M11", "y")],
        rolls=["P L 2 1 T 1", "2 L"],
        rules=EX05,
    )
    row = next(r for r in t.view().card("O06").rows if r.id == "t0")
    assert row.text == "P I3 L"
    t.says(0, "roll").says(0, "solve:t0")
    assert sorted(t.told(events.TaskSolved).faces) == ["1", "2", "lore", "peril"]
    t.not_told(events.MonsterClaimed)  # only at the end of the phase
    t.says(0, "roll").says(0, "discard:g5").says(0, "give-up")
    wanted = (events.MonsterClaimed, events.DieReleased, events.Gained, events.Lost)
    assert t.order(*wanted) == ["MonsterClaimed", "DieReleased", "Gained", "Lost", "Lost"]
    assert person(t).trophies == ["M11"]
    assert (person(t).sanity, person(t).stamina) == (3, 4)
    assert person(t).place == "O06"
    assert t.state.dice["y"].at == "supply"
    card = t.view().card("O06")
    assert [r.text for r in card.rows] == ["P T", "I8"]
    assert card.free_frames == (0,)


@rule("ES-MON-23", "ES-MON-27")
def test_ex05_the_monsters_own_symbols_without_the_printed_peril_defeat_nothing() -> None:
    t = scene("dexter", worlds="O06", at={0: "O06"}, monsters={"O06": [("M11", 0)]}, rolls=["L L 2 1 T 1"], rules=EX05)
    t.says(0, "roll").asks(0, "es-discard").offers_not(0, "solve:t0")
    t.says(0, "discard:g5").says(0, "give-up")
    assert person(t).trophies == []
    assert [m.id for m in t.state.worlds[0].monsters] == ["M11"]


@rule("ES-MON-02", "ES-MON-04", "ES-PASS-01")
def test_ex06_an_empty_frame_is_a_task_only_with_a_monster_on_it() -> None:
    # A08: an empty frame above [P P I3]. M02 Cultist [L].
    t = scene("bob", museum="A08", at={0: "A08"}, rolls=["P P 3 1 1 1"])
    assert [r.text for r in t.view().card("A08").rows] == ["P P I3"]
    t.says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed, card="A08")

    t = scene("bob", museum="A08", at={0: "A08"}, monsters={"A08": [("M02", 0)]}, rolls=["P P 3 1 1 1", "L 1 1"])
    assert [r.text for r in t.view().card("A08").rows] == ["L", "P P I3"]
    t.says(0, "roll").says(0, "solve:t1").not_told(events.AdventurePassed)
    t.says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed, card="A08")


@rule("ES-MON-05", "ES-MON-26")
def test_ex07_a_monster_on_a_full_frame_replaces_the_row_until_it_is_defeated() -> None:
    # A13: [{I3}] above [I6]. M08 Warlock [L T]. Yig, because Ithaqua would take more Stamina than A13 already does.
    t = scene("dexter", museum="A13", at={0: "A13"}, ancient="yig", monsters={"A13": [("M08", 0)]}, rolls=["L T 1 1 1 1"])
    assert [r.text for r in t.view().card("A13").rows] == ["L T", "I6"]
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up")
    t.told(events.MonsterClaimed, monster="M08")
    assert [r.text for r in t.view().card("A13").rows] == ["I3", "I6"]


@rule("ES-TROPHY-02", "ES-TROPHY-03", "ES-TROPHY-04")
def test_ex08_no_change_is_given_for_a_trophy_worth_more_than_the_price() -> None:
    # Nothing on our sheet costs 1, so the clue does here.
    shop = [s.model_copy(update={"price": 1}) if s.id == "clue" else s for s in CARDS.entrance.souvenirs]
    rules = ElderSign(replace(CARDS, entrance=CARDS.entrance.model_copy(update={"souvenirs": shop})))
    t = scene("bob", museum="A01 A04 A18 A19 A33 A47", has={0: {"trophies": ["A02"]}}, rules=rules)
    t.says(0, "buy:clue")
    t.told(events.TrophiesSpent, cards=("A02",), worth=2, price=1)
    assert person(t).clues == 1
    assert person(t).trophies == []
    assert t.state.decks["adventure"][-1] == "A02"


@rule("ES-TROPHY-02", "ES-TROPHY-04")
def test_ex08_a_card_and_a_marker_together_pay_a_price_of_three() -> None:
    t = scene("dexter", has={0: {"trophies": ["A02", "M02"]}})
    assert "M02" not in t.state.cup
    t.says(0, "buy:common")
    t.told(events.TrophiesSpent, worth=3, price=3)
    assert len(person(t).common) == 1
    assert person(t).trophies == []
    assert t.state.decks["adventure"][-1] == "A02"
    assert "M02" in t.state.cup


@rule("ES-FAIL-01", "ES-TERROR-05", "ES-FAIL-02")
def test_ex09_a_solvable_roll_may_be_declared_failed_and_still_brings_terror() -> None:
    # A17: [I6] and [L L]; terror: lose 1 Sanity.
    t = scene("bob", museum="A17", at={0: "A17"}, rolls=["1 1 2 1 1 T", "1 1 1 1 1"])
    t.says(0, "roll").offers(0, "solve:t0").says(0, "fail")
    t.told(events.TerrorStrikes, card="A17")
    t.told(events.Lost, kind="sanity", left=3)
    t.asks(0, "es-discard").says(0, "discard:g6").says(0, "roll")
    assert len(t.told(events.Rolled).dice) == 5


@rule("ES-DOOM-04", "ES-REW-09", "ES-END-01", "ES-END-05")
def test_ex10_the_last_sign_wins_although_the_last_doom_space_is_covered_first() -> None:
    ancient = CARDS.ancient_ones["yig"]
    rules = rules_with(adventure("H1", ["P"], rewards=[{"doom": 1}, {"sign": 1}]))
    t = scene(
        "bob",
        museum="H1",
        at={0: "H1"},
        ancient="yig",
        doom=ancient.doom_length - 1,
        signs=ancient.signs - 1,
        rolls=["P 1 1 1 1 1"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "solve:t0")
    t.told(events.DoomPlaced, doom=ancient.doom_length)
    t.told(events.GameEnds, result="sealed")
    assert t.over
    assert t.live.outcome is not None
    assert t.live.outcome.result == "won"
    assert not t.state.awake
    t.never_told(events.AncientOneAwakens)


@rule("ES-PASS-02", "ES-REW-10", "ES-MON-13")
def test_ex11_a_reward_monster_goes_onto_the_replacement_that_has_the_only_free_frame() -> None:
    # A25 is passed (reward: sign, monster); A08, the next of the deck, has the only frame.
    t = scene(
        "bob",
        museum="A25 A04 A18 A19 A33 A47",
        at={0: "A25"},
        top={"adventure": ["A08"]},
        rolls=["3 1 1 1 1 1", "3 3 1 1 1", "P 1 1"],
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").says(0, "roll").says(0, "solve:t2")
    assert t.order(events.AdventureRevealed, events.MonsterAppears) == ["AdventureRevealed", "MonsterAppears"]
    assert t.told(events.MonsterAppears).card == "A08"
    assert t.told(events.MonsterAppears).row == 0


@rule("ES-MON-08", "ES-MON-09")
def test_ex12_monsters_below_the_tasks_are_spread_evenly_over_adventures_and_other_worlds() -> None:
    # Y15 brings two monsters; the five first adventures have one below their tasks already; O01 has no frame either.
    cards = ["A04", "A18", "A19", "A33", "A47", "A41"]
    below = dict(zip(cards, ["M01", "M02", "M03", "M04", "M05"], strict=False))
    t = scene(
        "bob carolyn",
        museum=cards,
        worlds="O01",
        phase="clock",
        clock=3,
        monsters={c: [(m, None)] for c, m in below.items()},
        top={"mythos": ["Y15"]},
        cup=["M09", "M12"],
    )
    t.asks(0, "es-place-monster")
    assert set(t.keys(0, "es-place-monster")) == {"place:A41:below", "place:O01:below"}
    t.says(0, "place:O01:below")
    # Only one card is left without a marker: nothing to choose.
    assert hand(t).spot("A41").monsters[0].row is None
    assert len(hand(t).spot("O01").monsters) == 1


@rule("ES-MON-09")
def test_ex12_when_every_card_has_one_any_card_may_get_a_second() -> None:
    cards = ["A04", "A18", "A19", "A33", "A47", "A41"]
    markers = ["M01", "M02", "M03", "M04", "M05", "M06"]
    t = scene(
        "bob",
        museum=cards,
        worlds="O01",
        phase="clock",
        clock=3,
        monsters={**{c: [(m, None)] for c, m in zip(cards, markers, strict=True)}, "O01": [("M07", None)]},
        top={"mythos": ["Y11"]},
        cup=["M09"],
    )
    t.until(0, "es-place-monster")
    assert set(t.keys(0, "es-place-monster")) == {f"place:{c}:below" for c in [*cards, "O01"]}
