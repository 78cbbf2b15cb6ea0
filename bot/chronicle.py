"""The whole story of a game, told again from its log: what each answer caused, as events.

Events are not stored. Between two checkpoints the answers are replayed on fresh rules; a stretch that today's rules no longer
understand is left out and marked. Runs in a worker thread: a long game takes a while, the event loop must not wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import db
from bot.shelf import Box
from games.kernel.ask import Seat
from games.kernel.live import Checkpoint, Live, Save
from games.kernel.luck import Fate
from games.kernel.table import Event, Told


@dataclass(frozen=True, slots=True)
class Page:
    """One answer and what it caused. Serial 0 is the set-up, which nobody answered."""

    serial: int
    seat: Seat | None
    by: str
    at: int
    told: tuple[Told, ...]
    complete: bool = True  # False: today's rules no longer understand this answer

    def events(self, viewer: Seat | None) -> list[Event]:
        return [e for t in self.told if (e := t.for_viewer(viewer)) is not None]


async def chronicle(memory: db.Database, game: db.Game, box: Box, fate: Fate, after: int = -1) -> list[Page]:
    """All pages with a serial above `after`, oldest first; -1 is everything including the set-up."""
    checkpoints = await memory.checkpoints(game.id)
    answers = await memory.log(game.id)
    return await asyncio.to_thread(_tell, box, fate, checkpoints, answers, after)


async def view_before(memory: db.Database, game: db.Game, box: Box, fate: Fate, serial: int) -> Any:
    """What everybody saw just before this answer was given; None for the set-up, or if today's rules cannot tell."""
    if serial <= 0:
        return None
    starts = [c for c in await memory.checkpoints(game.id) if c.serial < serial]
    if not starts:
        return None
    since = await memory.log(game.id, after=starts[-1].serial)
    return await asyncio.to_thread(_view, box, fate, starts[-1], [a for a in since if a.serial < serial])


def _view(box: Box, fate: Fate, start: db.Checkpoint, answers: Sequence[db.Answer]) -> Any:
    try:
        live = Live(box.rules, fate, Save(_checkpoint(start)))
        for a in answers:
            live.answer(a.n, a.seat, a.picks)
        return live.view(None)
    except Exception:
        return None


def _checkpoint(row: db.Checkpoint) -> Checkpoint:
    return Checkpoint(row.step, row.n, row.at, row.version, row.data.decode())


def _tell(box: Box, fate: Fate, checkpoints: Sequence[db.Checkpoint], answers: Sequence[db.Answer], after: int) -> list[Page]:
    pages: list[Page] = []
    for i, start in enumerate(checkpoints):
        end = checkpoints[i + 1].serial if i + 1 < len(checkpoints) else None
        stretch = [a for a in answers if a.serial > start.serial and (end is None or a.serial <= end)]
        if start.serial > 0 and (not stretch or stretch[-1].serial <= after):
            continue
        pages += [p for p in _stretch(box, fate, start, stretch, first=i == 0) if p.serial > after]
    return pages


def _stretch(box: Box, fate: Fate, start: db.Checkpoint, answers: Sequence[db.Answer], *, first: bool) -> list[Page]:
    pages: list[Page] = []
    understood = True
    live: Live | None = None
    try:
        live = Live(box.rules, fate, Save(_checkpoint(start)))
    except Exception:
        understood = False
    if first:
        pages.append(Page(0, None, "table", start.created, live.opening if live else (), understood))
    for a in answers:
        told: tuple[Told, ...] = ()
        if understood and live is not None:
            try:
                told = live.answer(a.n, a.seat, a.picks).told
            except Exception:
                understood = False
        pages.append(Page(a.serial, a.seat, a.by, a.at, told, understood))
    return pages
