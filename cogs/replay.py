"""`/game replay`: a game once more, step by step or as a film. `/game report`: tell the operator that something is wrong."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot import button_ids, exports
from bot.commands import GameCog, slash
from bot.doors import open_to
from bot.keeper import Keeper
from bot.pictures import attachment
from bot.presenter.sheets import said
from bot.refusals import NotStarted, TableRefusal
from bot.replay import Replay
from bot.shelf import Look
from bot.tables import Table
from bot.versions import versions

Press = discord.Interaction[Any]

DEEDS = ("replay", "watch", "film")
# So often the post of a film that is being made says how long that has taken; Discord would not like it much more often.
PROGRESS_SECONDS = 5


class Replays(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self.shown = Replay(keeper)
        keeper.presses.deed("replay")(self.press_replay)
        keeper.presses.deed("watch", private=True)(self.press_watch)
        keeper.presses.deed("film", private=True)(self.press_film)
        self.films: dict[int, discord.Message | discord.PartialMessage] = {}
        """Of a game, the post with its film, or on which it will be."""

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    async def _table(self, interaction: Press, number: int | None) -> Table:
        """The last game that has begun in this channel, or that of a number, if it is theirs to look at (`bot.doors`)."""
        if number is None:
            table = await self.keeper.tables.last_begun(interaction.channel_id or 0)
            if table is None:
                raise TableRefusal("no-game-here")
            return table
        game = await self.keeper.db.game(number)
        table = await self.keeper.tables.get(number) if game is not None else None
        if game is None or table is None or not await open_to(self.keeper, interaction, game):
            raise TableRefusal("replay-no-such-game", number=number)
        async with table.lock:
            await table.awake()
        return table

    def _past(self, table: Table) -> None:
        if not table.box.past_is_open and not table.over:
            raise TableRefusal("replay-after-the-end")

    @slash("game", "replay")
    async def replay(
        self, interaction: Press, number: app_commands.Range[int, 1, 2_000_000_000] | None = None, film: bool = False
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, await self._table(interaction, number), film)

    async def press_watch(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """From the last post of a game: the same, for whoever presses."""
        async with table.lock:
            await table.awake()
        await self._show(interaction, table, film=False)

    async def press_film(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """For everybody, in the channel: a post that says how far it is until it is there. Made once, however many press."""
        async with table.lock:
            await table.awake()
        if not table.over or table.live is None:
            raise TableRefusal("replay-after-the-end")
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        if table.box.film is None or not self.keeper.settings.pictures:
            raise TableRefusal("replay-no-film")
        reader = await self.keeper.reader(interaction, table)
        if (there := self.films.get(table.id)) is not None:
            await interaction.edit_original_response(view=said(reader.say("film-there", link=there.jump_url)))
            return
        aloud = table.reader()
        post = await self.keeper.postman.channel(table.game.channel_id).send(aloud.say("film-begun"))
        self.films[table.id] = post
        await interaction.edit_original_response(view=said(reader.say("film-there", link=post.jump_url)))
        making = asyncio.ensure_future(self.shown.film(table, aloud, Look(str(table.game.options.get("palette") or "normal"))))
        try:
            begun = time.monotonic()
            while not (await asyncio.wait({making}, timeout=PROGRESS_SECONDS))[0]:
                await post.edit(
                    content=aloud.say("film-making", n=round(time.monotonic() - begun)),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            made = making.result()
        except Exception:
            making.cancel()
            self.films.pop(table.id, None)
            await post.edit(content=aloud.say("replay-no-film"), allowed_mentions=discord.AllowedMentions.none())
            raise
        if made is None:
            self.films.pop(table.id, None)
            await post.edit(content=aloud.say("replay-no-film"), allowed_mentions=discord.AllowedMentions.none())
        else:
            await post.edit(
                content=aloud.say("replay-film"),
                attachments=[attachment(made)],
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def _show(self, interaction: Press, table: Table, film: bool) -> None:
        if table.game.status == "lobby" or table.live is None:
            raise NotStarted
        self._past(table)
        reader = await self.keeper.reader(interaction)
        look = await self.keeper.look(interaction.user.id)
        if film:
            made = await self.shown.film(table, reader, look)
            if made is None:
                raise TableRefusal("replay-no-film")
            await interaction.edit_original_response(content=reader.say("replay-film"), attachments=[attachment(made)])
            return
        sheet = await self.shown.sheet(table, 0, reader, look)
        await interaction.edit_original_response(**sheet.editing())

    async def press_replay(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        step = button_ids.number(argument[1:])
        if step is None or len(argument) > 7:
            raise TableRefusal("no-such-button")
        async with table.lock:
            await table.awake()
        self._past(table)
        reader = await self.keeper.reader(interaction)
        sheet = await self.shown.sheet(table, step, reader, await self.keeper.look(interaction.user.id))
        await interaction.edit_original_response(**sheet.editing())

    @slash("game", "report")
    async def report(self, interaction: Press, what: app_commands.Range[str, 1, 1500]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        table = await keeper.tables.last_in_channel(interaction.channel_id or 0)
        if table is None:
            raise TableRefusal("no-game-here")
        file = await exports.report(table, interaction.user.id, versions())
        data = await exports.for_operator(table, interaction.user.id, versions())
        number = await keeper.db.add_report(what, interaction.user.id, keeper.clock(), game_id=table.id, data=data)
        reader = await keeper.reader(interaction)
        text = reader.say("report-done", number=number, whole="yes" if table.over else "no")
        await interaction.edit_original_response(
            content=text, attachments=[discord.File(io.BytesIO(file), filename=f"keeper-report-{number}.json")]
        )


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Replays(keeper))
