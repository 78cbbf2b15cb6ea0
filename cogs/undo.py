"""`/game undo` and the button for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot import undo
from bot.commands import GameCog, slash
from bot.keeper import Keeper
from bot.presenter.sheets import said
from bot.refusals import Broken, TableRefusal
from bot.tables import Table

Press = discord.Interaction[Any]

DEEDS = ("undo", "undo-ask", "undo-to")


class Undo(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        keeper.presses.deed("undo", private=True, asks=True)(self.press_undo)
        keeper.presses.deed("undo-ask")(self.press_ask)
        keeper.presses.deed("undo-to")(self.press_to)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    @slash("game", "undo")
    async def undo(self, interaction: Press, before: str | None = None) -> None:
        """Without `before` it is your own last answer."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            table = await self.keeper.table_here(interaction)
        except Broken:
            await self._rescue(interaction)
            return
        await self._take_back(interaction, table, None if before is None else before.strip())

    @undo.autocomplete("before")
    async def _points(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        try:
            table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        except TableRefusal:
            return []
        mine = table.seats_of(interaction.user.id) if table is not None else ()
        if table is None or table.game.status != "playing" or not mine:
            return []
        reader = await self.keeper.reader(interaction, table)
        return [app_commands.Choice(name=p.label, value=p.name) for p in await undo.points(table, reader, mine, current)]

    async def press_undo(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self._take_back(interaction, table, None)

    async def _take_back(self, interaction: Press, table: Table, before: str | None) -> None:
        """At once if it is free, otherwise the offer of a vote."""
        undoing = self.keeper.undoing
        what = await undo.plan(table, interaction.user.id, before)
        reader = await self.keeper.reader(interaction, table)
        done = ""
        if what.free:
            gone = await undo.taken_back(table, what, reader, table.seats_of(interaction.user.id))
            await undoing.take_back(table, interaction.user.id, what)
            n = 1 if what.secret else what.report.answers
            done = "\n".join(filter(None, (reader.say("undo-done", n=n), gone)))
        sheet = await undoing.sheet(table, interaction.user.id, what, reader, done=done)
        await interaction.edit_original_response(view=sheet)

    async def press_to(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Another point was chosen from the list."""
        if len(values) != 1:
            raise TableRefusal("no-such-button")
        await self._take_back(interaction, table, values[0])

    async def press_ask(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        undoing = self.keeper.undoing
        what = await undoing.again(table, interaction.user.id, argument)
        result = await undoing.ask_table(table, interaction.user.id, what)
        reader = await self.keeper.reader(interaction, table)
        await interaction.edit_original_response(view=said(reader.say("vote-called-done", result=result)))

    async def _rescue(self, interaction: Press) -> None:
        """The open step cannot be opened any more: nobody can play on, so nobody is asked."""
        game = await self.keeper.db.game_in_channel(interaction.channel_id or 0)
        table = await self.keeper.tables.get(game.id) if game is not None else None
        if table is None:
            raise TableRefusal("no-game-here")
        n = await self.keeper.undoing.rescue(table, interaction.user.id)
        await self.keeper.reply(interaction, "undo-done", n=n)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Undo(keeper))
