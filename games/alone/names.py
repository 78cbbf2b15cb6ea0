"""What the hero calls things: sectors and creatures by names that betray nothing of the secret map (section 5).

A sector's name counts from the first sector the hero saw on that floor: "0:+1:-2" is the first floor known, one column east and
two rows north of there. A creature is known by its kind and its place in the row of those shown in its sector: "spore:1".
"""

from __future__ import annotations

from games.alone.state import AloneState, Creature
from games.alone.table import Alone
from games.kernel.ask import RuleBug


def place(g: Alone | AloneState, sector: str) -> str:
    """The hero's name of a sector. A sector on a floor the hero never saw has none: asking for it would be a leak."""
    state = g if isinstance(g, AloneState) else g.state
    here = state.sectors[sector]
    if here.floor not in state.origin:
        raise RuleBug(f"the hero has no name for {sector}: that floor was never seen")
    origin = state.sectors[state.origin[here.floor]]
    return f"{state.floors_seen.index(here.floor)}:{here.x - origin.x:+d}:{here.y - origin.y:+d}"


def sector_of(g: Alone | AloneState, place: str) -> str | None:
    """The sector the hero calls so; None if there is none."""
    state = g if isinstance(g, AloneState) else g.state
    parts = place.split(":")
    try:
        n, dx, dy = (int(part) for part in parts)
    except ValueError:
        return None
    if not 0 <= n < len(state.floors_seen):
        return None
    origin = state.sectors[state.origin[state.floors_seen[n]]]
    x, y = origin.x + dx, origin.y + dy
    return next((s.id for s in state.sectors.values() if (s.floor, s.x, s.y) == (origin.floor, x, y)), None)


def creature_keys(g: Alone, sector: str) -> list[tuple[str, str]]:
    """Every creature the hero is shown in a sector: its key, and its id ("" if it is not really there)."""
    from games.alone.rules import lies

    keys: list[tuple[str, str]] = []
    counted: dict[str, int] = {}
    for kind, _, id in lies.shown_creatures(g, sector):
        counted[kind] = counted.get(kind, 0) + 1
        keys.append((f"{kind}:{counted[kind]}", id))
    return keys


def creature_key(g: Alone, creature: Creature) -> str:
    """Kind and ordinal among those of its kind shown in its sector. A creature the hero is not shown has no key."""
    for key, id in creature_keys(g, creature.at):
        if id == creature.id:
            return key
    raise RuleBug(f"the hero has no name for {creature.id}: it is not shown")
