"""What ARCHITECTURE.md and the rooms say of themselves is so: files that are named are there, and no module is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("lobby", "outbox", "presenter", "schedule", "tables", "votes")


# Where a path in the text may begin.
FROM = ("", "bot", "games/alone", "games/cultistorm", "games/death_may_die", "games/talisman", "locale", "tests/games/elder_sign")
KINDS = ("py", "yaml", "md")


def _there(named: str) -> bool:
    """`folder/`, `folder/file.py`, or `folder/module.name` with that name in it."""
    path, _, name = named.rpartition(".")
    for root in (ROOT / start for start in FROM):
        if (root / named).exists():
            return True
        if path and name not in KINDS and (file := root / f"{path}.py").exists():
            return re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")) is not None
    return False


def test_what_is_named_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_]+/[\w/]*(?:\.\w+)?)[`(]", text)
    assert len(named) > 60
    assert [path for path in named if not _there(path)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_lists_its_modules(room: str) -> None:
    folder = ROOT / "bot" / room
    first = (folder / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    listed = set(re.findall(r"^ *(\w+) {2,}\w", first, re.MULTILINE))
    assert listed == {file.stem for file in folder.glob("*.py")} - {"__init__"}
