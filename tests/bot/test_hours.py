"""Quiet hours, absences and snoozing: what holds for every person, zone and moment."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import db
from bot import hours
from bot.hours import DAY, HOUR, Rest

ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia"]
moments = st.integers(int(datetime(2024, 1, 1, tzinfo=UTC).timestamp()), int(datetime(2031, 1, 1, tzinfo=UTC).timestamp()))
minutes = st.integers(0, 1439)


@st.composite
def rests(draw: st.DrawFn) -> Rest:
    quiet = draw(st.booleans())
    away = draw(st.none() | moments)
    return Rest(draw(st.sampled_from(ZONES)), draw(minutes) if quiet else None, draw(minutes) if quiet else None, away)


def at(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=hours.zone(zone)).timestamp())


@settings(max_examples=300)
@given(rests(), moments)
def test_the_next_good_moment_disturbs_nobody_and_is_not_in_the_past(rest: Rest, moment: int) -> None:
    good = hours.next_good(rest, moment)
    assert good >= moment
    assert not hours.disturbs(rest, good)
    assert hours.next_good(rest, good) == good


@settings(max_examples=60)
@given(st.sampled_from(ZONES), minutes, minutes, moments)
def test_no_earlier_moment_would_have_been_good(zone: str, begin: int, end: int, moment: int) -> None:
    rest = Rest(zone, begin, end)
    good = hours.next_good(rest, moment)
    assert all(hours.quiet_at(rest, m) for m in range(moment, good, 60))
    assert good == moment or hours.quiet_at(rest, good - 1)


@settings(max_examples=60)
@given(st.sampled_from(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"]), minutes, minutes, st.integers(0, 47))
def test_the_nights_of_the_clock_change_are_no_exception(zone: str, begin: int, end: int, ahead: int) -> None:
    for day in ("2027-03-14", "2027-03-28", "2027-04-04", "2027-10-03", "2027-10-31", "2027-11-07"):
        moment = at(f"{day}T00:00", zone) - DAY // 2 + ahead * HOUR // 2
        rest = Rest(zone, begin, end)
        good = hours.next_good(rest, moment)
        assert all(hours.quiet_at(rest, m) for m in range(moment, good, 60))
        assert not hours.quiet_at(rest, good)


def test_a_clock_that_is_set_back_out_of_quiet_hours_ends_them() -> None:
    """From 1:01 on it is quiet; at 2:00 it is 1:00 again, for a minute."""
    set_back = at("2027-11-07T01:00", "America/New_York") + HOUR
    rest = Rest("America/New_York", 61, 0)
    assert hours.next_good(rest, set_back - 1) == set_back
    assert hours.next_good(rest, set_back + 60) == at("2027-11-08T00:00", "America/New_York")


@settings(max_examples=200)
@given(rests(), moments, st.integers(60, 14 * DAY))
def test_a_deadline_is_never_early_never_in_an_absence_and_never_asleep(rest: Rest, asked: int, seconds: int) -> None:
    due = hours.deadline(rest, asked, seconds)
    assert due >= asked + seconds
    assert not hours.disturbs(rest, due)
    if rest.away_until is not None and rest.away_until > asked:
        assert due >= rest.away_until + seconds
    assert due <= max(asked, rest.away_until or 0) + seconds + 2 * DAY


@settings(max_examples=200)
@given(rests(), moments, st.sampled_from(hours.SNOOZES))
def test_a_snooze_comes_back_later_within_two_days_unless_away(rest: Rest, now: int, how: hours.Snooze) -> None:
    again = hours.snoozed(rest, now, how)
    assert again > now
    assert not hours.disturbs(rest, again)
    assert again <= max(now, rest.away_until or 0) + 4 * DAY


@settings(max_examples=100)
@given(rests(), moments)
def test_the_last_call_comes_before_the_deadline_and_outside_quiet_hours(rest: Rest, asked: int) -> None:
    due = hours.deadline(rest, asked, DAY)
    call = hours.last_call(rest, due, HOUR)
    assert call <= due - HOUR
    if rest.has_quiet_hours and hours.quiet_at(rest, due - HOUR):
        assert not all(hours.quiet_at(rest, m) for m in range(call, call + HOUR + 61, 60))


def test_a_deadline_in_the_night_moves_to_its_end() -> None:
    rest = Rest("Europe/Berlin", 22 * 60, 8 * 60)
    assert hours.deadline(rest, at("2026-11-16T15:00"), 12 * HOUR) == at("2026-11-17T08:00")
    assert hours.deadline(rest, at("2026-11-16T09:00"), 12 * HOUR) == at("2026-11-16T21:00")
    assert hours.last_call(rest, at("2026-11-17T08:00"), HOUR) == at("2026-11-16T21:00")


def test_an_absence_stops_the_clock() -> None:
    rest = Rest(None, away_until=at("2026-11-20T00:00"))
    assert hours.deadline(rest, at("2026-11-16T12:00"), DAY) == at("2026-11-21T00:00")


def test_summer_time_skips_an_hour_of_the_night_not_of_the_rest() -> None:
    rest = Rest("Europe/Berlin", 23 * 60, 2 * 60 + 30)
    # On 28 March 2027 the clock goes from 01:59 to 03:00: half past two is passed over at 03:00.
    assert hours.next_good(rest, at("2027-03-28T01:00")) == at("2027-03-28T03:00")


@pytest.mark.parametrize(
    ("now", "how", "then"),
    [
        ("2026-11-16T12:00", "hour", "2026-11-16T13:00"),
        ("2026-11-16T12:00", "evening", "2026-11-16T19:00"),
        ("2026-11-16T18:45", "evening", "2026-11-17T19:00"),
        ("2026-11-16T12:00", "morning", "2026-11-17T09:00"),
        ("2026-11-16T02:00", "morning", "2026-11-16T09:00"),
        ("2026-11-16T21:30", "hour", "2026-11-17T10:00"),
    ],
)
def test_snoozing_follows_the_persons_clock(now: str, how: hours.Snooze, then: str) -> None:
    late = Rest("Europe/Berlin", 22 * 60, 10 * 60)
    rest = late if now.endswith("21:30") else Rest("Europe/Berlin")
    assert hours.snoozed(rest, at(now), how) == at(then)


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        ("22", 1320),
        ("22:30", 1350),
        ("7.15 Uhr", 435),
        ("10pm", 1320),
        ("12am", 0),
        ("24:00", 0),
        ("25", None),
        ("7:61", None),
        ("x", None),
    ],
)
def test_a_time_of_day_may_be_written_in_many_ways(text: str, minute: int | None) -> None:
    assert hours.read_clock(text) == minute


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("36h", 36 * HOUR),
        ("36", 36 * HOUR),
        ("3 days", 3 * DAY),
        ("2 Tage", 2 * DAY),
        ("90 min", 5400),
        ("1 Woche", 7 * DAY),
        ("bald", None),
    ],
)
def test_a_span_may_be_written_in_both_languages(text: str, seconds: int | None) -> None:
    assert hours.read_span(text) == seconds


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("3 days", "2026-11-19T12:00"),
        ("2026-11-20", "2026-11-21T00:00"),
        ("24.12.", "2026-12-25T00:00"),
        ("1.2.", "2027-02-02T00:00"),
        ("24.12.2026 18:30", "2026-12-24T18:30"),
        ("2020-01-01", None),
        ("2029-01-01", None),
        ("31.02.", None),
        ("someday", None),
        ("0", None),
        ("29.2.", None),
    ],
)
def test_an_absence_ends_at_a_span_or_a_date(text: str, until: str | None) -> None:
    expected = at(until) if until else None
    assert hours.read_until(text, at("2026-11-16T12:00"), "Europe/Berlin") == expected


def test_an_absence_in_days_or_over() -> None:
    now = at("2026-11-16T12:00")
    assert hours.read_absence("0", now, None) == hours.read_absence("zurück", now, None) == 0
    assert hours.read_absence("3", now, None) == now + 3 * DAY
    assert hours.read_absence("2 Wochen", now, None) == now + 14 * DAY
    assert hours.read_absence("400", now, None) is None
    assert hours.read_absence("later", now, None) is None


def test_zones_are_found_by_city_nickname_and_part() -> None:
    assert hours.zones_like("berl")[0] == "Europe/Berlin"
    assert hours.zones_like("mez")[0] == "Europe/Berlin"
    assert "America/New_York" in hours.zones_like("new york")
    assert hours.zones_like("xyzzy") == []
    assert len(hours.zones_like("a")) == 25
    assert hours.is_zone("Europe/Berlin")
    assert not hours.is_zone("Europe/Atlantis")


def test_an_unknown_zone_is_utc_and_no_failure() -> None:
    assert hours.quiet_at(Rest("Europe/Atlantis", 0, 60), int(datetime(2026, 1, 1, 0, 30, tzinfo=UTC).timestamp()))


def test_the_later_of_two_absences_counts() -> None:
    person = db.UserSettings(user_id=1, away_until=50, timezone="UTC", quiet_from=1, quiet_to=2)
    seat = db.Seat(game_id=1, seat=0, user_id=1, name="Anna", joined=0, away_until=70)
    assert hours.Rest.of(person, seat) == Rest("UTC", 1, 2, 70)
    assert hours.Rest.of(person).away_until == 50


def test_equal_bounds_are_no_quiet_hours() -> None:
    now = at("2026-11-16T12:00")
    assert hours.next_good(Rest("UTC", 600, 600), now) == now
