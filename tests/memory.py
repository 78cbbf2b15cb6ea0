"""A memory that is there already: its tables are made once in a process, by the real migrations, and copied for each test.

How they are made, changed and refused is tested in `tests/db/test_migrations.py`.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from db import database, files, hops, migrate
from db.database import PRAGMAS, full_address, make_engine

SAFE = PRAGMAS


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="keeper-memory-")  # gone with the process


async def ready(path: Path) -> str:
    """A file with all tables and nothing in them, unless there is one already; its address."""
    if not path.exists():
        model = Path(_folder().name) / "model.db"
        if not model.exists():
            await _make(model)
        files.new_private(path)
        shutil.copyfile(model, path)
    return str(path)


async def _make(model: Path) -> None:
    """Without a seal: each memory has its own."""
    engine = make_engine(full_address(str(model)))
    async with migrate.turn(), engine.begin() as conn:
        await migrate.upgrade(conn)
    await engine.dispose()
    _learned.append(engine.sync_engine.dialect)


@pytest.fixture(scope="package", autouse=True)
def in_its_thread() -> Iterator[None]:
    """For folders that have SQLite in its thread, as it runs: their `conftest.py` imports this."""
    database.connecting, kept = hops.connecting, database.connecting
    yield
    database.connecting = kept


# What SQLAlchemy has put into SQL it keeps by engine and dialect. Every test has an engine of its own, and all of them say the same.
_learned: list[Any] = []
_sql: dict[Any, Any] = {}


def learned_engine(address: URL, changes: hops.Changes | None = None) -> AsyncEngine:
    engine = make_engine(address, changes)
    if _learned and address.get_backend_name() == "sqlite":
        engine.sync_engine.dialect = _learned[0]
        engine.sync_engine.update_execution_options(compiled_cache=_sql)
    return engine
