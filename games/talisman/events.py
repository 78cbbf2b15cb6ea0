"""What happens in a game of Talisman, as data. Words and pictures are made from these elsewhere.

Field names say what a value is, so that a presenter can name it: `card`, `spell`, `being`, `follower`, `character` hold card ids,
`space` and `to` hold spaces, `seat`, `by`, `victim` hold seats, `stat` Strength or Craft, `dice` what was rolled.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.table import Event

# Set-up


@dataclass(frozen=True, slots=True)
class GameBegins(Event):
    seats: int
    brisk: bool = False


@dataclass(frozen=True, slots=True)
class BeginningRolled(Event):
    """For the first turn."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CharacterEnters(Event):
    seat: int
    character: str
    space: str


# The turn


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class MustMiss(Event):
    """So many turns, those to come."""

    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    seat: int
    left: int


# Movement


@dataclass(frozen=True, slots=True)
class MoveRolled(Event):
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Walks(Event):
    seat: int
    space: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stays(Event):
    """Enslaved, blocked, task, rests, inner."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class PutThere(Event):
    """By an effect."""

    seat: int
    space: str
    card: str


@dataclass(frozen=True, slots=True)
class Enslaved(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Freed(Event):
    seat: int


# Bridge, Portal, raft


@dataclass(frozen=True, slots=True)
class BridgeTried(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BridgeCrossed(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class PortalTried(Event):
    seat: int
    stat: str
    dice: tuple[int, ...]
    worth: int
    opens: bool


@dataclass(frozen=True, slots=True)
class RaftBuilt(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RaftLost(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RiverCrossed(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class MovePromised(Event):
    seat: int
    how: str


# The inner region


@dataclass(frozen=True, slots=True)
class Retreats(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RetreatBrokenOff(Event):
    seat: int


# Adventure cards


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    seat: int
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class CardReplaced(Event):
    seat: int
    card: str
    by: str


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    card: str
    space: str
    die: int


@dataclass(frozen=True, slots=True)
class CardGone(Event):
    """To the discard."""

    card: str


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """Out of the game."""

    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    deck: str


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    deck: str


# Encounters


@dataclass(frozen=True, slots=True)
class EventHappens(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class StrangerMet(Event):
    """`fresh`: turned up just now."""

    seat: int
    card: str
    fresh: bool


@dataclass(frozen=True, slots=True)
class PlaceVisited(Event):
    """`fresh`: turned up just now."""

    seat: int
    card: str
    fresh: bool


@dataclass(frozen=True, slots=True)
class SpaceMet(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class Visits(Event):
    """One of several things a space offers."""

    seat: int
    card: str
    choice: str


@dataclass(frozen=True, slots=True)
class TableRolled(Event):
    seat: int
    card: str
    dice: tuple[int, ...]
    result: int


@dataclass(frozen=True, slots=True)
class DieRolledAgain(Event):
    seat: int
    card: str
    die: int


@dataclass(frozen=True, slots=True)
class NotRolled(Event):
    """A roll that was left undone."""

    seat: int
    card: str


# Objects, followers, gold


@dataclass(frozen=True, slots=True)
class Taken(Event):
    seat: int
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    seat: int
    n: int
    space: str


@dataclass(frozen=True, slots=True)
class PutDown(Event):
    seat: int
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class FollowerParted(Event):
    seat: int
    follower: str
    space: str


@dataclass(frozen=True, slots=True)
class FollowerKilled(Event):
    seat: int
    follower: str


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """To seat, by whom."""

    seat: int
    by: int
    card: str


@dataclass(frozen=True, slots=True)
class GoldHandedOver(Event):
    seat: int
    by: int
    n: int


@dataclass(frozen=True, slots=True)
class GoldGained(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class GoldLost(Event):
    seat: int
    n: int
    now: int


# Strength, Craft, lives


@dataclass(frozen=True, slots=True)
class GoldPaid(Event):
    """A price, in exchange for what is told next."""

    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class ValueGained(Event):
    seat: int
    stat: str
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class ValueLost(Event):
    seat: int
    stat: str
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class LifeGained(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    seat: int
    n: int
    now: int
    card: str


@dataclass(frozen=True, slots=True)
class LifeSaved(Event):
    seat: int
    card: str
    die: int


@dataclass(frozen=True, slots=True)
class SaveFailed(Event):
    seat: int
    card: str
    die: int


@dataclass(frozen=True, slots=True)
class FollowerInstead(Event):
    seat: int
    follower: str


# Death and a new character


@dataclass(frozen=True, slots=True)
class Died(Event):
    seat: int
    character: str
    space: str


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class NewCharacterComes(Event):
    seat: int


# Stacks and services


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """`now`: the gold that is left."""

    seat: int
    card: str
    price: int
    now: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    seat: int
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class Given(Event):
    """From a stack."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SoldOut(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TooDear(Event):
    """Wanted with other things, and the gold that is left does not pay for it."""

    seat: int
    card: str
    n: int
    gold: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    seat: int
    card: str
    by: str


# Alignment and toads


@dataclass(frozen=True, slots=True)
class AlignmentChanged(Event):
    seat: int
    alignment: str


@dataclass(frozen=True, slots=True)
class AlignmentKept(Event):
    """Only once per round."""

    seat: int


@dataclass(frozen=True, slots=True)
class BecameToad(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ChangedBack(Event):
    seat: int


# Trophies


@dataclass(frozen=True, slots=True)
class TrophyKept(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrophiesTraded(Event):
    seat: int
    points: int
    n: int
    now: int


# Spells


@dataclass(frozen=True, slots=True)
class SpellGained(Event):
    """Public: how many."""

    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class SpellSeen(Event):
    """Private: which."""

    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellDiscarded(Event):
    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellsLost(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class SpellBegun(Event):
    """Shown, and not yet aimed at anything (S-119)."""

    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """Victim -1: nobody."""

    seat: int
    spell: str
    victim: int
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class SpellCountered(Event):
    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellReflected(Event):
    seat: int
    spell: str
    victim: int


@dataclass(frozen=True, slots=True)
class SpellFails(Event):
    """No effect: its target is gone, or immune."""

    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellLaid(Event):
    seat: int
    spell: str
    space: str


@dataclass(frozen=True, slots=True)
class SpellEnds(Event):
    spell: str
    space: str


@dataclass(frozen=True, slots=True)
class ArmedFailed(Event):
    """Private."""

    seat: int
    spell: str


@dataclass(frozen=True, slots=True)
class SpellsLookedAt(Event):
    seat: int
    victim: int


@dataclass(frozen=True, slots=True)
class SpellsShown(Event):
    """Private."""

    victim: int
    spells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckLookedAt(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """Private."""

    cards: tuple[str, ...]


# What spells do


@dataclass(frozen=True, slots=True)
class HexStrikes(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class Immobile(Event):
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class BeingHeld(Event):
    being: str
    by: int


@dataclass(frozen=True, slots=True)
class Invisible(Event):
    seat: int


# Evading


@dataclass(frozen=True, slots=True)
class Evaded(Event):
    seat: int
    beings: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class TurnsOn(Event):
    """Somebody goes against somebody else: told before anybody answers it."""

    seat: int
    victim: int
    how: str


@dataclass(frozen=True, slots=True)
class CharacterEvades(Event):
    seat: int
    by: int
    card: str


@dataclass(frozen=True, slots=True)
class BoughtOff(Event):
    seat: int
    being: str
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class SpiritDestroyed(Event):
    seat: int
    being: str


@dataclass(frozen=True, slots=True)
class Charmed(Event):
    seat: int
    being: str
    die: int


@dataclass(frozen=True, slots=True)
class CharmFailed(Event):
    seat: int
    being: str
    die: int


@dataclass(frozen=True, slots=True)
class KeptAsHelper(Event):
    seat: int
    being: str


# Fights


@dataclass(frozen=True, slots=True)
class FightBegins(Event):
    seat: int
    beings: tuple[str, ...]
    victim: int
    stat: str
    worth: int
    against: int


@dataclass(frozen=True, slots=True)
class FightRolled(Event):
    seat: int
    dice: tuple[int, ...]
    value: int
    against: tuple[int, ...]
    other: int
    roller: int
    rival: bool = False  # the roller fights for themselves


@dataclass(frozen=True, slots=True)
class FightWon(Event):
    seat: int
    beings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightLost(Event):
    seat: int
    beings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightDrawn(Event):
    seat: int
    beings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuelWon(Event):
    seat: int
    victim: int


@dataclass(frozen=True, slots=True)
class DuelDrawn(Event):
    seat: int
    victim: int


@dataclass(frozen=True, slots=True)
class SpoilsChosen(Event):
    seat: int
    victim: int
    what: str
    card: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    seat: int
    card: str


# Special abilities against a character


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    seat: int
    victim: int
    how: str
    die: int
    works: bool


@dataclass(frozen=True, slots=True)
class Gambled(Event):
    seat: int
    victim: int
    dice: tuple[int, ...]
    works: bool


# Tasks of the inner region, Chasm


@dataclass(frozen=True, slots=True)
class TaskRolled(Event):
    seat: int
    space: str
    dice: tuple[int, ...]
    n: int


@dataclass(frozen=True, slots=True)
class DeathDiced(Event):
    seat: int
    dice: tuple[int, ...]
    against: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CryptRolled(Event):
    seat: int
    space: str
    dice: tuple[int, ...]
    result: int
    to: str


@dataclass(frozen=True, slots=True)
class VampireBites(Event):
    seat: int
    die: int
    n: int


@dataclass(frozen=True, slots=True)
class ChasmRolled(Event):
    seat: int
    follower: str
    die: int
    falls: bool


# Quests


@dataclass(frozen=True, slots=True)
class QuestTaken(Event):
    seat: int
    quest: str
    die: int


@dataclass(frozen=True, slots=True)
class QuestDone(Event):
    seat: int
    quest: str


@dataclass(frozen=True, slots=True)
class TalismanWaits(Event):
    seat: int


# The Crown of Command, and the end


@dataclass(frozen=True, slots=True)
class CrownReached(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CommandCast(Event):
    seat: int
    victim: int
    n: int = 0  # the how manieth of the game, where the last of them decides it
    last: int = 0


@dataclass(frozen=True, slots=True)
class CommandRolled(Event):
    seat: int
    victim: int
    die: int
    works: bool


@dataclass(frozen=True, slots=True)
class CommandCountered(Event):
    seat: int
    victim: int


@dataclass(frozen=True, slots=True)
class LastOne(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SharedVictory(Event):
    seats: tuple[int, ...]


# What lasts


@dataclass(frozen=True, slots=True)
class LastingBegins(Event):
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class LastingEnds(Event):
    what: str
    space: str


@dataclass(frozen=True, slots=True)
class KeptOff(Event):
    """Something would put the character on a space that a Barrier closes (S-182)."""

    seat: int
    space: str
    card: str


@dataclass(frozen=True, slots=True)
class BlockedWay(Event):
    seat: int
    space: str
