"""What players report: their words, and whatever was attached (state, log, version) to make a test of it."""

from __future__ import annotations

from sqlalchemy import insert, select

from db import tables as t
from db.rows import Json, Report
from db.store import Store


class Reports(Store):
    async def add_report(
        self, text: str, user_id: int | None, now: int, *, game_id: int | None = None, data: Json | None = None
    ) -> int:
        values = {"text": text, "user_id": user_id, "game_id": game_id, "data": data or {}, "created": now}
        async with self.writing() as conn:
            return (await conn.execute(insert(t.report).values(values).returning(t.report.c.id))).scalar_one()

    async def report(self, report_id: int) -> Report | None:
        return await self.one(select(t.report).where(t.report.c.id == report_id), Report)

    async def reports(self, limit: int = 25) -> list[Report]:
        """Newest first."""
        return await self.rows(select(t.report).order_by(t.report.c.id.desc()).limit(limit), Report)
