"""What happens in a game of Elder Sign, as data. Words and pictures are made from these elsewhere.

Field names say what a value is, so that a presenter can name it: `card`, `monster`, `investigator` hold card ids, `seat` and
`by` hold seats, `die`/`dice` hold die ids, `faces` hold faces.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.table import Event


@dataclass(frozen=True, slots=True)
class GameBegins(Event):
    ancient: str
    signs_needed: int
    doom_length: int


@dataclass(frozen=True, slots=True)
class InvestigatorEnters(Event):
    seat: int
    investigator: str


@dataclass(frozen=True, slots=True)
class AdventureRevealed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class AdventureGone(Event):
    card: str


@dataclass(frozen=True, slots=True)
class GateOpens(Event):
    card: str


@dataclass(frozen=True, slots=True)
class MythosDrawn(Event):
    card: str


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    seat: int
    to: str
    stayed: bool


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    again: bool = False  # a re-roll, part of the same roll


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    seat: int
    die: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class DiceAdded(Event):
    seat: int
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TaskSolved(Event):
    seat: int
    card: str
    row: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RollFailed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TerrorStrikes(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DieDiscarded(Event):
    seat: int
    die: str
    face: str


@dataclass(frozen=True, slots=True)
class DieFocused(Event):
    seat: int
    die: str
    face: str


@dataclass(frozen=True, slots=True)
class AssistanceGiven(Event):
    seat: int
    by: int
    die: str
    face: str


@dataclass(frozen=True, slots=True)
class AssistanceRefused(Event):
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class DieSecured(Event):
    seat: int
    card: str
    die: str
    face: str


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """Taken off a spell: green to the pool, yellow and red to the supply."""

    seat: int
    card: str
    die: str


@dataclass(frozen=True, slots=True)
class DieLocked(Event):
    card: str
    die: str


@dataclass(frozen=True, slots=True)
class DieReleased(Event):
    card: str
    die: str


@dataclass(frozen=True, slots=True)
class LockWaits(Event):
    """The die is locked already: this lock comes after those it has (ES-LOCK-05)."""

    card: str
    die: str


@dataclass(frozen=True, slots=True)
class DieMovesOn(Event):
    """Off one lock, onto the next one of its queue (ES-LOCK-05)."""

    card: str
    to: str
    die: str


@dataclass(frozen=True, slots=True)
class ClueSpent(Event):
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: int
    kind: str
    n: int
    card: str = ""


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int
    kind: str
    n: int
    left: int = 0
    card: str = ""


@dataclass(frozen=True, slots=True)
class Restored(Event):
    seat: int
    resource: str
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class MaximumLowered(Event):
    seat: int
    resource: str
    now: int


@dataclass(frozen=True, slots=True)
class AdventurePassed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class AdventureFailed(Event):
    seat: int
    card: str
    voluntarily: bool = False


@dataclass(frozen=True, slots=True)
class PenaltiesIgnored(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MonsterAppears(Event):
    monster: str
    card: str
    row: int | None = None


@dataclass(frozen=True, slots=True)
class NoMonsterComes(Event):
    """The cup is empty, or Kate keeps it away."""

    seat: int


@dataclass(frozen=True, slots=True)
class MonsterDefeated(Event):
    seat: int
    monster: str
    by_card: bool = False


@dataclass(frozen=True, slots=True)
class MonsterBanished(Event):
    seat: int
    monster: str


@dataclass(frozen=True, slots=True)
class MonsterClaimed(Event):
    seat: int
    monster: str
    trophy: int


@dataclass(frozen=True, slots=True)
class TrophiesSpent(Event):
    seat: int
    cards: tuple[str, ...]
    worth: int
    price: int


@dataclass(frozen=True, slots=True)
class FirstAid(Event):
    seat: int
    option: str


@dataclass(frozen=True, slots=True)
class LostAndFound(Event):
    seat: int
    face: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    seat: int
    what: str
    price: int


@dataclass(frozen=True, slots=True)
class DoomPlaced(Event):
    doom: int
    length: int


@dataclass(frozen=True, slots=True)
class DoomRemoved(Event):
    doom: int
    length: int


@dataclass(frozen=True, slots=True)
class ElderSignPlaced(Event):
    seat: int
    signs: int
    needed: int


@dataclass(frozen=True, slots=True)
class ElderSignLost(Event):
    signs: int
    needed: int


@dataclass(frozen=True, slots=True)
class ClockAdvanced(Event):
    clock: int
    midnight: bool


@dataclass(frozen=True, slots=True)
class ClockStopped(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MidnightStrikes(Event):
    midnight: int


@dataclass(frozen=True, slots=True)
class MidnightEffect(Event):
    card: str


@dataclass(frozen=True, slots=True)
class Devoured(Event):
    seat: int
    investigator: str


@dataclass(frozen=True, slots=True)
class PlayerOut(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    """For good, with their investigator; "" if they had none."""

    seat: int
    investigator: str


@dataclass(frozen=True, slots=True)
class AncientOneAwakens(Event):
    ancient: str
    doom: int


@dataclass(frozen=True, slots=True)
class AncientOneAttacks(Event):
    ancient: str


@dataclass(frozen=True, slots=True)
class DoomTornAway(Event):
    """A combat task was solved: one doom token off the track."""

    seat: int
    doom: int


@dataclass(frozen=True, slots=True)
class WorldVanishes(Event):
    card: str


@dataclass(frozen=True, slots=True)
class GameEnds(Event):
    result: str
    signs: int
    doom: int
