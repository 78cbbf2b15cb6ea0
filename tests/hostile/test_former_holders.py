"""Whoever had a seat before is somebody else: what Keeper hands out about a person, and what it forgets, is theirs and not their seat's."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import exports
from bot.shelf import Shelf
from tests.bot.given import World, answer, custom_ids, world
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, posted
from tests.hostile.test_forgotten import forget, traces


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "plot:1", "turn:0", "turn:2"])])) as made:
        yield made


def private(w: World, name: str) -> str:
    return str(w.person(name).user.dm_channel.id)


def whispers(w: World, name: str) -> list[Any]:
    return [m for m in w.person(name).user.dm_channel.history() if custom_ids(m)]


async def asked_in_secret(w: World) -> Any:
    table = await start(w, "anna", "bert", "cleo")
    await answer(w, table, ("go",))
    assert whispers(w, "bert"), "the test has become too easy"
    return table


async def sits_down(w: World, table: Any, seat: int, name: str) -> None:
    person = w.person(name)
    await table.change_seat(seat, person.id, user_id=person.id, name=name, caretaker=False)


async def about(w: World, name: str) -> str:
    return json.dumps(await w.keeper.db.everything_about(w.person(name).id))


async def test_what_is_handed_out_holds_no_message_and_no_deed_of_whoever_sat_there_before(w: World) -> None:
    table = await asked_in_secret(w)
    joined = table.seats[1].choices["join"]
    assert private(w, "bert") in await about(w, "bert")
    assert joined in await about(w, "bert")
    await sits_down(w, table, 1, "dora")  # before the post has changed: what was whispered to Bert is still there
    assert private(w, "bert") not in await about(w, "dora")
    assert joined not in await about(w, "dora")
    await posted(w)
    assert whispers(w, "dora")
    assert not whispers(w, "bert")
    assert private(w, "dora") in await about(w, "dora")


async def test_whoever_has_given_up_the_seat_is_forgotten_with_their_messages_and_the_next_one_keeps_theirs(w: World) -> None:
    table = await asked_in_secret(w)
    (whisper,) = whispers(w, "bert")
    left_behind = await w.keeper.db.post(whisper.id)
    await sits_down(w, table, 1, "dora")
    await posted(w)
    await w.keeper.db.add_post(left_behind, w.clock())  # as where the process dies between the two
    known = private(w, "bert")
    assert any(known in trace for trace in await traces(w.keeper.db, known)), "the test has become too easy"
    await forget(w, w.person("bert"))
    assert await traces(w.keeper.db, known, str(w.person("bert").id)) == []
    assert private(w, "dora") in await about(w, "dora")


async def test_a_seat_that_a_file_keeps_for_one_and_another_has_taken_does_not_say_for_whom(w: World) -> None:
    table = await asked_in_secret(w)
    file = (await exports.export(w.keeper.db, table.id))[0]
    role = w.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    mona = w.people["mona"] = w.guild.add_member(w.env.create_user("mona"), roles=[role])
    await mona.slash(w.channel, "admin end")
    cellar = w.guild.create_text_channel("cellar")
    await mona.slash(cellar, "admin import", file=("game.json", file))
    again = await w.table(cellar)
    assert again.seats[1].kept_for == w.person("bert").id, "the test has become too easy"
    await sits_down(w, again, 1, "dora")
    assert str(w.person("bert").id) not in await about(w, "dora")


async def test_that_secrets_did_not_reach_one_does_not_mean_that_they_do_not_reach_the_next(w: World) -> None:
    table = await asked_in_secret(w)
    await w.keeper.db.change_seat(table.id, 1, w.clock(), dm_ok=False)
    await table.reseat()
    called = len(w.posts())
    await sits_down(w, table, 1, "dora")
    assert table.seats[1].dm_ok is None
    await posted(w)
    assert whispers(w, "dora")
    assert len(w.posts()) == called, "nobody is called in the channel"
