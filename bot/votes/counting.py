"""How a vote stands: who may vote, what they said, whether it is decided. Pure.

Every person at the table has one ballot, however many seats they hold, also whoever is voted about; a majority decides, and
nobody's silence is a yes. So of two people one decides nothing about the other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

import db
from bot.hours import DAY
from games.kernel.ask import Seat

STANDS = 3 * DAY


def verdict(yes: int, no: int, voters: int) -> Literal["passed", "failed"] | None:
    """More than half of all must agree; once that is impossible it has failed. None: still open."""
    if 2 * yes > voters:
        return "passed"
    if 2 * (voters - no) <= voters:
        return "failed"
    return None


@dataclass(frozen=True, slots=True)
class Tally:
    """How a vote stands among the people who may vote now, each named by the first of their seats."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    missing: tuple[Seat, ...]

    @property
    def voters(self) -> int:
        return len(self.yes) + len(self.no) + len(self.missing)

    @property
    def verdict(self) -> Literal["passed", "failed"] | None:
        return verdict(len(self.yes), len(self.no), self.voters) if self.voters else "failed"


def people(seats: Sequence[db.Seat]) -> dict[int, list[db.Seat]]:
    """Who sits at the table, and on which seats; in the order of the first of them."""
    found: dict[int, list[db.Seat]] = {}
    for seat in seats:
        if seat.user_id is not None:
            found.setdefault(seat.user_id, []).append(seat)
    return found


def voters_of(seats: Sequence[db.Seat], absent: Collection[Seat] = (), cast: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """The first seats of those whose ballots make up the whole: all people at the table, without the absent who have not voted."""
    return tuple(
        theirs[0].seat
        for theirs in people(seats).values()
        if any(s.seat in cast for s in theirs) or not all(s.seat in absent for s in theirs)
    )


def tally(vote: db.Vote, seats: Sequence[db.Seat], absent: Collection[Seat] = ()) -> Tally:
    """Ballots count for whoever sits there now; one cast by somebody who has left the seat since does not. A ballot is kept with
    each seat of its person, and their newest word counts, once."""
    users = {s.seat: s.user_id for s in seats if s.user_id is not None}
    valid = [b for b in vote.ballots if b.user_id is not None and b.user_id == users.get(b.seat)]
    voters = voters_of(seats, absent, {b.seat for b in valid})
    said = {b.user_id: b.choice for b in sorted(valid, key=lambda b: b.at)}
    return Tally(
        tuple(s for s in voters if said.get(users[s]) == "yes"),
        tuple(s for s in voters if said.get(users[s]) == "no"),
        tuple(s for s in voters if users[s] not in said),
    )


def outcome(vote: db.Vote) -> str:
    """A vote's state in words; one that has failed because its time was over has lapsed, and one can be called off."""
    if vote.state == "failed" and vote.closed is not None and vote.closed >= vote.created + STANDS:
        return "lapsed"
    if vote.state == "cancelled":
        return next((why for why in (db.CALLED_OFF, db.OVERTAKEN) if vote.data.get(why)), "cancelled")
    return vote.state


def about(vote: db.Vote) -> tuple[Seat, ...]:
    """The seat that is voted about, if it is about one."""
    seat = vote.data.get("without")
    return (seat,) if isinstance(seat, int) and seat >= 0 else ()
