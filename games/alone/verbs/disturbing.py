"""What cards do to the action the hero has announced, before it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from games.alone.rules import experience, interacting, searching, station
from games.alone.state import ACTIONS, Lasting, Way
from games.alone.verbs.verb import AloneVerb, For, alive, the_action
from games.kernel.ask import Seat, at_once
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


def _rolls(g: Alone) -> bool:
    """Will dice be thrown at a creature? Not for a grenade, nor for a creature that is not there."""
    return bool(alive(g, [the_action(g).creature]))


class HeroDice(For):
    """More or fewer dice for the hero's attack (Thick hide, Paralysis, stun baton)."""

    hero_dice: int
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("announced:attack", "attack")

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="hero_dice", n=self.hero_dice, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return _rolls(g)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "dice-more" if self.hero_dice > 0 else "dice-less", n=abs(self.hero_dice))


class Threshold(For):
    """The life value that this attack must reach is higher (Rage)."""

    threshold: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("announced:attack",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="threshold", n=self.threshold, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return _rolls(g)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "threshold", n=self.threshold)


class OpportunityDice(For):
    """More dice for the opportunity attack on leaving (Cut off)."""

    opportunity_dice: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("announced:move",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="opportunity_dice", n=self.opportunity_dice, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        here = g.state.hero_at
        return not the_action(g).unblock and bool(g.creatures_in(here)) and not g.in_force("no_opportunity", here)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "opportunity-dice", n=self.opportunity_dice)


class NoItems(For):
    """No items for this action (Paralysis): an announced item attack becomes a normal one, or fizzles if its target is not in
    the hero's sector; either way its charge returns (`items.take_back`)."""

    no_items: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("announced:attack",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="no_items", n=1, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        """An item in use, or one that waits for an attack in the dark."""
        waiting = [i for i in g.state.items if g.cards.items[i.card].condition == "own_attack_in_the_dark"]
        return bool(the_action(g).item) or (bool(waiting) and not g.here.lit)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "no-items")


class Drain(AloneVerb):
    """The item used for this action loses charges (Power drain)."""

    drain: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = tuple(f"announced:{kind}" for kind in ACTIONS)

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        searching.discard_charge(g, the_action(g).item, self.drain)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return any(i.card == the_action(g).item and i.charges > 0 for i in g.state.items)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "drain", n=self.drain)


class DrawLess(For):
    """The Search draws fewer cards, at least one (Dread)."""

    draw_less: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("announced:search",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="draw", n=-self.draw_less, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        """Only where more than one card could be drawn: all that decides it is public."""
        room = g.here.room and g.here.room not in g.state.searched
        return bool(room) or bool(the_action(g).item) or experience.unlocked(g, "keen_eye") or g.lasting("draw") > 0

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "draw-less", n=self.draw_less)


class NewCharges(For):
    """Items drawn now come with fewer charges (Dread, Sabotage)."""

    fewer_charges: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("announced:search",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="new_charges", n=-self.fewer_charges, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "fewer-charges", n=self.fewer_charges)


class RepairRange(For):
    """The switch box lights fewer further sectors (Short circuit)."""

    repair_range: int = Field(ge=0)
    belongs: ClassVar[tuple[str, ...]] = ("announced:interact",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="repair_range", n=self.repair_range, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        """Only if the box would light more sectors than that."""
        action = the_action(g)
        ways: list[Way] = [way for way in (action.way, action.second_way) if way is not None]
        longest = max((len(station.line(g, g.state.hero_at, way)) for way in ways), default=0)
        return min(interacting.reach(g), longest) > self.repair_range

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "repair-range" if self.repair_range else "repair-range-none", n=self.repair_range)


class Answers(For):
    """Only so many of the named targets are answered (Dead zone)."""

    answers: int = Field(ge=0)
    belongs: ClassVar[tuple[str, ...]] = ("announced:locate",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="answers", n=self.answers, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "answers" if self.answers else "answers-none", n=self.answers)
