"""The whole game of Elder Sign between two steps.

Ids only, never card definitions. Every die is in exactly one place; every card is in exactly one deck, hand, slot or box.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from games.elder_sign.dice import DICE, Colour, Face
from games.kernel import lasting as kernel
from games.kernel.table import State

Deck: TypeAlias = Literal["adventure", "other_world", "mythos", "common", "unique", "spell", "ally"]
DieAt: TypeAlias = Literal["supply", "pool", "task", "discarded", "focus", "assist", "spell", "lock", "gone"]
Phase: TypeAlias = Literal["setup", "movement", "adventure", "clock", "midnight", "attack", "over"]
Resource: TypeAlias = Literal["sanity", "stamina"]

ENTRANCE = "entrance"
ANCIENT = "ancient"


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Die(Part):
    """One die. `on` names the row, seat or spell it lies on; a locked die lies on the first lock of its queue."""

    id: str
    colour: Colour
    at: DieAt = "supply"
    on: str = ""
    face: Face | None = None
    fresh: bool = False  # in the pool and part of the roll on the table


class Lock(Part):
    """A locked-die icon in play, in order of entry. `source` is the card or monster that shows it."""

    source: str
    die: str


class Marker(Part):
    """A monster on a card: covering row `row`, or below the tasks (None)."""

    id: str
    row: int | None = None
    defeated: bool = False  # turned over by an item or spell; received at the end of the phase


class Spot(Part):
    """A face-up adventure or Other World card and the monsters on it."""

    card: str
    monsters: list[Marker] = []
    extra: bool = False  # the seventh adventure, which is not replaced


class Investigator(Part):
    """A person in the museum, with everything in their play area."""

    id: str
    sanity: int
    stamina: int
    max_sanity: int
    max_stamina: int
    clues: int = 0
    common: list[str] = []
    unique: list[str] = []
    spells: list[str] = []  # in hand
    cast: list[str] = []  # securing spells face up, with dice on them
    allies: list[str] = []
    trophies: list[str] = []  # adventures, Other Worlds and monsters
    trophy_bonus: list[str] = []  # monsters claimed at a higher value (one entry per extra point)
    place: str = ENTRANCE


class Player(Part):
    """A seat. Without an investigator it is waiting for a new one, or out (battle: clock phases only)."""

    investigator: Investigator | None = None
    out: Literal["", "eliminated", "clock_only", "left", "left_clock"] = ""  # left_clock: left in the battle (S-72)
    pending: bool = False  # devoured, new investigator still to be chosen


class Lasting(kernel.Lasting, frozen=True):
    """Something a card changed until a period ends. What holds while a card lies on the table is a trait (`traits.py`)."""

    what: Literal["clock_stopped"]  # C12: the hand does not move on in this clock phase
    until: Literal["roll", "turn", "day"] = "turn"


class Attempt(Part):
    """An adventure being attempted, or an attack in the battle."""

    card: str
    solved: list[str] = []  # row ids, in the order they were solved
    rolls: int = 0
    rolled: bool = False  # a roll lies on the table, unresolved
    secured: bool = False  # a spell was cast on this roll: Mandy comes too late
    failed_now: bool = False  # the last thing was a failed roll: focus or assistance is possible
    focused: bool = False
    secured_this_fail: bool = False
    assistants: list[int] = []
    bereft: list[int] = []  # assistants whose die was taken away before it was used (S-92)
    refused: list[int] = []
    free_rerolls: int = 0  # Joe Diamond's second re-roll, still open
    eased_row: str = ""
    eased_need: int = 0
    eased_by: int = 1
    eased_on: str = ""  # the monster whose condition it is; "" for a printed one
    forced_failure: bool = False
    slain: list[str] = []  # monsters solved in this attempt, in order
    used_up: list[str] = []  # dice taken from a task, a marker or the discards: they do not come back in this phase (S-89)
    solved_by_roll: int = 0


# Which printing of the rules a new game is played by. A game keeps its own to the end: the names of its luck and the events
# its log was fingerprinted with belong to it, and a game that is over must still be verified.
FIRST, SECOND, THIRD = 1, 2, 3


class ElderState(State):
    """Elder Sign."""

    printing: int = THIRD
    players: list[Player] = []
    phase: Phase = "setup"
    active: int = 0
    turn: int = 0
    clock: int = 0  # 0 XII, 1 III, 2 VI, 3 IX
    struck: int = 0  # how often the hand reached or passed XII in this turn
    midnights: int = 0

    ancient: str = ""
    doom: int = 0
    signs: int = 0
    hastur_x: int = 0
    awake: bool = False
    awaken_now: bool = False  # the last doom space is covered; the awakening waits for the end of the batch

    dice: dict[str, Die] = {}
    locks: list[Lock] = []
    borrowed: list[str] = []  # locked dice Sister Mary uses in her turn

    museum: list[Spot | None] = []
    extra: list[Spot] = []
    worlds: list[Spot] = []
    mythos: str = ""
    decks: dict[Deck, list[str]] = {}
    cup: list[str] = []
    arriving: str = ""  # a monster drawn from the cup whose place is being chosen
    box: list[str] = []  # removed from the game
    devoured: list[str] = []

    attempt: Attempt | None = None
    spent_dice: list[Colour] = []  # yellow and red dice discarded this turn (ES-ITEM-06)
    lasting: list[Lasting] = []
    claims: list[str] = []  # monsters defeated, to be received at the end of the phase
    set_aside: list[str] = []  # monster trophies of somebody devoured, until the doom token lies (ES-DEV-02)
    result: Literal["", "sealed", "banished", "devoured", "lost", "abandoned"] = ""

    # The table's wishes, fixed at set-up.
    wanted_ancient: str = ""
    wanted_difficulty: Literal["", "easy", "medium", "hard", "very_hard"] = ""
    wanted_investigators: list[str] = []


def fresh_dice() -> dict[str, Die]:
    return {id: Die(id=id, colour=colour) for id, colour in DICE.items()}
