"""What breaks off whatever is going on, because the book says "at once"."""

from __future__ import annotations


class TurnOver(Exception):
    """The turn of the player in turn ends here (TM-TURN-04, TM-FIGHT-09)."""


class Elsewhere(Exception):
    """The character in turn was put on another space in the middle of its encounter, which goes on there (TM-ENC-12)."""


class GameEndsNow(Exception):
    """Somebody has won."""
