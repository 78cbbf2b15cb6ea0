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


# Where somebody's code is. A name with a full stop in it is `module.name`, `Class.name`, or a name of what everybody has in hand.
CODE = ("bot", "cogs", "db", "examples", "games", "keeper", "rendering")
IN_HAND = ("g", "letter", "source", "BOOK", "schedule.clock")
CARDS = {"wolf.2", "sword.s1", "g07.1"}


def _known(named: str, files: dict[Path, str]) -> bool:
    head, _, name = named.rpartition(".")
    if head in IN_HAND:
        return any(re.search(rf"\b{name}\b", text) for text in files.values())
    last = head.rpartition(".")[2]
    if last[:1].isupper():
        homes = [text for text in files.values() if re.search(rf"^class {last}\b", text, re.MULTILINE)]
    else:
        homes = [text for path, text in files.items() if last in (path.stem, *path.parent.parts)]
    return any(re.search(rf"\b{name}\b", text) for text in homes)


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_functions_and_fields_that_are_named_are_there(page: str) -> None:
    files = {p.relative_to(ROOT): p.read_text(encoding="utf-8") for folder in CODE for p in (ROOT / folder).rglob("*.py")}
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {
        n
        for n in re.findall(r"`([A-Za-z_]\w*(?:\.\w+)+)(?:\(…?\))?`", text)
        if n.rpartition(".")[2] not in (*KINDS, "ftl", "toml", "txt")
    }
    assert len(named) > 20
    assert {n for n in named - CARDS if not _known(n, files)} == set()


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_lists_its_modules(room: str) -> None:
    folder = ROOT / "bot" / room
    first = (folder / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    listed = set(re.findall(r"^ *(\w+) {2,}\w", first, re.MULTILINE))
    assert listed == {file.stem for file in folder.glob("*.py")} - {"__init__"}


def test_the_bot_lists_what_stands_in_no_room() -> None:
    """Two that belong together may share a line: `undo, ending`."""
    first = (ROOT / "bot" / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    lines = re.findall(r"^  (\w+(?:, \w+)?) +\S", first, re.MULTILINE)
    listed = [name for line in lines for name in line.split(", ")]
    assert sorted(listed) == sorted({file.stem for file in (ROOT / "bot").glob("*.py")} - {"__init__"})
