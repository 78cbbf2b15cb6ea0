"""Crystals and the fronts of horror cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from games.cultistorm import events
from games.cultistorm.rules import horror
from games.cultistorm.state import Peek as Seen
from games.cultistorm.state import Who
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, option

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


def plain(g: Storm) -> list[int]:
    """All slots but the eye that hold a card."""
    return [i for i, slot in enumerate(g.state.circle) if i != horror.eye(g) and slot.card]


def a_ring(g: Storm, who: Who, card: str, msg: str, rings: Callable[[], list[int]]) -> Script[int | None]:
    def options() -> list[Option[str]]:
        s = g.state
        return [
            option(f"ring:{i}", str(i), ring=i, crystals=s.circle[i].crystals, threshold=horror.threshold(g, i)) for i in rings()
        ]

    def fullest() -> str:
        found = rings()
        left = [horror.threshold(g, i) - g.state.circle[i].crystals for i in found]
        return f"ring:{found[left.index(min(left))]}" if found else ""

    picked = yield from g.choose(who, msg, options, default=fullest, card=card)
    return None if picked is None else int(picked)


class Peek(StormVerb):
    """The front of a horror card, not the endgame card's: only whoever looks knows it."""

    peek: int
    watches: ClassVar[tuple[str, ...] | None] = ("ring",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        seen: list[int] = []
        for _ in range(self.peek):
            ring = yield from a_ring(g, who, card, "cs-peek", lambda: [i for i in plain(g) if i not in seen])
            if ring is None:
                return
            seen.append(ring)
            front = g.state.circle[ring].card
            if not any(p.who == who and p.ring == ring for p in g.state.peeks):
                g.state.peeks.append(Seen(who=who, ring=ring, card=front))
            g.reveal(g.player(who))
            g.tell_seat(g.player(who), events.HorrorSeen(who, ring, front), events.HorrorSeen(who, ring))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(plain(g))


class RemoveCrystal(StormVerb):
    remove_crystal: int
    watches: ClassVar[tuple[str, ...] | None] = ("ring",)

    def _rings(self, g: Storm) -> list[int]:
        return [i for i in plain(g) if g.state.circle[i].crystals]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        ring = yield from a_ring(g, who, card, "cs-remove-crystal", lambda: self._rings(g))
        if ring is not None and g.state.circle[ring].crystals:
            g.state.circle[ring].crystals -= 1
            g.tell(events.CrystalRemoved(ring, g.state.circle[ring].crystals))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._rings(g))


class MoveCrystal(StormVerb):
    """From a horror card to a neighbouring one, never to or from the eye (Medium, level 2). S-98: it may activate that card."""

    move_crystal: int
    watches: ClassVar[tuple[str, ...] | None] = ("ring",)

    def _ways(self, g: Storm) -> list[tuple[int, int]]:
        rings = plain(g)
        return [(i, j) for i in rings for j in (i - 1, i + 1) if j in rings and g.state.circle[i].crystals]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"crystal:{i}:{j}", f"{i}/{j}", ring=i, to=j) for i, j in self._ways(g)]

        picked = yield from g.choose(who, "cs-move-crystal", options, card=card)
        if picked is None:
            return
        here, there = (int(part) for part in picked.split("/"))
        g.state.circle[here].crystals -= 1
        g.tell(events.CrystalMoved(here, there))
        yield from g.first(horror.add_crystal(g, there))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._ways(g))
