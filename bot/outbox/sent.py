"""What becomes of a letter, and how Discord says no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
import discord

import db
from bot.tables import Table

# What discord.py raises for a refusal or for trouble on the way.
TROUBLE = (discord.HTTPException, aiohttp.ClientError)
# Discord: cannot send messages to this user; no mutual server; DMs opened too fast.
CLOSED_DM = (50007, 50278)
# So much of a letter's nonce stands on its buttons, so that the post can be found again.
SIGN = 12


@dataclass(frozen=True, slots=True)
class Sent:
    """The message a letter became (None: it did not need to become one), and the post to keep track of."""

    message_id: int | None = None
    post: db.Post | None = None


Handler = Callable[[Table, db.Outbox], Awaitable[Sent]]
