"""SQLite with few hops to its thread.

aiosqlite runs SQLite in a thread and hops there four times for each statement: for a cursor, to execute, to fetch, to close; and again
to begin, to commit, and to roll back what was committed. On a busy machine each hop waits for its turn of the processor, and the other
writers wait with it. Here a statement is one hop at most: the cursor is made, executed, read to its end and closed in one go (nothing in
this package reads a result piece by piece). A transaction begins with its first statement. Statements nobody wants to know anything of
(`later`, `db.store.LATER`) go along with the next one, or with the commit, which fails if they do. What has not begun is neither committed
nor rolled back.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from functools import lru_cache
from typing import Any, TypeAlias

import aiosqlite

from db import tables as t

# What a statement that writes begins with; what cannot be told apart is taken for one that changes everything.
WRITES = re.compile(r'(?:INSERT INTO|UPDATE|DELETE FROM) "?(\w+)')
READS = re.compile(r"SELECT|PRAGMA|BEGIN|COMMIT|ROLLBACK|VACUUM INTO")
EVERYTHING = frozenset(t.metadata.tables)


class Changes:
    """Which tables this process has changed. For whoever keeps what it has read as long as it is true (`Store.remembered`), where no other
    process writes. Noted in SQLite's threads, each time as something new: two who note at once are never one."""

    def __init__(self) -> None:
        self._since: dict[str, object] = {}

    def of(self, table: str) -> object:
        return self._since.setdefault(table, self)

    def note(self, names: Iterable[str]) -> None:
        for name in names:
            self._since[name] = object()


@lru_cache(maxsize=4096)
def written(sql: str) -> frozenset[str]:
    """The tables this statement changes, and those whose rows go with theirs."""
    if READS.match(sql):
        return frozenset()
    found = WRITES.match(sql)
    if found is None or found[1] not in EVERYTHING:
        return EVERYTHING
    return frozenset((found[1], *(_below(found[1]) if sql.startswith("DELETE") else ())))


def _below(name: str) -> set[str]:
    found = {other.name for other in t.metadata.tables.values() for key in other.foreign_keys if key.column.table.name == name}
    return found.union(*(_below(other) for other in found - {name}))


Statement: TypeAlias = tuple[Callable[..., Any], str, Any]
"""How a cursor executes it, the statement, its parameters."""


class WholeCursor:
    """What SQLAlchemy's adapter wants of a cursor. Its results are there as soon as it was executed."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> WholeCursor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def execute(self, sql: str, parameters: Any = ()) -> WholeCursor:
        return await self._run((sqlite3.Cursor.execute, sql, parameters or ()))

    async def executemany(self, sql: str, parameters: Any) -> WholeCursor:
        return await self._run((sqlite3.Cursor.executemany, sql, parameters))

    async def _run(self, statement: Statement) -> WholeCursor:
        return await self._connection._execute(self._do, self._connection.take(), statement)

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        self._rows = []

    def _do(self, before: list[Statement], statement: Statement) -> WholeCursor:
        """In the connection's thread."""
        cursor = self._connection._conn.cursor()
        try:
            self._connection._run_all((*before, statement), cursor)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()
            self._connection._note()
        return self


class Connection(aiosqlite.Connection):
    def __init__(self, changes: Changes, *args: Any) -> None:
        super().__init__(*args)
        self._changes = changes
        self._written: set[str] = set()
        self._waiting: list[Statement] = []
        self._beginning = self._begun = False

    def cursor(self) -> Any:
        return WholeCursor(self)

    def begin(self, how: str) -> None:
        """With the first statement."""
        self._waiting = [(sqlite3.Cursor.execute, how, ())]
        self._beginning = True

    def later(self, how: Callable[..., Any], sql: str, parameters: Any) -> None:
        """With the next statement, or the commit."""
        self._waiting.append((how, sql, parameters))

    def take(self) -> list[Statement]:
        """What goes first. From now on there is something to roll back, even if nobody waits to hear that it has begun."""
        waiting, self._waiting = self._waiting, []
        self._begun, self._beginning = self._begun or self._beginning, False
        return waiting

    async def commit(self) -> None:
        if self._beginning and len(self._waiting) == 1:
            self._waiting, self._beginning = [], False
        if self._waiting or self._begun:
            await self._execute(self._commit, self.take())
            self._begun = False

    async def rollback(self) -> None:
        self._waiting, self._beginning = [], False
        if self._begun:
            await super().rollback()
            self._begun = False

    def _commit(self, before: list[Statement]) -> None:
        """In the connection's thread."""
        cursor = self._conn.cursor()
        try:
            self._run_all(before, cursor)
        finally:
            cursor.close()
        self._conn.commit()
        self._note()

    def _run_all(self, statements: Iterable[Statement], cursor: sqlite3.Cursor) -> None:
        for how, sql, parameters in statements:
            self._written |= written(sql)
            how(cursor, sql, parameters)

    def _note(self) -> None:
        """In the connection's thread, where what was committed cannot be missed, whoever has stopped waiting. What was rolled back is noted,
        too."""
        if self._written and not self._conn.in_transaction:
            self._changes.note(self._written)
            self._written = set()


def connecting(database: str, timeout: float, changes: Changes) -> Callable[[], Coroutine[Any, Any, Connection]]:
    """For `create_async_engine(async_creator=…)`."""

    async def connect() -> Connection:
        connection = Connection(changes, lambda: sqlite3.connect(database, timeout=timeout, check_same_thread=False), 64)
        connection._thread.daemon = True  # a process that ends does not wait for it
        try:
            await connection
        except BaseException:
            # It was told to stop, and reports that to the loop: which must still be there then.
            await asyncio.to_thread(connection._thread.join, 5)
            raise
        return connection

    return connect
