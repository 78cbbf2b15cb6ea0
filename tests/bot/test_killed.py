"""kill -9 at random moments of a running game: no accepted answer is lost or applied twice, no post is missing or doubled.

Keeper is a process of its own against the sandbox server; people press whatever is on the newest post. `KEEPER_KILLS` says how
often it is killed (6 unless told; the proof in docs was made with 200).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import db
from bot import address
from bot.chronicle import chronicle
from bot.shelf import fill
from games.kernel.luck import Fate, key_of
from sandbox import components as parts
from sandbox.actors import Actor, Response
from sandbox.errors import Misuse
from sandbox.messages import Message
from sandbox.serve import SandboxServer

KILLS = int(os.environ.get("KEEPER_KILLS", "6"))
ROOT = Path(__file__).resolve().parents[2]
READY_SECONDS = 40.0


class Process:
    """Keeper, started and killed."""

    def __init__(self, base: str, folder: Path, pictures: bool) -> None:
        self.arguments = (base, str(folder), "pictures" if pictures else "text")
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, server: SandboxServer) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.killed_bot", *self.arguments, cwd=ROOT, stderr=asyncio.subprocess.DEVNULL
        )
        await until(lambda: bool(server.gateway.connections), READY_SECONDS)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


async def until(true: Any, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not true():
        assert loop.time() < end, "it takes too long"
        await asyncio.sleep(0.02)


def ids(message: Message) -> list[str]:
    return [str(p["custom_id"]) for p in parts.walk(message.components) if p.get("custom_id")]


def deeds(message: Message) -> list[dict[str, Any]]:
    """Buttons and selects that answer a question."""
    return [p for p in parts.walk(message.components) if isinstance(address.parse(str(p.get("custom_id"))), address.ToQuestion)]


def signs(message: Message) -> list[str]:
    found = [address.parse(i) for i in ids(message)]
    return [f.argument for f in found if isinstance(f, address.ToTable) and f.deed == "hand" and f.argument]


def mine(message: Message) -> str:
    return next((i for i in ids(message) if ":-:mine:" in i), "")


class People:
    def __init__(self, server: SandboxServer, names: tuple[str, ...], luck: random.Random) -> None:
        self.actors = [server.actor(n) for n in names]
        self.luck = luck
        self.room = "great-table"
        self.accepted = 0

    def posts(self) -> list[Message]:
        bot = self.actors[0].world.bot_id
        return [m for m in self.actors[0].messages(self.room) if m.author_id == bot and not m.ephemeral]

    def board(self) -> Message | None:
        """The living post, unless the game on it is over."""
        newest = next((m for m in reversed(self.posts()) if signs(m)), None)
        return newest if newest is not None and (deeds(newest) or mine(newest)) else None

    def asked(self, message: Message) -> Actor:
        text = "".join(str(p.get("content", "")) for p in parts.walk(message.components))
        found = [a for a in self.actors if f"<@{a.id}>" in text]
        assert found, text
        return found[0]

    async def press_something(self) -> Response | None:
        board = self.board()
        if board is None:
            return None
        try:
            who, board = await self._whose(board)
            if not deeds(board):
                return None
            part = self.luck.choice(deeds(board))
            if part["type"] == 2:
                return await who.press(board, part["custom_id"])
            least = max(1, part.get("min_values", 1))
            values = [o["value"] for o in self.luck.sample(part["options"], least)]
            return await who.select(board, part["custom_id"], *values)
        except Misuse:
            return None  # the post changed under the finger

    async def _whose(self, board: Message) -> tuple[Actor, Message]:
        """Who can answer where: on the post itself, or, when several are asked at once, behind "My answer"."""
        if deeds(board):
            return self.asked(board), board
        for who in self.luck.sample(self.actors, len(self.actors)):
            private = (await who.press(board, mine(board))).message
            if private is not None:
                for _ in range(50):
                    if deeds(private):
                        return who, private
                    await asyncio.sleep(0.02)
        return self.actors[0], board


@pytest.mark.slow
async def test_killed_at_random_moments_nothing_is_lost_and_nothing_comes_twice(tmp_path: Path) -> None:
    luck = random.Random(11)
    async with SandboxServer(limits=False, respond_seconds=3.0) as server:
        process = Process(server.base, tmp_path, pictures=True)
        await process.start(server)
        people = People(server, ("anna", "ben"), luck)
        await open_game(people)
        try:
            for round_ in range(KILLS):
                for _ in range(luck.randrange(1, 4)):
                    await people.press_something()
                    await asyncio.sleep(luck.choice((0.0, 0.05, 0.3)))
                press = asyncio.create_task(people.press_something())
                await asyncio.sleep(luck.random() * luck.choice((0.02, 0.08, 0.4)))
                await process.kill()
                press.cancel()
                await asyncio.gather(press, return_exceptions=True)
                await process.start(server)
                await settled(tmp_path, people)
                await check(tmp_path, people, round_)
                if people.board() is None:  # played to the end: the next game
                    await open_game(people)
        finally:
            await process.kill()


async def open_game(people: People) -> None:
    anna, ben = people.actors
    await anna.command(people.room, "game new", game="elder-sign", language="en")
    lobby = await anna.sees(people.room, "who plays?")
    await ben.press(lobby, "Join")
    await ben.sees(people.room, "✓ **Ben**")
    await anna.press(lobby, "Start")
    await anna.sees(people.room, lambda m: bool(signs(m)), READY_SECONDS)


async def settled(folder: Path, people: People) -> None:
    """Until the outbox is empty and stays so."""
    memory = await db.Database.open(str(folder / "keeper.db"))
    try:
        loop = asyncio.get_running_loop()
        end = loop.time() + READY_SECONDS
        while await memory.pending():
            assert loop.time() < end, [(p.kind, p.attempts, p.error) for p in await memory.pending()]
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)
    finally:
        await memory.close()


async def check(folder: Path, people: People, round_: int) -> None:
    memory = await db.Database.open(str(folder / "keeper.db"))
    try:
        games = [*await memory.unfinished(), *await memory.history(limit=1)]
        game = max(games, key=lambda g: g.id)
        log = await memory.log(game.id, live=False)
        assert [a.serial for a in log] == list(range(1, game.serial + 1)), round_
        assert {a.status for a in log} <= {"live"}, round_
        assert game.secret is not None
        fate = Fate(key_of(game.secret, (game.salt or "").split("\n")))
        pages = await chronicle(memory, game, BOX, fate)
        assert all(p.complete for p in pages), round_
        posts = people.posts()
        seen = Counter(s for m in posts for s in signs(m))
        assert all(n == 1 for n in seen.values()), (round_, seen)
        assert sum(1 for m in posts if deeds(m)) <= 1, round_
        there = {int(m.id) for m in posts}
        kept = [p for p in await memory.posts(game.id) if p.purpose == "board"]
        assert {p.message_id for p in kept} <= there, round_
        # Every turn that began has its post: as many board posts as chapters, none doubled.
        chapters = sum(1 for p in pages if p.serial == 0 or any(BOX.begins_chapter(e) for e in p.events(None)))
        assert len(kept) <= chapters + (1 if game.outcome else 0), round_
        if not game.outcome:
            last = next(m for m in reversed(posts) if signs(m))
            assert int(last.id) == kept[-1].message_id, round_
    finally:
        await memory.close()


BOX = fill().box("elder-sign")
