"""A table's place fails: rights are taken, the channel or its thread is closed or deleted, Keeper is sent away, Discord is down
for an hour. Nothing is lost, people hear of it where they can, and the game goes on when the place is there again."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.outbox.postman import OLD_NEWS_SECONDS
from sandbox.actors import visible_text
from sandbox.messages import Message
from tests.bot.given import FakeClock
from tests.crash.players import answers_on, deed_on
from tests.end_to_end.conftest import known_luck  # noqa: F401
from tests.end_to_end.stages import InSandbox, answer, in_sandbox
from tests.waiting import until

HERE = "great-table"


@contextlib.asynccontextmanager
async def playing(folder: Path, where: str = HERE, *, pictures: bool = False, thread: bool = False) -> AsyncIterator[InSandbox]:
    """A game of two in which it is somebody's turn."""
    async with in_sandbox(folder, "greta", "hugo", pictures=pictures) as stage:
        stage.where = where
        anna = stage.server.actor("greta")
        assert not (await anna.command(where, "game new", game="elder-sign", thread=thread)).failed
        await stage.keeper.postman.idle()
        if thread:
            made = stage.server.world.channels
            stage.where = await until(lambda: next((c.id for c in made.values() if c.is_thread), None), why="no thread")
        lobby = await anna.sees(stage.where, lambda m: deed_on(m, "join") is not None)
        hugo = stage.server.actor("hugo")
        assert not (await hugo.press(lobby, deed_on(lobby, "join") or "")).failed
        await until(lambda: "hugo" in visible_text(lobby), why="no seat")
        assert not (await anna.press(lobby, deed_on(lobby, "start") or "")).failed
        await until(lambda: board(stage) is not None, why="no board")
        await stage.keeper.postman.idle()
        yield stage


def posts(stage: InSandbox) -> list[Message]:
    there = stage.server.world.channel(stage.where).messages.values()
    return [m for m in there if m.author_id == stage.server.world.bot_id and m.only_for is None]


def board(stage: InSandbox) -> Message | None:
    return next((m for m in reversed(posts(stage)) if deed_on(m, "hand")), None)


async def fails(stage: InSandbox, **fault: Any) -> None:
    stage.server.faults.add(fault)


async def later(stage: InSandbox, seconds: int = 61) -> None:
    """Time passes, and the housekeeper comes by."""
    cast(FakeClock, stage.keeper.clock).now += seconds
    await stage.keeper.postman.catch_up()
    await stage.keeper.postman.idle()


async def pending(stage: InSandbox) -> int:
    return len(await stage.keeper.db.pending())


async def new_post(stage: InSandbox) -> str:
    """People play until something wants a new post: the board is deleted, so the next answer does. Who answered."""
    old = board(stage)
    assert old is not None
    stage.server.world.delete(stage.server.world.channel(stage.where), old)
    return await by_command(stage)


async def by_command(stage: InSandbox) -> str:
    table = await stage.table()
    before = table.game.serial
    who, _ = await answer(stage, typed=True)
    await until(lambda: table.game.serial > before, why="the answer was not kept")
    return who


async def in_place(stage: InSandbox) -> None:
    """One board, with what is asked now, and nothing on its way."""

    async def there() -> bool:
        await stage.keeper.postman.idle()
        boards = [m for m in posts(stage) if deed_on(m, "hand")]
        shown = [m for m in boards if answers_on(m) or deed_on(m, "usual", "none", "mine")]
        table = await stage.table()
        current = [int(m.id) for m in shown] == [table.game.board_message_id]
        return len(boards) == 1 and current and not await pending(stage)

    await until(there, 30, why=lambda: f"the board is not in place: {[visible_text(m) for m in posts(stage)]}")


async def test_a_board_that_somebody_deleted_comes_again_with_the_next_answer(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        await new_post(stage)
        await in_place(stage)


async def test_without_the_right_to_attach_files_the_board_comes_without_its_picture(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path, pictures=True) as stage:
        drawn = board(stage)
        assert drawn is not None
        assert drawn.files
        await fails(stage, channel=HERE, deny=["attach_files"])
        await new_post(stage)
        await in_place(stage)
        shown = board(stage)
        assert shown is not None
        assert not shown.files
        assert "pictures may not be attached" in caplog.text


async def test_whoever_answers_where_keeper_may_not_write_is_told_and_the_post_comes_when_it_may(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        await fails(stage, channel=HERE, deny=["send_messages"])
        who = await new_post(stage)
        person = stage.server.actor(who)
        await person.sees(HERE, lambda m: m.only_for == person.id and "may no longer write here" in visible_text(m))
        assert await pending(stage)
        stage.server.faults.clear()  # nobody has to wait for the next try
        await until(lambda: board(stage), why="the board does not come")
        await in_place(stage)
        who = await by_command(stage)
        await stage.keeper.postman.idle()
        own = [m for m in stage.server.actor(who).messages(HERE) if m.only_for]
        assert "may no longer" not in visible_text(own[-1])


async def test_a_channel_keeper_cannot_see_any_more_keeps_its_letters(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        await fails(stage, channel=HERE, deny=["view_channel"])
        table = await stage.table()
        ask = next(a for a in table.asks if a.needed)
        await table.answer_for(ask.seat, ask.n, table.game.epoch, None, "default")
        await stage.keeper.postman.idle()
        assert await pending(stage)
        assert stage.keeper.places.closed[table.id] == "place-not-seen"
        stage.server.faults.clear()
        await later(stage)
        await in_place(stage)


async def test_a_deleted_channel_pauses_the_game_and_an_admin_seats_it_elsewhere(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        table = await stage.table()
        serial = table.game.serial
        await fails(stage, channel_deleted=HERE)
        await until(lambda: table.game.status == "paused", why="it is not paused")
        for name in stage.people:
            person = stage.server.actor(name)
            await person.sees(person.dm(), "is gone")
        await stage.keeper.postman.idle()
        assert not await pending(stage), "letters to a place that is gone are tried again"
        assert not await stage.keeper.db.deadlines(table.id)
        stage.where = "side-table"
        owner = stage.server.actor("anna")
        new = stage.server.world.channel("side-table")
        assert not (await owner.command("side-table", "admin transfer", game=str(table.id), channel=new.id)).failed
        await until(lambda: board(stage) is not None, why="it does not appear")
        await stage.command("greta", "game resume")
        await until(lambda: table.game.status == "playing", why="it does not go on")
        await in_place(stage)
        assert table.game.serial == serial
        await by_command(stage)
        await in_place(stage)
        told = [m for m in stage.server.actor("greta").messages(stage.server.actor("greta").dm()) if "is gone" in visible_text(m)]
        assert len(told) == 1


async def test_what_was_voted_about_in_a_channel_that_is_gone_is_voted_about_elsewhere(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        table = await stage.table()
        await stage.command("greta", "game end")
        await until(lambda: any(deed_on(m, "vote") for m in posts(stage)), why="nobody is asked")
        await fails(stage, channel_deleted=HERE)
        await until(lambda: table.game.status == "paused", why="it is not paused")
        stage.where = "side-table"
        new = stage.server.world.channel("side-table")
        owner = stage.server.actor("anna")
        assert not (await owner.command("side-table", "admin transfer", game=str(table.id), channel=new.id)).failed
        await until(lambda: any(deed_on(m, "vote") for m in posts(stage)), why="the vote does not come along")
        await stage.keeper.postman.idle()
        assert not await pending(stage)
        assert not stage.keeper.tables.faults.aside
        await stage.press("hugo", "/yes")
        assert table.game.status == "ended"


async def test_a_channel_that_went_while_keeper_was_out_is_found_out_by_the_next_letter(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        table = await stage.table()
        world = stage.server.world
        heard, world.listeners[:] = list(world.listeners), []
        world.remove_channel(world.channel(HERE))
        world.listeners[:] = heard
        ask = next(a for a in table.asks if a.needed)
        await table.answer_for(ask.seat, ask.n, table.game.epoch, None, "default")
        await until(lambda: table.game.status == "paused", why="nobody noticed")
        await stage.server.actor("hugo").sees(stage.server.actor("hugo").dm(), "is gone")


async def test_a_lobby_whose_channel_is_deleted_ends(tmp_path: Path) -> None:
    async with in_sandbox(tmp_path, "greta") as stage:
        await stage.command("greta", "game new", game="elder-sign")
        await until(lambda: posts(stage), why="no lobby")
        table = await stage.table()
        await fails(stage, channel_deleted=HERE)

        async def ended() -> bool:
            game = await stage.keeper.db.game(table.id)
            return game is not None and game.status == "ended"

        await until(ended, why="it is still open")


async def test_a_thread_that_was_archived_opens_again_with_the_next_post(tmp_path: Path) -> None:
    async with playing(tmp_path, thread=True) as stage:
        await fails(stage, thread_closed=stage.where)
        await by_command(stage)
        await in_place(stage)
        assert not stage.server.world.channel(stage.where).archived


async def test_a_locked_thread_is_told_to_whoever_answers(tmp_path: Path) -> None:
    async with playing(tmp_path, thread=True) as stage:
        await fails(stage, thread_closed=stage.where, locked=True)
        who = await by_command(stage)
        person = stage.server.actor(who)
        await person.sees(stage.where, lambda m: m.only_for == person.id and "thread is closed" in visible_text(m))
        await fails(stage, thread_closed=stage.where, archived=False, locked=False)
        await later(stage)
        await in_place(stage)


async def test_sent_away_keeper_pauses_its_games_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        table = await stage.table()
        await fails(stage, sent_away=True)
        await until(lambda: table.game.status == "paused", why="it is not paused")
        await stage.server.actor("greta").sees(stage.server.actor("greta").dm(), "sent away")
        await fails(stage, sent_away=False)
        await later(stage)
        await stage.command("greta", "game resume")
        await until(lambda: table.game.status == "playing", why="it does not go on")
        await in_place(stage)
        await by_command(stage)
        await in_place(stage)


async def test_an_hour_without_discord_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as stage:
        table = await stage.table()
        await fails(stage, http={"path": "/channels/*", "status": 503, "count": 100_000})
        asked = next(a for a in table.asks if a.needed)
        await table.answer_for(asked.seat, asked.n, table.game.epoch, None, "default")
        await stage.keeper.postman.idle()
        with caplog.at_level(logging.WARNING):
            for _ in range(60):
                await later(stage)
        assert await pending(stage), "given up"
        assert "Traceback" not in caplog.text
        assert stage.keeper.postman.trouble
        stage.server.faults.clear()
        await later(stage)  # a minute later, not an hour later
        await in_place(stage)
        assert not stage.keeper.postman.trouble


async def test_what_could_not_be_posted_for_a_day_is_old_news(tmp_path: Path) -> None:
    async with playing(tmp_path) as stage:
        table = await stage.table()
        await fails(stage, http={"path": "/channels/*", "status": 503, "count": 100_000})
        asked = next(a for a in table.asks if a.needed)
        await table.answer_for(asked.seat, asked.n, table.game.epoch, None, "default")
        await stage.keeper.postman.idle()
        await later(stage, OLD_NEWS_SECONDS + 1)
        assert not await pending(stage)
        stage.server.faults.clear()
        await by_command(stage)  # the next change shows everything
        await in_place(stage)
