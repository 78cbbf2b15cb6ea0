"""Toy games for the kernel's tests: `Toy` runs whatever scripts a test writes, one per step.

    t = table(lambda g: one_question(g), seats=3)

The larger toys (dungeon.py, coven.py, duel.py, asylum.py) are each the hardest corner of a real game in a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pydantic import BaseModel

from games.kernel.ask import Option, Script, Seat
from games.kernel.live import Live
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event, State, Table
from games.kernel.testing import Play, play


class ToyState(State):
    seats: int = 3
    at: int = 0
    log: list[str] = []
    num: dict[str, int] = {}
    hands: list[list[str]] = []
    deck: list[str] = []


class ToyView(BaseModel):
    at: int
    log: list[str]
    num: dict[str, int]
    sizes: list[int]
    hand: list[str]
    deck: int


@dataclass(frozen=True, slots=True)
class Did(Event):
    what: str


ToyTable: TypeAlias = Table[ToyState]
Step: TypeAlias = Callable[[ToyTable], Script[None]]


class Toy(Rules[ToyState]):
    """A game whose steps are handed in."""

    name = "toy"
    version = 1
    state_type = ToyState

    def __init__(self, *steps: Step) -> None:
        self.steps = list(steps)

    def table(self, state: ToyState, fate: Fate, step: int) -> ToyTable:
        return Table(state, fate, step)

    def step(self, table: ToyTable) -> Script[None]:
        yield from self.steps[table.state.at](table)
        table.state.at += 1

    def over(self, state: ToyState) -> bool:
        return state.at >= len(self.steps)

    def outcome(self, state: ToyState) -> Outcome | None:
        return Outcome("won", "played", self.seats(state)) if self.over(state) else None

    def seats(self, state: ToyState) -> tuple[Seat, ...]:
        return tuple(range(state.seats))

    def view(self, state: ToyState, viewer: Seat | None) -> ToyView:
        own = state.hands[viewer] if viewer is not None and viewer < len(state.hands) else []
        sizes = [len(h) for h in state.hands]
        return ToyView(at=state.at, log=state.log, num=state.num, sizes=sizes, hand=own, deck=len(state.deck))

    def scramble(self, state: ToyState, viewer: Seat | None, chance: Chance) -> ToyState:
        other = ToyState.model_validate_json(state.model_dump_json())
        deal_again(other.hands, other.deck, viewer, chance)
        return other


def deal_again(hands: list[list[str]], deck: list[str], viewer: Seat | None, chance: Chance) -> None:
    """All cards the viewer cannot see are dealt anew; every hand and the deck keep their size."""
    hidden = [h for seat, h in enumerate(hands) if seat != viewer] + [deck]
    pool = [card for pile in hidden for card in pile]
    for pile in hidden:
        pile[:] = [pool.pop(chance(len(pool))) for _ in pile]


def note(g: ToyTable, what: object) -> None:
    """Something visible happens."""
    g.state.log.append(str(what))
    g.tell(Did(str(what)))


def words(*keys: str) -> list[Option[str]]:
    return [Option(k, k) for k in keys]


def nothing() -> Script[None]:
    """A script that asks nobody."""
    return
    yield


def table(
    *steps: Step, luck: Mapping[str, Sequence[int]] | Fate | None = None, strict: bool = True, **state: Any
) -> Play[ToyState]:
    return play(Toy(*steps), ToyState(**state), luck, strict=strict)


def result_of(make: Callable[[ToyTable], Script[Any]], **state: Any) -> tuple[Play[ToyState], list[Any]]:
    """A table on which one script is played; what it returned is put into the list."""
    found: list[Any] = []

    def step(g: ToyTable) -> Script[None]:
        got = yield from make(g)
        found[:] = [got]  # a replay runs this again

    return table(step, **state), found


def frozen(live: Live[Any]) -> tuple[Any, ...]:
    """Everything that must survive storing, refusing, crashing, undoing."""
    asks = [(a.n, a.seat, a.msg, a.seal, a.held, a.rev, a.hollow, a.idle, a.cover, a.audience) for a in live.asks]
    return live.state.model_dump_json(), asks, live.count


def outside(live: Live[Any], viewer: Seat | None) -> tuple[Any, ...]:
    """All a viewer gets from the machine between two answers."""
    asks = [(a.seat, a.msg, a.args, a.keys, [o.args for o in a.options], a.held) for a in live.questions(viewer)]
    return live.view(viewer), live.waiting(viewer), asks
