"""One folder and one line: the example needs nothing outside of its folder, and nothing outside names it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from games import registry
from keeper.cli import main
from keeper.games import Game
from tests.test_arrows import ALLOWED_IN_GAMES, FORBIDDEN_IN_GAMES
from tests.test_rooms import SHARED, names

from .conftest import PACKAGE

ROOT = Path(__file__).parents[2]
HOME = ROOT / "examples" / "tiny"
# What may know more than the kernel: who is played without Discord, and what draws and speaks.
MORE = {"pictures.py": {"rendering"}, "box.py": {"bot", "rendering"}}


def _files() -> list[Path]:
    return [p for p in sorted(HOME.rglob("*")) if p.is_file() and "__pycache__" not in p.parts]


def test_it_names_no_other_game() -> None:
    for path in _files():
        for game in registry.manifests():
            found = [line for line in path.read_text("utf-8").splitlines() if names(game).search(line)]
            assert found == [], f"{path.name} names {game.name}"


def test_nobody_names_it(tiny: Game) -> None:
    shared = [p for folder in SHARED for p in sorted((ROOT / folder).rglob("*.py"))]
    found = {p.name: names(tiny.manifest).findall(p.read_text("utf-8")) for p in [*shared, *(ROOT / "locale").rglob("*.ftl")]}
    assert {name: hits for name, hits in found.items() if hits} == {}
    assert not any(PACKAGE in p.read_text("utf-8") for p in shared)


def test_its_rules_know_the_kernel_only() -> None:
    import sys

    for path in _files():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                top = module.partition(".")[0]
                assert top not in FORBIDDEN_IN_GAMES, f"{path.name} imports {module}"
                own = module.startswith((PACKAGE, "games.kernel")) or top in ALLOWED_IN_GAMES or top in sys.stdlib_module_names
                assert own or top in MORE.get(path.name, ()), f"{path.name} imports {module}"


def test_the_walk_leaves_out_no_file() -> None:
    walk = (HOME / "README.md").read_text("utf-8")
    for path in _files():
        there = path.relative_to(HOME)
        named = f"`locale/{there.parts[1]}/`" if there.parts[0] == "locale" else f"`{there}`"
        assert path.name == "README.md" or named in walk, f"the README does not say what {there} is for"
        assert path.name == "README.md" or f"{path.name}`" in walk


def test_one_line_makes_every_command_know_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert PACKAGE not in registry.brought()
    with pytest.raises(SystemExit):
        main(["content", "wading-out"])
    assert "no game 'wading-out'" in capsys.readouterr().err
    monkeypatch.setenv("GAMES", PACKAGE)
    try:
        assert main(["content", "wading-out"]) == 0
        assert main(["card", "wading-out", "F1"]) == 0
        assert main(["simulate", "wading-out", "--games", "3"]) == 0
    finally:
        registry.send_away(PACKAGE)
    said = capsys.readouterr().out
    assert "finds" in said
    assert "Gain 2 shells." in said
    assert "3 finished" in said
