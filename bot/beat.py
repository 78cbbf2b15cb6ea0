"""What is done again and again, so many seconds after it was done last.

Only time that passes counts, not what the machine's clock says: that is set, now and then by days. discord.py's loops and APScheduler's
intervals wait for a time of day: they stand still for as long as a clock went back, and one that went forward (or a machine that slept)
makes a loop run once for every beat it believes to have missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Beat:
    def __init__(self, what: Callable[[], Awaitable[object]], seconds: float) -> None:
        self.what = what
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self, *, at_once: bool = False) -> None:
        """Begin, after the first pause or before it."""
        self.stop()
        self._task = asyncio.create_task(self._run(at_once), name=f"beat-{getattr(self.what, '__name__', '')}")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = None

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    async def _run(self, at_once: bool) -> None:
        while True:
            if not at_once:
                await asyncio.sleep(self.seconds)
            at_once = False
            try:
                await self.what()
            except Exception:  # the next beat tries again
                log.exception("what is done every %s seconds failed", self.seconds)
