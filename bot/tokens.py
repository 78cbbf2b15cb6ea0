"""Posts that somebody has just pressed on are edited as an answer to that press.

A bot may make fifty requests in a second, all servers together. What it does with the token of an interaction does not count: "Interaction
endpoints are not bound to the bot's Global Rate Limit" (Discord, Rate Limits). A press that changes the post it stands on, which is most of
them, is therefore answered as that press, for the quarter of an hour its token is good; only the rest goes through the bot's own requests.

Kept in memory alone: without a token a post is edited as any other.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Discord's quarter of an hour, less what a picture and a waiting line may take.
GOOD_SECONDS = 13 * 60
POSTS_REMEMBERED = 4096
# Invalid webhook token; unknown webhook.
RUN_OUT = (50027, 10015)


@dataclass(frozen=True, slots=True)
class _Press:
    interaction: discord.Interaction[Any]
    at: int


def calling_nobody(changes: dict[str, Any]) -> dict[str, Any]:
    """An edit calls nobody unless it says whom: discord.py's own default holds only where a post has content."""
    return {"allowed_mentions": discord.AllowedMentions.none()} | changes


class Tokens:
    """Belongs to one Keeper: `keeper.tokens`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._presses: OrderedDict[int, _Press] = OrderedDict()

    def heard(self, interaction: discord.Interaction[Any]) -> None:
        """This press was acknowledged without a post of its own: from now on its token may change the post it stands on."""
        message, answered = interaction.message, interaction.response.type
        if message is None or message.flags.ephemeral or answered is not discord.InteractionResponseType.deferred_message_update:
            return
        self._presses[message.id] = _Press(interaction, self.keeper.clock())
        self._presses.move_to_end(message.id)
        while len(self._presses) > POSTS_REMEMBERED:
            self._presses.popitem(last=False)

    def forget(self, message_id: int) -> None:
        self._presses.pop(message_id, None)

    async def edit(self, channel_id: int, message_id: int, changes: Callable[[], dict[str, Any]]) -> None:
        """Keyword arguments for `edit` are made anew for each try: files are read once."""
        interaction = self._good(message_id)
        if interaction is not None:
            try:
                await interaction.edit_original_response(**calling_nobody(changes()))
            except discord.HTTPException as error:
                if not self._ran_out(message_id, error):
                    raise
            else:
                return
        await self._partial(channel_id, message_id).edit(**calling_nobody(changes()))

    async def fetch(self, channel_id: int, message_id: int) -> discord.Message:
        """The post as it stands."""
        interaction = self._good(message_id)
        if interaction is not None and interaction.channel is not None:
            try:
                interaction._original_response = None  # as it stands now, not as it did then
                return await interaction.original_response()
            except discord.HTTPException as error:
                if not self._ran_out(message_id, error):
                    raise
        return await self.keeper.postman.channel(channel_id).fetch_message(message_id)

    def _partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self.keeper.postman.channel(channel_id).get_partial_message(message_id)

    def _good(self, message_id: int) -> discord.Interaction[Any] | None:
        press = self._presses.get(message_id)
        if press is None or press.at < self.keeper.clock() - GOOD_SECONDS:
            self.forget(message_id)
            return None
        return press.interaction

    def _ran_out(self, message_id: int, error: discord.HTTPException) -> bool:
        """Is it only the token? Then the post is edited like any other."""
        ran_out = error.code in RUN_OUT or error.status == 401
        if ran_out:
            log.info("a token has run out early: %s", error)
        if ran_out or isinstance(error, discord.NotFound):
            self.forget(message_id)
        return ran_out
