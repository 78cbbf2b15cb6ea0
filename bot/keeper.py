"""Keeper as a Discord bot: its services, and the few things every cog needs.

keeper.settings    what the operator has set (`bot.settings`)
keeper.db          the memory (`db`)
keeper.clock       UTC seconds as an int; tests bring their own
keeper.words       every sentence (`rendering.fluent`)
keeper.shelf       the games (`bot.shelf`)
keeper.tables      the tables in play (`bot.tables`)
keeper.studio      where pictures are drawn (`rendering.studio`)
keeper.presenter   from games to posts (`bot.presenter`)
keeper.postman     delivers the outbox (`bot.outbox`)
keeper.presses     buttons and selects (`bot.presses`)
keeper.tokens      posts are edited as an answer to the press on them (`bot.tokens`)
keeper.late_pictures  private sheets whose picture is still being painted (`bot.late_pictures`)
keeper.own_sheets  sheets of those who plan at once (`bot.own_sheets`)
keeper.private_answers  what only one person sees, one at a time (`bot.private_answers`)
keeper.places      where tables stand: a channel that is gone or closed (`bot.places`)
keeper.secret_questions  secret questions (`bot.secret_questions`)
keeper.schedule    deadlines and reminders (`bot.schedule`)
keeper.votes       votes of a table (`bot.votes`)
keeper.offers      seats on offer (`bot.offers`)
keeper.undoing     taking back (`bot.undo`)
keeper.fleet       other Keepers on the same memory, and who leads (`bot.fleet`)
keeper.backups     the daily copy and tidying up (`bot.backups`)
keeper.game        the command group `/game`, shared by several cogs (`bot.commands.GameCog`)
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections import OrderedDict
from importlib import import_module
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import db
from bot import shelf as shelves
from bot.backups import Backups
from bot.beat import Beat
from bot.commands import Localised, name_of, own_words, sync_if_changed, text
from bot.fleet import Fleet
from bot.late_pictures import LatePictures
from bot.offers import Offers
from bot.outbox import TROUBLE, Postman
from bot.own_sheets import OwnSheets
from bot.painters import Paints
from bot.places import Places
from bot.presenter import Presenter
from bot.presses import Presses
from bot.private_answers import PrivateAnswers
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.reminders import Reminders
from bot.schedule import Schedule
from bot.secret_questions import SecretQuestions
from bot.settings import Settings
from bot.shelf import Look, Shelf
from bot.tables import Clock, Table, Tables
from bot.tokens import Tokens
from bot.undo import Undoing
from bot.votes import Votes
from bot.wording.text import keepable
from bot.wordless import guarded
from rendering.fluent import Words
from rendering.studio import Studio

log = logging.getLogger(__name__)

COGS = (
    "cogs.lobby",
    "cogs.table",
    "cogs.seats",
    "cogs.returning",
    "cogs.rematch",
    "cogs.learn",
    "cogs.asides",
    "cogs.games",
    "cogs.time",
    "cogs.undo",
    "cogs.settings",
    "cogs.library",
    "cogs.replay",
    "cogs.admin",
    "cogs.privacy",
)
HOUSEKEEPING_SECONDS = 30
# discord.py calls itself ready when it has heard of no further server for so long. Nothing of Keeper waits to hear of all of them.
STRAGGLERS_SECONDS = 0.1
INTERACTIONS_REMEMBERED = PEOPLE_REMEMBERED = 4096


class Keeper(commands.AutoShardedBot):
    def __init__(
        self,
        settings: Settings,
        memory: db.Database,
        *,
        words: Words | None = None,
        shelf: Shelf | None = None,
        clock: Clock = lambda: int(time.time()),
        studio: Studio | None = None,
        paints: Paints | None = None,
        cogs: tuple[str, ...] = COGS,
        tables: dict[str, Any] | None = None,
        **discord_options: Any,
    ) -> None:
        """`tables` are further arguments for Tables (a known secret in tests). `paints`: who does, if not this process. Call `db.close()`
        after `close()`."""
        if settings.shards is not None:
            discord_options = {"shard_count": settings.shards.count, "shard_ids": list(settings.shards.ids)} | discord_options
        super().__init__(
            command_prefix=commands.when_mentioned,  # there are no prefix commands; discord.py wants one
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=STRAGGLERS_SECONDS,
            max_messages=None,
            tree_cls=Tree,
            **discord_options,
        )
        self.settings = settings
        self.db = memory
        self.clock = clock
        self.command_ids: dict[str, int] = {}  # Discord's numbers of commands and groups, once it has told them
        self.words = (words or own_words()).mentioning(self.command_ids)
        filled = shelf or shelves.fill(settings.packs)
        self.shelf = filled if self.words.strict else Shelf([guarded(box) for box in filled])
        self.studio = studio or (Studio() if paints is None else Studio(workers=max(1, settings.painters)))
        self.tables = Tables(memory, self.shelf, self.words, clock, **(tables or {}))
        calm = settings.pictures == "calm"
        self.presenter = Presenter(self.tables, self.studio, paints=paints, pictures=bool(settings.pictures), calm=calm)
        self.presses = Presses(self)
        self.tokens = Tokens(self)
        self.private_answers = PrivateAnswers(clock)
        self.late_pictures = LatePictures()
        self.own_sheets = OwnSheets(self)
        self.postman = Postman(self)
        self.places = Places(self)
        self.tables.after_commit.append(self.postman.poke)
        self.schedule = Schedule(self)
        self.reminders = Reminders(self)
        self.secret_questions = SecretQuestions(self)
        self.offers = Offers(self)
        self.votes = Votes(self)
        self.undoing = Undoing(self)
        self.fleet = Fleet(self)
        # The sandbox is for trying: nobody wants copies of that.
        self.backups = Backups(memory, settings.backups if settings.discord_token is not None else None, settings.backups_kept)
        self.started = clock()
        self.leaving = False
        self.beat = Beat(self.housekeeping, HOUSEKEEPING_SECONDS)
        self.game = app_commands.Group(name=name_of("cmd-game", "game"), description=text("cmd-game"))
        self.tree.add_command(self.game)
        self._cogs_to_load = cogs
        self._met: OrderedDict[int, None] = OrderedDict()
        self._direct: OrderedDict[int, int] = OrderedDict()  # where direct messages to people go
        self._heard: dict[int, str] = {}  # languages of people, for letters to them

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Localised(self.words))
        await self.load_cogs()
        await sync_if_changed(self)
        await self.fleet.start()
        self.beat.start(at_once=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.fleet.identify(shard_id or 0, initial=initial)

    async def load_cogs(self) -> None:
        """Not as discord.py's extensions: those are read and run anew for each client, and nothing here is ever reloaded."""
        for cog in self._cogs_to_load:
            await import_module(cog).setup(self)

    async def close(self) -> None:
        """Finish what is on its way, then leave."""
        self.leaving = True
        self.beat.stop()
        await self.schedule.clock.stop()  # whoever leads next may begin as soon as the fleet knows
        try:
            await asyncio.wait_for(self.postman.idle(), 10)
        except TimeoutError:
            log.warning("some letters stay for the next start")
        self.postman.rest()
        self.late_pictures.rest()
        await self.fleet.stop()
        await super().close()
        await self.studio.close()

    async def housekeeping(self) -> None:
        """Letters that failed are tried again; tables nobody touches are dropped; once a day the memory is copied."""
        try:
            await self.postman.catch_up()
        except Exception:
            log.exception("the outbox could not be looked through")
        try:
            self.tables.sweep()
            if self.fleet.leads:
                await self.backups.watch(self.clock())
        except Exception:
            log.exception("housekeeping failed")

    def first_time(self, interaction: discord.Interaction[Any]) -> bool:
        """Discord delivers an event twice now and then, above all around a lost connection: the second is not even answered."""
        if interaction.id in self._met:
            return False
        self._met[interaction.id] = None
        while len(self._met) > INTERACTIONS_REMEMBERED:
            self._met.popitem(last=False)
        return True

    # Language

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """The reader's: what they have set, or what their Discord speaks."""
        try:
            mine = (await self.db.user_settings(interaction.user.id)).language
        except db.TROUBLE as error:  # whoever must be told that the memory fails is told in any case
            log.error("the memory fails: %s", error)
            mine = None
        heard = spoken(interaction.locale, self.words)
        if heard:
            self._heard[interaction.user.id] = heard
            while len(self._heard) > PEOPLE_REMEMBERED:
                self._heard.pop(next(iter(self._heard)))
        return mine or heard or self.settings.default_language

    def unhear(self, user_id: int) -> None:
        """Forget what their Discord spoke."""
        self._heard.pop(user_id, None)

    async def language_of(self, user_id: int, fallback: str) -> str:
        """Of somebody who is not here right now: what they have set, or what their Discord spoke when they last were."""
        return (await self.db.user_settings(user_id)).language or self._heard.get(user_id) or fallback

    async def look(self, user_id: int) -> Look:
        settings = await self.db.user_settings(user_id)
        return Look(settings.palette, settings.high_contrast)

    async def reader(self, interaction: discord.Interaction[Any], table: Table | None = None) -> Reader:
        lang = await self.language(interaction)
        return table.reader(lang) if table is not None else Reader(lang, self.words, None, {})

    async def create_dm(self, user: discord.abc.Snowflake) -> Any:
        """A place to write to one person. discord.py knows 128 of them; to have one opened again counts against a limit of its own, which
        is soon reached."""
        known = self._direct.get(user.id)
        if known is not None:
            self._direct.move_to_end(user.id)
            return self.get_partial_messageable(known, type=discord.ChannelType.private)
        channel = await super().create_dm(user)
        self._direct[user.id] = channel.id
        if len(self._direct) > PEOPLE_REMEMBERED:
            self._direct.popitem(last=False)
        return channel

    # Private answers

    async def reply(self, interaction: discord.Interaction[Any], id: str, /, **args: str | int) -> None:
        """One private sentence, however far the interaction has got."""
        posts = await self._posts_here(interaction) if self.words.quotes(id) else None
        await self.reply_text(interaction, self.words.say(await self.language(interaction), id, posts, **args))

    async def _posts_here(self, interaction: discord.Interaction[Any]) -> str | None:
        """The language of the buttons people see in this channel; None: there is no game here."""
        try:
            game = await self.db.game_in_channel(interaction.channel_id or 0)
        except db.TROUBLE as error:  # then they are told in their own
            log.error("the memory fails: %s", error)
            return None
        return game.language if game is not None else None

    async def memory_fails(self, interaction: discord.Interaction[Any]) -> None:
        """Nothing has changed, or, where a deed takes several transactions and only a later one has failed, perhaps something has."""
        await self.reply(interaction, "no-memory-now" if db.deed_kept() else "no-memory")

    async def reply_text(self, interaction: discord.Interaction[Any], text: str) -> None:
        message_id = None
        try:
            if not interaction.response.is_done():
                await interaction.response.send_message(text[:2000], ephemeral=True)
            elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                await interaction.edit_original_response(content=text[:2000])
            else:
                message_id = (await interaction.followup.send(text[:2000], ephemeral=True, wait=True)).id
            await self.private_answers.given(interaction, "sentence", message_id)
        except TROUBLE as error:
            log.warning("could not answer interaction %s: %s", interaction.id, error)

    async def refuse(self, interaction: discord.Interaction[Any], table: Table | None, refusal: TableRefusal) -> None:
        """Say privately why not, and what is possible instead."""
        reader = await self.reader(interaction, table)
        if table is None and self.words.quotes(refusal.id):
            reader = dataclasses.replace(reader, posts=await self._posts_here(interaction) or "")
        text = refusal.sentence(reader)
        if table is None or not refusal.show_question:
            return await self.reply_text(interaction, text)
        async with table.lock:
            asked = table.questions_of(interaction.user.id)
            # Who has no seat, or asks about a game that is not being played, is told why not and nothing more.
            told = table.not_asked(interaction.user.id) if table.asks and table.seats_of(interaction.user.id) else None
            text += " " + reader.say("no-now-asked") if asked else f" {told.sentence(reader)}" if told is not None else ""
            sheet = self.presenter.private.mine(table, interaction.user.id, reader.lang, note=text)
        assert sheet is not None
        message_id = None
        try:
            if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                await interaction.edit_original_response(**sheet.editing())
            else:
                message_id = (await interaction.followup.send(view=sheet.sending()["view"], ephemeral=True, wait=True)).id
            await self.private_answers.given(interaction, "question", message_id)
        except TROUBLE as error:
            log.warning("could not answer interaction %s: %s", interaction.id, error)
        return None

    async def table_here(self, interaction: discord.Interaction[Any]) -> Table:
        """The unfinished game in this channel, awake; raises TableRefusal."""
        table = await self.tables.in_channel(interaction.channel_id or 0)
        if table is None:
            raise TableRefusal("no-game-here")
        return table


class Tree(app_commands.CommandTree[Any]):
    """Commands whose failures are told privately in one sentence, never as a traceback."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        keeper: Keeper = interaction.client  # pyright: ignore[reportAssignmentType]
        interaction.data = keepable(interaction.data)  # what was typed is read from there after this
        db.deed_begins()
        return keeper.first_time(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        keeper: Keeper = interaction.client  # pyright: ignore[reportAssignmentType]
        cause = getattr(error, "original", error)
        if isinstance(cause, TableRefusal):
            table = await keeper.tables.last_in_channel(interaction.channel_id or 0) if cause.show_question else None
            await keeper.refuse(interaction, table, cause)
        elif isinstance(error, app_commands.CheckFailure):
            await keeper.reply(interaction, "no-permission")
        elif isinstance(error, app_commands.TransformerError):
            await keeper.reply(interaction, "no-bad-input")
        elif isinstance(cause, discord.NotFound) and cause.code == 10062:
            log.warning("a command came too late: %s", cause)
        elif isinstance(cause, TROUBLE):
            log.warning("command %s: trouble with Discord: %s", getattr(interaction.command, "qualified_name", "?"), cause)
            await keeper.reply(interaction, "no-discord")
        elif isinstance(cause, db.TROUBLE):
            log.error("command %s: the memory fails: %s", getattr(interaction.command, "qualified_name", "?"), cause)
            await keeper.memory_fails(interaction)
        else:
            log.error("command %s failed", getattr(interaction.command, "qualified_name", "?"), exc_info=cause)
            await keeper.reply(interaction, "no-fault")


def spoken(locale: discord.Locale | None, words: Words) -> str | None:
    """The language of ours that this locale is, if any."""
    lang = str(locale or "").partition("-")[0]
    return lang if lang in words.langs else None
