"""The hero wants to know which of evil's windows are empty: by holding them open, by pausing, by setting other times."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import db
from bot.hours import DAY, HOUR, Rest, next_good
from bot.schedule.deadlines import SHORTEST_SILENCE
from bot.shelf import Shelf
from tests.bot.given import World, answered, unhurried_pictures, world  # noqa: F401
from tests.bot.tiny import TinyBox
from tests.cogs.given import begin, due_now, posted, reply

COGS = tuple(f"cogs.{name}" for name in ("lobby", "table", "seats", "time", "settings"))
HERO, REAL, EMPTY = "anna", "bert", "cleo"


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([TinyBox(["turn:0", *["window", "turn:0"] * 60])])) as made:
        yield made


async def window(w: World, pace: db.Pace | None = None, longest: int = 0) -> Any:
    """Bert has something to say, cleo has not."""
    if longest:
        w.keeper.settings = w.keeper.settings.model_copy(update={"longest_silence": longest})
    table = await begin(w, HERO, REAL, EMPTY, game="tiny", settled=False)
    if pace is not None:
        await w.keeper.db.change_game(table.id, w.clock(), pace=pace)
        await table.refresh()
    await reply(w, table, ("go",))
    await posted(w)
    assert [(a.seat, a.hollow) for a in table.asks] == [(1, False), (2, True)]
    return table


async def ends(w: World, table: Any) -> dict[str, int]:
    """When the window closes for each of them, as far as it does."""
    return {table.names[d.seat]: d.due for d in await w.keeper.db.deadlines(table.id) if d.kind == "window"}


SETTINGS: list[dict[str, str]] = [
    {"my_palette": "high_contrast"},
    {"reminders": "dm"},
    {"timezone": "Europe/Berlin"},
    {"quiet": "22:00-07:00"},
    {"quiet": "off"},
    {"my_language": "de"},
    {"palette": "colour_blind"},
    {"language": "de"},
    {"tips": "off"},
    {"pace": "72h"},
    {"pace": "none"},
    {"window": "6h"},
    {"window": "20 min"},
    {"window": "off"},
]


async def test_nothing_that_is_set_moves_the_end_of_an_empty_window(w: World) -> None:
    table = await window(w)
    hero, end = w.person(HERO), (await ends(w, table))[EMPTY]
    assert SHORTEST_SILENCE <= end - w.clock() <= w.keeper.settings.longest_silence
    for setting in SETTINGS:
        await hero.slash(w.channel, "game settings", **setting)
        assert (await ends(w, table))[EMPTY] == end, setting
    for until in ("3d", "now"):
        await hero.slash(w.channel, "game away", until=until)
        assert (await ends(w, table))[EMPTY] == end
    await w.restart()
    await hero.slash(w.channel, "game settings", timezone="America/New_York", pace="24h")
    table = await w.table()
    assert (await ends(w, table))[EMPTY] == end
    w.clock.now = end
    await due_now(w)
    assert [(a.seat, a.by) for a in await w.keeper.db.log(table.id)][1:] == [(2, "order")]


async def test_many_commands_do_not_prolong_it(w: World) -> None:
    table = await window(w)
    begun, serial = w.clock(), table.game.serial
    zones = itertools.cycle(("Europe/Berlin", "America/New_York"))
    while table.game.serial == serial:
        w.clock.now += 3
        assert w.clock() <= begun + w.keeper.settings.longest_silence + 3
        await w.person(HERO).slash(w.channel, "game settings", timezone=next(zones))
        await due_now(w)


async def test_a_pause_leaves_what_was_left(w: World) -> None:
    table = await window(w)
    hero, end = w.person(HERO), (await ends(w, table))[EMPTY]
    for stood in (1, 590, 5):
        await hero.slash(w.channel, "game pause")
        assert await ends(w, table) == {}
        if stood == 590:  # the table is read anew meanwhile, and a seat changes
            await hero.slash(w.channel, "game settings", palette="colour_blind")
            await hero.slash(w.channel, "game away", until="3d")
        w.clock.now += stood
        end += stood
        await hero.slash(w.channel, "game resume")
        assert (await ends(w, table))[EMPTY] == end
        w.clock.now += 1


async def test_after_a_pause_that_nobody_remembers_it_does_not_close_at_once(w: World) -> None:
    table = await window(w)
    await w.person(HERO).slash(w.channel, "game pause")
    w.clock.now += DAY
    await w.restart()
    await w.person(HERO).slash(w.channel, "game resume")
    left = (await ends(w, await w.table()))[EMPTY] - w.clock()
    assert SHORTEST_SILENCE <= left <= w.keeper.settings.longest_silence
    assert table.id


async def test_what_somebody_sets_for_themselves_moves_only_their_own_time(w: World) -> None:
    table = await window(w, db.Pace(deadline=DAY, window=6 * HOUR))
    before = await ends(w, table)
    w.clock.now += 100
    rest = {"timezone": "UTC", "quiet": "13:00-17:00"}  # it is eight o'clock
    await w.person(HERO).slash(w.channel, "game settings", **rest)
    assert await ends(w, table) == before
    await w.person(REAL).slash(w.channel, "game settings", **rest)
    assert (await ends(w, table))[REAL] == next_good(Rest("UTC", 13 * 60, 17 * 60), before[REAL]) > before[REAL]


# Where windows close within the longest silence


EVEN = db.Pace(window=600)


async def test_empty_windows_last_as_long_as_real_ones_where_those_close_soon(w: World) -> None:
    table = await window(w, EVEN, longest=3600)
    spans: list[int] = []
    for _ in range(40):
        now = await ends(w, table)
        assert now[REAL] == w.clock() + 600
        spans.append(now[EMPTY] - w.clock())
        w.clock.now += 600
        await due_now(w)
        await reply(w, table, ("go",))
    assert all(SHORTEST_SILENCE <= span <= 600 for span in spans)
    assert 1 <= spans.count(600) < 40, "some look as if they had lapsed"
    assert sum(span > 120 for span in spans) > 10


async def test_there_they_keep_the_hours_of_whoever_seems_to_be_asked(w: World) -> None:
    for name in (REAL, EMPTY):
        await w.person(name).slash(w.channel, "game settings", timezone="UTC", quiet="07:30-09:00")
    table = await window(w, EVEN, longest=600)  # at eight o'clock
    morning = next_good(Rest("UTC", 7 * 60 + 30, 9 * 60), w.clock())
    assert morning > w.clock() + 600
    assert await ends(w, table) == {REAL: morning, EMPTY: morning}


async def test_there_neither_is_held_open_nor_closed_by_what_the_host_sets(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda n: 0)  # the empty one lasts to the end
    table = await window(w, EVEN, longest=3600)
    hero, before = w.person(HERO), await ends(w, table)
    assert before == dict.fromkeys((REAL, EMPTY), w.clock() + 600)
    w.clock.now += 595
    for setting in (
        {"window": "10 min"},
        {"window": "60 min"},
        {"window": "6h"},
        {"window": "off"},
        {"timezone": "Europe/Berlin"},
    ):
        await hero.slash(w.channel, "game settings", **setting)
        assert await ends(w, table) == before, setting
    await hero.slash(w.channel, "game away", until="3d")
    assert await ends(w, table) == before
    await hero.slash(w.channel, "game pause")
    w.clock.now += 300
    await hero.slash(w.channel, "game resume")
    assert await ends(w, table) == {name: end + 300 for name, end in before.items()}
    assert answered(await hero.slash(w.channel, "game status"))
