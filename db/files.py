"""The file of a SQLite memory on the disk: for its owner's eyes only, whole, and for one Keeper at a time.

Everything hidden in every game stands in it, so neither it nor a copy is for others on the machine, whatever the umask. Only paths
are handled here, the file itself is never opened beside SQLite: closing it would take away the locks that SQLite holds in this
process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from sqlalchemy.engine import URL

from db.errors import CannotOpen

log = logging.getLogger(__name__)

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
COMPANIONS = ("", "-wal", "-shm", "-journal")
# A start looks for damage no longer than this. 100 MB, some hundred games, take a third of a second.
LOOK_SECONDS = 3.0
# A process that was just killed may hold its lock for a moment longer.
LOCK_SECONDS = 3.0
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def path_of(address: URL) -> Path | None:
    """Of a SQLite file, behind all links that lead to it; None for a memory that lives elsewhere."""
    name = address.database
    if address.get_backend_name() != "sqlite" or name in (None, "", ":memory:"):
        return None
    return behind_links(Path(name))


def behind_links(path: Path) -> Path:
    """SQLite follows links and puts its companions beside the file itself. Whoever went by the name that was typed would miss them,
    and two Keepers that were given two names for one file would each hold a lock of their own."""
    return Path(os.path.realpath(path))


# For its owner only


def make_private(path: Path) -> None:
    """The file exists afterwards, if its folder does, and nobody else may read it; nor what SQLite has put beside it.

    What SQLite puts there later gets the rights of the file.
    """
    new_private(path)
    tighten(path.with_name(path.name + end) for end in COMPANIONS)


def new_private(path: Path) -> None:
    """An empty file where there is none. SQLite takes one for a new database."""
    with contextlib.suppress(OSError):  # it is there, or it cannot be: whoever opens it will say why
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
        with contextlib.suppress(OSError):
            os.fchmod(made, PRIVATE)  # the umask may have taken the owner's own rights
        os.close(made)


def new_folder(folder: Path) -> None:
    """With its parents, as far as they are missing."""
    for part in (*reversed(folder.parents), folder):
        if not part.exists():
            part.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
            part.chmod(PRIVATE_FOLDER)


def tighten(paths: Iterable[Path], mode: int = PRIVATE) -> None:
    """Take away what others may do, and say so. Windows knows no such rights."""
    if os.name != "posix":
        return
    for path in paths:
        try:
            now = stat.S_IMODE(path.stat().st_mode)
            if now & 0o077:
                path.chmod(now & mode)
                log.warning("%s could be read by others on this machine; now only by its owner", path)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s can be read by others on this machine, and that cannot be changed: %s", path, error)


# Whole


def damage(path: Path, seconds: float | None = LOOK_SECONDS) -> list[str]:
    """What SQLite finds wrong with a file, as lines; none: nothing. With `seconds` it looks only at how pages hang together, and
    only for so long; without, at everything."""
    if not path.is_file() or path.stat().st_size == 0:
        return []
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=30, uri=True)
    try:
        if seconds is None:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)")]
            found += [f"{row[0]}: row {row[1]} belongs to no {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
        else:
            end = time.monotonic() + seconds
            connection.set_progress_handler(lambda: int(time.monotonic() > end), 10_000)
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
        return [" ".join(line.split()) for line in found if line != "ok"]
    except sqlite3.DatabaseError as error:
        if (error.sqlite_errorcode & 0xFF) in DAMAGED:
            return [str(error)]
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            log.info("%s is large: so far nothing is wrong with it; `keeper check` looks at all of it", path)
            return []
        if seconds is None:
            return [str(error)]
        return []  # locked, or no right to read it: whoever opens it will say so
    finally:
        connection.close()


async def refuse_damaged(path: Path) -> None:
    """Before anything is written to it: a damaged file is not made worse."""
    found = await asyncio.to_thread(damage, path)
    if found:
        raise CannotOpen(
            f"{path} is damaged ({found[0][:200]}): nothing was changed; "
            "stop here, keep the file, and go back to the last good copy (docs/hosting.md)"
        )


# One Keeper


@contextlib.asynccontextmanager
async def alone(path: Path | None) -> AsyncIterator[None]:
    """Held by a running Keeper for its lifetime; a second one on the same file is refused with CannotOpen.

    The lock is the system's and on a file beside the memory: it ends with the process, however that ends. Programs that only look
    (`keeper check`) do not ask for it. On network file systems such locks, SQLite's own among them, may mean nothing: keep the
    memory on a local disk.
    """
    if path is None:
        yield
        return
    path = behind_links(path)
    _has_one_name(path)
    place = path.with_name(path.name + ".lock")
    new_private(place)
    tighten([place])
    try:
        held = os.open(place, os.O_RDWR | os.O_CREAT, PRIVATE)  # if it could not be made, this says why
    except OSError as error:
        raise CannotOpen(f"{place}: {error.strerror}") from None
    try:
        await _lock(held, path)
        os.ftruncate(held, 0)
        os.write(held, f"{os.getpid()}\n".encode())  # for whoever wonders; the lock itself is what counts
        yield
    finally:
        os.close(held)


def _has_one_name(path: Path) -> None:
    """Two names of one file (hard links) are two files to SQLite and to the lock: each has companions of its own, and what was
    written last by one is overwritten by the other."""
    with contextlib.suppress(FileNotFoundError):
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise CannotOpen(f"{path}: this is a folder; name a file in it")
        if (names := found.st_nlink) > 1:
            raise CannotOpen(f"{path}: the file has {names} names (hard links); leave it one, or make a real copy for the other")


async def _lock(held: int, path: Path) -> None:
    end = time.monotonic() + LOCK_SECONDS
    while not _locked(held):
        if time.monotonic() > end:
            other = os.pread(held, 20, 0).decode(errors="replace").strip() if hasattr(os, "pread") else ""
            who = f" (process {other})" if other.isdecimal() else ""
            raise CannotOpen(f"{path}: another Keeper{who} is running on it; stop that one first")
        await asyncio.sleep(0.05)


try:
    import fcntl

    def _locked(held: int) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

except ImportError:  # Windows
    import msvcrt

    def _locked(held: int) -> bool:
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)  # pyright: ignore[reportAttributeAccessIssue]
        except OSError:
            return False
        return True
