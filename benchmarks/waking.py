"""A table that sleeps: what the first press costs whoever wakes it, early and late in a long game, and what taking back costs.

Each game that has cards which random play does not exhaust, real tables in a real memory (SQLite), pictures left out. Only
ratios of one run mean something: the machine's own speed cancels out.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import time
from typing import Any

from bot.tables import Table
from bot.tables.moving import move
from games import registry
from keeper.eyes import House
from keeper.games import Game, game
from keeper.simulate import choose

EARLY, LATE = 40, 4000
# Chapters differ in length: medians over so many answers one after the other.
TIMES = 40


async def _answer(endless: Game, table: Table, chance: random.Random) -> None:
    player = endless.player("random", chance)
    assert table.live is not None
    question = choose(table.live, player, chance, {})
    async with table.lock:
        await table.awake()
        await move(table, question, player.pick(None, question), by="player")


async def _opened(table: Table) -> float:
    begun = time.perf_counter()
    await table.refresh()
    return time.perf_counter() - begun


async def _taken_back(table: Table) -> float:
    """The newest answer; when that is done the table is open again."""
    serials = [a.serial for a in await table.tables.db.log(table.id, last=2)]
    begun = time.perf_counter()
    await table.undo(serials[0])
    return time.perf_counter() - begun


async def _measure(endless: Game, table: Table, chance: random.Random) -> tuple[float, float]:
    opened: list[float] = []
    taken: list[float] = []
    for _ in range(TIMES):
        await _answer(endless, table, chance)
        opened.append(await _opened(table))
        await _answer(endless, table, chance)
        taken.append(await _taken_back(table))
    return 1000 * statistics.median(opened), 1000 * statistics.median(taken)


async def _run(endless: Game) -> dict[str, Any]:
    async with House.open() as house:
        box: Any = house.keeper.shelf.box(endless.name)
        box.rules = endless.rules
        state = endless.manifest.new(endless.rules, min(4, endless.seats[1]), endless.opponents[0])
        table = await house.seat(endless.name, state, "en")
        chance = random.Random("waking")
        found: dict[str, Any] = {}
        times: list[tuple[float, float]] = []
        for at in (EARLY, LATE):
            while table.game.serial < at:
                await _answer(endless, table, chance)
            open_, back = await _measure(endless, table, chance)
            times.append((open_, back))
            found[f"at_answer_{at}"] = {"open_ms": round(open_, 1), "take_one_back_and_open_ms": round(back, 1)}
        found["open_late_over_early"] = round(times[1][0] / times[0][0], 2)
        found["take_back_late_over_early"] = round(times[1][1] / times[0][1], 2)
        found["target"] = 1.1
        return found


def run() -> dict[str, Any]:
    known = [endless for name in registry.names() if (endless := game(name).endless()) is not None]
    return {endless.name: asyncio.run(_run(endless)) for endless in known}


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
