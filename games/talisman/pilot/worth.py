"""What things are worth to a character: all weights in one place, in tenths of a point of Strength or Craft."""

from __future__ import annotations

from games.talisman.content import AdventureCard, Being, Catalogue
from games.talisman.pilot.judging import LAST_CHANCE, MOST_KEPT, READY, TIME_FOR_A_TALISMAN, Judging
from games.talisman.state import START_LIVES, Quest, Stat, kind
from games.talisman.traits import (
    Amulet,
    Armour,
    Axe,
    Bonus,
    Carries,
    DestroysSpirits,
    DiceAt,
    DrawsOneMore,
    Evades,
    Forced,
    Hired,
    MayNotUse,
    NeverWithoutSpell,
    OnlyFor,
    Royal,
    SafeByAlignment,
    TalismanItself,
    Water,
    Weapon,
    Weapons,
)
from games.talisman.verbs.gaining import Gain
from games.talisman.view import SeenCharacter

# Strength wins fights and trophies; Craft opens Portal and Mine to those who have much of it, and little besides.
POINT = 10.0
WEAKER_SIDE = 0.6
TRADED_AT = 7  # Strength of trophies for a point of one's own
# A weapon adds in fights only: not at the Portal, not in the Crypt.
BLADE = 6.0
# A piece of armour, if it always saved the life.
ALL_LIVES_SAVED = 15.0
GOLD = 1.5
# An axe makes a raft of any wood: the middle region, with Temple and Cave, for three bags of gold. To whoever has the key and the
# strength to use it, and stands on the wrong bank, nothing else matters.
A_WAY_OVER = 12.0
THE_WAY_OVER = 40.0
AXE_COSTS = 3
SPELL = 3.0
# What an ordinary turn brings; so much is lost with one.
TURN = 3.0
# Without one nobody gets to the Crown; a second is of use against thieves only.
TALISMAN = 25.0
TALISMAN_FOR_THE_STRONG = 50.0
SECOND_TALISMAN = 2.0
# By how many are left before it. A healer takes one bag of gold, so the fourth is cheap; the second keeps one alive. Whoever goes
# back for each of them grows too slowly to win.
LIFE_GAINED = (0.0, 2.7, 1.5, 1.0, 0.7, 0.7)
# With the key in hand, what brings the way to the Crown nearer by all of its chance.
THE_WAY = 45.0
# A new character comes after two turns, with four lives: whoever has gained nothing loses little more. Once the Crown is taken no
# other one comes.
DEATH = 5.5
THE_END = 60.0
# A turn of Events brings more trouble than joy.
EVENT = -0.8
# What lies there afterwards, a pool or a stranger, is there for the next visit, too.
COMES_AGAIN = 1.6
# A companion one has no other use for still goes to the Vampire in one's place.
COMPANION = 1.5


class Worth:
    def __init__(self, cards: Catalogue, judging: Judging) -> None:
        self.cards = cards
        self.judging = judging
        self.crown_taken = False
        self._drawn: dict[tuple[object, ...], float] = {}

    # Points and lives

    def point(self, c: SeenCharacter, stat: Stat) -> float:
        wise = c.total_craft >= c.total_strength or self.judging.owns(c, DiceAt)
        return POINT if stat == "strength" or wise else POINT * WEAKER_SIDE

    def life(self, lives: int) -> float:
        """One more than these."""
        return LIFE_GAINED[min(lives, len(LIFE_GAINED) - 1)]

    def healing(self, c: SeenCharacter, n: int) -> float:
        """So many lives healed, up to the four of the beginning."""
        healed = min(START_LIVES, c.lives + max(0, n))
        if healed <= c.lives:
            return 0.0
        worth = sum(self.life(at) for at in range(c.lives, healed))
        if self.judging.has_talisman(c):
            worth += THE_WAY * (self.judging.prospects(c.model_copy(update={"lives": healed})) - self.judging.prospects(c))
        return worth

    def wound(self, c: SeenCharacter) -> float:
        return self.life(c.lives - 1) if c.lives > 1 else self.death(c)

    def death(self, c: SeenCharacter) -> float:
        if self.crown_taken:
            return THE_END
        start = self.cards.characters[c.id]
        gained = max(0, c.strength - start.strength) + max(0, c.craft - start.craft)
        return DEATH + 0.5 * (POINT * gained + self.riches(c))

    def riches(self, c: SeenCharacter) -> float:
        return sum(self.kept(c, card) for card in (*c.objects, *c.followers))

    def gold(self, c: SeenCharacter, n: int = 1) -> float:
        """A quest may ask for it; beyond what armour costs there is little to buy."""
        asked = {"gold2": 2, "gold3": 3}.get(c.quest, 0)
        if asked and c.gold + n >= asked > c.gold:
            return self.talisman(c)
        if c.gold < AXE_COSTS and (over := self.way_over(c)):
            return over / AXE_COSTS * n * 0.7
        return GOLD * n * (1.0 if c.gold < 6 else 0.4)

    def way_over(self, c: SeenCharacter) -> float:
        """What an axe is worth, out here and without another way over the river: Temple and Cave for whoever needs the key, the Portal
        for whoever has it."""
        outside = self.cards.spaces[c.space].region == "outer"
        if not outside or c.raft or self.judging.owns(c, Axe):
            return 0.0
        if not self.judging.has_talisman(c):
            return A_WAY_OVER
        ready = self.judging.prospects(c) >= (LAST_CHANCE if self.crown_taken else READY)
        return (THE_WAY_OVER if ready else A_WAY_OVER / 2) * (1 - self.judging.bridge(c)[0])

    def talisman(self, c: SeenCharacter) -> float:
        """The first is the key; to somebody who is weak still it can wait, and whoever is strong enough needs nothing else."""
        if self.judging.has_talisman(c):
            return SECOND_TALISMAN
        if self.judging.prospects(c) >= (LAST_CHANCE if self.crown_taken else READY):
            return TALISMAN_FOR_THE_STRONG
        return TALISMAN if self.judging.power(c) >= TIME_FOR_A_TALISMAN else 0.6 * TALISMAN

    def spell(self, c: SeenCharacter) -> float:
        return SPELL if c.spell_count < c.spell_limit else 0.0

    def prayer(self, c: SeenCharacter) -> float:
        """In the Chapel, for the Good: a life on 5, a spell on 6 and above."""
        return (self.life(c.lives) + (1 + self.judging.prays_better_by(c)) * self.spell(c)) / 6

    # Things

    def taken(self, c: SeenCharacter, card: str) -> float:
        """What an object or follower would add to what this character has."""
        printed = self.cards.printed(card)
        if isinstance(printed, AdventureCard) and printed.coins:
            return self.gold(c, printed.coins)
        if any(isinstance(t, OnlyFor) and c.alignment not in t.only_for for t in printed.traits):
            return 0.0
        worth = self._asked_for(c, card)
        follower = self.cards.sort(card) == "followers"
        worth += COMPANION if follower else 0.3
        for t in printed.traits:
            worth += self._trait(c, card, t)
        return worth

    def kept(self, c: SeenCharacter, card: str) -> float:
        """The same for one it has."""
        without = c.model_copy(
            update={"objects": tuple(o for o in c.objects if o != card), "followers": tuple(f for f in c.followers if f != card)}
        )
        return self.taken(without, card)

    def _asked_for(self, c: SeenCharacter, card: str) -> float:
        """By the Warlock."""
        wants: dict[Quest, bool] = {
            "follower": self.cards.sort(card) == "followers",
            "magic_object": self.cards.is_magic(card),
        }
        return self.talisman(c) if wants.get(c.quest, False) and not self.judging.has_talisman(c) else 0.0

    def _trait(self, c: SeenCharacter, card: str, t: object) -> float:
        match t:
            case TalismanItself():
                return self.talisman(c)
            case Bonus():
                return self.point(c, t.bonus) * t.n
            case Weapon():
                arms = self.judging.arms(c)
                worst = arms.blades[arms.hands - 1] if len(arms.blades) >= arms.hands > 0 else 0
                return BLADE * max(0, t.weapon - worst) * (arms.hands > 0) + 0.5 * t.dragons + 2.0 * t.steals_life
            case Armour():
                useless = any("armour" in t.may_not_use for t in self.judging.gear(c).of(MayNotUse))
                return 0.0 if useless else ALL_LIVES_SAVED * max(0, 7 - t.saves_on - self.judging.arms(c).saved) / 6
            case Axe():
                return self.way_over(c) or (0.0 if self.judging.owns(c, Axe) else 3.0)
            case Carries():
                return (5.0 if len(c.objects) >= 3 else 1.0) if t.carries < 0 else 0.0
            case Hired():
                return 2.0 * t.hired / (1 + t.price)
            case Weapons():
                return BLADE if len(self.judging.arms(c).blades) > 1 else 1.0
            case Forced():
                return -10.0
            case Water() | Royal() | SafeByAlignment():
                return 1.5
            case DestroysSpirits() | DrawsOneMore() | Evades() | NeverWithoutSpell():
                return 3.0
            case DiceAt():
                return 0.8 * c.total_craft
            case Amulet():
                return 1.0 if not c.spell_count else -2.0
            case _:
                return 0.4

    # Cards turned up

    def drawn(self, c: SeenCharacter, n: int) -> float:
        """So many cards from the deck: what they bring on average, by the deck as it is printed. Enemies turned up together fight
        together, so each of several is taken to be a little stronger."""
        talisman = self.judging.has_talisman(c)
        fight, blades = self.judging.in_fight(c), len(self.judging.arms(c).blades)
        key = (
            c.id,
            fight,
            blades,
            c.total_craft,
            c.lives,
            c.quest,
            self.talisman(c) if not talisman else 0.0,
            c.gold < 6,
            self.way_over(c),
            c.gold < AXE_COSTS,
            self.crown_taken,
            c.alignment,
            c.spell_count < c.spell_limit,
            len(c.objects),
            n,
        )
        found = self._drawn.get(key)
        if found is None:
            if len(self._drawn) >= MOST_KEPT:
                self._drawn.clear()
            cards = [
                card
                for sort in ("enemies", "strangers", "objects", "magic_objects", "followers", "places")
                for card in self._of(sort)
            ]
            total = sum(card.copies * self.turned_up(c, card.id, n - 1) * self._again(card.id) for card in cards)
            events = EVENT * sum(card.copies for card in self._of("events"))
            found = self._drawn[key] = n * (total + events) / len(self.cards.deck)
        return found

    def _again(self, card: str) -> float:
        return COMES_AGAIN if self.cards.sort(card) in ("strangers", "places") else 1.0

    def _of(self, sort: str) -> list[AdventureCard]:
        shelf: dict[str, AdventureCard] = getattr(self.cards, sort)
        return list(shelf.values())

    def turned_up(self, c: SeenCharacter, card: str, extra: int = 0) -> float:
        match self.cards.sort(card):
            case "enemies":
                return self.fought(c, [card], extra)[0]
            case "strangers" | "places":
                return self.met(c, card)
            case "objects" | "magic_objects" | "followers":
                return max(0.0, self.taken(c, card)) if not self._forced(card) else self.taken(c, card)
            case "events":
                return EVENT
            case _:
                return 0.0

    def pile(self, c: SeenCharacter, cards: list[str]) -> float:
        """Everything of this that lies together. Of objects only what can be carried counts, the best first and each beside those
        before it, less what is put down for it: otherwise a heap that nobody has hands for would draw from half the board, for
        ever."""
        objects = [x for x in cards if self.cards.sort(x) in ("objects", "magic_objects") and not self.cards.coins(x)]
        total = sum(self.turned_up(c, x) for x in cards if x not in objects)
        while objects:
            best = max(objects, key=lambda x: (self.taken(c, x), x))
            full = 0 <= c.carries <= len(c.objects)
            least = min(c.objects, key=lambda o: self.kept(c, o), default="") if full else ""
            gain = self.taken(c, best) - (self.kept(c, least) if least else 0.0)
            if gain <= 0 or (full and not least):
                break
            total += gain
            objects.remove(best)
            c = c.model_copy(update={"objects": (*(o for o in c.objects if o != least), best)})
        return total

    def _forced(self, card: str) -> bool:
        return any(isinstance(t, Forced) for t in self.cards.printed(card).traits)

    def fought(self, c: SeenCharacter, beings: list[str], extra: int = 0) -> tuple[float, float]:
        """What it brings to fight these together, and how likely one gets past them. Those that leave one alone are fought if it
        pays."""
        mild = [b for b in beings if self.judging.spared(c, b)]
        wild = [b for b in beings if b not in mild]
        best = self.fight(c, wild, extra)
        if mild:
            best = max(best, self.fight(c, beings, extra))
        return best

    def fight(self, c: SeenCharacter, beings: list[str], extra: int = 0) -> tuple[float, float]:
        if not beings:
            return 0.0, 1.0
        found = [self.cards.being(b) for b in beings]
        if self._destroyed(c, found):
            return max(0.0, self.by_dice(c, found, extra)), 1.0
        return self.by_dice(c, found, extra), self.judging.facing(c, found, extra)[0]

    def _destroyed(self, c: SeenCharacter, beings: list[Being]) -> bool:
        """Spirits that go without a fight; then nobody has anything of them."""
        return beings[0].kind == "spirit" and self.judging.arms(c).destroys_spirits

    def by_dice(self, c: SeenCharacter, beings: list[Being], extra: int = 0) -> float:
        won, lost = self.judging.facing(c, beings, extra, by_dice=True)
        prize = sum(self.prize(c, b) for b in beings)
        if c.quest == "enemy":
            prize += self.talisman(c)
        return won * prize - lost * self.wound(c) - (1 - won) * TURN / 2

    def prize(self, c: SeenCharacter, being: Being) -> float:
        """What one has of beating it: the trophy, or what its card gives instead."""
        gains = [e for e in being.beaten if isinstance(e, Gain)]
        if not gains:
            return being.strength * POINT / TRADED_AT
        return sum(e.n * self.point(c, e.gain) for e in gains if e.gain in ("strength", "craft"))

    def met(self, c: SeenCharacter, card: str) -> float:
        """A stranger or a place."""
        hurt = START_LIVES - c.lives
        match kind(card):
            case "enchanter":
                return POINT if c.total_craft >= 4 else 0.0
            case "fairy":
                return POINT if c.alignment == "good" else 0.0
            case "phantom":
                return POINT if c.alignment == "evil" else 0.0
            case "healer":
                return self.healing(c, 2)
            case "hermit":
                return self.talisman(c)
            case "mage":
                return self.spell(c) if c.alignment == "good" else 0.0
            case "sorcerer":
                return max(0.0, self.spell(c) - GOLD) if c.gold else 0.0
            case "witch":
                gains = self.point(c, "strength") + self.point(c, "craft") + self.spell(c) + self.healing(c, hurt)
                return (gains - self.wound(c) - self.toad(c)) / 6
            case "tinker":
                return POINT - 2 * GOLD if c.total_strength < 6 and c.gold >= 2 else 0.3
            case "instructor":
                return (c.gold // 3) * (POINT - 3 * GOLD - TURN) if c.gold >= 3 else 0.0
            case "cave":
                dragon = self.judging.facing(c, [self.cards.enemies["dragon"]])[1]
                return (self.gold(c, 2) * 2 + self.gold(c, 3) - dragon * self.wound(c) - TURN) / 6
            case "fountain-of-wisdom":
                return self.point(c, "craft")
            case "magic-stream":
                return self.point(c, "strength")
            case "pool-of-life":
                return self.life(c.lives)
            case "market":
                return self.shopping(c, {"sword": 1, "helmet": 1, "shield": 2})
            case "marsh":
                return -TURN if c.total_strength < 5 else 0.0
            case "maze":
                return -TURN if c.total_craft < 5 else 0.0
            case "shrine":
                return (self.healing(c, 1) + self.gold(c) + self.spell(c) + self.life(c.lives)) / 6
            case _:
                return 0.3

    def toad(self, c: SeenCharacter) -> float:
        """Three turns, and everything one has lies on the ground."""
        return 3 * TURN + 0.7 * self.riches(c)

    # Shops

    def bargain(self, c: SeenCharacter, name: str, price: int) -> float:
        """What buying this brings beyond its price."""
        room = c.carries < 0 or len(c.objects) < c.carries or self.cards.sort(name) == "followers"
        if c.gold < price or not room or any(kind(o) == name for o in c.objects):
            return 0.0
        return self.taken(c, name) - GOLD * price

    def shopping(self, c: SeenCharacter, prices: dict[str, int]) -> float:
        return max([0.0, *(self.bargain(c, name, price) for name, price in prices.items())])
