"""A game lives in its own rooms: no other file names one, but the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games import registry
from games.kernel.manifest import Manifest

ROOT = Path(__file__).parent.parent
SHARED = ("bot", "cogs", "db", "rendering", "games", "keeper", "benchmarks", "sandbox")
REGISTRY = "games/registry.py"


# Rooms that are being furnished: a game that is not on the shelf yet.
UNFINISHED: tuple[str, ...] = ()


def _rooms(folder: str) -> set[str]:
    return {f"{room}/{folder}" for room in ("games", "rendering", "bot/boxes")}


def _is_in_a_room(path: Path) -> bool:
    folders = [*(game.folder for game in registry.manifests()), *UNFINISHED]
    rooms = {room for folder in folders for room in _rooms(folder)}
    return any(str(parent) in rooms for parent in path.relative_to(ROOT).parents)


def _shared() -> list[Path]:
    found = [path for folder in SHARED for path in sorted((ROOT / folder).rglob("*.py")) if not _is_in_a_room(path)]
    found += sorted((ROOT / "locale").glob("*/*.ftl"))  # a game's own words are one folder deeper
    return [path for path in found if str(path.relative_to(ROOT)) != REGISTRY]


def names(game: Manifest) -> re.Pattern[str]:
    """Whatever names it: its name, its packages, its classes, its messages and rules. A name of one word is a word like others, so
    it counts in quotes, in capitals or as a package."""
    camel = "".join(part.capitalize() for part in game.folder.split("_"))
    words = game.folder.split("_")
    forms = [
        rf"\b{camel}[A-Z]\w*",
        rf"\b{game.prefix.upper()}-[A-Z]{{2,}}",
        rf"[\"'`/]{game.prefix}-[a-z]{{2,}}",
        rf"[\"'`/]{re.escape(game.name)}[\"'` ]",
        rf"[\"'`/]{re.escape(game.group)}[\"'` ]",
        rf"\b(?:games|rendering|boxes|cogs|tests)(?:\.| import ){game.folder}\b",
        rf"\b{' '.join(words).upper()}\b",
    ]
    forms += [rf"(?i:{'[-_ ]?'.join(words)})"] if len(words) > 1 else []
    return re.compile("|".join(forms))


def _named(text: str, game: Manifest) -> list[str]:
    return [line.strip() for line in text.splitlines() if names(game).search(line)]


@pytest.mark.parametrize("game", registry.manifests(), ids=registry.names())
def test_no_file_outside_its_rooms_names_a_game(game: Manifest) -> None:
    found = {str(path.relative_to(ROOT)): _named(path.read_text(encoding="utf-8"), game) for path in _shared()}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from games.alone.state import AloneState",
        "from rendering import alone",
        'box = shelf.box("alone")',
        '"/alone why" explains it',
        "# as in ALONE",
        "ask.msg == 'al-locate'",
        "AL-SETUP-01 says so",
        "from bot.boxes.elder_sign import box",
        '{"elder": 5}',
        "# Elder Sign has none",
        "class ElderSignBox:",
        'if name == "elder-sign":',
        "see ES-MOVE-03",
    ],
)
def test_a_name_would_be_noticed(line: str) -> None:
    assert any(_named(line, game) for game in registry.manifests())


@pytest.mark.parametrize("line", ["leave it alone", "votes.alone(table)", '"es-419", "es-ES"', "or else", "the elder of two"])
def test_words_are_only_words(line: str) -> None:
    assert not any(_named(line, game) for game in registry.manifests())


@pytest.mark.parametrize("game", registry.manifests(), ids=registry.names())
def test_a_game_of_the_house_has_all_its_rooms(game: Manifest) -> None:
    if not game.housed:
        return
    rooms = {*_rooms(game.folder), *(f"locale/{lang.name}/{game.folder}" for lang in (ROOT / "locale").iterdir())}
    assert [room for room in sorted(rooms) if not (ROOT / room).is_dir()] == []


@pytest.mark.parametrize("game", registry.manifests(), ids=registry.names())
def test_the_list_of_chapters_names_every_module_of_the_rules(game: Manifest) -> None:
    """`games/<game>/rules/__init__.py` is the way from a chapter of the book to its module: by hand, so that it may say what the names do not."""
    rules = ROOT / "games" / game.folder / "rules"
    listed = set(re.findall(r"[a-z][a-z_]+", (rules / "__init__.py").read_text()))
    assert {path.stem for path in rules.glob("*.py")} - {"__init__"} <= listed
