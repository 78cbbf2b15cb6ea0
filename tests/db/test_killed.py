"""A process killed by the system while it writes: what it was told is kept is there, and nothing is half there."""

from __future__ import annotations

import contextlib
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from db import Database
from tests.db.given import a_game
from tests.db.player import play, processes


@pytest.mark.slow
async def test_kill_9_at_random_moments_loses_no_acknowledged_answer_and_leaves_no_half_one(tmp_path: Path) -> None:
    path = str(tmp_path / "keeper.db")
    db = await Database.open(path)
    game = await a_game(db)
    await db.close()
    chance = random.Random(20)
    for _ in range(8):
        heard, said = processes.Pipe(duplex=False)
        player = processes.Process(target=play, args=(path, game.id, said))
        player.start()
        said.close()
        for _ in range(chance.randint(1, 12)):  # it is under way
            acknowledged = heard.recv()
        time.sleep(chance.uniform(0, 0.02))
        player.kill()
        player.join()
        with contextlib.suppress(EOFError):
            while True:
                acknowledged = heard.recv()
        heard.close()

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
