"""What one viewer of a table notices, answer by answer, so that two worlds can be compared.

An observation is an event the viewer is told, or what the machine shows between two answers (view, wait lines, readable
questions, and whether luck or a reveal lies between now and the start, which taking back would tell) where it changed. Answers of
others that change nothing for the viewer leave no trace: nobody sees how many there were.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from games.alone.game import AloneGame
from games.alone.state import HERO, AloneState
from games.kernel.ask import Ask, Seat
from games.kernel.live import Live, Moved, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default
from games.kernel.table import DREW, REVEALED
from tests.games.kernel.toys import outside

Chooser = Callable[[Live[Any], Ask], tuple[str, ...]]

# How evil declines. A question without one of these must be decided, and what is decided may depend on what evil knows.
DECLINE = ("pass", "stop", "none", "no", "full")


def declined(ask: Ask) -> tuple[str, ...] | None:
    """Evil does nothing here; None if it has to decide something."""
    if ask.hollow:
        return Default().pick(None, ask)
    return next(((key,) for key in DECLINE if key in ask.keys), None)


def sees(live: Live[Any], viewer: Seat | None) -> Any:
    shown, waiting, asks = outside(live, viewer)
    return (None if live.over else shown), waiting, asks


@dataclass
class Trace:
    """What was noticed; `closed` says after how many observations luck, a reveal or a decision of others first came in."""

    seen: list[Any] = field(default_factory=list[Any])
    closed: int | None = None
    answers: int = 0
    barrier: int = 0

    def look(self, live: Live[Any], viewer: Seat | None) -> None:
        now = ("sees", sees(live, viewer), self.barrier)
        if not self.seen or self.seen[-1] != now:
            self.seen.append(now)

    def hear(self, moved: Moved, viewer: Seat | None) -> None:
        if moved.answer is not None and moved.answer.barrier & (DREW | REVEALED):
            self.barrier |= moved.answer.barrier & (DREW | REVEALED)
            if self.closed is None:
                self.closed = len(self.seen)
        self.seen += [("told", e) for t in moved.told if (e := t.for_viewer(viewer)) is not None]

    @property
    def before_luck(self) -> list[Any]:
        return self.seen if self.closed is None else self.seen[: self.closed]


def open_on(rules: AloneGame, state: AloneState, key: bytes) -> Live[AloneState]:
    return Live(rules, Fate(key), new_game(rules, AloneState.model_validate_json(state.model_dump_json())))


def answer(live: Live[Any], ask: Ask, picks: tuple[str, ...]) -> Moved:
    return live.answer(ask.n, ask.seat, picks)


def watch(live: Live[Any], viewer: Seat | None, choose: Chooser, until: Callable[[Live[Any]], bool], most: int = 80) -> Trace:
    """Play on until `until` holds after an answer, noting what the viewer notices."""
    trace = Trace()
    trace.look(live, viewer)
    while not live.over and trace.answers < most:
        ask = next(a for a in live.asks if a.needed)
        if ask.seat != HERO and ask.seat != viewer and declined(ask) is None and trace.closed is None:
            trace.closed = len(trace.seen)
        moved = answer(live, ask, choose(live, ask))
        trace.answers += 1
        trace.hear(moved, viewer)
        trace.look(live, viewer)
        if until(live):
            break
    return trace


class Recorded:
    """The answers of some seats as they were chosen in the first world, given again in the second; the others by default."""

    def __init__(self, seats: tuple[Seat, ...], choose: Chooser) -> None:
        self.seats = seats
        self.choose = choose
        self.given: list[tuple[Seat, str, tuple[str, ...]]] = []
        self.next = 0

    def first(self, live: Live[Any], ask: Ask) -> tuple[str, ...]:
        if ask.seat not in self.seats or ask.hollow:
            return declined(ask) or Default().pick(None, ask)
        picks = self.choose(live, ask)
        self.given.append((ask.seat, ask.msg, picks))
        return picks

    def again(self, live: Live[Any], ask: Ask) -> tuple[str, ...]:
        if ask.seat not in self.seats or ask.hollow:
            return declined(ask) or Default().pick(None, ask)
        if self.next >= len(self.given) or self.given[self.next][:2] != (ask.seat, ask.msg):
            raise Differs(f"seat {ask.seat} is asked {ask.msg}; in the first world it was {self.given[self.next :][:1]}")
        picks = self.given[self.next][2]
        if not set(picks) <= set(ask.keys):
            raise Differs(f"{ask.msg} offers {ask.keys}; in the first world {picks} was chosen")
        self.next += 1
        return picks


class Differs(AssertionError):
    """The two worlds can be told apart."""


def same_luck(here: Trace, there: Trace) -> int:
    """After the first barrier the worlds may differ in what is told and seen. As long as they do not, they must not differ in
    whether luck was drawn or something revealed either. How many observations were compared beyond it."""
    start = len(here.before_luck)
    compared = 0
    for a, b in zip(here.seen[start:], there.seen[start:], strict=False):
        if a[:2] != b[:2]:
            break
        if a != b:
            raise Differs(f"luck or a reveal in one world only: {a[2]} / {b[2]}")
        compared += 1
    return compared


def same(here: list[Any], there: list[Any]) -> None:
    """Fail at the first observation that differs, and say what of it."""
    for i, (a, b) in enumerate(zip(here, there, strict=False)):
        if a == b:
            continue
        if a[0] == b[0] == "sees":
            (view, waiting, asks), (view2, waiting2, asks2) = a[1], b[1]
            fields = (
                []
                if view is None or view2 is None
                else [k for k in type(view).model_fields if getattr(view, k) != getattr(view2, k)]
            )
            shown = [(k, getattr(view, k), getattr(view2, k)) for k in fields]
            raise Differs(f"observation {i}: {shown} {waiting} / {waiting2} {asks} / {asks2}")
        raise Differs(f"observation {i}: {a} / {b}")
    if len(there) < len(here):
        raise Differs(f"nothing more was noticed; in the first world {here[len(there)]}")
