"""Cultistorm as the kernel plays it: options of a table, the steps, the outcome, views, and what a viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from games.cultistorm import mixing, modules, scrambling
from games.cultistorm.audit import audit_state
from games.cultistorm.content import Catalogue, catalogue
from games.cultistorm.modules import storm_of_cultists
from games.cultistorm.modules.storm_of_cultists import STORM
from games.cultistorm.rules import leaving, rounds
from games.cultistorm.state import FIRST, Campaign, Difficulty, StormState
from games.cultistorm.table import Storm
from games.cultistorm.view import StormView, view
from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.printings import begun_under
from games.kernel.rules import BadOptions, Chance, Outcome, Rules, check_state

# With all modules. Which of these numbers a table can have, its major module says; without one it is three to five (CS-GEN-01).
LEAST_SEATS, MOST_SEATS = 1, 6

NAMES = tuple(modules.MODULES)
MINOR = tuple(name for name, module in modules.MODULES.items() if module.size == "minor")

check_state(StormState)


class StormOptions(BaseModel):
    """What a table may choose before the game (D-01, D-02)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    investigators: list[str] = Field(default_factory=list[str])  # by number; "" is drawn
    difficulty: Difficulty = "normal"
    castes: list[str] = Field(default_factory=list[str])
    creatures: list[str] = Field(default_factory=list[str])
    modules: list[str] = Field(default_factory=list[str])
    open_hands: bool = True
    campaign: Campaign | None = None  # the day to be played; without one the storm begins with the first
    each: int = Field(default=0, ge=0, le=3)  # investigators of everybody, in small games; 0: as many as usual


def _wrong_number(seats: int, options: StormOptions) -> BadOptions:
    """Too few or too many people for these modules, or not so many investigators for each: with the numbers that would do."""
    if options.each and modules.investigators(options.modules, seats) is not None:
        fitting = [n for n in (1, 2, 3) if modules.investigators(options.modules, seats, n) is not None]
        return BadOptions("each", str(options.each), tuple(map(str, fitting)))
    fitting = modules.seats_for(options.modules, options.each, range(LEAST_SEATS, MOST_SEATS + 1))
    return BadOptions("seats", str(seats), tuple(map(str, fitting)))


def fitting(options: StormOptions, seats: int) -> StormOptions:
    """The same wishes for so many people: with the major module that is for them, or without the one that is not."""
    if modules.investigators(options.modules, seats, options.each) is not None:
        return options
    minor = [name for name in options.modules if modules.MODULES[name].size != "major"]
    if modules.investigators(minor, seats) is None:
        minor.append(modules.major_for(seats))
    return options.model_copy(update={"modules": minor, "each": 0, "campaign": None})


def _wanted(wishes: Sequence[str], number: int, campaign: Campaign | None) -> list[str]:
    """By number; whoever has no wish takes over one of those who were there the day before."""
    wanted = [*wishes, *[""] * (number - len(wishes))]
    known = [id for id in (campaign.kept if campaign is not None else {}) if id not in wanted]
    return [wish or (known.pop(0) if known else "") for wish in wanted]


def _naming(table: Storm, script: Script[None]) -> Script[None]:
    """Whoever plays several investigators reads in each question which they are (`events.Happening.cast`)."""
    try:
        wait = next(script)
        while True:
            if table.several:
                cast = ",".join(i.id for i in table.state.investigators)
                for question in (a for a in wait.asks if a.n < 0 and "cast" not in dict(a.args)):
                    question.args = (*question.args, ("cast", cast))
            wait = script.send((yield wait))
    except StopIteration:
        return


def places_unknown(old: dict[str, Any]) -> dict[str, Any]:
    """1 → 2. What somebody knows of the decks of a game begun before was not written down, so they are never mixed (`mixing.py`)."""
    return {**old, "known": None}


class Cultistorm(Rules[StormState]):
    name = "cultistorm"
    version = 3
    state_type = StormState
    migrations = {1: places_unknown, 2: begun_under(FIRST)}
    notes = frozenset({"leave"})

    def __init__(self, cards: Catalogue | None = None, packs: tuple[Path, ...] = ()) -> None:
        self.cards = cards or catalogue(packs)

    def new(self, seats: int, options: StormOptions | None = None) -> StormState:
        """The state before set-up: seats and wishes, no luck yet."""
        options = options or StormOptions()
        number = modules.investigators(options.modules, seats, options.each)
        if number is None:
            raise _wrong_number(seats, options)
        chosen = [i for i in options.investigators if i]
        for id in chosen:
            if id not in self.cards.investigators or chosen.count(id) > 1:
                raise BadOptions("investigators", id, tuple(self.cards.investigators))
        if len(options.investigators) > number:
            raise BadOptions("investigators", ", ".join(options.investigators[number:]))
        for field, wanted, known in (
            ("castes", options.castes, tuple(self.cards.special_castes)),
            ("creatures", options.creatures, tuple(self.cards.creatures())),
            ("modules", options.modules, tuple(modules.MODULES)),
        ):
            for id in wanted:
                if id not in known or wanted.count(id) > 1:
                    raise BadOptions(field, id, known)
        clash = modules.clash(options.modules)
        if clash:
            raise BadOptions("modules", clash)
        campaign = self._campaign(options)
        return StormState(
            players=seats,
            wanted=_wanted(options.investigators, number, campaign),
            difficulty=options.difficulty,
            castes=list(options.castes),
            creatures=list(options.creatures),
            modules=list(options.modules),
            open_hands=options.open_hands,
            campaign=campaign,
        )

    def _campaign(self, options: StormOptions) -> Campaign | None:
        """The day that is played, if it is one a table could have come to."""
        if STORM not in options.modules:
            if options.campaign is not None:
                raise BadOptions("campaign", str(options.campaign.day))
            return None
        campaign = options.campaign or Campaign()
        wrong = storm_of_cultists.impossible(campaign, self.cards)
        if wrong:
            raise BadOptions("campaign", wrong)
        return campaign.model_copy(deep=True)

    def sequel(self, state: StormState) -> str | None:
        """Storm of Cultists: the next day, as `StormOptions.campaign` reads it."""
        if not self.over(state) or state.campaign is None:
            return None
        tomorrow = storm_of_cultists.tomorrow(state, self.cards)
        return tomorrow.model_dump_json() if tomorrow is not None else ""

    def table(self, state: StormState, fate: Fate, step: int) -> Storm:
        return Storm(state, fate, step, self.cards)

    def step(self, table: Storm) -> Script[None]:
        return _naming(table, rounds.step(table))

    def note(self, table: Storm, seat: Seat, what: str) -> None:
        leaving.leave(table, seat)

    def over(self, state: StormState) -> bool:
        return state.phase == "over"

    def outcome(self, state: StormState) -> Outcome | None:
        """CS-GEN-02: one team; where somebody plays against it (a module), a loss is theirs."""
        if state.phase != "over":
            return None
        team = tuple(sorted({i.player for i in state.investigators}))
        against = tuple(seat for seat in self.seats(state) if seat not in team)
        if state.result == "won":
            return Outcome("won", "won", team)
        return Outcome("lost", state.result, against)

    def seats(self, state: StormState) -> tuple[Seat, ...]:
        return tuple(range(state.players))

    def stores(self, state: StormState) -> bool:
        """Cultist and horror phase seldom ask; a fight is worth one."""
        return state.phase not in ("refresh", "horror")

    def view(self, state: StormState, viewer: Seat | None) -> StormView:
        return view(state, viewer, self.cards)

    def audit(self, state: StormState) -> None:
        audit_state(state, self.cards)

    def mix(self, table: Storm, deed: str) -> None:
        mixing.mix(table, deed)

    def scramble(self, state: StormState, viewer: Seat | None, chance: Chance) -> StormState:
        return scrambling.scramble(state, viewer, self.cards, chance)
