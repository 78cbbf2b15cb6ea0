"""Time: who is reminded when, and what happens when an answer does not come.

Deadlines are rows in the database, written in the transaction of the answer that opened the question. The alarm clock here
(APScheduler, in memory) only knows when the next row is due; it is wound from the table at every start. Whoever rings claims
what is due, looks whether the question is still open, and lets the row have its effect in one transaction with it: after a
crash nothing is lost and nothing happens twice.

Only questions somebody is needed for have deadlines; an idle one ("you may step in") has none, nor has a seat that a caretaker
plays. Kinds of alarms: `reminder`, `deadline`, `window` (a reaction window closes with its default answer; a hollow question is
answered by the table after a human-sized while) and `quiet` (an absence ends and the caretaker gives the seat back).

What is asked behind a cover stays there: its reminders go by DM, and when its time is up nobody is named. How long an empty window
seems to be thought about is drawn once, when it opens, and kept in its row: whatever is set, left, paused or resumed meanwhile moves
it no more than it moves a real one. Otherwise somebody could hold the empty ones open and see which are answered all the same.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from apscheduler.schedulers.asyncio import AsyncIOScheduler

import db
from bot import address, hours
from bot.hours import DAY, HOUR, Rest
from bot.refusals import Broken, TableRefusal
from bot.tables import Change, Table
from bot.tables.faults import is_fault
from bot.tables.seated import Stopped
from db.rows import AlarmKind
from games.kernel.ask import Ask, Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# The paces a table can choose by name; any other span between the bounds is its own.
PACES: Mapping[str, int | None] = {"none": None, "12h": 12 * HOUR, "24h": DAY, "72h": 3 * DAY}
LEAST_PACE, MOST_PACE = HOUR, 30 * DAY
LEAST_WINDOW, MOST_WINDOW = 600, 7 * DAY

# A table without deadlines still reminds, twice.
GENTLE = (DAY, 3 * DAY)
# After a default answer the same seat's next question need not wait for a whole day again.
HURRIED = 600
# Reminders after time was up and the table waits on.
MOST_STILL = 3
# A claim whose claimer died without restarting comes back after this.
LOST_AFTER = 600
TICK_SECONDS = 60
# An alarm of a table that was set aside asks so often whether it goes on.
ASIDE_SECONDS = HOUR
# The clock is wound no further than this: it is wound again anyway, and a row can name a time no calendar has.
LONGEST_WINDING = DAY
# A hollow question seems to be thought about for at least so long, which is less than anybody needs who really is asked; for how
# long at most is a setting.
SHORTEST_SILENCE = 4
# Where empty windows last as long as real ones, one in so many lasts to the end, as if somebody had let it lapse.
TO_THE_END = 4
# Being told that everybody else has answered is another ping: not before so much time has passed since the question.
LAST_ONE_AFTER = HOUR


def lead(seconds: int) -> int:
    """How long before the end the last call comes."""
    return min(HOUR, seconds // 8)


def name_of(epoch: int, n: int) -> str:
    """A question's name in the deadline table."""
    return f"{epoch}.{n}"


def read_name(name: str | None) -> tuple[int, int] | None:
    epoch, _, n = (name or "").partition(".")
    of, which = address.number(epoch), address.number(n)
    return (of, which) if of is not None and which is not None else None


def deadlines_for(
    asks: Iterable[Ask],
    pace: db.Pace,
    people: Mapping[Seat, Rest],
    now: int,
    *,
    epoch: int = 0,
    asked: int | None = None,
    hurried: Collection[Seat] = (),
    span: int | None = None,
    even: bool = False,
    known: int | None = None,
) -> tuple[db.Alarm, ...]:
    """The rows these questions bring. `people` are the seats a person plays, with when they want to be left alone.

    `asked`: when the questions were put, if not just now; nobody's time is then up at once. `hurried` are seats whose last
    question was answered by default. `span` is how long a hollow question seems to be thought about, or a window stays open, if
    that was settled when it opened. `even`: empty windows keep the hours of whoever seems to be asked, as real ones do. `known`:
    when a window was to close so far.
    """
    rows: list[db.Alarm] = []
    for ask in asks:
        if not ask.needed:
            continue
        question, begun = name_of(epoch, ask.n), now if asked is None else asked
        if ask.hollow:
            seconds = SHORTEST_SILENCE if span is None else span
            rest = people.get(ask.seat, Rest()) if even and ask.window else Rest()
            end = max(now, hours.deadline(rest, begun, seconds))
            data = {"asked": begun, "span": seconds}
            rows.append(db.Alarm(kind="window", due=end, seat=ask.seat, question=question, data=data))
        elif ask.seat in people:
            rest = people[ask.seat]
            if ask.window and (seconds := pace.window if span is None else span) is not None:
                kept = {} if span is None else {"span": span}
                rows += _rows(ask.seat, question, seconds, rest, begun, now, "window", known, kept)
                continue
            seconds = pace.deadline
            if seconds is not None and ask.seat in hurried:
                seconds = min(seconds, HURRIED)
            rows += _rows(ask.seat, question, seconds, rest, begun, now)
    return tuple(rows)


def _rows(
    seat: Seat,
    question: str,
    seconds: int | None,
    rest: Rest,
    asked: int,
    now: int,
    at_the_end: AlarmKind = "deadline",
    known: int | None = None,
    kept: Mapping[str, int] | None = None,
) -> list[db.Alarm]:
    def alarm(kind: AlarmKind, due: int, why: str, end: int | None) -> db.Alarm:
        data = {"why": why, "asked": asked} | ({} if end is None else {"due": end}) | dict(kept or {})
        return db.Alarm(kind=kind, due=due, seat=seat, question=question, data=data)

    if seconds is None:
        gentle = [hours.next_good(rest, max(asked, rest.away_until or 0) + span) for span in GENTLE]
        return [alarm("reminder", due, "gentle", None) for due in gentle if due > now]
    end = hours.deadline(rest, asked, seconds)
    if end < now + lead(seconds):
        later = hours.next_good(rest, now + lead(seconds))
        end = later if known is None else max(end, now, min(later, known))  # what was to close anyway is not held open by this
    rows = [alarm(at_the_end, end, "deadline", end)]
    if seconds <= HURRIED:
        return rows
    last = hours.last_call(rest, end, lead(seconds))
    half = hours.halfway(rest, asked, seconds)
    if now < last < end:
        rows.append(alarm("reminder", last, "last-call", end))
    if now < half < last:
        rows.append(alarm("reminder", half, "half", end))
    return sorted(rows, key=lambda row: row.due)


def _ends(alarms: Iterable[db.Alarm]) -> dict[str, int]:
    """When time is up, by question. A hollow question's end is nobody's business."""
    return {str(a.question): a.due for a in alarms if a.kind in ("deadline", "window") and "due" in a.data}


def decent(pace: db.Pace) -> int:
    """How long somebody is left in peace with a question although everybody else has answered."""
    return min(LAST_ONE_AFTER, (pace.deadline or DAY) // 4)


def people_at(table: Table) -> dict[Seat, Rest]:
    """The seats of a table that a person plays."""
    found: dict[Seat, Rest] = {}
    for seat in table.seats:
        if seat.user_id is not None and not seat.caretaker:
            person = table.people.get(seat.user_id) or db.UserSettings(user_id=seat.user_id)
            found[seat.seat] = Rest.of(person, seat)
    return found


def veiled(ask: Ask) -> bool:
    """Would telling who is asked tell something? Not if the cover says it anyway."""
    return ask.cover is not None and ask.cover.seats != (ask.seat,)


QUESTIONS: tuple[AlarmKind, ...] = ("reminder", "deadline", "window")
ALL_QUESTIONS = tuple(db.Cancel(kind=kind) for kind in QUESTIONS)


@dataclass(frozen=True, slots=True)
class Due:
    """A claimed deadline whose question is still open."""

    row: db.Deadline
    table: Table
    ask: Ask
    epoch: int
    user_id: int
    rest: Rest
    person: db.UserSettings


class Schedule:
    """Belongs to one Keeper: `keeper.schedule`. Started by `cogs.time`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        logging.getLogger("apscheduler").setLevel(logging.WARNING)  # it tells of every job it runs
        self.alarms = AsyncIOScheduler(timezone=UTC)
        self.fired = 0
        self._next: int | None = None
        self._ringing = asyncio.Lock()
        self._rearming: set[asyncio.Task[None]] = set()
        keeper.tables.consequences.append(self.effects)

    # What a change brings

    def effects(self, change: Change) -> db.Effects:
        """Deadlines of closed questions are called off, those of new ones set, in the change's own transaction."""
        table, now = change.table, self.keeper.clock()
        if table.live is None:
            return db.Effects()
        if table.game.status != "playing" or table.live.over:
            table.stopped = table.stopped or Stopped(now, table.asked, table.spans, table.due)
            table.due = {}
            return db.Effects(cancel=ALL_QUESTIONS)
        if change.kind == "status":
            self._resumed(table, now)
        table.stopped = None
        if change.kind != "answer" or change.moved is None or change.moved.answer is None:
            seats = change.kind == "seats"
            arm = self.plan(table, table.asks, anew=seats)
            table.due = _ends(arm)
            if not seats:
                return self._noticed(db.Effects(cancel=ALL_QUESTIONS, arm=arm))
            back = self._absences(table, now)
            return self._noticed(db.Effects(cancel=(*ALL_QUESTIONS, db.Cancel(kind="quiet")), arm=(*arm, *back)))
        answer = change.moved.answer
        epoch = table.live.epoch
        done = [n for n in change.asked if (ask := table.live.ask_numbered(n)) is None or not ask.needed]
        cancel = tuple(db.Cancel(question=name_of(epoch, n)) for n in sorted(done))
        hurried = (answer.seat,) if answer.by == "default" else ()
        # A held answer can lapse when its option changes: then its seat is waited for again.
        again = [a for a in table.asks if a.n in change.asked and a.needed and a.seat not in change.waited]
        arm = self.plan(table, [*change.new_questions, *again], hurried=hurried)
        gone = {which.question for which in cancel}
        table.due = {name: due for name, due in table.due.items() if name not in gone} | _ends(arm)
        outbox, later = self._last_one(change, now)
        return self._noticed(db.Effects(cancel=cancel, arm=(*arm, *later), outbox=outbox))

    def _even(self, table: Table) -> bool:
        """Do empty windows last as long as real ones here? Only where real ones close soon: nobody waits for hours for nothing."""
        return table.game.pace.window is not None and table.game.pace.window <= self.keeper.settings.longest_silence

    def _span(self, table: Table, ask: Ask) -> int | None:
        """How long this question is open, if that is settled when it is put; None: as long as the table's pace says at any time.

        Of a hollow one it is drawn by chance, whatever the reason for the silence is. Where empty windows last as long as real
        ones, a real one keeps the time it opened with: else whoever sets another time could tell them apart by what closes.
        """
        name, even = table.name_of(ask), ask.window and self._even(table)
        if name in table.spans:
            return table.spans[name]
        if not ask.hollow:
            return table.game.pace.window if even else None
        most = table.game.pace.window if even else None
        if most is None:
            most = self.keeper.settings.longest_silence
        elif secrets.randbelow(TO_THE_END) == 0:
            return most
        least = min(SHORTEST_SILENCE, (most + 1) // 2)
        return least + secrets.randbelow(most - least + 1)

    def _resumed(self, table: Table, now: int) -> None:
        """A pause is over. Time begins anew for everybody, but not for what is empty, nor for windows that must look like it: what
        was left of them is left. Where nobody remembers (after a restart, or ten minutes) that begins anew as well."""
        stopped = table.stopped
        table.asked, table.spans = dict.fromkeys(table.asked, now), {}
        if stopped is not None:
            stood, table.spans = now - stopped.at, stopped.spans
            table.asked |= {name: at + stood for name, at in stopped.asked.items() if name in stopped.spans}
            table.due = {name: due + stood for name, due in stopped.due.items() if name in stopped.spans}

    def plan(
        self, table: Table, asks: Sequence[Ask], *, anew: bool = False, hurried: Collection[Seat] = ()
    ) -> tuple[db.Alarm, ...]:
        """The rows of these questions; `anew`: they were put a while ago, and something about their time has changed."""
        assert table.live is not None
        people, now, rows = people_at(table), self.keeper.clock(), list[db.Alarm]()
        for ask in asks:
            if not ask.needed:
                continue
            name, span = table.name_of(ask), self._span(table, ask)
            if span is not None:
                table.spans[name] = span
            rows += deadlines_for(
                [ask],
                table.game.pace,
                people,
                now,
                epoch=table.live.epoch,
                asked=table.asked.get(name) if anew or span is not None else None,
                hurried=hurried,
                span=span,
                even=self._even(table),
                known=table.due.get(name) if span is not None else None,
            )
        return tuple(rows)

    def _last_one(self, change: Change, now: int) -> tuple[tuple[db.Letter, ...], tuple[db.Alarm, ...]]:
        """Whoever alone is left of several is told so: now, or, if the question has only just reached them, after a while."""
        table = change.table
        before = {table.user_of(s) for s in change.waited if not table.seats[s].caretaker}
        ask = self._alone(table)
        user_id = table.user_of(ask.seat) if ask is not None else None
        if ask is None or user_id is None or before <= {user_id} or ask.n not in change.asked:
            return (), ()
        assert table.live is not None
        name = name_of(table.live.epoch, ask.n)
        person = table.people.get(user_id) or db.UserSettings(user_id=user_id)
        rest = Rest.of(person, table.seats[ask.seat])
        due = table.asked.get(name, 0) + decent(table.game.pace)
        if due <= now and not hours.disturbs(rest, now):
            return self._letter(table, ask, user_id, person, "last-one", None), ()
        due = hours.next_good(rest, max(due, now))
        end = table.due.get(name)
        if end is not None and end <= due:
            return (), ()
        data = {"why": "last-one", "asked": table.asked.get(name, now)} | ({} if end is None else {"due": end})
        return (), (db.Alarm(kind="reminder", due=due, seat=ask.seat, question=name, data=data),)

    def _alone(self, table: Table) -> Ask | None:
        """The question of the only person we wait for. Behind a cover nobody is alone: that would tell who has answered."""
        if any(a.cover is not None for a in table.asks):
            return None
        waited = [a for a in table.asks if a.needed and not table.seats[a.seat].caretaker]
        return waited[0] if len({table.user_of(a.seat) for a in waited}) == 1 else None

    def _letter(
        self, table: Table, ask: Ask, user_id: int, person: db.UserSettings, why: str, due: int | None
    ) -> tuple[db.Letter, ...]:
        """A reminder to the place the person has chosen; none for those who want none. Of a secret only they are reminded."""
        assert table.live is not None
        payload: dict[str, Any] = {
            "user": user_id,
            "seat": ask.seat,
            "question": name_of(table.live.epoch, ask.n),
            "why": why,
            "due": due,
        }
        if person.reminders == "none":
            return ()
        if person.reminders == "dm" or not ask.read_by(None):
            return (db.Letter(kind="reminder", payload=payload, user_id=user_id),)
        return (db.Letter(kind="reminder", payload=payload, channel_id=table.game.channel_id),)

    def _noticed(self, effects: db.Effects) -> db.Effects:
        """Wind the clock if one of these is earlier than what it waits for. Ringing in vain does no harm."""
        if effects.arm:
            self.wind(min(alarm.due for alarm in effects.arm))
        return effects

    # After a change of settings

    async def rearm(self, table: Table, user_id: int | None = None) -> None:
        """Set everything anew: the table's pace has changed; or, of this person, their hours. Then only what they themselves are
        asked is set anew: nobody moves the time of others by what they set for themselves."""
        async with table.lock:
            await table.awake()
            await self._know_people(table)
            if table.live is None or table.live.over or table.game.status != "playing":
                return
            asks = [a for a in table.asks if user_id in (None, table.user_of(a.seat))]
            arm = self.plan(table, asks, anew=True)
            names = [table.name_of(a) for a in asks]
            cancel = ALL_QUESTIONS if user_id is None else tuple(db.Cancel(question=name) for name in names)
            await self.keeper.db.apply(table.id, db.Effects(cancel=cancel, arm=arm), self.keeper.clock())
            table.due = {name: due for name, due in table.due.items() if name not in names and user_id is not None} | _ends(arm)
        if arm:
            self.wind(min(alarm.due for alarm in arm))

    async def _know_people(self, table: Table) -> None:
        users = [s.user_id for s in table.seats if s.user_id is not None]
        table.people = await self.keeper.db.users_settings(users)

    async def person_changed(self, user_id: int, *, rest: bool = True) -> int:
        """All tables of somebody who has changed what they have set for themselves; how many. `rest`: when they want to be left
        alone is part of it. Otherwise nothing is set anew."""
        ids = list(dict.fromkeys(seat.game_id for seat in await self.keeper.db.seats_of(user_id)))
        for game_id in ids:
            async with self.keeper.tables.faults.costs_only(game_id, "its deadlines stay as they are"):
                table = await self.keeper.tables.get(game_id) if rest else self.keeper.tables.known(game_id)
                if table is not None and rest:
                    await self.rearm(table, user_id)
                elif table is not None:
                    async with table.lock:
                        await self._know_people(table)
        return len(ids)

    async def snooze(self, table: Table, user_id: int, question: str, how: hours.Snooze) -> tuple[int, int | None]:
        """Remind later. When that is, and when the time is up (snoozing does not change that). Raises TableRefusal.

        `question` is its public name; older reminders have its number, which only the one who is asked may know.
        """
        async with table.lock:
            await table.awake()
            table.playable()
            own = [a for a in table.questions_of(user_id) if question in (table.line(a), table.name_of(a))]
            ask = next((a for a in [*own, *table.asks] if a in own or table.line(a) == question), None)
            if ask is None or not ask.needed:
                raise TableRefusal("time-nothing-to-snooze")
            if ask not in own:
                raise TableRefusal("time-not-your-reminder")
            question = table.name_of(ask)
            person = await self.keeper.db.user_settings(user_id)
            now = self.keeper.clock()
            again = hours.snoozed(Rest.of(person, table.seats[ask.seat]), now, how)
            set_ = await self.keeper.db.deadlines(table.id)
            end = next((d.due for d in set_ if d.kind in ("deadline", "window") and d.question == question), None)
            # The last call is what a person who wants to be left alone until then relies on: it stays.
            calls = [d.due for d in set_ if d.kind == "reminder" and d.question == question and d.data.get("why") == "last-call"]
            last = next((due for due in calls if due > now), None)
            wanted = {"snoozed": again} if end is None or again < end else {}
            if last is not None and (not wanted or again < last):
                wanted["last-call"] = last
            asked = {"asked": table.asked.get(question, now)} | ({} if end is None else {"due": end})
            arm = tuple(
                db.Alarm(kind="reminder", due=due, seat=ask.seat, question=question, data={"why": why} | asked)
                for why, due in wanted.items()
            )
            again = min(wanted.values(), default=again)
            cancel = (db.Cancel(question=question, kind="reminder"),)
            await self.keeper.db.apply(table.id, db.Effects(cancel=cancel, arm=arm), now)
        self.wind(again)
        return again, end

    # The alarm clock

    async def start(self) -> None:
        """Wind the clock from the table. What a dead process had claimed comes back."""
        await self.sweep(everything=self.keeper.db.sqlite)
        self.alarms.start()
        self.alarms.add_job(
            self._tick, "interval", seconds=TICK_SECONDS, id="tick", misfire_grace_time=None, coalesce=True, max_instances=1
        )
        await self._wind_again()
        await self._run_out()

    async def stop(self) -> None:
        if self.alarms.running:
            self.alarms.shutdown(wait=False)
        async with self._ringing:  # whatever is being done is finished first
            return

    async def sweep(self, *, everything: bool = False) -> int:
        """Alarms that were claimed but never had their effect. With SQLite there is one process: its claims of before are void."""
        now = self.keeper.clock()
        return await self.keeper.db.rearm_unsettled(now if everything else now - LOST_AFTER)

    async def _tick(self) -> None:
        """Another process may have set an earlier alarm, or died with one in its hands. And what ends by itself ends."""
        try:
            await self.sweep()
        except Exception:
            log.exception("lost alarms could not be looked for")
        await self._wind_again()
        await self._run_out()

    async def _run_out(self) -> None:
        """Votes and offers of seats end by themselves."""
        for run_out in (self.keeper.votes.run_out, self.keeper.offers.run_out):
            try:
                await run_out()
            except Exception:
                log.exception("what has run out could not be closed")

    async def _wind_again(self) -> None:
        """Whatever keeps the clock from being wound, the next tick tries again."""
        try:
            await self._lay_aside_undated()
            await self.wind_from_table()
        except Exception:
            log.exception("the alarm clock could not be wound")

    async def _lay_aside_undated(self) -> None:
        """A row that is due at no time would never ring, and nobody would know. When the table goes on its deadlines are set anew."""
        for row in await self.keeper.db.undated():
            async with self.keeper.tables.faults.costs_only(row.game_id, f"deadline {row.id} ({row.kind}) cannot ring"):
                raise ValueError(f"{row.due!r} is no time")
            await self.keeper.db.call_off(row.id)

    async def wind_from_table(self) -> None:
        self._next = None
        due = await self.keeper.db.next_due()
        if due is not None:
            self.wind(due)

    def wind(self, due: int) -> None:
        """Ring at `due`, unless the clock rings earlier anyway."""
        if self._next is not None and self._next <= due:
            return
        self._next = due
        if not self.alarms.running:
            return
        wait = min(max(0, due - self.keeper.clock()), LONGEST_WINDING)
        self.alarms.add_job(
            self.ring,
            "date",
            run_date=datetime.now(UTC) + timedelta(seconds=wait),
            id="alarm",
            replace_existing=True,
            misfire_grace_time=None,
        )

    @property
    def jobs(self) -> int:
        return len(self.alarms.get_jobs()) if self.alarms.running else 0

    async def ring(self) -> int:
        """Everything that is due has its effect; how many rows that were."""
        rung = 0
        async with self._ringing:
            try:
                while due := await self.keeper.db.claim_due(self.keeper.clock()):
                    for row in due:
                        rung += 1
                        await self._handle(row)
            finally:
                self.fired += rung
                await self._wind_again()
        return rung

    async def _handle(self, row: db.Deadline) -> None:
        """One claimed row. If it fails it stays claimed and unsettled, and comes back with the next sweep."""
        try:
            if (number := self.keeper.tables.faults.aside.get(row.game_id)) is not None:
                raise Broken(number)
            if row.kind == "quiet":
                await self._come_back(row)
                return
            due = await self._look(row)
            if due is None:
                await self._settle(row)
                return
            match row.kind:
                case "reminder":
                    await self._remind(due)
                case "deadline":
                    await self._time_is_up(due)
                case _:
                    await self._answer(due, "order", None)
        except Broken as refusal:
            log.warning("game %s: deadline %s waits: %s", row.game_id, row.id, refusal)
            await self.keeper.db.postpone(row.id, self.keeper.clock() + ASIDE_SECONDS)
        except TableRefusal as refusal:
            # The game cannot take this answer (a rule failed). Trying again would fail again.
            log.warning("game %s: deadline %s: %s", row.game_id, row.id, refusal)
            await self._settle(row)
        except Exception as error:
            if not is_fault(error):
                log.exception("game %s: deadline %s (%s) failed", row.game_id, row.id, row.kind)
                return
            # This row would fail again. When the table goes on its deadlines are set anew.
            await self._settle(row)
            async with self.keeper.tables.faults.costs_only(row.game_id, f"deadline {row.id} ({row.kind}) failed"):
                raise

    async def _settle(self, row: db.Deadline, *letters: db.Letter, arm: tuple[db.Alarm, ...] = ()) -> bool:
        """The row has had its effect. False: it was called off, or somebody else was faster."""
        try:
            effects = db.Effects(settle=(row.id,), outbox=letters, arm=arm)
            await self.keeper.db.apply(row.game_id, effects, self.keeper.clock())
        except db.MemoryRefusal:
            return False
        if letters:
            table = await self.keeper.tables.get(row.game_id)
            if table is not None:
                self.keeper.tables.committed(table)
        return True

    async def _look(self, row: db.Deadline) -> Due | None:
        """Is the question still open, and does a person play that seat?"""
        table = await self.keeper.tables.get(row.game_id)
        named = read_name(row.question)
        if table is None or named is None or row.seat is None:
            return None
        async with table.lock:
            await table.awake()
            live = table.live
            if live is None or live.over or table.game.status != "playing" or live.epoch != named[0]:
                return None
            ask = live.ask_numbered(named[1])
            if ask is None or ask.seat != row.seat or not ask.needed:
                return None
            seat = table.seats[row.seat]
            if seat.caretaker or (seat.user_id is None and row.kind != "window"):
                return None
            person = await self.keeper.db.user_settings(seat.user_id or 0)
            return Due(row, table, ask, named[0], seat.user_id or 0, Rest.of(person, seat), person)

    async def _remind(self, due: Due) -> None:
        """A reminder, or, in quiet hours and absences, a reminder later, if that is still before the end."""
        if due.row.data.get("why") == "last-one" and self._alone(due.table) is not due.ask:
            await self._settle(due.row)
            return
        now, end = self.keeper.clock(), due.row.data.get("due")
        if hours.disturbs(due.rest, now):
            later = hours.next_good(due.rest, now)
            if end is None or later < end:
                await self.keeper.db.postpone(due.row.id, later)
                return
            await self._settle(due.row)
            return
        letters = self._letter(due.table, due.ask, due.user_id, due.person, due.row.data.get("why", "half"), end)
        await self._settle(due.row, *letters)

    async def _time_is_up(self, due: Due) -> None:
        now = self.keeper.clock()
        if hours.disturbs(due.rest, now):
            await self.keeper.db.postpone(due.row.id, hours.next_good(due.rest, now))
            return
        match due.table.game.pace.on_deadline:
            case "default":
                await self._answer(due, "default", self._told(due, "told-time-default"))
            case "caretaker":
                told = self._told(due, "told-time-caretaker", deeds=["back"])
                if await self._answer(due, "caretaker", told) and told is not None:
                    await due.table.change_seat(due.ask.seat, None, caretaker=True)
            case _:
                await self._wait_on(due)

    async def _wait_on(self, due: Due) -> None:
        """Nothing is decided for anybody; the table is told, can vote, and is reminded a few times more."""
        count = int(due.row.data.get("count", 0)) + 1
        now = self.keeper.clock()
        span = max(due.table.game.pace.deadline or DAY, DAY)
        arm: tuple[db.Alarm, ...] = ()
        if count < MOST_STILL:
            data = due.row.data | {"count": count}
            again = hours.next_good(due.rest, now + span)
            arm = (db.Alarm(kind="deadline", due=again, seat=due.ask.seat, question=due.row.question, data=data),)
        due.table.due.pop(str(due.row.question), None)
        told = self._told(due, "told-time-wait", deeds=["stand-in"])
        await self._settle(due.row, *([told] if told else []), arm=arm)

    async def _answer(self, due: Due, by: Any, letter: db.Letter | None) -> bool:
        effects = db.Effects(settle=(due.row.id,), outbox=(letter,) if letter else ())
        moved = await due.table.answer_for(due.ask.seat, due.ask.n, due.epoch, None, by, effects)
        if moved is None:
            await self._settle(due.row)
        return moved is not None

    def _told(self, due: Due, id: str, deeds: Sequence[str] = ()) -> db.Letter | None:
        """What the channel reads when time was up. The person is named, not pinged twice: the ping is in the post itself.

        None: several may be the one who was asked behind a cover, and naming one would tell which.
        """
        if veiled(due.ask):
            return None
        payload = {
            "id": id,
            "user": due.user_id,
            "seat": due.ask.seat,
            "deeds": list(deeds),
            "since": due.row.data.get("asked", due.row.created),
        }
        return db.Letter(kind="time", payload=payload, channel_id=due.table.game.channel_id)

    # Absences with a caretaker

    def _absences(self, table: Table, now: int) -> tuple[db.Alarm, ...]:
        """When a caretaker gives a seat back to somebody who has said until when they are away."""
        return tuple(
            db.Alarm(kind="quiet", due=seat.away_until, seat=seat.seat, data={"why": "back"})
            for seat in table.seats
            if seat.caretaker and seat.user_id is not None and seat.away_until is not None and seat.away_until > now
        )

    async def _come_back(self, row: db.Deadline) -> None:
        table = await self.keeper.tables.get(row.game_id)
        if table is None or row.seat is None:
            await self._settle(row)
            return
        async with table.lock:
            await table.awake()
            seat = table.seats[row.seat] if row.seat < len(table.seats) else None
        if seat is None or table.over or not seat.caretaker or seat.user_id is None:
            await self._settle(row)
            return
        await table.change_seat(seat.seat, None, caretaker=False, away_until=None)
        payload = {"id": "told-time-back", "user": seat.user_id, "seat": seat.seat, "deeds": []}
        await self._settle(row, db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id))
