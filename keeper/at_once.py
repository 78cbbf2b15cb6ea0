"""SQLite without its thread: a statement is done where and when it is asked for, and its result comes with the loop's next turn.

For proofs and tests. Who comes first is then no longer the machine's doing, and nobody waits for two threads to change places, which
takes longer than most statements. Two who write take turns, as they would.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from aiosqlite.core import set_exception, set_result

from db import database, outbox
from db.hops import Changes, Connection

# Safe as Keeper's own, but nothing waits for the disk: proofs and tests write thousands of times, and nobody cuts the power.
HASTY = tuple("synchronous = OFF" if setting.startswith("synchronous") else setting for setting in database.PRAGMAS)


class _AtOnce:
    """In place of the queue to SQLite's thread."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, deed = job
        try:
            result = deed()
        except BaseException as error:
            busy = isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            if busy and future is not None:
                future.get_loop().call_soon(self.put_nowait, job)
            elif future is not None:
                future.get_loop().call_soon(set_exception, future, error)
        else:
            if future is not None:
                future.get_loop().call_soon(set_result, future, result)


def connecting(database: str, timeout: float, changes: Changes) -> Callable[[], Coroutine[Any, Any, Connection]]:
    """`db.hops.connecting` without a thread."""

    async def connect() -> Connection:
        connection = Connection(changes, lambda: sqlite3.connect(database, timeout=0), 64)
        connection._tx = _AtOnce()  # pyright: ignore[reportAttributeAccessIssue]
        connection._thread = SimpleNamespace(daemon=True, start=lambda: None, join=lambda: None)  # pyright: ignore[reportAttributeAccessIssue]
        await connection
        return connection

    return connect


@contextmanager
def in_a_proof() -> Iterator[None]:
    """Databases that are opened now wait neither for a thread nor for the disk, and nobody waits for ticking off after every press."""
    with (
        patch.object(database, "connecting", connecting),
        patch.object(database, "PRAGMAS", HASTY),
        patch.object(outbox, "TICK_SECONDS", 0),
    ):
        yield
