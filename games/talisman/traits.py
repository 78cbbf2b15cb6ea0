"""What holds while somebody owns a card or is a character: special abilities, objects, followers, spaces.

Each trait is data with its words (`trait-…` in words.yaml); the rules listen for it (`moments.py`) or look it up where the book
tells of it. The YAML name is the first field.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, cast

from pydantic import Field

from games.kernel.effects import Trait, Vocabulary
from games.kernel.phrases import Lang, Phrases, listing
from games.talisman.state import Alignment, Stat

TRAITS: Vocabulary[TalismanTrait] = Vocabulary("trait")

EnemyKind: TypeAlias = Literal["animal", "monster", "dragon", "spirit"]


class TalismanTrait(Trait):
    """A trait of this game. Its words are called by its name and, where its first field is a word, by that; lists are listed."""

    vocabulary = TRAITS

    def text(self, words: Phrases, lang: Lang) -> str:
        name = self.called()
        first = getattr(self, name)
        key = f"trait-{name}" + (f"-{first}" if isinstance(first, str) else "")
        return words.say(lang, key, **{field: self._said(field, words, lang) for field in type(self).model_fields})

    def _said(self, field: str, words: Phrases, lang: Lang) -> str | int:
        value: Any = getattr(self, field)
        if isinstance(value, tuple):
            things = [words.say(lang, f"{field}-{item}") for item in cast("tuple[str, ...]", value)]
            return listing(things, words, lang, "or")
        return value


AnyTrait: TypeAlias = Annotated[TalismanTrait, TRAITS]


# Values


class Bonus(TalismanTrait):
    """Strength or Craft from a card (TM-STR-10, TM-CRAFT-06)."""

    bonus: Stat
    n: int = 1


class FightBonus(TalismanTrait):
    """Strength only in a fight (TM-STR-11), perhaps only against some, perhaps only without armour."""

    fight_bonus: int
    against: tuple[EnemyKind, ...] = ()
    unless: Literal["", "armour"] = ""

    def text(self, words: Phrases, lang: Lang) -> str:
        key = "trait-fight_bonus" + ("-against" if self.against else "") + (f"-unless-{self.unless}" if self.unless else "")
        return words.say(lang, key, n=self.fight_bonus, against=self._said("against", words, lang))


class Weapon(TalismanTrait):
    """TM-FIGHT-06. `versus` is the bonus against one kind of being instead."""

    weapon: int
    dragons: int = 0
    steals_life: bool = False  # Runesword

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, "trait-weapon", n=self.weapon)
        if self.dragons:
            said = words.say(lang, "trait-weapon-dragons", what=said, n=self.dragons)
        return words.say(lang, "trait-weapon-life", what=said) if self.steals_life else said


class Weapons(TalismanTrait):
    """Warrior, Squire: so many weapons at once."""

    weapons: int


class BestOfTwo(TalismanTrait):
    """Warrior: two dice in a fight, the higher counts."""

    best_of_two: Literal[True]


class Armour(TalismanTrait):
    """A protecting object: this or more on a die saves the life in a fight (TM-FIGHT-09, S-72)."""

    saves_on: int
    is_armour: bool = False  # what the Barbarian does without

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-saves_on" + ("" if self.saves_on < 6 else "-6"), n=self.saves_on)


class AddsCraft(TalismanTrait):
    """Monk: total Craft counts for Strength in fights."""

    adds_craft: Literal[True]


class BestAgainst(TalismanTrait):
    """Ranger: each being of a kind is weaker against this character. Inquisitor: it is stronger against any number of them."""

    best_against: EnemyKind
    n: int = 1
    in_all: bool = False


class NoDieForVictim(TalismanTrait):
    """Assassin: whom it attacks rolls no die, and if it wins it takes a life."""

    no_die_for_victim: Literal[True]


# Carrying


class Carries(TalismanTrait):
    """Mule: any number (-1); Ogre Chief: so many at most."""

    carries: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-carries-any" if self.carries < 0 else "trait-carries", n=self.carries)


class MayNotUse(TalismanTrait):
    """Monk, Priest: carried, not used."""

    may_not_use: tuple[Literal["weapon", "armour"], ...]


class OnlyFor(TalismanTrait):
    """Who may own it (TM-OBJ-03)."""

    only_for: tuple[Alignment, ...]


class Forced(TalismanTrait):
    """A follower that must be taken (S-10), and how one is rid of it."""

    forced: Literal["hag", "poltergeist"]


class Water(TalismanTrait):
    """No life is lost in the Desert."""

    water: Literal[True]


class Raft(TalismanTrait):
    """TM-RAFT-05: what the card says. Its owner keeps it apart from objects (`Character.raft`)."""

    crosses: Literal["river"]


class Axe(TalismanTrait):
    """TM-RAFT-03."""

    builds_rafts: Literal["axe", "always"]


# Spells


class StartSpells(TalismanTrait):
    start_spells: int


class StartGold(TalismanTrait):
    """Merchant: besides the one everybody has."""

    start_gold: int


class StartCard(TalismanTrait):
    """Ranger: from the stack."""

    start_card: Literal["axe"]


class NeverWithoutSpell(TalismanTrait):
    """Wizard, Prophetess, Wand: draws one whenever the hand is empty (TM-SPELL-15)."""

    never_without_spell: Literal[True]


class SpellLimit(TalismanTrait):
    """Wand: so many more, where the table allows any (S-07)."""

    spell_limit: int


class Amulet(TalismanTrait):
    """No spell card affects its owner, who casts none (S-87)."""

    immune_to_spells: Literal[True]


class SeesSpells(TalismanTrait):
    """Prophetess: everybody's, once per own turn. Spy: a random one of a rival met."""

    sees_spells: Literal["anybody", "met"]


class SpellForTrophies(TalismanTrait):
    """Conjurer: so many trophy points for a spell."""

    spell_for_trophies: int


class RefillsAt(TalismanTrait):
    """Druid: as many spells as Craft allows, after the encounter there."""

    refills_at: tuple[str, ...]

    def _said(self, field: str, words: Phrases, lang: Lang) -> str | int:
        return listing([words.say(lang, f"terrain-{t}") for t in self.refills_at], words, lang, "or")


# Moving


class OptionalRoll(TalismanTrait):
    """Dwarf, Guide, Rope …: a roll one may leave undone, by terrain or by the name of a place card."""

    optional_roll: tuple[str, ...]

    def _said(self, field: str, words: Phrases, lang: Lang) -> str | int:
        return listing([words.say(lang, f"at-{t}") for t in self.optional_roll], words, lang, "or")


class DiceAt(TalismanTrait):
    """Dwarf, Gnome: so many dice instead."""

    dice_at: Literal["portal-craft", "mine"]
    n: int


class RollBonus(TalismanTrait):
    """Monk, Dancer, Dwarf, Lantern: added to a roll on a table."""

    roll_bonus: Literal["praying", "tavern", "cave"]
    n: int = 1


class Unaffected(TalismanTrait):
    """Dwarf, Lantern: by a place card."""

    unaffected_by: Literal["maze"]


class WoodsWalk(TalismanTrait):
    """Elf: from Woods to any Woods of the region instead of rolling."""

    woods_walk: Literal[True]


class BuildsAndMeets(TalismanTrait):
    """Ranger: the turn in which a raft is built still has its encounter."""

    builds_and_meets: Literal[True]


class RestsOnSix(TalismanTrait):
    """Troll: on a movement roll of 6 may stay and heal 1 instead."""

    rests_on_six: Literal[True]


class Slow(TalismanTrait):
    """Poltergeist: one space per turn without a die."""

    slow: Literal[True]


class TalismanItself(TalismanTrait):
    """TM-MOVE-10: opens the Valley of Fire."""

    opens_the_valley: Literal[True]


# Meeting


class Evades(TalismanTrait):
    """TM-EVADE-01: by special ability, perhaps only some beings, only in some places, only by a die, once per turn."""

    evades: Literal["everything", "spirits", "characters", "robbers"]
    on: tuple[str, ...] = ()  # terrains; none: everywhere
    on_roll: int = 0  # Cloak of Shadows: this or more; once per turn

    def text(self, words: Phrases, lang: Lang) -> str:
        where = listing([words.say(lang, f"at-{t}") for t in self.on], words, lang)
        limited = ("-on" if self.on else "") + ("-roll" if self.on_roll else "")
        return words.say(lang, f"trait-evades-{self.evades}{limited}", on=where, n=self.on_roll)


class NotAttackedBy(TalismanTrait):
    """Minstrel: kinds of beings. Ogre Chief: cards. They count as evaded (S-109)."""

    not_attacked_by: tuple[str, ...]

    def _said(self, field: str, words: Phrases, lang: Lang) -> str | int:
        return listing([words.say(lang, f"beings-{t}") for t in self.not_attacked_by], words, lang)


class DestroysSpirits(TalismanTrait):
    """Cross, Priest: without a combat, and without gain."""

    destroys_spirits: Literal[True]


class SafeByAlignment(TalismanTrait):
    """Cross: no life is lost for one's alignment in Chapel and Graveyard."""

    safe_by_alignment: Literal[True]


class Charms(TalismanTrait):
    """Minstrel: an animal whose Strength the die beats follows for one fight."""

    charms: Literal["animal"]


class KeepsBeaten(TalismanTrait):
    """Ghoul, Necromancer: a beaten being follows for one fight instead of being a trophy or gone."""

    keeps_beaten: Literal["enemy", "spirit"]


class PsychicAttack(TalismanTrait):
    """TM-FIGHT-02."""

    psychic_attack: Literal["anybody", "evil"]
    gains_life: bool = False  # Ghoul

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, f"trait-psychic_attack-{self.psychic_attack}")
        return words.say(lang, "trait-psychic_attack-life", what=said) if self.gains_life else said


class NeverAttacks(TalismanTrait):
    """Pilgrim: no characters."""

    never_attacks: Literal[True]


# Who would rather follow a Minstrel.
LURED = ("maiden", "princess")


class Robs(TalismanTrait):
    """What may be done to a character met instead of attacking it (TM-ENC-04).

    Thief: gold, an object or a mule. Sorceress: by a die against the alignment, also a follower. Rogue: gambling for gold.
    Minstrel: takes Maiden or Princess away.
    """

    robs: Literal["steal", "beguile", "gamble", "lure"]


class FreeGoods(TalismanTrait):
    """Thief: a purchase card for nothing, instead of a visit, in Village or Market."""

    free_goods: Literal[True]


# Other things


class Rerolls(TalismanTrait):
    """Jester: one die of a table again, once per turn."""

    rerolls: Literal["table"]


class HealsAt(TalismanTrait):
    """Pilgrim, Witch Doctor: 1 life for nothing."""

    heals_at: tuple[str, ...]

    def _said(self, field: str, words: Phrases, lang: Lang) -> str | int:
        return listing([words.say(lang, f"at-{t}") for t in self.heals_at], words, lang, "or")


class ChangesAlignment(TalismanTrait):
    """Druid: at will, once per round (TM-ALIGN-05)."""

    changes_alignment: Literal[True]


class DrawsOneMore(TalismanTrait):
    """Prophetess: one adventure card more than needed, one goes. Orb of Knowledge: one may go and is replaced."""

    foresight: Literal["one-more", "replace"]


class Sells(TalismanTrait):
    """Merchant: in towns. Alchemist: in any own turn. Objects for 1 gold each."""

    sells: Literal["towns", "anywhere"]


class MoreGold(TalismanTrait):
    """Gnome Miner: from each Bag of Gold turned up in Hills or Crags."""

    more_gold: tuple[str, ...]
    n: int = 1

    def _said(self, field: str, words: Phrases, lang: Lang) -> str | int:
        if field == "n":
            return self.n
        return listing([words.say(lang, f"at-{t}") for t in self.more_gold], words, lang, "or")


class Hired(TalismanTrait):
    """Mercenary: 1 gold for so much Strength until the end of the turn, once per turn. Potion: once, and gone."""

    hired: Annotated[int, Field(ge=1)]
    price: int = 0
    gone: bool = False

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-hired" + ("-gone" if self.gone else ""), n=self.hired, price=self.price)


class JoinsFor(TalismanTrait):
    """Mercenary: gold, to whoever is there, when it is taken from a space."""

    joins_for: int


class Royal(TalismanTrait):
    """Prince, Princess: 2 lives per visit for nothing in the Castle, or handed over there for gold."""

    royal: Literal[True]
    gold: int = 3


class Suppresses(TalismanTrait):
    """The Cursed Glade: what magic objects add does not count there (TM-STR-12)."""

    suppresses: Literal["magic"]


class EnemiesAdd(TalismanTrait):
    """Runes: to the die of beings that are fought there (TM-FIGHT-20)."""

    enemies_add: int
