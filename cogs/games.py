"""Every game's own commands: a cog for each game on the shelf, made of its box's data (`bot.game_commands`).

What somebody is shown here is for them alone: a secret map, a hand, their orders.
"""

from __future__ import annotations

from typing import cast

from bot.game_commands import Choices, Press, VerbCog, cog_of
from bot.keeper import Keeper
from bot.shelf import Command, Field
from cogs.asides import Asides
from cogs.table import AtTheTable


class OwnCommands(VerbCog):
    """With what other cogs can show of a table."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self.doing |= {
            "board": self.board,
            "hand": self.hand,
            "log": self.log,
            "story": self.story,
            "orders": self.orders,
            "concede": self.concede,
        }
        self.offering |= {"orders": self.suggest_orders}

    def _looking(self) -> AtTheTable:
        return cast(AtTheTable, self.keeper.get_cog("AtTheTable"))

    def _asides(self) -> Asides:
        return cast(Asides, self.keeper.get_cog("Asides"))

    async def board(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking().show_board(interaction, await self.table_of_game(interaction), "picture")

    async def hand(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking().show_hand(interaction, await self.table_of_game(interaction))

    async def log(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking().show_log(interaction, await self.table_of_game(interaction))

    async def story(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking().show_stories(interaction, await self.table_of_game(interaction))

    async def orders(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        """Standing orders: which stand, or give or withdraw one."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_of_game(interaction)
        if not given:
            await self._asides().show_orders(interaction, table)
        else:
            await self._asides().order_by_name(interaction, table, next(iter(given.values())))

    async def suggest_orders(self, interaction: Press, command: Command, field: Field, current: str) -> Choices:
        table = await self.open_table(interaction)
        return await self._asides().suggest(interaction, table, current) if table is not None else []

    async def concede(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._asides().show_concede(interaction, await self.table_of_game(interaction))


async def setup(keeper: Keeper) -> None:
    for box in keeper.shelf:
        if box.commands:
            await keeper.add_cog(cog_of(box, keeper.words, OwnCommands)(keeper))
