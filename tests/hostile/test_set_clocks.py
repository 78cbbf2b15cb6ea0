"""Somebody sets the machine's clock, back by a day or forward by a week: nothing stands still for as long as that, and nothing runs wild."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import apscheduler.schedulers.base
import discord.utils
import pytest

import db
from bot.backups import Backups
from bot.hours import DAY
from bot.schedule import alarm_clock
from bot.shelf import Shelf
from tests.bot.given import World, answer, world
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, due_now, posted
from tests.waiting import until

WEEK = 7 * DAY


class Dial:
    """What the libraries read the time of day from."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.off = 0
        dial = self

        class Set(datetime.datetime):
            @classmethod
            def now(cls, tz: Any = None) -> Any:
                return datetime.datetime.now(tz) + datetime.timedelta(seconds=dial.off)

        monkeypatch.setattr(apscheduler.schedulers.base, "datetime", Set)
        monkeypatch.setattr(alarm_clock, "datetime", Set)
        monkeypatch.setattr(discord.utils, "utcnow", lambda: Set.now(datetime.UTC))


@pytest.fixture
def dial(monkeypatch: pytest.MonkeyPatch) -> Dial:
    return Dial(monkeypatch)


async def test_the_alarm_clock_ticks_on(dial: Dial, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ticks: list[int] = []

    class Counting(alarm_clock.AlarmClock):
        async def tick(self) -> None:
            ticks.append(dial.off)

    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 3)])) as w:
        monkeypatch.setattr(alarm_clock, "TICK_SECONDS", 0.01)
        clock = Counting(w.keeper, w.keeper.schedule.clock.handle)
        await clock.start()
        try:
            for dial.off in (0, -DAY, WEEK, 0):
                await until(lambda: ticks.count(dial.off) > 2, 20, why=f"no tick {dial.off} seconds from now")
        finally:
            await clock.stop()


async def test_letters_that_failed_are_looked_for_all_the_same(
    dial: Dial, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    looked: list[int] = []

    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 3)])) as w:

        async def catch_up() -> None:
            looked.append(dial.off)

        monkeypatch.setattr(w.keeper.postman, "catch_up", catch_up)
        w.keeper.beat.seconds = 0.01
        w.keeper.beat.start(at_once=True)
        for dial.off in (0, -DAY, WEEK):
            await until(lambda: looked.count(dial.off) > 2, 20, why=f"nobody looks {dial.off} seconds from now")
        w.keeper.beat.stop()


async def hollow(w: World) -> tuple[Any, db.Deadline]:
    """Cleo has nothing to choose, and seems to think about it."""
    table = await start(w, "anna", "bert", "cleo")
    await answer(w, table, ("go",))
    await posted(w)
    (row,) = [d for d in await w.keeper.db.deadlines(table.id) if d.kind == "window"]
    assert row.due - w.clock() <= w.keeper.settings.longest_silence
    return table, row


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_empty_window_closes_soon_though_the_clock_went_back(restarted: bool, tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "window", "turn:0", "turn:2"])])) as w:
        table, row = await hollow(w)
        before, left = table.game.serial, row.due - w.clock()
        w.clock.now -= DAY
        if restarted:
            await w.restart()
            table = await w.table()
        else:
            await w.keeper.schedule.clock.tick()
        w.clock.now += left
        await due_now(w)
        await posted(w)
        await table.refresh()
        assert table.game.serial > before


async def test_what_was_claimed_before_the_clock_went_back_and_the_process_died_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "window", "turn:0", "turn:2"])])) as w:
        table, row = await hollow(w)
        before = table.game.serial
        assert await w.keeper.db.claim_due(row.due)  # and there it ends
        w.clock.now = row.due - DAY
        await w.restart()
        w.clock.now = row.due + 1
        await due_now(w)
        table = await w.table()
        await table.refresh()
        assert table.game.serial > before


async def test_what_somebody_else_had_claimed_before_the_clock_went_back_rings_with_the_next_tick(tmp_path: Path) -> None:
    """Whoever claimed it is gone; nobody waits until the clock says again what it said then."""
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "window", "turn:0", "turn:2"])])) as w:
        table, row = await hollow(w)
        before = table.game.serial
        assert await w.keeper.db.claim_due(row.due)
        w.clock.now = row.due - DAY
        await w.keeper.schedule.clock.tick()
        w.clock.now += w.keeper.settings.longest_silence + 1
        await due_now(w)
        await posted(w)
        await table.refresh()
        assert table.game.serial > before


async def test_a_copy_that_failed_is_tried_again_though_the_clock_went_back(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.write_text("a file where the folder should be")
    memory = await db.Database.open(str(tmp_path / "k.db"))
    try:
        night = Backups(memory, folder, kept=7)
        await night.watch(WEEK)
        folder.unlink()
        await night.watch(WEEK - 2 * DAY)
        assert len(list(folder.iterdir())) == 1
    finally:
        await memory.close()


async def test_direct_messages_that_were_tried_are_tried_again_though_the_clock_went_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0"] * 9)])) as w:
        table = await start(w, "anna", "bert")
        bert = w.person("bert").id
        await w.keeper.db.change_seat(table.id, 1, w.clock(), dm_ok=False)
        await table.reseat()
        w.keeper.postman.direct._tried[table.id, bert] = w.clock()
        w.clock.now -= DAY
        await w.keeper.postman.direct.try_again(table, bert)
        assert [s.dm_ok for s in await w.keeper.db.seats(table.id)][1] is True
