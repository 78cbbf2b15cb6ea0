"""Taking somebody out of the games and out of what Keeper has posted, once the memory has forgotten them.

First the tables learn of it: a caretaker plays on at once, the table is told which seat it is, lobbies are shown without them.
Then the posts. What is rebuilt from the memory (the lobby, the board of a game that goes on, votes) is rebuilt: nothing there names
them any more. Of everything else that is known to have been posted in their games the words are edited: a mention or a name becomes
"somebody", in the language the table spoke then (`bot.tongues`). A picture cannot be edited, so one that names them goes, and a button made for them goes, too.

Every game is gone through by itself: one that cannot be opened, or whose channel is closed, keeps no other from its turn, and of
one that cannot be opened the words are edited all the same. Discord lets old posts be edited slowly, so this happens in the
background and as far as it can. What is left when Keeper is stopped cannot be caught up on: whose name was to go is known to nobody
any more. Whoever asks to be forgotten is told so before (`privacy-sure`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import ui

import db
from bot import tongues
from bot.lobby.seats import look_after
from bot.outbox import TROUBLE
from bot.outbox.tidying import still_attached, stripped
from bot.panel import quiet
from bot.presenter.notices import notice
from bot.presenter.pings import EVERYBODY
from bot.refusals import TableRefusal
from bot.wording.text import clip
from db.traces import Traces
from games.kernel.ask import Seat
from rendering.drawn import ALT_LIMIT

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

Say = Callable[[str], str]
T = TypeVar("T")


class Forgetting:
    """Belongs to one Keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._running: set[asyncio.Task[Any]] = set()

    async def begin(self, gone: db.Forgotten, user_id: int) -> None:
        """Comes back when the tables know; the posts follow in the background. Nothing that fails on the way ends either."""
        tables = self._run(self._tables(gone, user_id))
        self._run(self._posts(tables, gone, Traces(user_id, gone.names, gone.others)))
        await asyncio.wait({tables})

    def _run(self, what: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(what, name="forgetting")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def at_rest(self) -> None:
        """Come back when everything that can be edited is; for tests."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def stop(self) -> None:
        for task in self._running:
            task.cancel()

    @asynccontextmanager
    async def _turn(self, game_id: int, doing: str) -> AsyncIterator[None]:
        """For one game of many: neither its faults nor a closed channel nor trouble of the memory takes the others' turn."""
        try:
            async with self.keeper.tables.faults.costs_only(game_id, doing):
                try:
                    yield
                except TROUBLE as error:
                    log.info("game %s: %s: %s", game_id, doing, error)
        except Exception as error:
            log.error("game %s: %s: %s", game_id, doing, error)

    # The tables

    async def _tables(self, gone: db.Forgotten, user_id: int) -> set[int]:
        """The games whose newest post was made anew without them."""
        anew: set[int] = set()
        left: dict[int, list[Seat]] = {}
        for game_id, seat in gone.caretaken:
            left.setdefault(game_id, []).append(seat)
        for game_id in dict.fromkeys((*left, *gone.games)):  # first those where somebody waits
            async with self._turn(game_id, "its table could not be told that somebody is gone"):
                await self._learns(game_id, user_id, left.get(game_id, ()))
                anew |= {game_id} if game_id in left else set()
        for game_id in gone.left_lobbies:
            async with self._turn(game_id, "its lobby could not be shown without them"):
                table = await self.keeper.tables.get(game_id)
                if table is not None:
                    await look_after(self.keeper, table)
                    anew.add(game_id)
        return anew

    async def _learns(self, game_id: int, user_id: int, left: Sequence[Seat]) -> None:
        """The table drops what names them; on the seats they have left a caretaker plays on, which everybody is told as if they had
        gone in any other way, only by the seat's number."""
        table = await self.keeper.tables.get(game_id)
        if table is None:
            return
        async with table.lock:
            table.drop()  # its story names them
        await table.reseat()
        table.people.pop(user_id, None)
        table.drafts = {key: picks for key, picks in table.drafts.items() if key[0] != user_id}
        if not left:
            return
        told = db.Effects(outbox=(notice(table, "told-left", who=table.names_of(left)),))
        for seat in left:
            await table.change_seat(seat, None, carried=told if seat == left[0] else None, caretaker=True)

    # The posts

    async def _posts(self, tables: asyncio.Task[set[int]], gone: db.Forgotten, who: Traces) -> None:
        anew = await tables
        told: dict[int, dict[int, int]] = {game_id: {} for game_id in gone.games}
        for game_id, channel_id, message_id in gone.told:
            told.setdefault(game_id, {})[message_id] = channel_id
        for game_id, posts in told.items():
            async with self._turn(game_id, "its posts could not all be edited"):
                await self._in_game(game_id, posts, who, anew=game_id in anew)

    async def _in_game(self, game_id: int, told: dict[int, int], who: Traces, *, anew: bool) -> None:
        keeper = self.keeper
        kept = await self._kept_up(game_id, anew)
        game = await keeper.db.game(game_id)
        if game is None:
            return
        seats = await keeper.db.seats(game_id)
        boards: set[int] = set()
        for post in await keeper.db.posts(game_id):
            if post.purpose == "prompt" and post.seat is not None and (post.seat == EVERYBODY or _nobodys(seats, post.seat)):
                await keeper.postman.tidying.take_away(post)  # it called them, and nothing else
                told.pop(post.message_id, None)
            elif post.purpose == "prompt" and post.seat is None and not post.live:
                await keeper.postman.tidying.take_away(
                    post
                )  # a film: their name is in its pictures; whoever likes has another made
            elif post.purpose in ("board", "lobby"):
                told[post.message_id] = post.channel_id
                boards |= {post.message_id} if post.purpose == "board" and post.message_id != game.board_message_id else set()
        for vote in await keeper.db.votes(game_id):
            if vote.message_id is not None:
                told[vote.message_id] = game.channel_id

        def say(lang: str) -> Say:
            nobody = keeper.words.say(lang, "nobody")
            return lambda text: who.text(text, nobody)

        await self._rename(game.channel_id, say(game.language))
        for message_id, channel_id in sorted(told.items()):
            if message_id not in kept:
                await self._edit(channel_id, message_id, lambda at: say(tongues.spoken(game, at)), dead=message_id in boards)

    async def _kept_up(self, game_id: int, anew: bool) -> set[int]:
        """The messages that show the memory as it is now. Of a table that cannot be opened there are none."""
        keeper = self.keeper
        table = await keeper.tables.get(game_id)
        if table is None:
            return set()
        await keeper.postman.at_rest(table)  # the board as it is without them
        kept: set[int] = set()
        try:
            async with table.lock:
                await table.awake()
            for vote in await keeper.db.votes(game_id):
                if vote.message_id is not None:
                    await keeper.votes.post.show(table, vote.id)
                    kept.add(vote.message_id)
        except (TableRefusal, *TROUBLE) as error:
            log.info("game %s: its posts are edited as they are: %s", game_id, error)
            return kept
        game = await keeper.db.game(game_id)
        if anew and game is not None and game.status == "lobby" and game_id not in keeper.places.closed:
            kept.add(game.lobby_message_id or 0)
        # A board is looked at like any other post: where nobody new is asked it was not made anew, and its story still names them.
        return kept

    async def _rename(self, channel_id: int, say: Say) -> None:
        """A thread of our own is called after whoever has opened the table."""
        place, me = self.keeper.get_channel(channel_id), self.keeper.user
        ours = isinstance(place, discord.Thread) and me is not None and place.owner_id == me.id
        if isinstance(place, discord.Thread) and ours and say(place.name) != place.name:
            try:
                await place.edit(name=clip(say(place.name), 100))
            except TROUBLE as error:
                log.info("thread %s keeps its name: %s", channel_id, error)

    async def _edit(self, channel_id: int, message_id: int, saying: Callable[[float], Say], *, dead: bool) -> None:
        """`saying`: how it is said in what was last written at this time."""
        try:
            message = await self.keeper.postman.channel(channel_id).fetch_message(message_id)
            written = message.edited_at or message.created_at
            changes = neutral(message, saying(written.timestamp()), dead=dead)
            if changes is not None:
                await message.edit(**changes, allowed_mentions=discord.AllowedMentions.none())
        except TROUBLE as error:
            log.info("message %s stays as it is: %s", message_id, error)


def _nobodys(seats: Sequence[db.Seat], number: Seat) -> bool:
    return any(s.seat == number and s.user_id is None for s in seats)


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
    return say(text) != text or not text or len(text) >= ALT_LIMIT


def _without(item: Any, say: Say, files: dict[str, str], kept: set[str]) -> Any:
    """The part as it may stay; None: it goes."""
    if isinstance(item, ui.TextDisplay):
        return ui.TextDisplay(clip(say(item.content), 4000))
    if isinstance(item, ui.MediaGallery):
        if any(_tells(media, say) for media in item.items):
            return None
        gallery = still_attached(item, files)
        kept |= {media.media.url.removeprefix("attachment://") for media in gallery.items} if gallery is not None else set()
        return gallery
    if isinstance(item, ui.ActionRow):
        buttons = [child for child in item.children if not _names(child, say)]
        return ui.ActionRow(*buttons) if buttons else None
    return item
