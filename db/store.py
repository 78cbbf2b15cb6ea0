"""The ground the other modules stand on: how to read, how to write, how a row becomes a value.

On SQLite a writing transaction begins with BEGIN IMMEDIATE: one that first reads and then wants to write could otherwise be refused
halfway. Writers of one process queue at a lock instead of polling for SQLite's own.
"""

from __future__ import annotations

import asyncio
import dataclasses
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Exists, Select, Table, bindparam, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import tables as t
from db.errors import NoSuchGame
from db.hops import Changes
from db.rows import Checkpoint, Game, Pace, Seat

T = TypeVar("T")

# For statements nobody asks how they went: on SQLite they go along with the next one, or with the commit (`db.hops`).
LATER = {"keeper_later": True}

# Built once, as whatever is asked for at every press: putting a statement together, and finding out that it is the same as before,
# takes several times as long as SQLite takes to answer it. The parameters are given when it is executed.
GAME = select(t.game).where(t.game.c.id == bindparam("the_game"))
SEATS = select(t.seat).where(t.seat.c.game_id == bindparam("the_game")).order_by(t.seat.c.seat)
LOCK = update(t.game).where(t.game.c.id == bindparam("the_game")).values(updated=bindparam("the_time")).returning(*t.game.c)

# Below this, compressing takes less time than handing it to a thread.
SMALL = 32 * 1024
# Rows of one kind, of tables and people that are there just now.
MOST_REMEMBERED = 4096


_deed: ContextVar[tuple[asyncio.Task[Any] | None, list[bool]]] = ContextVar("deed")


def deed_begins() -> None:
    """Somebody presses or types something: this task has kept nothing of it yet."""
    _deed.set((asyncio.current_task(), [False]))


def deed_kept() -> bool:
    """Has this task kept anything since? What other tasks write meanwhile, of letters above all, is nobody's deed."""
    return _deed.get((None, [False]))[1][0]


def _kept() -> None:
    whose, kept = _deed.get((None, [False]))
    if whose is not None and whose is asyncio.current_task():
        kept[0] = True


class Store:
    def __init__(self, engine: AsyncEngine, changes: Changes | None = None) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.alone = False
        """Does nobody else write to this SQLite file? Then what was read is not read again before it has changed (`remembered`)."""
        # Said once: telling it each connection takes as long as another statement.
        self._writer = engine.execution_options(keeper="writing")
        self._outside = engine.execution_options(keeper="outside")
        self._changes = changes
        self._remembered: dict[str, tuple[object, dict[Any, Any]]] = {}
        self._queue = asyncio.Lock()
        self.prepare()

    def prepare(self) -> None:
        """What a module keeps in memory."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads, and sees one moment of the database throughout."""
        async with self.engine.connect() as conn:
            if not self.sqlite:
                conn = await conn.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            async with conn.begin():
                yield conn

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or, when anything is raised inside, nothing."""
        if self.sqlite:
            async with self._queue, self._writer.connect() as conn, conn.begin():
                yield conn
        else:
            async with self.engine.connect() as conn, conn.begin():
                yield conn
        _kept()

    @asynccontextmanager
    async def outside(self) -> AsyncIterator[AsyncConnection]:
        """A SQLite connection without a transaction, for the few commands that want none."""
        async with self._outside.connect() as conn:
            yield conn

    @asynccontextmanager
    async def glancing(self) -> AsyncIterator[AsyncConnection]:
        """For one statement that reads: it sees one moment by itself, and needs no transaction around it."""
        if self.sqlite:
            async with self._outside.connect() as conn:
                yield conn
        else:
            async with self.engine.connect() as conn:
                yield await conn.execution_options(isolation_level="AUTOCOMMIT")

    async def rows(self, query: Select[Any], kind: type[T], given: Mapping[str, Any] | None = None) -> list[T]:
        async with self.glancing() as conn:
            return [row_as(kind, r._mapping) for r in await conn.execute(query, given)]

    async def one(self, query: Select[Any], kind: type[T], given: Mapping[str, Any] | None = None) -> T | None:
        async with self.glancing() as conn:
            row = (await conn.execute(query, given)).one_or_none()
        return None if row is None else row_as(kind, row._mapping)

    async def remembered(self, table: Table, key: Any, read: Callable[[], Awaitable[T]]) -> T:
        """What `read` found when it was last asked for `key`, if nothing in this table has changed since. Nobody may change it."""
        if not self.alone or not self.sqlite or self._changes is None:
            return await read()
        since = self._changes.of(table.name)
        kept = self._remembered.get(table.name)
        if kept is None or kept[0] is not since or len(kept[1]) >= MOST_REMEMBERED:
            kept = self._remembered[table.name] = (since, {})
        if key not in kept[1]:
            found = await read()
            if self._changes.of(table.name) is not since:  # perhaps it was read before that
                return found
            kept[1][key] = found
        return kept[1][key]

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that knows ON CONFLICT; both dialects spell it the same way."""
        return sqlite.insert(table) if self.sqlite else postgresql.insert(table)


async def lock_game(conn: AsyncConnection, game_id: int, now: int) -> Game:
    """The game's row, ours until the end of the transaction. Touching it is the lock that both dialects have."""
    row = (await conn.execute(LOCK, {"the_game": game_id, "the_time": now})).one_or_none()
    if row is None:
        raise NoSuchGame(game_id)
    return row_as(Game, row._mapping)


async def fetch_seats(conn: AsyncConnection, game_id: int) -> list[Seat]:
    return [row_as(Seat, r._mapping) for r in await conn.execute(SEATS, {"the_game": game_id})]


def holds(game_id: Any, seat: Any, user_id: Any) -> Exists:
    """Is this seat theirs? Ask in a statement of its own after the one that has locked the game: one that had to wait for the lock
    sees the other tables as they were before it waited."""
    s = t.seat.c
    return exists().where(s.game_id == game_id, s.seat == seat, s.user_id == user_id)


def row_as(kind: type[T], row: Mapping[Any, Any]) -> T:
    return kind(**{name: _plain(name, row[name]) for name in _names(kind) if name in row})


def row_of(value: Any) -> dict[str, Any]:
    """A flat value as a row. `dataclasses.asdict` copies everything in it, too."""
    return {name: getattr(value, name) for name in _names(type(value))}


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(kind))


def _plain(name: str, value: Any) -> Any:
    """JSON has neither tuples nor paces; these columns are the only ones that want them."""
    if name in ("picks", "channels") and value is not None:
        return tuple(value)
    if name == "pace" and value is not None:
        return Pace.read(value)
    if name == "outcome" and not isinstance(value, dict):
        return None  # damaged: how a game has ended that is over anyway
    return value


async def pack(data: bytes) -> bytes:
    return zlib.compress(data) if len(data) <= SMALL else await asyncio.to_thread(zlib.compress, data)


async def unpack(checkpoint: Checkpoint) -> Checkpoint:
    """The same checkpoint with its bytes as they were given."""
    data = checkpoint.data
    plain = zlib.decompress(data) if len(data) <= SMALL else await asyncio.to_thread(zlib.decompress, data)
    return dataclasses.replace(checkpoint, data=plain)
