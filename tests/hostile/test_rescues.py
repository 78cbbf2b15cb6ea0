"""The step a table stands at cannot be opened any more; `/game undo` goes back to the one before. The process may die over it."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from bot.shelf import Shelf
from tests.bot.given import World, answered, custom_ids, world
from tests.bot.tiny import TinyBox
from tests.cogs.given import posted
from tests.hostile.test_bad_games import ASIDE, FEW, LENIENT, channel_of, game_with, plays_on, sql, told, wrong_type


async def stuck(w: World) -> Any:
    """Three answers into the game, at a step nobody can open."""
    table = await game_with(w, absent=False)
    for _ in range(3):
        await plays_on(w, table.id)
    newest = (await w.keeper.db.checkpoints(table.id))[-1]
    stored = json.loads(newest.data)
    wrong_type(stored)
    data = zlib.compress(json.dumps(stored).encode())
    here = {"d": data, "g": table.id, "s": newest.step}
    await sql(w.keeper.db, "UPDATE checkpoint SET data = :d WHERE game_id = :g AND step = :s", **here)
    await w.restart()
    await posted(w)
    assert ASIDE in answered(await w.person("anna").slash(channel_of(w, table), "game hand"))
    return table


async def test_going_back_a_step_mends_it(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await stuck(w)
        assert "Taken back" in answered(await w.person("anna").slash(channel_of(w, table), "game undo"))
        await posted(w)
        await plays_on(w, table.id)
        assert told(w, table) == 1


@pytest.mark.parametrize("dies", ["take_up", "apply"])
async def test_a_process_that_dies_over_it_leaves_a_table_that_the_next_start_opens(
    dies: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step is gone, the table still set aside: nobody would open it but people, and what they could press is of before."""

    async def killed(*_: Any, **__: Any) -> None:
        raise SystemError("killed")

    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        w.env.check_errors = False
        table = await stuck(w)
        with monkeypatch.context() as broken:
            broken.setattr(w.keeper.db, dies, killed)
            broken.setattr(w.keeper.postman, "poke", lambda *_: None)
            await w.person("anna").slash(channel_of(w, table), "game undo")
        w.clock.now += 100
        await w.restart()
        await posted(w)
        assert table.id not in w.keeper.tables.faults.aside
        table = await w.keeper.tables.get(table.id)
        assert table is not None
        async with table.lock:
            await table.awake()
        (ask,) = [a for a in table.asks if a.needed]
        (board,) = [m for m in w.posts(channel_of(w, table)) if any(":-:hand:" in i for i in custom_ids(m))]
        assert any(table.line(ask) in i for i in custom_ids(board)), "the post still asks what was taken back"
        await plays_on(w, table.id)
        assert told(w, table) == 1
