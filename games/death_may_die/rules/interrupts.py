"""What breaks off whatever is going on, because the book says "at once"."""

from __future__ import annotations


class TurnCut(Exception):
    """The active investigator is dead: the rest of the turn is skipped, except the Mythos discard check (DMD-DEATH-05)."""


class GameEndsNow(Exception):
    """Won, or lost."""
