"""What skills and cards let somebody ignore: wounds of attacks and of fire, stress by effects, sanity, Tentacles of a fire roll (S77, S83).

Each skill and each card has its own limit; what only helps is used by itself (S93).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.death_may_die.state import Who
from games.death_may_die.table import Death
from games.death_may_die.traits import Ignores

What: TypeAlias = Literal["wounds", "stress", "sanity", "tentacles"]
Occasion: TypeAlias = Literal["", "attack", "fire"]


def ignored(g: Death, who: Who, what: What, n: int, occasion: Occasion = "") -> int:
    """How much of n is ignored now; what is limited per turn is used up by it."""
    left = n
    for source, trait, most in _means(g, who, what, occasion):
        now = min(left, most)
        if trait.per == "turn":
            for _ in range(now):
                g.use(who, f"{source}:{what}", "turn")
        left -= now
    return n - left


def could_ignore(g: Death, who: Who, what: What, occasion: Occasion = "") -> int:
    """How much could be ignored, without using anything up."""
    return sum(most for _, _, most in _means(g, who, what, occasion))


def _means(g: Death, who: Who, what: What, occasion: Occasion) -> list[tuple[str, Ignores, int]]:
    """What fits the occasion, with what is left of each; those without a limit per turn first. "Per turn" wounds are those of attacks."""
    found: list[tuple[str, Ignores, int]] = []
    sources = g.sources(who, Ignores)
    if not sources:
        return found
    for source, trait in sources:
        of_turn = trait.per == "turn" and (what != "wounds" or occasion == "attack")
        if trait.ignores == what and (of_turn or trait.per == occasion):
            used = g.used(who, f"{source}:{what}", "turn") if of_turn else 0
            found.append((source, trait, max(0, trait.n - used)))
    return sorted(found, key=lambda m: m[1].per == "turn")
