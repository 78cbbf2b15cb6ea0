"""Wounds of investigators (Wunden): DMD-WOUND, DMD-COMP-01 … 04. The one place where they are suffered or healed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.death_may_die import events
from games.death_may_die.rules import dying, holding, ignoring
from games.death_may_die.state import SECOND, Who
from games.death_may_die.table import Death
from games.kernel.ask import Ask, Option, Script, ask_all


def suffer(g: Death, who: Who, n: int, by: ignoring.Occasion = "", through: int = 0) -> Script[int]:
    """One investigator's wounds. Returns how many were suffered, those on companions included (DMD-COMP-02)."""
    return (yield from suffer_all(g, {who: n}, by, through)).get(who, 0)


def suffer_all(g: Death, hurt: dict[Who, int], by: ignoring.Occasion = "", through: int = 0) -> Script[dict[Who, int]]:
    """Several at once (S76): those of an attack or of fire may be prevented, all but so many that are let through, and were then not
    suffered (S77); then everybody's companions at the same time, then the markers clockwise. Deaths are looked for by whoever called
    (`dying.settle`)."""
    left = {who: n - ignoring.ignored(g, who, "wounds", n - through, by) for who, n in hurt.items() if n > 0 and g.lives(who)}
    left = {who: n for who, n in left.items() if n > 0}
    if not left:
        return left
    asks = {who: question for who, n in left.items() if (question := _companions(g, who, n))}
    chosen = yield from ask_all(asks)
    for who in (w for w in g.clockwise() if w in left):
        _take(g, who, left[who], chosen[who][0] if who in chosen else ())
    return left


def unhurt(g: Death, who: Who, thrown: int, suffered: int) -> None:
    """Successes were thrown against somebody, and all of them were cancelled or ignored: that is said, or nobody knows how it ended."""
    if thrown and not suffered and g.lives(who) and g.state.printing >= SECOND:
        g.tell(events.Unhurt(who))


def _companions(g: Death, who: Who, n: int) -> Ask | None:
    """D19: how many each companion takes, the rest is for the board. Whoever is absent gives them only what would kill."""
    bearing = [half.health - held.wounds for held, half in g.companions(who)]
    if not bearing:
        return None
    ways = list(_splits(bearing, n))
    left = max(0, g.cards.numbers.wounds - 1 - g.inv(who).wounds)
    safe = min([w for w in ways if n - sum(w) <= left] or [max(ways, key=sum)], key=sum)
    cards = [held.card for held, _ in g.companions(who)]
    options = [Option(_key(w), w, (*tuple(zip(cards, w, strict=True)), ("self", n - sum(w)))) for w in ways]
    return Ask(g.player(who), "dmd-companions", options, (("who", who), ("n", n)), default=(_key(safe),))


def _key(way: tuple[int, ...]) -> str:
    return "assign:" + "-".join(map(str, way))


def _splits(bearing: Sequence[int], n: int) -> Iterator[tuple[int, ...]]:
    """Every way to give companions between none and all of n wounds, none more than it can bear (S18, DMD-COMP-09)."""
    if not bearing:
        yield ()
        return
    for k in range(min(bearing[0], n) + 1):
        yield from ((k, *rest) for rest in _splits(bearing[1:], n - k))


def _take(g: Death, who: Who, n: int, way: tuple[int, ...]) -> None:
    """The markers move: companions first, the rest on the board."""
    person = g.inv(who)
    for (held, half), k in zip(g.companions(who), way, strict=False):
        if not k:
            continue
        held.wounds += k
        n -= k
        g.tell(events.CompanionWounded(who, held.card, k))
        if held.wounds >= half.health:
            g.tell(events.CompanionDied(who, held.card))
            holding.discard(g, who, held)  # DMD-COMP-04
    if n:
        person.wounds = min(person.wounds + n, g.cards.numbers.wounds)
        g.tell(events.Suffered(who, wounds=n, now=person.wounds))
        if person.wounds >= g.cards.numbers.wounds:
            dying.doomed(g, who)


def heal(g: Death, who: Who, n: int) -> int:
    """DMD-WOUND-03: never past the leftmost space."""
    person = g.inv(who)
    healed = min(n, person.wounds)
    person.wounds -= healed
    if healed:
        g.tell(events.Healed(who, wounds=healed, now=person.wounds))
    return healed
