"""What is certain to be the end is confirmed first (D-32, S-60, S-78), by whoever does it and by whoever would die of it."""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm.moments import Deed
from games.cultistorm.rules import cultists
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm
from games.kernel.ask import Ask, Option, Script, args_of, option, put


def victims(g: Storm, deed: Deed) -> list[Who]:
    """Who would certainly have a fifth marker: by the deed itself, or by a Great Old One a fourth cultist brings or is kept from bringing
    (CS-GOO-06, CS-GOO-07)."""
    insanity = deed.insanity
    if not deed.arrivals:
        people, most = g.state.investigators, g.cards.numbers.insanity
        return [w for w, n in insanity if n and people[w].insanity + people[w].permanent + n > most]
    hurt = {who: g.madness(who) for who in g.everybody}
    for who, n in insanity:
        hurt[who] += n
    if any(_summons(g, slot, deed.leaving) for slot in deed.arrivals):
        for who in g.everybody:
            hurt[who] += not g.in_force("ward", str(who))
    return [who for who, n in hurt.items() if n > g.cards.numbers.insanity and n > g.madness(who)]


def _summons(g: Storm, slot: Slot, leaving: Sequence[Slot]) -> bool:
    """Also beside a Great Old One: none arrives there, but one may be pushed there (S-49), and then another is kept out (S-11)."""
    place = g.at(slot)
    there = len(place.column) - leaving.count(slot)
    return not place.sealed and there >= g.cards.numbers.column


def over_the_limit(g: Storm, deed: Deed) -> bool:
    """S-78: the cultist that would come is one too many."""
    gone = sum(cultists.weight(g, g.at(slot).column[-1]) for slot in deed.leaving if g.at(slot).column)
    return bool(deed.arrivals) and cultists.count(g) - gone + len(deed.arrivals) > cultists.limit(g)


def deadly(g: Storm, deed: Deed) -> bool:
    if deed.arrivals:
        return bool(victims(g, deed)) or over_the_limit(g, deed)
    people, most = g.state.investigators, g.cards.numbers.insanity
    for who, n in deed.insanity:
        person = people[who]
        if n and person.insanity + person.permanent + n > most:
            return True
    return False


def agreed(g: Storm, who: Who, deed: Deed) -> Script[bool]:
    """Nobody is asked unless it is deadly. First whoever does it, then each victim of another player."""
    if not deadly(g, deed):
        return True
    if not (yield from confirm(g, who, "cs-certain")):
        return False
    players = {g.player(who)}
    for victim in victims(g, deed):
        if g.player(victim) not in players:
            players.add(g.player(victim))
            if not (yield from confirm(g, victim, "cs-certain-victim", by=who)):
                return False
    return True


def survives(g: Storm, who: Who, price: int) -> Script[bool]:
    """The same for a plain price."""
    if not price or g.madness(who) + price <= g.cards.numbers.insanity:
        return True
    return (yield from confirm(g, who, "cs-certain"))


def confirm(g: Storm, who: Who, msg: str, **args: str | int) -> Script[bool]:
    """Cancelled unless somebody says so."""

    def choices() -> list[Option[bool]]:
        return [option("confirm", True, tone="danger"), option("cancel", False)]

    question = Ask(g.player(who), msg, choices, (("who", who), *args_of(args)), default=("cancel",))
    return bool((yield from put(question)))
