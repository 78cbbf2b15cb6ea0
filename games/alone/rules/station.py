"""The base as ways and distances: AL-GEN-05..07, AL-STAIR-01, AL-DOOR-03/04, AL-LOC-06.

Everything here reads the secret map as it is; what the hero knows of it is not asked.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Literal, TypeAlias

from games.alone.state import DIRECTIONS, STEP, WAYS, Direction, Sector, Way, edge
from games.alone.table import Alone
from games.kernel.ask import RuleBug

Shape: TypeAlias = Literal["room", "straight", "bend", "t", "crossing", "end"]


@lru_cache(maxsize=256)
def sector_id(floor: int, x: int, y: int) -> str:
    """Floor, column letter, row, as evil reads them on the map."""
    return f"{floor}{chr(ord('A') + x)}{y + 1}"


def neighbour(g: Alone, sector: str, way: Way) -> str | None:
    """What lies that way by the layout, whatever the doors; the other end for stairs (AL-STAIR-01)."""
    here = g.sector(sector)
    if way == "stairs":
        return here.stairs or None
    if way not in here.exits:
        return None
    dx, dy = STEP[way]
    return sector_id(here.floor, here.x + dx, here.y + dy)


def is_blocked(g: Alone, a: str, b: str) -> bool:
    """Is there a blockade marker on the door between two neighbours?"""
    return edge(a, b) in g.state.blocked


def passable(g: Alone, a: str, b: str) -> bool:
    """AL-GEN-05..07, AL-DOOR-03: neighbours with an open edge, an unblocked door or stairs between them."""
    return any(neighbour(g, a, way) == b for way in WAYS) and not is_blocked(g, a, b)


def ways(g: Alone, sector: str) -> dict[Way, str]:
    """The ways one can go from here, and where they lead."""
    found: dict[Way, str] = {}
    for way in WAYS:
        there = neighbour(g, sector, way)
        if there is not None and not is_blocked(g, sector, there):
            found[way] = there
    return found


def adjacent(g: Alone, sector: str) -> list[str]:
    """AL-GEN-05, AL-GEN-06, AL-GEN-07."""
    return list(ways(g, sector).values())


def door_ways(g: Alone, sector: str, blocked: bool | None = None) -> list[Direction]:
    """Directions with a door on the edge of this sector; only blocked or only unblocked ones if wanted."""
    exits = g.sector(sector).exits
    found: list[Direction] = [way for way in DIRECTIONS if exits.get(way) == "door"]
    if blocked is None:
        return found
    if not g.state.blocked:
        return [] if blocked else found
    return [way for way in found if (edge(sector, _beyond(g, sector, way)) in g.state.blocked) == blocked]


def _beyond(g: Alone, sector: str, way: Way) -> str:
    there = neighbour(g, sector, way)
    if there is None:
        raise RuleBug(f"nothing lies {way} of {sector}")
    return there


def distances(g: Alone, start: str, ignore_doors: bool = False) -> dict[str, int]:
    """Steps from here to every sector that can be reached. Only Locate and the Saboteur's placing ignore blockades (AL-GEN-07)."""
    sectors = g.state.sectors
    blocked = () if ignore_doors else g.state.blocked
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        sector = sectors[here]
        beside = [
            sector_id(sector.floor, sector.x + STEP[way][0], sector.y + STEP[way][1]) for way in DIRECTIONS if way in sector.exits
        ]
        if sector.stairs:
            beside.append(sector.stairs)
        for there in beside:
            if there not in found and (not blocked or edge(here, there) not in blocked):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def distance(g: Alone, a: str, b: str, ignore_doors: bool = False) -> int | None:
    """Steps from one sector to another; None if there is no way."""
    return distances(g, a, ignore_doors).get(b)


def line(g: Alone, sector: str, way: Way, through_doors: bool = True) -> list[str]:
    """The sectors straight on from here, nearest first. Walls and blocked doors end it (AL-EXPL-07, AL-INT-06); along stairs
    it is the other end only (AL-EXPL-04)."""
    found: list[str] = []
    here = sector
    while True:
        there = neighbour(g, here, way)
        if there is None or is_blocked(g, here, there):
            return found
        if way == "stairs":
            return [there]
        if not through_doors and g.sector(here).exits.get(way) == "door":
            return found
        found.append(there)
        here = there


def shape(sector: Sector) -> Shape:
    """What kind of sector it is (S-41): a room, or a corridor by its openings. Stairs are no opening of the tile."""
    if sector.room:
        return "room"
    open_to = [way for way in DIRECTIONS if way in sector.exits]
    if len(open_to) == 4:
        return "crossing"
    if len(open_to) == 3:
        return "t"
    if len(open_to) == 2:
        return "straight" if open_to in (["north", "south"], ["east", "west"]) else "bend"
    return "end"


def way_between(g: Alone, a: str, b: str) -> Way:
    """In which direction b lies from a, by the layout."""
    for way in WAYS:
        if neighbour(g, a, way) == b:
            return way
    raise RuleBug(f"{b} does not lie next to {a}")


def at_msg(g: Alone, sector: str, plain: str = "") -> str:
    """What a sector of the secret map is called among options: by its room, if it has one."""
    return "al-opt-at-room" if g.sector(sector).room else plain
