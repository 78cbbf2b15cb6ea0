"""ALONE as the kernel plays it: options of a table, the steps, the outcome, views, and what a viewer cannot tell apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from games.alone import scrambling
from games.alone.audit import audit_pause
from games.alone.content import Catalogue, catalogue
from games.alone.rules import ending, turn
from games.alone.rules.orders import ORDERS
from games.alone.rules.setup import DECKS, DECKS_USED
from games.alone.state import HERO, AloneState, DeckName, Difficulty, Evil
from games.alone.table import Alone
from games.alone.view import AloneView, view
from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.orders import NONE
from games.kernel.rules import CONCEDE, FIGHT_ON, BadOptions, Chance, Outcome, Rules, check_state

LEAST_SEATS, MOST_SEATS = 2, 4  # AL-GEN-01: one hero, one to three evil players

check_state(AloneState)


class AloneOptions(BaseModel):
    """What a table may choose before the game (D-01..D-03). What is empty is asked or drawn at set-up."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    character: str = ""
    difficulty: Difficulty = "normal"
    decks: list[DeckName] = Field(default_factory=list[DeckName])
    missions: list[str] = Field(default_factory=list[str])


def lies_without_a_when(state: dict[str, Any]) -> dict[str, Any]:
    """Lies were stored with the moment they were told at, which nobody reads: the same lie twice is one lie."""
    for lie in state.get("lies", ()):
        lie.pop("when", None)
    return state


class AloneGame(Rules[AloneState]):
    """Seat 0 is the hero, the others are evil."""

    name = "alone"
    version = 2
    state_type = AloneState
    migrations = {1: lies_without_a_when}
    asides = frozenset({CONCEDE, FIGHT_ON}) | ORDERS.asides
    handed_on = (NONE, FIGHT_ON)

    def __init__(self, cards: Catalogue | None = None, packs: tuple[Path, ...] = ()) -> None:
        self.cards = cards or catalogue(packs)

    def new(self, seats: int, options: AloneOptions | None = None) -> AloneState:
        """The state before set-up: seats and wishes, no luck yet."""
        options = options or AloneOptions()
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadOptions("seats", str(seats))
        if options.character and options.character not in self.cards.characters:
            raise BadOptions("character", options.character, tuple(self.cards.characters))
        decks = list(dict.fromkeys(options.decks))
        if decks and len(decks) != DECKS_USED:
            raise BadOptions("decks", ", ".join(options.decks), DECKS)
        self._check_missions(options.missions)
        return AloneState(
            difficulty=options.difficulty,
            evil=[Evil() for _ in range(seats - 1)],
            wanted_character=options.character,
            wanted_decks=decks,
            wanted_missions=list(options.missions),
        )

    def _check_missions(self, codes: list[str]) -> None:
        """AL-SETUP-06: at most one of each class, and no room twice."""
        classes: set[str] = set()
        rooms: set[str] = set()
        for code in codes:
            if code not in self.cards.missions:
                raise BadOptions("missions", code, tuple(self.cards.missions))
            card = self.cards.missions[code]
            shared = bool(rooms & set(card.rooms)) and self.cards.numbers.distinct_mission_rooms
            if card.class_ in classes or shared:
                raise BadOptions("missions", code)
            classes.add(card.class_)
            rooms |= set(card.rooms)

    def table(self, state: AloneState, fate: Fate, step: int) -> Alone:
        return Alone(state, fate, step, self.cards)

    def step(self, table: Alone) -> Script[None]:
        return turn.step(table)

    def hears(self, state: AloneState, seat: Seat, what: str) -> bool:
        """Only evil has orders to give, and only who has conceded can fight on."""
        if seat == HERO and what != CONCEDE:
            return False
        if what in (CONCEDE, FIGHT_ON) and (seat in state.conceded) != (what == FIGHT_ON):
            return False
        return super().hears(state, seat, what)

    def aside(self, table: Alone, seat: Seat, what: str) -> None:
        """S-73, S-77: giving up and standing orders, at any time."""
        if what == CONCEDE:
            ending.concede(table, seat)
        elif what == FIGHT_ON:
            ending.fight_on(table, seat)
        else:
            ORDERS.heed(table, seat, what)

    def over(self, state: AloneState) -> bool:
        return state.phase == "over"

    def outcome(self, state: AloneState) -> Outcome | None:
        """As the hero fared; evil's win is the hero's loss (AL-WIN-05)."""
        if state.phase != "over":
            return None
        return Outcome("won" if ending.hero_won(state) else "lost", state.result, ending.winners(state))

    def ahead(self, state: AloneState) -> Outcome | None:
        """As it would be counted: from the hero's side, like `outcome`."""
        match ending.ahead(state, self.cards):
            case "hero":
                return Outcome("won", "ahead", (HERO,))
            case "evil":
                return Outcome("lost", "ahead", tuple(s for s in self.seats(state) if s != HERO))
            case _:
                return None

    def seats(self, state: AloneState) -> tuple[Seat, ...]:
        return tuple(range(HERO, len(state.evil) + 1))

    def view(self, state: AloneState, viewer: Seat | None) -> AloneView:
        return view(state, viewer, self.cards)

    def audit(self, state: AloneState) -> None:
        audit_pause(state, self.cards)

    def mix(self, table: Alone, deed: str) -> None:
        table.mix("items", table.state.item_deck, deed=deed)
        for name, pile in table.state.piles.items():
            table.mix(name, pile.draw, deed=deed)

    def scramble(self, state: AloneState, viewer: Seat | None, chance: Chance) -> AloneState:
        return scrambling.scramble(state, viewer, self.cards, chance)
