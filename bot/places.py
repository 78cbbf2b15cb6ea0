"""Where a table stands, and what happens when that place is gone or closed to Keeper.

A channel or thread that was deleted, or a server that has sent Keeper away: the game is paused, so that nobody's time runs out at
a table they cannot see, and everybody at it is told by direct message how it can go on. A game in the lobby ends: there is nothing
to keep. Discord tells of it by an event; if Keeper was not there to hear it, the next letter finds out.

A channel Keeper may no longer write to is another matter: it can be opened again any minute. Letters wait there as for every
trouble, and whoever presses meanwhile hears privately why nothing is to be seen.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

import db
from bot.outbox import Sent
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
# Why nothing can be posted, by Discord's error code: messages of `locale/*/places.ftl`.
CLOSED = {
    50001: "place-not-seen",
    50013: "place-no-rights",
    50083: "place-archived",
    160005: "place-archived",
}


class Places:
    """Belongs to one Keeper: `keeper.places`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.closed: dict[int, str] = {}
        """Tables whose last post could not be written, by game: why."""
        keeper.postman.kinds["place"] = self._deliver
        keeper.add_listener(self._channel_gone, "on_guild_channel_delete")
        keeper.add_listener(self._thread_gone, "on_raw_thread_delete")
        keeper.add_listener(self._server_gone, "on_guild_remove")
        keeper.add_listener(self._changed, "on_guild_channel_update")
        keeper.add_listener(self._changed, "on_thread_update")
        keeper.add_listener(self._role_changed, "on_guild_role_update")
        keeper.add_listener(self._server_back, "on_guild_join")

    # What Discord tells

    async def _channel_gone(self, channel: discord.abc.GuildChannel) -> None:
        await self._in_channel(channel.id)

    async def _thread_gone(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._in_channel(payload.thread_id)

    async def _in_channel(self, channel_id: int) -> None:
        game = await self.keeper.db.game_in_channel(channel_id)
        if game is not None:
            await self._lost(game.id, "told-place-gone")

    async def _server_gone(self, guild: discord.Guild) -> None:
        for game in await self.keeper.db.unfinished(guild.id):
            await self._lost(game.id, "told-place-left")

    async def _changed(self, _: Any, place: discord.abc.GuildChannel | discord.Thread) -> None:
        """Perhaps Keeper may write there again."""
        for game_id in list(self.closed):
            async with self.keeper.tables.faults.costs_only(game_id, "its letters cannot be hurried"):
                table = await self.keeper.tables.get(game_id)
                if table is not None and table.game.channel_id in (place.id, *(t.id for t in getattr(place, "threads", ()))):
                    await self.keeper.postman.hurry(game_id)

    async def _role_changed(self, _: discord.Role, role: discord.Role) -> None:
        await self._server_back(role.guild)

    async def _server_back(self, guild: discord.Guild) -> None:
        for game in await self.keeper.db.unfinished(guild.id) if self.closed else ():
            if game.id in self.closed:
                async with self.keeper.tables.faults.costs_only(game.id, "its letters cannot be hurried"):
                    await self.keeper.postman.hurry(game.id)

    async def _lost(self, game_id: int, why: str) -> None:
        async with self.keeper.tables.faults.costs_only(game_id, "its channel is gone"):
            table = await self.keeper.tables.get(game_id)
            if table is not None:
                await self.lost(table, why)

    # What the postman finds out

    async def refused(self, table: Table, error: Exception) -> None:
        """A post to this table's channel has failed."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code == UNKNOWN_CHANNEL:
            await self.lost(table, "told-place-gone")
        elif code in CLOSED:
            self.closed[table.id] = CLOSED[code]

    def open(self, table: Table) -> None:
        """Something was posted there."""
        self.closed.pop(table.id, None)

    async def lost(self, table: Table, why: str) -> None:
        """Nobody can play here any more: it waits, and everybody is told, once."""
        async with table.lock:
            await table.awake()
        if table.game.status not in ("lobby", "playing"):
            return
        log.warning("game %s: its channel %s is gone", table.id, table.game.channel_id)
        people = list(dict.fromkeys(s.user_id for s in table.seats if s.user_id is not None))
        letters = tuple(db.Letter(kind="place", payload={"id": why}, user_id=user_id) for user_id in people)
        try:
            if table.game.status == "lobby":
                await self.keeper.db.set_status(table.id, "ended", self.keeper.clock(), was=("lobby",))
                table.drop()
            else:
                await table.set_status("paused", ("playing",), effects=db.Effects(outbox=letters))
        except db.Conflict:
            log.info("game %s has ended or paused meanwhile", table.id)

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        assert letter.user_id is not None

        def say(lang: str) -> str:
            reader = table.reader(lang)
            return reader.say(letter.payload["id"], game=table.box.title(reader), number=table.id)

        seats = table.seats_of(letter.user_id)
        return Sent(await self.keeper.postman.direct.send(table, seats[0] if seats else 0, letter.user_id, say, letter))

    # Whoever presses meanwhile

    async def tell(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """After an answer: if what came of it cannot be posted, the one who gave it hears why."""
        postman = self.keeper.postman
        await postman.at_rest(table)
        if table.id in self.closed:  # perhaps it has been mended, and nobody told us
            await postman.hurry(table.id)
            await postman.at_rest(table)
        if (why := self.closed.get(table.id)) is not None:
            await self.keeper.reply(interaction, why)
