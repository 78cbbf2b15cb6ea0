"""The end of the game (chapter 21)."""

from __future__ import annotations

from games.kernel.ask import Seat
from games.talisman import events
from games.talisman.rules import death
from games.talisman.rules.interrupts import GameEndsNow
from games.talisman.state import TalismanState
from games.talisman.table import Land

COMMANDS_THAT_DECIDE = 6  # the crown that ends it


def still_in(state: TalismanState) -> list[Seat]:
    """S-53: who waits for a new character is still in the game."""
    return [seat for seat, p in enumerate(state.players) if p.standing != "out"]


def check(g: Land) -> None:
    """TM-WIN-01, at the end of every turn (TM-FLOW-11). Who has given up in it has left before whoever it still puts out, and wins
    nothing (S-183)."""
    s = g.state
    left = still_in(s)
    staying = [seat for seat in left if seat not in g.leaving]
    if len(left) > 1:
        if s.crown_ends and s.commands >= COMMANDS_THAT_DECIDE:
            _wins(g, [s.active] if s.active in staying else staying or left, "crowned")
        return
    if staying:
        _wins(g, staying, "last")
        return
    # S-52: all at once. The player in turn, if among them; otherwise who had most lives; otherwise they share it.
    last = max(p.out_at for p in s.players)
    together = [seat for seat, p in enumerate(s.players) if p.out_at == last]
    if s.active in together:
        together = [s.active]
    most = max(s.players[seat].had for seat in together)
    _wins(g, [seat for seat in together if s.players[seat].had == most], "last")


def _wins(g: Land, winners: list[Seat], how: str) -> None:
    s = g.state
    for seat in sorted(g.leaving - set(winners)):
        death.concede(g, seat)
    s.winners = winners
    s.result = "shared" if len(winners) > 1 else "crowned" if how == "crowned" else "last"
    if len(winners) > 1:
        g.tell(events.SharedVictory(tuple(winners)))
    else:
        g.tell(events.LastOne(winners[0]))
    s.phase = "over"
    raise GameEndsNow
