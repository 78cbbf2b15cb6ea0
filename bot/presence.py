"""Who is here. What may be decided about somebody without them hangs on this, so it is measured by what everybody can see.

A person is *here* unless they are missing. They are *missing* when a caretaker plays for them without a date on which they come
back, or when they are *overdue*: the table waits for them, and the time for an answer is over. That time is the table's; where
there is none it is a week. It begins when the question was put, or when everybody could see that we wait, if nobody may know
when; not before they sat down, came back, the game went on after a pause, or the table changed its pace. Quiet hours and
absences do not count, as with any deadline. Whoever has said until when they are away is not missing until then.
"""

from __future__ import annotations

import db
from bot import hours
from bot.hours import DAY, Rest
from bot.schedule.reminding import veiled
from bot.tables import Table
from games.kernel.ask import Seat

# Where a table has no deadline, somebody is overdue after this.
LONG = 7 * DAY


def rest_of(table: Table, row: db.Seat) -> Rest:
    person = table.people.get(row.user_id or 0) or db.UserSettings(user_id=row.user_id or 0)
    return Rest.of(person, row)


def overdue(table: Table, seat: Seat, now: int) -> bool:
    """Has the table waited for this person for longer than it has to? By public facts alone: behind a cover everybody who may
    be asked there is measured alike, or this would tell who is."""
    row = table.seats[seat]
    if table.game.status != "playing" or row.user_id is None or row.caretaker or seat not in table.waited_for():
        return False
    open_ = [a for a in table.asks if a.seat == seat and a.needed and not veiled(a)]
    put = [at for a in open_ if (at := table.times.asked.get(table.name_of(a))) is not None]
    begun = max(min(put) if put else table.times.since, row.since or 0)
    return now >= hours.deadline(rest_of(table, row), begun, table.game.pace.deadline or LONG)


def missing(table: Table, seat: Seat, now: int) -> bool:
    """Is this a person's seat that the others may decide about without them?"""
    row = table.seats[seat]
    if row.user_id is None or hours.away_at(rest_of(table, row), now):
        return False
    return row.caretaker or overdue(table, seat, now)
