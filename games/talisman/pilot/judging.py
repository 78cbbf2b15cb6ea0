"""What a player makes of the people at the table: how strong everybody is, who wins against whom, whether it is time for the next ring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

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
    RollBonus,
    TalismanItself,
    Weapon,
    Weapons,
)
from games.talisman.view import SeenCharacter, TalismanView

SENTINEL = "sentinel"
MOST_KEPT = 4096  # what was reckoned once, before it is forgotten

# How likely the way from the Plain of Peril to the Crown should be before one goes in.
# With time to spare. Three others are growing too, and being put out by Crypt or Mine costs turns only, so it is not much.
READY = 0.20
# Somebody with a Talisman is in there already: whoever comes second comes too late.
RACING = 0.10
# The Crown is taken. Out here one only waits for the Command Spell; in there is the last chance, however small.
LAST_CHANCE = 0.03
# Strength or Craft with which one goes and looks for a Talisman.
TIME_FOR_A_TALISMAN = 5

T = TypeVar("T", bound=Trait)


@dataclass(frozen=True, slots=True)
class Gear:
    """What a character and the cards it has do for it, read off once."""

    traits: tuple[Trait, ...]

    def of(self, kind: type[T]) -> list[T]:
        return [t for t in self.traits if isinstance(t, kind)]


@dataclass(frozen=True, slots=True)
class Arms:
    """The part of it that counts in fights."""

    hands: int  # so many weapons at once
    blades: tuple[int, ...]  # what they add, the best first
    against_dragons: tuple[int, ...]
    dice: int
    saved: int  # of so many sixths of lost fights no life is lost: the best piece of armour
    adds_craft: bool
    bonus: tuple[FightBonus, ...]
    best_against: tuple[BestAgainst, ...]
    destroys_spirits: bool
    spared_by: frozenset[str]

    def adds(self, against: str) -> int:
        blades = self.against_dragons if against == "dragon" else self.blades
        added = sum(b.fight_bonus for b in self.bonus if not b.against or against in b.against)
        return sum(blades[: self.hands]) + added + sum(t.n for t in self.best_against if t.best_against == against)


def read(gear: Gear) -> Arms:
    forbidden = {what for t in gear.of(MayNotUse) for what in t.may_not_use}
    armour = gear.of(Armour) if "armour" not in forbidden else []
    weapons = gear.of(Weapon)
    bare = not any(t.is_armour for t in armour)
    return Arms(
        hands=0 if "weapon" in forbidden else max([1, *(t.weapons for t in gear.of(Weapons))]),
        blades=tuple(sorted((t.weapon for t in weapons), reverse=True)),
        against_dragons=tuple(sorted((t.dragons or t.weapon for t in weapons), reverse=True)),
        dice=2 if gear.of(BestOfTwo) else 1,
        saved=max([0, *(7 - t.saves_on for t in armour)]),
        adds_craft=bool(gear.of(AddsCraft)),
        bonus=tuple(t for t in gear.of(FightBonus) if bare or not t.unless),
        best_against=tuple(gear.of(BestAgainst)),
        destroys_spirits=bool(gear.of(DestroysSpirits)),
        spared_by=frozenset(n for t in gear.of(NotAttackedBy) for n in t.not_attacked_by),
    )


class Judging:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self._gear: dict[tuple[str, ...], tuple[Gear, Arms]] = {}

    # People

    def me(self, view: TalismanView, seat: int) -> SeenCharacter:
        found = view.players[seat].character
        assert found is not None
        return found

    def others(self, view: TalismanView, seat: int) -> list[tuple[int, SeenCharacter]]:
        return [(p.seat, p.character) for p in view.players if p.seat != seat and p.character is not None]

    def _read(self, c: SeenCharacter) -> tuple[Gear, Arms]:
        cards = (c.id, *c.objects, *c.followers)
        found = self._gear.get(cards)
        if found is None:
            if len(self._gear) >= MOST_KEPT:
                self._gear.clear()
            of = self.cards.traits_of
            gear = Gear(tuple(t for card in cards for t in of.get(kind(card), ())))
            found = self._gear[cards] = (gear, read(gear))
        return found

    def gear(self, c: SeenCharacter) -> Gear:
        return self._read(c)[0]

    def arms(self, c: SeenCharacter) -> Arms:
        return self._read(c)[1]

    def owns(self, c: SeenCharacter, trait: type[Trait]) -> bool:
        return any(isinstance(t, trait) for t in self.gear(c).traits)

    def has_talisman(self, c: SeenCharacter) -> bool:
        return self.owns(c, TalismanItself)

    # Fights

    def in_fight(self, c: SeenCharacter, against: str = "") -> int:
        """Strength with the best weapons and what an ability adds, against a kind of being or (for "") anybody."""
        arms = self.arms(c)
        return c.total_strength + arms.adds(against) + (c.total_craft if arms.adds_craft else 0)

    def facing(self, c: SeenCharacter, beings: list[Being], extra: int = 0, *, by_dice: bool = False) -> tuple[float, float]:
        """How likely these are beaten together, and how likely that costs a life. `extra` is added to their die. Whoever destroys
        spirits without a fight may fight them `by_dice` all the same."""
        if not beings:
            return 1.0, 0.0
        arms = self.arms(c)
        if beings[0].kind == "spirit":
            if arms.destroys_spirits and not by_dice:
                return 1.0, 0.0
            mine = c.total_craft + sum(t.n for t in arms.best_against if t.best_against == "spirit")
            theirs = sum(b.craft for b in beings) + extra
            return odds.fight(mine, theirs) / 100, odds.lost(mine, theirs) / 100
        mirrored = any(b.mirrors for b in beings)
        mine = 0 if mirrored else self.in_fight(c, beings[0].kind)
        theirs = extra + (0 if mirrored else sum(b.strength for b in beings))
        return odds.fight(mine, theirs, arms.dice) / 100, odds.lost(mine, theirs, arms.dice) * (6 - arms.saved) / 600

    def duel(self, c: SeenCharacter, other: SeenCharacter, psychic: bool = False) -> tuple[float, float]:
        """How likely an attack on another character is won, and how likely it is lost."""
        mine = c.total_craft if psychic else self.in_fight(c)
        theirs = other.total_craft if psychic else self.in_fight(other)
        if self.owns(c, NoDieForVictim):
            return sum(mine + d > theirs for d in range(1, 7)) / 6, sum(mine + d < theirs for d in range(1, 7)) / 6
        dice = 1 if psychic else self.arms(c).dice
        return odds.fight(mine, theirs, dice) / 100, odds.lost(mine, theirs, dice) / 100

    def spared(self, c: SeenCharacter, being: str) -> bool:
        """Does this one leave it alone?"""
        names = self.arms(c).spared_by
        if not names:
            return False
        card = self.cards.being(being)
        return bool(names & {kind(being), card.kind, card.counts_as})

    def prays_better_by(self, c: SeenCharacter) -> int:
        return sum(t.n for t in self.gear(c).of(RollBonus) if t.roll_bonus == "praying")

    def slips_by(self, c: SeenCharacter, terrain: str, spirits: bool) -> bool:
        """Can it evade here without a die?"""
        return any(
            not t.on_roll and (not t.on or terrain in t.on) and (t.evades == "everything" or (spirits and t.evades == "spirits"))
            for t in self.gear(c).of(Evades)
        )

    # Ways

    def power(self, c: SeenCharacter) -> int:
        return max(self.in_fight(c), c.total_craft)

    def bridge(self, c: SeenCharacter) -> tuple[float, float]:
        """Past the Sentinel, or a life lost to him."""
        return self.facing(c, [self.cards.being(SENTINEL)])

    def portal(self, c: SeenCharacter) -> float:
        fewer = min([2, *(t.n for t in self.gear(c).of(DiceAt) if t.dice_at == "portal-craft")])
        return max(odds.at_most(c.total_strength, 2), odds.at_most(c.total_craft, fewer)) / 100

    def traveller(self, c: SeenCharacter) -> Traveller:
        return Traveller(
            strength=c.total_strength,
            craft=c.total_craft,
            fight=self.in_fight(c),
            dice=self.arms(c).dice,
            mine_dice=min([3, *(t.n for t in self.gear(c).of(DiceAt) if t.dice_at == "mine")]),
            saved=self.arms(c).saved,
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
