"""Taking somebody out of what Keeper has posted.

What is rebuilt from the memory (the lobby, the board of a game that goes on, votes) is rebuilt: nothing there names them any more.
Of everything else that is known to have been posted in their games the words are edited: a mention or a name becomes "somebody".
A picture cannot be edited, so one that names them goes, and a button made for them goes, too.

Discord lets old posts be edited slowly, so this happens in the background and as far as it can: a post that is gone, or closed to
Keeper, stays as it is, and whatever is left when Keeper is stopped is not caught up on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot.outbox import TROUBLE, _gallery, stripped
from bot.panel import ALT_TEXT, quiet
from bot.tables import Table
from bot.wording.text import clip
from db.traces import Traces

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Posts of games that ended longer ago are left alone.
RECENT_SECONDS = 30 * 86_400

Say = Callable[[str], str]


class Forgetting:
    """Belongs to one Keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, gone: db.Forgotten, user_id: int) -> None:
        task = asyncio.create_task(self._everywhere(gone, Traces(user_id, gone.names, gone.others)), name="forgetting")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def at_rest(self) -> None:
        """Come back when everything that can be edited is; for tests."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def stop(self) -> None:
        for task in self._running:
            task.cancel()

    async def _everywhere(self, gone: db.Forgotten, who: Traces) -> None:
        told: dict[int, dict[int, int]] = {game_id: {} for game_id in gone.games}
        for game_id, channel_id, message_id in gone.told:
            told.setdefault(game_id, {})[message_id] = channel_id
        for game_id, posts in told.items():
            try:
                await self._in_game(game_id, posts, who)
            except Exception:
                log.exception("the posts of game %s could not all be edited", game_id)

    async def _in_game(self, game_id: int, told: dict[int, int], who: Traces) -> None:
        keeper = self.keeper
        table = await keeper.tables.get(game_id)
        if table is None or (table.game.finished or keeper.clock()) < keeper.clock() - RECENT_SECONDS:
            return
        await keeper.postman.at_rest(table)  # the board as it is without them
        seats = await keeper.db.seats(game_id)
        rebuilt: set[int] = set()
        for vote in await keeper.db.votes(game_id):
            if vote.message_id is not None:
                rebuilt.add(vote.message_id)
                await keeper.votes.show(table, vote.id)
        game = await keeper.db.game(game_id)
        if game is not None and game.unfinished:  # this one is kept up to date anyway
            rebuilt.add((game.lobby_message_id if game.status == "lobby" else game.board_message_id) or 0)
        boards: set[int] = set()
        for post in await keeper.db.posts(game_id):
            if post.purpose == "prompt" and post.seat is not None and seats[post.seat].user_id is None:
                await keeper.postman.take_away(post)  # it called them, and nothing else
                told.pop(post.message_id, None)
            elif post.purpose in ("board", "lobby"):
                told[post.message_id] = post.channel_id
                boards |= {post.message_id} if post.purpose == "board" else set()
        nobody = table.tables.words.say(table.lang, "nobody")
        for message_id, channel_id in sorted(told.items()):
            if message_id not in rebuilt:
                await self._edit(table, channel_id, message_id, lambda text: who.text(text, nobody), message_id in boards)

    async def _edit(self, table: Table, channel_id: int, message_id: int, say: Say, board: bool) -> None:
        try:
            message = await self.keeper.postman.channel(channel_id).fetch_message(message_id)
            changes = neutral(message, say, dead=board and message_id != table.game.board_message_id)
            if changes is not None:
                await message.edit(**changes, allowed_mentions=discord.AllowedMentions.none())
        except TROUBLE as error:
            log.info("message %s stays as it is: %s", message_id, error)


def neutral(message: discord.Message, say: Say, *, dead: bool = False) -> dict[str, Any] | None:
    """How this message must be edited so that it names nobody; None: it does not. `dead`: it has no buttons any more."""
    if not message.flags.components_v2:
        words = say(message.content)
        return {"content": clip(words, 2000)} if words != message.content else None
    layout = stripped(message) if dead else ui.LayoutView.from_message(message, timeout=None)
    named = any(_names(item, say) for item in layout.walk_children())
    if not named:
        return None
    files = {a.filename: a.filename for a in message.attachments}
    kept: set[str] = set()
    made = ui.LayoutView(timeout=None)
    for top in layout.children:
        if isinstance(top, ui.Container):
            inner = [new for item in top.children if (new := _without(item, say, files, kept)) is not None]
            made.add_item(ui.Container(*inner, accent_colour=top.accent_colour))
        elif (new := _without(top, say, files, kept)) is not None:
            made.add_item(new)
    return {"view": quiet(made), "attachments": [a for a in message.attachments if a.filename in kept]}


def _names(item: Any, say: Say) -> bool:
    if isinstance(item, ui.MediaGallery):
        return any(_tells(media, say) for media in item.items)
    words = [getattr(item, name, None) for name in ("content", "label", "placeholder", "custom_id")]
    return any(isinstance(text, str) and say(text) != text for text in words)


def _tells(media: discord.MediaGalleryItem, say: Say) -> bool:
    """A picture that names somebody says so in its description; one whose description is cut off or missing may."""
    text = media.description or ""
    return say(text) != text or not text or len(text) >= ALT_TEXT


def _without(item: Any, say: Say, files: dict[str, str], kept: set[str]) -> Any:
    """The part as it may stay; None: it goes."""
    if isinstance(item, ui.TextDisplay):
        return ui.TextDisplay(clip(say(item.content), 4000))
    if isinstance(item, ui.MediaGallery):
        if any(_tells(media, say) for media in item.items):
            return None
        gallery = _gallery(item, files)
        kept |= {media.media.url.removeprefix("attachment://") for media in gallery.items} if gallery is not None else set()
        return gallery
    if isinstance(item, ui.ActionRow):
        buttons = [child for child in item.children if not _names(child, say)]
        return ui.ActionRow(*buttons) if buttons else None
    return item
