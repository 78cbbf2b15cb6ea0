"""A game's own commands, for people who prefer typing: the same options and keys as on the buttons.

Each game has a group of them (`/elder move`, `/alone explore`). A cog lists its verbs; what a verb stands for is said by
the game's box (`Box.verbs`), and autocomplete offers only what is legal now for the person who types.
"""

from __future__ import annotations

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot import typed
from bot.keeper import Keeper
from bot.refusals import TableRefusal
from bot.tables import Table

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class VerbCog(commands.GroupCog):
    """`game` is the box's name, `prefix` the beginning of the commands' message ids."""

    game: ClassVar[str]
    prefix: ClassVar[str]

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def table_of_game(self, interaction: Press) -> Table:
        """The table here, if this game is played at it."""
        table = await self.keeper.table_here(interaction)
        if table.box.name != self.game:
            raise TableRefusal("no-other-game", game=table.box.title(await self.keeper.reader(interaction, table)))
        return table

    async def do(self, interaction: Press, verb: str | None, option: str | None = None) -> None:
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.box.name != self.game:
            raise TableRefusal("no-other-game", game=table.box.title(await self.keeper.reader(interaction, table)))
        await typed.act(self.keeper, interaction, verb, option)

    async def suggest(self, interaction: Press, verb: str | None, current: str) -> Choices:
        """Only what is legal now for this person."""
        table = await self.open_table(interaction)
        if table is None:
            return []
        reader = await self.keeper.reader(interaction, table)
        async with table.lock:
            await table.awake()
            starts = table.box.verbs[verb] if verb is not None else None
            return typed.suggest(table, interaction.user.id, starts, current, reader)

    async def open_table(self, interaction: Press) -> Table | None:
        """For autocomplete, which offers nothing at all in another game or channel."""
        try:
            table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        except TableRefusal:  # a game that cannot be opened offers nothing
            return None
        return table if table is not None and table.box.name == self.game and table.game.status == "playing" else None

    async def explain(self, interaction: Press, what: str) -> None:
        """Why something is possible or not, for the person who asks and from what that person may know."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_of_game(interaction)
        reader = await self.keeper.reader(interaction, table)
        verb = what.strip().casefold()
        names = {reader.say(f"{self.prefix}-{v}-name").casefold(): v for v in table.box.verbs}
        verb = names.get(verb, verb)
        if verb not in table.box.verbs:
            raise TableRefusal("no-such-verb", typed=what[:80], known=", ".join(names))
        async with table.lock:
            await table.awake()
            table.playable()
            mine = table.seats_of(interaction.user.id)
            if not mine:
                raise TableRefusal("no-not-seated")
            asks = table.questions_of(interaction.user.id)
            seat = asks[0].seat if asks else mine[0]
            answer = table.box.why(table.view(seat), asks, seat, verb, reader)
        await self.keeper.whisper_text(interaction, answer)

    async def verbs(self, interaction: Press, current: str) -> Choices:
        reader = await self.keeper.reader(interaction)
        known = self.keeper.shelf.box(self.game).verbs
        found = [app_commands.Choice(name=reader.say(f"{self.prefix}-{v}-name"), value=v) for v in known]
        return [c for c in found if current.casefold() in c.name.casefold()][:25]
