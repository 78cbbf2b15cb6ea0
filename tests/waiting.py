"""Waiting for something that happens elsewhere: in another task, behind a socket, in another process.

Patience is counted in looks, not read from a clock. A machine that stood still for a minute has had no more looks than before,
and a busy one takes longer for each, so nothing is given up only because the machine was slow. It may be generous: whoever
waits for something that happens does not wait longer for it.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")

LOOK_SECONDS = 0.01
PATIENCE = 90.0
# For clocks that others read (Chromium's, Playwright's): longer than any stall we have seen, which was 40 s.
CLOCK_SECONDS = 120


async def until(
    condition: Callable[[], Any], patience: float = PATIENCE, *, why: Callable[[], str] | str = "it did not happen"
) -> Any:
    """Look again and again, and return what was found; `condition` may be a coroutine function. Raises AssertionError(why)."""
    for _ in range(max(1, round(patience / LOOK_SECONDS))):
        found = condition()
        if inspect.isawaitable(found):
            found = await found
        if found:
            return found
        await asyncio.sleep(LOOK_SECONDS)
    raise AssertionError(why if isinstance(why, str) else why())


async def within(awaitable: Awaitable[T], patience: float = PATIENCE, *, why: Callable[[], str] | str = "it did not end") -> T:
    """The result of something that must come to an end."""
    task = asyncio.ensure_future(awaitable)
    try:
        await until(task.done, patience, why=why)
        return task.result()
    finally:
        task.cancel()
