"""A sandbox server and a real discord.py bot for each test."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import discord
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.local_server import use_local_discord
from sandbox.serve import SandboxServer
from tests.sandbox.bot import TableBot
from tests.waiting import until


@pytest.fixture(autouse=True)
def discord_addresses() -> Iterator[None]:
    """discord.py's class attributes belong to the whole process: put them back."""
    kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = kept


@contextlib.asynccontextmanager
async def connecting() -> AsyncIterator[Callable[..., Awaitable[TableBot]]]:
    """Connect a bot to a server; it is closed after the test."""
    running: list[tuple[TableBot, asyncio.Task[None]]] = []

    async def start(server: SandboxServer, intents: discord.Intents | None = None, bot: TableBot | None = None) -> TableBot:
        use_local_discord(server.base)
        client = bot or TableBot(intents or discord.Intents(guilds=True))
        task = asyncio.create_task(client.start(server.token))
        running.append((client, task))
        await until(lambda: client.is_ready() or task.done(), why="the bot did not get ready")
        if task.done():
            task.result()
        return client

    yield start
    for client, task in running:
        await client.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task


@contextlib.asynccontextmanager
async def serving() -> AsyncIterator[SandboxServer]:
    async with SandboxServer() as running:
        yield running
        assert running.rest.unhandled == []


@pytest.fixture
async def start_bot() -> AsyncIterator[Callable[..., Awaitable[TableBot]]]:
    async with connecting() as start:
        yield start


@pytest.fixture
async def server() -> AsyncIterator[SandboxServer]:
    async with serving() as running:
        yield running


@pytest.fixture
async def bot(server: SandboxServer, start_bot: Callable[..., Awaitable[TableBot]]) -> TableBot:
    return await start_bot(server)
