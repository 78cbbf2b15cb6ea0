"""What items and sacrifices do instead of an action, or with it (AL-ITEM-02, AL-COMP-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from games.alone.rules import (
    acting,
    attacking,
    characters,
    exploring,
    interacting,
    items,
    labyrinth,
    lies,
    light,
    locating,
    losing,
    moving,
    searching,
)
from games.alone.state import ACTIONS, HERO, Action, Lasting
from games.alone.verbs.verb import CHANCES, AloneVerb, For, alive, the_action
from games.kernel.ask import RuleBug, Script, Seat, ask, at_once
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


class Attack(AloneVerb):
    """Attack the announced creature (AL-ATK-04)."""

    attack: int = Field(ge=0)
    reach: Literal["here", "sight"] = "here"
    per_charge: int = 0
    reroll_failures: bool = False
    stuns: bool = False  # a target that is hit does not attack this turn
    belongs: ClassVar[tuple[str, ...]] = ("attack",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        action = the_action(g)
        if not items.still_possible(g, action):
            return  # AL-TURN-11: what this card has done to it before leaves nothing to attack
        dice = self.attack + self.per_charge * action.spend
        if self.stuns:
            g.lasts(Lasting(what="stun", n=1, until="action", card=card))
        yield from attacking.attack(g, action.creature, dice, reroll_failures=self.reroll_failures)

    def text(self, words: Phrases, lang: Lang) -> str:
        dice = words.say(lang, "attack-dice", n=self.attack)
        if self.per_charge:
            dice = words.say(lang, "attack-dice-per-charge", dice=dice, n=self.per_charge)
        said = words.say(lang, f"attack-{self.reach}", dice=dice)
        said = words.say(lang, "attack-per-charge", what=said) if self.per_charge else said
        said = words.say(lang, "attack-reroll", what=said) if self.reroll_failures else said
        return words.say(lang, "attack-stuns", what=said) if self.stuns else said


class Aim(AloneVerb):
    """The target may be in line of sight: read by the announcement (`ItemCard.aims_at`)."""

    aim: Literal["sight"]
    belongs: ClassVar[tuple[str, ...]] = ("attack",)

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        pass

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "aim-sight")


class Acid(AloneVerb):
    """The target is marked; at the end of this round it takes 1 wound (acid container), for a second mark another (S-96)."""

    acid: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("attack",)

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        for creature in alive(g, [the_action(g).creature]):
            creature.acid += 1

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "acid")


class WoundedDice(For):
    """More dice against a wounded target (plasma cutter)."""

    wounded_dice: int = Field(ge=1)
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("attack",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="wounded_dice", n=self.wounded_dice, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "wounded-dice", n=self.wounded_dice)


class Blast(AloneVerb):
    """Damage to every creature in the announced sector (frag grenade, S-37)."""

    blast: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("attack",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        yield from attacking.blast(g, the_action(g).sector, self.blast)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "blast", n=self.blast)


class Search(AloneVerb):
    """Search with more cards (object scanner)."""

    search: int = Field(ge=0)
    belongs: ClassVar[tuple[str, ...]] = ("search",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        yield from searching.search(g, extra=self.search)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "search", n=self.search)


class UpgradeDrawn(For):
    """Items drawn now are upgraded with markers from the supply (object scanner)."""

    upgrade_drawn: int = Field(ge=1)
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("search",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="free_upgrades", n=self.upgrade_drawn, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "upgrade-drawn", n=self.upgrade_drawn)


class Smoke(For):
    """Creatures in this sector attack with fewer dice this turn, and nothing strikes whoever leaves it (smoke grenade). The smoke
    stays where it was thrown (S-85)."""

    smoke: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("interact",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        here = g.state.hero_at
        return [
            Lasting(what="sector_dice", n=-self.smoke, on=here, until="turn", card=card),
            Lasting(what="no_opportunity", n=1, on=here, until="turn", card=card),
        ]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "smoke", n=self.smoke)


class AttackOrMove(AloneVerb):
    """Attack a creature here or go to an adjacent sector, or neither (D-44); no Attack or Move reactions (smoke grenade)."""

    attack_or_move: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("interact",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        yield from items.attack_or_move(g, self.attack_or_move)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "attack-or-move", n=self.attack_or_move)


class MoveHero(AloneVerb):
    """The hero moves, first in the announced direction (jetpack, welding kit, the pilot's sacrifice)."""

    move_hero: int = Field(ge=1)
    doors: int = 1  # doors that may be blocked after each step
    no_opportunity: bool = False
    belongs: ClassVar[tuple[str, ...]] = ("move", "sacrifice")

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        action = g.state.action
        way = action.way if action is not None else None
        if way is None:
            # Not an action, so nothing was announced: the first direction is chosen now.
            way = yield from ask(HERO, "al-card-way", moving.way_options(g), card=card)
        yield from moving.move(
            g, way, self.move_hero, opportunity=not self.no_opportunity, block=self.doors, action=action is not None
        )

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(moving.way_options(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, "move-hero-upto" if self.move_hero > 1 else "move-hero", n=self.move_hero)
        if self.doors > 1:
            said = words.say(lang, "move-hero-doors", what=said, n=self.doors)
        return words.say(lang, "move-hero-unharmed", what=said) if self.no_opportunity else said


class FreeAttack(AloneVerb):
    """A free Attack if the hero stands among creatures (upgraded jetpack; 5 dice: the commander's sacrifice)."""

    free_attack: int = Field(ge=0)  # dice; 0: a normal Attack, for which an item may be used (AL-ITEM-12)
    belongs: ClassVar[tuple[str, ...]] = (*ACTIONS, "sacrifice")

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        if not self.free_attack:
            yield from items.free_attack(g)
            return
        options = attacking.targets(g, [g.state.hero_at])
        if not options:
            return
        target, sector = options[0].value
        if len(options) > 1:
            best = attacking.best_target(g, options)
            target, sector = yield from ask(HERO, "al-free-attack-target", options, default=best, card=card)
        attack = Action(kind="attack", creature=target, sector=sector, dice=self.free_attack)
        yield from acting.free_action(g, attack)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(attacking.targets(g, [g.state.hero_at]))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "free-attack-dice" if self.free_attack else "free-attack", n=self.free_attack)


class FreeSearch(AloneVerb):
    """A free Search with more cards (the technician's sacrifice)."""

    free_search: int = Field(ge=0)
    belongs: ClassVar[tuple[str, ...]] = ("sacrifice",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        more = Lasting(what="draw", n=self.free_search, until="action", card=card)
        yield from acting.free_action(g, Action(kind="search"), more)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "free-search", n=self.free_search)


class AnyMaterial(For):
    """Any material counts for upgrades this turn (the technician's sacrifice)."""

    any_material: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("sacrifice",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="any_material", n=1, until="turn", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "any-material")


class Flare(AloneVerb):
    """Light the hero's sector and the adjacent one in the announced direction, and reveal it (flare)."""

    flare: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("explore",)

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        action = the_action(g)
        if action.way is None:
            raise RuleBug(f"{card} lights nothing")
        ahead = exploring.ahead(g, action.way, self.flare)
        for sector in ahead:
            if g.sector(sector).revealed:
                lies.truth_comes_out(g, sector)  # AL-EXPL-06: it is an Explore
        light.switch_on(g, [g.state.hero_at, *ahead])
        labyrinth.reveal(g, ahead)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "flare")


class Explore(AloneVerb):
    """Reveal more sectors in the announced direction; the item's text says nothing of danger markers (drone)."""

    explore: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("explore",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        way = the_action(g).way
        if way is None:
            raise RuleBug(f"{card} explores nothing")
        yield from exploring.explore(g, way, self.explore, clear="each" if g.in_force("clear_each") else "none")

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "explore", n=self.explore)


class ClearEach(For):
    """A danger marker may be removed from each explored sector (drone)."""

    clear_each: Literal[True]
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("explore",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="clear_each", n=1, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "clear-each")


class ExploreMore(AloneVerb):
    """A normal Explore as well (flare)."""

    explore_more: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("explore",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        yield from exploring.explore_more(g)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "explore-more")


class Locate(AloneVerb):
    """Name more targets (motion tracker); the announcement holds as many."""

    locate: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("locate",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        yield from locating.locate(g, the_action(g).targets, with_way=g.lasting("with_way"))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "locate", n=self.locate)


class WithWay(For):
    """For so many targets the direction of the first step too (motion tracker)."""

    with_way: int = Field(ge=1)
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("locate",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="with_way", n=self.with_way, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "with-way", n=self.with_way)


class Heal(AloneVerb):
    """Regain life or composure, never above the heal limit (AL-HEAL-02)."""

    heal: Literal["life", "composure", "split"]
    n: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = (*ACTIONS, *CHANCES, "sacrifice", "reward")

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        if self.heal == "split":
            yield from characters.heal_split(g, self.n, card)
        else:
            losing.heal(g, self.heal, self.n, card)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return self.heal in characters.healable(g) if self.heal != "split" else bool(characters.healable(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"heal-{self.heal}", n=self.n)


class Repair(AloneVerb):
    """Repair the switch box in more than one direction (toolbox)."""

    repair: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("interact",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        action = the_action(g)
        if action.way is None:
            raise RuleBug(f"{card} repairs nothing")
        yield from interacting.repair(g, action.way, action.second_way)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "repair", n=self.repair)


class NoDanger(AloneVerb):
    """No danger marker may be placed in the sectors just lit, until the end of the round (toolbox)."""

    no_danger: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("interact",)

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        for sector in the_action(g).sectors:
            g.lasts(Lasting(what="no_danger", n=1, on=sector, until="round", card=card))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "no-danger")


class DoorCost(For):
    """Blocked doors cost creatures more steps until the end of the round (welding kit)."""

    door_cost: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ACTIONS

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        # Twice the same effect costs no more than once.
        if g.lasting("door_cost") >= self.door_cost:
            return []
        return [Lasting(what="door_cost", n=self.door_cost, until="round", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "door-cost", n=self.door_cost)
