"""`keeper run`: Keeper on Discord with a token; without one, sandbox server and bot together on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import webbrowser
from pathlib import Path

from bot.commands import BadCommands
from bot.settings import BadSettings, Settings, read_settings
from bot.start import run_bot
from db import CannotOpen
from games import registry
from games.kernel.content import BadPack
from rendering.covers import cover
from rendering.fonts import MissingAssets
from sandbox.save import BadState
from sandbox.serve import SandboxServer

# What the sandbox remembers between two runs: channels, people, messages.
SANDBOX_STATE = "sandbox-state.json"

SANDBOX_SILENCE = 4

GREETING = """
  Keeper is in the sandbox: a Discord of its own on this machine, no token needed.

      {url}

  Open it, choose a game, and play every seat yourself or with people at this keyboard.
  To play on real Discord: put DISCORD_TOKEN into .env (see the README, "On Discord"). Stop with Ctrl+C.
"""


def run(*, port: int | None, browser: bool, shards: str | None = None, sandbox: str | None = None) -> int:
    given = {"sandbox_port": port, "shards": shards}
    try:
        settings = read_settings(**{name: value for name, value in given.items() if value is not None})
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        for chatty in ("alembic", "apscheduler", "discord.client"):
            logging.getLogger(chatty).setLevel("ERROR" if chatty == "discord.client" else "WARNING")
        asyncio.run(_run(settings, browser, sandbox))
    except KeyboardInterrupt:
        return 0
    except (BadSettings, BadState, MissingAssets, BadCommands, CannotOpen) as wrong:
        print(f"keeper: {wrong}", file=sys.stderr)
        return 2
    except BadPack as bad:
        for fault in bad.faults:
            print(f"keeper: {fault}", file=sys.stderr)
        return 2
    return 0


def covers() -> dict[str, Path]:
    """A picture of every game on the shelf that has one, by what its command calls it."""
    return {m.name: found for m in registry.manifests() if (found := cover(m.folder)) is not None}


async def _run(settings: Settings, browser: bool, sandbox: str | None) -> None:
    if settings.discord_token is not None:
        await run_bot(settings)
        return
    if "longest_silence" not in settings.model_fields_set:
        # Whoever plays all seats at one keyboard need not be deceived for minutes.
        settings = settings.model_copy(update={"longest_silence": SANDBOX_SILENCE})
    if sandbox is not None:
        await run_bot(settings, sandbox.rstrip("/"))
        return
    server = SandboxServer(
        port=settings.sandbox_port,
        state_file=SANDBOX_STATE,
        locale="de" if settings.default_language == "de" else "en-GB",
        covers=covers(),
    )
    try:
        await server.start()
    except OSError as taken:
        raise BadSettings(f"SANDBOX_PORT: cannot listen on {settings.sandbox_port} ({taken.strerror}); choose another") from None
    print(GREETING.format(url=server.page_url), flush=True)
    if browser and sys.stdout.isatty():
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(server.page_url)
    try:
        await run_bot(settings, server.base)
    finally:
        await server.stop()
