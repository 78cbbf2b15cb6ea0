"""Who may look in: what a private channel holds stays there.

A game is open to whoever sits at it and to whoever can see its channel. Keeper is told no list of a server's members, but every
command and every press brings its own member with their roles, and the channels are known with their overwrites: what Discord
would show somebody can be worked out here. In doubt a door is shut: of a private thread only its moderators and those who played
there are sure to be members, and of a channel that is gone nobody can say any more who saw it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

import db

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Archived threads are not in memory and have to be asked for. So many for one list; what is older stays out of it.
MOST_ASKED = 10


async def open_to(keeper: Keeper, interaction: discord.Interaction[Any], game: db.Game) -> bool:
    """May whoever this is look at this game?"""
    return bool(await those_open_to(keeper, interaction, [game]))


async def those_open_to(keeper: Keeper, interaction: discord.Interaction[Any], games: Sequence[db.Game]) -> list[db.Game]:
    """Those of these games that this person may look at, in their order."""
    elsewhere = [game for game in games if game.channel_id != interaction.channel_id]
    mine = await keeper.db.sat_at(interaction.user.id, [game.id for game in elsewhere]) if elsewhere else set[int]()
    seen: dict[int, bool] = {interaction.channel_id or 0: True}
    asked = 0
    for game in elsewhere:
        if game.id in mine or game.channel_id in seen:
            continue
        if game.guild_id is None or game.guild_id != interaction.guild_id or not isinstance(interaction.user, discord.Member):
            seen[game.channel_id] = False
            continue
        place = interaction.user.guild.get_channel_or_thread(game.channel_id)
        if place is None and asked < MOST_ASKED:
            asked += 1
            place = await _asked_for(interaction.user.guild, game.channel_id)
        seen[game.channel_id] = place is not None and _seen_by(interaction.user, place)
    return [game for game in games if game.id in mine or seen[game.channel_id]]


async def _asked_for(guild: discord.Guild, channel_id: int) -> Any:
    try:
        return await guild.fetch_channel(channel_id)
    except (discord.HTTPException, discord.InvalidData) as error:
        log.debug("channel %s cannot be looked at: %s", channel_id, error)
        return None


def _seen_by(member: discord.Member, place: discord.abc.GuildChannel | discord.Thread) -> bool:
    try:
        rights = place.permissions_for(member)
    except discord.ClientException:  # a thread whose channel is gone
        return False
    if isinstance(place, discord.Thread) and place.is_private() and not rights.manage_threads:
        return False
    return rights.view_channel
