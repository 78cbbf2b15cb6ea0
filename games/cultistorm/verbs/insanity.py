"""Insanity and healing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from games.cultistorm.rules import insanity, presence, supports
from games.cultistorm.state import Lasting, Who, owner
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, at_once, option

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class Insanity(StormVerb):
    insanity: int
    watches: ClassVar[tuple[str, ...] | None] = ()

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        insanity.gain_one(g, who, self.insanity, card)

    def toll(self, g: Storm, who: Who) -> tuple[dict[Who, int], int]:
        return {who: self.insanity}, 0


class SupporterInsanity(StormVerb):
    """Last Resort."""

    supporter_insanity: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        insanity.gain_one(g, owner(card), self.supporter_insanity, card)


class Heal(StormVerb):
    heal: int
    watches: ClassVar[tuple[str, ...] | None] = ("madness",)

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        insanity.heal(g, who, self.heal)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return g.state.investigators[who].insanity > 0


class HealOther(StormVerb):
    """Somebody else, here or anywhere (Healer)."""

    heal_other: int
    whom: Literal["here", "any"]
    watches: ClassVar[tuple[str, ...] | None] = ("madness", "slots")

    def _patients(self, g: Storm, who: Who) -> list[Who]:
        there = presence.together(g, who) if self.whom == "here" else list(g.everybody)
        return [w for w in there if w != who and g.inv(w).insanity]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        chosen = yield from one_of(g, who, card, lambda: self._patients(g, who))
        if chosen is not None:
            insanity.heal(g, chosen, self.heal_other)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._patients(g, who))

    def key(self) -> str:
        return f"do-heal_other-{self.whom}"


class HealHere(StormVerb):
    """Anybody at your location, yourself as well (module 6)."""

    heal_here: int
    watches: ClassVar[tuple[str, ...] | None] = ("madness", "slots")

    def _patients(self, g: Storm, who: Who) -> list[Who]:
        return [w for w in presence.together(g, who) if g.inv(w).insanity]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        chosen = yield from one_of(g, who, card, lambda: self._patients(g, who))
        if chosen is not None:
            insanity.heal(g, chosen, self.heal_here)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._patients(g, who))


class HealWith(StormVerb):
    """Shared Burden: you and one more, not the supporter (section 10)."""

    heal_with: int
    watches: ClassVar[tuple[str, ...] | None] = ("madness",)

    def _others(self, g: Storm, who: Who, card: str) -> list[Who]:
        return [w for w in g.everybody if w not in (who, owner(card)) and g.inv(w).insanity]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        insanity.heal(g, who, self.heal_with)
        chosen = yield from one_of(g, who, card, lambda: self._others(g, who, card))
        if chosen is not None:
            insanity.heal(g, chosen, self.heal_with)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return g.inv(who).insanity > 0 or bool(self._others(g, who, card))


class Mend(StormVerb):
    """Permanent insanity."""

    mend: int
    watches: ClassVar[tuple[str, ...] | None] = ("madness",)

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        insanity.heal_permanent(g, who)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return g.inv(who).permanent > 0


class MendOne(StormVerb):
    """Of any investigator (Healer, level 3)."""

    mend_one: int
    watches: ClassVar[tuple[str, ...] | None] = ("madness",)

    def _patients(self, g: Storm) -> list[Who]:
        return [w for w in g.everybody if g.inv(w).permanent]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        chosen = yield from one_of(g, who, card, lambda: self._patients(g))
        if chosen is not None:
            insanity.heal_permanent(g, chosen)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._patients(g))


class HealLess(StormVerb):
    """The Last Night: from now on."""

    heal_less: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="heal_less", n=self.heal_less, until="never", card=card))


class Ward(StormVerb):
    """It lies before you until the next insanity by a Great Old One's appearance."""

    ward: int
    watches: ClassVar[tuple[str, ...] | None] = ()

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="ward", on=str(who), until="never", card=card, by=owner(card)))
        lying = supports.lying(g, card)
        if lying is not None:
            lying[1].when = "time"

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return not g.in_force("ward", str(who))


def one_of(g: Storm, who: Who, card: str, whom: Callable[[], list[Who]]) -> Script[Who | None]:
    """An investigator of the asked one's choice."""

    def options() -> list[Option[str]]:
        return [option(f"whom:{w}", str(w), whom=w) for w in whom()]

    def worst() -> str:
        return f"whom:{max(whom(), key=lambda w: (g.madness(w), -w))}" if whom() else ""

    picked = yield from g.choose(who, "cs-whom", options, default=worst, card=card)
    return None if picked is None else int(picked)
