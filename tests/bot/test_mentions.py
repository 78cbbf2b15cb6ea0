"""Whom a post may call is said wherever one is edited: discord.py's own default holds only where its content is."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).resolve().parents[2]


def _edits(node: ast.AST) -> TypeGuard[ast.Call]:
    """A post, that is: a thread that is renamed calls nobody."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "edit"):
        return False
    return not any(k.arg == "name" for k in node.keywords)


def edits() -> list[tuple[str, ast.Call]]:
    """Every `….edit(…)` in what talks to Discord."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(p for folder in ("bot", "cogs") for p in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if _edits(node):
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
    return found


def says_whom(call: ast.Call) -> bool:
    """By its own argument, or by that of a sheet (`Sheet.editing`)."""
    sheets = [k.value for k in call.keywords if k.arg is None and isinstance(k.value, ast.Call)]
    editing = any(isinstance(v.func, ast.Attribute) and v.func.attr == "editing" for v in sheets)
    return editing or any(k.arg == "allowed_mentions" for k in call.keywords)


def test_every_edit_says_whom_it_may_call() -> None:
    assert len(edits()) >= 6
    assert [where for where, call in edits() if not says_whom(call)] == []
