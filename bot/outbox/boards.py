"""The board post on its way: over the post that is being written, or as a new one. What it looks like is `bot.presenter.board`'s.

Of several pending `board` letters only the newest is posted: it tells the whole post. Each change writes one, so a `board` letter that is
older than the game and has no younger companion was overtaken: it is ticked off unposted.

A post belongs to one chapter, usually a turn. When the next begins, the post that stands is closed: it keeps its headline and picture, and
gets the end of its story. A chapter that ended before its post was made has none; the next post tells it above its own headline.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Sequence
from itertools import takewhile
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
# With more posts than this below it the living post is off the screen, and is posted anew. So often at most somebody looks how many there are.
POSTS_BELOW, LOOK_SECONDS = 2, 60
MISSING_RIGHTS = 50013


class Boards:
    """Belongs to the postman: `postman.boards`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._looked: dict[int, int] = {}
        """When it was looked how deep a post lies, by message."""
        self._untold: dict[int, list[str]] = {}
        """By game: the end of a chapter whose post could not be edited any more, as long as the next one is on its way."""

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
        beginnings = [letter for letter in letters if letter.payload.get("fresh")]
        beginning = beginnings[0] if beginnings else letters[0]
        sign = beginning.nonce[:SIGN]
        found = await self.keeper.postman.finding.by_sign(table, sign) if beginning.attempts > 1 else None
        async with table.lock:
            await table.awake()
            overtaken = last.serial < table.game.serial and not await self._younger(last)
            ended = table.live is not None and not overtaken and await self._ended(last)
            if table.live is None or overtaken:
                return await self._leave(table, found)
        if ended:  # caretakers were faster than the post of this chapter; the one before it gets its end all the same
            self._untold[table.id] = [*self._untold.pop(table.id, ()), *await self._close(table, beginnings, found)]
            return await self._leave(table, found)
        async with table.lock:
            await table.awake()
            if table.live is None:
                return await self._leave(table, found)
            last = table.post.pictured if any(letter.payload.get("moved") for letter in letters) else None
            scene, view = board.scene(table)
            over, before = table.live.over, table.post.before
            ponder = board.pondering(table)
        # Drawn and sent without the lock: presses go on meanwhile, and bring the next letter.
        closing = asyncio.ensure_future(self._close(table, beginnings, found))
        picture = await pictures.recap(table, view, table.reader()) if over else None
        poster = await pictures.poster(table, view, table.reader()) if picture is not None else None
        if picture is None:
            if last is not None and await pictures.still(table):
                last = None
            drawing = pictures.of(table, scene, None, view, table.reader(), before=before, last=last)
            picture, _ = await asyncio.gather(drawing, asyncio.to_thread(ponder))
        above = [*self._untold.pop(table.id, ()), *await closing, *_overtaken(beginnings)]
        pings = tuple(dict.fromkeys(u for letter in letters for u in letter.payload.get("pings", ())))
        try:
            return await self._put(table, letters, beginning, above, picture, found, pings, poster)
        except discord.Forbidden as error:
            if picture is None or error.code != MISSING_RIGHTS:
                raise
            # Perhaps it is only the picture that is not allowed here: all it shows can be had in words.
            sent = await self._put(table, letters, beginning, above, None, found, pings)
            log.warning("game %s: pictures may not be attached in channel %s", table.id, table.game.channel_id)
            return sent

    async def _put(
        self,
        table: Table,
        letters: Sequence[db.Outbox],
        beginning: db.Outbox,
        above: Sequence[str],
        picture: Picture | None,
        found: int | None,
        pings: tuple[int, ...],
        poster: Picture | None = None,
    ) -> Sent:
        """The board post into the channel: over the current one, or as a new one. `found` is what was posted before a crash."""
        async with table.lock:
            await table.awake()
            if await self._ended(letters[-1]):  # while it was drawn; nobody would see it for longer than a moment
                return await self._leave(table, found)
            current = None if beginning.payload.get("fresh") else await self._current(table)
            story = table.post.story
            if current is not None:
                above = [*await self._above(table, current), *above]
            sheet = board.sheet(table, story, picture, beginning.nonce[:SIGN], pings, above=above, poster=poster)
            table.post.posted, table.post.overtaken, table.post.planned = True, [], table.planning
        if current is not None and not await self._buried(current) and await self._edit(table, current, sheet):
            table.post.shown, table.post.above = [*story], [*above]
            self.keeper.postman.renew_sheets(table)
            await self.keeper.postman.tidying.tidy(table, current.message_id)
            return Sent(current.message_id)
        if found is None:
            message = await self.keeper.postman.channel(table.game.channel_id).send(**sheet.sending(), nonce=beginning.nonce)
        message_id = message.id if found is None else found
        if beginning.attempts > 1:  # Discord may have dropped it for its nonce, and handed out what was posted before a crash
            await self._rewrite(table, message_id, sheet)
        sent = await self._keep(table, message_id)
        table.post.shown, table.post.above = [*story], [*above]
        self.keeper.postman.renew_sheets(table)
        await self.keeper.postman.tidying.tidy(table, message_id)
        return sent

    async def _keep(self, table: Table, message_id: int) -> Sent:
        """From now on this is the table's board post."""
        post = db.Post(game_id=table.id, purpose="board", channel_id=table.game.channel_id, message_id=message_id)
        await self.keeper.db.add_post(post, self.keeper.clock())
        table.game = dataclasses.replace(table.game, board_message_id=message_id)
        return Sent(message_id)

    async def _leave(self, table: Table, found: int | None) -> Sent:
        """Nothing is to be posted any more. What was posted before a crash is kept, so that the next chapter closes it."""
        return Sent() if found is None else await self._keep(table, found)

    async def _close(self, table: Table, beginnings: Sequence[db.Outbox], found: int | None) -> list[str]:
        """The end of its story onto the post that stands, if a chapter has ended. What could not be put there, because nobody can edit
        it any more, is told by the next post; if that was `found` it does already."""
        closed = beginnings[0].payload.get("closed") if beginnings else None
        if not closed:
            return []
        post = await self._current(table, old=True, but=found)
        if post is None and beginnings[0].attempts > 1 and await self.keeper.db.posts(table.id, purpose="board", live=False):
            return []  # closed before a crash
        if post is not None and await self.keeper.postman.tidying.close(post, closed):
            table.post.shown = [*closed]
        return _after(table.post.shown, closed) if found is None else []

    async def _younger(self, letter: db.Outbox) -> bool:
        """Is there a later board letter still to come?"""
        return any(p.kind == "board" and p.id > letter.id for p in await self.keeper.db.pending(letter.game_id))

    async def _ended(self, letter: db.Outbox) -> bool:
        """Is the post of the next chapter on its way?"""
        later = [p for p in await self.keeper.db.pending(letter.game_id) if p.kind == "board" and p.id > letter.id]
        return any(p.payload.get("fresh") for p in later)

    async def _current(self, table: Table, *, old: bool = False, but: int | None = None) -> db.Post | None:
        """The post being written, if it may still be edited; `old`: or is too old for that. `but` is another."""
        posts = [p for p in await self.keeper.db.posts(table.id, purpose="board", live=True) if p.message_id != but]
        newest = posts[-1] if posts else None
        if newest is None or (not old and newest.created < self.keeper.clock() - EDITABLE_SECONDS):
            return None
        return newest if newest.channel_id == table.game.channel_id else None

    async def _above(self, table: Table, post: db.Post) -> list[str]:
        """What this post tells of chapters that have none of their own. The end of one whose post could not be edited is known to whoever
        posted it alone."""
        if table.post.above is None:
            table.post.above = _overtaken(await self.keeper.db.began(table.id, post.message_id))
        return table.post.above

    async def _buried(self, post: db.Post) -> bool:
        """Do so many posts lie below it that nobody sees it?"""
        now = self.keeper.clock()
        if 0 <= now - self._looked.get(post.message_id, post.created) < LOOK_SECONDS:
            return False
        self._looked = {id: at for id, at in self._looked.items() if 0 <= now - at < LOOK_SECONDS} | {post.message_id: now}
        try:
            channel = self.keeper.postman.channel(post.channel_id)
            below = [m.id async for m in channel.history(after=discord.Object(post.message_id), limit=POSTS_BELOW + 1)]
        except discord.HTTPException as error:  # not ours to read, perhaps: then it stays where it is
            log.debug("game post %s: what lies below it cannot be seen: %s", post.message_id, error)
            return False
        return len(below) > POSTS_BELOW

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
        await self.keeper.tokens.edit(table.game.channel_id, message_id, sheet.editing)


def _overtaken(beginnings: Sequence[db.Outbox]) -> list[str]:
    """Of chapters without a post: what the last letter tells of them, and of those before it what it does not know of, because the post was
    thought to be on its way."""
    found: list[str] = []
    for letter in beginnings:
        closed = [*letter.payload.get("closed", ())] if letter is not beginnings[0] else []
        told = [*letter.payload.get("overtaken", ())]
        found = told if told[: len(found)] == found and not closed else [*found, *closed, *told]
    return found


def _after(shown: Sequence[str], story: Sequence[str]) -> list[str]:
    """The lines behind those that stand on the post already; all of them if they are not known any more. The same line may come again:
    where most of the lines before it are those that stand there, they end."""

    def alike(place: int) -> int:
        pairs = zip(reversed(shown), reversed(story[: place + 1]), strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    last = max(range(len(story)), key=alike, default=0)
    return [*(story[last + 1 :] if story and alike(last) else story)]
