"""Play again: whoever sat at a finished game opens the next one with one press, and the others are asked to come along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

import db
from bot import lessons, sequels, tongues
from bot.commands import GameCog
from bot.keeper import Keeper
from bot.lobby import opening, seats, wishes
from bot.names import called
from bot.presenter.notices import notice
from bot.refusals import NotSeated, TableRefusal
from bot.tables import Table

Press = discord.Interaction[Any]

DEEDS = ("rematch",)


class Rematch(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        keeper.presses.deed("rematch", private=True)(self.press_rematch)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    async def press_rematch(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The same game, wishes, pace and language; who plays what is new. If somebody was quicker: a seat at their lobby."""
        async with table.lock:
            await table.awake()
        if not table.over:
            raise TableRefusal("no-rematch-yet")
        if not table.seats_of(interaction.user.id):
            raise NotSeated
        async with table.door:  # of two who press at the same instant one opens it, and the other takes a seat
            game = table.game
            there = await self.keeper.tables.in_channel(game.channel_id)
            if there is not None and there.game.status == "lobby" and not there.seats_of(interaction.user.id):
                await seats.join(self.keeper, interaction, there)
                await self.keeper.reply(interaction, "lobby-joined", link=self.keeper.postman.link(there))
                await wishes.ask(self.keeper, interaction, there)
                return
            await opening.may_play_here(self.keeper, interaction, thread=False)
            options = sequels.after(game, self._wishes(game))
            await opening.open_lobby(
                self.keeper,
                interaction,
                table.box,
                game.channel_id,
                language=game.language,
                options=options,
                pace=game.pace,
                letters=self._invitation(interaction, table, goes_on=bool(options.get(sequels.OPTION))),
            )

    def _wishes(self, game: db.Game) -> dict[str, Any]:
        """What was chosen for it. Which languages it spoke, and that it was a first lesson, was its own."""
        return {name: value for name, value in game.options.items() if name not in (tongues.OPTION, lessons.OPTION)}

    def _invitation(self, interaction: Press, table: Table, *, goes_on: bool) -> tuple[db.Letter, ...]:
        others = dict.fromkeys(s.user_id for s in table.seats if s.user_id is not None and s.user_id != interaction.user.id)
        if not others:
            return ()
        names = ", ".join(f"<@{id}>" for id in others)
        who = discord.utils.escape_markdown(called(interaction.user))
        told = "told-sequel" if goes_on else "told-rematch"
        return (notice(table, told, pings=list(others), who=who, names=names, n=len(others)),)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Rematch(keeper))
