"""A toy after Death May Die: losing sanity crosses a threshold, which triggers an effect, which may cost sanity again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pydantic import BaseModel

from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.hooks import Book, Layer, Source
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event, State, Table

THRESHOLDS = (2, 4, 6)
END = 8


class AsylumState(State):
    turns: int = 2
    turn: int = 0
    lost: list[int] = []
    crossed: list[list[int]] = []
    skills: list[dict[str, int]] = []
    psychosis: list[str] = []


class AsylumView(BaseModel):
    turn: int
    lost: list[int]
    crossed: list[list[int]]
    skills: list[dict[str, int]]


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Crossed(Event):
    seat: Seat
    threshold: int


@dataclass(frozen=True, slots=True)
class Learned(Event):
    seat: Seat
    skill: str


@dataclass(frozen=True, slots=True)
class Psychosis:
    """A trait in play: what a threshold does to its owner, besides the level."""

    kind: str


@dataclass(slots=True)
class Threshold:
    """The moment a threshold is crossed."""

    seat: Seat
    at: int


@dataclass(slots=True)
class Loss:
    """The moment before sanity is lost."""

    seat: Seat
    n: int


Asylum = Table[AsylumState]


def in_play(g: Asylum, kinds: tuple[type, ...]) -> Iterable[Source]:
    for seat, kind in enumerate(g.state.psychosis):
        yield Source(f"psychosis{seat}", seat, Psychosis(kind))


BOOK: Book[Asylum] = Book(in_play)


def lose(g: Asylum, seat: Seat, n: int) -> Script[None]:
    """One point at a time: each crossing is carried out whole, with all it causes, before the next point is lost."""
    s = g.state
    for _ in range(BOOK.now(g, Loss(seat, n)).n):
        if s.lost[seat] >= END:
            return
        s.lost[seat] += 1
        g.tell(Lost(seat, s.lost[seat]))
        if s.lost[seat] in THRESHOLDS and s.lost[seat] not in s.crossed[seat]:
            at = s.lost[seat]
            s.crossed[seat].append(at)
            g.tell(Crossed(seat, at))
            yield from BOOK.happens(g, Threshold(seat, at))
            skill: str = yield from ask(seat, "as-skill", [Option(k, k) for k in s.skills[seat]], at=at)
            s.skills[seat][skill] += 1
            g.tell(Learned(seat, skill))


@BOOK.modifies(Loss, Psychosis, Layer.LIMIT)
def calm(g: Asylum, src: Source, h: Loss) -> None:
    if src.owner == h.seat and src.trait.kind == "calm":
        h.n = min(h.n, 1)


@BOOK.reacts(Threshold, Psychosis)
def madness(g: Asylum, src: Source, h: Threshold) -> Script[None]:
    if src.owner != h.seat:
        return
    if src.trait.kind == "panic":
        yield from lose(g, h.seat, 2)  # the same track again, in the middle of the loss
    elif src.trait.kind == "contagion":
        others = [Option(f"to:{i}", i) for i in range(len(g.state.lost)) if i != h.seat]
        other: Seat = yield from ask(h.seat, "as-whom", others, at=h.at)
        yield from lose(g, other, 2)


class AsylumRules(Rules[AsylumState]):
    name = "asylum"
    version = 1
    state_type = AsylumState

    def table(self, state: AsylumState, fate: Fate, step: int) -> Asylum:
        return Table(state, fate, step)

    def step(self, table: Asylum) -> Script[None]:
        s = table.state
        me = s.turn % len(s.lost)
        many: int = yield from ask(me, "as-terror", [Option(str(n), n) for n in (1, 2, 3)])
        yield from lose(table, me, many)
        s.turn += 1

    def over(self, state: AsylumState) -> bool:
        return state.turn >= state.turns

    def outcome(self, state: AsylumState) -> Outcome | None:
        return Outcome("lost", "night") if self.over(state) else None

    def seats(self, state: AsylumState) -> tuple[Seat, ...]:
        return tuple(range(len(state.lost)))

    def view(self, state: AsylumState, viewer: Seat | None) -> AsylumView:
        return AsylumView(turn=state.turn, lost=state.lost, crossed=state.crossed, skills=state.skills)

    def scramble(self, state: AsylumState, viewer: Seat | None, chance: Chance) -> AsylumState:
        return AsylumState.model_validate_json(state.model_dump_json())


def asylum(*psychosis: str, lost: tuple[int, ...] = (), turns: int = 2) -> AsylumState:
    return AsylumState(
        turns=turns,
        lost=list(lost) or [0 for _ in psychosis],
        crossed=[[] for _ in psychosis],
        skills=[{"brawl": 0, "stealth": 0} for _ in psychosis],
        psychosis=list(psychosis),
    )
