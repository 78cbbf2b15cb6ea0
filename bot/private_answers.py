"""Private answers do not pile up: a newer one takes the place of those before it, for each person in each channel.

Discord keeps an answer that only one person sees until they close it, below the table and each of the size of a phone's screen; for a
quarter of an hour whoever sent it may take it away again. What was looked at (a hand, the board, the log) makes way for what is looked at
next; a question, on which somebody may be choosing, for the next question only; a sentence for whatever comes. Newer is what was asked for
later: a picture takes a moment, and whoever has pressed something else meanwhile keeps that.

Kept in memory alone: after a restart what was answered before it stays.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import discord

from bot.outbox import TROUBLE
from bot.tables import Clock

Kind: TypeAlias = Literal["sheet", "question", "sentence"]

log = logging.getLogger(__name__)

# For so long Discord lets an answer be taken away; a little less, because it takes time.
REMOVABLE_SECONDS = 14 * 60
PEOPLE_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class _Answer:
    interaction: discord.Interaction[Any]
    message_id: int | None  # None: the first answer to the interaction
    kind: Kind
    at: int

    def same(self, other: _Answer) -> bool:
        return (self.interaction.id, self.message_id) == (other.interaction.id, other.message_id)

    async def take_away(self) -> None:
        if self.message_id is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message_id)


class PrivateAnswers:
    """Belongs to one Keeper: `keeper.private_answers`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._given: OrderedDict[tuple[int, int], list[_Answer]] = OrderedDict()

    async def given(self, interaction: discord.Interaction[Any], kind: Kind, message_id: int | None = None) -> None:
        """This stands there now; what it takes the place of goes."""
        answer = _Answer(interaction, message_id, kind, self._clock())
        whose = (answer.interaction.user.id, answer.interaction.channel_id or 0)
        before = [a for a in self._given.pop(whose, []) if a.at > answer.at - REMOVABLE_SECONDS]
        others = [a for a in before if a.kind in ("sentence", kind) and a.interaction.id != interaction.id]
        late = kind == "sheet" and any(a.kind == kind and a.interaction.id > interaction.id for a in others)
        gone = [answer] if late else [a for a in others if a.interaction.id < interaction.id]
        self._given[whose] = [a for a in (*before, answer) if a not in gone and (a is answer or not a.same(answer))]
        while len(self._given) > PEOPLE_REMEMBERED:
            self._given.popitem(last=False)
        for old in gone:
            try:
                await old.take_away()
            except TROUBLE as error:  # closed by its reader, most likely
                log.debug("a private answer stays: %s", error)
