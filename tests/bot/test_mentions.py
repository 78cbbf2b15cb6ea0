"""Whom a post may call is said wherever one is edited: discord.py's own default holds only where its content is."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TypeGuard

import discord

from bot.tokens import calling_nobody

ROOT = Path(__file__).resolve().parents[2]


def _edits(node: ast.AST) -> TypeGuard[ast.Call]:
    """A post, that is: a thread that is renamed or closed calls nobody."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "edit"):
        return False
    return not any(k.arg in ("name", "archived") for k in node.keywords)


def edits() -> list[tuple[str, ast.Call]]:
    """Every `….edit(…)` in what talks to Discord."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(p for folder in ("bot", "cogs") for p in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if _edits(node):
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
    return found


def says_whom(call: ast.Call) -> bool:
    """By its own argument, by that of a sheet (`Sheet.editing`), or because whoever edits sees to it (`bot.tokens`)."""
    assert isinstance(call.func, ast.Attribute)
    by = call.func.value
    if (by.attr if isinstance(by, ast.Attribute) else getattr(by, "id", "")) == "tokens":
        return True
    sheets = [k.value for k in call.keywords if k.arg is None and isinstance(k.value, ast.Call)]
    editing = any(isinstance(v.func, ast.Attribute) and v.func.attr == "editing" for v in sheets)
    editing |= any(isinstance(v.func, ast.Name) and v.func.id == calling_nobody.__name__ for v in sheets)
    return editing or any(k.arg == "allowed_mentions" for k in call.keywords)


def test_every_edit_says_whom_it_may_call() -> None:
    assert len(edits()) >= 6
    assert [where for where, call in edits() if not says_whom(call)] == []


def test_an_edit_by_a_token_calls_nobody_unless_it_says_whom() -> None:
    everybody = discord.AllowedMentions.all()
    assert calling_nobody({})["allowed_mentions"].to_dict() == discord.AllowedMentions.none().to_dict()
    assert calling_nobody({"allowed_mentions": everybody})["allowed_mentions"] is everybody
