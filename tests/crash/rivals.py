"""Two table services on one database that answer the same question at the same instant, in one process or in two."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path

import db
from bot import refusals, shelf
from bot.presenter import Presenter
from bot.tables import Table, Tables
from games.kernel.ask import Ask
from rendering.fluent import Words
from rendering.studio import Studio
from tests.bot.given import OneByOne

WORDS = Words.load(Path(__file__).resolve().parents[2] / "locale")
SHELF = shelf.fill(())
for _box in SHELF:
    _box.shortcuts = OneByOne(_box.shortcuts)  # who is first is looked at answer by answer
NOW = 1_800_000_000
ANNA, BEN, CARL = 11, 12, 13
# If one of them dies, the other must not wait for ever; a machine may stand still for a while.
BARRIER_SECONDS = 300

processes = multiprocessing.get_context("forkserver")


@dataclass(frozen=True)
class Heard:
    """What one rival got to know in one round: the question it answered, whether it counted, what is asked now."""

    question: str
    press: str
    accepted: bool
    refusal: str
    asked_now: tuple[str, ...]
    decided_by: str = ""


def service(memory: db.Database) -> Tables:
    tables = Tables(memory, SHELF, WORDS, lambda: NOW, new_secret=lambda: bytes(32))
    Presenter(tables, Studio(workers=1), pictures=False)
    return tables


async def seated(tables: Tables) -> int:
    """A running game of two people; its id."""
    box = tables.shelf.box("elder-sign")
    table = await tables.open_lobby(box, channel_id=70, guild_id=7, host_id=ANNA, language="en", options={}, pace=db.Pace())
    for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await tables.db.join(table.id, user, name, NOW)
    await table.start(ANNA)
    return table.id


async def awake(tables: Tables, game_id: int) -> Table:
    table = await tables.get(game_id)
    assert table is not None
    async with table.lock:
        await table.awake()
    return table


def asked(table: Table) -> Ask | None:
    return next((a for a in table.asks if a.needed), None)


async def answer(table: Table, ask: Ask, press: str, chance: random.Random) -> Heard:
    line = table.line(ask)
    user = table.user_of(ask.seat)
    assert user is not None
    picks = [o.key for o in chance.sample(ask.options, max(1, min(ask.least, len(ask.options))))]
    try:
        await table.answer(user, line, picks, interaction_id=press)
    except refusals.TableRefusal as refusal:
        return Heard(line, press, False, type(refusal).__name__, _now(table), getattr(refusal, "by", ""))
    return Heard(line, press, True, "", _now(table))


def _now(table: Table) -> tuple[str, ...]:
    return tuple(sorted(table.line(a) for a in table.asks))


def compete(url: str, game_id: int, name: str, rounds: int, barrier: Barrier, said: Connection) -> None:
    """A process: in every round it looks at the game, waits for the other, and answers."""

    async def go() -> None:
        memory = await db.Database.open(url)
        tables = service(memory)
        chance = random.Random(name)
        heard: list[Heard] = []
        for number in range(rounds):
            table = await awake(tables, game_id)
            await table.refresh()
            ask = asked(table)
            await asyncio.to_thread(barrier.wait, BARRIER_SECONDS)
            if ask is None:
                break
            heard.append(await answer(table, ask, f"{name}-{number}", chance))
            await asyncio.to_thread(barrier.wait, BARRIER_SECONDS)
        said.send(heard)
        await memory.close()

    asyncio.run(go())


def in_two_processes(url: str, game_id: int, rounds: int) -> list[list[Heard]]:
    barrier = processes.Barrier(2)
    pipes = [processes.Pipe(duplex=False) for _ in range(2)]
    rivals = [
        processes.Process(target=compete, args=(url, game_id, name, rounds, barrier, said), daemon=True)
        for name, (_, said) in zip(("one", "other"), pipes, strict=True)
    ]
    for rival in rivals:
        rival.start()
    for _, said in pipes:
        said.close()
    try:
        return [heard.recv() for heard, _ in pipes]
    finally:
        for rival in rivals:
            rival.join(BARRIER_SECONDS)
            if rival.is_alive():
                rival.kill()
