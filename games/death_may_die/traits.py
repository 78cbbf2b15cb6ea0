"""What holds while a card is in play: skills, items, companions, conditions, stages, enemies, episodes.

Each trait is data with its words; the rules listen for it. The YAML name is the first field. A skill's level lists what it adds, or
what it has instead of the earlier traits of the same kinds (DMD-SKILL-03, DMD-SKILL-06).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from games.kernel.effects import Trait, Vocabulary
from games.kernel.phrases import Lang, Phrases, listing

ALL = 99  # "all", "any number"

TRAITS: Vocabulary[DeathTrait] = Vocabulary("trait")


class DeathTrait(Trait):
    """A trait of this game."""

    vocabulary = TRAITS

    def text(self, words: Phrases, lang: Lang) -> str:
        """By default its own name, and its fields to fill in."""
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        return words.say(lang, self.key(), **{k: v for k, v in fields.items() if isinstance(v, (int, str))})

    def key(self) -> str:
        """The phrase it is worded by."""
        return f"trait-{self.called()}"


AnyTrait: TypeAlias = Annotated[DeathTrait, TRAITS]


# Dice


class BonusDice(DeathTrait):
    """More bonus dice on certain own rolls: in all, attacking on one's own space, shooting, against an enemy that wounded one, for
    an episode action."""

    bonus_dice: int
    on: Literal["own", "here", "shot", "avenging", "task"] = "own"
    of: list[str] = []  # episode actions; none: any of them
    when: Literal["", "at_max_stress", "wounded"] = ""
    wounds: int = 3

    def text(self, words: Phrases, lang: Lang) -> str:
        if not self.of:
            return super().text(words, lang)
        actions = listing([words.say(lang, f"action-{a}") for a in self.of], words, lang, "or")
        return words.say(lang, "trait-bonus_dice-task-of", n=self.bonus_dice, actions=actions)

    def key(self) -> str:
        return f"trait-bonus_dice-{self.on}" + (f"-{self.when}" if self.when else "")


class FreeRerolls(DeathTrait):
    """Rerolls without stress: of any roll, of own ones, when shooting."""

    free_rerolls: int
    per: Literal["turn", "roll"]
    on: Literal["any", "own", "shot"] = "any"

    def key(self) -> str:
        return f"trait-free_rerolls-{self.on}-{self.per}"


class Frantic(DeathTrait):
    """Once per roll, 1 stress for several dice together (High Strung)."""

    frantic: int

    def key(self) -> str:
        return "trait-frantic-all" if self.frantic == ALL else "trait-frantic"


class SignsCount(DeathTrait):
    """Elder Signs are Successes on own rolls and cancel Successes on rolls against one (Arcane Mastery, S13, S73)."""

    signs_count: int

    def key(self) -> str:
        return "trait-signs_count-all" if self.signs_count == ALL else "trait-signs_count"


class SignsSoothe(DeathTrait):
    """Enough Elder Signs heal stress; counted before they are changed (S73)."""

    signs_soothe: int
    at_least: int = 2


# Attacking


class Reach(DeathTrait):
    """An attack may go so far (Marksman)."""

    reach: int


class AttackAll(DeathTrait):
    """All enemies on the space at once, Successes split after the roll (DMD-ATTACK-05)."""

    attack_all: Literal[True]


class FreeAttack(DeathTrait):
    """Once per turn, after an Attack action on one's own space killed an enemy (Brawling 4)."""

    free_attack: Literal["kill"]


class ExtraWound(DeathTrait):
    """More wounds by an attack that deals any, against some (Ceremonial Dagger)."""

    extra_wounds: int
    against: Literal["cultist", "monster", "enemy"] = "enemy"

    def key(self) -> str:
        return f"trait-extra_wounds-{self.against}"


class StrikesBack(DeathTrait):
    """When an enemy wounds one: deal it wounds (Vengeance)."""

    strikes_back: int
    as_many: bool = False  # as one suffered, but at least so many

    def key(self) -> str:
        return "trait-strikes_back-as_many" if self.as_many else "trait-strikes_back"


# Moving


class RunUpTo(DeathTrait):
    """Sets how far a Run goes; the highest counts."""

    run_up_to: int


class RunAtMost(DeathTrait):
    """Whoever carries this runs no farther (the idol)."""

    run_at_most: int
    carrying: str

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-run_at_most", n=self.run_at_most, what=words.say(lang, f"the-{self.carrying}"))


class NotSlowed(DeathTrait):
    """Such a token, carried or on a space, neither shortens nor ends one's Run."""

    not_slowed_by: str

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"trait-not_slowed_by-{self.not_slowed_by}")


class ExtraStep(DeathTrait):
    """Once per turn, outside actions."""

    extra_steps: int


class FreeRun(DeathTrait):
    """Once per turn a Run that is no action."""

    free_run: Literal[True]


class ShakesOff(DeathTrait):
    """So many enemies do not follow, never the Great Old One (Stealth)."""

    shakes_off: int

    def key(self) -> str:
        return "trait-shakes_off-all" if self.shakes_off == ALL else "trait-shakes_off"


class SkipsAttack(DeathTrait):
    """So many enemies of one's choice do not attack in each Fight step (Stealth 4)."""

    skips_attacks: int


class Charges(DeathTrait):
    """Once per turn, a Run that ends beside an enemy that did not follow (Bull Rush)."""

    charges: int
    every: bool = False

    def key(self) -> str:
        return "trait-charges-every" if self.every else "trait-charges"


class Pushes(DeathTrait):
    """… and then moves one of them (Bull Rush 2)."""

    pushes: int


class Traps(DeathTrait):
    """An enemy that moves or is summoned onto one's space is wounded (Trapper)."""

    traps: int
    every: bool = False  # every such enemy, each once per turn; otherwise one per turn

    def key(self) -> str:
        return "trait-traps-every" if self.every else "trait-traps"


class TrapHolds(DeathTrait):
    """… and does not follow in this turn (Trapper 3)."""

    trap_holds: Literal[True]


class GateWounds(DeathTrait):
    """Whatever is summoned at a gate is wounded (Gate Manipulation); `half` of its health, rounded up."""

    gate_wounds: int
    half: bool = False

    def key(self) -> str:
        return "trait-gate_wounds-half" if self.half else "trait-gate_wounds"


class GateStep(DeathTrait):
    """From a gate space, 1 action, once per turn: onto another gate space."""

    gate_step: Literal[True]


class GatesAdjacent(DeathTrait):
    """Gate spaces are adjacent for one's Run."""

    gates_adjacent: Literal[True]


# Enduring


class Ignores(DeathTrait):
    """So much less: wounds of attacks, stress by effects, sanity, Tentacles of a fire roll."""

    ignores: Literal["wounds", "stress", "sanity", "tentacles"]
    n: int = 1
    per: Literal["turn", "attack", "fire"] = "turn"

    def key(self) -> str:
        return f"trait-ignores-{self.ignores}-{self.per}"


class RestsMore(DeathTrait):
    """Rest heals more, or less (Guilt)."""

    rests: int

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-rests-more" if self.rests > 0 else "trait-rests-less", n=abs(self.rests))


class Survives(DeathTrait):
    """So many times in the game, wounds that would kill stop before the skull (Hard to Kill)."""

    survives: int


class AfterThreshold(DeathTrait):
    """Stress healed after a threshold (Stiff Upper Lip 4)."""

    after_threshold: int


class LessFire(DeathTrait):
    """Fewer fire tokens each time one receives some."""

    less_fire: int


class MoreFireDice(DeathTrait):
    """More dice in one's fire rolls."""

    fire_dice: int


class LowerMaximum(DeathTrait):
    """Maximum stress is lower (S70)."""

    max_stress_less: int


# Bargains, and what others have


class Bargain(DeathTrait):
    """Once per turn 1 sanity: bonus dice on a roll of this turn (Dark Bargain)."""

    bargain: int
    sanity: int = 1


class BargainHeals(DeathTrait):
    """… or wounds healed."""

    bargain_heals: int


class BargainShared(DeathTrait):
    """… for an investigator on one's space who agrees."""

    bargain_shared: Literal[True]


class Copies(DeathTrait):
    """Once per turn, another's unique skill until one's next turn (Copycat)."""

    copies: int  # the level
    within: int = Field(default=0)

    def key(self) -> str:
        return (
            "trait-copies-here" if not self.within else ("trait-copies-anywhere" if self.within == ALL else "trait-copies-within")
        )


# Enemies, stages, conditions


class EnemyDice(DeathTrait):
    """Enemies roll more bonus dice: this kind against whoever has this card, or those on a space with this token; of an enemy
    itself: per badly wounded investigator on its space."""

    enemy_dice: int
    of: str = ""  # a kind of enemy; "" is any
    at: str = ""  # a kind of token on its space
    per_wounded: int = 0

    def text(self, words: Phrases, lang: Lang) -> str:
        if self.per_wounded:
            return words.say(lang, "trait-enemy_dice-wounded", n=self.enemy_dice, wounds=self.per_wounded)
        if self.at:
            return words.say(lang, "trait-enemy_dice-at", n=self.enemy_dice, what=words.say(lang, f"a-{self.at}"))
        return words.say(lang, "trait-enemy_dice-of", n=self.enemy_dice, whom=words.say(lang, f"many-{self.of or 'enemy'}"))


class Shielded(DeathTrait):
    """The Great Old One takes less from each attack while such an enemy is on its space."""

    shielded: int
    by: str = "cultist"

    def key(self) -> str:
        return f"trait-shielded-{self.by}"


class RerollsLimited(DeathTrait):
    """On its space no more stress than this is suffered for rerolls of its attack."""

    rerolls_limited: int


class EndsRun(DeathTrait):
    """Entering a space with such a token ends the Run (Low Tide)."""

    ends_run: str

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "trait-ends_run", what=words.say(lang, f"a-{self.ends_run}"))
