"""Two people press at the same instant; simcord lets only one act at a time, the sandbox does not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.stages import in_sandbox
from tests.waiting import until


async def test_a_start_does_not_overtake_a_join_that_was_pressed_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_sandbox(tmp_path, "greta", "hugo") as stage:
        await stage.command("greta", "game new", game="elder-sign")
        join, joining, pressed = stage.keeper.db.join, asyncio.Event(), asyncio.Event()

        async def slowly(*args: Any, **options: Any) -> Any:
            joining.set()
            await pressed.wait()
            return await join(*args, **options)

        monkeypatch.setattr(stage.keeper.db, "join", slowly)
        hugo = asyncio.create_task(stage.press("hugo", ":-:join:"))
        await joining.wait()
        table = await stage.table()
        greta = asyncio.create_task(stage.press("greta", ":-:start:"))
        # It waits at the door, or has come through.
        await until(lambda: table.door._waiters or table.game.status == "playing", why="the start was not heard")
        pressed.set()
        await asyncio.gather(greta, hugo)
        await until(lambda: table.game.status == "playing", why="the game does not start")
        assert [s.name for s in table.seats] == ["greta", "hugo"]


async def test_two_who_play_again_at_once_sit_at_one_table(tmp_path: Path) -> None:
    async with in_sandbox(tmp_path, "greta", "hugo") as stage:
        await stage.command("greta", "game new", game="alone")
        await stage.press("hugo", ":-:join:")
        await until(lambda: "2 of 4" in str(stage.public()), why="not everybody has a seat")
        await stage.press("greta", ":-:start:")
        old = await stage.table()
        await until(lambda: old.live is not None, why="the game does not start")
        await stage.command("greta", "alone concede")
        await stage.press("greta", ":-:concede-sure:")
        await until(lambda: old.over, why="the game does not end")
        await until(lambda: any(":-:rematch:" in str(part.get("custom_id")) for part in stage.offered("greta")))
        await asyncio.gather(stage.press("greta", ":-:rematch:"), stage.press("hugo", ":-:rematch:"))

        async def both() -> bool:
            new = await stage.table()
            return new.id != old.id and len(new.seats) == 2

        await until(both, why="they do not sit at one table")
        lobbies = [m for m in stage.public() if any("who plays?" in line for line in m)]
        assert len(lobbies) == 1
