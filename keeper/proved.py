"""What was proved before: `keeper prove --keep FOLDER` goes on where an earlier run was stopped.

The figures of each slice lie in a file of their own, under a fingerprint of the code that was run. Change a byte of it and the slice is
played again; change another game's rules and it is not. What failed is not kept.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from games import registry

HOUSE = Path(__file__).resolve().parents[1]
# What every proof runs: the kernel, the players, and the packages they are built on.
ENGINE = ("games/kernel", "games/packs.py", "games/registry.py", "keeper/games.py", "keeper/simulate.py", "constraints.txt")
# What a proof runs besides that plays at a table of the bot.
TABLE = ("bot", "cogs", "db", "keeper", "locale", "rendering")
CODE = {".py", ".yaml", ".ftl", ".txt", ".mako"}


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    else:
        yield from sorted(file for file in place.rglob("*") if file.suffix in CODE and "__pycache__" not in file.parts)


def _room(game: str) -> Path:
    """A game's own folder, also of one from elsewhere."""
    found = find_spec(registry.manifest(game).package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


@cache
def fingerprint(game: str, reads: tuple[str, ...]) -> str:
    """Of this game's rules and of these files and folders of the house."""
    seen = hashlib.sha256(sys.version.encode())
    for place in (_room(game), *(HOUSE / name for name in reads)):
        for file in _files(place):
            seen.update(f"{file.relative_to(place.parent)}\0".encode() + file.read_bytes() + b"\0")
    return seen.hexdigest()[:16]


class Kept:
    """The folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def _place(self, game: str, proof: str, count: int, first: int, reads: tuple[str, ...]) -> Path:
        return self.folder / f"{game}-{proof}-{first}-{count}-{fingerprint(game, reads)}.json"

    def find(self, game: str, proof: str, count: int, first: int, reads: tuple[str, ...]) -> dict[str, Any] | None:
        try:
            return json.loads(self._place(game, proof, count, first, reads).read_text(), object_hook=_read)
        except (OSError, ValueError):  # not there, or cut off: then it is played again
            return None

    def keep(self, game: str, proof: str, count: int, first: int, reads: tuple[str, ...], figures: dict[str, Any]) -> None:
        self._place(game, proof, count, first, reads).write_text(json.dumps(figures, default=_write))


def _write(value: Any) -> Any:
    assert isinstance(value, set)
    return {"set": sorted(value)}


def _read(value: dict[str, Any]) -> Any:
    return set(value["set"]) if value.keys() == {"set"} else value
