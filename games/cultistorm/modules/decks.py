"""Decks of modules: shuffled at set-up, drawn from the top, made anew of their discard pile when they are empty.

A drawn card lies on the discard pile at once: what it does may take a while. Everybody sees all piles of such a module but the order of its
deck, of which only the size is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from games.cultistorm.moments import BOOK, Redact
from games.cultistorm.rules.objects import HIDDEN
from games.cultistorm.table import Storm
from games.kernel.hooks import Source


def shuffle_in(g: Storm, name: str) -> None:
    """At set-up."""
    deck = g.cards.of_module(name)
    g.shuffle(deck, f"{name}:setup")
    g.state.shelf[f"{name}.deck"] = deck
    g.state.shelf[f"{name}.discard"] = []


def draw(g: Storm, name: str) -> str:
    deck, discard = g.state.shelf[f"{name}.deck"], g.state.shelf[f"{name}.discard"]
    if not deck:
        deck += discard
        discard.clear()
        g.shuffle(deck, f"{name}:again:{g.state.round}")
    card = deck.pop()
    discard.append(card)
    g.reveal()
    return card


def open_but_decks(*names: str) -> Callable[[Storm, Source, Redact], None]:
    """A listener for `Redact`: piles whose names begin so are open, of decks the size."""

    def show(g: Storm, _src: Source, h: Redact) -> None:
        for at, pile in g.state.shelf.items():
            if at.startswith(tuple(f"{name}." for name in names)):
                h.shelf[at] = (HIDDEN,) * len(pile) if at.endswith(".deck") else tuple(pile)

    return show


def shows(module: str, *names: str) -> None:
    """The piles of a module, and others that belong to it."""
    BOOK.modifies(Redact, module)(open_but_decks(module, *names))
