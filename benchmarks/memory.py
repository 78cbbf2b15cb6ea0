"""How long the memory takes to keep one answer on SQLite: answer, checkpoint, two letters, deadlines and a counter in one transaction.

Disks differ more than code does: `fsync_ms` is what this one takes for a bare 4 KB write, and each record waits for one such.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from db import Alarm, Cancel, Count, Database, Letter, Move, NewAnswer, NewGame, Snapshot, Start
from db import hops as hops_
from db.database import PRAGMAS

NOW = 1_800_000_000
STATE_BYTES = 4_400  # of a checkpoint before compression
WARM_UP = 100


def a_state(step: int, size: int) -> bytes:
    """JSON that compresses about as well as a real state: ids that repeat, numbers that do not."""
    words = ["the-archives", "the-gallery", "monster", "terror", "clue", "tasks", "seat", "spent"]
    parts: list[str] = []
    length = 0
    while length < size:
        number = hashlib.sha256(f"{step}:{len(parts)}".encode()).digest()
        parts.append(f'"{words[number[0] % 8]}":{{"id":"{words[number[1] % 8]}-{number[2]}","n":{number[3]}}}')
        length += len(parts[-1]) + 1
    return ("{" + ",".join(parts) + "}").encode()


def a_move(serial: int, table: int, size: int) -> Move:
    who = 100 + serial % 4
    return Move(
        answer=NewAnswer(
            step=serial - 1,
            n=serial,
            seat=serial % 4,
            picks=("task:2", "die:g3"),
            sig="0123456789abcdef",
            trace="fedcba9876543210",
            interaction_id=f"{table}-{serial}",
            user_id=who,
        ),
        expected_serial=serial - 1,
        epoch=0,
        checkpoint=Snapshot(step=serial, n=serial, at=serial, version=1, data=a_state(serial, size)),
        outbox=(
            Letter(kind="story", payload={"events": [{"kind": "rolled", "dice": [1, 2, 3, 4, 5, 6]}] * 3}, channel_id=table),
            Letter(kind="hand", payload={"seat": serial % 4}, user_id=who),
        ),
        cancel=(Cancel(),),
        arm=(Alarm(kind="reminder", due=NOW + 3_600, seat=0), Alarm(kind="deadline", due=NOW + 86_400, seat=0)),
        statistics=(Count(user_id=who, game="a-game", counter="answers"),),
    )


async def a_game(db: Database, channel: int, size: int) -> int:
    new = NewGame(name="a-game", channel_id=channel, host_id=100, language="de", rules_version=1, secret=b"s", commitment="c")
    game = await db.create_game(new, NOW)
    users = (100, 101, 102, 103)
    for user in users:
        await db.join(game.id, user, f"player {user}", NOW)
    first = Snapshot(step=0, n=0, at=0, version=1, data=a_state(0, size))
    await db.start(game.id, Start(users=users, salt="salt", checkpoint=first), NOW)
    return game.id


def figures(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "p50_ms": round(1e3 * ordered[len(ordered) // 2], 2),
        "p99_ms": round(1e3 * ordered[int(len(ordered) * 0.99)], 2),
        "max_ms": round(1e3 * ordered[-1], 2),
    }


async def one_table(folder: Path, moves: int, size: int) -> dict[str, Any]:
    """One table, one answer after the other; then what it takes to load that game again."""
    path = folder / f"one-{size}.db"
    db = await Database.open(str(path))
    try:
        game = await a_game(db, 1, size)
        recorded: list[float] = []
        for serial in range(1, WARM_UP + moves + 1):
            move = a_move(serial, 1, size)
            begin = time.perf_counter()
            await db.record(game, move, NOW)
            recorded.append(time.perf_counter() - begin)
        loaded: list[float] = []
        for _ in range(100):
            begin = time.perf_counter()
            await db.load(game)
            loaded.append(time.perf_counter() - begin)
        early, late = recorded[WARM_UP : WARM_UP + moves // 4], recorded[-(moves // 4) :]
        return {
            "state_bytes": size,
            "record": figures(recorded[WARM_UP:]),
            "record_first_quarter_p50_ms": figures(early)["p50_ms"],
            "record_last_quarter_p50_ms": figures(late)["p50_ms"],
            "load": figures(loaded),
            "bytes_per_answer": (await db.health()).size // (WARM_UP + moves),
        }
    finally:
        await db.close()


async def many_tables(folder: Path, tables: int, moves: int) -> dict[str, Any]:
    """All tables answer at once: each record waits for those before it."""
    db = await Database.open(str(folder / "many.db"))
    try:
        games = [await a_game(db, channel, STATE_BYTES) for channel in range(1, tables + 1)]
        recorded: list[float] = []

        async def table(channel: int, game: int) -> None:
            for serial in range(1, moves + 1):
                move = a_move(serial, channel, STATE_BYTES)
                begin = time.perf_counter()
                await db.record(game, move, NOW)
                recorded.append(time.perf_counter() - begin)

        begin = time.perf_counter()
        await asyncio.gather(*(table(channel, game) for channel, game in enumerate(games, 1)))
        whole = time.perf_counter() - begin
        return {
            "tables": tables,
            "record_when_all_answer_at_once": figures(recorded),
            "records_per_second": round(len(recorded) / whole),
        }
    finally:
        await db.close()


async def against_bare(folder: Path, moves: int) -> dict[str, Any]:
    """The same statements on a copy of the same file by sqlite3 alone, in one thread and with nothing around them: no record can be cheaper.
    Processor time, all threads."""
    db = await Database.open(str(folder / "ours.db"))
    noted: list[Any] = []
    try:
        game = await a_game(db, 1, STATE_BYTES)
        for serial in range(1, WARM_UP + 1):
            await db.record(game, a_move(serial, 1, STATE_BYTES), NOW)
        await db.backup(folder / "bare.db")
        coming = [a_move(serial, 1, STATE_BYTES) for serial in range(WARM_UP + 1, WARM_UP + 2 * moves + 1)]
        begin = time.process_time()
        for move in coming[:moves]:
            await db.record(game, move, NOW)
        ours = (time.process_time() - begin) / moves
        hops = 0
        run, commit = hops_.WholeCursor._do, hops_.Connection._commit

        def noting_run(self: Any, before: Any, statement: Any) -> Any:
            nonlocal hops
            hops += 1
            noted.extend((*before, statement))
            return run(self, before, statement)

        def noting_commit(self: Any, before: Any) -> None:
            nonlocal hops
            hops += 1
            noted.extend((*before, None))
            commit(self, before)

        hops_.WholeCursor._do, hops_.Connection._commit = noting_run, noting_commit
        try:
            for move in coming[moves:]:
                await db.record(game, move, NOW)
        finally:
            hops_.WholeCursor._do, hops_.Connection._commit = run, commit
    finally:
        await db.close()
    bare = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for setting in PRAGMAS:
        bare.execute(f"PRAGMA {setting}")
    # The copy stands where the first half began: what the second half changes there is as much.
    bare.execute("UPDATE game SET serial = ?", (WARM_UP + moves,))
    cursor = bare.cursor()
    begin = time.process_time()
    for statement in noted:
        if statement is None:
            bare.commit()
        else:
            statement[0](cursor, *statement[1:])
    floor = (time.process_time() - begin) / moves
    bare.close()
    return {
        "record_cpu_ms": round(1e3 * ours, 3),
        "bare_cpu_ms": round(1e3 * floor, 3),
        "times_the_floor": round(ours / floor, 2),
        "hops_per_record": round(hops / moves, 2),
        "statements_per_record": round(len(noted) / moves, 2),
    }


def fsync_ms(folder: Path) -> float:
    taken: list[float] = []
    with (folder / "bare").open("wb") as file:
        for _ in range(200):
            begin = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begin)
    return figures(taken)["p50_ms"]


def run(moves: int = 1_000) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="keeper-bench-") as name:
        folder = Path(name)
        return {
            "fsync_ms": fsync_ms(folder),
            "one_table": asyncio.run(one_table(folder, moves, STATE_BYTES)),
            "one_table_large_state": asyncio.run(one_table(folder, max(moves // 4, 40), 100_000)),
            "against_bare_sqlite": asyncio.run(against_bare(folder, moves)),
            "many_tables": asyncio.run(many_tables(folder, 100, max(moves // 100, 2))),
        }


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
