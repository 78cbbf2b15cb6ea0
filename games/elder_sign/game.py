"""Elder Sign as the kernel plays it: options of a table, the steps, the outcome, views, and what a viewer cannot tell apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from games.elder_sign.audit import audit_pause
from games.elder_sign.content import Catalogue, catalogue
from games.elder_sign.rules import leaving, turn
from games.elder_sign.rules.interrupts import GameEndsNow
from games.elder_sign.state import FIRST, SECOND, ElderState, Player
from games.elder_sign.table import Elder
from games.elder_sign.view import ElderView, view
from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.printings import begun_under
from games.kernel.rules import BadOptions, Chance, Outcome, Rules, check_state

LEAST_SEATS, MOST_SEATS = 1, 8

check_state(ElderState)


class ElderOptions(BaseModel):
    """What a table may choose before the game (D-01, D-02). A difficulty narrows the draw of the Ancient One."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    ancient_one: str = ""
    difficulty: Literal["any", "easy", "medium", "hard", "very_hard"] = "any"
    investigators: list[str] = Field(default_factory=list[str])  # by seat; "" is drawn


def places_unknown(old: dict[str, Any]) -> dict[str, Any]:
    """3 → 4. What lies under the decks of a game begun before was not written down, so they are never mixed (`Rules.mix`)."""
    return {**old, "known": None}


class ElderSign(Rules[ElderState]):
    name = "elder-sign"
    version = 4
    state_type = ElderState
    migrations = {1: begun_under(FIRST), 2: begun_under(SECOND), 3: places_unknown}
    notes = frozenset({"leave"})

    def __init__(self, cards: Catalogue | None = None, packs: tuple[Path, ...] = ()) -> None:
        self.cards = cards or catalogue(packs)

    def new(self, seats: int, options: ElderOptions | None = None) -> ElderState:
        """The state before set-up: seats and wishes, no luck yet."""
        options = options or ElderOptions()
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadOptions("seats", str(seats))
        if options.ancient_one and options.ancient_one not in self.cards.ancient_ones:
            raise BadOptions("ancient_one", options.ancient_one, tuple(self.cards.ancient_ones))
        wanted = list(options.investigators)
        chosen = [w for w in wanted if w]
        for name in chosen:
            if name not in self.cards.investigators:
                raise BadOptions("investigators", name, tuple(self.cards.investigators))
            if chosen.count(name) > 1:
                raise BadOptions("investigators", name)
        if len(wanted) > seats:
            raise BadOptions("investigators", ", ".join(wanted[seats:]))
        return ElderState(
            players=[Player() for _ in range(seats)],
            wanted_ancient=options.ancient_one,
            wanted_difficulty="" if options.difficulty == "any" else options.difficulty,
            wanted_investigators=wanted,
        )

    def table(self, state: ElderState, fate: Fate, step: int) -> Elder:
        return Elder(state, fate, step, self.cards)

    def step(self, table: Elder) -> Script[None]:
        return turn.step(table)

    def note(self, table: Elder, seat: Seat, what: str) -> None:
        """S-72: whoever leaves for good is gone when the phase is over."""
        try:
            leaving.leave(table, seat)
        except GameEndsNow:
            table.state.phase = "over"

    def stores(self, state: ElderState) -> bool:
        return state.phase != "clock"  # it seldom asks: the turn's own end is the place to come back to

    def over(self, state: ElderState) -> bool:
        return state.phase == "over"

    def outcome(self, state: ElderState) -> Outcome | None:
        if state.phase != "over":
            return None
        won = state.result in ("sealed", "banished")
        return Outcome("won" if won else "lost", state.result, self.seats(state) if won else ())

    def ahead(self, state: ElderState) -> Outcome | None:
        """Nobody: up to the last sign and the last doom everything can still turn, and nobody sits on the other side."""
        return None

    def seats(self, state: ElderState) -> tuple[Seat, ...]:
        return tuple(range(len(state.players)))

    def view(self, state: ElderState, viewer: Seat | None) -> ElderView:
        return view(state, viewer, self.cards)

    def audit(self, state: ElderState) -> None:
        audit_pause(state, self.cards)

    def mix(self, table: Elder, deed: str) -> None:
        if table.state.known is not None:
            for name, deck in table.state.decks.items():
                table.mix(name, deck, deed=deed)

    def scramble(self, state: ElderState, viewer: Seat | None, chance: Chance) -> ElderState:
        """Nobody knows the order of a deck, so any other order looks the same to everybody."""
        other = ElderState.model_validate_json(state.model_dump_json())
        for deck in other.decks.values():
            for i in range(len(deck) - 1, 0, -1):
                j = chance(i + 1)
                deck[i], deck[j] = deck[j], deck[i]
        return other
