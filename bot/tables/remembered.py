"""A table in and out of memory: loaded when somebody comes, dropped when it is idle; its luck and its history."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import db
from bot import evidence, refusals
from bot.chronicle import Page, chronicle, view_before
from bot.tables import kept
from bot.tables.change import Change, Kind, combine
from bot.tables.faults import is_fault
from bot.tables.kept import in_the_open
from bot.tables.seated import Seated
from games.kernel.ask import Seat
from games.kernel.live import Live, Moved, Save
from games.kernel.luck import Fate, key_of
from games.kernel.table import Told

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)


class Remembered(Seated):
    # Loading

    def drop(self) -> None:
        """Forget the live game; the next one who comes loads it again."""
        self.live = None
        self.story = []
        self.pictured = self.before = None

    async def awake(self) -> None:
        """Make sure the live game is in memory, and who sits there is who sits there now: another process may have seated
        somebody, and nobody sees or does anything by a seat they had. The lock is held. Raises Broken: it cannot be opened."""
        self.touched = self.tables.clock()
        if self.live is not None and self.id not in self.tables.faults.aside and await self._seated_as_before():
            return
        self.drop()
        async with self.sturdy("it cannot be opened"):
            if await self._load():
                await self._take_up()

    @asynccontextmanager
    async def sturdy(self, doing: str) -> AsyncIterator[None]:
        """Whatever goes wrong in here sets the table aside (`bot.tables.faults`) and is raised as Broken. The lock is held."""
        try:
            yield
        except Exception as error:
            if not is_fault(error):
                raise
            self.drop()
            raise refusals.Broken(await self.tables.faults.set_aside(self.id, error, doing)) from error

    async def _take_up(self) -> None:
        """It was set aside and has opened again: its post and its deadlines are brought up to date, and it goes on."""
        effects = db.Effects()
        if self.live is not None and self.game.unfinished:
            # Nobody is asked anew: everything that is open was open before.
            asked, waited = frozenset(a.n for a in self.asks), frozenset(a.seat for a in self.asks if a.needed)
            effects = db.Effects(**combine(*self.brought("seats", asked=asked, waited=waited)))
        await self.tables.db.take_up(self.id, effects, self.tables.clock())
        self.tables.faults.taken_up(self._whole)
        self.committed()

    async def _load(self) -> bool:
        """Into memory; was it set aside until now?"""
        loaded = await self.tables.db.load(self.id)
        self.game, self.seats = loaded.game, loaded.seats
        kept.check(loaded)
        rules = self.box.rules  # which a game that is not on the shelf does not have
        users = {s.user_id for s in self.seats if s.user_id is not None}
        self.people = await self.tables.db.users_settings(sorted(users))
        self.newcomers = bool(users - await self.tables.db.have_played(self.game.name, users))
        set_ = [d for d in await self.tables.db.deadlines(self.id) if isinstance(d.data, dict)]
        timed = [d for d in set_ if d.question is not None and d.kind != "quiet"]
        self.due = {str(d.question): d.due for d in timed if d.kind == "deadline" or (d.kind == "window" and "due" in d.data)}
        self.asked = {str(d.question): d.data["asked"] for d in timed if isinstance(d.data.get("asked"), int)}
        self.spans = {str(d.question): d.data["span"] for d in timed if isinstance(d.data.get("span"), int)}
        self.since = loaded.answers[-1].at if loaded.answers else loaded.game.updated
        if loaded.game.status == "lobby" or loaded.checkpoint is None:
            return loaded.aside
        self.live = self._live_of(loaded, loaded.game.epoch)
        if len(rules.seats(self.live.state)) != len(self.seats):
            raise kept.Damaged("other seats than the game was dealt for")
        if self.live.lost and not self.over:
            await self._lose(loaded, len(loaded.answers) - len(self.live.lost))
            return await self._load()
        chapter = await self.tables.chapter(self._whole)
        self.story = chapter.story
        self.since = self._waiting_since(chapter.newest or self.since)
        self.pictured = self.view(None)
        self.before = await view_before(self.tables.db, self.game, self.box, self.fate(), chapter.begins)
        return loaded.aside

    def _live_of(self, loaded: db.Loaded, epoch: int) -> Live[Any]:
        assert loaded.checkpoint is not None
        save = Save(kept.checkpoint_of(loaded.checkpoint), tuple(kept.answer_of(a) for a in loaded.answers), epoch)
        return Live(self.box.rules, self.fate(), save)

    async def opens(self, upto: int | None) -> bool:
        """Could the game be opened as it stood after this answer (None: the last)? Nothing is changed."""
        loaded = await self.tables.db.load(self.id, upto=upto)
        try:
            kept.check(loaded)
            self._live_of(loaded, loaded.game.epoch)
        except Exception as error:
            log.info("game %s cannot be opened at answer %s: %r", self.id, upto, error)
            return False
        return True

    async def _lose(self, loaded: db.Loaded, kept: int) -> None:
        """After an update of the rules: what they no longer understand is marked lost and the table is told."""
        keep = loaded.answers[kept - 1].serial if kept else (loaded.checkpoint.serial if loaded.checkpoint else 0)
        count = len(in_the_open(loaded.answers[kept:], self.box))
        letter = db.Letter(kind="notice", payload={"id": "told-lost", "args": {"n": count}}, channel_id=self.game.channel_id)
        log.warning("game %s: %s answers are lost to an update of the rules", self.id, count)
        undo = db.Undo(keep=keep, expected_serial=self.game.serial, epoch=self.game.epoch, outbox=(letter,))
        await self.tables.db.record_loss(self.id, undo, self.tables.clock())
        self.drop()
        self.committed()

    async def _seated_as_before(self) -> bool:
        """Read the seats again. False: other people sit there, and all that was made for those before them is to be made anew."""
        seats = tuple(await self.tables.db.seats(self.id))
        if [(s.user_id, s.name) for s in seats] != [(s.user_id, s.name) for s in self.seats]:
            return False
        self.seats = seats
        return True

    async def reseat(self) -> None:
        """Read the seats again; the live game stays."""
        async with self.lock:
            self.seats = tuple(await self.tables.db.seats(self.id))

    async def refresh(self) -> None:
        """Look at the database again: somebody joined, or another process was here."""
        async with self.lock:
            self.drop()
            await self.awake()

    # Luck and history

    def fate(self) -> Fate:
        assert self.game.secret is not None
        return Fate(key_of(self.game.secret, (self.game.salt or "").split("\n")))

    async def pages(self, after: int = -1) -> list[Page]:
        """The story so far, see `bot.chronicle`."""
        return await chronicle(self.tables.db, self.game, self.box, self.fate(), after)

    async def verify(self) -> evidence.Verdict:
        """Does everything that was stored follow from the promise, the words, the wishes and the answers?"""
        return (await evidence.judge(self))[0]

    # What a change brings

    @property
    def _whole(self) -> Table:
        """This table for those outside: every object of a layer is a `Table`."""
        return cast("Table", self)

    def brought(
        self,
        kind: Kind,
        told: tuple[Told, ...] = (),
        asked: frozenset[int] = frozenset(),
        waited: frozenset[Seat] = frozenset(),
        moved: Moved | None = None,
        user_id: int | None = None,
        silent: bool = False,
    ) -> list[db.Effects]:
        """What everybody who listens makes of a change that is about to be kept. The lock is held."""
        now = self.tables.clock()
        self.asked = {self.name_of(a): self.asked.get(self.name_of(a), now) for a in self.asks}
        self.spans = {name: span for name, span in self.spans.items() if name in self.asked}
        if kind in ("start", "answer", "undo") and not silent:
            self.since = self._waiting_since(now)
        change = Change(self._whole, kind, told, asked, waited, moved, user_id, silent)
        return [consequence(change) for consequence in self.tables.consequences]

    def _waiting_since(self, otherwise: int) -> int:
        """When the newest open question was put that everybody may read."""
        times = [self.asked.get(self.name_of(a)) for a in self.asks if a.needed and a.read_by(None)]
        return max((t for t in times if t is not None), default=otherwise)

    def committed(self) -> None:
        self.tables.committed(self._whole)
