"""`keeper check`: one line for each trouble, and nothing is changed by looking."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from bot.shelf import fill
from bot.tables import Table, Tables
from db import Database, HostSeat, Pace
from keeper.cli import main
from rendering.fluent import LOCALE, Words

SHELF, WORDS = fill(), Words.load(LOCALE)
ANNA, BERT = 11, 12


async def a_table(memory: Database, game: str, channel: int) -> Table:
    tables = Tables(memory, SHELF, WORDS, lambda: 1_800_000_000)
    table = await tables.open_lobby(
        SHELF.box(game),
        channel_id=channel,
        guild_id=5,
        host_id=ANNA,
        language="en",
        options={},
        pace=Pace(),
        host=HostSeat(user_id=ANNA, name="Anna"),
    )
    await memory.join(table.id, BERT, "Bert", 1_800_000_000)
    return table


@pytest.fixture
async def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Database:
    """A lobby and a running game of each kind; closed. The command looks there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "k.db")
    opened = await Database.open("k.db")
    await a_table(opened, "elder-sign", 1)
    await (await a_table(opened, "elder-sign", 2)).start(ANNA)
    await (await a_table(opened, "alone", 3)).start(ANNA)
    await opened.change_guild(5, 1, language="de", pace=Pace(deadline=3600))
    await opened.change_user(ANNA, 1, language="en")
    await opened.close()
    return opened


def spoil(*commands: str) -> None:
    with sqlite3.connect("k.db") as connection:
        for command in commands:
            connection.execute(command)
    connection.close()


def troubles(capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["check"]) == 1
    found = capsys.readouterr()
    assert not found.out
    return found.err.splitlines()


def test_all_is_well(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    before = Path("k.db").read_bytes()
    assert main(["check"]) == 0
    assert "k.db: whole" in capsys.readouterr().out
    assert Path("k.db").read_bytes() == before


def test_every_trouble_is_one_line(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(
        "UPDATE game SET name = 'chess' WHERE id = 1",
        "UPDATE checkpoint SET data = X'00' WHERE game_id = 2",
        "UPDATE game SET pace = '{\"swift\": 1}' WHERE id = 3",
        "UPDATE guild SET pace = '[]'",
        "UPDATE person SET language = 'xx'",
    )
    found = troubles(capsys)
    assert [line.split(":")[1].strip() for line in found] == [
        "game 1",
        "game 2 (elder-sign)",
        "game 3 (alone)",
        "the settings of server 5",
        "the settings of person 11",
    ]


def test_a_game_whose_card_is_gone(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    spoil("UPDATE checkpoint SET version = 999 WHERE game_id = 2")
    (line,) = troubles(capsys)
    assert "game 2 (elder-sign): it cannot be opened" in line


def test_rows_that_belong_to_nothing(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    spoil("PRAGMA foreign_keys = OFF", "DELETE FROM game WHERE id = 1")
    found = troubles(capsys)
    assert found
    assert all("belongs to no game" in line for line in found)


def test_another_revision(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    spoil("UPDATE alembic_version SET version_num = '0001'")
    (line,) = troubles(capsys)
    assert "the tables are of revision 0001" in line


def test_a_damaged_and_a_missing_file(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    with open("k.db", "r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 4096)
    assert all("k.db: damaged" in line for line in troubles(capsys))
    os.unlink("k.db")
    assert troubles(capsys) == [f"keeper: {Path('k.db').resolve()}: there is no such file"]
    assert not Path("k.db").exists()


def test_a_wrong_setting(memory: Database, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    assert main(["check"]) == 2
    assert capsys.readouterr().err.startswith("keeper: LOG_LEVEL")


async def test_it_looks_while_keeper_runs(memory: Database, capsys: pytest.CaptureFixture[str]) -> None:
    import asyncio

    running = await Database.open("k.db")
    async with running.writing() as conn:
        await conn.exec_driver_sql("UPDATE game SET updated = updated + 1")
        assert await asyncio.to_thread(main, ["check"]) == 0
    await running.close()
