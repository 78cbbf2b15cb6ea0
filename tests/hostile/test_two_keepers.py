"""Two Keepers on one memory: a seat that the other one has given away shows its secrets to nobody who had it, and votes for
nobody who had it. Whoever holds it now is known here at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.refusals import NotSeated
from bot.shelf import Shelf
from bot.tables import Tables
from bot.undo import plan
from tests.bot.given import World, answered, unhurried_pictures, world  # noqa: F401
from tests.bot.tiny import TinyBox
from tests.cogs.given import begin

COGS = tuple(f"cogs.{name}" for name in ("lobby", "table", "seats", "asides", "undo"))


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([TinyBox(["turn:0", "turn:0", "turn:1", "turn:0"])])) as made:
        yield made


async def given_away(w: World, table: Any, was: str, to: str) -> int:
    """The other Keeper gives a seat to another person; this one hears nothing of it."""
    keeper = w.keeper
    there = await Tables(keeper.db, keeper.tables.shelf, keeper.words, keeper.clock).get(table.id)
    assert there is not None
    async with there.lock:
        await there.awake()
    seat = there.seats_of(w.person(was).id)[0]
    await there.change_seat(seat, w.person(was).id, user_id=w.person(to).id, name=to)
    assert table.seats_of(w.person(was).id) == (seat,), "or there is nothing to find out"
    return seat


async def test_who_had_a_seat_sees_nothing_of_it_and_who_has_it_does(w: World) -> None:
    table = await begin(w, "anna", "bert", game="tiny", settled=False)
    await given_away(w, table, "anna", "carl")
    seated = w.keeper.words.say("en", "no-not-seated")
    assert answered(await w.person("anna").slash(w.channel, "game hand")) == seated
    assert answered(await w.person("carl").slash(w.channel, "game hand")) != seated


async def test_who_had_a_seat_is_asked_nothing_by_a_letter_that_was_under_way(w: World) -> None:
    table = await begin(w, "anna", "bert", game="tiny", settled=False)
    await given_away(w, table, "anna", "carl")
    assert await w.keeper.secret_questions.sheet(table, w.person("anna").id, "en") is None
    assert await w.keeper.secret_questions.sheet(table, w.person("carl").id, "en") is not None


async def test_who_had_a_seat_neither_votes_nor_takes_back_nor_says_anything_for_it(w: World) -> None:
    table = await begin(w, "anna", "bert", game="tiny", settled=False)
    anna, bert = w.person("anna").id, w.person("bert").id
    ask = table.questions_of(anna)[0]
    await table.answer(anna, table.line(ask), table.caretakers_choice(ask), interaction_id="1")
    what = await plan(table, anna)
    await w.keeper.votes.call(table, "end", bert)
    (vote,) = await w.keeper.db.open_votes(table.id)
    seat = await given_away(w, table, "anna", "carl")
    before = await w.keeper.db.log(table.id)
    with pytest.raises(NotSeated):
        await w.keeper.undoing.take_back(table, anna, what)
    with pytest.raises(NotSeated):
        await w.keeper.votes.cast(table, vote.id, anna, "yes")
    with pytest.raises(NotSeated):
        await w.keeper.votes.call(table, "undo", anna)
    with pytest.raises(NotSeated):
        await table.say(seat, "anything", anna)
    assert await w.keeper.db.log(table.id) == before
    assert [b.user_id for v in await w.keeper.db.open_votes(table.id) for b in v.ballots] == [bert]
