"""The tables come from the numbered migrations, and are those the code believes in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CheckConstraint, Connection, inspect, text

from db import CannotOpen, Database, database, migrate
from db.database import full_address
from db.tables import metadata
from tests.db.given import NOW, a_game, a_move, everything, played
from tests.db.player import look, processes
from tests.memory import SAFE


async def test_an_empty_database_is_migrated_to_the_newest_revision_when_it_is_opened(empty_url: str) -> None:
    db = await Database.open(empty_url)
    try:
        health = await db.health()
        assert health.revision == migrate.newest()
        assert health.dialect == ("sqlite" if empty_url.endswith(".db") else "postgresql")
        assert health.size > 0
        assert health.counts["answers"] == 0
        await a_game(db)
        assert (await db.health()).counts["games playing"] == 1
    finally:
        await db.close()


async def test_opening_again_changes_nothing(empty_url: str) -> None:
    first = await Database.open(empty_url)
    await a_game(first)
    before = await everything(first)
    await first.close()
    second = await Database.open(empty_url)
    try:
        assert await everything(second) == before
    finally:
        await second.close()


async def test_the_migrations_make_exactly_the_tables_the_code_uses(db: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": metadata})
        return list(compare_metadata(context, metadata))

    def checks(connection: Connection) -> set[str | None]:
        look = inspect(connection)
        return {check["name"] for table in metadata.tables for check in look.get_check_constraints(table)}

    async with db.reading() as conn:
        assert await conn.run_sync(differences) == []
        wanted = {c.name for table in metadata.tables.values() for c in table.constraints if isinstance(c, CheckConstraint)}
        assert await conn.run_sync(checks) == {str(name) for name in wanted}


async def test_several_databases_can_be_opened_at_once_in_one_process(tmp_path: Path) -> None:
    databases = await asyncio.gather(*(Database.open(str(tmp_path / f"{i}.db")) for i in range(6)))
    try:
        assert [(await db.health()).revision for db in databases] == [migrate.newest()] * 6
        assert [(await a_game(db)).id for db in databases] == [1] * 6
    finally:
        for db in databases:
            await db.close()


async def test_a_database_of_a_newer_keeper_is_refused_and_left_alone(empty_url: str) -> None:
    db = await Database.open(empty_url)
    async with db.writing() as conn:
        await conn.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await db.close()
    with pytest.raises(CannotOpen, match="9999"):
        await Database.open(empty_url)


async def test_a_migration_that_fails_leaves_no_half_made_tables(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    script = ScriptDirectory.from_config(migrate.config()).get_revision("0001")
    whole = script.module.upgrade

    def breaks_at_the_end() -> None:
        whole()
        raise RuntimeError("power cut")

    walk = ScriptDirectory._load_revisions

    def load(self: ScriptDirectory):  # the same files, the first of them broken
        for found in walk(self):
            vars(found.module)["upgrade"] = breaks_at_the_end
            yield found

    with monkeypatch.context() as patched:
        patched.setattr(ScriptDirectory, "_load_revisions", load)
        with pytest.raises(RuntimeError, match="power cut"):
            await Database.open(empty_url)
    db = await Database.open(empty_url)  # would find the tables there already otherwise
    try:
        await a_game(db)
    finally:
        await db.close()


def test_the_revisions_are_numbered_files_in_one_line() -> None:
    names = sorted(path.name for path in (migrate.FOLDER / "versions").glob("*.py"))
    assert [name[:4] for name in names] == [f"{i:04}" for i in range(1, len(names) + 1)]
    assert migrate.newest() == names[-1][:4]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("keeper.db", "sqlite+aiosqlite:///keeper.db"),
        ("/var/lib/keeper.db", "sqlite+aiosqlite:////var/lib/keeper.db"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql://u:p@h:1/d?sslmode=require", "postgresql+asyncpg://u:p@h:1/d?ssl=require"),
    ],
)
def test_addresses_are_taken_as_people_write_them(written: str, meant: str) -> None:
    assert full_address(written).render_as_string(hide_password=False) == meant


@pytest.mark.parametrize(
    "wrong", ["mysql://u:geheim@h/d", "://", "postgresql://u:geheim@127.0.0.1:1/d", "/no/such/folder/keeper.db"]
)
async def test_an_address_that_does_not_work_is_one_line_without_the_password(wrong: str) -> None:
    with pytest.raises(CannotOpen) as refusal:
        await Database.open(wrong)
    assert "\n" not in str(refusal.value)
    assert "geheim" not in str(refusal.value)


async def test_sqlite_is_opened_for_safety(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", SAFE)  # as they stand in Keeper: other tests do not wait for the disk
    db = await Database.open(str(tmp_path / "k.db"))
    try:
        for open_transaction in (db.reading, db.writing):
            async with open_transaction() as conn:
                settings = [
                    (await conn.execute(text(f"PRAGMA {name}"))).scalar_one()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                ]
                assert settings == ["wal", 2, 1, 30_000]
    finally:
        await db.close()


async def test_a_memory_database_serves_many_tasks_at_once() -> None:
    db = await Database.open(":memory:")
    try:
        games = await asyncio.gather(*(a_game(db, channel=i) for i in range(8)))
        loaded = await asyncio.gather(*(db.load(game.id) for game in games))
        assert [len(x.seats) for x in loaded] == [2] * 8
    finally:
        await db.close()


async def test_a_backup_taken_while_the_game_goes_on_is_whole(tmp_path: Path) -> None:
    db = await Database.open(str(tmp_path / "k.db"))
    game = await a_game(db)
    await played(db, game, 7)
    await asyncio.gather(db.backup(tmp_path / "copy.db"), db.record(game.id, a_move(8), NOW))
    await db.record(game.id, a_move(9), NOW)
    await db.close()
    copy = await Database.open(str(tmp_path / "copy.db"))
    try:
        loaded = await copy.load(game.id)
        assert loaded.game.serial in (7, 8)
        assert len(await copy.log(game.id)) == loaded.game.serial
    finally:
        await copy.close()


async def test_processes_that_open_a_new_database_at_the_same_instant_all_get_it(empty_url: str) -> None:
    """Nothing but the database makes them wait for each other."""
    heard, said = processes.Pipe(duplex=False)
    several = [processes.Process(target=look, args=(empty_url, said)) for _ in range(4)]
    for process in several:
        process.start()
    for process in several:
        await asyncio.to_thread(process.join, 30)
    assert [process.exitcode for process in several] == [0] * 4
    assert [heard.recv() for _ in several] == [migrate.newest()] * 4
    for end in (heard, said):
        end.close()


async def test_private_messages_of_before_are_whoevers_who_sat_there_then(tmp_path: Path) -> None:
    """Those of whoever sits there now stay theirs; of earlier ones nobody can say whose they were."""
    db = await Database.open(str(tmp_path / "k.db"))
    game = await a_game(db)
    await db.change_seat(game.id, 1, NOW + 50, user_id=77, name="Cara")
    async with db.writing() as conn:
        await conn.execute(text("DROP INDEX ix_post_user_id"))
        await conn.execute(text("ALTER TABLE post DROP COLUMN user_id"))
        await conn.execute(text("UPDATE alembic_version SET version_num = '0006'"))
        for message, seat, at, purpose in (
            (1, 0, 0, "dm"),
            (2, 1, 10, "dm"),
            (3, 1, 60, "dm"),
            (4, 1, 60, "prompt"),
            (5, None, 9, "board"),
        ):
            row = {"m": message, "g": game.id, "s": seat, "at": NOW + at, "p": purpose}
            await conn.execute(
                text(
                    "INSERT INTO post (message_id, game_id, purpose, seat, channel_id, created, live)"
                    " VALUES (:m, :g, :p, :s, 8, :at, 1)"
                ),
                row,
            )
    await db.close()
    db = await Database.open(str(tmp_path / "k.db"))
    try:
        first = (await db.seats(game.id))[0].user_id
        assert [(p.message_id, p.user_id) for p in await db.posts(game.id)] == [(1, first), (3, 77), (4, 77), (5, None)]
    finally:
        await db.close()
