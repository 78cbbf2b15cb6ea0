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
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import aiosqlite

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
            for how, sql, parameters in (*before, statement):
                how(cursor, sql, parameters)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()
        return self


class Connection(aiosqlite.Connection):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
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
            for how, sql, parameters in before:
                how(cursor, sql, parameters)
        finally:
            cursor.close()
        self._conn.commit()


def connecting(database: str, timeout: float) -> Callable[[], Coroutine[Any, Any, Connection]]:
    """For `create_async_engine(async_creator=…)`."""

    async def connect() -> Connection:
        connection = Connection(lambda: sqlite3.connect(database, timeout=timeout, check_same_thread=False), 64)
        connection._thread.daemon = True  # a process that ends does not wait for it
        try:
            await connection
        except BaseException:
            # It was told to stop, and reports that to the loop: which must still be there then.
            await asyncio.to_thread(connection._thread.join, 5)
            raise
        return connection

    return connect
