"""New cultists (Kultistenphase): CS-CULT, CS-LIMIT. Every arrival of a cultist, in any phase, goes through `arrive` (CS-CULT-17)."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.dice import BLANK, CULT_FACES, CultFace
from games.cultistorm.moments import BOOK, AfterArrival, BeforeArrival, BlankFace, CultistLimit, DiceRolled, DrawCultist, Weight
from games.cultistorm.rules import great_old_ones, horror, targets, winning
from games.cultistorm.state import SLOTS, Slot
from games.cultistorm.table import Storm
from games.cultistorm.traits import Flies, NoBlanks, Weighs
from games.kernel.ask import Script
from games.kernel.effects import run_all
from games.kernel.hooks import Source

# The limit (CS-LIMIT)


def weight(g: Storm, card: str) -> int:
    return g.reckon(lambda: _weight(g, card), "weight", card)


def _weight(g: Storm, card: str) -> int:
    return BOOK.now(g, Weight(card, sum(t.weighs for t in g.cultist(card).traits if isinstance(t, Weighs)) or 1)).n


def count(g: Storm) -> int:
    """Cultists on the board, also at sealed locations (CS-CULT-11); neither Great Old Ones nor the devoured (CS-LIMIT-03)."""
    return g.reckon(lambda: sum(weight(g, card) for place in g.state.places for card in place.column), "count")


def limit(g: Storm) -> int:
    """CS-LIMIT-01; nightmare has one less."""
    return g.reckon(lambda: _limit(g), "limit")


def _limit(g: Storm) -> int:
    numbers = g.cards.numbers
    less = numbers.nightmare_limit if g.state.difficulty == "nightmare" else 0
    return BOOK.now(g, CultistLimit(numbers.limits[g.n] - less)).limit


# Arriving


def skip_great_old_ones(g: Storm) -> bool:
    """CS-CULT-09, S-15: before every arrival the marker moves on from a location with a Great Old One. False: it finds none without."""
    s = g.state
    at = awaited(g)
    if at is None:
        return False
    if at != s.marker:
        s.marker = at
        g.tell(events.MarkerMoved(at))
    return True


def awaited(g: Storm) -> Slot | None:
    """Where the next cultist at the marker will come: the marker's location or the next one without a Great Old One."""
    at = g.state.marker
    return next((slot for slot in (at, *g.clockwise(at)) if not g.elders_at(slot)), None)


def at_marker(g: Storm, n: int = 1, stoppable: bool = True) -> Script[None]:
    """One after the other: place, then advance the marker (CS-CULT-01, S-08, S-96)."""
    for _ in range(n):
        if skip_great_old_ones(g):
            slot = g.state.marker
            yield from arrive(g, slot, stoppable)
            if g.state.marker == slot:
                g.state.marker = g.clockwise(slot)[0]


def arrive(g: Storm, slot: Slot, stoppable: bool = True, card: str = "") -> Script[None]:
    """A cultist appears at this location, with everything that follows (CS-CULT-03, CS-CULT-05). None does beside a Great Old One
    (CS-CULT-08, S-15), or, in the cultist phase, where a block stops it (S-158)."""
    yield from g.first(_arrive(g, slot, stoppable and g.state.phase == "cultists", card))


def _arrive(g: Storm, slot: Slot, in_phase: bool, card: str) -> Script[None]:
    if g.elders_at(slot):
        g.tell(events.NobodyArrives(slot))
        return
    coming = BOOK.now(g, BeforeArrival(slot, in_phase, card=card))
    if coming.blocked:
        g.tell(events.CultistBlocked(slot, g.at(slot).card))
        return
    drawn = coming.card or (yield from _next(g, slot))
    if drawn is None:
        g.tell(events.NobodyArrives(slot))
        return
    last = not g.state.cultist_deck and not coming.card
    _under_the_limit(g, drawn)
    yield from put(g, drawn, slot)
    if last:
        yield from exhausted(g)


def put(g: Storm, card: str, slot: Slot, summons: bool = True) -> Script[None]:
    """On top of the column. A fourth at an unsealed location summons at once, before anything else (CS-CULT-05, S-11)."""
    s = g.state
    g.at(slot).column.append(card)
    if card in s.drawn:
        s.drawn.remove(card)
    there = len(g.at(slot).column)
    g.tell(events.CultistArrives(card, slot, g.at(slot).card, there, count(g), limit(g)))
    g.stir_all()
    came = BOOK.now(g, AfterArrival(card, slot, summons and not g.cultist(card).creature))
    if came.summons and exceeds_local_limit(g, slot):
        yield from great_old_ones.summon(g, g.cultist(card).great_old_one, slot)
    if card in g.at(slot).column:  # it may have been moved by what came of it
        no_blank(g, slot, f"mask:{card}")
        yield from run_all(g.cultist(card).arrives, g, 0, card)
        yield from BOOK.reacted(g, came)


def exceeds_local_limit(g: Storm, slot: Slot) -> bool:
    """CS-CULT-05, CS-CULT-10: more than three at a location that is not sealed."""
    return not g.at(slot).sealed and len(g.at(slot).column) > g.cards.numbers.column


def _under_the_limit(g: Storm, card: str) -> None:
    """CS-LIMIT-02: one that would exceed it is the end; reaching it is not."""
    if count(g) + weight(g, card) > limit(g):
        winning.lose(g, "limit", card)


# The deck


def _next(g: Storm, slot: Slot) -> Script[str | None]:
    """The top of the deck, unless somebody has a hand of cultists."""
    moment = yield from BOOK.happens(g, DrawCultist(slot))
    if not moment.card:
        return take(g)
    g.state.drawn.append(moment.card)
    return moment.card


def take(g: Storm) -> str | None:
    """The top card. An empty deck is made anew of its discard pile (CS-END-05); None: there is no cultist left (S-45)."""
    s = g.state
    if not s.cultist_deck:
        reshuffle(g)
    if not s.cultist_deck:
        return None
    card = s.cultist_deck.pop()
    s.drawn.append(card)
    g.reveal()
    return card


def reshuffle(g: Storm) -> None:
    s = g.state
    if s.cultist_discard:
        s.cultist_deck, s.cultist_discard = [*s.cultist_discard, *s.cultist_deck], []
        g.forgets("cultists")
        g.shuffle(s.cultist_deck, f"cultists:again:{len(s.cultist_deck)}")
        g.tell(events.CultistsReshuffled(len(s.cultist_deck)))


def exhausted(g: Storm) -> Script[None]:
    """CS-CULT-15, CS-END-01: its last card was drawn and placed; the endgame card is turned up, if it was not before."""
    if not g.state.ending:
        yield from horror.begin_ending(g, "deck")
    elif not g.state.cultist_deck:
        reshuffle(g)


# Leaving and moving


def leave(g: Storm, card: str, slot: Slot) -> None:
    """It is no longer in its column; what lies above slides down (CS-KILL-02), markers on it return (CS-TGT-09)."""
    g.at(slot).column.remove(card)
    targets.lift(g, card)
    g.stir_all()


def move(g: Storm, card: str, to: Slot, checked: bool = True) -> Script[None]:
    """To the top of another column, below a Great Old One there (S-49). `checked`: the local limit applies (Harbour)."""
    slot = g.where(card)
    if slot is None or slot == to:
        return
    leave(g, card, slot)
    g.at(to).column.append(card)
    g.tell(events.CultistMoved(card, slot, to))
    if checked and not g.cultist(card).creature and exceeds_local_limit(g, to):
        yield from great_old_ones.summon(g, g.cultist(card).great_old_one, to)
    no_blank(g, to, f"mask:{card}")


# The cultist dice (CS-CULT-13, CS-CULT-14)


def may_be_blank(g: Storm, slot: Slot) -> bool:
    return BOOK.now(g, BlankFace(slot)).allowed


def no_blank(g: Storm, slot: Slot, why: str) -> None:
    """Somebody is there now beside whom the die cannot stay blank."""
    if g.at(slot).die == BLANK and not may_be_blank(g, slot):
        roll_dice(g, (slot,), why)


@BOOK.modifies(BlankFace, NoBlanks)
def _high_mask(g: Storm, src: Source, h: BlankFace) -> None:
    h.allowed = h.allowed and src.id not in g.at(h.slot).column


@BOOK.modifies(BlankFace, "no_blanks")
def _no_blanks(_g: Storm, src: Source, h: BlankFace) -> None:
    """For one slot, or for all ("")."""
    if src.trait.on in ("", str(h.slot)):
        h.allowed = False


def roll_dice(g: Storm, slots: tuple[Slot, ...], why: str) -> None:
    """All these fall together: the label names them, and what they are rolled for. Blanks that cannot be are rolled again."""
    label = f"cultist-dice:{','.join(map(str, slots))}:{why}"
    for slot in slots:
        face: CultFace = g.pick(CULT_FACES, label)
        while face == BLANK and not may_be_blank(g, slot):
            face = g.pick(CULT_FACES, label)
        g.at(slot).die = face
    if len(slots) == len(SLOTS):
        g.tell(events.CultistDiceRolled(tuple(g.at(slot).die for slot in slots)))
    else:
        for slot in slots:
            g.tell(events.CultistDieRolled(slot, g.at(slot).die))
    g.stir_all()


def turn_die(g: Storm, slot: Slot, face: CultFace) -> None:
    g.at(slot).die = face
    g.tell(events.CultistDieTurned(slot, face))
    g.stir_all()


def roll_all(g: Storm) -> Script[None]:
    roll_dice(g, SLOTS, f"round{g.state.round}")
    yield from BOOK.happens(g, DiceRolled(SLOTS))


@BOOK.reacts(DiceRolled, Flies)
def _byakhee(g: Storm, src: Source, h: DiceRolled) -> Script[None] | None:
    """After the dice of a cultist phase, to the top of the next column without a Great Old One; no local limit (section 10)."""
    slot = g.where(src.id)
    if slot is None or g.state.phase != "cultists":
        return None
    free = [to for to in g.clockwise(slot)[:-1] if not g.elders_at(to)]
    return move(g, src.id, free[0], checked=False) if free else None


@BOOK.modifies(BeforeArrival, "blocked")
def _blocked(_g: Storm, src: Source, h: BeforeArrival) -> None:
    """CS-CULT-12, CS-CULT-16: a block works in the cultist phase only, there on whatever brings a cultist (S-158)."""
    if h.in_phase and src.trait.on == str(h.slot):
        h.blocked = True
