"""What Keeper knows about a person, and forgetting it without breaking the games they were in.

Forgetting goes through every column of every table: what holds a person's number is emptied, a row that cannot be without one
goes, and what was written for readers loses the number and the names the person had at a table. So a new column needs no line
here, and `tests/hostile/test_forgotten.py` looks into all of them.

A number is one person's, a name anybody's: names are looked for only in the games this person has had to do with, so that nobody
can have another table's posts edited by choosing a name and leaving.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import JSON, BigInteger, Column, Table, Text, cast, delete, exists, literal, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.effects import withdraw_offers
from db.outbox import OutboxStore
from db.rows import FORGOTTEN, VOTE_RESULT, Count, Effects, Forgotten, Letter
from db.seats import vacate
from db.sittings import veil
from db.store import fetch_seats, lock_game
from db.traces import Traces

g, s, a, k, o, v, i = t.game.c, t.seat.c, t.answer.c, t.statistic.c, t.outbox.c, t.vote.c, t.sitting.c
# In a seat's choices (`bot.luck_words`): what whoever sat there in the lobby pressed and typed for the luck.
FIRST_HOLDERS = ("join", "word", "worded")
_OFFERED = (t.offer.c.holder_id, t.offer.c.by_id, t.offer.c.user_id)


class Privacy(OutboxStore):
    async def everything_about(self, user_id: int) -> dict[str, Any]:
        """All that is kept with this person's id, as JSON-ready values.

        Of others there is nothing in it: not what was written to this person about them, and no number that counts what they
        did (`last_seen`, serials), because some of that was done in secret. Deadlines belong to the game's questions, not to
        whoever is asked. Answers are numbered for themselves.
        """
        mine = [c for c in t.seat.c if c.name not in ("last_seen", "kept_for")]
        seats = select(*mine, g.name.label("game"), g.channel_id, g.guild_id, g.status).join(t.game).where(s.user_id == user_id)
        answers = select(a.game_id, a.seat, a.picks, a.by, a.at, a.status, a.interaction_id).where(a.user_id == user_id)
        hosted = select(g.id, g.name, g.guild_id, g.channel_id, g.status, g.created, g.finished).where(g.host_id == user_id)
        ballots = select(t.ballot, v.game_id, v.kind).join(t.vote).where(t.ballot.c.user_id == user_id)
        votes = select(v.id, v.game_id, v.kind, v.state, v.created, v.data, (v.user_id == user_id).label("called"))
        named = or_(v.user_id == user_id, cast(v.data, Text).contains(str(user_id)))
        letters = select(o.game_id, o.kind, o.state, o.created).where(o.user_id == user_id)
        p = t.post.c
        posts = select(p.game_id, p.purpose, p.channel_id, p.message_id, p.created).where(p.user_id == user_id)
        others = exists().where(i.game_id == s.game_id, i.seat == s.seat, i.user_id != user_id)  # somebody else sat there, too
        f = t.offer.c
        offers = select(f.id, f.game_id, f.seat, f.state, f.created, f.expires, (f.by_id == user_id).label("made"))
        r = t.report.c
        queries = {
            "settings": select(t.person).where(t.person.c.user_id == user_id),
            "seats": seats.add_columns(others.label("shared")).order_by(s.game_id, s.seat),
            "kept_seats": select(s.game_id, s.seat, s.name).where(s.kept_for == user_id).order_by(s.game_id, s.seat),
            "sittings": select(i.game_id, i.name).where(i.user_id == user_id).distinct().order_by(i.game_id, i.name),
            "hosted": hosted.order_by(g.id),
            "answers": answers.order_by(a.game_id, a.serial),
            "statistics": select(k.game, k.counter, k.value).where(k.user_id == user_id).order_by(k.game, k.counter),
            "ballots": ballots.order_by(t.ballot.c.vote_id),
            "votes": votes.where(named).order_by(v.id),
            "letters": letters.order_by(o.id),
            "posts": posts.order_by(p.message_id),
            "offers": offers.where(or_(*(c == user_id for c in _OFFERED))).order_by(t.offer.c.id),
            "reports": select(r.id, r.game_id, r.text, r.created).where(r.user_id == user_id).order_by(r.id),
        }
        async with self.reading() as conn:
            found = {name: [dict(r._mapping) for r in await conn.execute(query)] for name, query in queries.items()}
        who = Traces(user_id, ())
        found["votes"] = [
            {**{n: x for n, x in row.items() if n != "data"}, "about": bool(who.found(row["data"]))}
            for row in found["votes"]
            if row["called"] or who.found(row["data"])
        ]
        found["seats"] = [
            {**row, "choices": {k: x for k, x in row["choices"].items() if not (shared and k in FIRST_HOLDERS)}}
            for row in found["seats"]
            for shared in [row.pop("shared")]
        ]
        found["answers"] = [{"number": i} | row for i, row in enumerate(found["answers"], 1)]
        return {"user_id": user_id} | found

    async def forget_user(
        self, user_id: int, now: int, *, names: Iterable[str] = (), nobody: Mapping[str, str] | None = None
    ) -> Forgotten:
        """Remove a person. Lobby seats become free, seats in play go to the caretaker, the log keeps the deeds without the name.

        `names` are further ones than those at their seats; `nobody` is what stands in their place, by language.
        """
        if user_id == FORGOTTEN:
            raise ValueError("nobody has this id")
        await self.tick_now()  # what was posted a moment ago is to be found, too
        async with self.writing() as conn:
            games, known = await self._had_to_do_with(conn, user_id)
            known = {*names, *known} - {""}
            others = set((await conn.execute(select(i.name).where(i.game_id.in_(games), i.user_id != user_id))).scalars())
            who, number = Traces(user_id, known, others), Traces(user_id, ())
            begun = select(g.id).where(g.id.in_(games), g.status.in_(("playing", "paused")))
            await veil(conn, (await conn.execute(begun)).scalars().all(), user_id)
            lobbies = await self._leave_lobbies(conn, user_id, now)
            played = (await conn.execute(select(s.game_id, s.seat).where(s.user_id == user_id))).all()
            running = select(g.id).where(g.status.in_(t.UNFINISHED))
            going_on = set((await conn.execute(running.where(g.id.in_({row.game_id for row in played})))).scalars())
            for game_id in sorted(going_on):  # an answer that is just being kept is there, and found below, or comes too late
                await lock_game(conn, game_id, now)
            mine = update(t.seat).where(s.user_id == user_id)
            await conn.execute(mine.where(s.game_id.in_(going_on)).values(caretaker=True))
            seats = await conn.execute(mine.values(user_id=None, name="", away_until=None, dm_ok=None, orders={}))
            mine = exists().where(i.game_id == s.game_id, i.seat == s.seat, i.user_id == user_id, i.name == s.name)
            await conn.execute(update(t.seat).where(s.user_id.is_(None), mine).values(name=""))  # they have left it for good
            kept = update(t.seat).where(s.kept_for == user_id)  # in a game that came from a file
            await conn.execute(kept.where(s.user_id.is_(None)).values(name=""))
            await conn.execute(kept.values(kept_for=None))
            await conn.execute(delete(t.post).where(t.post.c.user_id == user_id, t.post.c.purpose == "dm"))
            await self._pass_on_hosting(conn, user_id)
            answers = await conn.execute(update(t.answer).where(a.user_id == user_id).values(user_id=None))
            await conn.execute(update(t.report).where(t.report.c.user_id == user_id).values(user_id=None, text="", data={}))
            await self._votes(conn, number, now, nobody or {})
            await self._votes_lines(conn, who, games, nobody or {})
            theirs = or_(*(c == user_id for c in _OFFERED))
            for game_id in sorted(games):
                await self._also(conn, game_id, await withdraw_offers(conn, game_id, now, theirs), now)
            for column in _OFFERED:
                await conn.execute(update(t.offer).where(column == user_id).values({column.name: None}))
            told = await self._letters(conn, who, games, nobody or {})
            counters = (await conn.execute(select(t.statistic).where(k.user_id == user_id))).all()
            await self.add_up(conn, [Count(user_id=FORGOTTEN, game=c.game, counter=c.counter, by=c.value) for c in counters])
            for table in reversed(t.metadata.sorted_tables):
                await self._sweep(conn, table, number)
            await self._reports(conn, games, who)
        if self.sqlite:  # what was overwritten is overwritten in the file, too; if somebody reads just now, a little later
            async with self.outside() as conn:
                await conn.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        return Forgotten(
            seats=seats.rowcount,
            answers=answers.rowcount,
            statistics=len(counters),
            left_lobbies=tuple(lobbies),
            caretaken=tuple(sorted((row.game_id, row.seat) for row in played if row.game_id in going_on)),
            games=tuple(sorted(games)),
            names=tuple(sorted(known)),
            others=tuple(sorted(others)),
            told=tuple(told),
        )

    async def _also(self, conn: AsyncConnection, game_id: int, letters: Sequence[Letter], now: int) -> None:
        """What ends with somebody loses its buttons, also if Keeper is stopped before it has gone through the posts."""
        if letters:
            await self.carry(conn, game_id, (await lock_game(conn, game_id, now)).serial, Effects(outbox=tuple(letters)), now)

    async def _votes(self, conn: AsyncConnection, who: Traces, now: int, nobody: Mapping[str, str]) -> None:
        """What was to be decided about somebody who is gone need not be decided any more. Whom a seat was to be given to may never
        have sat down: their name is found by the number beside it."""
        query = select(v.id, v.data, v.state, v.game_id, g.channel_id, g.language).join(t.game)
        for vote in (await conn.execute(query.where(cast(v.data, Text).contains(str(who.user_id))))).all():
            if not who.found(vote.data):
                continue
            theirs = "name" in vote.data and vote.data.get("to") == who.user_id
            data = who.value(vote.data, "–") | ({"name": nobody.get(vote.language, "–")} if theirs else {})
            closed = {"state": "cancelled", "closed": now} if vote.state == "open" else {}
            await conn.execute(update(t.vote).where(v.id == vote.id).values(data=data, **closed))
            if closed:
                result = Letter(kind=VOTE_RESULT, payload={"vote": vote.id}, channel_id=vote.channel_id)
                await self._also(conn, vote.game_id, [result], now)

    async def _votes_lines(self, conn: AsyncConnection, who: Traces, games: set[int], nobody: Mapping[str, str]) -> None:
        """What a vote quotes of the story, in every language, may name somebody whose number stands nowhere beside it."""
        for vote in (await conn.execute(select(v.id, v.data).where(v.game_id.in_(games)))).all():
            quoted = vote.data.get("lines") or {}
            lines = {lang: who.text(line, nobody.get(lang, "–")) for lang, line in quoted.items()}
            if lines != quoted:
                await conn.execute(update(t.vote).where(v.id == vote.id).values(data=vote.data | {"lines": lines}))

    async def _letters(
        self, conn: AsyncConnection, who: Traces, games: set[int], nobody: Mapping[str, str]
    ) -> list[tuple[int, int, int]]:
        """Letters to the person go. Of those that are out no copy is kept; those still to come name nobody.

        Returns (game, channel, message) of what was posted and may name the person.
        """
        told: list[tuple[int, int, int]] = []
        query = select(o.id, o.game_id, o.payload, o.channel_id, o.user_id, o.state, o.message_id, g.language).join(t.game)
        for row in (await conn.execute(query.where(o.game_id.in_(games)))).all():
            names = who.found(row.payload)
            if row.user_id == who.user_id or row.state != "pending":
                if row.message_id is not None and row.channel_id is not None:
                    told.append((row.game_id, int(row.payload.get("place") or row.channel_id), row.message_id))
                await conn.execute(delete(t.outbox).where(o.id == row.id))
            elif names:
                if row.payload.get("user") == who.user_id:  # a ping: there is nobody left to call
                    await conn.execute(delete(t.outbox).where(o.id == row.id))
                    continue
                payload = who.value(row.payload, nobody.get(row.language, "–"))
                await conn.execute(update(t.outbox).where(o.id == row.id).values(payload=payload))
        return told

    async def _sweep(self, conn: AsyncConnection, table: Table, who: Traces) -> None:
        """Whatever else there is of them in this table."""
        for column in table.c:
            if isinstance(column.type, BigInteger) and column.name.endswith("_id") and not column.foreign_keys:
                here = column == who.user_id
                gone = update(table).where(here).values({column.name: None}) if column.nullable else delete(table).where(here)
                await conn.execute(gone)
            elif isinstance(column.type, JSON):
                await self._rewrite(conn, table, column, who)
        if table is t.report:
            await self._rewrite(conn, table, t.report.c.text, who)
        if table is t.outbox:
            await self._rewrite(conn, table, o.error, who)

    async def _rewrite(self, conn: AsyncConnection, table: Table, column: Column[Any], who: Traces) -> None:
        """Values that hold the person's number, without it."""
        keys = list(table.primary_key.columns)
        query = select(*keys, column.label("kept")).where(cast(column, Text).contains(str(who.user_id)))
        for row in (await conn.execute(query)).all():
            if who.found(row.kept):
                here = [key == getattr(row, key.name) for key in keys]
                await conn.execute(update(table).where(*here).values({column.name: who.value(row.kept, "–")}))

    async def _reports(self, conn: AsyncConnection, games: set[int], who: Traces) -> None:
        """What people have written about these games may name anybody."""
        r = t.report.c
        for row in (await conn.execute(select(r.id, r.text, r.data).where(r.game_id.in_(games)))).all():
            if who.found(row.text, prose=True) or who.found(row.data, prose=True):
                clean = {"text": who.text(row.text, "–"), "data": who.value(row.data, "–", prose=True)}
                await conn.execute(update(t.report).where(r.id == row.id).values(clean))

    async def _had_to_do_with(self, conn: AsyncConnection, user_id: int) -> tuple[set[int], set[str]]:
        """The games this person sat at, hosted, voted in, was voted about, offered a seat of or written to; and their names there."""
        w, number = t.ballot.c, str(user_id)
        found = (
            select(s.game_id, s.name).where(or_(s.user_id == user_id, s.kept_for == user_id)),
            select(i.game_id, i.name).where(i.user_id == user_id),
            select(g.id, literal("")).where(g.host_id == user_id),
            select(a.game_id, literal("")).where(a.user_id == user_id).distinct(),
            select(v.game_id, literal("")).where(v.user_id == user_id),
            select(v.game_id, literal("")).join(t.ballot).where(w.user_id == user_id),
            select(t.offer.c.game_id, literal("")).where(or_(*(c == user_id for c in _OFFERED))),
            select(o.game_id, literal("")).where(o.user_id == user_id),
        )
        rows = [(row[0], row[1]) for query in found for row in await conn.execute(query)]
        who = Traces(user_id, ())
        for data, column in ((v.data, v.game_id), (o.payload, o.game_id)):
            for game_id, value in (await conn.execute(select(column, data).where(cast(data, Text).contains(number)))).all():
                if who.found(value):
                    rows.append((game_id, str(value.get("name", "")) if value.get("to") == user_id else ""))
        return {game_id for game_id, _ in rows}, {name for _, name in rows}

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
