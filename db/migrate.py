"""Bring the tables to the newest revision at start-up. The revisions are the numbered files in `db/migrations/versions`.

All of it is one transaction, and only one process at a time does it: on SQLite the transaction itself is the lock (it begins
immediate), on PostgreSQL an advisory lock that ends with it. Inside a process Alembic can do one database at a time, because `op`
and `context` are module-wide: `turn()` is for that.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import CannotOpen

FOLDER = Path(__file__).with_name("migrations")
MIGRATING = 0x4B65657065720001  # any fixed number


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


def turn() -> asyncio.Lock:
    """To be held around the transaction in which `upgrade` is called."""
    return _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())


def config(connection: Connection | None = None) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


@cache
def revisions() -> tuple[str, ...]:
    """All there are, the newest first. Their files are read once: they are the program's own, and do not change while it runs."""
    return tuple(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


def newest() -> str:
    return revisions()[0]


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def upgrade(conn: AsyncConnection, to: str = "head") -> None:
    """Inside the caller's transaction."""
    if conn.dialect.name == "postgresql":
        await conn.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    await conn.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    present = revision(connection)
    if present is not None and present not in revisions():
        raise CannotOpen(f"the database is at revision {present}, which this version of Keeper does not know: update Keeper")
    if present == newest() and to == "head":
        return
    try:
        command.upgrade(config(connection), to)
    except CommandError as error:
        raise CannotOpen(f"the database cannot be brought up to date: {error}") from error
