"""Every test that asks for `db` runs twice: on a SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from db import Database
from db.tables import metadata
from tests.db import postgres
from tests.memory import in_its_thread, ready  # noqa: F401

_numbers = itertools.count(1)
_migrated: dict[str, str] = {}


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    reason = postgres.why_not()
    if reason is not None:
        pytest.skip(reason)
    with postgres.server() as address:
        yield address


async def on_server(address: str, command: str) -> None:
    conn = await asyncpg.connect(address)
    try:
        await conn.execute(command)
    finally:
        await conn.close()


async def new_database(server: str) -> str:
    """One without tables, on PostgreSQL."""
    name = f"empty_{next(_numbers)}"
    await on_server(server, f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")


async def cleared_database(server: str) -> str:
    """The same migrated one for each test, emptied: a database of their own would be eight megabytes for each."""
    if server not in _migrated:
        _migrated[server] = await new_database(server)
        await (await Database.open(_migrated[server])).close()
    names = ", ".join(metadata.tables)
    await on_server(_migrated[server], f"TRUNCATE {names} RESTART IDENTITY CASCADE")
    return _migrated[server]


BOTH = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest_asyncio.fixture(params=BOTH)
async def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return str(tmp_path / "keeper.db")
    return await new_database(request.getfixturevalue("postgres_server"))


@pytest_asyncio.fixture(params=BOTH)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of one with all tables and nothing in them."""
    if request.param == "sqlite":
        return await ready(tmp_path / "keeper.db")
    return await cleared_database(request.getfixturevalue("postgres_server"))


@pytest_asyncio.fixture
async def opened(url: str) -> AsyncIterator[Callable[[], Awaitable[Database]]]:
    """Opens the test's database as often as asked; each is like a process of its own."""
    all_of_them: list[Database] = []

    async def another() -> Database:
        all_of_them.append(await Database.open(url))
        return all_of_them[-1]

    yield another
    for database in all_of_them:
        await database.close()


@pytest_asyncio.fixture
async def db(opened: Callable[[], Awaitable[Database]]) -> Database:
    return await opened()


@pytest_asyncio.fixture
async def other(opened: Callable[[], Awaitable[Database]]) -> Database:
    """A second process on the same database."""
    return await opened()
