"""Several people plan at once: the post is edited every few seconds, not at every press, and all are called by one ping."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import db
from bot.outbox import postman
from bot.presenter import pings
from bot.schedule import reminding
from tests.bot.given import World, custom_ids, press, texts, world
from tests.bot.test_cultistorm_table import COGS, PEOPLE, mine, onto, opened, posted
from tests.waiting import until

LONG = 30.0


def edits(w: World) -> int:
    """Of messages in the channel, by the bot itself."""
    path = f"/channels/{w.channel.id}/messages/"
    return sum(r.method == "PATCH" and r.path.startswith(path) for r in w.env.http_requests)


async def takes(w: World, table: Any, name: str, key: str) -> None:
    ask = mine(table, PEOPLE.index(name))
    await table.answer(w.person(name).id, table.line(ask), [key], interaction_id=f"{name}-{key}-{ask.n}")


async def planning(w: World) -> Any:
    table = await opened(w)
    await onto(w, table, "preparation")
    return table


async def test_what_several_press_is_one_edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.4)
        before = edits(w)
        for slot, name in enumerate(PEOPLE):
            await takes(w, table, name, f"move:{(slot + 1) % 5}")
        assert edits(w) == before, "not yet"
        await until(lambda: edits(w) > before, why="the plan is never shown")
        await posted(w)
        assert edits(w) == before + 1
        for slot, name in enumerate(PEOPLE):
            place = table.box.cards.locations[table.live.state.places[(slot + 1) % 5].card].name.en
            assert any(name in line and place in line for line in texts(w.board()).splitlines())


async def test_a_press_while_the_post_is_being_edited_is_gathered_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.2)
        before = edits(w)
        await takes(w, table, "anna", "move:1")
        await until(lambda: table.id in w.keeper.postman._running, why="nothing is on its way")
        await takes(w, table, "ben", "move:3")
        await posted(w)
        assert edits(w) <= before + 2
        assert any("ben" in line and "🌀" in line for line in texts(w.board()).splitlines())


async def test_when_all_are_ready_nobody_waits_for_the_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        monkeypatch.setattr(postman, "GATHER_SECONDS", LONG)
        for name in PEOPLE:
            await takes(w, table, name, "ready")
        await asyncio.wait_for(w.keeper.postman.at_rest(table), LONG / 2)
        assert table.id not in w.keeper.postman._gathering
        assert table.live.state.phase != "preparation"


async def test_all_who_plan_are_called_by_one_ping_which_goes_when_all_have_acted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        w.clock.now += 3600
        for _ in range(60):  # the next round, in which cards are discarded first
            if table.live.state.phase == "refresh" and table.live.state.round == 2:
                break
            ask = next(a for a in table.asks if a.needed)
            await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
        await posted(w)
        w.clock.now += 3600
        before = len(w.pings())
        await onto(w, table, "preparation")
        called = [users for users in w.pings()[before:] if users]
        assert len(called) == 1
        assert len(called[0]) == len(PEOPLE) - 1, "all but the one whose answer was waited for"
        found = [m for m in w.posts() if "time to plan" in texts(m)]
        assert len(found) == 1
        assert any(":-:mine:" in id for id in custom_ids(found[0]))
        w.clock.now += 10
        for slot, name in enumerate(PEOPLE):
            await takes(w, table, name, next(k for k in mine(table, slot).keys if k.startswith("move:")))
            await posted(w)
            left = any("time to plan" in texts(m) for m in w.posts())
            assert left == (name != PEOPLE[-1])
        await press(w, w.person("anna"), "mine")


async def test_whoever_is_reminded_of_a_plan_is_not_called_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ping that called everybody goes on calling the others; when one is left, the reminder takes its place."""
    async with world(tmp_path, cogs=COGS) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        called = [w.person(name).id for name in PEOPLE]
        await w.keeper.db.apply(table.id, db.Effects(outbox=(pings.call_together(table, called),)), w.clock())
        w.keeper.tables.committed(table)
        await posted(w)

        def call() -> list[str]:
            return [texts(m) for m in w.posts() if "time to plan" in texts(m)]

        for slot in range(len(PEOPLE)):
            assert all(f"<@{u}>" in call()[0] for u in called[slot:])
            ask = mine(table, slot)
            person = db.UserSettings(user_id=called[slot], reminders="channel")
            letters = reminding.letter(table, ask, called[slot], person, "half", None)
            await w.keeper.db.apply(table.id, db.Effects(outbox=letters), w.clock())
            w.keeper.tables.committed(table)
            await posted(w)
            assert len([m for m in w.posts() if f"<@{called[slot]}>" in texts(m) and m.id != w.board().id]) == 1
        assert not call()


async def test_nothing_is_painted_for_a_sheet_that_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=COGS, pictures=True) as w:
        monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)
        table = await planning(w)
        pictures, painted = w.keeper.presenter.pictures, list[Any]()
        paints = pictures.paints
        monkeypatch.setattr(pictures, "paints", lambda order: painted.append(order) or paints(order))
        own = await press(w, w.person("ben"), "mine")
        before = texts(own.response), len(painted)
        assert before[1]
        await takes(w, table, "anna", "ready")
        await posted(w)
        assert [o for o in painted[before[1] :] if o.seat == PEOPLE.index("ben")] == []
        assert [o for o in painted[before[1] :] if o.seat is None], "the post shows that anna is ready"
