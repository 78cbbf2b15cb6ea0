"""Stress: DMD-STRESS. The one place where it is suffered or healed."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.state import Who
from games.death_may_die.table import Death
from games.death_may_die.traits import Ignores


def room(g: Death, who: Who) -> int:
    """How much more can be suffered (DMD-STRESS-03)."""
    return max(0, g.max_stress(who) - g.inv(who).stress)


def pay(g: Death, who: Who, n: int) -> None:
    """As a cost, or for rerolls: never ignored, and only what fits (DMD-STRESS-02, S83)."""
    g.inv(who).stress += n
    if n:
        g.tell(events.Suffered(who, stress=n))


def suffer(g: Death, who: Who, n: int, overflow: bool = False) -> int:
    """By an effect: what does not fit is ignored (S11), or becomes wounds where the effect says so (DMD-STRESS-04). Returns
    the wounds that follow."""
    if n and (overflow or room(g, who)):
        n -= _spared(g, who, n)
    taken = min(n, room(g, who))
    if taken:
        g.inv(who).stress += taken
        g.tell(events.Suffered(who, stress=taken))
    return n - taken if overflow else 0


def _spared(g: Death, who: Who, n: int) -> int:
    """Stiff Upper Lip: so much per turn is ignored, never of what is paid."""
    spared = 0
    for source, trait in g.sources(who, Ignores):
        if trait.ignores == "stress":
            now = max(0, min(n - spared, trait.n - g.used(who, f"{source}:stress", trait.per)))
            for _ in range(now):
                g.use(who, f"{source}:stress", trait.per)
            spared += now
    return spared


def heal(g: Death, who: Who, n: int) -> int:
    person = g.inv(who)
    healed = min(n, person.stress)
    person.stress -= healed
    if healed:
        g.tell(events.Healed(who, stress=healed))
    return healed


def fits(g: Death, who: Who) -> None:
    """A maximum was lowered: the marker moves to it (S70)."""
    person = g.inv(who)
    person.stress = min(person.stress, g.max_stress(who))
