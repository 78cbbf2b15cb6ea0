"""Presses nobody should be able to make: forged, stale, damaged and stolen custom ids, by everybody who might try.

A Keeper with all its cogs hears them as Discord would bring them (`keeper.hearsay`), at tables in every state: a lobby, games in
play with votes, offers and secret questions, one whose time is up, a paused one, an ended one, and some of another game. Whoever
presses has a seat there, had one, is to get one, or never had any. Each press must be answered, without a fault of ours; a
refused one changes nothing, and any other only what that person may change (`keeper.ledger`).
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
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
from bot.schedule.reminding import veiled
from bot.settings import Settings
from bot.shelf import Shelf, fill
from bot.tables import Table
from games import registry
from games.kernel.ask import Ask
from keeper.games import Game
from keeper.hearsay import Hearsay, Said, parts
from keeper.ledger import Change, Judge, Ledger, Memory, Offer, Press, Reading, Unlawful, changes, seats
from keeper.proofs import Figures, frozen

NOW, HOUR, WEEK = 1_800_000_000, 3600, 7 * 24 * 3600
SECRET = bytes(32)
GUILD, OTHER_GUILD = 7, 8
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
# So many presses, and what was ended or emptied is set up anew; and memory is compared with the file.
ROUND = 250
# Ids that were really posted: of late, and of any time.
FRESH, STALE = 250, 400
BUTTON, STRING_SELECT, USER_SELECT = 2, 3, 5
# Whatever might be taken for a number, a name or nothing.
ODD = (
    *(
        "",
        " ",
        "0",
        "1",
        "2",
        "3",
        "7",
        "-1",
        "+1",
        "01",
        "0x1",
        "1e3",
        "1.5",
        "1_0",
        " 1",
        "1 ",
        "²",
        "1²",
        "²1",
        "٣",
        "１",
        "Ⅷ",
        "½",
    ),
    *("9" * 9, "9" * 19, "9" * 20, "9" * 40, "9" * 60, "-" + "9" * 19),
    *("\x00", "1\x00", "\x001", "\ud800", "1\ud800", "\udfff/yes", "\u202e1", "\u200b", "\ufeff1", "\n", "1\n", "\r\n", "\t"),
    *(
        "on",
        "off",
        "yes",
        "no",
        "text",
        "none",
        "None",
        "null",
        "true",
        "nan",
        "inf",
        "-",
        "--",
        "/",
        "//",
        ".",
        "..",
        ":",
        "::",
        "~",
    ),
    *("a" * 60, "é" * 60, "🎲", "🎲" * 30, "%s", "{0}", "$(x)", "'; --", "<@1>", "@everyone", "../..", "\\", '"', "[]", "{}"),
)
# Of these the ones that are most easily overlooked: digits that are no numbers, numbers that are too large, letters no file takes.
HARD = ("²", "1²", "٣", "Ⅷ", "9" * 19, "9" * 40, "-1", "\x00", "\ud800", "")


class Fault(AssertionError):
    """A press without an answer, with a traceback, or with "that is Keeper's fault"."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A button or select that was really on a post."""

    custom_id: str
    kind: int = BUTTON
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forged:
    custom_id: str
    user_id: int
    how: str
    values: tuple[str, ...] | None = None
    kind: int = BUTTON
    modal: bool = False
    people: tuple[int, ...] = ()

    def __str__(self) -> str:
        values = "" if self.values is None else f" with {self.values!r}"
        return f"{self.how}: {self.custom_id!r}{values} by {self.user_id} ({KINDS[self.user_id]})"


@cache
def _boxes() -> Shelf:
    return fill(())


def nobody_gets_through(game: Game, presses: int, seed: int = 10, first: int = 0) -> Figures:
    """So many presses at tables of this game; raises AssertionError with the first that did what it must not."""
    found, faults = asyncio.run(_press(game, presses, seed, first))
    if faults:
        raise AssertionError(faults[0])
    return found


async def _press(game: Game, presses: int, seed: int, first: int) -> tuple[Figures, list[str]]:
    name = f"presses/{seed}/{first}"
    found: Figures = {
        "presses": 0,
        "refused": 0,
        "looked": 0,
        "changed": 0,
        "people": Counter(),
        "how": Counter(),
        "deeds": Counter(),
    }
    faults: list[str] = []
    async with Scene.open(game, random.Random(name)) as scene:
        while found["presses"] < presses and not faults:
            if found["presses"] % ROUND == 0:
                await scene.mend()
                await scene.same_as_on_disk()
            forged = scene.forge()
            try:
                end, deed = await scene.press(forged)
            except AssertionError as error:
                faults.append(f"press {first + found['presses']} ({name}), {forged}: {error}")
                end, deed = "looked", ""
                scene.recover()
            found["presses"] += 1
            found[end] += 1
            found["people"][KINDS[forged.user_id]] += 1
            found["how"][forged.how] += 1
            if end == "changed":
                found["deeds"][deed] += 1
        found["tables"] = len(scene.everywhere)
    return {name: dict(value) if isinstance(value, Counter) else value for name, value in found.items()}, faults


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
    """What nobody shall guess (nonces, seals, silences) is here the same for the same seed: a press that got through can be
    made again, and figures do not change from run to run."""
    with (
        patch.object(secrets, "token_hex", lambda n=32: chance.randbytes(n).hex()),
        patch.object(secrets, "token_bytes", lambda n=32: chance.randbytes(n)),
        patch.object(secrets, "randbelow", chance.randrange),
    ):
        yield


@dataclass(eq=False)
class Scene:
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
    last: tuple[int, Forged] | None = None

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
        other = next(name for name in registry.names() if name != self.game.name)
        kinds: dict[str, tuple[tuple[str, ...], Callable[[], Awaitable[Table]]]] = {
            "lobby": (("lobby",), lambda: self._lobby(self.game.name, ANNA, BERT)),
            "full of wishes": (("lobby",), lambda: self._lobby(self.game.name, BERT, ANNA, CARL)),
            "playing": (("playing",), self._playing),
            "two seats": (("playing",), self._two_seats),
            "offered": (("playing",), self._offered),
            "late": (("playing",), self._late),
            "paused": (("paused",), self._paused),
            "ended": (("ended",), self._ended),
            "forgotten": (("playing",), self._for_the_forgotten),
            "other game": (("playing",), lambda: self._started(other, HUGO, ANNA)),
            "other lobby": (("lobby",), lambda: self._lobby(other, HUGO)),
        }
        for kind, (states, make) in kinds.items():
            if only and kind not in only:
                continue
            table = self.tables.get(kind)
            game = await self.keeper.db.game(table.id) if table is not None else None
            seated = table is not None and bool(seats(self.memory.look(), table.id))
            if game is None or game.status not in states or not seated:
                self.tables[kind] = await make()
                self.everywhere.append(self.tables[kind])
        await self._gather()
        self.log.heard.clear()

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

    def _open(self, table: Table) -> list[Ask]:
        return [a for a in table.asks if a.needed and not a.hollow and table.user_of(a.seat) is not None]

    async def _answer(self, table: Table) -> bool:
        """Somebody gives any answer they are asked for."""
        asks = self._open(table)
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
        self._offers(table, ERIK, CARL)
        before = seats(self.memory.look(), table.id)
        await self._gather()
        for posted in [p for p in self.fresh if f":{button_ids.base36(table.id)}:-:take:" in p.custom_id]:
            await self.discord.press(CARL, posted.custom_id, channel_id=table.game.channel_id, guild_id=GUILD)
        assert seats(self.memory.look(), table.id) != before, "Carl could not take the seat he was offered"
        await self._do(BERT, table, "quit-to", values=(str(DORA),), people=(DORA,), component=USER_SELECT)
        self._offers(table, BERT, DORA)
        carl = next(s.seat for s in table.seats if s.user_id == CARL)
        fred = SimpleNamespace(id=FRED, bot=False, display_name="Fred", name="fred")
        await self.discord.command(
            ANNA, "Seats", "replace", channel_id=table.game.channel_id, guild_id=GUILD, seat=str(carl), by=fred
        )
        return table

    def _offers(self, table: Table, who: int, to: int) -> None:
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
        self._remember()

    def _remember(self) -> None:
        """In an order that does not tell which of two posts was faster."""
        for posted in sorted((p for said in self.discord.said for p in _posted(said)), key=lambda p: p.custom_id):
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
        self._remember()

    # Pressing

    async def press(self, forged: Forged) -> tuple[str, str]:
        """("refused" | "looked" | "changed", deed); raises AssertionError."""
        where = button_ids.parse(forged.custom_id)
        game_id = where.game_id if where is not None and (where.game_id,) in self.memory.look()["game"] else None
        deed = where.deed if isinstance(where, button_ids.ToTable) else "answer" if where is not None else ""
        if forged.custom_id == f"kf:{forged.user_id}":
            deed = "forget"
        table = await self.keeper.tables.get(game_id) if game_id is not None else None
        press = Press(forged.user_id, game_id, deed, forged.user_id == GINA, self._late_seats(table))
        before = self.memory.look()
        again = forged.how == "delivered twice" and self.last is not None
        place = self._place(table)
        self.discord.acknowledged = 0
        self.log.heard.clear()
        id = self.last[0] if again and self.last is not None else self.discord.new_id()
        self.last = (id, forged)
        await self.discord.press(
            forged.user_id,
            forged.custom_id,
            values=forged.values,
            component=forged.kind,
            modal=forged.modal,
            people=forged.people,
            manager=forged.user_id == GINA,
            german=self.chance.random() < 0.3,
            ephemeral=self.chance.random() < 0.2,
            id=id,
            **place,
        )
        after = self.memory.look()
        found = changes(before, after)
        said, refusals = list(self.discord.said), list(self.refusals)
        if self.log.heard:
            raise Fault(self.log.heard[0])
        if {"no-fault", "no-memory", "no-stumbled", "no-discord"} & set(refusals):
            raise Fault(f"answered with {refusals}")
        judge = Judge(self.ledger)
        try:
            if again:
                if found or said:
                    raise Unlawful("a press that was delivered twice had an effect twice")
            elif refusals:
                judge.refused(press, before, after, found)
            else:
                judge.lawful(press, before, after, found)
        except Unlawful as wrong:
            raise Unlawful(f"{wrong} [{', '.join(refusals)}]") from None
        self.ledger.note(before, after)
        self._note_offers(forged, press, table, said, after)
        if not again:
            self._answered(forged, said, found)
        self._remember()
        return ("refused" if refusals else "changed" if found else "looked"), deed

    def _answered(self, forged: Forged, said: list[Said], found: list[Change]) -> None:
        ours = forged.custom_id.partition(":")[0] in (button_ids.BUTTON, button_ids.SELECT, "kf", "kr")
        if not ours:
            return
        if self.discord.acknowledged != 1:
            raise Fault(f"acknowledged {self.discord.acknowledged} times")
        if not said and not found:
            raise Fault("no answer")
        for s in said:
            if s.where in ("followup", "callback") and not s.ephemeral:
                raise Fault(f"answered in public: {s.words!r}")

    def _late_seats(self, table: Table | None) -> frozenset[int]:
        """Seats we wait for, as everybody may know it, and have waited for longer than this table's pace asks for; without a
        pace that is a week."""
        if table is None or table.live is None or table.game.status != "playing":
            return frozenset()
        waited = frozenset(table.waited_for())
        if self.clock.now - table.times.since >= (table.game.pace.deadline or WEEK):
            return waited
        fired = {
            d["question"]
            for d in self.memory.look()["deadline"].values()
            if d["game_id"] == table.id and d["kind"] == "deadline" and d["state"] == "fired"
        }
        span, asked = table.game.pace.deadline or WEEK, table.times.asked
        long_ago = {name for name, put in asked.items() if self.clock.now - put >= span}
        return waited & {a.seat for a in table.asks if a.needed and not veiled(a) and table.name_of(a) in fired | long_ago}

    def _note_offers(self, forged: Forged, press: Press, table: Table | None, said: list[Said], after: Memory) -> None:
        """A seat was offered by its own person: that was their right."""
        offered = any(s.where == "channel" and ":-:take:" in str(s.message["components"]) for s in said)
        if press.deed == "quit-to" and offered and table is not None and forged.values:
            self._offers(table, forged.user_id, int(forged.values[0]))

    def _place(self, table: Table | None) -> dict[str, Any]:
        here = {"channel_id": table.game.channel_id if table is not None else 1, "guild_id": GUILD}
        luck = self.chance.random()
        if luck < 0.06:
            return {"channel_id": 5, "guild_id": None}
        if luck < 0.09:
            return {"channel_id": 6, "guild_id": OTHER_GUILD}
        return here

    # Forging

    def forge(self) -> Forged:
        ways: list[tuple[int, str, Callable[[int, str], Forged]]] = [
            (24, "posted", self._of_late),
            (12, "posted long ago", self._long_ago),
            (6, "honest", self._honest),
            (10, "values nobody offered", self._wrong_values),
            (20, "damaged", self._damaged),
            (22, "any deed with any argument", self._any_deed),
            (3, "beside the tables", self._beside),
            (2, "a dialogue", self._dialogue),
            (1, "delivered twice", self._twice),
        ]
        _, how, make = self.chance.choices(ways, [w for w, _, _ in ways])[0]
        return make(self.chance.choice(PEOPLE), how)

    def _any_posted(self) -> Posted:
        pool = self.stale if self.stale and self.chance.random() < 0.4 else self.fresh
        return pool[self.chance.randrange(len(pool))]

    def _pressed(self, posted: Posted, user_id: int, how: str) -> Forged:
        """As it was offered."""
        if posted.kind == USER_SELECT:
            chosen = self.chance.choice(PEOPLE)
            return Forged(posted.custom_id, user_id, how, (str(chosen),), USER_SELECT, people=(chosen,))
        if posted.kind == STRING_SELECT:
            few = self.chance.randint(1, min(3, len(posted.values))) if self.chance.random() < 0.3 else 1
            return Forged(posted.custom_id, user_id, how, tuple(self.chance.sample(posted.values, few)), posted.kind)
        return Forged(posted.custom_id, user_id, how)

    def _of_late(self, user_id: int, how: str) -> Forged:
        return self._pressed(self.fresh[-1 - int(len(self.fresh) * self.chance.random() ** 2)], user_id, how)

    def _long_ago(self, user_id: int, how: str) -> Forged:
        return self._pressed(self.chance.choice(self.stale or list(self.fresh)), user_id, how)

    def _honest(self, user_id: int, how: str) -> Forged:
        """Somebody who is asked answers: games go on."""
        table = self.chance.choice([t for t in self.tables.values() if t.live is not None] or list(self.tables.values()))
        asks = self._open(table)
        if not asks:
            return self._of_late(user_id, how)
        ask = self.chance.choice(asks)
        option = self.chance.choice(ask.options)
        who = table.user_of(ask.seat) or user_id
        return Forged(button_ids.answer_button(table.id, table.line(ask), option.stamp, option.key), who, how)

    def _wrong_values(self, user_id: int, how: str) -> Forged:
        selects = [p for p in (*self.fresh, *self.stale) if p.kind != BUTTON]
        posted = self.chance.choice(selects) if selects else self._any_posted()
        pool = [v for p in selects for v in p.values] + [*ODD, *(str(p) for p in PEOPLE)]
        values = tuple(self.chance.choice(pool) for _ in range(self.chance.choice((0, 1, 1, 1, 1, 2, 3, 30))))
        if self.chance.random() < 0.4:
            values = tuple(self._mutated(v) for v in values)
        people = tuple(self.chance.sample(PEOPLE, 2)) if posted.kind == USER_SELECT and self.chance.random() < 0.5 else ()
        return Forged(posted.custom_id, user_id, how, values, posted.kind, people=people)

    def _damaged(self, user_id: int, how: str) -> Forged:
        posted = self._any_posted()
        id = posted.custom_id
        for _ in range(self.chance.choice((1, 1, 1, 2, 4))):
            id = self._mutated(id)
        if self.chance.random() < 0.8:
            begin, _, rest = posted.custom_id.partition(":")
            id = f"{begin}:{id.partition(':')[2] or rest}"
        if button_ids.parse(id) == button_ids.parse(posted.custom_id):
            id += "\x00"
        return Forged(id, user_id, how, posted.values[:1] or None, posted.kind)

    def _mutated(self, text: str) -> str:
        chance = self.chance
        at = chance.randrange(len(text) + 1)
        match chance.randrange(10):
            case 0 if at < len(text):
                return text[:at] + chr(ord(text[at]) ^ 1 << chance.randrange(7)) + text[at + 1 :]
            case 1:
                return text[:at]
            case 2:
                return text[at:]
            case 3:
                return text[:at] + chance.choice(ODD) + text[at:]
            case 4:
                return "".join(chance.choice("²٣１") if c.isdigit() and chance.random() < 0.3 else c for c in text)
            case 5:
                return text.swapcase() if chance.random() < 0.3 else text[:at] + text[at:].upper()
            case 6:  # another table's, or nobody's
                fields = text.split(":")
                ids = [button_ids.base36(t.id) for t in self.everywhere]
                if len(fields) > 1:
                    fields[1] = chance.choice([*ids, *ids, "zzzzzzzzz", "0", "-1", "1" * 30])
                return ":".join(fields)
            case 7:  # a part of another
                other = self._any_posted().custom_id.split(":")
                fields = text.split(":")
                i = chance.randrange(len(fields))
                fields[i] = chance.choice(other)
                return ":".join(fields)
            case 8:
                return text + text[at:]
            case _:
                fields = text.split(":")
                fields[-1] = self._argument()
                return ":".join(fields)

    def _argument(self) -> str:
        """Made of what arguments are made of, and of what they are not."""
        atoms = [
            *(a for p in (self._any_posted(), self._any_posted()) for a in _atoms(p.custom_id)),
            str(self.chance.choice(PEOPLE)),
            str(self.chance.choice(PEOPLE)),
            str(self.chance.randrange(12)),
            str(self.chance.randrange(4)),
            self.chance.choice(ODD),
        ]
        text = self.chance.choice(atoms)
        for _ in range(self.chance.choice((0, 0, 1, 2))):
            text += self.chance.choice("/.") + self.chance.choice(atoms)
        return text[:60] if self.chance.random() < 0.95 else text

    def _bent(self, argument: str) -> str:
        """One part of it is something else."""
        pieces = re.split(r"([/.])", argument)
        at = self.chance.randrange(0, len(pieces), 2)
        pieces[at] = self.chance.choice(HARD)
        return "".join(pieces)

    def _any_deed(self, user_id: int, how: str) -> Forged:
        deed = self.chance.choice(list(self.keeper.presses._deeds))
        table = self.chance.choice(self.everywhere if self.chance.random() < 0.3 else list(self.tables.values()))
        same = [p.custom_id.split(":", 4)[4] for p in (*self.fresh, *self.stale) if f":-:{deed}:" in p.custom_id]
        luck = self.chance.random()
        if luck < 0.25 and same:
            argument = self.chance.choice(same)
        elif luck < 0.35:
            argument = self.chance.choice(("", str(self.chance.randrange(max(1, len(table.seats))))))
        elif luck < 0.5:  # the shape of a seat that changes hands
            seat = self.chance.choice(table.seats) if table.seats else None
            argument = f"{seat.seat if seat else 0}.{user_id}.{(seat.user_id if seat else None) or 0}"
        elif luck < 0.8:
            argument = self._bent(self.chance.choice(same) if same else str(self.chance.randrange(3)))
        else:
            argument = self._argument()
        select = self.chance.random() < 0.3
        values: tuple[str, ...] | None = None
        if select:
            pool = [v for p in self.fresh for v in p.values] or ["1"]
            values = (self.chance.choice([*pool, *ODD]),)
        begin = button_ids.SELECT if select else button_ids.BUTTON
        people = (self.chance.choice(PEOPLE),) if deed == "quit-to" else ()
        if people:
            values = (str(people[0]),)
        id = f"{begin}:{button_ids.base36(table.id)}:-:{deed}:{argument}"
        return Forged(id, user_id, how, values, STRING_SELECT if select else BUTTON, people=people)

    def _beside(self, user_id: int, how: str) -> Forged:
        """Pages of the rules, and the button with which somebody is forgotten."""
        luck = self.chance.random()
        if luck < 0.03:
            return Forged(f"kf:{INES}", INES, how)
        if luck < 0.4:
            id = f"kf:{self.chance.choice([*(str(p) for p in PEOPLE if p != user_id), *ODD])}"
        else:
            game = self.chance.choice([*registry.names(), "go", ""])
            id = f"kr:{self.chance.choice('bns²')}:{game}:{self.chance.choice(ODD)}:{self.chance.choice(('dice', 'seat', *ODD))}"
        return Forged(id, user_id, how)

    def _dialogue(self, user_id: int, how: str) -> Forged:
        return Forged(self._any_posted().custom_id, user_id, how, modal=True)

    def _twice(self, user_id: int, how: str) -> Forged:
        if self.last is None:
            return self._of_late(user_id, how)
        last = self.last[1]
        return Forged(last.custom_id, last.user_id, how, last.values, last.kind, last.modal, last.people)


def _posted(said: Said) -> list[Posted]:
    found = [Posted(said.message["custom_id"])] if said.where == "dialogue" else []
    for part in parts(said.message):
        id = part.get("custom_id")
        if id and part["type"] in (BUTTON, STRING_SELECT, USER_SELECT):
            found.append(Posted(id, part["type"], tuple(o["value"] for o in part.get("options") or ())))
    return found


def _atoms(custom_id: str) -> list[str]:
    """What a custom id is made of, from its third part on."""
    return [a for part in custom_id.split(":")[2:] for a in part.replace("/", ".").split(".") if a] or [""]
