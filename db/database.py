"""The database as a whole: opened, looked at, cleaned, closed. What it can do is in the modules it is made of."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import AsyncAdaptedQueuePool, delete, event, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db import files, migrate
from db import tables as t
from db.answers import Answers
from db.deadlines import Deadlines
from db.errors import TROUBLE, CannotOpen, sorted_out
from db.faults import Faults
from db.hops import Changes, connecting
from db.offers import Offers
from db.people import People
from db.privacy import Privacy
from db.reports import Reports
from db.rows import Health
from db.seals import Seals
from db.seats import Seats
from db.statistics import Statistics
from db.transfer import Transfer
from db.votes import Votes

log = logging.getLogger(__name__)

DEFAULT_URL = "keeper.db"
BUSY_SECONDS = 30  # how long to wait for another process that writes
# Of every connection to a SQLite file. FULL: what was confirmed is on the disk, also after a power cut.
PRAGMAS = ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")


class Database(Answers, Seats, Deadlines, People, Statistics, Votes, Offers, Reports, Faults, Transfer, Privacy, Seals):
    @classmethod
    async def open(cls, url: str | None = None) -> Database:
        """Connect and migrate. `url`: a file's path, `sqlite:///path`, `postgresql://…`; raises CannotOpen with one clear line."""
        address = full_address(url or DEFAULT_URL)
        shown = address.render_as_string(hide_password=True)
        if (path := files.path_of(address)) is not None:
            await asyncio.to_thread(files.make_private, path)
            await files.refuse_damaged(path)
        try:
            db = cls(make_engine(address, changes := Changes()), changes)
        except ArgumentError as error:
            raise CannotOpen(f"{shown}: {error}") from None
        try:
            if db.sqlite:
                await db.write_ahead()
            async with migrate.turn(), db.writing() as conn:
                await migrate.upgrade(conn)
                await db.make_seal(conn)
        except BaseException as error:
            await db.close()
            if isinstance(error, DBAPIError | OSError):
                cause = error.orig if isinstance(error, DBAPIError) else error
                raise CannotOpen(f"{shown}: {' '.join(str(cause).split())}") from error
            raise
        return db

    async def write_ahead(self) -> None:
        """Switch a SQLite file to its write-ahead log, for good. Two who try that at once are refused instead of made to wait."""
        for _ in range(BUSY_SECONDS * 20):
            try:
                async with self.outside() as conn:
                    await conn.execute(text("PRAGMA journal_mode = WAL"))
                return
            except OperationalError as error:
                if "locked" not in str(error.orig):
                    raise
                await asyncio.sleep(0.05)
        raise CannotOpen("the database is locked by another program")

    async def close(self) -> None:
        if self._ticking is not None and self._dozing:  # never in the middle of a transaction
            self._ticking.cancel()
        try:
            if self._ticking is not None:
                await asyncio.gather(self._ticking, return_exceptions=True)
            await self.tick_now()
        except TROUBLE as error:
            log.warning("what was posted could not be ticked off: %s", error)
        await self.engine.dispose()

    async def health(self) -> Health:
        async with self.reading() as conn:
            statuses = await conn.execute(select(t.game.c.status, func.count()).group_by(t.game.c.status))
            counts = {f"games {status}": n for status, n in statuses}
            for name, query in {
                "seats": select(func.count()).select_from(t.seat),
                "answers": select(func.count()).select_from(t.answer),
                "checkpoints": select(func.count()).select_from(t.checkpoint),
                "letters pending": select(func.count()).where(t.outbox.c.state == "pending"),
                "letters failed": select(func.count()).where(t.outbox.c.state == "failed"),
                "deadlines armed": select(func.count()).where(t.deadline.c.state == "armed"),
                "reports": select(func.count()).select_from(t.report),
            }.items():
                counts[name] = (await conn.execute(query)).scalar_one()
            if self.sqlite:
                pages = (
                    await conn.execute(text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"))
                ).scalar_one()
                size, server = int(pages), (await conn.execute(text("SELECT sqlite_version()"))).scalar_one()
            else:
                size = int((await conn.execute(text("SELECT pg_database_size(current_database())"))).scalar_one())
                server = (await conn.execute(text("SHOW server_version"))).scalar_one()
            at = await conn.run_sync(migrate.revision)
        return Health(dialect=self.engine.dialect.name, server=str(server), revision=at or "", size=size, counts=counts)

    async def prune(self, before: int) -> dict[str, int]:
        """Remove what has had its effect before that time: letters sent or given up, deadlines fired or cancelled."""
        d, o = t.deadline.c, t.outbox.c
        over = (d.state == "cancelled") & (d.created < before) | (d.settled < before)
        async with self.writing() as conn:
            letters = await conn.execute(delete(t.outbox).where(o.state != "pending", o.done < before))
            deadlines = await conn.execute(delete(t.deadline).where(over))
            return {"letters": letters.rowcount, "deadlines": deadlines.rowcount}

    async def backup(self, path: str | Path) -> None:
        """A whole copy of a SQLite database in use, into a new file. PostgreSQL has its own tools for that."""
        if not self.sqlite:
            raise NotImplementedError("back up PostgreSQL with pg_dump")
        await asyncio.to_thread(files.new_private, Path(path))  # SQLite fills an empty file, and leaves its rights alone
        async with self.outside() as conn:
            await conn.execute(text("VACUUM INTO :path"), {"path": str(path)})


def full_address(url: str) -> URL:
    """What people write, with the driver filled in."""
    if "://" not in url:
        return URL.create("sqlite+aiosqlite", database=url)
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise CannotOpen(f"DATABASE_URL cannot be read: {error}") from None
    kind = address.drivername.split("+")[0]
    if kind == "sqlite":
        return address.set(drivername="sqlite+aiosqlite")
    if kind in ("postgres", "postgresql"):
        # Hosts hand out addresses for libpq; asyncpg calls the same thing `ssl`.
        query: dict[str, Any] = {("ssl" if key == "sslmode" else key): value for key, value in address.query.items()}
        return address.set(drivername="postgresql+asyncpg", query=query)
    raise CannotOpen(f"Keeper remembers in SQLite or PostgreSQL, not in {kind}")


def _from_json(text: str) -> Any:
    """PostgreSQL keeps nothing that is not JSON. A SQLite file can hold anything, and one damaged row must not keep anybody from
    reading the others: it is handed on as the text it is, for whoever expects something else of it."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _later(how: Callable[..., Any], cursor: Any, statement: str, parameters: Any, context: Any) -> bool:
    """For SQLAlchemy: is this statement taken care of?"""
    if not context.execution_options.get("keeper_later"):
        return False
    cursor._connection.later(how, statement, parameters)
    return True


def _sorted_out(context: Any) -> BaseException | None:
    return sorted_out(context.sqlalchemy_exception)


def make_engine(address: URL, changes: Changes | None = None) -> AsyncEngine:
    # hide_parameters: an error's text ends up in logs; hands and secrets must not.
    if address.get_backend_name() != "sqlite":
        # A dead connection after the server's restart is noticed before it is used.
        engine = create_async_engine(
            address,
            hide_parameters=True,
            pool_pre_ping=True,
            connect_args={"timeout": 10, "server_settings": {"application_name": "keeper"}},
        )
        event.listen(engine.sync_engine, "handle_error", _sorted_out, retval=True)
        return engine
    in_memory = address.database in (None, "", ":memory:")
    engine = create_async_engine(
        address,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1 if in_memory else 4,  # a memory database is its connection: everybody queues for that one
        max_overflow=0,
        async_creator=connecting(address.database or ":memory:", BUSY_SECONDS, changes or Changes()),
        hide_parameters=True,
        json_deserializer=_from_json,
    )

    event.listen(engine.sync_engine, "handle_error", _sorted_out, retval=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where `begin` below says, not where the driver guesses
        cursor = connection.cursor()
        for setting in PRAGMAS:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        kind = connection.get_execution_options().get("keeper")
        if kind != "outside":
            connection.connection.driver_connection.begin("BEGIN IMMEDIATE" if kind == "writing" else "BEGIN")

    @event.listens_for(engine.sync_engine, "do_execute")
    def one(cursor: Any, statement: str, parameters: Any, context: Any) -> bool:
        return _later(sqlite3.Cursor.execute, cursor, statement, parameters, context)

    @event.listens_for(engine.sync_engine, "do_executemany")
    def many(cursor: Any, statement: str, parameters: Any, context: Any) -> bool:
        return _later(sqlite3.Cursor.executemany, cursor, statement, parameters, context)

    return engine
