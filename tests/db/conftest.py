"""Every test that asks for `db` runs twice: on a SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from db import Database
from db.database import full_address
from tests.db import postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    reason = postgres.why_not()
    if reason is not None:
        pytest.skip(reason)
    with postgres.server() as address:
        yield address


async def new_database(server: str, *, migrated: bool) -> str:
    """A database of its own for one test, on PostgreSQL. Migrated ones are copies of the first, which is quicker."""
    engine = create_async_engine(full_address(server), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as conn:
            there = set((await conn.execute(text("SELECT datname FROM pg_database"))).scalars())
            if migrated and "mould" not in there:
                await conn.execute(text("CREATE DATABASE mould"))
                await (await Database.open(server.replace("/postgres?", "/mould?"))).close()
            name = f"test_{next(_numbers)}"
            await conn.execute(text(f"CREATE DATABASE {name} TEMPLATE {'mould' if migrated else 'template0'}"))
    finally:
        await engine.dispose()
    return server.replace("/postgres?", f"/{name}?")


BOTH = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest_asyncio.fixture(params=BOTH)
async def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return str(tmp_path / "keeper.db")
    return await new_database(request.getfixturevalue("postgres_server"), migrated=False)


@pytest_asyncio.fixture(params=BOTH)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "keeper.db")
    return await new_database(request.getfixturevalue("postgres_server"), migrated=True)


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
