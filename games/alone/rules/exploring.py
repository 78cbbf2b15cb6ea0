"""Explore (AL-EXPL): look along a line and clear away danger."""

from __future__ import annotations

from typing import Literal

from games.alone import names
from games.alone.rules import danger, labyrinth, lies, station
from games.alone.state import HERO, Way
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, ask_some, option


def way_options(g: Alone) -> list[Option[Way]]:
    """AL-EXPL-01: directions in which something lies; the hero sees the openings of the own sector. AL-EXPL-07: a blocked door
    is none."""
    return [option(f"explore:{way}", way, way=way) for way in station.ways(g, g.state.hero_at)]


def ahead(g: Alone, way: Way, reach: int | None = None) -> list[str]:
    """AL-EXPL-01, 03, 04, 07: up to 2 sectors in a straight line; along stairs only the other end."""
    most = g.cards.numbers.explore_reach if reach is None else reach
    return station.line(g, g.state.hero_at, way)[:most]


def explore(g: Alone, way: Way, reach: int | None = None, clear: Literal["one", "each", "none"] = "one") -> Script[list[str]]:
    """AL-EXPL-01..08: reveal without entering and without shock, then perhaps remove a danger marker."""
    sectors = ahead(g, way, reach)
    for sector in sectors:
        if g.sector(sector).revealed:
            lies.truth_comes_out(g, sector)  # AL-EXPL-06: explored again, it must be shown as it is
    labyrinth.reveal(g, [sector for sector in sectors if not g.sector(sector).revealed])
    if g.state.action is not None:
        g.state.action.sectors += sectors
    if clear == "each" or (clear == "one" and g.in_force("clear_each")):
        yield from _clear_each(g, sectors)
    elif clear == "one":
        yield from clear_one(g, sectors)
    return sectors


def clear_one(g: Alone, sectors: list[str]) -> Script[None]:
    """AL-EXPL-05, 08, D-12: at most one marker, from an explored sector or the own; own first, then the nearest."""
    options = _markers(g, [g.state.hero_at, *sectors])
    if not options:
        return
    chosen = yield from ask(HERO, "al-clear-danger", [*options, option("none", "")])
    if chosen:
        _clear(g, chosen)


def _clear_each(g: Alone, sectors: list[str]) -> Script[None]:
    """The upgraded drone: a marker from each explored sector."""
    options = _markers(g, sectors)
    keys = [o.key for o in options]
    for sector in (yield from ask_some(HERO, "al-clear-each", options, 0, len(options), default=keys)):
        _clear(g, sector)


def _markers(g: Alone, sectors: list[str]) -> list[Option[str]]:
    """Danger markers as the hero is shown them there."""
    return [
        option(
            f"clear:{names.place(g, sector)}",
            sector,
            msg="al-opt-clear-own" if sector == g.state.hero_at else "",
            place=names.place(g, sector),
            own=int(sector == g.state.hero_at),
        )
        for sector in sectors
        if lies.shown_danger(g, sector)
    ]


def _clear(g: Alone, sector: str) -> None:
    if not lies.used_false(g, "danger", sector):
        danger.remove(g, sector)


def explore_more(g: Alone) -> Script[None]:
    """An Explore as a part of another effect (upgraded flare): any direction, or none (D-44)."""
    options: list[Option[Way | None]] = [option("none", None, msg="al-opt-no"), *way_options(g)]
    way = yield from ask(HERO, "al-explore-more", options)
    if way is not None:
        yield from explore(g, way)
