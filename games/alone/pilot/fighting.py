"""What creatures cost the hero and what an attack is worth, as far as the hero sees it. For the hero's automatic player.

All values are points of life or composure: a creature's dice by their chance to hit, a dead creature by the cards evil must spend
to bring another one so near.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.alone.content import Catalogue, CreatureRow, ItemCard
from games.alone.odds import at_least, harm_chances, hit_chance, rerolled
from games.alone.pilot.hero.sketch import beside
from games.alone.state import DIRECTIONS, Kind
from games.alone.verbs.actions import Attack, Blast, WoundedDice
from games.alone.verbs.disturbing import HeroDice
from games.alone.verbs.opportunities import ConditionalHits
from games.alone.view import AloneView, SeenCreature, SeenItem, SeenSector

# A dead creature, besides the attacks it will not make; a wounded one; the same for the boss who is the mission.
KILL, WOUND = 1.9, 0.8
BOSS_KILL, BOSS_WOUND = 12.0, 5.0
CHARGE = 0.3  # what a charge of a weapon is worth
PURSUIT = 0.7  # of an attack spared: a dead creature here strikes no parting blow and follows nobody
LESSON = 0.3  # a kill that teaches an ability something


class Fighting:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def row(self, view: AloneView, creature: SeenCreature) -> CreatureRow:
        """The creature's line of the table as it counts now."""
        if creature.boss:
            boss = self.cards.missions[creature.boss].boss
            if boss is not None:
                return boss.values or self.cards.nightmare[boss.kind]
        kind: Kind = next(k for k in self.cards.creatures if k == creature.kind)
        return (self.cards.nightmare if view.nightmare else self.cards.creatures)[kind]

    def bite(self, view: AloneView, creature: SeenCreature, lit: bool, danger: bool) -> float:
        """What its attack at the end of a turn costs on average, in a sector like this."""
        row = self.row(view, creature)
        return (row.light if lit else row.dark) * hit_chance(danger, self.cards.numbers.die)

    def bites(self, view: AloneView, sector: SeenSector, among: Iterable[SeenCreature]) -> float:
        return sum(self.bite(view, c, sector.lit, sector.danger) for c in among)

    def parting_blow(self, view: AloneView, here: SeenSector) -> float:
        """AL-OPP-02, 03, 07: what leaving this sector costs on average."""
        if not here.creatures:
            return 0.0
        rules = [self.cards.missions[m.code].rule for m in view.missions if not m.done]
        more = sum(r.opportunity_dice for r in rules if r is not None)
        dice = max(0, len(here.creatures) - (1 if here.lit else 0) + more)
        return dice * hit_chance(here.danger, self.cards.numbers.die)

    # Attacking

    def in_sight(self, view: AloneView) -> list[SeenSector]:
        """The own sector and what is seen straight on from it; doors farther off end sight."""
        here = view.here
        if here is None:
            return []
        found = [here]
        for way in DIRECTIONS:
            at = here
            while at.exits.get(way, "blocked") != "blocked" and (at is here or at.exits.get(way) != "door"):
                there = view.sector(beside(at.place, way))
                if there is None:
                    break
                found.append(there)
                at = there
        return found

    def hit(self, view: AloneView, here: SeenSector) -> float:
        """The chance of one die of the hero's attack; a visor with a charge makes light of the dark."""
        seeing = here.lit or any(isinstance(e, ConditionalHits) for i in view.items for e in self.cards.items[i.card].effects)
        return hit_chance(seeing, self.cards.numbers.die)

    def strike(self, view: AloneView, target: SeenCreature, sector: SeenSector, dice: int, chance: float) -> float:
        """What an attack with so many dice is worth: the kill, the wound, and the attack that a dead creature does not make."""
        row = self.row(view, target)
        dead, hurt = harm_chances(row.wound, row.kill, target.wounded, dice, chance)
        return dead * self.worth_killing(view, target, sector) + hurt * self.worth_wounding(view, target)

    def worth_killing(self, view: AloneView, target: SeenCreature, sector: SeenSector) -> float:
        if target.boss and self.hunted(view, target):
            return BOSS_KILL
        here = view.here
        spared = self.bite(view, target, sector.lit, sector.danger) if here is not None and sector.place == here.place else 0.0
        ability = next((line.ability for kind, line in self.cards.creatures.items() if kind == target.kind), "")
        learns = any(a.ability == ability and not a.unlocked for a in view.abilities)
        return KILL + (1.0 + PURSUIT) * spared + (LESSON if learns else 0.0)

    def worth_wounding(self, view: AloneView, target: SeenCreature) -> float:
        return BOSS_WOUND if target.boss and self.hunted(view, target) else WOUND

    def hunted(self, view: AloneView, target: SeenCreature) -> bool:
        """Is this boss's death the goal of the main mission?"""
        return bool(target.boss) and any(g.kill_boss for g in self.cards.missions[target.boss].goals)

    def arsenal(self, view: AloneView) -> float:
        """How many wounds the weapons in the bag probably do to the boss."""
        boss = next((b for m in view.missions if not m.done and (b := self.cards.missions[m.code].boss) is not None), None)
        here = view.here
        if boss is None or here is None:
            return 0.0
        row = boss.values or self.cards.nightmare[boss.kind]
        need, chance, wounds = min(row.wound, row.kill), self.hit(view, here), 0.0
        for item in view.items:
            effects = self.cards.items[item.card].in_use(item.upgraded)
            wounds += sum(item.charges for e in effects if isinstance(e, Blast) and e.blast >= need)
            for e in effects:
                if isinstance(e, Attack):
                    each = rerolled(chance) if e.reroll_failures else chance
                    all_at_once = at_least(need, e.attack + e.per_charge * item.charges, each)
                    wounds += all_at_once if e.per_charge else item.charges * at_least(need, e.attack, each)
        return wounds

    def plain(self, view: AloneView, here: SeenSector, key: str) -> float:
        """An Attack action without an item, on the creature of this key."""
        target = next((c for c in here.creatures if c.key == key), None)
        if target is None:
            return 0.0
        return self.strike(view, target, here, self.cards.numbers.hero_dice, self.hit(view, here))

    def dice(self, card: ItemCard, upgraded: bool, charges: int, target: SeenCreature) -> int:
        """Dice of an item's attack with so many charges."""
        effects = card.in_use(upgraded)
        n = sum(e.attack + e.per_charge * charges for e in effects if isinstance(e, Attack))
        n += sum(e.hero_dice for e in effects if isinstance(e, HeroDice))
        return n + (sum(e.wounded_dice for e in effects if isinstance(e, WoundedDice)) if target.wounded else 0)

    def best_charges(self, view: AloneView, here: SeenSector, item: SeenItem, target: SeenCreature, sector: SeenSector) -> int:
        """How many charges of an open number pay best."""
        card = self.cards.items[item.card]
        chance = self.hit(view, here)
        most = item.charges if card.spend == "any" else 1
        return max(
            range(1, most + 1),
            key=lambda n: self.strike(view, target, sector, self.dice(card, item.upgraded, n, target), chance) - CHARGE * n,
        )

    def with_item(self, view: AloneView, item: SeenItem, upgraded: bool) -> tuple[float, SeenCreature | None, SeenSector | None]:
        """The best target of an item's attack: what it is worth less its charges, whom, and where."""
        here = view.here
        card = self.cards.items[item.card]
        if here is None:
            return 0.0, None, None
        aim = card.aims_at(upgraded)
        sectors = [here] if aim == "creature_here" else self.in_sight(view)
        if aim == "sector_in_sight":
            return self._blast(view, card, upgraded, sectors)
        best: tuple[float, SeenCreature | None, SeenSector | None] = (0.0, None, None)
        for sector in sectors:
            for target in sector.creatures:
                value = self._with_item_on(view, here, item, upgraded, target, sector)
                if value > best[0] or best[1] is None:
                    best = (value, target, sector)
        return best

    def _with_item_on(
        self, view: AloneView, here: SeenSector, item: SeenItem, upgraded: bool, target: SeenCreature, sector: SeenSector
    ) -> float:
        card = self.cards.items[item.card]
        effects = card.in_use(upgraded)
        chance = self.hit(view, here)
        if any(isinstance(e, Attack) and e.reroll_failures for e in effects):
            chance = rerolled(chance)
        charges = self.best_charges(view, here, item, target, sector)
        dice = self.dice(card, upgraded, charges, target)
        value = self.strike(view, target, sector, dice, chance) - CHARGE * charges
        if any(isinstance(e, Attack) and e.stuns for e in effects) and sector.place == here.place:
            value += (1 - (1 - chance) ** dice) * self.bite(view, target, sector.lit, sector.danger)
        return value

    def _blast(
        self, view: AloneView, card: ItemCard, upgraded: bool, sectors: list[SeenSector]
    ) -> tuple[float, SeenCreature | None, SeenSector | None]:
        """Damage to everything in one sector: certain, so each creature counts by its thresholds alone."""
        damage = sum(e.blast for e in card.in_use(upgraded) if isinstance(e, Blast))
        best: tuple[float, SeenCreature | None, SeenSector | None] = (0.0, None, None)
        for sector in sectors:
            if not sector.creatures:
                continue
            value = -CHARGE
            for target in sector.creatures:
                row = self.row(view, target)
                if damage >= (row.kill if target.wounded else row.wound + row.kill):
                    value += self.worth_killing(view, target, sector)
                elif damage >= row.wound and not target.wounded:
                    value += self.worth_wounding(view, target)
            if value > best[0] or best[2] is None:
                best = (value, None, sector)
        return best
