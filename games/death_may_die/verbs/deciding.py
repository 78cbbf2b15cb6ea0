"""What all games' cards say: choose, may, pay, when, per, each, once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import field_validator

from games.death_may_die.rules import counting, wounds
from games.death_may_die.state import Who
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.suffering import Stress, Wounds
from games.death_may_die.verbs.verb import DeathVerb, Effect
from games.kernel import verbs
from games.kernel.ask import Script
from games.kernel.effects import clauses
from games.kernel.phrases import Lang, Phrases, third_person

if TYPE_CHECKING:
    from games.death_may_die.table import Death


class Choose(verbs.Choose[Effect], DeathVerb):
    """Either, or."""


class May(verbs.May[Effect], DeathVerb):
    """Optional."""


class Pay(verbs.Pay[Effect], DeathVerb):
    """A price, or something else."""


def _counts(what: str) -> str:
    if not counting.known(what) or "=" in what:  # how many it takes is said beside it (`at_least`, `every`)
        raise ValueError(f"nothing is counted by {what!r}")
    return what


class When(verbs.When[str, Effect], DeathVerb):
    """Only if there is enough of something; or only if there is not (`then` empty)."""

    then: list[Effect] = []

    _known = field_validator("when")(_counts)

    def at_worst(self, g: Death, who: Who) -> int:
        return sum(e.at_worst(g, who) for e in self._now(g, who, ""))

    def rolled(self) -> bool:
        return any(e.rolled() for e in (*self.then, *self.otherwise))

    def text(self, words: Phrases, lang: Lang) -> str:
        then, otherwise = (clauses(part, words, lang, nested=True) for part in (self.then, self.otherwise))
        if not then:
            return words.say(lang, self._key("when", self.otherwise), so=words.say(lang, f"unless-{self.when}"), what=otherwise)
        so = wording.so(words, lang, self.when, self.at_least)
        said = words.say(lang, self._key("when", self.then), so=so, what=then)
        return words.say(lang, self._key("when-not", self.otherwise), what=said, otherwise=otherwise) if otherwise else said

    @staticmethod
    def _key(key: str, part: list[DeathVerb]) -> str:
        return f"{key}-told" if part[0].told else key


class Per(verbs.Per[str, Effect], DeathVerb):
    """Once for every so many."""

    most: int = 99

    _known = field_validator("per")(_counts)

    def _times(self, g: Death, who: Who, card: str) -> int:
        return min(self.most, super()._times(g, who, card))

    def text(self, words: Phrases, lang: Lang) -> str:
        what, of = clauses(self.do, words, lang, nested=True), wording.counted(words, lang, self.per)
        return words.say(lang, "per-most" if self.most < 99 else "per", what=what, of=of, most=self.most)


class Each(verbs.Each[str, Effect], DeathVerb):
    """Everybody of a group. Wounds are suffered by all at once, also those that stress becomes (S76)."""

    told = True

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        first, group = self.do[0], self.measures.group(g, self.each, who, card)
        if len(self.do) == 1 and isinstance(first, Wounds):
            yield from wounds.suffer_all(g, dict.fromkeys(group, first.wounds))
        elif len(self.do) == 1 and isinstance(first, Stress):
            yield from wounds.suffer_all(g, {w: first.suffered(g, w, card) for w in group})
        else:
            yield from super().run(g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        return wording.group(words, lang, self.each, clauses(self.do, third_person(words), lang, nested=True))


class Once(verbs.Once[Literal["turn", "game"], Effect], DeathVerb):
    """Only the first time in a period."""
