"""Attack (Angreifen): DMD-ATTACK, DMD-RESULT-02, DMD-RESULT-05, Brawling, Marksman, S32, S48, S69, S81, S82."""

from __future__ import annotations

from dataclasses import dataclass

from games.death_may_die import events
from games.death_may_die.rules import dying, enemies, fighting, rolls, wounds
from games.death_may_die.state import Figure, Roll, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import AttackAll, ExtraWound, FreeAttack, Reach, Shielded
from games.kernel.ask import Arg, Option, Script, args_of, ask, option

EVERYBODY = "all"


@dataclass(frozen=True, slots=True)
class Target:
    """One enemy, or all on the space (Brawling 2)."""

    figures: tuple[str, ...]
    far: bool = False

    @property
    def key(self) -> str:
        return EVERYBODY if len(self.figures) > 1 else "".join(self.figures)


def attackable(g: Death, figure: Figure) -> bool:
    """DMD-ATTACK-04, S48."""
    return enemies.can_be_wounded(g, figure.id)


def targets(g: Death, who: Who) -> list[Target]:
    """Enemies on one's own space (DMD-ATTACK-01), and those a skill or weapon reaches. Alike ones are offered once."""
    here = g.inv(who).space
    close = [f for f in g.enemies(here) if attackable(g, f)]
    found = [Target((f.id,)) for f in enemies.unlike(g, close, who)]
    if len(close) > 1 and g.traits(who, AttackAll):
        found.insert(0, Target(tuple(f.id for f in close)))
    reach = max((t.reach for t in g.traits(who, Reach)), default=0)
    if reach:
        distances = g.distances(here)
        far = [f for f in g.state.figures if 0 < distances.get(f.space, 99) <= reach and attackable(g, f)]
        found += [Target((f.id,), far=True) for f in enemies.unlike(g, far, who)]
    return found


def options(g: Death, who: Who, head: str) -> list[Option[Target]]:
    return [Option(f"{head}:{t.key}", t, args_of(facts(g, who, t))) for t in targets(g, who)]


def facts(g: Death, who: Who, target: Target) -> dict[str, Arg]:
    """What its chances hang on: health left, bonus dice, Elder Signs that count, wounds on top."""
    first = target.figures[0]
    there = g.figure(first)
    return {
        "enemy": first,
        "n": len(target.figures),
        "far": int(target.far),
        "space": there.space if there else "",
        "left": enemies.left_of(g, first),
        "bonus": rolls.bonus_dice(g, who, "shot" if target.far else "attack", list(target.figures)),
        "signs": rolls.signs_that_count(g, who),
        "more": extra(g, who, first),
    }


def attack(g: Death, who: Who, target: Target, rerolls: bool = True, action: bool = True) -> Script[None]:
    """A roll in every respect (DMD-ATTACK-06): Successes, effects, Tentacles."""
    here = g.inv(who).space
    roll = Roll(who=who, why="shot" if target.far else "attack", by=target.key, targets=list(target.figures))
    if len(target.figures) == 1:  # what would kill it
        roll.need = max(1, enemies.left_of(g, target.key) - extra(g, who, target.key))
    result = yield from rolls.own(g, roll, rerolls)
    split = yield from _split(g, who, target, result.successes)
    dealt = {id: _weighed(g, who, id, n) for id, n in split.items()}
    alive = {id for id in target.figures if g.figure(id) is not None}
    yield from enemies.wound_all(g, dealt, who)
    killed = len([id for id in alive if g.figure(id) is None])
    for id in target.figures:  # result step 2: whoever survived may strike back
        there = g.figure(id)
        if there is not None and g.lives(who):
            yield from fighting.survived(g, there, who)
    yield from dying.settle(g)
    yield from rolls.tentacles(g, who, result)
    yield from dying.settle(g)
    if killed and action and not target.far and g.inv(who).space == here:  # "there": not where a psychosis has driven one
        yield from _free_attack(g, who)


def _weighed(g: Death, who: Who, id: str, successes: int) -> int:
    """What an attack deals: more with some weapons, less to a Great Old One that is shielded."""
    return max(0, successes + extra(g, who, id)) if successes else 0


def extra(g: Death, who: Who, id: str) -> int:
    """How many wounds more than Successes, or fewer."""
    more = sum(t.extra_wounds for t in g.traits(who, ExtraWound) if g.is_a(id, t.against))
    there = g.figure(id)
    if not g.is_great(id) or there is None:
        return more
    beside = [f for f in g.enemies(there.space) if f is not there]
    shields = [t for stage in g.stages() for t in stage.traits if isinstance(t, Shielded)]
    return more - sum(t.shielded for t in shields if any(g.is_a(f.id, t.by) for f in beside))


def _split(g: Death, who: Who, target: Target, successes: int) -> Script[dict[str, int]]:
    """One target takes them all, the surplus is lost (DMD-ATTACK-03). Several: split as one likes (DMD-ATTACK-05, D06). One after
    the other is asked for, so that it is one press each; nobody is asked where the rest can only go to one. Whose death has a price
    may be spared by giving everything to another; otherwise nobody wants to waste any (S100)."""
    figures = [id for id in target.figures if g.figure(id) is not None]
    if len(figures) == 1:
        return {figures[0]: successes}
    dealt = dict.fromkeys(figures, 0)
    left = successes
    needs = {id: max(1, enemies.left_of(g, id) - extra(g, who, id)) for id in figures}
    dear = {id for id in figures if enemies.has_a_price(g, id)}
    if successes >= sum(needs.values()) and not dear:
        return needs
    figures.sort(key=lambda id: (needs[id], id))
    while left and len(figures) > 1:
        first = figures[0]
        amounts = list(range(min(left, needs[first]), -1, -1))
        if left > needs[first] and dear.intersection(figures[1:]):
            amounts.append(left)
        ways = [option(f"deal:{first}:{k}", k, enemy=first, n=k, left=left - k) for k in amounts]
        dealt[first] = yield from ask(g.player(who), "dmd-split", ways, who=who, enemy=first, n=left)
        left -= dealt[first]
        figures.remove(first)
    if left:
        dealt[figures[0]] = left
    return dealt


def _free_attack(g: Death, who: Who) -> Script[None]:
    """Brawling 4: once per turn, at once after an Attack action on one's own space killed an enemy."""
    if not g.lives(who) or not g.traits(who, FreeAttack) or g.used(who, "free_attack", "turn"):
        return
    ways = [o for o in options(g, who, "attack") if not o.value.far]
    if not ways:
        return
    chosen = yield from ask(g.player(who), "dmd-free-attack", [*ways, option("no", None)], default="no", who=who)
    if chosen is not None:
        g.use(who, "free_attack", "turn")
        g.tell(events.FreeAttackTaken(who))
        yield from attack(g, who, chosen, action=False)


def rage(g: Death, who: Who) -> Script[None]:
    """A psychosis: an own roll with bonus dice and no rerolls, against whom one chooses (catalogue 10). An investigator is wounded
    like by any attack, the Tentacles are the attacker's."""
    here = g.inv(who).space
    close = [f for f in g.enemies(here) if attackable(g, f)]
    if close:
        figure = yield from enemies.one_figure(g, close, who)
        yield from attack(g, who, Target((figure.id,)), rerolls=False, action=False)
        return
    people = [w for w in g.here(here) if w != who]
    if not people:
        return
    whom = yield from enemies.one_person(g, people, who)
    g.tell(events.TurnsOn(who, whom))
    result = yield from rolls.own(g, Roll(who=who, why="attack", by=f"person:{whom}"), rerolls=False)
    yield from wounds.suffer(g, whom, result.successes, by="attack")
    yield from dying.settle(g)
    yield from rolls.tentacles(g, who, result)
    yield from dying.settle(g)
