"""Which games there are. This is the one file outside a game's own rooms that names any (`tests/test_rooms.py`).

A game is a package with a `manifest.py`. One of the house lies in `games/`, with its box in `bot/boxes/`, its pictures in
`rendering/` and its words in `locale/*/`, each in a folder of its name. One from elsewhere has all of it in its own folder:
`box.py`, `pictures/`, `locale/`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from games.kernel.manifest import Manifest

# In the order in which they are offered.
PACKAGES: tuple[str, ...] = ("games.elder_sign", "games.alone")

# Packs of cards name their game. There were packs before there was more than one game to name.
UNNAMED_PACKS = "elder-sign"


@cache
def manifest_of(package: str) -> Manifest:
    found: Manifest = import_module(f"{package}.manifest").GAME
    return found


def manifests() -> tuple[Manifest, ...]:
    """All games, loaded when first asked for."""
    return tuple(manifest_of(package) for package in PACKAGES)


def names() -> tuple[str, ...]:
    return tuple(game.name for game in manifests())


def manifest(name: str) -> Manifest:
    """The game of this name; KeyError if there is none."""
    return {game.name: game for game in manifests()}[name]
