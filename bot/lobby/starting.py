"""From the lobby into play: who must be there and ready, and what a wish that cannot be granted says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

import db
from bot.lobby import post
from bot.reader import Reader
from bot.refusals import NeverBegan, TableRefusal
from bot.shelf import BadWish
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper

Press = discord.Interaction[Any]


async def start(keeper: Keeper, interaction: Press, table: Table) -> None:
    async with table.door:
        await _begin(keeper, interaction, table)
    await post.close(keeper, table, "lobby-started")


async def _begin(keeper: Keeper, interaction: Press, table: Table) -> None:
    await still_lobby(table)
    if not table.seats_of(interaction.user.id):
        raise TableRefusal("no-seat-yet")
    host = table.game.host_id if table.seats_of(table.game.host_id or 0) else table.eldest
    if host is not None and interaction.user.id != host:
        raise TableRefusal("no-only-host-starts", who=table.names_of(table.seats_of(host)[:1]))
    if len(table.seats) < table.box.least:
        raise TableRefusal("no-too-few", least=table.box.least)
    missing = [discord.utils.escape_markdown(s.name) for s in table.seats if not s.ready and s.user_id != interaction.user.id]
    if missing:
        raise TableRefusal("no-not-ready", who=", ".join(dict.fromkeys(missing)))
    try:
        await table.start(interaction.user.id)
    except BadWish as bad:
        raise collision(table, bad, await keeper.reader(interaction, table)) from bad
    except db.Conflict:
        raise TableRefusal("no-seats-moved") from None


def collision(table: Table, bad: BadWish, reader: Reader) -> TableRefusal:
    """A wish that collides with others' says how; the rest is simply not in the box."""
    own = f"no-bad-wish-{bad.wish}"
    known = ", ".join(bad.known) or "none"
    id = own if reader.words.has("en", own) else "no-bad-wish"
    return TableRefusal(id, value=bad.value, label=_label(table, bad, reader), known=known)


def _label(table: Table, bad: BadWish, reader: Reader) -> str:
    """What was wished for, as the lobby calls it; the rules know it by its id."""
    wishes = [w for w in (*table.box.wishes, *table.box.seat_wishes) if w.name == bad.wish]
    return next((c.label for w in wishes for c in w.choices(reader) if c.value == bad.value), bad.value)


async def still_lobby(table: Table) -> None:
    """Raises TableRefusal: it has begun, or was closed."""
    await table.refresh()
    if table.never_began:
        raise NeverBegan
    if table.game.status != "lobby":
        raise TableRefusal("no-started-already")
