"""The key with which this memory seals the games it lets go while they are played.

It lives in the database itself, beside the secrets it protects: so several processes on one PostgreSQL have the same, a copy of
the database of any day opens what was sealed before it, and there is no second file whose loss or rights one would have to think
of. Whoever can read the database needs no key to read its games.
"""

from __future__ import annotations

import base64
import secrets

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.store import Store


class Seals(Store):
    async def seal(self) -> bytes:
        """The key, as Fernet wants it."""
        async with self.reading() as conn:
            found = await key_in(conn)
        if found is None:
            async with self.writing() as conn:
                await self.make_seal(conn)
                found = await key_in(conn)
        assert found is not None
        return base64.urlsafe_b64encode(found)

    async def make_seal(self, conn: AsyncConnection) -> None:
        """Once and for all, as early as there are tables: every copy has it."""
        if await key_in(conn) is None:
            new = self.insert(t.house).values(id=1, seal=secrets.token_bytes(32))
            await conn.execute(new.on_conflict_do_nothing())


async def key_in(conn: AsyncConnection) -> bytes | None:
    return (await conn.execute(select(t.house.c.seal))).scalar_one_or_none()
