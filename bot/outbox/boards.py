"""The board post on its way: over the post that is being written, or as a new one. What it looks like is `bot.presenter.board`'s.

Of several pending `board` letters only the newest is posted: it tells the whole post. Each change writes one, so a `board` letter that is
older than the game and has no younger companion was overtaken: it is ticked off unposted.
"""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

import db
from bot.outbox.sent import SIGN, Sent
from bot.presenter import board
from bot.presenter.sheets import Sheet
from bot.tables import Table
from rendering.encode import Picture

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Discord limits edits of messages older than an hour (error 30046): such a post is left as it is, and a new one begun.
EDITABLE_SECONDS = 3600
# An old message, an archived thread: a new post is possible all the same.
NOT_EDITABLE = (30046, 50083)
MISSING_RIGHTS = 50013


class Boards:
    """Belongs to the postman: `postman.boards`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def deliver(self, table: Table, letters: Sequence[db.Outbox]) -> Sent:
        last = letters[-1]
        pictures = self.keeper.presenter.pictures
        silent = all(letter.payload.get("silent") for letter in letters)
        if silent and (post := await self._current(table, old=True)) is not None:
            # Nothing that outsiders could see has changed: even an edit would tell that something has been decided, and a new
            # post in place of an old one all the more.
            async with table.lock:
                await table.awake()
            await self.keeper.postman.tidying.tidy(table, post.message_id)
            return Sent(post.message_id)
        async with table.lock:
            await table.awake()
            if table.live is None or (last.serial < table.game.serial and not await self._younger(last)):
                return Sent()  # overtaken
            scene, view = board.scene(table)
            over, before = table.live.over, table.post.before
            ponder = board.pondering(table)
        # Drawn and sent without the lock: presses go on meanwhile, and bring the next letter.
        picture = await pictures.recap(table, view, table.reader()) if over else None
        if picture is None:
            drawing = pictures.of(table, scene, None, view, table.reader(), before=before)
            picture, _ = await asyncio.gather(drawing, asyncio.to_thread(ponder))
        beginning = next((letter for letter in letters if letter.payload.get("fresh")), letters[0])
        sign = beginning.nonce[:SIGN]
        pings = tuple(dict.fromkeys(u for letter in letters for u in letter.payload.get("pings", ())))
        fresh = any(letter.payload.get("fresh") for letter in letters)
        try:
            return await self._put(table, letters, beginning, picture, sign, pings, fresh=fresh)
        except discord.Forbidden as error:
            if picture is None or error.code != MISSING_RIGHTS:
                raise
            # Perhaps it is only the picture that is not allowed here: all it shows can be had in words.
            sent = await self._put(table, letters, beginning, None, sign, pings, fresh=fresh)
            log.warning("game %s: pictures may not be attached in channel %s", table.id, table.game.channel_id)
            return sent

    async def _put(
        self,
        table: Table,
        letters: Sequence[db.Outbox],
        beginning: db.Outbox,
        picture: Picture | None,
        sign: str,
        pings: tuple[int, ...],
        *,
        fresh: bool,
    ) -> Sent:
        """The board post into the channel: over the current one, or as a new one."""
        async with table.lock:
            await table.awake()
            current = await self._current(table)
            # A chapter that has begun since belongs to the next post: this one tells what its own letter does.
            story = letters[-1].payload["story"] if await self._ended(letters[-1]) else table.post.story
            sheet = board.sheet(table, [*_untold(letters, table.post.shown), *story], picture, sign, pings)
        if not fresh and current is not None and await self._edit(table, current, sheet):
            table.post.shown = [*story]
            await self.keeper.postman.tidying.tidy(table, current.message_id)
            return Sent(current.message_id)
        message_id = await self.keeper.postman.finding.by_sign(table, sign) if beginning.attempts > 1 else None
        if message_id is None:
            message = await self.keeper.postman.channel(table.game.channel_id).send(**sheet.sending(), nonce=beginning.nonce)
            message_id = message.id
        if beginning.attempts > 1:  # it may be what was posted before a crash
            await self._rewrite(table, message_id, sheet)
        post = db.Post(game_id=table.id, purpose="board", channel_id=table.game.channel_id, message_id=message_id)
        await self.keeper.db.add_post(post, self.keeper.clock())
        table.game = dataclasses.replace(table.game, board_message_id=message_id)
        table.post.shown = [*story]
        await self.keeper.postman.tidying.tidy(table, message_id)
        return Sent(message_id, post)

    async def _younger(self, letter: db.Outbox) -> bool:
        """Is there a later board letter still to come?"""
        return any(p.kind == "board" and p.id > letter.id for p in await self.keeper.db.pending(letter.game_id))

    async def _ended(self, letter: db.Outbox) -> bool:
        """Is the post of the next chapter on its way?"""
        later = [p for p in await self.keeper.db.pending(letter.game_id) if p.kind == "board" and p.id > letter.id]
        return any(p.payload.get("fresh") for p in later)

    async def _current(self, table: Table, *, old: bool = False) -> db.Post | None:
        """The post being written, if it may still be edited; `old`: or is too old for that."""
        posts = await self.keeper.db.posts(table.id, purpose="board", live=True)
        newest = posts[-1] if posts else None
        if newest is None or (not old and newest.created < self.keeper.clock() - EDITABLE_SECONDS):
            return None
        return newest if newest.channel_id == table.game.channel_id else None

    async def _edit(self, table: Table, post: db.Post, sheet: Sheet) -> bool:
        try:
            await self._rewrite(table, post.message_id, sheet)
        except discord.NotFound:
            await self.keeper.db.forget_post(post.message_id)
            return False
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def _rewrite(self, table: Table, message_id: int, sheet: Sheet) -> None:
        await self.keeper.postman.channel(table.game.channel_id).get_partial_message(message_id).edit(**sheet.editing())


def _untold(letters: Sequence[db.Outbox], shown: Sequence[str]) -> list[str]:
    """What was overtaken before it was posted: the rest of the chapter whose post stands, after the lines `shown` there, and whole chapters."""
    found: list[str] = []
    begun = False
    for letter, following in itertools.pairwise(letters):
        begun = begun or bool(letter.payload.get("fresh"))
        if following.payload.get("fresh"):
            found += letter.payload.get("story", ()) if begun else _after(shown, letter.payload.get("story", ()))
    return found


def _after(shown: Sequence[str], story: Sequence[str]) -> Sequence[str]:
    """The lines behind the last one that stands on the post already; all of them if it is not known any more."""
    last = shown[-1] if shown else None
    places = [place for place, line in enumerate(story) if line == last]
    return story[places[-1] + 1 :] if places else story
