"""What happens, as data. The words are in `locale/*/death_may_die/words.ftl`, each under its name."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.table import Event


@dataclass(frozen=True, slots=True)
class EpisodeBegins(Event):
    episode: str
    great_old_one: str


@dataclass(frozen=True, slots=True)
class InvestigatorJoins(Event):
    who: int
    investigator: str
    psychosis: str


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    who: int
    turn: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    who: int
    space: str
    steps: int


@dataclass(frozen=True, slots=True)
class Followed(Event):
    who: int
    enemies: tuple[str, ...]
    space: str


@dataclass(frozen=True, slots=True)
class CaughtFire(Event):
    who: int
    n: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    who: int
    why: str
    by: str
    dice: tuple[str, ...]  # "standard:success"


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    who: int
    stress: int
    dice: tuple[str, ...]  # what the dice show now


@dataclass(frozen=True, slots=True)
class EnemyWounded(Event):
    enemy: str
    n: int
    left: int


@dataclass(frozen=True, slots=True)
class EnemyDied(Event):
    enemy: str
    space: str


@dataclass(frozen=True, slots=True)
class EnemyMoved(Event):
    enemy: str
    space: str


@dataclass(frozen=True, slots=True)
class EnemyHealed(Event):
    enemy: str
    n: int


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    enemy: str
    space: str


@dataclass(frozen=True, slots=True)
class Suffered(Event):
    who: int
    wounds: int = 0
    stress: int = 0
    sanity: int = 0


@dataclass(frozen=True, slots=True)
class Healed(Event):
    who: int
    wounds: int = 0
    stress: int = 0


@dataclass(frozen=True, slots=True)
class Died(Event):
    who: int
    fate: str


@dataclass(frozen=True, slots=True)
class ThresholdReached(Event):
    who: int
    psychosis: str
    bonus: bool


@dataclass(frozen=True, slots=True)
class SkillLevelled(Event):
    who: int
    skill: str
    level: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    great_old_one: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    why: str
    great_old_one: str


@dataclass(frozen=True, slots=True)
class PsychosisStrikes(Event):
    who: int
    psychosis: str


@dataclass(frozen=True, slots=True)
class CompanionWounded(Event):
    who: int
    card: str
    n: int


@dataclass(frozen=True, slots=True)
class CompanionDied(Event):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class Survived(Event):
    who: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    who: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class GainedToken(Event):
    who: int
    token: str
    n: int


@dataclass(frozen=True, slots=True)
class LostToken(Event):
    who: int
    token: str
    n: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenOnCard(Event):
    token: str


@dataclass(frozen=True, slots=True)
class TokenOffCard(Event):
    token: str
    n: int


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenBecame(Event):
    token: str
    space: str
    enemy: str


@dataclass(frozen=True, slots=True)
class FirePutOut(Event):
    who: int
    space: str  # "": on the investigator's own board


@dataclass(frozen=True, slots=True)
class TokenTurned(Event):
    who: int
    token: str
    side: str


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    who: int
    token: str


@dataclass(frozen=True, slots=True)
class Trapped(Event):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class Charged(Event):
    who: int
    enemies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoFigure(Event):
    enemy: str


@dataclass(frozen=True, slots=True)
class FreeAttackTaken(Event):
    who: int


@dataclass(frozen=True, slots=True)
class TurnsOn(Event):
    who: int
    whom: int


@dataclass(frozen=True, slots=True)
class AttackSkipped(Event):
    enemy: str
    who: int


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    enemy: str
    who: int


@dataclass(frozen=True, slots=True)
class Avenged(Event):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    enemy: str


@dataclass(frozen=True, slots=True)
class MythosShuffled(Event):
    n: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    great_old_one: str
    space: int


@dataclass(frozen=True, slots=True)
class Arrives(Event):
    great_old_one: str


@dataclass(frozen=True, slots=True)
class StageRevealed(Event):
    great_old_one: str
    stage: int


@dataclass(frozen=True, slots=True)
class StageDefeated(Event):
    great_old_one: str
    stage: int


@dataclass(frozen=True, slots=True)
class RitualDisrupted(Event):
    episode: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    who: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class Bargained(Event):
    who: int
    whom: int
    n: int


@dataclass(frozen=True, slots=True)
class Copied(Event):
    who: int
    skill: str


@dataclass(frozen=True, slots=True)
class FireLit(Event):
    space: str
    n: int


@dataclass(frozen=True, slots=True)
class Rested(Event):
    who: int


@dataclass(frozen=True, slots=True)
class TradeRefused(Event):
    who: int
    thing: str


@dataclass(frozen=True, slots=True)
class Traded(Event):
    giver: int
    taker: int
    thing: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    who: int
    space: str


@dataclass(frozen=True, slots=True)
class EpisodeActionTaken(Event):
    who: int
    action: str


@dataclass(frozen=True, slots=True)
class Attempted(Event):
    who: int
    name: str
    done: bool


@dataclass(frozen=True, slots=True)
class MythosDrawn(Event):
    who: int
    card: str
    symbol: bool


@dataclass(frozen=True, slots=True)
class MythosKept(Event):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class TraumaReturns(Event):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class Discovered(Event):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class NothingTaken(Event):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    who: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    who: int
    whom: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class Gone(Event):
    who: int
