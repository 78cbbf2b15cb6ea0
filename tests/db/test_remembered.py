"""What was read is not read again before it has changed: in a process that alone writes to its SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db import Database, NewGame
from db import tables as t
from db.hops import EVERYTHING, written
from tests.memory import ready

NOW = 1_800_000_000
NEW = NewGame(name="a-game", channel_id=1, host_id=100, language="de", rules_version=1, secret=b"s", commitment="c")


@pytest.fixture
async def memory(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(await ready(tmp_path / "keeper.db"))
    opened.alone = True
    yield opened
    await opened.close()


def glances(memory: Database, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One for each look into the file from now on."""
    found: list[None] = []
    inner = memory.glancing

    @asynccontextmanager
    async def glancing() -> AsyncIterator[Any]:
        found.append(None)
        async with inner() as conn:
            yield conn

    monkeypatch.setattr(memory, "glancing", glancing)
    return found


async def test_seats_are_read_again_when_somebody_has_come_gone_or_changed(
    memory: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = [await memory.create_game(replace(NEW, channel_id=n), NOW) for n in (1, 2)]
    looks = glances(memory, monkeypatch)
    for _ in range(3):
        assert await memory.seats(game.id) == []
    assert len(looks) == 1
    await memory.join(game.id, 7, "Anna", NOW)
    for _ in range(3):
        assert [s.name for s in await memory.seats(game.id)] == ["Anna"]
        assert await memory.seats(other.id) == []
    assert len(looks) == 3
    await memory.change_seat(game.id, 0, NOW, away_until=NOW + 60)
    assert [s.away_until for s in await memory.seats(game.id)] == [NOW + 60]
    await memory.leave(game.id, 7, NOW)
    assert await memory.seats(game.id) == []


async def test_what_one_does_to_the_list_is_nobody_elses(memory: Database) -> None:
    game = await memory.create_game(NEW, NOW)
    await memory.join(game.id, 7, "Anna", NOW)
    (await memory.seats(game.id)).clear()
    assert len(await memory.seats(game.id)) == 1


async def test_settings_are_read_again_when_somebody_has_changed_theirs(
    memory: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = glances(memory, monkeypatch)
    for _ in range(3):
        assert (await memory.user_settings(7)).language is None
        assert (await memory.users_settings([7, 8]))[8].language is None
    assert len(looks) == 2
    await memory.change_user(7, NOW, language="de")
    assert (await memory.user_settings(7)).language == "de"
    assert (await memory.users_settings([7, 8]))[7].language == "de"


async def test_other_writes_cost_nobody_a_look(memory: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await memory.user_settings(7)
    looks = glances(memory, monkeypatch)
    await memory.create_game(NEW, NOW)
    await memory.user_settings(7)
    assert looks == []


async def test_where_others_write_everything_is_looked_at(memory: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    memory.alone = False
    looks = glances(memory, monkeypatch)
    for _ in range(3):
        await memory.user_settings(7)
    assert len(looks) == 3


async def test_whoever_stops_waiting_for_a_change_does_not_hide_it(memory: Database) -> None:
    """The transaction may have been kept all the same."""
    for wait in range(12):
        before = (await memory.user_settings(7)).language
        task = asyncio.create_task(memory.change_user(7, NOW, language=f"l{wait}"))
        for _ in range(wait):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await memory.change_guild(1, NOW, language="de")  # behind it
        memory.alone = False
        really = (await memory.user_settings(7)).language
        memory.alone = True
        assert (await memory.user_settings(7)).language == really, f"was {before}"


@pytest.mark.parametrize(
    ("sql", "names"),
    [
        ("SELECT seat.name FROM seat", set()),
        ("PRAGMA synchronous = FULL", set()),
        ("BEGIN IMMEDIATE", set()),
        ("UPDATE seat SET name=?", {"seat"}),
        ("INSERT INTO person (user_id) VALUES (?) ON CONFLICT DO NOTHING", {"person"}),
        ("DELETE FROM post WHERE 1", {"post"}),
        ("WITH x AS (SELECT 1) UPDATE seat SET name=?", EVERYTHING),
        ("INSERT INTO something_else VALUES (1)", EVERYTHING),
        ("ALTER TABLE seat ADD COLUMN x", EVERYTHING),
    ],
)
def test_it_is_told_what_a_statement_changes(sql: str, names: set[str]) -> None:
    assert written(sql) == names


def test_with_a_game_goes_all_that_hangs_on_it() -> None:
    gone = written("DELETE FROM game WHERE id = ?")
    assert {"game", "seat", "answer", "post"} <= gone
    assert t.person.name not in gone
