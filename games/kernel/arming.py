"""Armed deeds: what a player has laid ready for a moment that may come in somebody else's turn.

To ask everybody who holds a card, at every moment at which the book lets anybody speak, would be dozens of waits a round; to ask
only those who could would betray their hands. So a player arms a card in secret, for a named moment ("when Ben's turn begins",
"against the next spell aimed at me"), and may withdraw it, both by asides. When the moment comes the deed is done without a pause:
neither an armed nor an unarmed hand shows before.

The state keeps what each seat has armed (`kept`); only that seat's view may show it. What was laid ready and cannot be done any more
(the card has left the hand) is passed over in silence.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from games.kernel.ask import RuleBug, Script, Seat
from games.kernel.table import State

S = TypeVar("S", bound=State)
M = TypeVar("M")

ARM, DISARM = "arm:", "disarm:"
ASIDES = frozenset({ARM, DISARM})


class Armed(BaseModel, frozen=True):
    """A card, the moment it waits for, and whom or what that moment must be about ("" is anybody)."""

    model_config = ConfigDict(extra="forbid")

    card: str
    when: str
    at: str = ""

    @property
    def name(self) -> str:
        return f"{self.card}:{self.when}:{self.at}" if self.at else f"{self.card}:{self.when}"

    @staticmethod
    def named(name: str) -> Armed:
        card, _, rest = name.partition(":")
        when, _, at = rest.partition(":")
        return Armed(card=card, when=when, at=at)


class Arming(ABC, Generic[S, M]):
    """What may be armed in one game. `M` is the game's own idea of a moment."""

    @abstractmethod
    def kept(self, state: S, seat: Seat) -> list[Armed]:
        """What this seat has armed, in the order of arming: the state's own list."""

    @abstractmethod
    def possible(self, state: S, seat: Seat) -> Sequence[Armed]:
        """What this seat could arm now, by what it holds and by what is public: the list to choose from."""

    def understands(self, state: S, seat: Seat, deed: Armed) -> bool:
        """May this be armed, and is it still good? What is on the list; a game whose deeds take more conditions than a list can hold
        says so here."""
        return deed in self.possible(state, seat)

    @abstractmethod
    def answers(self, state: S, seat: Seat, deed: Armed, moment: M) -> bool:
        """Is this the moment it waits for, and may it be done now?"""

    # How it is said

    def sayings(self, state: S, seat: Seat) -> list[str]:
        """The asides this seat may use now."""
        kept = self.kept(state, seat)
        return [f"{ARM}{d.name}" for d in self.possible(state, seat) if d not in kept] + [f"{DISARM}{d.name}" for d in kept]

    def hears(self, state: S, seat: Seat, aside: str) -> bool:
        """Could this seat say that now?"""
        kept = self.kept(state, seat)
        if aside.startswith(ARM):
            deed = Armed.named(aside.removeprefix(ARM))
            return deed not in kept and f"{ARM}{deed.name}" == aside and self.understands(state, seat, deed)
        return any(aside == f"{DISARM}{deed.name}" for deed in kept)

    def heed(self, state: S, seat: Seat, aside: str) -> None:
        if not self.hears(state, seat, aside):
            raise RuleBug(f"seat {seat} can neither arm nor withdraw {aside!r}")
        kept = self.kept(state, seat)
        if aside.startswith(ARM):
            kept.append(Armed.named(aside.removeprefix(ARM)))
        else:
            kept.remove(Armed.named(aside.removeprefix(DISARM)))

    # When the moment comes

    def due(self, state: S, seats: Sequence[Seat], moment: M) -> tuple[Seat, Armed] | None:
        """The next deed that this moment sets off: by the order of the seats, then of arming."""
        for seat in seats:
            for deed in self.kept(state, seat):
                if self.understands(state, seat, deed) and self.answers(state, seat, deed, moment):
                    return seat, deed
        return None

    def fire(
        self, state: S, seats: Sequence[Seat], moment: M, act: Callable[[Seat, Armed], Script[None]]
    ) -> Script[list[tuple[Seat, Armed]]]:
        """Everything armed for this moment is done, one after the other, each once. A deed may make another impossible, or be
        answered by one itself: `act` then opens a moment of its own. What was done is returned."""
        done: list[tuple[Seat, Armed]] = []
        while (found := self.due(state, seats, moment)) is not None:
            seat, deed = found
            self.kept(state, seat).remove(deed)
            done.append(found)
            yield from act(seat, deed)
        return done
