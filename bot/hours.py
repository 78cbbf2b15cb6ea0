"""When a person may be disturbed: quiet hours in their own time zone, absences, snoozing. Pure: the time is handed in.

Times are UTC seconds. Quiet hours are minutes after midnight on the person's own clock, `quiet_from` included, `quiet_to` not;
they may run over midnight, and they follow the wall clock through summer time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

import db

DAY = 24 * 3600
HOUR = 3600

Snooze = Literal["hour", "evening", "morning"]
SNOOZES: tuple[Snooze, ...] = ("hour", "evening", "morning")
EVENING, MORNING = 19 * 60, 9 * 60
# Too near to be a different moment of the day: "this evening" at half past six means the next thing after it.
_SOON = 30 * 60

MOST_AWAY = 365 * DAY


@dataclass(frozen=True, slots=True)
class Rest:
    """When one person wants to be left alone. The default is never."""

    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: int | None = None

    @classmethod
    def of(cls, person: db.UserSettings, seat: db.Seat | None = None) -> Rest:
        """From what the person has set, for all games and for this seat; the later of two absences counts."""
        ends = [end for end in (person.away_until, seat.away_until if seat else None) if end is not None]
        return cls(person.timezone, person.quiet_from, person.quiet_to, max(ends, default=None))

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from is not None and self.quiet_to is not None and self.quiet_from != self.quiet_to


@lru_cache(maxsize=512)
def zone(name: str | None) -> ZoneInfo:
    """The time zone of that name; UTC for nobody's and for one that no longer exists."""
    try:
        return ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return name in _zones()


@lru_cache(maxsize=1)
def _zones() -> frozenset[str]:
    return frozenset(z for z in available_timezones() if z == "UTC" or ("/" in z and not z.startswith(("Etc/", "SystemV/"))))


# What people call their zone when they do not think of a city.
_NICKNAMES = {
    "mez": "Europe/Berlin",
    "cet": "Europe/Berlin",
    "cest": "Europe/Berlin",
    "deutschland": "Europe/Berlin",
    "germany": "Europe/Berlin",
    "österreich": "Europe/Vienna",
    "austria": "Europe/Vienna",
    "schweiz": "Europe/Zurich",
    "switzerland": "Europe/Zurich",
    "uk": "Europe/London",
    "gmt": "Europe/London",
    "est": "America/New_York",
    "cst": "America/Chicago",
    "mst": "America/Denver",
    "pst": "America/Los_Angeles",
    "wien": "Europe/Vienna",
    "zürich": "Europe/Zurich",
    "köln": "Europe/Berlin",
    "münchen": "Europe/Berlin",
    "hamburg": "Europe/Berlin",
}


def zones_like(typed: str, limit: int = 25) -> list[str]:
    """Zones for what somebody has typed so far: nicknames, then cities that begin with it, then anything that contains it."""
    wanted = typed.strip().casefold().replace(" ", "_")
    if not wanted:
        near = [
            "Europe/Berlin",
            "Europe/Vienna",
            "Europe/Zurich",
            "Europe/London",
            "America/New_York",
            "America/Los_Angeles",
            "UTC",
        ]
        return near[:limit]
    found = [place for name, place in _NICKNAMES.items() if name.startswith(wanted)]
    names = sorted(_zones())
    found += [z for z in names if z.rpartition("/")[2].casefold().startswith(wanted)]
    found += [z for z in names if z.casefold().startswith(wanted)]
    found += [z for z in names if wanted in z.casefold()]
    return list(dict.fromkeys(found))[:limit]


# --- Quiet hours -----------------------------------------------------------------------------------------------------------


def quiet_at(rest: Rest, moment: int) -> bool:
    """Is it within the person's quiet hours? (Absences are another matter, see `away_at`.)"""
    if not rest.has_quiet_hours:
        return False
    assert rest.quiet_from is not None
    assert rest.quiet_to is not None
    clock = datetime.fromtimestamp(moment, zone(rest.zone))
    minute = clock.hour * 60 + clock.minute
    if rest.quiet_from < rest.quiet_to:
        return rest.quiet_from <= minute < rest.quiet_to
    return minute >= rest.quiet_from or minute < rest.quiet_to


def away_at(rest: Rest, moment: int) -> bool:
    return rest.away_until is not None and moment < rest.away_until


def disturbs(rest: Rest, moment: int) -> bool:
    return quiet_at(rest, moment) or away_at(rest, moment)


def next_good(rest: Rest, moment: int) -> int:
    """The first moment from this one on at which the person may be disturbed."""
    if rest.away_until is not None:
        moment = max(moment, rest.away_until)
    if not quiet_at(rest, moment):
        return moment
    assert rest.quiet_to is not None
    end = next(end for end in _instants(rest, rest.quiet_to, moment) if not quiet_at(rest, end))
    set_back = _set(moment, end, zone(rest.zone))  # in autumn, perhaps to before they began
    return end if quiet_at(rest, set_back) else set_back


def last_good(rest: Rest, moment: int, lead: int) -> int:
    """`moment`, or, if that is within quiet hours, `lead` seconds before they began."""
    if not quiet_at(rest, moment):
        return moment
    assert rest.quiet_from is not None
    return max(_instants(rest, rest.quiet_from, moment - 2 * DAY, upto=moment), default=moment) - lead


def _instants(rest: Rest, minute: int, after: int, upto: int | None = None) -> Iterator[int]:
    """When the person's clock reaches `minute` of the day, after a moment, in order. An hour that is skipped in spring is
    reached when the clock has jumped over it; one that comes twice in autumn is reached twice."""
    here = zone(rest.zone)
    day = datetime.fromtimestamp(after, here).date()
    wall = time(minute // 60, minute % 60)
    while True:
        found: set[int] = set()
        for fold in (0, 1):
            there = datetime.combine(day, wall, here).replace(fold=fold)
            instant = int(there.timestamp())
            if datetime.fromtimestamp(instant, here).time().replace(fold=0) != wall:
                instant = _jump(day, wall, here)
            found.add(instant)
        for instant in sorted(found):
            if instant > after and (upto is None or instant <= upto):
                yield instant
        day += timedelta(days=1)
        if upto is not None and day > datetime.fromtimestamp(upto, here).date():
            return


def _jump(day: date, wall: time, here: ZoneInfo) -> int:
    """The instant at which the clock jumps over `wall`."""
    low, high = (int(datetime.combine(day, wall, here).replace(fold=f).timestamp()) for f in (1, 0))
    return _set(low, high, here)


def _set(low: int, high: int, here: ZoneInfo) -> int:
    """The instant between these at which the clock is set, or the later of them if it is not."""
    after = datetime.fromtimestamp(high, here).utcoffset()
    if datetime.fromtimestamp(low, here).utcoffset() == after:
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, here).utcoffset() == after:
            high = middle
        else:
            low = middle
    return high


# --- Deadlines and reminders ---------------------------------------------------------------------------------------------------


def deadline(rest: Rest, asked: int, seconds: int) -> int:
    """When the time for an answer is really up: an absence does not count, and nobody's time ends while they sleep."""
    begins = max(asked, rest.away_until or 0)
    return next_good(rest, begins + seconds)


def halfway(rest: Rest, asked: int, seconds: int) -> int:
    """When to remind at half time; in quiet hours when they end."""
    return next_good(rest, max(asked, rest.away_until or 0) + seconds // 2)


def last_call(rest: Rest, due: int, lead: int) -> int:
    """When to say that time is nearly up: `lead` before it, or before the quiet hours that lie there."""
    return last_good(rest, due - lead, lead)


def snoozed(rest: Rest, now: int, how: Snooze) -> int:
    """When to remind again: in an hour, this evening, tomorrow morning, each on the person's clock and outside quiet hours."""
    if how == "hour":
        return next_good(rest, now + HOUR)
    minute = EVENING if how == "evening" else MORNING
    after = now + _SOON
    if how == "morning":  # "tomorrow morning" said at three at night is today's
        here = datetime.fromtimestamp(now, zone(rest.zone))
        if here.hour >= 4:
            after = max(after, int(datetime.combine(here.date() + timedelta(days=1), time(), here.tzinfo).timestamp()) - 1)
    return next_good(rest, next(_instants(Rest(rest.zone), minute, after)))


# --- What people type ------------------------------------------------------------------------------------------------------------

_CLOCK = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr|h)?")
_SPAN = re.compile(r"(\d{1,4})\s*(m|min|mins|minutes?|minuten?|h|hrs?|hours?|st|std|stunden?|d|days?|tage?n?|t|w|weeks?|wochen?)")
_UNITS = {"m": 60, "h": HOUR, "s": HOUR, "d": DAY, "t": DAY, "w": 7 * DAY}
_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.(\d{1,2})\.(?:(\d{4}))?")
_DATE_CLOCK = re.compile(r"(?P<day>[\d.\-]+)[ t,]*(?P<clock>\d{1,2}[:.]\d{2})?")


def read_clock(text: str) -> int | None:
    """Minutes after midnight from "22", "22:30", "7.15 Uhr", "10pm"; None if it is no time of day."""
    found = _CLOCK.fullmatch(text.strip().casefold())
    if not found:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3] in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if found[3] == "pm" else 0)
    if (hour, minute) == (24, 0):
        return 0
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def show_clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def read_span(text: str) -> int | None:
    """Seconds from "36h", "3 days", "90 min", "2 Tage"; a bare number is hours. None if it is no such thing."""
    text = text.strip().casefold()
    if text.isdecimal() and len(text) <= 4:
        return int(text) * HOUR
    found = _SPAN.fullmatch(text)
    return int(found[1]) * _UNITS[found[2][0]] if found else None


def spoken(seconds: int | None) -> dict[str, int]:
    """A span as arguments for words: whole hours, and the minutes beside them."""
    hours, rest = divmod(seconds or 0, HOUR)
    return {"hours": hours, "minutes": rest // 60}


def read_until(text: str, now: int, zone_name: str | None) -> int | None:
    """The end of an absence: a span ("3 days"), a date ("2026-12-24", "24.12.", with or without a time of day). A date alone
    means the end of that day on the person's clock. None: not understood, past, or more than a year ahead."""
    span = read_span(text)
    if span is not None:
        return now + span if 0 < span <= MOST_AWAY else None
    shape = _DATE_CLOCK.fullmatch(text.strip().casefold())
    if shape is None:
        return None
    here = zone(zone_name)
    day = _read_day(shape["day"], datetime.fromtimestamp(now, here).date())
    if day is None:
        return None
    if shape["clock"]:
        minute = read_clock(shape["clock"])
        if minute is None:
            return None
        end = datetime.combine(day, time(minute // 60, minute % 60), here)
    else:
        end = datetime.combine(day + timedelta(days=1), time(), here)
    until = int(end.timestamp())
    return until if now < until <= now + MOST_AWAY else None


def _read_day(text: str, today: date) -> date | None:
    found = _DATE.fullmatch(text)
    if not found:
        return None
    try:
        if found[1]:
            return date(int(found[1]), int(found[2]), int(found[3]))
        if found[6]:
            return date(int(found[6]), int(found[5]), int(found[4]))
        day = date(today.year, int(found[5]), int(found[4]))
        return day if day >= today else day.replace(year=today.year + 1)
    except ValueError:
        return None


_BETWEEN = re.compile(r"\s*(?:-|–|—|\bto\b|\bbis\b)\s*")


def read_quiet(text: str) -> tuple[int, int] | None:
    """Quiet hours from "22-8", "22:30 – 07:00", "10pm to 8am"; None if that is not two different times of day."""
    ends = _BETWEEN.split(text.strip().casefold())
    if len(ends) != 2:
        return None
    begin, end = read_clock(ends[0]), read_clock(ends[1])
    return (begin, end) if begin is not None and end is not None and begin != end else None


def time_there(moment: int, zone_name: str) -> str:
    """What the clock shows there."""
    return datetime.fromtimestamp(moment, zone(zone_name)).strftime("%H:%M")


def read_absence(text: str, now: int, zone_name: str | None) -> int | None:
    """When an absence ends: 0 for "back again"; a bare number is days, the rest as in `read_until`. None: not understood."""
    wanted = text.strip().casefold()
    if wanted in ("0", "back", "zurück"):
        return 0
    return read_until(f"{wanted} d" if wanted.isdecimal() and len(wanted) <= 4 else wanted, now, zone_name)


def date_there(moment: int, zone_name: str | None) -> str:
    """Date and time on that clock, the same for readers of every language."""
    return datetime.fromtimestamp(moment, zone(zone_name)).strftime("%Y-%m-%d %H:%M")
