"""Several processes on one PostgreSQL: who is there, who leads, and what the others have changed.

All of it hangs on one connection that is held for as long as the process lives, and is PostgreSQL's own: whoever dies, by whatever death, is
known to be gone as soon as that connection is. A process has a lock of its own (`owner`, the name on the letters it has claimed), and
whoever has the lock `LEADING` leads: does what is to be done once. Changes of games are told by a trigger (`LISTEN keeper`), with
the game's version; nothing depends on hearing of them but how soon, because whoever shows or refuses anything has looked
(`Database.looked`).

On SQLite there is one process, which leads, and hears nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.errors import TROUBLE

if TYPE_CHECKING:
    from db.database import Database

log = logging.getLogger(__name__)

CHANNEL = "keeper"
# Any fixed numbers; they only must not be those of other locks.
LEADING = 0x4B65657065720003
IDENTIFYING = 0x4B656571
# How often whoever follows asks whether nobody leads, and whoever leads whether somebody is gone.
LOOK_SECONDS = 2.0
# Whoever has no lock for so long is gone: after PostgreSQL was away everybody needs a moment to come back.
GONE_SECONDS = 8.0
LOST = (*TROUBLE, TimeoutError)


@dataclass(frozen=True, slots=True)
class Told:
    """A game has changed: its version now."""

    game_id: int
    serial: int
    epoch: int
    status: str


class Fleet:
    """`leads` is awaited when this process has begun to lead, `follows` when it does no longer, `gone` with the name of one that is dead;
    `told` is called for every change of a game, also one's own."""

    def __init__(
        self,
        memory: Database,
        owner: str,
        *,
        leads: Callable[[], Awaitable[None]],
        follows: Callable[[], Awaitable[None]],
        gone: Callable[[str], Awaitable[None]],
        told: Callable[[Told], None],
    ) -> None:
        self.memory, self.owner = memory, owner
        self._leads, self._follows, self._gone, self._told = leads, follows, gone, told
        self.leading = False
        self.heard = 0
        self._held: AsyncConnection | None = None
        self._missing: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Come back when it is known whether this process leads."""
        if self.memory.sqlite:
            self.leading = True
            await self._leads()
            return
        await self._look()
        self._task = asyncio.create_task(self._keep_looking(), name="fleet")

    async def stop(self) -> None:
        """Somebody else leads as soon as the connection is closed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.leading = False
        await self._let_go()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except Exception as error:  # whatever the driver calls it: what hung on that connection is not ours any more
                log.warning("PostgreSQL cannot be reached: %r", error)
                await self._let_go()
                if self.leading:
                    self.leading = False
                    await self._safely(self._follows())

    async def _safely(self, done: Awaitable[None]) -> None:
        """Whatever goes wrong with it is tried again by others, and is no reason to give up leading."""
        try:
            await done
        except Exception:
            log.exception("what is to be done once may wait")

    async def _look(self) -> None:
        driver = await self._driver()
        if not self.leading and await driver.fetchval(f"SELECT pg_try_advisory_lock({LEADING})", timeout=10):
            self.leading = True
            log.info("this process leads")
            await self._safely(self._leads())
        elif self.leading:
            await self._look_after(driver)

    async def _driver(self) -> Any:
        """The one connection, with this process's lock on it."""
        if self._held is not None:
            raw = (await self._held.get_raw_connection()).driver_connection
            if raw is not None and not raw.is_closed():
                await raw.execute("SELECT 1", timeout=10)
                return raw
            raise ConnectionError("the connection is gone, and everything that hung on it")
        held = await self.memory.engine.connect()
        try:
            raw: Any = (await held.get_raw_connection()).driver_connection
            await raw.execute(f"SELECT pg_advisory_lock({int(self.owner, 16)})", timeout=10)
            await raw.add_listener(CHANNEL, self._hear)
        except BaseException:
            await held.invalidate()
            await held.close()
            raise
        self._held = held
        return raw

    async def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            try:
                await held.invalidate()  # never back to others: locks and listeners hang on it
                await held.close()
            except Exception as error:
                log.debug("a lost connection could not be closed: %r", error)

    def _hear(self, _: Any, __: int, ___: str, payload: object) -> None:
        try:
            game_id, serial, epoch, status = str(payload).split(" ")
            told = Told(int(game_id), int(serial), int(epoch), status)
        except ValueError:
            log.warning("somebody said %r", payload)
            return
        self.heard += 1
        self._told(told)

    async def _look_after(self, driver: Any) -> None:
        """Letters of those who are gone."""
        now = asyncio.get_running_loop().time()
        missing: dict[str, float] = {}
        for holder in await self._holders():
            lock = int(holder, 16)
            if await driver.fetchval(f"SELECT pg_try_advisory_lock({lock})", timeout=10):
                await driver.execute(f"SELECT pg_advisory_unlock({lock})", timeout=10)
                missing[holder] = self._missing.get(holder, now)
        self._missing = missing
        for holder in [holder for holder, since in missing.items() if now - since >= GONE_SECONDS]:
            self._missing.pop(holder)
            log.warning("a process is gone; what it had claimed is taken over")
            await self._safely(self._gone(holder))

    async def _holders(self) -> list[str]:
        o = t.outbox.c
        query = select(o.holder).where(o.state == "pending", o.holder.is_not(None), o.holder != self.owner).distinct()
        async with self.memory.glancing() as conn:
            return [str(holder) for holder in (await conn.execute(query)).scalars()]


async def in_turn(memory: Database, place: int, seconds: float) -> None:
    """Wait for one's turn among all processes; for so long nobody else has theirs. With SQLite there is nobody else."""
    conn = await memory.engine.connect()
    try:
        conn = await conn.execution_options(isolation_level="AUTOCOMMIT")
        await conn.execute(text(f"SELECT pg_advisory_lock({IDENTIFYING}, {place})"))
    except BaseException:
        await conn.close()
        raise

    async def pass_on() -> None:
        try:
            await asyncio.sleep(seconds)
        finally:
            await conn.invalidate()  # and with it the lock
            await conn.close()

    task = asyncio.create_task(pass_on(), name="identifying")
    _passing.add(task)
    task.add_done_callback(_passing.discard)


_passing: set[asyncio.Task[None]] = set()
