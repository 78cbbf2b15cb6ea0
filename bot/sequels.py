"""A story that goes on: what a finished game hands on to the next one of the same people in the same channel (`Rules.sequel`).

It is kept with the finished game's outcome and says nothing of who played. Whoever sat at that game and opens another one of its kind there
is offered to go on where it ended; the lobby's post has a select for it, and *Play again* goes on by itself. What came from a file is gone on
with by nobody: whoever wrote it could have written anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot import button_ids
from bot.refusals import TableRefusal
from bot.shelf import LONGEST_SEQUEL, SEQUEL, Box, Choice
from bot.wording.text import clip

if TYPE_CHECKING:
    from bot.reader import Reader
    from bot.tables import Table

# In a game's options: what it goes on from ("" or nothing: it begins anew), and what it could go on from.
OPTION, OFFERED = SEQUEL, "sequel_offered"
ON, ANEW = "on", "anew"  # the two values of the lobby's select
LONGEST = LONGEST_SEQUEL


def handed_on(game: db.Game) -> str | None:
    """What this game has handed on; "": its story is told to the end. None: it is no part of one, was broken off, or came from a file."""
    story = (game.outcome or {}).get(OPTION)
    return story if game.status == "finished" and game.imported is None and isinstance(story, str) else None


def _offering(wishes: Mapping[str, Any], story: str) -> dict[str, Any]:
    anew = {name: value for name, value in wishes.items() if name not in (OPTION, OFFERED)}
    return {**anew, OPTION: story, OFFERED: story} if story else anew


def after(game: db.Game, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next game of the same people, with these wishes. One that was broken off is begun again as it was begun, unless a
    file says how that was."""
    story = "" if game.imported is not None else handed_on(game)
    return dict(wishes) if story is None else _offering(wishes, story)


async def offered(database: db.Database, box: Box, channel_id: int, user_id: int, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game this person opens in this channel. Where a story waits it goes on, as the table has played it so far; whoever
    has wishes of their own may want something else, and is only offered to."""
    waiting = await _waiting(database, box, channel_id, user_id)
    if waiting is None:
        return dict(wishes)
    story = handed_on(waiting) or ""
    if wishes:
        return {**wishes, OFFERED: story}
    return _offering({w.name: waiting.options[w.name] for w in box.wishes if w.name in waiting.options}, story)


async def _waiting(database: db.Database, box: Box, channel_id: int, user_id: int) -> db.Game | None:
    """The newest game with a story that this person has sat at here, if that goes on. Others in between do not end it."""
    for game in await database.history(channel_id=channel_id, user_id=user_id, name=box.name, begun=True):
        story = handed_on(game)
        if story is not None:
            return game if story else None
    return None


# In the lobby


def select(table: Table, reader: Reader) -> ui.ActionRow[Any] | None:
    """Go on, or begin anew; None: there is nothing to go on with."""
    story = str(table.game.options.get(OFFERED) or "")
    if not story:
        return None
    part = table.box.sequel(story, reader)
    choices = (
        Choice(ON, part.label, part.hint),
        Choice(ANEW, reader.say("lobby-sequel-anew"), reader.say("lobby-sequel-anew-hint")),
    )
    now = ON if table.game.options.get(OPTION) else ANEW
    return ui.ActionRow(
        ui.Select(
            custom_id=button_ids.deed_select(table.id, "wish", OPTION),
            placeholder=clip(reader.say("lobby-sequel"), 150),
            options=[
                discord.SelectOption(
                    label=clip(f"{reader.say('lobby-sequel')}: {c.label}", 100),
                    value=c.value,
                    description=clip(c.hint, 100) or None,
                    default=c.value == now,
                )
                for c in choices
            ],
        )
    )


def chosen(options: Mapping[str, Any], values: Sequence[str]) -> dict[str, Any]:
    """The options after a press on that select. Raises TableRefusal."""
    story = str(options.get(OFFERED) or "")
    if not story or list(values) not in ([ON], [ANEW]):
        raise TableRefusal("no-bad-input")
    return {**options, OPTION: story if values[0] == ON else ""}
