"""What evil's cards cost the hero, and what they give evil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.alone.state import HERO, Loss
from games.alone.verbs.verb import AloneVerb, actions_done, the_moment
from games.kernel.ask import Option, Script, Seat, ask, option
from games.kernel.phrases import Lang, Phrases

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
        from games.alone.rules import losing

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


class Pay(AloneVerb):
    """The hero pays, or suffers: the hero's choice, unless there is nothing to pay with (D-26)."""

    pay: Literal["adrenaline", "drawn_item"]
    or_lose: Loss
    n: int = Field(ge=1)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import adrenaline, losing, searching

        options: list[Option[str]] = []
        if self.pay == "adrenaline" and adrenaline.spendable(g, card) > 0:
            options.append(option("pay:adrenaline", "adrenaline", left=g.state.adrenaline))
        elif self.pay == "drawn_item":
            options += [option(f"pay:{c}", c, item=c) for c in the_moment(g).drawn if searching.held(g, c)]
        chosen = ""
        if options:
            # The safe default spends adrenaline, but keeps the item unless the loss would be the end.
            fatal = self.n >= g.state.life + g.state.composure
            default = options[0].key if fatal or self.pay == "adrenaline" else "suffer"
            suffer = option("suffer", "", kind=self.or_lose, n=self.n)
            chosen = yield from ask(HERO, "al-pay-or-suffer", [*options, suffer], default=default, card=card)
        if not chosen:
            yield from losing.lose(g, self.or_lose, self.n, card)
        elif chosen == "adrenaline":
            adrenaline.spend(g, card)
        else:
            searching.discard_item(g, chosen)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"pay-{self.pay}", otherwise=words.say(lang, f"or-lose-{self.or_lose}", n=self.n))


class DrawReactions(AloneVerb):
    """Evil draws cards (AL-EVIL-02, AL-EVIL-06)."""

    draw_reactions: int = Field(ge=1)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import evil

        yield from evil.draw(g, self.draw_reactions)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "draw-reactions", n=self.draw_reactions)
