"""The moments of Cultistorm: what cards in play, lasting effects and modules change or answer.

The first part are the 26 hooks of the catalogue (7.13), each named as there, with a few of their kind; the second what modules add
to the view; the third what the core asks besides. `BOOK.now` lets
passives change a moment's fields, `BOOK.happens` runs triggers as well, which may ask.

Who listens, in the one order that counts: what lasts, modules in the order of the table's wish, Great Old Ones, cultists by slot from the
location outwards, active locations, then investigators in seat order with their abilities and objects. A module listens by its name
(`@BOOK.reacts(AfterResearch, "research-events")`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from games.cultistorm.cover import Source as Given
from games.cultistorm.dice import Symbol
from games.cultistorm.state import Slot, Who, kind
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, Seat
from games.kernel.effects import Trait
from games.kernel.hooks import Book, Kind, Source


@dataclass(frozen=True, slots=True)
class InPlay:
    """A module is played with; `what` is its name, by which it listens."""

    what: str


def sources(g: Storm, kinds: tuple[Kind, ...]) -> Sequence[Source]:
    """While somebody only looks, nothing comes into play: what was found once is found again."""
    if g.seen is None:
        return _in_play(g, kinds)
    if kinds not in g.seen:
        g.seen[kinds] = tuple(_in_play(g, kinds))
    return g.seen[kinds]


class looking:
    """Nothing is changed while this lasts. What is in play is kept from one look to the next while it is the same."""

    __slots__ = ("g",)

    def __init__(self, g: Storm) -> None:
        self.g = g

    def __enter__(self) -> None:
        g, kept = self.g, self.g.kept
        if not g.paused or kept.looked_in != g.pauses:  # all menus of one pause are one look
            kept.looked_in = g.pauses if g.paused else -1
            kept.glance.again(g.state)
            if kept.looked_no != kept.glance.sources_no:
                kept.looked_no, kept.looked = kept.glance.sources_no, {}
            kept.reckoned = {}
        g.seen = kept.looked

    def __exit__(self, *_: object) -> None:
        self.g.seen = None


def _in_play(g: Storm, kinds: tuple[Kind, ...]) -> list[Source]:
    found: list[Source] = g.lingering(kinds) if g.state.lasting else []
    found += [Source(name, None, InPlay(name)) for name in g.state.modules if name in kinds]
    s, having = g.state, g.cards.having(kinds)
    if having.elders:
        found += [Source(e.id, None, t) for e in s.elders for t in having.elders.get(e.id, ())]
    if having.cultists:
        found += [Source(c, None, t) for p in s.places for c in p.column for t in having.cultists.get(c, ())]
    if having.places:
        found += [Source(p.card, None, t) for p in s.places if p.altar for t in having.places.get(p.card, ())]
    if having.people:
        for who, person in enumerate(s.investigators):
            if person.board or person.objects:
                found += _ones_own(g, who, having.people)
    return found


def _ones_own(g: Storm, who: Who, traits: Mapping[str, Sequence[Trait]]) -> list[Source]:
    """Abilities by level, then objects."""
    person = g.state.investigators[who]
    found: list[Source] = []
    for level in range(1, len(person.board) + 1):
        key = f"{person.id}-{level}"
        if key in traits:
            found += [Source(key, who, t) for t in traits[key]]
    for card in person.objects:
        key = kind(card)
        if key in traits:
            found += [Source(card, who, t) for t in traits[key]]
    return found


BOOK: Book[Storm] = Book(sources)


def own(g: Storm, who: Who, what: type[Trait]) -> list[Source]:
    """What an investigator's abilities and objects say of a kind, each with its card."""
    return _ones_own(g, who, g.cards.having((what,)).people)


# The hooks of the catalogue


@dataclass(slots=True)
class Setup:
    """`setup`: the board is built, nobody has an object yet."""


@dataclass(slots=True)
class CultistPhaseStart:
    """`cultist_phase_start`: `arrivals` cultists will come."""

    arrivals: int


@dataclass(slots=True)
class BeforeArrival:
    """`before_arrival`: a cultist is about to appear here; `blocked`: none does (CS-CULT-12). `card`: this one, not the top of the deck."""

    slot: Slot
    in_phase: bool
    blocked: bool = False
    card: str = ""


@dataclass(slots=True)
class AfterArrival:
    """`after_arrival`: placed, before the fourth summons anything; `summons`: whether it may."""

    card: str
    slot: Slot
    summons: bool = True


@dataclass(slots=True)
class GooAppears:
    """`goo_appears`: it stands at its slot, everybody has got their insanity."""

    id: str
    slot: Slot


@dataclass(slots=True)
class GooAdvances:
    """`goo_advances`: it is about to advance; `held`: it does not this time (CS-GOO-13)."""

    id: str
    held: bool = False


@dataclass(slots=True)
class DiceRolled:
    """`dice_rolled`: the cultist dice of these slots were rolled."""

    slots: tuple[Slot, ...]


@dataclass(slots=True)
class Refresh:
    """`refresh`: so many investigator dice are rolled into the pool."""

    dice: int


@dataclass(slots=True)
class HorrorPhaseStart:
    """The horror phase begins; the marker has not moved."""


@dataclass(slots=True)
class HorrorStep:
    """`horror_step`: the marker is about to move; a cancelled step neither moves it nor places a crystal."""

    cancelled: bool = False


@dataclass(slots=True)
class HorrorRevealed:
    """`horror_card_revealed`: it was turned up and read, its effect comes next."""

    card: str
    ring: int


@dataclass(slots=True)
class LapCompleted:
    """`lap_completed`: the marker is back on the shield; a location will be activated."""

    laps: int


DeedScript: TypeAlias = Callable[[], Script[None]]


@dataclass(slots=True, eq=False)
class Deed:
    """What an option of the preparation does. `insanity` and `arrivals` are what is sure to follow (D-32); `leaving`: where the top cultist
    goes away before anybody comes."""

    run: DeedScript
    insanity: tuple[tuple[Who, int], ...] = ()
    arrivals: tuple[Slot, ...] = ()
    leaving: tuple[Slot, ...] = ()
    worst: int = field(init=False, default=0)  # all of it, as if one had to bear it

    def __post_init__(self) -> None:
        if self.insanity:
            self.worst = sum([n for _, n in self.insanity])


@dataclass(slots=True)
class PrepActions:
    """`prep_actions`: all an investigator may do now. Modules add options, say how each is carried out, or take some away."""

    who: Who
    options: list[Option[Deed]] = field(default_factory=lambda: list[Option[Deed]]())


@dataclass(slots=True)
class AfterSupport:
    """`after_support`: played, carried out or laid before the supported one."""

    by: Who
    who: Who
    card: str


@dataclass(slots=True)
class BeforeResearch:
    """Research is declared; the cards are not drawn yet (module 11)."""

    who: Who
    n: int


@dataclass(slots=True)
class Found:
    """The cards research has drawn lie there, events among them; a module may take some out of `cards` (module 10)."""

    who: Who
    cards: list[str]


@dataclass(slots=True)
class AfterResearch:
    """`after_research`: the cards are drawn and chosen from."""

    who: Who
    cards: tuple[str, ...]
    kept: str


@dataclass(slots=True)
class AfterDevelopment:
    """`after_development`: paid and suffered, the gate seal card chosen."""

    who: Who
    level: int


@dataclass(slots=True)
class BeginsWith:
    """Before a fight is begun: the insanity that costs; `open`: something is read or drawn then, so nobody knows how it goes."""

    who: Who
    enemy: str
    insanity: int
    open: bool = False


@dataclass(slots=True)
class FightStart:
    """`fight_start`: the fight has begun, nothing was compared yet."""

    who: Who
    enemy: str
    slot: Slot


@dataclass(slots=True)
class SymbolRequirement:
    """`symbol_requirement`: what the enemy has, copy by copy (CS-FIGHT-09, CS-GFIGHT-04)."""

    enemy: str
    slot: Slot
    who: Who | None
    symbols: list[Symbol]


@dataclass(slots=True)
class FightEnd:
    """`fight_end`"""

    who: Who
    enemy: str
    slot: Slot
    won: bool


@dataclass(slots=True)
class CultistKilled:
    """`cultist_killed`: it is on the discard pile, the trophy is taken."""

    who: Who
    card: str
    slot: Slot


@dataclass(slots=True)
class GooDefeated:
    """`goo_defeated`: its location is sealed, the end was not looked for yet."""

    who: Who
    id: str
    slot: Slot


@dataclass(slots=True)
class SealRequirement:
    """`seal_requirement`: trophies needed and insanity it costs; `forbidden` names why not."""

    slot: Slot
    who: Who | None
    trophies: int
    insanity: int
    forbidden: str = ""


@dataclass(slots=True)
class AfterSeal:
    """`after_seal`"""

    slot: Slot
    who: Who | None


@dataclass(slots=True)
class RoundEnd:
    """`round_end`"""

    round: int


@dataclass(slots=True)
class WinPredicate:
    """`win_predicate`: is the game won now? A module may add to it, or have it otherwise."""

    won: bool


@dataclass(slots=True)
class LossPredicate:
    """`loss_predicate`: a module's reason to lose now; "" is none."""

    reason: str = ""


@dataclass(slots=True)
class Redact:
    """`redact`: what of a view this viewer may know of the modules' shelves: names of piles → what is shown of each."""

    viewer: Seat | None
    shelf: dict[str, tuple[str, ...]]


# What modules add to the view: plain fields, each of one module


@dataclass(slots=True)
class PlaceShown:
    """At a location: the other world that lies open there and whom it has swallowed; plague cubes; civilians, with the cultist phases they have
    left."""

    slot: Slot
    otherworld: str = ""
    trapped: tuple[Who, ...] = ()
    cubes: int = 0
    civilians: tuple[tuple[str, int], ...] = ()


@dataclass(slots=True)
class InvestigatorShown:
    """Of an investigator: the other world they are in, experience, rituals learned."""

    who: Who
    otherworld: str = ""
    xp: int = 0
    rituals: tuple[str, ...] = ()


@dataclass(slots=True)
class TableShown:
    """Of all: ink blots, the oldest first; overflows of the plague; civilians saved and lost; rituals nobody has learned; pieces of the puzzle
    the team still lacks."""

    blots: tuple[Symbol, ...] = ()
    overflows: int = 0
    saved: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    rituals: tuple[str, ...] = ()
    pieces_lacking: int = 0


# What the core asks besides


@dataclass(slots=True)
class BeforeSetup:
    """Nothing is laid out yet: castes and creatures may still be added."""


@dataclass(slots=True)
class StartDeal:
    """How many objects an investigator is dealt at the start, to keep one."""

    who: Who
    n: int


@dataclass(slots=True)
class ObjectKept:
    """Somebody has got an object, from the deck or the discard pile."""

    who: Who
    card: str


@dataclass(slots=True)
class Threshold:
    """The crystals that activate the card on a slot of the circle."""

    ring: int
    n: int


@dataclass(slots=True)
class GameOver:
    """It has ended; `won`: for the team."""

    won: bool


@dataclass(slots=True)
class Investigators:
    """How many investigators count for arrivals, dice and steps (module 3 alone counts otherwise)."""

    n: int


@dataclass(slots=True)
class CultistLimit:
    limit: int


@dataclass(slots=True)
class Weight:
    """What a cultist counts towards the limit."""

    card: str
    n: int = 1


@dataclass(slots=True)
class BlankFace:
    """May this location's die be blank?"""

    slot: Slot
    allowed: bool = True


@dataclass(slots=True)
class FightSources:
    """All sources of symbols of an investigator against an enemy."""

    who: Who
    enemy: str
    slot: Slot
    given: list[Given]


@dataclass(slots=True)
class Reach:
    """How an investigator attacks."""

    who: Who
    ranged: bool


@dataclass(slots=True)
class MayAttack:
    """May this enemy be attacked where it stands? `nearest`: whether it is the nearest for a melee investigator."""

    enemy: str
    slot: Slot
    allowed: bool
    nearest: bool
    ranged: bool


@dataclass(slots=True)
class Present:
    """Is an investigator really at their location? Whoever is elsewhere takes no die, aims at nobody, and does nothing there (module 4)."""

    who: Who
    present: bool = True


@dataclass(slots=True)
class MaySupport:
    """May this card be played for somebody at all?"""

    by: Who
    to: Who
    allowed: bool = True


@dataclass(slots=True)
class ObjectPile:
    """Where a discarded object goes, at its end: the discard pile unless it belongs elsewhere (module 5)."""

    card: str
    pile: list[str]


@dataclass(slots=True)
class SupportCost:
    """Insanity of whoever plays this support now, for anybody. `waived`: the lasting effect that pays instead."""

    by: Who
    card: str
    n: int
    waived: str = ""


@dataclass(slots=True)
class MoveCost:
    """What leaving one's location costs; `counts`: it is one of the moves of the round."""

    who: Who
    free: int  # free moves in a round
    counts: bool = True
    first_costs: bool = False
    forbidden: bool = False


@dataclass(slots=True)
class ResearchSize:
    """How many cards may be drawn, and how often in a round."""

    who: Who
    cards: int
    times: int


@dataclass(slots=True)
class Healing:
    """Normal insanity that is about to be healed."""

    who: Who
    n: int


@dataclass(slots=True)
class GooInsanity:
    """Insanity by CS-GOO-06 or CS-GOO-07, for each."""

    hurt: dict[Who, int]


@dataclass(slots=True)
class LocationActions:
    """May location actions be used at all?"""

    allowed: bool = True


@dataclass(slots=True)
class Penalty:
    """CS-FIGHT-04 for an investigator; `waived`: it does not apply. `enemy`: whom they failed against, "" if they fought nobody."""

    who: Who
    enemy: str
    waived: bool = False


@dataclass(slots=True)
class CombatEnd:
    """All fights are fought, supports still lie there."""

    attacked: Sequence[str]


@dataclass(slots=True)
class DrawCultist:
    """Which cultist card comes: "" is the top of the deck (module 1 has a hand)."""

    slot: Slot
    card: str = ""


@dataclass(slots=True)
class RandomGoo:
    """A Great Old One drawn at random; set to name it (module 1)."""

    wave: str
    among: tuple[str, ...]
    id: str = ""
