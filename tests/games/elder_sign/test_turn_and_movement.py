"""The turn and the movement phase (Spielzug, Bewegungsphase): ES-TURN, ES-MOVE, with S-36, S-39, S-49, S-60, S-78, S-81."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.live import NotYours, Refused
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule

DOOM = CARDS.ancient_ones["ithaqua"].doom_length


def sit_out(t: Play[ElderState], seat: int) -> None:
    """The shortest turn there is."""
    t.says(seat, "stay").says(seat, "nothing")


# The turn


@rule("ES-TURN-01")
def test_turns_go_clockwise_from_the_start_player_and_around() -> None:
    t = scene("bob carolyn dexter harvey", phase="movement", active=2, clock=0, turn=1)
    for seat in (2, 3, 0):
        t.asks(seat, "es-move")
        sit_out(t, seat)
    assert [e.seat for e in t.events(events.TurnBegins) if isinstance(e, events.TurnBegins)] == [3, 0, 1]
    t.asks(1, "es-move")


@rule("ES-TURN-01")
def test_only_the_player_whose_turn_it_is_can_answer() -> None:
    t = scene("bob carolyn", phase="movement", active=1)
    t.refused(NotYours, 0, "stay")


@rule("ES-TURN-01", "ES-DEV-04")
def test_an_eliminated_player_is_passed_over_before_the_battle_and_the_order_stays_s60() -> None:
    def out(state: ElderState) -> None:
        state.players[1].investigator = None
        state.players[1].out = "eliminated"

    t = scene("bob carolyn dexter", phase="movement", clock=0, change=out)
    sit_out(t, 0)
    sit_out(t, 2)
    t.asks(0, "es-move")


@rule("ES-TURN-02")
def test_a_turn_is_movement_then_adventure_then_clock_and_each_happens_once() -> None:
    t = scene("dexter bob", phase="movement", clock=0, rolls=["P 3 1 1 1 1", "P 1 1 1"])
    assert t.state.phase == "movement"
    t.says(0, "go:A04")
    assert t.state.phase == "adventure"
    t.not_told(events.ClockAdvanced)
    t.says(0, "roll").says(0, "solve:t1").says(0, "roll").says(0, "solve:t0")
    assert t.order(events.AdventurePassed, events.ClockAdvanced, events.TurnBegins) == [
        "AdventurePassed",
        "ClockAdvanced",
        "TurnBegins",
    ]
    moved = [type(e).__name__ for e in t.events(events.Moved, events.Rolled, events.ClockAdvanced)]
    assert moved == ["Moved", "Rolled", "Rolled", "ClockAdvanced"]
    t.asks(1, "es-move")


END = rules_with(
    adventure("H1", ["L"], penalties=[{"lose": "sanity"}], terror=[{"lose": "sanity"}]),
    adventure("H2", ["L"], penalties=[{"doom": 1}]),
)


def ended(how: str) -> Play[ElderState]:
    """One turn that ends its adventure phase in this way."""
    one_die = [("Y10", f"g{i}") for i in range(2, 7)]
    if how == "passed":
        return (
            scene("dexter bob", museum="H1", at={0: "H1"}, rolls=["L 1 1 1 1 1"], rules=END).says(0, "roll").says(0, "solve:t0")
        )
    if how == "last die":
        return scene("dexter bob", museum="H1", at={0: "H1"}, locks=one_die, rolls=["1"], rules=END).says(0, "roll")
    if how == "entrance":
        return scene("dexter bob").says(0, "nothing")
    if how == "gave up":
        return scene("dexter bob", museum="H1", at={0: "H1"}, rules=END).says(0, "give-up")
    if how == "devoured":
        t = scene("dexter bob", museum="H1", at={0: "H1"}, has={0: {"sanity": 1}}, rolls=["1 1 1 1 1 T"], rules=END)
        return t.says(0, "roll")
    assert how == "awakened"
    return scene("dexter bob", museum="H2", at={0: "H2"}, doom=DOOM - 1, cup=[], rules=END).says(0, "give-up")


@rule("ES-TURN-03", "ES-PASS-05", "ES-FAIL-09", "ES-DEV-05", "ES-AWAKE-04")
@pytest.mark.parametrize("how", ["passed", "last die", "entrance", "gave up", "devoured", "awakened"])
def test_however_the_adventure_phase_ends_the_clock_moves_once_and_the_next_player_has_the_turn(how: str) -> None:
    t = ended(how)
    assert t.told(events.ClockAdvanced).clock == 2
    assert t.state.clock == 2
    if how == "devoured":
        t.says(0, "take:harvey")
    t.ever_told(events.TurnBegins, seat=1)
    t.asks(1, "es-before-roll" if how == "awakened" else "es-move").asks_not(0)
    assert t.state.attempt is None or how == "awakened"


@rule("ES-TURN-03", "ES-DEV-05", "ES-MON-25")
def test_being_devoured_by_an_own_card_before_moving_ends_the_turn_and_gives_nobody_the_monster_s39() -> None:
    # U10 has just defeated M02; then the Necronomicon costs the last Sanity.
    t = scene(
        "dexter bob",
        museum="A04 A18 A19 A33 A47 A13",
        phase="movement",
        monsters={"A13": [("M02", 0)]},
        has={0: {"unique": ["U10", "U07"], "sanity": 1}},
    )
    t.says(0, "use:U10:0").says(0, "use:U07:0").told(events.Devoured, seat=0)
    t.told(events.ClockAdvanced)
    assert t.state.claims == []
    assert "M02" in t.state.cup
    t.says(0, "take:harvey").says(1, "stay").says(1, "nothing")
    assert person(t, 1).trophies == []


@rule("ES-TURN-04", "ES-CLOCK-03")
@pytest.mark.parametrize(("clock", "strikes"), [(0, False), (1, False), (2, False), (3, True)])
def test_midnight_strikes_between_two_turns_if_the_hand_reached_twelve(clock: int, strikes: bool) -> None:
    t = scene("dexter bob", clock=clock, top={"mythos": ["Y27"]}).says(0, "nothing")
    expected = ["ClockAdvanced", "MidnightStrikes", "MythosDrawn", "TurnBegins"] if strikes else ["ClockAdvanced", "TurnBegins"]
    assert t.order(events.ClockAdvanced, events.MidnightStrikes, events.MythosDrawn, events.TurnBegins) == expected
    t.asks(1, "es-move")


@rule("ES-TURN-04")
def test_a_hand_that_passed_twelve_during_the_turn_counts_as_well_although_it_no_longer_stands_there() -> None:
    rules = rules_with(adventure("H1", ["L !clock !clock"]))
    t = scene("dexter bob", museum="H1", at={0: "H1"}, clock=3, top={"mythos": ["Y27"]}, rolls=["L 1 1 1 1 1"], rules=rules)
    t.says(0, "roll").says(0, "solve:t0").told(events.MidnightStrikes)
    assert t.state.clock == 2
    # And it is over with it: the next turn does not strike again.
    t.says(1, "stay").says(1, "nothing").not_told(events.MidnightStrikes)


# Movement


@rule("ES-MOVE-01", "ES-MOVE-05", "ES-GEN-03")
def test_destinations_are_exactly_the_face_up_cards_the_entrance_and_staying() -> None:
    t = scene("dexter", phase="movement", museum="A01 A04 A18 A19 A33 A47", worlds="O01 O08", extra="A10", at={0: "A04"})
    cards = ["A01", "A18", "A19", "A33", "A47", "O01", "O08", "A10"]
    assert set(t.keys(0, "es-move")) == {*(f"go:{c}" for c in cards), "go:entrance", "stay"}
    for hidden in (t.state.decks["adventure"][0], t.state.decks["other_world"][0], t.state.mythos, "ithaqua", "ancient"):
        t.refused(Refused, 0, f"go:{hidden}")


@rule("ES-MOVE-01")
@pytest.mark.parametrize("to", ["A01", "A19", "A47", "O01"])
def test_from_the_entrance_every_card_can_be_reached_in_one_move(to: str) -> None:
    t = scene("dexter", phase="movement", museum="A01 A04 A18 A19 A33 A47", worlds="O01")
    assert set(t.keys(0)) >= {f"go:{to}", "stay"}
    t.offers_not(0, "go:entrance").says(0, f"go:{to}")
    assert person(t).place == to
    t.asks(0, "es-before-roll")


@rule("ES-MOVE-01", "ES-ENT-01")
def test_staying_on_a_card_means_attempting_it_again_and_going_to_the_entrance_means_its_actions() -> None:
    t = scene("dexter", phase="movement", at={0: "A04"}).says(0, "stay")
    t.told(events.Moved, to="A04", stayed=True)
    t.asks(0, "es-before-roll")
    t = scene("dexter", phase="movement", at={0: "A04"}).says(0, "go:entrance")
    t.told(events.Moved, to="entrance", stayed=False)
    t.asks(0, "es-entrance")


@rule("ES-MOVE-02", "ES-ASSIST-01")
def test_any_number_of_investigators_may_stand_on_the_same_card() -> None:
    people = "amanda bob carolyn darrell dexter gloria harvey jenny"
    t = scene(people, phase="movement", at=dict.fromkeys(range(1, 8), "A04"))
    t.says(0, "go:A04")
    assert t.view().card("A04").here == tuple(range(8))
    assert {person(t, s).place for s in range(8)} == {"A04"}


@rule("ES-MOVE-03")
def test_one_move_ends_the_phase_there_is_no_second_one_in_the_turn() -> None:
    t = scene("dexter bob", phase="movement", has={0: {"sanity": 3, "common": ["C07"]}})
    t.says(0, "go:A04").asks_not(0, "es-move").refused(Refused, 0, "go:A18")
    t.says(0, "use:C07:0").offers_not(0, "go:A18", "go:entrance")
    t.says(0, "give-up")
    assert [e.seat for e in t.events(events.Moved) if isinstance(e, events.Moved)] == [0]
    t.asks(1, "es-move")


@rule("ES-MOVE-03", "ES-GEN-06")
def test_playing_a_card_before_moving_does_not_use_up_the_move_s81() -> None:
    t = scene("dexter", phase="movement", has={0: {"sanity": 3, "common": ["C07"]}})
    t.says(0, "use:C07:0")
    assert person(t).sanity == 4
    t.asks(0, "es-move").offers(0, "go:A04", "stay")


@rule("ES-MOVE-04", "ES-FAIL-07")
def test_leaving_a_card_on_which_one_failed_costs_nothing() -> None:
    t = scene("dexter", at={0: "A04"}, clock=0).says(0, "give-up")
    before = person(t).model_dump()
    t.says(0, "go:A18").not_told(events.Lost)
    assert person(t).model_dump() == {**before, "place": "A18"}


@rule("ES-MOVE-05", "ES-BATTLE-08")
def test_nobody_moves_in_the_battle() -> None:
    t = scene("dexter bob", awake=True, doom=DOOM)
    assert person(t).place == "ancient"
    t.asks(0, "es-before-roll").asks_not(0, "es-move")
    assert dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6"]


@rule("ES-TURN-02", "ES-BATTLE-01", "ES-CLOCK-04")
def test_a_player_without_investigator_only_advances_the_clock_in_the_battle_s49() -> None:
    def out(state: ElderState) -> None:
        state.players[1].investigator = None
        state.players[1].out = "clock_only"

    t = scene("dexter bob", awake=True, doom=DOOM, clock=0, change=out, locks=[],
              rolls=["1 1 1 1 1 1", "1 1 1 1 1", "1 1 1 1", "1 1 1", "1 1", "1"])  # fmt: skip
    while t.state.turn == 5:
        t.default()
    # Dexter's clock phase and bob's, and it is dexter's turn again.
    assert t.state.clock == 2
    t.asks(0, "es-before-roll")
