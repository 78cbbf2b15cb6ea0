"""A toy after ALONE: one hero, secret reactions of evil at every public moment, rooms that are dark until entered.

Seat 0 is the hero, the others are evil. A reaction is a card from a hidden hand; at most two are played per game round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel

from games.kernel.ask import Cover, Option, Script, Seat, ask, veiled, window
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event, State, Table

from .toys import deal_again

HERO: Seat = 0
FITS = {"bite": "announced", "scream": "announced", "fog": "end", "rats": "end"}  # card -> its moment


class DungeonState(State):
    rounds: int = 3
    round: int = 0
    life: int = 9
    rooms: list[str] = []  # hidden until entered
    seen: dict[int, str] = {}
    played: int = 0
    hands: list[list[str]] = []
    deck: list[str] = []
    open: list[str] = []


class DungeonView(BaseModel):
    round: int
    life: int
    seen: dict[int, str]
    played: int
    sizes: list[int]
    hand: list[str]
    rooms: list[str]
    open: list[str]


@dataclass(frozen=True, slots=True)
class Announced(Event):
    action: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    card: str
    harm: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    room: int
    what: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DrewSomething(Event):
    seat: Seat


Dungeon = Table[DungeonState]


def cover(g: Dungeon) -> Cover:
    return Cover("dn-evil-listens", tuple(range(1, len(g.state.hands))))


def reactions(g: Dungeon, moment: Literal["announced", "end"]) -> Script[None]:
    s, veil = g.state, cover(g)
    yield from window(
        veil.seats,
        f"dn-react-{moment}",
        lambda seat: [Option(c, c) for c in dict.fromkeys(s.hands[seat]) if FITS[c] == moment],
        lambda seat, card: veiled(veil, play_card(g, seat, card)),
        eligible=lambda seat: s.played < 2 and bool(s.hands[seat]),
        cover=veil,
    )


def play_card(g: Dungeon, seat: Seat, card: str) -> Script[None]:
    g.state.hands[seat].remove(card)
    harm = yield from ask(seat, "dn-how-hard", [Option("one", 1), Option("two", 2)])
    g.state.played += 1
    g.state.open.append(card)
    g.state.life -= harm
    g.reveal()
    g.tell(CardPlayed(card, harm))


class DungeonRules(Rules[DungeonState]):
    name = "dungeon"
    version = 1
    state_type = DungeonState
    reveals = True  # False: the bug that I7 must find

    def table(self, state: DungeonState, fate: Fate, step: int) -> Dungeon:
        return Table(state, fate, step)

    def step(self, table: Dungeon) -> Script[None]:
        g, s = table, table.state
        go = [Option(f"go:{i}", i) for i in range(len(s.rooms)) if i not in s.seen]
        action: int | None = yield from ask(HERO, "dn-action", [Option("rest", None), *go])
        g.tell(Announced("rest" if action is None else f"go:{action}"))
        yield from reactions(g, "announced")
        if action is not None:
            s.seen[action] = s.rooms[action]
            if self.reveals:
                g.reveal()
            g.tell(Entered(action, s.rooms[action]))
        yield from reactions(g, "end")
        s.round += 1
        s.played = 0
        for seat in range(1, len(s.hands)):
            if s.deck:
                card = s.deck.pop(0)
                s.hands[seat].append(card)
                g.reveal(seat)
                g.tell(Drew(seat, card), to=(seat,), others=DrewSomething(seat))

    def over(self, state: DungeonState) -> bool:
        return state.round >= state.rounds or state.life <= 0

    def outcome(self, state: DungeonState) -> Outcome | None:
        return Outcome("won" if state.life > 0 else "lost", "dawn") if self.over(state) else None

    def seats(self, state: DungeonState) -> tuple[Seat, ...]:
        return tuple(range(len(state.hands)))

    def view(self, state: DungeonState, viewer: Seat | None) -> DungeonView:
        evil = viewer is not None and viewer != HERO
        return DungeonView(
            round=state.round,
            life=state.life,
            seen=state.seen,
            played=state.played,
            sizes=[len(h) for h in state.hands],
            hand=state.hands[viewer] if viewer is not None else [],
            rooms=state.rooms if evil else [],
            open=state.open,
        )

    def scramble(self, state: DungeonState, viewer: Seat | None, chance: Chance) -> DungeonState:
        other = DungeonState.model_validate_json(state.model_dump_json())
        deal_again(other.hands, other.deck, viewer, chance)
        if viewer in (None, HERO):
            dark = [i for i in range(len(other.rooms)) if i not in other.seen]
            pool = [other.rooms[i] for i in dark]
            for i in dark:
                other.rooms[i] = pool.pop(chance(len(pool)))
        return other


def dungeon(hands: tuple[str, str] = ("bite fog", "scream rats"), rounds: int = 3) -> DungeonState:
    return DungeonState(
        rounds=rounds,
        rooms=["gold", "pit", "gold", "pit", "nest"],
        hands=[[], *(h.split() for h in hands)],
        deck=["fog", "bite", "rats", "scream"],
    )
