"""The log of a game: answers, the checkpoints among them, and how a move or an undo is recorded.

`game.serial` is the number of the newest answer ever recorded, undone or not. A move names the serial and the line of play (epoch)
it was made on; the first statement of its transaction moves the serial on only if both still stand. Of two processes that answer
the same question one finds the row changed, also when both began at the same instant: the database makes the second wait for the
first, and then compares again. The keys of `answer` would refuse the second even if that statement were wrong.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import cached_property

from sqlalchemy import ColumnElement, Executable, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.errors import AlreadyAnswered, Conflict, NoSuchGame, NotTheirs
from db.outbox import OutboxStore
from db.rows import Answer, AnswerStatus, Checkpoint, Game, Loaded, Move, NewAnswer, Seat, Snapshot, Undo, Undone
from db.store import GAME, LATER, fetch_seats, holds, pack, row_as, row_of, unpack

g, a, c = t.game.c, t.answer.c, t.checkpoint.c

# Built once, see db.effects. The parameters say what is set; these three say where.
MOVE_ON = update(t.game).where(
    g.id == bindparam("the_game"),
    g.serial == bindparam("the_serial"),
    g.epoch == bindparam("the_epoch"),
    g.status == "playing",
)
APPEND = insert(t.answer)
# Of a person: only if the seat is theirs now, whatever the table in some process's memory believes.
APPEND_THEIRS = insert(t.answer).from_select(
    list(t.answer.c),
    select(*(bindparam(column.name, type_=column.type) for column in t.answer.c)).where(
        holds(bindparam("game_id"), bindparam("seat"), bindparam("user_id", type_=a.user_id.type))
    ),
)
NEWEST = select(t.checkpoint).where(c.game_id == bindparam("the_game")).order_by(c.serial.desc()).limit(1)
NEWEST_UPTO = NEWEST.where(c.serial <= bindparam("upto"))
SINCE = select(t.answer).where(a.game_id == bindparam("the_game"), a.serial > bindparam("after")).order_by(a.serial)
LIVE_SINCE = SINCE.where(a.status == "live")
LIVE_UPTO = LIVE_SINCE.where(a.serial <= bindparam("upto"))
ASIDE = select(t.fault.c.aside).where(t.fault.c.game_id == bindparam("the_game"))
LOOKED = select(t.game, t.seat).select_from(t.game.outerjoin(t.seat)).where(g.id == bindparam("the_game")).order_by(t.seat.c.seat)
ANSWERED = select(t.answer).where(a.interaction_id == bindparam("the_press"))
TAKEN_SINCE = select(t.checkpoint).where(c.game_id == bindparam("the_game"), c.serial >= bindparam("since")).order_by(c.serial)


class Answers(OutboxStore):
    async def load(self, game_id: int, upto: int | None = None) -> Loaded:
        """All that is needed to play on: the latest checkpoint and the live answers since. `upto`: as if undone to that serial."""
        here: dict[str, int] = {"the_game": game_id}
        until = {} if upto is None else {"upto": upto}
        async with self.reading() as conn:
            game = (await conn.execute(GAME, here)).one_or_none()
            if game is None:
                raise NoSuchGame(game_id)
            seats = await fetch_seats(conn, game_id)
            row = (await conn.execute(NEWEST_UPTO if until else NEWEST, here | until)).one_or_none()
            since = here | until | {"after": 0 if row is None else row.serial}
            answers = [row_as(Answer, r._mapping) for r in await conn.execute(LIVE_UPTO if until else LIVE_SINCE, since)]
            aside = (await conn.execute(ASIDE, here)).scalar_one_or_none()
        checkpoint = None if row is None else await unpack(row_as(Checkpoint, row._mapping))
        return Loaded(
            game=row_as(Game, game._mapping),
            seats=tuple(seats),
            checkpoint=checkpoint,
            answers=tuple(answers),
            aside=bool(aside),
        )

    async def looked(self, game_id: int) -> tuple[Game | None, tuple[Seat, ...]]:
        """The game's row and who sits there, of one moment, by one statement."""
        async with self.glancing() as conn:
            rows = [r._mapping for r in await conn.execute(LOOKED, {"the_game": game_id})]
        if not rows:
            return None, ()
        game = row_as(Game, {column.name: rows[0][column] for column in t.game.c})
        there = [{column.name: row[column] for column in t.seat.c} for row in rows if row[t.seat.c.seat] is not None]
        return game, tuple(row_as(Seat, row) for row in there)

    async def record(self, game_id: int, move: Move, now: int) -> Answer:
        """Keep an accepted answer with all its consequences, or raise and keep nothing."""
        packed = None if move.checkpoint is None else await pack(move.checkpoint.data)
        serial = move.expected_serial + 1
        values: dict[str, object] = {"serial": serial, "updated": now}
        if move.outcome is not None:
            values |= {"status": "finished", "finished": now, "outcome": move.outcome, "owner": None, "owned_until": None}
        kept = Answer(
            **{f.name: getattr(move.answer, f.name) for f in dataclasses.fields(NewAnswer)},
            game_id=game_id,
            serial=serial,
            epoch=move.epoch,
            status="live",
            at=now,
        )
        try:
            async with self.writing() as conn:
                there = {"the_game": game_id, "the_serial": move.expected_serial, "the_epoch": move.epoch}
                moved = await conn.execute(MOVE_ON, values | there)
                if moved.rowcount != 1:
                    raise await self._refusal(conn, game_id, kept.interaction_id)
                theirs = kept.by == "player" and kept.user_id is not None
                added = await conn.execute(APPEND_THEIRS if theirs else APPEND, row_of(kept))
                if theirs and kept.user_id is not None and added.rowcount != 1:
                    raise NotTheirs(kept.user_id, (kept.seat,))
                if move.checkpoint is not None and packed is not None:
                    await self._keep(conn, game_id, serial, move.checkpoint, packed, now)
                await self.carry(conn, game_id, serial, move, now, over=move.outcome is not None)
                ticked = await self.tick_off(conn)
            self.ticked(ticked)
        except IntegrityError:
            async with self.reading() as conn:
                if kept.interaction_id is not None and await _answered(conn, kept.interaction_id):
                    raise AlreadyAnswered(kept.interaction_id) from None
                if (await conn.execute(select(a.serial).where(a.game_id == game_id, a.serial == serial))).first():
                    raise Conflict(f"game {game_id} has an answer {serial}") from None
            raise
        return kept

    async def record_undo(self, game_id: int, undo: Undo, now: int) -> Undone:
        """Take answers back. They stay in the log; the line of play gets a new epoch, so that old buttons mean nothing any more."""
        return await self._take_back(game_id, undo, "undone", ("playing",), now)

    async def record_loss(self, game_id: int, undo: Undo, now: int) -> Undone:
        """Answers that the present rules no longer understand. This is found out when a game is loaded, even a paused one."""
        return await self._take_back(game_id, undo, "lost", ("playing", "paused"), now)

    async def log(
        self, game_id: int, *, live: bool = True, after: int = 0, upto: int | None = None, last: int | None = None
    ) -> list[Answer]:
        """Answers after serial `after`, up to `upto`, oldest first. `last`: only that many, the newest."""
        query, given = LIVE_SINCE if live else SINCE, {"the_game": game_id, "after": after}
        if upto is not None:
            query = query.where(a.serial <= upto)
        if last is None:
            return await self.rows(query, Answer, given)
        newest = query.order_by(None).order_by(a.serial.desc()).limit(last)
        return (await self.rows(newest, Answer, given))[::-1]

    async def answered(self, interaction_id: str) -> Answer | None:
        return await self.one(ANSWERED, Answer, {"the_press": interaction_id})

    async def checkpoints(
        self, game_id: int, *, since: int = 0, upto: int | None = None, last: int | None = None
    ) -> list[Checkpoint]:
        """Those taken from serial `since` up to `upto`, oldest first. `last`: only that many, the newest."""
        query = TAKEN_SINCE
        if upto is not None:
            query = query.where(c.serial <= upto)
        if last is not None:
            query = query.order_by(None).order_by(c.serial.desc()).limit(last)
        found = await self.rows(query, Checkpoint, {"the_game": game_id, "since": since})
        return [await unpack(checkpoint) for checkpoint in (found if last is None else reversed(found))]

    async def _take_back(self, game_id: int, undo: Undo, status: AnswerStatus, while_: Iterable[str], now: int) -> Undone:
        epoch = undo.epoch + 1
        async with self.writing() as conn:
            here = (g.id == game_id, g.serial == undo.expected_serial, g.epoch == undo.epoch, g.status.in_(tuple(while_)))
            moved = await conn.execute(update(t.game).where(*here).values(epoch=epoch, updated=now))
            if moved.rowcount != 1:
                raise await self._refusal(conn, game_id, None)
            if undo.user_id is not None:
                held = {seat.seat for seat in await fetch_seats(conn, game_id) if seat.user_id == undo.user_id}
                if not held or not held.issuperset(undo.seats):
                    raise NotTheirs(undo.user_id, undo.seats)
            gone = await conn.execute(
                update(t.answer).where(*_live(game_id), a.serial > undo.keep).values(status=status).returning(a.serial)
            )
            serials = tuple(sorted(gone.scalars()))
            await conn.execute(delete(t.checkpoint).where(c.game_id == game_id, c.serial > undo.keep))
            # It stands elsewhere than where it could not be opened: should this process not get to it, the next start tries it.
            aside = (t.fault.c.game_id == game_id, t.fault.c.aside)
            await conn.execute(update(t.fault).where(*aside).values(version=""))
            for seat in await fetch_seats(conn, game_id) if undo.choices else ():
                if more := undo.choices.get(seat.seat):
                    here = (t.seat.c.game_id == game_id, t.seat.c.seat == seat.seat)
                    await conn.execute(update(t.seat).where(*here).values(choices={**seat.choices, **more}))
            await self.carry(conn, game_id, undo.expected_serial, undo, now)
        return Undone(epoch=epoch, answers=serials)

    async def _keep(self, conn: AsyncConnection, game_id: int, serial: int, snapshot: Snapshot, packed: bytes, now: int) -> None:
        row = row_of(snapshot) | {"game_id": game_id, "serial": serial, "data": packed, "created": now}
        await conn.execute(self._replace_checkpoint, row, execution_options=LATER)

    @cached_property
    def _replace_checkpoint(self) -> Executable:
        new = self.insert(t.checkpoint)
        later = {column.name: new.excluded[column.name] for column in t.checkpoint.c if not column.primary_key}
        return new.on_conflict_do_update(index_elements=[c.game_id, c.step], set_=later)

    async def _refusal(self, conn: AsyncConnection, game_id: int, interaction_id: str | None) -> Exception:
        """Why the game's row did not match."""
        if interaction_id is not None and await _answered(conn, interaction_id):
            return AlreadyAnswered(interaction_id)
        row = (await conn.execute(select(g.serial, g.epoch, g.status).where(g.id == game_id))).one_or_none()
        if row is None:
            return NoSuchGame(game_id)
        return Conflict(f"game {game_id} is at serial {row.serial}, epoch {row.epoch}, {row.status}")


def _live(game_id: int) -> tuple[ColumnElement[bool], ...]:
    return a.game_id == game_id, a.status == "live"


async def _answered(conn: AsyncConnection, interaction_id: str) -> bool:
    return (await conn.execute(select(a.serial).where(a.interaction_id == interaction_id))).first() is not None
