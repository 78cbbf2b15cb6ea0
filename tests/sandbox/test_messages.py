"""Messages, DMs, threads, files, nonces: what the bot does on its own account."""

from __future__ import annotations

import io

import aiohttp
import discord
import pytest

from sandbox import view
from sandbox.serve import SandboxServer
from tests.sandbox.bot import TableBot, picture, png
from tests.waiting import until

TABLE = "great-table"


def table(server: SandboxServer, bot: TableBot) -> discord.TextChannel:
    channel = bot.get_channel(int(server.world.channel(TABLE).id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_dm_with_a_picture_reaches_one_person(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    await anna.command(TABLE, "whisper")
    message = await anna.sees(anna.dm(), "psst")
    assert message.files[0].filename == "hand.png"
    assert anna.dm() not in list(server.world.visible_channels(ben.id))
    assert server.world.unread(anna.dm(), anna.id) == (1, 1)
    assert (await bot.fetch_user(int(anna.id))).global_name == "Anna"


async def test_closed_dms_refuse_with_50007_and_open_again(server: SandboxServer, bot: TableBot):
    ben = server.actor("ben")
    server.faults.add({"dms_closed": "ben"})
    assert (await ben.command(TABLE, "whisper")).message.content == "your DMs are closed"
    assert bot.failures[0].code == 50007
    server.faults.add({"dms_closed": "ben", "closed": False})
    await ben.command(TABLE, "whisper")
    await ben.sees(ben.dm(), "psst")


async def test_a_person_who_left_cannot_be_written_to(server: SandboxServer, bot: TableBot):
    franka = server.actor("franka")
    private = await (await bot.fetch_user(int(franka.id))).create_dm()
    server.world.remove_person(franka.person)
    with pytest.raises(discord.Forbidden) as error:
        await private.send("where are you?")
    assert error.value.code == 50278


async def test_the_same_nonce_is_said_once(server: SandboxServer, bot: TableBot):
    channel = table(server, bot)
    first = await channel.send("once", nonce="move-7")
    again = await channel.send("once", nonce="move-7")
    other = await channel.send("other", nonce="move-8")
    assert first.id == again.id != other.id
    assert [m.content for m in server.actor("anna").messages(TABLE)] == ["once", "other"]
    server.clock.advance(301)
    assert (await channel.send("later", nonce="move-7")).id != first.id


async def test_an_answer_lost_on_the_way_is_not_said_twice(server: SandboxServer, bot: TableBot):
    server.faults.add_http(method="POST", path="/channels/*/messages", status=502, when="after")
    await table(server, bot).send("exactly once", nonce="n1")
    assert [m.content for m in server.actor("anna").messages(TABLE)] == ["exactly once"]


async def test_edits_keep_drop_and_add_attachments(server: SandboxServer, bot: TableBot, monkeypatch: pytest.MonkeyPatch):
    server.limits.enabled = False  # more edits than Discord allows at once
    message = await table(server, bot).send("two", files=[picture("a.png"), picture("b.png", "second")])
    assert [(a.filename, a.description) for a in message.attachments] == [("a.png", "the board"), ("b.png", "second")]
    assert await message.attachments[1].read() == png()
    gone = message.attachments[0].url
    message = await message.edit(attachments=[message.attachments[1], picture("c.png")])
    assert [a.filename for a in message.attachments] == ["b.png", "c.png"]
    async with aiohttp.ClientSession() as web:
        async with web.get(gone) as answer:  # a page that was just told of it may still fetch it
            assert (answer.status, await answer.read()) == (200, png())
        monkeypatch.setattr("sandbox.attachments.LEAVING_BUDGET", len(png()))
        message = await message.edit(attachments=message.attachments[1:])
        async with web.get(gone) as answer:
            assert answer.status == 410
            assert answer.content_type == "image/svg+xml"
    message = await message.edit(attachments=[*message.attachments, picture("b.png")])
    message = await message.edit(content="only words")
    assert [a.filename for a in message.attachments] == ["c.png", "b.png"]
    message = await message.edit(attachments=[])
    assert message.attachments == []
    assert server.world.shelf.held == 0


async def test_a_deleted_message_is_unknown(server: SandboxServer, bot: TableBot):
    message = await table(server, bot).send("gone soon")
    await message.delete()
    with pytest.raises(discord.NotFound) as error:
        await table(server, bot).fetch_message(message.id)
    assert error.value.code == 10008
    assert server.actor("anna").messages(TABLE) == []


async def test_the_bot_edits_only_what_it_wrote(server: SandboxServer, bot: TableBot):
    said = server.actor("anna").say(TABLE, "mine")
    message = await table(server, bot).fetch_message(int(said.id))
    with pytest.raises(discord.Forbidden) as error:
        await message.edit(content="yours")
    assert error.value.code == 50005
    await message.delete()  # it may manage messages
    assert server.actor("anna").messages(TABLE) == []


async def test_history_pages_backwards_and_forwards(server: SandboxServer, bot: TableBot):
    for i in range(120):
        server.actor("anna").say(TABLE, f"line {i}")
    channel = table(server, bot)
    assert [m.content async for m in channel.history(limit=None, oldest_first=True)] == [f"line {i}" for i in range(120)]
    assert [m.content async for m in channel.history(limit=3)] == ["line 119", "line 118", "line 117"]


async def test_only_the_newest_messages_of_a_channel_are_kept(start_bot):
    async with SandboxServer(messages_per_channel=10, limits=False) as server:
        bot = await start_bot(server)
        for i in range(15):
            await table(server, bot).send(f"m{i}", file=picture())
        assert [m.content for m in server.actor("anna").messages(TABLE)] == [f"m{i}" for i in range(5, 15)]
        assert server.world.shelf.held == 10 * len(png())


async def test_attachments_stay_within_their_budget(start_bot):
    async with SandboxServer(attachment_budget=3000) as server:
        bot = await start_bot(server)
        first = await table(server, bot).send(file=discord.File(io.BytesIO(bytes(2000)), "a.bin"))
        await table(server, bot).send(file=discord.File(io.BytesIO(bytes(2000)), "b.bin"))
        assert server.world.shelf.held == 2000
        with pytest.raises(discord.HTTPException):
            await first.attachments[0].read()
        anna = server.actor("anna")
        shown = [view.message_for(server.world, anna.person, m) for m in anna.messages(TABLE)]
        assert [m["attachments"][0].get("sandbox_gone", False) for m in shown] == [True, False]


async def test_threads_from_a_channel_and_from_a_message(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    response = await anna.command(TABLE, "thread")
    await anna.sees(TABLE, "history ['welcome']")
    first, second = server.world.channel("Table 1"), server.world.channel("Table 2")
    assert first.archived
    assert second.id == response.message.id
    assert response.message.thread_id == second.id
    assert [m.content for m in anna.messages(second)][-1] == "second"
    await until(lambda: "thread Table 2" in bot.events)
    anna.say(first, "wake up")
    assert not first.archived


async def test_a_private_thread_is_for_its_members(server: SandboxServer, bot: TableBot):
    thread = await table(server, bot).create_thread(name="Secrets")
    ben, clara = server.actor("ben"), server.actor("clara")
    await thread.add_user(discord.Object(int(ben.id)))
    place = server.world.channels[str(thread.id)]
    assert place in list(server.world.visible_channels(ben.id))
    assert place not in list(server.world.visible_channels(clara.id))
    assert {m.id for m in await thread.fetch_members()} == {bot.user.id, int(ben.id)}
    await thread.edit(locked=True, archived=True)
    assert not server.world.can_send(ben.id, place)


async def test_pins_reactions_replies_and_typing(server: SandboxServer, start_bot):
    bot = await start_bot(server, discord.Intents(guilds=True, guild_messages=True, guild_reactions=True))
    channel, anna = table(server, bot), server.actor("anna")
    seen: list[str] = []
    server.world.listeners.append(lambda what, about: seen.append(what))
    async with channel.typing():
        message = await channel.send("pin me")
    assert "typing" in seen
    await message.pin()
    assert [m.content async for m in channel.pins()] == ["pin me"]
    await message.add_reaction("👍")
    anna.actors.react(anna.person, anna.channel(TABLE), str(message.id), "👍")
    fetched = await channel.fetch_message(message.id)
    assert fetched.reactions[0].count == 2
    assert {u.name async for u in fetched.reactions[0].users()} == {"keeper", "anna"}
    await until(lambda: bot.events.count("reaction 👍") == 2)
    reply = await fetched.reply("answer")
    assert (await channel.fetch_message(reply.id)).reference.resolved.id == message.id


async def test_guild_members_roles_and_channels_can_be_fetched(server: SandboxServer, bot: TableBot):
    guild = await bot.fetch_guild(int(server.world.guild_id))
    assert guild.name == "The Reading Room"
    assert guild.owner_id == int(server.actor("anna").id)
    assert {c.name for c in await guild.fetch_channels()} == {"great-table", "side-table", "fireside"}
    anna, ben = await guild.fetch_member(int(server.actor("anna").id)), await guild.fetch_member(int(server.actor("ben").id))
    assert anna.guild_permissions.manage_guild
    assert not ben.guild_permissions.manage_guild
    cached = bot.guilds[0]
    assert not cached.me.guild_permissions.administrator
    assert table(server, bot).permissions_for(cached.me).send_messages
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_user(12345)
    assert error.value.code == 10013
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_channel(12345)
    assert error.value.code == 10003


async def test_allowed_mentions_decide_who_is_called(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    await table(server, bot).send(f"hello {anna.person.mention()}", allowed_mentions=discord.AllowedMentions.none())
    assert not server.world.calls(anna.last(TABLE), anna.id)
    await table(server, bot).send(f"hello {anna.person.mention()}", allowed_mentions=discord.AllowedMentions(users=True))
    assert server.world.calls(anna.last(TABLE), anna.id)
    assert server.world.unread(anna.channel(TABLE), anna.id) == (2, 1)
    anna.actors.read(anna.person, anna.channel(TABLE))
    assert server.world.unread(anna.channel(TABLE), anna.id) == (0, 0)


async def test_commands_can_be_fetched_and_registered_for_one_guild(server: SandboxServer, bot: TableBot):
    assert {c.name for c in await bot.tree.fetch_commands()} >= {"game", "Salute", "Quote"}
    ids = {c.name: c.id for c in bot.synced}
    again = await bot.tree.sync()
    assert {c.name: c.id for c in again} == ids
    guild = discord.Object(int(server.world.guild_id))
    bot.tree.copy_global_to(guild=guild)
    local = await bot.tree.sync(guild=guild)
    assert all(c.guild_id == guild.id for c in local)
    bot.tree.clear_commands(guild=guild)
    await bot.tree.sync(guild=guild)
    assert await bot.tree.fetch_commands(guild=guild) == []
    assert len(await bot.tree.fetch_commands()) == len(ids)
