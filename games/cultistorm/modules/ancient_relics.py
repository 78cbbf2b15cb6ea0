"""Module 5, Ancient Relics (Antike Relikte): CS-RELIC. Who opens a gate themselves may bring something back. Relics are objects (CS-OBJ)."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.modules import decks
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, Deed, MoveCost, ObjectPile, PrepActions, SealRequirement, Setup
from games.cultistorm.rules import cultists, insanity, presence, research
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import MovesFreely, SealsFreely
from games.kernel.ask import Option, Script, option
from games.kernel.hooks import Layer, Source

NAME = "ancient-relics"
MODULE = add(Module(NAME, size="minor"))
DECK = "objects.relics.deck"  # its top first: what comes back goes to the end
decks.shows(NAME, "objects.relics")


def pile(g: Storm) -> list[str]:
    return g.state.shelf[DECK]


@BOOK.reacts(Setup, NAME)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    relics = [o for o in g.cards.object_cards((NAME,)) if g.object(o).of == NAME]
    g.shuffle(relics, f"{NAME}:setup")
    g.state.shelf[DECK] = relics


@BOOK.modifies(PrepActions, NAME)
def _may_open(g: Storm, _src: Source, h: PrepActions) -> None:
    """CS-RELIC-01. D-32: the insanity and the cultist are certain."""
    slot = g.inv(h.who).slot
    if not _can(g, h.who):
        return
    h.options += g.made(partial(_opening, g, h.who, slot), h.who, "relic", slot)


def _opening(g: Storm, who: Who, slot: Slot) -> list[Option[Deed]]:
    price = g.cards.numbers.relic_insanity
    deed = Deed(lambda: _open(g, who), ((who, price),), (slot,))
    return [option("relic", deed, location=g.at(slot).card, cost=price)]


def _can(g: Storm, who: Who) -> bool:
    slot = g.inv(who).slot
    if g.at(slot).sealed or g.elders_at(slot) or not presence.present(g, who):
        return False
    return bool(g.state.shelf.get(DECK)) and g.may(f"relic:{who}", "round")


def _open(g: Storm, who: Who) -> Script[None]:
    """CS-RELIC-02: insanity, cultist, then two relics are seen and one is kept; CS-RELIC-03: the limit of objects holds. The others go under
    the pile."""
    s, slot = g.state, g.inv(who).slot
    g.once(f"relic:{who}", "round")
    g.tell(events.GateOpened(who, slot, g.at(slot).card))
    insanity.gain_one(g, who, g.cards.numbers.relic_insanity, NAME)
    yield from cultists.arrive(g, slot)
    seen = [pile(g).pop(0) for _ in range(min(g.cards.numbers.relics_seen, len(pile(g))))]
    s.found[str(who)] = seen
    g.reveal()
    g.tell(events.RelicsSeen(who, tuple(seen)))
    tell_of(g, NAME, seen[0])
    yield from research.keep(g, who)
    for relic in s.found.pop(str(who), []):
        pile(g).append(relic)
        g.knows(DECK, relic)


@BOOK.modifies(ObjectPile, NAME)
def _under_the_pile(g: Storm, _src: Source, h: ObjectPile) -> None:
    """S-121: a discarded relic is not among the objects."""
    if g.object(h.card).of == NAME:
        h.pile = pile(g)
        g.knows(DECK, h.card)


# What relics do besides giving symbols


@BOOK.modifies(MoveCost, MovesFreely, Layer.AFTER)
def _silver_key(_g: Storm, src: Source, h: MoveCost) -> None:
    """Always: whatever else a move would cost."""
    if src.owner == h.who:
        h.counts = False


@BOOK.modifies(SealRequirement, SealsFreely, Layer.LIMIT)
def _elder_sign(_g: Storm, src: Source, h: SealRequirement) -> None:
    if src.owner == h.who:
        h.insanity = 0
