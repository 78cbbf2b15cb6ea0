"""Moments that something in force answers by itself: the hooks of ALONE, heard by what lasts (`state.Lasting`), in order of arrival.

What evil may answer with a card from the hand is a window, not a hook: `rules/reactions.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.alone.table import Alone
from games.kernel.hooks import Book

BOOK: Book[Alone] = Book(lambda g, kinds: g.lingering(kinds))


@dataclass(slots=True)
class HeroHits:
    """The hero's attack has hit this creature; the damage is still to come."""

    target: str


@dataclass(slots=True)
class AttacksEnd:
    """The attacks at the end of a turn are over."""
