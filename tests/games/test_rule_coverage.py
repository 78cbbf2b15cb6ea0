"""Every rule of a game's rulebook is cited by a test, and tests cite only rules and rulings that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from games.kernel.rulebook import load_rulebook

ROOT = Path(__file__).parent.parent.parent
# A rule, or a ruling of this house.
RULE = re.compile(r"(?:[A-Z]{2,3}-[A-Z]+|S)-\d+")
GAMES = sorted(p.parent.name for p in (ROOT / "games").glob("*/rulebook.yaml"))


def cited(folder: Path) -> dict[str, list[str]]:
    """Rule id → tests marked with it: `@rule("ES-MOVE-03")` or `@pytest.mark.rule(…)` on a test, a class or a parameter set.

    `missions.rule(…)` is a rule of ALONE's engine, not a mark."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "rule" and not (isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "missions"):
                for arg in node.args:
                    if isinstance(arg, ast.Constant):
                        found.setdefault(str(arg.value), []).append(f"{file.name}:{arg.lineno}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    book = load_rulebook(ROOT / "games" / game / "rulebook.yaml")
    known = {rule.id for rule in book.rules}
    marked = cited(ROOT / "tests" / "games" / game)
    missing = sorted(known - set(marked))
    assert not missing, f"no test proves {missing}"
    strangers = sorted(set(marked) - known - {ruling.id for ruling in book.rulings})
    assert not strangers, f"tests cite rules that do not exist: { ({id: marked[id] for id in strangers}) }"


@pytest.mark.parametrize("game", GAMES)
def test_a_no_names_a_rule_that_exists(game: str) -> None:
    known = {entry.id for entry in load_rulebook(ROOT / "games" / game / "rulebook.yaml").entries}
    why = ROOT / "games" / game / "why.py"
    texts = [n for n in ast.walk(ast.parse(why.read_text(encoding="utf-8"))) if isinstance(n, ast.Constant)]
    named = {f"why.py:{n.lineno}": n.value for n in texts if isinstance(n.value, str) and RULE.fullmatch(n.value)}
    assert named, "no rule is named"
    assert {place: id for place, id in named.items() if id not in known} == {}


def test_there_is_a_rulebook() -> None:
    assert "elder_sign" in GAMES
