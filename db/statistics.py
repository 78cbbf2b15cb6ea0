"""Counters per person and game."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from db import tables as t
from db.effects import EffectStore
from db.rows import FORGOTTEN, Count

k = t.statistic.c


class Statistics(EffectStore):
    async def count(self, counts: Iterable[Count]) -> None:
        """Add to counters outside a move. Those of a move belong into its `statistics`."""
        async with self.writing() as conn:
            await self.add_up(conn, counts)

    async def statistics(self, user_id: int) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        async with self.reading() as conn:
            for row in await conn.execute(
                select(k.game, k.counter, k.value).where(k.user_id == user_id).order_by(k.game, k.counter)
            ):
                found.setdefault(row.game, {})[row.counter] = row.value
        return found

    async def have_played(self, game: str, users: Iterable[int]) -> set[int]:
        """Who of these people has finished this game at least once."""
        query = select(k.user_id).where(k.game == game, k.counter == "played", k.value > 0, k.user_id.in_(tuple(users)))
        async with self.reading() as conn:
            return {row.user_id for row in await conn.execute(query)}

    async def leaders(
        self, game: str, counter: str, *, limit: int = 10, among: Iterable[int] | None = None
    ) -> list[tuple[int, int]]:
        """(user id, value), highest first; `among`: only these people."""
        query = select(k.user_id, k.value).where(k.game == game, k.counter == counter, k.user_id != FORGOTTEN)
        if among is not None:
            query = query.where(k.user_id.in_(tuple(among)))
        async with self.reading() as conn:
            rows = await conn.execute(query.order_by(k.value.desc(), k.user_id).limit(limit))
            return [(row.user_id, row.value) for row in rows]
