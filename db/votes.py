"""Votes of a table: undo, end, what happens when time is up. One open vote of a kind per game; one ballot per seat.

A vote is closed by the transaction that does what was voted (`Effects.close_vote`), so two deciding ballots cannot do it twice.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from sqlalchemy import exists, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.effects import EffectStore
from db.errors import Conflict, NotTheirs, VoteOpen
from db.rows import Ballot, Effects, Json, Letter, Vote
from db.store import fetch_seats, holds, lock_game, row_as

v, b = t.vote.c, t.ballot.c


class Votes(EffectStore):
    async def open_vote(
        self,
        game_id: int,
        kind: str,
        data: Json,
        user_id: int | None,
        now: int,
        *,
        yes: Sequence[int] = (),
        post: Letter | None = None,
        effects: Effects | None = None,
    ) -> Vote:
        """`yes`: the seats of whoever calls it, which have voted with that. `post`: the letter that posts it, to whose payload
        the vote's id is added as `vote`."""
        try:
            async with self.writing() as conn:
                game = await lock_game(conn, game_id, now)
                if not game.unfinished:
                    raise Conflict(f"game {game_id} is {game.status}")
                values = {"game_id": game_id, "kind": kind, "data": data, "user_id": user_id, "state": "open", "created": now}
                row = (await conn.execute(insert(t.vote).values(values).returning(*t.vote.c))).one()
                held = {seat.seat for seat in await fetch_seats(conn, game_id) if seat.user_id == user_id} if yes else set()
                if user_id is not None and not held.issuperset(yes):
                    raise NotTheirs(user_id, yes)
                for seat in yes:
                    ballot = {"vote_id": row.id, "seat": seat, "user_id": user_id, "choice": "yes", "at": now}
                    await conn.execute(insert(t.ballot).values(ballot))
                carried = effects or Effects()
                if post is not None:
                    letter = dataclasses.replace(post, payload=post.payload | {"vote": row.id})
                    carried = dataclasses.replace(carried, outbox=(*carried.outbox, letter))
                await self.carry(conn, game_id, game.serial, carried, now)
                return (await _votes(conn, select(t.vote).where(v.id == row.id)))[0]
        except IntegrityError:
            for vote in await self.open_votes(game_id):
                if vote.kind == kind:
                    raise VoteOpen(vote) from None
            raise

    async def cast(self, vote_id: int, seat: int, choice: str, now: int, *, user_id: int | None = None) -> Vote:
        """A ballot, or a change of mind. Returns the vote with all ballots, so that exactly the deciding one sees it decided.
        Of a person (`user_id`) only for a seat that is theirs now."""
        async with self.writing() as conn:
            # The same row is the lock of all who vote: they come one after the other.
            open_ = await conn.execute(update(t.vote).where(v.id == vote_id, v.state == "open").values(state="open"))
            if open_.rowcount != 1:
                raise Conflict(f"vote {vote_id} is not open")
            ballot = {"vote_id": vote_id, "seat": seat, "user_id": user_id, "choice": choice, "at": now}
            new = self.insert(t.ballot)
            if user_id is None:
                new = new.values(ballot)
            else:
                of = select(v.game_id).where(v.id == vote_id).scalar_subquery()
                row = select(*(literal(x, b[name].type) for name, x in ballot.items())).where(holds(of, seat, user_id))
                new = new.from_select([b[name] for name in ballot], row)
            changed = {name: new.excluded[name] for name in ("user_id", "choice", "at")}
            done = await conn.execute(new.on_conflict_do_update(index_elements=[b.vote_id, b.seat], set_=changed))
            if user_id is not None and done.rowcount != 1:
                raise NotTheirs(user_id, (seat,))
            found = await _votes(conn, select(t.vote).where(v.id == vote_id))
            return found[0]

    async def vote(self, vote_id: int) -> Vote | None:
        async with self.reading() as conn:
            found = await _votes(conn, select(t.vote).where(v.id == vote_id))
            return found[0] if found else None

    async def open_votes(self, game_id: int) -> list[Vote]:
        async with self.reading() as conn:
            return await _votes(conn, select(t.vote).where(v.game_id == game_id, v.state == "open").order_by(v.id))

    async def voting(self) -> list[int]:
        """Unfinished games with an open vote."""
        played = exists().where(t.game.c.id == v.game_id, t.game.c.status.in_(t.UNFINISHED))
        async with self.glancing() as conn:
            found = await conn.execute(select(v.game_id).where(v.state == "open", played).distinct().order_by(v.game_id))
            return list(found.scalars())

    async def votes(self, game_id: int) -> list[Vote]:
        """All there ever were, e.g. to count in public how often luck was taken back."""
        async with self.reading() as conn:
            return await _votes(conn, select(t.vote).where(v.game_id == game_id).order_by(v.id))

    async def votes_before(self, created: int) -> list[Vote]:
        """Open ones that were called no later than this, of games that go on."""
        running = select(t.game.c.id).where(t.game.c.status.in_(t.UNFINISHED))
        async with self.reading() as conn:
            query = select(t.vote).where(v.state == "open", v.created <= created, v.game_id.in_(running))
            return await _votes(conn, query.order_by(v.id))

    async def repost_vote(self, vote_id: int, was: int | None, post: Letter, now: int) -> bool:
        """Its post (`was`) is gone: write the letter for another, to whose payload the vote's id is added as `vote`. False: it is
        closed, or somebody else was faster."""
        async with self.writing() as conn:
            lost = [v.id == vote_id, v.state == "open", v.message_id.is_not_distinct_from(was)]
            found = (await conn.execute(update(t.vote).where(*lost).values(message_id=None).returning(v.game_id))).one_or_none()
            if found is None:
                return False
            game = await lock_game(conn, found.game_id, now)
            letter = dataclasses.replace(post, payload=post.payload | {"vote": vote_id})
            await self.carry(conn, game.id, game.serial, Effects(outbox=(letter,)), now)
            return True

    async def vote_is_at(self, vote_id: int, game_id: int, message_id: int) -> None:
        """Somebody has pressed a button of this post. Only news if nobody has noted where the vote was posted; also of one that is over:
        with this press its post loses the buttons by which whoever posted it would find it again."""
        async with self.glancing() as conn:
            unnoted = [v.id == vote_id, v.game_id == game_id, v.message_id.is_(None)]
            if (await conn.execute(select(v.id).where(*unnoted))).one_or_none() is None:
                return
        async with self.writing() as conn:
            await conn.execute(update(t.vote).where(*unnoted).values(message_id=message_id))

    async def change_vote(self, vote_id: int, message_id: int | None) -> None:
        async with self.writing() as conn:
            await conn.execute(update(t.vote).where(v.id == vote_id).values(message_id=message_id))


async def _votes(conn: AsyncConnection, query) -> list[Vote]:
    found = [dict(row._mapping) for row in await conn.execute(query)]
    ids = [row["id"] for row in found]
    ballots: dict[int, list[Ballot]] = {}
    for row in await conn.execute(select(t.ballot).where(b.vote_id.in_(ids)).order_by(b.vote_id, b.seat)):
        ballots.setdefault(row.vote_id, []).append(row_as(Ballot, row._mapping))
    return [row_as(Vote, row | {"ballots": tuple(ballots.get(row["id"], ()))}) for row in found]
