"""What holds until something ends it.

What holds while a card lies on the table needs no note: it is a trait on the card, and `games.kernel.hooks.Book` finds it there.
What outlives its card ("until the end of the turn", "on this creature", "for the next roll") is written into the state as a
`Lasting`, and ends in one of two ways: its period expires, or a rule ends it by name. The rules read it by name, or listen for it
in the game's `Book` under that name.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator
from contextlib import contextmanager
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from games.kernel.ask import Seat
from games.kernel.hooks import Source
from games.kernel.table import State, Table


class Lasting(BaseModel, frozen=True):
    """One effect in force. A game narrows `what` (each name with the rule that reads it) and `until` (its periods) to literals."""

    model_config = ConfigDict(extra="forbid")

    what: str
    n: int = 0
    on: str = ""  # a creature, a sector, a seat; "" is everything
    until: str
    card: str = ""
    by: Seat = 0  # whose card it was


S = TypeVar("S", bound=State)
L = TypeVar("L", bound=Lasting)


class Lasts(Table[S], Generic[S, L]):
    """The hand of a game in which something lasts. Its state keeps the list; order of arrival is the order in which it counts."""

    @property
    @abstractmethod
    def in_effect(self) -> list[L]:
        """The state's own list."""

    def lasts(self, effect: L) -> None:
        self.in_effect.append(effect)

    def lasting(self, what: str, on: str = "") -> int:
        """The sum of what is in force under this name, on this thing if given."""
        return sum(e.n for e in self.in_effect if e.what == what and e.on == on)

    def in_force(self, what: str, on: str = "") -> bool:
        return bool([e for e in self.in_effect if e.what == what and e.on == on])  # asked all the time; a generator takes longer

    def no_longer(self, what: str = "", on: str = "") -> None:
        """It is over before its time: what has this name, what lies on this thing, or what is both."""
        self.in_effect[:] = [e for e in self.in_effect if (what and e.what != what) or (on and e.on != on)]

    def expire(self, period: str) -> None:
        """The period ends: what was to last so long is over, and so are the marks of what was used in it."""
        super().expire(period)
        self.in_effect[:] = [e for e in self.in_effect if e.until != period]

    @contextmanager
    def asleep(self, period: str) -> Generator[None]:
        """A period of the same name comes in between (an action within an action): what belongs to the outer one waits for its end."""
        effects, marks = [e for e in self.in_effect if e.until == period], self.state.used.get(period, [])
        self.expire(period)
        yield  # broken off for good (the game is over, the step is thrown away), nothing has to be woken
        self.in_effect.extend(effects)
        if marks:
            self.state.used[period] = marks

    def lingering(self, kinds: tuple[type | str, ...]) -> list[Source]:
        """Those of these names, as sources for the game's book."""
        return [Source(e.card, e.by, e) for e in self.in_effect if e.what in kinds]
