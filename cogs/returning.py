"""The post of a game that came from a file, and its button: *That is me* (`bot.returning`)."""

from __future__ import annotations

import functools
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from discord.ext import commands

import db
from bot import button_ids, returning
from bot.keeper import Keeper
from bot.names import called
from bot.outbox import Sent
from bot.tables import Table

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]


class Returning(commands.Cog):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.presses.deed(returning.DEED)(self.press_mine)
        keeper.postman.kinds[returning.KIND] = self._deliver
        keeper.postman.kinds[returning.CAME] = self._renew

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(returning.DEED)
        self.keeper.postman.kinds.pop(returning.KIND, None)
        self.keeper.postman.kinds.pop(returning.CAME, None)

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        if letter.attempts > 1:
            mine = functools.partial(_of, table)
            if (found := await self.keeper.postman.finding.by_button(table, mine)) is not None:
                return Sent(found)
        async with table.lock:
            await table.awake()
            view = returning.layout(table, letter.payload)
        message = await self.keeper.postman.channel(table.game.channel_id).send(
            view=view, nonce=letter.nonce, allowed_mentions=discord.AllowedMentions.none()
        )
        return Sent(message.id)

    async def _renew(self, table: Table, letter: db.Outbox) -> Sent:
        async with table.lock:
            await table.awake()
        shown = {"view": await self._now(table), "allowed_mentions": discord.AllowedMentions.none()}
        try:
            await self.keeper.tokens.edit(int(letter.payload["place"]), int(letter.payload["message"]), lambda: shown)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("the post of those who come back to game %s stays as it is: %s", table.id, error)
        return Sent()

    async def _now(self, table: Table) -> ui.LayoutView:
        payload = {"host": table.game.host_id, "revealed": await self.keeper.db.revealed(table.game.commitment)}
        return returning.layout(table, payload)

    async def press_mine(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        post = interaction.message
        carried = returning.came(table, post.channel.id, post.id) if post is not None else None
        seats = await returning.sit_down(table, interaction.user.id, called(interaction.user), carried)
        await interaction.edit_original_response(view=await self._now(table))
        await self.keeper.reply(interaction, "returning-done", name=table.names_of(seats), state=table.game.status)


def _of(table: Table, button: button_ids.ToTable) -> bool:
    return button.game_id == table.id and button.deed == returning.DEED


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Returning(keeper))
