from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import db
from bot.presenter import Presenter
from bot.shelf import Shelf
from bot.tables import Table, Tables
from rendering.studio import Studio
from tests.bot.given import SECRET, WORDS, FakeClock, World, unhurried_pictures, world  # noqa: F401
from tests.bot.tiny import TinyBox
from tests.memory import ready


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def memory(tmp_path: Path) -> AsyncIterator[db.Database]:
    opened = await db.Database.open(await ready(tmp_path / "memory.db"))
    opened.alone = True
    yield opened
    await opened.close()


@pytest.fixture
def house(memory: db.Database, clock: FakeClock) -> Callable[..., Tables]:
    """A process's tables, without Discord: `house("turn:0", "wide:3")` hosts a tiny game with that script."""

    def make(*script: str, box: Any = None) -> Tables:
        tables = Tables(memory, Shelf([box or TinyBox(script)]), WORDS, clock, new_secret=lambda: SECRET)
        Presenter(tables, Studio(workers=1), pictures=False)
        return tables

    return make


async def deal(tables: Tables, *users: int, channel_id: int = 77, start: bool = True) -> Table:
    """A game with these people, started."""
    box = next(iter(tables.shelf))
    table = await tables.open_lobby(
        box, channel_id=channel_id, guild_id=1, host_id=users[0], language="en", options={}, pace=db.Pace()
    )
    for i, user in enumerate(users):
        seat = await tables.db.join(table.id, user, f"P{user}", tables.clock(), again=True)
        await tables.db.change_seat(table.id, seat.seat, tables.clock(), choices={"join": str(1000 + i), "word": f"word {i}"})
    if start:
        await table.start(users[0])
    return table


@pytest.fixture
async def tiny_world(tmp_path: Path) -> AsyncIterator[Callable[..., Any]]:
    """`w = await tiny_world("turn:0", …)`: Keeper in simcord with a tiny game."""
    async with AsyncExitStack() as stack:

        async def make(*script: str, wordy: str = "", pictures: bool = False, **options: Any) -> World:
            shelf = Shelf([TinyBox(script, wordy)])
            return await stack.enter_async_context(world(tmp_path, shelf=shelf, pictures=pictures, cogs=SHARED, **options))

        yield make


SHARED = ("cogs.lobby", "cogs.table", "cogs.seats")
Script = Sequence[str]
