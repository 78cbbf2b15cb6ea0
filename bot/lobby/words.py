"""Everybody's word for the luck, as it comes into the lobby. What it is for is `bot.luck_words`'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot import luck_words
from bot.lobby import starting
from bot.refusals import TableRefusal
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper

Press = discord.Interaction[Any]


def read(text: str | None) -> str | None:
    """A typed word, fit to stand in the post; None: none was typed."""
    if text is None:
        return None
    word = luck_words.cleaned(text)
    if word is None:
        raise TableRefusal("no-bad-word", most=luck_words.LONGEST)
    return word


def brought(interaction: Press, word: str | None) -> dict[str, Any]:
    """What a new seat's choices begin with: when it was taken, and its person's word for the luck."""
    return {"join": str(interaction.id)} | (luck_words.typed(word, interaction.id) if word is not None else {})


async def give(keeper: Keeper, table: Table, interaction: Press, word: str) -> None:
    """One word per person. It stays with their first seat, which they leave last. The door is held."""
    await starting.still_lobby(table)
    mine = table.seats_of(interaction.user.id)
    if not mine:
        raise TableRefusal("no-seat-yet")
    choices = {**table.seats[mine[0]].choices, **luck_words.typed(word, interaction.id)}
    await keeper.db.change_seat(table.id, mine[0], keeper.clock(), choices=choices)
