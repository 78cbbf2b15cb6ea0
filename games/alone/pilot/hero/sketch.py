"""The hero's sketch of the base: the layout seen so far, what Locate told, and ways through it. For the hero's automatic player.

Places are named as the hero's drawing names them, so the sketch survives the clean-up that hides the tiles themselves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush

from games.alone.state import OPPOSITE, STEP
from games.alone.view import SOMEWHERE, AloneView, SeenAnswer, SeenSector

UNSEEN_STAIRS = "stairs:"  # the other end of stairs nobody has looked at yet: "stairs:<this end>"
BOSS = "boss"
SIZE = 5  # a floor is a square of so many sectors at most
# A boss walks; after so many turns an answer about it says nothing any more.
BOSS_MEMORY = 6

_BACK: dict[str, str] = {str(way): str(back) for way, back in OPPOSITE.items()}
_STEP: dict[str, tuple[int, int]] = {str(way): step for way, step in STEP.items()}


def beside(place: str, way: str) -> str:
    """The hero's name of the neighbour in a compass direction."""
    floor, x, y = place.split(":")
    dx, dy = _STEP[way]
    return f"{floor}:{int(x) + dx:+d}:{int(y) + dy:+d}"


def _spot(place: str) -> tuple[int, int]:
    _, x, y = place.split(":")
    return int(x), int(y)


def floor_of(place: str) -> str:
    """The floor a place is on; the far end of unseen stairs is on no floor known."""
    return "" if place.startswith(UNSEEN_STAIRS) else place.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a known place. `door` and `blocked` as last seen."""

    way: str
    to: str
    door: bool = False
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """A Locate answer: from `place` the target was so many steps away, on that floor or the other."""

    place: str
    target: str
    distance: int
    same_floor: bool
    when: int
    way: str = ""


@dataclass
class Sketch:
    """Sectors by place as last seen, how often the hero stood there, and the answers heard."""

    sectors: dict[str, SeenSector] = field(default_factory=lambda: dict[str, SeenSector]())
    visits: dict[str, int] = field(default_factory=lambda: dict[str, int]())
    hints: list[Hint] = field(default_factory=lambda: list[Hint]())
    repaired: set[tuple[str, str]] = field(default_factory=lambda: set[tuple[str, str]]())  # boxes and directions tried
    doubts: bool = False  # lights seen once may be out by now
    noises: dict[int, tuple[str, tuple[str, ...]]] = field(default_factory=lambda: dict[int, tuple[str, tuple[str, ...]]]())
    turn: tuple[int, int] = (0, 0)
    now: int = 0  # turns since the game began
    _heard: tuple[SeenAnswer, ...] = ()
    _heard_at: int = -1
    _graph: dict[str, tuple[Way, ...]] | None = None

    def look(self, view: AloneView) -> None:
        """Note what the view shows."""
        turn = (view.round, view.turn)
        if turn < self.turn:  # another game, or one taken back
            self.sectors.clear()
            self.visits.clear()
            self.hints.clear()
            self.repaired.clear()
            self.noises.clear()
            self.doubts = False
            self._heard_at = -1
        for floor in view.floors:
            for sector in floor.sectors:
                if self.sectors.get(sector.place) != sector:
                    self.sectors[sector.place] = sector
                    self._graph = None
        self.now = (view.round - 1) * view.turns + view.turn
        here = view.here
        if here is not None:
            if turn != self.turn or not self.visits:
                self.visits[here.place] = self.visits.get(here.place, 0) + 1
            self._listen(view.answers, here.place)
            if view.noises:
                self.noises[self.now] = (here.place, view.noises)
        self.turn = turn

    def _listen(self, answers: tuple[SeenAnswer, ...], place: str) -> None:
        """Answers stay in the view until the next announcement; the first time they are seen the hero still stands there."""
        old = answers == self._heard and self.now == self._heard_at
        self._heard, self._heard_at = answers, self.now
        if old or not answers:
            return
        for a in answers:
            self.hints = [h for h in self.hints if (h.target, h.place) != (a.target, place)]
            self.hints.append(Hint(place, a.target, a.distance, a.same_floor, self.now, a.way))

    def hints_of(self, target: str) -> list[Hint]:
        """What is known of a target's distance; a boss walks, so old answers about it are dropped."""
        found = [h for h in self.hints if h.target == target and h.distance >= 0]
        return [h for h in found if target != BOSS or self.now - h.when <= BOSS_MEMORY]

    def heard(self, place: str, way: str) -> int:
        """Noises that came from this way lately, to somebody standing here; from the other floor, whenever it was."""
        if way == "stairs":
            return sum(heard.count("other_floor") + heard.count("stairs") for _, heard in self.noises.values())
        return sum(heard.count(way) for when, (at, heard) in self.noises.items() if at == place and self.now - when <= 1)

    def room(self, letter: str) -> str:
        """Where a room lies, "" if it was never seen."""
        return next((p for p, s in self.sectors.items() if s.room == letter), "")

    # Ways

    def graph(self) -> dict[str, tuple[Way, ...]]:
        """The ways out of every known place, blocked doors included."""
        if self._graph is None:
            self._graph = {place: self._ways(sector) for place, sector in self.sectors.items()}
        return self._graph

    def _ways(self, sector: SeenSector) -> tuple[Way, ...]:
        found = [Way(way, beside(sector.place, way), kind != "open", kind == "blocked") for way, kind in sector.exits.items()]
        if sector.stairs:
            known = sector.stairs != SOMEWHERE
            found.append(Way("stairs", sector.stairs if known else self._other_end(sector.place)))
        return tuple(found)

    def _other_end(self, place: str) -> str:
        """Stairs seen from the far side once are known for good."""
        return next((p for p, s in self.sectors.items() if s.stairs == place), UNSEEN_STAIRS + place)

    def ways(self, place: str) -> tuple[Way, ...]:
        return self.graph().get(place, ())

    def steps_from(self, start: str) -> dict[str, int]:
        """Steps over known ground, blockades ignored as Locate ignores them; unknown neighbours are reached, nothing beyond."""
        found = {start: 0}
        waiting = deque([start])
        graph = self.graph()
        while waiting:
            at = waiting.popleft()
            for way in graph.get(at, ()):
                if way.to not in found:
                    found[way.to] = found[at] + 1
                    waiting.append(way.to)
        return found

    def first_ways(self, start: str) -> dict[str, str]:
        """The direction in which a shortest known way from here to every place begins."""
        found = {start: ""}
        waiting = deque([start])
        graph = self.graph()
        while waiting:
            at = waiting.popleft()
            for way in graph.get(at, ()):
                if way.to not in found:
                    found[way.to] = found[at] or way.way
                    waiting.append(way.to)
        return found

    def knows_stairs(self, floor: str) -> bool:
        return any(s.stairs and floor_of(p) == floor for p, s in self.sectors.items())

    def still_to_go(self, goals: Mapping[str, float], cost: Callable[[str], float]) -> dict[str, float]:
        """From every known place the price of the cheapest way to a goal; a goal's own number is what is left to do there.

        A price is paid for every place entered; a blocked door costs the action that opens it.
        """
        into: dict[str, list[tuple[str, bool]]] = {}
        for place, ways in self.graph().items():
            for way in ways:
                into.setdefault(way.to, []).append((place, way.blocked))
        best: dict[str, float] = {}
        queue = [(price, place) for place, price in goals.items()]
        queue.sort()
        while queue:
            so_far, place = heappop(queue)
            if place in best:
                continue
            best[place] = so_far
            entering = cost(place)
            for before, blocked in into.get(place, ()):
                if before not in best:
                    heappush(queue, (so_far + entering + (1.0 if blocked else 0.0), before))
        return best

    def _square(self, floor: str) -> tuple[range, range]:
        """Columns and rows in which sectors of this floor can lie, from those seen."""
        spots = [_spot(p) for p in self.sectors if floor_of(p) == floor]
        across, down = [x for x, _ in spots], [y for _, y in spots]
        return range(max(across) - SIZE + 1, min(across) + SIZE), range(max(down) - SIZE + 1, min(down) + SIZE)

    def guessed_steps(self, starts: Sequence[str]) -> dict[str, int]:
        """Steps from the nearest of these places of a floor if everything unseen were open: never more than it really is, detours
        over stairs aside. Blockades are ignored as Locate ignores them."""
        floor = floor_of(starts[0]) if starts else ""
        if not floor or not any(floor_of(p) == floor for p in self.sectors):
            return {}
        across, down = self._square(floor)
        found = dict.fromkeys(starts, 0)
        waiting = deque(starts)
        while waiting:
            at = waiting.popleft()
            for way, back in _BACK.items():
                to = beside(at, way)
                x, y = _spot(to)
                if to in found or x not in across or y not in down or not (self._opens(at, way) and self._opens(to, back)):
                    continue
                found[to] = found[at] + 1
                waiting.append(to)
        return found

    def _opens(self, place: str, way: str) -> bool:
        """Nobody has seen a wall there."""
        sector = self.sectors.get(place)
        return sector is None or way in sector.exits

    def may_lie(self, target: str) -> list[str]:
        """Unseen places where a target may lie after all answers given on its floor: not farther by any way that may exist than it
        was said to be, and an even or odd number of steps away as the answer was. A room is never behind an open passage. Empty if
        no floor is known, or the answers contradict each other."""
        hints = [h for h in self.hints_of(target) if h.same_floor]
        floor = floor_of(hints[-1].place) if hints else ""
        if not floor:
            return []
        asked = [(self.guessed_steps([h.place]), h.distance) for h in hints if floor_of(h.place) == floor]
        ruled_out = self._behind_passages() if target.startswith("room:") else set[str]()
        return [
            place
            for place in asked[-1][0]
            if place not in self.sectors
            and place not in ruled_out
            and all(place in steps and steps[place] <= d and (d - steps[place]) % 2 == 0 for steps, d in asked)
        ]

    def _behind_passages(self) -> set[str]:
        return {way.to for ways in self.graph().values() for way in ways if not way.door and way.way != "stairs"}

    def frontier(self) -> dict[str, bool]:
        """Places next to known ground that nobody has seen; True if a door leads there (all rooms lie behind doors)."""
        found: dict[str, bool] = {}
        for ways in self.graph().values():
            for way in ways:
                if way.to not in self.sectors:
                    found[way.to] = found.get(way.to, False) or way.door
        return found
