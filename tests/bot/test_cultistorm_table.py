"""Cultistorm at a table in Discord: four people plan at once, each on a sheet of their own, by selects, buttons and typed commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.outbox import postman
from tests.bot.given import MINE, World, answered, custom_ids, labels, press, texts, walk, world

COGS = (*MINE, "cogs.asides")
PEOPLE = ("anna", "ben", "clara", "david")


@pytest.fixture(autouse=True)
def gathered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)


async def opened(w: World, language: str = "en", **options: Any) -> Any:
    await w.person("anna").slash(w.channel, "game new", game="cultistorm", language=language, **options)
    for name in PEOPLE[1:]:
        await press(w, w.person(name), "join")
    await press(w, w.person("anna"), "start")
    await w.settle()
    return await w.table()


async def sheet(w: World, name: str) -> Any:
    """What "My plan" opens."""
    return (await press(w, w.person(name), "mine")).response


def selects(message: Any) -> list[dict[str, Any]]:
    return [c for c in walk(message.components) if c.get("type") == 3]


async def onto_the_plan(w: World, table: Any) -> None:
    """Everybody keeps the first object and all cards: the first preparation."""
    for _ in range(30):
        waiting = [a for a in table.asks if a.needed]
        if table.live.state.phase == "preparation":
            return
        ask = waiting[0]
        await table.answer_for(ask.seat, table.line(ask), table.live.default(ask), by="default")
        await w.settle()
    raise AssertionError("no preparation")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_four_people_plan_on_sheets_of_their_own(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w, language)
        await onto_the_plan(w, table)
        post = texts(w.board())
        assert ("My plan" if language == "en" else "Mein Plan") in labels(w.board())
        assert all(f"◦ **{name}**" in post for name in PEOPLE)
        mine = await sheet(w, "ben")
        placeholders = [s["placeholder"] for s in selects(mine)]
        assert len(placeholders) >= 3
        assert len(labels(mine)) >= 1
