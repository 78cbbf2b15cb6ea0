"""Talisman as the kernel plays it: options of a table, the steps, the outcome, views, and what a viewer cannot tell apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from games.kernel.arming import ASIDES
from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.printings import begun_under
from games.kernel.rules import CONCEDE, BadOptions, Chance, Outcome, Rules, check_state
from games.talisman import scrambling
from games.talisman.audit import audit_pause
from games.talisman.content import Catalogue, catalogue
from games.talisman.moments import total
from games.talisman.rules import death, fighting, limits, moving, orders, spells, turn
from games.talisman.rules.armed import Ready
from games.talisman.rules.interrupts import GameEndsNow
from games.talisman.state import FIRST, Player, TalismanState
from games.talisman.table import Land
from games.talisman.view import TalismanView, Totals, view

LEAST_SEATS, MOST_SEATS = 2, 6  # S-01

check_state(TalismanState)


class TalismanOptions(BaseModel):
    """What a table may choose before the game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    characters: list[str] = Field(default_factory=list[str])  # by seat; "" is drawn, or chosen
    choosing: Literal["drawn", "chosen"] = "drawn"
    pairs: bool = True
    dead_spells: Literal["discard", "remove"] = "discard"
    portal_exit_encounter: bool = True
    desert_draw: bool = True
    glade_full: bool = False
    inner_wait: bool = False
    strict: bool = False
    brisk: bool = False
    crown_ends: bool = False


def without_arms(state: dict[str, Any]) -> dict[str, Any]:
    """By which arm of the inner region somebody came in was stored, which the spaces say themselves."""
    for player in state.get("players", ()):
        if player.get("character"):
            player["character"].pop("arm", None)
    return state


def turns_begun(state: dict[str, Any]) -> dict[str, Any]:
    """Whether the turn had begun was not written down. What is stored lies between two phases: before a move it had not."""
    return {**state, "begun": state["phase"] == "encounter"}


def of_the_first_printing(state: dict[str, Any]) -> dict[str, Any]:
    return turns_begun(begun_under(FIRST)(state))


class Talisman(Rules[TalismanState]):
    name = "talisman"
    version = 3
    state_type = TalismanState
    migrations = {1: without_arms, 2: of_the_first_printing}
    notes = frozenset({CONCEDE})
    asides = ASIDES | orders.ASIDES
    handed_on = (orders.FORGET,)

    def __init__(self, cards: Catalogue | None = None, packs: tuple[Path, ...] = ()) -> None:
        self.cards = cards or catalogue(packs)
        self.ready = Ready(self.cards)

    def new(self, seats: int, options: TalismanOptions | None = None) -> TalismanState:
        """The state before set-up: seats and wishes, no luck yet."""
        options = options or TalismanOptions()
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadOptions("seats", str(seats))
        self._check_characters(options, seats)
        return TalismanState(
            players=[Player() for _ in range(seats)],
            wanted=list(options.characters),
            chosen=options.choosing == "chosen",
            pairs=options.pairs,
            dead_spells=options.dead_spells,
            portal_exit_encounter=options.portal_exit_encounter,
            desert_draw=options.desert_draw,
            glade_full=options.glade_full,
            inner_wait=options.inner_wait,
            strict=options.strict,
            brisk=options.brisk,
            crown_ends=options.crown_ends,
        )

    def _check_characters(self, options: TalismanOptions, seats: int) -> None:
        chosen = [c for c in options.characters if c]
        for name in chosen:
            if name not in self.cards.characters:
                raise BadOptions("characters", name, tuple(self.cards.characters))
            pairs = [self.cards.characters[c].pair for c in chosen]
            if chosen.count(name) > 1 or (options.pairs and pairs.count(self.cards.characters[name].pair) > 1):
                raise BadOptions("characters", name)
        if len(options.characters) > seats:
            raise BadOptions("characters", ", ".join(options.characters[seats:]))

    def table(self, state: TalismanState, fate: Fate, step: int) -> Land:
        return Land(state, fate, step, self.cards)

    def step(self, table: Land) -> Script[None]:
        return turn.step(table)

    # Outside of questions

    def note(self, table: Land, seat: Seat, what: str) -> None:
        """S-99: giving up is conceding, when the phase is over."""
        try:
            death.concede(table, seat)
            turn.after_note(table)
        except GameEndsNow:
            table.state.phase = "over"

    def aside(self, table: Land, seat: Seat, what: str) -> None:
        """S-110: laid ready, withdrawn, ordered; nobody else notices."""
        if orders.is_order(what):
            orders.heed(table.state, seat, what, self.cards)
        else:
            self.ready.heed(table.state, seat, what)

    def hears(self, state: TalismanState, seat: Seat, what: str) -> bool:
        if not super().hears(state, seat, what) or state.players[seat].standing == "out" or state.phase == "setup":
            return False
        if state.phase == "over":
            return False
        return (
            what in (CONCEDE, orders.FORGET)
            or what in orders.sayings(state, seat, self.cards)
            or self.ready.hears(state, seat, what)
        )

    def sayings(self, state: TalismanState, seat: Seat) -> tuple[str, ...]:
        if state.players[seat].standing == "out" or state.phase in ("setup", "over"):
            return ()
        return (CONCEDE, *orders.sayings(state, seat, self.cards), *self.ready.sayings(state, seat))

    # The end

    def over(self, state: TalismanState) -> bool:
        return state.phase == "over"

    def outcome(self, state: TalismanState) -> Outcome | None:
        """Everybody against everybody: the game is won, by whoever is left."""
        if state.phase != "over":
            return None
        return Outcome("won", state.result, tuple(state.winners))

    def ahead(self, state: TalismanState) -> Outcome | None:
        """Who stands alone on the Crown is clearly winning."""
        there = [s for s, p in enumerate(state.players) if p.character is not None and p.character.space == "C"]
        return Outcome("won", "ahead", tuple(there)) if len(there) == 1 and state.crown_reached else None

    def seats(self, state: TalismanState) -> tuple[Seat, ...]:
        return tuple(range(len(state.players)))

    # What is seen

    def view(self, state: TalismanState, viewer: Seat | None) -> TalismanView:
        table = Land(state, Fate(b""), 0, self.cards)
        active = state.phase in ("movement", "encounter") and state.active in table.on_board()
        chances = fighting.chances(table, state.active) if active else {}
        one_space = active and moving.slow(table, state.active)
        return view(state, viewer, self.cards, self._totals(table), fighting.foreseen(table), chances, one_space)

    def _totals(self, table: Land) -> Totals:
        return {
            seat: (
                total(table, seat, "strength"),
                total(table, seat, "craft"),
                spells.limit(table, seat),
                limits.most_objects(table, seat),
            )
            for seat in table.on_board()
        }

    def audit(self, state: TalismanState) -> None:
        audit_pause(state, self.cards)

    def mix(self, table: Land, deed: str) -> None:
        s = table.state
        foreseen = [card for player in s.players for card in player.foreseen]
        for name, deck in (("adventure", s.adventure), ("spells", s.spell_deck), ("characters", s.characters)):
            table.mix(name, deck, foreseen, deed=deed)

    def scramble(self, state: TalismanState, viewer: Seat | None, chance: Chance) -> TalismanState:
        return scrambling.scramble(state, viewer, self.cards, chance)
