"""Undo: free while it is one's own and nothing was revealed, a vote otherwise, and refused with a reason."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from bot import undo
from bot.refusals import TableRefusal
from games.kernel.rules import MIX
from tests.bot.given import World, answer_ids, answered, texts, world
from tests.cogs.given import ALL, asked, begin, posted, reply, with_button


async def until(w: World, table: Any, *, drew: bool) -> None:
    """Answer until the last answer was of the wanted kind."""
    for _ in range(40):
        moved = await reply(w, table)
        if bool(moved.answer.barrier) == drew:
            await posted(w)
            return
    raise AssertionError("no such answer")


async def test_ones_own_answer_without_luck_is_taken_back_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        who = asked(w, table)
        before = [(a.msg, a.seat, a.keys) for a in table.asks]
        serial, epoch = table.game.serial, table.live.epoch
        old = answer_ids(w.board())
        moved = await reply(w, table)
        assert moved.answer.barrier == 0
        await posted(w)
        done = await who.slash(w.channel, "game undo")
        await posted(w)
        assert "Taken back: 1 answer" in answered(done)
        assert [(a.msg, a.seat, a.keys) for a in table.asks] == before
        assert table.live.epoch == epoch + 1
        log = await w.keeper.db.log(table.id, live=False)
        assert [a.status for a in log][-1] == "undone"
        assert len(log) == serial + 1
        assert any("takes back 1 answer" in texts(m) for m in w.posts())
        assert set(answer_ids(w.board())).isdisjoint(old)


async def test_old_buttons_die_with_the_undone_branch(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        who = asked(w, table)
        line = table.line(next(a for a in table.asks if a.needed))
        await reply(w, table)
        await posted(w)
        await who.slash(w.channel, "game undo")
        await posted(w)
        assert table.ask_on(line) is None
        assert all(line not in id for id in answer_ids(w.board()))


async def test_luck_needs_a_vote_that_is_counted_in_public(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        who = asked(w, table)
        await until(w, table, drew=True)
        serial = table.game.serial
        offered = await who.slash(w.channel, "game undo")
        assert "the table votes" in answered(offered)
        assert "dice were rolled or cards drawn" in answered(offered)
        assert table.game.serial == serial
        button = next(i for i in _ids(offered) if ":-:undo-ask:" in i)
        await who.click(offered.response.message, custom_id=button)
        await posted(w)
        assert [a.status for a in await w.keeper.db.log(table.id, live=False)][-1] == "live"
        post, yes = with_button(w, "/yes")
        assert "1 answer" in texts(post)
        last = (await table.pages())[-1]
        told = table.box.event_line(last.events(None)[0], table.reader())
        assert f"It begins with: {told.splitlines()[0]}" in texts(post)  # which answer that is, as everybody has read it
        other = next(p for p in w.people.values() if p.id != who.id)
        await other.click(post, custom_id=yes)
        await posted(w)
        assert [a.status for a in await w.keeper.db.log(table.id, live=False)][-2:] == ["undone", "live"]
        assert (await w.keeper.db.log(table.id))[-1].picks == (MIX,)  # another deed meets other luck
        assert any("first undo in this game" in texts(m) for m in w.posts())
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["passed"]


async def test_that_something_was_taken_back_is_said_before_anybody_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ping came first, and then why there was one."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        who = asked(w, table)
        await until(w, table, drew=True)
        others = [p for p in w.people.values() if p.id != who.id]
        offered = await others[0].slash(w.channel, "game undo")
        button = next(i for i in _ids(offered) if ":-:undo-ask:" in i)
        await others[0].click(offered.response.message, custom_id=button)
        await posted(w)
        post, yes = with_button(w, "/yes")
        written = list[str]()
        record = w.keeper.db.record_undo

        async def recorded(game: int, done: Any, now: int) -> Any:
            written.extend(letter.payload.get("id", letter.kind) for letter in done.outbox)
            return await record(game, done, now)

        monkeypatch.setattr(w.keeper.db, "record_undo", recorded)
        await others[1].click(post, custom_id=yes)
        await posted(w)
        assert written[0] == "told-undo-vote"
        assert "board" in written


async def test_the_table_can_refuse_and_an_answer_meanwhile_calls_the_vote_off(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        who = asked(w, table)
        other = next(p for p in w.people.values() if p.id != who.id)
        await until(w, table, drew=True)
        for expected in ("failed", "cancelled"):
            offered = await who.slash(w.channel, "game undo")
            button = next(i for i in _ids(offered) if ":-:undo-ask:" in i)
            await who.click(offered.response.message, custom_id=button)
            await posted(w)
            post, no = with_button(w, "/no")
            if expected == "cancelled":
                await reply(w, table)  # with this very answer: nobody has to press a vote about what is long past
                assert (await w.keeper.db.votes(table.id))[-1].state == "cancelled"
                await posted(w)
                shown = next(m for m in w.posts() if m.id == post.id)
                assert "The vote is off:** the game has moved on." in texts(shown)
                assert not answer_ids(shown)
            else:
                await other.click(post, custom_id=no)
                await posted(w)
            assert (await w.keeper.db.votes(table.id))[-1].state == expected
        assert all(a.status == "live" for a in await w.keeper.db.log(table.id, live=False))


async def test_playing_alone_the_vote_is_ones_own(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        anna = w.person("anna")
        await until(w, table, drew=True)
        offered = await anna.slash(w.channel, "game undo")
        button = next(i for i in _ids(offered) if ":-:undo-ask:" in i)
        await anna.click(offered.response.message, custom_id=button)
        await posted(w)
        assert (await w.keeper.db.log(table.id, live=False))[-2].status == "undone"
        # The same deed rolls the same dice again; cards that nobody knows are mixed first.


async def test_an_earlier_point_is_chosen_from_a_list(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        first = table.game.serial + 1
        who = asked(w, table)
        for _ in range(3):
            await reply(w, table)
        await posted(w)
        choices = await who.autocomplete(w.channel, "game undo", "before", "")
        values = [c["value"] if isinstance(c, dict) else c.value for c in choices]
        assert table.point(first) in values
        assert not any(str(v).isdigit() and int(v) <= table.game.serial for v in values)  # nobody can count with them
        offered = await who.slash(w.channel, "game undo", before=table.point(first))
        assert "3 answers" in answered(offered)


async def test_a_step_that_cannot_be_opened_any_more_is_left_by_undo(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        while len(await w.keeper.db.checkpoints(table.id)) < 4:
            await reply(w, table)
        await posted(w)
        last = (await w.keeper.db.checkpoints(table.id))[-1]
        rules = table.box.rules
        step = rules.step

        def broken(at: Any) -> Any:
            if at.step == last.step:
                raise RuntimeError("this step is broken")
            return step(at)

        rules.step = broken
        try:
            table.drop()
            dora = w.person("dora")
            assert "no seat" in answered(await dora.slash(w.channel, "game undo"))
            assert "set it aside" in answered(await w.person("anna").slash(w.channel, "game hand"))
            assert "Taken back" in answered(await w.person("anna").slash(w.channel, "game undo"))
            await posted(w)
        finally:
            rules.step = step
        assert table.game.serial == last.serial
        assert [a.status for a in await w.keeper.db.log(table.id, live=False)][-1] == "undone"
        assert any("one step earlier" in texts(m) for m in w.posts())
        await reply(w, table)


async def test_an_answer_given_after_the_vote_was_called_is_not_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        await reply(w, table)
        what = await undo.plan(table, w.person("anna").id)
        await reply(w, table)
        with pytest.raises(TableRefusal, match="undo-moved-on"):
            await w.keeper.undoing.take_back(table, w.person("anna").id, dataclasses.replace(what, free=True))
        assert all(a.status == "live" for a in await w.keeper.db.log(table.id, live=False))


async def test_every_no_has_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna, dora = w.person("anna"), w.person("dora")
        assert "no game in this channel" in answered(await anna.slash(w.channel, "game undo"))
        table = await begin(w, "anna")
        assert "nothing to take back" in answered(await anna.slash(w.channel, "game undo"))
        await reply(w, table)
        await posted(w)
        serial = table.game.serial
        assert "no seat" in answered(await dora.slash(w.channel, "game undo"))
        assert "no such answer" in answered(await anna.slash(w.channel, "game undo", before="999"))
        assert "no such answer" in answered(await anna.slash(w.channel, "game undo", before="yesterday"))
        await anna.slash(w.channel, "game pause")
        assert "paused" in answered(await anna.slash(w.channel, "game undo"))
        assert table.game.serial == serial
        assert all(a.status == "live" for a in await w.keeper.db.log(table.id, live=False))
        assert not w.env.errors or all(type(e).__name__ == "CommandInvokeError" for e in w.env.errors)


def _ids(result: Any) -> list[str]:
    from tests.bot.given import custom_ids

    return custom_ids(result.response)
