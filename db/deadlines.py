"""What is due when. Deadlines live here; the process only sleeps until the next one."""

from __future__ import annotations

from sqlalchemy import ColumnElement, bindparam, func, select, true, update

from db import tables as t
from db.rows import Deadline
from db.store import Store, row_as

d = t.deadline.c
# Built once, see db.store.
ARMED = select(t.deadline).where(d.game_id == bindparam("the_game"), d.state == "armed").order_by(d.due, d.id)


class Deadlines(Store):
    async def claim_due(self, now: int, *, limit: int = 100) -> list[Deadline]:
        """Everything that is due, marked fired in the same statement: a second process gets none of it."""
        due = (
            select(d.id)
            .where(d.state == "armed", self._dated(), d.due <= now)
            .order_by(d.due, d.id)
            .limit(limit)
            .with_for_update(skip_locked=True)  # PostgreSQL; SQLite has one writer anyway
        )
        async with self.writing() as conn:
            fired = await conn.execute(
                update(t.deadline)
                .where(d.id.in_(due), d.state == "armed")
                .values(state="fired", fired=now)
                .returning(*t.deadline.c)
            )
            return sorted((row_as(Deadline, r._mapping) for r in fired), key=lambda x: (x.due, x.id))

    async def next_due(self) -> int | None:
        async with self.reading() as conn:
            return (await conn.execute(select(func.min(d.due)).where(d.state == "armed", self._dated()))).scalar_one()

    def _dated(self) -> ColumnElement[bool]:
        """A column of SQLite's takes any value, also one that is no time; whoever looks for the next one must not stumble over it."""
        return func.typeof(d.due).in_(("integer", "real")) if self.sqlite else true()

    async def undated(self) -> list[Deadline]:
        """Armed ones that are due at no time: damaged, and never due."""
        return await self.rows(select(t.deadline).where(d.state == "armed", ~self._dated()).order_by(d.id), Deadline)

    async def call_off(self, deadline_id: int) -> None:
        async with self.writing() as conn:
            await conn.execute(update(t.deadline).where(d.id == deadline_id, d.state == "armed").values(state="cancelled"))

    async def deadlines(self, game_id: int) -> list[Deadline]:
        """The armed ones of a game, soonest first."""
        return await self.rows(ARMED, Deadline, {"the_game": game_id})

    async def deadline(self, deadline_id: int) -> Deadline | None:
        return await self.one(select(t.deadline).where(d.id == deadline_id), Deadline)

    async def postpone(self, deadline_id: int, due: int) -> bool:
        """Armed for later: a snooze, or a claimed one that fell into quiet hours. False: cancelled, or it had its effect."""
        async with self.writing() as conn:
            moved = await conn.execute(
                update(t.deadline)
                .where(d.id == deadline_id, d.state.in_(("armed", "fired")), d.settled.is_(None))
                .values(state="armed", due=due, fired=None)
            )
            return moved.rowcount == 1

    async def set_back(self, now: int, slack: int) -> int:
        """Windows that were armed more than `slack` after `now`: the clock has been set back since. They close as long after now as they
        were to stay open. Reminders and the ends of people's time keep the hour that was told."""
        ahead = (d.state == "armed") & (d.kind == "window") & self._dated() & (d.created > now + slack)
        async with self.writing() as conn:
            moved = await conn.execute(update(t.deadline).where(ahead).values(due=d.due - d.created + now, created=now))
            return moved.rowcount

    async def rearm_unsettled(self, before: int | None, ahead: int | None = None) -> int:
        """Fired no later than `before` (None: whenever), but whoever claimed them died first. Games that are over stay quiet. What was
        fired later than `ahead` was fired before the clock was set back."""
        over = select(t.game.c.id).where(t.game.c.status.in_(("finished", "ended")))
        lost = (d.state == "fired") & d.settled.is_(None)
        late = () if before is None else (d.fired <= before if ahead is None else (d.fired <= before) | (d.fired > ahead),)
        async with self.writing() as conn:
            await conn.execute(update(t.deadline).where(lost, d.game_id.in_(over)).values(state="cancelled"))
            again = await conn.execute(update(t.deadline).where(lost, *late).values(state="armed", fired=None))
            return again.rowcount
