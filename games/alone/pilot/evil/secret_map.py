"""The secret map as evil reads it: distances to the hero, where the hero is going, and where a creature or a marker does most.
For evil's automatic player, from an evil view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush

from games.alone.content import Catalogue
from games.alone.state import STEP
from games.alone.view import AloneView, SeenCreature, SeenSector

_STEP: dict[str, tuple[int, int]] = {str(way): step for way, step in STEP.items()}
UNREACHED = 9


class SecretMap:
    def __init__(self, cards: Catalogue, view: AloneView) -> None:
        self.cards = cards
        self.view = view
        self.sectors: dict[str, SeenSector] = {s.place: s for f in view.floors for s in f.sectors}
        self._spots = {(s.floor, s.x, s.y): s.place for s in self.sectors.values()}
        self.creatures: list[tuple[SeenSector, SeenCreature]] = [(s, c) for s in self.sectors.values() for c in s.creatures]

    # Ways

    def beyond(self, place: str, way: str) -> str:
        """What lies that way, whatever the door."""
        at = self.sectors[place]
        if way == "stairs":
            return at.stairs
        dx, dy = _STEP[way]
        return self._spots.get((at.floor, at.x + dx, at.y + dy), "") if way in at.exits else ""

    @cached_property
    def _ways(self) -> dict[str, list[tuple[str, str, bool]]]:
        """From every sector: way, where to, blocked."""
        found: dict[str, list[tuple[str, str, bool]]] = {}
        for place, sector in self.sectors.items():
            found[place] = [(way, self.beyond(place, way), kind == "blocked") for way, kind in sector.exits.items()]
            if sector.stairs:
                found[place].append(("stairs", sector.stairs, False))
        return found

    def steps_to(self, target: str) -> dict[str, int]:
        """Steps a creature needs from every sector to the target; opening a blocked door costs one more."""
        found: dict[str, int] = {}
        queue = [(0, target)]
        while queue:
            so_far, at = heappop(queue)
            if at in found:
                continue
            found[at] = so_far
            for _, to, blocked in self._ways[at]:
                if to and to not in found:
                    heappush(queue, (so_far + (2 if blocked else 1), to))
        return found

    @cached_property
    def to_hero(self) -> dict[str, int]:
        here = self.view.here
        return self.steps_to(here.place) if here is not None else {}

    def _next(self, place: str) -> Iterator[str]:
        return (to for _, to, blocked in self._ways.get(place, ()) if to and not blocked)

    def nearest_after(self, place: str, steps: int, upto: bool) -> int:
        """How near to the hero a creature can be after exactly so many steps (or fewer, if it may stop)."""
        at = {place}
        best = min((self.to_hero.get(p, UNREACHED) for p in at), default=UNREACHED) if upto or steps <= 0 else UNREACHED
        for n in range(steps):
            at = {to for p in at for to in self._next(p)}
            last = n == steps - 1
            if at and (upto or last):
                best = min(best, *(self.to_hero.get(p, UNREACHED) for p in at))
            if not at:
                break
        return best

    def after_door(self, place: str, way: str, left: int) -> float:
        """The same after the creature has opened a blocked door: it stands before it with so many steps left."""
        there = self.beyond(place, way)
        stays = self.to_hero.get(place, UNREACHED)
        if not there or left <= 0:
            return stays - 1.0  # the door is open for the next walk
        return float(min(stays, self.nearest_after(there, left - 1, False)))

    def near(self, steps: int) -> int:
        """Creatures within so many steps of the hero."""
        return sum(1 for s, _ in self.creatures if self.to_hero.get(s.place, UNREACHED) <= steps)

    # Where the hero is going

    @cached_property
    def goal_rooms(self) -> list[str]:
        """The rooms the hero needs next: of the main mission once it has begun, else of both starting missions."""
        main = [m for m in self.view.missions if m.active and not m.done and m.code.startswith("FM")]
        found: list[str] = []
        for m in main or [m for m in self.view.missions if m.active and not m.done]:
            goals = self.cards.missions[m.code].goals
            found += [g.interact for g in goals[m.stage : m.stage + 1] if g.interact]
        return found

    def room(self, letter: str) -> str:
        return next((p for p, s in self.sectors.items() if s.room == letter), "")

    @cached_property
    def to_goal(self) -> dict[str, int]:
        """Steps from every sector to the goal that is nearest to the hero; empty if there is no such room."""
        here = self.view.here
        rooms = [self.steps_to(place) for letter in self.goal_rooms if (place := self.room(letter))]
        if here is None or not rooms:
            return {}
        return min(rooms, key=lambda far: far.get(here.place, UNREACHED))

    def way_ahead(self) -> str:
        """The direction of the hero's shortest way to the goal."""
        here = self.view.here
        if here is None or not self.to_goal:
            return ""
        ways = [(self.to_goal.get(to, 99), way) for way, to, blocked in self._ways[here.place] if to and not blocked]
        return min(ways, default=(0, ""))[1]

    def door_ahead(self) -> str:
        """The same if a door lies there that can be blocked."""
        here = self.view.here
        way = self.way_ahead()
        return way if here is not None and here.exits.get(way) == "door" else ""

    def ahead(self, place: str) -> float:
        """How far a sector is off the hero's way: 0 on it."""
        here = self.view.here
        if here is None or not self.to_goal:
            return float(self.to_hero.get(place, UNREACHED))
        direct = self.to_goal.get(here.place, UNREACHED)
        return float(self.to_hero.get(place, UNREACHED) + self.to_goal.get(place, UNREACHED) - direct)

    def ambush(self, place: str) -> float:
        """Where a new creature does most, lowest first: near the hero, and rather before than behind."""
        if not place:
            return 99.0
        seen = self.sectors[place].revealed
        return self.to_hero.get(place, UNREACHED) + 0.4 * min(4.0, self.ahead(place)) + (0.3 if seen else 0.0)

    def trap(self, place: str) -> float:
        """Where a danger marker does most: in a goal room, then on the way there, near the hero."""
        sector = self.sectors[place]
        if sector.room in self.goal_rooms:
            return 0.3 * self.to_hero.get(place, UNREACHED) - 1.0
        return 0.5 * self.to_hero.get(place, UNREACHED) + min(4.0, self.ahead(place))
