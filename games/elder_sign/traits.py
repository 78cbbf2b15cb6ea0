"""What holds while a card is in play: passives of Ancient Ones, investigators, allies and Mythos cards.

Each trait is data with its words; the rules listen for it (see hooks in rules/). The YAML name is the first field.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator, Tag

from games.elder_sign.state import Resource
from games.elder_sign.wording import listing
from games.kernel.effects import Trait, tag_by_first_key
from games.kernel.phrases import Lang, Phrases

Kind = Literal["common", "unique", "spell", "ally"]


class ManyTasks(Trait):
    """Amanda Sharpe: any number of tasks with one roll."""

    many_tasks: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-many-tasks")


class InsteadOfGain(Trait):
    """Pete, called Ashcan: gain something else instead."""

    instead_of_gain: tuple[Literal["clue", "common", "spell"], ...]

    def text(self, words: Phrases, lang: Lang) -> str:
        things = [words.say(lang, f"thing-{kind}", n=1) for kind in self.instead_of_gain]
        return words.say(lang, "trait-instead-of-gain", what=listing(things, words, lang, "or"))


class BonusGain(Trait):
    """Bob, Dexter, Monterey: one more card of a kind."""

    bonus_gain: Kind

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-bonus-gain", kind=words.say(lang, f"kind-{self.bonus_gain}"))


class HealAtTurnStart(Trait):
    """Carolyn Fern, Vincent Lee: once per day at the start of any turn."""

    heal_at_turn_start: Resource

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-heal-at-turn-start", what=words.say(lang, f"resource-{self.heal_at_turn_start}"))


class FreeDice(Trait):
    """Gloria Goldberg: dice for free on an Other World."""

    free_dice: Literal["other_world"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-free-dice")


class DiceForDiscard(Trait):
    """Jenny Barnes: discard something for both dice at the start of the phase."""

    dice_for_discard: tuple[Literal["common", "clue", "spell"], ...]

    def text(self, words: Phrases, lang: Lang) -> str:
        things = [words.say(lang, f"thing-{kind}", n=1) for kind in self.dice_for_discard]
        return words.say(lang, "trait-dice-for-discard", what=listing(things, words, lang, "or"))


class SecondReroll(Trait):
    """Joe Diamond: each clue gives a second re-roll."""

    second_reroll: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-second-reroll")


class NoMonstersInOwnTurn(Trait):
    """Kate Winthrop."""

    no_monsters_in_own_turn: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-no-monsters-in-own-turn")


class IgnoreTerror(Trait):
    """Kate Winthrop (all), Eric Colt (Mythos cards only)."""

    ignore_terror: Literal["all", "mythos"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-ignore-terror-{self.ignore_terror}")


class RerollForAnyone(Trait):
    """Mandy Thompson: once per day, after anybody's roll."""

    reroll_for_anyone: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-reroll-for-anyone", n=self.reroll_for_anyone)


class UseLocked(Trait):
    """Sister Mary: locked dice are usable in her turn."""

    use_locked: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-use-locked")


class IgnoreLasting(Trait):
    """Sister Mary: lasting Mythos effects do not bind her."""

    ignore_lasting: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-ignore-lasting")


class SaveSanity(Trait):
    """Duke: discard to lose 1 Sanity less."""

    save_sanity: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-save-sanity", n=self.save_sanity)


class RaiseMaximum(Trait):
    """Tom Murphy: a higher maximum while owned."""

    raise_maximum: Resource
    n: int = 1

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-raise-maximum", what=words.say(lang, f"resource-{self.raise_maximum}"), n=self.n)


class NoFreeFirstAid(Trait):
    """Mythos Y16; Cthulhu while three or more monsters are in play."""

    no_free_first_aid: Literal["always", "monsters"]
    at_least: int = 0

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-no-free-first-aid-{self.no_free_first_aid}", n=self.at_least)


class Price(Trait):
    """Souvenirs cost more: Hastur (Elder Sign), Mythos Y17 (everything)."""

    price: Literal["sign", "all"]
    plus: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-price-{self.price}", n=self.plus)


class Forbids(Trait):
    """Mythos: focusing, securing spells or the lost & found are not allowed."""

    forbids: Literal["focus", "secure", "lost_found"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-forbids-{self.forbids}")


class HarderWorlds(Trait):
    """Mythos Y23: investigation on Other Worlds is harder."""

    harder_worlds: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-harder-worlds", n=self.harder_worlds)


class DoomForFailedWorld(Trait):
    """Mythos Y24."""

    doom_for_failed_world: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-doom-for-failed-world", n=self.doom_for_failed_world)


class RicherMonsters(Trait):
    """Mythos Y25: monsters claimed are worth more."""

    richer_monsters: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-richer-monsters", n=self.richer_monsters)


class MonstersNeed(Trait):
    """Shub-Niggurath: every monster's task gains a condition."""

    monsters_need: Literal["terror"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-monsters-need")


class LossAfterFailure(Trait):
    """Ithaqua: a failed adventure costs one Stamina more, after the penalties."""

    loss_after_failure: Resource
    n: int = 1

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-loss-after-failure", what=words.say(lang, f"resource-{self.loss_after_failure}"), n=self.n)


class SignLostForMonster(Trait):
    """Yig: defeating a Cultist by its task removes an Elder Sign."""

    sign_lost_for: Literal["cultist"]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-sign-lost-for-cultist")


class SignLostForDevoured(Trait):
    """Yig: an investigator devoured by lost Sanity removes an Elder Sign."""

    sign_lost_when_devoured_by: Resource

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(
            lang, "trait-sign-lost-when-devoured", what=words.say(lang, f"resource-{self.sign_lost_when_devoured_by}")
        )


class FailedWorldsVanish(Trait):
    """Yog-Sothoth: a failed Other World leaves the game; the last one awakens him."""

    failed_worlds_vanish: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-failed-worlds-vanish")


class MasksTakeClues(Trait):
    """Nyarlathotep: a mask monster below a card's tasks takes that card's reward clues."""

    masks_take_clues: Literal[True]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-masks-take-clues")


TRAITS: tuple[type[Trait], ...] = (
    ManyTasks,
    InsteadOfGain,
    BonusGain,
    HealAtTurnStart,
    FreeDice,
    DiceForDiscard,
    SecondReroll,
    NoMonstersInOwnTurn,
    IgnoreTerror,
    RerollForAnyone,
    UseLocked,
    IgnoreLasting,
    SaveSanity,
    RaiseMaximum,
    NoFreeFirstAid,
    Price,
    Forbids,
    HarderWorlds,
    DoomForFailedWorld,
    RicherMonsters,
    MonstersNeed,
    LossAfterFailure,
    SignLostForMonster,
    SignLostForDevoured,
    FailedWorldsVanish,
    MasksTakeClues,
)


def _name(kind: type[Trait]) -> str:
    return next(iter(kind.model_fields))


AnyTrait = Annotated[
    Annotated[ManyTasks, Tag("many_tasks")]
    | Annotated[InsteadOfGain, Tag("instead_of_gain")]
    | Annotated[BonusGain, Tag("bonus_gain")]
    | Annotated[HealAtTurnStart, Tag("heal_at_turn_start")]
    | Annotated[FreeDice, Tag("free_dice")]
    | Annotated[DiceForDiscard, Tag("dice_for_discard")]
    | Annotated[SecondReroll, Tag("second_reroll")]
    | Annotated[NoMonstersInOwnTurn, Tag("no_monsters_in_own_turn")]
    | Annotated[IgnoreTerror, Tag("ignore_terror")]
    | Annotated[RerollForAnyone, Tag("reroll_for_anyone")]
    | Annotated[UseLocked, Tag("use_locked")]
    | Annotated[IgnoreLasting, Tag("ignore_lasting")]
    | Annotated[SaveSanity, Tag("save_sanity")]
    | Annotated[RaiseMaximum, Tag("raise_maximum")]
    | Annotated[NoFreeFirstAid, Tag("no_free_first_aid")]
    | Annotated[Price, Tag("price")]
    | Annotated[Forbids, Tag("forbids")]
    | Annotated[HarderWorlds, Tag("harder_worlds")]
    | Annotated[DoomForFailedWorld, Tag("doom_for_failed_world")]
    | Annotated[RicherMonsters, Tag("richer_monsters")]
    | Annotated[MonstersNeed, Tag("monsters_need")]
    | Annotated[LossAfterFailure, Tag("loss_after_failure")]
    | Annotated[SignLostForMonster, Tag("sign_lost_for")]
    | Annotated[SignLostForDevoured, Tag("sign_lost_when_devoured_by")]
    | Annotated[FailedWorldsVanish, Tag("failed_worlds_vanish")]
    | Annotated[MasksTakeClues, Tag("masks_take_clues")],
    Discriminator(tag_by_first_key(lambda: (_name(t) for t in TRAITS))),
]
