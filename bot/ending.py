"""A game is ended before it is over: by the table's vote, or by the server's management; also one that cannot be opened any more."""

from __future__ import annotations

import contextlib
from typing import Literal

import db
from bot.presenter.notices import notice, revelation
from bot.tables import Table, combine, kept
from bot.tables.results import counted

# How a game's end is told, by who has ended it.
TOLD_ABANDONED = {"table": "told-ended-abandoned", "management": "told-ended-admin-abandoned"}
TOLD_AHEAD = {"table": "told-ended-ahead", "management": "told-ended-admin-ahead"}


async def end_game(
    table: Table,
    user_id: int | None,
    closing: db.Effects | None = None,
    *,
    by: Literal["table", "management"] = "table",
) -> None:
    """The game stops. Whoever was clearly ahead has won (`Rules.ahead`); otherwise the game is abandoned, which is nobody's
    loss. Raises db.Conflict: it is over already."""
    async with table.lock:
        await table.awake()
        ahead = table.live.ahead if table.live is not None else None
        together = by == "table" and table.together
        told = notice(table, "told-ended-together" if together else TOLD_ABANDONED[by])
        if ahead is not None:
            told = notice(table, TOLD_AHEAD[by], names=table.names_of(ahead.winners))
        effects = db.Effects(outbox=(told, revelation(table)), statistics=counted(table, ahead))
    effects = db.Effects(**combine(effects, *([closing] if closing else [])))
    await table.set_status("ended", ("playing", "paused"), user_id, outcome=kept.stopped(ahead), effects=effects)


async def end_unopened(table: Table, *, by: Literal["table", "management"]) -> None:
    """It cannot even be opened: then it ends without a last picture, and nobody knows who was ahead."""
    tables = table.tables
    game = await tables.db.game(table.id)
    begun = game is not None and game.status != "lobby"
    managed = TOLD_ABANDONED[by] if begun else "told-ended-admin"
    told = notice(table, managed if by == "management" else "told-ended-together")
    with contextlib.suppress(db.Conflict):
        await tables.db.set_status(
            table.id,
            "ended",
            tables.clock(),
            was=("lobby", "playing", "paused"),
            outcome=kept.stopped(None) if begun else None,
            effects=db.Effects(outbox=(told,)),
        )
    table.drop()
    tables.committed(table)


async def only_theirs(table: Table, user_id: int) -> bool:
    """Does nobody sit there but this person? Then they need not ask anybody, not even whoever manages the server: in direct messages nobody
    does. What is read is the memory, since the table cannot be."""
    people = {seat.user_id for seat in await table.tables.db.seats(table.id)} - {None}
    return people == {user_id}
