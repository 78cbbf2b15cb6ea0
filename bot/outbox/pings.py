"""Letters of the kind `prompt`: a ping in the channel. Whom to ping is decided by `bot.presenter.pings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

import db
from bot.outbox.sent import SIGN, Sent
from bot.presenter.pings import in_the_open, sheet, together
from bot.tables import Table
from bot.wording.text import clip

if TYPE_CHECKING:
    from bot.keeper import Keeper


class Pings:
    """Belongs to the postman."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def deliver(self, table: Table, letter: db.Outbox) -> Sent:
        """A ping to somebody who is asked outside their own turn, or to all who plan; not if they have answered meanwhile."""
        sign = letter.nonce[:SIGN]
        found = await self.keeper.postman.finding.by_sign(table, sign) if letter.attempts > 1 else None
        async with table.lock:
            await table.awake()
            users, text = _together(table, letter) if "users" in letter.payload else _alone(table, letter)
            layout = sheet(table, text, sign)
        if not users:
            await self.keeper.postman.tidying.withdraw(table, found)
            return Sent()
        if found is not None:
            message_id = found
        else:
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(u) for u in users])
            message = await self.keeper.postman.channel(table.game.channel_id).send(
                view=layout, nonce=letter.nonce, allowed_mentions=mentions
            )
            message_id = message.id
        await self.keeper.postman.tidying.only(table, users, message_id)
        seat, user_id = letter.payload["seat"], letter.payload.get("user")
        place = table.game.channel_id
        post = db.Post(game_id=table.id, purpose="prompt", channel_id=place, message_id=message_id, seat=seat, user_id=user_id)
        return Sent(message_id, post)


def _alone(table: Table, letter: db.Outbox) -> tuple[list[int], str]:
    """Whom it calls, if they are still to be called, and its words."""
    user_id, line = letter.payload["user"], letter.payload["line"]
    ask = table.ask_on(line) if line else None
    reader = table.reader()
    over = table.game.status != "playing"
    over = over or bool(line and (ask is None or not ask.needed or table.user_of(ask.seat) != user_id))
    question = clip(table.box.question_line(ask, reader), 600) if ask is not None and in_the_open(table, ask) else ""
    last = len(table.waited_for()) == 1 and len(table.seats) > 1
    text = reader.say("prompt-last" if last else "prompt", who=f"<@{user_id}>", question=question)
    return ([] if over else [user_id]), text


def _together(table: Table, letter: db.Outbox) -> tuple[list[int], str]:
    waited = {table.user_of(a.seat) for a in table.asks if a.needed and table.box.plans(a)} if table.planning else set()
    users = [u for u in letter.payload["users"] if u in waited]
    return users, together(table, users)
