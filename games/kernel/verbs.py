"""The verbs every game has: choose, may, pay, when, each, per, once, roll.

A game takes one over in a line: `class Choose(verbs.Choose[Effect], GameVerb)`, where `Effect` is any verb of the game and the
other parameter, if there is one, lists the names its cards may write. What a name counts, whom it means, what hurts and how dice
fall is the game's own knowledge: its `Measures` (measures.py). Questions are called by the game's prefix (`…-choose`, `…-may`),
templates of the card text by the verb and the name (`when-monsters`, `each-all`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, Generic, TypeVar

from pydantic import Field, model_validator

from games.kernel.ask import Ask, Option, Script, Seat, ask_all, put
from games.kernel.effects import Verb, clauses, run_all
from games.kernel.measures import DEADLY
from games.kernel.phrases import Lang, Phrases, listing, third_person

E = TypeVar("E", bound=Verb)  # any verb of the game
N = TypeVar("N", bound=str)  # the names a card may write


class Deciding(Verb):
    """A verb that begins with its reader's decision, so that several readers can be asked at the same time."""

    def question(self, g: Any, who: Seat, card: str) -> Ask | None:
        """What must be decided first, if anything."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, g: Any, who: Seat, card: str, picked: str) -> Script[None]:
        """Do it; `picked` is the value of the option taken, "" if there was nothing to decide."""
        raise NotImplementedError(type(self).__name__)

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        if not self.measures.addresses(g, who):
            return
        question = self.question(g, who, card)
        picked = (yield from put(question)) if question else ""
        yield from self.carry_out(g, who, card, picked)


class Choose(Deciding, Generic[E]):
    """A printed either/or. If only one of them can be done, nobody is asked."""

    choose: Annotated[list[list[E]], Field(min_length=2)]

    def _open(self, g: Any, who: Seat, card: str) -> list[int]:
        every = range(len(self.choose))
        return [i for i in every if self.measures.offers(g, who, card, self.choose[i])] or list(every)

    def question(self, g: Any, who: Seat, card: str) -> Ask | None:
        choices = self._open(g, who, card)
        if len(choices) < 2:
            return None
        options = [Option(f"choose:{i}", str(i), (("card", card), ("choice", i))) for i in choices]
        safest = min(choices, key=lambda i: self.measures.danger(g, who, self.choose[i]))
        return Ask(
            self.measures.player(g, who),
            f"{self.measures.prefix}-choose",
            options,
            (("card", card),),
            default=(f"choose:{safest}",),
        )

    def carry_out(self, g: Any, who: Seat, card: str, picked: str) -> Script[None]:
        chosen = int(picked) if picked else self._open(g, who, card)[0]
        yield from run_all(self.choose[chosen], g, who, card)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        return any(e.possible(g, who, card) for choice in self.choose for e in choice)

    def text(self, words: Phrases, lang: Lang) -> str:
        return listing([clauses(choice, words, lang, nested=True) for choice in self.choose], words, lang, "or")


class May(Deciding, Generic[E]):
    """Optional, perhaps at a cost; asked only if all of it can be done."""

    may: Annotated[list[E], Field(min_length=1)]
    cost: list[E] = []

    def question(self, g: Any, who: Seat, card: str) -> Ask | None:
        if not self.possible(g, who, card):
            return None
        prefix = self.measures.prefix
        options = [
            Option("yes", "yes", (("card", card),), f"{prefix}-opt-may-yes"),
            Option("no", "no", msg=f"{prefix}-opt-may-no"),
        ]
        return Ask(self.measures.player(g, who), f"{prefix}-may", options, (("card", card),), default=("no",))

    def carry_out(self, g: Any, who: Seat, card: str, picked: str) -> Script[None]:
        if picked == "yes" and all(
            e.possible(g, who, card) for e in self.cost
        ):  # somebody asked together with them may have paid first
            yield from run_all([*self.cost, *self.may], g, who, card)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        return all(e.possible(g, who, card) for e in (*self.cost, *self.may))

    def text(self, words: Phrases, lang: Lang) -> str:
        what = clauses(self.may, words, lang, nested=True)
        if self.cost:
            what = words.say(lang, "for-cost", cost=clauses(self.cost, words, lang, nested=True), what=what)
        return words.say(lang, "may", what=what)


class PayOrSuffer(Deciding):
    """Pay in full, or suffer: who cannot pay suffers; who can may choose. What is paid and suffered is up to the verb."""

    def payer(self, who: Seat) -> Seat:
        """Who pays: whom the card speaks to, or whom its player does it to."""
        return who

    def prices(self, g: Any, who: Seat, card: str) -> list[Option[str]]:
        """The ways to pay that are open."""
        raise NotImplementedError(type(self).__name__)

    def suffering(self, card: str) -> Option[str]:
        """What to suffer means, as the payer reads it."""
        return Option("suffer", "", (("card", card),), tone="danger")

    def default(self, g: Any, who: Seat, card: str, prices: Sequence[Option[str]]) -> str:
        """The safe answer for somebody who is absent."""
        raise NotImplementedError(type(self).__name__)

    def question(self, g: Any, who: Seat, card: str) -> Ask | None:
        prices = self.prices(g, who, card)
        if not prices:
            return None
        default = self.default(g, who, card, prices)
        msg = f"{self.measures.prefix}-pay-or-suffer"
        return Ask(
            self.measures.player(g, self.payer(who)), msg, [*prices, self.suffering(card)], (("card", card),), default=(default,)
        )


class Pay(PayOrSuffer, Generic[E]):
    """A price of effects, or other effects. Whoever is absent suffers, unless that would be the end."""

    pay: Annotated[list[E], Field(min_length=1)]
    otherwise: Annotated[list[E], Field(min_length=1)]

    def prices(self, g: Any, who: Seat, card: str) -> list[Option[str]]:
        able = all(e.possible(g, who, card) for e in self.pay)
        return [Option("pay", "pay", (("card", card),))] if able else []

    def default(self, g: Any, who: Seat, card: str, prices: Sequence[Option[str]]) -> str:
        return "pay" if self.measures.danger(g, who, self.otherwise) >= DEADLY else "suffer"

    def carry_out(self, g: Any, who: Seat, card: str, picked: str) -> Script[None]:
        pays = picked == "pay" and bool(self.prices(g, who, card))  # somebody asked together with them may have paid first
        yield from run_all(self.pay if pays else self.otherwise, g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        pay, otherwise = (clauses(part, words, lang, nested=True) for part in (self.pay, self.otherwise))
        return words.say(lang, "pay-or", pay=pay, otherwise=otherwise)


class When(Verb, Generic[N, E]):
    """Only if there is enough of something, or if something is so; perhaps something else if not."""

    when: N
    at_least: int = Field(default=1, ge=1)
    then: Annotated[list[E], Field(min_length=1)]
    otherwise: list[E] = []

    def _now(self, g: Any, who: Seat, card: str) -> list[E]:
        return self.then if self.measures.count(g, self.when, who, card) >= self.at_least else self.otherwise

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        yield from run_all(self._now(g, who, card), g, who, card)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        return any(e.possible(g, who, card) for e in self._now(g, who, card))

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, f"when-{self.when}", n=self.at_least, what=clauses(self.then, words, lang, nested=True))
        if self.otherwise:
            said = words.say(lang, "when-not", what=said, otherwise=clauses(self.otherwise, words, lang, nested=True))
        return said


class Per(Verb, Generic[N, E]):
    """Once for every so many of something, counted before the first."""

    per: N
    every: int = Field(default=1, ge=1)
    do: Annotated[list[E], Field(min_length=1)]

    def _times(self, g: Any, who: Seat, card: str) -> int:
        return self.measures.count(g, self.per, who, card) // self.every

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        for _ in range(self._times(g, who, card)):
            yield from run_all(self.do, g, who, card)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        return self._times(g, who, card) > 0 and any(e.possible(g, who, card) for e in self.do)

    def text(self, words: Phrases, lang: Lang) -> str:
        key = f"per-{self.per}" + ("-n" if self.every > 1 else "")
        return words.say(lang, key, n=self.every, what=clauses(self.do, words, lang, nested=True))


class Each(Verb, Generic[N, E]):
    """Everybody of a group, one after the other; if it begins with a decision, all decide at the same time first."""

    each: N
    do: Annotated[list[E], Field(min_length=1)]

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        seats = self.measures.group(g, self.each, who, card)
        picked = yield from self._decisions(g, seats, card)
        for seat in seats:
            yield from self.measures.hits_one(g, seat, self._on_one(g, seat, card, picked.get(seat)))

    def _decisions(self, g: Any, seats: list[Seat], card: str) -> Script[dict[Seat, str]]:
        """Everybody decides at the same time; nothing happens before the last answer."""
        first = self.do[0]
        if not isinstance(first, Deciding) or len(seats) < 2:
            return {}
        asks = {seat: first.question(g, seat, card) for seat in seats}
        answers = yield from ask_all({seat: a for seat, a in asks.items() if a})
        return {seat: values[0] for seat, values in answers.items() if values}

    def _on_one(self, g: Any, seat: Seat, card: str, picked: str | None) -> Script[None]:
        first = self.do[0]
        if picked is not None and isinstance(first, Deciding):
            yield from first.carry_out(g, seat, card, picked)
            yield from run_all(self.do[1:], g, seat, card)
        else:
            yield from run_all(self.do, g, seat, card)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        seats = self.measures.group(g, self.each, who, card)
        return any(e.possible(g, seat, card) for seat in seats for e in self.do)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"each-{self.each}", what=clauses(self.do, third_person(words), lang, nested=True))


class Once(Verb, Generic[N, E]):
    """Only the first time in a period; the rules say when it ends (`Table.expire`).

    A card with several of them calls each by a name (`named`), or using one would use up the others.
    """

    once: N
    do: Annotated[list[E], Field(min_length=1)]
    named: str = ""

    def deed(self) -> str:
        return f"once-{self.once}{f':{self.named}' if self.named else ''}"

    def _mark(self, g: Any, who: Seat, card: str) -> str:
        mark = self.measures.mark(g, who, card)
        return f"{mark}:{self.named}" if self.named else mark

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        if g.once(self._mark(g, who, card), self.once):
            yield from run_all(self.do, g, who, card)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        return g.may(self._mark(g, who, card), self.once) and any(e.possible(g, who, card) for e in self.do)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"once-{self.once}", what=clauses(self.do, words, lang, nested=True))


LEAST, MOST = -(10**9), 10**9  # the ends of a row without an end
_SPAN = re.compile(r"(\d+)(?:-(\d+)|([+-]))?")


class RollTable(Verb, Generic[N, E]):
    """Roll dice and look the result up: `roll: 1, rows: {1: […], 2-3: […], 4-5: [], 6: […]}`.

    A row is for one result, for several (`2-3`), for so much or more (`6+`), for so much or less (`0-`). `plus` and `minus` are
    counted as `when` does. What a game adds besides (an ability: +1 here) may lead beyond the ends of the table; there its last
    row holds.
    """

    roll: int = Field(ge=1)
    plus: N | None = None
    minus: N | None = None
    rows: Annotated[dict[str, list[E]], Field(min_length=2)]
    named: str = ""  # a card with several tables calls each by a name: they are different deeds

    @model_validator(mode="after")
    def _a_row_for_every_result(self) -> RollTable[N, E]:
        least, most = self.measures.results(self.roll)
        spans = sorted(_span(row) for row in self.rows)
        for (low, high), (next_low, _) in pairwise(spans):
            if next_low <= high:
                raise ValueError(f"the result {max(low, next_low)} stands in two rows")
            if next_low > high + 1:
                raise ValueError(f"there is no row for {high + 1}")
        if spans[0][0] > (LEAST if self.minus else least):
            raise ValueError(f"there is no row for {spans[0][0] - 1}")
        if spans[-1][1] < (MOST if self.plus else most):
            raise ValueError(f"there is no row for {spans[-1][1] + 1}")
        return self

    def row(self, result: int) -> list[E]:
        """What happens at a result."""
        rows = sorted(self.rows, key=_span)
        return self.rows[next((row for row in rows if result <= _span(row)[1]), rows[-1])]

    def deed(self) -> str:
        changed = f"{f'+{self.plus}' if self.plus else ''}{f'-{self.minus}' if self.minus else ''}"
        return f"{self.roll}{changed}{f':{self.named}' if self.named else ''}"

    def label(self, who: Seat, card: str) -> str:
        """The luck's name: the whole deed, so that taking back and rolling for something else shows other faces."""
        return f"table:{who}:{card}:{self.deed()}"

    def rolled(self, g: Any, who: Seat, card: str) -> Script[list[E]]:
        """The dice fall; what they bring has not happened yet."""
        result = yield from self.measures.roll(g, who, card, self.roll, self.label(who, card))
        result += self.measures.count(g, self.plus, who, card) if self.plus else 0
        result -= self.measures.count(g, self.minus, who, card) if self.minus else 0
        return self.row(result)

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        if self.measures.addresses(g, who):
            yield from run_all((yield from self.rolled(g, who, card)), g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        dice = words.say(lang, "roll", n=self.roll)
        for way, what in (("plus", self.plus), ("minus", self.minus)):
            dice = words.say(lang, f"roll-{way}-{what}", dice=dice) if what else dice
        rows = [
            words.say(lang, "roll-row", result=self._in_words(row, words, lang), what=self._what(effects, words, lang))
            for row, effects in self.rows.items()
        ]
        return words.say(lang, "roll-table", dice=dice, rows="; ".join(rows))

    def _what(self, effects: list[E], words: Phrases, lang: Lang) -> str:
        return clauses(effects, words, lang, nested=True) or words.say(lang, "roll-nothing")

    def _in_words(self, row: str, words: Phrases, lang: Lang) -> str:
        if row[-1] in "+-":
            return words.say(lang, "roll-or-more" if row[-1] == "+" else "roll-or-less", n=row[:-1])
        return row.replace("-", "–")


def _span(row: str) -> tuple[int, int]:
    """The least and the most result a row is for."""
    found = _SPAN.fullmatch(row)
    if found is None:
        raise ValueError(f"{row!r} is no result; write 3, 2-3, 6+ or 0-")
    low, high, open_end = found.groups()
    if open_end:
        return (int(low), MOST) if open_end == "+" else (LEAST, int(low))
    if int(high or low) < int(low):
        raise ValueError(f"{row!r} begins after its end")
    return int(low), int(high or low)
