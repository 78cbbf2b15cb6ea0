"""Who is reminded, when, and where; what the reminder looks like is `bot.reminders`'.

Of a secret only whoever is asked is reminded, by DM; behind a cover nobody is told that they are the last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import db
from bot import hours
from bot.hours import DAY, HOUR, Rest
from bot.refusals import TableRefusal
from bot.schedule.deadlines import name_of
from bot.tables import Change, Table
from games.kernel.ask import Ask

if TYPE_CHECKING:
    from bot.keeper import Keeper

# Being told that everybody else has answered is another ping: not before so much time has passed since the question.
LAST_ONE_AFTER = HOUR


def decent(pace: db.Pace) -> int:
    """How long somebody is left in peace with a question although everybody else has answered."""
    return min(LAST_ONE_AFTER, (pace.deadline or DAY) // 4)


def veiled(ask: Ask) -> bool:
    """Would telling who is asked tell something? Not if the cover says it anyway."""
    return ask.cover is not None and ask.cover.seats != (ask.seat,)


def alone(table: Table) -> Ask | None:
    """The question of the only person we wait for. Behind a cover nobody is alone: that would tell who has answered."""
    if any(a.cover is not None for a in table.asks):
        return None
    waited = [a for a in table.asks if a.needed and not table.seats[a.seat].caretaker]
    return waited[0] if len({table.user_of(a.seat) for a in waited}) == 1 else None


def last_one(change: Change, now: int) -> tuple[tuple[db.Letter, ...], tuple[db.Alarm, ...]]:
    """Whoever alone is left of several is told so: now, or, if the question has only just reached them, after a while."""
    table = change.table
    before = {table.user_of(s) for s in change.waited if not table.seats[s].caretaker}
    ask = alone(table)
    user_id = table.user_of(ask.seat) if ask is not None else None
    if ask is None or user_id is None or before <= {user_id} or ask.n not in change.asked:
        return (), ()
    assert table.live is not None
    name = name_of(table.live.epoch, ask.n)
    person = table.people.get(user_id) or db.UserSettings(user_id=user_id)
    rest = Rest.of(person, table.seats[ask.seat])
    due = table.times.asked.get(name, 0) + decent(table.game.pace)
    if due <= now and not hours.disturbs(rest, now):
        return letter(table, ask, user_id, person, "last-one", None), ()
    due = hours.next_good(rest, max(due, now))
    end = table.times.due.get(name)
    if end is not None and end <= due:
        return (), ()
    data = {"why": "last-one", "asked": table.times.asked.get(name, now)} | ({} if end is None else {"due": end})
    return (), (db.Alarm(kind="reminder", due=due, seat=ask.seat, question=name, data=data),)


def letter(table: Table, ask: Ask, user_id: int, person: db.UserSettings, why: str, due: int | None) -> tuple[db.Letter, ...]:
    """A reminder to the place the person has chosen; none for those who want none. Of a secret only they are reminded."""
    assert table.live is not None
    payload: dict[str, Any] = {
        "user": user_id,
        "seat": ask.seat,
        "question": name_of(table.live.epoch, ask.n),
        "why": why,
        "due": due,
    }
    if person.reminders == "none":
        return ()
    if person.reminders == "dm" or not ask.read_by(None):
        return (db.Letter(kind="reminder", payload=payload, user_id=user_id),)
    return (db.Letter(kind="reminder", payload=payload, channel_id=table.game.channel_id),)


async def snooze(keeper: Keeper, table: Table, user_id: int, question: str, how: hours.Snooze) -> tuple[int, int | None]:
    """Remind later. When that is, and when the time is up (snoozing does not change that). Raises TableRefusal.

    `question` is its public name, never its number: whoever finds out the number of their own question by guessing counts what was asked in
    secret before it.
    """
    async with table.lock:
        await table.awake()
        table.playable()
        own = [a for a in table.questions_of(user_id) if table.is_named(a, question)]
        ask = next((a for a in [*own, *table.asks] if table.is_named(a, question)), None)
        if ask is None or not ask.needed:
            raise TableRefusal("time-nothing-to-snooze")
        if ask not in own:
            raise TableRefusal("time-not-your-reminder")
        question = table.name_of(ask)
        person = await keeper.db.user_settings(user_id)
        now = keeper.clock()
        again = hours.snoozed(Rest.of(person, table.seats[ask.seat]), now, how)
        set_ = await keeper.db.deadlines(table.id)
        end = next((d.due for d in set_ if d.kind in ("deadline", "window") and d.question == question), None)
        # The last call is what a person who wants to be left alone until then relies on: it stays.
        calls = [d.due for d in set_ if d.kind == "reminder" and d.question == question and d.data.get("why") == "last-call"]
        last = next((due for due in calls if due > now), None)
        wanted = {"snoozed": again} if end is None or again < end else {}
        if last is not None and (not wanted or again < last):
            wanted["last-call"] = last
        asked = {"asked": table.times.asked.get(question, now)} | ({} if end is None else {"due": end})
        arm = tuple(
            db.Alarm(kind="reminder", due=due, seat=ask.seat, question=question, data={"why": why} | asked)
            for why, due in wanted.items()
        )
        again = min(wanted.values(), default=again)
        cancel = (db.Cancel(question=question, kind="reminder"),)
        await keeper.db.apply(table.id, db.Effects(cancel=cancel, arm=arm), now)
    keeper.schedule.clock.wind(again)
    return again, end
