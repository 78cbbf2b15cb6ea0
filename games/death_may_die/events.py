"""What happens, as data. The words are in `locale/*/death_may_die/words.ftl`, each under its name."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel.table import Event


@dataclass(frozen=True, slots=True)
class Happening(Event):
    """Anything of this game. `cast`: who the investigators are, by number, where one person plays two and their own name would not tell
    which; otherwise an investigator is called as their player."""

    cast: tuple[str, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True, slots=True)
class EpisodeBegins(Happening):
    episode: str
    great_old_one: str


@dataclass(frozen=True, slots=True)
class InvestigatorJoins(Happening):
    who: int
    investigator: str
    psychosis: str


@dataclass(frozen=True, slots=True)
class TurnBegins(Happening):
    who: int
    turn: int


@dataclass(frozen=True, slots=True)
class Ran(Happening):
    who: int
    space: str
    steps: int


@dataclass(frozen=True, slots=True)
class Moved(Happening):
    """One space, not by a Run: an extra step, or driven by something."""

    who: int
    space: str


@dataclass(frozen=True, slots=True)
class Followed(Happening):
    who: int
    enemies: tuple[str, ...]
    space: str


@dataclass(frozen=True, slots=True)
class CaughtFire(Happening):
    who: int
    n: int


@dataclass(frozen=True, slots=True)
class Rolled(Happening):
    who: int
    why: str
    by: str
    dice: tuple[str, ...]  # "standard:success"


@dataclass(frozen=True, slots=True)
class Rerolled(Happening):
    who: int
    stress: int
    dice: tuple[str, ...]  # what the dice show now


@dataclass(frozen=True, slots=True)
class EnemyWounded(Happening):
    enemy: str
    n: int
    left: int


@dataclass(frozen=True, slots=True)
class EnemyDied(Happening):
    enemy: str
    space: str


@dataclass(frozen=True, slots=True)
class EnemyMoved(Happening):
    enemy: str
    space: str


@dataclass(frozen=True, slots=True)
class EnemyHealed(Happening):
    enemy: str
    n: int


@dataclass(frozen=True, slots=True)
class Summoned(Happening):
    enemy: str
    space: str


@dataclass(frozen=True, slots=True)
class Suffered(Happening):
    who: int
    wounds: int = 0
    stress: int = 0
    sanity: int = 0
    now: int = 0  # what the marker shows


@dataclass(frozen=True, slots=True)
class StressOverflows(Happening):
    """An effect brings more stress than fits, and says that the rest is wounds: told before these are suffered."""

    who: int
    n: int


@dataclass(frozen=True, slots=True)
class Healed(Happening):
    who: int
    wounds: int = 0
    stress: int = 0
    now: int = 0


@dataclass(frozen=True, slots=True)
class Died(Happening):
    who: int
    fate: str


@dataclass(frozen=True, slots=True)
class ThresholdReached(Happening):
    who: int
    psychosis: str
    bonus: bool


@dataclass(frozen=True, slots=True)
class SkillLevelled(Happening):
    who: int
    skill: str
    level: int


@dataclass(frozen=True, slots=True)
class Won(Happening):
    great_old_one: str
    episode: str


@dataclass(frozen=True, slots=True)
class Lost(Happening):
    why: str
    great_old_one: str
    episode: str


@dataclass(frozen=True, slots=True)
class PsychosisStrikes(Happening):
    who: int
    psychosis: str


@dataclass(frozen=True, slots=True)
class CompanionWounded(Happening):
    who: int
    card: str
    n: int


@dataclass(frozen=True, slots=True)
class CompanionDied(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class Survived(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class Took(Happening):
    who: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class GainedToken(Happening):
    who: int
    token: str
    n: int


@dataclass(frozen=True, slots=True)
class LostToken(Happening):
    who: int
    token: str
    n: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Happening):
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenOnCard(Happening):
    token: str


@dataclass(frozen=True, slots=True)
class TokenOffCard(Happening):
    token: str
    n: int


@dataclass(frozen=True, slots=True)
class TokenReturned(Happening):
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenBecame(Happening):
    token: str
    space: str
    enemy: str


@dataclass(frozen=True, slots=True)
class FirePutOut(Happening):
    who: int
    space: str  # "": on the investigator's own board


@dataclass(frozen=True, slots=True)
class TokenTurned(Happening):
    who: int
    token: str
    side: str


@dataclass(frozen=True, slots=True)
class PickedUp(Happening):
    who: int
    token: str


@dataclass(frozen=True, slots=True)
class Trapped(Happening):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class Charged(Happening):
    who: int
    enemies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoFigure(Happening):
    enemy: str


@dataclass(frozen=True, slots=True)
class FreeAttackTaken(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class TurnsOn(Happening):
    who: int
    whom: int


@dataclass(frozen=True, slots=True)
class AttackSkipped(Happening):
    enemy: str
    who: int


@dataclass(frozen=True, slots=True)
class Unhurt(Happening):
    """Whatever was thrown against them, it does nothing to them."""

    who: int


@dataclass(frozen=True, slots=True)
class Attacks(Happening):
    enemy: str
    who: int


@dataclass(frozen=True, slots=True)
class Avenged(Happening):
    who: int
    enemy: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Happening):
    enemy: str


@dataclass(frozen=True, slots=True)
class MythosShuffled(Happening):
    n: int


@dataclass(frozen=True, slots=True)
class Advanced(Happening):
    great_old_one: str
    space: int


@dataclass(frozen=True, slots=True)
class Arrives(Happening):
    great_old_one: str


@dataclass(frozen=True, slots=True)
class StageRevealed(Happening):
    great_old_one: str
    stage: int


@dataclass(frozen=True, slots=True)
class StageDefeated(Happening):
    great_old_one: str
    stage: int


@dataclass(frozen=True, slots=True)
class RitualDisrupted(Happening):
    episode: str


@dataclass(frozen=True, slots=True)
class Used(Happening):
    who: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class Bargained(Happening):
    who: int
    whom: int
    n: int


@dataclass(frozen=True, slots=True)
class Copied(Happening):
    who: int
    skill: str


@dataclass(frozen=True, slots=True)
class FireLit(Happening):
    space: str
    n: int


@dataclass(frozen=True, slots=True)
class Rested(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class TradeRefused(Happening):
    who: int


@dataclass(frozen=True, slots=True)
class Traded(Happening):
    giver: int
    taker: int
    thing: str
    half: str  # of a card; the side of a token


@dataclass(frozen=True, slots=True)
class Placed(Happening):
    who: int
    space: str


@dataclass(frozen=True, slots=True)
class EpisodeActionTaken(Happening):
    who: int
    action: str


@dataclass(frozen=True, slots=True)
class Attempted(Happening):
    who: int
    name: str
    done: bool


@dataclass(frozen=True, slots=True)
class MythosDrawn(Happening):
    who: int
    card: str
    symbol: bool


@dataclass(frozen=True, slots=True)
class MythosKept(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class TraumaReturns(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class Discovered(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class NothingTaken(Happening):
    who: int
    card: str


@dataclass(frozen=True, slots=True)
class CardLost(Happening):
    who: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class Stolen(Happening):
    who: int
    whom: int
    card: str
    half: str


@dataclass(frozen=True, slots=True)
class Gone(Happening):
    who: int
