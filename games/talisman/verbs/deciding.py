"""The kernel's verbs, as this game has them: choose, may, pay, when, each, roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.kernel import verbs
from games.kernel.ask import Script, Seat
from games.kernel.effects import clauses
from games.kernel.phrases import Lang, Phrases
from games.talisman.verbs.gaining import Nothing
from games.talisman.verbs.moving import rolls
from games.talisman.verbs.verb import Effect, Group, Known, TalismanVerb

if TYPE_CHECKING:
    from games.talisman.table import Land


class Choose(verbs.Choose[Effect], TalismanVerb):
    """A printed either/or."""


class May(verbs.May[Effect], TalismanVerb):
    """Optional, perhaps at a cost."""

    def text(self, words: Phrases, lang: Lang) -> str:
        if not self.cost:
            return super().text(words, lang)
        said = words.say(lang, "for-cost", cost=_price(self.cost, words, lang), what=clauses(self.may, words, lang, nested=True))
        return words.say(lang, "may", what=said)


class Pay(verbs.Pay[Effect], TalismanVerb):
    """Whoever is absent pays: gold before life (D-34)."""

    def default(self, g: Land, who: Seat, card: str, prices: object) -> str:
        return "pay"

    def text(self, words: Phrases, lang: Lang) -> str:
        otherwise = clauses(self.otherwise, words, lang, nested=True)
        return words.say(lang, "pay-or", pay=_price(self.pay, words, lang), otherwise=otherwise)


def _price(effects: Sequence[Effect], words: Phrases, lang: Lang) -> str:
    """What is lost as a price is paid: templates with such a form end in `@cost`."""
    return clauses(effects, Phrases(words.templates, "@cost"), lang, nested=True)


class When(verbs.When[Known, Effect], TalismanVerb):
    """Where nothing happens to those who have enough, the text speaks of the others alone."""

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.alive(who):
            yield from super().run(g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        if not all(isinstance(e, Nothing) for e in self.then):
            return super().text(words, lang)
        return words.say(lang, f"unless-{self.when}", n=self.at_least, what=clauses(self.otherwise, words, lang, nested=True))


class Each(verbs.Each[Group, Effect], TalismanVerb):
    """What hits several at once: whoever it puts out of the game goes in the same instant (S-52)."""

    hits_several = True

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        g.batch = []
        yield from super().run(g, who, card)
        g.batch = None


class RollTable(verbs.RollTable[Known, Effect], TalismanVerb):
    """Some may leave a roll undone. A table that is named says what for."""

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.alive(who) and (yield from rolls(g, who, card)):
            yield from super().run(g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        said = super().text(words, lang)
        return words.say(lang, f"roll-{self.named}", what=said) if self.named else said
