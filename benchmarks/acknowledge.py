"""How long people wait: many tables in play at once, over real HTTP and WebSocket, pictures and database included.

    python -m benchmarks.acknowledge --tables 100 --seconds 30 --rate 10

Keeper runs in a process of its own; server and people share another. `acknowledge` is from press to Discord's first answer,
`post` from press to the changed or new board post with its picture.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.settings import Settings
from bot.start import run_bot
settings = Settings(_env_file=None, database_url=sys.argv[2] + "/keeper.db", state_folder=Path(sys.argv[2]))
asyncio.run(run_bot(settings, sys.argv[1], guild_ready_timeout=0.1))
"""


def figures(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    if not ordered:
        return {}
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))], 1) for name, q in at.items()}


async def measure(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    from sandbox.serve import SandboxServer
    from tests.crash.players import Sitting

    chance = random.Random(5)
    acknowledged: list[float] = []
    posted: list[float] = []
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        async with SandboxServer(limits=False, strict=False) as server:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                PROGRAM,
                server.base,
                folder,
                cwd=Path(__file__).parent.parent,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                while not server.gateway.online:
                    await asyncio.sleep(0.05)
                names = tuple(p.username for p in server.world.people.values() if not p.bot)[:2]
                sittings = [Sitting(server, server.world.add_channel(f"t{n}").id, names, chance) for n in range(tables)]
                begun = time.perf_counter()
                for sitting in sittings:
                    await sitting.open()
                opening = time.perf_counter() - begun

                async def one(sitting: Sitting) -> None:
                    nonlocal missed
                    board = sitting.board()
                    before = (board.id, board.edited) if board else None
                    start = time.perf_counter()
                    response = await sitting.press_something()
                    if response is None:
                        return
                    if response.failed:
                        missed += 1
                        return
                    acknowledged.append(time.perf_counter() - start)
                    for _ in range(1000):
                        board = sitting.board()
                        if board and (board.id, board.edited) != before:
                            posted.append(time.perf_counter() - start)
                            return
                        await asyncio.sleep(0.01)

                pressing: set[asyncio.Task[None]] = set()
                idle = list(sittings)
                end = time.perf_counter() + seconds
                while time.perf_counter() < end:
                    if idle:
                        sitting = idle.pop(chance.randrange(len(idle)))
                        task = asyncio.create_task(one(sitting))
                        pressing.add(task)
                        task.add_done_callback(lambda t, s=sitting: (pressing.discard(t), idle.append(s)))
                    await asyncio.sleep(chance.expovariate(rate))
                await asyncio.gather(*pressing)
            finally:
                process.kill()
                await process.wait()
    return {
        "tables": tables,
        "presses": len(acknowledged),
        "presses_per_second": round(len(acknowledged) / seconds, 1),
        "did_not_respond": missed,
        "opening_seconds_per_table": round(opening / tables, 3),
        "acknowledge_ms": figures(acknowledged),
        "post_ms": figures(posted),
    }


def run(tables: int = 20, seconds: float = 10, rate: float = 5) -> dict[str, Any]:
    return asyncio.run(measure(tables, seconds, rate))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.acknowledge", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=10, help="presses per second, all tables together")
    wanted = parser.parse_args()
    print(json.dumps(run(wanted.tables, wanted.seconds, wanted.rate), indent=2))


if __name__ == "__main__":
    main()
