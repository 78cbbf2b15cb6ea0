"""A game as a story: its turns, one line for each, and which of them decided it."""

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


class Weighed(Summary, Protocol):
    """One that says how much its turn mattered."""

    @property
    def weight(self) -> int: ...


V = TypeVar("V")
S = TypeVar("S", bound=Weighed)


def parted(
    views: Sequence[V], number: Callable[[V], int], *, begun: Callable[[V], bool], over: Callable[[V], bool]
) -> list[tuple[V, V]]:
    """Each finished turn as the position at its beginning and at its end, from views in their order; those of the set-up do not
    count."""
    found: list[tuple[V, V]] = []
    begin: V | None = None
    for view in filter(begun, views):
        if begin is None:
            begin = view
        elif found and over(begin):  # told after the end: it belongs to the last turn
            found[-1] = (found[-1][0], view)
        elif number(view) != number(begin) or over(view):
            found.append((begin, view))
            begin = view
    return found


def turning_points(story: Sequence[S], most: int = TURNING_POINTS) -> list[S]:
    """The turns that decided the game, in the order they were played."""
    best = sorted((s for s in story if s.weight >= LEAST_WEIGHT), key=lambda s: (-s.weight, s.number))[:most]
    return sorted(best, key=lambda s: s.number)


def last_number(story: Sequence[Summary], otherwise: int = 0) -> int:
    """How many turns the story tells of."""
    return max((s.number for s in story), default=otherwise)
