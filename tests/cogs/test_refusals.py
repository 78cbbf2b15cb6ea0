"""Every command of time, undo, settings, replay, library, admin and privacy says no in one private sentence and changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from tests.bot.given import answered, world
from tests.cogs.given import ALL, begin, posted, reply

NOWHERE = [
    ("game undo", {}),
    ("game settings", {"pace": "12h"}),
    ("game settings", {"language": "de"}),
    ("game replay", {}),
    ("game report", {"what": "Something."}),
]


async def test_without_a_game_a_command_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        for name, options in NOWHERE:
            result = await anna.slash(w.channel, name, **options)
            assert "no game in this channel" in answered(result), name
            assert result.response.ephemeral, name


async def test_in_a_lobby_and_after_the_end_nothing_is_undone_or_replayed_wrongly(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        await anna.slash(w.channel, "game new", game="elder-sign")
        assert "not begun" in answered(await anna.slash(w.channel, "game undo"))
        assert "not begun" in answered(await anna.slash(w.channel, "game replay"))
        game = await w.keeper.db.game_in_channel(w.channel.id)
        await w.keeper.db.set_status(game.id, "ended", w.clock(), was=("lobby",))
        table = await begin(w, "anna", "bert")
        await reply(w, table)
        await table.set_status("ended", ("playing",))
        await posted(w)
        serial = table.game.serial
        assert "no game in this channel" in answered(await anna.slash(w.channel, "game undo"))
        assert "no game in this channel" in answered(await anna.slash(w.channel, "game settings", pace="12h"))
        assert " of " in answered(await anna.slash(w.channel, "game replay"))
        assert "whole game" in answered(await anna.slash(w.channel, "game report", what="Late."))
        assert (await w.keeper.db.game(table.id)).serial == serial


async def test_buttons_of_a_game_that_is_over_say_so(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        await reply(w, table)
        await table.set_status("ended", ("playing",))
        said: list[str] = []

        class Press:
            user = w.person("anna")
            message = None

        time: Any = w.keeper.get_cog("Time")
        undo: Any = w.keeper.get_cog("Undo")
        cases = [
            (time.press_snooze, "0.1/hour"),
            (time.press_snooze, "0.1/never"),
            (time.press_snooze, "x" * 40),
            (time.press_back, "0"),
            (time.press_back, "99"),
            (time.press_stand_in, "1"),
            (undo.press_undo, ""),
            (undo.press_ask, "0/1/0"),
            (undo.press_ask, "a/b/c"),
            (w.keeper.votes.post.pressed, "1/yes"),
            (w.keeper.votes.post.pressed, "1/perhaps"),
        ]
        from bot.refusals import TableRefusal

        for press, argument in cases:
            with pytest.raises(TableRefusal) as refused:
                await press(Press(), table, argument, ())
            for lang in ("en", "de"):
                said.append(refused.value.sentence(table.reader(lang)))
        assert all(said)
        assert (await w.keeper.db.game(table.id)).status == "ended"


async def test_admin_commands_are_hidden_from_and_refused_to_others(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        with pytest.raises((simcord.BackendError, simcord.SetupError)):
            await w.person("anna").slash(w.channel, "admin end")
        assert (await w.keeper.db.game(table.id)).status == "playing"
        role = w.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = w.guild.add_member(w.env.create_user("boss"), roles=[role])
        for name, options, words in [
            ("admin end", {"game": "77"}, "no game “77”"),
            ("admin end", {"game": "all"}, "no game “all”"),
            ("admin export", {"game": "77"}, "no game “77”"),
            ("admin transfer", {}, "who is to host"),
            ("admin defaults", {"pace": "yesterday"}, "not a valid time for an answer"),
        ]:
            result = await boss.slash(w.channel, name, **options)
            assert words in answered(result), name
            assert result.response.ephemeral
        assert (await w.keeper.db.game(table.id)).status == "playing"


async def test_a_game_of_another_server_is_out_of_reach(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        elsewhere = w.env.create_guild()
        channel = elsewhere.create_text_channel("far")
        role = elsewhere.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = elsewhere.add_member(w.env.create_user("mallory"), roles=[role])
        for command in ("admin end", "admin export"):
            assert "no game" in answered(await boss.slash(channel, command, game=str(table.id)))
        assert "no game no." in answered(await boss.slash(channel, "game replay", number=table.id))
        assert (await w.keeper.db.game(table.id)).status == "playing"
