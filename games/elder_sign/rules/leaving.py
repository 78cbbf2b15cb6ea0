"""A player leaves the table for good (S-72). It happens between two phases, whenever it was said."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.rules import attempts, devouring, ending, turn
from games.elder_sign.table import Elder
from games.kernel.ask import Seat


def leave(g: Elder, seat: Seat) -> None:
    """No doom token: everything goes back to decks, cup and supply, and the seat is passed over from now on.

    In the battle it keeps its clock phase: fewer people do not make the Ancient One slower. What is left of their own turn is
    the clock, and what a midnight asks of whoever took the last turn.
    """
    s = g.state
    player = s.players[seat]
    if player.out in ("left", "left_clock"):
        return
    person = player.investigator
    if person is not None:
        devouring.give_everything_back(g, seat, person)
    player.investigator = None
    player.pending = False
    player.out = "left_clock" if s.awake else "left"
    g.tell(events.PlayerLeft(seat, person.id if person else ""))
    if not any(p.investigator or p.pending for p in s.players):
        ending.end(g, "abandoned")
    if seat == s.active:
        attempts.cancel(g)  # what they had defeated and not received goes to the cup (S-39); nobody else receives it
        if s.phase == "adventure":
            s.phase = "clock"  # as after being devoured (ES-DEV-05)
        elif s.phase == "movement":
            turn.next_turn(g)
