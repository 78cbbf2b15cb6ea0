"""One Keeper of several: each has its shards, all have one PostgreSQL.

A server's events come to one process, but direct messages to the one with shard 0, so any process may accept an answer for any table: the
unique key decides (`db.answers`), and whoever shows or refuses anything has looked at the memory just before (`tables.loading.awake`).
What is to happen once (deadlines, reminders, the end of votes and offers, copies, tidying, caretakers after a start) is done by the
one who leads, and taken over when that one dies (`db.fleet`). Letters are delivered by whoever has written them, or, if that one is
gone, by the one who leads.

With SQLite there is one process, which leads.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import db
from bot.lobby import seats
from bot.outbox import TROUBLE
from db import fleet

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Discord lets a place identify every five seconds.
IDENTIFY_SECONDS = 5.5
# What others have done in so short a time is looked at together.
SOON = 0.5


class Fleet:
    """Belongs to one Keeper: `keeper.fleet`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.link = fleet.Fleet(
            keeper.db, keeper.postman.owner, leads=self._lead, follows=self._follow, gone=self._gone, told=self._told
        )
        self._places: int | None = None
        self._soon: dict[Any, asyncio.TimerHandle] = {}
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def leads(self) -> bool:
        return self.link.leading

    async def start(self) -> None:
        keeper = self.keeper
        if keeper.db.sqlite:  # the only process: whatever was claimed, its claimer is gone
            await keeper.db.release_outbox()
        await keeper.tables.faults.recall()
        await self.link.start()

    async def stop(self) -> None:
        for waiting in self._soon.values():
            waiting.cancel()
        self._soon.clear()
        for errand in self._errands:
            errand.cancel()
        await self.link.stop()

    async def _lead(self) -> None:
        """From now on. What the one before had begun, if there was one, goes on."""
        keeper = self.keeper
        await keeper.postman.catch_up()
        await keeper.tables.wake_caretakers()
        await keeper.schedule.clock.start()
        await keeper.votes.catch_up()
        await seats.catch_up(keeper)

    async def _follow(self) -> None:
        await self.keeper.schedule.clock.stop()

    async def _gone(self, owner: str) -> None:
        """A process has died with letters in its hands."""
        await self.keeper.db.release_outbox(owner)
        await self.keeper.postman.catch_up()
        await self.keeper.tables.wake_caretakers()

    # What others have done

    def _told(self, told: fleet.Told) -> None:
        keeper = self.keeper
        if self.leads:
            self._later("clock", keeper.schedule.clock.wind_from_table)
        table = keeper.tables.known(told.game_id)
        if table is None:
            return
        known = (table.game.serial, table.game.epoch, table.game.status)
        if (told.serial, told.epoch, told.status) != known and keeper.own_sheets.any_of(table):
            self._later(table.id, lambda: keeper.own_sheets.renew(table))

    def _later(self, what: Any, do: Any) -> None:
        if what not in self._soon:
            self._soon[what] = asyncio.get_running_loop().call_later(SOON, self._do, what, do)

    def _do(self, what: Any, do: Any) -> None:
        self._soon.pop(what, None)
        task = asyncio.create_task(self._try(do), name=f"told-{what}")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _try(self, do: Any) -> None:
        try:
            await do()
        except db.TROUBLE as error:
            log.warning("what others have done could not be looked at: %s", error)

    # Shards

    async def identify(self, shard: int, *, initial: bool) -> None:
        """All processes together must not be faster than Discord lets them."""
        if self.keeper.db.sqlite or (self.keeper.shard_count or 1) == 1:
            if not initial:
                await asyncio.sleep(IDENTIFY_SECONDS)
            return
        try:
            await fleet.in_turn(self.keeper.db, shard % await self._at_once(), IDENTIFY_SECONDS)
        except fleet.LOST as error:
            log.warning("no turn to be had for shard %s: %s", shard, error)
            await asyncio.sleep(IDENTIFY_SECONDS)

    async def _at_once(self) -> int:
        """How many shards may identify at once; one, as long as Discord has not said so."""
        if self._places is None:
            try:
                self._places = max(1, (await self.keeper.fetch_session_start_limits()).max_concurrency)
            except TROUBLE as error:
                log.warning("Discord does not say how many shards may identify at once: %s", error)
                return 1
        return self._places
