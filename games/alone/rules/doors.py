"""Doors (Türen): AL-DOOR, AL-MOVE-06/07. Ways and sight through them: station.py, sight.py."""

from __future__ import annotations

from games.alone import events, names
from games.alone.rules import lies, missions, station
from games.alone.state import HERO, OPPOSITE, Direction, edge
from games.alone.table import Alone
from games.kernel.ask import Option, RuleBug, Script, ask, option

NO = "no"


def block(g: Alone, sector: str, way: Direction) -> None:
    """AL-DOOR-02, AL-DOOR-08: a blockade marker on a door on the edge of this sector."""
    there = _through(g, sector, way)
    if station.is_blocked(g, sector, there):
        return
    g.state.blocked.append(edge(sector, there))
    _tell(g, sector, way, there, blocked=True)


def unblock(g: Alone, sector: str, way: Direction) -> None:
    """AL-DOOR-05, AL-DOOR-06: the blockade goes. The hero sees it if the door is on the edge of a revealed sector (S-29)."""
    there = _through(g, sector, way)
    if not station.is_blocked(g, sector, there):
        return
    g.state.blocked.remove(edge(sector, there))
    _tell(g, sector, way, there, blocked=False)


def _through(g: Alone, sector: str, way: Direction) -> str:
    there = station.neighbour(g, sector, way)
    if there is None or g.sector(sector).exits.get(way) != "door":
        raise RuleBug(f"no door lies {way} of {sector}")
    return there


def _tell(g: Alone, sector: str, way: Direction, there: str, blocked: bool) -> None:
    """The hero learns it where one side is laid out, named from that side; the own sector's side first."""
    sides: list[tuple[str, Direction]] = [(sector, way), (there, OPPOSITE[way])]
    sides.sort(key=lambda side: side[0] != g.state.hero_at)
    for side, direction in sides:
        if g.sector(side).revealed:
            lies.forget_door(g, side, direction)
            if not blocked:
                g.reveal()  # behind it may stand what opened it
            place = names.place(g, side)
            g.tell(events.DoorBlocked(place, direction) if blocked else events.DoorOpened(place, direction))
            return
    if not blocked:
        g.tell_evil(events.DoorOpenedUnseen(sector, way))


def may_be_blocked(g: Alone) -> list[Direction]:
    """The unblocked doors on the edge of the hero's sector; none while PM05 jams them."""
    return [] if missions.rule(g, "no_blocking") else station.door_ways(g, g.state.hero_at, blocked=False)


def offer_block(g: Alone, most: int = 1) -> Script[None]:
    """AL-MOVE-01, AL-MOVE-06, D-11: after a step the hero may block a door of the sector now occupied; up to `most` with an item."""
    for _ in range(most):
        free = may_be_blocked(g)
        if not free:
            return
        options: list[Option[Direction | None]] = [option(f"block:{way}", way, way=way) for way in free]
        options.append(option(NO, None, msg="al-opt-no-block"))
        way = yield from ask(HERO, "al-block", options, default=NO)
        if way is None:
            return
        block(g, g.state.hero_at, way)
