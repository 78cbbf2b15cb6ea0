"""Move: the hero's steps (AL-MOVE, AL-DOOR-05, AL-OPP-08, S-19, S-20, S-28, S-82).

Doors to block are offered by `doors`, the attack on leaving is `creature_attacks`' own, reveals are the labyrinth's.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from games.alone import events, names
from games.alone.rules import (
    characters,
    companions,
    conditions,
    creature_attacks,
    doors,
    labyrinth,
    lies,
    reactions,
    shocks,
    station,
)
from games.alone.state import HERO, Direction, Way
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, Script, Tone, ask, option

More: TypeAlias = Literal["steps", "hero", "companion", ""]


def way_options(g: Alone) -> list[Option[Way]]:
    """AL-MOVE-02: the ways out of the hero's sector that nothing blocks. The hero sees the openings of the own sector (S-13)."""
    return [option(f"move:{way}", way, tone="main", way=way) for way in station.ways(g, g.state.hero_at)]


def unblock_options(g: Alone) -> list[Option[Direction]]:
    """AL-DOOR-05: blocked doors of the hero's sector."""
    return [option(f"unblock:{way}", way, way=way) for way in station.door_ways(g, g.state.hero_at, blocked=True)]


def step(g: Alone, way: Way, met: set[str], *, opportunity: bool = True, block: int = 1) -> Script[bool]:
    """AL-MOVE-05: leave, enter, reveal, shock, block. False if the way is shut by now (AL-TURN-11).

    AL-MOVE-09: creatures do not stop the hero, they only attack on the way out. `met` are the creatures the hero has seen since
    the movement began: wherever a web, an attack or an alarm has driven them meanwhile, they shock no more (S-28).
    """
    s = g.state
    start = s.hero_at
    to = station.ways(g, start).get(way)
    if to is None:
        return False
    met |= _shown(g)
    yield from conditions.web(g)
    if opportunity and station.passable(g, start, to):
        yield from creature_attacks.opportunity_attack(g, start, way)  # S-19: a hero it defeats sees nothing of the next sector
    if not station.passable(g, start, to):
        return False  # S-102: what answered the loss has blocked the door
    met |= _shown(g)
    s.hero_at = to
    if g.sector(to).revealed:
        lies.truth_comes_out(g, to)
    else:
        labyrinth.reveal(g, [to])  # AL-MOVE-03, 04
    g.tell(events.HeroMoved(way, names.place(g, to), g.here.room))
    g.tell_evil(events.HeroMovedTo(to))
    if way == "stairs":
        labyrinth.leave_floor(g, start)  # AL-STAIR-02
    _note_control_room(g)
    yield from shocks.shock(g, [c for c in g.creatures_in(to) if c.id not in met])  # AL-SHOCK-01, AL-SHOCK-05
    yield from conditions.alarm(g)
    if block:
        yield from doors.offer_block(g, block)  # AL-MOVE-06, 07: never before the first step
    return True


def _shown(g: Alone) -> set[str]:
    """The creatures the hero sees now, wherever they are."""
    return {c.id for c in g.state.creatures if not g.hidden(c)}


def _note_control_room(g: Alone) -> None:
    """S-76: "before you" looks back to the start of the main mission."""
    main = next((m for m in g.state.missions if m.code.startswith("FM")), None)
    if g.here.room == "a" and main is not None and main.active:
        g.state.entered_control = True


def move(g: Alone, first: Way, most: int = 1, *, opportunity: bool = True, block: int = 1, action: bool = True) -> Script[int]:
    """AL-MOVE-01, 10: up to `most` sectors, the first direction as announced, the others chosen step by step.

    The pilot adds a step as hero (once per round, a Move of one sector becomes one of up to 2) or as companion (1 charge).
    `action` False: a card moves the hero outside a Move action. How many steps were made.
    """
    steps = 0
    met: set[str] = set()
    left = most
    lent = action  # the companion's sector, once per action (AL-ITEM-05)
    way: Way | None = first
    while way is not None:
        if not (yield from step(g, way, met, opportunity=opportunity, block=block)):
            break
        steps, left = steps + 1, left - 1
        helper = characters.friend(g, "step_more") if lent else None
        more: list[More] = ["steps"] if left > 0 else []
        if not more and action and most < characters.longer_move(g) and steps == most:
            more.append("hero")
        if not more and helper is not None:
            more.append("companion")
        way, source = yield from _go_on(g, more, left)
        if source == "hero":
            left += characters.longer_move(g) - most
            characters.moves_longer(g)
        elif source == "companion" and helper is not None:
            left += g.cards.characters[helper.character].companion.n
            companions.use(g, helper.character)
            lent = False
    if steps and action:
        yield from reactions.window(g, Moment("after", action=g.state.action))
    return steps


def _go_on(g: Alone, more: list[More], left: int) -> Script[tuple[Way | None, More]]:
    """D-42: the next direction or stop."""
    ways = list(station.ways(g, g.state.hero_at))
    if not more or not ways:
        return None, ""
    stop: Option[tuple[Way | None, More]] = option("stop", cast("tuple[Way | None, More]", (None, "")), msg="al-opt-stop-move")
    options = [stop]
    for source in more:
        start = "move" if source == "steps" else source
        tone: Tone = "main" if source == "steps" else "plain"
        for way in ways:
            value = cast("tuple[Way | None, More]", (way, source))
            options.append(option(f"{start}:{way}", value, msg="al-opt-on", tone=tone, way=way, source=source))
    return (yield from ask(HERO, "al-move-on", options, default="stop", left=left))


def unblock(g: Alone, way: Direction) -> bool:
    """AL-DOOR-05, AL-OPP-08: open one blocked door without a step. False if it is open already."""
    if way not in station.door_ways(g, g.state.hero_at, blocked=True):
        return False
    doors.unblock(g, g.state.hero_at, way)
    return True
