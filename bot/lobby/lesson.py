"""A guided first game is begun, and makes place for a real one. What is said in it is `bot/lessons.py`'s."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord.utils import escape_markdown

import db
from bot.lessons import OPTION
from bot.lobby import opening, post
from bot.names import called
from bot.presenter.notices import notice
from bot.refusals import TableRefusal
from bot.shelf import Box
from bot.tables import Table, Tables

if TYPE_CHECKING:
    from bot.keeper import Keeper

Press = discord.Interaction[Any]


async def begin(keeper: Keeper, interaction: Press, box: Box, channel_id: int, lang: str) -> None:
    """The table, its people and its start. Whoever is asked first is asked at once."""
    person = Learner(interaction.user.id, called(interaction.user))
    try:
        table = await seated(keeper.tables, box, person, channel_id=channel_id, guild_id=interaction.guild_id, lang=lang)
    except db.ChannelTaken as there:
        raise opening.taken(there.game) from None
    try:
        await table.start(interaction.user.id)
    except Exception:  # whatever it is, it keeps no place that nobody sees
        await table.refresh()
        if table.game.status == "lobby":
            await table.set_status("ended", ("lobby",), interaction.user.id)
        raise
    await post.close(keeper, table, "lobby-started")  # should the housekeeper have posted it meanwhile
    await keeper.postman.post_now(table)
    await table.refresh()
    await keeper.reply(interaction, "lesson-begun", link=keeper.postman.link(table))


class Learner(NamedTuple):
    user_id: int
    name: str


async def seated(tables: Tables, box: Box, learner: Learner, *, channel_id: int, guild_id: int | None, lang: str) -> Table:
    """A table with the learner at the first seat and caretakers at the others, not begun yet. Raises db.ChannelTaken.

    The lobby's letter is for a crash before it begins: then there is a post to begin it with. Otherwise it comes to nothing.
    """
    lesson = box.lesson
    if lesson is None:
        raise TableRefusal("no-lesson", game=box.name)
    partners = (tables.words.say(lang, "lesson-partner", n=n) for n in range(1, lesson.seats))
    known = {"word": lesson.luck, "worded": "1", "join": "1"}
    caretakers = tuple(db.EmptySeat(name, known) for name in partners)
    table = await tables.open_lobby(
        box,
        channel_id=channel_id,
        guild_id=guild_id,
        host_id=learner.user_id,
        language=lang,
        options={**lesson.wishes, OPTION: True},
        pace=db.Pace(),
        host=db.HostSeat(user_id=learner.user_id, name=learner.name, choices={**lesson.mine, **known}),
        caretakers=caretakers,
        letters=(post.letter(channel_id),),
        luck=sha256(f"keeper lesson: {box.name}: {lesson.luck}".encode()).digest(),
    )
    await table.refresh()
    return table


async def end(keeper: Keeper, table: Table, user_id: int) -> None:
    """It makes place for a real game. Raises db.Conflict: it is over already."""
    who = escape_markdown(next((s.name for s in table.seats if s.user_id == user_id), ""))
    effects = db.Effects(outbox=(notice(table, "told-lesson-ended", who=who),))
    await table.set_status("ended", ("playing", "paused"), user_id, effects=effects)
