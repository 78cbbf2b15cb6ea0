"""Somebody leaves the table for good (S-72): without doom, everything back, the seat passed over; the game goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.audit import audit
from games.elder_sign.game import ElderOptions
from games.elder_sign.state import Player
from games.kernel.live import Live, new_game, verify
from games.kernel.luck import Fate
from games.kernel.players import Random
from tests.games.elder_sign.scene import BOX, CARDS, RULES, person, scene


@pytest.mark.rule("ES-GEN-02")
def test_everything_goes_back_without_doom_when_the_phase_is_over() -> None:
    rich = {
        "clues": 2,
        "common": ["C01"],
        "unique": ["U01"],
        "cast": ["Z01"],
        "spells": ["Z02"],
        "allies": ["B01"],
        "trophies": ["M05", "A20"],
    }
    t = scene("amanda bob kate", museum="A04 A12", phase="movement", has={1: rich}, on_spell={"g1": ("Z01", "L")}, doom=3)
    t.notes(1, "leave")
    assert t.state.players[1].investigator is not None
    assert t.last == ()
    t.says(0, "go:A04")
    t.told(events.PlayerLeft, seat=1, investigator="bob")
    s = t.state
    assert (s.players[1].investigator, s.players[1].out, s.players[1].pending) == (None, "left", False)
    assert s.doom == 3
    assert "bob" not in s.devoured
    assert s.dice["g1"].at == "pool" or s.dice["g1"].at == "supply"
    assert "M05" in s.cup
    for deck, card in (("common", "C01"), ("unique", "U01"), ("spell", "Z01"), ("spell", "Z02"), ("ally", "B01")):
        assert card in s.decks[deck]  # type: ignore[index]
    audit(s, CARDS)
    t.reload()


def test_the_seat_is_passed_over_from_then_on() -> None:
    t = scene("amanda bob kate", museum="A04 A12", phase="movement", active=0)
    t.notes(1, "leave").says(0, "stay").says(0, "nothing")
    assert t.state.active == 2
    t.asks(2, "es-move")


def test_whoever_leaves_in_their_own_turn_still_moves_the_clock() -> None:
    t = scene("amanda bob", museum="A04 A12", phase="movement", active=0, clock=1)
    t.notes(0, "leave").says(0, "go:A04")
    t.told(events.PlayerLeft, seat=0)
    assert (t.state.clock, t.state.active, t.state.phase) == (2, 1, "movement")
    t.asks(1, "es-move").asks_not(0)


def test_whoever_leaves_just_before_their_turn_has_none() -> None:
    t = scene("amanda bob kate", museum="A04 A12", phase="clock", active=0, has={0: {"common": ["C12"]}})
    t.asks(0, "es-end-turn").notes(1, "leave").says(0, "end-turn")
    assert t.state.active == 2
    t.asks(2, "es-move").asks_not(1)


def test_somebody_who_waits_for_a_new_investigator_gets_none() -> None:
    def waiting(state: Any) -> None:
        state.players[1] = Player(pending=True)
        state.devoured = ["bob"]

    t = scene("amanda bob kate", museum="A04 A12", phase="movement", change=waiting)
    t.notes(1, "leave").says(0, "stay")
    t.told(events.PlayerLeft, seat=1, investigator="")
    t.says(0, "nothing")
    t.asks_not(1)


def test_their_investigator_may_come_again_with_somebody_else() -> None:
    t = scene("amanda bob", museum="A04 A12", phase="movement")
    t.notes(1, "leave").says(0, "stay")
    from games.elder_sign.rules.devouring import available

    assert "bob" in available(t.live.table)  # type: ignore[arg-type]


def test_in_the_battle_the_seat_keeps_its_clock_phase() -> None:
    t = scene("amanda bob kate", awake=True, ancient="yig", at={0: "ancient", 1: "ancient", 2: "ancient"}, doom=5, clock=0)
    t.notes(1, "leave").says(0, "give-up")
    assert t.state.players[1].out == "left_clock"
    # Amanda's clock phase, then Bob's empty turn with its own, then Kate.
    assert (t.state.active, t.state.clock) == (2, 2)
    t.ever_told(events.TurnBegins, seat=1)
    t.asks(2, "es-before-roll")


@pytest.mark.rule("ES-END-03")
def test_if_nobody_remains_the_game_is_lost() -> None:
    t = scene("amanda bob", museum="A04 A12", phase="movement")
    t.notes(0, "leave").notes(1, "leave").says(0, "stay")
    t.told(events.GameEnds, result="abandoned")
    assert t.live.over
    assert t.live.outcome is not None
    assert (t.live.outcome.result, t.live.outcome.reason) == ("lost", "abandoned")


def test_leaving_twice_is_leaving_once() -> None:
    t = scene("amanda bob kate", museum="A04 A12", phase="movement")
    t.notes(1, "leave").says(0, "stay").notes(1, "leave").says(0, "nothing")
    assert len(t.events(events.PlayerLeft)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_people_leave_whole_games_at_any_moment_and_everything_still_adds_up(seed: int) -> None:
    """After every answer each die and card is in one place; the log replays, also after having been taken back."""
    chance = random.Random(seed)
    seats = 2 + seed % 4
    ancient = sorted(BOX.cards.ancient_ones)[seed]
    fate = Fate(b"leaving %d" % seed)
    start = new_game(RULES, RULES.new(seats, ElderOptions(ancient_one=ancient)))
    live = Live(RULES, fate, start, strict=True)
    player = Random(chance.randrange)
    staying = list(range(seats))
    for _ in range(900):
        if live.over:
            break
        if len(staying) > 1 and chance.random() < 0.02:
            seat = staying.pop(chance.randrange(len(staying)))
            live.note(seat, "leave")
        elif chance.random() < 0.01 and live.count > live.first + 3:
            gone = live.undo(live.count - 2)
            for a in gone:
                live.answer(a.n, a.seat, a.picks)
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, player.pick(None, ask))
        audit(live.state, CARDS)
    left = [s for s in range(seats) if live.state.players[s].out in ("left", "left_clock")]
    assert left or live.over
    assert verify(RULES, fate, start.checkpoint, live.answers) == len(live.answers)
    again = Live(RULES, fate, live.save, strict=True)
    assert again.state == live.state


@pytest.mark.rule("ES-MON-25", "ES-GEN-02")
def test_s72_what_somebody_had_defeated_when_they_left_is_nobodys_trophy() -> None:
    t = scene(
        "bob dexter",
        museum="A08 A01 A18 A19 A33 A47",
        phase="movement",
        monsters={"A08": [("M22", 0)]},
        locks=[("M22", "g1")],
        has={0: {"unique": ["U10"]}},
    )
    t.says(0, "use:U10:0").notes(0, "leave").says(0, "stay")
    assert (t.state.claims, t.state.locks) == ([], [])
    assert "M22" in t.state.cup
    assert t.state.museum[0] is not None
    assert t.state.museum[0].monsters == []
    t.says(1, "stay").says(1, "nothing")
    assert person(t, 1).trophies == []
    audit(t.state, CARDS)
