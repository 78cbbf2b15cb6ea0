"""What is still to be posted. A letter is written in the transaction that causes it, claimed by whoever sends it, then ticked off.

A crash between sending and ticking off makes the letter be claimed again: the same nonce then lets the receiver drop the double.
"""

from __future__ import annotations

import dataclasses

from sqlalchemy import exists, or_, select, text, update

from db import tables as t
from db.posts import Posts
from db.rows import Outbox, Post
from db.store import row_as

o = t.outbox.c
# Any fixed number; it only must not be that of another lock.
CLAIMING = 0x4B65657065720002
# No claim and no next try is further away than this.
LONGEST_WAIT = 7200


class OutboxStore(Posts):
    async def claim_outbox(
        self, owner: str, now: int, *, seconds: int = 60, game_id: int | None = None, limit: int = 50
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
        blocked = exists().where(same_place, e.state == "pending", e.id < o.id, e.next_try > now, e.next_try <= latest)
        due = or_(o.next_try <= now, o.next_try > latest)
        ready = select(o.id).where(o.state == "pending", due, ~blocked).order_by(o.id).limit(limit)
        if game_id is not None:
            ready = ready.where(o.game_id == game_id)
        async with self.writing() as conn:
            if not self.sqlite:  # one claimer at a time: skipping each other's rows would send them out of order
                await conn.execute(text(f"SELECT pg_advisory_xact_lock({CLAIMING})"))
            claimed = await conn.execute(
                update(t.outbox)
                .where(o.id.in_(ready), o.state == "pending")
                .values(holder=owner, attempts=o.attempts + 1, next_try=now + seconds)
                .returning(*t.outbox.c)
            )
            return sorted((row_as(Outbox, r._mapping) for r in claimed), key=lambda letter: letter.id)

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
        query = select(t.outbox).where(o.state == "pending").order_by(o.id)
        return await self.rows(query if game_id is None else query.where(o.game_id == game_id), Outbox)

    async def still_pending(self, outbox_id: int) -> Outbox | None:
        """This letter as it stands now; None: it was sent, given up or forgotten."""
        return await self.one(select(t.outbox).where(o.id == outbox_id, o.state == "pending"), Outbox)

    async def news(self, game_id: int, user_id: int, since: int) -> list[Outbox]:
        """The letters since then that the newest direct message with news to this person was made of, oldest first."""
        query = select(t.outbox).where(
            o.game_id == game_id, o.user_id == user_id, o.state == "sent", o.message_id.is_not(None), o.created >= since
        )
        found = await self.rows(query.order_by(o.id.desc()).limit(20), Outbox)
        newest = found[0] if found and found[0].kind == "secret" else None
        return [letter for letter in reversed(found) if newest is not None and letter.message_id == newest.message_id]

    async def became(self, game_id: int, last: int = 100) -> set[int]:
        """The messages that the newest of this game's letters have become."""
        async with self.reading() as conn:
            query = select(o.message_id).where(o.game_id == game_id, o.message_id.is_not(None)).order_by(o.id.desc()).limit(last)
            return set((await conn.execute(query)).scalars())

    async def next_letter(self) -> int | None:
        """When the next pending letter may be tried; None: nothing is pending."""
        async with self.reading() as conn:
            first = select(o.next_try).where(o.state == "pending").order_by(o.next_try).limit(1)
            return (await conn.execute(first)).scalar_one_or_none()
