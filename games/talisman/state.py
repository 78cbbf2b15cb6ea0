"""The whole game of Talisman between two steps.

Ids only, never card definitions. Cards of which the box has several are told apart by a number behind a full stop: `wolf`,
`wolf.2`; those of the stacks beside the board by a letter before it: `sword.s1`. Every card is in exactly one place.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from games.kernel import lasting as kernel
from games.kernel.arming import Armed
from games.kernel.table import State

Stat: TypeAlias = Literal["strength", "craft"]
Alignment: TypeAlias = Literal["good", "neutral", "evil"]
Region: TypeAlias = Literal["outer", "middle", "inner", "crown"]
Phase: TypeAlias = Literal["setup", "movement", "encounter", "over"]
Quest: TypeAlias = Literal["", "life", "enemy", "follower", "magic_object", "gold3", "gold2"]
Granted: TypeAlias = Literal["", "outer", "temple", "ferry"]
Standing: TypeAlias = Literal["playing", "waiting", "out"]
BECOME = "become:"  # how an order to change alignment begins
Order: TypeAlias = Literal["roll", "fight", "trade", "trade-7", "trade-14", "trade-21", "cross"]

START_LIVES = 4
START_GOLD = 1
POINTS = 7  # so many points of trophies are one Strength (TM-STR-06)
UNHEALED = 6  # so often struck by the Command Spell, a character is not healed any more (S-160)
WOOD = "wood"  # a raft that was built while the stack was empty: no card
CROWN = "C"


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Toad(Part):
    """TM-TOAD-01: so many own turns are left. Its own values (TM-TOAD-03, TM-TOAD-13)."""

    turns: int = 3
    since: int = 0  # the turn in which it began, which is not counted (S-12)
    strength: int = 1
    craft: int = 1


class Task(Part):
    """What still has to be done on a space of the inner region. `n`: pitfiends left, or the werewolf's Strength."""

    kind: Literal["pitfiends", "werewolf", "death"]
    n: int = 0


class Character(Part):
    """A character on the board, with everything round its card."""

    id: str
    space: str
    strength: int  # counters
    craft: int
    lives: int = START_LIVES
    gold: int = START_GOLD
    alignment: Alignment = "neutral"
    objects: list[str] = []
    followers: list[str] = []
    spells: list[str] = []  # in hand: the owner's secret
    trophies: list[str] = []
    toad: Toad | None = None
    miss: int = 0  # turns to be missed
    quest: Quest = ""
    claim: bool = False  # the quest is done, no Talisman was left (S-117)
    raft: str = ""  # its card, or WOOD
    granted: Granted = ""  # a move somebody has promised for the next turn
    struck: int = 0  # lives the Command Spell has taken
    enslaved: bool = False  # Temple: until a movement roll of 4 to 6
    # The inner region
    task: Task | None = None
    done: bool = True  # the instruction of the space it stands on was carried out (TM-MOVE-07)
    retreating: bool = False


class Player(Part):
    """A seat. Without a character it waits for a new one, or is out."""

    character: Character | None = None
    standing: Standing = "playing"
    turns: int = 0  # own turns begun, missed ones too
    out_at: int = 0  # the how-manieth to leave for good; 0: still in
    had: int = 0  # lives before the last instant (S-52)
    armed: list[Armed] = []
    orders: list[Order] = []
    foreseen: list[str] = []  # the top of the adventure deck as this player has seen it, as far as it still lies there
    ranked: list[str] = []  # kinds of spells the owner would part with last
    becoming: dict[str, Alignment] = {}  # by kind of card: what the character becomes when one is turned up (S-115)


class Lasting(kernel.Lasting, frozen=True):
    """Something in force until its time is up.

    What lasts `places` is counted at the place of the seat `by` in the order of turns, also while that seat waits, misses a turn or
    is out (S-114): `left` more times. What lasts `turns` is counted the same way and goes on to the end of the last of them.
    """

    what: Literal[
        "hex",  # on a space: whoever ends a move there loses 1 life
        "barrier",  # on a space: nobody enters or passes
        "no-spells",  # Eclipse: nobody casts
        "no-magic",  # Destroy Magic: nobody casts or uses magic objects
        "blizzard",  # everybody moves 1 space without a die
        "immobile",  # on a seat: no action this turn
        "invisible",  # on a seat: evades everything this turn
        "stronger",  # on a seat: + n Strength this turn (potion, mercenary)
        "helped",  # on a seat: + n in this fight, by a being that follows
        "blast",  # on a seat: Craft counts for Strength in this fight
        "weak",  # on a seat or a being: − n combat value in this fight
        "held",  # on a being: it cannot attack this turn
        "second-die",  # on a seat: one more die for this move
    ]
    until: Literal["turn", "fight", "places", "turns"] = "turn"
    left: int = 0


class Side(Part):
    """One side of a fight: a seat, or beings by their cards or names."""

    seat: int = -1
    beings: list[str] = []
    worth: int = 0  # total Strength or Craft
    adds: int = 0  # to the die
    dice: list[int] = []

    @property
    def value(self) -> int:
        """Combat value: the highest die counts where there are two."""
        return self.worth + self.adds + max(self.dice, default=0)


class Fight(Part):
    """The fight on the table. It lies there until the next turn, to be looked at."""

    stat: Stat = "strength"
    one: Side = Side()  # the attacker, or the character that beings attack
    two: Side = Side()
    space: str = ""
    over: bool = False


class Encounter(Part):
    """What happens where a move has ended: cards turned up now, and what has been dealt with."""

    space: str
    drawn: list[str] = []
    done: list[str] = []
    evaded: list[str] = []  # beings that do not bother this character any more
    count: int = 0  # cards that lay there on arrival (TM-OBJ-10)
    carried_off: int = 0  # gold that Raiders have laid down here in this encounter (S-195)


class Move(Part):
    """The move of this turn: the dice, and the spaces gone over."""

    dice: list[int] = []
    path: list[str] = []


# Which printing of the rules a new game is played by (`games/kernel/printings.py`). A game keeps its own to the end: what it asks belongs to
# it, and so does the log its answers stand in.
FIRST, SECOND = 1, 2


class TalismanState(State):
    """Talisman."""

    printing: int = SECOND
    players: list[Player] = []
    phase: Phase = "setup"
    active: int = 0
    turn: int = 0
    begun: bool = False  # has it? Between two turns `turn` is still that of the one before
    extra: int = 0  # further turns of the one in turn (Temporal Warp)

    adventure: list[str] = []
    discard: list[str] = []
    spell_deck: list[str] = []
    spell_discard: list[str] = []  # face up, but for those of the dead (S-09)
    buried: list[str] = []  # spells of the dead in the discard, which nobody has seen
    characters: list[str] = []
    stacks: dict[str, list[str]] = {}
    removed: list[str] = []  # cards and characters out of the game

    lying: dict[str, list[str]] = {}  # face up, by space
    gold: dict[str, int] = {}  # counters on spaces
    pools: dict[str, int] = {}  # what is left in a fountain, stream or pool
    laid: list[str] = []  # spells in play that lie on no space

    move: Move | None = None
    encounter: Encounter | None = None
    fight: Fight | None = None
    roll: list[int] = []  # the dice last rolled for anything else
    resolving: str = ""  # the event that happens now
    hurt: list[int] = []  # seats that have lost a life in this turn (S-112)
    lasting: list[Lasting] = []
    crown_reached: bool = False
    commands: int = 0  # Command Spells cast (the crown that ends it)
    result: Literal["", "last", "shared", "crowned"] = ""
    winners: list[int] = []

    # The table's wishes, fixed at set-up.
    wanted: list[str] = []  # characters by seat; "" is drawn
    chosen: bool = False  # everybody chooses instead of drawing
    pairs: bool = True
    dead_spells: Literal["discard", "remove"] = "discard"
    portal_exit_encounter: bool = True
    desert_draw: bool = True
    glade_full: bool = False
    inner_wait: bool = False
    strict: bool = False
    brisk: bool = False
    crown_ends: bool = False


def kind(card: str) -> str:
    """Which card it is, whichever copy."""
    return card.partition(".")[0]


def from_stack(card: str) -> bool:
    """TM-BUY-03: it goes back under its stack."""
    return card.partition(".")[2].startswith("s")
