"""Damage to the hero (Schaden) and healing: AL-DMG, AL-HEAL, S-39, S-47. The only way to lose or regain points."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone import events
from games.alone.rules import companions, ending, experience, items, reactions
from games.alone.state import Loss
from games.alone.table import Alone, Guard, Moment
from games.kernel.ask import Script


def lose(g: Alone, kind: Loss, n: int, by: str, *, creatures: Sequence[str] = (), evil: bool = True) -> Script[int]:
    """One loss event: all points from one source (AL-DMG-06). Returns the points the hero lost.

    `creatures` are the ids of those that cause it: one, or all that strike together in an opportunity attack (S-93). `evil`: whether evil does (AL-COMP-09): costs, mission texts and the
    Nightmare are not evil's damage.
    """
    n = yield from _lessened(g, kind, n, by, creatures)
    if n <= 0:
        return 0
    if evil and (yield from companions.redirect(g, kind, n)):
        return 0  # AL-COMP-08: not a loss of the hero
    return (yield from _suffer(g, kind, n, by, creatures))


def _lessened(g: Alone, kind: Loss, n: int, by: str, creatures: Sequence[str]) -> Script[int]:
    """What makes a composure loss through a creature smaller, before it is carried out (S-40): Bravery, the sedative."""
    if kind != "composure" or not creatures or n <= 0:
        return n
    n -= yield from experience.bravery(g, n, "+".join(creatures))
    if n <= 0:
        return 0
    guard = Guard(by=by, attackers=list(creatures), loss=n)
    before, g.guard = g.guard, guard
    yield from items.offer(g, "composure_by_creature")
    g.guard = before
    return n - guard.prevented


def _suffer(g: Alone, kind: Loss, n: int, by: str, creatures: Sequence[str]) -> Script[int]:
    """AL-DMG-01..04, then the window for cards that answer this loss (AL-DMG-05, AL-REACT-10)."""
    s = g.state
    lost = 0
    for _ in range(n):
        # AL-DMG-02: an empty track hands the point on. AL-DMG-04: beyond both at 0 further points are void.
        on_life = s.life > 0 and (kind == "life" or s.composure == 0)
        if on_life:
            s.life -= 1
        elif s.composure > 0:
            s.composure -= 1
        else:
            break
        lost += 1
    if kind not in s.losses:
        s.losses.append(kind)  # AL-DMG-03: the kind of the loss, whichever marker moved
    g.tell(events.Lost(kind, lost, by, s.life, s.composure))
    if s.life == 0 and s.composure == 0:
        ending.end(g, "broken")
    yield from reactions.window(g, Moment("loss", action=s.action, loss=kind, by_creatures=list(creatures)))
    return lost


def heal_limit(g: Alone) -> int:
    """AL-HEAL-01: the position of the round marker, for both tracks."""
    return g.cards.numbers.heal_limits[g.state.round_space]


def healable(g: Alone, kind: Loss) -> int:
    """AL-HEAL-02, AL-HEAL-03: how many points this track could regain now."""
    return max(0, heal_limit(g) - g.track(kind))


def heal(g: Alone, kind: Loss, n: int, by: str) -> int:
    """AL-HEAL-02..04: up to the heal limit, from 0 too; the surplus is lost. Returns the points regained."""
    gained = min(n, healable(g, kind))
    if gained <= 0:
        return 0
    if kind == "life":
        g.state.life += gained
    else:
        g.state.composure += gained
    g.tell(events.Healed(kind, gained, g.track(kind), by))
    return gained
