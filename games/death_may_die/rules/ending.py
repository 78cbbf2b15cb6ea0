"""The end of the game (Spielende): DMD-END. A win is looked for before a loss (DMD-END-02)."""

from __future__ import annotations

from typing import Literal

from games.death_may_die import events
from games.death_may_die.rules.interrupts import GameEndsNow
from games.death_may_die.table import Death


def win(g: Death) -> None:
    """DMD-END-01: the Final stage is defeated."""
    g.state.result = "won"
    g.tell(events.Won(g.state.great_old_one, g.state.episode))
    raise GameEndsNow


def lose(g: Death, why: Literal["died_early", "all_dead", "track"]) -> None:
    g.state.result = why
    g.tell(events.Lost(why, g.state.great_old_one, g.state.episode))
    raise GameEndsNow
