"""The sandbox's clock. Real time, plus an offset that tests move forward to let tokens run out."""

from __future__ import annotations

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    def __init__(self) -> None:
        self.offset = 0.0

    def now(self) -> float:
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        self.offset += seconds


def iso(moment: float) -> str:
    """The way Discord writes times."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Ids that grow with time and never repeat, also after a restart or when the clock is set back."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.last = 0

    def new(self) -> str:
        at_least = (int(self.clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(self.last + 1, at_least)
        return str(self.last)
