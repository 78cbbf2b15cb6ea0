"""Games to begin a test with, and everything a database holds, to compare before and after."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from db import Database, Game, Move, NewAnswer, NewGame, Snapshot, Start
from db.tables import metadata

ANNA, BEN, CARA = 1001, 1002, 1003
NOW = 1_800_000_000


async def a_lobby(db: Database, channel: int = 70, **more: Any) -> Game:
    new = {"name": "elder-sign", "guild_id": 5, "channel_id": channel, "host_id": ANNA, "language": "de", "rules_version": 1}
    return await db.create_game(NewGame(**new | {"secret": b"\x00sea\xff", "commitment": "c0ffee"} | more), NOW)


async def a_game(db: Database, channel: int = 70, users: tuple[int, ...] = (ANNA, BEN), **more: Any) -> Game:
    game = await a_lobby(db, channel, **more)
    for user in users:
        await db.join(game.id, user, f"player {user}", NOW, again=True)
    return await db.start(game.id, Start(users=users, salt="salt", checkpoint=snapshot(0)), NOW)


def snapshot(step: int, at: int = 0, data: bytes | None = None) -> Snapshot:
    return Snapshot(step=step, n=10 * step, at=at, version=1, data=data or b'{"step": %d}' % step)


def an_answer(n: int, **more: Any) -> NewAnswer:
    return NewAnswer(**{"step": 0, "n": n, "seat": 0, "picks": ("task:1", "die:2"), "sig": f"s{n}", "trace": f"t{n}"} | more)


def a_move(serial: int, *, epoch: int = 0, answer: dict[str, Any] | None = None, **more: Any) -> Move:
    """The answer that becomes number `serial`."""
    return Move(answer=an_answer(serial, **answer or {}), expected_serial=serial - 1, epoch=epoch, **more)


async def played(db: Database, game: Game, upto: int, *, checkpoint_every: int = 5) -> None:
    """Anna answers all of it, from the seat she has."""
    seat = next(s.seat for s in await db.seats(game.id) if s.user_id == ANNA)
    for serial in range(game.serial + 1, upto + 1):
        reached = snapshot(serial // checkpoint_every, at=serial) if serial % checkpoint_every == 0 else None
        step = (serial - 1) // checkpoint_every
        interaction = f"{game.id}-press-{serial}"
        answer = {"step": step, "interaction_id": interaction, "user_id": ANNA, "seat": seat}
        await db.record(game.id, a_move(serial, answer=answer, checkpoint=reached), NOW + serial)


async def everything(db: Database) -> dict[str, list[tuple[Any, ...]]]:
    async with db.reading() as conn:
        return {
            table.name: sorted((tuple(row) for row in await conn.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
