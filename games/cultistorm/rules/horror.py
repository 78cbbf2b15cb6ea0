"""The horror circle (Entsetzenkreis): CS-HOR, and the endgame card: CS-END. Every step of the marker goes through `advance`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from games.cultistorm import events
from games.cultistorm.moments import BOOK, HorrorRevealed, HorrorStep, LapCompleted, Threshold, own
from games.cultistorm.rules import cultists, voting
from games.cultistorm.state import SLOTS, Peek, Slot, Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import CancelsStep, SeesFronts
from games.kernel.ask import Option, Script, Seat, ask, option
from games.kernel.effects import run_all
from games.kernel.hooks import Source

SHIELD = 0
PILE = "horror"  # its name, where it matters what somebody knows of it


def eye(g: Storm) -> int:
    """The last slot before the shield (S-38, S-39)."""
    return len(g.state.circle) - 1


def threshold(g: Storm, ring: int) -> int:
    """On the back: everybody sees it (CS-HOR-12)."""
    card = g.state.circle[ring].card
    return BOOK.now(g, Threshold(ring, g.cards.horrors[card].threshold)).n if card else 0


def advance(g: Storm, n: int = 1) -> Script[None]:
    """CS-HOR-05, CS-HOR-06: step by step. Steps that come of a card wait until it is finished (S-43)."""
    g.state.horror_queue += n
    if g.stepping:
        return
    g.stepping = True
    while g.state.horror_queue:
        g.state.horror_queue -= 1
        yield from g.first(_step(g))
    g.stepping = False


def _step(g: Storm) -> Script[None]:
    """One slot clockwise, one crystal, check (CS-HOR-01). S-40: the card comes before the lap."""
    s = g.state
    moment = yield from BOOK.happens(g, HorrorStep())
    if moment.cancelled:
        return
    s.horror_at = (s.horror_at + 1) % len(s.circle)
    s.horror_steps += 1
    yield from add_crystal(g, s.horror_at)
    if s.horror_at == SHIELD and laps(g):
        yield from _lap(g)


def laps(g: Storm) -> int:
    """Full laps so far. S-38: the first arrival on the shield is none, unless the table plays it easy."""
    arrivals = (g.state.horror_steps + len(g.state.circle) - 1) // len(g.state.circle)
    return arrivals if g.state.difficulty == "easy" else arrivals - 1


def add_crystal(g: Storm, ring: int, n: int = 1) -> Script[None]:
    """CS-HOR-02, S-98: a card that holds as many as its threshold is activated at once. The endgame card only once (S-44)."""
    s = g.state
    if ring == eye(g) and s.ending:
        g.tell(events.HorrorSteps(ring, 0, 0))
        return
    s.circle[ring].crystals += n
    g.tell(events.HorrorSteps(ring, s.circle[ring].crystals, threshold(g, ring)))
    if s.circle[ring].card and s.circle[ring].crystals >= threshold(g, ring):
        if ring == eye(g):
            yield from begin_ending(g, "crystals")
        else:
            yield from reveal(g, ring)


def reveal(g: Storm, ring: int) -> Script[None]:
    """CS-HOR-03: crystals to the supply, turned up, read, carried out; CS-HOR-04: then the slot is filled."""
    s = g.state
    slot = s.circle[ring]
    card, slot.card, slot.crystals = slot.card, "", 0
    s.horror_card = card
    forget(g, ring)
    g.reveal()
    g.tell(events.HorrorRevealed(card, ring))
    g.stir_all()
    yield from BOOK.happens(g, HorrorRevealed(card, ring))
    yield from run_all(g.cards.horrors[card].do, g, 0, card)
    s.horror_card = ""
    s.horror_discard.append(card)
    _fill(g, ring)


def _fill(g: Storm, ring: int) -> None:
    """CS-HOR-04: the top card goes under the pile unseen, the next onto the slot. S-42: a pile of less than two is made anew."""
    s = g.state
    if len(s.horror_deck) < 2 and s.horror_discard:
        g.forgets(PILE)
        g.shuffle(s.horror_discard, f"horror:again:{ring}:{len(s.horror_discard)}")
        s.horror_deck, s.horror_discard = [*s.horror_discard, *s.horror_deck], []
    if len(s.horror_deck) >= 2:
        under = s.horror_deck.pop()
        s.horror_deck.insert(0, under)
        g.knows(PILE, under)  # everybody has seen its back
    s.circle[ring].card = s.horror_deck.pop() if s.horror_deck else ""


def went_under(g: Storm, pile: Sequence[str]) -> list[str]:
    """Whose backs were seen when they went under the pile, and which lie there still."""
    known = (g.state.known or {}).get(PILE, ())
    return list(takewhile(lambda card: card in known, pile))


def forget(g: Storm, ring: int) -> None:
    """What somebody has seen there is gone."""
    g.state.peeks = [p for p in g.state.peeks if p.ring != ring]


def remember(g: Storm, who: Who) -> None:
    """What shows all fronts is given away or lost: they know what they have seen, until it changes."""
    for ring, slot in enumerate(g.state.circle[: eye(g)]):
        if slot.card and not any(p.who == who and p.ring == ring for p in g.state.peeks):
            g.state.peeks.append(Peek(who=who, ring=ring, card=slot.card))


def sees_fronts(g: Storm, seat: Seat) -> bool:
    """Does this seat own what shows all of them (the Shining Trapezohedron)?"""
    return any(own(g, who, SeesFronts) for who in g.everybody if g.player(who) == seat)


# Laps (CS-HOR-07 … 10)


def _lap(g: Storm) -> Script[None]:
    yield from BOOK.happens(g, LapCompleted(laps(g)))
    if g.group is not None:
        g.group.spawn(raise_altar(g))  # a choice that binds nobody else (CS-PREP-07)
    else:
        yield from raise_altar(g)


def inactive(g: Storm) -> list[Slot]:
    return [slot for slot in SLOTS if not g.at(slot).altar]


def raise_altar(g: Storm) -> Script[None]:
    """CS-HOR-08: the team chooses freely; D-06 says what happens if it does not. CS-HOR-10: with all five active, nothing."""

    def options() -> list[Option[str]]:
        return [option(f"altar:{slot}", str(slot), slot=slot, location=g.at(slot).card) for slot in inactive(g)]

    def default() -> str:
        return f"altar:{min(inactive(g), key=lambda slot: (not g.here(slot), slot))}" if inactive(g) else ""

    chosen = yield from voting.team(g, "cs-altar", options, default)
    if chosen is not None and not g.at(int(chosen)).altar:
        g.at(int(chosen)).altar = True
        g.tell(events.AltarRaised(int(chosen), g.at(int(chosen)).card))


@BOOK.reacts(HorrorStep, CancelsStep)
def _closed_circle(g: Storm, src: Source, h: HorrorStep) -> Script[None] | None:
    """Medium, level 3: asked before each step, once per round (section 10, D-28)."""
    if h.cancelled or src.owner is None or not g.may(f"cancel:{src.owner}", "round"):
        return None
    return _may_cancel(g, src.owner, h)


def _may_cancel(g: Storm, who: int, h: HorrorStep) -> Script[None]:
    ring = (g.state.horror_at + 1) % len(g.state.circle)
    crystals = g.state.circle[ring].crystals
    options = [option("cancel", True), option("let", False)]
    asked = ask(g.player(who), "cs-cancel-step", options, default="let", who=who, ring=ring, crystals=crystals)
    if (yield from asked) and g.once(f"cancel:{who}", "round"):
        h.cancelled = True
        g.tell(events.HorrorCancelled(who))


# The endgame (CS-END)


def begin_ending(g: Storm, why: str) -> Script[None]:
    """CS-END-01, CS-END-02: once only, by its last crystal or the last cultist card. CS-END-07: its crystals go to the supply."""
    s = g.state
    if s.ending:
        return
    slot = s.circle[eye(g)]
    s.ending, slot.crystals = slot.card, 0
    forget(g, eye(g))
    g.reveal()
    g.tell(events.EndgameBegins(s.ending, why))
    g.stir_all()
    if why == "deck":
        cultists.reshuffle(g)  # S-45: so that the card's own cultists can be drawn
    yield from BOOK.happens(g, HorrorRevealed(s.ending, eye(g)))
    yield from run_all(g.cards.horrors[s.ending].do, g, 0, s.ending)
