"""Where a table is, for people who are elsewhere. A message puts words in the place of the address (`[to the table]({ $link })`): a reply that
quotes it, a notification or a screen reader has but the letters."""

from __future__ import annotations

import db


def of(game: db.Game, message_id: int | None = None) -> str:
    """Its newest post, or this one; where there is none its channel."""
    post = message_id or game.board_message_id or game.lobby_message_id
    place = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return f"{place}/{post}" if post else place
