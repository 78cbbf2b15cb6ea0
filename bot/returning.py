"""People come back to a game that was brought from a file: each by their own press.

The file says who sat where, and the memory keeps that (`db.Seat.kept_for`). Nobody sits there because a file says so: the game rests
until somebody presses *That is me*, and the post counts for nothing but that. A seat nobody comes back to is offered by the host
like any other (`/game replace`), only not to somebody who knows the other side.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

import db
from bot import button_ids
from bot.panel import quiet
from bot.refusals import GameOver, TableRefusal
from bot.tables import Table
from bot.wording.text import clip
from games.kernel.ask import Seat

KIND, DEED = "returning", "that-is-me"
# The letter that brings that post up to date: somebody has come back.
CAME = "returned"


def letter(channel_id: int, host_id: int, *, revealed: bool) -> db.Letter:
    """`revealed`: the game was over here once, so that its luck is known to whoever looks."""
    return db.Letter(kind=KIND, payload={"host": host_id, "revealed": revealed}, channel_id=channel_id)


def layout(table: Table, payload: dict[str, Any]) -> ui.LayoutView:
    """Who has brought it, what that means, whose seats wait, and the button. `payload` is the letter's."""
    reader = table.reader()
    revealed = "yes" if payload.get("revealed") else "no"
    lines = [reader.say("returning-brought", who=f"<@{payload['host']}>", revealed=revealed)]
    waiting = [s for s in table.seats if s.user_id is None]
    for seat in table.seats:
        name = table.names_of((seat.seat,))
        lines.append(reader.say("returning-seat", name=name, state="waits" if seat in waiting else "taken"))
    made = ui.LayoutView(timeout=None)
    made.add_item(ui.TextDisplay(clip("\n".join(lines), 3500)))
    if waiting:
        button = ui.Button(
            label=clip(reader.say("returning-mine"), 80),
            style=discord.ButtonStyle.primary,
            custom_id=button_ids.deed_button(table.id, DEED),
        )
        made.add_item(ui.ActionRow(button))
    return quiet(made)


def came(table: Table, place: int, message_id: int) -> db.Effects:
    """Carried by whoever sits down, so that the post shows it also if Keeper is stopped before it is edited."""
    payload = {"place": place, "message": message_id}
    return db.Effects(outbox=(db.Letter(kind=CAME, payload=payload, channel_id=table.game.channel_id),))


async def sit_down(table: Table, user_id: int, name: str, carried: db.Effects | None = None) -> tuple[Seat, ...]:
    """All seats that wait for this person. Raises TableRefusal."""
    await table.refresh()
    if table.game.status not in ("playing", "paused"):
        raise GameOver
    mine = [s for s in table.seats if s.kept_for == user_id]
    if not mine:
        raise TableRefusal("returning-not-yours")
    free = [s.seat for s in mine if s.user_id is None]
    if not free:
        already = any(s.user_id == user_id for s in mine)
        raise TableRefusal("returning-back-already" if already else "returning-taken")
    for seat in free:
        try:
            sits: dict[str, Any] = {"user_id": user_id, "name": name, "caretaker": False, "away_until": None}
            await table.change_seat(seat, user_id, carried=carried, free=True, **sits)
        except db.Conflict:  # somebody else has just taken it
            raise TableRefusal("returning-taken") from None
    return tuple(free)
