"""What a start costs: `keeper run` as a process of its own against a sandbox, until its gateway session is there; processor time of Keeper
itself (its painter comes along beside it). With an empty memory, and with a thousand games that are being played.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import Any

from benchmarks.memory import NOW, STATE_BYTES, a_state
from benchmarks.tables import cpu_seconds
from db import Database, NewGame, Snapshot, Start
from games import registry
from sandbox.serve import SandboxServer

STORED, TIMES = 1_000, 3


async def store(path: str, games: int) -> None:
    db = await Database.open(path)
    name = registry.names()[0]
    try:
        for number in range(games):
            new = NewGame(
                name=name, channel_id=number + 1, host_id=100, language="de", rules_version=1, secret=b"s", commitment="c"
            )
            game = await db.create_game(new, NOW)
            for user in range(100, 104):
                await db.join(game.id, user, f"player {user}", NOW)
            first = Snapshot(step=0, n=0, at=0, version=1, data=a_state(number, STATE_BYTES))
            await db.start(game.id, Start(users=(100, 101, 102, 103), salt="salt", checkpoint=first), NOW)
    finally:
        await db.close()


async def one_start(folder: str, path: str) -> tuple[float, float]:
    """Processor time and seconds until it is there."""
    async with SandboxServer(strict=False, limits=False) as server:
        environment = os.environ | {"DATABASE_URL": path, "STATE_FOLDER": folder, "BACKUPS": "", "LOG_LEVEL": "ERROR"}
        begun = time.perf_counter()
        keeper = subprocess.Popen([sys.executable, "-m", "keeper", "run", "--sandbox", server.base], env=environment)
        try:
            while not server.gateway.online:
                assert keeper.poll() is None, "it did not start"
                await asyncio.sleep(0.02)
            return cpu_seconds(keeper.pid), time.perf_counter() - begun
        finally:
            keeper.terminate()
            await asyncio.to_thread(keeper.wait, 30)


async def measure(games: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="keeper-start-") as folder:
        path = f"{folder}/keeper.db"
        await store(path, games)
        found = [await one_start(folder, path) for _ in range(TIMES + 1)][1:]  # the first one tells Discord its commands
        return {"cpu_s": round(median(cpu for cpu, _ in found), 2), "wall_s": round(median(wall for _, wall in found), 2)}


def run() -> dict[str, Any]:
    empty, full = asyncio.run(measure(0)), asyncio.run(measure(STORED))
    more = round(full["cpu_s"] - empty["cpu_s"], 2)
    return {"games_on_the_shelf": len(registry.names()), "empty": empty, f"with_{STORED}_games": full, "more_cpu_s": more}


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
