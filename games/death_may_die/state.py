"""The whole game of Death May Die between two steps.

Ids only, never card definitions. Every card is in exactly one deck, pile or hand, every figure on the map or in its supply, every
token in one place. Investigators are counted in the order of turns (`Who`); a player has one of them, alone at the table two.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from games.death_may_die.dice import Face
from games.death_may_die.dice import Kind as DieKind
from games.kernel import lasting as kernel
from games.kernel.table import State

Who: TypeAlias = int
Phase: TypeAlias = Literal["setup", "actions", "mythos", "discovery", "end", "over"]
Side: TypeAlias = Literal["left", "right"]
Gate: TypeAlias = Literal["red", "yellow", "blue"]
Track: TypeAlias = Literal["wounds", "stress", "sanity"]
Fate: TypeAlias = Literal["", "killed", "insane", "left"]

GATES: tuple[Gate, ...] = ("red", "yellow", "blue")


def kind(id: str) -> str:
    """What a figure or token is: `cultist.3` is a cultist."""
    return id.partition(".")[0]


def token_named(name: str) -> tuple[str, str | None]:
    """How cards name tokens: `altar` is any, `altar:destroyed` shows that side, `altar:plain` the side that has no name."""
    what, _, side = name.partition(":")
    return what, "" if side == "plain" else side or None


def asked(what: str) -> tuple[str, int]:
    """What is counted, and how many of it a card asks for."""
    name, _, n = what.partition("=")
    return name, int(n or 1)


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Figure(Part):
    """An enemy on the map; its id is the kind and a number (`cultist.3`), the Great Old One's its own. Wounds move with it
    (DMD-ENEMY-05); those of the Great Old One lie on its stage card."""

    id: str
    space: str
    wounds: int = 0


class Token(Part):
    """A special token of the episode or the Great Old One: `altar.1`. In the supply, on a space, with an investigator, or on the
    episode card, where it is of no more use to anybody. `side` is what it shows if it has two: `destroyed`, `charged`, `freed`."""

    id: str
    at: Literal["supply", "space", "investigator", "card"] = "supply"
    on: str = ""  # the space, or the investigator's number
    side: str = ""


class Held(Part):
    """A Discovery card somebody has taken, tucked so that one half counts (DMD-INV-03). Wounds are a companion's."""

    card: str
    half: Side
    wounds: int = 0


class Investigator(Part):
    """A board with everything on it. Sanity counts what is lost."""

    id: str
    player: int
    space: str = ""
    wounds: int = 0
    stress: int = 0
    sanity: int = 0
    bonus: int = 0  # permanent bonus dice (DMD-SAN-06)
    levels: dict[str, int] = {}
    psychosis: str = ""
    cards: list[Held] = []
    fire: int = 0
    fire_stand_ins: int = 0  # wound tokens in place of fire tokens (DMD-FIRE-07)
    kept: list[str] = []  # Mythos cards kept by Recurring Trauma
    keeps_next: bool = False  # … which has been triggered, and waits for the next card
    copied: str = ""  # the unique skill Copycat has until the next own turn, and its level
    copied_level: int = 0
    fate: Fate = ""


class Die(BaseModel, frozen=True):
    model_config = ConfigDict(extra="forbid")

    kind: DieKind
    face: Face


class Roll(Part):
    """The roll on the table: whose it is and what it is for."""

    who: Who
    why: Literal["attack", "shot", "attacked", "fire", "task", "stage"]
    by: str = ""  # the attacker, the episode action, the card
    targets: list[str] = []
    dice: list[Die] = []
    need: int = 0
    number: int = 0  # how often dice were thrown in it: the luck of each throw is its own


class Lasting(kernel.Lasting, frozen=True):
    """Something that holds for a while. `on` is an investigator's number or a figure.

    `own_turns`: until the end of the n-th turn of `by` from now on, the present one included.
    """

    what: Literal[
        "dice",  # n more bonus dice on the next roll of `on` (Shotgun, Dark Bargain: declared before it)
        "attack_dice",  # the same, on the next attack
        "signs_succeed",  # Elder Signs are Successes in the next roll (Occult Diary)
        "no_trade",  # Paranoia
        "two_actions",  # Catatonia
        "stays",  # this figure does not follow (Trapper 3)
        "no_attack",  # this figure skips its attack (Ether, Stealth 4)
        "ignore_safe",  # one episode action need not be Safe (Key Ring)
        "wounded",  # this figure wounded `by` (Vengeance 2)
    ]
    until: Literal["roll", "turn", "own_turns", "fight", "never"] = "turn"


# Which printing of the rules a new game is played by. A game keeps its own to the end: what it asks belongs to it, and so does the log
# its answers stand in.
FIRST, SECOND = 1, 2


class DeathState(State):
    """Cthulhu: Death May Die."""

    printing: int = SECOND
    players: int = 0
    phase: Phase = "setup"
    turn: int = 0
    active: Who = 0
    actions: int = 0  # left in this turn
    investigators: list[Investigator] = []

    great_old_one: str = ""
    stage: int = 1  # the revealed stage card on top; 4 is the Final one
    stage_wounds: int = 0
    track: int = 1  # the figure, then the progress token (DMD-TRACK-03)
    arrived: bool = False
    disrupted: bool = False

    episode: str = ""
    figures: list[Figure] = []
    tokens: list[Token] = []
    fire: dict[str, int] = {}  # fire tokens by space

    mythos: list[str] = []  # the deck, its top last
    mythos_discard: list[str] = []
    mythos_card: str = ""  # being resolved
    discoveries: list[str] = []
    discovery_discard: list[str] = []
    discovering: list[str] = []  # being resolved; one may bring another (Kleptomania)
    psychoses_out: list[str] = []  # not dealt: out of the game

    roll: Roll | None = None
    attacked: list[str] = []  # figures that have attacked in this step (DMD-FIGHT-03)
    thresholds: list[Who] = []  # reached, and not yet resolved
    dying: list[Who] = []
    space_of_death: str = ""  # of the active investigator (DMD-DEATH-06)
    lasting: list[Lasting] = []
    orders: dict[str, list[str]] = {}  # by player: standing orders
    result: Literal["", "won", "died_early", "all_dead", "track"] = ""

    # The table's wishes, fixed at set-up.
    wanted_episode: str = ""
    wanted_great_old_one: str = ""
    wanted_investigators: list[str] = []
