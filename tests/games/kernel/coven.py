"""A toy after Cultistorm: everybody prepares at once, in any order, until all are ready."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from pydantic import BaseModel

from games.kernel.ask import Group, Option, Script, Seat, menu, option, together
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import State, Table


class Mate(BaseModel):
    place: int = 0
    ready: bool = False
    dice: list[str] = []
    things: list[str] = []
    supports: int = 0
    gained: int = 0


class CovenState(State):
    rounds: int = 2
    round: int = 0
    pool: list[str] = []
    mates: list[Mate] = []


class CovenView(BaseModel):
    round: int
    pool: list[str]
    mates: list[Mate]


@dataclass(frozen=True, slots=True)
class Take:
    die: str


@dataclass(frozen=True, slots=True)
class Walk:
    place: int


@dataclass(frozen=True, slots=True)
class Give:
    what: str
    to: Seat


@dataclass(frozen=True, slots=True)
class Support:
    to: Seat


@dataclass(frozen=True, slots=True)
class Ready:
    pass


Deed: TypeAlias = Take | Walk | Give | Support | Ready
Coven: TypeAlias = Table[CovenState]


def near(g: Coven, me: Seat) -> list[Seat]:
    return [i for i, m in enumerate(g.state.mates) if i != me and m.place == g.state.mates[me].place]


def offers(g: Coven, me: Seat) -> list[Option[Deed]]:
    s, mine = g.state, g.state.mates[me]
    if mine.ready:
        return [Option("unready", Ready())]
    found: list[Option[Deed]] = []
    if not mine.dice:
        found += [option(f"take:{die}", Take(die), face=die) for die in s.pool]
    found += [Option(f"walk:{p}", Walk(p)) for p in range(3) if p != mine.place]
    found += [Option(f"give:{what}:{to}", Give(what, to)) for what in mine.things for to in near(g, me)]
    if mine.supports:
        found += [option(f"support:{to}", Support(to), left=mine.supports) for to in range(len(s.mates)) if to != me]
    return [*found, Option("ready", Ready())]


def one_seat(g: Coven, group: Group, me: Seat) -> Script[None]:
    mine = g.state.mates[me]
    while True:
        deed = yield from menu(me, "cv-prepare", lambda: offers(g, me), default="ready", idle=mine.ready)
        match deed:
            case Take(die):
                g.state.pool.remove(die)
                mine.dice.append(die)
            case Walk(place):
                mine.place = place
            case Give(what, to):
                yield from give(g, me, what, to)
            case Support(to):
                mine.supports -= 1  # paid before anybody is asked
                group.spawn(carry_out(g, to))
            case _:
                mine.ready = not mine.ready


def can_give(g: Coven, me: Seat, what: str, to: Seat) -> bool:
    return what in g.state.mates[me].things and to in near(g, me)


def give(g: Coven, me: Seat, what: str, to: Seat) -> Script[None]:
    still = partial(can_give, g, me, what, to)
    answers = [option("no", False, what=what), option("yes", True, what=what)]
    yes = yield from menu(to, "cv-accept", lambda: answers if still() else [])
    if yes and still():
        g.state.mates[me].things.remove(what)
        g.state.mates[to].things.append(what)


def carry_out(g: Coven, to: Seat) -> Script[None]:
    many = yield from menu(to, "cv-supported", lambda: [option(str(n), n, n=n) for n in range(3)])
    g.state.mates[to].gained += many or 0


class CovenRules(Rules[CovenState]):
    name = "coven"
    version = 1
    state_type = CovenState

    def table(self, state: CovenState, fate: Fate, step: int) -> Coven:
        return Table(state, fate, step)

    def step(self, table: Coven) -> Script[None]:
        s = table.state
        yield from together(
            lambda group: [one_seat(table, group, i) for i in range(len(s.mates))],
            until=lambda: all(m.ready for m in s.mates),
        )
        s.round += 1
        for m in s.mates:
            s.pool += m.dice
            m.dice, m.ready = [], False

    def over(self, state: CovenState) -> bool:
        return state.round >= state.rounds

    def outcome(self, state: CovenState) -> Outcome | None:
        return Outcome("won", "prepared") if self.over(state) else None

    def seats(self, state: CovenState) -> tuple[Seat, ...]:
        return tuple(range(len(state.mates)))

    def view(self, state: CovenState, viewer: Seat | None) -> CovenView:
        return CovenView(round=state.round, pool=state.pool, mates=state.mates)

    def scramble(self, state: CovenState, viewer: Seat | None, chance: Chance) -> CovenState:
        return CovenState.model_validate_json(state.model_dump_json())  # everything is open


def coven(seats: int = 3) -> CovenState:
    return CovenState(
        pool=["moon", "flame", "key"],
        mates=[Mate(things=[f"amulet{i}"], supports=1) for i in range(seats)],
    )
