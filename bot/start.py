"""Start and stop. With a token Keeper talks to Discord, otherwise to the local server whose address the caller gives."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

import db
from bot import shelf as shelves
from bot.commands import own_words
from bot.keeper import Keeper
from bot.local_server import use_local_discord
from bot.painters import Painters
from bot.settings import BadSettings, Settings
from db import files
from db.database import full_address
from rendering import sprites
from rendering.kit.pictures import check_assets

log = logging.getLogger(__name__)

# The first connect is not retried by discord.py: a failing one ends the client. A new client is made each time.
FIRST_WAIT, LONGEST_WAIT = 2, 120
# Pictures may be drawn in threads (`PAINTERS=0`). With Python's usual 5 ms a transaction, which is several hops between the event loop and
# the database's thread, would wait at every hop for a painter to put down the brush.
SWITCH_SECONDS = 0.0005
# What Discord closes a connection with that will be so the next time, too.
FATAL = {
    4004: "DISCORD_TOKEN: Discord does not accept this token",
    4010: "SHARDS: Discord does not know such a shard",
    4011: "SHARDS: this bot is on so many servers that Discord asks for more shards",
    4012: "Discord does not speak this version of its protocol any more: update Keeper",
    4013: "Discord does not know what Keeper asks for (intents): update Keeper",
    4014: "DISCORD_TOKEN: this application must not ask for privileged intents",
}
LOCAL_TOKEN = "keeper-plays-in-its-own-sandbox"


async def run_bot(
    settings: Settings,
    local: str | None = None,
    *,
    stop: asyncio.Event | None = None,
    started: Callable[[Keeper], None] | None = None,
    **keeper_options: Any,
) -> None:
    """Run until `stop` is set (or a signal comes). `local` is the sandbox's address, used when there is no token.

    Raises BadSettings or db.CannotOpen with one clear line before anything is connected.
    """
    token = settings.discord_token.get_secret_value() if settings.discord_token else None
    if token is None and local is None:
        raise BadSettings("DISCORD_TOKEN: is missing, and there is no local sandbox to play in")
    if token is None and local is not None:
        use_local_discord(local)
    sys.setswitchinterval(SWITCH_SECONDS)
    painters = _painters(settings)
    try:
        await asyncio.to_thread(check_assets)
        async with files.alone(files.path_of(full_address(settings.database_url))):
            memory = await db.Database.open(settings.database_url)
            memory.alone = True
            stop = stop or _stop_on_signals()
            keeper_options.setdefault("paints", painters.paint if painters is not None else None)
            try:
                await _keep_running(settings, memory, token or LOCAL_TOKEN, stop, started, painters, keeper_options)
            finally:
                await memory.close()
    finally:
        if painters is not None:
            painters.close()


def _painters(settings: Settings) -> Painters | None:
    """Before anything is opened, and behind what is loaded once: the first ones are copies of this process."""
    if not settings.pictures or not settings.painters:
        sprites.CACHE.budget = settings.sprites_mb << 20
        return None
    own_words()
    shelves.fill(settings.packs)
    gc.freeze()
    return Painters(settings.painters, settings.packs, sprites_mb=settings.sprites_mb)


async def _keep_running(
    settings: Settings,
    memory: db.Database,
    token: str,
    stop: asyncio.Event,
    started: Callable[[Keeper], None] | None,
    painters: Painters | None,
    keeper_options: dict[str, Any],
) -> None:
    wait = FIRST_WAIT
    while not stop.is_set():
        keeper = Keeper(settings, memory, **keeper_options)
        # Cards, words and pictures stay for good: the garbage collector need not walk through them with every press waiting.
        gc.collect()
        gc.freeze()
        gc.enable()
        if started is not None:
            started(keeper)
        running = asyncio.create_task(keeper.start(token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
        was_ready = keeper.is_ready()
        if stop.is_set() and painters is not None:
            painters.let_go()
        await keeper.close()
        stopping.cancel()
        if not running.done():
            running.cancel()
        outcome = (await asyncio.gather(running, return_exceptions=True))[0]
        if stop.is_set():
            return
        if isinstance(outcome, discord.LoginFailure):
            raise BadSettings("DISCORD_TOKEN: Discord does not accept this token")
        if isinstance(outcome, discord.PrivilegedIntentsRequired):
            raise BadSettings("DISCORD_TOKEN: this application must not ask for privileged intents")
        if isinstance(outcome, discord.ConnectionClosed) and outcome.code in FATAL:
            raise BadSettings(FATAL[outcome.code])
        if isinstance(outcome, BaseException) and not _is_connection_trouble(outcome):
            raise outcome
        wait = FIRST_WAIT if was_ready else min(wait * 2, LONGEST_WAIT)
        log.warning("no connection (%s); again in %s s", outcome or "closed", wait)
        try:
            await asyncio.wait_for(stop.wait(), wait)
        except TimeoutError:
            continue


def _is_connection_trouble(error: BaseException) -> bool:
    # AttributeError: what discord.py raises when the very first gateway connect fails before there is a socket.
    kinds = (OSError, TimeoutError, aiohttp.ClientError, discord.GatewayNotFound, discord.ConnectionClosed, discord.HTTPException)
    return isinstance(error, kinds) or (isinstance(error, AttributeError) and "sequence" in str(error))


def _stop_on_signals() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, stop.set)
        except (NotImplementedError, RuntimeError):  # Windows, or not in the main thread
            continue
    return stop
