"""Whoever manages the server may play, too: a copy of a running game is taken before everybody's eyes, and says nothing."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from cryptography.fernet import Fernet

from bot import exports
from bot.ending import end_game
from keeper import twins
from keeper.eyes import House
from keeper.games import game as game_called
from tests.bot.given import World, answered, texts, world
from tests.cogs.given import ALL, begin, posted, reply
from tests.cogs.test_admin import manager
from tests.cogs.test_asides import EVIL, playing
from tests.keeper.test_asking import PLAIN


def told(w: World) -> bool:
    return any("has taken a copy of this game" in texts(m) for m in w.posts())


async def test_the_table_reads_of_it_before_the_file_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona, seen = manager(w), []
        await begin(w, "anna", "bert")
        whole = discord.Interaction.edit_original_response

        async def spy(self: Any, *args: Any, **what: Any) -> Any:
            if what.get("attachments"):
                seen.append(told(w))
            return await whole(self, *args, **what)

        monkeypatch.setattr(discord.Interaction, "edit_original_response", spy)
        await mona.slash(w.channel, "admin export")
        await end_game(await w.table(), None)
        await posted(w)
        await mona.slash(w.channel, "admin export")
        assert seen == [True, True]


@pytest.mark.parametrize("trouble", [(502, 0), (403, 50013), (404, 10003)], ids=["discord-is-away", "no-rights", "channel-gone"])
async def test_where_the_table_cannot_be_told_there_is_no_file(tmp_path: Path, trouble: tuple[int, int]) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        table = await begin(w, "anna", "bert")
        status, code = trouble

        async def fails(*_: Any) -> Any:
            raise discord.HTTPException(cast("Any", SimpleNamespace(status=status, reason="")), {"code": code, "message": ""})

        whole, w.keeper.postman.kinds["notice"] = w.keeper.postman.kinds["notice"], fails
        done = await mona.slash(w.channel, "admin export")
        w.keeper.postman.kinds["notice"] = whole
        assert not done.response.attachments
        assert "cannot be told now" in answered(done)
        await w.keeper.postman.hurry(table.id)
        await posted(w)
        assert not told(w), "nobody reads of what was not done"
        done = await mona.slash(w.channel, "admin export")
        assert done.response.attachments
        assert told(w)


async def test_a_letter_that_waits_is_not_in_the_way_when_the_trouble_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        table = await begin(w, "anna", "bert")
        w.env.inject_error("*", f"/channels/{w.channel.id}/messages*", status=502, times=1)
        w.env.check_errors = False
        await reply(w, table)
        await w.keeper.postman.idle()
        assert (await mona.slash(w.channel, "admin export")).response.attachments
        assert told(w)


async def test_its_length_counts_nothing_that_was_decided_in_secret(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await playing(w)
        sizes = [len((await exports.export(w.keeper.db, table.id))[0])]
        for order in ("order:round", "order:none", "order:turn", "order:round"):
            await w.person(EVIL).slash(w.channel, "alone orders", order=order)
            sizes.append(len((await exports.export(w.keeper.db, table.id))[0]))
        assert len(set(sizes)) == 1
        parcel = await exports.read((await exports.export(w.keeper.db, table.id))[0], w.keeper.tables)
        assert [a.picks for a in parcel.answers][-1] == ["order:round"]


async def test_files_that_were_sealed_before_still_open(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        whole = await w.keeper.db.export_game(table.id, with_secret=True)
        token = Fernet(await w.keeper.db.seal()).encrypt(zlib.compress(json.dumps(whole).encode()))
        parcel = await exports.read(json.dumps({"game": "elder-sign", "sealed": token.decode()}).encode(), w.keeper.tables)
        assert len(parcel.answers) == len(whole["answers"])


def test_a_length_that_tells_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(House, "picture", lambda *_: PLAIN)
    monkeypatch.setattr(exports, "STEP_BYTES", 1)
    with pytest.raises(twins.Differs, match="admin export"):
        twins.nobody_can_tell(game_called("alone"), 6, seed=21)
