"""Where the hero goes: the plan of the moment, from what is seen, remembered and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.alone.content import Catalogue, Goal
from games.alone.pilot.fighting import Fighting
from games.alone.pilot.hero.guessing import guess
from games.alone.pilot.hero.lamps import Lamps
from games.alone.pilot.hero.prices import SHOCK, TEMPO
from games.alone.pilot.hero.sketch import BOSS, Sketch, Way, floor_of
from games.alone.pilot.hero.wants import Wants
from games.alone.view import AloneView, SeenSector

# What entering a place costs beyond the step, in steps: each creature seen there, danger, a web, ground walked before, the unknown.
CREATURE_COST, DANGER_COST, CONDITION_COST, AGAIN_COST, UNKNOWN_COST = 1.3, 0.25, 0.5, 0.12, 0.15
COMES = 0.4  # how probably a creature seen next door comes in


@dataclass(slots=True)
class Plan:
    """What the hero knows and wants at this moment."""

    view: AloneView
    here: SeenSector
    sketch: Sketch
    goals: list[Goal]
    to_go: dict[str, float]
    price: Callable[[str], float]
    stay: float  # what staying here costs this turn
    leave: float  # what leaving costs, besides being followed
    more_to_come: bool  # another action follows this turn
    risk: dict[str, float]  # by way out: what probably waits there unseen, in steps

    def onward(self, way: Way) -> float:
        """Steps to the goal if the hero goes this way, the step itself included."""
        return self.price(way.to) + (1.0 if way.blocked else 0.0) + self.risk.get(way.way, 0.0) + self.to_go.get(way.to, 99.0)

    @property
    def best(self) -> Way | None:
        """The way to the goal."""
        ways = self.sketch.ways(self.here.place)
        known = [w for w in ways if w.to in self.to_go]
        return min(known, key=lambda w: (self.onward(w), w.way), default=None)

    @property
    def left(self) -> float:
        """Steps to the goal from here."""
        at_goal = self.to_go.get(self.here.place, 99.0)
        return min(at_goal, self.onward(self.best) if self.best else 99.0)


class Ways:
    def __init__(self, cards: Catalogue, fighting: Fighting, wants: Wants, lamps: Lamps) -> None:
        self.cards = cards
        self.fighting = fighting
        self.wants = wants
        self.lamps = lamps

    def plan(self, view: AloneView, sketch: Sketch) -> Plan | None:
        here = view.here
        if here is None:
            return None
        goals = self.wants.goals(view)
        price = self._price(view, sketch)
        to_go = sketch.still_to_go(self._targets(view, here, sketch, goals), price)
        detours = self._detours(view, here, sketch, to_go)
        if detours:
            to_go = sketch.still_to_go({**self._targets(view, here, sketch, goals), **detours}, price)
        more = view.actions_left >= 2
        stay = self.fighting.bites(view, here, here.creatures) + self._shots(view, here)
        for way in sketch.ways(here.place):
            beyond = view.sector(way.to)
            if beyond is not None and not way.blocked and self.evil_can(view):
                stay += COMES * self.fighting.bites(view, here, beyond.creatures)
        leave = self.fighting.parting_blow(view, here)
        hidden = [w for w in sketch.ways(here.place) if view.sector(w.to) is None]
        risk = {w.way: SHOCK * (self.suspicion(sketch, here.place, w) - 0.1) for w in hidden}
        return Plan(view, here, sketch, goals, to_go, price, stay, leave, more, risk)

    def _shots(self, view: AloneView, here: SeenSector) -> float:
        """A boss that shoots from afar."""
        found = 0.0
        for sector in self.fighting.in_sight(view):
            if sector.place == here.place:
                continue
            for c in sector.creatures:
                boss = self.cards.missions[c.boss].boss if c.boss else None
                if boss is not None and boss.attacks_in_sight:
                    found += self.fighting.bite(view, c, sector.lit, here.danger)
        return found

    def evil_can(self, view: AloneView) -> bool:
        """Evil has a space and cards left."""
        return view.occupied < view.spaces and any(e.cards for e in view.evil)

    def _price(self, view: AloneView, sketch: Sketch) -> Callable[[str], float]:
        shown = {s.place: s for f in view.floors for s in f.sectors}

        def price(place: str) -> float:
            known = shown.get(place)  # creatures and markers only as they are seen now
            cost = 1.0 + AGAIN_COST * min(4, sketch.visits.get(place, 0))
            if known is None:
                return cost + (UNKNOWN_COST if place not in sketch.sectors else 0.0)
            cost += CREATURE_COST * self.fighting.bites(view, known, known.creatures)
            return cost + (DANGER_COST if known.danger else 0.0) + CONDITION_COST * len(known.conditions)

        return price

    def _targets(self, view: AloneView, here: SeenSector, sketch: Sketch, goals: list[Goal]) -> dict[str, float]:
        """Where the next goal is or may be, each with the steps that are left from there."""
        found: dict[str, float] = {}

        def add(place: str, left: float) -> None:
            found[place] = min(left, found.get(place, left))

        edge = sketch.frontier()
        for goal in goals:
            if goal.interact:
                known = sketch.room(goal.interact)
                if known:
                    add(known, float(goal.times) - self.wants.bonus(view, goal.interact) / 2)
                else:
                    guess(sketch, edge, f"room:{goal.interact}", goal.times - self.wants.bonus(view, goal.interact) / 2, add)
            elif goal.kill_boss:
                seen = [s.place for f in view.floors for s in f.sectors if any(c.boss for c in s.creatures)]
                for place in seen:
                    add(place, 1.0)
                if not seen:
                    guess(sketch, edge, BOSS, 2.0, add)
                    self._ring(view, sketch, add)
            else:
                self.lamps.targets(view, here, sketch, edge, add)
        return found

    def _ring(self, view: AloneView, sketch: Sketch, add: Callable[[str, float], None]) -> None:
        """Places known but out of sight, as far off as the boss was said to be: it may stand in any of them."""
        for h in sketch.hints_of(BOSS)[-1:]:
            for place, k in sketch.steps_from(h.place).items():
                off = abs(k - h.distance)
                there = (floor_of(place) == floor_of(h.place)) == h.same_floor
                if place in sketch.sectors and view.sector(place) is None and there and off <= 1:
                    add(place, 1.5 + off)

    def _detours(self, view: AloneView, here: SeenSector, sketch: Sketch, to_go: dict[str, float]) -> dict[str, float]:
        """Known rooms that are worth a little way: to be searched, or for a mission that pays."""
        main = any(m.active and m.code.startswith("FM") for m in view.missions)
        found: dict[str, float] = {}
        for place, sector in sketch.sectors.items():
            if not sector.room or place == here.place or place not in to_go:
                continue
            gain = self.wants.search_worth(view, sector) / TEMPO - 1.0
            if main:
                gain = max(gain, self.wants.bonus(view, sector.room) - 1.0)
            if gain > 0:
                found[place] = to_go[place] - gain
        return found

    def suspicion(self, sketch: Sketch, here: str, way: Way) -> float:
        """How many creatures probably wait unseen where this way leads."""
        if way.to in sketch.sectors and sketch.visits.get(way.to):
            return 0.0
        heard = sketch.heard(here, way.way)
        return min(1.5, 0.1 + (0.15 if way.way == "stairs" else 0.6) * heard)
