"""Somebody leaves for good (S-90): their investigator stays in play, on defaults or in other hands; N does not change."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.table import Storm
from games.kernel.ask import Seat


def leave(g: Storm, seat: Seat) -> None:
    if seat == g.state.overlord:
        g.tell(events.OverlordGone(seat))
    for who in g.everybody:
        if g.player(who) == seat and not g.inv(who).away:
            g.inv(who).away = True
            g.tell(events.Gone(who))
