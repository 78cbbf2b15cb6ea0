"""Disrupting the ritual (Das Ritual unterbrechen): DMD-RITUAL, S34."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import counting
from games.death_may_die.table import Death
from games.kernel.ask import at_once


def disrupt(g: Death) -> None:
    """Permanent (DMD-RITUAL-05). From now on the Great Old One can be attacked, and it comes at the end of this turn."""
    if not g.state.disrupted:
        g.state.disrupted = True
        g.tell(events.RitualDisrupted(g.state.episode))


@at_once
def check(g: Death) -> None:
    """DMD-RITUAL-01: the episode's condition is looked at after everything that may meet it."""
    if counting.count(g, g.episode.disrupted, g.state.active) >= g.episode.at_least:
        disrupt(g)
