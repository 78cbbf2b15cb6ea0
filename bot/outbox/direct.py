"""Direct messages: letters of the kind `secret`, and what to do about people whose direct messages are closed.

Secret questions are `bot.secret_questions`'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

import db
from bot.outbox.sent import CLOSED_DM, Sent
from bot.tables import Table
from bot.wording.text import clip, width

if TYPE_CHECKING:
    from bot.keeper import Keeper


# News that come so soon after each other are one message.
NEWS_SECONDS = 600
# Of a direct message; Discord takes 2000.
MOST_WORDS = 1900
# So often at most it is tried whether closed direct messages have been opened again.
AGAIN_SECONDS = 60


def _lines(table: Table, letter: db.Outbox, lang: str) -> list[str]:
    return letter.payload["lines"].get(lang) or letter.payload["lines"].get(table.lang) or []


class Direct:
    """Belongs to the postman: `postman.direct`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._tried: dict[tuple[int, int], int] = {}
        """When it was last tried whether somebody's are open again, by game and person."""

    async def deliver(self, table: Table, letter: db.Outbox) -> Sent:
        """Lines for one person. With closed DMs they are behind "My hand"; the person is told so in the channel."""
        assert letter.user_id is not None
        async with table.lock:
            await table.awake()
            seat = table.seats[letter.payload["seat"]]
            if seat.user_id != letter.user_id:
                return Sent()  # somebody else sits there by now and sees it in their hand
        rings = bool(letter.payload.get("rings"))  # they have asked to be told
        if not rings and (message_id := await self._added(table, letter)) is not None:
            return Sent(message_id)
        # News without a question can wait: it is there when they look, and nobody's phone rings.
        return Sent(await self.send_news(table, seat.seat, letter.user_id, letter, silent=not rings))

    async def _added(self, table: Table, letter: db.Outbox) -> int | None:
        """News that follow each other are one message, which grows. None: nothing was told just before, or it is full."""
        assert letter.user_id is not None
        before = await self.keeper.db.news(table.id, letter.user_id, self.keeper.clock() - NEWS_SECONDS)
        if not before or before[-1].message_id is None:
            return None
        lang = await self.keeper.language_of(letter.user_id, table.lang)
        told = [line for news in (*before, letter) for line in _lines(table, news, lang)]
        words = table.reader(lang).say("secret", lines="\n".join(told), link=self.keeper.postman.link(table))
        if width(words) > MOST_WORDS:
            return None
        try:
            channel = await self.keeper.create_dm(discord.Object(letter.user_id))
            nobody = discord.AllowedMentions.none()
            await channel.get_partial_message(before[-1].message_id).edit(content=words, allowed_mentions=nobody)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            return None  # it was deleted, or cannot be changed any more
        return before[-1].message_id

    async def send_news(self, table: Table, seat: int, user_id: int, letter: db.Outbox, *, silent: bool = False) -> int | None:
        """The lines of a letter to one person, which it brings in every language."""

        def say(lang: str) -> str:
            lines = _lines(table, letter, lang)
            return table.reader(lang).say("secret", lines="\n".join(lines), link=self.keeper.postman.link(table))

        return await self.send(table, seat, user_id, say, letter, silent=silent)

    async def send(
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
            if (found := await self.keeper.postman.finding.by_words(channel, letter, *worded.values())) is not None:
                return found
            message = await channel.send(worded[lang], nonce=letter.nonce, silent=silent)
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            await self.note_closed(table, seat, user_id)
            return None
        return message.id

    async def try_again(self, table: Table, user_id: int) -> None:
        """Somebody presses at this table whose direct messages are closed: have they opened them? Then they are told so there, and the detour
        through the channel ends. Not when a secret arrives: that the calls end just then would tell everybody that it did."""
        shut = [s.seat for s in table.seats if s.user_id == user_id and s.dm_ok is False]
        now, key = self.keeper.clock(), (table.id, user_id)
        self._tried = {whose: at for whose, at in self._tried.items() if 0 <= now - at < AGAIN_SECONDS}
        if not shut or table.game.status != "playing" or key in self._tried:
            return
        self._tried[key] = now
        reader = table.reader(await self.keeper.language_of(user_id, table.lang))
        words = reader.say("dm-open-again", game=table.box.title(reader), link=self.keeper.postman.link(table))
        try:
            channel = await self.keeper.create_dm(discord.Object(user_id))
            await channel.send(clip(words, 2000), silent=True)
        except discord.HTTPException:
            return
        for seat in shut:
            if table.seats[seat].user_id == user_id:
                await self.keeper.db.change_seat(table.id, seat, now, dm_ok=True)
        await table.reseat()

    async def note_closed(self, table: Table, seat: int, user_id: int) -> None:
        """Noted at the seat, unless somebody else has sat down there meanwhile; the person is told once, in the channel."""
        if table.seats[seat].dm_ok is False or table.seats[seat].user_id != user_id:
            return
        await self.keeper.db.change_seat(table.id, seat, self.keeper.clock(), dm_ok=False)
        async with table.lock:
            table.seats = tuple(await self.keeper.db.seats(table.id))
        args = {"who": f"<@{user_id}>"}
        letter = db.Letter(kind="notice", payload={"id": "told-dm-closed", "args": args}, channel_id=table.game.channel_id)
        await self.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), self.keeper.clock())
        self.keeper.postman.poke(table)
