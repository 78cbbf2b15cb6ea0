"""Enemies on the map (Gegner): DMD-ENEMY, DMD-EMOVE, DMD-SUMMON, DMD-MAP-05, DMD-MAP-09. Also Trapper and Gate Manipulation, which answer
their coming."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.death_may_die import events
from games.death_may_die.rules import dying, great_old_one
from games.death_may_die.state import SECOND, Figure, Lasting, Who, kind
from games.death_may_die.table import Death
from games.death_may_die.traits import BonusDice, GateWounds, TrapHolds, Traps
from games.kernel.ask import Script, ask, option
from games.kernel.effects import run_all

# Wounding and killing


def left_of(g: Death, figure: str) -> int:
    """The health it has left."""
    if g.is_great(figure):
        return g.stage_health() - g.state.stage_wounds
    there = g.figure(figure)
    return g.card_of(figure).health - (there.wounds if there else 0)


def has_a_price(g: Death, figure: str) -> bool:
    """Does something happen when it falls: a card that says so, the next stage? Nobody wants the Final one to stand."""
    if g.is_great(figure):
        return g.state.stage < great_old_one.FINAL
    return bool(g.card_of(figure).dies)


def can_be_wounded(g: Death, figure: str) -> bool:
    """DMD-RITUAL-02: the Great Old One by nothing, until the ritual is disrupted."""
    return g.state.disrupted or not g.is_great(figure)


def wound(g: Death, figure: str, n: int, by: Who | None = None) -> Script[None]:
    """Wounds that do not come by an attack roll: each figure for itself."""
    yield from wound_all(g, {figure: n}, by)


def wound_all(g: Death, dealt: dict[str, int], by: Who | None = None) -> Script[None]:
    """All wounds are put down first, then deaths and a stage's fall (S81)."""
    for id, n in dealt.items():
        there = g.figure(id)
        if there is None or n <= 0 or not can_be_wounded(g, id):
            continue
        if g.is_great(id):
            g.state.stage_wounds += n
            g.tell(events.EnemyWounded(id, n, max(0, g.stage_health() - g.state.stage_wounds)))
        else:
            there.wounds += n
            g.tell(events.EnemyWounded(id, n, max(0, g.card_of(id).health - there.wounds)))
    for id in dealt:
        there = g.figure(id)
        if there is not None and not g.is_great(id) and there.wounds >= g.card_of(id).health:
            yield from die(g, there, by)
    if g.state.arrived:
        yield from great_old_one.stage_falls(g)


def die(g: Death, figure: Figure, by: Who | None) -> Script[None]:
    """DMD-ENEMY-06: back to the supply. Then what its own card and the episode say."""
    g.state.figures.remove(figure)
    g.no_longer(on=figure.id)
    g.forget(figure.id)
    g.tell(events.EnemyDied(figure.id, figure.space))
    card, category = g.card_of(figure.id), g.category(figure.id)
    before, g.where = g.where, figure.space
    if by is not None and g.lives(by):
        yield from run_all(card.dies, g, by, card.id)
    who = g.state.active if by is None else by
    yield from run_all(g.episode.deaths.get(category, []), g, who, g.state.episode)  # type: ignore[call-overload]
    g.where = before


def heal(g: Death, figure: Figure, n: int) -> None:
    healed = min(n, figure.wounds)
    figure.wounds -= healed
    if healed:
        g.tell(events.EnemyHealed(figure.id, healed))


# Moving


def step_towards(g: Death, figure: Figure, target: str, by: int, chooser: Who) -> Script[None]:
    """By the shortest way, as far as the effect allows, and no farther than its target (DMD-EMOVE-01, DMD-EMOVE-03). Of several
    such ways the active investigator, or a card's owner, chooses (DMD-EMOVE-02, S78); a target nobody reaches is skipped (S42)."""
    distances = g.distances(target)
    if figure.space not in distances:
        return
    for _ in range(by):
        if figure.space == target or g.figure(figure.id) is None:
            return
        nearer = [n for n in g.neighbours(figure.space) if distances[n] == distances[figure.space] - 1]
        space = nearer[0]
        if len(nearer) > 1:
            options = [option(f"way:{n}", n, space=n) for n in nearer]
            space = yield from ask(g.player(chooser), "dmd-way", options, enemy=figure.id, who=chooser)
        yield from moves_onto(g, figure, space)


def moves_onto(g: Death, figure: Figure, space: str) -> Script[None]:
    """An enemy moves by an effect, not by following."""
    if figure.space == space:
        return
    figure.space = space
    g.tell(events.EnemyMoved(figure.id, space))
    yield from trapped(g, figure)


def trapped(g: Death, figure: Figure, following: Who | None = None) -> Script[None]:
    """Trapper: an enemy moves or is summoned onto the owner's space. One that follows somebody comes upon the others there (S94)."""
    space = figure.space
    for who in [w for w in g.here(space) if w != following]:
        for source, trait in g.sources(who, Traps):
            mark = f"{source}:trap:{figure.id}" if trait.every else f"{source}:trap"
            stands = g.figure(figure.id) is figure and figure.space == space and g.lives(who)
            if not stands or not can_be_wounded(g, figure.id) or g.used(who, mark, "turn"):
                continue
            g.use(who, mark, "turn")
            g.tell(events.Trapped(who, figure.id))
            if source in g.skills(who) and g.traits(who, TrapHolds) and not g.is_great(figure.id):
                g.lasts(Lasting(what="stays", on=figure.id, by=who))
            yield from wound(g, figure.id, trait.traps, who)


# Choosing among equals


def nearest(g: Death, spaces: Sequence[str], start: str) -> list[str]:
    """Those of these spaces that are closest on the map (DMD-MAP-09)."""
    distances = g.distances(start)
    near = [s for s in dict.fromkeys(spaces) if s in distances]
    least = min((distances[s] for s in near), default=0)
    return [s for s in near if distances[s] == least]


def one_space(g: Death, spaces: Sequence[str], chooser: Who) -> Script[str]:
    """D13: a tie is the chooser's."""
    if len(spaces) == 1:
        return spaces[0]
    best = min(spaces, key=lambda s: (len(g.here(s)), s))
    options = [option(f"space:{s}", s, space=s) for s in sorted(spaces)]
    return (yield from ask(g.player(chooser), "dmd-space", options, default=f"space:{best}", who=chooser))


def unlike(g: Death, figures: Iterable[Figure], who: Who) -> list[Figure]:
    """One of each: figures of one kind on one space with as many wounds are alike, unless they differ to whoever looks at them."""
    marks = _marks(g, who)
    alike = {
        (kind(f.id), f.space, f.wounds, marks.get(f.id, frozenset())): f
        for f in sorted(figures, key=lambda f: f.id, reverse=True)
    }
    return sorted(alike.values(), key=lambda f: f.id)


def _marks(g: Death, who: Who) -> dict[str, frozenset[str]]:
    """What makes one of two alike another enemy to somebody: it has wounded them, and that brings a die (Vengeance); their trap holds
    it; it does not attack."""
    if g.state.printing < SECOND:
        return {}
    avenges = any(t.on == "avenging" for t in g.traits(who, BonusDice))
    found: dict[str, frozenset[str]] = {}
    for e in g.state.lasting:
        if e.what == "no_attack" or (e.by == who and (e.what == "stays" or (e.what == "wounded" and avenges))):
            found[e.on] = found.get(e.on, frozenset()) | {e.what}
    return found


def one_figure(g: Death, figures: Sequence[Figure], chooser: Who) -> Script[Figure]:
    """D29. Nobody is asked which of those that are alike."""
    different = unlike(g, figures, chooser)
    if len(different) == 1:
        return different[0]
    options = [option(f"enemy:{f.id}", f, enemy=f.id, space=f.space, left=left_of(g, f.id)) for f in different]
    return (yield from ask(g.player(chooser), "dmd-enemy", options, who=chooser))


def one_person(g: Death, people: Sequence[Who], chooser: Who) -> Script[Who]:
    """D28: the healthiest if the chooser is absent."""
    if len(people) == 1:
        return people[0]
    best = min(people, key=lambda w: (g.inv(w).wounds, w))
    options = [option(f"who:{w}", w, whom=w) for w in people]
    return (yield from ask(g.player(chooser), "dmd-person", options, default=f"who:{best}", who=chooser))


# Summoning


def summon(g: Death, enemy: str, space: str) -> Script[Figure | None]:
    """One figure from the supply onto a space (DMD-SUMMON-01); none there: skipped (DMD-SUMMON-02)."""
    supply = g.supply(enemy)
    if not supply:
        g.tell(events.NoFigure(enemy))
        return None
    figure = Figure(id=supply[0], space=space)
    g.state.figures.append(figure)
    g.tell(events.Summoned(figure.id, space))
    card = g.card_of(figure.id)
    if card.summoned:
        with g.ability_of(figure.id):
            yield from run_all(card.summoned, g, g.state.active, card.id)
            yield from dying.settle(g)
    yield from _gate_bites(g, figure)
    if g.figure(figure.id) is not None:
        yield from trapped(g, figure)
    return g.figure(figure.id)


def _gate_bites(g: Death, figure: Figure) -> Script[None]:
    """Gate Manipulation: each cultist or monster summoned on a gate space, in any turn."""
    if figure.space not in g.episode.plan.gates.values():
        return
    for who in g.clockwise():
        for trait in g.traits(who, GateWounds):
            if g.figure(figure.id) is not None:
                health = g.card_of(figure.id).health
                yield from wound(g, figure.id, (health + 1) // 2 if trait.half else trait.gate_wounds, who)
