"""The rules' hand on the game: luck, events, secrets, "once per …"."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, fields
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from games.kernel.ask import Cover, RuleBug, Script, Seat, ponder
from games.kernel.luck import Fate

# One answer may cause this many draws or events; more is a loop without a pause, which could not be interrupted.
MOST_PER_ANSWER = 10_000

DREW = 1
REVEALED = 2
VEILED = 4  # answered behind a cover: how many of those there were is not for everybody
TRIED = 8  # somebody else could have laid something ready for this, and that it did not go off is news, too

# That luck was taken back, as it stands in `State.used`: a period that does not end.
LUCK, TAKEN_BACK = "luck", "taken-back"


class State(BaseModel):
    """The whole game between two steps: only what JSON returns equal, ids instead of card definitions."""

    model_config = ConfigDict(extra="forbid", validate_assignment=False)

    # "Once per roll/turn/day" marks: period -> what was used in it. The period's end clears its list.
    used: dict[str, list[str]] = {}
    # Cards somebody knows the place of though they lie face down: at an end of this pile, since it was last shuffled. Several joined by + went
    # there together, and nobody knows in which order. None: a game from before this was written down.
    known: dict[str, list[str]] | None = {}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as data. Subclasses are frozen dataclasses of plain fields; words come later."""

    def plain(self) -> dict[str, Any]:
        return {"event": type(self).__name__, **{f.name: getattr(self, f.name) for f in fields(self)}}

    def values(self) -> tuple[Any, ...]:
        """Name and fields in order: what a fingerprint is made of (a dataclass's own repr is many times slower)."""
        return (type(self).__name__, *[getattr(self, name) for name in type(self).__dataclass_fields__])


@dataclass(frozen=True, slots=True)
class Told:
    """An event and who may know it. `to` None: everybody; (): nobody until the end.

    `others` is what the rest is told in the same place, so that order and number of messages are equal for all.
    """

    event: Event
    to: tuple[Seat, ...] | None = None
    others: Event | None = None

    def for_viewer(self, viewer: Seat | None) -> Event | None:
        if self.to is None or (viewer is not None and viewer in self.to):
            return self.event
        return self.others


S = TypeVar("S", bound=State)
X = TypeVar("X")


class Table(Generic[S]):
    """One step's access to a state. Made anew for every step; never stored."""

    # Does the name of a draw say what luck went before it in the step? Then a second roll after another first one is another deed.
    chained: bool = False

    def __init__(self, state: S, fate: Fate, step: int) -> None:
        self.state = state
        self.fate = fate
        self.step = step
        self.told: list[Told] = []
        self.barrier = 0
        self._labels: dict[str, int] = {}
        self._luck_before = ""
        self.deeds = 0  # draws and events of this answer
        self.answering: Seat | None = None  # whose answer it is
        self.stirred = False  # somebody was asked behind a cover since everybody last learned something
        self.leaving: set[Seat] = set()  # who leaves when this step ends, so that nothing is won by them meanwhile
        self.strict = False  # nothing is taken for granted, as in tests and proofs
        # How often the machine has stopped to look at all open questions, and whether it is looking now: nothing changes meanwhile.
        self.pauses = 0
        self.paused = False

    def begin_answer(self, seat: Seat | None = None) -> None:
        """Called by the machine before a script goes on: what follows belongs to one answer, of this seat."""
        self.answering = seat
        self.told = []
        self.barrier = 0
        self.deeds = 0

    def _count(self) -> None:
        self.deeds += 1
        if self.deeds > MOST_PER_ANSWER:
            raise RuleBug(f"more than {MOST_PER_ANSWER} draws and events without a pause")

    def draw(self, sides: int, label: str) -> int:
        """A number from 0 to sides - 1. The label names purpose, seat and target, or unrelated deeds would share luck."""
        if ":" not in label:
            raise RuleBug(f"a luck label names its purpose and target, like 'roll:2:A03'; got {label!r}")
        self._count()
        self.barrier |= DREW
        i = self._labels.get(label, 0)
        self._labels[label] = i + 1
        drawn = self.fate.draw(sides, f"{self.place}/{label}#{i}")
        if self.chained:
            self._luck_before = blake2b(f"{self._luck_before}/{label}".encode(), digest_size=6).hexdigest()
        return drawn

    @property
    def place(self) -> str:
        """Where in the game luck is drawn, the first part of its name (docs/luck.md): the step, and what went before in it."""
        return f"{self.step}.{self._luck_before}" if self._luck_before else str(self.step)

    def pick(self, things: Sequence[X], label: str) -> X:
        return things[self.draw(len(things), label)]

    def shuffle(self, things: list[Any], label: str) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.draw(i + 1, label)
            things[i], things[j] = things[j], things[i]

    # What nobody knows, after luck was taken back (docs/luck.md)

    def knows(self, pile: str, *cards: str) -> None:
        """Somebody saw this card go to an end of that pile, or lie there: it is not mixed with the others. Of several that go there at once
        nobody sees in which order: they are mixed among themselves."""
        if self.state.known is None or not cards:
            return
        before = [[c for c in lot if c not in cards] for lot in self._lots(pile)]
        self.state.known[pile] = ["+".join(lot) for lot in [*before, cards] if lot]

    def _lots(self, pile: str) -> list[list[str]]:
        return [lot.split("+") for lot in (self.state.known or {}).get(pile, ())]

    def forgets(self, pile: str) -> None:
        """The whole pile was shuffled: nobody knows where anything lies."""
        if self.state.known is not None:
            self.state.known.pop(pile, None)

    @property
    def mixes(self) -> bool:
        """Has luck been taken back in this game? Then each answer mixes anew what nobody knows, before anything comes of it."""
        return not self.may(LUCK, TAKEN_BACK)

    def mix(self, pile: str, cards: list[Any], known: Collection[Any] = (), *, deed: str) -> None:
        """Another order, in the same list, for what lies between the known cards at its ends. It is named after the deed that is about to be
        done, and after nothing else: what else is drawn in this step has the names it would have had without."""
        lots = self._lots(pile)
        seen = {*known, *(card for lot in lots for card in lot)}
        first, last = 0, len(cards)
        while first < last and cards[first] in seen:
            first += 1
        while last > first and cards[last - 1] in seen:
            last -= 1
        ends = [*range(first), *range(last, len(cards))]
        count = 0
        for places in (list(range(first, last)), *([i for i in ends if cards[i] in lot] for lot in lots)):
            for n in range(len(places) - 1, 0, -1):
                i, j = places[n], places[self.fate.draw(n + 1, f"{self.step}/mixed:{pile}:{deed}#{count}")]
                cards[i], cards[j] = cards[j], cards[i]
                count += 1

    def reveal(self, *_seats: Seat) -> None:
        """Something hidden became known (a card drawn, a sector lit): a barrier for undo."""
        self.barrier |= REVEALED

    def tried(self, seats: Iterable[Seat]) -> None:
        """A moment has come for which these seats, by public facts, may have something laid ready. If whoever has brought it about could take
        that back by themselves, they would try one after the other who has."""
        if self.answering is not None and any(seat != self.answering for seat in seats):
            self.barrier |= TRIED

    def tell(self, event: Event, to: tuple[Seat, ...] | None = None, others: Event | None = None) -> None:
        """`to` None: everybody learns it. Otherwise `others` is what the rest learn in its place."""
        self._count()
        self.told.append(Told(event, to, others))
        if to is None or others is not None:
            self.stirred = False

    def tell_seat(self, seat: Seat, event: Event, others: Event | None = None) -> None:
        self.tell(event, to=(seat,), others=others)

    def behind(self, cover: Cover) -> Cover:
        """Something is asked behind this cover now."""
        self.stirred = True
        return cover

    def beat(self, seat: Seat, cover: Cover) -> Script[None]:
        """Where somebody may have had a secret choice, and had none: a hollow question, unless one was asked since everybody last
        learned something. Without it a missing pause would tell how little there was to choose from."""
        if not self.stirred:
            yield from ponder(seat, cover.msg, (), cover=self.behind(cover))

    def may(self, source: str, period: str) -> bool:
        """Is this once-per-period thing still unused?"""
        return source not in self.state.used.get(period, ())

    def once(self, source: str, period: str) -> bool:
        """Use it: True the first time in the period, False afterwards."""
        if not self.may(source, period):
            return False
        self.state.used.setdefault(period, []).append(source)
        return True

    def expire(self, period: str) -> None:
        """The period ends: its marks are forgotten. The only place where they end."""
        self.state.used.pop(period, None)
