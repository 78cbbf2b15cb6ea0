"""Run (Laufen): DMD-RUN, DMD-MAP, Stealth, Swiftness, Bull Rush, S19, S56."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from games.death_may_die import events
from games.death_may_die.rules import dying, enemies, fire
from games.death_may_die.state import Figure, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import (
    Charges,
    EndsRun,
    ExtraStep,
    FreeRun,
    GatesAdjacent,
    NotSlowed,
    Pushes,
    RunAtMost,
    RunUpTo,
    ShakesOff,
)
from games.kernel.ask import Args, Option, Script, ask, ask_some, option


class Way(NamedTuple):
    """The spaces one enters, one after the other; who would come along, and how many fire tokens one would take. Every action looks at
    dozens, so it is the kind of thing that is made quickest."""

    spaces: tuple[str, ...]
    followers: frozenset[str]
    fire: int

    @property
    def end(self) -> str:
        return self.spaces[-1]


def reach(g: Death, who: Who) -> int:
    """DMD-RUN-01; what sets a maximum: the highest counts, unless something carried is heavy."""
    farthest = max([g.cards.numbers.run, *(t.run_up_to for t in g.traits(who, RunUpTo))])
    heavy = [t.run_at_most for t in g.episode.traits if isinstance(t, RunAtMost) and _slows(g, who, t.carrying)]
    return min([farthest, *heavy])


def _slows(g: Death, who: Who, what: str) -> bool:
    return bool(g.tokens_of(who, what)) and what not in unhindered(g, who)


def unhindered(g: Death, who: Who) -> set[str]:
    """Tokens that hinder others in a Run, but not this one."""
    return {t.not_slowed_by for t in g.traits(who, NotSlowed)}


def _ends(g: Death, who: Who) -> set[str]:
    """Kinds of tokens on a space that end this one's Run there."""
    return {t.ends_run for t in g.episode.traits if isinstance(t, EndsRun)} - unhindered(g, who)


def next_to(g: Death, who: Who, space: str, run: bool = True) -> tuple[str, ...]:
    """Where one may go from here; Gate Manipulation 4 joins the gates in a Run."""
    found = tuple(g.neighbours(space))
    gates = g.episode.plan.gates.values()
    if not run or space not in gates or not g.traits(who, GatesAdjacent):
        return found
    return (*found, *(s for s in gates if s != space and s not in found))


def _leading(g: Death, who: Who, run: bool) -> Callable[[str], Sequence[str]]:
    """The same for every space of one way: whether the gates are joined is looked at once."""
    if run and g.traits(who, GatesAdjacent):
        return lambda space: next_to(g, who, space)
    return g.neighbours_of.__getitem__


def distances(g: Death, who: Who) -> dict[str, int]:
    """Every space one Run reaches, with the fewest steps to it."""
    ends = _ends(g, who)
    start = g.inv(who).space
    found, edge = {start: 0}, [start]
    for n in range(1, reach(g, who) + 1):
        going = [s for s in edge if s == start or not any(g.tokens_on(s, what) for what in ends)]
        edge = list(dict.fromkeys(to for s in going for to in next_to(g, who, s) if to not in found))
        found.update(dict.fromkeys(edge, n))
    del found[start]
    return found


def ways(g: Death, who: Who, most: int, run: bool = True) -> list[Way]:
    """Every space within reach, with a way for each company one could have there: the one with the least fire, then the shortest. To
    and fro is allowed (DMD-MAP-08): enemies are lured so. Nobody is offered to end where they were with nobody new, unless they can
    leave somebody behind on the way (Stealth): to them a way over other spaces is another one, too (S103)."""
    start = g.inv(who).space
    ends = _ends(g, who)
    stops = {t.on for what in ends for t in g.tokens(what) if t.at == "space"}
    nowhere = frozenset[str]()
    following: dict[str, frozenset[str]] = {}
    staying = _held_back(g, who)
    for f in g.state.figures:
        if f.id not in staying:
            following[f.space] = following.get(f.space, nowhere) | {f.id}
    fire = g.state.fire
    sneaks = bool(g.traits(who, ShakesOff))

    def passed(way: Way, coming: frozenset[str]) -> frozenset[str]:
        """Where somebody who comes along could be left."""
        return frozenset(way.spaces) if any(not g.is_great(id) for id in coming) else nowhere

    leads = _leading(g, who, run)
    found: dict[tuple[str, frozenset[str], int, frozenset[str]], Way] = {}
    edge = [Way((), nowhere, 0)]
    for _ in range(most):
        further: list[Way] = []
        for way in edge:
            spaces, coming, hot = way
            space = spaces[-1] if spaces else start
            if spaces and space in stops:
                continue
            if space in following:
                coming |= following[space]
            if space in fire:
                hot += fire[space]
            over = passed(way, coming) if sneaks and coming else nowhere
            for n in leads(space):
                key = (n, coming, hot, over)
                if key not in found:
                    found[key] = longer = Way((*spaces, n), coming, hot)
                    further.append(longer)
        edge = further
    here = {f.id for f in g.enemies(start) if g.is_great(f.id) or not sneaks}
    best: dict[tuple[str, frozenset[str], frozenset[str]], Way] = {}
    for (end, along, fire_on, over), way in found.items():
        if end == start and along <= here:
            continue
        other = best.get((end, along, over))
        if other is None or (fire_on, len(way.spaces), way.spaces) < (other.fire, len(other.spaces), other.spaces):
            best[end, along, over] = way
    return sorted(best.values(), key=lambda w: (w.spaces[-1], len(w.followers) + w.fire, len(w.spaces), w.spaces))


def options(g: Death, who: Who, most: int, head: Literal["run", "freerun", "step"] = "run") -> list[Option[Way]]:
    found: list[Option[Way]] = []
    count: dict[str, int] = {}
    for way in ways(g, who, most, head != "step"):
        (*before, end), along, hot = way
        count[end] = n = count.get(end, 0) + 1
        key = f"{head}:{end}" if n == 1 else f"{head}:{end}:{n}"
        named = ",".join(sorted(along)) if along else ""
        facts: Args = (
            ("space", end),
            ("steps", len(before) + 1),
            ("via", ",".join(before)),
            ("followers", len(along)),
            ("along", named),
            ("fire", hot),
        )
        found.append(Option(key, way, facts))
    return found


# Going


def _held_back(g: Death, who: Who) -> set[str]:
    """Trapper 3: what its trap has caught does not follow its owner, but it follows others."""
    return {e.on for e in g.state.lasting if e.what == "stays" and e.by == who}


def run(g: Death, who: Who, way: Way) -> Script[None]:
    """A Run action (DMD-RUN-01 … 06): step by step, with everything that follows."""
    followed: set[str] = set()
    steps = 0
    for space in way.spaces:
        if space not in next_to(g, who, g.inv(who).space):
            break  # something has happened on the way that moved the runner
        followed |= yield from step(g, who, space)
        steps += 1
        if not g.lives(who):
            return
    g.tell(events.Ran(who, g.inv(who).space, steps))
    tell_who_followed(g, who, followed)
    yield from _charge(g, who, followed)


def step(g: Death, who: Who, space: str) -> Script[set[str]]:
    """One step of somebody who moves (S19): enemies on the space they leave come along, and its fire. Who followed."""
    person = g.inv(who)
    left = person.space
    following = g.enemies(left)
    if following:
        staying = _held_back(g, who)
        following = yield from _who_follows(g, who, [f for f in following if f.id not in staying])
    fire.leaving(g, who, left)
    person.space = space
    for figure in following:
        figure.space = space
    for figure in following:
        yield from enemies.trapped(g, figure, following=who)
    yield from dying.settle(g)
    return {f.id for f in following}


def tell_who_followed(g: Death, who: Who, followed: set[str]) -> None:
    """Once, at the end: those who came along all the way, or from somewhere on it."""
    if not followed:
        return
    here = g.inv(who).space
    along = tuple(f.id for f in g.enemies(here) if f.id in followed)
    if along:
        g.tell(events.Followed(who, along, here))


def _who_follows(g: Death, who: Who, there: list[Figure]) -> Script[list[Figure]]:
    """All of them (DMD-RUN-03), but for those one shakes off; decided before each step (D33, S56). Never the Great Old One."""
    most = sum(t.shakes_off for t in g.traits(who, ShakesOff))
    loose = [f for f in there if not g.is_great(f.id) and f.id != g.figure_acting]  # what carries one off comes along in any case
    if not most or not loose:
        return there
    left_behind = bool([w for w in g.here(g.inv(who).space) if w != who])
    worst = sorted(loose, key=lambda f: -sum((g.card_of(f.id).standard, g.card_of(f.id).bonus)))
    default = [] if left_behind else [f"shake:{f.id}" for f in worst[:most]]
    choices = [option(f"shake:{f.id}", f, enemy=f.id, left=enemies.left_of(g, f.id)) for f in loose]
    stay = yield from ask_some(g.player(who), "dmd-shake", choices, 0, min(most, len(loose)), default=default, who=who)
    return [f for f in there if f not in stay]


def _charge(g: Death, who: Who, followed: set[str]) -> Script[None]:
    """Bull Rush: once per turn, a Run that ends on a space with an enemy that did not follow one there."""
    traits = g.traits(who, Charges)
    if not traits:
        return
    hit = [f for f in g.enemies(g.inv(who).space) if f.id not in followed and enemies.can_be_wounded(g, f.id)]
    if not hit or g.used(who, "charge", "turn"):
        return
    g.use(who, "charge", "turn")
    trait = max(traits, key=lambda t: (t.every, t.charges))
    chosen = hit if trait.every else [(yield from enemies.one_figure(g, hit, who))]
    g.tell(events.Charged(who, tuple(f.id for f in chosen)))
    yield from enemies.wound_all(g, {f.id: trait.charges for f in chosen}, who)
    left = [f for f in hit if g.figure(f.id) is not None and not g.is_great(f.id)]
    if left and g.traits(who, Pushes) and g.lives(who):
        exits = g.neighbours(g.inv(who).space)
        ways_out = [
            option(f"push:{f.id}:{s}", (f, s), enemy=f.id, space=s, left=enemies.left_of(g, f.id)) for f in left for s in exits
        ]
        chosen_push = yield from ask(g.player(who), "dmd-push", [*ways_out, option("no", None)], default="no", who=who)
        if chosen_push is not None:
            yield from enemies.moves_onto(g, chosen_push[0], chosen_push[1])


# Extra steps and free runs (D35)


def extra_steps(g: Death, who: Who) -> list[Option[Way]]:
    """Once per turn for each that allows one: moves like any other."""
    for source, trait in g.sources(who, ExtraStep):
        if g.used(who, f"{source}:step", "turn") < trait.extra_steps:
            return options(g, who, 1, "step")
    return []


def take_extra_step(g: Death, who: Who, way: Way) -> Script[None]:
    source = next(s for s, t in g.sources(who, ExtraStep) if g.used(who, f"{s}:step", "turn") < t.extra_steps)
    g.use(who, f"{source}:step", "turn")
    followed = yield from step(g, who, way.end)
    g.tell(events.Moved(who, g.inv(who).space))
    tell_who_followed(g, who, followed)


def free_runs(g: Death, who: Who) -> list[Option[Way]]:
    able = g.traits(who, FreeRun) and not g.used(who, "free_run", "turn")
    return options(g, who, reach(g, who), "freerun") if able else []
