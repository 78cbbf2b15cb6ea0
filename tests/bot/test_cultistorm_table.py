"""Cultistorm at a table in Discord: four people plan at once, each on a sheet of their own, by selects, buttons and typed commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import button_ids
from bot.outbox import postman
from tests.bot.given import MINE, World, answered, custom_ids, labels, press, texts, walk, world

COGS = (*MINE, "cogs.asides")
PEOPLE = ("anna", "ben", "clara", "david")


@pytest.fixture(autouse=True)
def gathered_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)


async def opened(w: World, language: str = "en", **options: Any) -> Any:
    await w.person("anna").slash(w.channel, "game new", game="cultistorm", language=language, **options)
    for name in PEOPLE[1:]:
        await press(w, w.person(name), "join")
    await press(w, w.person("anna"), "start")
    await w.settle()
    return await w.table()


async def posted(w: World) -> None:
    await w.keeper.postman.idle()
    await w.settle()


async def onto(w: World, table: Any, phase: str) -> None:
    """Everybody takes what an absent person would: up to this phase."""
    for _ in range(60):
        if table.live.state.phase == phase:
            return await posted(w)
        ask = next(a for a in table.asks if a.needed)
        await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
    raise AssertionError(f"no {phase}")


async def sheet(w: World, name: str) -> Any:
    """What "My plan" opens."""
    return (await press(w, w.person(name), "mine")).response


def selects(message: Any) -> dict[str, dict[str, Any]]:
    return {c["placeholder"]: c for c in walk(message.components) if c.get("type") == 3}


def mine(table: Any, seat: int) -> Any:
    return next(a for a in table.asks if a.seat == seat and a.msg == "cs-prepare")


async def does(w: World, table: Any, name: str, message: Any, key: str) -> Any:
    """Press or choose this on one's sheet; the sheet as it is then."""
    ask = mine(table, PEOPLE.index(name))
    option = next(o for o in ask.options if o.key == key)
    button = button_ids.answer_button(table.id, table.line(ask), option.stamp, option.key)
    if button in custom_ids(message):
        await w.person(name).click(message.message, custom_id=button)
    else:
        value = button_ids.value(option.stamp, option.key)
        select = next(s for s in selects(message).values() if value in [o["value"] for o in s["options"]])
        await w.person(name).select(message.message, [value], custom_id=select["custom_id"])
    return message


@pytest.mark.parametrize("language", ["en", "de"])
async def test_four_people_plan_on_sheets_of_their_own(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w, language)
        await onto(w, table, "preparation")
        post = texts(w.board())
        assert ("My plan" if language == "en" else "Mein Plan") in labels(w.board())
        assert all(f"◦ **{name}**" in post for name in PEOPLE)
        found = selects(await sheet(w, "ben"))
        assert all(any(kind in name for name in found) for kind in ("Go to …", "upport somebody")), (
            "in the language of whoever looks"
        )
        assert len(found) <= 3, "with the picture they fit one screen of a phone"
        assert all(len(s["options"]) <= 25 for s in found.values())


async def test_a_deed_edits_the_sheet_and_soon_the_plan(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w)
        await onto(w, table, "preparation")
        before = len(w.posts())
        own = await sheet(w, "ben")
        await does(w, table, "ben", own, "move:0")
        await posted(w)
        assert table.live.state.investigators[1].slot == 0
        here = table.box.cards.locations[table.live.state.places[0].card].name.en
        assert f"**ben** 🔑 {here}" in texts(w.board())
        assert len(w.posts()) == before, "no new post, neither in the channel nor below it"


async def test_no_select_of_a_sheet_keeps_what_was_chosen_on_it(tmp_path: Path) -> None:
    """Discord keeps that on a select it knows: after a deed there are others."""
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w)
        await onto(w, table, "preparation")
        own = await sheet(w, "ben")
        before = {s["custom_id"] for s in selects(own).values()}
        await does(w, table, "ben", own, "move:0")
        await posted(w)
        assert before
        assert before.isdisjoint(s["custom_id"] for s in selects(own).values())


async def test_ready_can_be_taken_back_and_the_last_one_begins_the_fights(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w)
        await onto(w, table, "preparation")
        own = await sheet(w, "ben")
        await does(w, table, "ben", own, "ready")
        await posted(w)
        assert "✓ **ben**" in texts(w.board())
        assert "Not ready yet" in labels(await sheet(w, "ben"))
        await w.person("ben").slash(w.channel, "cultistorm ready")
        await posted(w)
        assert "◦ **ben**" in texts(w.board())
        for name in PEOPLE:
            await w.person(name).slash(w.channel, "cultistorm ready")
        await posted(w)
        assert table.live.state.phase != "preparation" or table.live.state.round == 2


async def test_every_deed_can_be_typed_and_what_cannot_be_done_is_explained(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w)
        await onto(w, table, "preparation")
        anna = w.person("anna")
        await anna.slash(w.channel, "cultistorm move", to="move:2")
        await anna.slash(w.channel, "cultistorm take", what=next(k for k in mine(table, 0).keys if k.startswith("die:")))
        state = table.live.state.investigators[0]
        assert (state.slot, len(state.dice)) == (2, 1)
        assert "CS-DICE-02" in answered(await anna.slash(w.channel, "cultistorm why", what="take"))
        assert "CS-FIGHT-02" in answered(await anna.slash(w.channel, "cultistorm why", what="fight"))
        assert "insanity 0/4" in answered(await anna.slash(w.channel, "cultistorm sheet"))


async def test_closed_hands_are_shown_to_nobody_else_and_still_everybody_plans_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w, wishes="hands=closed")
        await onto(w, table, "preparation")
        assert not table.live.state.open_hands
        assert "My plan" in labels(w.board())
        assert all(f"◦ **{name}**" in texts(w.board()) for name in PEOPLE)
        own = texts(await sheet(w, "ben"))
        assert "what do you do before the fights" in own
        hand = table.box.cards.actions[table.live.state.investigators[1].hand[0].partition(".")[0]].name.en
        whole = answered(await w.person("clara").slash(w.channel, "cultistorm board"))
        assert f"Hand of ben: *{hand}" not in whole


@pytest.mark.parametrize("language", ["en", "de"])
async def test_all_five_stories_of_the_beginning_can_be_read_however_long_they_are(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one message does not hold them there are two."""
    monkeypatch.setattr("cogs.table.TEXT_IN_A_LAYOUT", 2600)
    async with world(tmp_path, cogs=COGS) as w:
        await w.person("anna").slash(w.channel, "game new", game="cultistorm", language=language)
        for name in PEOPLE[1:]:
            await press(w, w.person(name), "join")
        table = await w.table()
        await w.keeper.db.change_game(table.id, w.clock(), options={**table.game.options, "stories": "narrative"})
        await press(w, w.person("anna"), "start")
        await w.settle()
        read = await press(w, w.person("anna"), "read")
        told = [texts(m) for m in (read.response, *read.followups)]
        assert len(told) > 1
        titles = [line for part in told for line in part.splitlines() if line.startswith("**") and line.endswith("**")]
        assert len(titles) == 5


async def test_the_way_to_act_stands_before_what_grows_with_every_deed(tmp_path: Path) -> None:
    """On a phone the plan of three had pushed it below the screen, and on the sheet what the deeds mean had pushed these."""
    async with world(tmp_path, cogs=COGS) as w:
        table = await opened(w)
        await onto(w, table, "preparation")
        parts = list(walk(w.board().components))
        plan = table.box.plan(table.view(None), table.asks, table.reader()).splitlines()[0]
        act = next(i for i, part in enumerate(parts) if ":-:mine:" in str(part.get("custom_id")))
        assert act < next(i for i, part in enumerate(parts) if plan in str(part.get("content", "")))
        own = list(walk((await sheet(w, "anna")).components))
        ready = next(o for o in mine(table, 0).options if o.key == "ready")
        meant = table.box.option_hint(mine(table, 0), ready, table.reader(), table.view(0))
        last = max(i for i, part in enumerate(own) if part.get("type") in (2, 3))
        assert last < next(i for i, part in enumerate(own) if meant in str(part.get("content", "")))
