"""The sandbox's own answers, judged by Discord's OpenAPI file: a document that nobody here wrote."""

from __future__ import annotations

from typing import Any

import discord

from sandbox.openapi import OpenApi
from sandbox.rest import Call
from sandbox.serve import SandboxServer
from tests.sandbox.bot import TableBot, png
from tests.waiting import until

TABLE = "great-table"


async def test_every_answer_given_to_a_busy_bot_is_valid(start_bot):
    async with SandboxServer(limits=False) as server:
        wrong: list[str] = []
        judged: set[str] = set()
        openapi = OpenApi()

        def watch(call: Call, status: int, body: Any) -> None:
            template = call.template.replace("{which}", "@original") if call.params.get("which") == "@original" else call.template
            pointer = openapi.response_pointer(call.method, template, status)
            if pointer is None:
                return
            judged.add(f"{call.method} {template}")
            wrong.extend(
                f"{call.method} {call.template} {place}: {code} {words}" for place, code, words in openapi.judge(pointer, body)
            )

        server.rest.watchers.append(watch)
        bot = await start_bot(server, discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
        anna, ben = server.actor("anna"), server.actor("ben")
        bot.gate.set()
        opened = (await anna.command(TABLE, "game new", title="elder")).message
        await anna.autocomplete(TABLE, "game new", "title", title="e")
        for press in ("roll", "hand", "quiet"):
            await ben.press(opened, press)
        await anna.select(opened, "pick", "1")
        await anna.submit(await anna.press(opened, "rename"), name="Vigil")
        await anna.submit(await anna.command(TABLE, "form", which="quiz"), one="a", many=["x"])
        await anna.command(TABLE, "think")
        await anna.sees(TABLE, "thought again")
        await anna.command(TABLE, "think", secret=True)
        await anna.command(TABLE, "whisper")
        await anna.press((await anna.command(TABLE, "layout")).message, "again")
        await anna.menu(TABLE, "Salute", ben.id)
        await anna.menu(TABLE, "Quote", anna.say(TABLE, "words", attachments=[anna.upload("a.png", png())]))
        await anna.command(TABLE, "thread")
        await anna.sees(TABLE, "history")
        channel = bot.get_channel(int(opened.channel_id))
        message = await channel.fetch_message(int(opened.id))
        await message.pin()
        await message.add_reaction("👍")
        await message.reply("reply")
        [m async for m in channel.history(limit=50)]
        [m async for m in channel.pins()]
        await bot.fetch_guild(int(server.world.guild_id))
        await bot.guilds[0].fetch_channels()
        await bot.guilds[0].fetch_roles()
        await bot.guilds[0].fetch_member(int(ben.id))
        await bot.guilds[0].active_threads()
        await bot.fetch_user(int(ben.id))
        await bot.fetch_channel(int(server.world.channel("Table 2").id))
        await bot.fetch_channel(int(anna.dm().id))
        await bot.tree.fetch_commands()
        await bot.http.get_bot_gateway()
        await bot.application_info()
        await until(lambda: not any(m.thinking for m in anna.messages(TABLE)))
        assert wrong == []
        assert len(judged) >= 25, sorted(judged)
        assert server.rest.unhandled == []
        assert list(server.rest.refusals) == []
        assert server.strict is not None
        assert list(server.strict.unknown_keys) == []
        assert isinstance(bot, TableBot)


def test_a_list_of_values_allows_these_and_no_other() -> None:
    """Numbers of a list are told from what Python takes for the same."""
    openapi = OpenApi()
    style = "/components/schemas/ButtonStyleTypes"
    assert [openapi.judge(style, value) for value in (1, 2, 3, 4)] == [[], [], [], []]
    assert all(openapi.judge(style, value) for value in (0, 77, True, "1", None, [1]))
