"""Arrows between the rooms go one way (DESIGN: cogs → bot → {db, rendering, games}, rendering → games)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from games import registry
from games.kernel.manifest import Manifest

ROOT = Path(__file__).parent.parent
ROOMS = ("games", "rendering", "db", "bot", "cogs", "sandbox", "keeper")

MAY_IMPORT = {
    "games": set[str](),
    "rendering": {"games"},
    "db": set[str](),
    "bot": {"games", "rendering", "db"},
    "cogs": {"bot", "games", "rendering", "db"},
    "sandbox": set[str](),
    "keeper": {"games", "rendering", "db", "bot", "cogs", "sandbox"},
}
# Rules are pure: no luck but the table's, no clock, no threads, no I/O. Content and rulebooks may read their files.
FORBIDDEN_IN_GAMES = {
    "random", "time", "datetime", "threading", "asyncio", "socket", "os", "subprocess", "discord", "sqlalchemy", "PIL", "secrets", "uuid",
}  # fmt: skip
ALLOWED_IN_GAMES = {"pydantic", "pydantic_core", "yaml"}

# Inside a game, by file or folder: what each may import of its own game when it is loaded. A type that is only written down
# (`if TYPE_CHECKING`) counts for nothing. Rules reach the cards through the table (`g.cards`), a pilot sees a view and the cards.
THINGS = {"dice", "events", "state", "tasks", "traits"}
CARDS = {"content", "effects", "verbs"}
INSIDE = {
    "dice": set[str](),
    "cover": {"dice"},
    "events": {"dice", "state"},
    "state": {"dice"},
    "glance": {"state"},
    "tasks": {"dice"},
    "traits": {"dice", "state", "tasks"},
    "table": {"glance", *THINGS},
    "moments": {"cover", "table", *THINGS},
    "names": {"rules", "table", *THINGS},
    "rules": {"cover", "glance", "moments", "names", "odds", "table", *THINGS},
    "effects": {"moments", "rules", *THINGS},
    "verbs": {"glance", "moments", "rules", "table", *THINGS},
    "content": {"effects", "glance", "rules", "verbs", *THINGS},
    "printed": CARDS,
    "odds": {"dice"},
    "modules": {"cover", "moments", "rules", "table", "verbs", *THINGS},
    "view": {"content", "cover", "moments", "names", "rules", "table", *THINGS},
    "why": {"view", *CARDS, *THINGS},
    "mixing": {"rules", "table"},
    "scrambling": {"content", "rules", *THINGS},
    "pilot": {"odds", "view", *CARDS, *THINGS} - {"events"},
    "shortcuts": {"odds", "rules", "view", *CARDS, *THINGS} - {"events"},
    "audit": {"content", "rules", "table", *THINGS},
    "game": {"audit", "content", "mixing", "modules", "moments", "rules", "scrambling", "state", "table", "view"},
    "manifest": {"content", "events", "game", "modules", "pilot", "printed", "shortcuts", "state", "traits"},
}


@cache
def _imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def _loaded(file: Path) -> list[ast.ImportFrom]:
    """What is imported when a module is loaded or runs; types that are only written down are not."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    written = [n for n in tree.body if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
    aside = {id(inner) for block in written for inner in ast.walk(block)}
    return [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and id(n) not in aside]


def _of_the_game(node: ast.ImportFrom, package: str) -> set[str]:
    """The files or folders of its game that an import names."""
    module = f"{node.module}."
    if not module.startswith(f"{package}."):
        return set()
    inner = module.removeprefix(f"{package}.").split(".")[0]
    return {inner} if inner else {alias.name for alias in node.names}


def _files(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_its_arrows_allow(room: str) -> None:
    for file in _files(room):
        for module in _imports(file):
            target = module.split(".")[0]
            if target in ROOMS and target != room:
                assert target in MAY_IMPORT[room], f"{file.relative_to(ROOT)} imports {module}"


def test_rules_are_pure() -> None:
    for file in _files("games"):
        for module in _imports(file):
            top = module.split(".")[0]
            assert top not in FORBIDDEN_IN_GAMES, f"{file.relative_to(ROOT)} imports {module}"
            known = top in sys.stdlib_module_names or top in ALLOWED_IN_GAMES or top in ("games", "__future__")
            assert known, f"{file.relative_to(ROOT)} imports {module}"


def test_the_kernel_knows_no_game() -> None:
    for file in _files("games/kernel"):
        for module in _imports(file):
            assert not (module.startswith("games.") and not module.startswith("games.kernel")), f"{file.name} imports {module}"


@pytest.mark.parametrize("game", registry.manifests(), ids=registry.names())
def test_arrows_inside_a_game_go_one_way(game: Manifest) -> None:
    for file in sorted(game.home.rglob("*.py")):
        part = file.relative_to(game.home).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        assert part in INSIDE, f"{file.relative_to(game.home)}: say above what it may import"
        for node in _loaded(file):
            wrong = _of_the_game(node, game.package) - {part} - INSIDE[part]
            assert not wrong, f"{file.relative_to(game.home)} imports {wrong}"


@pytest.mark.parametrize("game", registry.manifests(), ids=registry.names())
def test_a_game_knows_no_other_game(game: Manifest) -> None:
    for file in game.home.rglob("*.py"):
        for module in _imports(file):
            assert not module.startswith("games.") or module.startswith((game.package, "games.kernel")), (
                f"{file} imports {module}"
            )


@pytest.mark.parametrize("game", registry.manifests(), ids=registry.names())
def test_a_pilot_has_no_name_for_the_state(game: Manifest) -> None:
    """From `state` it takes words and numbers; what is on the table it knows from its view."""
    for file in (game.home / "pilot").rglob("*.py"):
        for node in _loaded(file):
            if node.module == f"{game.package}.state":
                found = {a.name: getattr(import_module(node.module), a.name) for a in node.names}
                assert not {name for name, what in found.items() if isinstance(what, type)}, file


def test_imports_of_games_stand_at_the_top_of_their_modules() -> None:
    """A module imports another one as a whole, so that two may need each other; there is no reason to hide an import."""
    for file in _files("games"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        deeds = [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.Lambda))]
        hidden = [n.lineno for deed in deeds for n in ast.walk(deed) if isinstance(n, (ast.Import, ast.ImportFrom))]
        assert not hidden, f"{file.relative_to(ROOT)}, lines {hidden}"


def test_pictures_see_only_views_and_cards() -> None:
    """Nothing leaves `games/` but a view; cards and what is printed on them are public reference data."""
    allowed = {"view", "content", "dice", "tasks", "odds", "effects"}
    # The chance of a card as the list below the picture tells it: reckoned from a view, cards and odds alone.
    reckoning = {"games.elder_sign.pilot.visits"}
    for file in _files("rendering"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and re.match(r"games\.(?!kernel)", node.module or ""):
                if node.module in reckoning:
                    continue
                parts = str(node.module).split(".")
                names = {parts[2]} if len(parts) > 2 else {alias.name for alias in node.names}
                assert names <= allowed, f"{file.relative_to(ROOT)} imports {names - allowed}"


def test_the_sandbox_is_imported_by_nobody_but_the_front_door() -> None:
    for room in set(ROOMS) - {"sandbox", "keeper"}:
        for file in _files(room):
            assert not any(m.split(".")[0] == "sandbox" for m in _imports(file)), file


# Imports inside functions, by file: why they are not at its top. `games` has a rule of its own.
LATE_IMPORTS = {
    "keeper/cli.py": "each command loads what it needs, so that `keeper --help` is quick",
}


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "games"])
def test_imports_stand_at_the_top(room: str) -> None:
    found: dict[str, list[str]] = {}
    for file in _files(room):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                late = [ast.unparse(node) for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)]
                found.setdefault(file.relative_to(ROOT).as_posix(), []).extend(late)
    late = {file: imports for file, imports in found.items() if imports}
    assert late.keys() - LATE_IMPORTS.keys() == set(), late
    assert {file for file in LATE_IMPORTS if file.startswith(f"{room}/")} <= late.keys(), "an exception nobody needs any more"


def test_the_front_door_opens_quickly() -> None:
    """Whoever asks for help waits neither for Discord nor for a game."""
    code = "import sys, keeper.cli; print(*sorted({m.partition('.')[0] for m in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert not {"discord", "PIL", "pydantic", "sqlalchemy", "games", "bot", "rendering", "sandbox"} & set(loaded)
