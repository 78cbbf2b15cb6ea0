"""A toy after Talisman: spells out of turn, counterspell against counterspell, things one may do at any time."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import BaseModel

from games.kernel.ask import Cover, Option, Script, Seat, beside, menu, window
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event, State, Table

from .toys import deal_again


class DuelState(State):
    turns: int = 3
    turn: int = 0
    strength: list[int] = []
    trophies: list[int] = []
    hands: list[list[str]] = []
    deck: list[str] = []
    piles: list[str] = []
    countered: list[str] = []


class DuelView(BaseModel):
    turn: int
    strength: list[int]
    trophies: list[int]
    sizes: list[int]
    hand: list[str]
    piles: list[str]


@dataclass(frozen=True, slots=True)
class Cast(Event):
    seat: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class Countered(Event):
    spell: str


@dataclass(frozen=True, slots=True)
class Fought(Event):
    seat: Seat
    roll: int


Duel = Table[DuelState]


def clockwise(s: DuelState) -> list[Seat]:
    """The player in turn, then clockwise."""
    n = len(s.hands)
    return [(s.turn + i) % n for i in range(n)]


def spells(g: Duel, msg: str, fitting: str, act_msg: str) -> Script[list[str]]:
    """A window for one kind of spell. Each spell cast opens a window for counterspells. What took effect is returned."""
    s = g.state
    worked: list[str] = []

    def cast(seat: Seat, spell: str) -> Script[None]:
        s.hands[seat].remove(spell)
        s.piles.append(spell)
        g.reveal()
        g.tell(Cast(seat, spell))
        counters = yield from spells(g, "du-counter", "counter", spell)
        if counters:
            s.countered.append(spell)
            g.tell(Countered(spell))
        else:
            worked.append(spell)

    yield from window(
        clockwise(s),
        msg,
        lambda seat: [Option(c, c) for c in dict.fromkeys(s.hands[seat]) if c == fitting],
        cast,
        eligible=lambda seat: bool(s.hands[seat]),  # the number of spells is public
        cover=Cover("du-spells", tuple(i for i in clockwise(s) if s.hands[i])),
        about=act_msg,
    )
    return worked


def turn(g: Duel) -> Script[None]:
    s = g.state
    me = s.turn % len(s.hands)
    deed = yield from menu(me, "du-turn", lambda: [Option("fight", "fight"), Option("wait", "wait")], default="wait")
    if deed == "fight":
        might = yield from spells(g, "du-before-fight", "might", "fight")
        roll = g.draw(6, f"fight:{me}") + s.strength[me] + 2 * len(might)
        g.tell(Fought(me, roll))
        if roll >= 4:
            s.trophies[me] += 1


class DuelRules(Rules[DuelState]):
    name = "duel"
    version = 1
    state_type = DuelState

    def table(self, state: DuelState, fate: Fate, step: int) -> Duel:
        return Table(state, fate, step)

    def step(self, table: Duel) -> Script[None]:
        s = table.state

        def trade(seat: Seat, _: str) -> Script[None]:
            """Two trophies for one strength, at any time."""
            s.trophies[seat] -= 2
            s.strength[seat] += 1
            return
            yield

        def offer(seat: Seat) -> list[Option[str]]:
            return [Option("trade", "trade")] if s.trophies[seat] >= 2 else []

        anytime = {i: (lambda i=i: offer(i)) for i in range(len(s.hands))}
        yield from beside(turn(table), anytime, trade, "du-anytime")
        s.turn += 1

    def over(self, state: DuelState) -> bool:
        return state.turn >= state.turns

    def outcome(self, state: DuelState) -> Outcome | None:
        return Outcome("won", "trophies") if self.over(state) else None

    def seats(self, state: DuelState) -> tuple[Seat, ...]:
        return tuple(range(len(state.hands)))

    def view(self, state: DuelState, viewer: Seat | None) -> DuelView:
        return DuelView(
            turn=state.turn,
            strength=state.strength,
            trophies=state.trophies,
            sizes=[len(h) for h in state.hands],
            hand=state.hands[viewer] if viewer is not None else [],
            piles=state.piles,
        )

    def scramble(self, state: DuelState, viewer: Seat | None, chance: Chance) -> DuelState:
        other = DuelState.model_validate_json(state.model_dump_json())
        deal_again(other.hands, other.deck, viewer, chance)
        return other


def duel(*hands: str, trophies: tuple[int, ...] = (), turns: int = 3) -> DuelState:
    return DuelState(
        turns=turns,
        strength=[1 for _ in hands],
        trophies=list(trophies) or [0 for _ in hands],
        hands=[h.split() for h in hands],
        deck=["might", "counter", "toad"],
    )
