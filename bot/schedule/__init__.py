"""Time: who is reminded when, and what happens when an answer does not come.

Deadlines are rows in the database, written in the transaction of the answer that opened the question. The alarm clock here only
knows when the next row is due. Whoever rings claims what is due, looks whether the question is still open, and lets the row have its
effect in one transaction with it: after a crash nothing is lost and nothing happens twice.

Only questions somebody is needed for have deadlines; an idle one ("you may step in") has none, nor has a seat that a caretaker
plays. Kinds of alarms: `reminder`, `deadline`, `window` (a reaction window closes with its default answer; a hollow question is
answered by the table after a human-sized while) and `quiet` (an absence ends and the caretaker gives the seat back).

What is asked behind a cover stays there: its reminders go by DM, and when its time is up nobody is named.

arming        what a change does to its table's time: the consequence the tables call
deadlines     when is what due
silences      how long an empty window seems to be thought about
reminding     who is reminded, when and where
ringing       what is due has its effect
alarm_clock   rings when the next row is due
paces         how much time a table gives itself

From outside: `keeper.schedule.clock` (`start`, `stop`, `ring`), `keeper.schedule.arming` (`anew`: a table's pace changes;
`person_changed`: somebody's hours have), `reminding.snooze`, `paces`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.schedule.alarm_clock import AlarmClock
from bot.schedule.arming import Arming
from bot.schedule.ringing import Ringing

if TYPE_CHECKING:
    from bot.keeper import Keeper


class Schedule:
    """Belongs to one Keeper: `keeper.schedule`. Its clock is wound when somebody calls `clock.start`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.ringing = Ringing(keeper)
        self.clock = AlarmClock(keeper, self.ringing.handle)
        self.arming = Arming(keeper, self.clock.wind)
        keeper.tables.consequences.append(self.arming.effects)
