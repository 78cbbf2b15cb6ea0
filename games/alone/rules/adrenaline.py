"""Adrenaline markers (AL-ADR-07..13, AL-XP-12, S-17, S-65)."""

from __future__ import annotations

from games.alone import events
from games.alone.rules import experience
from games.alone.state import Lasting
from games.alone.table import Alone
from games.kernel.ask import RuleBug


def capacity(g: Alone) -> int:
    """AL-ADR-09: the lower of the two tracks decides; AL-XP-12: Cold blood gives one more; AL-ADR-13: never more than 6."""
    n = g.cards.numbers
    lower = min(g.state.life, g.state.composure)
    board = next(row.capacity for row in n.adrenaline if lower >= row.least)
    extra = 1 if experience.unlocked(g, "cold_blood") else 0
    return min(n.most_adrenaline, board + extra + g.lasting("capacity"))


def spendable(g: Alone, use: str) -> int:
    """Markers that may be spent now for "heal", "bullet" or what a card demands. A stimulant's marker is not for this turn
    (upgraded: for Bullet Time at once), but a card that takes adrenaline takes any."""
    pool = g.state.adrenaline
    if use not in ("heal", "bullet"):
        return pool
    kept = g.lasting("fresh_adrenaline") + (g.lasting("fresh_adrenaline", on="bullet") if use == "heal" else 0)
    return max(0, pool - kept)


def spend(g: Alone, by: str) -> None:
    """AL-ADR-08: gone from the pool until the end of the round."""
    s = g.state
    if s.adrenaline <= 0:
        raise RuleBug(f"no adrenaline left for {by}")
    s.adrenaline -= 1
    if by == "bullet":
        # The fresh marker is the one spent: what was there before stays free for healing.
        fresh = next((e for e in s.lasting if e.what == "fresh_adrenaline" and e.on == "bullet"), None)
        if fresh is not None:
            s.lasting.remove(fresh)
    g.tell(events.AdrenalineSpent(s.adrenaline, by))


def gain(g: Alone, n: int, over: int = 0) -> int:
    """Take markers from the supply, up to the capacity and `over` more, never above 6 (AL-ADR-11, 13)."""
    s = g.state
    most = min(g.cards.numbers.most_adrenaline, capacity(g) + over)
    taken = max(0, min(n, most - s.adrenaline))
    if taken:
        s.adrenaline += taken
        g.tell(events.AdrenalineRefilled(taken, s.adrenaline))
    return taken


def stimulate(g: Alone, n: int, upgraded: bool) -> None:
    """The stimulant: not above capacity + 1; its marker may be spent from the next turn on, upgraded for Bullet Time at once."""
    taken = gain(g, n, over=1)
    if taken:
        g.lasts(Lasting(what="fresh_adrenaline", n=taken, on="bullet" if upgraded else "", until="turn"))


def refill(g: Alone) -> int:
    """AL-ADR-10, 11: up to the capacity; what is there is kept, even above it."""
    return gain(g, g.cards.numbers.most_adrenaline)
