"""What the hero calls things: sectors and creatures by names that betray nothing of the secret map (section 5).

A sector's name counts from the first sector the hero saw on that floor: "0:+1:-2" is the first floor known, one column east and
two rows north of there. A creature is known by its kind and its place in the row of those shown in its sector: "spore:1".
"""

from __future__ import annotations

from collections.abc import Iterable

from games.alone.rules import lies
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


def in_order(g: Alone, sectors: Iterable[str]) -> list[str]:
    """Sectors in the order of the hero's own drawing, those the hero does not see last: the order of the secret map would tell
    which floor is which."""

    def key(id: str) -> tuple[bool, list[int]]:
        return (False, _reading(place(g, id))) if g.sector(id).revealed else (True, [])

    return sorted(sectors, key=key)


def _reading(place: str) -> list[int]:
    floor, x, y = (int(part) for part in place.split(":"))
    return [floor, y, x]


def creatures_in_order(g: Alone, creatures: Iterable[Creature]) -> list[Creature]:
    """Creatures as the hero would list them: sector by sector as they are shown there. Those not shown come last; who came into
    the game first is for nobody to see."""
    among = {c.id: c for c in creatures}
    ordered: list[str] = []
    for sector in in_order(g, dict.fromkeys(c.at for c in among.values())):
        if g.sector(sector).revealed:
            ordered += [row.id for row in lies.shown_creatures(g, sector) if row.id in among]
    return [among[id] for id in [*ordered, *(id for id in among if id not in ordered)]]


def creature_keys(g: Alone, sector: str) -> list[tuple[str, str]]:
    """Every creature the hero is shown in a sector: its key, and its id ("" if it is not really there)."""
    keys: list[tuple[str, str]] = []
    counted: dict[str, int] = {}
    for row in lies.shown_creatures(g, sector):
        counted[row.kind] = counted.get(row.kind, 0) + 1
        keys.append((f"{row.kind}:{counted[row.kind]}", row.id))
    return keys


def creature_key(g: Alone, creature: Creature) -> str:
    """Kind and ordinal among those of its kind shown in its sector. A creature the hero is not shown has no key."""
    for key, id in creature_keys(g, creature.at):
        if id == creature.id:
            return key
    raise RuleBug(f"the hero has no name for {creature.id}: it is not shown")
