"""Processes of their own for tests: one that plays until it is killed, one that opens a database and says what it found.

They are forked from a server that has imported everything once, so that they begin at the same instant and cost little.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection

from db import Alarm, Cancel, Count, Database, Letter
from tests.db.given import NOW, a_move, snapshot

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload([__name__])


def play(path: str, game_id: int, said: Connection) -> None:
    """Plays on as fast as it can from where the game stands, and says each serial after record() has returned."""

    async def go() -> None:
        db = await Database.open(path)
        serial = (await db.load(game_id)).game.serial
        while True:
            serial += 1
            move = a_move(
                serial,
                answer={"interaction_id": f"press-{serial}"},
                checkpoint=snapshot(serial, at=serial, data=b"%d " % serial * 2000),
                outbox=(
                    Letter(kind="a", payload={"serial": serial}, channel_id=70),
                    Letter(kind="b", payload={}, user_id=1),
                ),
                cancel=(Cancel(),),
                arm=(Alarm(kind="deadline", due=NOW + serial),),
                statistics=(Count(user_id=1, game="e", counter="answers"),),
            )
            await db.record(game_id, move, NOW)
            said.send(serial)

    asyncio.run(go())


def look(url: str, said: Connection) -> None:
    async def go() -> None:
        db = await Database.open(url)
        said.send((await db.health()).revision)
        await db.close()

    asyncio.run(go())
