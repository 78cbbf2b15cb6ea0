"""Locate (Orten): AL-LOC, S-41, D-34, D-46. Distances are measured as if no door were blocked (AL-LOC-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.alone import events
from games.alone.rules import station
from games.alone.state import HERO, KINDS, WAYS, Sector, Way
from games.alone.table import Alone
from games.kernel.ask import Option, RuleBug, Script, ask, option

ROOM = "room:"
TARGETS: tuple[str, ...] = (
    *(f"{ROOM}{letter}" for letter in "abcdefgh"),
    "room",
    "corridor",
    "straight",
    "bend",
    "t",
    "crossing",
    "door",
    "blocked_door",
    "stairs",
    "box",
    "lit",
    *KINDS,
    "creature",
    "boss",
    "danger",
    "condition",
    "mission",
)
"""Everything the hero may name, whether or not it exists (AL-LOC-01, S-41): rooms by letter, kinds of sector, elements."""

NOT_PRESENT = -1
NO_ANSWER = -2


class Answer(NamedTuple):
    """`distance` -1: not present. Then the floor says nothing."""

    distance: int
    same_floor: bool


class Said(NamedTuple):
    """What the hero is told of a target, the truth behind it, and the direction if a card gives it."""

    told: Answer
    truth: Answer
    way: str


class Report(NamedTuple):
    """An answer ready to be told: the truth, what is told, and the first direction where a card gives it."""

    target: str
    truth: Answer
    told: Answer
    way: str


def sectors_with(g: Alone, target: str) -> list[str]:
    """Where the target lies on the secret map. A door belongs to both its sectors, stairs to both ends (AL-LOC-10)."""
    if target not in TARGETS:
        raise RuleBug(f"nobody can locate {target!r}")
    return [s.id for s in g.state.sectors.values() if _holds(g, s, target)]


def _holds(g: Alone, sector: Sector, target: str) -> bool:
    if target.startswith(ROOM):
        return sector.room == target.removeprefix(ROOM)
    match target:
        case "room":
            return bool(sector.room)
        case "corridor":
            return not sector.room
        case "straight" | "bend" | "t" | "crossing":
            return station.shape(sector) == target
        case "door":
            return "door" in sector.exits.values()
        case "blocked_door":
            return bool(station.door_ways(g, sector.id, blocked=True))
        case "stairs":
            return bool(sector.stairs)
        case "box":
            return sector.box
        case "lit":
            return sector.lit
        case "creature":
            return bool(g.creatures_in(sector.id))
        case "boss":
            return any(c.boss for c in g.creatures_in(sector.id))
        case "danger":
            return sector.danger
        case "condition":
            return bool(sector.conditions)
        case "mission":
            return sector.sabotage > 0
        case _:
            return any(c.kind == target for c in g.creatures_in(sector.id))


def nearest(g: Alone, sectors: Sequence[str]) -> list[str]:
    """AL-LOC-04: the nearest of them, all that are equally near."""
    far = station.distances(g, g.state.hero_at, ignore_doors=True)
    reached = [id for id in sectors if id in far]
    least = min((far[id] for id in reached), default=0)
    return [id for id in reached if far[id] == least]


def answer(g: Alone, target: str) -> Answer:
    """AL-LOC-02: the true answer; of targets equally near on both floors the one on the hero's floor."""
    return _true_answer(g, nearest(g, sectors_with(g, target)))


def _true_answer(g: Alone, found: list[str], floor: int | None = None) -> Answer:
    if not found:
        return Answer(NOT_PRESENT, False)  # AL-LOC-08
    steps = station.distances(g, g.state.hero_at, ignore_doors=True)[found[0]]
    floors = {g.sector(id).floor for id in found}
    told = floor or (g.here.floor if g.here.floor in floors else floors.pop())
    return Answer(steps, told == g.here.floor)


def first_steps(g: Alone, sectors: Sequence[str]) -> list[Way]:
    """The directions in which a shortest way to one of these sectors begins."""
    found: list[Way] = []
    for way in WAYS:
        there = station.neighbour(g, g.state.hero_at, way)
        if there is None:
            continue
        for id in sectors:
            near = station.distances(g, id, ignore_doors=True)
            if near[there] < near[g.state.hero_at] and way not in found:
                found.append(way)
    return found


def locate(g: Alone, targets: Sequence[str], with_way: int = 0) -> Script[None]:
    """AL-LOC-02, AL-LOC-03: an answer for every target; for so many of them, at the hero's choice, also the first direction.

    All choices of evil come before the first answer, or a pause between answers would tell what there was to choose.
    """
    with_ways = list(targets) if with_way >= len(targets) else (yield from _choose_ways(targets, with_way))
    answered = yield from _choose_answered(g, targets)
    found: dict[str, Report] = {}
    for target in targets:
        if target in answered:
            found[target] = yield from prepare(g, target, sectors_with(g, target), with_way=target in with_ways)
    yield from g.evil_beat()
    for target in targets:
        if target in found:
            tell(g, found[target])
        else:
            g.tell(events.Located(target, NO_ANSWER, False))


def _choose_ways(targets: Sequence[str], most: int) -> Script[list[str]]:
    """Which targets the hero wants the direction of."""
    chosen: list[str] = []
    for _ in range(most):
        options = [option(f"way:{t}", t, msg="al-opt-target", target=t) for t in targets if t not in chosen]
        chosen.append((yield from ask(HERO, "al-locate-way", options)))
    return chosen


def _choose_answered(g: Alone, targets: Sequence[str]) -> Script[list[str]]:
    """A card may leave targets without an answer; which ones is the leader's choice (D-31)."""
    limits = [e.n for e in g.state.lasting if e.what == "answers"]
    most = min(limits, default=len(targets))
    if most >= len(targets):
        return list(targets)
    chosen: list[str] = []
    for _ in range(max(0, most)):
        options = [option(f"answer:{t}", t, target=t) for t in targets if t not in chosen]
        chosen.append((yield from ask(g.state.leader, "al-which-answer", options, cover=g.cover(), audience=g.evil)))
    return chosen


def prepare(g: Alone, target: str, sectors: Sequence[str], with_way: bool = False, truly: bool = False) -> Script[Report]:
    """How far the nearest of these sectors is and on which floor. `truly`: no card can falsify it."""
    found = nearest(g, sectors)
    floor = yield from _choose_floor(g, target, found)
    if floor is not None:
        found = [id for id in found if g.sector(id).floor == floor]
    truth = _true_answer(g, found, floor)
    told = truth if truly else (yield from _falsified(g, target, truth))
    way = ""
    if with_way and truth.distance > 0:
        way = yield from _choose_way(g, target, first_steps(g, found))
    return Report(target, truth, told, way)


def tell(g: Alone, report: Report) -> None:
    """The hero hears the answer; evil is reminded of the truth if it was another."""
    g.reveal()
    g.tell(events.Located(report.target, report.told.distance, report.told.same_floor, report.way))
    if report.told != report.truth:
        g.tell_evil(events.LocatedTruly(report.target, report.truth.distance, report.truth.same_floor))


def _choose_floor(g: Alone, target: str, found: list[str]) -> Script[int | None]:
    """D-46: equally near on both floors, the leader chooses which one to report."""
    if len({g.sector(id).floor for id in found}) < 2:
        return None
    options = [option("floor:same", g.here.floor), option("floor:other", 3 - g.here.floor)]
    return (
        yield from ask(
            g.state.leader, "al-locate-floor", options, default="floor:same", cover=g.cover(), audience=g.evil, target=target
        )
    )


def _choose_way(g: Alone, target: str, ways: list[Way]) -> Script[Way]:
    """As with noise (AL-NOISE-04): of several shortest ways the leader names one. Luck is drawn for one way as for several."""
    usual = g.pick(ways, f"locate-way:{target}:{g.state.hero_at}:{'+'.join(ways)}")
    if len(ways) == 1:
        return usual
    options: list[Option[Way]] = [option(f"way:{way}", way, way=way) for way in ways]
    return (
        yield from ask(
            g.state.leader,
            "al-locate-first-step",
            options,
            default=f"way:{usual}",
            cover=g.cover(),
            audience=g.evil,
            target=target,
        )
    )


def _falsified(g: Alone, target: str, truth: Answer) -> Script[Answer]:
    """AL-LOC-05, D-34: only a card makes a false answer legal; the truth is the default. "Not present" is always true (S-41)."""
    if truth.distance == NOT_PRESENT:
        return truth
    distance, same_floor = truth
    off = g.lasting("distance_lie") + g.lasting("distance_lie", target) + g.lasting("target_lie", target)
    if off:
        options: list[Option[int]] = [
            option(f"say:{n}", n, n=n, true=int(n == distance)) for n in range(max(0, distance - off), distance + off + 1)
        ]
        distance = yield from ask(
            g.state.leader,
            "al-say-distance",
            options,
            default=f"say:{truth.distance}",
            cover=g.cover(),
            audience=g.evil,
            target=target,
            n=truth.distance,
        )
    if same_floor and (g.in_force("floor_lie") or g.in_force("floor_lie", target)):
        floors = [option("floor:same", True), option("floor:other", False)]
        same_floor = yield from ask(
            g.state.leader, "al-say-floor", floors, default="floor:same", cover=g.cover(), audience=g.evil, target=target
        )
    return Answer(distance, same_floor)
