"""What the hero's items are worth, charge by charge: what to keep, upgrade, pay with and throw away. For automatic players."""

from __future__ import annotations

from collections.abc import Iterable

from games.alone.content import Catalogue
from games.alone.verbs.actions import (
    Acid,
    Aim,
    Attack,
    AttackOrMove,
    Blast,
    Explore,
    Flare,
    FreeAttack,
    Heal,
    Locate,
    MoveHero,
    Repair,
    Search,
    Smoke,
    UpgradeDrawn,
    WithWay,
    WoundedDice,
)
from games.alone.verbs.disturbing import HeroDice
from games.alone.verbs.opportunities import (
    Adrenaline,
    AtOnce,
    ConditionalHits,
    Lure,
    LureDamage,
    Prevent,
    RerollHits,
    RerollOne,
    StrikeBack,
)
from games.alone.verbs.verb import AloneVerb
from games.alone.view import SeenItem

# Points of life or composure that one use is worth; what is not listed is worth little.
USES: dict[type[AloneVerb], float] = {
    Adrenaline: 0.9,
    Heal: 0.9,
    Prevent: 0.9,
    RerollHits: 0.8,
    Lure: 0.8,
    Blast: 0.8,
    MoveHero: 0.6,
    Attack: 0.6,
    ConditionalHits: 0.4,
    Flare: 0.3,
    Search: 0.3,
    Locate: 0.3,
    Smoke: 0.2,
    Explore: 0.1,
    Repair: 0.1,
}
UPGRADES: dict[type[AloneVerb], float] = {
    Heal: 0.6,
    Blast: 0.6,
    Acid: 0.5,
    StrikeBack: 0.4,
    FreeAttack: 0.4,
    AttackOrMove: 0.4,
    UpgradeDrawn: 0.3,
    HeroDice: 0.25,
    RerollOne: 0.2,
    LureDamage: 0.2,
    WithWay: 0.2,
    Aim: 0.15,
    WoundedDice: 0.15,
    AtOnce: 0.15,
}
SLIGHT = 0.05


def _best(effects: Iterable[AloneVerb], table: dict[type[AloneVerb], float]) -> float:
    return max((table.get(type(e), SLIGHT) for e in effects), default=SLIGHT)


class Kit:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def per_charge(self, card: str, upgraded: bool = False) -> float:
        """What one use of this item is worth."""
        printed = self.cards.items[card]
        value = _best(printed.effects, USES)
        if any(isinstance(e, MoveHero) and e.move_hero < 2 for e in printed.effects):
            value = SLIGHT  # a step that only welds doors
        return value + (_best(printed.upgraded, UPGRADES) if upgraded else 0.0)

    def worth(self, item: SeenItem) -> float:
        return item.charges * self.per_charge(item.card, item.upgraded)

    def upgrade(self, item: SeenItem) -> float:
        """What the upgrade adds over all charges the item still has."""
        return item.charges * _best(self.cards.items[item.card].upgraded, UPGRADES)
