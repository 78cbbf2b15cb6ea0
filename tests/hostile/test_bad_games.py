"""One bad game costs one table. Whatever an import, a damaged database or a fault of ours leaves in the rows of a table, Keeper
starts, the other tables play on, and the channel of the bad one is told once."""

from __future__ import annotations

import inspect
import itertools
import json
import logging
import zlib
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import insert, text, update
from sqlalchemy.exc import DataError, IntegrityError, StatementError

import db
from bot import button_ids, refusals
from bot.boxes.elder_sign.box import ElderSignBox
from bot.ending import end_game
from bot.presenter.notices import notice
from bot.schedule.ringing import ASIDE_SECONDS
from bot.shelf import Box, NotOnTheShelf, Shelf
from bot.tables import caretaking
from bot.wordless import INSTEAD, PLAY
from db import tables as t
from rendering.fluent import Words
from tests.bot.given import LOCALE, WORDS, World, answered, custom_ids, press, texts, unhurried_pictures, world  # noqa: F401
from tests.bot.test_presses import send_press
from tests.bot.tiny import TinyBox
from tests.cogs.given import begin, due_now, posted

# As in production: a missing word is no reason to fall over.
LENIENT = Words.load(LOCALE)
ASIDE = "set it aside"
FEW = ("cogs.lobby", "cogs.table", "cogs.seats", "cogs.time", "cogs.undo", "cogs.admin")
CHANNELS: dict[int, Any] = {}
_ids = itertools.count(1)

Spoil = Callable[[db.Database, int, int], Awaitable[None]]


async def game_with(
    w: World, name: str = "tiny", *, absent: bool = True, channel: Any = None, pace: db.Pace | None = None, settled: bool = True
) -> Any:
    """Anna plays, and a caretaker sits beside her: so that every start opens this table."""
    keeper, anna = w.keeper, w.person("anna")
    channel = channel or w.guild.create_text_channel(f"table-{next(_ids)}")
    CHANNELS[channel.id] = channel
    table = await keeper.tables.open_lobby(
        keeper.shelf.box(name),
        channel_id=channel.id,
        guild_id=w.guild.id,
        host_id=anna.id,
        language="en",
        options={},
        pace=pace or db.Pace(),
    )
    for user in (anna, w.person("bert")):
        await keeper.db.join(table.id, user.id, user.name, w.clock())
    await table.start(anna.id)
    if absent:
        await keeper.db.change_seat(table.id, 1, w.clock(), user_id=None, caretaker=True)
        await table.reseat()
    if settled:
        await posted(w)
    return table


def channel_of(w: World, table: Any) -> Any:
    return CHANNELS[table.game.channel_id]


def told(w: World, table: Any) -> int:
    """How often the channel was told that its game is set aside."""
    return sum(ASIDE in texts(m) for m in w.posts(channel_of(w, table)))


async def plays_on(w: World, game_id: int) -> None:
    """Somebody answers, it is kept, and the post shows it."""
    table = await w.keeper.tables.get(game_id)
    assert table is not None
    async with table.lock:
        await table.awake()
    before = table.game.serial
    ask = next(a for a in table.asks if a.needed)
    user = table.user_of(ask.seat)
    assert user is not None
    await table.answer(user, table.line(ask), table.caretakers_choice(ask), interaction_id=f"bad-{next(_ids)}")
    assert table.game.serial > before
    await posted(w)
    seen = len(table.view(None).seen)
    assert f"tiny {seen}" in texts(w.board(channel_of(w, table)))


# How a table can be bad


async def sql(memory: db.Database, statement: str, **values: Any) -> None:
    async with memory.writing() as conn:
        await conn.execute(text(statement), values)


def vote(kind: str, data: Any) -> Spoil:
    """An open vote with a majority for it: the next start decides it."""

    async def spoil(memory: db.Database, game_id: int, anna: int) -> None:
        made = await memory.open_vote(game_id, kind, {}, anna, 0, yes=(0,))
        async with memory.writing() as conn:
            await conn.execute(update(t.vote).where(t.vote.c.id == made.id).values(data=data))

    return spoil


def state(change: Callable[[dict[str, Any]], None]) -> Spoil:
    async def spoil(memory: db.Database, game_id: int, anna: int) -> None:
        for row in await memory.checkpoints(game_id):
            stored = json.loads(row.data)
            change(stored)
            data = zlib.compress(json.dumps(stored).encode())
            await sql(memory, "UPDATE checkpoint SET data = :d WHERE game_id = :g AND step = :s", d=data, g=game_id, s=row.step)

    return spoil


def raw(statement: str, **values: Any) -> Spoil:
    async def spoil(memory: db.Database, game_id: int, anna: int) -> None:
        await sql(memory, statement, g=game_id, **values)

    return spoil


def letter(kind: str, payload: Any) -> Spoil:
    async def spoil(memory: db.Database, game_id: int, anna: int) -> None:
        game = await memory.game(game_id)
        assert game is not None
        await memory.apply(game_id, db.Effects(outbox=(db.Letter(kind=kind, payload={}, channel_id=game.channel_id),)), 0)
        async with memory.writing() as conn:
            newest = (t.outbox.c.game_id == game_id) & (t.outbox.c.kind == kind) & (t.outbox.c.state == "pending")
            await conn.execute(update(t.outbox).where(newest).values(payload=payload))

    return spoil


def deadline(**row: Any) -> Spoil:
    async def spoil(memory: db.Database, game_id: int, anna: int) -> None:
        values = {"kind": "deadline", "due": 1, "seat": 0, "question": "0.0", "data": {}, "state": "armed", "created": 1} | row
        async with memory.writing() as conn:
            await conn.execute(insert(t.deadline).values(game_id=game_id, **values))

    return spoil


def unknown_script(stored: dict[str, Any]) -> None:
    stored["script"] = ["no such step"]


def wrong_type(stored: dict[str, Any]) -> None:
    stored["seen"] = {"a": "dict"}


def more_seats(stored: dict[str, Any]) -> None:
    stored["seats"] = 3


# Votes about nobody make no sense any more and are called off like any other that the game has left behind: no fault, no notice.
MEANINGLESS = (
    "vote about seat abc",
    "vote about a list of seats",
    "vote to replace a seat without a number",
    "vote whose data are a list",
)
BAD: Mapping[str, Spoil] = {
    "vote about seat abc": vote("stand-in", {"without": "abc"}),
    "vote about a list of seats": vote("stand-in", {"without": [1]}),
    "vote to replace a seat without a number": vote("replace", {"without": None}),
    "vote on a policy without one": vote("policy", {}),
    "vote on a pace without one": vote("pace", {}),
    "vote whose data are a list": vote("end", []),
    "vote to take back whose data are a number": vote("undo", 7),
    "unknown step": state(unknown_script),
    "state of wrong types": state(wrong_type),
    "state for other seats": state(more_seats),
    "truncated checkpoint": raw("UPDATE checkpoint SET data = substr(data, 1, 20) WHERE game_id = :g"),
    "checkpoint of a version to come": raw("UPDATE checkpoint SET version = 99 WHERE game_id = :g"),
    "no secret": raw("UPDATE game SET secret = NULL WHERE id = :g"),
    "unknown game": raw("UPDATE game SET name = 'chess' WHERE id = :g"),
    "pace that is a word": raw("""UPDATE game SET pace = '"fast"' WHERE id = :g"""),
    "pace of words": raw(
        """UPDATE game SET pace = '{"deadline": "soon", "on_deadline": "wait", "window": null}' WHERE id = :g"""
    ),
    "pace with more than a pace has": raw("""UPDATE game SET pace = '{"speed": 1}' WHERE id = :g"""),
    "pace beyond all calendars": raw("""UPDATE game SET pace = '{"deadline": 9000000000000000000}' WHERE id = :g"""),
    "pace that is no JSON": raw("UPDATE game SET pace = '{nonsense' WHERE id = :g"),
    "options that are a list": raw("UPDATE game SET options = '[]' WHERE id = :g"),
    "choices that are a list": raw("UPDATE seat SET choices = '[]' WHERE game_id = :g AND seat = 0"),
    "orders that are a number": raw("UPDATE seat SET orders = '5' WHERE game_id = :g AND seat = 0"),
    "a missing seat": raw("UPDATE seat SET seat = 7 WHERE game_id = :g AND seat = 0"),
    "letter whose payload is a list": letter("board", []),
    "notice without an id": letter("notice", {}),
    "reminder without anybody": letter("reminder", {"seat": "x"}),
    "vote letter without a number": letter("vote", {"vote": "x"}),
    "deadline whose data are a list": deadline(data=[]),
    "deadline that happened many times": deadline(data={"count": "many"}),
    "deadline that is due at no time": deadline(due="soon"),
}


def traced(caplog: pytest.LogCaptureFixture) -> set[int]:
    """The games whose setting aside stands in the log with its traceback; a game the house does not have is named without."""
    found: set[int] = set()
    for record in caplog.records:
        if record.name == "bot.tables.faults" and "is set aside" in record.msg:
            assert isinstance(record.args, tuple)
            assert record.exc_info or isinstance(record.args[-1], NotOnTheShelf)
            found.add(int(str(record.args[0])))
    return found


async def spoiled_world(w: World) -> tuple[Any, dict[str, Any]]:
    good = await game_with(w, channel=w.channel)
    bad = {name: await game_with(w, pace=db.Pace(deadline=86_400), settled=False) for name in BAD}
    await posted(w)
    for name, spoil in BAD.items():
        game_id = bad[name].id
        if "deadline" in name or "reminder" in name:  # only the bad one
            await sql(w.keeper.db, "DELETE FROM deadline WHERE game_id = :g", g=game_id)
        await spoil(w.keeper.db, game_id, w.person("anna").id)
    return good, bad


async def test_keeper_starts_plays_on_and_tells_each_bad_channel_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 20)]), cogs=FEW, words=LENIENT) as w:
        good, bad = await spoiled_world(w)
        for _ in range(2):  # whoever is told at every start is told twice
            w.clock.now += 100
            await w.restart()
            await posted(w)
            await due_now(w)
            await plays_on(w, good.id)
            await w.keeper.housekeeping()
            await posted(w)
            assert {name: told(w, table) for name, table in bad.items()} == {name: int(name not in MEANINGLESS) for name in BAD}
        assert told(w, good) == 0
        faulty = {table.id for name, table in bad.items() if name not in MEANINGLESS}
        assert traced(caplog) == faulty
        assert len(await w.keeper.db.asides()) == len(faulty)
        reports = await w.keeper.db.reports(100)
        assert {r.game_id for r in reports} == faulty
        assert all("Traceback" in r.text and r.user_id is None for r in reports)


BAD_LOBBIES: Mapping[str, Spoil] = {
    name: BAD[name]
    for name in (
        "unknown game",
        "pace that is a word",
        "pace that is no JSON",
        "options that are a list",
        "choices that are a list",
    )
} | {
    "options nested deeper than anybody reads": raw("UPDATE game SET options = :d WHERE id = :g", d="[" * 5000 + "]" * 5000),
    "choices nested deeper than anybody reads": raw(
        "UPDATE seat SET choices = :d WHERE game_id = :g", d='{"a":' * 5000 + "}" * 5000
    ),
    "a name of bytes": raw("UPDATE seat SET name = x'ff00' WHERE game_id = :g"),
    "a lobby's post that is a word": raw("UPDATE game SET lobby_message_id = 'abc' WHERE id = :g"),
    "a channel that is a word": raw("UPDATE game SET channel_id = 'abc' WHERE id = :g"),
}


async def test_a_bad_lobby_costs_that_lobby(tmp_path: Path) -> None:
    """Its post is brought up to date at every start."""
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 20)]), cogs=FEW, words=LENIENT) as w:
        good = await game_with(w, channel=w.channel)
        bad: dict[str, int] = {}
        for name in BAD_LOBBIES:
            channel = w.guild.create_text_channel(f"table-{next(_ids)}")
            await w.person("anna").slash(channel, "game new", game="tiny")
            bad[name] = (await w.table(channel)).id
        await posted(w)
        for name, spoil in BAD_LOBBIES.items():
            await spoil(w.keeper.db, bad[name], w.person("anna").id)
        for _ in range(2):
            w.clock.now += 100
            await w.restart()
            await posted(w)
            await plays_on(w, good.id)
            assert {name for name, game_id in bad.items() if game_id in w.keeper.tables.faults.aside} == set(BAD_LOBBIES)
        assert len(await w.keeper.db.reports(100)) == len(BAD_LOBBIES)


@pytest.mark.parametrize("deed", ["join", "again", "learn", "ready", "start", "leave", "mywish", "word"])
async def test_a_lobby_of_a_game_that_is_not_here_says_so_whatever_is_pressed_on_its_post(deed: str, tmp_path: Path) -> None:
    shelf = Shelf([TinyBox(["turn:0"] * 20)])
    async with world(tmp_path, shelf=shelf, cogs=(*FEW, "cogs.learn"), words=LENIENT) as w:
        await w.person("anna").slash(w.channel, "game new", game="tiny")
        table = await w.table()
        await BAD["unknown game"](w.keeper.db, table.id, 0)
        await w.restart()
        await posted(w)
        post = next(m for m in w.posts() if custom_ids(m))
        for who in ("anna", "bert"):
            said = answered(await send_press(w, w.person(who), post, button_ids.deed_button(table.id, deed)))
            assert "set it aside (report 1)" in said, said
        await posted(w)
        assert sum(ASIDE in texts(m) for m in w.posts()) == 1


async def test_a_press_tries_again_and_is_told_the_number_and_what_to_do(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w)
        here, anna = channel_of(w, table), w.person("anna")
        await BAD["options that are a list"](w.keeper.db, table.id, anna.id)
        await w.restart()
        await posted(w)
        fault = await w.keeper.db.fault(table.id)
        assert fault is not None
        for deed in ("hand", "board", "more"):
            said = answered(await press(w, anna, deed, channel=here))
            assert ASIDE in said
            assert f"report {fault.report}" in said
            assert "/admin end" in said
        assert ASIDE in answered(await anna.slash(here, "game hand"))
        assert told(w, table) == 1
        # Mended: the next press simply goes on, and the post says how things stand.
        await sql(w.keeper.db, "UPDATE game SET options = '{}' WHERE id = :g", g=table.id)
        assert ASIDE not in answered(await press(w, anna, "hand", channel=here))
        await posted(w)
        assert await w.keeper.db.asides() == []
        await plays_on(w, table.id)
        # Broken anew in the same way: within a day that is no news, later it is.
        for days, times in ((0, 1), (2, 2)):
            w.clock.now += days * 86_400
            await BAD["options that are a list"](w.keeper.db, table.id, anna.id)
            await w.restart()
            await posted(w)
            assert ASIDE in answered(await press(w, anna, "hand", channel=here))
            await posted(w)
            assert told(w, table) == times
            await sql(w.keeper.db, "UPDATE game SET options = '{}' WHERE id = :g", g=table.id)
            await press(w, anna, "hand", channel=here)


async def test_another_version_tries_again_and_only_that(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        mended, still, same = [await game_with(w) for _ in range(3)]
        for table in (mended, still, same):
            await BAD["options that are a list"](w.keeper.db, table.id, 0)
        await w.restart()
        await posted(w)
        for table in (mended, same):
            await sql(w.keeper.db, "UPDATE game SET options = '{}' WHERE id = :g", g=table.id)
        for table in (mended, still):
            await sql(w.keeper.db, "UPDATE fault SET version = 'older' WHERE game_id = :g", g=table.id)
        caplog.clear()
        await w.restart()
        await posted(w)
        assert [f.game_id for f in await w.keeper.db.asides()] == [still.id, same.id]
        assert traced(caplog) == {still.id}
        assert [told(w, table) for table in (mended, still, same)] == [1, 1, 1]
        await plays_on(w, mended.id)


@pytest.mark.parametrize("name", ["unknown game", "truncated checkpoint", "pace that is no JSON"])
async def test_whoever_manages_the_server_can_save_and_end_it(name: str, tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w)
        here = channel_of(w, table)
        role = w.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        mona = w.guild.add_member(w.env.create_user("mona"), roles=[role])
        await BAD[name](w.keeper.db, table.id, 0)
        await w.restart()
        await posted(w)
        offered = await mona.autocomplete(here, "admin end", "game", "")
        assert [c["value"] for c in offered] == [str(table.id)]
        exported = await mona.slash(here, "admin export")
        assert exported.response.attachments
        assert "ended" in answered(await mona.slash(here, "admin end"))
        await posted(w)
        game = await w.keeper.db.game(table.id)
        assert game is not None
        assert game.status == "ended"
        assert await w.keeper.db.game_in_channel(here.id) is None
        await game_with(w, channel=here)  # there is room for the next


@pytest.mark.parametrize("name", ["unknown game", "truncated checkpoint", "pace that is no JSON"])
async def test_whoever_plays_alone_ends_it_where_nobody_manages_anything(name: str, tmp_path: Path) -> None:
    """In direct messages there is no management, and without an end there is never room for another game."""
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await begin(w, "anna", game="tiny", settled=False)
        anna, bert = w.person("anna"), w.person("bert")
        await sql(w.keeper.db, "UPDATE game SET guild_id = NULL WHERE id = :g", g=table.id)
        await BAD[name](w.keeper.db, table.id, 0)
        await w.restart()
        await posted(w)
        assert ASIDE in answered(await bert.slash(w.channel, "game end")), "strangers end nothing"
        asked = await anna.slash(w.channel, "game end")
        assert "abandoned" in answered(asked)
        (button,) = [i for i in custom_ids(asked.response) if ":end" in i]
        await anna.click(asked.response.message, custom_id=button)
        await posted(w)
        game = await w.keeper.db.game(table.id)
        assert game is not None
        assert game.status == "ended"
        await begin(w, "anna", game="tiny", settled=False)


async def test_of_several_nobody_ends_alone_what_cannot_be_opened(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w, absent=False)
        here, anna = channel_of(w, table), w.person("anna")
        await BAD["truncated checkpoint"](w.keeper.db, table.id, 0)
        await w.restart()
        assert ASIDE in answered(await anna.slash(here, "game end"))
        post = next(m for m in reversed(w.posts(here)) if custom_ids(m))
        assert ASIDE in answered(await send_press(w, anna, post, button_ids.deed_button(table.id, "end", "")))
        assert (await w.keeper.db.game(table.id)).status == "playing"  # pyright: ignore[reportOptionalMemberAccess]


async def test_an_unknown_card_of_a_real_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def unknown_card(stored: dict[str, Any]) -> None:
        stored["ancient"] = stored["wanted_ancient"] = "AO99"

    shelf = Shelf([TinyBox(["turn:0"] * 9), ElderSignBox(())])
    async with world(tmp_path, shelf=shelf, cogs=FEW, words=LENIENT) as w:
        good, bad = await game_with(w), await game_with(w, "elder-sign")
        await state(unknown_card)(w.keeper.db, bad.id, 0)
        await w.restart()
        await posted(w)
        assert (told(w, good), told(w, bad)) == (0, 1)
        assert traced(caplog) == {bad.id}
        await plays_on(w, good.id)


async def test_times_no_calendar_has_stop_no_clock(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w)
        await sql(w.keeper.db, "DELETE FROM deadline")  # so that it is the next
        await deadline(due=2**62)(w.keeper.db, table.id, 0)
        await w.restart()
        assert w.keeper.schedule.clock.jobs == 1  # the alarm for what is next
        await plays_on(w, table.id)


@pytest.mark.parametrize("due", ["x", "", b"\xff"], ids=["word", "nothing", "bytes"])
async def test_a_deadline_that_is_no_time_stops_neither_start_nor_clock(due: Any, tmp_path: Path) -> None:
    """SQLite takes any value into any column."""
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        pace = db.Pace(deadline=3600, on_deadline="default")
        good, bad = await game_with(w, pace=pace), await game_with(w, pace=pace)
        await sql(w.keeper.db, "UPDATE deadline SET due = :due WHERE game_id = :g", due=due, g=bad.id)
        await w.restart()
        await posted(w)
        assert [told(w, table) for table in (good, bad)] == [0, 1]
        w.clock.now += 3700
        await due_now(w)
        assert [(await w.keeper.db.load(t.id)).game.serial for t in (good, bad)] == [1, 0]
        # Whoever presses sets it going again, with times that are some; and one that becomes bad now is found as well.
        await press(w, w.person("anna"), "hand", channel=channel_of(w, bad))
        await posted(w)
        assert await w.keeper.db.undated() == []
        assert [d.kind for d in await w.keeper.db.deadlines(bad.id) if d.kind == "deadline"] == ["deadline"]
        await sql(w.keeper.db, "UPDATE deadline SET due = :due WHERE game_id = :g", due=due, g=bad.id)
        await w.keeper.schedule.clock.ring()
        assert [f.game_id for f in await w.keeper.db.asides()] == [bad.id]
        await plays_on(w, good.id)


ITS_OWN = {
    "a key that is there twice": IntegrityError("INSERT", {}, Exception("UNIQUE constraint failed: outbox.nonce")),
    "a value no column takes": DataError("INSERT", {}, Exception("integer out of range")),
    "a statement nobody can fill in": StatementError("not JSON", "INSERT", {}, TypeError("set is not JSON serializable")),
}


@pytest.mark.parametrize("error", ITS_OWN.values(), ids=ITS_OWN)
async def test_what_the_memory_says_about_one_tables_rows_costs_that_table(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        good, bad = await game_with(w), await game_with(w)
        whole = caretaking.play_the_absent

        async def fails(self: Any) -> None:
            if self.id == bad.id:
                raise error
            await whole(self)

        monkeypatch.setattr(caretaking, "play_the_absent", fails)
        await w.restart()
        await posted(w)
        assert [told(w, table) for table in (good, bad)] == [0, 1]
        await plays_on(w, good.id)


async def test_what_runs_out_at_a_bad_table_runs_out_at_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        bad, good = [await game_with(w, absent=False) for _ in range(2)]
        ill, anna, bert, dora = [bad.id], *(w.person(n).id for n in ("anna", "bert", "dora"))
        made = [await w.keeper.offers.make(table, 1, dora, bert) for table in (bad, good)]
        for table in (bad, good):
            await w.keeper.votes.call(table, "end", anna)
        await posted(w)

        def failing(whole: Any) -> Any:
            def fails(table: Any, *args: Any, **named: Any) -> Any:
                if table.id in ill:
                    raise KeyError("only here")
                return whole(table, *args, **named)

            return fails

        monkeypatch.setattr("bot.votes.voting.notice", failing(notice))
        monkeypatch.setattr(w.keeper.offers, "_result", failing(w.keeper.offers._result))
        w.clock.now += 4 * 86_400
        for _ in range(2):
            await w.keeper.schedule.clock.tick()
            await posted(w)
        assert [[v.state for v in await w.keeper.db.votes(table.id)] for table in (bad, good)] == [["open"], ["failed"]]
        assert [o.state for m in made if (o := await w.keeper.db.offer(m.id)) is not None] == ["open", "expired"]
        assert [told(w, table) for table in (good, bad)] == [0, 1]
        # When the table goes on they run out there, too.
        ill.clear()
        await press(w, w.person("anna"), "hand", channel=channel_of(w, bad))
        await w.keeper.schedule.clock.tick()
        await posted(w)
        assert [v.state for v in await w.keeper.db.votes(bad.id)] == ["failed"]


async def test_letters_are_delivered_though_one_table_cannot_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        bad, good = await game_with(w), await game_with(w)
        for table in (bad, good):
            letter = notice(table, "told-vote-lapsed")
            await w.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), w.clock())
        whole = w.keeper.tables.get

        async def get(game_id: int) -> Any:
            if game_id == bad.id:
                raise KeyError("only here")
            return await whole(game_id)

        monkeypatch.setattr(w.keeper.tables, "get", get)
        await w.keeper.postman.catch_up()
        await posted(w)
        assert await w.keeper.db.pending(good.id) == []
        assert [f.game_id for f in await w.keeper.db.asides()] == [bad.id]


async def test_one_bad_game_keeps_nobody_from_being_away_in_the_others(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        bad, good = [await game_with(w, absent=False) for _ in range(2)]

        def fails(change: Any) -> db.Effects:
            if change.table.id == bad.id:
                raise KeyError("only here")
            return db.Effects()

        w.keeper.tables.consequences.append(fails)
        anna = w.person("anna")
        said = answered(await anna.slash(channel_of(w, good), "game away", until="3", games="all"))
        await posted(w)
        assert str(good.game.channel_id) in said
        assert str(bad.game.channel_id) not in said
        assert [(await w.keeper.db.seats(t.id))[0].away_until is not None for t in (bad, good)] == [False, True]
        assert [told(w, table) for table in (good, bad)] == [0, 1]


async def test_an_outcome_nobody_can_read_is_none(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        bad = await game_with(w, channel=w.channel)
        await end_game(bad, None)
        good = await game_with(w, channel=w.channel)
        await end_game(good, None)
        await posted(w)
        await sql(w.keeper.db, "UPDATE game SET outcome = '[[[' WHERE id = :g", g=bad.id)
        await w.restart()
        said = answered(await w.person("anna").slash(w.channel, "game history"))
        assert "Abandoned." in said
        assert said.count("anna") == 2


async def test_the_memory_that_fails_sets_nobody_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w)

        async def full(*_: object, **__: object) -> None:
            raise OSError("disk full")

        table.drop()
        with monkeypatch.context() as failing:
            failing.setattr(w.keeper.db, "load", full)
            async with table.lock:
                with pytest.raises(OSError, match="disk full"):
                    await table.awake()
            await deadline()(w.keeper.db, table.id, 0)
            await w.keeper.schedule.clock.ring()
        assert await w.keeper.db.fault(table.id) is None
        assert w.keeper.tables.faults.aside == {}
        await plays_on(w, table.id)


async def test_what_an_answer_brings_fails_at_one_table_only(tmp_path: Path) -> None:
    """A fault in the consequences (posts, deadlines, counting), by a press, by time that is up, by a caretaker."""
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0"] * 9)]), cogs=FEW, words=LENIENT) as w:
        pace = db.Pace(deadline=3600, on_deadline="default")
        good, bad = await game_with(w, pace=pace), await game_with(w, pace=pace)
        ill = True

        def fails(change: Any) -> db.Effects:
            if ill and change.table.id == bad.id:
                raise KeyError("only here")
            return db.Effects()

        w.keeper.tables.consequences.append(fails)
        ask = bad.asks[0]
        with pytest.raises(refusals.Broken):
            await bad.answer(w.person("anna").id, bad.line(ask), ["go"], interaction_id="x")
        w.clock.now += 2 * 3600
        await due_now(w)
        assert [(await w.keeper.db.load(t.id)).game.serial for t in (good, bad)] == [1, 0]
        assert (told(w, good), told(w, bad)) == (0, 1)
        await bad.caretake()
        await posted(w)
        assert told(w, bad) == 1
        # What was due waits; when the table goes on, time runs anew.
        ill = False
        await press(w, w.person("anna"), "hand", channel=channel_of(w, bad))
        await posted(w)
        w.clock.now += ASIDE_SECONDS + 3600
        await due_now(w)
        assert (await w.keeper.db.load(bad.id)).game.serial == 1


async def test_caretakers_that_fail_refuse_nobodys_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["turn:0", "turn:1"] * 4)]), cogs=FEW, words=LENIENT) as w:
        good, bad = await game_with(w), await game_with(w)
        whole = caretaking.play_the_absent

        async def fails(self: Any) -> None:
            if self.id == bad.id:
                raise ZeroDivisionError
            await whole(self)

        monkeypatch.setattr(caretaking, "play_the_absent", fails)
        for table in (bad, good):
            await table.answer(w.person("anna").id, table.line(table.asks[0]), ["go"], interaction_id=str(next(_ids)))
        await posted(w)
        assert [(await w.keeper.db.load(t.id)).game.serial for t in (good, bad)] == [2, 1]
        for _ in range(2):
            await w.restart()
            await posted(w)
        assert (told(w, good), told(w, bad)) == (0, 1)
        monkeypatch.undo()
        await press(w, w.person("anna"), "hand", channel=channel_of(w, bad))  # it goes on: the caretaker plays
        await posted(w)
        for _ in range(50):
            if (serial := (await w.keeper.db.load(bad.id)).game.serial) == 2:
                break
            await posted(w)
        assert serial == 2


async def test_a_rule_that_fails_again_and_again_is_told_once(tmp_path: Path) -> None:
    async with world(tmp_path, shelf=Shelf([TinyBox(["crash", "turn:0"])]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w)
        numbers: set[Any] = set()
        for i in range(4):
            with pytest.raises(refusals.Stumbled) as refused:
                await table.answer(w.person("anna").id, table.line(table.asks[0]), ["fall"], interaction_id=f"fall-{i}")
            numbers.add(refused.value.args_["report"])
        await posted(w)
        assert len(numbers) == 1
        assert sum("stumbled" in texts(m) for m in w.posts(channel_of(w, table))) == 1
        await table.answer(w.person("anna").id, table.line(table.asks[0]), ["stand"], interaction_id="stand")


# Words that fail


class Tongueless(TinyBox):
    """A box in which one function at a time fails."""

    broken = ""

    def __getattribute__(self, name: str) -> Any:
        if name == super().__getattribute__("broken"):
            return lambda *_, **__: {}["SECRET-CARD"]
        return super().__getattribute__(name)


FUNCTIONS = sorted(name for name, f in vars(Box).items() if inspect.isfunction(f) and not name.startswith("_"))


def test_every_function_of_a_box_is_words_or_play() -> None:
    assert set(FUNCTIONS) == INSTEAD.keys() | PLAY
    assert not INSTEAD.keys() & PLAY


async def test_whichever_words_fail_the_answer_is_kept_and_the_post_goes_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    box = Tongueless(["turn:0", "some:4:1:2", "secret", "wide:9"] * (len(INSTEAD) + 1))
    async with world(tmp_path, shelf=Shelf([box]), cogs=FEW, words=LENIENT, pictures=True) as w:
        table = await game_with(w, absent=False, channel=w.channel)
        anna = w.person("anna")
        for name in sorted(INSTEAD):
            box.broken = name
            caplog.clear()
            for _ in range(4):
                ask = next(a for a in table.asks if a.needed)
                before = table.game.serial
                picks = (ask.options[0].key,)
                await table.answer(table.user_of(ask.seat), table.line(ask), picks, interaction_id=f"w-{next(_ids)}")
                assert table.game.serial == before + 1, name
            await posted(w)
            asked = next(a for a in table.asks if a.needed)
            assert any(f":{table.line(asked)}:" in id for id in custom_ids(w.board())), name
            for deed in ("hand", "board", "more"):
                said = await press(w, anna, deed)
                assert "Keeper’s fault" not in answered(said), (name, deed)
                assert "SECRET-CARD" not in answered(said)
            table.drop()  # the whole story is told anew
            async with table.lock:
                await table.awake()
            kinds = [r.getMessage() for r in caplog.records if r.name == "bot.wordless"]
            assert len(kinds) == len(set(kinds)), name  # once for each kind, however often it was drawn
            assert all(r.exc_info for r in caplog.records if r.name == "bot.wordless")
        assert not any(ASIDE in texts(m) or "SECRET-CARD" in texts(m) for m in w.posts())
        assert await w.keeper.db.reports() == []


async def test_the_last_post_of_a_wordless_game_goes_out(tmp_path: Path) -> None:
    box = Tongueless(["turn:0"])
    async with world(tmp_path, shelf=Shelf([box]), cogs=FEW, words=LENIENT) as w:
        table = await game_with(w, channel=w.channel)
        box.broken = "outcome_line"
        await table.answer(w.person("anna").id, table.line(table.asks[0]), ["go"], interaction_id="end")
        await posted(w)
        assert "The game is over." in texts(w.board())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_stands_in_is_the_same_whatever_it_stands_for(lang: str) -> None:
    """Two tables that a reader must not tell apart: the neutral line is no way to do so."""
    from bot.reader import Reader
    from bot.wordless import guarded
    from games.kernel.ask import Ask, Option
    from tests.bot.tiny import Did, Sees

    box = Tongueless([])
    worded = guarded(box)
    reader = Reader(lang, LENIENT, None, {0: "Anna"})
    logging.getLogger("bot.wordless").setLevel(logging.CRITICAL)
    try:
        for name, call in {
            "event_line": lambda x: worded.event_line(Sees(0, x), reader) + str(worded.event_line(Did(1, x), reader)),
            "question_line": lambda x: worded.question_line(Ask(0, x, [Option(x, x)]), reader),
            "option_label": lambda x: worded.option_label(Ask(0, x, [o := Option(x, x, (("card", x),))]), o, reader),
            "hand_text": lambda x: worded.hand_text(x, 0, reader),
            "headline": lambda x: worded.headline(x, reader),
        }.items():
            box.broken = name
            assert call("lantern") == call("knife")
            assert not {"lantern", "knife", "Anna"} & set(call("knife").split())
    finally:
        logging.getLogger("bot.wordless").setLevel(logging.NOTSET)
