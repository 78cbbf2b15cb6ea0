"""How long an empty window seems to be thought about: drawn once, when it opens, and kept in its row.

Whatever is set, left, paused or resumed meanwhile moves it no more than it moves a real one. Otherwise somebody could hold the empty ones
open and see which are answered all the same.
"""

from __future__ import annotations

import secrets

from bot.schedule.deadlines import SHORTEST_SILENCE
from bot.tables import Table
from bot.tables.kept import SWIFT
from games.kernel.ask import Ask

# For so long a window is open to somebody for whom nobody waits.
SWIFT_SECONDS = 2
# Where empty windows last as long as real ones, one in so many lasts to the end, as if somebody had let it lapse.
TO_THE_END = 4


def even(table: Table, longest: int) -> bool:
    """Do empty windows last as long as real ones here? Only where real ones close soon: nobody waits for hours for nothing."""
    return table.game.pace.window is not None and table.game.pace.window <= longest


def swift(table: Table, ask: Ask) -> bool:
    """Has whoever sits there said in public that nobody need wait for their reactions? Then an empty window and a real one close alike, at
    once, at any hour: what they have ordered, or hold, moves nothing."""
    return ask.window and bool(table.seats[ask.seat].choices.get(SWIFT))


def span(table: Table, ask: Ask, longest: int) -> int | None:
    """How long this question is open, if that is settled when it is put; None: as long as the table's pace says at any time.

    Of a hollow one it is drawn by chance, whatever the reason for the silence is; `longest` is what the house has
    set. Where empty windows last as long as real
    ones, a real one keeps the time it opened with: else whoever sets another time could tell them apart by what closes.
    """
    name, as_real = table.name_of(ask), ask.window and even(table, longest)
    if name in table.times.spans:
        return table.times.spans[name]
    if swift(table, ask):
        return SWIFT_SECONDS
    if not ask.hollow:
        return table.game.pace.window if as_real else None
    most = table.game.pace.window if as_real else None
    if most is None:
        most = longest
    elif secrets.randbelow(TO_THE_END) == 0:
        return most
    least = min(SHORTEST_SILENCE, (most + 1) // 2)
    return least + secrets.randbelow(most - least + 1)
