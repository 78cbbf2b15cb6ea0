"""Shards as Discord has them: a server's events at one, direct messages at the first, one IDENTIFY after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.local_server import use_local_discord
from sandbox import gateway
from sandbox.serve import SandboxServer
from tests.waiting import until


class Listener(discord.AutoShardedClient):
    """Hears what its shards hear."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **options)
        self.heard: list[str] = []

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """At once, which is not allowed."""


async def connected(server: SandboxServer, **options: Any) -> tuple[Listener, asyncio.Task[None]]:
    use_local_discord(server.base)
    client = Listener(**options)
    return client, asyncio.create_task(client.start(server.token))


async def gone(*connections: tuple[Listener, asyncio.Task[None]]) -> None:
    for client, task in connections:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


async def two_guilds(server: SandboxServer) -> list[str]:
    """One for each of two shards: their channels."""
    found: dict[int, str] = {}
    while len(found) < 2:
        guild = server.world.add_guild("server")
        shard = (int(guild) >> 22) % 2
        if shard not in found:
            found[shard] = server.world.add_channel(f"room-{shard}", guild_id=guild).id
        await asyncio.sleep(0.002)
    return [found[0], found[1]]


async def test_a_servers_events_go_to_one_shard_and_direct_messages_to_the_first(server: SandboxServer) -> None:
    server.gateway.max_concurrency = 16
    first, second = await two_guilds(server)
    one = await connected(server, shard_count=2, shard_ids=[0])
    other = await connected(server, shard_count=2, shard_ids=[1])
    try:
        await until(lambda: one[0].is_ready() and other[0].is_ready())
        anna = server.actor("anna")
        server.world.dm(server.world.bot_id, anna.id)
        anna.say(first, "first")
        anna.say(second, "second")
        anna.say(anna.dm(), "secret")
        await until(lambda: len(one[0].heard) + len(other[0].heard) == 3)
        assert sorted(one[0].heard) == ["", "secret"]  # what people write in channels a bot may not read
        assert other[0].heard == [""]
        assert {str(c.id) for g in one[0].guilds for c in g.text_channels} & {first, second} == {first}
        assert {str(c.id) for g in other[0].guilds for c in g.text_channels} & {first, second} == {second}
    finally:
        await gone(one, other)


async def test_two_shards_that_identify_at_once_are_not_both_taken(
    server: SandboxServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "IDENTIFY_SECONDS", 0.5)
    both = await connected(server, shard_count=2)
    try:
        await until(both[0].is_ready)
        assert server.gateway.hasty > 0
        assert {s.shard for s in server.gateway.sessions.values() if s.connection} == {(0, 2), (1, 2)}
    finally:
        await gone(both)


@pytest.mark.parametrize(("required", "code"), [(True, 4011)])
async def test_a_bot_on_too_many_servers_is_refused_without_shards(server: SandboxServer, required: bool, code: int) -> None:
    server.gateway.sharding_required = required
    client, task = await connected(server, shard_count=1)
    try:
        with pytest.raises(discord.ConnectionClosed) as closed:
            await task
        assert closed.value.code == code
    finally:
        await gone((client, task))
