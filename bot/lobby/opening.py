"""A lobby is opened: may one play here, in which channel or thread, is the place taken?"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands

import db
from bot import addresses
from bot.lobby import post, seats, wishes, words
from bot.names import called
from bot.outbox import TROUBLE
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import Box
from bot.wording.text import clip

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]

# Between a game's name and what it is, where both stand on one line. The sandbox's page looks for it.
BETWEEN = " · "
MOST_OFFERED = 25  # while typing: Discord's
# What Keeper must be allowed to do where it plays.
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


def box_called(keeper: Keeper, game: str, reader: Reader) -> Box:
    """By its name, by its title, or by a part of a title that no other game has: whoever is faster than the list types no more."""
    if game in keeper.shelf:
        return keeper.shelf.box(game)
    typed, like = game.strip().casefold(), dict[str, Box]()
    for box in keeper.shelf:
        for lang in keeper.words.langs:
            title = box.title(Reader(lang, keeper.words, box.cards, {})).casefold()
            if title == typed:
                return box
            if typed and typed in title:
                like[box.name] = box
    if len(like) == 1:
        return next(iter(like.values()))
    known = ", ".join(b.title(reader) for b in keeper.shelf)
    raise TableRefusal("no-such-game", typed=clip(game, 80), known=clip(known, 500))


def offered(keeper: Keeper, boxes: Iterable[Box], lang: str, typed: str) -> list[app_commands.Choice[str]]:
    """Games to choose from while typing, each with what it is."""
    found: list[app_commands.Choice[str]] = []
    for box in boxes:
        reader = Reader(lang, keeper.words, box.cards, {})
        title, line = box.title(reader), post.line_of(box, reader)
        if typed.strip().casefold() in title.casefold():
            found.append(app_commands.Choice(name=clip(f"{title}{BETWEEN}{line}" if line else title, 100), value=box.name))
    return found[:MOST_OFFERED]


async def may_play_here(keeper: Keeper, interaction: Press, thread: bool) -> None:
    if interaction.guild_id is None:
        if thread:
            raise TableRefusal("no-thread-here")
        return
    settings = await keeper.db.guild_settings(interaction.guild_id)
    parent = getattr(interaction.channel, "parent_id", None)
    if settings.channels is not None and not {interaction.channel_id, parent} & set(settings.channels):
        places = ", ".join(f"<#{c}>" for c in settings.channels[:10])
        raise TableRefusal("no-not-in-this-channel", places=places or "–")
    allowed = interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        needed = [n if n != "send_messages" else "send_messages_in_threads" for n in NEEDED]
    else:
        needed = [*NEEDED, *(["create_public_threads", "send_messages_in_threads"] if thread else [])]
    lacking = [n for n in needed if not getattr(allowed, n)]
    if lacking:
        raise TableRefusal("no-rights-here", rights=", ".join(n.replace("_", " ") for n in lacking))


def thread_possible(interaction: Press) -> bool:
    """Not in a direct message, not below another thread, and not where Keeper may open none."""
    allowed = interaction.app_permissions
    return (
        isinstance(interaction.channel, discord.TextChannel)
        and allowed.create_public_threads
        and allowed.send_messages_in_threads
    )


@contextlib.asynccontextmanager
async def place(keeper: Keeper, interaction: Press, box: Box, lang: str, thread: bool) -> AsyncIterator[int]:
    """The channel's id, or that of a new thread, in which a game is then opened. A thread in which none could be opened goes again."""
    if not thread:
        yield interaction.channel_id or 0
        return
    if not isinstance(interaction.channel, discord.TextChannel):
        raise TableRefusal("no-thread-here")
    reader = Reader(lang, keeper.words, box.cards, {})
    name = clip(reader.say("lobby-thread", game=box.title(reader), host=called(interaction.user)), 100)
    made = await _thread(keeper, interaction, interaction.channel, name)
    try:
        yield made.id
    except Exception:
        await _remove_empty(keeper, made)
        raise


async def _thread(keeper: Keeper, interaction: Press, channel: discord.TextChannel, name: str) -> discord.Thread:
    """One thread, whatever Discord says meanwhile: after trouble on the way nobody knows whether it was made, and discord.py asks up to
    five times. Of several the first stays; where every answer was lost, it is found all the same."""
    try:
        made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    except TROUBLE as error:
        if isinstance(error, discord.HTTPException) and error.status < 500:
            raise
        twins = await _made_for(keeper, interaction, channel, name)
        if not twins:
            raise
        made = twins[0]
        log.warning("a thread was made though Discord said %s", error)
    else:
        twins = await _made_for(keeper, interaction, channel, name)
    for twin in twins:
        if twin.id != made.id:
            await _remove_empty(keeper, twin)
    return made


async def _made_for(keeper: Keeper, interaction: Press, channel: discord.TextChannel, name: str) -> list[discord.Thread]:
    """Our threads of this name since the command was given, oldest first."""
    me = keeper.user
    try:
        threads = await channel.guild.active_threads()
    except TROUBLE as error:
        log.info("it cannot be seen whether a thread was made twice: %s", error)
        return []
    mine = [t for t in threads if me is not None and t.owner_id == me.id and t.parent_id == channel.id]
    return sorted((t for t in mine if t.name == name and t.id > interaction.id), key=lambda t: t.id)


async def _remove_empty(keeper: Keeper, thread: discord.Thread) -> None:
    """A thread without a game. Who may not delete threads may still close those of their own."""
    try:
        if await keeper.db.game_in_channel(thread.id) is not None:
            return
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
    except (*TROUBLE, *db.TROUBLE) as error:
        log.warning("thread %s has no game and stays: %s", thread.id, error)


async def occupied(keeper: Keeper, channel_id: int) -> db.Game | None:
    """The unfinished game in this channel. A lobby that everybody has left keeps no place; one that was brought from a file
    waits for its people."""
    there = await keeper.db.game_in_channel(channel_id)
    if there is None or there.status != "lobby" or there.imported is not None:
        return there
    table = await keeper.tables.get(there.id)
    if table is not None and not await keeper.db.seats(there.id):
        await seats.look_after(keeper, table)
    return await keeper.db.game_in_channel(channel_id)


def taken(game: db.Game, beside: Literal["new", "learn", "no"] = "no") -> TableRefusal:
    """`beside`: the command that opens a thread for another game here. Without one only another channel is left."""
    return TableRefusal("no-channel-taken", link=addresses.of(game), beside=beside)


async def open_lobby(
    keeper: Keeper,
    interaction: Press,
    box: Box,
    channel_id: int,
    *,
    language: str,
    options: Mapping[str, Any],
    pace: db.Pace,
    letters: Sequence[db.Letter] = (),
    word: str | None = None,
) -> None:
    """A lobby in which whoever asked for it has a seat; `letters` are posted below it. `word`: the host's, for the luck."""
    try:
        table = await keeper.tables.open_lobby(
            box,
            channel_id=channel_id,
            guild_id=interaction.guild_id,
            host_id=interaction.user.id,
            language=language,
            options=options,
            pace=pace,
            host=db.HostSeat(
                user_id=interaction.user.id, name=called(interaction.user), choices=words.brought(interaction, word)
            ),
            letters=(post.letter(channel_id), *letters),
        )
    except db.ChannelTaken as there:
        raise taken(there.game) from None
    await keeper.postman.post_now(table)
    await table.refresh()
    await keeper.reply(interaction, "lobby-opened", link=keeper.postman.link(table))
    await wishes.ask(keeper, interaction, table)
    await seats.try_dm(keeper, interaction, table)
