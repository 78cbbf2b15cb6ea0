"""Packs of extra cards, and whose they are.

A pack is a YAML file or a folder of them. It names its game at its head:

    pack: {game: tiny-game, name: More of everything}

In a folder one file says it for all. A pack that names none is of the game for which there were packs first
(`registry.UNNAMED_PACKS`).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from games import registry
from games.kernel.content import BadPack, Fault, Mark, near, read_yaml


def game_of(pack: Path, otherwise: str = registry.UNNAMED_PACKS) -> str:
    """The name of the game this pack is for, `otherwise` if it names none; BadPack if it cannot be told."""
    files = sorted(pack.glob("*.yaml")) if pack.is_dir() else [pack]
    if not files or not pack.exists():
        raise BadPack([Fault(str(pack), 0, "", "", "no YAML file here")])
    named: dict[str, str] = {}
    faults: list[Fault] = []
    for path in files:
        try:
            found = _named(path)
        except BadPack as bad:
            faults.extend(bad.faults)
            continue
        if found:
            named.setdefault(found, path.name)
    if len(named) > 1:
        faults.append(Fault(pack.name, 0, "", "pack.game", f"one pack is for one game, this one for {', '.join(sorted(named))}"))
    if faults:
        raise BadPack(faults)
    return next(iter(named), otherwise)


def _named(path: Path) -> str:
    """What this file says; empty: nothing."""
    data = read_yaml(path)
    head: Any = data.get("pack")
    if head is None:
        return ""
    line = head.line if isinstance(head, Mark) else data.line
    if not isinstance(head, Mark):
        raise BadPack([Fault(path.name, line, "", "pack", "must be a mapping, like {game: …, name: …}")])
    game = head.get("game", "")
    if game and game not in registry.names():
        hint = near(str(game), registry.names()) or f"; there is {', '.join(registry.names())}"
        raise BadPack([Fault(path.name, line, "", "pack.game", f"no game {game!r}{hint}")])
    return str(game)


def by_game(packs: Iterable[Path]) -> dict[str, tuple[Path, ...]]:
    """The packs of each game, in their order; BadPack with the faults of all that cannot be told."""
    found: dict[str, list[Path]] = {name: [] for name in registry.names()}
    faults: list[Fault] = []
    for pack in packs:
        try:
            found[game_of(pack)].append(pack)
        except BadPack as bad:
            faults.extend(bad.faults)
    if faults:
        raise BadPack(faults)
    return {name: tuple(mine) for name, mine in found.items()}
