"""What a menu of the preparation was made of, so that it is made again only when that has changed.

After every deed all menus are looked at, and mostly little in them is new. What an investigator may do by themselves follows from what lies
before them and on the board (`near`): while both are as they were, so is that part of their menu. The rest follows from `far`
things, from others, and from what counts for nobody but themselves (`own`), their hand above all. Most deeds change little that counts for
others: a support costs its giver a card and insanity, and lies before somebody. A strict table makes each menu anew and compares (`rules.preparation`).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Protocol

from games.cultistorm.state import Investigator, StormState, kind


class Telltale(Protocol):
    """What of people's cards counts for what others may do, as the catalogue knows it: supports that, lying before somebody, keep others from
    being given to them, and whether anything one can do for others depends on their hands."""

    @property
    def supports(self) -> set[str]: ...

    @property
    def hands(self) -> bool: ...


_PLAIN = attrgetter("slot", "moves")
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
        tuple(person.objects),
        tuple(person.targets),
        tuple(person.trophies.items()),
        len(person.board),
    )


FAR: tuple[str, ...] = (
    "pool",
    "decks",
    "used",
    "offers",
    "ring",
    "slots",
    "objects",
    "madness",
    "hands",
    "dice",
    "levels",
    "trophies",
    "telling",
)
"""What else a part of somebody's menu may follow from, besides their own things and the board."""


def of_far(s: StormState, telltale: Telltale) -> tuple[Any, ...]:
    """In the order of `FAR`: what else lies on the table, and what of people counts for what others may do. Not how mad somebody is, but
    whether they are; not which cards they hold, but whether they have any."""
    people = s.investigators
    return (
        (s.pooled, s.free_taken, [_DIE(d) for d in s.pool]),
        (len(s.object_deck), len(s.object_discard)),
        [(period, *marks) for period, marks in s.used.items()],
        [_OFFER(o) for o in s.offers],
        [_RING(r) for r in s.circle],
        [i.slot for i in people],
        [tuple(i.objects) for i in people],
        [(i.insanity > 0, i.permanent > 0) for i in people],
        [(not i.hand, not i.deck) for i in people],
        [len(i.dice) for i in people],
        [len(i.board) for i in people],
        [tuple(i.trophies.items()) for i in people],
        [_told_by(i, telltale) for i in people],
    )


def _told_by(person: Investigator, telltale: Telltale) -> tuple[Any, ...]:
    lying = tuple([s.card for s in person.supports if kind(s.card) in telltale.supports]) if person.supports else ()
    return (lying, person.researched, *person.hand) if telltale.hands else lying


_OWN = attrgetter("played", "plain", "researched", "claimed", "ready", "tells")


def of_oneself(person: Investigator) -> tuple[Any, ...]:
    """What else of their own somebody's menu follows from, and nobody else's."""
    return _OWN(person), tuple(person.hand), [_DIE(d) for d in person.dice], len(person.supports)


class Glance:
    """Each part with a number, which is a higher one as soon as the part is another: of several parts the highest tells whether any is."""

    __slots__ = ("_board", "_far", "_no", "_own", "_people", "_telltale", "all_far", "board_no", "far_no", "near_no", "own_no")

    def __init__(self, telltale: Telltale) -> None:
        self._telltale = telltale
        self._board: tuple[Any, ...] = ()
        self._people: list[tuple[Any, ...]] = []
        self._own: list[tuple[Any, ...]] = []
        self._far: tuple[Any, ...] = ()
        self._no = 0  # how often something was another
        self.board_no = 0
        self.near_no: list[int] = []  # of everybody; the board's if that is the later one
        self.own_no: list[int] = []  # of everybody; what is near if that is the later one
        self.far_no = dict.fromkeys(FAR, 0)
        self.all_far = 0

    def again(self, s: StormState) -> None:
        board, people, far = of_board(s), [of_person(i) for i in s.investigators], of_far(s, self._telltale)
        own = [of_oneself(i) for i in s.investigators]
        if board != self._board or len(people) != len(self._people):
            self._no += 1
            self.board_no = self._no
            self.near_no = [self._no] * len(people)
            self.own_no = [self._no] * len(people)
        else:
            for who, (now, then) in enumerate(zip(people, self._people, strict=True)):
                if now != then:
                    self._no += 1
                    self.near_no[who] = self.own_no[who] = self._no
                elif own[who] != self._own[who]:
                    self._no += 1
                    self.own_no[who] = self._no
        if far != self._far:
            self._no += 1
            self.all_far = self._no
            before = self._far or (None,) * len(FAR)
            for name, now, then in zip(FAR, far, before, strict=True):
                if now != then:
                    self.far_no[name] = self._no
        self._board, self._people, self._own, self._far = board, people, own, far
