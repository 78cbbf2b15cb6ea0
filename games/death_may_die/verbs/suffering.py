"""Wounds, stress, sanity, fire: what cards do to investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.death_may_die import events
from games.death_may_die.rules import acting, dying, enemies, fire, rolls, sanity, stress, wounds
from games.death_may_die.state import Roll, Who
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.verb import DeathVerb, Effect
from games.kernel.ask import Script, at_once
from games.kernel.effects import clauses, run_all
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.death_may_die.table import Death


class Sanity(DeathVerb):
    """Lose sanity, as one loss event."""

    sanity: int = Field(ge=1)
    per: str = ""  # so much for each of what is counted, still one event
    cost: bool = False

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        n = self.sanity * (self.measures.count(g, self.per, who, card) if self.per else 1)
        if not g.lives(who):
            return
        if self.cost:
            sanity.lose(g, who, n)
        else:
            yield from sanity.suffer(g, who, n)

    def toll(self, g: Death, who: Who) -> tuple[int, int, int]:
        return (0, self.sanity, 0)

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, "do-sanity", n=self.sanity)
        return words.say(lang, "per-one", what=said, of=wording.counted(words, lang, self.per)) if self.per else said


class Stress(DeathVerb):
    """Suffer stress; what does not fit is ignored, or becomes wounds."""

    stress: int = Field(ge=1)
    overflow: bool = False
    per: str = ""
    most: int = 99
    cost: bool = False

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if not g.lives(who):
            return
        if self.cost:
            stress.pay(g, who, self.stress)
            return
        hurt = self.suffered(g, who, card)
        if hurt:
            yield from wounds.suffer(g, who, hurt)

    def suffered(self, g: Death, who: Who, card: str) -> int:
        """The marker moves; how many wounds follow."""
        n = min(self.most, self.stress * (self.measures.count(g, self.per, who, card) if self.per else 1))
        return stress.suffer(g, who, n, self.overflow)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return not self.cost or stress.room(g, who) >= self.stress

    def toll(self, g: Death, who: Who) -> tuple[int, int, int]:
        over = max(0, self.stress - stress.room(g, who)) if self.overflow else 0
        return (over, 0, self.stress)

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(lang, "do-stress-overflow" if self.overflow else "do-stress", n=self.stress)
        if not self.per:
            return said
        of = wording.counted(words, lang, self.per)
        return words.say(lang, "per-one-most" if self.most < 99 else "per-one", what=said, of=of, most=self.most)


class Wounds(DeathVerb):
    """Suffer wounds, also as a cost: only those of attacks and of fire are ever prevented (S83)."""

    wounds: int = Field(ge=1)
    cost: bool = False

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if g.lives(who):
            yield from wounds.suffer(g, who, self.wounds)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return True

    def toll(self, g: Death, who: Who) -> tuple[int, int, int]:
        return (self.wounds, 0, 0)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "do-wounds", n=self.wounds)


class Heal(DeathVerb):
    """Wounds or stress; of oneself, or of anybody on one's space."""

    heal: Literal["wounds", "stress"]
    n: int = Field(ge=1)
    whom: Literal["self", "here"] = "self"

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        whom = who
        if self.whom == "here":
            hurt = [w for w in g.here(g.inv(who).space) if self._needs(g, w)]
            if not hurt:
                return
            whom = yield from enemies.one_person(g, hurt, who)
        if self.heal == "wounds":
            wounds.heal(g, whom, self.n)
        else:
            stress.heal(g, whom, self.n)

    def _needs(self, g: Death, who: Who) -> bool:
        return bool(g.inv(who).wounds if self.heal == "wounds" else g.inv(who).stress)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        there = [who] if self.whom == "self" else g.here(g.inv(who).space)
        return any(self._needs(g, w) for w in there)

    def key(self) -> str:
        return f"do-heal-{self.heal}-{self.whom}"


class Fire(DeathVerb):
    """Fire tokens: on one's board, one's space, an adjacent one, the space of the enemy whose ability it is."""

    fire: int = Field(ge=1)
    on: Literal["you", "here", "adjacent", "enemy"]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        space = g.inv(who).space or g.state.space_of_death
        if self.on == "you":
            fire.on_person(g, who, self.fire)
        elif self.on == "here":
            fire.on_space(g, space, self.fire)
        elif self.on == "enemy":
            figure = g.figure(g.figure_acting)
            fire.on_space(g, figure.space if figure else space, self.fire)
        else:
            fire.on_space(g, (yield from enemies.one_space(g, list(g.neighbours(space)), who)), self.fire)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        """On the map only while there are tokens (DMD-FIRE-06)."""
        return self.on == "you" or g.fire_supply() > 0

    def key(self) -> str:
        return f"do-fire-{self.on}"


class PutOut(DeathVerb):
    """All fire tokens of one's own board, or of one's space, go back."""

    put_out: Literal["you", "here"]

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        space = g.inv(who).space if self.put_out == "here" else ""
        if space:
            g.state.fire.pop(space, None)
        else:
            fire.put_out(g, who)
        g.tell(events.FirePutOut(who, space))

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(g.state.fire.get(g.inv(who).space) if self.put_out == "here" else fire.burns(g, who))

    def key(self) -> str:
        return f"do-put_out-{self.put_out}"


class RollAgainst(DeathVerb):
    """A roll against somebody (S03): so many standard dice, or one for each of what is counted; a wound per Success."""

    roll_against: int = Field(ge=0)
    per: str = ""
    most: int = 99

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        n = self._dice(g, who, card)
        if n <= 0 or not g.lives(who):
            return
        result = yield from rolls.make(g, Roll(who=who, why="stage", by=card), n, 0)
        yield from wounds.suffer(g, who, result.successes)
        yield from dying.settle(g)
        yield from rolls.tentacles(g, who, result)

    def _dice(self, g: Death, who: Who, card: str) -> int:
        return min(self.most, self.roll_against * (self.measures.count(g, self.per, who, card) if self.per else 1))

    def at_worst(self, g: Death, who: Who) -> int:
        return self._dice(g, who, "")

    def rolled(self) -> bool:
        return True

    def deed(self) -> str:
        return f"against-{self.roll_against}-{self.per}"

    def text(self, words: Phrases, lang: Lang) -> str:
        if not self.per:
            return words.say(lang, "do-roll_against", n=self.roll_against)
        of = wording.counted(words, lang, self.per)
        key = "do-roll_against-per-most" if self.most < 99 else "do-roll_against-per"
        return words.say(lang, key, n=self.roll_against, of=of, most=self.most)


class Attempt(DeathVerb):
    """A roll that needs so many Successes; what follows if it succeeds, and if not."""

    attempt: int = Field(ge=1)
    then: list[Effect] = []
    otherwise: list[Effect] = []
    named: str = ""

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if not g.lives(who):
            return
        yield from acting.attempt(
            g, who, card, self.attempt, lambda: run_all(self.then, g, who, card), lambda: run_all(self.otherwise, g, who, card)
        )

    def deed(self) -> str:
        return f"attempt-{self.attempt}-{self.named}"

    def text(self, words: Phrases, lang: Lang) -> str:
        then, other = (clauses(part, words, lang, nested=True) for part in (self.then, self.otherwise))
        said = (
            words.say(lang, "on-successes", n=self.attempt, what=then)
            if then
            else words.say(lang, "needs-successes", n=self.attempt)
        )
        return words.say(lang, "or-else", what=said, otherwise=other) if other else said
