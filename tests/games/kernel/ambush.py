"""A toy after Talisman's armed spells: two players fight, and whoever lies in ambush strikes without a pause.

A seat holds two cards; how many is public. "strike" is armed against whoever fights next, or against one seat; "ward" against the
next card that is aimed at its holder. A ward answers a strike, and nothing answers a ward.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from games.kernel.arming import ASIDES, Armed, Arming
from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event, State, Table

from .toys import deal_again


class AmbushState(State):
    turns: int = 6
    turn: int = 0
    score: list[int] = []
    hands: list[list[str]] = []
    deck: list[str] = []
    piles: list[str] = []
    armed: list[list[Armed]] = []


class AmbushView(BaseModel):
    turn: int
    score: list[int]
    sizes: list[int]
    piles: list[str]
    hand: list[str]
    armed: list[Armed]


@dataclass(frozen=True, slots=True)
class Cast(Event):
    seat: Seat
    card: str
    at: Seat


@dataclass(frozen=True, slots=True)
class Fought(Event):
    seat: Seat
    won: bool


@dataclass(slots=True)
class Moment:
    """Somebody fights, or a card is aimed at somebody."""

    name: str
    seat: Seat


Ambush = Table[AmbushState]


class Ready(Arming[AmbushState, Moment]):
    def kept(self, state: AmbushState, seat: Seat) -> list[Armed]:
        return state.armed[seat]

    def possible(self, state: AmbushState, seat: Seat) -> Sequence[Armed]:
        others = [s for s in range(len(state.hands)) if s != seat]
        found: list[Armed] = []
        if "strike" in state.hands[seat]:
            found += [Armed(card="strike", when="fight"), *(Armed(card="strike", when="fight", at=str(s)) for s in others)]
        if "ward" in state.hands[seat]:
            found.append(Armed(card="ward", when="aimed"))
        return found

    def answers(self, state: AmbushState, seat: Seat, deed: Armed, moment: Moment) -> bool:
        if deed.when != moment.name:
            return False
        if moment.name == "aimed":
            return moment.seat == seat
        return moment.seat != seat and deed.at in ("", str(moment.seat))


READY = Ready()


def cast(g: Ambush, seat: Seat, card: str, at: Seat, struck: list[Seat]) -> Script[None]:
    g.state.hands[seat].remove(card)
    g.state.piles.append(card)
    g.reveal()
    g.tell(Cast(seat, card, at))
    if card == "ward":
        struck.clear()
        return
    struck.append(at)
    yield from READY.fire(g.state, (at,), Moment("aimed", at), lambda who, deed: cast(g, who, deed.card, at, struck))


def turn(g: Ambush) -> Script[None]:
    s = g.state
    me = s.turn % len(s.hands)
    deed = yield from ask(me, "am-turn", [Option("fight", "fight"), Option("wait", "wait")])
    if deed == "fight":
        struck: list[Seat] = []
        seats = [(me + i) % len(s.hands) for i in range(len(s.hands))]
        yield from READY.fire(s, seats, Moment("fight", me), lambda who, deed: cast(g, who, deed.card, me, struck))
        s.score[me] += not struck
        g.tell(Fought(me, not struck))
    s.turn += 1


class AmbushRules(Rules[AmbushState]):
    name = "ambush"
    version = 1
    state_type = AmbushState
    asides = ASIDES

    def table(self, state: AmbushState, fate: Fate, step: int) -> Ambush:
        return Table(state, fate, step)

    def step(self, table: Ambush) -> Script[None]:
        return turn(table)

    def hears(self, state: AmbushState, seat: Seat, what: str) -> bool:
        return super().hears(state, seat, what) and what in READY.sayings(state, seat)

    def sayings(self, state: AmbushState, seat: Seat) -> tuple[str, ...]:
        return tuple(READY.sayings(state, seat))

    def aside(self, table: Ambush, seat: Seat, what: str) -> None:
        READY.heed(table.state, seat, what)

    def over(self, state: AmbushState) -> bool:
        return state.turn >= state.turns

    def outcome(self, state: AmbushState) -> Outcome | None:
        return Outcome("won", "fought", (state.score.index(max(state.score)),)) if self.over(state) else None

    def seats(self, state: AmbushState) -> tuple[Seat, ...]:
        return tuple(range(len(state.hands)))

    def view(self, state: AmbushState, viewer: Seat | None) -> AmbushView:
        return AmbushView(
            turn=state.turn,
            score=state.score,
            sizes=[len(h) for h in state.hands],
            piles=state.piles,
            hand=[] if viewer is None else state.hands[viewer],
            armed=[] if viewer is None else state.armed[viewer],
        )

    def scramble(self, state: AmbushState, viewer: Seat | None, chance: Chance) -> AmbushState:
        other = AmbushState.model_validate_json(state.model_dump_json())
        deal_again(other.hands, other.deck, viewer, chance)
        for seat in self.seats(other):
            if seat != viewer:
                other.armed[seat] = [d for d in READY.possible(other, seat) if chance(2)]
        return other
