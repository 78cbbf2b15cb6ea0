"""Module 9, Plagues from Another World (Seuchen aus einer anderen Welt): CS-PLAGUE. Cubes on the locations; three overflows are the end."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import BLANK
from games.cultistorm.modules import paying
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, AfterSeal, Deed, DiceRolled, LossPredicate, PlaceShown, PrepActions, Setup, TableShown
from games.cultistorm.rules import insanity, presence, winning
from games.cultistorm.state import SLOTS, Slot, Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, option
from games.kernel.hooks import Source

NAME = "plagues"
MODULE = add(Module(NAME, size="minor"))
OVERFLOWS = f"{NAME}.overflows"


def cubes(g: Storm, slot: Slot) -> int:
    return g.state.tally.get(f"{NAME}.cubes.{slot}", 0)


def _put(g: Storm, slot: Slot, n: int) -> None:
    g.state.tally[f"{NAME}.cubes.{slot}"] = n


@BOOK.reacts(Setup, NAME)
def _first_cases(g: Storm, _src: Source, _h: Setup) -> None:
    """CS-PLAGUE-01."""
    g.state.tally[OVERFLOWS] = 0
    for slot in SLOTS:
        _put(g, slot, g.cards.numbers.plague_start.count(slot))


@BOOK.reacts(DiceRolled, NAME)
def _spreads(g: Storm, _src: Source, h: DiceRolled) -> None:
    """CS-PLAGUE-02: where the die is blank or shows the slot's symbol, clockwise from the start location."""
    for slot in h.slots:
        if g.at(slot).die in (BLANK, g.symbol(slot)):
            spread(g, slot)


def spread(g: Storm, first: Slot) -> None:
    """CS-PLAGUE-03: a fourth cube is none but an overflow, one more for both neighbours; each location overflows once in a chain.
    CS-PLAGUE-05: none at sealed locations."""
    waiting, over = [first], set[Slot]()
    while waiting:
        slot = waiting.pop(0)
        if g.at(slot).sealed or slot in over:
            continue
        if cubes(g, slot) < g.cards.numbers.plague_cubes:
            _put(g, slot, cubes(g, slot) + 1)
            g.tell(events.PlagueSpreads(slot, g.at(slot).card, cubes(g, slot)))
            tell_of(g, NAME, g.at(slot).card)
        else:
            over.add(slot)
            _overflow(g, slot)
            waiting += [(slot - 1) % len(SLOTS), (slot + 1) % len(SLOTS)]


def _overflow(g: Storm, slot: Slot) -> None:
    """Insanity for whoever is there, then CS-PLAGUE-06."""
    g.state.tally[OVERFLOWS] += 1
    g.tell(events.PlagueOverflows(slot, g.at(slot).card, g.state.tally[OVERFLOWS], g.cards.numbers.plague_overflows))
    insanity.gain(g, dict.fromkeys(presence.there(g, slot), 1), NAME)
    winning.check(g)


@BOOK.modifies(LossPredicate, NAME)
def _reaches_the_cities(g: Storm, _src: Source, h: LossPredicate) -> None:
    if g.state.tally.get(OVERFLOWS, 0) >= g.cards.numbers.plague_overflows:
        h.reason = NAME


@BOOK.reacts(AfterSeal, NAME)
def _cleared(g: Storm, _src: Source, h: AfterSeal) -> None:
    """S-124: what lies on a sealed location goes with it."""
    _put(g, h.slot, 0)


# Curing (CS-PLAGUE-04)


@BOOK.modifies(PrepActions, NAME)
def _may_cure(g: Storm, _src: Source, h: PrepActions) -> None:
    slot = g.inv(h.who).slot
    if _ways(g, h.who, slot):
        h.options += g.made(partial(_curing, g, h.who, slot, cubes(g, slot)), h.who, "cure", slot, cubes(g, slot))


def _curing(g: Storm, who: Who, slot: Slot, n: int) -> list[Option[Deed]]:
    return [option(f"cure:{slot}", Deed(lambda: _cure(g, who, slot)), location=g.at(slot).card, symbol=g.symbol(slot), n=n)]


def _ways(g: Storm, who: Who, slot: Slot) -> list[tuple[str, ...]]:
    if not cubes(g, slot) or not presence.present(g, who):
        return []
    return [(card,) for card in paying.cards_of(g, who, g.symbol(slot))]


def _cure(g: Storm, who: Who, slot: Slot) -> Script[None]:
    if (yield from paying.discard(g, who, "cs-cure", lambda: _ways(g, who, slot), location=g.at(slot).card)):
        _put(g, slot, cubes(g, slot) - 1)
        g.tell(events.PlagueCured(who, slot, g.at(slot).card, cubes(g, slot)))


# The view


@BOOK.modifies(PlaceShown, NAME)
def _cubes_shown(g: Storm, _src: Source, h: PlaceShown) -> None:
    h.cubes = cubes(g, h.slot)


@BOOK.modifies(TableShown, NAME)
def _overflows_shown(g: Storm, _src: Source, h: TableShown) -> None:
    h.overflows = g.state.tally.get(OVERFLOWS, 0)
