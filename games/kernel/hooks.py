"""Moments that passive and lasting effects change or react to.

A hook is a small mutable dataclass: one named moment whose fields are what may be read or changed. Listeners are registered
for a kind of hook and a kind of trait: the class of a trait, which is data on a card in play, or the name of something that lasts
(`games.kernel.lasting`), which is data in the state. Who listens is computed from what is in play when the moment comes, in one
order. Nothing subscribes, nothing has to be removed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from games.kernel.ask import Option, Script, Seat, ask

G = TypeVar("G")
H = TypeVar("H")


class Layer(IntEnum):
    """The order in which effects on one moment apply, before the order of their sources."""

    INSTEAD = 0
    SET = 1
    ADD = 2
    LIMIT = 3
    AFTER = 4


@dataclass(frozen=True, slots=True)
class Source:
    """One trait in play, or one thing that lasts: the card it comes from and whose it is (None: the table's)."""

    id: str
    owner: Seat | None
    trait: Any


Kind: TypeAlias = type[Any] | str
"""The class of a trait, or the name of something that lasts."""

Sources = Callable[[G, tuple[Kind, ...]], Iterable[Source]]


def _is(trait: Any, kind: Kind) -> bool:
    return _name(trait) == kind if isinstance(kind, str) else isinstance(trait, kind)


def _name(trait: Any) -> Any:
    """By what something that lasts is known. A model is asked past its own way of looking for what it has not: that takes long."""
    fields = getattr(trait, "__dict__", None)
    return getattr(trait, "what", None) if fields is None else fields.get("what")


@dataclass(frozen=True, slots=True)
class _Passive(Generic[G]):
    layer: Layer
    kind: Kind
    act: Callable[[G, Source, Any], None]


@dataclass(frozen=True, slots=True)
class _Trigger(Generic[G]):
    layer: Layer
    kind: Kind
    act: Callable[[G, Source, Any], Script[None] | None]


class Book(Generic[G]):
    """All listeners of a game. `sources(g, kinds)` yields what is in play, in the one order that counts, of those kinds."""

    def __init__(self, sources: Sources[G]) -> None:
        self._sources = sources
        self._passives: dict[type[Any], list[_Passive[G]]] = {}
        self._triggers: dict[type[Any], list[_Trigger[G]]] = {}
        self._kinds: dict[type[Any], tuple[Kind, ...]] = {}  # what the passives of a kind of hook listen for
        self._lately: dict[type[Any], tuple[Any, list[tuple[_Passive[G], Source]]]] = {}  # who spoke last time, of which sources

    def modifies(
        self, hook: type[H], kind: Kind, layer: Layer = Layer.ADD
    ) -> Callable[[Callable[[G, Source, H], None]], Callable[[G, Source, H], None]]:
        """A passive: changes the hook's fields at once, never asks."""

        def register(act: Callable[[G, Source, H], None]) -> Callable[[G, Source, H], None]:
            rows = self._passives.setdefault(hook, [])
            rows.append(_Passive(layer, kind, act))
            self._kinds[hook] = tuple(dict.fromkeys(r.kind for r in rows))
            return act

        return register

    def reacts(
        self, hook: type[H], kind: Kind, layer: Layer = Layer.ADD
    ) -> Callable[[Callable[[G, Source, H], Script[None] | None]], Callable[[G, Source, H], Script[None] | None]]:
        """A trigger: runs after the passives. It is a script if it may ask, and an ordinary function if it never does."""

        def register(act: Callable[[G, Source, H], Script[None] | None]) -> Callable[[G, Source, H], Script[None] | None]:
            self._triggers.setdefault(hook, []).append(_Trigger(layer, kind, act))
            return act

        return register

    def now(self, g: G, hook: H) -> H:
        """Ask the passives; the hook comes back as they left it."""
        rows = self._passives.get(type(hook))
        if not rows:
            return hook
        sources = self._sources(g, self._kinds[type(hook)])
        if not sources:
            return hook
        lately = self._lately.get(type(hook))
        if lately is not None and lately[0] is sources:  # a game that hands out the very same tuple says that nothing has changed
            found = lately[1]
        else:
            found = [(row, source) for source in sources for row in rows if _is(source.trait, row.kind)]
            if len(found) > 1:
                found.sort(key=lambda f: f[0].layer)  # stable: within a layer, the order of the sources
            if type(sources) is tuple:
                self._lately[type(hook)] = (sources, found)
        for row, source in found:
            row.act(g, source, hook)
        return hook

    def heard(self, g: G, hook: type[Any]) -> bool:
        """Does anything in play listen to this kind of moment? If not, many of them need not be made."""
        kinds = self._kinds.get(hook)
        if kinds is not None:
            for _ in self._sources(g, kinds):
                return True
        return False

    def happens(self, g: G, hook: H, chooser: Seat | None = None) -> Script[H]:
        """The passives, then the triggers."""
        return (yield from self.reacted(g, self.now(g, hook), chooser))

    def reacted(self, g: G, hook: H, chooser: Seat | None = None) -> Script[H]:
        """The triggers alone, by layer and source: where the passives had to speak earlier. A source that has left play meanwhile
        is skipped.

        With a `chooser`, that seat orders the triggers when two or more would fire.
        """
        rows = self._triggers.get(type(hook), [])
        if not rows:
            return hook
        kinds = tuple(dict.fromkeys(r.kind for r in rows))
        waiting: list[tuple[_Trigger[G], Source]] = [
            (row, source) for source in self._sources(g, kinds) for row in rows if _is(source.trait, row.kind)
        ]
        waiting.sort(key=lambda w: w[0].layer)
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
                script = row.act(g, source, hook)
                if script is not None:
                    yield from script
        return hook
