"""Keeper as a process of its own, to be killed by `test_killed`: `python -m tests.bot.killed_bot ADDRESS FOLDER PICTURES`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.settings import Settings
from bot.start import run_bot


def main(base: str, folder: str, pictures: str) -> None:
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        database_url=str(Path(folder) / "keeper.db"),
        state_folder=Path(folder),
        pictures=pictures == "pictures",
    )
    asyncio.run(run_bot(settings, base, guild_ready_timeout=0.1))


if __name__ == "__main__":
    main(*sys.argv[1:4])
