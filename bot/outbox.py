"""The postman: takes letters out of the outbox, posts them, ticks them off.

A letter is written in the transaction that causes it, so none is lost; it is ticked off after it was posted, so after a crash
it is posted again: with the same nonce, which Discord drops for some minutes, and, after that, only if a look into the channel
does not find the post's sign. Letters to one game are delivered one after the other, in order. Of several pending `board`
letters only the newest is posted: it tells the whole post. Each change writes one, so a `board` letter that is older than the
game and has no younger companion was overtaken: it is ticked off unposted.

Further kinds are added with `postman.kinds["reminder"] = handler`.
"""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import ui

import db
from bot import address
from bot.panel import quiet
from bot.presenter import Sheet
from bot.replay import Replay
from bot.tables import Table
from bot.wording.text import clip
from db.traces import beginning
from rendering.encode import Picture

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Discord limits edits of messages older than an hour (error 30046): such a post is left as it is, and a new one begun.
EDITABLE_SECONDS = 3600
CLAIM_SECONDS, CLAIMED_AT_ONCE = 60, 50
MOST_ATTEMPTS = 10
# While Discord is in trouble; and how old a letter may become over that.
LONGEST_WAIT, OLD_NEWS_SECONDS = 60, 86_400
# What discord.py raises for a refusal or for trouble on the way.
TROUBLE = (discord.HTTPException, aiohttp.ClientError)
UNKNOWN_CHANNEL, MISSING_RIGHTS = 10003, 50013
# An old message, an archived thread: a new post is possible all the same.
NOT_EDITABLE = (30046, 50083)
# Discord: cannot send messages to this user; no mutual server; DMs opened too fast.
CLOSED_DM = (50007, 50278)
SIGN = 12
# How far Discord's clock and ours may be apart.
SKEW_SECONDS = 5
# How many of the newest messages are looked through for one that was posted and not ticked off.
LOOKED_THROUGH = 20


@dataclass(frozen=True, slots=True)
class Sent:
    """The message a letter became (None: it did not need to become one), and the post to keep track of."""

    message_id: int | None = None
    post: db.Post | None = None


_LINK = re.compile(r"(https://discord\.com/channels/(?:\d+|@me)/\d+)/\d+")

Handler = Callable[[Table, db.Outbox], Awaitable[Sent]]


class Undeliverable(Exception):
    """This letter will never arrive: it is given up, with the reason."""


class Postman:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.owner = secrets.token_hex(6)
        self.kinds: dict[str, Handler] = {"prompt": self._prompt, "secret": self._secret, "notice": self._notice}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._waking: set[asyncio.Future[None]] = set()
        self.pressed: set[int] = set()
        """Private posts somebody is pressing on this moment. Whoever handles the press says what becomes of them."""
        self.posted = 0
        self.trouble = ""
        """Why the last letter that was tried did not arrive; empty as soon as one does."""

    # When

    def poke(self, table: Table) -> None:
        """Something was written for this table: deliver it soon."""
        self._poke(table.id)

    def _poke(self, game_id: int) -> None:
        if game_id in self._running:
            self._again.add(game_id)
            return
        task = asyncio.create_task(self._deliver(game_id), name=f"post-{game_id}")
        self._running[game_id] = task
        task.add_done_callback(lambda ended: self._back(game_id, ended))

    def _back(self, game_id: int, ended: asyncio.Task[None]) -> None:
        """A poke between the last look into the outbox and this moment has found nobody to hear it."""
        self._running.pop(game_id, None)
        if game_id in self._again and not ended.cancelled():
            self._poke(game_id)

    async def post_now(self, table: Table) -> None:
        """Deliver, and come back when nothing is on its way to this table; a letter may have failed and be tried again later."""
        self.poke(table)
        await self.at_rest(table)

    async def told(self, table: Table, letter: db.Letter) -> bool:
        """Post this now, for what must not be done before the table knows. False: it could not be posted, and never will be."""
        await self.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), self.keeper.clock())
        await self.keeper.db.hurry(table.id)  # behind a letter that waits for its next try it would wait, too
        await self.post_now(table)
        return await self.keeper.db.sent_or_never(letter.nonce, self.keeper.clock())

    async def at_rest(self, table: Table) -> None:
        """Come back when nothing is on its way to this table."""
        while (task := self._running.get(table.id)) is not None:
            await asyncio.wait({task})

    def _poke_later(self, game_id: int, seconds: int) -> None:
        """A failed letter's next try; should it be missed, housekeeping comes by."""

        async def again() -> None:
            table = await self.keeper.tables.get(game_id)
            if table is not None and not self.keeper.is_closed():
                self.poke(table)

        def wake() -> None:
            if not self.keeper.is_closed():
                task = asyncio.ensure_future(again())
                self._waking.add(task)
                task.add_done_callback(self._waking.discard)

        asyncio.get_running_loop().call_later(seconds, wake)

    async def hurry(self, game_id: int) -> None:
        """What kept letters from arriving may be over: they are tried now."""
        if await self.keeper.db.hurry(game_id):
            self._poke(game_id)

    async def catch_up(self) -> None:
        """Deliver whatever is pending anywhere: after a start, and now and then for letters that failed."""
        for game_id in dict.fromkeys(letter.game_id for letter in await self.keeper.db.pending()):
            async with self.keeper.tables.faults.costs_only(game_id, "its letters cannot be delivered"):
                table = await self.keeper.tables.get(game_id)
                if table is not None:
                    self.poke(table)

    async def idle(self) -> None:
        """Wait until everything on its way is delivered; for shutdown and tests."""
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _deliver(self, game_id: int) -> None:
        while True:
            self._again.discard(game_id)
            try:
                letters = await self.keeper.db.claim_outbox(
                    self.owner, self.keeper.clock(), seconds=CLAIM_SECONDS, game_id=game_id, limit=CLAIMED_AT_ONCE
                )
                if letters:
                    await self._hand_out(game_id, letters)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("delivering for game %s failed", game_id)
                return
            # Whatever is written meanwhile pokes; looking once more would be a transaction for nothing.
            if len(letters) < CLAIMED_AT_ONCE and game_id not in self._again:
                return

    # What

    async def _hand_out(self, game_id: int, letters: Sequence[db.Outbox]) -> None:
        table = await self.keeper.tables.get(game_id)
        if game_id in self.keeper.tables.faults.aside:
            letters = await self._only_notices(letters)
        boards = [letter for letter in letters if letter.kind == "board"]
        for letter in letters:
            if table is None:
                await self.keeper.db.failed(letter.id, self.keeper.clock(), "there is no such table")
            elif letter.kind == "board":
                # All of them at the place of the last: what was written before it is posted before it.
                if letter is boards[-1]:
                    await self._try(boards, lambda: self._board(table, boards))
            elif letter.kind in self.kinds:
                handler = self.kinds[letter.kind]
                await self._try([letter], lambda handler=handler, letter=letter: handler(table, letter))
            else:
                await self.keeper.db.failed(letter.id, self.keeper.clock(), f"nobody delivers {letter.kind}")

    async def _only_notices(self, letters: Sequence[db.Outbox]) -> list[db.Outbox]:
        """A table that was set aside cannot be asked what its other posts look like. When it goes on it writes a new one."""
        for letter in letters:
            if letter.kind != "notice":
                await self.keeper.db.failed(letter.id, self.keeper.clock(), "the game is set aside")
        return [letter for letter in letters if letter.kind == "notice"]

    async def _try(self, letters: Sequence[db.Outbox], deliver: Callable[[], Awaitable[Sent]]) -> None:
        """Deliver, then tick off: the newest first, see the module."""
        now, memory = self.keeper.clock, self.keeper.db
        try:
            sent = await deliver()
        except Undeliverable as reason:
            for letter in letters:
                await memory.failed(letter.id, now(), str(reason))
        except (*TROUBLE, *db.TROUBLE, TimeoutError) as error:
            await self._failed(letters, error)
        except Exception as error:
            # A fault of ours: it would fail again. When the table goes on it writes a new board post.
            last = letters[-1]
            for letter in letters:
                await memory.failed(letter.id, now(), repr(error))
            async with self.keeper.tables.faults.costs_only(last.game_id, f"letter {last.id} ({last.kind}) cannot be posted"):
                raise
        else:
            self.posted += 1
            self.trouble = ""
            if sent.message_id is not None and letters[-1].channel_id is not None:
                self.keeper.places.closed.pop(letters[-1].game_id, None)
            for letter in reversed(letters):
                newest = letter is letters[-1]
                await memory.sent(letter.id, sent.message_id, now(), sent.post if newest else None)

    async def _failed(self, letters: Sequence[db.Outbox], error: Exception) -> None:
        """Later again, or never.

        Trouble at Discord is not the letter's fault: it is tried again every minute until it has become old news. A refusal is
        tried again a few times, more and more seldom, because people can mend it (rights, a closed thread). A channel that is gone
        stays gone.
        """
        last, now = letters[-1], self.keeper.clock()
        attempts = min(letter.attempts for letter in letters)  # the youngest has not had its chances yet
        code, status = (error.code, error.status) if isinstance(error, discord.HTTPException) else (0, 0)
        wait = 2 * 3 ** (min(attempts, 8) - 1)
        if status == 0 or status == 429 or status >= 500:
            wait = min(wait, LONGEST_WAIT)
            give_up = now - min(letter.created for letter in letters) > OLD_NEWS_SECONDS
        else:
            wait = min(wait, 3600)
            give_up = attempts >= MOST_ATTEMPTS or (code == UNKNOWN_CHANNEL and last.channel_id is not None)
        self.trouble = f"{type(error).__name__} {status or ''}".strip()
        reason = str(error) or repr(error)
        log.warning(
            "game %s: letter %s (%s): %s; %s", last.game_id, last.id, last.kind, reason, "given up" if give_up else "again"
        )
        for letter in letters:
            await self.keeper.db.failed(letter.id, now, reason, None if give_up else now + wait)
        if not give_up:
            self._poke_later(last.game_id, wait + 1)
        async with self.keeper.tables.faults.costs_only(last.game_id, "its place is closed"):
            if last.channel_id is not None and (table := await self.keeper.tables.get(last.game_id)) is not None:
                await self.keeper.places.refused(table, error)

    def channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        return self.keeper.get_partial_messageable(channel_id, guild_id=guild_id)

    # The board

    async def _board(self, table: Table, letters: Sequence[db.Outbox]) -> Sent:
        last = letters[-1]
        presenter = self.keeper.presenter
        silent = all(letter.payload.get("silent") for letter in letters)
        if silent and (post := await self._current(table, old=True)) is not None:
            # Nothing that outsiders could see has changed: even an edit would tell that something has been decided, and a new
            # post in place of an old one all the more.
            async with table.lock:
                await table.awake()
            await self._tidy(table, post.message_id)
            return Sent(post.message_id)
        async with table.lock:
            await table.awake()
            if table.live is None or (last.serial < table.game.serial and not await self._younger(last)):
                return Sent()  # overtaken
            scene, view = presenter.scene(table)
            over, before = table.live.over, table.before
            ponder = presenter.pondering(table)
        # Drawn and sent without the lock: presses go on meanwhile, and bring the next letter.
        picture = await Replay(self.keeper).recap(table, view, table.reader()) if over else None
        if picture is None:
            drawing = presenter.picture(table, scene, None, view, table.reader(), before=before)
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
            story = [*_untold(letters), *table.story]
            sheet = self.keeper.presenter.board_sheet(table, story, picture, sign, pings)
        if not fresh and current is not None and await self._edit(table, current, sheet):
            await self._tidy(table, current.message_id)
            return Sent(current.message_id)
        message_id = await self._find(table, sign) if beginning.attempts > 1 else None
        if message_id is None:
            message = await self.channel(table.game.channel_id).send(**sheet.sending(), nonce=beginning.nonce)
            message_id = message.id
        if beginning.attempts > 1:  # it may be what was posted before a crash
            await self._rewrite(table, message_id, sheet)
        post = db.Post(game_id=table.id, purpose="board", channel_id=table.game.channel_id, message_id=message_id)
        await self.keeper.db.add_post(post, self.keeper.clock())
        table.game = dataclasses.replace(table.game, board_message_id=message_id)
        await self._tidy(table, message_id)
        return Sent(message_id, post)

    async def _younger(self, letter: db.Outbox) -> bool:
        """Is there a later board letter still to come?"""
        return any(p.kind == "board" and p.id > letter.id for p in await self.keeper.db.pending(letter.game_id))

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
        await self.channel(table.game.channel_id).get_partial_message(message_id).edit(**sheet.editing())

    async def _find(self, table: Table, sign: str) -> int | None:
        """A post with this sign among the newest messages: it was sent, only not ticked off."""
        return await self.find_button(table, lambda button: button.argument == sign)

    async def find_button(self, table: Table, fits: Callable[[address.ToTable], bool]) -> int | None:
        """A post of ours with such a button among the newest messages."""
        me = self.keeper.user
        try:
            async for message in self.channel(table.game.channel_id).history(limit=LOOKED_THROUGH):
                if me is not None and message.author.id == me.id and any(map(fits, _buttons(message))):
                    return message.id
        except discord.Forbidden:
            log.info("game %s: may not read the channel's history", table.id)
        return None

    async def find_words(self, channel: discord.abc.Messageable, letter: db.Outbox, *words: str) -> int | None:
        """A message that needs no sign: posted before a crash, found by its words (in any of these wordings) and by being younger
        than its letter."""
        meant = {_unlinked(w) for w in words}
        return await self._find_letter(channel, letter, lambda message: _words(message) in meant)

    async def find_question(self, channel: discord.abc.Messageable, letter: db.Outbox, line: str) -> int | None:
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

    async def _tidy(self, table: Table, keep: int) -> None:
        """Older board posts lose their buttons; pings and secret questions that were answered go."""
        memory = self.keeper.db
        for post in await memory.posts(table.id, live=True):
            if post.message_id == keep:
                continue
            if post.purpose in ("prompt", "dm") and post.seat is not None:
                if _wanted(table, post) or post.message_id in self.pressed or await memory.post(post.message_id) is None:
                    continue  # None: answered while we stripped others; it says so, and stays
                await self.take_away(post)
            else:
                await self._strip(post)

    async def withdraw(self, table: Table, message_id: int | None) -> None:
        """A ping that was posted before a crash and answered before it was ticked off."""
        if message_id is not None:
            await self.take_away(
                db.Post(game_id=table.id, purpose="prompt", channel_id=table.game.channel_id, message_id=message_id)
            )

    async def take_away(self, post: db.Post) -> None:
        try:
            await self.channel(post.channel_id).get_partial_message(post.message_id).delete()
        except discord.HTTPException as error:
            log.debug("message %s cannot be deleted: %s", post.message_id, error)
        await self.keeper.db.forget_post(post.message_id)

    async def _strip(self, post: db.Post) -> None:
        """Picture and story stay, the buttons go. A press on one that could not be stripped is answered all the same."""
        try:
            message = await self.channel(post.channel_id).fetch_message(post.message_id)
            none = discord.AllowedMentions.none()
            await message.edit(view=stripped(message), attachments=message.attachments, allowed_mentions=none)
        except discord.NotFound:
            await self.keeper.db.forget_post(post.message_id)
            return
        except discord.HTTPException as error:
            log.info("message %s keeps its buttons: %s", post.message_id, error)
        await self.keeper.db.retire_posts([post.message_id])

    # The other kinds

    async def _prompt(self, table: Table, letter: db.Outbox) -> Sent:
        """A ping to somebody who is asked outside their own turn; not if they have answered meanwhile."""
        user_id, seat, line = letter.payload["user"], letter.payload["seat"], letter.payload["line"]
        sign = letter.nonce[:SIGN]
        found = await self._find(table, sign) if letter.attempts > 1 else None
        async with table.lock:
            await table.awake()
            ask = table.ask_on(line) if line else None
            reader = table.reader()
            over = table.game.status != "playing"
            over = over or bool(line and (ask is None or not ask.needed or table.user_of(ask.seat) != user_id))
            question = ""
            if ask is not None and ask.read_by(None):
                question = clip(table.box.question_line(ask, reader), 600)
            last = len(table.waited_for()) == 1
            text = reader.say(
                "prompt-last" if last and len(table.seats) > 1 else "prompt", who=f"<@{user_id}>", question=question
            )
        if over:
            await self.withdraw(table, found)
            return Sent()
        if found is not None:
            message_id = found
        else:
            layout = ui.LayoutView(timeout=None)
            layout.add_item(ui.TextDisplay(clip(text, 1000)))
            row: ui.ActionRow[Any] = ui.ActionRow(
                ui.Button(
                    label=reader.say("foot-mine"),
                    style=discord.ButtonStyle.primary,
                    custom_id=address.deed_button(table.id, "mine", sign),
                )
            )
            layout.add_item(row)
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
            message = await self.channel(table.game.channel_id).send(
                view=quiet(layout), nonce=letter.nonce, allowed_mentions=mentions
            )
            message_id = message.id
        post = db.Post(game_id=table.id, purpose="prompt", channel_id=table.game.channel_id, message_id=message_id, seat=seat)
        return Sent(message_id, post)

    async def _secret(self, table: Table, letter: db.Outbox) -> Sent:
        """Lines for one person. With closed DMs they are behind "My hand"; the person is told so in the channel."""
        assert letter.user_id is not None
        async with table.lock:
            await table.awake()
            seat = table.seats[letter.payload["seat"]]
            if seat.user_id != letter.user_id:
                return Sent()  # somebody else sits there by now and sees it in their hand
        # News without a question can wait: it is there when they look, and nobody's phone rings.
        return Sent(await self.send_news(table, seat.seat, letter.user_id, letter, silent=True))

    async def send_news(self, table: Table, seat: int, user_id: int, letter: db.Outbox, *, silent: bool = False) -> int | None:
        """The lines of a letter to one person, which it brings in every language."""

        def say(lang: str) -> str:
            lines = letter.payload["lines"].get(lang) or letter.payload["lines"].get(table.lang) or []
            return table.reader(lang).say("secret", lines="\n".join(lines), link=self.link(table))

        return await self.send_dm(table, seat, user_id, say, letter, silent=silent)

    async def send_dm(
        self, table: Table, seat: int, user_id: int, say: Callable[[str], str], letter: db.Outbox, *, silent: bool = False
    ) -> int | None:
        """A DM in its reader's language. None: theirs are closed, which is noted at the seat and told once in the channel.

        Which language that is may have been learned from a press, and forgotten in a crash: what was posted before is looked for in
        all of them.
        """
        worded = {lang: clip(say(lang), 2000) for lang in self.keeper.words.langs}
        lang = await self.keeper.language_of(user_id, table.lang)
        try:
            channel = await self.keeper.create_dm(discord.Object(user_id))
            if (found := await self.find_words(channel, letter, *worded.values())) is not None:
                return found
            message = await channel.send(worded[lang], nonce=letter.nonce, silent=silent)
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            await self.dms_closed(table, seat, user_id)
            return None
        return message.id

    async def dms_closed(self, table: Table, seat: int, user_id: int) -> None:
        """Noted at the seat; the person is told once, in the channel."""
        if table.seats[seat].dm_ok is False:
            return
        await self.keeper.db.change_seat(table.id, seat, self.keeper.clock(), dm_ok=False)
        async with table.lock:
            table.seats = tuple(await self.keeper.db.seats(table.id))
        args = {"who": f"<@{user_id}>"}
        letter = db.Letter(kind="notice", payload={"id": "told-dm-closed", "args": args}, channel_id=table.game.channel_id)
        await self.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), self.keeper.clock())
        self.poke(table)

    async def _notice(self, table: Table, letter: db.Outbox) -> Sent:
        words = table.tables.words
        text = words.say(table.lang, letter.payload["id"], **letter.payload.get("args", {}))
        text = beginning(text, words.say(table.lang, "nobody"))  # whoever it named may have been forgotten meanwhile
        pings = [discord.Object(u) for u in letter.payload.get("pings", ())]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=pings or False)
        # A letter to another place than the table's: where the game was before it moved.
        text, channel = clip(text, 2000), self.channel(letter.payload.get("place") or table.game.channel_id)
        if (found := await self.find_words(channel, letter, text)) is not None:
            return Sent(found)
        message = await channel.send(text, nonce=letter.nonce, allowed_mentions=mentions)
        return Sent(message.id)

    def link(self, table: Table, message_id: int | None = None) -> str:
        """Where this table is, for people who are elsewhere."""
        message_id = message_id or table.game.board_message_id or table.game.lobby_message_id
        place = f"https://discord.com/channels/{table.game.guild_id or '@me'}/{table.game.channel_id}"
        return f"{place}/{message_id}" if message_id else place


def _wanted(table: Table, post: db.Post) -> bool:
    """Does this ping or whisper still stand? A ping in the open stays as long as the cover: that one goes and another stays
    would tell who is asked behind it. When the game has ended none does."""
    if table.over:
        return False
    for ask in table.asks:
        covered = post.purpose == "prompt" and ask.cover is not None and post.seat in ask.cover.seats
        if ask.needed and (ask.seat == post.seat or covered):
            return True
    return False


def _untold(letters: Sequence[db.Outbox]) -> list[str]:
    """The stories of whole chapters that were overtaken before they were posted."""
    found: list[str] = []
    for letter, following in itertools.pairwise(letters):
        if following.payload.get("fresh"):
            found += letter.payload.get("story", ())
    return found


def _words(message: discord.Message) -> str:
    """The message's own text, or the first one of its layout."""
    layout = ui.LayoutView.from_message(message, timeout=None) if message.flags.components_v2 else None
    texts = [i.content for i in layout.walk_children() if isinstance(i, ui.TextDisplay)] if layout is not None else []
    return _unlinked(texts[0] if texts else message.content)


def _unlinked(words: str) -> str:
    """Without the newest post's id in links: after a crash there may be a newer one."""
    return _LINK.sub(r"\1", words).strip()


def _addresses(message: discord.Message) -> list[address.ToTable | address.ToQuestion]:
    layout = ui.LayoutView.from_message(message, timeout=None) if message.flags.components_v2 else None
    parsed = [address.parse(getattr(item, "custom_id", None) or "") for item in layout.walk_children()] if layout else []
    return [where for where in parsed if where is not None]


def _buttons(message: discord.Message) -> list[address.ToTable]:
    """What our buttons on this message do."""
    return [where for where in _addresses(message) if isinstance(where, address.ToTable)]


def _lines(message: discord.Message, game_id: int) -> set[str]:
    """The questions of this game that can be answered on this message."""
    found: set[str] = set()
    for where in _addresses(message):
        if where.game_id == game_id:
            found.add(where.line if isinstance(where, address.ToQuestion) else where.argument.partition("/")[0])
    return found


def stripped(message: discord.Message) -> ui.LayoutView:
    """The same post with its picture and story, without question and buttons.

    The question begins at the rule. Pictures are named as attachments again, because their addresses expire.
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
                item = _gallery(item, names)
            if item is not None and not isinstance(item, ui.ActionRow):
                kept.append(item)
        layout.add_item(ui.Container(*kept, accent_colour=top.accent_colour))
    return quiet(layout)


def _gallery(gallery: ui.MediaGallery[Any], names: dict[str, str]) -> ui.MediaGallery[Any] | None:
    """The pictures that are still attached."""
    items: list[discord.MediaGalleryItem] = []
    for media in gallery.items:
        name = names.get(media.media.url.partition("?")[0].rpartition("/")[2])
        if name is not None:
            items.append(discord.MediaGalleryItem(f"attachment://{name}", description=media.description))
    return ui.MediaGallery(*items) if items else None
