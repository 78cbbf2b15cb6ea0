"""Settings, statistics, reports."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from db import Count, Database, GuildSettings, Pace, UserSettings
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_move


async def test_who_has_set_nothing_has_the_defaults(db: Database) -> None:
    assert await db.user_settings(ANNA) == UserSettings(user_id=ANNA)
    assert await db.guild_settings(5) == GuildSettings(guild_id=5)


async def test_settings_change_one_by_one_and_stay(db: Database, other: Database) -> None:
    await db.change_user(ANNA, NOW, language="de", timezone="Europe/Berlin", quiet_from=1320, quiet_to=420)
    await asyncio.gather(
        db.change_user(ANNA, NOW, reminders="dm"), other.change_user(ANNA, NOW, palette="deutan", high_contrast=True)
    )
    changed = await db.change_user(ANNA, NOW, quiet_from=None, quiet_to=None, away_until=NOW + 5, options={"snooze": 2})
    assert changed == UserSettings(
        user_id=ANNA,
        language="de",
        reminders="dm",
        timezone="Europe/Berlin",
        high_contrast=True,
        palette="deutan",
        away_until=NOW + 5,
        options={"snooze": 2},
    )
    assert await other.user_settings(ANNA) == changed
    assert await db.users_settings([ANNA, BEN]) == {ANNA: changed, BEN: UserSettings(user_id=BEN)}
    assert await db.users_settings([]) == {}


async def test_a_servers_settings_keep_channels_and_pace(db: Database) -> None:
    kept = await db.change_guild(5, NOW, channels=(2**62, 7), pace=Pace(deadline=60, on_deadline="default"))
    assert (kept.channels, kept.pace) == ((2**62, 7), Pace(deadline=60, on_deadline="default"))
    kept = await db.change_guild(5, NOW, language="en")
    assert (kept.channels, kept.language) == ((2**62, 7), "en")
    kept = await db.change_guild(5, NOW, channels=None, pace=None)
    assert await db.guild_settings(5) == kept == GuildSettings(guild_id=5, language="en")


async def test_a_setting_that_cannot_be_is_refused(db: Database) -> None:
    with pytest.raises(IntegrityError):
        await db.change_user(ANNA, NOW, reminders="pigeon")  # pyright: ignore[reportArgumentType]
    with pytest.raises(IntegrityError):
        await db.change_user(ANNA, NOW, quiet_from=1440, quiet_to=0)
    with pytest.raises(TypeError):
        await db.change_user(ANNA, NOW, user_id=BEN)  # pyright: ignore[reportCallIssue]
    assert await db.user_settings(ANNA) == UserSettings(user_id=ANNA)


async def test_counters_added_at_once_all_count(db: Database, other: Database) -> None:
    """In opposite orders, so that they would wait for each other for ever if the order mattered."""
    names = ["games", "wins", "turns"]
    one = [Count(user_id=u, game="elder-sign", counter=c) for u in (ANNA, BEN) for c in names]
    await asyncio.gather(*((db, other)[i % 2].count(one if i % 2 else one[::-1]) for i in range(40)))
    assert await db.statistics(ANNA) == {"elder-sign": {"games": 40, "turns": 40, "wins": 40}}
    assert await db.statistics(BEN) == await db.statistics(ANNA)
    assert await db.statistics(CARA) == {}


async def test_results_are_told_game_by_game(db: Database) -> None:
    """One person on two seats has won with either; a caretaker's game is nobody's; what was only ended is no result."""
    won = {"result": "won", "winners": [2]}
    first = await a_game(db, 70, users=(ANNA, BEN, ANNA))
    await db.record(first.id, a_move(1, outcome=won), NOW)
    second = await a_game(db, 71, users=(ANNA, BEN, CARA), guild_id=6)
    await db.change_seat(second.id, 1, NOW, caretaker=True)
    await db.record(second.id, a_move(1, outcome=won), NOW)
    third = await a_game(db, 72)
    await db.set_status(third.id, "ended", NOW, was=("playing",))
    assert [(r.game.id, r.won) for r in await db.results(guild_id=5)] == [(first.id, {ANNA: True, BEN: False})]
    with_anna = await db.results(user_id=ANNA)
    assert [(r.game.id, r.won) for r in with_anna] == [
        (second.id, {ANNA: False, CARA: True}),
        (first.id, {ANNA: True, BEN: False}),
    ]
    assert [r.game.id for r in await db.results(user_id=ANNA, limit=1)] == [second.id]
    assert await db.sat_at(CARA, [first.id, second.id, third.id]) == {second.id}


async def test_reports_come_back_newest_first(db: Database) -> None:
    game = await a_game(db)
    first = await db.add_report("the die is cursed", ANNA, NOW, game_id=game.id, data={"serial": 4})
    second = await db.add_report("so is the clock", None, NOW + 1)
    assert [r.id for r in await db.reports()] == [second, first]
    found = await db.report(first)
    assert found is not None
    assert (found.text, found.data, found.game_id, found.user_id) == ("the die is cursed", {"serial": 4}, game.id, ANNA)
    assert await db.report(99) is None
