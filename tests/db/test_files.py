"""The memory's file: nobody else on the machine can read it, damage is told before anything is written, one Keeper at a time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from db import CannotOpen, Database, files
from db.database import full_address
from tests.db.given import a_game, played

processes = multiprocessing.get_context("spawn")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(params=[0o000, 0o022, 0o377], ids=oct)
def umask(request: pytest.FixtureRequest) -> Any:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


async def test_memory_companions_and_copies_are_their_owners_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    db = await Database.open(str(tmp_path / "k.db"))
    try:
        await a_game(db)
        await db.backup(tmp_path / "copy.db")
        found = {path.name: rights(path) for path in tmp_path.iterdir()}
        assert found == dict.fromkeys(("k.db", "k.db-wal", "k.db-shm", "copy.db"), 0o600)
        files.new_folder(tmp_path / "a" / "b")
        assert [rights(tmp_path / "a"), rights(tmp_path / "a" / "b")] == [0o700, 0o700]
    finally:
        await db.close()


async def test_a_file_that_others_could_read_is_tightened_and_that_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "k.db"
    first = await Database.open(str(path))
    for name in ("k.db", "k.db-wal", "k.db-shm"):
        (tmp_path / name).chmod(0o664)
    with caplog.at_level(logging.WARNING):
        second = await Database.open(str(path))
    assert {p.name: rights(p) for p in tmp_path.iterdir()} == dict.fromkeys(("k.db", "k.db-wal", "k.db-shm"), 0o600)
    assert "could be read by others" in caplog.text
    await first.close()
    await second.close()


async def test_a_damaged_file_is_refused_with_one_line_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    db = await Database.open(str(path))
    await played(db, await a_game(db), 40)
    await db.close()
    whole = path.read_bytes()
    for place, rubbish in ((0, b"not a database!!"), (4096, b"\xff" * 4096), (len(whole) // 8192 * 4096, b"\x07" * 4096)):
        path.write_bytes(whole[:place] + rubbish + whole[place + len(rubbish) :])
        spoilt = path.read_bytes()
        with pytest.raises(CannotOpen, match=r"k\.db is damaged") as told:
            await Database.open(str(path))
        assert "\n" not in str(told.value)
        assert path.read_bytes() == spoilt
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(CannotOpen, match="damaged"):
        await Database.open(str(path))
    path.write_bytes(whole)
    await (await Database.open(str(path))).close()


def test_a_look_at_a_large_file_ends_in_time(tmp_path: Path) -> None:
    path = tmp_path / "large.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE t (x)")
        connection.executemany("INSERT INTO t VALUES (zeroblob(100))", [()] * 300_000)
    begun = time.monotonic()
    assert files.damage(path, 0.0) == []
    assert time.monotonic() - begun < 2


def hold(path: str, said: Any) -> None:
    async def wait() -> None:
        async with files.alone(Path(path)):
            said.send("held")
            await asyncio.sleep(60)

    asyncio.run(wait())


async def test_a_second_keeper_on_the_same_file_is_refused_and_a_killed_one_is_not_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "k.db"
    heard, said = processes.Pipe(duplex=False)
    first = processes.Process(target=hold, args=(str(path), said))
    first.start()
    assert await asyncio.to_thread(heard.recv) == "held"
    with monkeypatch.context() as patience:
        patience.setattr(files, "LOCK_SECONDS", 0.1)
        with pytest.raises(CannotOpen, match=rf"another Keeper \(process {first.pid}\) is running on it") as told:
            async with files.alone(path):
                pass
    assert "\n" not in str(told.value)
    db = await Database.open(str(path))  # whoever only looks is let in
    await db.close()
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    async with files.alone(path):  # at once
        assert rights(tmp_path / "k.db.lock") == 0o600
    await asyncio.to_thread(first.join, 10)
    for end in (heard, said):
        end.close()


async def test_a_link_is_no_second_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for the lock nor for the rights of what SQLite puts beside the file."""
    (tmp_path / "far").mkdir()
    path, link = tmp_path / "far" / "k.db", tmp_path / "k.db"
    link.symlink_to(path)
    elsewhere = tmp_path / "near"
    elsewhere.symlink_to(tmp_path / "far")
    monkeypatch.setattr(files, "LOCK_SECONDS", 0.1)
    for other in (link, elsewhere / "k.db"):
        async with files.alone(files.path_of(full_address(str(path)))):
            with pytest.raises(CannotOpen, match="another Keeper"):
                async with files.alone(files.path_of(full_address(str(other)))):
                    pass
    db = await Database.open(str(path))
    path.with_name("k.db-wal").chmod(0o644)
    again = await Database.open(str(link))
    assert rights(path.with_name("k.db-wal")) == 0o600
    await again.close()
    await db.close()


async def test_a_file_with_two_names_is_refused_by_either(tmp_path: Path) -> None:
    """A hard link has companions and a lock of its own: two Keepers would overwrite each other."""
    path, other = tmp_path / "keeper.db", tmp_path / "elsewhere.db"
    path.touch()
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(CannotOpen, match="has 2 names"):
            async with files.alone(name):
                raise AssertionError("it was opened")
    other.unlink()
    async with files.alone(path):
        pass


async def test_a_memory_without_a_file_needs_no_lock() -> None:
    async with files.alone(None), files.alone(None):
        pass


async def test_a_folder_in_the_place_of_the_file_is_called_one(tmp_path: Path) -> None:
    """Every folder has several names to the system, and nobody would know which of them to take away."""
    with pytest.raises(CannotOpen, match="this is a folder"):
        async with files.alone(tmp_path):
            raise AssertionError("it was locked")


@pytest.mark.skipif(not Path("/sys/kernel").is_dir(), reason="only Linux has a folder in which nobody can make a file")
async def test_where_no_file_can_be_made_the_reason_is_told() -> None:
    """Not that there is none: that is what Keeper was about to change."""
    with pytest.raises(CannotOpen) as refused:
        async with files.alone(Path("/sys/kernel/keeper.db")):
            raise AssertionError("it was locked")
    assert "No such file" not in str(refused.value)
