"""Death May Die as the kernel plays it: options of a table, the steps, the outcome, views, and what a viewer cannot tell apart."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from games.death_may_die.audit import audit_state
from games.death_may_die.content import Catalogue, catalogue
from games.death_may_die.rules import leaving, orders, turn
from games.death_may_die.rules.interrupts import GameEndsNow
from games.death_may_die.state import FIRST, DeathState
from games.death_may_die.table import Death
from games.death_may_die.view import DeathView, view
from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.printings import begun_under
from games.kernel.rules import BadOptions, Chance, Outcome, Rules, check_state

LEAST_SEATS, MOST_SEATS = 1, 5

check_state(DeathState)


class DeathOptions(BaseModel):
    """What a table may choose before the game (D01, D02)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    episode: str = ""
    great_old_one: str = ""
    investigators: list[str] = Field(default_factory=list[str])  # by number; "" is asked for


def _naming(table: Death, script: Script[None]) -> Script[None]:
    """Whoever plays several investigators reads in each question which they are (`events.Happening.cast`)."""
    try:
        wait = next(script)
        while True:
            if table.alone:
                for question in (a for a in wait.asks if a.n < 0):
                    question.args = (*question.args, ("cast", ",".join(table.cast)))
            wait = script.send((yield wait))
    except StopIteration:
        return


class DeathMayDie(Rules[DeathState]):
    name = "death-may-die"
    version = 2
    state_type = DeathState
    migrations = {1: begun_under(FIRST)}
    notes = frozenset({"leave"})
    asides = orders.ASIDES
    handed_on = (orders.FORGET,)

    def __init__(self, cards: Catalogue | None = None, packs: tuple[Path, ...] = ()) -> None:
        self.cards = cards or catalogue(packs)

    def new(self, seats: int, options: DeathOptions | None = None) -> DeathState:
        """The state before set-up: seats and wishes, no luck yet."""
        options = options or DeathOptions()
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadOptions("seats", str(seats))
        if options.episode and options.episode not in self.cards.episodes:
            raise BadOptions("episode", options.episode, tuple(self.cards.episodes))
        if options.great_old_one and options.great_old_one not in self.cards.great_old_ones:
            raise BadOptions("great_old_one", options.great_old_one, tuple(self.cards.great_old_ones))
        chosen = [i for i in options.investigators if i]
        for id in chosen:
            if id not in self.cards.investigators:
                raise BadOptions("investigators", id, tuple(self.cards.investigators))
            if chosen.count(id) > 1:
                raise BadOptions("investigators", id)
        if len(options.investigators) > max(2, seats):
            raise BadOptions("investigators", ", ".join(options.investigators[seats:]))
        return DeathState(
            players=seats,
            wanted_episode=options.episode,
            wanted_great_old_one=options.great_old_one,
            wanted_investigators=list(options.investigators),
        )

    def table(self, state: DeathState, fate: Fate, step: int) -> Death:
        return Death(state, fate, step, self.cards)

    def step(self, table: Death) -> Script[None]:
        return _naming(table, turn.step(table))

    def note(self, table: Death, seat: Seat, what: str) -> None:
        try:
            leaving.leave(table, seat)
        except GameEndsNow:
            table.state.phase = "over"

    def aside(self, table: Death, seat: Seat, what: str) -> None:
        orders.heed(table, seat, what)

    def over(self, state: DeathState) -> bool:
        return state.phase == "over"

    def outcome(self, state: DeathState) -> Outcome | None:
        if state.phase != "over":
            return None
        won = state.result == "won"
        return Outcome("won" if won else "lost", state.result, self.seats(state) if won else ())

    def seats(self, state: DeathState) -> tuple[Seat, ...]:
        return tuple(range(state.players))

    def view(self, state: DeathState, viewer: Seat | None) -> DeathView:
        return view(state, viewer, self.cards)

    def audit(self, state: DeathState) -> None:
        audit_state(state, self.cards)

    def mix(self, table: Death, deed: str) -> None:
        for name, deck in (("mythos", table.state.mythos), ("discoveries", table.state.discoveries)):
            table.mix(name, deck, deed=deed)

    def scramble(self, state: DeathState, viewer: Seat | None, chance: Chance) -> DeathState:
        """Nobody knows the order of a deck, nor the psychoses that were not dealt; covered stages follow from the Great Old One, and
        are not shown."""
        other = DeathState.model_validate_json(state.model_dump_json())
        for deck in (other.mythos, other.discoveries):
            for i in range(len(deck) - 1, 0, -1):
                j = chance(i + 1)
                deck[i], deck[j] = deck[j], deck[i]
        return other
