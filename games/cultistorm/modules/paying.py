"""Paying with hand cards in the preparation: what modules ask for a rescue, a cure or an answer.

A wild card stands for any symbol (CS-GEN-07). Which card goes is asked only if there is a choice; by default the one whose symbol is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.cultistorm.dice import WILD, Symbol
from games.cultistorm.rules import hands
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, option


def cards_of(g: Storm, who: Who, symbol: Symbol) -> list[str]:
    """Hand cards that bear it, wild ones last."""
    mine = g.inv(who).hand
    return [c for c in mine if g.action(c).symbol == symbol] + [c for c in mine if g.action(c).symbol == WILD]


def pairs(g: Storm, who: Who, one: Symbol, other: Symbol) -> list[tuple[str, str]]:
    """Two cards, one for each symbol; as few wild ones as possible first."""
    found = [(a, b) for a in cards_of(g, who, one) for b in cards_of(g, who, other) if a != b]
    once = list({frozenset(pair): pair for pair in reversed(found)}.values())
    return sorted(once, key=lambda pair: sum(g.action(c).symbol == WILD for c in pair))


def discard(g: Storm, who: Who, msg: str, ways: Callable[[], Sequence[tuple[str, ...]]], **args: str | int) -> Script[bool]:
    """One of these sets of cards. False: none of them can be paid any more."""

    def choices() -> list[Option[str]]:
        return [option(f"pay:{'+'.join(way)}", "+".join(way), card=way[0], drop="".join(way[1:])) for way in ways()]

    secret = not g.state.open_hands
    picked = yield from g.choose(who, msg, choices, default=lambda: choices()[0].key, secret=secret, **args)
    if picked is None or picked not in [o.value for o in choices()]:
        return False
    hands.discard(g, who, picked.split("+"))
    return True
