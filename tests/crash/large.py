"""Games in play, and a bot that is killed again and again: `run(kills)` is the large run, the tests take a small one.

Every kill is followed by a restart, a while for the outbox to empty, and the whole evidence (`tests.crash.evidence`).
Most blows are aimed at a moment (`tests.crash.process.MOMENTS`, or the instant at which the server has carried out a request
whose answer the bot will never read), the rest fall at any time, or while the bot is starting again. Some fall while a game
is opened or voted on. Half of the restarts come after Discord has forgotten the nonces, so that only Keeper's own care keeps a
post from being doubled.

Nothing here depends on how fast the machine is, or on whether it stands still for a while: waiting is counted in looks
(`tests.waiting`), people have time to be answered, and what is found wrong counts only when nothing moves any more.
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

from sqlalchemy import update

from db import Database
from db import tables as t
from sandbox.serve import SandboxServer
from tests.crash import process as bot
from tests.crash.evidence import Evidence
from tests.crash.players import Sitting
from tests.waiting import PATIENCE, until

log = logging.getLogger(__name__)

# Channel, game, people. Whoever has secret questions answers some of them in direct messages, which all their tables share.
SEATS = (
    ("great-table", "elder-sign", ("anna", "ben")),
    ("side-table", "alone", ("clara", "david", "emil")),
    ("gallery", "talisman", ("franka", "anna", "david")),
    ("night-shift", "death-may-die", ("clara", "emil")),
    ("town-hall", "cultistorm", ("anna", "david", "franka")),
    ("fireside", "elder-sign", ("franka",)),
    ("back-room", "alone", ("ben", "emil")),
)
UNHEARD = "carried out, the answer never read"
ANY_TIME = "at any time"
STARTING = "while starting again"
EVERY = (*bot.MOMENTS, *bot.OPENING, *bot.VOTING, *bot.SILENCE, UNHEARD, ANY_TIME, ANY_TIME, STARTING)
# Discord gives a bot 3 seconds to respond. Not here, where a busy machine may need them; who tests that clock sets it.
RESPOND_SECONDS = 30.0
# A finding counts when so long nothing has happened that could still change it.
REST_SECONDS = 10.0
# How often people vote instead of playing on: usually, and when a vote is what the blow waits for.
VOTES, MORE_VOTES = 0.03, 0.4


class House:
    """Server, people, evidence, and one bot at a time."""

    def __init__(self, folder: Path, seed: int, tables: int = len(SEATS), memory: str | None = None) -> None:
        """`memory`: the address of an empty database; a new SQLite file in the folder if none is given."""
        self.folder = folder
        self.address = memory or str(folder / "keeper.db")
        self.chance = random.Random(seed)
        self.server = SandboxServer(limits=False, messages_per_channel=100_000, respond_seconds=RESPOND_SECONDS)
        self.sittings = [
            Sitting(self.server, channel, names, random.Random(f"{seed} {channel}"), game=game)
            for channel, game, names in SEATS[:tables]
        ]
        self.going = asyncio.Event()
        self.process: Any = None
        self.blows = Counter[str]()
        self.restarts: list[float] = []
        self.votes: dict[str, int] = {}
        self._read = 0

    async def __aenter__(self) -> House:
        await self.server.start()
        there = {channel.name for channel in self.server.world.channels.values()}
        for sitting in self.sittings:
            if sitting.channel not in there:
                self.server.world.add_channel(sitting.channel)
        self.memory = await Database.open(self.address)
        self.evidence = Evidence(self.server, self.memory, self.folder / "kept")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        await self.memory.close()
        await self.server.stop()

    async def start(self, *, pictures: bool = False, plan: bot.Plan | None = None) -> None:
        began = time.monotonic()
        await self._time_passes()
        self.process = await asyncio.to_thread(
            bot.start, self.server.base, self.folder, self.address, pictures=pictures, plan=plan
        )
        await self.until(lambda: self.server.gateway.online)
        self.restarts.append(time.monotonic() - began)

    async def _time_passes(self) -> None:
        """What a dead process has claimed lapses by and by where several may use the database: here at once."""
        if self.memory.sqlite:
            return
        o, d = t.outbox.c, t.deadline.c
        async with self.memory.writing() as conn:
            await conn.execute(update(t.outbox).where(o.state == "pending", o.holder.is_not(None)).values(next_try=0))
            await conn.execute(update(t.deadline).where(d.state == "fired", d.settled.is_(None)).values(fired=0))

    async def kill(self) -> None:
        """The system's blow, if it is not dead already; then it is buried."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        await asyncio.to_thread(self.process.join)
        self.process = None
        await self.until(lambda: not self.server.gateway.online)
        # Nobody will take up that session again, and whoever waits for the dead hears so now.
        self.server.gateway.sessions.clear()
        for interaction in list(self.server.interactions.alive.values()):
            self.server.interactions.too_late(interaction)

    async def until(self, condition: Callable[[], Any], patience: float = PATIENCE) -> None:
        def look() -> Any:
            if self.process is not None and not self.process.is_alive() and self.process.exitcode != -signal.SIGKILL:
                raise AssertionError(f"the bot ended by itself: {self.log()}")
            return condition()

        await until(look, patience, why=lambda: f"it did not happen: {self.log()}")

    def log(self) -> str:
        path = self.folder / "bot.log"
        return path.read_text()[-3000:] if path.exists() else ""

    def complain(self) -> None:
        """Raise if a bot has logged an error since the last time."""
        errors: list[str] = []
        with contextlib.suppress(FileNotFoundError), (self.folder / "bot.log").open() as log:
            log.seek(self._read)
            errors = [line for line in log.read().splitlines() if "Traceback" in line or " ERROR " in line]
            self._read = log.tell()
        assert not errors, f"{errors}\n{self.log()}"

    async def open_tables(self) -> None:
        """A game at every table; a finished one is followed by the next.

        Which tables are free the memory knows: in the channel there is no board for a moment when a table that plays on by itself (a silence has
        lasted long enough) closes one chapter's post before it posts the next.
        """
        free = [s for s in self.sittings if not await self._playing(s)]
        for sitting in free:
            await sitting.open()
        if free:
            await self.settle_and_judge()

    async def _playing(self, sitting: Sitting) -> bool:
        game = await self.memory.game_in_channel(int(self.server.world.channel(sitting.channel).id))
        return game is not None and game.status != "lobby"

    async def settled(self) -> None:
        """Nothing is on its way any more."""
        quiet = 0

        async def rest() -> bool:
            nonlocal quiet
            assert self.process.is_alive(), f"the bot died: {self.log()}"
            quiet = quiet + 1 if not await self.memory.pending() else 0
            return quiet > 12

        await until(rest, why=lambda: f"the outbox does not get empty: {self.log()}")

    async def judge(self) -> None:
        for sitting in self.sittings:
            if sitting.board() is not None:
                await self.evidence.judge(sitting.channel)

    async def settle_and_judge(self) -> None:
        """What is found wrong counts if nothing was moving.

        A press is acknowledged before it is carried out: with an empty outbox one may still be on its way to the memory, and
        whoever looks then sees an answer without its post, or a post that is not noted yet.
        """
        self.going.clear()
        await self.until(lambda: not any(s.pressing for s in self.sittings))
        for _ in range(100):
            await self.settled()
            before = await self._activity()
            try:
                await self.judge()
            except AssertionError as found:
                if not await self._moves(before):
                    raise
                log.debug("looked too early: %s", found)
            else:
                self.complain()
                return
        raise AssertionError("the bot never comes to rest")

    async def _moves(self, before: tuple[int, ...]) -> bool:
        async def moved() -> bool:
            return await self._activity() != before

        try:
            return await until(moved, REST_SECONDS)
        except AssertionError:
            return False

    async def count_votes(self) -> dict[str, int]:
        votes = [v for game in self.evidence.logs for v in await self.memory.votes(game)]
        return dict(Counter(v.state for v in votes))

    async def _activity(self) -> tuple[int, ...]:
        counts = (await self.memory.health()).counts
        return self.server.rest.calls.total(), counts["answers"], counts["letters pending"]

    # A blow

    async def blow(self, moment: str) -> None:
        """The bot dies at this moment of play."""
        self.blows[moment] += 1
        if moment in bot.OPENING:
            await self._while_opening()
            return
        for sitting in self.sittings:
            sitting.votes = MORE_VOTES if moment in bot.VOTING else VOTES
        os.kill(self.process.pid, signal.SIGUSR1)
        self.going.set()
        if moment == UNHEARD:
            await self._unheard()
        elif moment == ANY_TIME:
            await self._answers(self.chance.randint(0, 8))
            await asyncio.sleep(self.chance.uniform(0.0, 0.3))
        else:
            await self._dead()
        self.going.clear()
        await self.kill()

    async def _answers(self, more: int) -> None:
        """Until people have given so many answers more, or all games are over."""
        before = (await self._activity())[1]

        async def given() -> bool:
            return (await self._activity())[1] >= before + more or all(s.over for s in self.sittings)

        await until(given, why=lambda: f"nobody can play: {self.log()}")

    async def _dead(self) -> None:
        """Until the mine has gone off. If all games end before, nobody will step on it any more: then it is an ordinary blow."""

        def ended() -> bool:
            return not self.process.is_alive() or all(s.over for s in self.sittings)

        def why() -> str:
            return f"it did not come, {[(s.channel, s.presses, s.failed) for s in self.sittings]}: {self.log()}"

        await until(ended, why=why)

    async def _while_opening(self) -> None:
        """Somebody wants the next game, and the bot dies over it."""
        sitting = self.chance.choice(self.sittings)
        if not sitting.over:
            await sitting.end()
        await self.settled()
        os.kill(self.process.pid, signal.SIGUSR1)
        asked = asyncio.create_task(sitting.ask_for_a_game())
        await until(lambda: not self.process.is_alive(), why=lambda: f"it did not come: {self.log()}")
        await self.kill()
        await asked

    async def _unheard(self) -> None:
        """Dead between a request that is carried out and its answer."""
        wanted = self.chance.randint(1, 6)

        def strike(call: Any, status: int, body: Any) -> None:
            nonlocal wanted
            if call.method in ("POST", "PATCH", "DELETE") and call.template.startswith("/channels/"):
                wanted -= 1
                if wanted == 0:
                    os.kill(self.process.pid, signal.SIGKILL)

        self.server.rest.watchers.append(strike)
        try:
            await self._dead()
        finally:
            self.server.rest.watchers.remove(strike)

    async def die_while_starting(self) -> None:
        """A blow in the middle of clearing up after the last one."""
        self.blows[STARTING] += 1
        await self._time_passes()
        self.process = await asyncio.to_thread(bot.start, self.server.base, self.folder, self.address, pictures=False)
        await asyncio.sleep(self.chance.uniform(0.3, 2.5))
        await self.kill()

    def plan(self, moment: str) -> bot.Plan:
        if moment in bot.MOMENTS:
            return bot.Plan(die=(moment, self.chance.randint(1, 5)))
        if moment in (*bot.VOTING, *bot.SILENCE):
            return bot.Plan(die=(moment, self.chance.randint(1, 2)))
        if moment in bot.OPENING:
            return bot.Plan(die=(moment, 1))
        if moment == ANY_TIME:
            names = self.chance.sample(bot.MOMENTS, 3)
            return bot.Plan(slow={name: self.chance.uniform(0.02, 0.15) for name in names})
        return bot.Plan()


async def play(
    kills: int,
    folder: Path,
    seed: int,
    *,
    tables: int = len(SEATS),
    moments: tuple[str, ...] = EVERY,
    memory: str | None = None,
) -> House:
    """Kill and restart so many times; raises AssertionError with what was lost or doubled."""
    async with House(folder, seed, tables, memory) as house:
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
                if (done := sum(house.blows.values())) and done % 10 == 0:
                    log.info(
                        "%s of %s kills, %s answers kept, nothing lost, nothing doubled", done, kills, house.evidence.answers
                    )
                if done >= kills:
                    house.votes = await house.count_votes()
                    return house
                moment = coming
                await house.blow(moment)
                if house.chance.random() < 0.5:
                    house.server.world.nonces.clear()
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)


def run(kills: int = 200, seed: int = 1, memory: str | None = None) -> dict[str, Any]:
    """Figures of a run in which nothing was lost or doubled; otherwise AssertionError."""
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # the server's answers to the dead
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="keeper-crash-") as folder:
        house = asyncio.run(play(kills, Path(folder), seed, memory=memory))
    ordered = sorted(house.restarts)
    return {
        "kills": sum(house.blows.values()),
        "moments": dict(house.blows),
        "answers_kept": house.evidence.answers,
        "presses": sum(s.presses for s in house.sittings),
        "votes": house.votes,
        "games": dict(house.evidence.games),
        "answered_in_letters": house.evidence.in_letters,
        "answered_by_the_table": house.evidence.by_the_table,
        "posts": sum(house.evidence.sent.values()),
        "restart_p50_s": round(ordered[len(ordered) // 2], 2),
        "seconds": round(time.monotonic() - began, 1),
    }
