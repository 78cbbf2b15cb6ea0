"""What is due has its effect: a reminder, the end of somebody's time, the end of a window, the end of an absence.

Each row has its effect in one transaction with being settled: after a crash nothing is lost and nothing happens twice.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import db
from bot import hours
from bot.hours import DAY, HOUR, Rest
from bot.refusals import Broken, TableRefusal
from bot.schedule import reminding
from bot.schedule.deadlines import read_name
from bot.schedule.reminding import veiled
from bot.tables import Table
from bot.tables.faults import is_fault
from games.kernel.ask import Ask

if TYPE_CHECKING:
    from bot.keeper import Keeper


log = logging.getLogger(__name__)

# Reminders after time was up and the table waits on.
MOST_STILL = 3
# An alarm of a table that was set aside asks so often whether it goes on.
ASIDE_SECONDS = HOUR


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


class Ringing:
    """Belongs to the schedule."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def handle(self, row: db.Deadline) -> None:
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
        if due.row.data.get("why") == "last-one" and reminding.alone(due.table) is not due.ask:
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
        letters = reminding.letter(due.table, due.ask, due.user_id, due.person, due.row.data.get("why", "half"), end)
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
                await (self._hand_over(due, told) if told is not None else self._answer(due, "caretaker", None))
            case _:
                await self._wait_on(due)

    async def _hand_over(self, due: Due, told: db.Letter) -> None:
        """The caretaker has the seat, and the table is told: both or nothing. It answers what was asked as soon as it sits there, or after
        the next start."""
        carried = db.Effects(settle=(due.row.id,), outbox=(told,))
        try:
            await due.table.change_seat(due.ask.seat, None, carried=carried, caretaker=True)
        except db.Conflict:
            log.info("game %s: deadline %s: somebody was faster", due.row.game_id, due.row.id)

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
        due.table.times.due.pop(str(due.row.question), None)
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
        payload = {"id": "told-time-back", "user": seat.user_id, "seat": seat.seat, "deeds": []}
        told = db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id)
        # With the change itself: that calls off what was to ring for this seat, and a row that is called off has no effect any more.
        carried = db.Effects(settle=(row.id,), outbox=(told,))
        try:
            await table.change_seat(seat.seat, None, carried=carried, caretaker=False, away_until=None)
        except db.Conflict:
            log.info("game %s: deadline %s: somebody was faster", row.game_id, row.id)
