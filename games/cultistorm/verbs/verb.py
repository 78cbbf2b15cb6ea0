"""What every verb of this game is: whom its names mean, how it is worded. `who` is an investigator's number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from games.cultistorm.glance import ANYTHING, BOARD, FAR, News
from games.cultistorm.rules import counting
from games.cultistorm.state import Slot, Who
from games.kernel.ask import Seat
from games.kernel.effects import Verb, Vocabulary
from games.kernel.measures import DEADLY, Measures
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class StormMeasures(Measures["Storm"]):
    def player(self, g: Storm, who: Who) -> Seat:
        return g.player(who)

    def count(self, g: Storm, what: str, who: Who, card: str) -> int:
        return counting.count(g, what, who)

    def group(self, g: Storm, whom: str, who: Who, card: str) -> list[Who]:
        return counting.group(g, whom, who)

    def danger(self, g: Storm, who: Who, effects: Sequence[Verb]) -> int:
        """D-29: least insanity, then least horror; what would be the end, most."""
        toll = [e.toll(g, who) for e in effects if isinstance(e, StormVerb)]
        hurt: dict[Who, int] = {}
        for suffered, _ in toll:
            for victim, n in suffered.items():
                hurt[victim] = hurt.get(victim, 0) + n
        dies = any(g.madness(w) + n > g.cards.numbers.insanity for w, n in hurt.items())
        return (DEADLY if dies else 0) + 10 * sum(hurt.values()) + sum(steps for _, steps in toll)


VERBS: Vocabulary[StormVerb] = Vocabulary()


class StormVerb(Verb):
    """A verb of this game. It is worded by its name (`do-…`), with its fields to fill in."""

    vocabulary = VERBS
    measures = StormMeasures("cs")

    watches: ClassVar[tuple[str, ...] | None] = None
    """What `possible`, `shifts` and `toll` look at besides the board (`glance.FAR`), of its user as of everybody; None: anything. What is
    offered of it is made again only when some of that is new. A verb that has none of the three looks at nothing."""

    def looks_at(self) -> News:
        kind = type(self)
        if kind.possible is Verb.possible and kind.shifts is StormVerb.shifts and kind.toll is StormVerb.toll:
            return 0
        if self.watches is None:
            return ANYTHING
        found = BOARD
        for what in self.watches:
            found |= FAR[what]
        return found

    def toll(self, g: Storm, who: Who) -> tuple[dict[Who, int], int]:
        """Insanity it is sure to cost, by investigator, and horror steps."""
        return {}, 0

    def saves(self, g: Storm) -> bool:
        """Would the game be lost in the next cultist phase if nobody did something of this kind?"""
        return False

    def shifts(self, g: Storm, who: Who) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
        """Where a cultist is sure to come, and where the top one is sure to leave before (D-32)."""
        return (), ()

    def key(self) -> str:
        return f"do-{self.called()}"

    def text(self, words: Phrases, lang: Lang) -> str:
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        named = {k: v for k, v in fields.items() if isinstance(v, (int, str))}
        return words.say(lang, self.key(), n=next(iter(fields.values())), **named)


Effect: TypeAlias = Annotated[StormVerb, VERBS]


def looks_of(effects: Iterable[StormVerb]) -> News:
    """What all of them together look at."""
    found = 0
    for effect in effects:
        found |= effect.looks_at()
    return found
