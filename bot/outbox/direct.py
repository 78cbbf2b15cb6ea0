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
from bot.wording.text import clip

if TYPE_CHECKING:
    from bot.keeper import Keeper


class Direct:
    """Belongs to the postman: `postman.direct`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def deliver(self, table: Table, letter: db.Outbox) -> Sent:
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

    async def note_closed(self, table: Table, seat: int, user_id: int) -> None:
        """Noted at the seat; the person is told once, in the channel."""
        if table.seats[seat].dm_ok is False:
            return
        await self.keeper.db.change_seat(table.id, seat, self.keeper.clock(), dm_ok=False)
        async with table.lock:
            table.seats = tuple(await self.keeper.db.seats(table.id))
        args = {"who": f"<@{user_id}>"}
        letter = db.Letter(kind="notice", payload={"id": "told-dm-closed", "args": args}, channel_id=table.game.channel_id)
        await self.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), self.keeper.clock())
        self.keeper.postman.poke(table)
