"""Messages Keeper keeps track of, so that old ones lose their buttons and the board can be found again."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.rows import Post, Purpose
from db.store import Store

p = t.post.c


class Posts(Store):
    async def add_post(self, post: Post, now: int) -> None:
        async with self.writing() as conn:
            await self.keep_post(conn, dataclasses.replace(post, created=now))

    async def keep_post(self, conn: AsyncConnection, post: Post) -> None:
        row = dataclasses.asdict(post)
        new = self.insert(t.post).values(row)
        await conn.execute(
            new.on_conflict_do_update(
                index_elements=[p.message_id], set_={k: row[k] for k in ("purpose", "seat", "live", "user_id")}
            )
        )
        if post.purpose in ("board", "lobby"):
            where = {f"{post.purpose}_message_id": post.message_id}
            await conn.execute(update(t.game).where(t.game.c.id == post.game_id).values(where))

    async def post(self, message_id: int) -> Post | None:
        return await self.one(select(t.post).where(p.message_id == message_id), Post)

    async def posts(
        self, game_id: int, *, purpose: Purpose | None = None, live: bool | None = None, seat: int | None = None
    ) -> list[Post]:
        """Oldest first; message ids grow with time."""
        wanted = {"game_id": game_id, "purpose": purpose, "live": live, "seat": seat}
        given = {name: value for name, value in wanted.items() if value is not None}
        return await self.rows(_posts(tuple(given)), Post, given)

    async def retire_posts(self, message_ids: Iterable[int]) -> int:
        """Their buttons are gone."""
        async with self.writing() as conn:
            retired = await conn.execute(
                update(t.post).where(p.message_id.in_(tuple(message_ids)), p.live.is_(True)).values(live=False)
            )
            return retired.rowcount

    async def forget_post(self, message_id: int) -> None:
        """Somebody deleted the message."""
        async with self.writing() as conn:
            await conn.execute(delete(t.post).where(p.message_id == message_id))
            for column in (t.game.c.board_message_id, t.game.c.lobby_message_id):
                await conn.execute(update(t.game).where(column == message_id).values({column.name: None}))


@cache
def _posts(by: tuple[str, ...]) -> Select[Any]:
    """Built once, see db.store."""
    return select(t.post).where(*(p[name] == bindparam(name) for name in by)).order_by(p.message_id)
