"""A bot in a process of its own, to be killed: it dies by SIGKILL at a named moment, or is slowed there so that a blow from
outside is likely to hit it.

The moments are put around the real functions in this process only; production code knows nothing of them. They bite once the
process has got SIGUSR1: first it may clear up what the one before left. What the memory has
confirmed is noted in a file before anything else happens: whatever answer or ballot stands there must be kept for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord.http

# The fork server imports this module once; every bot is forked from there and need not import anything again.
import bot.boxes.alone.box
import bot.boxes.cultistorm.box
import bot.boxes.death_may_die.box
import bot.boxes.elder_sign.box
import bot.boxes.talisman.box
import bot.start
import cogs.admin
import cogs.games
import cogs.library
import cogs.lobby
import cogs.privacy
import cogs.replay
import cogs.settings
import cogs.table
import cogs.time
import cogs.undo  # noqa: F401
import rendering.alone
import rendering.cultistorm
import rendering.death_may_die
import rendering.elder_sign
import rendering.talisman  # noqa: F401
from bot import library, painting, shelf
from bot.outbox import postman
from bot.outbox.tidying import Tidying
from bot.settings import Settings
from bot.tables import house as tables_house
from bot.votes.post import VotePost
from db import Database, database, migrate
from db.effects import EffectStore
from keeper import at_once
from rendering import encode
from rendering.kit.pictures import check_assets

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload([__name__])

# What every start reads is read there, too, and no bot's garbage collector walks through it.
check_assets()
migrate.revisions()
for box in shelf.fill():
    if box.rulebook is not None:
        library.read_book(box.rulebook)
gc.collect()
gc.freeze()

# A table that answers by itself need not seem to think for long here.
LONGEST_SILENCE = 2
# As long as a fault asks for, in `test_faults`; never as long as discord.py would rest after a failure.
LONGEST_NAP = 0.3
MOMENTS = (
    "the machine has moved, nothing is kept",
    "inside the transaction",
    "between commit and post",
    "letters are claimed",
    "a picture is drawn",
    "posted, the old post still has its buttons",
    "posted, not ticked off",
    "ticked off",
)
# These come only if somebody opens a game, or calls for a vote.
OPENING = (
    "a game is opened, nothing is posted",
    "the lobby is posted, nobody knows of it",
)
# This one only if the table answers by itself: a window of ALONE that nobody can or wants to use.
SILENCE = ("a silence has lasted long enough, nothing is answered",)
# After any transaction, whatever it is about: of a deed that takes several, between any two (`test_deeds`).
KEPT = ("a transaction is kept",)
VOTING = (
    "a vote is opened, nothing is posted",
    "a vote is posted, nobody knows of it",
    "a ballot is cast, nothing has come of it",
    "a vote is decided, its post still has its buttons",
)


@dataclass(frozen=True)
class Plan:
    """`die`: at which moment, and at the how manieth time. `slow`: how many seconds each moment lasts."""

    die: tuple[str, int] | None = None
    slow: dict[str, float] = field(default_factory=dict)


class Moments:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seen = Counter[str]()
        self.armed = False
        signal.signal(signal.SIGUSR1, self._arm)

    def _arm(self, *_: Any) -> None:
        self.armed = True

    def _arrive(self, name: str) -> float:
        assert name in (*MOMENTS, *OPENING, *VOTING, *SILENCE, *KEPT)
        if not self.armed:
            return 0.0
        self.seen[name] += 1
        if self.plan.die is not None and self.plan.die[0] == name and self.plan.die[1] <= self.seen[name]:
            os.kill(os.getpid(), signal.SIGKILL)
        return self.plan.slow.get(name, 0.0)

    async def here(self, name: str) -> None:
        if seconds := self._arrive(name):
            await asyncio.sleep(seconds)

    def here_in_a_thread(self, name: str) -> None:
        if seconds := self._arrive(name):
            time.sleep(seconds)


def put_around(owner: Any, name: str, before: Callable[..., Any] | None = None, after: Callable[..., Any] | None = None) -> None:
    inner = getattr(owner, name)

    async def outer(*args: Any, **named: Any) -> Any:
        if before is not None:
            await before(*args)
        result = await inner(*args, **named)
        if after is not None:
            await after(result, *args)
        return result

    setattr(owner, name, outer)


def lay_mines(plan: Plan, notes: int) -> None:
    moments = Moments(plan)

    async def moved(*_: Any) -> None:
        await moments.here("the machine has moved, nothing is kept")

    async def carried(_: Any, *__: Any) -> None:
        await moments.here("inside the transaction")

    async def recorded(answer: Any, *_: Any) -> None:
        os.write(
            notes, f"answer {answer.game_id} {answer.serial} {answer.interaction_id or '-'} {','.join(answer.picks)}\n".encode()
        )
        await moments.here("between commit and post")

    async def claimed(taken: Any, *_: Any) -> None:
        if taken[0]:
            await moments.here("letters are claimed")

    async def tidying(*_: Any) -> None:
        await moments.here("posted, the old post still has its buttons")

    async def ticking(*_: Any) -> None:
        await moments.here("posted, not ticked off")

    async def ticked(*_: Any) -> None:
        await moments.here("ticked off")

    async def opened(*_: Any) -> None:
        await moments.here("a game is opened, nothing is posted")

    async def posting(_: Any, post: Any, *__: Any) -> None:
        if post.purpose == "lobby":
            await moments.here("the lobby is posted, nobody knows of it")

    async def called(vote: Any, *_: Any) -> None:
        for ballot in vote.ballots:
            note_ballot(vote, ballot.seat)
        await moments.here("a vote is opened, nothing is posted")

    async def vote_posted(*_: Any) -> None:
        await moments.here("a vote is posted, nobody knows of it")

    async def cast(vote: Any, _: Any, __: Any, seat: int, *___: Any) -> None:
        note_ballot(vote, seat)
        await moments.here("a ballot is cast, nothing has come of it")

    async def redrawing(house: Any, _: Any, __: Any, vote_id: int) -> None:
        vote = await house.keeper.db.vote(vote_id)
        if vote.state != "open":
            await moments.here("a vote is decided, its post still has its buttons")

    async def due(rows: Any, *_: Any) -> None:
        if rows:
            await moments.here("a silence has lasted long enough, nothing is answered")

    def note_ballot(vote: Any, seat: int) -> None:
        choice = next(b.choice for b in vote.ballots if b.seat == seat)
        os.write(notes, f"vote {vote.id} {seat} {choice}\n".encode())

    writing = Database.writing

    @contextlib.asynccontextmanager
    async def written(store: Any) -> AsyncIterator[Any]:
        async with writing(store) as conn:
            yield conn
        await moments.here("a transaction is kept")

    Database.writing = written
    put_around(Database, "record", before=moved, after=recorded)
    put_around(EffectStore, "carry", after=carried)
    put_around(Database, "take_outbox", after=claimed)
    put_around(Tidying, "tidy", before=tidying)
    put_around(Database, "tick", before=ticking, after=ticked)
    put_around(Database, "create_game", after=opened)
    put_around(Database, "add_post", before=posting)
    put_around(Database, "open_vote", after=called)
    put_around(Database, "change_vote", before=vote_posted)
    put_around(Database, "cast", after=cast)
    put_around(Database, "claim_due", after=due)
    put_around(VotePost, "redraw", before=redrawing)
    drawn = encode.live

    def drawing(*args: Any, **named: Any) -> Any:
        moments.here_in_a_thread("a picture is drawn")
        return drawn(*args, **named)

    encode.live = drawing  # pyright: ignore[reportAttributeAccessIssue]
    assert painting.encode is encode
    assert tables_house.db.Database is Database


class Hurried:
    """`asyncio` for `discord.http`, which waits whole seconds before it asks a server again that has failed."""

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, LONGEST_NAP))

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


async def identify_at_once(*_: Any, **__: Any) -> None:
    """discord.py waits five seconds before a new session."""


def hurry() -> None:
    """A sandbox that has failed is well again at once: whoever waits tries again as often as before, only sooner."""
    http: Any = discord.http
    http.asyncio = Hurried()
    discord.Client.before_identify_hook = identify_at_once
    postman.LONGEST_WAIT = 0


def live(base: str, folder: str, memory: str, pictures: bool, plan: Plan) -> None:
    """The process: a whole bot, until it dies."""
    log = Path(folder) / "bot.log"
    logging.basicConfig(
        filename=log, level="INFO", format="%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s", force=True
    )
    notes = os.open(Path(folder) / "kept", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    lay_mines(plan, notes)
    hurry()
    database.PRAGMAS = at_once.HASTY  # a killed process leaves to the system what it has written; only a power cut would not
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        database_url=memory,
        longest_silence=LONGEST_SILENCE,
        state_folder=Path(folder),
        pictures=pictures,
        painters=0,  # the mines lie in this process
    )
    asyncio.run(bot.start.run_bot(settings, base))


def start(base: str, folder: Path, memory: str, *, pictures: bool, plan: Plan | None = None) -> Any:
    process = processes.Process(target=live, args=(base, str(folder), memory, pictures, plan or Plan()), daemon=True)
    process.start()
    return process
