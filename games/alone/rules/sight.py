"""Line of sight (Sichtlinie): AL-LOS, AL-LIGHT-10, S-21, S-24, S-25, S-74, S-87."""

from __future__ import annotations

from games.alone.rules import lies, missions, station
from games.alone.state import DIRECTIONS, Direction
from games.alone.table import Alone


def in_sight(g: Alone) -> list[str]:
    """The revealed sectors the hero sees: the own one (AL-LOS-02), then along every direction, nearest first."""
    return _seen(g, "")


def would_be_in_sight(g: Alone, sector: str) -> bool:
    """AL-LIGHT-10: would this sector be in line of sight once it is revealed?"""
    return sector in _seen(g, sector)


def _seen(g: Alone, as_if_revealed: str) -> list[str]:
    most = missions.rule(g, "sight") or len(g.state.sectors)  # PM02: mist
    seen = [g.state.hero_at]
    for way in DIRECTIONS:
        seen += _straight(g, way, as_if_revealed)[:most]
    over_stairs = g.here.stairs  # AL-LOS-08, S-74: the sector at the other end and nothing beyond
    if over_stairs and _revealed(g, over_stairs, as_if_revealed):
        seen.append(over_stairs)
    return seen


def _straight(g: Alone, way: Direction, as_if_revealed: str) -> list[str]:
    """AL-LOS-01, AL-LOS-03, AL-LOS-05: through revealed sectors up to a wall, a blocked door (S-21) or a door farther off.

    As the hero is shown them (S-87): a door that a card leaves out ends no sight, or what can be aimed at would betray it.
    """
    seen: list[str] = []
    here = g.state.hero_at
    while True:
        there = station.neighbour(g, here, way)
        if there is None or not _revealed(g, there, as_if_revealed):
            return seen
        passage = lies.shown_passage(g, here, way)
        if passage == "blocked" or (passage == "door" and here != g.state.hero_at):
            return seen  # AL-LOS-06; on the edge of the hero's own sector it stands open (AL-LOS-07)
        seen.append(there)
        here = there


def _revealed(g: Alone, sector: str, as_if_revealed: str) -> bool:
    return sector == as_if_revealed or g.sector(sector).revealed
