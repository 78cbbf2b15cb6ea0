"""Somebody watches the channel closely while others decide behind a cover: who is called, what is taken back, what is missing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import undo
from bot.refusals import Decided
from bot.shelf import Shelf
from tests.bot.given import World, answered, unhurried_pictures, world  # noqa: F401
from tests.bot.test_secret_questions import close_dms, public_edits
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, begin, due_now, posted, reply

HERO, REAL, EMPTY = "anna", "bert", "cleo"


async def table_of(w: World) -> Any:
    return await begin(w, HERO, REAL, EMPTY, game="tiny", settled=False)


async def hollow_ones_pass(w: World) -> None:
    w.clock.now += w.keeper.settings.longest_silence
    await due_now(w)


async def test_behind_the_next_cover_nobody_takes_back_in_secret_what_everybody_has_seen(tmp_path: Path) -> None:
    """Bert passes, the channel reads what came of it, and another cover goes up at once: the pass lies behind the first."""
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "window", "plot:1", "turn:0"])])) as w:
        table = await table_of(w)
        await reply(w, table, ("go",))
        await hollow_ones_pass(w)
        bert = w.person(REAL).id
        pass_ = next(a for a in table.asks if a.seat == 1)
        await table.answer(bert, table.line(pass_), ("pass",), interaction_id="p1")
        await posted(w)
        assert "calm" in table.live.state.seen
        assert any(a.cover is not None for a in table.asks)
        what = await undo.plan(table, bert)
        assert not what.secret
        assert not what.free


async def test_what_lies_behind_the_cover_that_is_still_up_is_taken_back_in_secret(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "plots", "turn:0"])])) as w:
        table = await table_of(w)
        await reply(w, table, ("go",))
        await posted(w)
        bert, edits = w.person(REAL).id, public_edits(w)
        await reply(w, table, ("wait",))
        await posted(w)
        what = await undo.plan(table, bert)
        assert what.secret
        await w.keeper.undoing.take_back(table, bert, what)
        await posted(w)
        assert public_edits(w) == edits
        assert len(await w.keeper.db.log(table.id)) == 1


@pytest.mark.parametrize("last", [REAL, EMPTY])
async def test_whoever_closes_a_window_is_called_to_the_next_like_everybody_else(tmp_path: Path, last: str) -> None:
    """Both have closed their direct messages and are called in the channel. Bert, who has just passed, is here and need not be
    called; but if he were left out, the channel could read that the last to pass was he, and had something to pass on."""
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "window", "window", "turn:0"])])) as w:
        for name in (REAL, EMPTY):
            close_dms(w, name)
        table = await table_of(w)
        for seat in (1, 2):
            await w.keeper.db.change_seat(table.id, seat, w.clock(), dm_ok=False)
        await table.reseat()
        await reply(w, table, ("go",))
        await posted(w)
        bert, before = w.person(REAL).id, len(w.pings())
        own = next(a for a in table.asks if a.seat == 1)
        if last == REAL:
            await hollow_ones_pass(w)
        await table.answer(bert, table.line(own), ("pass",), interaction_id="p1")
        if last == EMPTY:
            await hollow_ones_pass(w)
        await posted(w)
        assert table.live.state.seen == ["go", "calm"]
        called = {user for users in w.pings()[before:] for user in users}
        assert called == {w.person(REAL).id, w.person(EMPTY).id}


async def test_what_is_taken_back_in_secret_shows_in_no_name_and_ends_no_vote(tmp_path: Path) -> None:
    """It begins a new line of play. Who compares the values of a list, the ids of buttons or how a vote goes on must not see that."""
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "plots", "turn:0", "turn:0"])])) as w:
        table = await table_of(w)
        await reply(w, table, ("go",))
        await reply(w, table, ("wait",))
        await posted(w)
        hero, bert = w.person(HERO), w.person(REAL).id
        offered = [c["value"] for c in await hero.autocomplete(w.channel, "game undo", "before", "")]
        assert offered
        what = await undo.plan(table, hero.id)
        await w.keeper.undoing.ask_table(table, hero.id, what)
        (vote,) = await w.keeper.db.open_votes(table.id)
        await w.keeper.undoing.take_back(table, bert, await undo.plan(table, bert))
        await posted(w)
        assert [c["value"] for c in await hero.autocomplete(w.channel, "game undo", "before", "")] == offered
        done = await w.keeper.votes.cast(table, vote.id, bert, "yes")
        assert done.state == "passed"
        assert await w.keeper.db.log(table.id) == []


@pytest.mark.parametrize("secrets", [0, 3])
async def test_old_buttons_do_not_count_what_was_decided_in_secret(
    secrets: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has closed a question is told for a while; how long is counted by what everybody saw."""
    monkeypatch.setattr("bot.tables.answering.REMEMBERED", 2)
    script = ["turn:0", "turn:0", *["plots"] * secrets, "turn:0", "turn:0"]
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(script)])) as w:
        table = await table_of(w)
        lines: list[str] = []
        while len(await w.keeper.db.log(table.id)) < 3 + 2 * secrets:
            if table.asks[0].seat == 0:
                lines.append(table.line(table.asks[0]))
            await reply(w, table)
        told: list[str | int] = []
        for line in lines:
            with pytest.raises(Decided) as refused:
                await table.answer(w.person(HERO).id, line, ("go",), interaction_id=f"old {line}")
            told.append(refused.value.args_["by"])
        assert told == ["", HERO, HERO]


async def test_a_stretch_nobody_can_retell_does_not_count_what_was_decided_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([TinyBox(["turn:0", "plots", "turn:0"])])) as w:
        table = await table_of(w)
        await reply(w, table, ("go",))
        await reply(w, table, ("wait",))
        pages = [replace(page, told=(), complete=False) for page in await table.pages()]
        assert len(pages) == 3

        async def unreadable(*_: Any) -> Any:
            return pages

        monkeypatch.setattr("bot.tables.table.chronicle", unreadable)
        said = answered(await w.person(HERO).slash(w.channel, "game log"))
        assert said.count("no longer retell") == 1
        assert "<t:" not in said
