"""What opportunity items do when their moment has come (AL-ITEM-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from games.alone.state import Lasting
from games.alone.verbs.verb import AloneVerb, For
from games.kernel.ask import RuleBug, Script, Seat
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


class RerollHits(AloneVerb):
    """Evil re-rolls the hits of this attack once (body armour)."""

    reroll_hits: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("creature_hits",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import items

        items.reroll_hits(g, card)
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "reroll-hits")


class StrikeBack(AloneVerb):
    """A free Attack on the attacker with so many dice, once its attack is over (body armour)."""

    strike_back: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("creature_hits",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        if g.guard is None:
            raise RuleBug(f"{card} answers no roll")
        g.guard.strike_back = self.strike_back
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "strike-back", n=self.strike_back)


class Prevent(AloneVerb):
    """So many points of this loss do not happen (sedative)."""

    prevent: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("composure_by_creature",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        if g.guard is None:
            raise RuleBug(f"{card} answers no loss")
        g.guard.prevented += self.prevent
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "prevent", n=self.prevent)


class Lure(AloneVerb):
    """A creature of the hero's sector walks away from the hero, where the hero wants it to (decoy)."""

    lure: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("before_attacks",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import attacking, items

        lured = yield from items.lure(g)
        if g.lasting("lure_damage") and g.find_creature(lured) is not None:
            yield from attacking.damage(g, lured, g.lasting("lure_damage"))
        g.no_longer("lure_damage")

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        from games.alone.rules import station

        return bool(station.ways(g, g.state.hero_at))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "lure", n=self.lure)


class LureDamage(For):
    """The creature lured away takes damage (decoy)."""

    hurt_it: int = Field(ge=1)
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("before_attacks",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="lure_damage", n=self.hurt_it, until="turn", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "hurt-it", n=self.hurt_it)


class ConditionalHits(For):
    """Conditional faces are hits for this attack (night-vision visor)."""

    conditional_hits: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("own_attack_in_the_dark",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="conditional_hits", n=1, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "conditional-hits")


class RerollOne(For):
    """One failure of this attack may be re-rolled (night-vision visor)."""

    reroll_one: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("own_attack_in_the_dark",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="reroll_one", n=self.reroll_one, until="action", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "reroll-one", n=self.reroll_one)


class Adrenaline(AloneVerb):
    """Adrenaline for the next turns, upgraded for Bullet Time at once (stimulant)."""

    adrenaline: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("turn_start",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import adrenaline

        adrenaline.stimulate(g, self.adrenaline, g.in_force("at_once"))
        g.no_longer("at_once")
        return
        yield

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        from games.alone.rules import adrenaline

        return g.state.adrenaline < min(g.cards.numbers.most_adrenaline, adrenaline.capacity(g) + 1)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "adrenaline", n=self.adrenaline)


class AtOnce(For):
    """The marker may be used for Bullet Time in this very turn (stimulant)."""

    at_once: Literal["bullet_time"]
    first: ClassVar[bool] = True
    belongs: ClassVar[tuple[str, ...]] = ("turn_start",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="at_once", n=1, until="turn", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return False  # nothing without the marker

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "at-once")
