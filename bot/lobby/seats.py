"""Seats in the lobby: taken, left, ready; and what becomes of a lobby when somebody has left.

Whoever comes, leaves or starts holds the table's door meanwhile.
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord.utils import escape_markdown as escape

import db
from bot.lobby import post, starting, words
from bot.names import called
from bot.outbox import CLOSED_DM
from bot.presenter.notices import notice
from bot.refusals import TableRefusal
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]


async def join(keeper: Keeper, interaction: Press, table: Table, *, again: bool = False, word: str | None = None) -> None:
    if again and not table.seats_of(interaction.user.id):
        await table.refresh()
        again = bool(table.seats_of(interaction.user.id))
    async with table.door:
        await _sit(keeper, table, interaction, again=again, word=word)
    await post.show(keeper, table)
    if not again:
        await try_dm(keeper, interaction, table)


async def _sit(keeper: Keeper, table: Table, interaction: Press, *, again: bool = False, word: str | None = None) -> None:
    try:
        await keeper.db.join(
            table.id,
            interaction.user.id,
            called(interaction.user),
            keeper.clock(),
            most=table.box.most,
            again=again,
            ready=True,  # until they say no
            choices=words.brought(interaction, None if again else word),
        )
        if again and word is not None:
            await words.give(keeper, table, interaction, word)
    except db.AlreadySeated:
        raise TableRefusal("no-seated-already") from None
    except db.TableFull as full:
        raise TableRefusal("no-full", most=full.most) from None
    except db.Conflict:
        await starting.still_lobby(table)
        raise TableRefusal("no-started-already") from None


async def leave(keeper: Keeper, interaction: Press, table: Table) -> None:
    async with table.door:
        await starting.still_lobby(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-seat-yet")
        # The seat taken last goes first: whoever took a seat too many does not lose all of them.
        await keeper.db.leave(table.id, interaction.user.id, keeper.clock(), seat=mine[-1])
    await look_after(keeper, table, interaction.user)


async def ready(keeper: Keeper, interaction: Press, table: Table, value: bool | None = None) -> None:
    async with table.door:
        await starting.still_lobby(table)
        mine = [s for s in table.seats if s.user_id == interaction.user.id]
        if not mine:
            raise TableRefusal("no-seat-yet")
        value = not all(s.ready for s in mine) if value is None else value
        for seat in mine:
            await keeper.db.change_seat(table.id, seat.seat, keeper.clock(), ready=value)
    await post.show(keeper, table)


async def look_after(keeper: Keeper, table: Table, left: discord.abc.User | None = None) -> None:
    """Somebody has left. A lobby nobody sits in closes; if it was the host, whoever has sat there longest is it now. Either is
    told in a line."""
    async with table.door:
        await table.refresh()
        if table.game.status == "lobby" and not table.seats:
            with contextlib.suppress(db.Conflict):  # somebody has closed it meanwhile
                await close(keeper, table, None, notice(table, "told-lobby-empty"))
        elif table.game.status == "lobby" and left is not None and left.id == table.game.host_id:
            host = table.eldest
            if host is not None and not table.seats_of(left.id):
                who = table.names_of(table.seats_of(host)[:1])
                told = notice(table, "told-new-host", left=escape(called(left)), who=who)
                effects = db.Effects(outbox=(told,))
                await keeper.db.change_game(table.id, keeper.clock(), effects, host_id=host)
                keeper.tables.committed(table)
    await post.show(keeper, table)


async def catch_up(keeper: Keeper) -> None:
    """After a start: somebody may have come, gone, chosen or started just before the end of the last process, and the post does not know."""
    faults = keeper.tables.faults
    for game_id in await keeper.db.games_with_lobby_posts():
        if game_id in faults.aside:
            continue
        async with faults.costs_only(game_id, "its lobby's post cannot be brought up to date"):
            table, game = await keeper.tables.get(game_id), await keeper.db.game(game_id)
            if table is None or game is None:
                continue
            letters = [post.letter(game.channel_id)]
            if game.status == "lobby" and game.imported is None and not await keeper.db.seats(game.id):
                letters.append(notice(table, "told-lobby-empty"))
                ended = keeper.db.set_status(
                    game.id, "ended", keeper.clock(), was=("lobby",), effects=db.Effects(outbox=tuple(letters))
                )
                with contextlib.suppress(db.Conflict):
                    await ended
            else:
                await keeper.db.apply(game.id, db.Effects(outbox=tuple(letters)), keeper.clock())
            keeper.tables.committed(table)


async def close(keeper: Keeper, table: Table, user_id: int | None, told: db.Letter) -> None:
    """Nothing was drawn yet, so there is nothing to show of the luck. Raises db.Conflict: it is no lobby any more."""
    await table.set_status("ended", ("lobby",), user_id, effects=db.Effects(outbox=(told,)))
    await post.close(keeper, table, "lobby-ended")


async def try_dm(keeper: Keeper, interaction: Press, table: Table) -> None:
    """Do secrets reach this person? Better known now than in the middle of the game; whoever leaves and comes back is not written to again."""
    reader = await keeper.reader(interaction, table)
    try:
        if interaction.user.id not in table.reached:
            await interaction.user.send(
                reader.say("lobby-dm-test", game=table.box.title(reader), link=keeper.postman.link(table))
            )
            table.reached.add(interaction.user.id)
        reached = True
    except discord.Forbidden as error:
        if error.code not in CLOSED_DM:
            raise
        reached = False
    except discord.HTTPException as error:
        # Too many people at once, or trouble at Discord: whether secrets arrive is found out with the first one.
        log.info("the DMs of a person at game %s could not be tried: %s", table.id, error)
        return
    await table.refresh()
    if table.game.status != "lobby":
        return
    for seat in table.seats_of(interaction.user.id):
        await keeper.db.change_seat(table.id, seat, keeper.clock(), dm_ok=reached)
    if not reached:
        await post.show(keeper, table)
        await interaction.followup.send(reader.say("lobby-dm-closed"), ephemeral=True)
