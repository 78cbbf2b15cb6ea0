"""Deadlines and reminders: which rows a question brings, and what they do when they are due, once, also across a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import db
from bot import hours, schedule
from bot.hours import DAY, HOUR, Rest
from bot.schedule import deadlines, paces, reminding
from bot.schedule.reminding import snooze
from games.kernel.ask import Ask, option
from tests.bot.given import World, answered, custom_ids, texts, world
from tests.cogs.given import ALL, asked, begin, due_now, posted, reply, salt_for, with_button
from tests.waiting import within

NOW = 1_800_000_000


def question(seat: int = 0, n: int = 7, **more: Any) -> Ask:
    ask = Ask(seat, "es-move", [option("a", 1), option("b", 2)], default=("a",), **more)
    ask.refresh()
    ask.n, ask.held = n, more.get("held")
    return ask


# The rows


def test_a_needed_question_brings_two_reminders_and_a_deadline() -> None:
    rows = deadlines.deadlines_for([question()], db.Pace(deadline=DAY), {0: Rest()}, NOW, epoch=3)
    assert [(r.kind, r.due - NOW, r.seat, r.question) for r in rows] == [
        ("reminder", DAY // 2, 0, "3.7"),
        ("reminder", DAY - HOUR, 0, "3.7"),
        ("deadline", DAY, 0, "3.7"),
    ]


@pytest.mark.parametrize("ask", [question(idle=True), question(held=("a",))])
def test_idle_and_held_questions_bring_nothing(ask: Ask) -> None:
    assert deadlines.deadlines_for([ask], db.Pace(deadline=DAY), {0: Rest()}, NOW) == ()


def test_a_seat_nobody_plays_has_no_deadline() -> None:
    assert deadlines.deadlines_for([question(seat=1)], db.Pace(deadline=DAY), {0: Rest()}, NOW) == ()


def test_a_table_without_deadlines_reminds_twice_and_decides_nothing() -> None:
    rows = deadlines.deadlines_for([question()], db.Pace(), {0: Rest()}, NOW)
    assert [(r.kind, r.due - NOW) for r in rows] == [("reminder", DAY), ("reminder", 3 * DAY)]


def test_a_hollow_question_is_answered_by_the_table_after_a_while() -> None:
    rows = deadlines.deadlines_for([question(hollow=True)], db.Pace(), {0: Rest()}, NOW, span=42)
    assert [(r.kind, r.due) for r in rows] == [("window", NOW + 42)]


def test_after_a_default_answer_the_same_seat_is_not_waited_for_a_whole_day_again() -> None:
    rows = deadlines.deadlines_for([question()], db.Pace(deadline=DAY), {0: Rest()}, NOW, hurried=(0,))
    assert [(r.kind, r.due - NOW) for r in rows] == [("deadline", deadlines.HURRIED)]


def test_all_rows_respect_quiet_hours_and_absences() -> None:
    rest = Rest("Europe/Berlin", 22 * 60, 8 * 60, NOW + 2 * DAY)
    rows = deadlines.deadlines_for([question()], db.Pace(deadline=DAY), {0: rest}, NOW)
    assert rows
    assert all(not hours.disturbs(rest, r.due) or r.data["why"] == "last-call" for r in rows)
    assert all(not hours.quiet_at(rest, r.due) for r in rows)
    assert max(r.due for r in rows) >= NOW + 3 * DAY


def test_nobodys_time_is_up_at_once_when_the_rows_are_set_anew() -> None:
    rows = deadlines.deadlines_for([question()], db.Pace(deadline=DAY), {0: Rest()}, NOW, asked=NOW - 5 * DAY)
    assert [(r.kind, r.due - NOW) for r in rows] == [("deadline", HOUR)]


@settings(max_examples=150)
@given(
    st.builds(
        Rest,
        st.sampled_from(["UTC", "Europe/Berlin", "America/New_York"]),
        st.none() | st.integers(0, 1439),
        st.none() | st.integers(0, 1439),
        st.none() | st.integers(NOW - DAY, NOW + 10 * DAY),
    ),
    st.none() | st.integers(paces.LEAST_PACE, paces.MOST_PACE),
    st.none() | st.integers(NOW - 40 * DAY, NOW),
)
def test_whatever_people_have_set_the_rows_are_sane(rest: Rest, pace: int | None, asked_: int | None) -> None:
    rows = deadlines.deadlines_for([question()], db.Pace(deadline=pace), {0: rest}, NOW, asked=asked_)
    ends = [r.due for r in rows if r.kind == "deadline"]
    reminders = [r.due for r in rows if r.kind == "reminder"]
    assert len(ends) == (pace is not None)
    assert all(r.due > NOW for r in rows)
    assert all(not hours.disturbs(rest, end) for end in ends)
    assert all(reminder < end for reminder in reminders for end in ends)
    assert len(reminders) <= 2
    assert all(not hours.disturbs(rest, r.due) for r in rows if r.data["why"] in ("half", "gentle"))


# At the table


async def test_a_started_game_has_the_rows_of_its_open_question(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        rows = await w.keeper.db.deadlines(table.id)
        assert [r.kind for r in rows] == ["reminder", "reminder", "deadline"]
        assert {r.seat for r in rows} == {next(a for a in table.asks if a.needed).seat}
        assert rows[-1].due == w.clock() + DAY
        assert f"time ends <t:{rows[-1].due}:R>" in texts(w.board())


async def test_an_answer_calls_off_the_old_rows_in_its_own_transaction(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        before = {r.question for r in await w.keeper.db.deadlines(table.id)}
        w.clock.now += HOUR
        await reply(w, table)
        rows = await w.keeper.db.deadlines(table.id)
        assert rows
        assert before.isdisjoint({r.question for r in rows})
        assert rows[-1].due == w.clock() + DAY


async def test_a_reminder_pings_the_one_who_is_asked_once(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        w.clock.now += DAY // 2
        assert await due_now(w) == 1
        assert await due_now(w) == 0
        posts = [m for m in w.posts() if any(":-:snooze:" in i for i in custom_ids(m))]
        assert len(posts) == 1
        assert f"<@{asked(w, table).id}>" in texts(posts[0])


async def test_a_reminder_goes_where_the_person_wants_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        anna = w.person("anna")
        await anna.slash(w.channel, "game settings", reminders="dm", my_language="de")
        w.clock.now += DAY // 2
        before = len(w.posts())
        assert await due_now(w) == 1
        assert len(w.posts()) == before
        dm = anna.user.dm_channel.history()
        assert "Hälfte" in texts(dm[-1])
        assert "discord.com/channels" in texts(dm[-1])
        answer = await anna.user.click(dm[-1], custom_id=next(i for i in custom_ids(dm[-1]) if ":-:mine:" in i))
        assert answer.response is not None
        news = await anna.user.click(dm[-1], custom_id=next(i for i in custom_ids(dm[-1]) if ":-:catch-up:" in i))
        assert "zuletzt hier" in answered(news)
        await anna.slash(w.channel, "game settings", reminders="none")
        w.clock.now += DAY // 2 - HOUR
        assert await due_now(w) == 1
        assert len(w.posts()) == before
        assert table.id


async def test_reminders_wait_for_the_end_of_quiet_hours(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        # It is 08:00 UTC on 15 January 2027; half time is 20:00.
        await w.person("anna").slash(w.channel, "game settings", timezone="Europe/Berlin", quiet="18:00-09:30")
        rows = await w.keeper.db.deadlines(table.id)
        rest = Rest("Europe/Berlin", 18 * 60, 9 * 60 + 30)
        assert rows
        assert all(not hours.quiet_at(rest, r.due) for r in rows)
        assert rows[-1].kind == "deadline"
        assert rows[-1].due == hours.next_good(rest, w.clock() + DAY) > w.clock() + DAY


async def test_quiet_hours_set_in_another_process_still_hold_when_the_alarm_rings(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        user = w.person("anna").id
        w.clock.now += DAY // 2
        minute = w.clock() % DAY // 60
        quiet = {"timezone": "UTC", "quiet_from": minute - 60, "quiet_to": minute + 60}
        await w.keeper.db.change_user(user, w.clock(), **quiet)
        before = len(w.posts())
        assert await due_now(w) == 1
        assert len(w.posts()) == before
        assert (await w.keeper.db.deadlines(table.id))[0].due == w.clock() + HOUR


async def test_snoozing_moves_the_reminder_and_leaves_the_deadline(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        who = asked(w, table)
        other = next(p for p in w.people.values() if p is not who)
        w.clock.now += DAY // 2
        await due_now(w)
        post, snooze = with_button(w, "/hour")
        assert "not for you" in answered(await other.click(post, custom_id=snooze))
        assert "remind you" in answered(await who.click(post, custom_id=snooze))
        rows = await w.keeper.db.deadlines(table.id)
        last = ("reminder", DAY // 2 - HOUR)
        assert [(r.kind, r.due - w.clock()) for r in rows] == [("reminder", HOUR), last, ("deadline", DAY // 2)]


async def test_whoever_snoozes_beyond_the_end_still_gets_the_last_call(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="12h")
        who = asked(w, table)
        w.clock.now += 6 * HOUR
        await due_now(w)
        w.clock.now += 4 * HOUR + HOUR // 2
        ask = next(a for a in table.asks if a.needed)
        again, end = await snooze(w.keeper, table, who.id, table.line(ask), "morning")
        assert (again - w.clock(), end) == (HOUR // 2, w.clock() + HOUR + HOUR // 2)
        w.clock.now += HOUR // 2
        known = {m.id for m in w.posts()}
        await due_now(w)
        (new,) = [m for m in w.posts() if m.id not in known]  # it takes the place of the reminder before it
        assert "Last call" in texts(new)


async def three_at_once(w: Any) -> Any:
    salt = salt_for(w, 3, lambda live: len([a for a in live.asks if a.needed]) == 3)
    table = await begin(w, "anna", "bert", "cleo", salt=salt, settled=False)
    assert len([a for a in table.asks if a.needed]) == 3
    return table


def told_alone(w: Any) -> list[Any]:
    return [m for m in w.posts() if "only wait for you" in texts(m)]


async def test_the_last_one_missing_is_told_so_if_the_question_is_old(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await three_at_once(w)
        w.clock.now += reminding.LAST_ONE_AFTER
        await reply(w, table)
        await posted(w)
        assert told_alone(w) == []
        await reply(w, table)
        await posted(w)
        assert len(told_alone(w)) == 1
        assert f"<@{asked(w, table).id}>" in texts(told_alone(w)[0])


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_last_one_missing_is_left_in_peace_for_a_while_first(tmp_path: Path, restarted: bool) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await three_at_once(w)
        w.clock.now += 60
        await reply(w, table)
        if restarted:
            await w.restart()
            table = await w.table()
        await reply(w, table)
        await posted(w)
        assert told_alone(w) == []  # they were asked a minute ago
        w.clock.now += reminding.LAST_ONE_AFTER - 61
        assert await due_now(w) == 0
        w.clock.now += 1
        assert await due_now(w) == 1
        assert len(told_alone(w)) == 1
        assert await due_now(w) == 0


async def test_the_last_one_missing_is_not_told_so_after_the_answer(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await three_at_once(w)
        for _ in range(3):
            await reply(w, table)
        w.clock.now += reminding.LAST_ONE_AFTER
        await due_now(w)
        assert told_alone(w) == []


def test_a_short_pace_leaves_less_peace() -> None:
    assert reminding.decent(db.Pace()) == reminding.LAST_ONE_AFTER
    assert reminding.decent(db.Pace(deadline=HOUR)) == HOUR // 4


# Reaction windows


def test_a_window_closes_after_its_own_time_whatever_the_pace_is() -> None:
    ask = question(window=True)
    for deadline in (None, DAY, HOUR):
        rows = deadlines.deadlines_for([ask], db.Pace(deadline=deadline, window=8 * HOUR), {0: Rest()}, NOW)
        assert [(r.kind, r.due - NOW) for r in rows] == [("reminder", 4 * HOUR), ("reminder", 7 * HOUR), ("window", 8 * HOUR)]
    rows = deadlines.deadlines_for([ask], db.Pace(deadline=DAY), {0: Rest()}, NOW)
    assert [r.kind for r in rows] == ["reminder", "reminder", "deadline"]  # no time of its own: like any question
    rows = deadlines.deadlines_for([question()], db.Pace(deadline=DAY, window=HOUR), {0: Rest()}, NOW)
    assert rows[-1].due == NOW + DAY  # and any question does not close like a window


def test_a_hollow_window_seems_to_be_thought_about_and_no_longer() -> None:
    rows = deadlines.deadlines_for([question(window=True, hollow=True)], db.Pace(window=DAY), {0: Rest()}, NOW, span=42)
    assert [(r.kind, r.due - NOW) for r in rows] == [("window", 42)]


def test_a_window_waits_for_the_end_of_quiet_hours() -> None:
    rest = Rest("UTC", 0, 23 * 60)
    row = deadlines.deadlines_for([question(window=True)], db.Pace(window=600), {0: rest}, NOW)[-1]
    assert not hours.quiet_at(rest, row.due)


async def test_the_default_answer_is_given_once_even_if_the_process_dies_in_between(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        start = table.game.serial
        ask = next(a for a in table.asks if a.needed)
        w.clock.now += DAY
        # This process claims everything that is due, and dies before any of it has its effect.
        claimed = await w.keeper.db.claim_due(w.clock())
        assert "deadline" in {r.kind for r in claimed}
        await w.restart()
        await due_now(w)
        answers = await w.keeper.db.log(table.id, after=start)
        assert [(a.by, a.seat) for a in answers] == [("default", ask.seat)]
        await w.restart()
        await due_now(w)
        assert len(await w.keeper.db.log(table.id, after=start)) == 1
        told = [m for m in w.posts() if "time is up" in texts(m)]
        assert len(told) == 1


async def test_two_processes_that_ring_at_once_answer_once(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        start = table.game.serial
        w.clock.now += DAY
        second = schedule.Schedule(w.keeper)
        await asyncio.gather(w.keeper.schedule.clock.ring(), second.clock.ring())
        await w.settle()
        assert len(await w.keeper.db.log(table.id, after=start)) == 1


async def test_a_deadline_whose_question_was_answered_meanwhile_does_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        start = table.game.serial
        w.clock.now += DAY
        claimed = await w.keeper.db.claim_due(w.clock())
        await reply(w, table)
        for row in claimed:
            await w.keeper.schedule.ringing.handle(row)
        assert [a.by for a in await w.keeper.db.log(table.id, after=start)] == ["player"]


class Stopped(BaseException):
    """Keeper is no more."""


async def stops_after(w: World, *transactions: str) -> None:
    """What is due rings, and Keeper is stopped after the first of these transactions."""
    memory = w.keeper.db
    with pytest.MonkeyPatch.context() as patched:
        for name in transactions:
            kept = getattr(memory, name)

            async def and_then_stops(*args: Any, _kept: Any = kept, **named: Any) -> Any:
                await _kept(*args, **named)
                raise Stopped

            patched.setattr(memory, name, and_then_stops)
        with pytest.raises(Stopped):
            await w.keeper.schedule.clock.ring()
    await w.keeper.postman.idle()  # what it has in its hands it still delivers, as long as it is not killed


async def test_the_caretaker_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="caretaker")
        start = table.game.serial
        ask = next(a for a in table.asks if a.needed)
        w.clock.now += DAY
        await due_now(w)
        assert table.seats[ask.seat].caretaker
        answers = await w.keeper.db.log(table.id, after=start)
        assert len(answers) > 1
        assert {(a.by, a.seat) for a in answers} == {("caretaker", ask.seat)}
        assert {a.seat for a in table.asks if a.needed} != {ask.seat}
        who = next(p for p in w.people.values() if p.id == table.user_of(ask.seat))
        other = next(p for p in w.people.values() if p.id != who.id)
        post, back = with_button(w, ":-:back:")
        assert "not yours" in answered(await other.click(post, custom_id=back))
        await who.click(post, custom_id=back)
        await w.settle()
        assert not table.seats[ask.seat].caretaker


async def test_a_table_that_waits_is_told_and_can_vote_for_a_caretaker(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo", pace="24h", on_deadline="wait")
        start = table.game.serial
        ask = next(a for a in table.asks if a.needed)
        w.clock.now += DAY
        await due_now(w)
        assert await w.keeper.db.log(table.id, after=start) == []
        post, button = with_button(w, ":-:stand-in:")
        missing = table.user_of(ask.seat)
        others = [p for p in w.people.values() if p.id != missing]
        assert "own seat" in answered(await next(p for p in w.people.values() if p.id == missing).click(post, custom_id=button))
        await others[0].click(post, custom_id=button)
        await w.settle()
        vote, yes = with_button(w, "/yes")
        await others[1].click(vote, custom_id=yes)
        await w.settle()
        assert table.seats[ask.seat].caretaker
        assert {a.by for a in await w.keeper.db.log(table.id, after=start)} == {"caretaker"}


async def test_a_paused_game_has_no_deadlines_and_a_resumed_one_begins_anew(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        await w.person("anna").slash(w.channel, "game pause")
        assert await w.keeper.db.deadlines(table.id) == []
        w.clock.now += 5 * DAY
        await w.person("anna").slash(w.channel, "game resume")
        assert (await w.keeper.db.deadlines(table.id))[-1].due == w.clock() + DAY


async def test_an_absence_with_a_caretaker_ends_by_itself(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        await w.person("bert").slash(w.channel, "game away", until="3 days", caretaker=True)
        seat = table.seats_of(w.person("bert").id)[0]
        assert table.seats[seat].caretaker
        w.clock.now += 3 * DAY
        await due_now(w)
        assert not table.seats[seat].caretaker
        assert table.seats[seat].away_until is None
        said = [texts(m) for m in w.posts() if "the stand-in leaves" in texts(m)]
        assert len(said) == 1
        assert "bert" in said[0] or str(w.person("bert").id) in said[0]


async def test_whoever_is_back_is_told_of_once_also_if_keeper_stops_over_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        await w.person("bert").slash(w.channel, "game away", until="3 days", caretaker=True)
        seat = table.seats_of(w.person("bert").id)[0]
        w.clock.now += 3 * DAY
        await stops_after(w, "change_seat")
        assert not (await w.keeper.db.seats(table.id))[seat].caretaker
        await w.restart()
        await due_now(w)
        assert len([m for m in w.posts() if "the stand-in leaves" in texts(m)]) == 1


async def test_a_caretaker_who_takes_over_sits_there_when_it_is_told_also_if_keeper_stops_over_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="caretaker")
        ask = next(a for a in table.asks if a.needed)
        w.clock.now += DAY
        await stops_after(w, "record", "change_seat")
        await w.restart()
        await due_now(w)
        told = [m for m in w.posts() if "A stand-in plays for you" in texts(m)]
        seats = await w.keeper.db.seats(table.id)
        assert (len(told), seats[ask.seat].caretaker) == (1, True)
        assert ask.seat not in {a.seat for a in (await w.table()).asks if a.needed}  # and it has played


async def test_the_alarm_clock_itself_rings(tmp_path: Path) -> None:
    """The real APScheduler, a real second: the row's moment comes while nobody does anything."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        start = table.game.serial
        due = (await w.keeper.db.deadlines(table.id))[-1]
        await w.keeper.schedule.clock.stop()
        rung = asyncio.Event()
        alone = schedule.Schedule(w.keeper)
        real = alone.clock.ring

        async def ring() -> int:
            w.clock.now = due.due
            count = await real()
            rung.set()
            return count

        alone.clock.ring = ring  # pyright: ignore[reportAttributeAccessIssue]
        w.clock.now = due.due - 1
        await w.keeper.db.apply(table.id, db.Effects(cancel=(db.Cancel(kind="reminder"),)), w.clock())
        alone.clock.alarms.start()
        await alone.clock.wind_from_table()
        assert alone.clock.jobs == 1
        await within(rung.wait())
        alone.clock.alarms.shutdown(wait=False)
        assert [a.by for a in await w.keeper.db.log(table.id, after=start)] == ["default"]
