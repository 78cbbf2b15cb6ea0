"""A table's life: from the lobby into play, paused, resumed, ended."""

from __future__ import annotations

import dataclasses
import logging
from typing import TYPE_CHECKING

import db
from bot import refusals
from bot.tables import kept, taking_back
from bot.tables.caretaking import end_orders, play_on
from bot.tables.change import combine
from bot.tables.moving import consequences_of
from db.rows import Json, Status
from games.kernel.live import Live, RuleCrash, new_game
from games.kernel.luck import salt_of

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)


async def start(table: Table, user_id: int | None = None) -> None:
    """From the lobby into play, everybody on the seat the game has for them. Raises BadWish, db.Conflict, Stumbled.

    The luck is salted by exactly the words that everybody could read in the lobby, in that order, and by nothing else.
    """
    async with table.lock, table.sturdy("it cannot be set up"):
        table.drop()
        await table.awake()
        if table.game.status != "lobby":
            raise db.Conflict(f"game {table.id} is {table.game.status}")
        salt = salt_of([given.word for given in table.words_given()])
        order = table.box.seating([s.choices for s in table.seats])
        if list(order) != list(range(len(table.seats))):
            table.seats = tuple(await table.tables.db.arrange(table.id, order, table.tables.clock()))
        state = table.box.new_state(len(table.seats), table.game.options, [s.choices for s in table.seats])
        save = new_game(table.box.rules, state)
        now = table.tables.clock()
        before = table.game
        try:
            table.game = dataclasses.replace(table.game, status="playing", salt=salt)
            try:
                table.live = Live(table.box.rules, table.fate(), save)
            except RuleCrash as crash:
                log.error("game %s cannot be set up\n%s", table.id, crash.report)
                report = await table.tables.db.add_report(crash.report, user_id, now, game_id=table.id)
                raise refusals.Stumbled(report) from crash
            table.post.story = []
            brought = consequences_of(table, "start", table.live.opening, user_id=user_id)
            table.game = await table.tables.db.start(
                table.id,
                db.Start(
                    users=tuple(s.user_id for s in table.seats),
                    choices=tuple(s.choices for s in table.seats),
                    options=before.options,
                    salt=salt,
                    checkpoint=kept.snapshot(save.checkpoint),
                    rules_version=table.box.rules.version,
                    **combine(*brought),
                ),
                now,
            )
        except BaseException:
            table.game = before
            table.drop()
            raise
        table.committed()
        await play_on(table)


async def set_status(
    table: Table,
    status: Status,
    was: tuple[Status, ...],
    user_id: int | None = None,
    outcome: Json | None = None,
    effects: db.Effects | None = None,
) -> db.Game:
    """Pause, resume or end; `effects` go into the same transaction. Raises db.Conflict when it was not `was`."""
    async with table.lock, table.sturdy("its status cannot change"):
        await table.awake()
        if status == "playing" and all(s.user_id is None for s in table.seats):
            raise refusals.TableRefusal("no-nobody-sits")
        before = table.game
        table.game = dataclasses.replace(table.game, status=status)
        try:
            brought = consequences_of(table, "status", user_id=user_id)
            carried = db.Effects(**combine(*brought, *([effects] if effects else [])))
            table.game = await table.tables.db.set_status(
                table.id, status, table.tables.clock(), was=was, outcome=outcome, effects=carried
            )
        except BaseException:
            table.game = before
            table.drop()
            raise
        table.seats = tuple(await table.tables.db.seats(table.id))  # after a pause time begins anew for everybody
        table.committed()
        if status == "playing":
            await taking_back.say_again(table)  # a paused game that was opened by other rules
            await end_orders(table)
        return table.game
