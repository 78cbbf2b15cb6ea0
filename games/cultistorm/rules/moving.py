"""Movement (Bewegung): CS-MOVE."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.moments import BOOK, Deed, MoveCost
from games.cultistorm.rules import insanity, objects
from games.cultistorm.state import SLOTS, Slot, Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import FirstMoveCosts, FreeMoves, LeavesFreely
from games.kernel.ask import Option, at_once, option
from games.kernel.hooks import Source


def priced(g: Storm, who: Who, slot: Slot) -> MoveCost:
    return BOOK.now(g, MoveCost(who, slot, free=1))


def cost(g: Storm, who: Who, slot: Slot) -> int:
    """CS-MOVE-03: the first in a round is free, each further one costs 1 insanity."""
    price = priced(g, who, slot)
    free = max(0, price.free - price.first_costs)
    if not price.counts or g.inv(who).moves < free or g.in_force("free_move", str(who)):
        return 0
    return 1


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    """CS-MOVE-02, CS-MOVE-05: from any location directly to any other, sealed or not, whoever is there."""
    found: list[Option[Deed]] = []
    for slot in SLOTS:
        if slot != g.inv(who).slot and not priced(g, who, slot).forbidden:
            price = cost(g, who, slot)
            deed = Deed(lambda slot=slot: _move(g, who, slot), ((who, price),) if price else ())
            found.append(option(f"move:{slot}", deed, slot=slot, location=g.at(slot).card, cost=price))
    return found


@at_once
def _move(g: Storm, who: Who, slot: Slot) -> None:
    price, person = cost(g, who, slot), g.inv(who)
    if priced(g, who, slot).counts:
        free = max(0, priced(g, who, slot).free - priced(g, who, slot).first_costs)
        if person.moves >= free and not price:
            _use_up(g, who)
        person.moves += 1
    insanity.gain_one(g, who, price, "move")
    put(g, who, slot, price)


def _use_up(g: Storm, who: Who) -> None:
    """One Errand for one move."""
    errand = next(e for e in g.in_effect if e.what == "free_move" and e.on == str(who))
    g.in_effect.remove(errand)


def put(g: Storm, who: Who, slot: Slot, price: int = 0) -> None:
    """Somebody stands elsewhere now: markers at the old location come back (S-76, S-83), offers there lapse (CS-PREP-10)."""
    person = g.inv(who)
    person.slot = slot
    g.tell(events.Moved(who, slot, g.at(slot).card, price))
    for enemy in list(person.targets):
        person.targets.remove(enemy)
        g.tell(events.TargetLifted(who, enemy))
    objects.tidy_offers(g)


@BOOK.modifies(MoveCost, FreeMoves)
def _motorcar(_g: Storm, src: Source, h: MoveCost) -> None:
    if src.owner == h.who:
        h.free += src.trait.free_moves


@BOOK.modifies(MoveCost, LeavesFreely)
def _station(g: Storm, src: Source, h: MoveCost) -> None:
    """Leaving it costs nothing and does not use up the free move."""
    if g.at(g.inv(h.who).slot).card == src.id:
        h.counts = False


@BOOK.modifies(MoveCost, FirstMoveCosts)
def _dagon(_g: Storm, _src: Source, h: MoveCost) -> None:
    h.first_costs = True
