"""What happens in a game of ALONE, as data; words come from `locale/*/alone/words.ftl`.

Who is told is decided where the event is told (`Alone.tell`, `tell_evil`, `tell_seat`). An event for the hero and the channel
never carries a sector id or a creature id of the secret map: a sector is named as the hero's drawing names it
(`names.place`), a creature by its kind. Events for evil may name both.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.ask import Seat
from games.kernel.table import Event

# Set-up


@dataclass(frozen=True, slots=True)
class Begins(Event):
    """The base is ready. Only what is public."""

    character: str
    difficulty: str
    missions: tuple[str, ...]
    decks: tuple[str, ...]
    leader: Seat


@dataclass(frozen=True, slots=True)
class MapReady(Event):
    """To evil: the secret map exists and is theirs to fill."""

    hero_at: str


@dataclass(frozen=True, slots=True)
class CreaturePlaced(Event):
    """To evil."""

    kind: str
    sector: str


@dataclass(frozen=True, slots=True)
class DangerPlaced(Event):
    """To evil, with the sector's own id; to all with the hero's name for it if it is revealed."""

    sector: str


# Turn and round


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    turn: int
    round: int


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """The hero's action with everything announced (AL-TURN-06)."""

    action: str
    way: str = ""
    creature: str = ""  # a kind
    targets: tuple[str, ...] = ()
    place: str = ""
    item: str = ""
    unblock: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class Fizzled(Event):
    """AL-TURN-11."""

    action: str


@dataclass(frozen=True, slots=True)
class BulletTime(Event):
    left: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    track: str
    n: int
    now: int
    by: str = "adrenaline"


@dataclass(frozen=True, slots=True)
class RoundEnds(Event):
    round: int
    space: int
    limit: int
    danger: int  # danger markers evil gets


@dataclass(frozen=True, slots=True)
class Nightmare(Event):
    pass


@dataclass(frozen=True, slots=True)
class ExtraRound(Event):
    limit: int


@dataclass(frozen=True, slots=True)
class AdrenalineRefilled(Event):
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class AdrenalineSpent(Event):
    now: int
    by: str


# The labyrinth


@dataclass(frozen=True, slots=True)
class HeroMoved(Event):
    """To all. `place` is the hero's name of the sector entered."""

    way: str
    place: str
    room: str = ""


@dataclass(frozen=True, slots=True)
class HeroMovedTo(Event):
    """To evil: the same with the map's own name."""

    sector: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A sector was laid out, with everything in it as the hero is shown it."""

    place: str
    room: str = ""
    creatures: tuple[str, ...] = ()  # kinds; "spore*" is wounded, "cultist!" a boss, "cultist!*" a wounded boss
    danger: bool = False
    lit: bool = False
    box: bool = False
    stairs: bool = False
    conditions: tuple[str, ...] = ()
    sabotage: int = 0
    exits: tuple[str, ...] = ()  # "north:open", "east:door", "south:blocked"


@dataclass(frozen=True, slots=True)
class Hidden(Event):
    """So many sectors vanished from the holowatch."""

    n: int


@dataclass(frozen=True, slots=True)
class DoorBlocked(Event):
    place: str
    way: str


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    """A blockade is gone and the hero can see it."""

    place: str
    way: str


@dataclass(frozen=True, slots=True)
class DoorOpenedUnseen(Event):
    """To evil."""

    sector: str
    way: str


@dataclass(frozen=True, slots=True)
class Noise(Event):
    """AL-NOISE: `way` is a direction, "stairs", "other_floor" or "muffled"."""

    way: str


@dataclass(frozen=True, slots=True)
class FalseNoise(Event):
    """To evil: that a noise the hero heard was false."""

    way: str


@dataclass(frozen=True, slots=True)
class LightOn(Event):
    """Sectors whose light went on, as the hero sees it; `unseen` ones are told to evil only."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LightOff(Event):
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LightOnUnseen(Event):
    """To evil."""

    sectors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LightOffUnseen(Event):
    """To evil."""

    sectors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DangerSeen(Event):
    """A danger marker appeared in a revealed sector."""

    place: str


@dataclass(frozen=True, slots=True)
class DangerRemoved(Event):
    place: str


@dataclass(frozen=True, slots=True)
class ConditionSeen(Event):
    place: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionPlaced(Event):
    """To evil."""

    sector: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionRemoved(Event):
    place: str
    condition: str


@dataclass(frozen=True, slots=True)
class FalseElementGone(Event):
    """What the hero took for real was not there."""

    place: str
    element: str


@dataclass(frozen=True, slots=True)
class LieTold(Event):
    """To evil: what the hero is shown or told falsely."""

    sector: str
    omitted: str = ""
    false: str = ""


# Creatures


@dataclass(frozen=True, slots=True)
class CreatureAppears(Event):
    """To all, when the hero sees it."""

    kind: str
    place: str
    wounded: bool = False
    boss: str = ""


@dataclass(frozen=True, slots=True)
class CreatureMoved(Event):
    """To all: from one revealed sector to another."""

    kind: str
    place: str
    wounded: bool = False


@dataclass(frozen=True, slots=True)
class CreatureLeaves(Event):
    """To all: it left a revealed sector and is hidden now (AL-VIS-08). `way` "unseen": nobody could see where to."""

    kind: str
    place: str
    way: str


@dataclass(frozen=True, slots=True)
class CreatureMovedUnseen(Event):
    """To evil: where it really went."""

    kind: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Spawned(Event):
    """To evil: where it appeared."""

    kind: str
    sector: str
    boss: str = ""


@dataclass(frozen=True, slots=True)
class Shock(Event):
    kind: str
    n: int


# Dice, damage, losses


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Attack dice are public. `by` is "hero", "opportunity", "bravery" or a creature kind."""

    by: str
    faces: tuple[str, ...]
    hits: int


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    by: str
    faces: tuple[str, ...]
    hits: int
    source: str


@dataclass(frozen=True, slots=True)
class CreatureWounded(Event):
    kind: str


@dataclass(frozen=True, slots=True)
class CreatureUnharmed(Event):
    kind: str


@dataclass(frozen=True, slots=True)
class CreatureKilled(Event):
    kind: str
    boss: str = ""


@dataclass(frozen=True, slots=True)
class KilledUnseen(Event):
    """To evil: a hidden creature died."""

    kind: str
    sector: str


@dataclass(frozen=True, slots=True)
class KilledInRoom(Event):
    """SM02: how many died (AL-MISS-08)."""

    room: str
    n: int


@dataclass(frozen=True, slots=True)
class Experience(Event):
    ability: str
    points: int
    unlocked: bool


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """The hero lost points. `by` is what caused it: a creature kind, "opportunity", a card, "nightmare", "gas", "web"."""

    kind: str
    n: int
    by: str
    life: int
    composure: int


@dataclass(frozen=True, slots=True)
class Redirected(Event):
    companion: str
    n: int
    left: int


@dataclass(frozen=True, slots=True)
class Prevented(Event):
    kind: str
    n: int
    by: str


# Locate, Search, items


@dataclass(frozen=True, slots=True)
class Located(Event):
    """One answer. `distance` -1: not present; -2: no answer (a card). `way` only where a card gives it."""

    target: str
    distance: int
    same_floor: bool
    way: str = ""


@dataclass(frozen=True, slots=True)
class LocatedTruly(Event):
    """To evil: the truth behind a false answer."""

    target: str
    distance: int
    same_floor: bool


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Items are public (AL-SRCH-09)."""

    items: tuple[str, ...]
    room: str = ""


@dataclass(frozen=True, slots=True)
class ItemUsed(Event):
    item: str
    spent: int
    left: int


@dataclass(frozen=True, slots=True)
class ItemDiscarded(Event):
    item: str


@dataclass(frozen=True, slots=True)
class ItemUpgraded(Event):
    item: str
    source: str  # the item that gave the charge; "" from the supply


@dataclass(frozen=True, slots=True)
class ChargesLost(Event):
    item: str
    n: int
    left: int


@dataclass(frozen=True, slots=True)
class BoxRepaired(Event):
    place: str
    way: str


@dataclass(frozen=True, slots=True)
class CompanionJoins(Event):
    character: str


@dataclass(frozen=True, slots=True)
class CompanionUsed(Event):
    character: str
    left: int


@dataclass(frozen=True, slots=True)
class CompanionGone(Event):
    character: str
    sacrificed: bool = False


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A hero's character ability or one of the five abilities."""

    ability: str


# Reactions and evil


@dataclass(frozen=True, slots=True)
class ReactionPlayed(Event):
    """Face up: to all."""

    seat: Seat
    card: str
    dangerous: bool
    spaces: int  # occupied now


@dataclass(frozen=True, slots=True)
class StandardReaction(Event):
    """Face down: the hero learns only that it is one."""

    seat: Seat
    spaces: int


@dataclass(frozen=True, slots=True)
class StandardReactionCard(Event):
    """To its player: which card it was, and what it was used for."""

    card: str
    use: str


@dataclass(frozen=True, slots=True)
class DrewReactions(Event):
    """To the seat."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DrewSomeReactions(Event):
    """To the others."""

    seat: Seat
    n: int


@dataclass(frozen=True, slots=True)
class LeaderPasses(Event):
    leader: Seat


# Missions and the end


@dataclass(frozen=True, slots=True)
class MissionProgress(Event):
    code: str
    progress: int
    of: int


@dataclass(frozen=True, slots=True)
class MissionCompleted(Event):
    code: str


@dataclass(frozen=True, slots=True)
class MainMissionStarts(Event):
    code: str


@dataclass(frozen=True, slots=True)
class RuleLifted(Event):
    code: str


@dataclass(frozen=True, slots=True)
class SabotageSeen(Event):
    n: int


@dataclass(frozen=True, slots=True)
class SabotagePlaced(Event):
    """To evil."""

    n: int


@dataclass(frozen=True, slots=True)
class SabotageRemoved(Event):
    left: int


@dataclass(frozen=True, slots=True)
class WouldConcede(Event):
    """Told to evil alone: it takes all of them (S-73)."""

    seat: int


@dataclass(frozen=True, slots=True)
class FightsOn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnds(Event):
    result: str


@dataclass(frozen=True, slots=True)
class MapUncovered(Event):
    """The end: the whole secret map may be shown."""
