"""What is still to be posted. A letter is written in the transaction that causes it, claimed by whoever sends it, then ticked off.

A process that delivers says who it is (`EffectStore.owner`): what it writes is claimed with that, and `take_outbox` only has to look. What
was delivered is ticked off with whatever is written next, or after `TICK_SECONDS`; until then this process knows it by heart (`_ticks`).

A crash between sending and ticking off makes the letter be claimed again: the same nonce then lets the receiver drop the double.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from sqlalchemy import bindparam, exists, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.effects import CLAIM_SECONDS, EffectStore
from db.errors import TROUBLE
from db.posts import Posts
from db.rows import Outbox, Post
from db.store import LATER, row_as

log = logging.getLogger(__name__)

o = t.outbox.c
# Any fixed number; it only must not be that of another lock.
CLAIMING = 0x4B656570
# No claim and no next try is further away than this.
LONGEST_WAIT = 7200
# So long what was delivered may wait for something else to be written.
TICK_SECONDS = 0.3
TICK = (
    update(t.outbox)
    .where(o.id == bindparam("the_letter"), o.state == "pending")
    .values(state="sent", message_id=bindparam("the_message"), holder=None, error=None, done=bindparam("the_time"))
)
# Built once, see db.store.
PENDING = select(t.outbox).where(o.state == "pending").order_by(o.id)
PENDING_HERE = PENDING.where(o.game_id == bindparam("the_game"))
THIS = select(t.outbox).where(o.id == bindparam("the_letter"), o.state == "pending")


Tick: TypeAlias = tuple[int | None, int]
"""The message a letter has become, and when."""


class OutboxStore(EffectStore, Posts):
    def prepare(self) -> None:
        super().prepare()
        self._ticks: dict[int, Tick] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._dozing = False

    async def take_outbox(self, owner: str, now: int, *, game_id: int, limit: int = 50) -> tuple[list[Outbox], bool]:
        """Letters of this game that `owner` is to send now, in order; and: does one of theirs wait for somebody else's?

        Those that were written by them are theirs already; a transaction is needed only if there are others."""
        mine: list[Outbox] = []
        others, behind, held = False, False, set[tuple[int | None, int | None]]()
        for letter in await self.pending(game_id):
            place = (letter.channel_id, letter.user_id)
            waits = now < letter.next_try <= now + LONGEST_WAIT
            if letter.holder == owner and waits and place not in held:
                mine.append(letter)
            elif waits:
                behind = behind or letter.holder == owner
                held.add(place)
            elif place not in held:
                others = True
        if others:
            claimed = await self.claim_outbox(owner, now, game_id=game_id, limit=limit)
            mine = sorted({letter.id: letter for letter in (*mine, *claimed)}.values(), key=lambda letter: letter.id)
        return mine[:limit], behind

    async def claim_outbox(
        self, owner: str, now: int, *, seconds: int = CLAIM_SECONDS, game_id: int | None = None, limit: int = 50
    ) -> list[Outbox]:
        """Letters to send now, in order. Not ticked off within `seconds`, they may be claimed again, by anybody.

        A letter stays behind as long as an earlier one to the same place is claimed or waits for another try: nobody should
        read the end of a story first. One that seems to wait longer than anybody waits was written by a clock that went wrong:
        it need not wait until that time has really come.
        """
        earlier = t.outbox.alias()
        e = earlier.c
        same_place = (e.game_id == o.game_id) & or_(e.channel_id == o.channel_id, e.user_id == o.user_id)
        latest = now + LONGEST_WAIT
        theirs = e.holder == owner  # or on its way by the same hand, which brings one after the other
        waiting = (e.state == "pending") & (e.id < o.id) & (e.next_try > now) & (e.next_try <= latest)
        blocked = exists().where(same_place, waiting, or_(e.holder.is_(None), ~theirs))
        due = or_(o.next_try <= now, o.next_try > latest)
        ready = select(o.id).where(o.state == "pending", due, ~blocked).order_by(o.id).limit(limit)
        if game_id is not None:
            ready = ready.where(o.game_id == game_id)
        async with self.writing() as conn:
            if not self.sqlite:  # one claimer at a time for a game: skipping each other's rows would send them out of order
                await conn.execute(text(f"SELECT pg_advisory_xact_lock({CLAIMING}, {game_id or 0})"))
            ticked = await self.tick_off(conn)
            claimed = await conn.execute(
                update(t.outbox)
                .where(o.id.in_(ready), o.state == "pending", due)  # once more: somebody else may have just claimed it
                .values(holder=owner, attempts=o.attempts + 1, next_try=now + seconds)
                .returning(*t.outbox.c)
            )
            found = sorted((row_as(Outbox, r._mapping) for r in claimed), key=lambda letter: letter.id)
        self.ticked(ticked)
        return found

    # Ticking off

    async def tick(self, letters: Iterable[int], message_id: int | None, now: int, post: Post | None = None) -> None:
        """These letters have become this message. With a post to keep at once, otherwise soon."""
        done = dict.fromkeys(letters, (message_id, now))
        if post is not None:
            async with self.writing() as conn:
                await self.keep_post(conn, dataclasses.replace(post, created=now))
                ticked = await self.tick_off(conn, done)
            self.ticked(ticked)
            return
        self._ticks |= done
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick_soon(), name="ticking-off")

    async def _tick_soon(self) -> None:
        wait = TICK_SECONDS
        while self._ticks:
            self._dozing = True
            await asyncio.sleep(wait)
            self._dozing = False
            try:
                await self.tick_now()
            except TROUBLE as error:
                wait = min(2 * wait, 30)
                log.warning("what was posted cannot be ticked off: %s", error)

    async def tick_now(self) -> None:
        """Whatever has waited for something else to be written."""
        if self._ticks:
            async with self.writing() as conn:
                ticked = await self.tick_off(conn)
            self.ticked(ticked)

    async def tick_off(self, conn: AsyncConnection, more: Mapping[int, Tick] | None = None) -> dict[int, Tick]:
        """Inside the caller's transaction; call `ticked` when it is kept."""
        waiting = {**self._ticks, **(more or {})}
        if waiting:
            rows = [{"the_letter": i, "the_message": message, "the_time": at} for i, (message, at) in sorted(waiting.items())]
            await conn.execute(TICK, rows, execution_options=LATER)
        return waiting

    def ticked(self, done: Mapping[int, Tick]) -> None:
        for letter in done:
            self._ticks.pop(letter, None)

    async def sent(self, outbox_id: int, message_id: int | None, now: int, post: Post | None = None) -> bool:
        """Tick a letter off and, with it, keep the message it became. False: that was done before, and nothing is changed."""
        async with self.writing() as conn:
            ticked = await conn.execute(
                update(t.outbox)
                .where(o.id == outbox_id, o.state == "pending")
                .values(state="sent", message_id=message_id, holder=None, error=None, done=now)
            )
            if ticked.rowcount != 1:
                return False
            if post is not None:
                await self.keep_post(conn, dataclasses.replace(post, created=now))
            return True

    async def failed(self, outbox_id: int, now: int, error: str, again_at: int | None = None) -> bool:
        """It could not be sent. `again_at`: try then; otherwise it is given up. False: it is not pending any more."""
        gave_up = {"state": "failed", "done": now} if again_at is None else {"next_try": again_at}
        async with self.writing() as conn:
            noted = await conn.execute(
                update(t.outbox).where(o.id == outbox_id, o.state == "pending").values(**gave_up, holder=None, error=error[:2000])
            )
            return noted.rowcount == 1

    async def sent_or_never(self, nonce: str, now: int) -> bool:
        """Was this letter sent? One that still waits is given up: nobody shall read later what was not done."""
        await self.tick_now()
        async with self.writing() as conn:
            await conn.execute(
                update(t.outbox)
                .where(o.nonce == nonce, o.state == "pending")
                .values(state="failed", done=now, holder=None, error="called off")
            )
            return (await conn.execute(select(o.state).where(o.nonce == nonce))).scalar_one_or_none() == "sent"

    async def release_outbox(self, owner: str | None = None) -> int:
        """Claims of a process that is gone lapse at once; None: of all, where only one process uses this database."""
        which = o.holder.is_not(None) if owner is None else o.holder == owner
        await self.tick_now()
        async with self.writing() as conn:
            lapsed = await conn.execute(update(t.outbox).where(o.state == "pending", which).values(holder=None, next_try=0))
            return lapsed.rowcount

    async def hurry(self, game_id: int) -> int:
        """Letters of this game that wait for their next try need not wait any longer; how many."""
        waiting = (o.game_id == game_id) & (o.state == "pending") & o.holder.is_(None)
        async with self.writing() as conn:
            hurried = await conn.execute(update(t.outbox).where(waiting, o.next_try > 0).values(next_try=0))
            return hurried.rowcount

    async def pending(self, game_id: int | None = None) -> list[Outbox]:
        query, given = (PENDING, None) if game_id is None else (PENDING_HERE, {"the_game": game_id})
        delivered = set(self._ticks)  # these may be ticked off, and forgotten here, while the rows are on their way
        found = await self.rows(query, Outbox, given)
        return [letter for letter in found if letter.id not in delivered | self._ticks.keys()]

    async def still_pending(self, outbox_id: int) -> Outbox | None:
        """This letter as it stands now; None: it was sent, given up or forgotten."""
        if outbox_id in self._ticks:
            return None
        return await self.one(THIS, Outbox, {"the_letter": outbox_id})

    async def news(self, game_id: int, user_id: int, since: int) -> list[Outbox]:
        """The letters since then that the newest direct message with news to this person was made of, oldest first."""
        await self.tick_now()
        query = select(t.outbox).where(
            o.game_id == game_id, o.user_id == user_id, o.state == "sent", o.message_id.is_not(None), o.created >= since
        )
        found = await self.rows(query.order_by(o.id.desc()).limit(20), Outbox)
        newest = found[0] if found and found[0].kind == "secret" else None
        return [letter for letter in reversed(found) if newest is not None and letter.message_id == newest.message_id]

    async def became(self, game_id: int, last: int = 100) -> set[int]:
        """The messages that the newest of this game's letters have become."""
        await self.tick_now()
        async with self.reading() as conn:
            query = select(o.message_id).where(o.game_id == game_id, o.message_id.is_not(None)).order_by(o.id.desc()).limit(last)
            return set((await conn.execute(query)).scalars())

    async def began(self, game_id: int, message_id: int) -> list[Outbox]:
        """The letters with which this board post began, oldest first."""
        await self.tick_now()
        query = select(t.outbox).where(o.game_id == game_id, o.message_id == message_id, o.kind == "board").order_by(o.id)
        return [letter for letter in await self.rows(query, Outbox) if letter.payload.get("fresh")]

    async def next_letter(self) -> int | None:
        """When the next pending letter may be tried; None: nothing is pending."""
        async with self.reading() as conn:
            first = select(o.next_try).where(o.state == "pending").order_by(o.next_try).limit(1)
            return (await conn.execute(first)).scalar_one_or_none()
