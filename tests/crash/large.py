"""Games in play, and a bot that is killed again and again: `run(kills)` is the large run, the tests take a small one.

Every kill is followed by a restart, a while for the outbox to empty, and the whole evidence (`tests.crash.evidence`).
Most blows are aimed at a moment (`tests.crash.process.MOMENTS`, or the instant at which the server has carried out a request
whose answer the bot will never read), the rest fall at any time, or while the bot is starting again. Half of the restarts come after Discord has forgotten the
nonces, so that only Keeper's own care keeps a post from being doubled.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from db import Database
from sandbox.serve import SandboxServer
from tests.crash import process as bot
from tests.crash.evidence import Evidence
from tests.crash.players import Sitting

SEATS = (("great-table", ("anna", "ben")), ("side-table", ("clara", "david", "emil")), ("fireside", ("franka",)))
UNHEARD = "carried out, the answer never read"
ANY_TIME = "at any time"
STARTING = "while starting again"
EVERY = (*bot.MOMENTS, UNHEARD, ANY_TIME, ANY_TIME, STARTING)
SETTLE_SECONDS = 60


class House:
    """Server, people, evidence, and one bot at a time."""

    def __init__(self, folder: Path, seed: int, tables: int = 3) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.server = SandboxServer(limits=False, messages_per_channel=100_000)
        self.sittings = [Sitting(self.server, c, n, random.Random(f"{seed} {c}")) for c, n in SEATS[:tables]]
        self.going = asyncio.Event()
        self.process: Any = None
        self.blows = Counter[str]()
        self.restarts: list[float] = []

    async def __aenter__(self) -> House:
        await self.server.start()
        self.memory = await Database.open(str(self.folder / "keeper.db"))
        self.evidence = Evidence(self.server, self.memory, self.folder / "kept")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        await self.memory.close()
        await self.server.stop()

    async def start(self, *, pictures: bool = False, plan: bot.Plan | None = None) -> None:
        began = time.monotonic()
        self.process = await asyncio.to_thread(bot.start, self.server.base, self.folder, pictures=pictures, plan=plan)
        await self.until(lambda: self.server.gateway.online, 40)
        self.restarts.append(time.monotonic() - began)

    async def kill(self) -> None:
        """The system's blow, if it is not dead already; then it is buried."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        await asyncio.to_thread(self.process.join)
        self.process = None
        await self.until(lambda: not self.server.gateway.online, 10)

    async def until(self, condition: Callable[[], Any], seconds: float) -> None:
        end = time.monotonic() + seconds
        while not condition():
            if self.process is not None and not self.process.is_alive() and self.process.exitcode != -signal.SIGKILL:
                raise AssertionError(f"the bot ended by itself: {self.log()}")
            assert time.monotonic() < end, f"it did not happen in {seconds} s: {self.log()}"
            await asyncio.sleep(0.01)

    def log(self) -> str:
        path = self.folder / "bot.log"
        return path.read_text()[-3000:] if path.exists() else ""

    async def open_tables(self) -> None:
        """A game at every table; a finished one is followed by the next."""
        for sitting in self.sittings:
            if sitting.board() is None or sitting.over:
                await sitting.open()
        await self.settled()

    async def settled(self) -> None:
        """Nothing is on its way any more."""
        quiet = 0
        end = time.monotonic() + SETTLE_SECONDS
        while quiet < 3:
            assert self.process.is_alive(), f"the bot died: {self.log()}"
            quiet = quiet + 1 if not await self.memory.pending() else 0
            assert time.monotonic() < end, f"the outbox does not get empty: {await self.memory.pending()}\n{self.log()}"
            await asyncio.sleep(0.05)

    async def judge(self) -> None:
        for sitting in self.sittings:
            if sitting.board() is not None:
                await self.evidence.judge(sitting.channel)
        faults = [line for line in self.log().splitlines() if "Traceback" in line or " ERROR " in line]
        assert not faults, f"{faults}\n{self.log()}"

    async def settle_and_judge(self) -> None:
        """What is found wrong counts if nothing was moving: a press may still be on its way through a busy machine."""
        self.going.clear()
        await self.until(lambda: not any(s.pressing for s in self.sittings), 10)
        for _ in range(10):
            await self.settled()
            before = await self._activity()
            try:
                return await self.judge()
            except AssertionError:
                await asyncio.sleep(1)
                if await self._activity() == before:
                    raise
        raise AssertionError("the bot never comes to rest")

    async def _activity(self) -> tuple[int, ...]:
        counts = (await self.memory.health()).counts
        return self.server.rest.calls.total(), counts["answers"], counts["letters pending"]

    # A blow

    async def blow(self, moment: str) -> None:
        """The bot dies at this moment of play."""
        self.blows[moment] += 1
        os.kill(self.process.pid, signal.SIGUSR1)
        self.going.set()
        if moment == UNHEARD:
            hit = await self._unheard()
        elif moment == ANY_TIME:
            await asyncio.sleep(self.chance.uniform(0.0, 1.2))
            hit = True
        else:
            await asyncio.to_thread(self.process.join, 20)
            hit = not self.process.is_alive()
        self.going.clear()
        assert hit, f"{moment}: it did not come, {[(s.channel, s.presses, s.failed) for s in self.sittings]}: {self.log()}"
        await self.kill()

    async def _unheard(self) -> bool:
        """Dead between a request that is carried out and its answer."""
        dead = asyncio.Event()
        wanted = self.chance.randint(1, 6)

        def strike(call: Any, status: int, body: Any) -> None:
            nonlocal wanted
            if call.method in ("POST", "PATCH", "DELETE") and call.template.startswith("/channels/") and not dead.is_set():
                wanted -= 1
                if wanted <= 0:
                    os.kill(self.process.pid, signal.SIGKILL)
                    dead.set()

        self.server.rest.watchers.append(strike)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(dead.wait(), 20)
        self.server.rest.watchers.remove(strike)
        return dead.is_set()

    async def die_while_starting(self) -> None:
        """A blow in the middle of clearing up after the last one."""
        self.blows[STARTING] += 1
        self.process = await asyncio.to_thread(bot.start, self.server.base, self.folder, pictures=False)
        await asyncio.sleep(self.chance.uniform(0.3, 2.5))
        await self.kill()

    def plan(self, moment: str) -> bot.Plan:
        if moment in bot.MOMENTS:
            return bot.Plan(die=(moment, self.chance.randint(1, 5)))
        if moment == ANY_TIME:
            names = self.chance.sample(bot.MOMENTS, 3)
            return bot.Plan(slow={name: self.chance.uniform(0.02, 0.15) for name in names})
        return bot.Plan()


async def play(kills: int, folder: Path, seed: int, *, tables: int = 3, moments: tuple[str, ...] = EVERY) -> House:
    """Kill and restart so many times; raises AssertionError with what was lost or doubled."""
    async with House(folder, seed, tables) as house:
        players = [asyncio.create_task(s.play(house.going)) for s in house.sittings]
        order: list[str] = []
        moment = "before the first kill"
        try:
            while True:
                if not order:
                    order = house.chance.sample(moments, len(moments))
                coming = order.pop()
                if coming == STARTING:
                    if moment in moments:
                        await house.die_while_starting()
                    coming = order.pop() if order else ANY_TIME
                pictures = coming == "a picture is drawn" or house.chance.random() < 0.2
                await house.start(pictures=pictures, plan=house.plan(coming))
                if moment in moments and house.chance.random() < 0.5:  # people do not wait until the bot has cleared up
                    house.going.set()
                    await asyncio.sleep(house.chance.uniform(0.0, 0.5))
                try:
                    await house.settle_and_judge()
                    await house.open_tables()
                except AssertionError as found:
                    raise AssertionError(f"after {sum(house.blows.values())} kills ({moment}; seed {seed}): {found}") from found
                if sum(house.blows.values()) >= kills:
                    return house
                moment = coming
                await house.blow(moment)
                if house.chance.random() < 0.5:
                    house.server.world.nonces.clear()
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)


def run(kills: int = 200, seed: int = 1) -> dict[str, Any]:
    """Figures of a run in which nothing was lost or doubled; otherwise AssertionError."""
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # the server's answers to the dead
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="keeper-crash-") as folder:
        house = asyncio.run(play(kills, Path(folder), seed))
    ordered = sorted(house.restarts)
    return {
        "kills": sum(house.blows.values()),
        "moments": dict(house.blows),
        "answers_kept": house.evidence.answers,
        "presses": sum(s.presses for s in house.sittings),
        "games": len(house.evidence.logs),
        "posts": sum(house.evidence.sent.values()),
        "restart_p50_s": round(ordered[len(ordered) // 2], 2),
        "seconds": round(time.monotonic() - began, 1),
    }
