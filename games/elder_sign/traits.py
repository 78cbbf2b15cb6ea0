"""What holds while a card is in play: passives of Ancient Ones, investigators, allies and Mythos cards.

Each trait is data with its words; the rules listen for it (see hooks in rules/). The YAML name is the first field.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from games.elder_sign.state import Resource
from games.kernel.effects import Trait, Vocabulary
from games.kernel.phrases import Lang, Phrases, listing

Kind = Literal["common", "unique", "spell", "ally"]

TRAITS: Vocabulary[ElderTrait] = Vocabulary("trait")


class ElderTrait(Trait):
    """A trait of this game."""

    vocabulary = TRAITS


AnyTrait: TypeAlias = Annotated[ElderTrait, TRAITS]


class ManyTasks(ElderTrait):
    """Amanda Sharpe: any number of tasks with one roll."""

    many_tasks: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-many-tasks")


class InsteadOfGain(ElderTrait):
    """Pete, called Ashcan: gain something else instead."""

    instead_of_gain: tuple[Literal["clue", "common", "spell"], ...]

    def text(self, words: Phrases, lang: Lang) -> str:
        things = [words.say(lang, f"thing-{kind}", n=1) for kind in self.instead_of_gain]
        return words.say(lang, "trait-instead-of-gain", what=listing(things, words, lang, "or"))


class BonusGain(ElderTrait):
    """Bob, Dexter, Monterey: one more card of a kind."""

    bonus_gain: Kind

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-bonus-gain", kind=words.say(lang, f"kind-{self.bonus_gain}"))


class HealAtTurnStart(ElderTrait):
    """Carolyn Fern, Vincent Lee: once per day at the start of any turn."""

    heal_at_turn_start: Resource

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-heal-at-turn-start", what=words.say(lang, f"resource-{self.heal_at_turn_start}"))


class FreeDice(ElderTrait):
    """Gloria Goldberg: dice for free on an Other World."""

    free_dice: Literal["other_world"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-free-dice")


class DiceForDiscard(ElderTrait):
    """Jenny Barnes: discard something for both dice at the start of the phase."""

    dice_for_discard: tuple[Literal["common", "clue", "spell"], ...]

    def text(self, words: Phrases, lang: Lang) -> str:
        things = [words.say(lang, f"thing-{kind}", n=1) for kind in self.dice_for_discard]
        return words.say(lang, "trait-dice-for-discard", what=listing(things, words, lang, "or"))


class SecondReroll(ElderTrait):
    """Joe Diamond: each clue gives a second re-roll."""

    second_reroll: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-second-reroll")


class NoMonstersInOwnTurn(ElderTrait):
    """Kate Winthrop."""

    no_monsters_in_own_turn: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-no-monsters-in-own-turn")


class IgnoreTerror(ElderTrait):
    """Kate Winthrop (all), Eric Colt (Mythos cards only)."""

    ignore_terror: Literal["all", "mythos"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-ignore-terror-{self.ignore_terror}")


class RerollForAnyone(ElderTrait):
    """Mandy Thompson: once per day, after anybody's roll."""

    reroll_for_anyone: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-reroll-for-anyone", n=self.reroll_for_anyone)


class UseLocked(ElderTrait):
    """Sister Mary: locked dice are usable in her turn."""

    use_locked: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-use-locked")


class IgnoreLasting(ElderTrait):
    """Sister Mary: lasting Mythos effects do not bind her."""

    ignore_lasting: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-ignore-lasting")


class SaveSanity(ElderTrait):
    """Duke: discard to lose 1 Sanity less."""

    save_sanity: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-save-sanity", n=self.save_sanity)


class RaiseMaximum(ElderTrait):
    """Tom Murphy: a higher maximum while owned."""

    raise_maximum: Resource
    n: int = 1

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-raise-maximum", what=words.say(lang, f"resource-{self.raise_maximum}"), n=self.n)


class NoFreeFirstAid(ElderTrait):
    """Mythos Y16; Cthulhu while three or more monsters are in play."""

    no_free_first_aid: Literal["always", "monsters"]
    at_least: int = 0

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-no-free-first-aid-{self.no_free_first_aid}", n=self.at_least)


class Price(ElderTrait):
    """Souvenirs cost more: Hastur (Elder Sign), Mythos Y17 (everything)."""

    price: Literal["sign", "all"]
    plus: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-price-{self.price}", n=self.plus)


class Forbids(ElderTrait):
    """Mythos: focusing, securing spells or the lost & found are not allowed."""

    forbids: Literal["focus", "secure", "lost_found"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-forbids-{self.forbids}")


class HarderWorlds(ElderTrait):
    """Mythos Y23: investigation on Other Worlds is harder."""

    harder_worlds: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-harder-worlds", n=self.harder_worlds)


class DoomForFailedWorld(ElderTrait):
    """Mythos Y24."""

    doom_for_failed_world: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-doom-for-failed-world", n=self.doom_for_failed_world)


class RicherMonsters(ElderTrait):
    """Mythos Y25: monsters claimed are worth more."""

    richer_monsters: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-richer-monsters", n=self.richer_monsters)


class MonstersNeed(ElderTrait):
    """Shub-Niggurath: every monster's task gains a condition."""

    monsters_need: Literal["terror"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-monsters-need")


class LossAfterFailure(ElderTrait):
    """Ithaqua: a failed adventure costs one Stamina more, after the penalties."""

    loss_after_failure: Resource
    n: int = 1

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-loss-after-failure", what=words.say(lang, f"resource-{self.loss_after_failure}"), n=self.n)


class SignLostForMonster(ElderTrait):
    """Yig: defeating a Cultist by its task removes an Elder Sign."""

    sign_lost_for: Literal["cultist"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-sign-lost-for-cultist")


class SignLostForDevoured(ElderTrait):
    """Yig: an investigator devoured by lost Sanity removes an Elder Sign."""

    sign_lost_when_devoured_by: Resource

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(
            lang, "trait-sign-lost-when-devoured", what=words.say(lang, f"resource-{self.sign_lost_when_devoured_by}")
        )


class FailedWorldsVanish(ElderTrait):
    """Yog-Sothoth: a failed Other World leaves the game; the last one awakens him."""

    failed_worlds_vanish: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-failed-worlds-vanish")


class MasksTakeClues(ElderTrait):
    """Nyarlathotep: a mask monster below a card's tasks takes that card's reward clues."""

    masks_take_clues: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-masks-take-clues")
