"""The whole game of ALONE between two steps.

Ids only, never card definitions. A sector, creature, card or marker is in exactly one place. What the hero may know of it is
decided in `view.py` alone; nothing in this file is meant for the hero's eyes.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from games.kernel import lasting as kernel
from games.kernel.ask import Seat
from games.kernel.table import State

Direction: TypeAlias = Literal["north", "east", "south", "west"]
Way: TypeAlias = Literal["north", "east", "south", "west", "stairs"]
Passage: TypeAlias = Literal["open", "door"]
ActionKind: TypeAlias = Literal["move", "explore", "attack", "locate", "search", "interact"]
Loss: TypeAlias = Literal["life", "composure"]
Kind: TypeAlias = Literal["spore", "parasite", "mutant", "cultist", "worm"]
Condition: TypeAlias = Literal["darkness", "gas", "web", "alarm"]
Material: TypeAlias = Literal["chemical", "electronic", "mechanical"]
Ability: TypeAlias = Literal["agility", "bravery", "keen_eye", "accuracy", "cold_blood"]
DeckName: TypeAlias = Literal["fury", "speed", "terror", "traps"]
Difficulty: TypeAlias = Literal["easy", "normal", "nightmare", "impossible"]
Phase: TypeAlias = Literal["setup", "start", "action", "turn_end", "clean_up", "over"]
Period: TypeAlias = Literal["action", "turn", "round", "game"]
Order: TypeAlias = Literal["", "turn", "round", "end", "attack", "locate", "search", "interact", "room", "danger"]

DIRECTIONS: tuple[Direction, ...] = ("north", "east", "south", "west")
WAYS: tuple[Way, ...] = (*DIRECTIONS, "stairs")
STEP: dict[Direction, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE: dict[Direction, Direction] = {"north": "south", "east": "west", "south": "north", "west": "east"}
KINDS: tuple[Kind, ...] = ("spore", "parasite", "mutant", "cultist", "worm")
ACTIONS: tuple[ActionKind, ...] = ("move", "explore", "attack", "locate", "search", "interact")
ABILITIES: tuple[Ability, ...] = ("agility", "bravery", "keen_eye", "accuracy", "cold_blood")

HERO: Seat = 0


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Sector(Part):
    """One sector of the secret map. Its id is floor, column letter and row as evil reads them: "1C3"."""

    id: str
    floor: int  # 1 or 2
    x: int  # column 0..4, west to east
    y: int  # row 0..4, north to south
    exits: dict[Direction, Passage] = {}
    room: str = ""  # a letter of 7.4; "" is a corridor
    box: bool = False  # a switch box
    stairs: str = ""  # the sector at the other end
    revealed: bool = False
    lit: bool = False
    danger: bool = False
    conditions: list[Condition] = []
    sabotage: int = 0  # sabotage markers (AL-SAB)


class Creature(Part):
    """A creature or boss on the map. `boss` is the mission that placed it; a boss keeps a kind for its values."""

    id: str
    kind: Kind
    at: str
    wounded: bool = False
    boss: str = ""
    acid: int = 0  # marks: for each it takes 1 wound at the end of this round (S-96); once it was yes or no, and yes is 1
    walked_in: bool = False  # came into a lit sector without the hero and will smash the light there (AL-LIGHT-06)


class Item(Part):
    """An item in the inventory: its card, its charges, whether the upgrade field is filled."""

    card: str
    charges: int
    upgraded: bool = False


class Companion(Part):
    character: str
    charges: int


class Played(Part):
    """A reaction card on the reaction spaces: sideways cards take two (AL-FIELD-03), face-down ones are unknown to the hero."""

    card: str
    seat: Seat
    face_down: bool = False
    sideways: bool = False
    dangerous: bool = False


class Evil(Part):
    """An evil player's seat. `order` is a standing order: Keeper passes until that period ends, or until the hero does that
    (`rules/orders.py`)."""

    hand: list[str] = []
    deck: DeckName | None = None  # with two evil players each owns one (AL-EVIL-07)
    order: Order = ""


class Pile(Part):
    """A reaction deck in use and its discard pile. `veiled` are discards that were played face down (S-61)."""

    draw: list[str] = []
    discard: list[str] = []
    veiled: list[str] = []


class Action(Part):
    """An announced action with all its parameters (AL-TURN-06). Sectors and creatures by their ids."""

    kind: ActionKind
    way: Way | None = None
    second_way: Way | None = None  # an item that repairs in two directions
    creature: str = ""  # Attack: the target; "false:<kind>" is one that is not there
    sector: str = ""  # an item's target sector
    targets: list[str] = []  # Locate: what was named
    place: str = ""  # Interact: "box", "mission:<code>", "condition:<kind>", "sabotage"
    item: str = ""  # the action item's card
    upgraded: bool = False  # the item's upgraded effect is used too (AL-UPG-10)
    spend: int = 0  # charges used with the announcement
    paid_by: str = ""  # the companion whose charge paid for the whole use instead of the item
    unblock: bool = False  # Move without moving (AL-DOOR-05)
    free: bool = False  # a free action (AL-TURN-12)
    dice: int = 0  # Attack: dice its card gives instead of the usual 2
    cancelled: bool = False  # a reaction made it impossible (AL-TURN-11)
    sectors: list[str] = []  # what it touched: Explore the sectors explored, a repair those it lit
    met: list[str] = []  # the creatures it showed the hero: Explore newly seen ones ("false:<kind>" too), Locate the nearest


class Lasting(kernel.Lasting, frozen=True):
    """Something a card changed until a period ends. `what` names the rule that reads it; `on` a creature or sector. `by` is the evil
    player of the card, who decides what it leaves open; two copies of it may be out."""

    what: Literal[
        "hero_dice",  # ± dice of the hero's attack
        "threshold",  # + on the life value the attack must reach
        "no_items",  # no items for this action
        "conditional_hits",  # conditional faces are hits for the hero
        "opportunity_dice",  # ± dice of opportunity attacks
        "no_opportunity",  # none when leaving sector `on`
        "creature_dice",  # ± dice of creature `on`
        "sector_dice",  # ± dice of every creature in sector `on`
        "rerolls_failures",  # creature `on` may re-roll failures once per attack
        "deadly_bonus",  # creature `on` may attack with + n dice, and dies of it
        "shock",  # + composure loss of creature `on`
        "no_attack",  # creature `on` does not attack
        "moves_after",  # creature `on` moves n away from the hero after the end-of-turn attacks
        "draw",  # ± cards of a Search
        "new_charges",  # ± charges of items drawn now
        "repair_range",  # a repair lights at most n further sectors
        "answers",  # at most n targets are answered
        "distance_lie",  # the leader may state distances wrong by up to n
        "floor_lie",  # the leader may state "other floor" falsely
        "target_lie",  # the distance to target `on` may be stated wrong by up to n
        "door_cost",  # blocked doors cost creatures n steps
        "no_danger",  # no danger marker may be placed on sector `on`
        "any_material",  # any material counts for upgrades
        "no_reactions",  # actions of kind `on` allow no reactions
        "capacity",  # ± adrenaline capacity
        "alarm_steps",  # + steps of the creature that the alarm in sector `on` calls
        "free_upgrades",  # n upgrades of the items drawn now, with markers from the supply
        "clear_each",  # an Explore may remove a danger marker from each explored sector
        "wounded_dice",  # + dice of the hero's attack if the target is wounded
        "blast",  # + damage of the hero's blast
        "with_way",  # n targets of this Locate are answered with a direction too
        "reroll_one",  # the hero may re-roll n failures of this attack
        "stun",  # a hit of this attack keeps the target from attacking this turn
        "lure_damage",  # the creature lured away takes n damage
        "at_once",  # the stimulant's marker may be used for Bullet Time at once
        "fresh_adrenaline",  # n markers came this turn: not to be spent in it; `on` "bullet": for Bullet Time only
    ]
    until: Period = "turn"


class Lie(Part):
    """What the hero is shown instead of the truth (AL-GEN-09): an element left out of a sector, or a false one in it."""

    card: str
    sector: str
    omitted: str = ""  # an element: "creature:<id>", "danger", "door:<way>", "box", "stairs", "condition:<kind>"
    false: str = ""  # an element that is not there: "creature:<kind>", "danger", "condition:<kind>", "box"
    rank: int = 0  # a false creature's place among those that look like it (`lies.shown_creatures`)


class Mission(Part):
    """A mission on the table. `progress` counts its Interacts; `stage` the goal it is at."""

    code: str
    done: bool = False
    active: bool = True  # a main mission is inactive until it starts (AL-SETUP-07)
    stage: int = 0
    progress: int = 0


class Roll(Part):
    """An attack roll of this turn as everybody saw it (the last one stands if dice were re-rolled)."""

    by: str
    faces: list[str]
    hits: int


class Answer(Part):
    """A Locate answer of this turn as the hero heard it, true or not; the numbers mean what they mean in `events.Located`."""

    target: str
    distance: int
    same_floor: bool
    way: str = ""


class AloneState(State):
    """ALONE. Seat 0 is the hero; the others are evil."""

    phase: Phase = "setup"
    difficulty: Difficulty = "normal"
    character: str = ""

    # The hero board.
    life: int = 12
    composure: int = 12
    round_space: int = 3  # 3 … 0; 0 is Nightmare
    nightmare: bool = False
    rounds: int = 1  # the number of this round, for the reader
    turn: int = 0  # turn markers spent this round, 0..8
    adrenaline: int = 3
    healed: bool = False  # adrenaline used for healing this turn
    bullet_time: bool = False
    actions_left: int = 0
    experience: dict[Ability, int] = {}
    searched: list[str] = []  # rooms marked as searched
    items: list[Item] = []
    companions: list[Companion] = []
    used_characters: list[str] = []  # character cards that are not in the box any more
    item_deck: list[str] = []
    item_discard: list[str] = []

    # The base.
    sectors: dict[str, Sector] = {}
    blocked: list[str] = []  # door edges, "1A1|1B1" in the order of the ids
    hero_at: str = ""
    origin: dict[int, str] = {}  # floor -> the first sector seen there; the hero's drawing is relative to it
    floors_seen: list[int] = []  # in the order the hero came to know them
    creatures: list[Creature] = []
    next_creature: int = 1
    lies: list[Lie] = []
    entered_control: bool = False  # the hero was in the control room since the main mission began (S-76)
    sabotaged: bool = False  # the two markers of AL-SAB-05 have been placed

    # The turn in progress.
    action: Action | None = None
    announced: list[ActionKind] = []  # this turn's actions: what reactions may answer
    done: list[Action] = []  # this turn's finished actions: cards at the end of the turn look at them
    losses: list[Loss] = []  # kinds of loss the hero suffered this turn
    lasting: list[Lasting] = []
    # What everybody was told since this turn's first announcement; the table notes it (`Alone.tell`), the pictures show it.
    noises: list[str] = []
    rolls: list[Roll] = []
    answers: list[Answer] = []

    # Missions: starting missions SM and PM, main mission FM.
    missions: list[Mission] = []

    # Evil.
    evil: list[Evil] = []  # by seat - 1
    leader: Seat = 1
    piles: dict[DeckName, Pile] = {}
    spaces: list[Played] = []  # cards on the reaction spaces this round
    played_this_turn: int = 0
    danger_due: int = 0  # danger markers evil may place in this clean-up

    result: Literal["", "escaped", "broken", "hero_conceded", "evil_conceded"] = ""
    conceded: list[Seat] = []  # evil players who would give up; it takes all of them (S-73)

    # The table's wishes, fixed at set-up.
    wanted_character: str = ""
    wanted_decks: list[DeckName] = []
    wanted_missions: list[str] = []


def edge(a: str, b: str) -> str:
    """The name of the edge between two sectors."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"
