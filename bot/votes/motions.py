"""What can be voted about. A kind of vote is a `Motion`: what it is called, whether it still makes sense, and what happens when it passes.

Here are the ordinary kinds; `bot.undo` adds its own. What was voted happens in the transaction that closes the vote wherever that is
possible; where it is not, it comes first and is harmless to repeat, so a crash in between leaves a vote that can be decided again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

import db
from bot import hours, presence
from bot.ending import end_game
from bot.presenter.notices import notice
from bot.reader import Reader
from bot.schedule.paces import change_pace
from bot.tables import Table
from bot.votes.counting import about
from bot.votes.post import names_at

if TYPE_CHECKING:
    from bot.keeper import Keeper


@dataclass(frozen=True, slots=True)
class Motion:
    """A kind of vote. `words` says in the table's language what it is about; `stands` is False when the game has moved on;
    `passes` does what was voted and closes the vote (`Effects.close_vote`), or raises. `of_those_here`: it is about people, and
    the silence of those who are missing does not count. `of_this_moment`: it is off as soon as the game goes on, in the same
    transaction; whether it still `stands` is for what nobody could see."""

    words: Callable[[Table, db.Vote, Reader], str]
    passes: Callable[[Table, db.Vote], Awaitable[None]]
    stands: Callable[[Table, db.Vote], bool] = lambda table, vote: True
    of_those_here: bool = False
    of_this_moment: bool = False


class Ordinary:
    """The end of the game, its pace, and who plays for somebody who is missing."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def motions(self) -> dict[str, Motion]:
        return {
            "end": Motion(_words_end, self._end, of_those_here=True),
            "policy": Motion(_words_policy, self._policy),
            "pace": Motion(_words_pace, self._pace),
            "stand-in": Motion(_words_stand_in, self._stand_in, _still_played, of_those_here=True),
            "replace": Motion(_words_replace, self._replace, _still_missing, of_those_here=True),
        }

    async def _end(self, table: Table, vote: db.Vote) -> None:
        await end_game(table, vote.user_id, self.keeper.votes.closing(table, vote, "passed"))

    async def _policy(self, table: Table, vote: db.Vote) -> None:
        """What happens when time is up."""
        policy = vote.data["policy"]
        told = notice(table, "told-policy", policy=str(policy))
        await self._paced(table, vote, dataclasses.replace(table.game.pace, on_deadline=policy), told)

    async def _pace(self, table: Table, vote: db.Vote) -> None:
        seconds = vote.data["deadline"]
        told = notice(table, "told-pace", (), **hours.spoken(seconds))
        await self._paced(table, vote, dataclasses.replace(table.game.pace, deadline=seconds), told)

    async def _paced(self, table: Table, vote: db.Vote, pace: db.Pace, told: db.Letter) -> None:
        """The pace, what is due by it, the vote's end and what is told of it, all at once."""
        if not await change_pace(self.keeper, table, pace, self.keeper.votes.closing(table, vote, "passed", told)):
            await self._passed(table, vote, told)

    async def _stand_in(self, table: Table, vote: db.Vote) -> None:
        """The caretaker plays for somebody who is missing, until they press "I am back"."""
        (seat,) = about(vote)
        row = table.seats[seat]
        payload = {"id": "told-stand-in", "user": row.user_id, "seat": seat, "deeds": ["back"]}
        letter = db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id)
        if row.caretaker:
            await self._passed(table, vote, letter)
        else:  # told before the caretaker's first deed is
            closing = self.keeper.votes.closing(table, vote, "passed", letter)
            await table.change_seat(seat, vote.user_id, carried=closing, theirs=row.user_id, caretaker=True)

    async def _replace(self, table: Table, vote: db.Vote) -> None:
        """The seat is offered to somebody; the caretaker plays until they take it. Whose it is can come back until then, which
        ends the offer."""
        (seat,) = about(vote)
        to = int(vote.data["to"])
        await self.keeper.offers.may_sit(table, seat, to)
        if not table.seats[seat].caretaker:
            await table.change_seat(seat, vote.user_id, theirs=vote.data["who"], caretaker=True)
        await self.keeper.offers.make(table, seat, to, vote.user_id, self.keeper.votes.closing(table, vote))

    async def _passed(self, table: Table, vote: db.Vote, letter: db.Letter) -> None:
        await self.keeper.db.apply(table.id, self.keeper.votes.closing(table, vote, "passed", letter), self.keeper.clock())
        self.keeper.tables.committed(table)


def _still_played(table: Table, vote: db.Vote) -> bool:
    """The seat is still that person's, and a person's."""
    who = vote.data.get("who")
    return who is not None and not table.over and any(table.user_of(seat) == who for seat in about(vote))


def _still_missing(table: Table, vote: db.Vote) -> bool:
    """Nobody gives away the seat of somebody who is here."""
    now = table.tables.clock()
    return _still_played(table, vote) and all(presence.missing(table, seat, now) for seat in about(vote))


def _words_end(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-end-together" if table.together else "vote-end")


def _words_policy(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-policy", policy=str(vote.data["policy"]))


def _words_pace(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-pace", **hours.spoken(vote.data["deadline"]))


def _words_stand_in(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-stand-in", name=names_at(table, about(vote)))


def _words_replace(table: Table, vote: db.Vote, reader: Reader) -> str:
    other = discord.utils.escape_markdown(str(vote.data["name"]))
    return reader.say("vote-replace", name=names_at(table, about(vote)), other=other)
