"""Where pictures are made: off the event loop, two at a time, the newest wish first.

A wish has a key: the table, what is shown *and who may see it*. Wishes with the same key are interchangeable, so while one
is being drawn at most one more waits, and a newer wish takes its place; whoever waited for the older one gets the newer
picture. Two viewers must therefore never share a key.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

# Encoding scales to two threads (x1.97), drawing hardly (x1.2): a third worker would only make the event loop wait.
WORKERS = 2

Report = Callable[[Hashable, BaseException], None]


class StudioClosed(RuntimeError):
    """The process is shutting down; no picture will come."""


@dataclass
class _Wish:
    work: Callable[[], Any]
    result: asyncio.Future[Any]
    waiting: int = 0


@dataclass
class _Easel:
    """One key's place: what is being drawn, what comes next."""

    task: asyncio.Task[None]
    current: _Wish
    next: _Wish | None = None


def _log(key: Hashable, problem: BaseException) -> None:
    log.error("drawing %r failed", key, exc_info=problem)


@dataclass
class Studio:
    workers: int = WORKERS
    report: Report = _log
    drawn: int = 0
    superseded: int = 0
    failed: int = 0
    _pool: ThreadPoolExecutor = field(init=False)
    _easels: dict[Hashable, _Easel] = field(init=False, default_factory=dict)
    _closed: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        self._pool = ThreadPoolExecutor(self.workers, thread_name_prefix="studio")

    async def draw(self, key: Hashable, work: Callable[[], T]) -> T:
        """Run `work` in a worker and return what it returns, or what a newer wish with the same key returned.

        Raises what `work` raised (after reporting it once, however many people wait).
        """
        if self._closed:
            raise StudioClosed("the studio is closed")
        wish = self._place(key, work)
        wish.waiting += 1
        try:
            # Shielded: one impatient caller must not take the picture away from the others.
            return await asyncio.shield(wish.result)
        finally:
            wish.waiting -= 1

    def _place(self, key: Hashable, work: Callable[[], Any]) -> _Wish:
        loop = asyncio.get_running_loop()
        easel = self._easels.get(key)
        if easel is None:
            wish = _Wish(work, loop.create_future())
            task = loop.create_task(self._serve(key))
            self._easels[key] = _Easel(task, wish)
            return wish
        if easel.next is None:
            easel.next = _Wish(work, loop.create_future())
        else:
            easel.next.work = work  # those who wait for the older picture get this one
            self.superseded += 1
        return easel.next

    async def _serve(self, key: Hashable) -> None:
        loop = asyncio.get_running_loop()
        easel = self._easels[key]
        try:
            while True:
                wish = easel.current
                if wish.waiting:  # a wish everybody gave up on is dropped
                    try:
                        value = await loop.run_in_executor(self._pool, wish.work)
                    except Exception as problem:
                        self.failed += 1
                        self._tell(key, problem)
                        _settle(wish.result, problem=problem)
                    else:
                        self.drawn += 1
                        _settle(wish.result, value)
                else:
                    wish.result.cancel()
                following, easel.next = easel.next, None
                if following is None:
                    return
                easel.current = following
        finally:
            del self._easels[key]
            for wish in (easel.current, easel.next):
                if wish is not None:
                    _settle(wish.result, problem=StudioClosed("the studio closed before the picture was drawn"))

    def _tell(self, key: Hashable, problem: BaseException) -> None:
        try:
            self.report(key, problem)
        except Exception:
            log.exception("reporting a failed picture of %r failed too", key)

    @property
    def busy(self) -> int:
        return len(self._easels)

    async def close(self) -> None:
        """Start nothing new; whoever waits is told with StudioClosed. Returns when the workers have put down their pens."""
        self._closed = True
        tasks = [easel.task for easel in self._easels.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self._pool.shutdown)


def _settle(result: asyncio.Future[Any], value: Any = None, problem: BaseException | None = None) -> None:
    if result.done():
        return
    if problem is None:
        result.set_result(value)
    else:
        result.set_exception(problem)
        result.exception()  # marked as seen: it was reported, and there may be nobody left to collect it
