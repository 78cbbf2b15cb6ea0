"""Interact and switch boxes (AL-INT, AL-SAB-08, S-31, S-45, S-80)."""

from __future__ import annotations

from games.alone import events, names
from games.alone.rules import conditions, lies, light, missions, reactions, station
from games.alone.state import DIRECTIONS, HERO, Action, Condition, Direction, Way
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, Script, ask, option

BOX = "box"
SABOTAGE = "sabotage"
MISSION = "mission:"
CONDITION = "condition:"


def options(g: Alone) -> list[Option[Action]]:
    """AL-INT-01, 10, 11, 12: every valid target in the hero's sector; a switch box with each of the four directions."""
    here = g.state.hero_at
    found: list[Option[Action]] = []
    if lies.shown_box(g, here):
        for way in DIRECTIONS:
            action = Action(kind="interact", place=BOX, way=way)
            found.append(option(f"interact:{BOX}:{way}", action, msg="al-opt-interact-box", place=BOX, way=way))
    for place in places(g):
        msg = f"al-opt-interact-{place.partition(':')[0]}"
        found.append(option(f"interact:{place}", Action(kind="interact", place=place), msg=msg, place=place, way=""))
    return found


def places(g: Alone) -> list[str]:
    """Valid targets other than the box: missions, sabotage markers, condition markers."""
    here = g.state.hero_at
    found = [f"{MISSION}{code}" for code in missions.places(g)]
    if lies.shown_sabotage(g, here):
        found.append(SABOTAGE)
    return [*found, *(f"{CONDITION}{kind}" for kind in lies.shown_conditions(g, here))]


def interact(g: Alone, action: Action) -> Script[bool]:
    """AL-INT-02: all effects of the target; False if it is gone by now (AL-TURN-11)."""
    here = g.state.hero_at
    if action.place == BOX:
        if not g.here.box or action.way is None:
            return False
        yield from repair(g, action.way)
        return True
    if action.place not in places(g):
        return False
    if action.place == SABOTAGE:
        g.here.sabotage -= 1  # AL-SAB-08
        g.tell(events.SabotageRemoved(g.here.sabotage))
        return True
    if action.place.startswith(MISSION):
        return (yield from missions.interact(g, action.place.removeprefix(MISSION)))  # AL-INT-03
    kind = _condition(action.place)
    if not lies.used_false(g, f"{CONDITION}{kind}", here):
        conditions.remove(g, here, kind)
    return True


def _condition(place: str) -> Condition:
    kind = place.removeprefix(CONDITION)
    for known in lies.CONDITIONS:
        if known == kind:
            return known
    raise ValueError(place)


def reach(g: Alone) -> int:
    """AL-INT-04: 2 further sectors; PM04 and a card's short circuit make it fewer."""
    limits = [e.n for e in g.state.lasting if e.what == "repair_range"]
    ruled = missions.rule(g, "repair_range")
    return min([g.cards.numbers.repair_reach, *limits, *([ruled] if ruled is not None else [])])


def repair(g: Alone, way: Way, second: Way | None = None) -> Script[list[str]]:
    """AL-INT-04..08: light in the box's sector and along a straight line from it; with an item along two. The sectors lit."""
    ways: list[Direction] = [w for wanted in (way, second) for w in DIRECTIONS if w == wanted]
    here = g.state.hero_at
    wanted = [here]
    for way in ways:
        n = yield from _how_far(g, way)
        wanted += station.line(g, here, way)[:n]
        g.tell(events.BoxRepaired(names.place(g, here), way))
    lit = light.switch_on(g, wanted)
    if g.state.action is not None:
        g.state.action.sectors += lit
    yield from reactions.window(g, Moment("after", action=g.state.action, lit=lit))
    return lit


def _how_far(g: Alone, way: Direction) -> Script[int]:
    """AL-INT-13, D-45: how many further sectors, at most. All numbers are offered however long the line is, because the
    hero may not know it; a wall of the own sector is known, and then nothing is asked."""
    most = reach(g)
    if most <= 0 or way not in station.ways(g, g.state.hero_at):
        return 0
    return (yield from ask(HERO, "al-repair-reach", [option(f"light:{n}", n, n=n) for n in range(most, -1, -1)], way=way))
