"""Summoning enemies, and the Great Old One's own ways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.death_may_die import events
from games.death_may_die.rules import enemies, great_old_one
from games.death_may_die.state import GATES, Who, token_named
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.verb import DeathVerb
from games.kernel.ask import Script, at_once
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.death_may_die.table import Death


ALL = 99  # "all wounds"


class Summon(DeathVerb):
    """One enemy from the supply: at a gate, at the nearest one, on one's space, at the gate nearest to a token, on a token's space; or
    one for each token of a kind, at its own nearest gate, at most n of them."""

    summon: str  # a kind of enemy
    at: str  # red, yellow, blue, nearest, here, gate_by:KIND[:SIDE], token:KIND; gate_of:KIND[:SIDE] is for each
    n: int = Field(default=1, ge=1, le=20)
    unless: Literal["", "cultist_there"] = ""

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if self.at.startswith("gate_of:"):
            yield from self._for_each_token(g, who)
            return
        for _ in range(self.n):
            space = yield from self._space(g, who)
            if not space or (self.unless and any(g.is_a(f.id, "cultist") for f in g.enemies(space))):
                continue
            yield from enemies.summon(g, self.summon, space)

    def _space(self, g: Death, who: Who) -> Script[str]:
        here = g.inv(who).space or g.state.space_of_death
        gates = list(g.episode.plan.gates.values())
        name, _, rest = self.at.partition(":")
        if name in GATES:
            return g.episode.plan.gates.get(name, "")  # S41: a gate that is missing summons nobody
        if name == "here":
            return here
        if name == "nearest":
            return (yield from enemies.one_space(g, enemies.nearest(g, gates, here), who))
        tokens = [t.on for t in g.tokens(*token_named(rest)) if t.at == "space"]
        if not tokens:
            return ""
        if name == "token":  # the one nearest to the Great Old One
            great = g.figure(g.state.great_old_one)
            return (yield from enemies.one_space(g, enemies.nearest(g, tokens, great.space if great else here), who))
        closest = {gate: min(g.distances(gate).get(t, 99) for t in tokens) for gate in gates}
        least = min(closest.values())
        return (yield from enemies.one_space(g, [gate for gate in gates if closest[gate] == least], who))

    def _for_each_token(self, g: Death, who: Who) -> Script[None]:
        """Which of them, if there are more than n, or more than figures, is the reader's choice; and so is their order."""
        tokens = [t.on for t in g.tokens(*token_named(self.at.partition(":")[2])) if t.at == "space"]
        for left in range(min(self.n, len(tokens)), 0, -1):
            figures = len(g.supply(self.summon))
            if not figures:
                g.tell(events.NoFigure(self.summon))
                return
            scarce = len(tokens) > min(left, figures)
            space = (yield from enemies.one_space(g, tokens, who)) if scarce else tokens[0]
            tokens.remove(space)
            gates = enemies.nearest(g, list(g.episode.plan.gates.values()), space)
            yield from enemies.summon(g, self.summon, (yield from enemies.one_space(g, gates, who)))

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(g.supply(self.summon))

    def text(self, words: Phrases, lang: Lang) -> str:
        if self.at.startswith("gate_of:"):
            one = words.say(lang, f"one-{self.summon}", n=1)
            said = words.say(lang, "do-summon", what=one, at=words.say(lang, "at-gate_of"))
            of = wording.counted(words, lang, f"map:{self.at.partition(':')[2]}")
            return words.say(lang, "per-most", of=of, most=self.n, what=said)
        said = words.say(
            lang, "do-summon", what=words.say(lang, f"one-{self.summon}", n=self.n), at=wording.at(words, lang, self.at)
        )
        return words.say(lang, "unless-cultist_there", what=said) if self.unless else said


class PlaceGreat(DeathVerb):
    """The Great Old One is placed: on one's space, at a gate, at the gate whose nearest investigator is farthest away, or beside the
    nearest investigator."""

    place_great: Literal["here", "red", "yellow", "blue", "lonely_gate", "nearest"]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        gates = g.episode.plan.gates
        here = g.inv(who).space or g.state.space_of_death
        if self.place_great == "here":
            space = here
        elif self.place_great in gates:
            space = gates[self.place_great]  # type: ignore[index]
        elif self.place_great == "lonely_gate":
            people = [g.inv(w).space for w in g.clockwise()]
            nearest = {gate: min(g.distances(gate).get(s, 99) for s in people) for gate in gates.values()}
            most = max(nearest.values())
            space = yield from enemies.one_space(g, [s for s in gates.values() if nearest[s] == most], who)
        else:
            great = g.figure(g.state.great_old_one)
            people = [g.inv(w).space for w in g.clockwise()]
            space = yield from enemies.one_space(g, enemies.nearest(g, people, great.space if great else here), who)
        there = g.figure(g.state.great_old_one)
        stood_there = there is not None and there.space == space
        figure = great_old_one.put(g, space)
        if not stood_there:  # what is put where it stands already does not come (S94)
            yield from enemies.trapped(g, figure)

    def key(self) -> str:
        return f"do-place_great-{self.place_great}"


class Advance(DeathVerb):
    """The Great Old One advances, outside the check."""

    told = True
    advance: Literal[True]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        yield from great_old_one.advance(g)


class Reshuffle(DeathVerb):
    """The Mythos discard pile goes back into the deck: its symbols are no longer counted."""

    reshuffle: Literal["mythos"]

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        great_old_one.shuffle_mythos(g)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(g.state.mythos_discard)


class HealEnemies(DeathVerb):
    """Enemies lose wounds: the one whose ability it is, or all beside the Great Old One."""

    told = True
    heal_enemies: int
    whom: Literal["itself", "beside_great"]

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        great = g.figure(g.state.great_old_one)
        if self.whom == "itself":
            there = [f for f in [g.figure(g.figure_acting)] if f]
        else:
            there = [f for f in g.enemies(great.space) if not g.is_great(f.id)] if great else []
        for figure in there:
            enemies.heal(g, figure, self.heal_enemies)

    def key(self) -> str:
        return f"do-heal_enemies-{self.whom}" + ("-all" if self.heal_enemies >= ALL else "")
