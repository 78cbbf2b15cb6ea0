"""Location actions (Schauplatzaktionen): CS-LACT; own objects and developed abilities in the preparation: CS-PREP-04."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.cultistorm import events
from games.cultistorm.glance import AT, BOARD, THINGS, News
from games.cultistorm.moments import BOOK, Deed, LocationActions
from games.cultistorm.rules import objects, presence
from games.cultistorm.state import Slot, Who, kind
from games.cultistorm.table import Storm
from games.cultistorm.traits import NoLocationActions
from games.kernel.ask import Option, Script, option
from games.kernel.effects import run_all
from games.kernel.hooks import Source

if TYPE_CHECKING:
    from games.cultistorm.content import Use
    from games.cultistorm.verbs.verb import StormVerb

Shifts: TypeAlias = tuple[tuple[Slot, ...], tuple[Slot, ...]]
Tolls: TypeAlias = tuple[tuple[Who, int], ...]


@dataclass(frozen=True, slots=True)
class Usable:
    """A use somebody has, with the card it stands on and the mark of its limit."""

    card: str
    use: Use
    mark: str
    of: Literal["location", "ability", "object"]


def has(g: Storm, who: Who) -> Iterator[Usable]:
    """Everything an investigator could use now, limits aside."""
    person = g.inv(who)
    place = g.at(person.slot)
    open_ = place.altar and presence.present(g, who)
    if open_ and BOOK.now(g, LocationActions()).allowed:  # CS-LACT-01, CS-LACT-02, S-51
        for use in g.cards.locations[place.card].uses:
            yield Usable(place.card, use, f"{place.card}:{use.id}" + (f":{who}" if use.each else ""), "location")
    abilities = {use.id: (level, use) for level, ability in enumerate(g.abilities(who), 1) for use in ability.uses}
    for level, use in abilities.values():
        yield Usable(f"{person.id}-{level}", use, f"{who}:{use.id}", "ability")
    for card in person.objects:
        for use in g.object(card).uses:
            yield Usable(card, use, card, "object")  # CS-OBJ-05: whoever holds it later


def may(g: Storm, who: Who, usable: Usable) -> bool:
    limit = usable.use.once
    if limit and not g.may(usable.mark, limit):
        return False
    return all(effect.possible(g, who, usable.card) for effect in usable.use.do)


def offers(g: Storm, who: Who) -> tuple[News, list[Option[Deed]]]:
    """What is offered by use, and what that follows from."""
    person = g.inv(who)
    found: list[Option[Deed]] = []
    looks = BOARD | AT | THINGS
    if not person.board and not person.objects and not g.at(person.slot).altar:
        return looks, found
    for usable in has(g, who):
        looks |= g.cards.looks_used[kind(usable.card), usable.use.id]
        if may(g, who, usable):
            moved, hurt = shifts(g, who, usable.use.do), tolls(g, who, usable.use.do)
            making = partial(_using, g, who, usable, hurt, moved)
            found += g.made(making, who, "use", usable.card, usable.use.id, hurt, moved)
    return looks, found


def tolls(g: Storm, who: Who, effects: Iterable[StormVerb]) -> Tolls:
    """The insanity it is sure to cost, and whom (D-32)."""
    found: dict[Who, int] = {}
    for effect in effects:
        for victim, n in effect.toll(g, who)[0].items():
            found[victim] = found.get(victim, 0) + n
    return tuple(found.items())


def shifts(g: Storm, who: Who, effects: Iterable[StormVerb]) -> Shifts:
    """Where cultists are sure to come, and where the top ones are sure to leave before (D-32)."""
    found = [effect.shifts(g, who) for effect in effects]
    return tuple(slot for came, _ in found for slot in came), tuple(slot for _, left in found for slot in left)


def _using(g: Storm, who: Who, usable: Usable, hurt: Tolls, moved: Shifts) -> list[Option[Deed]]:
    key = f"act:{usable.use.id}" if usable.of == "location" else f"use:{usable.card}:{usable.use.id}"
    return [option(key, Deed(lambda: _use(g, who, usable), hurt, *moved), card=usable.card)]


def _use(g: Storm, who: Who, usable: Usable) -> Script[None]:
    """The limit and the card are paid before anything is asked."""
    if usable.use.once:
        g.once(usable.mark, usable.use.once)
    match usable.of:
        case "location":
            g.tell(events.LocationUsed(who, usable.card))
        case "ability":
            g.tell(events.AbilityUsed(who, usable.card))
        case "object":
            g.tell(events.ObjectUsed(who, usable.card))
    if usable.use.discard:
        objects.discard(g, who, usable.card)
    yield from run_all(usable.use.do, g, who, usable.card)


@BOOK.modifies(LocationActions, NoLocationActions)
def _ithaqua(_g: Storm, _src: Source, h: LocationActions) -> None:
    h.allowed = False


@BOOK.modifies(LocationActions, "no_location_actions")
def _closed(_g: Storm, _src: Source, h: LocationActions) -> None:
    h.allowed = False
