"""Faults on demand, and a real bot living through them."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.local_server import use_local_discord
from sandbox.serve import SandboxServer
from tests.sandbox.bot import TableBot
from tests.waiting import until

TABLE = "great-table"


def table(server: SandboxServer, bot: TableBot) -> discord.TextChannel:
    channel = bot.get_channel(int(server.world.channel(TABLE).id))
    assert isinstance(channel, discord.TextChannel)
    return channel


def said(server: SandboxServer) -> list[str]:
    return [m.content for m in server.actor("anna").messages(TABLE)]


# --- HTTP --------------------------------------------------------------------------------------------------------------


async def test_pacing_headers_keep_the_bot_below_the_limit(server: SandboxServer, bot: TableBot):
    server.limits.sizes["POST", "/channels/{channel}/messages"] = (5, 0.5)
    began = time.monotonic()
    await asyncio.gather(*(table(server, bot).send(f"m{i}") for i in range(12)))
    assert time.monotonic() - began > 0.9  # two pauses
    assert len(said(server)) == 12
    assert server.limits.refused == 0


async def test_without_pacing_headers_the_bot_runs_into_429_and_recovers(server: SandboxServer, bot: TableBot):
    server.limits.sizes["POST", "/channels/{channel}/messages"] = (2, 0.3)
    server.limits.headers = False
    for i in range(4):
        await table(server, bot).send(f"m{i}")
    assert said(server) == ["m0", "m1", "m2", "m3"]
    assert server.limits.refused >= 1


async def test_the_global_limit_has_its_own_answer(server: SandboxServer, bot: TableBot):
    server.limits.global_per_second = 3
    await asyncio.gather(*(bot.fetch_user(bot.user.id) for _ in range(5)))
    assert server.limits.refused >= 1


async def test_a_429_on_demand_is_waited_out(server: SandboxServer, bot: TableBot):
    server.faults.add({"http": {"method": "POST", "path": "/channels/*/messages", "status": 429, "retry_after": 0.2}})
    await table(server, bot).send("patience")
    assert said(server) == ["patience"]


async def test_a_429_without_via_is_taken_for_a_ban(server: SandboxServer, bot: TableBot):
    server.faults.add({"http": {"method": "POST", "path": "/channels/*/messages", "status": 429, "via": False}})
    with pytest.raises(discord.HTTPException) as error:
        await table(server, bot).send("banned")
    assert error.value.status == 429
    assert said(server) == []


async def test_a_502_is_retried_and_a_503_is_not(server: SandboxServer, bot: TableBot):
    server.faults.add({"http": {"method": "POST", "path": "/channels/*/messages", "status": 502}})
    await table(server, bot).send("second try")
    server.faults.add({"http": {"method": "POST", "path": "/channels/*/messages", "status": 503}})
    with pytest.raises(discord.DiscordServerError):
        await table(server, bot).send("no second try")
    assert said(server) == ["second try"]


async def test_a_cut_connection_after_the_work_leaves_the_message_there(server: SandboxServer, bot: TableBot):
    server.faults.add({"http": {"method": "POST", "path": "/channels/*/messages", "status": 0, "when": "after"}})
    with pytest.raises((aiohttp.ClientError, OSError)):
        await table(server, bot).send("said", nonce="x")
    await table(server, bot).send("said", nonce="x")
    assert said(server) == ["said"]


async def test_a_slow_answer_is_slow(server: SandboxServer, bot: TableBot):
    server.faults.add({"http": {"path": "/channels/*/messages", "delay": 0.3}})
    began = time.monotonic()
    await table(server, bot).send("slow")
    assert time.monotonic() - began >= 0.3
    assert server.faults.show()["http"] == []
    assert server.faults.seen == 1


# --- gateway -----------------------------------------------------------------------------------------------------------


async def test_a_requested_reconnect_is_resumed_and_nothing_is_missed(server: SandboxServer, bot: TableBot):
    server.faults.add({"gateway": "reconnect"})
    await until(lambda: "resumed" in bot.events)
    assert server.gateway.resumed == 1
    assert server.gateway.identified == 1
    assert (await server.actor("anna").command(TABLE, "keep")).kind == "message"


@pytest.mark.parametrize("code", [1012, 4000])
async def test_events_during_a_dropped_connection_are_replayed(server: SandboxServer, start_bot, code: int):
    bot = await start_bot(server, discord.Intents(guilds=True, dm_messages=True))
    ben = server.actor("ben")
    server.faults.add({"gateway": "close", "code": code})
    ben.say(ben.dm(), "are you there?")  # the bot is gone at this moment
    await until(lambda: "resumed" in bot.events)
    await until(lambda: [m.content for m in bot.heard] == ["are you there?"])


async def test_an_invalid_session_makes_the_bot_identify_again(server: SandboxServer, bot: TableBot):
    server.faults.add({"gateway": "invalid_session"})
    await until(lambda: server.gateway.identified == 2)
    await until(lambda: server.gateway.online)
    assert (await server.actor("anna").command(TABLE, "keep")).kind == "message"


async def test_refused_connections_are_tried_again(server: SandboxServer, bot: TableBot):
    server.faults.add({"gateway": "refuse", "count": 1})
    server.faults.add({"gateway": "close", "code": 4000})
    await until(lambda: "resumed" in bot.events)
    assert server.faults.refuse == 0


async def test_a_silent_gateway_is_noticed_and_left(server: SandboxServer, start_bot):
    bot = await start_bot(server, bot=TableBot(discord.Intents(guilds=True), heartbeat_timeout=0.5))
    server.faults.add({"gateway": "silent", "seconds": 30})
    await until(lambda: "resumed" in bot.events)


async def test_duplicate_events_reach_the_bot_twice_and_one_answer_counts(server: SandboxServer, bot: TableBot):
    server.faults.add({"gateway": "duplicate", "event": "INTERACTION_CREATE"})
    opened = (await server.actor("anna").command(TABLE, "game new", title="elder")).message
    await until(lambda: server.rest.calls["POST /interactions/{interaction}/{token}/callback"] == 2)
    assert server.actor("anna").messages(TABLE) == [opened]


async def test_a_delayed_event_comes_late_and_may_be_too_late(server: SandboxServer, bot: TableBot):
    server.interactions.respond_seconds = 0.2
    server.faults.add({"gateway": "delay", "event": "INTERACTION_CREATE", "seconds": 0.4})
    assert (await server.actor("anna").command(TABLE, "keep")).kind == "failed"
    server.interactions.respond_seconds = 30
    assert (await server.actor("anna").command(TABLE, "keep")).kind == "message"


async def test_a_wrong_token_is_a_login_failure():
    async with SandboxServer(token="right") as server:
        use_local_discord(server.base)
        client = TableBot(discord.Intents(guilds=True))
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")
        await client.close()


async def test_privileged_intents_are_off_unless_switched_on(server: SandboxServer, start_bot):
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await start_bot(server, discord.Intents(guilds=True, message_content=True))


# --- intents -----------------------------------------------------------------------------------------------------------


async def test_a_bot_hears_only_what_its_intents_allow(start_bot):
    async with SandboxServer(privileged=True) as server:
        anna = server.actor("anna")
        deaf = await start_bot(server, discord.Intents(guilds=True))
        half = await start_bot(server, discord.Intents(guilds=True, guild_messages=True))
        full = await start_bot(server, discord.Intents(guilds=True, guild_messages=True, message_content=True, dm_messages=True))
        anna.say(TABLE, "hello all")
        anna.say(TABLE, f"hello {server.world.bot.mention()}")
        anna.say(anna.dm(), "hello you")
        server.world.dm(anna.id, server.actor("ben").id)
        anna.say(server.world.dm(anna.id, server.actor("ben").id), "not for bots")
        await until(lambda: len(full.heard) == 3)
        assert [m.content for m in full.heard] == ["hello all", f"hello {server.world.bot.mention()}", "hello you"]
        assert [m.content for m in half.heard] == ["", f"hello {server.world.bot.mention()}"]
        assert deaf.heard == []


async def test_members_can_be_asked_for_with_the_members_intent(start_bot):
    async with SandboxServer(privileged=True) as server:
        bot = await start_bot(server, discord.Intents(guilds=True, members=True))
        assert {m.name for m in bot.guilds[0].members} == {p.username for p in server.world.people.values()}
        assert {m.name async for m in bot.guilds[0].fetch_members(limit=None)} == {
            p.username for p in server.world.people.values()
        }
        greta = server.world.add_person("Greta", "de")
        await until(lambda: bot.guilds[0].get_member(int(greta.id)) is not None)


async def test_new_channels_are_known_at_once(server: SandboxServer, bot: TableBot):
    channel = server.world.add_channel("Attic Table")
    await until(lambda: bot.get_channel(int(channel.id)) is not None)
    assert bot.get_channel(int(channel.id)).name == "attic-table"
    server.world.remove_channel(channel)
    await until(lambda: bot.get_channel(int(channel.id)) is None)
