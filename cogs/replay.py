"""`/game replay`: a game once more, step by step or as a film. `/game report`: tell the operator that something is wrong."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

import db
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
# When Keeper stops, so long is left to say that a film will not be finished.
LAST_WORDS_SECONDS = 3


class Replays(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self.shown = Replay(keeper)
        keeper.presses.deed("replay")(self.press_replay)
        keeper.presses.deed("watch", private=True)(self.press_watch)
        keeper.presses.deed("film", private=True)(self.press_film)
        self.making: dict[int, discord.Message] = {}
        """Films that are being made, by game: the posts on which they will be."""
        self._announcing = asyncio.Lock()
        self._untold: set[asyncio.Future[None]] = set()

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await self._last_words()
        await super().cog_unload()

    async def _last_words(self) -> None:
        """Keeper stops: films that will not be finished say so."""
        if self._untold:
            await asyncio.wait(self._untold, timeout=LAST_WORDS_SECONDS)

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
        async with self._announcing:  # of two who press at once one begins
            going_on = self.making.get(table.id)
            there = going_on or await self._film_of(table)
            begins = there is None or (going_on is None and not there.attachments)
            post = there or await self._announced(table)
            if begins:
                self.making[table.id] = post
        try:
            await interaction.edit_original_response(view=said(reader.say("film-there", link=post.jump_url)))
        finally:
            if begins:
                await self._made(table, post)

    async def _made(self, table: Table, post: discord.Message) -> None:
        told = asyncio.get_running_loop().create_future()
        self._untold.add(told)
        try:
            await self._film(table, post)
        finally:
            del self.making[table.id]
            self._untold.discard(told)
            told.set_result(None)

    async def _film_of(self, table: Table) -> discord.Message | None:
        """The post with this game's film, or on which it was to be when Keeper stopped; None: there is none, or somebody has deleted it."""
        for post in await self.keeper.db.posts(table.id, purpose="prompt"):
            if post.seat is None:
                try:
                    return await self.keeper.postman.channel(post.channel_id).fetch_message(post.message_id)
                except discord.NotFound:
                    await self.keeper.db.forget_post(post.message_id)
        return None

    async def _announced(self, table: Table) -> discord.Message:
        """It is kept in the memory: who sat there is to be read on it."""
        place = table.game.channel_id
        post = await self.keeper.postman.channel(place).send(table.reader().say("film-begun"))
        known = db.Post(game_id=table.id, purpose="prompt", channel_id=place, message_id=post.id, live=False)
        await self.keeper.db.add_post(known, self.keeper.clock())
        return post

    async def _film(self, table: Table, post: discord.Message) -> None:
        aloud, nobody = table.reader(), discord.AllowedMentions.none()
        making = asyncio.ensure_future(self.shown.film(table, aloud, Look(str(table.game.options.get("palette") or "normal"))))
        try:
            begun = time.monotonic()
            while not (await asyncio.wait({making}, timeout=PROGRESS_SECONDS))[0]:
                n = round(time.monotonic() - begun)
                await post.edit(content=aloud.say("film-making", n=n), allowed_mentions=nobody)
            made = making.result()
        except Exception:
            making.cancel()
            await post.edit(content=aloud.say("film-stopped"), allowed_mentions=nobody)
            raise
        if made is not None:
            await post.edit(content=aloud.say("replay-film"), attachments=[attachment(made)], allowed_mentions=nobody)
        else:
            none = "film-stopped" if self.keeper.leaving else "replay-no-film"
            await post.edit(content=aloud.say(none), allowed_mentions=nobody)

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
