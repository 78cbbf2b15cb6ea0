"""What breaks off whatever is going on, because the book says "immediately"."""

from __future__ import annotations


class GameEndsNow(Exception):
    """Won, or lost."""
