"""Moments that passive and lasting effects change or react to.

A hook is a small mutable dataclass: one named moment whose fields are what may be read or changed. Listeners are registered
for a kind of hook and a kind of trait; a trait is data on a card. Who listens is computed from what is in play when the
moment comes, in one order. Nothing subscribes, nothing has to be removed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeVar

from games.kernel.ask import Option, Script, Seat, ask

G = TypeVar("G")
H = TypeVar("H")
TR = TypeVar("TR")


class Layer(IntEnum):
    """The order in which effects on one moment apply, before the order of their sources."""

    INSTEAD = 0
    SET = 1
    ADD = 2
    LIMIT = 3
    AFTER = 4


@dataclass(frozen=True, slots=True)
class Source:
    """One trait in play: the card (or effect) it stands on and whose it is (None: the table's)."""

    id: str
    owner: Seat | None
    trait: Any


Sources = Callable[[G, tuple[type[Any], ...]], Iterable[Source]]


@dataclass(frozen=True, slots=True)
class _Passive(Generic[G]):
    layer: Layer
    order: int
    trait: type[Any]
    act: Callable[[G, Source, Any], None]


@dataclass(frozen=True, slots=True)
class _Trigger(Generic[G]):
    order: int
    trait: type[Any]
    act: Callable[[G, Source, Any], Script[None]]


class Book(Generic[G]):
    """All listeners of a game. `sources(g, kinds)` yields what is in play, in the one order that counts, of those kinds."""

    def __init__(self, sources: Sources[G]) -> None:
        self._sources = sources
        self._passives: dict[type[Any], list[_Passive[G]]] = {}
        self._triggers: dict[type[Any], list[_Trigger[G]]] = {}
        self._kinds: dict[type[Any], tuple[type[Any], ...]] = {}  # the traits whose passives listen to a kind of hook

    def modifies(
        self, hook: type[H], trait: type[TR], layer: Layer = Layer.ADD
    ) -> Callable[[Callable[[G, Source, H], None]], Callable[[G, Source, H], None]]:
        """A passive: changes the hook's fields at once, never asks."""

        def register(act: Callable[[G, Source, H], None]) -> Callable[[G, Source, H], None]:
            rows = self._passives.setdefault(hook, [])
            rows.append(_Passive(layer, len(rows), trait, act))
            self._kinds[hook] = tuple(dict.fromkeys(r.trait for r in rows))
            return act

        return register

    def reacts(
        self, hook: type[H], trait: type[TR]
    ) -> Callable[[Callable[[G, Source, H], Script[None]]], Callable[[G, Source, H], Script[None]]]:
        """A trigger: a script that runs after the passives, and may ask."""

        def register(act: Callable[[G, Source, H], Script[None]]) -> Callable[[G, Source, H], Script[None]]:
            rows = self._triggers.setdefault(hook, [])
            rows.append(_Trigger(len(rows), trait, act))
            return act

        return register

    def now(self, g: G, hook: H) -> H:
        """Ask the passives; the hook comes back as they left it."""
        rows = self._passives.get(type(hook))
        if not rows:
            return hook
        found = [
            (row, source)
            for source in self._sources(g, self._kinds[type(hook)])
            for row in rows
            if isinstance(source.trait, row.trait)
        ]
        for row, source in sorted(found, key=lambda f: f[0].layer):  # stable: within a layer, the order of the sources
            row.act(g, source, hook)
        return hook

    def heard(self, g: G, hook: type[Any]) -> bool:
        """Does anything in play listen to this kind of moment? If not, many of them need not be made."""
        kinds = self._kinds.get(hook)
        return kinds is not None and any(True for _ in self._sources(g, kinds))

    def happens(self, g: G, hook: H, chooser: Seat | None = None) -> Script[H]:
        """The passives, then the triggers. A source that has left play meanwhile is skipped.

        With a `chooser`, that seat orders the triggers when two or more would fire.
        """
        self.now(g, hook)
        rows = self._triggers.get(type(hook), [])
        if not rows:
            return hook
        kinds = tuple(dict.fromkeys(r.trait for r in rows))
        waiting: list[tuple[_Trigger[G], Source]] = [
            (row, source) for source in self._sources(g, kinds) for row in rows if isinstance(source.trait, row.trait)
        ]
        while waiting:
            chosen = waiting[0]
            if chooser is not None:
                here = list(self._sources(g, kinds))
                waiting = [w for w in waiting if w[1] in here]
                if not waiting:
                    break
                chosen = waiting[0]
                if len(waiting) > 1:
                    options: Sequence[Option[tuple[_Trigger[G], Source]]] = [
                        Option(f"first:{w[1].id}:{i}", w, (("source", w[1].id),)) for i, w in enumerate(waiting)
                    ]
                    chosen = yield from ask(chooser, "kernel-order-triggers", options)
            waiting.remove(chosen)
            row, source = chosen
            if any(s == source for s in self._sources(g, kinds)):
                yield from row.act(g, source, hook)
        return hook
