"""Stress: DMD-STRESS. The one place where it is suffered or healed."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import ignoring
from games.death_may_die.state import Who
from games.death_may_die.table import Death


def room(g: Death, who: Who) -> int:
    """How much more can be suffered (DMD-STRESS-03)."""
    return max(0, g.max_stress(who) - g.inv(who).stress)


def pay(g: Death, who: Who, n: int) -> None:
    """As a cost, or for rerolls: never ignored, and only what fits (DMD-STRESS-02, S83)."""
    g.inv(who).stress += n
    if n:
        g.tell(events.Suffered(who, stress=n, now=g.inv(who).stress))


def suffer(g: Death, who: Who, n: int, overflow: bool = False) -> int:
    """By an effect: what does not fit is ignored (S11), or becomes wounds where the effect says so (DMD-STRESS-04). Some of it
    may be ignored (Stiff Upper Lip). Returns the wounds that follow."""
    if overflow or room(g, who):
        n -= ignoring.ignored(g, who, "stress", n)
    taken = min(n, room(g, who))
    if taken:
        g.inv(who).stress += taken
        g.tell(events.Suffered(who, stress=taken, now=g.inv(who).stress))
    if not overflow or n == taken:
        return 0
    g.tell(events.StressOverflows(who, n - taken))
    return n - taken


def heal(g: Death, who: Who, n: int) -> int:
    person = g.inv(who)
    healed = min(n, person.stress)
    person.stress -= healed
    if healed:
        g.tell(events.Healed(who, stress=healed, now=person.stress))
    return healed


def fits(g: Death, who: Who) -> None:
    """A maximum was lowered: the marker moves to it (S70)."""
    person = g.inv(who)
    person.stress = min(person.stress, g.max_stress(who))
