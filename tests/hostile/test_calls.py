"""Calls when much happens at once: two of them for the same plan, direct messages that open and close, a call that somebody deletes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import db
from bot.outbox import postman
from bot.outbox.direct import AGAIN_SECONDS
from bot.presenter import pings
from bot.shelf import Shelf
from tests.bot.conftest import SHARED
from tests.bot.given import World, answer, press, texts, world
from tests.bot.test_cultistorm_table import COGS, PEOPLE
from tests.bot.test_notifications import a_while, both_pass, calls, close_dms, open_dms
from tests.bot.test_planning import planning
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox
from tests.cogs.given import posted


async def called_together(w: World, table: Any, *names: str) -> None:
    users = [w.person(name).id for name in names]
    await w.keeper.db.apply(table.id, db.Effects(outbox=(pings.call_together(table, users),)), w.clock())
    w.keeper.tables.committed(table)
    await posted(w)


async def test_a_second_call_of_several_leaves_nobody_on_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All four are called to plan. Two of them are called again, together: the first call goes on for the others alone."""
    async with world(tmp_path, cogs=COGS) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        await called_together(w, table, *PEOPLE)
        await called_together(w, table, *PEOPLE[:2])
        found = [texts(m) for m in w.posts() if "time to plan" in texts(m)]
        assert len(found) == 2
        for name in PEOPLE:
            assert sum(f"<@{w.person(name).id}>" in text for text in found) == 1, name
        await called_together(w, table, *PEOPLE)
        (last,) = [texts(m) for m in w.posts() if "time to plan" in texts(m)]
        assert all(f"<@{w.person(name).id}>" in last for name in PEOPLE)


async def test_a_call_somebody_has_deleted_stops_nothing(tmp_path: Path) -> None:
    box: Any = TinyBox(["turn:0", "friend", "turn:0", "friend", "turn:0"])
    async with world(tmp_path, shelf=Shelf([box]), cogs=SHARED) as w:
        table = await start(w, "anna", "bert")
        await answer(w, table, ("go",))
        (ping,) = calls(w)
        await ping.delete()
        a_while(w)
        await answer(w, table, ("yes",))
        a_while(w)
        await answer(w, table, ("go",))
        await posted(w)
        assert len(calls(w)) == 1
        await answer(w, table, ("yes",))
        await posted(w)
        assert calls(w) == []


async def test_direct_messages_that_open_and_close_never_cost_a_question(tmp_path: Path) -> None:
    """Bert opens his direct messages, is believed, and closes them again: what is asked then reaches him by the channel, once."""
    box: Any = TinyBox(["turn:0", "window"] * 4 + ["turn:0"])
    async with world(tmp_path, shelf=Shelf([box]), cogs=SHARED) as w:
        w.person("bert")
        close_dms(w, "bert")
        table = await start(w, "anna", "bert", "cleo")
        bert = w.person("bert")
        for opens in (False, True, False, True):
            open_dms(w)
            if not opens:
                close_dms(w, "bert")
            before = len(w.pings())
            await answer(w, table, ("go",))
            await posted(w)
            whispered = [m for m in bert.user.dm_channel.history() if "react" in texts(m)]
            called = [u for users in w.pings()[before:] for u in users if u == bert.id]
            assert whispered or called
            w.clock.now += AGAIN_SECONDS
            await press(w, bert, "mine")
            await w.settle()
            assert table.seats[1].dm_ok is opens
            await both_pass(w, table)
            assert calls(w) == []
