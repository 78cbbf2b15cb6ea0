"""What every verb of this game is: whom its names mean, what they count, how it is worded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from games.death_may_die.rules import counting, dying
from games.death_may_die.state import Who, token_named
from games.kernel.ask import Script, Seat
from games.kernel.effects import Verb, Vocabulary
from games.kernel.measures import DEADLY, Measures
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.death_may_die.table import Death


class DeathMeasures(Measures["Death"]):
    def addresses(self, g: Death, who: Who) -> bool:
        return g.lives(who)

    def player(self, g: Death, who: Who) -> Seat:
        return g.player(who)

    def count(self, g: Death, what: str, who: Who, card: str) -> int:
        return counting.count(g, what, who)

    def group(self, g: Death, whom: str, who: Who, card: str) -> list[Who]:
        """Living investigators a card means, clockwise from the active one (DMD-SAN-09, S50)."""
        name, _, rest = whom.partition(":")
        everybody = g.clockwise()
        here = g.inv(who).space or g.state.space_of_death
        match name:
            case "all":
                return everybody
            case "others":
                return [w for w in everybody if w != who]
            case "here":
                return g.here(here)
            case "near":  # within so many spaces, oneself included
                distances = g.distances(here)
                return [w for w in everybody if distances.get(g.inv(w).space, 99) <= int(rest)]
            case "with":  # with at least so much of something: with:held:yellow_sign:2 is written with=…
                what, _, n = rest.rpartition("=")
                return [w for w in everybody if counting.count(g, what, w) >= int(n)]
            case "without":
                return [w for w in everybody if not counting.count(g, rest, w)]
            case "by":  # on, or next to, a token
                return [w for w in everybody if _by_token(g, w, rest)]
            case "on":
                return [w for w in everybody if g.tokens_on(g.inv(w).space, *token_named(rest))]
            case "together":
                return counting.company(g)
            case "by-it":  # within so many spaces of the enemy whose ability it is
                figure = g.figure(g.figure_acting)
                distances = g.distances(figure.space if figure else here)
                return [w for w in everybody if distances.get(g.inv(w).space, 99) <= int(rest)]
            case _:
                raise KeyError(whom)

    def between(self, g: Death, who: Who) -> Script[bool]:
        """S76: deaths and thresholds are done before the next step of a card. Whoever died of the one before reads no farther; one
        who was dead before (DMD-DEATH-06) still lends their space."""
        lived = g.lives(who)
        yield from dying.settle(g)
        return g.lives(who) or not lived

    def mark(self, g: Death, who: Who, card: str) -> str:
        return g.mark(who, card)

    def danger(self, g: Death, who: Who, effects: Sequence[Verb]) -> int:
        """D14: the least loss. Wounds weigh more than sanity, sanity more than stress; what would be the end, most."""
        toll = [e.toll(g, who) for e in effects if isinstance(e, DeathVerb)]
        w, s, t = (sum(part) for part in zip(*toll, strict=True)) if toll else (0, 0, 0)
        person, numbers = g.inv(who), g.cards.numbers
        ends = person.wounds + w >= numbers.wounds or person.sanity + s >= numbers.sanity.skull
        return (DEADLY if ends else 0) + 5 * w + 4 * s + t


def _by_token(g: Death, who: Who, what: str) -> bool:
    space = g.inv(who).space
    return any(g.tokens_on(s, *token_named(what)) for s in (space, *g.neighbours(space)))


VERBS: Vocabulary[DeathVerb] = Vocabulary()


class DeathVerb(Verb):
    """A verb of this game."""

    vocabulary = VERBS
    measures = DeathMeasures("dmd")
    told: ClassVar[bool] = (
        False  # its clause begins with its subject ("each cultist moves"), not with a command ("suffer 1 stress")
    )

    def toll(self, g: Death, who: Who) -> tuple[int, int, int]:
        """Wounds, sanity and stress it is sure to cost."""
        return (0, 0, 0)

    def at_worst(self, g: Death, who: Who) -> int:
        """The most wounds it can bring, as things stand."""
        return self.toll(g, who)[0]

    def rolled(self) -> bool:
        """Do dice decide about it?"""
        return False

    def key(self) -> str:
        """The phrase it is worded by."""
        return f"do-{self.called()}"

    def text(self, words: Phrases, lang: Lang) -> str:
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        return words.say(lang, self.key(), **{k: v for k, v in fields.items() if isinstance(v, (int, str))})


Effect: TypeAlias = Annotated[DeathVerb, VERBS]
