"""What a table remembers while it is awake, besides the game itself. All of it can be read again from the database, and is when it was dropped.

It is written in few places, always under the table's lock. `BoardMemory`: by `bot.presenter.story.write_on` (a change is told),
`bot.presenter.board.scene` (a picture is to be drawn) and `bot.outbox.boards` (it was posted). `TimeMemory`: by `moving.consequences_of` (when questions were put) and `bot.schedule.arming`
(when time is up). Both by `loading`. What a change writes is written before its transaction; if that fails the table is dropped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class BoardMemory:
    """Of the board post that is being written: `table.post`."""

    def __init__(self) -> None:
        self.story: list[str] = []
        """Its lines, in the table's language."""
        self.shown: list[str] = []
        """Those that stand on it in the channel, as far as this process has posted them (`bot.outbox.boards`)."""
        self.posted = True
        """Is there a post for it, or one on its way? Until then a chapter may end before anybody saw it begin. A process that did not see
        it begin takes it that there is."""
        self.planned = False
        """Does it show what several people plan at once (`bot.outbox.boards`)? Then its edits are gathered."""
        self.overtaken: list[str] = []
        """Lines of chapters that did: the next post tells them above its own."""
        self.above: list[str] | None = None
        """Lines above its headline, which every edit keeps. None: another process has posted it, and `bot.outbox.boards` looks them up."""
        self.pictured: Any = None
        """The public view of its last picture."""
        self.before: Any = None
        """The public view before it began: what its picture marks as new is measured against this."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """Clocks that stand still: since when, and `asked`, `spans` and `due` as they were."""

    at: int
    asked: dict[str, int]
    spans: dict[str, int]
    due: dict[str, int]


class TimeMemory:
    """Of time: `table.times`. Questions go by their names, as in the table of deadlines (`Table.name_of`)."""

    def __init__(self) -> None:
        self.since = 0
        """Since when we wait, as everybody may know it."""
        self.asked: dict[str, int] = {}
        """When each open question was put."""
        self.due: dict[str, int] = {}
        """When time is up."""
        self.spans: dict[str, int] = {}
        """How long questions stay open for which that was settled when they were put."""
        self.pressed: dict[int, int] = {}
        """When somebody last gave an answer that everybody saw, by user; of this process alone."""
        self.stopped: Stopped | None = None
        """How time stood when the game was paused, if this process has seen it."""
