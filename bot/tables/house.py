"""All tables of this process."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import db
from bot.chronicle import Page, last_chapter
from bot.shelf import Box, Shelf, absent
from bot.tables.change import Consequence
from bot.tables.faults import Faults
from bot.tables.results import count_results
from bot.tables.table import Clock, Table
from games.kernel.luck import commitment
from rendering.fluent import Words

IDLE_SECONDS = 600


@dataclass(frozen=True, slots=True)
class Chapter:
    """The lines of a board post, the serial of the answer it began with (0 is the set-up), and when everybody could last see
    something happen."""

    story: list[str] = field(default_factory=list[str])
    begins: int = 0
    newest: int = 0


class Tables:
    """All tables of this process.

    consequences   what every change brings, see the module
    after_commit   called with the table after every transaction that may have written letters or deadlines
    after_reseat   awaited with the table and the seat after a seat has changed
    """

    def __init__(
        self,
        memory: db.Database,
        shelf: Shelf,
        words: Words,
        clock: Clock,
        *,
        new_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.db = memory
        self.shelf = shelf
        self.words = words
        self.clock = clock
        self.tips_shown: dict[tuple[int, int | None, str], list[str]] = {}
        """Below which questions a tip has stood, by table, seat (of a secret one) and kind of question (`bot.tips`)."""
        self.new_secret = new_secret
        self.consequences: list[Consequence] = [count_results]
        self.after_commit: list[Callable[[Table], None]] = []
        self.after_reseat: list[Callable[[Table, int], Awaitable[None]]] = []
        self.tell_story: Callable[[Table, Sequence[Page]], list[str]] = lambda table, pages: []
        """From the pages since the chapter began to the lines of its post; set by the presenter."""
        self._tables: dict[int, Table] = {}
        self.faults = Faults(self)

    async def get(self, game_id: int) -> Table | None:
        """The table of this game, whatever its status. It may have to be woken: `async with table.lock: await table.awake()`."""
        table = self._tables.get(game_id)
        if table is not None:
            return table
        game = await self.db.game(game_id)
        if game is None or (game.name not in self.shelf and not game.unfinished):
            return None
        box = self.shelf.box(game.name) if game.name in self.shelf else absent(game.name)
        return self._tables.setdefault(game_id, Table(self, game, box))

    def known(self, game_id: int) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(game_id)

    async def in_channel(self, channel_id: int) -> Table | None:
        """The unfinished game in this channel, awake."""
        game = await self.db.game_in_channel(channel_id)
        return None if game is None else await self._woken(game.id)

    async def last_in_channel(self, channel_id: int) -> Table | None:
        """The game in this channel, or the last one that was played here, awake. A lobby that was closed is none, unless there
        has never been anything else."""
        table = await self.in_channel(channel_id)
        if table is not None:
            return table
        past = await self.last_over(channel_id)
        return await self._woken(past.id) if past is not None else None

    async def last_begun(self, channel_id: int) -> Table | None:
        """The same, but a lobby is none as long as anything was played here before it."""
        table = await self.in_channel(channel_id)
        past = await self.db.history(channel_id=channel_id, begun=True, limit=1) if table is None or table.live is None else ()
        return await self._woken(past[0].id) if past else table or await self.last_in_channel(channel_id)

    async def last_over(self, channel_id: int) -> db.Game | None:
        """The last game that was played here to its end; a closed lobby if there has never been anything else."""
        past = await self.db.history(channel_id=channel_id, begun=True, limit=1)
        return next(iter(past or await self.db.history(channel_id=channel_id, limit=1)), None)

    async def _woken(self, game_id: int) -> Table | None:
        table = await self.get(game_id)
        if table is not None:
            async with table.lock:
                await table.awake()
        return table

    @asynccontextmanager
    async def awake(self, game_id: int):
        """`async with tables.awake(id) as table`: loaded and locked; None if there is no such game."""
        table = await self.get(game_id)
        if table is None:
            yield None
            return
        async with table.lock:
            await table.awake()
            yield table

    async def open_lobby(
        self,
        box: Box,
        *,
        channel_id: int,
        guild_id: int | None,
        host_id: int,
        language: str,
        options: Mapping[str, Any],
        pace: db.Pace,
        host: db.HostSeat | None = None,
        caretakers: Sequence[db.EmptySeat] = (),
        letters: Sequence[db.Letter] = (),
        luck: bytes | None = None,
    ) -> Table:
        """A new game in the lobby. The house commits to its luck here, before anybody has joined. Raises db.ChannelTaken.

        `luck`: instead of a secret, where the dice are to be known (a lesson).

        `host` sits down, `caretakers` behind, and `letters` are written in the same transaction: a game that is there is posted, whatever happens.
        """
        secret = luck or self.new_secret()
        game = await self.db.create_game(
            db.NewGame(
                name=box.name,
                channel_id=channel_id,
                guild_id=guild_id,
                host_id=host_id,
                language=language,
                rules_version=box.rules.version,
                secret=secret,
                commitment=commitment(secret),
                options=dict(options),
                pace=pace,
            ),
            self.clock(),
            host=host,
            caretakers=caretakers,
            effects=db.Effects(outbox=tuple(letters)),
        )
        table = Table(self, game, box)
        self._tables[game.id] = table
        return table

    async def chapter(self, table: Table, upto: int | None = None) -> Chapter:
        """The post that is being written, told again from the log."""
        if table.live is None:
            return Chapter()
        pages = await last_chapter(self.db, table.game, table.box, table.fate(), upto)
        newest = max((p.at for p in pages if p.noticed or p.events(None)), default=0)
        return Chapter(self.tell_story(table, pages), pages[0].serial if pages else 0, newest)

    async def wake_caretakers(self) -> None:
        """After a start: seats without a person whose answer the last process did not get to."""
        for game_id in await self.db.caretaken():
            if game_id in self.faults.aside:
                continue
            async with self.faults.costs_only(game_id, "waking its caretakers"):
                table = await self.get(game_id)
                if table is not None:
                    await table.caretake()

    def committed(self, table: Table) -> None:
        for tell in self.after_commit:
            tell(table)

    def sweep(self) -> int:
        """Drop tables nobody has touched for a while; how many. They cost nothing until somebody comes."""
        old = self.clock() - IDLE_SECONDS
        idle = [id for id, t in self._tables.items() if t.touched < old and not t.lock.locked()]
        for id in idle:
            del self._tables[id]
        return len(idle)

    def forget(self, table: Table) -> None:
        """The game is not in the memory any more."""
        self._tables.pop(table.id, None)

    @property
    def loaded(self) -> int:
        return len(self._tables)
