"""What evil's cards cost the hero, and what they give evil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.alone.rules import adrenaline, evil, losing, searching
from games.alone.state import HERO, Loss
from games.alone.verbs.verb import AloneVerb, actions_done, the_moment
from games.kernel.ask import Option, Script, Seat, option
from games.kernel.phrases import Lang, Phrases
from games.kernel.verbs import PayOrSuffer

if TYPE_CHECKING:
    from games.alone.table import Alone


class Lose(AloneVerb):
    """The hero loses life or composure; it is evil's damage (AL-DMG, S-47)."""

    lose: Loss
    n: int = Field(default=1, ge=1)
    per_creature_seen: bool = False  # so much for each creature this turn's Explore showed (Faces in the dark)
    more: int = 0  # and so much besides
    by_creature: bool = False  # it counts as a shock: Bravery and sedatives help (Hallucination)

    def _points(self, g: Alone) -> int:
        times = sum(len(a.met) for a in actions_done(g, "explore")) if self.per_creature_seen else 1
        return self.n * times + self.more

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        points = self._points(g)
        if points:
            yield from losing.lose(g, self.lose, points, card, creatures=["false"] if self.by_creature else [])

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return self._points(g) > 0

    def text(self, words: Phrases, lang: Lang) -> str:
        if self.per_creature_seen:
            said = words.say(lang, "lose-per-creature", n=self.n)
            return words.say(lang, "lose-and-more", what=said, n=self.more) if self.more else said
        return words.say(lang, "shocks" if self.by_creature else f"lose-{self.lose}", n=self.n)


class Pay(PayOrSuffer, AloneVerb):
    """The hero pays, or suffers: the hero's choice, unless there is nothing to pay with (D-26)."""

    pay: Literal["adrenaline", "drawn_item"]
    or_lose: Loss
    n: int = Field(ge=1)

    def payer(self, who: Seat) -> Seat:
        return HERO

    def prices(self, g: Alone, who: Seat, card: str) -> list[Option[str]]:
        if self.pay == "drawn_item":
            return [option(f"pay:{c}", c, msg="al-opt-pay-drawn", item=c) for c in the_moment(g).drawn if searching.held(g, c)]
        able = adrenaline.spendable(g, card) > 0
        return [option("pay:adrenaline", "adrenaline", msg="al-opt-pay-adrenaline", left=g.state.adrenaline)] if able else []

    def suffering(self, card: str) -> Option[str]:
        return option("suffer", "", tone="danger", kind=self.or_lose, n=self.n)

    def default(self, g: Alone, who: Seat, card: str, prices: Sequence[Option[str]]) -> str:
        """The safe answer spends adrenaline, but keeps the item unless the loss would be the end."""
        fatal = self.n >= g.state.life + g.state.composure
        return prices[0].key if fatal or self.pay == "adrenaline" else "suffer"

    def carry_out(self, g: Alone, who: Seat, card: str, picked: str) -> Script[None]:
        if not picked:
            yield from losing.lose(g, self.or_lose, self.n, card)
        elif picked == "adrenaline":
            adrenaline.spend(g, card)
        else:
            searching.discard_item(g, picked)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"pay-{self.pay}", otherwise=words.say(lang, f"or-lose-{self.or_lose}", n=self.n))


class DrawReactions(AloneVerb):
    """Evil draws cards (AL-EVIL-02, AL-EVIL-06)."""

    draw_reactions: int = Field(ge=1)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        yield from evil.draw(g, self.draw_reactions)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "draw-reactions", n=self.draw_reactions)
