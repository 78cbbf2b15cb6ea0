"""Moving, wounding and letting loose enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.death_may_die.rules import attacking, enemies, fighting, wounds
from games.death_may_die.state import Figure, Lasting, Who, token_named
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.verb import DeathVerb
from games.kernel.ask import Script
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.death_may_die.table import Death

FAR = 99


class MoveEnemies(DeathVerb):
    """Enemies of a name move: each of them, or the nearest, or the one whose ability it is; towards somebody or something."""

    told = True
    move_enemies: str  # a kind, cultist, monster, enemy, great_old_one; itself
    which: Literal["each", "nearest"] = "each"
    to: str = "you"  # you, person, weakest, marked:KIND, holder:KIND, token:KIND, gate
    by: int = FAR

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        here = g.inv(who).space or g.state.space_of_death
        if self.move_enemies == "itself":
            moving = [f for f in [g.figure(g.figure_acting)] if f]
        else:
            moving = [f for f in g.state.figures if g.is_a(f.id, self.move_enemies)]
        if self.which == "nearest" and moving:
            near = enemies.nearest(g, [f.space for f in moving], here)
            if self.to == "you" and near == [here]:
                return  # it is there already, whichever it is
            moving = [(yield from enemies.one_figure(g, [f for f in moving if f.space in near], who))]
        for figure in sorted(moving, key=lambda f: f.id):
            if g.figure(figure.id) is None:
                continue
            target = yield from self._target(g, figure, who, here)
            if target:
                yield from enemies.step_towards(g, figure, target, self.by, who)

    def _target(self, g: Death, figure: Figure, who: Who, here: str) -> Script[str]:
        name, _, rest = self.to.partition(":")
        people = g.clockwise()
        if name == "you":
            return here
        if name == "person":
            return (yield from enemies.one_space(g, enemies.nearest(g, [g.inv(w).space for w in people], figure.space), who))
        if name == "weakest":  # least sanity left
            most = max(g.inv(w).sanity for w in people)
            return g.inv((yield from enemies.one_person(g, [w for w in people if g.inv(w).sanity == most], who))).space
        if name == "marked":  # most of these tokens
            most = max(len(g.tokens_of(w, rest)) for w in people)
            marked = [w for w in people if len(g.tokens_of(w, rest)) == most]
            return g.inv((yield from enemies.one_person(g, marked, who))).space
        if name == "holder":  # whoever has such a token; nobody: no target
            holding = [g.inv(w).space for w in people if g.tokens_of(w, rest)]
            return (yield from enemies.one_space(g, holding, who)) if holding else ""
        if name == "gate":
            spaces = list(g.episode.plan.gates.values())
        else:
            spaces = [t.on for t in g.tokens(*token_named(rest)) if t.at == "space"]
        return (yield from enemies.one_space(g, enemies.nearest(g, spaces, figure.space), who)) if spaces else ""

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return self.move_enemies == "itself" or any(g.is_a(f.id, self.move_enemies) for f in g.state.figures)

    def text(self, words: Phrases, lang: Lang) -> str:
        moving = words.say(lang, "itself" if self.move_enemies == "itself" else f"{self.which}-{self.move_enemies}")
        to = wording.towards(words, lang, self.to, far=self.by == FAR)
        return words.say(lang, "do-move-far" if self.by == FAR else "do-move", whom=moving, to=to, n=self.by)


class EnemyAttacks(DeathVerb):
    """An enemy attacks outside step 3 (S69): the nearest of a name, which comes first; or the one whose ability it is."""

    told = True
    enemy_attacks: str  # itself, monster, cultist, enemy
    standard: int = 0
    bonus: int = 0  # with these dice instead of those on its card, if there are any (S106)

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if not g.lives(who):
            return
        if self.enemy_attacks == "itself":
            figure = g.figure(g.figure_acting)
        else:
            there = [f for f in g.state.figures if g.is_a(f.id, self.enemy_attacks)]
            near = enemies.nearest(g, [f.space for f in there], g.inv(who).space)
            there = [f for f in there if f.space in near]
            figure = (yield from enemies.one_figure(g, there, who)) if there else None
            if figure is not None:
                yield from enemies.step_towards(g, figure, g.inv(who).space, FAR, who)
        if figure is not None and g.figure(figure.id) is not None and figure.space == g.inv(who).space:
            instead = (self.standard, self.bonus) if self.standard or self.bonus else None
            yield from fighting.attacked(g, figure, who, instead)

    def text(self, words: Phrases, lang: Lang) -> str:
        if self.enemy_attacks == "itself":
            said = words.say(lang, "do-enemy_attacks-itself")
        else:
            said = words.say(lang, "do-enemy_attacks", whom=words.say(lang, f"nearest-{self.enemy_attacks}"))
        dice = wording.dice(words, lang, self.standard, self.bonus)
        return words.say(lang, "with-dice", what=said, dice=dice) if dice else said


class Deal(DeathVerb):
    """Wounds to enemies without a roll: one of a name on one's space, all there; or to every figure on an adjacent space."""

    deal: int = Field(ge=1)
    to: Literal["monster", "cultist", "enemy", "all_here", "adjacent_space", "within_1"]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if self.to == "adjacent_space":
            yield from self._blast(g, who)
            return
        there = self._targets(g, who)
        if not there:
            return
        chosen = there if self.to == "all_here" else [(yield from enemies.one_figure(g, there, who))]
        yield from enemies.wound_all(g, {f.id: self.deal for f in chosen}, who)

    def _targets(self, g: Death, who: Who) -> list[Figure]:
        here = g.inv(who).space
        spaces = [here, *g.neighbours(here)] if self.to == "within_1" else [here]
        name = "enemy" if self.to in ("all_here", "within_1") else self.to
        return [f for s in spaces for f in g.enemies(s) if g.is_a(f.id, name) and enemies.can_be_wounded(g, f.id)]

    def _blast(self, g: Death, who: Who) -> Script[None]:
        """Everybody there at once, people too: nobody is asked for consent (S79). All wounds are put down, then enemies and stages
        fall, then people do (S104)."""
        space = yield from enemies.one_space(g, list(g.neighbours(g.inv(who).space)), who)
        yield from wounds.suffer_all(g, dict.fromkeys(g.here(space), self.deal))
        with g.reaction():
            yield from enemies.wound_all(g, {f.id: self.deal for f in g.enemies(space)}, who)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return self.to == "adjacent_space" or bool(self._targets(g, who))

    def key(self) -> str:
        return f"do-deal-{self.to}"


class Rage(DeathVerb):
    """Attack an enemy on one's space at once, without rerolls; none there: an investigator there; nobody: nothing."""

    rage: Literal[True]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        yield from attacking.rage(g, who)


class SkipAttack(DeathVerb):
    """One enemy on one's space does not attack in this turn (Ether)."""

    told = True
    skip_attack: Literal[1]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        there = self._able(g, who)
        if there:
            figure = yield from enemies.one_figure(g, there, who)
            g.lasts(Lasting(what="no_attack", on=figure.id, by=who, card=card))

    def _able(self, g: Death, who: Who) -> list[Figure]:
        """Those that would still attack: nobody wastes it on one that is kept from it already."""
        there = g.enemies(g.inv(who).space)
        return [f for f in there if f.id not in g.state.attacked and not g.in_force("no_attack", f.id)]

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(self._able(g, who))
