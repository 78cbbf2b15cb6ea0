"""Keeper as a newcomer starts it: `keeper run` without a token, in an empty folder, on a free port."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 30
STOP_SECONDS = 15


@dataclass
class House:
    """A running Keeper: the address it printed, and everything it has said since."""

    process: asyncio.subprocess.Process
    url: str
    port: int
    said: list[str]

    @property
    def complaints(self) -> list[str]:
        """What it logged as wrong."""
        return [line for line in self.said if re.search(r" (WARNING|ERROR|CRITICAL) |^Traceback", line)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.asynccontextmanager
async def keeper_run(folder: Path, **environment: str) -> AsyncIterator[House]:
    """What `make run` starts, with nothing in the environment that belongs to a developer."""
    port = free_port()
    kept = {k: v for k, v in os.environ.items() if k not in ("DISCORD_TOKEN", "DATABASE_URL", "DEFAULT_LANGUAGE", "PICTURES")}
    process = await asyncio.create_subprocess_exec(
        str(Path(sys.executable).parent / "keeper"),
        "run",
        cwd=folder,
        env={**kept, "SANDBOX_PORT": str(port), **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said: list[str] = []
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def listen() -> None:
        assert process.stdout is not None
        async for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip()
            said.append(line)
            if (found := re.search(r"http://127\.0\.0\.1:\d+/\S*", line)) and not address.done():
                address.set_result(found[0])
        if not address.done():
            address.set_exception(AssertionError("keeper run ended: " + "\n".join(said)))

    listening = asyncio.create_task(listen())
    try:
        yield House(process, await asyncio.wait_for(address, START_SECONDS), port, said)
        process.send_signal(signal.SIGINT)  # Ctrl+C, as the greeting says
        assert await asyncio.wait_for(process.wait(), STOP_SECONDS) == 0, "\n".join(said[-30:])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await listening
