"""Letters of the kind `notice`: one message of the locale files to the channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

import db
from bot.outbox.sent import Sent
from bot.tables import Table
from bot.wording.text import clip
from db.traces import beginning

if TYPE_CHECKING:
    from bot.keeper import Keeper


class Notices:
    """Belongs to the postman."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def deliver(self, table: Table, letter: db.Outbox) -> Sent:
        words = table.tables.words
        text = words.say(table.lang, letter.payload["id"], **letter.payload.get("args", {}))
        text = beginning(text, words.say(table.lang, "nobody"))  # whoever it named may have been forgotten meanwhile
        pings = [discord.Object(u) for u in letter.payload.get("pings", ())]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=pings or False)
        # A letter to another place than the table's: where the game was before it moved.
        text, channel = clip(text, 2000), self.keeper.postman.channel(letter.payload.get("place") or table.game.channel_id)
        if (found := await self.keeper.postman.finding.by_words(channel, letter, text)) is not None:
            return Sent(found)
        message = await channel.send(text, nonce=letter.nonce, allowed_mentions=mentions)
        return Sent(message.id)
