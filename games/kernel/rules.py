"""What a game must provide to be played."""

from __future__ import annotations

import json
import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel

from games.kernel.ask import RuleBug, Script, Seat
from games.kernel.luck import Fate
from games.kernel.table import TAKEN_BACK, State, Table

S = TypeVar("S", bound=State)

# Asides by the names under which whoever sits at any table knows them.
CONCEDE, FIGHT_ON = "concede", "fight-on"
# The house's own, in every game: luck was taken back, and from here on nobody finds again what they saw come (`Rules.mix`).
MIX = "mix"

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
Chance: TypeAlias = Callable[[int], int]  # sides -> 0..sides-1, handed in because games have no luck of their own


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a value with a reason, and who won."""

    result: Literal["won", "lost"]
    reason: str
    winners: tuple[Seat, ...] = ()


class BadOptions(ValueError):
    """A wish that cannot be met: `field` names it, `known` are the possible values."""

    def __init__(self, field: str, value: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(f"{field}: {value!r}")
        self.field, self.value, self.known = field, value, known


class Rules(ABC, Generic[S]):
    """One game. `step` is chosen by the state alone; `view` is the only thing that leaves."""

    name: str
    version: int
    state_type: type[S]
    # migrations[k] turns a state of version k into one of version k + 1.
    migrations: Mapping[int, Migration] = {}
    # What a seat may have taken down outside of questions, such as "leave": heeded when the open step ends.
    notes: frozenset[str] = frozenset()
    # What is heeded at once: it changes only what scripts look up anew each time (a standing order, an armed deed), or ends the game.
    # A name that ends with a colon is the head of asides that go on: "arm:" of "arm:counterspell:attacked".
    asides: frozenset[str] = frozenset()
    # The asides that are said for a seat when somebody else sits down there: what its former holder has ordered or wanted ends.
    handed_on: tuple[str, ...] = ()

    @abstractmethod
    def table(self, state: S, fate: Fate, step: int) -> Table[S]: ...

    @abstractmethod
    def step(self, table: Any) -> Script[None]:
        """The next step's script, for this state."""

    def note(self, table: Any, seat: Seat, what: str) -> None:
        """A note takes effect: called between two steps, never while a script is running. Tells what happens; asks nobody."""
        raise RuleBug(f"{self.name} does not know what to do with {what!r}")

    def aside(self, table: Any, seat: Seat, what: str) -> None:
        """An aside takes effect, while a script may be waiting: no luck, no question, nothing the script could hold."""
        raise RuleBug(f"{self.name} does not know what to do with {what!r}")

    def is_aside(self, what: str) -> bool:
        head, colon, rest = what.partition(":")
        return what == MIX or what in self.asides or (bool(rest) and f"{head}{colon}" in self.asides)

    def hears(self, state: S, seat: Seat, what: str) -> bool:
        """May this seat say this note or aside now?"""
        return what != MIX and (what in self.notes or self.is_aside(what)) and seat in self.seats(state)

    def takes_down(self, state: S, seat: Seat, what: str) -> bool:
        """What this seat may say, and what the house says, once."""
        return TAKEN_BACK not in state.used if what == MIX else self.hears(state, seat, what)

    def sayings(self, state: S, seat: Seat) -> tuple[str, ...]:
        """All that this seat may say now outside of questions. A game whose asides have heads adds what may follow them."""
        return tuple(
            what for what in sorted(self.notes | self.asides) if not what.endswith(":") and self.hears(state, seat, what)
        )

    @abstractmethod
    def over(self, state: S) -> bool: ...

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def ahead(self, state: S) -> Outcome | None:
        """Who has won if the table agrees to stop here: the side that is clearly winning by the rules' own measure. None: nobody
        is, and the game counts as abandoned. Asked only at the end, when there are no secrets any more."""
        return None

    def sequel(self, state: S) -> str | None:
        """What a game that is over hands on to the next one of the same people, in words of its own: an option of that game, and nothing of
        who played. "": the story they began together ends here. None: it is no part of one."""
        return None

    @abstractmethod
    def seats(self, state: S) -> tuple[Seat, ...]: ...

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> BaseModel:
        """What this viewer may know; None is the public."""

    @abstractmethod
    def scramble(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        """Another state that the viewer cannot tell from this one."""

    def mix(self, table: Any, deed: str) -> None:
        """Luck was taken back in this game: `table.mix` every pile in whose order luck lies waiting, and only what nobody knows of it. Called
        before every answer from then on, also in the middle of a step: whatever a script has drawn it holds already."""

    def audit(self, state: S) -> None:
        """Raise an AssertionError if this state, between two answers, contradicts the box: a card in two places, a track beyond
        its end. The large runs (`keeper prove`) call it after every answer; play does not."""

    def stores(self, state: S) -> bool:
        """Is the end of a step in this state worth a checkpoint?

        Where the next step seldom asks anybody, one is written only to be replaced at once. Without it a game is opened from
        an earlier one, and a few more answers are replayed.
        """
        return True

    def load(self, data: str | bytes, version: int) -> S:
        """A stored state, brought up to this version if it is older."""
        if version == self.version:
            return self.state_type.model_validate_json(data)
        if version > self.version:
            raise RuleBug(f"{self.name}: the state is of version {version}, newer than these rules ({self.version})")
        plain: dict[str, Any] = json.loads(data)
        for v in range(version, self.version):
            if v not in self.migrations:
                raise RuleBug(f"{self.name}: no migration from version {v}")
            plain = self.migrations[v](plain)
        return self.state_type.model_validate(plain)


_PLAIN = (str, int, bool, type(None))


def check_state(kind: Any, path: str = "state", _known: tuple[type[BaseModel], ...] = ()) -> None:
    """A state may hold only what JSON returns equal: str, int, bool, None, Literal, list, tuple, dict, models."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if kind in _PLAIN or (origin is Literal and all(type(p) in _PLAIN for p in parts)):
        return
    if origin is typing.Annotated:
        check_state(parts[0], path, _known)
        return
    if origin in (list, tuple, dict, typing.Union, UnionType):
        if origin is dict and not _is_key(parts[0]):
            raise RuleBug(f"{path}: a dict with keys {parts[0]!r} does not survive JSON, whose keys are strings")
        for part in parts:
            if part is not Ellipsis:
                check_state(part, path, _known)
        return
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        if kind not in _known:  # a model may contain itself
            for name, info in kind.model_fields.items():
                check_state(info.annotation, f"{path}.{name}", (*_known, kind))
        return
    raise RuleBug(f"{path}: {kind!r} does not survive JSON")


def _is_key(kind: Any) -> bool:
    return kind in (str, int, bool) or (typing.get_origin(kind) is Literal and all(type(p) is str for p in typing.get_args(kind)))
