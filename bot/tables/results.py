"""Statistics at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import db
from bot.lessons import OPTION as LESSON
from bot.tables.change import Change
from bot.tables.kept import ABANDONED
from games.kernel.rules import Outcome

if TYPE_CHECKING:
    from bot.tables.table import Table


def counted(table: Table, outcome: Outcome | None) -> tuple[db.Count, ...]:
    """For every person once: played, won or lost; abandoned if there is no outcome."""
    if table.game.imported is not None:
        return ()  # a file says who played what; whoever wrote it could have said anything
    if table.game.options.get(LESSON):
        return ()
    counts: list[db.Count] = []
    for user_id in dict.fromkeys(s.user_id for s in table.seats if s.user_id is not None and not s.caretaker):
        if outcome is None or outcome.reason == ABANDONED:
            counters: tuple[str, ...] = (ABANDONED,)
        else:
            won = any(s in outcome.winners for s in table.seats_of(user_id))
            counters = ("played", "won" if won else "lost")
        counts += [db.Count(user_id=user_id, game=table.game.name, counter=counter) for counter in counters]
    return tuple(counts)


def count_results(change: Change) -> db.Effects:
    """When a game is played to its end. One that is ended is counted by whoever ends it (`bot.ending`)."""
    table = change.table
    if change.moved is None or not change.moved.over or table.live is None or table.live.outcome is None:
        return db.Effects()
    return db.Effects(statistics=counted(table, table.live.outcome))
