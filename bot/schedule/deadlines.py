"""When is what due? The rows that open questions bring, from pace, quiet hours and absences. Pure: nobody is asked and nothing is written."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import db
from bot import button_ids, hours
from bot.hours import DAY, HOUR, Rest
from bot.tables import Table
from db.rows import AlarmKind
from games.kernel.ask import Ask, Seat

# A table without deadlines still reminds, twice.
GENTLE = (DAY, 3 * DAY)
# After a default answer the same seat's next question need not wait for a whole day again.
HURRIED = 600
# A hollow question seems to be thought about for at least so long, which is less than anybody needs who really is asked; for how
# long at most is a setting.
SHORTEST_SILENCE = 4

QUESTIONS: tuple[AlarmKind, ...] = ("reminder", "deadline", "window")
ALL_QUESTIONS = tuple(db.Cancel(kind=kind) for kind in QUESTIONS)


def lead(seconds: int) -> int:
    """How long before the end the last call comes."""
    return min(HOUR, seconds // 8)


def name_of(epoch: int, n: int) -> str:
    """A question's name in the deadline table."""
    return f"{epoch}.{n}"


def read_name(name: str | None) -> tuple[int, int] | None:
    epoch, _, n = (name or "").partition(".")
    of, which = button_ids.number(epoch), button_ids.number(n)
    return (of, which) if of is not None and which is not None else None


def deadlines_for(
    asks: Iterable[Ask],
    pace: db.Pace,
    people: Mapping[Seat, Rest],
    now: int,
    *,
    epoch: int = 0,
    asked: int | None = None,
    hurried: Collection[Seat] = (),
    span: int | None = None,
    even: bool = False,
    known: int | None = None,
    swift: bool = False,
) -> tuple[db.Alarm, ...]:
    """The rows these questions bring. `people` are the seats a person plays, with when they want to be left alone.

    `asked`: when the questions were put, if not just now; nobody's time is then up at once. `hurried` are seats whose last
    question was answered by default. `span` is how long a hollow question seems to be thought about, or a window stays open, if
    that was settled when it opened. `even`: empty windows keep the hours of whoever seems to be asked, as real ones do. `known`:
    when a window was to close so far. `swift`: nobody waits for this seat, whatever it could do.
    """
    rows: list[db.Alarm] = []
    for ask in asks:
        if not ask.needed:
            continue
        question, begun = name_of(epoch, ask.n), now if asked is None else asked
        if ask.hollow or swift:
            seconds = SHORTEST_SILENCE if span is None else span
            rest = people.get(ask.seat, Rest()) if even and ask.window and not swift else Rest()
            end = max(now, hours.deadline(rest, begun, seconds))
            data = {"asked": begun, "span": seconds}
            rows.append(db.Alarm(kind="window", due=end, seat=ask.seat, question=question, data=data))
        elif ask.seat in people:
            rest = people[ask.seat]
            if ask.window and (seconds := pace.window if span is None else span) is not None:
                kept = {} if span is None else {"span": span}
                rows += _rows(ask.seat, question, seconds, rest, begun, now, "window", known, kept)
                continue
            seconds = pace.deadline
            if seconds is not None and ask.seat in hurried:
                seconds = min(seconds, HURRIED)
            rows += _rows(ask.seat, question, seconds, rest, begun, now)
    return tuple(rows)


def _rows(
    seat: Seat,
    question: str,
    seconds: int | None,
    rest: Rest,
    asked: int,
    now: int,
    at_the_end: AlarmKind = "deadline",
    known: int | None = None,
    kept: Mapping[str, int] | None = None,
) -> list[db.Alarm]:
    def alarm(kind: AlarmKind, due: int, why: str, end: int | None) -> db.Alarm:
        data = {"why": why, "asked": asked} | ({} if end is None else {"due": end}) | dict(kept or {})
        return db.Alarm(kind=kind, due=due, seat=seat, question=question, data=data)

    if seconds is None:
        gentle = [hours.next_good(rest, max(asked, rest.away_until or 0) + span) for span in GENTLE]
        return [alarm("reminder", due, "gentle", None) for due in gentle if due > now]
    end = hours.deadline(rest, asked, seconds)
    if end < now + lead(seconds):
        later = hours.next_good(rest, now + lead(seconds))
        end = later if known is None else max(end, now, min(later, known))  # what was to close anyway is not held open by this
    rows = [alarm(at_the_end, end, "deadline", end)]
    if seconds <= HURRIED:
        return rows
    last = hours.last_call(rest, end, lead(seconds))
    half = hours.halfway(rest, asked, seconds)
    if now < last < end:
        rows.append(alarm("reminder", last, "last-call", end))
    if now < half < last:
        rows.append(alarm("reminder", half, "half", end))
    return sorted(rows, key=lambda row: row.due)


def ends(alarms: Iterable[db.Alarm]) -> dict[str, int]:
    """When time is up, by question. A hollow question's end is nobody's business."""
    return {str(a.question): a.due for a in alarms if a.kind in ("deadline", "window") and "due" in a.data}


def people_at(table: Table) -> dict[Seat, Rest]:
    """The seats of a table that a person plays."""
    found: dict[Seat, Rest] = {}
    for seat in table.seats:
        if seat.user_id is not None and not seat.caretaker:
            person = table.people.get(seat.user_id) or db.UserSettings(user_id=seat.user_id)
            found[seat.seat] = Rest.of(person, seat)
    return found
