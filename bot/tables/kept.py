"""From the machine's data to rows of the memory and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import db
from db.rows import Json
from games.kernel.live import NOTE, Answer, Checkpoint, Live
from games.kernel.rules import Outcome
from games.kernel.table import VEILED

if TYPE_CHECKING:
    from bot.shelf import Box

# A game that nobody plays to its end is nobody's loss.
ABANDONED = "abandoned"


class Damaged(ValueError):
    """What the memory has of this table is not what Keeper writes there."""


# The last moment a date can name; a time after it makes every calculation with it fail.
END_OF_TIME = 253_402_300_799


def check(loaded: db.Loaded) -> None:
    """Raise Damaged if a row of this table cannot be what Keeper wrote: better here, before anybody plays on with it.

    A file from elsewhere is checked when it is brought; this is for what came in by other ways, and for a damaged database."""
    game = loaded.game
    if isinstance(game.pace, db.Unreadable) or any(
        span is not None and not 0 < span < END_OF_TIME // 2 for span in (game.pace.deadline, game.pace.window)
    ):
        raise Damaged("the pace")
    if not isinstance(game.options, dict):
        raise Damaged("the options")
    if [s.seat for s in loaded.seats] != list(range(len(loaded.seats))):
        raise Damaged("the seats are not numbered from 0 on")
    for seat in loaded.seats:
        if not isinstance(seat.choices, dict) or not isinstance(seat.orders, dict):
            raise Damaged(f"what seat {seat.seat} has chosen or ordered")
        if seat.away_until is not None and not (isinstance(seat.away_until, int) and 0 <= seat.away_until <= END_OF_TIME):
            raise Damaged(f"until when seat {seat.seat} is away")


def only_said(log: Sequence[db.Answer], box: Box) -> list[db.Answer]:
    """What was said aside."""
    return [a for a in log if a.n == NOTE and all(map(box.rules.is_aside, a.picks))]


def answered(log: Sequence[db.Answer], box: Box) -> list[db.Answer]:
    """Without what was only said aside."""
    aside = {a.serial for a in only_said(log, box)}
    return [a for a in log if a.serial not in aside]


def in_the_open(log: Sequence[db.Answer], box: Box) -> list[db.Answer]:
    """Answers to questions that everybody could read. Only they may be counted in public."""
    return [a for a in answered(log, box) if not a.barrier & VEILED]


async def lately(memory: db.Database, game_id: int, box: Box, most: int, *, live: bool = True) -> tuple[int, list[db.Answer]]:
    """The newest answers, back to the `most`-th of those that everybody could read, and the serial they come after; all of them, after -1, if
    there are fewer. How far back somebody sees is counted by these alone: otherwise what falls out at the other end would count what was
    decided in secret."""
    last = 2 * most
    while True:
        found = await memory.log(game_id, live=live, last=last)
        seen = in_the_open(found, box)[-most:]
        if len(seen) == most:
            return seen[0].serial - 1, [a for a in found if a.serial >= seen[0].serial]
        if len(found) < last:
            return -1, found
        last *= 4


# In a seat's choices: its person wants the game to go on of itself where it can (`Box.goes_on`).
GOES_ON = "goes_on"
# In a seat's choices: its person wants to be told when the turn before theirs begins (`Box.next_up`).
TOLD_NEXT = "told_next"
# In a seat's choices, and known to everybody: nobody waits for this seat where it may only react (`bot.schedule.silences`).
SWIFT = "swift"
# In a seat's choices: its person wants to be asked also where there is one sensible answer (`bot.shortcuts`).
ASKS_ALL = "asks_all"
# What a person has wished for the own seat; it ends when somebody else sits down there.
OWN_WISHES = (GOES_ON, TOLD_NEXT, SWIFT, ASKS_ALL)
# In a seat's choices: somebody else sits here now, and what the one before has ordered has still to end (`Rules.handed_on`).
HANDED_ON = "handed_on"
# In a game's outcome and options: a story that goes on (`bot.sequels`).
SEQUEL = "sequel"
# What the seat has said aside in a stretch that was taken back, until it is said again.
UNSAID = "unsaid"


def outcome(live: Live[Any]) -> Json:
    """How it ended, and what it hands on to the next one of the same people (`bot.sequels`)."""
    assert live.outcome is not None
    ended = _outcome(live.outcome)
    return ended if live.sequel is None else {**ended, SEQUEL: live.sequel}


def stopped(ahead: Outcome | None) -> Json:
    """What is kept of a game that was ended: whoever was clearly ahead has won, otherwise it is abandoned."""
    return _outcome(ahead) if ahead is not None else {"result": ABANDONED, "reason": ABANDONED, "winners": []}


def _outcome(o: Outcome) -> Json:
    return {"result": o.result, "reason": o.reason, "winners": list(o.winners)}


def answer_row(answer: Answer, user_id: int | None) -> db.NewAnswer:
    return db.NewAnswer(
        step=answer.step,
        n=answer.n,
        seat=answer.seat,
        picks=answer.picks,
        sig=answer.sig,
        trace=answer.trace,
        barrier=answer.barrier,
        by=answer.by,
        interaction_id=answer.id or None,
        user_id=user_id,
    )


def answer_of(row: db.Answer) -> Answer:
    by: Any = row.by
    return Answer(
        row.serial, row.step, row.n, row.seat, row.picks, row.sig, row.trace, row.barrier, row.interaction_id or "", by, row.epoch
    )


def snapshot(checkpoint: Checkpoint) -> db.Snapshot:
    return db.Snapshot(
        step=checkpoint.step, n=checkpoint.n, at=checkpoint.at, version=checkpoint.version, data=checkpoint.data.encode()
    )


def checkpoint_of(row: db.Checkpoint) -> Checkpoint:
    return Checkpoint(row.step, row.n, row.at, row.version, row.data.decode())
