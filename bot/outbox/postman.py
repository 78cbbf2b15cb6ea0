"""The queue: letters are taken out of the outbox, handed out in order, tried again, ticked off or given up.

Whoever knows how to post a kind of letter is registered in `Postman.kinds`; boards are handed out several at once.

What goes into the channel never waits for a direct message: Discord lets a bot open few of those in a minute, and how long one takes is
nobody else's business. Letters to one person are in order, too, each person's on a way of its own, behind the board they came with.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import discord

import db
from bot import addresses
from bot.outbox.boards import Boards
from bot.outbox.direct import Direct
from bot.outbox.finding import Finding
from bot.outbox.notices import Notices
from bot.outbox.pings import Pings
from bot.outbox.sent import TROUBLE, Handler, Sent
from bot.outbox.tidying import Tidying
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

CLAIMED_AT_ONCE = 50

# While several people plan at once, the post is edited so long after the first change that it does not show: one edit for all of them.
GATHER_SECONDS = 3.0

MOST_ATTEMPTS = 10

# How soon a letter is looked at again that another process keeps waiting.
BEHIND_SECONDS = 2

# While Discord is in trouble; and how old a letter may become over that.
LONGEST_WAIT, OLD_NEWS_SECONDS = 60, 86_400
UNKNOWN_CHANNEL = 10003


class Postman:
    """Belongs to one Keeper: `keeper.postman`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.owner = keeper.db.owner = secrets.token_hex(6)
        self.finding, self.tidying = Finding(keeper), Tidying(keeper)
        self.boards, self.direct = Boards(keeper), Direct(keeper)
        self.kinds: dict[str, Handler] = {
            "prompt": Pings(keeper).deliver,
            "secret": self.direct.deliver,
            "notice": Notices(keeper).deliver,
            db.LEFT_BEHIND: self.tidying.leave_behind,
        }
        self._resting = False
        self._running: dict[int, asyncio.Task[None]] = {}
        self._by_hand: dict[tuple[int, int], list[db.Outbox]] = {}
        """Of a game, to a person: what is being delivered comes first."""
        self._tried: set[int] = set()
        """Letters that were tried, and nobody knows what has become of them: the memory failed just then."""
        self._errands: set[asyncio.Task[None]] = set()
        self._again: set[int] = set()
        self._waking: set[asyncio.Future[None]] = set()
        self._gathering: dict[int, asyncio.TimerHandle] = {}
        self._later: set[int] = set()
        self.posted = 0
        self.trouble = ""
        """Why the last letter that was tried did not arrive; empty as soon as one does."""

    # When

    def poke(self, table: Table) -> None:
        """Something was written for this table: deliver it soon. What people plan is gathered, once the post shows that they do."""
        if not (table.planning and table.post.planned and table.post.posted):
            self._poke(table.id)
        elif table.id in self._running:
            self._later.add(table.id)
        else:
            self._gather(table.id)

    def _gather(self, game_id: int) -> None:
        if game_id not in self._gathering and not self._resting:
            self._gathering[game_id] = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._poke, game_id)

    def rest(self) -> None:
        """From now on letters stay for the next start: nothing is begun that the end of this process would cut off."""
        self._resting = True
        for gathering in self._gathering.values():
            gathering.cancel()
        self._gathering.clear()

    def _poke(self, game_id: int) -> None:
        if (gathering := self._gathering.pop(game_id, None)) is not None:
            gathering.cancel()
        if self._resting:
            return
        if game_id in self._running:
            self._again.add(game_id)
            return
        task = asyncio.create_task(self._deliver(game_id), name=f"post-{game_id}")
        self._running[game_id] = task
        task.add_done_callback(lambda ended: self._back(game_id, ended))

    def _back(self, game_id: int, ended: asyncio.Task[None]) -> None:
        """A poke between the last look into the outbox and this moment has found nobody to hear it."""
        self._running.pop(game_id, None)
        later = game_id in self._later
        self._later.discard(game_id)
        if game_id in self._again and not ended.cancelled():
            self._poke(game_id)
        elif later and not ended.cancelled():
            self._gather(game_id)

    async def post_now(self, table: Table) -> None:
        """Deliver, and come back when nothing is on its way to this table's channel; a letter may have failed and be tried again later."""
        self._poke(table.id)
        await self.at_rest(table)

    async def told(self, table: Table, letter: db.Letter) -> bool:
        """Post this now, for what must not be done before the table knows. False: it could not be posted, and never will be."""
        await self.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), self.keeper.clock())
        await self.keeper.db.hurry(table.id)  # behind a letter that waits for its next try it would wait, too
        await self.post_now(table)
        return await self.keeper.db.sent_or_never(letter.nonce, self.keeper.clock())

    async def at_rest(self, table: Table) -> None:
        """Come back when nothing is on its way to this table's channel."""
        while (task := self._running.get(table.id)) is not None:
            await asyncio.wait({task})

    def _poke_later(self, game_id: int, seconds: int) -> None:
        """A failed letter's next try; should it be missed, housekeeping comes by."""

        async def again() -> None:
            table = await self.keeper.tables.get(game_id)
            if table is not None and not self.keeper.is_closed():
                self.poke(table)

        def wake() -> None:
            if not self.keeper.is_closed():
                task = asyncio.ensure_future(again())
                self._waking.add(task)
                task.add_done_callback(self._waking.discard)

        asyncio.get_running_loop().call_later(seconds, wake)

    async def hurry(self, game_id: int) -> None:
        """What kept letters from arriving may be over: they are tried now."""
        if await self.keeper.db.hurry(game_id):
            self._poke(game_id)

    async def catch_up(self) -> None:
        """Deliver whatever is pending anywhere: after a start, and now and then for letters that failed. Of several processes each
        delivers its own, and the one who leads what is nobody's."""
        now, leads = self.keeper.clock(), self.keeper.fleet.leads
        pending = await self.keeper.db.pending()
        mine = [x for x in pending if x.holder == self.owner or (leads and (x.holder is None or x.next_try <= now))]
        for game_id in dict.fromkeys(letter.game_id for letter in mine):
            async with self.keeper.tables.faults.costs_only(game_id, "its letters cannot be delivered"):
                table = await self.keeper.tables.get(game_id)
                if table is not None:
                    self.poke(table)

    @property
    def at_ease(self) -> bool:
        """Is nothing on its way, and nothing being gathered?"""
        return not (self._running or self._errands or self._gathering)

    async def idle(self) -> None:
        """Wait until everything on its way is delivered; for shutdown and tests."""
        while not self.at_ease:
            for game_id in list(self._gathering):
                self._poke(game_id)
            await asyncio.gather(*self._running.values(), *self._errands, return_exceptions=True)

    async def _deliver(self, game_id: int) -> None:
        while True:
            self._again.discard(game_id)
            try:
                if (table := self.keeper.tables.known(game_id)) is not None:
                    async with table.lock:
                        pass  # a deed that is under way brings what follows of it: one post for all of that
                now = self.keeper.clock()
                letters, behind = await self.keeper.db.take_outbox(self.owner, now, game_id=game_id, limit=CLAIMED_AT_ONCE)
                if letters:
                    await self._hand_out(game_id, [self._known(letter) for letter in letters])
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("delivering for game %s failed", game_id)
                return
            if behind:  # somebody else's comes first; should they not say when it is there
                self._poke_later(game_id, BEHIND_SECONDS)
            # Whatever is written meanwhile pokes; looking once more would be a transaction for nothing.
            if len(letters) < CLAIMED_AT_ONCE and game_id not in self._again:
                return

    # What

    async def _hand_out(self, game_id: int, letters: Sequence[db.Outbox]) -> None:
        table = await self.keeper.tables.get(game_id)
        if game_id in self.keeper.tables.faults.aside:
            letters = await self._only_notices(letters)
        if table is None:
            for letter in letters:
                await self.keeper.db.failed(letter.id, self.keeper.clock(), "there is no such table")
            return
        boards = [letter for letter in letters if letter.kind == "board"]
        try:
            for letter in letters:
                if letter.kind == "board":
                    # All of them at the place of the last: what was written before it is posted before it.
                    if letter is boards[-1]:
                        await self._try(boards, lambda: self.boards.deliver(table, boards))
                elif letter.channel_id is not None:
                    await self._one(table, letter)
        finally:  # whatever becomes of the channel's
            for letter in letters:
                if letter.channel_id is None and letter.user_id is not None:
                    self._send_off(table, letter.user_id, letter)

    async def _one(self, table: Table, letter: db.Outbox) -> None:
        handler = self.kinds.get(letter.kind)
        if handler is None:
            await self.keeper.db.failed(letter.id, self.keeper.clock(), f"nobody delivers {letter.kind}")
        else:
            await self._try([letter], lambda: handler(table, letter))

    def _send_off(self, table: Table, user_id: int, letter: db.Outbox) -> None:
        """To this person, behind what is on its way to them. One that has waited so long that it was claimed again goes once."""
        key = (table.id, user_id)
        if key in self._by_hand:
            if all(letter.id != other.id for other in self._by_hand[key]):
                self._by_hand[key].append(letter)
            return
        self._by_hand[key] = [letter]
        task = asyncio.create_task(self._carry(table, key), name=f"post-{table.id}-{user_id}")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def renew_sheets(self, table: Table) -> None:
        """What the post shows, those who plan see on their own sheets, too."""
        if not self.keeper.own_sheets.any_of(table):
            return
        task = asyncio.create_task(self.keeper.own_sheets.renew(table), name=f"post-{table.id}-sheets")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _carry(self, table: Table, key: tuple[int, int]) -> None:
        waiting = self._by_hand[key]
        try:
            while waiting and not self._resting:
                # As it stands by now: while it waited it may have arrived by another claim, been called off, or lost somebody's name.
                if (letter := await self.keeper.db.still_pending(waiting[0].id)) is not None:
                    await self._one(table, self._known(letter))
                del waiting[0]
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("delivering for game %s to one person failed", table.id)
        finally:
            del self._by_hand[key]

    def _known(self, letter: db.Outbox) -> db.Outbox:
        """One that may have been posted already is looked for first, as after a crash."""
        return dataclasses.replace(letter, attempts=max(2, letter.attempts)) if letter.id in self._tried else letter

    async def _only_notices(self, letters: Sequence[db.Outbox]) -> list[db.Outbox]:
        """A table that was set aside cannot be asked what its other posts look like. When it goes on it writes a new one."""
        for letter in letters:
            if letter.kind != "notice":
                await self.keeper.db.failed(letter.id, self.keeper.clock(), "the game is set aside")
        return [letter for letter in letters if letter.kind == "notice"]

    async def _try(self, letters: Sequence[db.Outbox], deliver: Callable[[], Awaitable[Sent]]) -> None:
        """Deliver, then tick off, all together."""
        now, memory, ids = self.keeper.clock, self.keeper.db, {letter.id for letter in letters}
        self._tried |= ids
        try:
            sent = await deliver()
        except (*TROUBLE, *db.TROUBLE, TimeoutError) as error:
            await self._failed(letters, error)
        except Exception as error:
            # A fault of ours: it would fail again. When the table goes on it writes a new board post.
            last = letters[-1]
            for letter in letters:
                await memory.failed(letter.id, now(), repr(error))
            async with self.keeper.tables.faults.costs_only(last.game_id, f"letter {last.id} ({last.kind}) cannot be posted"):
                raise
        else:
            self.posted += 1
            self.trouble = ""
            if sent.message_id is not None and letters[-1].channel_id is not None:
                self.keeper.places.closed.pop(letters[-1].game_id, None)
            await memory.tick(ids, sent.message_id, now(), sent.post)
        self._tried -= ids

    async def _failed(self, letters: Sequence[db.Outbox], error: Exception) -> None:
        """Later again, or never.

        Trouble at Discord is not the letter's fault: it is tried again every minute until it has become old news. A refusal is
        tried again a few times, more and more seldom, because people can mend it (rights, a closed thread). A channel that is gone
        stays gone.
        """
        last, now = letters[-1], self.keeper.clock()
        attempts = min(letter.attempts for letter in letters)  # the youngest has not had its chances yet
        code, status = (error.code, error.status) if isinstance(error, discord.HTTPException) else (0, 0)
        wait = 2 * 3 ** (min(attempts, 8) - 1)
        if status == 0 or status == 429 or status >= 500:
            wait = min(wait, LONGEST_WAIT)
            give_up = now - min(letter.created for letter in letters) > OLD_NEWS_SECONDS
        else:
            wait = min(wait, 3600)
            give_up = attempts >= MOST_ATTEMPTS or (code == UNKNOWN_CHANNEL and last.channel_id is not None)
        self.trouble = f"{type(error).__name__} {status or ''}".strip()
        reason = str(error) or repr(error)
        log.warning(
            "game %s: letter %s (%s): %s; %s", last.game_id, last.id, last.kind, reason, "given up" if give_up else "again"
        )
        for letter in letters:
            await self.keeper.db.failed(letter.id, now, reason, None if give_up else now + wait)
        if not give_up:
            self._poke_later(last.game_id, wait + 1)
        async with self.keeper.tables.faults.costs_only(last.game_id, "its place is closed"):
            if last.channel_id is not None and (table := await self.keeper.tables.get(last.game_id)) is not None:
                await self.keeper.places.refused(table, error)

    # Where

    def channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        return self.keeper.get_partial_messageable(channel_id, guild_id=guild_id)

    def link(self, table: Table, message_id: int | None = None) -> str:
        """Where this table is, for people who are elsewhere."""
        return addresses.of(table.game, message_id)
