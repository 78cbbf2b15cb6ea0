"""What Keeper knows about a person, and forgetting it without breaking the games they were in.

Ids and names are all this can find. What a caller puts into options, payloads or checkpoints is opaque here: keep people out of it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.effects import EffectStore
from db.rows import FORGOTTEN, Count, Forgotten
from db.seats import vacate
from db.store import fetch_seats, lock_game

g, s, a, k = t.game.c, t.seat.c, t.answer.c, t.statistic.c
_OFFERED = (t.offer.c.holder_id, t.offer.c.by_id, t.offer.c.user_id)


class Privacy(EffectStore):
    async def everything_about(self, user_id: int) -> dict[str, Any]:
        """All rows with this person's id, as JSON-ready values."""
        seats = select(t.seat, g.name.label("game"), g.channel_id, g.guild_id, g.status).join(t.game).where(s.user_id == user_id)
        answers = select(a.game_id, a.serial, a.seat, a.picks, a.by, a.at, a.status, a.interaction_id).where(a.user_id == user_id)
        hosted = select(g.id, g.name, g.guild_id, g.channel_id, g.status, g.created, g.finished).where(g.host_id == user_id)
        ballots = select(t.ballot, t.vote.c.game_id, t.vote.c.kind).join(t.vote).where(t.ballot.c.user_id == user_id)
        letters = select(t.outbox.c.game_id, t.outbox.c.kind, t.outbox.c.payload, t.outbox.c.state, t.outbox.c.created)
        votes = select(t.vote.c.id, t.vote.c.game_id, t.vote.c.kind, t.vote.c.created)
        queries = {
            "settings": select(t.person).where(t.person.c.user_id == user_id),
            "seats": seats.order_by(s.game_id, s.seat),
            "hosted": hosted.order_by(g.id),
            "answers": answers.order_by(a.game_id, a.serial),
            "statistics": select(k.game, k.counter, k.value).where(k.user_id == user_id).order_by(k.game, k.counter),
            "ballots": ballots.order_by(t.ballot.c.vote_id),
            "votes": votes.where(t.vote.c.user_id == user_id).order_by(t.vote.c.id),
            "letters": letters.where(t.outbox.c.user_id == user_id).order_by(t.outbox.c.id),
            "offers": select(t.offer).where(or_(*(c == user_id for c in _OFFERED))).order_by(t.offer.c.id),
            "reports": select(t.report).where(t.report.c.user_id == user_id).order_by(t.report.c.id),
        }
        async with self.reading() as conn:
            found = {name: [dict(r._mapping) for r in await conn.execute(query)] for name, query in queries.items()}
        return {"user_id": user_id} | found

    async def forget_user(self, user_id: int, now: int) -> Forgotten:
        """Remove a person. Lobby seats become free, seats in play go to the caretaker, the log keeps the deeds without the name."""
        if user_id == FORGOTTEN:
            raise ValueError("nobody has this id")
        async with self.writing() as conn:
            lobbies = await self._leave_lobbies(conn, user_id, now)
            played = (await conn.execute(select(s.game_id, s.seat).where(s.user_id == user_id))).all()
            running = select(g.id).where(g.status.in_(t.UNFINISHED))
            going_on = set((await conn.execute(running.where(g.id.in_([row.game_id for row in played])))).scalars())
            mine = update(t.seat).where(s.user_id == user_id)
            await conn.execute(mine.where(s.game_id.in_(going_on)).values(caretaker=True))
            seats = await conn.execute(mine.values(user_id=None, name="", away_until=None, dm_ok=None, orders={}))
            for game_id, seat in played:  # their private messages
                here = (t.post.c.game_id == game_id, t.post.c.seat == seat, t.post.c.purpose == "dm")
                await conn.execute(delete(t.post).where(*here))
            await self._pass_on_hosting(conn, user_id)
            answers = await conn.execute(update(t.answer).where(a.user_id == user_id).values(user_id=None))
            for table in (t.vote, t.ballot):
                await conn.execute(update(table).where(table.c.user_id == user_id).values(user_id=None))
            await conn.execute(update(t.report).where(t.report.c.user_id == user_id).values(user_id=None, text="", data={}))
            theirs = or_(*(c == user_id for c in _OFFERED))
            open_ = t.offer.c.state == "open"
            await conn.execute(update(t.offer).where(theirs, open_).values(state="withdrawn", closed=now))
            for column in _OFFERED:
                await conn.execute(update(t.offer).where(column == user_id).values({column.name: None}))
            # Posts that are out may have named the person; the copies here are of no use any more.
            there = t.outbox.c.game_id.in_([row.game_id for row in played])
            await conn.execute(
                delete(t.outbox).where(or_(t.outbox.c.user_id == user_id, there & (t.outbox.c.state != "pending")))
            )
            counters = (await conn.execute(select(t.statistic).where(k.user_id == user_id))).all()
            await self.add_up(conn, [Count(user_id=FORGOTTEN, game=c.game, counter=c.counter, by=c.value) for c in counters])
            await conn.execute(delete(t.statistic).where(k.user_id == user_id))
            await conn.execute(delete(t.person).where(t.person.c.user_id == user_id))
        return Forgotten(
            seats=seats.rowcount,
            answers=answers.rowcount,
            statistics=len(counters),
            left_lobbies=tuple(lobbies),
            caretaken=tuple(sorted(going_on)),
        )

    async def _leave_lobbies(self, conn: AsyncConnection, user_id: int, now: int) -> list[int]:
        query = select(g.id).distinct().join(t.seat).where(g.status == "lobby", s.user_id == user_id).order_by(g.id)
        lobbies = list((await conn.execute(query)).scalars())
        for game_id in lobbies:
            await lock_game(conn, game_id, now)
            await vacate(conn, game_id, user_id)
        return lobbies

    async def _pass_on_hosting(self, conn: AsyncConnection, user_id: int) -> None:
        """The host's duties go to the first player left; nobody: the game has no host."""
        for game_id, status in (await conn.execute(select(g.id, g.status).where(g.host_id == user_id))).all():
            seats = await fetch_seats(conn, game_id) if status in t.UNFINISHED else []
            heirs = [seat.user_id for seat in seats if seat.user_id is not None]
            await conn.execute(update(t.game).where(g.id == game_id).values(host_id=heirs[0] if heirs else None))
