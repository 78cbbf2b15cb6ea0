"""`/admin`: for people who manage the server. Where Keeper may play, what new games begin with, ending, handing over and moving
games, and how Keeper is doing."""

from __future__ import annotations

import dataclasses
import io
import math
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import db
from bot import button_ids, exports, hours
from bot.commands import choice, name_of, slash, text
from bot.doors import open_to, those_open_to
from bot.ending import end_game, end_unopened
from bot.keeper import Keeper
from bot.lobby import post
from bot.lobby.seats import close
from bot.presenter.letters import letters_of
from bot.presenter.notices import notice
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.refusals import Broken, TableRefusal
from bot.tables import Change, Table, combine
from bot.versions import versions
from bot.wording.text import clip
from cogs.settings import POLICIES, offered_paces, read_pace

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Place = discord.TextChannel | discord.Thread

# A letter that waits so long has met trouble.
SLOW_SECONDS = 60


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name=name_of("cmd-admin", "admin"), group_description=text("cmd-admin"), name="admin"):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def interaction_check(self, interaction: Press, /) -> bool:
        """Servers may give a command to anybody in their own settings; who manages the server is still asked here."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise app_commands.CheckFailure("manage_guild")
        return True

    async def _reader(self, interaction: Press) -> Reader:
        return await self.keeper.reader(interaction)

    # Which game

    async def _nowhere(self, channel_id: int) -> bool:
        """Is this channel gone? What was played there is private to nobody any more, and only the management can seat it elsewhere."""
        if self.keeper.get_channel(channel_id) is not None:
            return False
        try:
            await self.keeper.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False

    async def _game(self, interaction: Press, typed: str | None, *, unseen: bool = False, past: bool = False) -> Table:
        """The game that is meant, if it belongs to this server: a number, or the one in this channel.

        Whoever manages the server and cannot see a channel learns nothing of what is played there; `unseen`: they may do this
        all the same. `past`: where none is played now, the last one that was.
        """
        if typed is None:
            here = interaction.channel_id or 0
            game = await self.keeper.db.game_in_channel(here)
            if game is None and past:
                game = await self.keeper.tables.last_over(here)
            if game is None:
                raise TableRefusal("no-game-here")
        else:
            number = button_ids.number(typed.strip())
            game = await self.keeper.db.game(number) if number is not None else None
        if game is not None and not unseen and not await open_to(self.keeper, interaction, game):
            game = game if await self._nowhere(game.channel_id) else None
        if game is None or game.guild_id != interaction.guild_id:
            raise TableRefusal("admin-no-such-game", typed=clip(typed or "", 40))
        table = await self.keeper.tables.get(game.id)
        if table is None:
            raise TableRefusal("admin-not-on-the-shelf", game=clip(game.name, 80))
        return table

    async def _unfinished(self, interaction: Press, current: str) -> Choices:
        return await self._offer(interaction, current, await self.keeper.db.unfinished(interaction.guild_id))

    async def _all(self, interaction: Press, current: str) -> Choices:
        games = await self.keeper.db.unfinished(interaction.guild_id)
        games += await self.keeper.db.history(guild_id=interaction.guild_id, limit=25)
        return await self._offer(interaction, current, games)

    async def _offer(self, interaction: Press, current: str, games: list[db.Game]) -> Choices:
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        reader = await self._reader(interaction)
        found: Choices = []
        for game in await those_open_to(self.keeper, interaction, games):
            if game.name not in self.keeper.shelf and not game.unfinished:
                continue
            channel = self.keeper.get_channel(game.channel_id)
            where = getattr(channel, "name", str(game.channel_id))
            title = self.keeper.shelf.box(game.name).title(reader) if game.name in self.keeper.shelf else clip(game.name, 40)
            label = clip(reader.say("admin-game", title=title, channel=where, state=game.status, number=game.id), 100)
            if current.casefold() in label.casefold():
                found.append(app_commands.Choice(name=label, value=str(game.id)))
        return found[:25]

    # Where

    @slash("admin", "channels")
    @app_commands.choices(
        action=[choice(f"admin-channels-{a}", a) for a in ("show", "allow", "forbid", "everywhere")],
    )
    async def channels(self, interaction: Press, action: str = "show", channel: Place | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        keeper = self.keeper
        settings = await keeper.db.guild_settings(interaction.guild_id)
        now = list(settings.channels) if settings.channels is not None else None
        if action in ("allow", "forbid"):
            where = channel.id if channel is not None else interaction.channel_id
            assert where is not None
            if action == "allow":
                now = [*(now or []), *([] if now and where in now else [where])]
            else:
                if now is None:
                    raise TableRefusal("admin-channels-allow-first")
                now = [c for c in now if c != where]
        elif action == "everywhere":
            now = None
        if action != "show":
            await keeper.db.change_guild(interaction.guild_id, keeper.clock(), channels=None if now is None else tuple(now))
        places = ", ".join(f"<#{c}>" for c in now or [])
        await keeper.reply(
            interaction, "admin-channels-now", count=-1 if now is None else len(now), places=clip(places, 1500) or "–"
        )

    @slash("admin", "defaults")
    @app_commands.choices(
        language=[choice("language-en", "en"), choice("language-de", "de"), choice("set-language-auto", "auto")],
        time_up=[choice(f"set-policy-{p}", p) for p in POLICIES],
    )
    async def defaults(
        self, interaction: Press, pace: str | None = None, time_up: str | None = None, language: str | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        keeper = self.keeper
        settings = await keeper.db.guild_settings(interaction.guild_id)
        changes: dict[str, Any] = {}
        if pace is not None or time_up is not None:
            before = settings.pace or db.Pace()
            seconds = read_pace(pace) if pace is not None else before.deadline
            policy: Any = time_up or before.on_deadline
            changes["pace"] = db.Pace(deadline=seconds, on_deadline=policy, window=before.window)
        if language is not None:
            changes["language"] = None if language == "auto" else language
        if changes:
            settings = await keeper.db.change_guild(interaction.guild_id, keeper.clock(), **changes)
        now = settings.pace or db.Pace()
        await keeper.reply(
            interaction,
            "admin-defaults-now",
            **hours.spoken(now.deadline),
            policy=now.on_deadline,
            language=settings.language or "auto",
        )

    @defaults.autocomplete("pace")
    async def _paces(self, interaction: Press, current: str) -> Choices:
        return offered_paces(await self._reader(interaction), current)

    # Games

    @slash("admin", "end")
    async def end(self, interaction: Press, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        table = await self._game(interaction, game, unseen=True)
        me = interaction.user.id
        try:
            await table.refresh()
            if table.over:
                raise TableRefusal("no-over")
            if table.game.status == "lobby":
                await close(keeper, table, me, notice(table, "told-ended-admin"))
            elif table.seats_of(me) and not keeper.votes.alone(table, "end", me):
                raise TableRefusal("admin-end-vote")  # who plays does not get round the vote of those who play with them
            else:
                await end_game(table, me, by="management")
        except db.Conflict:
            raise TableRefusal("no-over") from None
        except Broken:
            await end_unopened(table, by="management")
        await keeper.reply(interaction, "admin-ended", number=table.id)

    @end.autocomplete("game")
    async def _end_games(self, interaction: Press, current: str) -> Choices:
        return await self._unfinished(interaction, current)

    @slash("admin", "transfer")
    async def transfer(
        self, interaction: Press, game: str | None = None, host: discord.User | None = None, channel: Place | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        table = await self._game(interaction, game)
        if host is None and channel is None:
            raise TableRefusal("admin-transfer-what")
        if host is not None and host.bot:
            raise TableRefusal("no-bots")
        if channel is not None and channel.guild.id != interaction.guild_id:
            raise TableRefusal("admin-other-server")
        await self._transferred(table, host, channel, interaction.user.id)
        await keeper.reply(interaction, "admin-transferred", number=table.id)

    async def _transferred(self, table: Table, host: discord.User | None, channel: Place | None, by: int) -> None:
        """Where it is now and the new post there, in one transaction. The old posts lose their buttons as always."""
        keeper = self.keeper
        async with table.lock:
            await table.awake()
            if table.over:
                raise TableRefusal("no-over")
            before, moved = table.game, channel is not None and channel.id != table.game.channel_id
            changes: dict[str, Any] = {} if host is None else {"host_id": host.id}
            if channel is not None:
                changes["channel_id"] = channel.id
            if moved and before.status == "lobby":
                changes["lobby_message_id"] = None  # another is posted, and takes the old one away
            table.game = dataclasses.replace(before, **changes)
            try:
                told = self._told_of_transfer(table, host, channel, before.channel_id if moved else None)
                brought = letters_of(Change(table, "status", user_id=by)) if moved and before.status != "lobby" else db.Effects()
                effects = db.Effects(**combine(told, brought))
                table.game = await keeper.db.change_game(table.id, keeper.clock(), effects, **changes)
            except db.ChannelTaken:
                table.game = before
                table.drop()
                raise TableRefusal("admin-channel-taken") from None
            except BaseException:
                table.game = before
                table.drop()
                raise
        keeper.tables.committed(table)

    def _told_of_transfer(self, table: Table, host: discord.User | None, channel: Place | None, left: int | None) -> db.Effects:
        """`left`: the channel where it was, if it is elsewhere now."""
        who, moved = f"<@{host.id}>" if host is not None else "no", "yes" if channel is not None else "no"
        letters = [notice(table, "told-transferred", who=who, moved=moved)]
        if left is not None and channel is not None:
            # Whoever looks where it was finds out where it is.
            told = notice(table, "told-moved", place=channel.mention)
            letters.append(dataclasses.replace(told, channel_id=left, payload=told.payload | {"place": left}))
            letters += [post.letter(table.game.channel_id)] if table.game.status == "lobby" else []
        return db.Effects(outbox=tuple(letters))

    @transfer.autocomplete("game")
    async def _transfer_games(self, interaction: Press, current: str) -> Choices:
        return await self._unfinished(interaction, current)

    @slash("admin", "export")
    async def export(self, interaction: Press, game: str | None = None) -> None:
        """A game as a file: open when it is over, sealed while it is played. The table reads of it before the file is out.

        While it is played there is no file where the table cannot be told. A lobby and a game that is over hide nothing: there the
        notice may come later."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        table = await self._game(interaction, game, past=True)
        data, state = await exports.export(keeper.db, table.id)
        letter = notice(table, "told-exported", who=f"<@{interaction.user.id}>", state=state)
        if state not in ("playing", "paused"):
            await keeper.db.apply(table.id, db.Effects(outbox=(letter,)), keeper.clock())
            await keeper.postman.post_now(table)
        elif not await keeper.postman.told(table, letter):
            raise TableRefusal("admin-export-untold")
        reader = await self._reader(interaction)
        await interaction.edit_original_response(
            content=reader.say("admin-exported", number=table.id, state=state),
            attachments=[discord.File(io.BytesIO(data), filename=f"keeper-{table.game.name}-{table.id}.json")],
        )

    @export.autocomplete("game")
    async def _export_games(self, interaction: Press, current: str) -> Choices:
        return await self._all(interaction, current)

    @slash("admin", "import")
    async def import_(self, interaction: Press, file: discord.Attachment) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        if await keeper.db.game_in_channel(interaction.channel_id or 0) is not None:
            raise TableRefusal("admin-channel-taken")
        if file.size > exports.MOST_BYTES:
            raise TableRefusal("import-too-large", most=exports.MOST_BYTES // 1024 // 1024)
        try:
            parcel = await exports.read(await file.read(), keeper.tables)
            table = await exports.take_in(
                keeper.tables,
                parcel,
                channel_id=interaction.channel_id or 0,
                guild_id=interaction.guild_id,
                host_id=interaction.user.id,
            )
        except db.ChannelTaken:
            raise TableRefusal("admin-channel-taken") from None
        except discord.HTTPException:
            raise TableRefusal("import-unreadable") from None
        title = table.box.title(await self._reader(interaction))
        state = "closed" if table.never_began else table.game.status
        await keeper.reply(interaction, "admin-imported", game=title, number=table.id, state=state)

    # How Keeper is doing

    @slash("admin", "health")
    async def health(self, interaction: Press) -> None:
        """What is wrong, not how much was done: whoever manages the server may play, too, and from letters, alarms and pictures
        that are counted while a game goes on they could read that somebody has answered in secret."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        reader = await self._reader(interaction)
        memory = await keeper.db.health()
        # By channels: what waits for one person is nobody else's business, and how much waits for a table would count its secrets.
        late = {p.channel_id for p in await keeper.db.pending() if p.created < keeper.clock() - SLOW_SECONDS} - {None}
        latency = keeper.latency
        copied = keeper.backups.last()
        running = versions()
        await interaction.edit_original_response(
            view=said(
                reader.say(
                    "admin-health",
                    up=f"<t:{keeper.started}:R>",
                    latency=round(latency * 1000) if math.isfinite(latency) else 0,
                    games=len(await keeper.db.unfinished()),
                    dialect=memory.dialect,
                    server=memory.server,
                    revision=memory.revision,
                    size=math.ceil(memory.size / 1024 / 1024),
                    copied="no" if keeper.backups.folder is None else f"<t:{copied}:R>" if copied is not None else "none",
                    pending=len(late),
                    lost=memory.counts["letters failed"],
                    trouble=keeper.postman.trouble or "no",
                    closed=len(keeper.places.closed),
                    failed=keeper.studio.failed,
                    keeper=running["keeper"],
                    python=running["python"],
                    library=running["discord.py"],
                )
            )
        )


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Admin(keeper))
