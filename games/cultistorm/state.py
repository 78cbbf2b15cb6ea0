"""The whole game of Cultistorm between two steps.

Ids only, never card definitions. Copies of a card are told apart by what stands behind a full stop: of an object its number
(`lantern.2`), of an action card whose it is (`g07.1` is the Calm Words of investigator 1). Investigators are counted in seat order
(`Who`); a player has one of them, in small games several.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from games.cultistorm.dice import CultFace, Face, Symbol
from games.kernel import lasting as kernel
from games.kernel.ask import Seat
from games.kernel.table import State

Who: TypeAlias = int
Slot: TypeAlias = int  # a board slot, clockwise from the start location
Phase: TypeAlias = Literal["setup", "cultists", "refresh", "horror", "preparation", "combat", "sealing", "over"]
Difficulty: TypeAlias = Literal["easy", "normal", "hard", "nightmare"]
Attack: TypeAlias = Literal["ranged", "melee"]

SLOTS: tuple[Slot, ...] = (0, 1, 2, 3, 4)

# What the overlord holds (Behind the Scenes), on the shelf under names by which the census finds it, and the dread, on the tally.
HAND, HELD, DREAD = "cultists.overlord", "horror.overlord", "behind-the-scenes.dread"
# Allies one can call on (Remote Assistance).
ALLIES = "remote-assistance.open"


@cache
def kind(id: str) -> str:
    """Which card it is: `lantern.2` is a lantern."""
    return id.partition(".")[0]


@cache
def owner(card: str) -> Who:
    """Whose action card it is."""
    return int(card.rpartition(".")[2])


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Die(Part):
    """An investigator die in play; `extra`: from the reserve, for this round (CS-DICE-06)."""

    id: int
    face: Face
    extra: bool = False


class Elder(Part):
    """A Great Old One in play, on top of the column at its slot. The devoured lie under it (CS-GOO-10)."""

    id: str
    slot: Slot
    devoured: list[str] = []


class Support(Part):
    """An action card that lies before the supported investigator: to be carried out now, for the fight, or until its time has come
    (CS-SUP-07, CS-SUP-08, S-23)."""

    card: str
    when: Literal["now", "combat", "time"]
    named: str = ""  # what the supporter named: a symbol, a die, a Great Old One (D-39)


class Place(Part):
    """A board slot with its location card. The column's nearest cultist comes first."""

    card: str
    die: CultFace = "blank"
    column: list[str] = []
    trophies: int = 0
    altar: bool = False
    sealed: Literal["", "card", "token"] = ""


class Ring(Part):
    """A slot of the horror circle with its face-down card."""

    card: str
    crystals: int = 0


class Investigator(Part):
    id: str
    player: int
    colour: int = 0
    slot: Slot = 0
    insanity: int = 0
    permanent: int = 0
    hand: list[str] = []
    deck: list[str] = []  # its top last
    discard: list[str] = []
    dice: list[Die] = []
    claimed: bool = False  # the one die of this round was taken (CS-DICE-01)
    moves: int = 0
    played: int = 0  # supports in this round (CS-SUP-06)
    plain: int = 0  # … those that were no stars
    researched: int = 0
    objects: list[str] = []
    seals: list[Symbol] = []
    trophies: dict[Symbol, int] = {}
    board: list[list[Symbol]] = []  # trophies on the ability slots: as many lists as levels (CS-DEV-03)
    supports: list[Support] = []
    targets: list[str] = []
    fought: bool = False  # began a fight in this combat phase
    over_with: bool = False  # their part in this combat phase is over
    ready: bool = False
    auto: bool = False  # … and lets the table choose die and target (D-07, D-20)
    tells: bool = False  # says what their fights lack, where hands are closed (S-157)
    away: bool = False  # left for good; a caretaker or defaults play on (S-90)


class Offer(Part):
    """Something open between two investigators in the preparation: objects, or a support that needs the other's word."""

    id: int
    by: Who
    to: Who
    slot: Slot = 0  # their common location
    gives: str = ""  # an object
    takes: str = ""  # an object in exchange
    support: str = ""  # an action card (CS-SUP-13)


class Fight(Part):
    """The fight being fought. `extra` are symbols stories or modules have added to the enemy."""

    who: Who
    enemy: str
    slot: Slot
    extra: list[Symbol] = []
    wild: int = 0  # wild symbols a story gave
    trophy: bool = False  # one more if it is won
    cultist: bool = False  # one at the marker after it


class Peek(Part):
    """A horror card somebody has looked at; only they know, until the slot changes. `who` −1: the overlord, who has put it there."""

    who: Who
    ring: int
    card: str


class Lasting(kernel.Lasting, frozen=True):
    """Something that holds for a while. `on` is an investigator's number, a slot or an enemy. Names and who reads them:

    blocked (slot; cultists.enter), held (Great Old One; great_old_ones.advance), ward (who; insanity of CS-GOO-06/07), free_move (who;
    moving), free_support (who; supports), research_again and research_more (who; research), fight_wild (who; symbols), heal_later
    (who; combat), extra_trophy (combat), cultist_later (combat), heal_less (insanity.heal), fewer_dice (refresh), no_location_actions
    (locations), no_blanks (cultists), fight_slot (who; symbols), fewer_arrivals (cultist events). Modules bring names of their own.
    """

    until: Literal["fight", "combat", "round", "next_cultists", "never"] = "round"


class Kept(Part):
    """What an investigator takes along into the next day (Storm of Cultists): objects by kind, of which one is chosen there."""

    objects: list[str] = []
    permanent: int = 0
    level: int = 0


class Campaign(Part):
    """Seven days: which one this is, how those before it ended, and what each investigator who was there has kept."""

    day: int = 1
    won: list[bool] = []
    kept: dict[str, Kept] = {}

    @property
    def losses(self) -> int:
        """In a row, up to this day."""
        return next((i for i, won in enumerate(reversed(self.won)) if won), len(self.won))


# Which printing of the rules a new game is played by (`games/kernel/printings.py`). A game keeps its own to the end: what it asks belongs to
# it, and so does the log its answers stand in.
FIRST, SECOND = 1, 2


class StormState(State):
    """Cultistorm."""

    printing: int = SECOND
    players: int = 0
    phase: Phase = "setup"
    round: int = 0
    investigators: list[Investigator] = []
    places: list[Place] = []

    cultist_deck: list[str] = []  # its top last
    cultist_discard: list[str] = []
    cultists_out: list[str] = []  # removed for special castes, unseen
    drawn: list[str] = []  # between deck and column
    marker: Slot = 0
    elders: list[Elder] = []
    first_wave: list[str] = []
    second_wave: list[str] = []
    aside: list[str] = []  # Great Old Ones of special castes (CS-CASTE-03)

    circle: list[Ring] = []
    horror_at: int = 0
    horror_steps: int = 0
    horror_queue: int = 0
    horror_deck: list[str] = []  # its top last
    horror_discard: list[str] = []
    horror_card: str = ""  # being carried out
    ending: str = ""  # the endgame card, once activated
    ending_out: str = ""  # the one that left the game unseen
    ending_came: bool = False  # its Great Old One has entered (WIN-05)
    peeks: list[Peek] = []

    pool: list[Die] = []
    pooled: int = 0  # dice put into the pool in this round: those beyond N may be taken by anybody (S-16)
    free_taken: int = 0  # … and so many of those were

    object_deck: list[str] = []  # its top last
    object_discard: list[str] = []
    found: dict[str, list[str]] = {}  # drawn by research and not yet chosen from, by investigator
    chosen: dict[str, Symbol] = {}  # the symbol of an Elder Amulet (D-38)
    trophies: dict[Symbol, int] = {}  # the supply
    seals: list[Symbol] = []  # gate seal cards nobody has

    offers: list[Offer] = []
    offer_no: int = 0
    at_slot: Slot = 0  # where fights are fought (CS-FIGHT-02)
    fight: Fight | None = None

    stories: list[str] = []  # narrative deck: card numbers, the top last
    read: list[int] = []  # numbers of stories read, in order

    lasting: list[Lasting] = []
    shelf: dict[str, list[str]] = {}  # decks and piles of modules, by name
    tally: dict[str, int] = {}  # counters of modules, by name
    result: Literal["", "won", "insane", "entered", "limit", "ending", "module"] = ""
    reason: str = ""  # the module's name for its end, or who went insane, or where

    # The table's wishes, fixed at set-up.
    wanted: list[str] = []  # investigators by number; "" is drawn
    castes: list[str] = []
    creatures: list[str] = []
    modules: list[str] = []
    difficulty: Difficulty = "normal"
    open_hands: bool = True
    campaign: Campaign | None = None  # the day as it began

    @property
    def overlord(self) -> Seat | None:
        """Whoever plays against the team: the seat without an investigator, the last one (Behind the Scenes)."""
        return self.players - 1 if self.investigators and self.players > len(self.investigators) else None

    def has_seen(self, viewer: Seat | None, ring: int) -> bool:
        """Does this viewer know the card that lies face down on a slot of the circle?"""
        return viewer is not None and any(
            viewer == (self.overlord if p.who < 0 else self.investigators[p.who].player) for p in self.peeks if p.ring == ring
        )

    def hand_known_to(self, who: Who) -> tuple[Seat, ...] | None:
        """Who may see this hand (S-33); None: everybody. Where somebody plays against them, open hands are open to investigators only."""
        if not self.open_hands:
            return (self.investigators[who].player,)
        return None if self.overlord is None else tuple(sorted({i.player for i in self.investigators}))
