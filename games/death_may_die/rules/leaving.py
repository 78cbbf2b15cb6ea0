"""Somebody leaves the table for good: their investigators go, as if they had never been able to act again (no rule of the book)."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import ending, holding
from games.death_may_die.table import Death
from games.kernel.ask import Seat


def leave(g: Death, seat: Seat) -> None:
    """Between two steps. It is nobody's death: the game is not lost by it while somebody is left. Their turn ends."""
    s = g.state
    for who, person in enumerate(s.investigators):
        if person.player == seat and not person.fate:
            person.fate = "left"
            g.tell(events.Gone(who))
            if who == s.active:
                s.space_of_death = person.space
                if s.phase != "setup":
                    s.phase = "end"
            holding.leave_everything(g, who)
            s.thresholds = [w for w in s.thresholds if w != who]
    if s.investigators and all(i.fate for i in s.investigators):
        ending.lose(g, "all_dead")
