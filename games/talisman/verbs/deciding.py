"""The kernel's verbs, as this game has them: choose, may, pay, when, each, roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.kernel import verbs
from games.kernel.ask import Script, Seat, ask_all
from games.kernel.effects import clauses, run_all
from games.kernel.phrases import Lang, Phrases
from games.talisman.rules import lives
from games.talisman.verbs.gaining import Lose, Nothing
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

    @property
    def heeds_alignment(self) -> bool:
        return self.when in ("good", "neutral", "evil")

    def toll(self, g: Land, who: Seat) -> int:
        return sum(e.toll(g, who) for e in self._now(g, who, ""))

    def text(self, words: Phrases, lang: Lang) -> str:
        if not all(isinstance(e, Nothing) for e in self.then):
            return super().text(words, lang)
        return words.say(lang, f"unless-{self.when}", n=self.at_least, what=clauses(self.otherwise, words, lang, nested=True))


class Each(verbs.Each[Group, Effect], TalismanVerb):
    """What hits several at once: whoever it puts out of the game goes in the same instant (S-52). All roll before anything happens,
    all decide at the same time, and all lose their lives together (S-116)."""

    hits_several = True

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        seats = self.measures.group(g, self.each, who, card)
        g.batch = []
        try:
            match self.do:
                case [RollTable() as table]:
                    yield from self._rolled(g, seats, card, table)
                case [Lose(lose="life", n=n)]:
                    yield from lives.lose_together(g, [lives.Loss(seat, n, card) for seat in seats])
                case _:
                    yield from super().run(g, who, card)
        finally:
            g.batch = None

    @property
    def heeds_alignment(self) -> bool:
        return self.each in ("good", "not_evil")

    def _rolled(self, g: Land, seats: list[Seat], card: str, table: RollTable) -> Script[None]:
        rows: dict[Seat, list[Effect]] = {}
        for seat in seats:
            rows[seat] = yield from table.rolled(g, seat, card)
        first = {seat: row[0] for seat, row in rows.items() if row}
        asks = {seat: verb.question(g, seat, card) for seat, verb in first.items() if isinstance(verb, verbs.Deciding)}
        answers = yield from ask_all({seat: asked for seat, asked in asks.items() if asked})
        for seat, row in rows.items():
            if seat in answers and isinstance(row[0], verbs.Deciding) and g.alive(seat):
                yield from row[0].carry_out(g, seat, card, answers[seat][0])
                row = row[1:]
            yield from run_all(row, g, seat, card)


class RollTable(verbs.RollTable[Known, Effect], TalismanVerb):
    """Some may leave a roll undone. A table that is named says what for."""

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.alive(who) and (yield from rolls(g, who, card)):
            yield from super().run(g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        said = super().text(words, lang)
        return words.say(lang, f"roll-{self.named}", what=said) if self.named else said
