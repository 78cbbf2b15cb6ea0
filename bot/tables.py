"""The tables in play: one lock and one live game each, loaded on demand, dropped when nobody has touched them for a while.

Everything that changes a game goes through here and is one transaction: the answer, the checkpoint, what is to be posted, what
is due. Presses queue at the table's lock; none is refused because another is being handled. What is posted is not sent here:
it is written into the outbox and `after_commit` is called.

What an answer brings besides itself comes from `Tables.consequences`: functions from a `Change` to `db.Effects`, called with
the lock held, before the transaction. The presenter is one (posts), the results' counter another; deadlines are a third.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

import db
from bot import address, refusals
from bot.chronicle import Page, chronicle
from bot.reader import Reader
from bot.shelf import BadWish, Box, Shelf
from bot.words import Words
from db.rows import Json, Status
from games.kernel import live as kernel
from games.kernel.ask import Ask, By, Option, Seat
from games.kernel.live import Answer, Checkpoint, Live, Moved, RuleCrash, Save, new_game
from games.kernel.luck import Fate, commitment, key_of
from games.kernel.players import Default
from games.kernel.table import Told

log = logging.getLogger(__name__)

Clock = Callable[[], int]

IDLE_SECONDS = 600
# A caretaker's seats may follow each other for a whole game; more than this without a person in between is a loop.
MOST_CARETAKEN = 2_000
# Another process may be faster again and again, but not for ever.
ATTEMPTS = 5

Kind = Literal["start", "answer", "undo", "seats", "status"]


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened to a table, before it is kept. `asked` are the numbers of questions open before it.

    `waited` are the seats that were waited for before it. `moved` is None for a start, an undo or a change of seats.
    """

    table: Table
    kind: Kind
    told: tuple[Told, ...] = ()
    asked: frozenset[int] = frozenset()
    waited: frozenset[Seat] = frozenset()
    moved: Moved | None = None
    user_id: int | None = None  # who caused it

    @property
    def new_questions(self) -> tuple[Ask, ...]:
        return tuple(a for a in self.table.asks if a.n not in self.asked)

    @property
    def closed(self) -> frozenset[int]:
        return self.asked - {a.n for a in self.table.asks}


Consequence = Callable[[Change], db.Effects]


def combine(*many: db.Effects) -> dict[str, Any]:
    """Several effects as one, as keyword arguments for Move, Undo, Start or Effects."""
    votes = [e.close_vote for e in many if e.close_vote is not None]
    return {
        "outbox": tuple(x for e in many for x in e.outbox),
        "cancel": tuple(x for e in many for x in e.cancel),
        "arm": tuple(x for e in many for x in e.arm),
        "settle": tuple(x for e in many for x in e.settle),
        "statistics": tuple(x for e in many for x in e.statistics),
        "close_vote": votes[-1] if votes else None,
    }


class Table:
    """One game: its row, its seats, its box, and, while it is played, the live game.

    Read its fields while holding `lock` (or between two awaits); change a game only through its methods.
    """

    def __init__(self, tables: Tables, game: db.Game, box: Box) -> None:
        self.tables = tables
        self.game = game
        self.box = box
        self.seats: tuple[db.Seat, ...] = ()
        self.people: dict[int, db.UserSettings] = {}
        """What those who sit here have set for themselves, by user; kept fresh by the schedule."""
        self.due: dict[str, int] = {}
        """When time is up, by the schedule's name of the question; kept by the schedule."""
        self.live: Live[Any] | None = None
        self.lock = asyncio.Lock()
        self.touched = tables.clock()
        self.since = 0
        """When the newest question was asked."""
        self.story: list[str] = []
        """The lines of the board post that is being written, in the table's language; kept by the presenter."""
        self.drafts: dict[tuple[int, str], dict[int, tuple[tuple[str, str], ...]]] = {}
        """Half-made picks of very wide questions: (user, question) -> part -> (stamp, key); nothing of the game."""

    # Who and what

    @property
    def id(self) -> int:
        return self.game.id

    @property
    def lang(self) -> str:
        return self.game.language

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.live.asks if self.live is not None and not self.live.over else ()

    @property
    def over(self) -> bool:
        return self.game.status in ("finished", "ended")

    @property
    def names(self) -> dict[int, str]:
        """By seat; a person's further seats are numbered."""
        seen: dict[object, int] = {}
        names: dict[int, str] = {}
        for seat in self.seats:
            who = seat.user_id if seat.user_id is not None else f"seat {seat.seat}"
            seen[who] = seen.get(who, 0) + 1
            names[seat.seat] = seat.name if seen[who] == 1 else f"{seat.name} {seen[who]}"
        return names

    def reader(self, lang: str | None = None) -> Reader:
        return Reader(lang or self.lang, self.tables.words, self.box.cards, self.names)

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return tuple(s.seat for s in self.seats if s.user_id == user_id)

    def user_of(self, seat: Seat) -> int | None:
        return self.seats[seat].user_id if seat < len(self.seats) else None

    def view(self, viewer: Seat | None) -> Any:
        assert self.live is not None
        return self.live.view(viewer)

    def questions_of(self, user_id: int) -> tuple[Ask, ...]:
        """This person's open questions, those we wait for first."""
        mine = self.seats_of(user_id)
        return tuple(sorted((a for a in self.asks if a.seat in mine and not a.hollow), key=lambda a: (not a.needed, a.n)))

    def waited_for(self) -> tuple[Seat, ...]:
        """Seats we wait for, as everybody may know it: a cover's seats stand for whoever is asked behind it."""
        if self.live is None or self.live.over:
            return ()
        return tuple(dict.fromkeys(s for w in self.live.waiting(None) for s in w.seats if s not in w.answered))

    def waits_for(self, user_id: int) -> bool:
        return any(a.needed for a in self.questions_of(user_id))

    # Questions by their public name

    @property
    def _mark_key(self) -> bytes:
        return sha256(b"keeper buttons:" + (self.game.secret or b"")).digest()

    def line(self, ask: Ask) -> str:
        """The question's name in custom ids and commands."""
        assert self.live is not None
        return address.line(self._mark_key, self.live.epoch, ask.n)

    def ask_on(self, line: str) -> Ask | None:
        return next((a for a in self.asks if self.line(a) == line), None)

    # Answering

    async def answer(
        self,
        user_id: int,
        line: str,
        keys: Sequence[str],
        *,
        stamps: Sequence[str] = (),
        interaction_id: str = "",
    ) -> Moved:
        """A person answers. `line` names the question, `keys` the picks (also in their shortened form), `stamps` their meaning.

        Raises a TableRefusal, without any effect.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self.awake()
                self.playable()
                ask, picks = await self._meant(user_id, line, keys, stamps)
                try:
                    moved = await self._move(ask, picks, stamps=stamps, id=interaction_id, by="player", user_id=user_id)
                except db.AlreadyAnswered:
                    raise refusals.HeldAlready from None
                except db.Conflict:
                    self.drop()
                    continue
                await self._caretake()
                return moved
            raise refusals.OptionChanged

    async def answer_for(
        self, seat: Seat, n: int, epoch: int, picks: Sequence[str] | None, by: By, effects: db.Effects | None = None
    ) -> Moved | None:
        """The table answers for a seat: a passed deadline, a standing order, a caretaker. None: the question is closed.

        `picks` None: the caretaker's choice if `by` is "caretaker", else the question's default. `effects` go into the same
        transaction, such as the deadline it settles.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self.awake()
                ask = self.live.ask_numbered(n) if self.live is not None and self.game.status == "playing" else None
                if self.live is None or ask is None or ask.seat != seat or self.live.epoch != epoch:
                    return None
                if picks is None:
                    chosen = await asyncio.to_thread(self.caretakers_choice, ask) if by == "caretaker" else self.live.default(ask)
                else:
                    chosen = tuple(picks)
                try:
                    moved = await self._move(ask, chosen, by=by, effects=effects)
                except db.Conflict:
                    self.drop()
                    continue
                await self._caretake()
                return moved
            return None

    def caretakers_choice(self, ask: Ask) -> tuple[str, ...]:
        """The box's autopilot, or the safe default if that fails or picks something that is not offered."""
        view = self.view(ask.seat)
        try:
            picks = self.box.autopilot(view, ask)
            if set(picks) <= set(ask.keys) and min(ask.least, len(ask.keys)) <= len(picks) <= ask.most:
                return tuple(picks)
            log.error("game %s: the autopilot picked %s, offered was %s", self.id, picks, ask.keys)
        except Exception:
            log.exception("game %s: the autopilot failed at %s", self.id, ask.msg)
        return Default().pick(view, ask)

    def playable(self) -> None:
        """Raise what keeps this game from taking answers."""
        match self.game.status:
            case "lobby":
                raise refusals.NotStarted
            case "paused":
                raise refusals.Paused
            case "finished" | "ended":
                raise refusals.GameOver
            case _:
                return

    async def _meant(self, user_id: int, line: str, keys: Sequence[str], stamps: Sequence[str]) -> tuple[Ask, tuple[str, ...]]:
        """The question and the picks a press means."""
        mine = self.seats_of(user_id)
        if not mine:
            raise refusals.NotSeated
        ask = self.ask_on(line)
        if ask is None:
            raise await self._decided(line)
        if ask.seat not in mine:
            raise refusals.NotAsked(self.names_of(self.waited_for() or (ask.seat,)))
        by_short = {address.short(o.key): o for o in ask.options}
        chosen: list[Option[Any]] = []
        for key in keys:
            option = by_short.get(address.short(key))
            if option is None:
                raise refusals.OptionChanged
            chosen.append(option)
        return ask, tuple(o.key for o in chosen)

    async def _decided(self, line: str) -> refusals.Decided:
        """Who closed that question, if the recent log knows."""
        for a in reversed(await self.tables.db.log(self.id, live=False, last=60)):
            if address.line(self._mark_key, a.epoch, a.n) == line:
                by = self.names.get(a.seat, "") if a.status == "live" else ""
                return refusals.Decided(by)
        return refusals.Decided()

    def names_of(self, seats: Sequence[Seat]) -> str:
        return ", ".join(self.names.get(s, str(s + 1)) for s in seats)

    async def _move(
        self,
        ask: Ask,
        picks: Sequence[str],
        *,
        by: By,
        stamps: Sequence[str] = (),
        id: str = "",
        user_id: int | None = None,
        effects: db.Effects | None = None,
    ) -> Moved:
        """One accepted answer: the machine moves, then everything is kept in one transaction. The lock is held."""
        live = self.live
        assert live is not None
        asked = frozenset(a.n for a in live.asks)
        waited = frozenset(a.seat for a in live.asks if a.needed)
        serial, epoch = self.game.serial, live.epoch
        try:
            moved = live.answer(ask.n, ask.seat, picks, id=id, epoch=epoch, stamps=stamps, by=by)
        except kernel.Stale:
            raise refusals.Decided() from None
        except kernel.Changed:
            raise refusals.OptionChanged from None
        except kernel.NotYours:
            raise refusals.NotAsked(self.names_of(self.waited_for())) from None
        except kernel.BadPicks:
            raise refusals.WrongPicks(min(ask.least, len(ask.options)), ask.most) from None
        except kernel.Duplicate:
            raise refusals.HeldAlready from None
        except kernel.Ended:
            raise refusals.GameOver from None
        except RuleCrash as crash:
            raise await self._stumble(ask, picks, crash, user_id) from crash
        assert moved.answer is not None
        now = self.tables.clock()
        try:
            self.since = now
            brought = self._consequences(Change(self, "answer", moved.told, asked, waited, moved, user_id))
            await self.tables.db.record(
                self.id,
                db.Move(
                    answer=_row(moved.answer, user_id),
                    expected_serial=serial,
                    epoch=epoch,
                    checkpoint=_snapshot(moved.checkpoint) if moved.checkpoint else None,
                    outcome=_outcome(live) if moved.over else None,
                    **combine(*brought, *([effects] if effects else [])),
                ),
                now,
            )
        except BaseException:
            self.drop()  # the machine has moved, the memory has not
            raise
        self.game = dataclasses.replace(self.game, serial=serial + 1, updated=now)
        if moved.over:
            self.game = dataclasses.replace(self.game, status="finished", finished=now, outcome=_outcome(live))
        self.tables.committed(self)
        return moved

    async def _stumble(self, ask: Ask, picks: Sequence[str], crash: RuleCrash, user_id: int | None) -> refusals.TableRefusal:
        """A rule failed: the game stands as before, the channel is told, the operator finds the report."""
        log.error("game %s: a rule failed at %s, picks %s\n%s", self.id, ask.msg, list(picks), crash.report)
        now = self.tables.clock()
        data = {"serial": self.game.serial, "n": ask.n, "seat": ask.seat, "question": ask.msg, "picks": list(picks)}
        report = await self.tables.db.add_report(crash.report, user_id, now, game_id=self.id, data=data)
        letter = db.Letter(
            kind="notice", payload={"id": "told-stumbled", "args": {"report": report}}, channel_id=self.game.channel_id
        )
        await self.tables.db.apply(self.id, db.Effects(outbox=(letter,)), now)
        self.tables.committed(self)
        return refusals.Stumbled(report)

    async def caretake(self) -> None:
        """Let the caretakers play if it is their turn."""
        async with self.lock:
            try:
                await self.awake()
                await self._caretake()
            except refusals.TableRefusal as refusal:
                log.warning("game %s: no caretaker can play: %s", self.id, refusal)

    async def _caretake(self) -> None:
        """Seats without a person answer at once, one transaction each, until a person is asked."""
        for _ in range(MOST_CARETAKEN):
            ask = next((a for a in self.asks if a.needed and self._caretaken(a.seat)), None)
            if ask is None or self.game.status != "playing":
                return
            try:
                # In a thread: a good player thinks longer than the event loop may wait. The lock is held, nothing moves.
                picks = await asyncio.to_thread(self.caretakers_choice, ask)
                await self._move(ask, picks, by="caretaker")
            except db.Conflict:
                self.drop()
                await self.awake()
            except refusals.TableRefusal:
                return
        log.error("game %s: the caretakers play without end", self.id)

    def _caretaken(self, seat: Seat) -> bool:
        row = self.seats[seat]
        return row.caretaker or row.user_id is None

    # Undo (the vote and its policy live with whoever calls this)

    async def would_undo(self, keep: int) -> kernel.UndoReport:
        """What taking back every answer after serial `keep` would mean."""
        gone = list(await self.tables.db.log(self.id, after=keep))
        return kernel.UndoReport(
            len(gone),
            any(a.barrier & 1 for a in gone),
            any(a.barrier & 2 for a in gone),
            tuple(sorted({a.seat for a in gone})),
        )

    async def undo(
        self, keep: int, user_id: int | None = None, effects: db.Effects | None = None, expected: int | None = None
    ) -> db.Undone:
        """Take back every answer after serial `keep`. Old buttons die with the epoch. Raises db.Conflict, TableRefusal.

        `expected` is the serial at which it was agreed on: an answer given since is not taken back with the others.
        """
        async with self.lock:
            await self.awake()
            self.playable()
            if expected is not None and self.game.serial != expected:
                raise db.Conflict(f"game {self.id} is at serial {self.game.serial}")
            assert self.live is not None
            # Written before it happens, so that the posts of the new line of play are part of the same transaction.
            loaded = await self.tables.db.load(self.id, upto=keep)
            epoch = self.live.epoch
            try:
                self.live = self._live_of(loaded, epoch + 1)
                self.since = self.tables.clock()
                self.story = await self.tables.story(self, upto=keep)
                brought = self._consequences(Change(self, "undo", user_id=user_id))
                undone = await self.tables.db.record_undo(
                    self.id,
                    db.Undo(
                        keep=keep,
                        expected_serial=self.game.serial,
                        epoch=epoch,
                        **combine(*brought, *([effects] if effects else [])),
                    ),
                    self.tables.clock(),
                )
            finally:
                self.drop()
            self.tables.committed(self)
            return undone

    # Pause, resume, end, seats

    async def set_status(
        self,
        status: Status,
        was: tuple[Status, ...],
        user_id: int | None = None,
        outcome: Json | None = None,
        effects: db.Effects | None = None,
    ) -> db.Game:
        """Pause, resume or end; `effects` go into the same transaction. Raises db.Conflict when it was not `was`."""
        async with self.lock:
            await self.awake()
            before = self.game
            self.game = dataclasses.replace(self.game, status=status)
            try:
                brought = self._consequences(Change(self, "status", user_id=user_id))
                carried = db.Effects(**combine(*brought, *([effects] if effects else [])))
                self.game = await self.tables.db.set_status(
                    self.id, status, self.tables.clock(), was=was, outcome=outcome, effects=carried
                )
            except BaseException:
                self.game = before
                self.drop()
                raise
            self.tables.committed(self)
            return self.game

    async def change_seat(self, seat: Seat, user_id: int | None = None, /, **changes: Any) -> None:
        """A seat gets another person, a caretaker, an absence; `user_id` is who does it. The caretaker plays on at once."""
        async with self.lock:
            await self.awake()
            await self.tables.db.change_seat(self.id, seat, self.tables.clock(), **changes)
            self.seats = tuple(await self.tables.db.seats(self.id))
            if self.game.status in ("playing", "paused"):
                brought = self._consequences(Change(self, "seats", user_id=user_id))
                await self.tables.db.apply(self.id, db.Effects(**combine(*brought)), self.tables.clock())
                self.tables.committed(self)
            if self.game.status == "playing":
                await self._caretake()

    async def reseat(self) -> None:
        """Read the seats again; the live game stays."""
        async with self.lock:
            self.seats = tuple(await self.tables.db.seats(self.id))

    async def refresh(self) -> None:
        """Look at the database again: somebody joined, or another process was here."""
        async with self.lock:
            self.drop()
            await self.awake()

    # Start

    async def start(self, user_id: int | None = None, interaction_id: str = "") -> None:
        """From the lobby into play. Raises BadWish, db.Conflict, Stumbled.

        The players' salt is how they joined, and this very press: it comes after the house's promise in any case.
        """
        async with self.lock:
            self.drop()
            await self.awake()
            if self.game.status != "lobby":
                raise db.Conflict(f"game {self.id} is {self.game.status}")
            salt = (*(str(s.choices.get("join", "")) for s in self.seats), interaction_id)
            state = self.box.new_state(len(self.seats), self.game.options, [s.choices for s in self.seats])
            save = new_game(self.box.rules, state)
            now = self.tables.clock()
            before = self.game
            try:
                self.game = dataclasses.replace(self.game, status="playing", salt="\n".join(salt))
                try:
                    self.live = Live(self.box.rules, self.fate(), save)
                except RuleCrash as crash:
                    log.error("game %s cannot be set up\n%s", self.id, crash.report)
                    report = await self.tables.db.add_report(crash.report, user_id, now, game_id=self.id)
                    raise refusals.Stumbled(report) from crash
                self.since = now
                self.story = []
                brought = self._consequences(Change(self, "start", self.live.opening, user_id=user_id))
                self.game = await self.tables.db.start(
                    self.id,
                    db.Start(
                        users=tuple(s.user_id for s in self.seats),
                        salt="\n".join(salt),
                        checkpoint=_snapshot(save.checkpoint),
                        rules_version=self.box.rules.version,
                        **combine(*brought),
                    ),
                    now,
                )
            except BaseException:
                self.game = before
                self.drop()
                raise
            self.tables.committed(self)
            await self._caretake()

    # Luck and history

    def fate(self) -> Fate:
        assert self.game.secret is not None
        return Fate(key_of(self.game.secret, (self.game.salt or "").split("\n")))

    async def pages(self, after: int = -1) -> list[Page]:
        """The story so far, see `bot.chronicle`."""
        return await chronicle(self.tables.db, self.game, self.box, self.fate(), after)

    async def verify(self) -> Verified:
        """Do the revealed secret and the log belong together? For a game that is over."""
        if self.game.secret is None:
            return Verified(False, 0, 0)
        answers = await self.tables.db.log(self.id)
        first = (await self.tables.db.checkpoints(self.id))[:1]
        bound = commitment(self.game.secret) == self.game.commitment
        if not first:
            return Verified(bound, 0, 0)
        save = [_answer(a) for a in answers]
        start = _checkpoint(first[0])
        good = await asyncio.to_thread(kernel.verify, self.box.rules, self.fate(), start, save)
        return Verified(bound, good, len(answers))

    # Loading

    def drop(self) -> None:
        """Forget the live game; the next one who comes loads it again."""
        self.live = None
        self.story = []

    async def awake(self) -> None:
        """Make sure the live game is in memory. The lock is held."""
        self.touched = self.tables.clock()
        if self.live is not None:
            return
        loaded = await self.tables.db.load(self.id)
        self.game, self.seats = loaded.game, loaded.seats
        self.people = await self.tables.db.users_settings([s.user_id for s in self.seats if s.user_id is not None])
        self.due = {str(d.question): d.due for d in await self.tables.db.deadlines(self.id) if d.kind == "deadline"}
        self.since = loaded.answers[-1].at if loaded.answers else loaded.game.updated
        if loaded.game.status == "lobby" or loaded.checkpoint is None:
            return
        try:
            self.live = self._live_of(loaded, loaded.game.epoch)
        except kernel.CannotOpen as crash:
            log.error("game %s cannot be opened\n%s", self.id, crash.report)
            raise refusals.Broken from crash
        if self.live.lost:
            await self._lose(loaded, len(loaded.answers) - len(self.live.lost))
            return
        self.story = await self.tables.story(self)

    def _live_of(self, loaded: db.Loaded, epoch: int) -> Live[Any]:
        assert loaded.checkpoint is not None
        save = Save(_checkpoint(loaded.checkpoint), tuple(_answer(a) for a in loaded.answers), epoch)
        return Live(self.box.rules, self.fate(), save)

    async def _lose(self, loaded: db.Loaded, kept: int) -> None:
        """After an update of the rules: what they no longer understand is marked lost and the table is told."""
        keep = loaded.answers[kept - 1].serial if kept else (loaded.checkpoint.serial if loaded.checkpoint else 0)
        count = len(loaded.answers) - kept
        letter = db.Letter(kind="notice", payload={"id": "told-lost", "args": {"n": count}}, channel_id=self.game.channel_id)
        log.warning("game %s: %s answers are lost to an update of the rules", self.id, count)
        undo = db.Undo(keep=keep, expected_serial=self.game.serial, epoch=self.game.epoch, outbox=(letter,))
        if not self.over:
            await self.tables.db.record_loss(self.id, undo, self.tables.clock())
            self.drop()
            await self.awake()
            self.tables.committed(self)

    def _consequences(self, change: Change) -> list[db.Effects]:
        return [consequence(change) for consequence in self.tables.consequences]


@dataclass(frozen=True, slots=True)
class Verified:
    """`bound`: the secret is the one that was promised. `good` of `answers` replay to exactly what was logged."""

    bound: bool
    good: int
    answers: int

    @property
    def honest(self) -> bool:
        return self.bound and self.good == self.answers


class Tables:
    """All tables of this process.

    consequences   what every change brings, see the module
    after_commit   called with the table after every transaction that may have written letters or deadlines
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
        self.new_secret = new_secret
        self.consequences: list[Consequence] = [count_results]
        self.after_commit: list[Callable[[Table], None]] = []
        self.tell_story: Callable[[Table, Sequence[Page]], list[str]] = lambda table, pages: []
        """From the pages since the chapter began to the lines of its post; set by the presenter."""
        self._tables: dict[int, Table] = {}

    async def get(self, game_id: int) -> Table | None:
        """The table of this game, whatever its status. It may have to be woken: `async with table.lock: await table.awake()`."""
        table = self._tables.get(game_id)
        if table is not None:
            return table
        game = await self.db.game(game_id)
        if game is None or game.name not in self.shelf:
            return None
        return self._tables.setdefault(game_id, Table(self, game, self.shelf.box(game.name)))

    async def in_channel(self, channel_id: int) -> Table | None:
        """The unfinished game in this channel, awake."""
        game = await self.db.game_in_channel(channel_id)
        return None if game is None else await self._woken(game.id)

    async def last_in_channel(self, channel_id: int) -> Table | None:
        """The game in this channel, or the last one that was played here, awake."""
        table = await self.in_channel(channel_id)
        if table is not None:
            return table
        past = await self.db.history(channel_id=channel_id, limit=1)
        return await self._woken(past[0].id) if past else None

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
    ) -> Table:
        """A new game in the lobby. The house commits to its luck here, before anybody has joined. Raises db.ChannelTaken."""
        secret = self.new_secret()
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
        )
        table = Table(self, game, box)
        self._tables[game.id] = table
        return table

    async def story(self, table: Table, upto: int | None = None) -> list[str]:
        """The lines of the post that is being written, told again from the log."""
        if table.live is None:
            return []
        pages = [p for p in await table.pages() if upto is None or p.serial <= upto]
        begin = 0
        for i, page in enumerate(pages):
            if any(table.box.begins_chapter(e) for e in page.events(None)):
                begin = i
        return self.tell_story(table, pages[begin:])

    async def wake_caretakers(self) -> None:
        """After a start: seats without a person whose answer the last process did not get to."""
        for game in await self.db.unfinished():
            if game.status == "playing" and any(s.caretaker or s.user_id is None for s in await self.db.seats(game.id)):
                table = await self.get(game.id)
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

    @property
    def loaded(self) -> int:
        return len(self._tables)


def count_results(change: Change) -> db.Effects:
    """Statistics at the end of a game: played, won or lost, for every person once."""
    table = change.table
    if change.moved is None or not change.moved.over or table.live is None or table.live.outcome is None:
        return db.Effects()
    outcome = table.live.outcome
    counts: list[db.Count] = []
    for user_id in dict.fromkeys(s.user_id for s in table.seats if s.user_id is not None and not s.caretaker):
        won = any(s in outcome.winners for s in table.seats_of(user_id))
        counts.append(db.Count(user_id=user_id, game=table.game.name, counter="played"))
        counts.append(db.Count(user_id=user_id, game=table.game.name, counter="won" if won else "lost"))
    return db.Effects(statistics=tuple(counts))


def _outcome(live: Live[Any]) -> Json:
    o = live.outcome
    assert o is not None
    return {"result": o.result, "reason": o.reason, "winners": list(o.winners)}


def _row(answer: Answer, user_id: int | None) -> db.NewAnswer:
    return db.NewAnswer(
        step=answer.step,
        n=answer.n,
        seat=answer.seat,
        picks=answer.picks,
        sig=answer.sig,
        trace=answer.trace,
        barrier=answer.barrier,
        by=answer.by,
        interaction_id=answer.id or None,
        user_id=user_id,
    )


def _answer(row: db.Answer) -> Answer:
    by: Any = row.by
    return Answer(
        row.serial, row.step, row.n, row.seat, row.picks, row.sig, row.trace, row.barrier, row.interaction_id or "", by, row.epoch
    )


def _snapshot(checkpoint: Checkpoint) -> db.Snapshot:
    return db.Snapshot(
        step=checkpoint.step, n=checkpoint.n, at=checkpoint.at, version=checkpoint.version, data=checkpoint.data.encode()
    )


def _checkpoint(row: db.Checkpoint) -> Checkpoint:
    return Checkpoint(row.step, row.n, row.at, row.version, row.data.decode())


__all__ = ["BadWish", "Change", "Clock", "Consequence", "Table", "Tables", "Verified", "combine", "count_results"]
