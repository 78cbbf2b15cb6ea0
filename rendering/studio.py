"""Where pictures are made: off the event loop, few at a time, each table in its turn, the newest wish first.

A wish has a key: the table, what is shown *and who may see it*. Wishes with the same key are interchangeable, so as long as one waits a newer
one takes its place, and while one is being drawn at most one more waits; whoever waited for the older one gets the newer picture. Two
viewers must therefore never share a key.

What is drawn is decided when a worker is free, not before: a wish that a newer one has replaced, or that everybody has given up on, costs nothing.
Those of one table (`whose`) come one after the other between those of the others, so that nobody waits for a table that wants much. What
nobody waits for in front of a screen is `patient`: it comes as if its table had wanted some more before. What takes `long`, a film,
has workers of its own, and keeps no board waiting.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

# Encoding scales to two threads (x1.97), drawing hardly (x1.2): a third worker would only make the event loop wait.
WORKERS = 2
LONG_WORKERS = 2
# By so many pictures of its table comes later what nobody waits for.
PATIENCE = 3

Report = Callable[[Hashable, BaseException], None]


class StudioClosed(RuntimeError):
    """The process is shutting down; no picture will come."""


@dataclass(eq=False)
class _Wish:
    work: Callable[[], Any]
    result: asyncio.Future[Any]
    whose: Hashable
    patient: bool
    long: bool
    waiting: int = 0


@dataclass(eq=False)
class _Easel:
    """One key's place: what is being drawn or waits to be, and what comes after it."""

    key: Hashable
    current: _Wish
    begun: bool = False
    place: int = 0
    next: _Wish | None = None


def _log(key: Hashable, problem: BaseException) -> None:
    log.error("drawing %r failed", key, exc_info=problem)


class _Queue:
    """Wishes that wait for a worker. Each table's first comes before anybody's second; equals in the order they came.

    Everybody's next place counts from the one that was taken last, so that nobody is overtaken for ever.
    """

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, _Easel]] = []
        self._places: dict[Hashable, int] = {}
        self._now = self._count = 0

    def put(self, easel: _Easel) -> None:
        wish = easel.current
        place = max(self._now, self._places.get(wish.whose, 0)) + (PATIENCE if wish.patient else 0)
        self._places[wish.whose] = place + 1
        self._push(easel, place)

    def hurry(self, easel: _Easel) -> None:
        """Somebody waits for it now."""
        easel.current.patient = False
        self._push(easel, max(self._now, easel.place - PATIENCE))

    def _push(self, easel: _Easel, place: int) -> None:
        easel.place = place
        self._count += 1
        heapq.heappush(self._heap, (place, self._count, easel))

    def take(self) -> _Easel | None:
        while self._heap:
            place, _, easel = heapq.heappop(self._heap)
            if easel.begun or easel.place != place:  # it has moved up
                continue
            self._now = place
            if not self._heap:
                self._places.clear()
                self._now = 0
            return easel
        return None

    def empty(self) -> None:
        self._heap.clear()


@dataclass
class Studio:
    workers: int = WORKERS
    report: Report = _log
    drawn: int = 0
    superseded: int = 0
    abandoned: int = 0
    failed: int = 0
    _pools: dict[bool, ThreadPoolExecutor] = field(init=False)
    _queues: dict[bool, _Queue] = field(init=False)
    _lock: threading.Lock = field(init=False, default_factory=threading.Lock)
    _easels: dict[Hashable, _Easel] = field(init=False, default_factory=dict)
    _closed: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        self._pools = {
            long: ThreadPoolExecutor(n, thread_name_prefix="studio") for long, n in ((False, self.workers), (True, LONG_WORKERS))
        }
        self._queues = {long: _Queue() for long in self._pools}

    async def draw(
        self, key: Hashable, work: Callable[[], T], *, whose: Hashable = None, patient: bool = False, long: bool = False
    ) -> T:
        """Run `work` in a worker and return what it returns, or what a newer wish with the same key returned. `whose`: which table's
        it is, if the key alone does not say.

        Raises what `work` raised (after reporting it once, however many people wait).
        """
        if self._closed:
            raise StudioClosed("the studio is closed")
        wish = self._place(key, _Wish(work, asyncio.get_running_loop().create_future(), whose or key, patient, long))
        try:
            # Shielded: one impatient caller must not take the picture away from the others.
            return await asyncio.shield(wish.result)
        finally:
            wish.waiting -= 1

    def _place(self, key: Hashable, wish: _Wish) -> _Wish:
        """The wish whose picture this one's will be, which is counted as waited for."""
        with self._lock:
            easel = self._easels.get(key)
            older = None if easel is None else easel.next if easel.begun else easel.current
            if older is not None:
                older.work = wish.work  # those who wait for the older picture get this one
                older.waiting += 1
                self.superseded += 1
                if older.patient and not wish.patient and easel is not None and not easel.begun:
                    self._queues[older.long].hurry(easel)
                return older
            wish.waiting += 1
            if easel is not None:
                easel.next = wish
                return wish
            self._easels[key] = easel = _Easel(key, wish)
        self._await(easel)
        return wish

    def _await(self, easel: _Easel) -> None:
        long = easel.current.long
        with self._lock:
            self._queues[long].put(easel)
        self._pools[long].submit(self._work, long, asyncio.get_running_loop())

    def _work(self, long: bool, loop: asyncio.AbstractEventLoop) -> None:
        """In a worker: whatever comes first by now."""
        with self._lock:
            easel = self._queues[long].take()
            if easel is None:
                return
            easel.begun, wish = True, easel.current
            work = wish.work if wish.waiting else None
        value, problem = None, None
        if work is not None:
            try:
                value = work()
            except Exception as error:
                problem = error
        with suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(self._done, easel, work is not None, value, problem)

    def _done(self, easel: _Easel, drawn: bool, value: Any, problem: Exception | None) -> None:
        wish = easel.current
        if not drawn:
            self.abandoned += 1
            wish.result.cancel()
        elif problem is not None:
            self.failed += 1
            self._tell(easel.key, problem)
            _settle(wish.result, problem=problem)
        else:
            self.drawn += 1
            _settle(wish.result, value)
        if self._closed:
            return
        with self._lock:
            following, easel.next = easel.next, None
            if following is None:
                del self._easels[easel.key]
                return
            easel.current, easel.begun = following, False
        self._await(easel)

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
        with self._lock:
            easels = list(self._easels.values())
            self._easels.clear()
            for queue in self._queues.values():
                queue.empty()
        for easel in easels:
            for wish in (easel.current, easel.next):
                if wish is not None:
                    _settle(wish.result, problem=StudioClosed("the studio closed before the picture was drawn"))
        for pool in self._pools.values():
            await asyncio.get_running_loop().run_in_executor(None, pool.shutdown)


def _settle(result: asyncio.Future[Any], value: Any = None, problem: BaseException | None = None) -> None:
    if result.done():
        return
    if problem is None:
        result.set_result(value)
    else:
        result.set_exception(problem)
        result.exception()  # marked as seen: it was reported, and there may be nobody left to collect it
