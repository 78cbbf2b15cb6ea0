"""From the machine's data to rows of the memory and back."""

from __future__ import annotations

from typing import Any

import db
from db.rows import Json
from games.kernel.live import Answer, Checkpoint, Live

# In a seat's choices: its person wants the game to go on of itself where it can (`Box.goes_on`).
GOES_ON = "goes_on"


def outcome(live: Live[Any]) -> Json:
    o = live.outcome
    assert o is not None
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
