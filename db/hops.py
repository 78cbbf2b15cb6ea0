"""SQLite with one hop to its thread per statement.

aiosqlite runs SQLite in a thread and hops there four times for each statement: for a cursor, to execute, to fetch, to close. On
a busy machine each hop waits for its turn of the processor, and the other writers wait with it. Here a statement is one hop: the
cursor is made, executed, read to its end and closed in one go. Nothing in this package reads a result piece by piece.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any

import aiosqlite


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
        return await self._connection._execute(self._do, sqlite3.Cursor.execute, sql, parameters or ())

    async def executemany(self, sql: str, parameters: Any) -> WholeCursor:
        return await self._connection._execute(self._do, sqlite3.Cursor.executemany, sql, parameters)

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        self._rows = []

    def _do(self, how: Callable[..., Any], sql: str, parameters: Any) -> WholeCursor:
        """In the connection's thread."""
        cursor = self._connection._conn.cursor()
        try:
            how(cursor, sql, parameters)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()
        return self


class Connection(aiosqlite.Connection):
    def cursor(self) -> Any:
        return WholeCursor(self)


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
