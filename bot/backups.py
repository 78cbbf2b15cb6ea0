"""What is done once a day so that nobody has to look after Keeper: a copy of the memory, and what has had its effect is removed.

Nothing remembers when it was done last but the copies themselves: each is named after its day (UTC). So a restart neither skips
a day nor copies twice, and an operator who deletes one gets it again.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path

import db
from db import files

log = logging.getLogger(__name__)

DAY = 24 * 3600
# How long posted letters and settled deadlines stay for whoever has to find out what happened.
KEPT_SECONDS = 30 * DAY
# A full disk today is full in half a minute, too.
NEXT_TRY_SECONDS = 3600
# So much of the disk a copy leaves to what is being written: that the games go on comes first.
ROOM_LEFT = 32 * 1024 * 1024


class Backups:
    def __init__(self, memory: db.Database, folder: Path | None, kept: int) -> None:
        """`folder` is where the copies go, the newest `kept` of them stay; without one, and on PostgreSQL (it has pg_dump), there
        are none."""
        self.memory = memory
        self.folder = folder if memory.sqlite else None
        self.kept = kept
        self._tidied = 0
        self._failed = 0
        if self.folder is not None and self.folder.is_dir():
            files.tighten(self.copies(self.folder))
            if all(_is_copy(path) for path in self.folder.iterdir()):  # nothing but copies: it was made for them
                files.tighten([self.folder], files.PRIVATE_FOLDER)

    async def watch(self, now: int) -> None:
        """Do what this day still lacks. Failing never stops a game: it is logged, and tried again after a while."""
        if not 0 <= now - self._tidied < DAY:  # the clock may have been set back since
            self._tidied = now
            gone = await self.memory.prune(now - KEPT_SECONDS)
            log.info("tidied up: %s", gone)
        if self.folder is None or 0 <= now - self._failed < NEXT_TRY_SECONDS:
            return
        today = self.folder / f"keeper-{time.strftime('%Y-%m-%d', time.gmtime(now))}.db"
        if today.exists():
            return
        try:
            await self._copy(today)
        except Exception as error:  # the disk, the folder's rights, the database: whatever it is, the games go on
            self._failed = now
            log.error("today's copy of the memory could not be made in %s: %s", self.folder, error)

    async def _copy(self, today: Path) -> None:
        folder = today.parent
        files.new_folder(folder)
        unfinished = today.with_suffix(".part")
        unfinished.unlink(missing_ok=True)
        await self._has_room(folder)
        try:
            await self.memory.backup(unfinished)
            await asyncio.to_thread(unfinished.replace, today)  # a copy is whole or not there
        except BaseException:
            unfinished.unlink(missing_ok=True)  # half a copy would keep the last room of the disk from the games
            raise
        for old in self.copies(folder)[: -self.kept]:
            old.unlink(missing_ok=True)
        log.info("the memory was copied to %s", today)

    async def _has_room(self, folder: Path) -> None:
        """Raises OSError where a copy would fill the disk."""
        size = (await self.memory.health()).size
        left = (await asyncio.to_thread(shutil.disk_usage, folder)).free - size
        if left < ROOM_LEFT:
            mb = 1024 * 1024
            raise OSError(
                f"it has {size // mb} MB and would leave {max(0, left) // mb} MB of the disk, at least {ROOM_LEFT // mb} are needed"
            )

    @staticmethod
    def copies(folder: Path) -> list[Path]:
        """Oldest first."""
        return sorted(folder.glob("keeper-????-??-??.db"))

    def last(self) -> int | None:
        """When the newest copy was made."""
        found = self.copies(self.folder) if self.folder is not None and self.folder.is_dir() else []
        return int(found[-1].stat().st_mtime) if found else None


def _is_copy(path: Path) -> bool:
    return path.match("keeper-????-??-??.db") or path.match("keeper-????-??-??.part")
