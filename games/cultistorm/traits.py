"""What holds while a card is in play: abilities, objects, locations, Great Old Ones, special cultists and creatures.

Each trait is data with its words; the rules listen for it (`moments.py`). The YAML name is the first field.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from games.cultistorm.dice import Symbol
from games.kernel.effects import Trait, Vocabulary
from games.kernel.phrases import Lang, Phrases

TRAITS: Vocabulary[StormTrait] = Vocabulary("trait")


class StormTrait(Trait):
    """A trait of this game. It is worded by its name, with its fields to fill in."""

    vocabulary = TRAITS

    def key(self) -> str:
        return f"trait-{self.called()}"

    def text(self, words: Phrases, lang: Lang) -> str:
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        return words.say(lang, self.key(), **{k: v for k, v in fields.items() if isinstance(v, (int, str))})


AnyTrait: TypeAlias = Annotated[StormTrait, TRAITS]


# In a fight


class Gives(StormTrait):
    """A source of symbols in one's own fight: a kind, a wild, or what the situation names. Each counts once in a combat phase
    (CS-FIGHT-08); some are used up by it, some cost insanity."""

    gives: Literal["key", "flame", "moon", "spiral", "tide", "wild", "caste", "slot", "chosen", "named"]
    n: int = 1
    once: Literal["combat", "round"] = "combat"
    discard: bool = False
    insanity: int = 0
    each: bool = False  # of a location: once for each investigator who fights there

    def key(self) -> str:
        return f"trait-gives-{self.once}" + ("-discard" if self.discard else "-each" if self.each else "")

    def added(self, words: Phrases, lang: Lang) -> str:
        """What it gives, without a limit: a support is used up anyway."""
        return words.say(lang, "gives", what=words.say(lang, f"symbol-{self.gives}", n=self.n))

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, self.key(), what=self.added(words, lang))
        return words.say(lang, "for-insanity", n=self.insanity, what=said) if self.insanity else said


class Doubles(StormTrait):
    """One of one's dice counts twice in a fight; a wild one as two of the same (CS-DICE-10)."""

    doubles: Literal["die"]


class Ranged(StormTrait):
    """Melee counts as ranged."""

    ranged: Literal[True]


class FreeReroll(StormTrait):
    """Once per round in a fight, one die again without insanity."""

    free_reroll: int


class DrawsOnKill(StormTrait):
    draws_on_kill: int


# Preparing


class ResearchMore(StormTrait):
    """So many more cards when researching (Researcher)."""

    research_more: int


class ResearchIcon(StormTrait):
    """A research icon while owned; it counts for one research per round (CS-OBJ-05, S-101)."""

    research_icons: int


class ResearchTwice(StormTrait):
    researches: int


class HandsOver(StormTrait):
    """The object found may go to any investigator at once."""

    hands_over: Literal[True]


class FreeSupports(StormTrait):
    """So many non-star supports each round cost no insanity."""

    free_supports: int

    def key(self) -> str:
        return "trait-free_supports" if self.free_supports > 1 else "trait-free_supports-one"


class FirstSupportDraws(StormTrait):
    """After the first support of a round so many cards instead of one."""

    first_support_draws: int


class FreeMoves(StormTrait):
    """So many more free moves per round."""

    free_moves: int


class LeavesFreely(StormTrait):
    """Leaving this location costs nothing and does not use up the free move."""

    leaves_freely: Literal[True]


class CancelsStep(StormTrait):
    """Once per round a horror step may be cancelled before it is made (Medium)."""

    cancels_step: int


class ExtraDice(StormTrait):
    """So many permanent investigator dice more (CS-DICE-06)."""

    extra_dice: int


class SealsCheaper(StormTrait):
    """Discarded while sealing: so much insanity less."""

    seals_cheaper: int


# Great Old Ones of the second wave


class FewerDice(StormTrait):
    fewer_dice: int


class StarsCost(StormTrait):
    """Star cards cost 1 insanity like others."""

    stars_cost: int


class FirstMoveCosts(StormTrait):
    first_move_costs: int


class NoLocationActions(StormTrait):
    no_location_actions: Literal[True]


# Relics (module 5)


class MovesFreely(StormTrait):
    """Every move of its owner is free."""

    moves_freely: Literal[True]


class SeesFronts(StormTrait):
    """Its owner sees the front of every horror card in the circle, not of the endgame card."""

    sees_fronts: Literal[True]


class SealsFreely(StormTrait):
    """Sealing costs its owner no insanity."""

    seals_freely: Literal[True]


# Other worlds (module 4): what holds at their location while they lie open


class NoFreeMoves(StormTrait):
    no_free_moves: Literal[True]


class FightersMadden(StormTrait):
    """Whoever begins a fight there gets insanity."""

    fighters_madden: int


class NoResearch(StormTrait):
    no_research: Literal[True]


class NoSupport(StormTrait):
    """No support for anybody there."""

    no_support: Literal[True]


class HorrorEachRound(StormTrait):
    horror_each_round: int


# Special cultists and creatures


class Hides(StormTrait):
    """Cannot be chosen while a cultist of another kind stands at its location (Usher)."""

    hides: Literal[True]


class Mirrors(StormTrait):
    """Has the printed symbols of the cultist directly below it (Mirror)."""

    mirrors: Literal[True]


class Maddens(StormTrait):
    """The attacker gets insanity at the start of the fight (Whisperer, Star Vampire)."""

    maddens: int


class Weighs(StormTrait):
    """Counts for several under the cultist limit (Nameless, creatures)."""

    weighs: int


class NoBlanks(StormTrait):
    """The location's cultist die cannot be blank: blanks are rolled again (High Mask)."""

    no_blanks: Literal[True]


class OnlyNearest(StormTrait):
    """Attackable only when nearest, also by ranged investigators (Night-Gaunt)."""

    only_nearest: Literal[True]


class DieTwice(StormTrait):
    """The cultist die of its location counts twice against it (Shoggoth Spawn)."""

    die_twice: Literal[True]


class Robs(StormTrait):
    """If not attacked, each investigator there discards a card at the end of combat (Ghoul Pack)."""

    robs: int


class Flies(StormTrait):
    """After the dice roll it moves to the top of the next column without a Great Old One (Byakhee)."""

    flies: int


class SlotAlways(StormTrait):
    """The slot's symbol is always added (creatures)."""

    slot_always: Literal[True]


def symbol_of(gives: str) -> Symbol | None:
    """A kind that is printed on the source itself."""
    match gives:
        case "key" | "flame" | "moon" | "spiral" | "tide":
            return gives
        case _:
            return None
