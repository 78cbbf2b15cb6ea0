"""The post of a game that came from a file, and its button: *That is me* (`bot.returning`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

import db
from bot import returning
from bot.keeper import Keeper
from bot.names import called
from bot.outbox import Sent
from bot.tables import Table

Press = discord.Interaction[Any]


class Returning(commands.Cog):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.presses.deed(returning.DEED)(self.press_mine)
        keeper.postman.kinds[returning.KIND] = self._deliver

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(returning.DEED)
        self.keeper.postman.kinds.pop(returning.KIND, None)

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        async with table.lock:
            await table.awake()
            view = returning.layout(table, letter.payload)
        message = await self.keeper.postman.channel(table.game.channel_id).send(
            view=view, nonce=letter.nonce, allowed_mentions=discord.AllowedMentions.none()
        )
        return Sent(message.id)

    async def press_mine(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        seats = await returning.sit_down(table, interaction.user.id, called(interaction.user))
        game = table.game
        payload = {"host": game.host_id, "revealed": await self.keeper.db.revealed(game.commitment)}
        await interaction.edit_original_response(view=returning.layout(table, payload))
        await self.keeper.reply(interaction, "returning-done", name=table.names_of(seats), state=table.game.status)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Returning(keeper))
