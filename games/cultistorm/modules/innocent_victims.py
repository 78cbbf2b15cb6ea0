"""Module 8, Innocent Victims (Unschuldige Opfer): CS-VICT. Civilians stand where most cultists are; whom nobody fetches becomes one of them."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.modules import decks, paying
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import (
    BOOK,
    CultistPhaseStart,
    Deed,
    LossPredicate,
    PlaceShown,
    PrepActions,
    SealRequirement,
    Setup,
    TableShown,
)
from games.cultistorm.rules import cultists, presence, winning
from games.cultistorm.state import SLOTS, Slot, Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, option
from games.kernel.effects import run_all
from games.kernel.hooks import Source

NAME = "innocent-victims"
MODULE = add(Module(NAME, size="minor"))
SAVED, LOST = f"{NAME}.saved", f"{NAME}.lost"
decks.shows(NAME)


def at(g: Storm, slot: Slot) -> list[str]:
    return g.state.shelf[f"{NAME}.at.{slot}"]


def since(card: str) -> str:
    """The counter of the round in which somebody came."""
    return f"{NAME}.since.{card}"


@BOOK.reacts(Setup, NAME)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    deck = g.cards.of_module(NAME)
    g.shuffle(deck, f"{NAME}:setup")
    g.state.shelf |= {f"{NAME}.deck": deck, SAVED: [], LOST: []}
    for slot in SLOTS:
        g.state.shelf[f"{NAME}.at.{slot}"] = []


@BOOK.reacts(CultistPhaseStart, NAME)
def _before_the_arrivals(g: Storm, _src: Source, _h: CultistPhaseStart) -> Script[None]:
    """S-122: who has waited too long first, then whoever comes."""
    for slot in SLOTS:
        for card in list(at(g, slot)):
            if g.state.round - g.state.tally[since(card)] >= g.cards.numbers.civilian_waits:
                yield from _convert(g, card, slot)
    if g.state.round % g.cards.numbers.civilian_every == 0 and g.state.shelf[f"{NAME}.deck"]:
        _comes(g)


def _comes(g: Storm) -> None:
    """CS-VICT-01: at the location with most cultists; S-122: where no Great Old One is, of several the first clockwise from the marker."""
    order = [g.state.marker, *g.clockwise(g.state.marker)[:-1]]
    free = [slot for slot in order if not g.elders_at(slot)] or order
    slot = max(free, key=lambda s: (len(g.at(s).column), -free.index(s)))
    card = g.state.shelf[f"{NAME}.deck"].pop()
    g.reveal()
    at(g, slot).append(card)
    g.state.tally[since(card)] = g.state.round
    g.tell(events.CivilianArrives(card, slot, g.at(slot).card))
    tell_of(g, NAME, card)


def _convert(g: Storm, card: str, slot: Slot) -> Script[None]:
    """CS-VICT-03: the top cultist card takes their place, with everything that follows; CS-VICT-04: the fourth is the end."""
    at(g, slot).remove(card)
    g.state.shelf[LOST].append(card)
    lost = len(g.state.shelf[LOST])
    g.tell(events.CivilianLost(card, slot, g.at(slot).card, lost, g.cards.numbers.civilians_lost))
    winning.check(g)
    yield from cultists.arrive(g, slot, stoppable=False)


@BOOK.modifies(LossPredicate, NAME)
def _too_many(g: Storm, _src: Source, h: LossPredicate) -> None:
    if len(g.state.shelf.get(LOST, ())) >= g.cards.numbers.civilians_lost:
        h.reason = NAME


@BOOK.modifies(SealRequirement, NAME)
def _somebody_is_inside(g: Storm, _src: Source, h: SealRequirement) -> None:
    """CS-VICT-05."""
    if at(g, h.slot):
        h.forbidden = h.forbidden or "civilian"


# Saving (CS-VICT-02)


@BOOK.modifies(PrepActions, NAME)
def _may_save(g: Storm, _src: Source, h: PrepActions) -> None:
    for card in at(g, g.inv(h.who).slot):
        if _ways(g, h.who, card):
            h.options += g.made(partial(_saving, g, h.who, card), h.who, "rescue", card)


def _saving(g: Storm, who: Who, card: str) -> list[Option[Deed]]:
    return [option(f"rescue:{card}", Deed(lambda: _save(g, who, card)), card=card)]


def _ways(g: Storm, who: Who, card: str) -> list[tuple[str, ...]]:
    there = card in at(g, g.inv(who).slot) and presence.present(g, who)
    return [(c,) for c in g.inv(who).hand] if there else []


def _save(g: Storm, who: Who, card: str) -> Script[None]:
    if (yield from paying.discard(g, who, "cs-rescue", lambda: _ways(g, who, card), card=card)):
        at(g, g.inv(who).slot).remove(card)
        g.state.shelf[SAVED].append(card)
        g.tell(events.CivilianSaved(who, card))
        yield from run_all(g.module_card(card).do, g, who, card)


# The view


@BOOK.modifies(PlaceShown, NAME)
def _who_waits(g: Storm, _src: Source, h: PlaceShown) -> None:
    until = g.cards.numbers.civilian_waits - g.state.round
    h.civilians = tuple((card, g.state.tally[since(card)] + until) for card in at(g, h.slot))


@BOOK.modifies(TableShown, NAME)
def _saved_and_lost(g: Storm, _src: Source, h: TableShown) -> None:
    h.saved, h.lost = tuple(g.state.shelf.get(SAVED, ())), tuple(g.state.shelf.get(LOST, ()))
