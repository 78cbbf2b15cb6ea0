"""What has happened to a table, as data for those who post, remind and count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import db
from games.kernel.ask import Ask, Seat
from games.kernel.live import Moved
from games.kernel.table import VEILED, Told

if TYPE_CHECKING:
    from bot.tables.table import Table

Kind = Literal["start", "answer", "undo", "seats", "status"]


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened to a table, before it is kept. `asked` are the numbers of questions open before it.

    `waited` are the seats that were waited for before it. `moved` is None for a start, an undo or a change of seats. A `silent`
    change is one that nobody can see from outside: something was decided behind a cover.
    """

    table: Table
    kind: Kind
    told: tuple[Told, ...] = ()
    asked: frozenset[int] = frozenset()
    waited: frozenset[Seat] = frozenset()
    moved: Moved | None = None
    user_id: int | None = None  # who caused it
    silent: bool = False
    left_alone: bool = False  # the last person has left their seat to a caretaker: from now on the game rests

    @property
    def new_questions(self) -> tuple[Ask, ...]:
        return tuple(a for a in self.table.asks if a.n not in self.asked)

    @property
    def seen_here(self) -> int | None:
        """Who is here, as far as everybody may know, and need not be called in the channel. Whoever has answered behind a cover is
        not: that they are not called would tell that it was they who answered, and so that they were asked."""
        answer = self.moved.answer if self.moved is not None else None
        return None if answer is not None and answer.barrier & VEILED else self.user_id

    @property
    def closed(self) -> frozenset[int]:
        return self.asked - {a.n for a in self.table.asks}


Consequence = Callable[[Change], db.Effects]


def combine(*many: db.Effects) -> dict[str, Any]:
    """Several effects as one, as keyword arguments for Move, Undo, Start or Effects."""
    votes = [e.close_vote for e in many if e.close_vote is not None]
    return {
        "outbox": tuple(x for e in many for x in e.outbox),
        "cancel": tuple(x for e in many for x in e.cancel),
        "arm": tuple(x for e in many for x in e.arm),
        "settle": tuple(x for e in many for x in e.settle),
        "statistics": tuple(x for e in many for x in e.statistics),
        "close_vote": votes[-1] if votes else None,
        "vote_note": {k: v for e in many for k, v in e.vote_note.items()},
        "overtakes": tuple(dict.fromkeys(kind for e in many for kind in e.overtakes)),
        "close_offer": next((e.close_offer for e in many if e.close_offer is not None), None),
    }
