"""What a player makes of the table: how strong everybody is, what a space is worth, whether it is time for the next ring."""

from __future__ import annotations

from games.talisman import odds
from games.talisman.content import AdventureCard, Catalogue
from games.talisman.state import kind
from games.talisman.traits import (
    Armour,
    Axe,
    Bonus,
    Carries,
    DestroysSpirits,
    Forced,
    Hired,
    OnlyFor,
    TalismanItself,
    Water,
    Weapon,
    Weapons,
)
from games.talisman.view import SeenCharacter, TalismanView

# When a sensible player goes on: total Strength or Craft for the Portal, lives for the way behind it.
BRIDGE_CHANCE = 42
PORTAL_CHANCE = 58
LIVES_FOR_THE_INNER_REGION = 4
READY = 8
STRONG_ENOUGH = 5  # for the middle region


class Judging:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    # People

    def me(self, view: TalismanView, seat: int) -> SeenCharacter:
        found = view.players[seat].character
        assert found is not None
        return found

    def owns(self, c: SeenCharacter, trait: type) -> bool:
        return any(isinstance(t, trait) for card in (*c.objects, *c.followers) for t in self.cards.printed(card).traits)

    def has_talisman(self, c: SeenCharacter) -> bool:
        return self.owns(c, TalismanItself)

    def in_fight(self, c: SeenCharacter, dragons: bool = False) -> int:
        """Strength with the best weapon; what an ability adds beyond that comes as a surprise."""
        blades = [
            t.dragons if dragons and t.dragons else t.weapon
            for card in c.objects
            for t in self.cards.printed(card).traits
            if isinstance(t, Weapon)
        ]
        hands = max([1, *(t.weapons for t in self.cards.characters[c.id].traits if isinstance(t, Weapons))])
        return c.total_strength + sum(sorted(blades, reverse=True)[:hands])

    def beats(self, c: SeenCharacter, being: str, extra: int = 0) -> int:
        """The chance to beat a being, in per cent."""
        card = self.cards.being(being)
        if card.mirrors:
            return odds.fight(0, 0)
        if card.kind == "spirit":
            if self.owns(c, DestroysSpirits):
                return 100
            return odds.fight(c.total_craft, card.craft + extra)
        return odds.fight(self.in_fight(c, card.kind == "dragon"), card.strength + extra)

    def power(self, c: SeenCharacter) -> int:
        return max(self.in_fight(c), c.total_craft)

    def portal(self, c: SeenCharacter) -> int:
        return max(odds.at_most(c.total_strength), odds.at_most(c.total_craft))

    def ready(self, c: SeenCharacter) -> bool:
        """For the Portal: a Talisman, enough lives, and good chances at the dice."""
        strong = self.in_fight(c) >= READY - 1 or c.total_craft >= READY + 1
        return self.has_talisman(c) and c.lives >= LIVES_FOR_THE_INNER_REGION and self.portal(c) >= PORTAL_CHANCE and strong

    def wants_over(self, c: SeenCharacter) -> bool:
        """Out here there is little left to gain: across the river, by bridge or raft."""
        return self.cards.spaces[c.space].region == "outer" and self.power(c) >= STRONG_ENOUGH and c.lives > 2

    def riches(self, c: SeenCharacter) -> float:
        return sum(self.worth(c, card) for card in (*c.objects, *c.followers))

    # Things

    def worth(self, c: SeenCharacter, card: str) -> float:
        """What an object or follower is worth to this character."""
        printed = self.cards.printed(card)
        if isinstance(printed, AdventureCard) and printed.coins:
            return 2.0 * printed.coins
        worth = 1.0
        for t in printed.traits:
            if isinstance(t, OnlyFor) and c.alignment not in t.only_for:
                return 0.0
            if isinstance(t, TalismanItself):
                worth += 1.0 if any(kind(o) == kind(card) and o != card for o in c.objects) else 12.0
            elif isinstance(t, Bonus):
                worth += 4.0 * t.n
            elif isinstance(t, Weapon):
                worth += 3.0 * t.weapon + t.dragons
            elif isinstance(t, Armour):
                worth += (7 - t.saves_on) * 1.2
            elif isinstance(t, Hired):
                worth += t.hired - t.price
            elif isinstance(t, Carries):
                worth += 3.0 if len(c.objects) >= 3 else 1.0
            elif isinstance(t, Axe):
                worth += 2.0
            elif isinstance(t, Water):
                worth += 1.0
            elif isinstance(t, Forced):
                worth -= 5.0
            else:
                worth += 1.0
        return worth

    # Spaces

    def space(self, view: TalismanView, c: SeenCharacter, space: str) -> float:
        """How much a character would like to end its move there."""
        card = self.cards.spaces[space]
        lying = [x for x in view.lying.get(space, ()) if kind(x) not in self.cards.spells]
        runes = 2 if card.terrain == "runes" else 0
        foes = [x for x in lying if self.cards.is_enemy(x)]
        chance = 1.0
        for being in foes:
            chance *= self.beats(c, being, runes) / 100
        worth = sum(self.cards.being(f).strength * 0.6 for f in foes) * chance - 4.0 * (1 - chance) * (
            2.0 if c.lives < 2 else 1.0
        )
        things = [x for x in lying if self.cards.sort(x) in ("objects", "magic_objects", "followers")]
        worth += chance * (sum(self.worth(c, x) for x in things) + 2.0 * view.gold.get(space, 0))
        worth += chance * sum(2.0 for x in lying if self.cards.sort(x) in ("strangers", "places"))
        fresh = max(0, card.draws(view.desert_draw) - len(view.lying.get(space, ())))
        worth += chance * fresh * self._drawing(c)
        if any(e.what == "hex" and e.on == space for e in view.lasting):
            worth -= 5.0
        return worth + chance * self._instruction(view, c, space)

    def _drawing(self, c: SeenCharacter) -> float:
        """A card from the deck: the stronger one is, the better; with one life left it is a risk."""
        worth = 0.4 + 0.35 * min(8, self.power(c))
        return worth - (2.5 if c.lives == 1 else 0.8 if c.lives == 2 else 0.0)

    def _instruction(self, view: TalismanView, c: SeenCharacter, space: str) -> float:
        hurt = max(0, 4 - c.lives)
        match self.cards.spaces[space].terrain:
            case "village":
                shopping = 1.5 if c.gold >= 2 and len(c.objects) < 4 else 0.0
                if self.wants_over(c) and c.gold >= 3 and not self.owns(c, Axe):
                    shopping += 3.0
                return 1.2 + min(hurt, c.gold) * 2.0 + shopping
            case "city":
                return 1.5 + min(hurt, c.gold, 2) * 2.0
            case "castle":
                return min(hurt, c.gold) * 2.0
            case "chapel":
                return -5.0 if c.alignment == "evil" else hurt * (2.5 if c.alignment == "good" else 0.0) + 0.5
            case "graveyard":
                return -5.0 if c.alignment == "good" else 1.0 if c.alignment == "evil" else 0.0
            case "forest" | "crags":
                return 0.2
            case "tavern":
                return 0.3
            case "knight":
                return -1.0 if c.gold else -4.0
            case "desert":
                return 0.0 if self.owns(c, Water) else -4.0
            case "chasm":
                return -1.7
            case "cave":
                return 3.0 if not self.has_talisman(c) and not c.quest else 0.0
            case "temple":
                return 4.0 if not self.has_talisman(c) and c.lives > 2 else 2.0 if c.lives > 3 else -1.0
            case "woods":
                return 2.0 if self.wants_over(c) and self.owns(c, Axe) else 0.0
            case _:
                return 0.0
