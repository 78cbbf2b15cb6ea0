"""What all games' cards say: choose, may, each, when; and what the team decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from games.cultistorm.glance import News
from games.cultistorm.rules import insanity as madness
from games.cultistorm.rules import voting
from games.cultistorm.state import Who
from games.cultistorm.verbs.insanity import Insanity
from games.cultistorm.verbs.verb import Effect, StormVerb, looks_of
from games.kernel import verbs
from games.kernel.ask import Option, Script, option
from games.kernel.effects import clauses, run_all
from games.kernel.phrases import Lang, Phrases, listing

if TYPE_CHECKING:
    from games.cultistorm.table import Storm

Whom = Literal["all", "others", "here", "crowded", "sanest", "maddest", "laden"]


class Choose(StormVerb):
    """Either, or: only what can be done (D-15)."""

    choose: Annotated[list[list[Effect]], Field(min_length=2)]

    def _open(self, g: Storm, who: Who, card: str) -> list[int]:
        every = range(len(self.choose))
        return [i for i in every if all(e.possible(g, who, card) for e in self.choose[i])]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"choose:{i}", str(i), card=card, choice=i) for i in self._open(g, who, card)]

        def harm(i: int) -> tuple[int, bool]:
            saves = any(e.saves(g) for e in self.choose[i])
            return self.measures.danger(g, who, self.choose[i]), not saves

        def safest() -> str:
            open_ = self._open(g, who, card)
            return f"choose:{min(open_, key=harm)}" if open_ else ""

        picked = yield from g.choose(who, "cs-choose", options, default=safest, card=card)
        if picked is not None:
            yield from run_all(self.choose[int(picked)], g, who, card)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._open(g, who, card))

    def looks_at(self) -> News:
        return looks_of(e for choice in self.choose for e in choice)

    def text(self, words: Phrases, lang: Lang) -> str:
        return listing([clauses(choice, words, lang, nested=True) for choice in self.choose], words, lang, "or")


class Team(StormVerb):
    """The team chooses (D-29)."""

    team: Annotated[list[list[Effect]], Field(min_length=2)]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"choose:{i}", str(i), card=card, choice=i) for i in range(len(self.team))]

        def safest() -> str:
            return f"choose:{min(range(len(self.team)), key=lambda i: self.measures.danger(g, who, self.team[i]))}"

        picked = yield from voting.team(g, "cs-team", options, safest, card=card)
        if picked is not None:
            yield from run_all(self.team[int(picked)], g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        said = listing([clauses(choice, words, lang, nested=True) for choice in self.team], words, lang, "or")
        return words.say(lang, "team", what=said)


class Each(verbs.Each[Whom, Effect], StormVerb):
    """Everybody of a group. Insanity strikes all at once (CS-INS-04)."""

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        first = self.do[0]
        if isinstance(first, Insanity) and len(self.do) == 1:
            madness.gain(g, dict.fromkeys(self.measures.group(g, self.each, who, card), first.insanity), card)
            return
        yield from super().run(g, who, card)

    def toll(self, g: Storm, who: Who) -> tuple[dict[Who, int], int]:
        hurt: dict[Who, int] = {}
        for one in self.measures.group(g, self.each, who, ""):
            for effect in self.do:
                for victim, n in effect.toll(g, one)[0].items():
                    hurt[victim] = hurt.get(victim, 0) + n
        return hurt, 0


class May(verbs.May[Effect], StormVerb):
    """Optional."""
