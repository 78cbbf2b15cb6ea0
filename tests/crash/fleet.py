"""Several Keepers on one PostgreSQL, each an operating system's process with shards of its own, against one sandbox; and what people were
told there, held against what was kept.

The sandbox and its people live in this process, so that everything anybody is told passes by (`Witness`). People know no rules: they press
whatever is offered to them, in channels and in direct messages, now and then twice.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import bot.start
import db
from bot import button_ids
from bot.settings import Settings, Shards
from sandbox.actors import Response, visible_text
from sandbox.channels import Channel
from sandbox.messages import Message
from sandbox.serve import SandboxServer
from tests.crash import rivals
from tests.crash.players import Sitting, deed_on, ids, lines_on
from tests.crash.process import processes
from tests.db import postgres
from tests.waiting import until

log = logging.getLogger(__name__)

# So long before and after a blow a press may get no answer: whoever should have given it is dead, or cannot write anything down.
AFTERMATH = 20.0
# A press so long before a blow may have been in the hand of whoever died: three seconds until it is acknowledged, some more on a busy machine.
IN_HAND = 8.0
LONGEST_SILENCE = 2
REFUSALS = {
    "decided": ("decided that already", "was decided already"),
    "not asked": ("Nothing is asked of you", "is asked of you"),
    "not seated": ("You have no seat",),
    "changed": ("That option is gone",),
    "no such button": ("does not belong to any game",),
    "over": ("This game is over",),
    "fault": ("it is Keeper’s fault", "Keeper stumbled", "has set it aside"),
}
TROUBLE = {"memory": ("cannot write anything down",), "discord": ("Discord did not play along",)}
COUNTS = ("it counts",)


@dataclass(frozen=True)
class Plan:
    keepers: int = 3
    guilds: int = 12
    tables: int = 120
    seats: int = 4
    seconds: float = 600.0
    think: float = 8.0
    kill_every: float = 0.0
    """One process after the other is killed, and started again."""
    restart_postgres: bool = False
    """Once, in the middle."""
    drop_gateway: bool = False
    """Each shard's connection once, one after the other."""
    drift: int = 0
    """Seconds by which the clock of each process is ahead of the one before."""
    games: tuple[str, ...] = ("elder-sign", "alone")
    twice: float = 0.03
    """How often somebody presses twice at once."""
    limits: bool = True
    max_concurrency: int = 1
    seed: int = 1


def live(base: str, folder: str, memory: str, shards: str, ahead: int) -> None:
    """One process: a whole Keeper, until it dies."""
    logging.basicConfig(
        filename=Path(folder) / "bot.log",
        level="INFO",
        format="%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s",
        force=True,
    )
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        database_url=memory,
        shards=Shards.read(shards),
        longest_silence=LONGEST_SILENCE,
        state_folder=Path(folder),
        pictures=False,
        painters=0,
    )
    asyncio.run(bot.start.run_bot(settings, base, clock=lambda: int(time.time()) + ahead))


@dataclass
class Press:
    """One deed of somebody at a table, and what they were told of it."""

    at: float
    channel: str
    who: str
    lines: frozenset[str]
    private: bool
    message: Message
    response: Response | None = None
    told: list[str] = field(default_factory=list[str])
    ended: float = 0.0

    def said(self, kinds: dict[str, tuple[str, ...]]) -> list[str]:
        words = "\n".join(self.told)
        return [name for name, phrases in kinds.items() if any(p in words for p in phrases)]

    @property
    def counts(self) -> bool:
        return any(p in words for words in self.told for p in COUNTS)


class Witness:
    """Hears everything that is shown to anybody."""

    def __init__(self, server: SandboxServer) -> None:
        self.server = server
        self.presses: dict[str, Press] = {}
        self.told: dict[str, list[str]] = defaultdict(list)
        self.signs: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.shown: dict[str, list[frozenset[str]]] = defaultdict(list)
        self.posted: dict[str, list[tuple[float, str, str]]] = defaultdict(list)
        self.deleted: set[str] = set()
        self.whispers: dict[tuple[str, str], set[str]] = defaultdict(set)
        server.world.listeners.append(self.hear)

    def hear(self, what: str, about: dict[str, Any]) -> None:
        message: Message | None = about.get("message")
        if message is None or message.author_id != self.server.world.bot_id:
            return
        channel: Channel = about["channel"]
        if what == "message_delete":
            self.deleted.add(message.id)
        elif what in ("message", "message_edit"):
            self.see(what, channel, message)

    def see(self, what: str, channel: Channel, message: Message) -> None:
        words = visible_text(message)
        if message.only_for is not None:
            if message.meta:
                self.told[str(message.meta["id"])].append(words)
            return
        lines = frozenset(lines_on(message))
        if channel.is_dm:
            for line in lines if what == "message" else ():
                self.whispers[channel.id, line].add(message.id)
            return
        for custom_id in ids(message):
            where = button_ids.parse(custom_id)
            if isinstance(where, button_ids.ToTable) and where.deed == "hand" and where.argument:
                self.signs[channel.id, where.argument].add(message.id)
                if lines and (not self.shown[channel.id] or self.shown[channel.id][-1] != lines):
                    self.shown[channel.id].append(lines)
        if what == "message":
            self.posted[channel.id].append((time.time(), words, message.id))


@dataclass
class Fleet:
    """The processes; which of them has which shards."""

    plan: Plan
    server: SandboxServer
    folder: Path
    url: str
    running: list[Any] = field(default_factory=list[Any])
    blows: list[float] = field(default_factory=list[float])
    killed: int = 0

    def start(self, number: int) -> None:
        folder = self.folder / f"keeper-{number}"
        folder.mkdir(exist_ok=True)
        arguments = (self.server.base, str(folder), self.url, f"{number}/{self.plan.keepers}", number * self.plan.drift)
        process = processes.Process(target=live, args=arguments, daemon=True)
        process.start()
        self.running[number : number + 1] = [process]

    def kill(self, number: int) -> None:
        self.blows.append(time.time())
        self.killed += 1
        self.running[number].kill()
        self.running[number].join(30)

    @property
    def shards_there(self) -> set[int]:
        return {s.shard[0] for s in self.server.gateway.sessions.values() if s.connection is not None}

    async def complete(self, seconds: float = 180) -> None:
        wanted = set(range(self.plan.keepers))
        await until(
            lambda: self.shards_there == wanted and self.server.commands.all,
            seconds,
            why=lambda: f"only shards {self.shards_there} have come\n{self.last_words()}",
        )

    def last_words(self) -> str:
        logs = sorted(self.folder.glob("keeper-*/bot.log"))
        return "\n".join(f"{path.parent.name}: {path.read_text()[-1500:]}" for path in logs)

    def end(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.join(20)
            if process.is_alive():
                process.kill()


@asynccontextmanager
async def a_fleet(plan: Plan, folder: Path, url: str) -> AsyncIterator[tuple[Fleet, Witness]]:
    """A sandbox with servers for all shards alike, and the processes."""
    server = SandboxServer(strict=False, limits=plan.limits)
    server.gateway.max_concurrency = plan.max_concurrency
    async with server:
        fleet = Fleet(plan, server, folder, url)
        witness = Witness(server)
        for number in range(plan.keepers):
            fleet.start(number)
        try:
            await fleet.complete()
            yield fleet, witness
        finally:
            fleet.end()


async def servers(server: SandboxServer, plan: Plan) -> list[str]:
    """So many servers, as many for each shard."""
    found: list[str] = []
    while len(found) < plan.guilds:
        guild = server.world.add_guild(f"server {len(found)}")
        if (int(guild) >> 22) % plan.keepers == len(found) % plan.keepers:
            found.append(guild)
        else:
            del server.world.further_guilds[guild]
            server.gateway.dispatch("GUILD_DELETE", {"id": guild}, 1)
        await asyncio.sleep(0.002)
    return found


async def sit_down(server: SandboxServer, plan: Plan, chance: random.Random) -> list[Sitting]:
    guilds = await servers(server, plan)
    sittings: list[Sitting] = []
    for number in range(plan.tables):
        names = tuple(f"P{number}x{seat}" for seat in range(plan.seats))
        for name in names:
            server.world.add_person(name, username=name.lower())
        channel = server.world.add_channel(f"table-{number}", guild_id=guilds[(number // len(plan.games)) % len(guilds)])
        game = plan.games[number % len(plan.games)]
        sittings.append(Sitting(server, channel.id, names, random.Random(chance.random()), game=game))
    gate = asyncio.Semaphore(4)

    async def open_one(sitting: Sitting) -> None:
        async with gate:
            await sitting.open()

    await asyncio.gather(*(open_one(s) for s in sittings))
    return sittings


class Presses:
    """Puts a witness beside every press that answers a question."""

    def __init__(self, witness: Witness, twice: float) -> None:
        self.witness, self.twice = witness, twice

    def around(self, sitting: Sitting) -> None:
        inner = sitting._answer

        async def answer(who: Any, message: Message) -> Response:
            async def once() -> Response:
                channel = sitting.server.world.channel(message.channel_id)
                private = message.only_for is not None or channel.is_dm
                press = Press(time.time(), sitting.channel, who.id, frozenset(lines_on(message)), private, message)
                press.response = await inner(who, message)
                press.ended = time.time()
                self.witness.presses[press.response.interaction_id] = press
                return press.response

            if sitting.chance.random() < self.twice:
                both = await asyncio.gather(once(), once(), return_exceptions=True)
                found = [r for r in both if isinstance(r, Response)]
                if not found:
                    raise next(r for r in both if isinstance(r, BaseException))
                return found[0]
            return await once()

        sitting._answer = answer


async def play(sitting: Sitting, plan: Plan, until_: float) -> None:
    await asyncio.sleep(sitting.chance.uniform(0, plan.think))
    while time.monotonic() < until_ and not sitting.over:
        await sitting.press_something()
        await asyncio.sleep(sitting.chance.uniform(0.5, 1.5) * plan.think)


async def strike(fleet: Fleet, plan: Plan, until_: float, postgres_server: postgres.Server | None) -> None:
    """What happens to machines."""
    begun, number, dropped, restarted = time.monotonic(), 0, 0, False
    length = until_ - begun
    next_kill = begun + plan.kill_every if plan.kill_every else until_ + 1
    while time.monotonic() < until_ - min(15.0, length / 4):
        await asyncio.sleep(0.2)
        now = time.monotonic()
        if now >= next_kill:
            fleet.kill(number % plan.keepers)
            fleet.start(number % plan.keepers)
            number, next_kill = number + 1, now + plan.kill_every
        if plan.restart_postgres and postgres_server is not None and not restarted and now > begun + length / 2:
            restarted = True
            fleet.blows.append(time.time())
            await asyncio.to_thread(postgres_server.stop)
            await asyncio.to_thread(postgres_server.start)
            fleet.blows.append(time.time())
        if plan.drop_gateway and dropped < plan.keepers and now > begun + length * (dropped + 1) / (plan.keepers + 2):
            fleet.blows.append(time.time())
            fleet.server.gateway.drop(4000, shard=dropped)
            dropped += 1


async def at_rest(memory: db.Database) -> None:
    """Until everything that was written is posted and ticked off, and stays so."""
    quiet = 0

    async def still() -> bool:
        nonlocal quiet
        quiet = quiet + 1 if not await memory.pending() else 0
        return quiet > 30

    await until(still, 240, why="letters stay in the outbox")


@dataclass
class Verdict:
    anomalies: list[str] = field(default_factory=list[str])
    figures: dict[str, Any] = field(default_factory=dict[str, Any])


async def judge(fleet: Fleet, witness: Witness, sittings: list[Sitting], memory: db.Database) -> Verdict:
    """What people were told against what was kept."""
    verdict = Verdict()
    wrong = verdict.anomalies.append
    tables = rivals.service(memory)
    by_channel = {str(game.channel_id): game for s in sittings for game in [await _game(memory, s)] if game is not None}
    logs = {channel: await memory.log(game.id, live=False) for channel, game in by_channel.items()}
    keys = {channel: (await rivals.awake(tables, game.id))._mark_key for channel, game in by_channel.items()}
    kept = {a.interaction_id: a for log_ in logs.values() for a in log_ if a.interaction_id}

    def disturbed(at: float) -> bool:
        return any(blow - IN_HAND <= at <= blow + AFTERMATH for blow in fleet.blows)

    told = Counter[str]()
    for number, press in witness.presses.items():
        press.told = witness.told.get(number, [])
        _told_the_truth(press, number, kept, logs.get(press.channel, []), keys[press.channel], disturbed, told, wrong)
    for sitting in sittings:
        game = by_channel.get(sitting.channel)
        if game is None:
            wrong(f"{sitting.channel}: the game is gone")
            continue
        seats = Counter(s.user_id for s in await memory.seats(game.id))
        if sorted(seats.values()) != [1] * len(sitting.names):
            wrong(f"game {game.id}: seats {seats}")
        asked = Counter((a.epoch, a.n, a.seat) for a in logs[sitting.channel] if a.status == "live" and a.n >= 0)
        for question, times in asked.items():
            if times > 1 and not _held_again(logs[sitting.channel], question):
                wrong(f"game {game.id}: question {question} was answered {times} times")
        await _board_is_current(tables, game, sitting, wrong)
    _nothing_twice(witness, wrong)
    verdict.figures = {
        "presses": len(witness.presses),
        "kept": len(kept),
        "told": dict(told),
        "answers": sum(len(log_) for log_ in logs.values()),
        "by_direct_message": sum(1 for p in witness.presses.values() if fleet.server.world.channel(p.message.channel_id).is_dm),
        "killed": fleet.killed,
        "blows": len(fleet.blows),
        "hasty_identifies": fleet.server.gateway.hasty,
        "rate_limited": fleet.server.limits.refused,
    }
    return verdict


async def _game(memory: db.Database, sitting: Sitting) -> db.Game | None:
    found = await memory.game_in_channel(int(sitting.channel))
    if found is not None:
        return found
    past = await memory.history(channel_id=int(sitting.channel), limit=1)
    return past[0] if past else None


def _told_the_truth(
    press: Press,
    number: str,
    kept: dict[str, db.Answer],
    log_: list[db.Answer],
    key: bytes,
    disturbed: Callable[[float], bool],
    told: Counter[str],
    wrong: Callable[[str], Any],
) -> None:
    refused, trouble, counts = press.said(REFUSALS), press.said(TROUBLE), press.counts
    if press.response is None or press.response.failed:
        told["no response"] += 1
        if not disturbed(press.at):
            wrong(f"press {number} in {press.channel}: no response ({press.response.reason if press.response else ''})")
        return
    if number in kept:
        told["accepted"] += 1
        if refused or "memory" in trouble:
            wrong(f"press {number} in {press.channel} counts, and was told: {press.told}")
        return
    # Whether a question is closed is no matter of time: its name stands on the button, and the log knows who closed it.
    closed = [a for a in log_ if any(button_ids.names(line, key, a.epoch, a.n) for line in press.lines)]
    if counts:
        told["held already"] += 1
        if not closed:
            wrong(f"press {number} in {press.channel} was told to count and is not in the log")
    elif refused:
        told["refused: " + refused[0]] += 1
        if not closed:
            wrong(f"press {number} in {press.channel} was refused for nothing: {press.told}")
    elif trouble:
        told["trouble: " + trouble[0]] += 1
        if not disturbed(press.at):
            wrong(f"press {number} in {press.channel}: trouble without a cause: {press.told}")
    elif press.told:
        told["asked back"] += 1  # are you sure; how many more to choose
    else:
        told["nothing"] += 1
        if not disturbed(press.at):
            wrong(f"press {number} in {press.channel} at {press.at} was told nothing and is not in the log: {press.told}")


def _held_again(log_: list[db.Answer], question: tuple[int, int, int]) -> bool:
    """An answer that may still be changed can be given several times, each time by a press of its own."""
    mine = [a for a in log_ if (a.epoch, a.n, a.seat) == question]
    return len({a.interaction_id for a in mine}) == len(mine) and all(a.by == "player" for a in mine)


async def _board_is_current(tables: Any, game: db.Game, sitting: Sitting, wrong: Callable[[str], Any]) -> None:
    if game.status != "playing":
        return
    table = await rivals.awake(tables, game.id)
    open_ = {table.line(a) for a in table.asks if a.needed and a.read_by(None) and a.cover is None and not table.box.plans(a)}
    board = sitting.board()
    shown = lines_on(board) if board is not None else set[str]()
    own = board is not None and deed_on(board, "mine")  # where several are asked at once, each has a sheet of their own
    if open_ and not shown & open_ and not own:
        wrong(f"game {game.id}: the board shows {shown}, asked is {open_}")
    extra = {line for line in shown if table.ask_on(line) is None}
    if extra:
        wrong(f"game {game.id}: the board still asks {extra}")


def _nothing_twice(witness: Witness, wrong: Callable[[str], Any]) -> None:
    for (channel, sign), messages in witness.signs.items():
        if len(messages) > 1:
            wrong(f"{channel}: letter {sign} became {len(messages)} posts")
    for (channel, line), messages in witness.whispers.items():
        if len(messages - witness.deleted) > 1:
            wrong(f"{channel}: question {line} was whispered {len(messages)} times")
    for channel, shown in witness.shown.items():
        for place, lines in enumerate(shown):
            if lines in shown[: max(0, place - 1)]:
                wrong(f"{channel}: an older board came after a newer one")
    for channel, posted in witness.posted.items():
        for (at, words, one), (later, again, other) in pairwise(posted):
            if words and words == again and later - at < 60 and not {one, other} & witness.deleted:
                wrong(f"{channel}: posted twice within {later - at:.0f} s: {words[:80]!r}")


async def run(plan: Plan, folder: Path, url: str, postgres_server: postgres.Server | None = None) -> dict[str, Any]:
    begun = time.monotonic()
    async with a_fleet(plan, folder, url) as (fleet, witness):
        came = time.monotonic() - begun
        sittings = await sit_down(fleet.server, plan, random.Random(plan.seed))
        opened = time.monotonic() - begun
        presses = Presses(witness, plan.twice)
        for sitting in sittings:
            presses.around(sitting)
        end = time.monotonic() + plan.seconds
        striking = asyncio.create_task(strike(fleet, plan, end, postgres_server))
        await asyncio.gather(*(play(s, plan, end) for s in sittings))
        await striking
        await fleet.complete()
        memory = await db.Database.open(url)
        try:
            await at_rest(memory)
            verdict = await judge(fleet, witness, sittings, memory)
        finally:
            await memory.close()
        calls = dict(fleet.server.rest.calls.most_common(8))
    return verdict.figures | {
        "keepers": plan.keepers,
        "servers": plan.guilds,
        "tables": plan.tables,
        "came_s": round(came, 1),
        "opened_s": round(opened, 1),
        "seconds": plan.seconds,
        "load": [round(x, 1) for x in os.getloadavg()],
        "calls": calls,
        "anomalies": verdict.anomalies[:40],
        "anomalies_in_all": len(verdict.anomalies),
    }
