"""Noise (Geräusche): AL-NOISE, S-29."""

from __future__ import annotations

from games.alone import events
from games.alone.rules import station
from games.alone.state import Way
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, option

OTHER_FLOOR = "other_floor"
MUFFLED = "muffled"


def directions(g: Alone, origin: str) -> list[Way]:
    """AL-NOISE-03, AL-NOISE-06: the ways by which a shortest path from the origin reaches the hero; none if there is no path."""
    far = station.distances(g, origin)
    near: dict[Way, int] = {way: far[there] for way, there in station.ways(g, g.state.hero_at).items() if there in far}
    shortest = min(near.values(), default=0)
    return [way for way, steps in near.items() if steps == shortest]


def noise(g: Alone, origin: str) -> Script[None]:
    """AL-NOISE-01: the hero is told the direction a noise comes from, and nothing else of it (AL-NOISE-07).

    AL-NOISE-09: no way to the hero, muffled. AL-NOISE-05: from the other floor without direction. AL-NOISE-04, D-32: of several
    shortest paths the leader chooses one.
    """
    found = directions(g, origin)
    heard: str = MUFFLED
    # Drawn for every noise: whether luck came in would tell that there was a choice, and so where the noise came from.
    luck = g.draw(max(1, len(found)), f"noise:{origin}:{g.state.hero_at}:{'+'.join(found)}")
    if found:
        default = found[luck]
        heard = OTHER_FLOOR if g.sector(origin).floor != g.here.floor else default
        if heard != OTHER_FLOOR and len(found) > 1:
            options: list[Option[Way]] = [option(f"noise:{way}", way, way=way) for way in found]
            heard = yield from ask(
                g.state.leader,
                "al-noise",
                options,
                default=f"noise:{default}",
                cover=g.cover(),
                audience=g.evil,
                sector=origin,
            )
    yield from g.evil_beat()  # whether there was a choice depends on where the noise came from
    g.reveal()
    g.tell(events.Noise(heard))


def false_ways(g: Alone) -> list[str]:
    """What a false noise may sound like: anything a true one could sound like here."""
    ways = station.ways(g, g.state.hero_at)
    return [*ways, OTHER_FLOOR] if ways else [MUFFLED]


def false_noise(g: Alone, way: str) -> None:
    """AL-NOISE-13: a noise that a card lets evil make up. To the hero it is a noise like any other, also for undo."""
    g.reveal()
    g.tell(events.Noise(way))
    g.tell_evil(events.FalseNoise(way))
