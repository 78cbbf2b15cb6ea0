"""Where a target may lie that nobody has seen yet, by what Locate told."""

from __future__ import annotations

from collections.abc import Callable

from games.alone.pilot.hero.sketch import BOSS, Sketch, floor_of

# Steps to a goal nobody has told anything about, from the edge of the known base.
NO_IDEA = 5.0
WRONG_FLOOR = 1.0  # the target lies on the other one
WRONG_WAY = 3.0  # the direction of its first step was told, and it is another
WANDERING = 1.5  # steps through the unknown for every step that is left at least
NOT_A_ROOM = 1.2  # the edge of the known base without a door is no room: at least so much farther
BEYOND_STAIRS = 4  # steps from stairs to a target on the other floor, if nothing else was told


def guess(sketch: Sketch, edge: dict[str, bool], target: str, left: float, add: Callable[[str, float], None]) -> None:
    """The edge of the known base, by what Locate told: a target d steps from where the hero stood is at least d - k from what
    lies k steps from there, and on its own floor it can lie in few places only. Beyond the edge nobody knows the way, so that
    what is left there counts for more."""
    hints = sketch.hints_of(target)
    spots = sketch.may_lie(target) if target.startswith("room:") else []
    last = hints[-1] if hints else None
    upstairs = [] if last is None or last.same_floor or sketch.knows_stairs(floor_of(last.place)) else sketch.hints_of("stairs")
    reach = {h.place: sketch.steps_from(h.place) for h in [*hints, *upstairs]}
    told = {h.place: sketch.first_ways(h.place) for h in hints if h.way}
    to_spot = sketch.guessed_steps(spots)
    to_stairs = sketch.guessed_steps(sketch.may_lie("stairs")) if upstairs else {}
    # From the stairs on it is at least as far as the answers given at one place differ.
    beyond = max((h.distance - s.distance for h in hints for s in upstairs if h.place == s.place), default=BEYOND_STAIRS)
    for place, door in edge.items():
        bound = 0.0 if hints else NO_IDEA
        for h in hints:
            k = reach[h.place].get(place)
            if k is None:
                continue
            bound = max(bound, float(h.distance - k))
            if h.way and h.place in told and told[h.place].get(place) != h.way:
                bound += WRONG_WAY
        for h in upstairs:
            k = reach[h.place].get(place)
            if k is not None:
                bound = max(bound, float(h.distance - k + beyond))
        if place in to_stairs:
            bound = max(bound, float(beyond + to_stairs[place]))
        if place in to_spot:
            bound = max(bound, float(to_spot[place]))
        elif last is not None and (floor_of(place) == floor_of(last.place)) != last.same_floor:
            bound = max(4.0 if last.same_floor else 2.0, bound) + WRONG_FLOOR
        elif bound == 0.0 and not door and target != BOSS:
            bound = NOT_A_ROOM
        add(place, left + (WANDERING * bound if hints else bound))
