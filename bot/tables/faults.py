"""One bad game must not stop the others: whatever goes wrong about one table costs that table alone.

It is *set aside*: the fault gets a number in the reports, the channel is told once, the log has the traceback, and nobody but
people tries that table again (each press does), except the first start of another version, which may have mended it. When it
opens again it goes on as if nothing had been. All of that is in the memory (`db.faults`): neither a restart nor a second process
tells it twice.

A rule that fails at one answer is told by the same hand, but keeps nobody from giving another answer (`stumbled`). A memory that
fails is no table's fault, and a refusal is no fault at all.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import db
from bot.refusals import TableRefusal
from bot.shelf import BadWish, NotOnTheShelf
from bot.versions import versions
from db.rows import Json
from games.kernel.live import RuleCrash

if TYPE_CHECKING:
    from bot.tables.house import Tables
    from bot.tables.table import Table

log = logging.getLogger(__name__)

NO_FAULT = (TableRefusal, BadWish, db.MemoryRefusal, *db.TROUBLE, MemoryError, SystemError)
# How many of the innermost functions make a fault the same as another.
ALIKE = 3


def is_fault(error: BaseException) -> bool:
    """Is this a table's fault, or ours about it? Not what is said on purpose, nor trouble of the memory or of the machine."""
    return isinstance(error, Exception) and not isinstance(error, NO_FAULT)


def mark_of(error: BaseException) -> str:
    """The same for the same fault: what it is and where it happened, without what it was about."""
    cause = error.__cause__ if isinstance(error, RuleCrash) and error.__cause__ is not None else error
    where = [(Path(f.filename).name, f.name) for f in traceback.extract_tb(cause.__traceback__)[-ALIKE:]]
    return blake2b(repr((type(cause).__name__, where)).encode(), digest_size=8).hexdigest()


class Faults:
    """Belongs to the tables of one process: `tables.faults`."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.aside: dict[int, int] = {}
        """Games that were set aside, with the number they were told under."""
        self._going_on: set[asyncio.Task[None]] = set()

    async def set_aside(self, game_id: int, error: Exception, doing: str) -> int:
        """Nobody can play this game for now. The number under which it is told."""
        number = await self._note(game_id, error, told="told-aside", aside=True)
        self.aside[game_id] = number
        if isinstance(error, NotOnTheShelf):  # nothing is broken: the house was started without its game
            log.warning("game %s is set aside (report %s): %s", game_id, number, error)
        else:
            log.error("game %s is set aside (report %s): %s", game_id, number, doing, exc_info=error)
        self._post(game_id)
        return number

    async def stumbled(self, game_id: int, crash: RuleCrash, data: Json) -> int:
        """A rule failed at one answer; the game stands as before it."""
        number = await self._note(game_id, crash, told="told-stumbled", aside=False, data=data)
        log.error("game %s: a rule failed (report %s) at %s\n%s", game_id, number, data, crash.report)
        self._post(game_id)
        return number

    async def _note(self, game_id: int, error: Exception, *, told: str, aside: bool, data: Json | None = None) -> int:
        text = error.report if isinstance(error, RuleCrash) else "".join(traceback.format_exception(error))
        return await self.tables.db.note_fault(
            game_id,
            text,
            mark_of(error),
            await self._version(game_id),
            self.tables.clock(),
            told=told,
            aside=aside,
            data=data,
        )

    async def _version(self, game_id: int) -> str:
        """What an update may change: Keeper, or the rules of this game."""
        game = await self.tables.db.game(game_id)
        there = game is not None and game.name in self.tables.shelf
        rules = self.tables.shelf.box(game.name).rules.version if game is not None and there else "none"
        return f"{versions()['keeper']}, rules {rules}"

    def _post(self, game_id: int) -> None:
        table = self.tables.known(game_id)
        if table is not None:
            self.tables.committed(table)

    @asynccontextmanager
    async def costs_only(self, game_id: int, doing: str) -> AsyncIterator[None]:
        """For whoever goes through many games: what goes wrong in here is about this one, and the next one has its turn."""
        try:
            yield
        except (TableRefusal, db.MemoryRefusal) as refusal:
            log.warning("game %s: %s: %s", game_id, doing, refusal)
        except Exception as error:
            if not is_fault(error):
                raise
            try:
                await self._fetch(game_id)
                await self.set_aside(game_id, error, doing)
            except db.NoSuchGame:
                log.warning("game %s is gone: %s", game_id, doing, exc_info=error)

    async def _fetch(self, game_id: int) -> None:
        """So that there is somebody to post it for. If that is what fails, the notice waits until somebody looks for letters."""
        try:
            await self.tables.get(game_id)
        except Exception as error:
            log.info("game %s cannot even be looked at: %r", game_id, error)

    # Trying again

    async def recall(self) -> None:
        """At a start: what was set aside stays so, unless this is another version, which may have mended it."""
        there = {box.name for box in self.tables.shelf}
        for game_id, name in await self.tables.db.unfinished_but(there):
            log.warning("game %s rests: there is no %r on the shelf (see GAMES)", game_id, name)
        for fault in await self.tables.db.asides():
            if fault.version == await self._version(fault.game_id):
                self.aside[fault.game_id] = fault.report
                continue
            async with self.costs_only(fault.game_id, "opening it again after an update"), self.tables.awake(fault.game_id):
                pass

    def taken_up(self, table: Table) -> None:
        """It has opened again. Whoever sits there without a person plays on as soon as the table is free."""
        number = self.aside.pop(table.id, None)
        log.warning("game %s goes on (it was set aside, report %s)", table.id, number)
        task = asyncio.create_task(table.caretake(), name=f"take-up-{table.id}")
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
