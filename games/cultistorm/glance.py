"""What a menu of the preparation was made of, so that it is made again only when that has changed.

After every deed all menus are looked at, and mostly little in them is new. What an investigator may do by themselves follows from their own
things and from what lies on the board (`near`): while both are as they were, so is that part of their menu. The rest follows from `far`
things and from others as well. A strict table makes each menu anew and compares (`rules.preparation`).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from games.cultistorm.state import Investigator, StormState

_PLAIN = attrgetter("slot", "moves", "played", "plain")
_PLACE = attrgetter("card", "die", "trophies", "altar", "sealed")
_DIE = attrgetter("id", "face")
_ELDER = attrgetter("id", "slot")
_OFFER = attrgetter("id")
_RING = attrgetter("card", "crystals")


def of_board(s: StormState) -> tuple[Any, ...]:
    return (
        s.marker,
        [_ELDER(e) for e in s.elders],
        [_PLACE(p) for p in s.places],
        [tuple(p.column) for p in s.places],
        tuple(s.lasting),
        [(name, *pile) for name, pile in s.shelf.items()] if s.shelf else (),
        tuple(s.tally.items()) if s.tally else (),
    )


def of_person(person: Investigator) -> tuple[Any, ...]:
    return (
        _PLAIN(person),
        tuple(person.hand),
        tuple(person.objects),
        tuple(person.targets),
        tuple(person.trophies.items()),
        len(person.board),
    )


def of_far(s: StormState) -> tuple[Any, ...]:
    """What else lies on the table, and what of people counts for what they or others may do."""
    return (
        s.pooled,
        s.free_taken,
        len(s.object_deck),
        len(s.object_discard),
        [_DIE(d) for d in s.pool],
        [(period, *marks) for period, marks in s.used.items()],
        [_OFFER(o) for o in s.offers],
        [_RING(r) for r in s.circle],
        [_of_others(i) for i in s.investigators],
    )


_OTHERS = attrgetter("slot", "insanity", "permanent", "researched", "claimed", "ready", "tells")


def _of_others(person: Investigator) -> tuple[Any, ...]:
    return (
        _OTHERS(person),
        bool(person.hand),
        bool(person.deck),
        [_DIE(d) for d in person.dice],
        len(person.board),
        len(person.supports),
        tuple(person.trophies.items()),
        tuple(person.objects),
    )


class Glance:
    """Each part with a number, which is another one as soon as the part is another."""

    __slots__ = ("_board", "_far", "_no", "_people", "near_no", "number")

    def __init__(self) -> None:
        self._board: tuple[Any, ...] = ()
        self._people: list[tuple[Any, ...]] = []
        self._far: tuple[Any, ...] = ()
        self._no = 0  # how often something was another
        self.near_no: list[int] = []  # of everybody
        self.number = 0  # of all together

    def again(self, s: StormState) -> None:
        board, people, far = of_board(s), [of_person(i) for i in s.investigators], of_far(s)
        before = self._no
        if board != self._board or len(people) != len(self._people):
            self._no += 1
            self.near_no = [self._no] * len(people)
        else:
            for who, (now, then) in enumerate(zip(people, self._people, strict=True)):
                if now != then:
                    self._no += 1
                    self.near_no[who] = self._no
        if self._no != before or far != self._far:
            self._no += 1
            self.number = self._no
        self._board, self._people, self._far = board, people, far
