"""`/game learn`, and *Learn it first* of a lobby: a guided first game, and from its last post on to a real one. How it is made is in `bot/lessons.py` and `bot/lobby/lesson.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

import db
from bot import lessons
from bot.commands import GameCog, slash
from bot.keeper import Keeper
from bot.lobby import lesson, opening
from bot.refusals import NotSeated, TableRefusal
from bot.schedule.paces import PACES
from bot.tables import Table

Press = discord.Interaction[Any]

DEEDS = ("real", "learn")


class Learn(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        keeper.presses.deed("real", private=True)(self.press_real)
        keeper.presses.deed("learn", private=True)(self.press_learn)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    @slash("game", "learn")
    async def learn(self, interaction: Press, game: str, thread: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        reader = await keeper.reader(interaction)
        box = opening.box_called(keeper, game, reader)
        if box.lesson is None:
            raise TableRefusal("no-lesson", game=box.title(reader))
        await opening.may_play_here(keeper, interaction, thread)
        there = None if thread else await opening.occupied(keeper, interaction.channel_id or 0)
        if there is not None:
            raise opening.taken(there, "learn" if opening.thread_possible(interaction) else "no")
        async with opening.place(keeper, interaction, box, reader.lang, thread) as place:
            await lesson.begin(keeper, interaction, box, place, reader.lang)

    @learn.autocomplete("game")
    async def _games(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        taught = [box for box in self.keeper.shelf if box.lesson is not None]
        return opening.offered(self.keeper, taught, await self.keeper.language(interaction), current)

    async def press_learn(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """In a thread of its own, because the lobby has the channel; the lobby waits meanwhile."""
        keeper, box = self.keeper, table.box
        reader = await keeper.reader(interaction)
        if box.lesson is None:
            raise TableRefusal("no-lesson", game=box.title(reader))
        if not opening.thread_possible(interaction):
            raise TableRefusal("no-lesson-here")
        await opening.may_play_here(keeper, interaction, thread=True)
        async with opening.place(keeper, interaction, box, reader.lang, thread=True) as place:
            await lesson.begin(keeper, interaction, box, place, reader.lang)

    async def press_real(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The lesson makes place, and whoever learned opens a lobby of the same game."""
        async with table.lock:
            await table.awake()
        if lessons.of(table) is None:
            raise TableRefusal("no-such-button")
        if not table.seats_of(interaction.user.id):
            raise NotSeated
        async with table.door:
            await opening.may_play_here(
                self.keeper, interaction, thread=False
            )  # before anything ends that nobody could begin anew
            if table.game.status in ("playing", "paused"):
                if not self.keeper.votes.alone(table, "end", interaction.user.id):
                    raise TableRefusal("no-lesson-shared")  # whose seats were stand-ins' when it began
                try:
                    await lesson.end(self.keeper, table, interaction.user.id)
                except db.Conflict:
                    await table.refresh()
            there = await opening.occupied(self.keeper, table.game.channel_id)
            if there is not None:
                raise opening.taken(there)
            await opening.open_lobby(
                self.keeper,
                interaction,
                table.box,
                table.game.channel_id,
                language=table.lang,
                options={},
                pace=PACES["none"],
            )


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Learn(keeper))
