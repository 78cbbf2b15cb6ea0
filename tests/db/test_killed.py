"""A process killed by the system while it writes: what it was told is kept is there, and nothing is half there."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from db import Database
from tests.db.given import a_game

ROOT = Path(__file__).parents[2]

# Plays on as fast as it can from where the game stands, and says each serial after record() has returned.
PLAYER = """
import asyncio, sys
from db import Alarm, Cancel, Count, Database, Letter
from tests.db.given import NOW, a_move, snapshot

async def play(path, game_id):
    db = await Database.open(path)
    serial = (await db.load(game_id)).game.serial
    while True:
        serial += 1
        move = a_move(
            serial,
            answer={"interaction_id": f"press-{serial}"},
            checkpoint=snapshot(serial, at=serial, data=b"%d " % serial * 2000),
            outbox=(Letter(kind="a", payload={"serial": serial}, channel_id=70), Letter(kind="b", payload={}, user_id=1)),
            cancel=(Cancel(),),
            arm=(Alarm(kind="deadline", due=NOW + serial),),
            statistics=(Count(user_id=1, game="e", counter="answers"),),
        )
        await db.record(game_id, move, NOW)
        print(serial, flush=True)

asyncio.run(play(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.slow
async def test_kill_9_at_twenty_random_moments_loses_no_acknowledged_answer_and_leaves_no_half_one(tmp_path: Path) -> None:
    path = str(tmp_path / "keeper.db")
    db = await Database.open(path)
    game = await a_game(db)
    await db.close()
    chance = random.Random(20)
    for _ in range(20):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYER, path, str(game.id)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
        )
        assert player.stdout is not None
        assert player.stderr is not None
        first = player.stdout.readline()  # it is under way
        assert first, player.stderr.read().decode()
        time.sleep(chance.uniform(0, 0.12))
        player.send_signal(signal.SIGKILL)
        out = first + player.stdout.read()
        player.wait()
        player.stdout.close()
        player.stderr.close()
        acknowledged = int(out.split(b"\n")[-2])

        db = await Database.open(path)
        try:
            async with db.reading() as conn:
                assert (await conn.execute(text("PRAGMA integrity_check"))).scalar_one() == "ok"
                assert (await conn.execute(text("PRAGMA foreign_key_check"))).all() == []
            loaded = await db.load(game.id)
            kept = loaded.game.serial
            # At most one more than was said: the one between commit and the word about it.
            assert kept in (acknowledged, acknowledged + 1)
            assert [x.serial for x in await db.log(game.id)] == list(range(1, kept + 1))
            assert loaded.checkpoint is not None
            assert (loaded.checkpoint.serial, loaded.checkpoint.data) == (kept, b"%d " % kept * 2000)
            letters = await db.pending(game.id)
            assert [x.payload["serial"] for x in letters if x.kind == "a"] == list(range(1, kept + 1))
            assert sum(x.kind == "b" for x in letters) == kept
            assert len(await db.deadlines(game.id)) == 1
            assert await db.statistics(1) == {"e": {"answers": kept}}
        finally:
            await db.close()
    assert kept > 40
