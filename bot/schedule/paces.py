"""How much time a table gives itself: the paces it can choose by name, the bounds of its own, and a change of pace."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import TYPE_CHECKING

import db
from bot.hours import DAY, HOUR
from bot.tables import Table, combine

if TYPE_CHECKING:
    from bot.keeper import Keeper

# The paces a table can choose by name; any other span between the bounds is its own.
PACES: Mapping[str, db.Pace] = {
    "none": db.Pace(),
    "12h": db.Pace(deadline=12 * HOUR, on_deadline="default", window=3 * HOUR),
    "24h": db.Pace(deadline=DAY, on_deadline="default", window=6 * HOUR),
    "72h": db.Pace(deadline=3 * DAY, on_deadline="default", window=12 * HOUR),
}
SPANS: Mapping[str, int | None] = {name: pace.deadline for name, pace in PACES.items()}
LEAST_PACE, MOST_PACE = HOUR, 30 * DAY
LEAST_WINDOW, MOST_WINDOW = 600, 7 * DAY


async def change_pace(keeper: Keeper, table: Table, pace: db.Pace, carried: db.Effects | None = None) -> bool:
    """A table gets another pace; what is open now is measured by it at once. False: it has this one already, and whoever is late by it
    stays so.

    `carried` goes into the same transaction; if that raises db.Conflict, nothing is changed."""
    async with table.lock:
        await table.awake()
        if table.game.pace == pace:
            return False
        table.game = dataclasses.replace(table.game, pace=pace)
        try:
            effects = db.Effects(**combine(carried or db.Effects(), await keeper.schedule.arming.anew(table)))
            table.game = await keeper.db.change_game(table.id, keeper.clock(), effects, pace=pace)
            table.seats = tuple(await keeper.db.seats(table.id))  # nobody is late by a new pace
        except BaseException:
            table.drop()
            raise
        keeper.tables.committed(table)
    return True
