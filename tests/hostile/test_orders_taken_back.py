"""The hero takes something back; what evil has said aside meanwhile is none of the hero's business, and stays said: by whom it was said."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables import taking_back
from bot.tables.kept import UNSAID
from bot.undo import plan
from tests.bot.given import World, unhurried_pictures, world  # noqa: F401
from tests.cogs.given import ALL, posted
from tests.cogs.test_asides import EVIL, HERO, order, playing, public


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=ALL) as made:
        yield made


async def between(w: World, table: Any, *orders: str) -> None:
    """The hero begins to locate, evil gives these orders, and the hero takes it back, which is free."""
    hero = w.person(HERO)
    await table.answer(hero.id, table.line(table.asks[0]), ["locate"], interaction_id=f"locate {table.game.serial}")
    for given in orders:
        await w.person(EVIL).slash(w.channel, "alone orders", order=given)
    await hero.slash(w.channel, "game undo")
    await posted(w)
    async with table.lock:
        await table.awake()
    assert table.asks[0].msg == "al-turn"


async def test_an_order_outlives_what_the_hero_takes_back(w: World) -> None:
    table = await playing(w)
    await between(w, table, "order:attack")
    assert order(w, table, EVIL) == "attack"
    assert (await table.verify()).honest


async def test_an_order_outlives_a_crash_before_it_was_said_again(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next process says it, before anybody is asked anything."""
    table = await playing(w)
    hero, evil = w.person(HERO), w.person(EVIL)
    await table.answer(hero.id, table.line(table.asks[0]), ["locate"], interaction_id="locate")
    for given in ("order:round", "order:attack"):
        await evil.slash(w.channel, "alone orders", order=given)
    undo = await plan(table, hero.id)

    async def dies(*_: Any) -> None:
        raise KeyboardInterrupt  # whatever happens there, nothing after it does

    monkeypatch.setattr(taking_back, "_say", dies)
    with pytest.raises(KeyboardInterrupt):
        await w.keeper.undoing.take_back(table, hero.id, undo)
    monkeypatch.undo()
    await w.restart()
    table = await w.keeper.tables.get(table.id)
    assert table is not None
    async with table.lock:
        await table.awake()
    assert order(w, table, EVIL) == "attack"
    assert not any(UNSAID in s.choices for s in await w.keeper.db.seats(table.id))
    assert (await table.verify()).honest


async def test_a_withdrawn_order_does_not_come_back(w: World) -> None:
    """Otherwise evil would pass without being asked, and not know why."""
    table = await playing(w)
    await w.person(EVIL).slash(w.channel, "alone orders", order="order:round")
    await between(w, table, "order:none")
    assert order(w, table, EVIL) == ""


async def test_the_channel_reads_the_same_whether_something_was_said_or_not(w: World) -> None:
    table = await playing(w)
    await between(w, table)
    without = public(w)
    await between(w, table, "order:attack")
    assert public(w)[-1] == without[-1]


async def test_whoever_sits_down_in_evils_place_has_ordered_nothing_and_does_not_want_to_give_up(w: World) -> None:
    """Or evil would pass without being asked, and lose by what somebody else has said. A caretaker plays on as was ordered."""
    table = await playing(w)
    evil, dora = w.person(EVIL), w.person("dora")
    (seat,) = table.seats_of(evil.id)
    await table.say(seat, "order:attack", evil.id)
    await table.say(seat, "concede", evil.id)
    for caretaker in (True, False):
        await table.change_seat(seat, evil.id, caretaker=caretaker)
    assert order(w, table, EVIL) == "attack"
    await table.change_seat(seat, evil.id, user_id=dora.id, name="dora", caretaker=False)
    await posted(w)
    assert order(w, table, "dora") == ""
    assert table.live.state.conceded == []
    assert (await table.verify()).honest
