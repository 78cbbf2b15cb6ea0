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


def priced(g: Storm, who: Who) -> MoveCost:
    return BOOK.now(g, MoveCost(who, free=1))


def _included(g: Storm, price: MoveCost) -> bool:
    """Is it one of the free moves of the round, or none at all?"""
    return not price.counts or g.inv(price.who).moves < max(0, price.free - price.first_costs)


def cost(g: Storm, who: Who) -> int:
    """CS-MOVE-03: the first in a round is free, each further one costs 1 insanity."""
    return _cost(g, priced(g, who))


def _cost(g: Storm, price: MoveCost) -> int:
    return 0 if _included(g, price) or g.in_force("free_move", str(price.who)) else 1


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    """CS-MOVE-02, CS-MOVE-05: from any location directly to any other, sealed or not, whoever is there."""
    leaving = priced(g, who)
    if leaving.forbidden:
        return []
    price = _cost(g, leaving)
    return g.made(lambda: _going(g, who, price), who, "move", g.inv(who).slot, price, *[p.card for p in g.state.places])


def _going(g: Storm, who: Who, price: int) -> list[Option[Deed]]:
    hurt = ((who, price),) if price else ()
    return [
        option(f"move:{s}", Deed(lambda s=s: _move(g, who, s), hurt), slot=s, location=g.at(s).card, cost=price)
        for s in SLOTS
        if s != g.inv(who).slot
    ]


@at_once
def _move(g: Storm, who: Who, slot: Slot) -> None:
    leaving = priced(g, who)
    price = _cost(g, leaving)
    if not price and not _included(g, leaving):
        _use_up(g, who)
    g.inv(who).moves += leaving.counts
    insanity.gain_one(g, who, price, "move")
    put(g, who, slot, price)


def _use_up(g: Storm, who: Who) -> None:
    """One Errand for one move."""
    errand = next(e for e in g.in_effect if e.what == "free_move" and e.on == str(who))
    g.in_effect.remove(errand)


def put(g: Storm, who: Who, slot: Slot, price: int = 0) -> None:
    """Somebody stands elsewhere now: markers at the old location come back (S-76, S-83), offers there lapse (CS-PREP-10).
    Nothing moves whoever cannot leave (CS-WORLD-02)."""
    if priced(g, who).forbidden:
        return
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
