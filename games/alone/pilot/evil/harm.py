"""What creatures would do to the hero, in points the hero is likely to lose."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.odds import hit_chance
from games.alone.pilot.evil.secret_map import SecretMap
from games.alone.pilot.fighting import Fighting
from games.alone.view import AloneView, SeenCreature

# A step nearer to the hero, for a creature that does not arrive yet; none from so far away.
STEP, FAR = 0.22, 7


class Harm:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.fighting = Fighting(cards)

    def bite(self, view: AloneView, creature: SeenCreature, more_dice: int = 0) -> float:
        """Its attack in the hero's sector, on average."""
        here = view.here
        if here is None:
            return 0.0
        hit = hit_chance(here.danger, self.cards.numbers.die)
        return self.fighting.bite(view, creature, here.lit, here.danger) + more_dice * hit

    def arrival(self, view: AloneView, creature: SeenCreature) -> float:
        """Walking into the hero's sector: the attack, and the shock if the hero did not see it come."""
        shock = self.fighting.row(view, creature).composure if creature.hidden else 0
        return self.bite(view, creature) + 0.9 * shock

    def kept_back(self, view: AloneView, creature: SeenCreature) -> bool:
        """A boss whose death is the hero's goal does not walk up to a hero who is still strong."""
        return self.fighting.hunted(view, creature) and view.life + view.composure > 9

    def gain(self, view: AloneView, map: SecretMap, creature: SeenCreature, at: str, steps: int, upto: bool = False) -> float:
        """What moving this creature so many steps is worth: it arrives, or it comes nearer."""
        if self.kept_back(view, creature):
            return 0.0
        before = map.to_hero.get(at, FAR)
        after = map.nearest_after(at, steps, upto)
        if before == 0:
            return 0.0 if after == 0 else -self.bite(view, creature)
        if after == 0:
            return self.arrival(view, creature)
        return STEP * (min(before, FAR) - min(after, FAR))
