"""Who is rung for by a change: pinged in the open, whispered to in secret, called without a word of what for.

Decided here, in the transaction of the change; `bot.outbox.pings` and `bot.secret_questions` deliver it. Reminders are decided by
`bot.schedule.reminding`, the pings of a vote by `bot.votes.post`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

import db
from bot import button_ids
from bot.panel import quiet
from bot.tables import Change, Table
from bot.tables.kept import SWIFT
from bot.wording.text import clip
from games.kernel.ask import Ask, Seat
from games.kernel.live import NOTE

# Whoever has pressed so many seconds ago need not be called.
MOMENT = 30
# The seat of a ping that calls all who plan.
EVERYBODY = -1


def asked_in_the_open(table: Table) -> list[int]:
    """Whom we wait for in the open, without seats that a caretaker plays."""
    rows = [table.seats[a.seat] for a in table.asks if a.needed and in_the_open(table, a)]
    return list(dict.fromkeys(row.user_id for row in rows if row.user_id is not None and not row.caretaker))


def in_the_open(table: Table, ask: Ask) -> bool:
    """May everybody know that this is asked of this one? Of what somebody plans only the answers may be secret."""
    return ask.read_by(None) or table.box.plans(ask)


def here(change: Change, user_id: int) -> bool:
    """Did they cause this, or something else a moment ago? Then they are looking. Only by what everybody saw (`Change.seen_here`)."""
    pressed = change.table.times.pressed.get(user_id)
    # A clock that was set back in between leaves presses in the future: those say nothing.
    return user_id == change.seen_here or (pressed is not None and 0 <= change.table.tables.clock() - pressed < MOMENT)


def only_plans(table: Table, user_id: int) -> bool:
    """Is nothing else asked of them than what everybody plans?"""
    return all(table.box.plans(a) for a in table.questions_of(user_id) if a.needed)


def was_asked(change: Change, user_id: int) -> bool:
    return any(change.table.user_of(s) == user_id for s in change.waited)


def whispered(change: Change) -> list[Ask]:
    """New secret questions to people who are not here anyway: whoever answers sees what follows at once."""
    table = change.table
    here = None if change.kind == "seats" else change.user_id
    return [
        a
        for a in change.new_questions
        if a.needed
        and not a.hollow
        and not in_the_open(table, a)
        and not _empty(table, a.seat)
        and table.user_of(a.seat) != here
        and not (a.window and table.seats[a.seat].choices.get(SWIFT))
    ]


def shut_out(change: Change) -> dict[int, Seat]:
    """People whom new covers call and whose DMs are closed, asked or not: only the channel reaches them, and it must not tell whom."""
    table = change.table
    covered = [s for a in change.new_questions if a.needed and a.cover is not None for s in a.cover.calls]
    if change.moved is not None and change.moved.answer is not None and change.moved.answer.n == NOTE:
        return {}  # nobody outside may notice an aside: what it asks anew waits where they said it
    swift = [
        s.seat for s in table.seats if s.choices.get(SWIFT)
    ]  # they are not to be called for a window, and everybody knows that
    windows = all(a.window for a in change.new_questions if a.needed and a.cover is not None)
    calls = [s for s in covered if table.seats[s].dm_ok is False and not _empty(table, s) and not (windows and s in swift)]
    found = {table.user_of(s): s for s in calls}
    return {user_id: seat for user_id, seat in found.items() if user_id is not None and user_id != change.seen_here}


def _empty(table: Table, seat: Seat) -> bool:
    return table.seats[seat].user_id is None or table.seats[seat].caretaker


def prompt(table: Table, user_id: int) -> db.Letter:
    ask = next(a for a in table.questions_of(user_id) if a.needed and in_the_open(table, a))
    payload = {"user": user_id, "seat": ask.seat, "line": table.line(ask)}
    return db.Letter(kind="prompt", payload=payload, channel_id=table.game.channel_id)


def call(table: Table, user_id: int, seat: Seat) -> db.Letter:
    """A ping in the channel that does not say what for, or whether there is a question at all."""
    payload = {"user": user_id, "seat": seat, "line": ""}
    return db.Letter(kind="prompt", payload=payload, channel_id=table.game.channel_id)


def call_together(table: Table, users: Sequence[int]) -> db.Letter:
    """One ping for all of them: the time to plan has come."""
    return db.Letter(kind="prompt", payload={"users": list(users), "seat": EVERYBODY}, channel_id=table.game.channel_id)


def sheet(table: Table, text: str, sign: str) -> ui.LayoutView:
    """A ping as it looks in the channel: whom it calls and for what, and the way to answer."""
    label = table.reader().say(table.box.plan_button if table.planning else "foot-mine")
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(clip(text, 1000)))
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(
            label=clip(label, 80),
            style=discord.ButtonStyle.primary,
            custom_id=button_ids.deed_button(table.id, "mine", sign),
        )
    )
    layout.add_item(row)
    return quiet(layout)


def together(table: Table, users: Sequence[int]) -> str:
    """The words of a ping that calls all who plan."""
    return table.reader().say("prompt-together", who=", ".join(f"<@{u}>" for u in users))
