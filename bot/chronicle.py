"""The whole story of a game, told again from its log: what each answer caused, as events.

Events are not stored. Between two checkpoints the answers are replayed on fresh rules; a stretch that today's rules no longer
understand is left out and marked. Runs in a worker thread: a long game takes a while, the event loop must not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import db
from bot.shelf import Box
from games.kernel.ask import Seat
from games.kernel.live import NOTE, Checkpoint, Live, Save
from games.kernel.luck import Fate
from games.kernel.table import VEILED, Event, Told

log = logging.getLogger(__name__)

# How many steps are read at first when the beginning of a chapter is looked for: most chapters are shorter.
STEPS_BACK = 4


@dataclass(frozen=True, slots=True)
class Page:
    """One answer and what it caused. Serial 0 is the set-up, which nobody answered."""

    serial: int
    seat: Seat | None
    by: str
    at: int
    told: tuple[Told, ...]
    complete: bool = True  # False: today's rules no longer understand this answer
    noticed: bool = True  # False: answered behind a cover, or said aside: when that was is nobody else's business

    def events(self, viewer: Seat | None) -> list[Event]:
        return [e for t in self.told if (e := t.for_viewer(viewer)) is not None]


async def chronicle(memory: db.Database, game: db.Game, box: Box, fate: Fate, after: int = -1) -> list[Page]:
    """All pages with a serial above `after`, oldest first; -1 is everything including the set-up."""
    # The stretch in which the first wanted answer lies begins at the last checkpoint before it; older ones are not even read.
    around = await memory.checkpoints(game.id, upto=after, last=1) if after > 0 else []
    begin = around[0].serial if around else 0
    checkpoints = await memory.checkpoints(game.id, since=begin)
    answers = await memory.log(game.id, after=begin)
    pages = await asyncio.to_thread(_tell, box, fate, checkpoints, answers)
    return [p for p in pages if p.serial > after]


async def last_chapter(memory: db.Database, game: db.Game, box: Box, fate: Fate, upto: int | None = None) -> list[Page]:
    """The pages since everybody last saw a chapter begin (or the set-up), up to serial `upto`.

    Read backwards, a few steps at a time: what it costs hangs on the length of the chapter, not of the game.
    """
    pages: list[Page] = []
    end, steps = upto, STEPS_BACK
    while True:
        checkpoints = await memory.checkpoints(game.id, upto=end, last=steps)
        if not checkpoints:
            return pages
        answers = await memory.log(game.id, after=checkpoints[0].serial, upto=end)
        pages = [*await asyncio.to_thread(_tell, box, fate, checkpoints, answers), *pages]
        begins = [i for i, p in enumerate(pages) if any(box.begins_chapter(e) for e in p.events(None))]
        if begins or len(checkpoints) < steps:  # or nothing is older
            return pages[begins[-1] if begins else 0 :]
        end, steps = checkpoints[0].serial, 2 * steps


async def view_before(memory: db.Database, game: db.Game, box: Box, fate: Fate, serial: int) -> Any:
    """What everybody saw just before this answer was given; None for the set-up, or if today's rules cannot tell."""
    if serial <= 0:
        return None
    starts = await memory.checkpoints(game.id, upto=serial - 1, last=1)
    if not starts:
        return None
    since = await memory.log(game.id, after=starts[0].serial, upto=serial - 1)
    return await asyncio.to_thread(_view, box, fate, starts[0], since)


async def positions(memory: db.Database, game: db.Game, box: Box) -> list[Any]:
    """The game at its checkpoints, as everybody saw it, oldest first. Those that today's rules cannot read are left out."""
    stored = [(c.data, c.version) for c in await memory.checkpoints(game.id)]
    return await asyncio.to_thread(_positions, game.id, box, stored)


def _positions(game_id: int, box: Box, stored: Sequence[tuple[bytes, int]]) -> list[Any]:
    found: list[Any] = []
    for data, version in stored:
        try:
            found.append(box.rules.view(box.rules.load(data, version), None))
        except Exception:
            log.info("game %s: a checkpoint of version %s cannot be shown any more", game_id, version)
    return found


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


def _tell(box: Box, fate: Fate, checkpoints: Sequence[db.Checkpoint], answers: Sequence[db.Answer]) -> list[Page]:
    """What the answers after the first of these checkpoints caused. Both lists are in order."""
    pages: list[Page] = []
    serials = [a.serial for a in answers]
    for start, following in zip_longest(checkpoints, checkpoints[1:]):
        end = len(answers) if following is None else bisect_right(serials, following.serial)
        stretch = answers[bisect_right(serials, start.serial) : end]
        if stretch or start.serial == 0:
            pages += _stretch(box, fate, start, stretch)
    return pages


def _stretch(box: Box, fate: Fate, start: db.Checkpoint, answers: Sequence[db.Answer]) -> list[Page]:
    pages: list[Page] = []
    understood = True
    live: Live | None = None
    try:
        live = Live(box.rules, fate, Save(_checkpoint(start)))
    except Exception:
        understood = False
    if start.serial == 0:
        pages.append(Page(0, None, "table", start.created, live.opening if live else (), understood))
    for a in answers:
        told: tuple[Told, ...] = ()
        if understood and live is not None:
            try:
                told = live.answer(a.n, a.seat, a.picks).told
            except Exception:
                understood = False
        noticed = not a.barrier & VEILED and a.n != NOTE
        pages.append(Page(a.serial, a.seat, a.by, a.at, told, understood, noticed))
    return pages
