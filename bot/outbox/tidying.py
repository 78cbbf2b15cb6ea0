"""Old posts: board posts lose their buttons, pings and secret questions that were answered go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot.outbox.sent import Sent
from bot.panel import quiet
from bot.presenter.pings import EVERYBODY, in_the_open, sheet, together
from bot.presenter.sheets import HEADLINE
from bot.tables import Table
from games.kernel.ask import Ask

if TYPE_CHECKING:
    from bot.keeper import Keeper


log = logging.getLogger(__name__)


class Tidying:
    """Belongs to the postman: `postman.tidying`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.pressed: dict[int, list[asyncio.Event]] = {}
        """Private posts somebody is pressing on this moment. Whoever handles the press says what becomes of them."""

    @contextmanager
    def under(self, message_id: int) -> Iterator[None]:
        """While a press on this post is handled; of several the last lets go of it."""
        done = asyncio.Event()
        self.pressed.setdefault(message_id, []).append(done)
        try:
            yield
        finally:
            self.pressed[message_id].remove(done)
            if not self.pressed[message_id]:
                del self.pressed[message_id]
            done.set()

    async def tidy(self, table: Table, keep: int) -> None:
        """Older board posts lose their buttons; pings and secret questions that were answered go.

        Those that are pressed come last, when the press is done. Until then the letter is not ticked off: should the process die before the
        post says what has become of it, the next one finds it here.
        """
        posts = [p for p in await self.keeper.db.posts(table.id, live=True) if p.message_id != keep]
        for post in sorted(posts, key=lambda p: p.message_id in self.pressed):
            if post.purpose in ("prompt", "dm") and post.seat is not None:
                await self._unless_wanted(table, post)
            else:
                await self._strip(post)

    async def _unless_wanted(self, table: Table, post: db.Post) -> None:
        while post.message_id in self.pressed:
            await self.pressed[post.message_id][0].wait()
        if _wanted(table, post) or await self.keeper.db.post(post.message_id) is None:
            return  # None: answered meanwhile; it says so, and stays
        await self.take_away(post)

    async def if_overtaken(self, table: Table, whisper: db.Post) -> bool:
        """A secret question was posted that was decided while it was on its way, behind the board that would have taken it along: it goes.
        One that is pressed this moment stays until the next board; whoever handles the press says what becomes of it."""
        if _wanted(table, whisper) or whisper.message_id in self.pressed:
            return False
        await self.take_away(whisper)
        return True

    async def withdraw(self, table: Table, message_id: int | None) -> None:
        """A ping that was posted before a crash and answered before it was ticked off."""
        if message_id is not None:
            await self.take_away(
                db.Post(game_id=table.id, purpose="prompt", channel_id=table.game.channel_id, message_id=message_id)
            )

    async def only(self, table: Table, users: Collection[int], keep: int) -> None:
        """Each of these is called once at a table: a newer ping takes the place of those before it; one that calls all who plan calls the
        others."""
        posts = await self.keeper.db.posts(table.id, purpose="prompt", live=True)
        called = {*users, *(table.user_of(p.seat) for p in posts if p.seat not in (None, EVERYBODY))}
        for post in posts:
            if post.message_id == keep or post.seat is None:
                continue
            if post.seat == EVERYBODY:
                await self._leave_out(table, called, post)
            elif table.user_of(post.seat) in users:
                await self.take_away(post)

    async def _leave_out(self, table: Table, called: Collection[int | None], post: db.Post) -> None:
        """These are called by pings of their own."""
        async with table.lock:
            await table.awake()
            found = dict.fromkeys(table.user_of(ask.seat) for ask in table.asks if _calls(table, ask, post))
            others = [u for u in found if u is not None and u not in called]
            layout = sheet(table, together(table, others), "")
        if not others:
            await self.take_away(post)
        elif len(others) < len(found):
            shown = {"view": layout, "allowed_mentions": discord.AllowedMentions.none()}
            try:
                await self.keeper.tokens.edit(post.channel_id, post.message_id, lambda: shown)
            except discord.HTTPException as error:
                log.debug("ping %s stays as it is: %s", post.message_id, error)

    async def take_away(self, post: db.Post) -> None:
        try:
            await self.keeper.postman.channel(post.channel_id).get_partial_message(post.message_id).delete()
        except discord.HTTPException as error:
            log.debug("message %s cannot be deleted: %s", post.message_id, error)
        await self.keeper.db.forget_post(post.message_id)

    async def close(self, post: db.Post, story: Sequence[str]) -> bool:
        """The chapter of this board post has ended: it keeps headline and picture, and this is its story. False: it cannot be edited, now
        or ever; what is to follow it perhaps cannot be posted either, and is tried again."""
        return await self._without_buttons(post, story)

    async def _strip(self, post: db.Post) -> None:
        """Picture and story stay, the buttons go. A press on one that could not be stripped is answered all the same."""
        if not await self._without_buttons(post):
            await self.keeper.db.retire_posts([post.message_id])

    async def leave_behind(self, table: Table, letter: db.Outbox) -> Sent:
        """A vote or an offer whose game goes on elsewhere, where it was posted anew: here its words stay, and nothing can be pressed."""
        place, message_id = int(letter.payload["place"]), int(letter.payload["message"])
        try:
            message = await self.keeper.tokens.fetch(place, message_id)
            words = {"view": _words_of(message), "allowed_mentions": discord.AllowedMentions.none()}
            await self.keeper.tokens.edit(place, message_id, lambda: words)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("message %s, which was left behind, stays as it is: %s", message_id, error)
        return Sent()

    async def _without_buttons(self, post: db.Post, story: Sequence[str] | None = None) -> bool:
        try:
            tokens, none = self.keeper.tokens, discord.AllowedMentions.none()
            message = await tokens.fetch(post.channel_id, post.message_id)
            kept = {"view": stripped(message, story), "attachments": message.attachments, "allowed_mentions": none}
            await tokens.edit(post.channel_id, post.message_id, lambda: kept)
        except discord.NotFound:
            await self.keeper.db.forget_post(post.message_id)
            return False
        except discord.HTTPException as error:
            log.info("message %s keeps its buttons: %s", post.message_id, error)
            return False
        await self.keeper.db.retire_posts([post.message_id])
        return True


def _wanted(table: Table, post: db.Post) -> bool:
    """Does this ping or whisper still stand? When the game has ended none does; while it pauses nobody is called."""
    stands = _whispers if post.purpose == "dm" else _calls
    paused = post.purpose != "dm" and table.game.status != "playing"
    return not (table.over or paused) and any(stands(table, ask, post) for ask in table.asks)


def _calls(table: Table, ask: Ask, ping: db.Post) -> bool:
    """A ping in the open stays as long as the cover: that one goes and another stays would tell who is asked behind it. One that
    everybody could read belongs to its question: whoever has answered that, and is asked something else since, was not called for it. One
    that called all who plan stays until each of them has done something."""
    covered = ask.cover is not None and ping.seat in ask.cover.calls
    later = in_the_open(table, ask) and table.times.asked.get(table.name_of(ask), 0) > ping.created
    called = table.box.plans(ask) if ping.seat == EVERYBODY else ask.seat == ping.seat
    return ask.needed and (covered or (called and not later))


def _whispers(table: Table, ask: Ask, whisper: db.Post) -> bool:
    """A whisper stays as long as there is something secret to choose, also for whoever may still change an answer that stands; not for
    whoever has given up the seat."""
    theirs = ask.seat == whisper.seat and whisper.user_id in (None, table.user_of(ask.seat))
    return theirs and not (ask.idle or ask.hollow or ask.read_by(None))


def stripped(message: discord.Message, story: Sequence[str] | None = None) -> ui.LayoutView:
    """The same post with its picture and story (or this one), without question and buttons.

    The question begins at the rule, the story behind the headline. Pictures are named as attachments again, because their addresses expire.
    """
    names = {a.filename: a.filename for a in message.attachments}
    layout = ui.LayoutView(timeout=None)
    for top in ui.LayoutView.from_message(message, timeout=None).children:
        if not isinstance(top, ui.Container):
            continue
        kept: list[ui.Item[Any]] = []
        for item in top.children:
            if isinstance(item, ui.Separator):
                break
            if isinstance(item, ui.MediaGallery):
                item = still_attached(item, names)
            if story is not None and isinstance(item, ui.TextDisplay) and any(_is_headline(k) for k in kept):
                continue
            if item is not None and not isinstance(item, ui.ActionRow):
                kept.append(item)
        if story and any(_is_headline(k) for k in kept):
            kept.append(ui.TextDisplay("\n".join(story)))
        layout.add_item(ui.Container(*kept, accent_colour=top.accent_colour))
    return quiet(layout)


def _words_of(message: discord.Message) -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    for item in ui.LayoutView.from_message(message, timeout=None).children:
        if isinstance(item, ui.TextDisplay):
            layout.add_item(ui.TextDisplay(item.content))
    return quiet(layout)


def _is_headline(item: ui.Item[Any]) -> bool:
    return isinstance(item, ui.TextDisplay) and item.content.startswith(HEADLINE)


def still_attached(gallery: ui.MediaGallery[Any], names: dict[str, str]) -> ui.MediaGallery[Any] | None:
    """The pictures that are still attached."""
    items: list[discord.MediaGalleryItem] = []
    for media in gallery.items:
        name = names.get(media.media.url.partition("?")[0].rpartition("/")[2])
        if name is not None:
            items.append(discord.MediaGalleryItem(f"attachment://{name}", description=media.description))
    return ui.MediaGallery(*items) if items else None
