"""Files that somebody has made up or spoilt, brought with `/admin import`; a sample of what `keeper prove` brings."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import db
from bot import exports
from bot.tables import Table, Tables
from db import tables, transfer
from games import registry
from keeper import forged_files
from keeper.games import game as game_called
from tests.bot.given import world
from tests.cogs.given import ALL, begin, posted, reply
from tests.memory import ready

GAMES = {name: game_called(name) for name in registry.names()}


@pytest.mark.parametrize("game", GAMES)
def test_forty_forged_files_of_each_game(game: str) -> None:
    """`keeper prove` brings five thousand."""
    found = forged_files.refused_or_taken_in(GAMES[game], 40, seed=5)
    assert found["files"] == 40
    assert sum(found["refused"].values()) + sum(found["taken_in"].values()) == 40
    assert len(found["refused"]) >= 3
    assert sum(found["taken_in"].values()) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_forged_is_taken_in(game: str) -> None:
    """Otherwise the others would prove little."""

    real = forged_files.originals(game)  # played here and now, if nobody has asked for them before

    async def bring() -> dict[str, str]:
        house = await forged_files.House.open(game)
        found: dict[str, str] = {}
        try:
            for original in real:
                why, table = await house.bring(forged_files._packed(original, json.loads(original.whole)))
                found[original.kind] = why or await house.judge(table)
                if table is not None:
                    await house.clear(table)
        finally:
            await house.close()
        return found

    assert asyncio.run(bring()) == dict.fromkeys(forged_files.KINDS, "open")


def test_a_file_that_seats_somebody_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = transfer._vacant
    monkeypatch.setattr(transfer, "_vacant", lambda seat, *more: kept(seat, *more) | {"user_id": 100})
    with pytest.raises(AssertionError, match="somebody sits there"):
        forged_files.refused_or_taken_in(GAMES["alone"], 60, seed=5)


async def test_keeper_starts_with_whatever_was_taken_in(tmp_path: Path) -> None:
    """The whole of it, on a real file: what was taken in is there at the start, and one of them used to end every start."""
    memory = await db.Database.open(await ready(tmp_path / "keeper.db"))
    async with memory.writing() as conn:
        await conn.execute(update(tables.house).values(seal=base64.urlsafe_b64decode(forged_files.SEAL)))
    house = Tables(memory, forged_files._shelf(), forged_files._words(), lambda: forged_files.NOW)
    taken: list[Table] = []
    for game in GAMES:
        for i, original in enumerate(await asyncio.to_thread(forged_files.originals, game)):
            for n in range(5):
                chance = random.Random(f"start/{game}/{i}/{n}")
                data = forged_files.forge(original, chance) if n else forged_files._packed(original, json.loads(original.whole))
                try:
                    parcel = await exports.read(data, house)
                    taken.append(
                        await exports.take_in(house, parcel, channel_id=1000 + len(taken), guild_id=1, host_id=forged_files.HOST)
                    )
                except exports.BadFile:
                    continue
    assert len({t.game.status for t in taken}) >= 3
    await memory.close()
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        await reply(w, table)
        await posted(w)
        assert await w.keeper.db.game(max(t.id for t in taken)) is not None


async def test_five_imports_of_a_won_game_win_nothing(tmp_path: Path) -> None:
    original = next(o for o in await asyncio.to_thread(forged_files.originals, "alone") if o.kind == "finished")
    async with world(tmp_path, cogs=ALL) as w:
        whole: Any = json.loads(original.whole)
        victim = w.person("vera")
        for seat in whole["seats"]:
            seat["user_id"] = victim.id
        for answer in whole["answers"]:
            answer["user_id"] = victim.id
        for _ in range(5):
            parcel = await exports.read(json.dumps(whole).encode(), w.keeper.tables)
            await exports.take_in(w.keeper.tables, parcel, channel_id=w.channel.id, guild_id=w.guild.id, host_id=1)
        await posted(w)
        about = await w.keeper.db.everything_about(victim.id)
        assert {name: rows for name, rows in about.items() if rows} == {"user_id": victim.id}
        assert await w.keeper.db.statistics(victim.id) == {}
