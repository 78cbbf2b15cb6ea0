"""A game in a thread of its own, and Discord or the memory fails over it: one thread with one lobby, or none at all."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sandbox.actors import visible_text
from sandbox.channels import Channel
from tests.crash.players import deed_on
from tests.end_to_end.stages import InSandbox, in_sandbox

HERE = "great-table"
THREADS = "/channels/*/threads"


def threads(stage: InSandbox) -> list[Channel]:
    return [c for c in stage.server.world.channels.values() if c.is_thread and not c.archived]


def lobbies(stage: InSandbox, thread: Channel) -> int:
    return sum(deed_on(m, "join") is not None for m in stage.server.world.channel(thread.id).messages.values())


async def asked(stage: InSandbox, command: str = "game new") -> str:
    """What whoever asks for a game in a thread reads."""
    said = await stage.server.actor("greta").command(HERE, command, game="elder-sign", thread=True)
    message = said.message
    assert message is not None
    await stage.settle()
    return visible_text(message)


@pytest.mark.parametrize("command", ["game new", "game learn"])
@pytest.mark.parametrize("status", [502, 503, 0])
async def test_a_thread_whose_receipt_is_lost_is_the_one_that_is_played_in(status: int, command: str, tmp_path: Path) -> None:
    """After a 502 discord.py asks again, after a 503 it gives up; of a cut connection nobody knows."""
    async with in_sandbox(tmp_path, "greta") as stage:
        stage.server.faults.add({"http": {"path": THREADS, "status": status, "count": 1, "when": "after"}})
        link = await asked(stage, command)
        (thread,) = threads(stage)
        assert await stage.keeper.db.game_in_channel(int(thread.id)) is not None
        assert thread.id in link
        assert stage.server.world.channel(thread.id).messages


async def test_an_older_thread_of_the_same_name_stays(tmp_path: Path) -> None:
    async with in_sandbox(tmp_path, "greta") as stage:
        await asked(stage)
        (first,) = threads(stage)
        stage.server.faults.add({"http": {"path": THREADS, "status": 502, "count": 1, "when": "after"}})
        await asked(stage)
        assert [lobbies(stage, t) for t in threads(stage)] == [1, 1]
        assert first in threads(stage)


async def test_a_refusal_is_told_and_looks_for_nothing(tmp_path: Path) -> None:
    async with in_sandbox(tmp_path, "greta") as stage:
        stage.server.faults.add({"http": {"path": THREADS, "status": 403, "count": 1}})
        assert await asked(stage)
        assert threads(stage) == []


@pytest.mark.parametrize("may_delete", [True, False])
@pytest.mark.parametrize("command", ["game new", "game learn"])
async def test_where_the_memory_is_full_no_empty_thread_stays_behind(
    command: str, may_delete: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.asynccontextmanager
    async def full(*_: Any) -> AsyncIterator[Any]:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        yield

    async with in_sandbox(tmp_path, "greta") as stage:
        if not may_delete:
            stage.server.faults.add({"deny": ["manage_threads"], "channel": HERE})
        with monkeypatch.context() as broken:
            broken.setattr(stage.keeper.db, "writing", full)
            assert "nothing has changed" in await asked(stage, command)
        assert threads(stage) == []
        await asked(stage, command)
        assert len(threads(stage)) == 1
