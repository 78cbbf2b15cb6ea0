"""Who paints: this process, in the studio's threads, or processes of their own.

A thread that draws holds Python's interpreter, and with it every press: with two hundred tables a changed board took eight seconds where
a process of its own makes it half of one. So a Keeper that runs has painters (`PAINTERS`), and tests have not. What goes to a painter is a
`Commission`; what comes back is a file. A painter that dies, or does not come back, is replaced, and what it was painting is painted once
more; meanwhile, and if that fails, the post goes out without a picture.

The first painters are copies of this process, made before anything is opened: what was imported is there and not loaded twice. Later ones
are begun anew, since by then there are threads and open files nobody may copy.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Literal, TypeAlias

from bot import shelf as shelves
from bot.commands import own_words
from bot.painting import Commission, paint
from bot.shelf import Shelf
from bot.wordless import guarded
from games import registry
from rendering import sprites
from rendering.encode import Picture
from rendering.fluent import Words

log = logging.getLogger(__name__)

Paints: TypeAlias = Callable[[Commission], Picture | None]
How: TypeAlias = Literal["fork", "spawn"]

# Nobody waits longer for a film, and no picture takes a tenth of it.
LONGEST_SECONDS = 90
CAN_COPY = sys.platform == "linux"


def at_home(shelf: Shelf, words: Words) -> Paints:
    """In this process."""
    return lambda order: paint(order, shelf, words)


class NoPainter(RuntimeError):
    """It died twice over one picture, or none can be begun."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What a painter says instead of a picture."""

    why: str


@dataclass(eq=False)
class _Painter:
    process: BaseProcess
    pipe: Connection

    @classmethod
    def begin(cls, how: How, packs: tuple[Path, ...], budget: int) -> _Painter:
        context = multiprocessing.get_context("fork") if how == "fork" else multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        arguments = (theirs, ours if how == "fork" else None, registry.brought(), packs, budget, log.getEffectiveLevel())
        process = context.Process(target=_work, args=arguments, name="painter", daemon=True)
        process.start()
        theirs.close()
        return cls(process, ours)

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Painters:
    """Belongs to one process; `paint` is called in the studio's threads. Each painter paints one picture at a time."""

    def __init__(self, count: int, packs: tuple[Path, ...] = (), *, sprites_mb: int = sprites.BUDGET_BYTES >> 20) -> None:
        self._packs = packs
        self._budget = sprites_mb << 20
        self._closed = self._leaving = False
        self._filming: set[_Painter] = set()
        self._free: queue.SimpleQueue[_Painter | None] = queue.SimpleQueue()
        for _ in range(count):
            self._free.put(self._first() if CAN_COPY else None)
        self.replaced = 0

    def paint(self, order: Commission) -> Picture | None:
        if order.kind == "film":  # takes as long as a hundred pictures: nobody's board waits for it
            painter = self._begin()
            self._filming.add(painter)
            try:
                if self._leaving:
                    raise NoPainter("Keeper stops")
                return _answer(painter, order)
            except (EOFError, OSError) as gone:
                raise NoPainter("the painter is gone") from gone
            finally:
                self._filming.discard(painter)
                painter.end()
        painter = self._free.get()
        try:
            for attempt in (1, 2):
                try:
                    painter = painter or self._begin()
                    return _answer(painter, order)
                except (EOFError, OSError, TimeoutError) as gone:
                    log.warning("a painter is gone (%s); %s", repr(gone), "another begins" if attempt == 1 else "no picture")
                    self.replaced += 1
                    if painter is not None:
                        painter.end()
                        painter = None
            raise NoPainter("two painters died over one picture")
        finally:
            if self._closed and painter is not None:
                painter.end()
                painter = None
            self._free.put(painter)

    def _first(self) -> _Painter | None:
        """None: there is no room for one now, which is no reason not to play. It is begun when a picture is wanted."""
        try:
            return self._begin("fork")
        except OSError as error:
            log.warning("a painter cannot begin: %s", error)
            return None

    def _begin(self, how: How = "spawn") -> _Painter:
        if self._closed:
            raise NoPainter("they have gone home")
        return _Painter.begin(how, self._packs, self._budget)

    def let_go(self) -> None:
        """Keeper is about to stop: nobody waits a minute and a half for a film that nobody can post."""
        self._leaving = True
        for painter in tuple(self._filming):
            painter.process.kill()

    def close(self) -> None:
        """Whoever paints this moment goes home with the picture; whoever waits for one hears that there is nobody."""
        self._closed = True
        for _ in range(self._free.qsize()):
            painter = self._free.get()
            if painter is not None:
                painter.end()
            self._free.put(None)


def _answer(painter: _Painter, order: Commission) -> Picture | None:
    painter.pipe.send(order)
    if not painter.pipe.poll(LONGEST_SECONDS):
        raise TimeoutError(f"{order.kind} {order.scene} of {order.game} takes too long")
    made: Picture | Unfinished | None = painter.pipe.recv()
    if isinstance(made, Unfinished):
        raise RuntimeError(made.why)
    return made


def _ends_with_keeper() -> None:
    """The pipe's end is not enough: whoever is lost in a picture does not read, and painters that were copied later hold copies of it."""
    if (keeper := multiprocessing.parent_process()) is not None:
        keeper.join()
        os._exit(0)


def _work(
    pipe: Connection, other_end: Connection | None, games: tuple[str, ...], packs: tuple[Path, ...], budget: int, level: int
) -> None:
    """A painter's whole life. When Keeper is gone, however that came about, so is this, finished or not."""
    threading.Thread(target=_ends_with_keeper, name="ends-with-keeper", daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if other_end is not None:
        other_end.close()
    else:
        logging.basicConfig(level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        registry.bring(*games)
    sprites.CACHE.budget = budget
    words = own_words()
    shelf = Shelf([guarded(box) for box in shelves.fill(packs)])
    # Keeper starts with the collector off (keeper/cli.py), and whoever was copied then has it off for good: pictures that refer to themselves
    # would never be given up.
    gc.freeze()
    gc.enable()
    while True:
        try:
            order: Commission = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            made = paint(order, shelf, words)
        except Exception as error:
            log.exception("painting %s %s of %s failed", order.kind, order.scene, order.game)
            made = Unfinished(repr(error))
        try:
            pipe.send(made)
        except OSError:
            return
