"""A game as a story: one line per turn, and which of them decided it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

TURNING_POINTS = 6
# A turn that weighs less decided nothing.
LEAST_WEIGHT = 3


class Summary(Protocol):
    """A turn in one line; `number` counts over the whole game, from 1."""

    @property
    def number(self) -> int: ...


S = TypeVar("S", bound=Summary)


def turning_points(story: Sequence[S], weight: Callable[[S], int], most: int = TURNING_POINTS) -> list[S]:
    """The turns that decided the game, in the order they were played."""
    best = sorted((s for s in story if weight(s) >= LEAST_WEIGHT), key=lambda s: (-weight(s), s.number))[:most]
    return sorted(best, key=lambda s: s.number)


def last_number(story: Sequence[Summary], otherwise: int = 0) -> int:
    """How many turns the story tells of."""
    return max((s.number for s in story), default=otherwise)
