"""Once a day: a copy that can be played on from, the newest few kept, and nothing that stops a game."""

from __future__ import annotations

import logging
import stat
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

import db
from bot import backups
from bot.backups import DAY, NEXT_TRY_SECONDS, Backups
from tests.db.given import NOW, a_game, a_move, played
from tests.memory import ready


def days(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


async def test_one_whole_copy_a_day_and_the_newest_stay(tmp_path: Path) -> None:
    memory = await db.Database.open(await ready(tmp_path / "k.db"))
    game = await a_game(memory)
    await played(memory, game, 3)
    folder = tmp_path / "copies"
    night = Backups(memory, folder, kept=2)
    assert night.last() is None
    await night.watch(NOW)
    first = days(folder)
    assert len(first) == 1
    assert night.last() is not None
    await memory.record(game.id, a_move(4), NOW)
    await night.watch(NOW + 60)  # the same day: the copy stays as it is
    await Backups(memory, folder, kept=2).watch(NOW + 90)  # and after a restart
    assert days(folder) == first
    for day in (1, 2, 3):
        await night.watch(NOW + day * DAY)
    assert len(days(folder)) == 2
    assert first[0] not in days(folder)
    newest = folder / days(folder)[-1]
    await memory.close()
    copy = await db.Database.open(str(newest))
    try:
        assert (await copy.load(game.id)).game.serial == 4
    finally:
        await copy.close()


async def test_a_copy_that_cannot_be_made_stops_nothing_and_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    memory = await db.Database.open(await ready(tmp_path / "k.db"))
    try:
        taken = tmp_path / "copies"
        taken.write_text("a file where the folder should be")
        night = Backups(memory, taken, kept=7)
        with caplog.at_level(logging.ERROR):
            await night.watch(NOW)
            await night.watch(NOW + 30)
        assert len([r for r in caplog.records if "could not be made" in r.message]) == 1
        taken.unlink()
        await night.watch(NOW + NEXT_TRY_SECONDS)
        assert len(days(taken)) == 1
    finally:
        await memory.close()


async def test_without_a_folder_nothing_is_copied_but_what_is_over_goes(tmp_path: Path) -> None:
    memory = await db.Database.open(await ready(tmp_path / "k.db"))
    try:
        game = await a_game(memory)
        await memory.apply(game.id, db.Effects(outbox=(db.Letter(kind="notice", payload={}, channel_id=1),)), NOW)
        letter = (await memory.pending(game.id))[0]
        await memory.sent(letter.id, 1, NOW)
        await Backups(memory, None, kept=7).watch(NOW + 5 * DAY)
        assert await memory.prune(NOW + 1) == {"letters": 1, "deadlines": 0}  # it was still there
        await memory.apply(game.id, db.Effects(outbox=(db.Letter(kind="notice", payload={}, channel_id=1),)), NOW)
        await memory.sent((await memory.pending(game.id))[0].id, 2, NOW)
        await Backups(memory, None, kept=7).watch(NOW + 40 * DAY)
        assert await memory.prune(NOW + 1) == {"letters": 0, "deadlines": 0}
        assert days(tmp_path) == [n for n in days(tmp_path) if n.startswith("k.db")]
    finally:
        await memory.close()


async def test_copies_are_their_owners_and_older_ones_become_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    memory = await db.Database.open(await ready(tmp_path / "k.db"))
    folder = tmp_path / "deep" / "copies"
    try:
        await Backups(memory, folder, kept=7).watch(NOW)
        (copy,) = folder.iterdir()
        assert [stat.S_IMODE(p.stat().st_mode) for p in (folder.parent, folder, copy)] == [0o700, 0o700, 0o600]
        folder.chmod(0o755)
        copy.chmod(0o644)
        with caplog.at_level(logging.WARNING):
            Backups(memory, folder, kept=7)
        assert [stat.S_IMODE(p.stat().st_mode) for p in (folder, copy)] == [0o700, 0o600]
        assert "could be read by others" in caplog.text
        # A folder that holds other things too is not Keeper's to close.
        (folder / "holiday.jpg").touch()
        folder.chmod(0o755)
        Backups(memory, folder, kept=7)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    finally:
        await memory.close()


async def test_a_copy_does_not_take_the_games_their_last_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    memory = await db.Database.open(await ready(tmp_path / "k.db"))
    try:
        night = Backups(memory, tmp_path / "copies", kept=7)
        with monkeypatch.context() as small, caplog.at_level(logging.ERROR):
            small.setattr(backups.shutil, "disk_usage", lambda _: SimpleNamespace(free=backups.ROOM_LEFT))
            await night.watch(NOW)
        assert days(tmp_path / "copies") == []
        assert "at least 32 are needed" in caplog.text
        await night.watch(NOW + NEXT_TRY_SECONDS)
        assert len(days(tmp_path / "copies")) == 1
    finally:
        await memory.close()


async def test_of_a_copy_that_broke_off_nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a copy on a full disk would keep every answer from being kept, until the next try."""
    memory = await db.Database.open(await ready(tmp_path / "k.db"))

    async def full(path: Path) -> None:
        path.write_bytes(b"half of it")
        raise OperationalError("VACUUM", {}, Exception("database or disk is full"))

    try:
        with monkeypatch.context() as broken:
            broken.setattr(memory, "backup", full)
            await Backups(memory, tmp_path / "copies", kept=7).watch(NOW)
        assert days(tmp_path / "copies") == []
    finally:
        await memory.close()
