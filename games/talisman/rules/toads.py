"""Toads (chapter 19)."""

from __future__ import annotations

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.rules import limits, possessions
from games.talisman.state import Toad
from games.talisman.table import Land


def transform(g: Land, seat: Seat) -> Script[None]:
    """TM-TOAD-01, TM-TOAD-02. The turn in which it happens is not counted (S-12); a toad again counts anew (S-59)."""
    c = g.char(seat)
    if c.toad is None:
        possessions.drop_everything(g, seat)
    c.toad = Toad(since=g.state.turn)
    g.tell(events.BecameToad(seat))
    yield from limits.settle(g)


def count_down(g: Land, seat: Seat) -> Script[None]:
    """At the end of each own turn, also of one that was missed (S-89). After the third it changes back (TM-TOAD-04)."""
    c = g.char(seat)
    if c.toad is None or c.toad.since == g.state.turn:
        return
    c.toad.turns -= 1
    if c.toad.turns == 0:
        c.toad = None
        g.tell(events.ChangedBack(seat))
        yield from limits.settle(g)
