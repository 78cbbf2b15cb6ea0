"""What a viewer may know (catalogue 5): everything but orders of decks, fronts of horror cards, and hands where they are closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.cultistorm.content import Catalogue
from games.cultistorm.cover import Rank
from games.cultistorm.dice import CultFace, Face, Symbol
from games.cultistorm.moments import BOOK, InvestigatorShown, PlaceShown, Redact, TableShown, looking
from games.cultistorm.rules import (
    combat,
    cultists,
    development,
    dicework,
    horror,
    moving,
    objects,
    research,
    sealing,
    supports,
    symbols,
    targets,
)
from games.cultistorm.state import ALLIES as ALLIES
from games.cultistorm.state import DREAD as DREAD
from games.cultistorm.state import HAND as HAND
from games.cultistorm.state import HELD as HELD
from games.cultistorm.state import SLOTS, Campaign, Die, Fight, Lasting, Offer, Phase, StormState, Support
from games.cultistorm.table import Storm
from games.cultistorm.traits import Gives
from games.kernel.ask import Seat
from games.kernel.luck import Fate
from games.kernel.view import Seen


class EnemyView(Seen):
    """A cultist, a creature or a Great Old One where it stands, with all its symbols as the dice lie."""

    id: str
    slot: int
    great: bool
    creature: bool
    needed: tuple[Symbol, ...]
    gate: bool  # a Great Old One that can be fought, and enters next
    devoured: tuple[str, ...] = ()
    hidden: bool = False  # an Usher that cannot be chosen
    held: bool = False


class PlaceView(Seen):
    slot: int
    symbol: Symbol
    card: str
    die: CultFace
    column: tuple[EnemyView, ...]  # nearest first
    elders: tuple[EnemyView, ...]
    trophies: int
    required: int
    seal_cost: int
    altar: bool
    sealed: str
    blocked: bool
    marker: bool
    who: tuple[int, ...]
    otherworld: str = ""  # from here on: of modules (`PlaceShown`)
    trapped: tuple[int, ...] = ()
    cubes: int = 0
    civilians: tuple[tuple[str, int], ...] = ()


class GivenView(Seen):
    """Something that gives symbols in a fight: a hand card, a die, a support, a location, an ability, an object."""

    id: str
    rank: Rank
    symbol: Face
    n: int


class PlanView(Seen):
    """A fight, declared or being fought: what is still lacking with everything this investigator has now; None: the hand is not open to this
    viewer. `given` are the sources of the cover, or all there are if there is none; without the hand where that is closed. `closing`: combat
    supports in hands this viewer sees, each of which alone would close the gap, with who holds them."""

    enemy: str
    attackable: bool
    lacking: tuple[Symbol, ...] | None
    cover: tuple[str, ...] | None
    needed: tuple[Symbol, ...] = ()
    given: tuple[GivenView, ...] = ()
    price: int = 0  # insanity for beginning it
    insanity: int = 0  # what the cover costs
    closing: tuple[tuple[int, str], ...] = ()
    said: tuple[
        Symbol, ...
    ] = ()  # what it lacks by the word of whoever fights it, where the hand is not open to this viewer (S-157)


class InvestigatorView(Seen):
    who: int
    player: int
    id: str
    colour: int
    slot: int
    attack: str
    insanity: int
    permanent: int
    madness: int
    level: int
    next_price: int
    cards: int  # in hand
    hand: tuple[str, ...] | None  # None: not for this viewer
    deck: int
    discard: tuple[str, ...]
    research: int | None
    dice: tuple[Die, ...]
    may_take: bool
    move_cost: int
    played: int
    supports_left: int
    objects: tuple[str, ...]
    seals: tuple[Symbol, ...]
    trophies: tuple[tuple[Symbol, int], ...]
    supports: tuple[Support, ...]
    targets: tuple[str, ...]
    plans: tuple[PlanView, ...]
    facing: tuple[
        PlanView, ...
    ]  # in the combat phase: the fight that is on, or those that can be begun where fights are fought now
    outlook: tuple[PlanView, ...]  # in the preparation: every other enemy here, for their own player
    ready: bool
    auto: bool
    away: bool
    fought: bool
    otherworld: str = ""  # from here on: of modules (`InvestigatorShown`)
    xp: int = 0
    rituals: tuple[str, ...] = ()


class RingView(Seen):
    """A slot of the circle: the back is open, the front only to who has looked, or once it is turned up."""

    threshold: int
    crystals: int
    eye: bool
    card: str = ""


class StormView(Seen):
    viewer: Seat | None
    seats: int
    phase: Phase
    round: int
    places: tuple[PlaceView, ...]
    investigators: tuple[InvestigatorView, ...]
    marker: int
    count: int
    limit: int
    cultist_deck: int
    cultist_discard: tuple[str, ...]
    first_wave: tuple[str, ...]
    second_wave: tuple[str, ...]
    aside: tuple[str, ...]
    circle: tuple[RingView, ...]
    horror_at: int
    laps: int
    horror_deck: int
    horror_top: int  # the threshold on the back of the pile's top card
    horror_discard: tuple[str, ...]
    horror_card: str
    ending: str
    pool: tuple[Die, ...]
    free_claims: int
    reserve: int
    object_deck: int
    object_discard: tuple[str, ...]
    found: dict[str, tuple[str, ...]]
    chosen: dict[str, Symbol]
    trophies: tuple[tuple[Symbol, int], ...]
    seals: tuple[Symbol, ...]
    offers: tuple[Offer, ...]
    fight: Fight | None
    at_slot: int
    read: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    shelf: dict[str, tuple[str, ...]]
    tally: dict[str, int]
    difficulty: str
    open_hands: bool
    castes: tuple[str, ...]
    creatures: tuple[str, ...]
    modules: tuple[str, ...]
    campaign: Campaign | None
    result: str
    reason: str
    blots: tuple[Symbol, ...] = ()  # from here on: of modules (`TableShown`)
    overflows: int = 0
    saved: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    rituals: tuple[str, ...] = ()
    pieces_lacking: int = 0

    @property
    def overlord(self) -> Seat | None:
        """Whoever plays against the investigators (Behind the Scenes): the last seat."""
        return self.seats - 1 if self.investigators and self.seats > len(self.investigators) else None


def view(state: StormState, viewer: Seat | None, cards: Catalogue) -> StormView:
    g = Storm(state, Fate(b""), 0, cards)
    with looking(g):
        return _seen(g, viewer)


def _seen(g: Storm, viewer: Seat | None) -> StormView:
    state, cards = g.state, g.cards
    built = bool(state.places) and bool(state.investigators) and bool(state.circle)
    piles = dict.fromkeys(sorted(state.shelf), ()) if state.shelf else {}
    shown = BOOK.now(g, TableShown())
    return StormView(
        viewer=viewer,
        seats=state.players,
        phase=state.phase,
        round=state.round,
        places=tuple(_place(g, slot) for slot in SLOTS) if built else (),
        investigators=tuple(_investigator(g, who, viewer) for who in g.everybody) if built else (),
        marker=state.marker,
        count=cultists.count(g) if built else 0,
        limit=cultists.limit(g) if built else 0,
        cultist_deck=len(state.cultist_deck),
        cultist_discard=tuple(state.cultist_discard),
        first_wave=tuple(sorted(state.first_wave)),
        second_wave=tuple(sorted(state.second_wave)),
        aside=tuple(state.aside),
        circle=tuple(_ring(g, ring, viewer) for ring in range(len(state.circle))),
        horror_at=state.horror_at,
        laps=max(0, horror.laps(g)) if state.circle else 0,
        horror_deck=len(state.horror_deck),
        horror_top=cards.horrors[state.horror_deck[-1]].threshold if state.horror_deck else 0,
        horror_discard=tuple(state.horror_discard),
        horror_card=state.horror_card,
        ending=state.ending,
        pool=tuple(state.pool),
        free_claims=max(0, dicework.free_claims(g)),
        reserve=dicework.in_reserve(g),
        object_deck=len(state.object_deck),
        object_discard=tuple(state.object_discard),
        found={who: tuple(found) for who, found in state.found.items()},
        chosen=dict(state.chosen),
        trophies=tuple(state.trophies.items()),
        seals=tuple(state.seals),
        offers=tuple(_offer(g, o, viewer) for o in state.offers),
        fight=state.fight,
        at_slot=state.at_slot,
        read=tuple(state.read),
        lasting=tuple(state.lasting),
        shelf=BOOK.now(g, Redact(viewer, piles)).shelf,
        tally=dict(state.tally),
        difficulty=state.difficulty,
        open_hands=state.open_hands,
        castes=tuple(state.castes),
        creatures=tuple(state.creatures),
        modules=tuple(state.modules),
        campaign=state.campaign,
        result=state.result,
        reason=state.reason,
        blots=shown.blots,
        overflows=shown.overflows,
        saved=shown.saved,
        lost=shown.lost,
        rituals=shown.rituals,
        pieces_lacking=shown.pieces_lacking,
    )


def _offer(g: Storm, offer: Offer, viewer: Seat | None) -> Offer:
    """A support that waits for the other's word is a hand card until then."""
    known = objects.knowing(g, offer)
    return offer if known is None or viewer in known else offer.model_copy(update={"support": objects.HIDDEN})


def _enemy(g: Storm, id: str, slot: int) -> EnemyView:
    elder = g.elder(id)
    return EnemyView(
        id=id,
        slot=slot,
        great=elder is not None,
        creature=elder is None and g.cultist(id).creature,
        needed=tuple(symbols.needed(g, id)),
        gate=elder is not None and g.at_the_gate(elder),
        devoured=tuple(elder.devoured) if elder is not None else (),
        hidden=elder is None and symbols.hidden(g, id, slot),
        held=elder is not None and g.in_force("held", id),
    )


def _place(g: Storm, slot: int) -> PlaceView:
    place = g.at(slot)
    wanted = sealing.requirement(g, slot)
    shown = BOOK.now(g, PlaceShown(slot))
    return PlaceView(
        slot=slot,
        symbol=g.symbol(slot),
        card=place.card,
        die=place.die,
        column=tuple(_enemy(g, card, slot) for card in place.column),
        elders=tuple(_enemy(g, e.id, slot) for e in g.elders_at(slot)),
        trophies=place.trophies,
        required=wanted.trophies,
        seal_cost=wanted.insanity,
        altar=place.altar,
        sealed=place.sealed,
        blocked=g.in_force("blocked", str(slot)),
        marker=g.state.marker == slot,
        who=tuple(g.here(slot)),
        otherworld=shown.otherworld,
        trapped=shown.trapped,
        cubes=shown.cubes,
        civilians=shown.civilians,
    )


def _investigator(g: Storm, who: int, viewer: Seat | None) -> InvestigatorView:
    person = g.inv(who)
    sees = _sees(g, who, viewer)
    shown = BOOK.now(g, InvestigatorShown(who))
    return InvestigatorView(
        who=who,
        player=person.player,
        id=person.id,
        colour=person.colour,
        slot=person.slot,
        attack="ranged" if symbols.ranged(g, who) else "melee",
        insanity=person.insanity,
        permanent=person.permanent,
        madness=g.madness(who),
        level=g.level(who),
        next_price=development.price(g, who),
        cards=len(person.hand),
        hand=tuple(person.hand) if sees else None,
        deck=len(person.deck),
        discard=tuple(person.discard),
        research=research.size(g, who) if sees else None,
        dice=tuple(person.dice),
        may_take=dicework.may_take(g, who),
        move_cost=moving.cost(g, who),
        played=person.played,
        supports_left=max(0, supports.limit(g) - person.played),
        objects=tuple(person.objects),
        seals=tuple(person.seals),
        trophies=tuple(person.trophies.items()),
        supports=tuple(person.supports),
        targets=tuple(person.targets),
        plans=tuple(_plan(g, who, e, viewer) for e in person.targets if e in targets.enemies_here(g, who)),
        facing=tuple(_plan(g, who, e, viewer) for e in _faced(g, who)),
        outlook=_outlook(g, who) if viewer == person.player and g.state.phase == "preparation" else (),
        ready=person.ready,
        auto=person.auto,
        away=person.away,
        fought=person.fought,
        otherworld=shown.otherworld,
        xp=shown.xp,
        rituals=shown.rituals,
    )


def _sees(g: Storm, who: int, viewer: Seat | None) -> bool:
    readers = g.knows_hand(who)
    return readers is None or viewer in readers or g.state.phase == "over"


def _faced(g: Storm, who: int) -> list[str]:
    """Whom somebody is fighting, or could where fights are fought now; a target is lifted before its fight is asked about."""
    s, person = g.state, g.inv(who)
    if s.fight is not None:
        return [s.fight.enemy] if s.fight.who == who else []
    if s.phase != "combat" or person.slot != s.at_slot or person.over_with:
        return []
    return [e for e in targets.enemies_here(g, who) if e not in person.targets and symbols.attackable(g, who, e)]


def _outlook(g: Storm, who: int) -> tuple[PlanView, ...]:
    mine = g.inv(who).targets
    return tuple(_plan(g, who, e, g.player(who)) for e in targets.enemies_here(g, who) if e not in mine)


def _plan(g: Storm, who: int, enemy: str, viewer: Seat | None) -> PlanView:
    """ "Ben: 1 moon short": for each fight the cheapest cover, or what it lacks and who could bring it."""
    sees = _sees(g, who, viewer)
    found = symbols.solve(g, who, enemy) if sees else None
    lacking = tuple(symbols.lacking(g, who, enemy)) if sees and found is None else ()
    said = tuple(symbols.lacking(g, who, enemy)) if not sees and g.inv(who).tells else ()
    given = found.sources if found is not None else symbols.given(g, who, enemy)
    return PlanView(
        enemy=enemy,
        attackable=symbols.attackable(g, who, enemy),
        lacking=lacking if sees else None,
        cover=found.ids if found is not None else None,
        needed=tuple(symbols.needed(g, enemy, who)),
        given=tuple(GivenView(id=x.id, rank=x.rank, symbol=x.symbol, n=x.n) for x in given if sees or x.rank != "hand"),
        price=combat.cost_of_beginning(g, who, enemy).insanity,
        insanity=found.insanity if found is not None else 0,
        closing=tuple(_closing(g, who, lacking or said, viewer)) if (lacking or said) and g.state.phase == "preparation" else (),
        said=said,
    )


def _closing(g: Storm, who: int, lacking: Sequence[Symbol], viewer: Seat | None) -> Iterator[tuple[int, str]]:
    """Whose combat support alone would be enough."""
    for other in (w for w in g.others(who) if _sees(g, w, viewer)):
        for card in g.inv(other).hand:
            given = [t for t in g.action(card).fight if isinstance(t, Gives)]
            wild = sum(t.n for t in given if t.gives == "wild")
            short = sum(max(0, lacking.count(s) - sum(t.n for t in given if t.gives == s)) for s in set(lacking))
            if given and short <= wild and supports.possible(g, other, card, who):
                yield other, card


def _ring(g: Storm, ring: int, viewer: Seat | None) -> RingView:
    slot = g.state.circle[ring]
    eye = ring == horror.eye(g)
    seen = g.state.has_seen(viewer, ring)
    known = seen or (bool(g.state.ending) if eye else viewer is not None and horror.sees_fronts(g, viewer))
    return RingView(
        threshold=horror.threshold(g, ring),
        crystals=slot.crystals,
        eye=eye,
        card=slot.card if known else "",
    )
