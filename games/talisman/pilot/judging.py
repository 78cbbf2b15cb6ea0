"""What a player makes of the people at the table: how strong everybody is, who wins against whom, whether it is time for the next ring."""

from __future__ import annotations

from games.kernel.effects import Trait
from games.talisman import odds
from games.talisman.content import Being, Catalogue
from games.talisman.pilot import depths
from games.talisman.pilot.depths import Traveller
from games.talisman.state import kind
from games.talisman.traits import (
    AddsCraft,
    Armour,
    BestAgainst,
    BestOfTwo,
    DestroysSpirits,
    DiceAt,
    Evades,
    FightBonus,
    Forced,
    MayNotUse,
    NoDieForVictim,
    NotAttackedBy,
    TalismanItself,
    Weapon,
    Weapons,
)
from games.talisman.view import SeenCharacter, TalismanView

SENTINEL = "sentinel"
MOST_KEPT = 4096  # what was reckoned once, before it is forgotten

# How likely the way from the Plain of Peril to the Crown should be before one goes in.
# With time to spare: rather grow a little than lose everything in there.
READY = 0.4
# Somebody with a Talisman is in there already: whoever comes second comes too late.
RACING = 0.25
# The Crown is taken. Out here one only waits for the Command Spell; in there is the last chance, however small.
LAST_CHANCE = 0.03
# Strength or Craft with which the middle region brings more than it costs.
STRONG_ENOUGH = 6
# And with which one goes and looks for a Talisman.
TIME_FOR_A_TALISMAN = 5


class Judging:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self._traits: dict[tuple[str, ...], tuple[Trait, ...]] = {}

    # People

    def me(self, view: TalismanView, seat: int) -> SeenCharacter:
        found = view.players[seat].character
        assert found is not None
        return found

    def others(self, view: TalismanView, seat: int) -> list[tuple[int, SeenCharacter]]:
        return [(p.seat, p.character) for p in view.players if p.seat != seat and p.character is not None]

    def traits(self, c: SeenCharacter) -> tuple[Trait, ...]:
        """Of the character and of everything it has."""
        cards = (c.id, *c.objects, *c.followers)
        found = self._traits.get(cards)
        if found is None:
            if len(self._traits) >= MOST_KEPT:
                self._traits.clear()
            of = self.cards.traits_of
            found = self._traits[cards] = tuple(t for card in cards for t in of.get(kind(card), ()))
        return found

    def owns(self, c: SeenCharacter, trait: type[Trait]) -> bool:
        return any(isinstance(t, trait) for t in self.traits(c))

    def has_talisman(self, c: SeenCharacter) -> bool:
        return self.owns(c, TalismanItself)

    # Fights

    def in_fight(self, c: SeenCharacter, against: str = "") -> int:
        """Strength with the best weapons and what an ability adds, against a kind of being or (for "") anybody."""
        traits = self.traits(c)
        worth = c.total_strength
        bare = not any(isinstance(t, Armour) and t.is_armour for t in traits)
        for t in traits:
            if isinstance(t, FightBonus) and (not t.against or against in t.against) and (bare or not t.unless):
                worth += t.fight_bonus
            elif isinstance(t, AddsCraft):
                worth += c.total_craft
            elif isinstance(t, BestAgainst) and t.best_against == against:
                worth += t.n
        return worth + sum(self.blades(c, against)[: self.hands(c)])

    def hands(self, c: SeenCharacter) -> int:
        """So many weapons at once."""
        if self.bare_handed(c, "weapon"):
            return 0
        return max([1, *(t.weapons for t in self.traits(c) if isinstance(t, Weapons))])

    def bare_handed(self, c: SeenCharacter, without: str) -> bool:
        return any(isinstance(t, MayNotUse) and without in t.may_not_use for t in self.traits(c))

    def blades(self, c: SeenCharacter, against: str = "") -> list[int]:
        """What its weapons add, the best first."""
        found = [t.dragons or t.weapon if against == "dragon" else t.weapon for t in self.traits(c) if isinstance(t, Weapon)]
        return sorted(found, reverse=True)

    def dice(self, c: SeenCharacter) -> int:
        return 2 if self.owns(c, BestOfTwo) else 1

    def saved(self, c: SeenCharacter) -> int:
        """Of so many sixths of lost fights no life is lost: the best piece of armour."""
        if self.bare_handed(c, "armour"):
            return 0
        return max([0, *(7 - t.saves_on for t in self.traits(c) if isinstance(t, Armour))])

    def facing(self, c: SeenCharacter, beings: list[Being], extra: int = 0) -> tuple[float, float]:
        """How likely these are beaten together, and how likely that costs a life. `extra` is added to their die."""
        if not beings:
            return 1.0, 0.0
        if any(b.mirrors for b in beings):
            mine, theirs = 0, extra
        elif beings[0].kind == "spirit":
            if self.owns(c, DestroysSpirits):
                return 1.0, 0.0
            mine = c.total_craft + sum(t.n for t in self.traits(c) if isinstance(t, BestAgainst) and t.best_against == "spirit")
            theirs = sum(b.craft for b in beings) + extra
            return odds.fight(mine, theirs) / 100, odds.lost(mine, theirs) / 100
        else:
            mine, theirs = self.in_fight(c, beings[0].kind), sum(b.strength for b in beings) + extra
        dice = self.dice(c)
        return odds.fight(mine, theirs, dice) / 100, odds.lost(mine, theirs, dice) * (6 - self.saved(c)) / 600

    def duel(self, c: SeenCharacter, other: SeenCharacter, psychic: bool = False) -> tuple[float, float]:
        """How likely an attack on another character is won, and how likely it is lost."""
        mine = c.total_craft if psychic else self.in_fight(c)
        theirs = other.total_craft if psychic else self.in_fight(other)
        if self.owns(c, NoDieForVictim):
            return sum(mine + d > theirs for d in range(1, 7)) / 6, sum(mine + d < theirs for d in range(1, 7)) / 6
        dice = 1 if psychic else self.dice(c)
        return odds.fight(mine, theirs, dice) / 100, odds.lost(mine, theirs, dice) / 100

    def spared(self, c: SeenCharacter, being: str) -> bool:
        """Does this one leave it alone?"""
        names = {n for t in self.traits(c) if isinstance(t, NotAttackedBy) for n in t.not_attacked_by}
        card = self.cards.being(being)
        return bool(names & {kind(being), card.kind, card.counts_as})

    def slips_by(self, c: SeenCharacter, terrain: str, spirits: bool) -> bool:
        """Can it evade here without a die?"""
        return any(
            isinstance(t, Evades)
            and not t.on_roll
            and (not t.on or terrain in t.on)
            and (t.evades == "everything" or (spirits and t.evades == "spirits"))
            for t in self.traits(c)
        )

    # Ways

    def power(self, c: SeenCharacter) -> int:
        return max(self.in_fight(c), c.total_craft)

    def bridge(self, c: SeenCharacter) -> tuple[float, float]:
        """Past the Sentinel, or a life lost to him."""
        return self.facing(c, [self.cards.being(SENTINEL)])

    def portal(self, c: SeenCharacter) -> float:
        fewer = min([2, *(t.n for t in self.traits(c) if isinstance(t, DiceAt) and t.dice_at == "portal-craft")])
        return max(odds.at_most(c.total_strength, 2), odds.at_most(c.total_craft, fewer)) / 100

    def traveller(self, c: SeenCharacter) -> Traveller:
        return Traveller(
            strength=c.total_strength,
            craft=c.total_craft,
            fight=self.in_fight(c),
            dice=self.dice(c),
            mine_dice=min([3, *(t.n for t in self.traits(c) if isinstance(t, DiceAt) and t.dice_at == "mine")]),
            saved=self.saved(c),
            lives=min(c.lives, 9),
            spare=min(3, sum(not self._forced(f) for f in c.followers)),
        )

    def _forced(self, card: str) -> bool:
        return any(isinstance(t, Forced) for t in self.cards.traits_of.get(kind(card), ()))

    def prospects(self, c: SeenCharacter) -> float:
        """From the Plain of Peril to the Crown."""
        return depths.through(self.traveller(c))

    def wanted_prospects(self, view: TalismanView, seat: int) -> float:
        """How good they must be now."""
        if view.crown_reached:
            return LAST_CHANCE
        inside = any(
            self.cards.spaces[c.space].region == "inner" and self.has_talisman(c) and not c.retreating
            for _, c in self.others(view, seat)
        )
        return RACING if inside else READY

    def strong(self, view: TalismanView, seat: int, c: SeenCharacter) -> bool:
        return c.toad is None and self.prospects(c) >= self.wanted_prospects(view, seat)

    def ready(self, view: TalismanView, seat: int, c: SeenCharacter) -> bool:
        """For the Portal: a Talisman, and prospects behind it."""
        return self.has_talisman(c) and self.strong(view, seat, c)

    def wants_talisman(self, c: SeenCharacter) -> bool:
        return not self.has_talisman(c) and not c.claim

    def leader(self, view: TalismanView, seat: int) -> int:
        """Who is nearest to winning besides oneself: on the Crown, in the inner region, with a Talisman, by strength. -1: nobody."""

        def near(c: SeenCharacter) -> tuple[int, bool, int]:
            region = self.cards.spaces[c.space].region
            return ({"crown": 2, "inner": 1}.get(region, 0), self.has_talisman(c), self.power(c))

        return max(self.others(view, seat), key=lambda o: near(o[1]), default=(-1, None))[0]
