"""The alarm clock: it only knows when the next row is due, and is wound from the database at every start.

APScheduler, in memory. Every minute it ticks: another process may have set an earlier alarm, or died with one in its hands, or
somebody has set the machine's clock, and it is wound for another time than it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from apscheduler.schedulers.asyncio import AsyncIOScheduler

import db
from bot.beat import Beat
from bot.hours import DAY

if TYPE_CHECKING:
    from bot.keeper import Keeper


log = logging.getLogger(__name__)

# A claim whose claimer died without restarting comes back after this.
LOST_AFTER = 600
TICK_SECONDS = 60
# So much may the clocks of two processes differ; what was armed later than that from now was armed before the clock was set back.
CLOCKS_DIFFER = 120
# The clock is wound no further than this: it is wound again anyway, and a row can name a time no calendar has.
LONGEST_WINDING = DAY


class AlarmClock:
    """Belongs to the schedule. `handle` lets a claimed row have its effect."""

    def __init__(self, keeper: Keeper, handle: Callable[[db.Deadline], Awaitable[None]]) -> None:
        self.keeper = keeper
        self.handle = handle
        logging.getLogger("apscheduler").setLevel(logging.WARNING)  # it tells of every job it runs
        self.alarms = AsyncIOScheduler(timezone=UTC)
        self.beat = Beat(self.tick, TICK_SECONDS)
        self._next: int | None = None
        self._ringing = asyncio.Lock()

    async def start(self) -> None:
        """Wind the clock from the table. What a dead process had claimed comes back: only one rings at a time, and that is this one now."""
        await self.sweep(everything=True)
        self.alarms = AsyncIOScheduler(timezone=UTC)
        self._next = None
        self.alarms.start()
        self.beat.start()
        await self._set_back()
        await self._wind_again()
        await self._run_out()

    async def stop(self) -> None:
        self.beat.stop()
        if self.alarms.running:
            self.alarms.shutdown(wait=False)
        async with self._ringing:  # whatever is being done is finished first
            return

    async def sweep(self, *, everything: bool = False) -> int:
        """Alarms that were claimed but never had their effect. With SQLite there is one process: its claims of before are void."""
        now = self.keeper.clock()
        return await self.keeper.db.rearm_unsettled(None if everything else now - LOST_AFTER, now + CLOCKS_DIFFER)

    async def tick(self) -> None:
        """Another process may have set an earlier alarm, or died with one in its hands. And what ends by itself ends."""
        try:
            await self.sweep()
        except Exception:
            log.exception("lost alarms could not be looked for")
        await self._set_back()
        await self._wind_again()
        await self._run_out()

    async def _set_back(self) -> None:
        """The machine's clock went back: what stays open for moments would stay open for as long as that."""
        try:
            moved = await self.keeper.db.set_back(self.keeper.clock(), CLOCKS_DIFFER)
        except Exception:
            log.exception("windows from before the clock was set could not be looked for")
            return
        if moved:
            log.warning("the clock was set back: %s windows close as long after it as they were to", moved)

    async def _run_out(self) -> None:
        """Votes and offers of seats end by themselves."""
        for run_out in (self.keeper.votes.run_out, self.keeper.offers.run_out):
            try:
                await run_out()
            except Exception:
                log.exception("what has run out could not be closed")

    async def _wind_again(self) -> None:
        """Whatever keeps the clock from being wound, the next tick tries again."""
        try:
            await self._lay_aside_undated()
            await self.wind_from_table()
        except Exception:
            log.exception("the alarm clock could not be wound")

    async def _lay_aside_undated(self) -> None:
        """A row that is due at no time would never ring, and nobody would know. When the table goes on its deadlines are set anew."""
        for row in await self.keeper.db.undated():
            async with self.keeper.tables.faults.costs_only(row.game_id, f"deadline {row.id} ({row.kind}) cannot ring"):
                raise ValueError(f"{row.due!r} is no time")
            await self.keeper.db.call_off(row.id)

    async def wind_from_table(self) -> None:
        self._next = None
        due = await self.keeper.db.next_due()
        if due is not None:
            self.wind(due)

    def wind(self, due: int) -> None:
        """Ring at `due`, unless the clock rings earlier anyway."""
        if self._next is not None and self._next <= due:
            return
        self._next = due
        if not self.alarms.running:
            return
        wait = min(max(0, due - self.keeper.clock()), LONGEST_WINDING)
        self.alarms.add_job(
            self.ring,
            "date",
            run_date=datetime.now(UTC) + timedelta(seconds=wait),
            id="alarm",
            replace_existing=True,
            misfire_grace_time=None,
        )

    @property
    def jobs(self) -> int:
        return len(self.alarms.get_jobs()) if self.alarms.running else 0

    async def ring(self) -> int:
        """Everything that is due has its effect; how many rows that were."""
        rung = 0
        async with self._ringing:
            try:
                while due := await self.keeper.db.claim_due(self.keeper.clock()):
                    for row in due:
                        rung += 1
                        await self.handle(row)
            finally:
                await self._wind_again()
        return rung
