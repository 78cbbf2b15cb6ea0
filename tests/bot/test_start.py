"""Starting: one clear line when something is missing, and patience when the connection is not there yet."""

from __future__ import annotations

import asyncio
import gc
import socket
from pathlib import Path
from typing import Any

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

import db
from bot import start
from bot.settings import BadSettings, Settings
from db import files
from sandbox.serve import SandboxServer
from tests.waiting import within


def settings(tmp_path: Path, **more: Any) -> Settings:
    return Settings(_env_file=None, database_url=str(tmp_path / "k.db"), state_folder=tmp_path, pictures=False, **more)  # pyright: ignore[reportCallIssue]


@pytest.fixture(autouse=True)
def _real_discord_again():
    """Which server discord.py talks to belongs to its classes: put it back."""
    kept = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = kept


async def test_without_token_and_sandbox_there_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="DISCORD_TOKEN: is missing"):
        await start.run_bot(settings(tmp_path))


async def test_a_database_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    given = settings(tmp_path).model_copy(update={"database_url": str(tmp_path / "nowhere" / "k.db")})
    with pytest.raises(db.CannotOpen) as told:
        await start.run_bot(given, "http://127.0.0.1:9")
    assert "\n" not in str(told.value)


async def test_a_second_keeper_on_the_same_file_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LOCK_SECONDS", 0.1)
    async with files.alone(tmp_path / "k.db"):
        with pytest.raises(db.CannotOpen, match="another Keeper") as told:
            await start.run_bot(settings(tmp_path), "http://127.0.0.1:9")
    assert "\n" not in str(told.value)


async def test_a_missing_connection_is_tried_again_with_a_new_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody listens there: discord.py's client dies each time, the program does not."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    monkeypatch.setattr(start, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(start, "LONGEST_WAIT", 0.05)
    stop = asyncio.Event()
    made: list[Any] = []

    def note(keeper: Any) -> None:
        made.append(keeper)
        if len(made) == 3:
            stop.set()

    await within(start.run_bot(settings(tmp_path), f"http://127.0.0.1:{port}", stop=stop, started=note))
    assert len(made) == 3
    assert len(set(map(id, made))) == 3


async def test_garbage_is_collected_as_soon_as_a_start_is_done(tmp_path: Path) -> None:
    """`keeper run` turns it off for the time in which almost nothing is given up again."""
    stop = asyncio.Event()
    collected: list[bool] = []

    def note(_: Any) -> None:
        collected.append(gc.isenabled())
        stop.set()

    gc.disable()
    try:
        await within(start.run_bot(settings(tmp_path), "http://127.0.0.1:9", stop=stop, started=note))
    finally:
        gc.enable()
    assert collected == [True]


async def test_what_discord_refuses_for_good_is_one_clear_line(tmp_path: Path) -> None:
    async with SandboxServer(strict=False) as server:
        server.gateway.sharding_required = True
        with pytest.raises(BadSettings, match="SHARDS: this bot is on so many servers") as told:
            await within(start.run_bot(settings(tmp_path), server.base, shard_count=1))
    assert "\n" not in str(told.value)
