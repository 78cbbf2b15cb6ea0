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

from tests.waiting import within

# What is logged only because the machine was slow or stood still for a while, and is no fault of Keeper's: discord.py finds that
# the answer to its heartbeat took long (also when its own thread came too late to note when it was sent), that it could not even
# send it, or that it has heard nothing for a minute; a post goes without its picture if that takes longer than ten seconds.
SLOW_MACHINE = re.compile(
    r" WARNING ("
    r"discord\.gateway: Can't keep up, shard ID None websocket is [\d.]+s behind\."
    r"|discord\.gateway: Shard ID None heartbeat blocked for more than \d+ seconds\."
    r"|discord\.gateway: Shard ID None has stopped responding to the gateway\. Closing and restarting\."
    r"|bot\.presenter: game \d+: no picture of [\w-]+ in time"
    r")$"
)
COMPLAINT = re.compile(r" (WARNING|ERROR|CRITICAL) |^Traceback")


@dataclass
class House:
    """A running Keeper: the address it printed, and everything it has said since."""

    process: asyncio.subprocess.Process
    url: str
    said: list[str]

    @property
    def complaints(self) -> list[str]:
        """What it logged as wrong, and is not only the machine's fault."""
        return [line for line in self.said if COMPLAINT.search(line) and not SLOW_MACHINE.search(line)]

    @property
    def missing_pictures(self) -> int:
        """How many posts had to go without one."""
        return sum(" no picture of " in line for line in self.said)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.asynccontextmanager
async def keeper_run(folder: Path, luck: int) -> AsyncIterator[House]:
    """What `make run` starts, with nothing in the environment that belongs to a developer, and with a known luck."""
    port = free_port()
    kept = {k: v for k, v in os.environ.items() if k not in ("DISCORD_TOKEN", "DATABASE_URL", "DEFAULT_LANGUAGE", "PICTURES")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        str(Path(__file__).with_name("known_house.py")),
        str(luck),
        str(Path(sys.executable).parent / "keeper"),
        "run",
        cwd=folder,
        env={**kept, "SANDBOX_PORT": str(port)},
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
            code = await process.wait()
            address.set_exception(AssertionError(f"keeper run ended with {code}: " + "\n".join(said)))

    listening = asyncio.create_task(listen())
    try:
        yield House(process, await within(address, why=lambda: "\n".join(said)), said)
        process.send_signal(signal.SIGINT)  # Ctrl+C, as the greeting says
        assert await within(process.wait()) == 0, "\n".join(said[-30:])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await listening
