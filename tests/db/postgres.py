"""A PostgreSQL server of one's own for the length of a test run: no installation is touched, nothing is left behind."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def binaries() -> Path | None:
    """The folder of the newest server here, if there is one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda p: int(p.parts[-3]))
    if found and (found[-1].parent / "initdb").exists():
        return found[-1].parent
    on_path = shutil.which("postgres")
    return Path(on_path).resolve().parent if on_path and shutil.which("initdb") else None


def why_not() -> str | None:
    """Why no server can be started here; None if one can."""
    if binaries() is None:
        return "no PostgreSQL server binary on this machine"
    if os.geteuid() == 0 and _unprivileged() is None:
        return "PostgreSQL refuses to run as root and there is no user postgres or nobody to run it as"
    return None


def _unprivileged() -> str | None:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


class Server:
    """One that can be started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[Any] | None = None
        self.as_who: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(_unprivileged() or "")
            self.as_who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
        self.environment = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        bin_ = binaries()
        assert bin_ is not None
        self.bin = bin_

    @property
    def address(self) -> str:
        return f"postgresql://keeper@/postgres?host={self.folder}"

    def make(self) -> None:
        """An empty one."""
        given = ["-U", "keeper", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
        subprocess.run(
            [self.bin / "initdb", "-D", self.folder / "data", *given],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            env=self.environment,
            **self.as_who,
        )

    def start(self) -> None:
        # Only this run reads what it writes: no need to wait for the disk.
        quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=80", "shared_buffers=32MB"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.folder / "data", "-k", self.folder, "-h", ""]
                + [x for q in quick for x in ("-c", q)],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=self.environment,
                **self.as_who,
            )
        _wait_until_ready(self.process, self.folder, self.bin, self.environment)

    def stop(self) -> None:
        """Everybody who is connected is thrown out."""
        process, self.process = self.process, None
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(10)


@contextmanager
def restartable() -> Iterator[Server]:
    """A server that listens on a socket in its own folder only."""
    # Not below pytest's own folder: that is closed to other users, and a socket's path must stay under 108 characters.
    folder = Path(tempfile.mkdtemp(prefix="keeper-pg-"))
    try:
        made = Server(folder)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def server() -> Iterator[str]:
    """Runs a server and gives the address of its first database."""
    with restartable() as made:
        yield made.address


def _wait_until_ready(process: subprocess.Popen[Any], folder: Path, bin_: Path, environment: dict[str, str]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            break
        ready = subprocess.run(
            [bin_ / "pg_isready", "-q", "-h", folder, "-U", "keeper", "-d", "postgres"], env=environment, check=False
        )
        if ready.returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError(f"PostgreSQL did not start: {(folder / 'log').read_text(errors='replace')[-2000:]}")
