"""Winning and losing (Sieg und Niederlage): CS-WIN."""

from __future__ import annotations

from typing import Literal

from games.cultistorm import events
from games.cultistorm.moments import BOOK, LossPredicate, WinPredicate
from games.cultistorm.rules.interrupts import GameEndsNow
from games.cultistorm.table import Storm

Loss = Literal["insane", "entered", "limit", "ending", "module"]


def win(g: Storm) -> None:
    g.state.result = "won"
    g.tell(events.Won(g.state.round))
    raise GameEndsNow


def lose(g: Storm, why: Loss, reason: str) -> None:
    """CS-WIN-02 … 05. `reason`: who went insane, which location or Great Old One, or what a module calls it."""
    g.state.result, g.state.reason = why, reason
    g.tell(events.Lost(why, reason))
    raise GameEndsNow


def check(g: Storm) -> None:
    """CS-WIN-01, whenever a location was sealed or a Great Old One defeated; what modules add counts at any time they ask."""
    reason = BOOK.now(g, LossPredicate()).reason
    if reason:
        lose(g, "module", reason)
    sealed = not g.unsealed() and not g.state.elders
    if BOOK.now(g, WinPredicate(sealed)).won:
        win(g)


def check_ending(g: Storm) -> None:
    """CS-WIN-05, S-36: after the endgame's Great Old One has entered, the last one falls while a location is open."""
    if g.state.ending_came and not g.state.elders and g.unsealed():
        lose(g, "ending", g.state.ending)
