"""What happens, as data. The words are in `locale/*/cultistorm/words.ftl`, each under its name. `who` is an investigator's number."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel.table import Event


@dataclass(frozen=True, slots=True)
class Happening(Event):
    """Anything of this game. `cast`: who the investigators are, by number, where somebody plays several of them and their own name would
    not tell which; otherwise an investigator is called as their player."""

    cast: tuple[str, ...] = field(default=(), kw_only=True)


# Set-up


@dataclass(frozen=True, slots=True)
class StormBegins(Happening):
    locations: tuple[str, ...]
    castes: tuple[str, ...]
    creatures: tuple[str, ...]
    modules: tuple[str, ...]
    difficulty: str


@dataclass(frozen=True, slots=True)
class InvestigatorJoins(Happening):
    who: int
    investigator: str
    slot: int


@dataclass(frozen=True, slots=True)
class StartObjects(Happening):
    """Dealt two, kept one ("" is none)."""

    who: int
    dealt: tuple[str, ...]
    kept: str


@dataclass(frozen=True, slots=True)
class AltarRaised(Happening):
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class AltarBroken(Happening):
    slot: int
    location: str


# Rounds


@dataclass(frozen=True, slots=True)
class RoundBegins(Happening):
    round: int


@dataclass(frozen=True, slots=True)
class PhaseBegins(Happening):
    phase: str
    round: int


# Cultists


@dataclass(frozen=True, slots=True)
class CultistArrives(Happening):
    card: str
    slot: int
    location: str
    there: int  # in the column now
    count: int  # towards the limit
    limit: int


@dataclass(frozen=True, slots=True)
class CultistBlocked(Happening):
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class NobodyArrives(Happening):
    """No cultist is left to come (S-45), or none may appear there (S-15)."""

    slot: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(Happening):
    slot: int


@dataclass(frozen=True, slots=True)
class CultistMoved(Happening):
    card: str
    slot: int
    to: int


@dataclass(frozen=True, slots=True)
class CultistLeft(Happening):
    """Gone without a fight: back into the deck."""

    card: str
    slot: int


@dataclass(frozen=True, slots=True)
class CultistDiceRolled(Happening):
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CultistDieRolled(Happening):
    slot: int
    face: str


@dataclass(frozen=True, slots=True)
class CultistDieTurned(Happening):
    slot: int
    face: str


@dataclass(frozen=True, slots=True)
class CultistsReshuffled(Happening):
    cards: int


# Great Old Ones


@dataclass(frozen=True, slots=True)
class GreatOldOneAppears(Happening):
    great_old_one: str
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class GreatOldOneKeptOut(Happening):
    """One is in play already (CS-GOO-07)."""

    great_old_one: str
    steps: int


@dataclass(frozen=True, slots=True)
class GreatOldOneAdvances(Happening):
    great_old_one: str
    slot: int
    devoured: str
    left: int  # cultists still before it


@dataclass(frozen=True, slots=True)
class GreatOldOneHeld(Happening):
    great_old_one: str


@dataclass(frozen=True, slots=True)
class GreatOldOneDefeated(Happening):
    who: int
    great_old_one: str
    slot: int


# Refresh


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Happening):
    who: int
    n: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardsDrawn(Happening):
    """`cards` only to whoever may know."""

    who: int
    n: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PoolRolled(Happening):
    faces: tuple[str, ...]


# The horror circle


@dataclass(frozen=True, slots=True)
class HorrorSteps(Happening):
    ring: int
    crystals: int
    threshold: int


@dataclass(frozen=True, slots=True)
class HorrorCancelled(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class HorrorRevealed(Happening):
    card: str
    ring: int


@dataclass(frozen=True, slots=True)
class EndgameBegins(Happening):
    card: str
    why: str


@dataclass(frozen=True, slots=True)
class CrystalRemoved(Happening):
    ring: int
    crystals: int


@dataclass(frozen=True, slots=True)
class CrystalMoved(Happening):
    ring: int
    to: int


@dataclass(frozen=True, slots=True)
class HorrorSeen(Happening):
    """Somebody looked at a horror card. `card` only to whoever did."""

    who: int
    ring: int
    card: str = ""


# Investigators


@dataclass(frozen=True, slots=True)
class InsanityGained(Happening):
    who: int
    n: int
    now: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class PermanentInsanity(Happening):
    who: int
    now: int


@dataclass(frozen=True, slots=True)
class InsanityHealed(Happening):
    who: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class PermanentHealed(Happening):
    who: int
    now: int


@dataclass(frozen=True, slots=True)
class HealingWaits(Happening):
    """Not while fights are fought (S-99)."""

    who: int
    n: int


@dataclass(frozen=True, slots=True)
class Warded(Happening):
    who: int


# Preparation


@dataclass(frozen=True, slots=True)
class DieTaken(Happening):
    who: int
    face: str


@dataclass(frozen=True, slots=True)
class DieRolled(Happening):
    """One's own die, again or new."""

    who: int
    face: str


@dataclass(frozen=True, slots=True)
class DieTurned(Happening):
    who: int
    face: str


@dataclass(frozen=True, slots=True)
class DieGiven(Happening):
    who: int
    whom: int
    face: str


@dataclass(frozen=True, slots=True)
class PoolDieRolled(Happening):
    face: str


@dataclass(frozen=True, slots=True)
class Moved(Happening):
    who: int
    slot: int
    location: str
    cost: int


@dataclass(frozen=True, slots=True)
class LocationUsed(Happening):
    who: int
    location: str


@dataclass(frozen=True, slots=True)
class Researches(Happening):
    who: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ObjectKept(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class NothingKept(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class ObjectDiscarded(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class ObjectUsed(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Happening):
    who: int
    ability: str


@dataclass(frozen=True, slots=True)
class UnexpectedEvent(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class ObjectsLost(Happening):
    """From the deck to the discard pile."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ObjectsReshuffled(Happening):
    cards: int


@dataclass(frozen=True, slots=True)
class SymbolChosen(Happening):
    who: int
    card: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Offered(Happening):
    who: int
    whom: int
    gives: str
    takes: str
    support: str


@dataclass(frozen=True, slots=True)
class OfferAccepted(Happening):
    who: int
    whom: int
    gives: str
    takes: str
    support: str


@dataclass(frozen=True, slots=True)
class OfferRefused(Happening):
    who: int
    whom: int


@dataclass(frozen=True, slots=True)
class OfferWithdrawn(Happening):
    who: int
    whom: int


@dataclass(frozen=True, slots=True)
class ObjectGiven(Happening):
    who: int
    whom: int
    card: str


@dataclass(frozen=True, slots=True)
class Supported(Happening):
    who: int
    whom: int
    card: str
    cost: int


@dataclass(frozen=True, slots=True)
class LocationBlocked(Happening):
    who: int
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class TrophiesGiven(Happening):
    who: int
    whom: int
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrophyGained(Happening):
    who: int
    symbol: str


@dataclass(frozen=True, slots=True)
class NoTrophyLeft(Happening):
    who: int
    symbol: str


@dataclass(frozen=True, slots=True)
class TrophyReturned(Happening):
    who: int
    symbol: str


@dataclass(frozen=True, slots=True)
class TrophiesLaid(Happening):
    who: int
    slot: int
    location: str
    n: int
    now: int
    needed: int


@dataclass(frozen=True, slots=True)
class TrophyLost(Happening):
    """From a location back to the supply."""

    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class Developed(Happening):
    who: int
    ability: str
    level: int


@dataclass(frozen=True, slots=True)
class SealTaken(Happening):
    who: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Targeted(Happening):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class TargetLifted(Happening):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class Ready(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class TellsLack(Happening):
    """Where hands are closed: what somebody says a fight of theirs is short of."""

    who: int
    enemy: str
    lacking: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReadyWithdrawn(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class ReadyLifted(Happening):
    """By what somebody else did (CS-PREP-08)."""

    whos: tuple[int, ...]


# Fights


@dataclass(frozen=True, slots=True)
class FightBegins(Happening):
    who: int
    enemy: str
    slot: int
    needed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightWon(Happening):
    """`used` are the sources it took, in the order of their use; `needed` the enemy's symbols."""

    who: int
    enemy: str
    needed: tuple[str, ...]
    used: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightLost(Happening):
    who: int
    enemy: str
    lacking: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightDeclined(Happening):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class CannotFight(Happening):
    """Its target is gone or out of reach (S-26, S-27)."""

    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class FoughtNobody(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class SupportsReturn(Happening):
    cards: tuple[str, ...]


# Sealing and the end


@dataclass(frozen=True, slots=True)
class Sealed(Happening):
    who: int
    slot: int
    location: str
    cost: int
    left: int  # locations still open


@dataclass(frozen=True, slots=True)
class SealedByVictory(Happening):
    slot: int
    location: str
    left: int


@dataclass(frozen=True, slots=True)
class Won(Happening):
    round: int


@dataclass(frozen=True, slots=True)
class Lost(Happening):
    why: str
    reason: str


@dataclass(frozen=True, slots=True)
class Gone(Happening):
    who: int


# Behind the Scenes: `who` is the overlord, by seat


@dataclass(frozen=True, slots=True)
class OverlordDraws(Happening):
    """Only the overlord is told."""

    who: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OverlordMovesMarker(Happening):
    who: int
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class HorrorSwapped(Happening):
    """A horror card of the circle for one the overlord held. `card`: the one taken, which only the overlord is told."""

    who: int
    ring: int
    threshold: int
    card: str = ""


@dataclass(frozen=True, slots=True)
class DreadGained(Happening):
    who: int
    dread: int
    most: int


@dataclass(frozen=True, slots=True)
class DreadSpent(Happening):
    who: int
    what: str  # "die", "name", "cultist"
    n: int
    dread: int  # what is left


@dataclass(frozen=True, slots=True)
class OverlordNames(Happening):
    who: int
    great_old_one: str


@dataclass(frozen=True, slots=True)
class OverlordGone(Happening):
    """Left for good: chance plays on."""

    who: int


# Storm of Cultists


@dataclass(frozen=True, slots=True)
class DayBegins(Happening):
    day: int


@dataclass(frozen=True, slots=True)
class CarriedOver(Happening):
    """From the day before: an object ("" is none), permanent insanity, the first ability."""

    who: int
    kept: str
    permanent: int
    level: int


@dataclass(frozen=True, slots=True)
class RewardChosen(Happening):
    reward: str  # "mend", "altar", "objects"


@dataclass(frozen=True, slots=True)
class DrawbackSuffered(Happening):
    """After so many days lost in a row."""

    losses: int


@dataclass(frozen=True, slots=True)
class RiteBegins(Happening):
    great_old_one: str
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class DayWon(Happening):
    day: int


@dataclass(frozen=True, slots=True)
class DayLost(Happening):
    day: int


# Remote Assistance


@dataclass(frozen=True, slots=True)
class AlliesCome(Happening):
    """Face up now, to be called on."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AllyCalled(Happening):
    """For oneself, or for everybody."""

    who: int
    card: str


@dataclass(frozen=True, slots=True)
class AllyCalledFor(Happening):
    """`who` gets the insanity, `whom` it is for."""

    who: int
    whom: int
    card: str


# Narrative mode


@dataclass(frozen=True, slots=True)
class StoryRead(Happening):
    no: int
    card: str
    who: int = -1  # who reads it in a fight; -1: the table
    effect: str = "none"


@dataclass(frozen=True, slots=True)
class SeanceSeen(Happening):
    """The top card of one's deck. `card` only to whoever may know."""

    who: int
    card: str = ""


# Other worlds (module 4)


@dataclass(frozen=True, slots=True)
class OtherworldOpens(Happening):
    card: str
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class Swallowed(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class Rescued(Happening):
    """`who` has brought `whom` back."""

    who: int
    whom: int
    card: str


@dataclass(frozen=True, slots=True)
class OtherworldCloses(Happening):
    card: str


@dataclass(frozen=True, slots=True)
class LeftBehind(Happening):
    """It closes with these inside: the end."""

    whos: tuple[int, ...]
    card: str


# Relics (module 5)


@dataclass(frozen=True, slots=True)
class GateOpened(Happening):
    """Somebody has opened a gate themselves."""

    who: int
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class RelicsSeen(Happening):
    who: int
    cards: tuple[str, ...]


# Dark rituals (module 6)


@dataclass(frozen=True, slots=True)
class ExperienceGained(Happening):
    who: int
    n: int
    xp: int  # now


@dataclass(frozen=True, slots=True)
class RitualLearned(Happening):
    who: int
    card: str
    xp: int  # left


@dataclass(frozen=True, slots=True)
class RitualUsed(Happening):
    who: int
    card: str


# Cultist events (module 7), research events (module 11)


@dataclass(frozen=True, slots=True)
class CultistEvent(Happening):
    card: str


@dataclass(frozen=True, slots=True)
class ResearchEvent(Happening):
    who: int
    card: str


# Innocent victims (module 8)


@dataclass(frozen=True, slots=True)
class CivilianArrives(Happening):
    card: str
    slot: int
    location: str


@dataclass(frozen=True, slots=True)
class CivilianSaved(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class CivilianLost(Happening):
    """Nobody came: a cultist now. `n` of `most` that may be lost."""

    card: str
    slot: int
    location: str
    n: int
    most: int


# Plagues (module 9)


@dataclass(frozen=True, slots=True)
class PlagueSpreads(Happening):
    slot: int
    location: str
    cubes: int  # now


@dataclass(frozen=True, slots=True)
class PlagueOverflows(Happening):
    slot: int
    location: str
    n: int  # so far
    most: int  # with which it is lost


@dataclass(frozen=True, slots=True)
class PlagueCured(Happening):
    who: int
    slot: int
    location: str
    cubes: int  # left


# The puzzle (module 10)


@dataclass(frozen=True, slots=True)
class PieceFound(Happening):
    who: int
    card: str
    left: int  # pieces the team still lacks


@dataclass(frozen=True, slots=True)
class PieceReturns(Happening):
    """From whoever held it into the object deck."""

    who: int
    card: str


@dataclass(frozen=True, slots=True)
class PiecesBite(Happening):
    who: int
    n: int


# The Rorschach test (module 12)


@dataclass(frozen=True, slots=True)
class BlotAppears(Happening):
    symbol: str
    n: int  # of this colour
    count: int  # in all


@dataclass(frozen=True, slots=True)
class BlotsCall(Happening):
    """So many blots are gone; the Great Old One whose dreams they were comes."""

    symbol: str
    great_old_one: str
    n: int


@dataclass(frozen=True, slots=True)
class BlotResolved(Happening):
    who: int
    symbol: str
    count: int  # left in all
