"""Letters that nobody can write down, in what is typed and pressed: they are answered like any other nonsense, and never as Keeper's fault."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.shelf import Shelf
from tests.bot.given import World, answered, unhurried_pictures, world  # noqa: F401
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, begin

HALF, OTHER_HALF, NUL = "\ud800", "x\udfff", "a\0b"
TYPED: dict[str, dict[str, Any]] = {
    "game report": {"what": "{}"},
    "game settings": {"pace": "{}"},
    "game undo": {"before": "{}"},
    "game away": {"until": "{}"},
    "rules": {"words": "{}"},
    "card": {"card": "{}"},
}


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "turn:1", "turn:0"])])) as made:
        yield made


@pytest.mark.parametrize("odd", [HALF, OTHER_HALF, NUL], ids=ascii)
async def test_what_is_typed_with_such_letters_is_answered(w: World, odd: str) -> None:
    await begin(w, "anna", "bert", game="tiny", settled=False)
    fault = w.keeper.words.say("en", "no-fault")
    for command, fields in TYPED.items():
        given = {name: value.format(odd) for name, value in fields.items()}
        said = answered(await w.person("anna").slash(w.channel, command, **given))
        assert said, command
        assert fault not in said, command
        said.encode()
    reports = [(await w.keeper.db.report(1))]
    assert all(r is not None and "\ufffd" in r.text for r in reports)
