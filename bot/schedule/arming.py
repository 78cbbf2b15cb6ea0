"""What a change does to the time of its table: deadlines of closed questions are called off, those of new ones set.

`Arming.effects` is the consequence the tables call. It is also where playing writes what a table remembers of its time (`Table.due`,
`Table.spans`, `Table.stopped`), before the transaction; if that fails the table is dropped and reads it again from its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import db
from bot.schedule import reminding, silences
from bot.schedule.deadlines import ALL_QUESTIONS, deadlines_for, ends, name_of, people_at
from bot.tables import Change, Table
from bot.tables.memory import Stopped
from games.kernel.ask import Ask, Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper


class Arming:
    """Belongs to the schedule."""

    def __init__(self, keeper: Keeper, wind: Callable[[int], None]) -> None:
        self.keeper = keeper
        self.wind = wind

    def effects(self, change: Change) -> db.Effects:
        """Deadlines of closed questions are called off, those of new ones set, in the change's own transaction."""
        table, now = change.table, self.keeper.clock()
        if table.live is None:
            return db.Effects()
        if table.game.status != "playing" or table.live.over:
            table.times.stopped = table.times.stopped or Stopped(now, table.times.asked, table.times.spans, table.times.due)
            table.times.due = {}
            return db.Effects(cancel=ALL_QUESTIONS)
        if change.kind == "status":
            self._resumed(table, now)
        table.times.stopped = None
        if change.kind != "answer" or change.moved is None or change.moved.answer is None:
            seats = change.kind == "seats"
            arm = self.plan(table, table.asks, anew=seats)
            table.times.due = ends(arm)
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
        table.times.due = {name: due for name, due in table.times.due.items() if name not in gone} | ends(arm)
        outbox, later = reminding.last_one(change, now)
        return self._noticed(db.Effects(cancel=cancel, arm=(*arm, *later), outbox=outbox))

    def _resumed(self, table: Table, now: int) -> None:
        """A pause is over. Time begins anew for everybody, but not for what is empty, nor for windows that must look like it: what
        was left of them is left. Where nobody remembers (after a restart, or ten minutes) that begins anew as well."""
        stopped = table.times.stopped
        table.times.asked, table.times.spans = dict.fromkeys(table.times.asked, now), {}
        if stopped is not None:
            stood, table.times.spans = now - stopped.at, stopped.spans
            table.times.asked |= {name: at + stood for name, at in stopped.asked.items() if name in stopped.spans}
            table.times.due = {name: due + stood for name, due in stopped.due.items() if name in stopped.spans}

    def plan(
        self, table: Table, asks: Sequence[Ask], *, anew: bool = False, hurried: Collection[Seat] = ()
    ) -> tuple[db.Alarm, ...]:
        """The rows of these questions; `anew`: they were put a while ago, and something about their time has changed."""
        assert table.live is not None
        people, now, rows = people_at(table), self.keeper.clock(), list[db.Alarm]()
        longest = self.keeper.settings.longest_silence
        for ask in asks:
            if not ask.needed:
                continue
            name, span = table.name_of(ask), silences.span(table, ask, longest)
            if span is not None:
                table.times.spans[name] = span
            rows += deadlines_for(
                [ask],
                table.game.pace,
                people,
                now,
                epoch=table.live.epoch,
                asked=table.times.asked.get(name) if anew or span is not None else None,
                hurried=hurried,
                span=span,
                even=silences.even(table, longest),
                known=table.times.due.get(name) if span is not None else None,
                swift=silences.swift(table, ask),
            )
        return tuple(rows)

    def _noticed(self, effects: db.Effects) -> db.Effects:
        """Wind the clock if one of these is earlier than what it waits for. Ringing in vain does no harm."""
        if effects.arm:
            self.wind(min(alarm.due for alarm in effects.arm))
        return effects

    def _absences(self, table: Table, now: int) -> tuple[db.Alarm, ...]:
        """When a caretaker gives a seat back to somebody who has said until when they are away."""
        return tuple(
            db.Alarm(kind="quiet", due=seat.away_until, seat=seat.seat, data={"why": "back"})
            for seat in table.seats
            if seat.caretaker and seat.user_id is not None and seat.away_until is not None and seat.away_until > now
        )

    # After a change of settings

    async def rearm(self, table: Table, user_id: int | None = None) -> None:
        """Set everything anew; or, of this person whose hours have changed, only what they themselves are asked: nobody moves the time of
        others by what they set for themselves."""
        async with table.lock:
            await table.awake()
            effects = await self.anew(table, user_id)
            if effects == db.Effects():
                return
            try:
                await self.keeper.db.apply(table.id, effects, self.keeper.clock())
            except BaseException:
                table.drop()
                raise

    async def anew(self, table: Table, user_id: int | None = None) -> db.Effects:
        """The same as effects for the caller's transaction; should that fail, the table has to be dropped. The lock is held."""
        await self._know_people(table)
        if table.live is None or table.live.over or table.game.status != "playing":
            return db.Effects()
        asks = [a for a in table.asks if user_id in (None, table.user_of(a.seat))]
        arm = self.plan(table, asks, anew=True)
        names = [table.name_of(a) for a in asks]
        cancel = ALL_QUESTIONS if user_id is None else tuple(db.Cancel(question=name) for name in names)
        table.times.due = {
            name: due for name, due in table.times.due.items() if name not in names and user_id is not None
        } | ends(arm)
        return self._noticed(db.Effects(cancel=cancel, arm=arm))

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
