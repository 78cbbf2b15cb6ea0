"""The memory fails under a running bot: full disk, a file that became read-only, somebody else's lock. Nobody's answer is half
kept, whoever pressed is told, the log has one line, and when the memory works again the game goes on."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.bot.given import World, answer, answered, custom_ids, open_game, press, world
from tests.bot.test_presenter import start
from tests.cogs.given import ALL, begin, posted, reply

TinyWorld = Callable[..., Awaitable[World]]
FULL = "database or disk is full"


def failing(w: World, monkeypatch: pytest.MonkeyPatch, *, reading: bool = False, after: int = 0) -> None:
    """Whatever is written (and, if wanted, read) fails as SQLite does it; `after`: so many transactions are still kept."""
    writing, left = w.keeper.db.writing, [after]

    @asynccontextmanager
    async def full(*_: Any) -> AsyncIterator[Any]:
        if left[0]:
            left[0] -= 1
            async with writing() as conn:
                yield conn
            return
        raise OperationalError("INSERT", {}, Exception(FULL))
        yield

    monkeypatch.setattr(w.keeper.db, "writing", full)
    if reading:
        monkeypatch.setattr(w.keeper.db, "reading", full)


@pytest.mark.parametrize("reading", [False, True], ids=["full", "gone"])
async def test_a_press_that_cannot_be_kept_is_told_and_changes_nothing(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, reading: bool
) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    before = table.game.serial
    with monkeypatch.context() as broken, caplog.at_level(logging.INFO):
        failing(w, broken, reading=reading)
        pressed = await answer(w, table, ("go",))
        assert answered(pressed) == w.keeper.words.say("en", "no-memory"), "nobody's fault, and nothing to report"
        assert FULL in caplog.text
        assert "Traceback" not in caplog.text
    log = await w.keeper.db.log(table.id)
    assert len(log) == before
    # The same button works as soon as the memory does.
    await answer(w, table, ("go",))
    assert len(await w.keeper.db.log(table.id)) == before + 1


async def test_a_command_and_a_confirmed_press_that_cannot_be_kept_say_so_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        w.env.check_errors = False  # they are ours
        anna = w.person("anna")
        sure = await anna.slash(w.channel, "privacy forget")
        button = next(i for i in custom_ids(sure.response) if i.startswith("kf:"))
        with monkeypatch.context() as broken:
            failing(w, broken)
            opened = await anna.slash(w.channel, "game new", game="elder-sign")
            assert answered(opened) == w.keeper.words.say("en", "no-memory")
            pressed = await anna.click(sure.response.message, custom_id=button)
            assert answered(pressed).endswith(w.keeper.words.say("en", "no-memory"))
        assert await w.keeper.db.game_in_channel(w.channel.id) is None
        await anna.slash(w.channel, "game settings", my_language="de")
        with monkeypatch.context() as broken:
            failing(w, broken)
            opened = await anna.slash(w.channel, "game new", game="elder-sign")
            assert answered(opened) == w.keeper.words.say("de", "no-memory")


@pytest.mark.parametrize("typed", ["game hand", "game board", "game status", "game log", "game catch-up"])
async def test_looking_needs_no_room_on_the_disk(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        await reply(w, table)
        await posted(w)
        with monkeypatch.context() as broken:
            failing(w, broken)
            shown = await w.person("anna").slash(w.channel, typed)
        assert answered(shown)
        assert w.keeper.words.say("en", "no-memory") not in answered(shown)


async def test_what_was_posted_but_not_ticked_off_is_not_posted_twice(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    await w.settle()
    tick = w.keeper.db.tick
    posts = len(w.posts())

    async def full(*_: Any) -> bool:
        raise OperationalError("UPDATE", {}, Exception(FULL))

    monkeypatch.setattr(w.keeper.db, "tick", full)
    await answer(w, table, ("go",))
    await w.settle()
    there = len(w.posts())
    assert await w.keeper.db.pending()
    monkeypatch.setattr(w.keeper.db, "tick", tick)
    w.clock.now += 61  # the claim lapses
    await w.keeper.postman.catch_up()
    await w.keeper.postman.idle()
    await w.settle()
    assert not await w.keeper.db.pending()
    assert len(w.posts()) == there >= posts


async def remembered(w: World, channel: Any) -> Any:
    """What people have done there."""
    game = await w.keeper.db.game_in_channel(channel.id)
    if game is None:
        return None
    seats = [(s.user_id, s.ready, s.caretaker) for s in await w.keeper.db.seats(game.id)]
    return game.status, seats, await w.keeper.db.votes(game.id), await w.keeper.db.offers(game.id)


async def in_a_lobby(w: World, channel: Any) -> None:
    await w.person("anna").slash(channel, "game new", game="elder-sign", language="en")


async def in_a_game(w: World, channel: Any) -> None:
    await open_game(w, "anna", "bert", "cleo", channel=channel)


async def voted_on(w: World, channel: Any) -> None:
    await in_a_game(w, channel)
    await w.person("anna").slash(channel, "game end")
    await w.settle()


DEEDS: dict[str, tuple[Callable[..., Awaitable[Any]], Callable[..., Awaitable[Any]]]] = {
    "join": (in_a_lobby, lambda w, c: press(w, w.person("bert"), "join", channel=c)),
    "ballot": (voted_on, lambda w, c: press(w, w.person("bert"), "vote", channel=c)),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_when_the_disk_is_full_only_now_nobody_is_told_that_nothing_has_changed(
    deed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare, do = DEEDS[deed]
    told: set[str] = set()
    async with world(tmp_path, cogs=ALL) as w:
        w.env.check_errors = False  # they are ours
        nothing, perhaps = [w.keeper.words.say("en", id) for id in ("no-memory", "no-memory-now")]
        for k in (1, 2):
            channel = w.guild.create_text_channel(f"room-{k}")
            await prepare(w, channel)
            await posted(w)
            before = await remembered(w, channel)
            with monkeypatch.context() as broken:
                failing(w, broken, after=k - 1)
                said = answered(await do(w, channel))
            after = await remembered(w, channel)
            assert not (said.endswith(nothing) and after != before), f"write {k}: {before} became {after}"
            told |= {nothing} if said.endswith(nothing) else {perhaps} if said.endswith(perhaps) else set()
            assert after != before or not said.endswith(perhaps)
    assert told == {nothing, perhaps}
