"""What the hero wants: the next goals, what else pays, what a search is worth."""

from __future__ import annotations

from games.alone.content import Catalogue, Goal
from games.alone.pilot.fighting import Fighting
from games.alone.pilot.hero.prices import ITEM
from games.alone.verbs.rewards import DrawItems, GainCompanion
from games.alone.view import AloneView, SeenSector

LATE = 0.7  # an item once the main mission has begun
COMPANION = 3.5  # a detour of so many steps is worth a companion
ARMED = 2.0  # wounds a boss hunter can count on


class Wants:
    def __init__(self, cards: Catalogue, fighting: Fighting) -> None:
        self.cards = cards
        self.fighting = fighting

    def goals(self, view: AloneView) -> list[Goal]:
        """What has to be done next: one of the starting missions, then the main mission."""
        main = [m for m in view.missions if m.active and not m.done and m.code.startswith("FM")]
        found: list[Goal] = []
        for m in main or [m for m in view.missions if m.active and not m.done]:
            goals = self.cards.missions[m.code].goals
            if m.stage < len(goals):
                found.append(goals[m.stage])
        charges = sum(i.charges for i in view.items)
        return [g for g in found if g.cost <= charges] or found

    def later(self, view: AloneView) -> list[str]:
        """Rooms that will be needed after the next goal."""
        main = next((m for m in view.missions if m.code.startswith("FM") and not m.done), None)
        if main is None:
            return []
        goals = self.cards.missions[main.code].goals
        return [g.interact for g in goals[main.stage + (1 if main.active else 0) :] if g.interact]

    def last_goal(self, view: AloneView) -> bool:
        """Is the next goal the one that wins?"""
        main = next((m for m in view.missions if m.active and not m.done and m.code.startswith("FM")), None)
        return main is not None and main.stage == len(self.cards.missions[main.code].goals) - 1

    def bonus(self, view: AloneView, room: str) -> float:
        """How many steps a starting mission that is not needed any more is worth: for the companion or the items it brings."""
        for m in view.missions:
            card = self.cards.missions[m.code]
            if m.done or not m.active or card.class_ == "FM" or room not in card.rooms:
                continue
            if any(isinstance(e, GainCompanion) for e in card.reward):
                return COMPANION
            if any(isinstance(e, DrawItems) for e in card.reward):
                return 1.5
        return 0.0

    def search_worth(self, view: AloneView, sector: SeenSector) -> float:
        """Items by the card; fewer are worth it once the bag is full or the end is near. Charges that a goal wants count more."""
        n = self.cards.numbers
        first = sector.room and sector.room not in view.searched
        rules = [self.cards.missions[m.code].rule for m in view.missions if not m.done]
        fewer = next((r.room_search for r in rules if r is not None and r.room_search is not None), None)
        cards = (fewer or n.room_search_cards) if first else n.search_cards
        space = n.inventory - len(view.items)
        late = LATE if any(m.active and m.code.startswith("FM") for m in view.missions) else 1.0
        each = late * ITEM * max(0.3, 1.0 - 0.12 * len(view.items))
        worth = each * min(cards, space) + 0.15 * max(0, cards - max(0, space))
        held = sum(i.charges for i in view.items)
        costs = [g.cost for m in view.missions if not m.done for g in self.cards.missions[m.code].goals]
        if any(g.kill_boss for g in self.goals(view)) and self.fighting.arsenal(view) < ARMED:
            worth *= 1.7
        if max(costs, default=0) > held:
            worth += 0.5 * min(cards, 2)
        return worth
