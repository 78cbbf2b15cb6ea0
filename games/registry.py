"""Which games there are. This is the one file outside a game's own rooms that names any (`tests/test_rooms.py`).

A game is a package with a `manifest.py`. One of the house lies in `games/`, with its box in `bot/boxes/`, its pictures in
`rendering/` and its words in `locale/*/`, each in a folder of its name. One from elsewhere has all of it in its own folder:
`box.py`, `pictures`, `locale/`. Such a one needs no line here: a host names its package (setting `GAMES`), and it is brought.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from games.kernel.manifest import Manifest

# In the order in which they are offered.
PACKAGES: tuple[str, ...] = ("games.elder_sign", "games.alone", "games.talisman", "games.death_may_die", "games.cultistorm")

# Packs of cards name their game. There were packs before there was more than one game to name.
UNNAMED_PACKS = "elder-sign"


# What others know a game by. No two may have the same.
KNOWN_BY = ("name", "prefix", "group", "folder")

_brought: list[str] = []


class BadGame(Exception):
    """A package that cannot be brought: one line says why."""


def bring(*packages: str) -> None:
    """Put games from elsewhere behind those of the house, for as long as this process runs. Words and commands are read once, so
    it is done before anything else. Raises BadGame."""
    for package in packages:
        if package in brought():
            continue
        new = _found(package)
        for other in manifests():
            for known_by in KNOWN_BY:
                if (same := getattr(new, known_by)) == getattr(other, known_by):
                    raise BadGame(f"{package}: its {known_by} is {same!r}, and so is that of {other.package}")
        _brought.append(package)


def brought() -> tuple[str, ...]:
    return tuple(_brought)


def send_away(*packages: str) -> None:
    """The other way round: for tests, which come back from elsewhere."""
    _brought[:] = [package for package in _brought if package not in packages]


def _found(package: str) -> Manifest:
    try:
        there = find_spec(f"{package}.manifest") is not None
    except (ImportError, ValueError):  # a name that is none, or a folder above it that is not there
        there = False
    if not there:
        raise BadGame(f"{package}: there is no such package here, or it has no manifest.py")
    found = manifest_of(package)
    if found.package != package:
        raise BadGame(f"{package}: its manifest says that it is {found.package}")
    return found


@cache
def manifest_of(package: str) -> Manifest:
    found: Manifest = import_module(f"{package}.manifest").GAME
    return found


def manifests() -> tuple[Manifest, ...]:
    """All games, loaded when first asked for."""
    return tuple(manifest_of(package) for package in (*PACKAGES, *_brought))


def names() -> tuple[str, ...]:
    return tuple(game.name for game in manifests())


def manifest(name: str) -> Manifest:
    """The game of this name; KeyError if there is none."""
    return {game.name: game for game in manifests()}[name]
