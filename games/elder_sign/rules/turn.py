"""The turn (Spielzug): ES-TURN, ES-BATTLE-01, ES-DEV-05, S-29, S-60, S-78. One step of the machine is one phase."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.rules import attempts, battle, clock, devouring, dicework, entrance, midnight, movement, museum, setup
from games.elder_sign.rules.interrupts import GameEndsNow, PhaseEndsNow
from games.elder_sign.state import ENTRANCE
from games.elder_sign.table import Elder
from games.kernel.ask import Script, Seat


def step(g: Elder) -> Script[None]:
    """The phase the state is in, and what comes after it."""
    try:
        yield from _phase(g)
    except GameEndsNow:
        g.state.phase = "over"


def _phase(g: Elder) -> Script[None]:
    s = g.state
    me = s.active
    match s.phase:
        case "setup":
            yield from setup.set_up(g)
        case "movement":
            # ES-TURN-03 (e), (f): devoured or awakened by an own card, the turn goes on with the clock.
            s.phase = "adventure" if (yield from _uncut(g, movement.movement_phase(g, me))) else "clock"
        case "adventure":
            on_card = g.inv(me).place != ENTRANCE
            yield from _uncut(g, attempts.attempt(g, me) if on_card else entrance.visit(g, me))
            s.phase = "clock"
        case "attack":
            if g.has_investigator(me):
                yield from _uncut(g, movement.beside_healers(g, battle.attack_phase(g, me)))
            else:
                yield from movement.start_of_a_turn_nobody_plays(g)
            s.phase = "clock"
        case "clock":
            yield from clock.clock_phase(g, me)
            yield from devouring.take_new_investigator(g, me)  # ES-DEV-05, S-78: before a midnight that follows
            yield from museum.fill_empty_slots(g, me)
            yield from _nothing_overdue(g)  # what was revealed may have filled the track
            dicework.return_borrowed(g)
            s.spent_dice = []
            g.expire("turn")
            g.expire("roll")
            if s.struck:
                s.phase = "midnight"
            else:
                next_turn(g)
        case "midnight":
            yield from midnight.strike_midnight(g)
            yield from _nothing_overdue(g)  # S-78: after the whole procedure
            next_turn(g)
        case "over":
            return


def _uncut(g: Elder, script: Script[None]) -> Script[bool]:
    """Run a phase; False if it was cut short (ES-DEV-05, ES-AWAKE-04)."""
    try:
        yield from script
    except PhaseEndsNow:
        attempts.cancel(g)
        return False
    return True


def _nothing_overdue(g: Elder) -> Script[None]:
    """The turn, or the midnight after it, is over: everybody who waits for a new investigator has one, nothing is unsettled."""
    while True:
        yield from devouring.settle(g)
        if not any(p.pending for p in g.state.players):
            return
        for seat in g.clockwise(g.state.active):
            yield from devouring.take_new_investigator(g, seat)


def next_turn(g: Elder) -> None:
    """ES-TURN-01, S-60: clockwise. Eliminated players are passed over; in the battle some only advance the clock."""
    s = g.state
    order = g.clockwise(s.active)
    for seat in [*order[1:], order[0]]:
        if takes_turns(g, seat):
            s.active = seat
            break
    s.turn += 1
    s.phase = "attack" if s.awake else "movement"
    g.tell(events.TurnBegins(s.active, s.turn))


def takes_turns(g: Elder, seat: Seat) -> bool:
    return g.has_investigator(seat) or (g.state.awake and g.state.players[seat].out in ("clock_only", "left_clock"))
