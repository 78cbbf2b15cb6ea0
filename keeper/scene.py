"""Tables in every state, for presses that nobody should be able to make (`keeper.forged_presses`).

A Keeper with all its cogs, as Discord would bring it to them (`keeper.hearsay`): a lobby, games in play with votes, offers and
secret questions, one whose time is up, a paused one, an ended one, and some of another game. They are set up by what people
press and type; what was posted meanwhile is remembered.
"""

from __future__ import annotations

import logging
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import db
from bot import button_ids
from bot.keeper import Keeper
from bot.refusals import TableRefusal
from bot.settings import Settings
from bot.shelf import Shelf, fill
from bot.tables import Table
from games import registry
from games.kernel.ask import Ask
from keeper import at_once
from keeper.games import Game
from keeper.hearsay import Hearsay, Said, parts
from keeper.ledger import Ledger, Offer, Reading, seats
from keeper.proofs import frozen

NOW, HOUR = 1_800_000_000, 3600
SECRET = bytes(32)
GUILD = 7
# Anna opens tables, Bert and Carl sit there, Dora is offered a seat, Erik had one, Fred and Gina never had any (Gina manages the
# server), Hugo sits at other tables, Ines wants to be forgotten.
ANNA, BERT, CARL, DORA, ERIK, FRED, GINA, HUGO, INES = PEOPLE = tuple(range(101, 110))
KINDS = {
    ANNA: "host",
    BERT: "seated",
    CARL: "seated",
    DORA: "future",
    ERIK: "former",
    FRED: "stranger",
    GINA: "manager",
    HUGO: "elsewhere",
    INES: "forgotten",
}
# What each table is for, and the status in which it still is that.
TABLES = {
    "lobby": "lobby",
    "full of wishes": "lobby",
    "playing": "playing",
    "two seats": "playing",
    "offered": "playing",
    "late": "playing",
    "paused": "paused",
    "ended": "ended",
    "forgotten": "playing",
    "other game": "playing",
    "other lobby": "lobby",
}
# Ids that were really posted: of late, and of any time.
FRESH, STALE = 250, 400
BUTTON, STRING_SELECT, USER_SELECT = 2, 3, 5


class Fault(AssertionError):
    """A press without an answer, with a traceback, or with "that is Keeper's fault"."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A button or select that was really on a post."""

    custom_id: str
    kind: int = BUTTON
    values: tuple[str, ...] = ()


@cache
def _boxes() -> Shelf:
    return fill(())


class _Listening(logging.Handler):
    """What Keeper complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info or record.name in ("bot.presses", "bot.keeper"):
            trace = logging.Formatter().formatException(record.exc_info) if record.exc_info and record.exc_info[0] else ""
            self.heard.append(f"{record.name}: {record.getMessage()}\n{trace[-900:]}")


@contextmanager
def _foretold(chance: random.Random) -> Iterator[None]:
    """What nobody shall guess (nonces, seals, silences) is here the same for the same seed, and so is who comes first: a press that
    got through can be made again, and figures do not change from run to run."""
    with (
        patch.object(secrets, "token_hex", lambda n=32: chance.randbytes(n).hex()),
        patch.object(secrets, "token_bytes", lambda n=32: chance.randbytes(n)),
        patch.object(secrets, "randbelow", chance.randrange),
        at_once.in_a_proof(),
    ):
        yield


@dataclass(eq=False)
class Scene:
    """The tables, what was posted there, and what Keeper has refused and complained about."""

    game: Game
    chance: random.Random
    keeper: Keeper
    discord: Hearsay
    memory: Reading
    ledger: Ledger = field(default_factory=Ledger)
    tables: dict[str, Table] = field(default_factory=dict[str, Table])
    """By what they are for."""
    everywhere: list[Table] = field(default_factory=list[Table])
    fresh: deque[Posted] = field(default_factory=lambda: deque(maxlen=FRESH))
    stale: list[Posted] = field(default_factory=list[Posted])
    refusals: list[str] = field(default_factory=list[str])
    log: _Listening = field(default_factory=_Listening)
    clock: Any = None
    channels: int = 1000

    @classmethod
    @asynccontextmanager
    async def open(cls, game: Game, chance: random.Random) -> AsyncIterator[Scene]:
        with TemporaryDirectory() as folder, _foretold(random.Random(chance.random())):
            path = f"{folder}/keeper.db"
            memory = await db.Database.open(path)
            settings = Settings(_env_file=None, pictures=False, backups=None)  # pyright: ignore[reportCallIssue]
            clock = SimpleNamespace(now=NOW)
            keeper = Keeper(settings, memory, shelf=_boxes(), clock=lambda: clock.now, tables={"new_secret": lambda: SECRET})
            root, listening = logging.getLogger(), _Listening()
            root.addHandler(listening)
            reading = Reading(path)
            try:
                async with Hearsay.around(keeper) as discord:
                    scene = cls(game, chance, keeper, discord, reading, log=listening, clock=clock)
                    scene._overhear()
                    yield scene
            finally:
                root.removeHandler(listening)
                reading.close()
                await keeper.studio.close()
                await memory.close()

    def _overhear(self) -> None:
        """Which sentences say no."""
        keeper: Any = self.keeper
        refuse, reply = keeper.refuse, keeper.reply

        async def refusing(interaction: Any, table: Any, refusal: TableRefusal) -> None:
            self.refusals.append(refusal.id)
            await refuse(interaction, table, refusal)

        async def replying(interaction: Any, id: str, /, **args: Any) -> None:
            if id.startswith("no-") or id in ("privacy-not-yours", "rules-gone"):
                self.refusals.append(id)
            await reply(interaction, id, **args)

        keeper.refuse, keeper.reply = refusing, replying

    # The tables

    async def mend(self, *only: str) -> None:
        """Every kind of table is there again, or only these."""
        for kind, status in TABLES.items():
            if only and kind not in only:
                continue
            table = self.tables.get(kind)
            game = await self.keeper.db.game(table.id) if table is not None else None
            seated = table is not None and bool(seats(self.memory.look(), table.id))
            if game is None or game.status != status or not seated:
                self.tables[kind] = await self._make(kind)
                self.everywhere.append(self.tables[kind])
        await self._gather()
        self.log.heard.clear()

    async def _make(self, kind: str) -> Table:
        own, other = self.game.name, next(name for name in registry.names() if name != self.game.name)
        match kind:
            case "lobby":
                return await self._lobby(own, ANNA, BERT)
            case "full of wishes":
                return await self._lobby(own, BERT, ANNA, CARL)
            case "playing":
                return await self._playing()
            case "two seats":
                return await self._two_seats()
            case "offered":
                return await self._offered()
            case "late":
                return await self._late()
            case "paused":
                return await self._paused()
            case "ended":
                return await self._ended()
            case "forgotten":
                return await self._for_the_forgotten()
            case "other game":
                return await self._started(other, HUGO, ANNA)
            case _:
                return await self._lobby(other, HUGO)

    async def _lobby(self, game: str, *people: int, pace: db.Pace | None = None) -> Table:
        self.channels += 1
        host = people[0]
        at = {"channel_id": self.channels, "guild_id": GUILD}
        await self.discord.command(host, "Lobby", "new", **at, game=game, language=self.chance.choice(("en", "de")))
        table = await self.keeper.tables.in_channel(self.channels)
        assert table is not None, [s.words for s in self.discord.said][-3:]
        if pace is not None:
            await self.keeper.db.change_game(table.id, self.keeper.clock(), pace=pace)
            await table.refresh()
        for number, user_id in enumerate(people[1:], 1):
            await self._do(user_id, table, "again" if user_id in people[:number] else "join")
        return table

    async def _do(self, user_id: int, table: Table, deed: str, argument: str = "", **named: Any) -> None:
        """A deed that is anybody's right."""
        id = button_ids.deed_button(table.id, deed, argument)
        await self.discord.press(user_id, id, channel_id=table.game.channel_id, guild_id=GUILD, **named)

    async def _started(self, game: str, *people: int, pace: db.Pace | None = None) -> Table:
        table = await self._lobby(game, *people, pace=pace)
        await self._do(people[0], table, "start")
        assert table.game.status == "playing", [s.words for s in self.discord.said][-3:]
        for _ in range(registry.manifest(game).warm_up):
            if not await self._answer(table):
                break
            await self.discord.settle()  # one by one: how many boards fall together would be the machine's doing
        return table

    def asked(self, table: Table) -> list[Ask]:
        return [a for a in table.asks if a.needed and not a.hollow and table.user_of(a.seat) is not None]

    async def _answer(self, table: Table) -> bool:
        """Somebody gives any answer they are asked for."""
        asks = self.asked(table)
        if not asks or table.game.status != "playing":
            return False
        ask = self.chance.choice(asks)
        user_id = table.user_of(ask.seat)
        assert user_id is not None
        chosen = self.chance.sample(range(len(ask.options)), self.chance.randint(ask.least, min(ask.most, len(ask.options))))
        options = [ask.options[i] for i in sorted(chosen)]
        try:
            await table.answer(user_id, table.line(ask), [o.key for o in options], stamps=[o.stamp for o in options])
        except TableRefusal:
            await table.answer_for(ask.seat, ask.n, table.live.epoch if table.live else 0, None, "default")
        return True

    async def _playing(self) -> Table:
        """With votes that are still open."""
        table = await self._started(self.game.name, ANNA, BERT, CARL)
        await self.discord.command(BERT, "AtTheTable", "end", channel_id=table.game.channel_id, guild_id=GUILD)
        await self.keeper.votes.call(table, "pace", CARL, {"deadline": 24 * HOUR})
        await self.discord.settle()
        return table

    async def _two_seats(self) -> Table:
        """Anna has two of three seats, and Bert is a person like her."""
        table = await self._started(self.game.name, ANNA, BERT, ANNA)
        assert len(table.seats_of(ANNA)) == 2, [s.words for s in self.discord.said][-3:]
        await self.keeper.votes.call(table, "pace", ANNA, {"deadline": 24 * HOUR})
        await self.discord.settle()
        return table

    async def _offered(self) -> Table:
        """Erik has given his seat to Carl; Bert offers his to Dora. Anna would give Carl's away to Fred, which is not hers to do."""
        table = await self._started(self.game.name, ANNA, BERT, ERIK)
        await self._do(ERIK, table, "quit-to", values=(str(CARL),), people=(CARL,), component=USER_SELECT)
        self.offers(table, ERIK, CARL)
        before = seats(self.memory.look(), table.id)
        await self._gather()
        for posted in [p for p in self.fresh if f":{button_ids.base36(table.id)}:-:take:" in p.custom_id]:
            await self.discord.press(CARL, posted.custom_id, channel_id=table.game.channel_id, guild_id=GUILD)
        assert seats(self.memory.look(), table.id) != before, "Carl could not take the seat he was offered"
        await self._do(BERT, table, "quit-to", values=(str(DORA),), people=(DORA,), component=USER_SELECT)
        self.offers(table, BERT, DORA)
        carl = next(s.seat for s in table.seats if s.user_id == CARL)
        fred = SimpleNamespace(id=FRED, bot=False, display_name="Fred", name="fred")
        await self.discord.command(
            ANNA, "Seats", "replace", channel_id=table.game.channel_id, guild_id=GUILD, seat=str(carl), by=fred
        )
        return table

    def offers(self, table: Table, who: int, to: int) -> None:
        """Whoever offers, offers all their seats."""
        for number, seat in seats(self.memory.look(), table.id).items():
            if seat["user_id"] == who:
                self.ledger.offers.add(Offer(table.id, number, to, who))

    async def _late(self) -> Table:
        """Somebody's time is up, and the table waits on."""
        table = await self._started(self.game.name, ANNA, BERT, CARL, pace=db.Pace(deadline=12 * HOUR, on_deadline="wait"))
        self.clock.now += 13 * HOUR
        await self.keeper.schedule.clock.ring()
        await self.discord.settle()
        return table

    async def _paused(self) -> Table:
        table = await self._started(self.game.name, ANNA, BERT)
        await self.keeper.votes.call(table, "policy", BERT, {"policy": "caretaker"})
        await self.discord.command(ANNA, "AtTheTable", "pause", channel_id=table.game.channel_id, guild_id=GUILD)
        return table

    async def _ended(self) -> Table:
        table = await self._started(self.game.name, ANNA, BERT)
        await self.keeper.votes.call(table, "pace", BERT, {"deadline": 24 * HOUR})
        await self.keeper.votes.call(table, "end", BERT)
        for vote in await self.keeper.db.open_votes(table.id):
            if vote.kind == "end":
                await self.keeper.votes.cast(table, vote.id, ANNA, "yes")
        await self.discord.settle()
        assert table.game.status == "ended"
        return table

    async def _for_the_forgotten(self) -> Table:
        """Ines shares a table with Hugo; she wants to be forgotten, now and then."""
        return await self._started(self.game.name, HUGO, INES)

    async def _gather(self) -> None:
        """Everything that was posted, and what one sees behind the buttons of each table."""
        for table in self.tables.values():
            for user_id in PEOPLE[:5]:
                for deed in ("more", "mine", "hand", "orders", "concede", "mywish", "undo"):
                    if self.chance.random() < 0.15:
                        await self._do(user_id, table, deed)
        self.remember()

    def remember(self) -> None:
        """In an order that does not tell which of two posts was faster."""
        for posted in sorted((p for said in self.discord.said for p in _on(said)), key=lambda p: p.custom_id):
            if posted not in self.fresh:
                if len(self.fresh) == FRESH:
                    self._keep(self.fresh[0])
                self.fresh.append(posted)
        self.discord.said.clear()
        self.refusals.clear()

    def _keep(self, posted: Posted) -> None:
        if len(self.stale) < STALE:
            self.stale.append(posted)
        else:
            self.stale[self.chance.randrange(STALE)] = posted

    async def same_as_on_disk(self) -> None:
        """What is in memory is what was written: no refused press has moved anything there either."""
        for table in self.tables.values():
            async with table.lock:
                await table.awake()
                if table.live is None:
                    continue
                before = frozen(table.live)
                table.drop()
                await table.awake()
                assert table.live is not None
                if frozen(table.live) != before:
                    raise Fault(f"the table {table.id} in memory is not the one in the file")

    def recover(self) -> None:
        self.log.heard.clear()
        self.remember()


def _on(said: Said) -> list[Posted]:
    found = [Posted(said.message["custom_id"])] if said.where == "dialogue" else []
    for part in parts(said.message):
        id = part.get("custom_id")
        if id and part["type"] in (BUTTON, STRING_SELECT, USER_SELECT):
            found.append(Posted(id, part["type"], tuple(o["value"] for o in part.get("options") or ())))
    return found
