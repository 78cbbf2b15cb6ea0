"""The clock phase (ES-CLOCK), with S-17, S-49, S-54, S-60 and S-82."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from tests.games.elder_sign.scene import person, scene

rule = pytest.mark.rule


@rule("ES-CLOCK-01", "ES-TURN-02")
@pytest.mark.parametrize(("before", "after", "midnight"), [(0, 1, False), (1, 2, False), (2, 3, False), (3, 0, True)])
def test_each_turn_moves_the_hand_three_hours_from_xii_over_iii_vi_ix_to_xii(before: int, after: int, midnight: bool) -> None:
    t = scene("bob amanda", clock=before, top={"mythos": ["Y31"]})
    t.says(0, "nothing")
    assert t.state.clock == after
    told = t.told(events.ClockAdvanced)
    assert (told.clock, told.midnight) == (after, midnight)
    assert len(t.events(events.ClockAdvanced)) == 1
    assert bool(t.events(events.MidnightStrikes)) == midnight


@rule("ES-CLOCK-02")
@pytest.mark.parametrize("people", ["bob", "bob amanda kate"])
def test_there_is_no_noon_every_fourth_step_is_midnight(people: str) -> None:
    t = scene(people, clock=0, museum="A04 A10 A12 A18 A19 A33", top={"mythos": ["Y31", "Y30", "Y25"]}, doom=5)
    seen: list[int] = []
    t.says(0, "nothing")
    for _ in range(12):
        seen.append(len(t.events(events.MidnightStrikes)))
        me = t.state.active
        t.says(me, "stay").says(me, "nothing")
        while t.question().msg not in ("es-move",):
            t.default()
    assert seen == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]


@rule("ES-CLOCK-03", "ES-TURN-04", "ES-TASK-05")
def test_s54_a_clock_condition_moves_the_hand_at_once_but_midnight_waits_for_the_end_of_the_turn() -> None:
    # A33: [I2], [I4 !clock], [L] in order; the hand stands on IX.
    t = scene(
        "bob amanda",
        museum="A33",
        at={0: "A33"},
        clock=3,
        top={"mythos": ["Y31"]},
        doom=2,
        rolls=["2 1 1 1 1 1", "3 1 L 1 1", "L 1 1"],
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert t.state.clock == 0
    t.never_told(events.MidnightStrikes).never_told(events.MythosDrawn)
    t.says(0, "roll").says(0, "solve:t2")
    kinds = (events.AdventurePassed, events.ClockAdvanced, events.MidnightStrikes, events.MythosDrawn, events.TurnBegins)
    assert t.order(*kinds) == ["AdventurePassed", "ClockAdvanced", "MidnightStrikes", "MythosDrawn", "TurnBegins"]
    assert t.state.clock == 1  # passed, not only reached
    assert t.state.active == 1


@rule("ES-CLOCK-03")
def test_a_midnight_of_a_clock_condition_strikes_also_after_a_failed_adventure() -> None:
    t = scene("bob", museum="A33", at={0: "A33"}, clock=3, top={"mythos": ["Y31"]}, doom=2, rolls=["2 1 1 1 1 1", "3 1 L 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").says(0, "give-up")
    assert t.order(events.AdventureFailed, events.MidnightStrikes) == ["AdventureFailed", "MidnightStrikes"]
    t.says(0, "stay")
    t.says(0, "give-up")
    t.not_told(events.MidnightStrikes)  # it is not struck a second time


@rule("ES-CLOCK-03", "ES-MID-04")
def test_s17_passing_xii_twice_in_a_turn_is_one_midnight_and_one_doom_token() -> None:
    t = scene("bob", clock=3, struck=1, doom=0, top={"mythos": ["Y30"]})
    t.says(0, "nothing")
    assert len(t.events(events.MidnightStrikes)) == 1
    assert len(t.events(events.MythosDrawn)) == 1
    assert t.state.doom == 1
    assert t.state.struck == 0


@rule("ES-CLOCK-01", "ES-GEN-01")
def test_the_pocket_watch_keeps_the_hand_off_xii_and_midnight_away() -> None:
    t = scene("bob", clock=3, has={0: {"common": ["C12"]}})
    t.says(0, "nothing").asks(0, "es-end-turn").says(0, "use:C12:0")
    assert t.state.clock == 3
    t.never_told(events.MidnightStrikes)
    assert t.state.decks["common"][-1] == "C12"
    t.says(0, "stay").says(0, "nothing")
    t.told(events.MidnightStrikes)  # only that one clock phase was stopped


@rule("ES-CLOCK-01", "ES-DEV-05")
def test_who_is_devoured_in_the_own_turn_still_advances_the_clock() -> None:
    t = scene("bob amanda", museum="A13", at={0: "A13"}, ancient="azathoth", has={0: {"sanity": 1}}, clock=1)
    t.says(0, "give-up")
    assert t.order(events.Devoured, events.ClockAdvanced) == ["Devoured", "ClockAdvanced"]
    assert t.state.clock == 2
    t.asks(0, "es-new-investigator")


def _without(seat: int, out: str):
    def change(s: ElderState) -> None:
        s.players[seat].investigator = None
        s.players[seat].out = out  # type: ignore[assignment]

    return change


@rule("ES-CLOCK-04", "ES-BATTLE-13", "ES-DEV-06")
def test_s60_in_the_battle_a_player_without_an_investigator_still_moves_the_clock_by_itself() -> None:
    t = scene("bob amanda", awake=True, ancient="cthulhu", doom=9, phase="clock", clock=0, change=_without(1, "clock_only"))
    t.asks(0, "es-before-roll")  # seat 1's turn has passed without a question
    assert [e.seat for e in t.events(events.TurnBegins)] == [1, 0]  # type: ignore[attr-defined]
    assert [e.clock for e in t.events(events.ClockAdvanced)] == [1, 2]  # type: ignore[attr-defined]


@rule("ES-CLOCK-04")
def test_s60_their_clock_phase_can_strike_the_midnight_of_the_attack() -> None:
    t = scene("bob amanda", awake=True, ancient="hastur", doom=9, phase="clock", clock=2, change=_without(1, "clock_only"))
    t.ever_told(events.AncientOneAttacks)
    assert person(t).sanity == 2


@rule("ES-CLOCK-04", "ES-DEV-04")
@pytest.mark.parametrize("awake", [True, False])
def test_s60_players_eliminated_before_the_battle_have_no_clock_phase(awake: bool) -> None:
    t = scene("bob amanda", awake=awake, ancient="cthulhu", doom=5, phase="clock", clock=0, change=_without(1, "eliminated"))
    assert [e.seat for e in t.events(events.TurnBegins)] == [0]  # type: ignore[attr-defined]
    assert t.state.clock == 1
