"""After a crash: was it posted, and only not ticked off? A post is found by the sign on its buttons, or by its words."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import ui

import db
from bot import button_ids
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper


log = logging.getLogger(__name__)

# How far Discord's clock and ours may be apart.
SKEW_SECONDS = 5

# How many of the newest messages are looked through for one that was posted and not ticked off.
LOOKED_THROUGH = 20

_LINK = re.compile(r"(https://discord\.com/channels/(?:\d+|@me)/\d+)/\d+")


class Finding:
    """Belongs to the postman: `postman.finding`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def by_sign(self, table: Table, sign: str) -> int | None:
        """A post with this sign among the newest messages: it was sent, only not ticked off."""
        return await self.by_button(table, lambda button: button.argument == sign)

    async def by_button(self, table: Table, fits: Callable[[button_ids.ToTable], bool]) -> int | None:
        """A post of ours with such a button among the newest messages."""
        me = self.keeper.user
        try:
            async for message in self.keeper.postman.channel(table.game.channel_id).history(limit=LOOKED_THROUGH):
                if me is not None and message.author.id == me.id and any(map(fits, _buttons(message))):
                    return message.id
        except discord.Forbidden:
            log.info("game %s: may not read the channel's history", table.id)
        return None

    async def by_words(self, channel: discord.abc.Messageable, letter: db.Outbox, *words: str) -> int | None:
        """A message that needs no sign: posted before a crash, found by its words (in any of these wordings) and by being younger
        than its letter."""
        meant = {_unlinked(w) for w in words}
        return await self._find_letter(channel, letter, lambda message: _words(message) in meant)

    async def by_question(self, channel: discord.abc.Messageable, letter: db.Outbox, line: str) -> int | None:
        """The same for a message that asks: found by the question its buttons answer, whatever its words are by now."""
        return await self._find_letter(channel, letter, lambda message: line in _lines(message, letter.game_id))

    async def _find_letter(
        self, channel: discord.abc.Messageable, letter: db.Outbox, fits: Callable[[discord.Message], bool]
    ) -> int | None:
        """Another letter may have said the same a moment before; what that became is not ours."""
        if letter.attempts <= 1:
            return None
        me = self.keeper.user
        taken = await self.keeper.db.became(letter.game_id)
        try:
            async for message in channel.history(limit=LOOKED_THROUGH):
                young = message.created_at.timestamp() > letter.created - SKEW_SECONDS
                mine = me is not None and message.author.id == me.id and message.id not in taken
                if young and mine and fits(message):
                    return message.id
        except discord.Forbidden:
            log.info("game %s: may not read the history", letter.game_id)
        return None


def _words(message: discord.Message) -> str:
    """The message's own text, or the first one of its layout."""
    layout = ui.LayoutView.from_message(message, timeout=None) if message.flags.components_v2 else None
    texts = [i.content for i in layout.walk_children() if isinstance(i, ui.TextDisplay)] if layout is not None else []
    return _unlinked(texts[0] if texts else message.content)


def _unlinked(words: str) -> str:
    """Without the newest post's id in links: after a crash there may be a newer one."""
    return _LINK.sub(r"\1", words).strip()


def _addresses(message: discord.Message) -> list[button_ids.ToTable | button_ids.ToQuestion]:
    layout = ui.LayoutView.from_message(message, timeout=None) if message.flags.components_v2 else None
    parsed = [button_ids.parse(getattr(item, "custom_id", None) or "") for item in layout.walk_children()] if layout else []
    return [where for where in parsed if where is not None]


def _buttons(message: discord.Message) -> list[button_ids.ToTable]:
    """What our buttons on this message do."""
    return [where for where in _addresses(message) if isinstance(where, button_ids.ToTable)]


def _lines(message: discord.Message, game_id: int) -> set[str]:
    """The questions of this game that can be answered on this message."""
    found: set[str] = set()
    for where in _addresses(message):
        if where.game_id == game_id:
            found.add(where.line if isinstance(where, button_ids.ToQuestion) else where.argument.partition("/")[0])
    return found
