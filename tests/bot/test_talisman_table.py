"""Talisman at a table in Discord: from the lobby through the first turns, by buttons, selects and typed commands, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import button_ids
from bot.hours import HOUR
from bot.shelf import LEADS
from games.talisman.state import kind
from tests.bot.given import MINE, World, answer, answered, by_user, custom_ids, labels, press, texts, walk, world
from tests.bot.test_presses import send_press
from tests.cogs.given import begin
from tests.games.talisman.given import land, someone

COGS = (*MINE, "cogs.asides")
ANSWERS = 25
AIMED = ("character", "other", "space", "being")


async def opened(w: World, language: str) -> None:
    host = w.person("anna")
    await host.slash(w.channel, "game new", game="talisman", language=language)
    await press(w, w.person("ben"), "join")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_table_plays_its_first_turns(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, language)
        mine = await press(w, w.person("anna"), "mywish")
        selects = [id for id in custom_ids(mine.response) if ":-:setmywish:" in id]
        assert len(selects) == 2, "28 characters are more than one select holds"
        await w.person("anna").select(mine.response.message, ["wizard"], custom_id=selects[1])
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        assert table.live.state.wanted == ["wizard", ""]

        sheet = answered(await w.person("anna").slash(w.channel, "talisman sheet"))
        assert "Wizard" in sheet, "in the language of whoever looks"
        await w.person("anna").slash(w.channel, "talisman arm", what="order:roll")
        assert table.live.state.players[0].orders == ["roll"]
        why = answered(await w.person("ben").slash(w.channel, "talisman why", what="command"))
        assert "TM-CMD-01" in why

        for _ in range(ANSWERS):
            needed = [a for a in table.asks if a.needed]
            if table.over or not needed:
                break
            if needed[0].hollow:  # the table answers it, after a while
                w.clock.now += HOUR
                assert await w.keeper.schedule.clock.ring()
            else:
                await answer(w, table)
            await w.settle()
        assert table.live.state.turn > 3 or table.over
        assert ("Turn " if language == "en" else "Zug ") in texts(w.board())


@pytest.mark.rule("S-110")
@pytest.mark.parametrize("paused", [False, True])
async def test_what_somebody_has_ordered_ends_when_another_person_takes_the_seat(tmp_path: Path, paused: bool) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, "en")
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        for name in ("anna", "ben"):
            await w.person(name).slash(w.channel, "talisman arm", what="order:trade-7")
        dora = w.person("dora")
        said = len(w.posts())
        if paused:
            await table.set_status("paused", ("playing",))
        await table.change_seat(1, dora.id, user_id=dora.id, name="dora", caretaker=False, away_until=None)
        if paused:
            assert table.live.state.players[1].orders == ["trade-7"], "nothing moves in a pause"
            await table.set_status("playing", ("paused",))
        await w.settle()
        assert [p.orders for p in table.live.state.players] == [["trade-7"], []]
        assert "orders" not in " ".join(texts(m) for m in w.posts()[said:]), "nobody learns of it"


async def begun(w: World) -> Any:
    """Three at a table, at the first question of the first turn that is put to somebody."""
    await opened(w, "en")
    await press(w, w.person("clara"), "join")
    for name, character in (("anna", "wizard"), ("ben", "sorceress"), ("clara", "prophetess")):
        mine = await press(w, w.person(name), "mywish")
        select = next(
            c["custom_id"]
            for c in walk(mine.response.components)
            if c["type"] == 3 and any(o["value"] == character for o in c["options"])
        )
        await w.person(name).select(mine.response.message, [character], custom_id=select)
    await press(w, w.person("anna"), "start")
    await w.settle()
    return await w.table()


@pytest.mark.rule("S-99")
@pytest.mark.parametrize("own_turn", [True, False])
async def test_whoever_gives_up_is_waited_for_no_more_and_the_others_play_on(tmp_path: Path, own_turn: bool) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await begun(w)
        asked = next(a.seat for a in table.asks if a.needed)
        seat = asked if own_turn else (asked + 1) % 3
        who = next(w.person(n) for n in ("anna", "ben", "clara") if table.seats_of(w.person(n).id) == (seat,))
        sure = await who.slash(w.channel, "talisman concede")
        assert "The others play on" in texts(sure.response)
        await who.click(sure.response.message, label="I give up")
        assert "You have given up. The others play on." in texts(sure.response)
        await w.settle()
        assert not table.over
        assert all(a.seat != seat for a in table.asks if a.needed), "nobody waits for them"
        assert (table.live.state.players[seat].standing == "out") == own_turn, "otherwise when the turn of somebody else is over"
        if not own_turn:
            again = await who.slash(w.channel, "talisman concede")
            said = await who.click(again.response.message, label="I give up")
            assert "That is how it stands already" in answered(said)


async def test_house_rules_share_one_select_of_the_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, "en")
        lobby = w.posts()[-1]
        selects = [c for c in walk(lobby.components) if c["type"] == 3]
        assert len(selects) == 5, "what many change, and one for the rest"
        rules = selects[-1]
        assert (rules["min_values"], rules["max_values"], len(rules["options"])) == (0, 6, 6)
        table = await w.table()
        for picked in (["glade_full=yes", "pairs=no"], ["inner_wait=yes"], []):
            rules = [c for c in walk(w.posts()[-1].components) if c["type"] == 3][-1]
            await w.person("ben").select(w.posts()[-1], picked, custom_id=rules["custom_id"])
            await w.settle()
            chosen = {
                o["value"] for c in walk(w.posts()[-1].components) if c["type"] == 3 for o in c["options"] if o.get("default")
            }
            assert {value for value in chosen if "=" in value} == set(picked)
        await press(w, w.person("anna"), "start")
        assert not table.live.state.glade_full
        assert not table.live.state.inner_wait
        assert table.live.state.pairs


async def test_a_typed_word_that_is_no_order_shows_those_there_are_and_one_of_them_is_taken(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await begun(w)
        serial = table.game.serial
        shown = await w.person("anna").slash(w.channel, "talisman arm", what="dance")
        assert "There is no order “dance”." in texts(shown.response)
        assert table.game.serial == serial
        select = next(c for c in walk(shown.response.components) if c["type"] == 3)
        await w.person("anna").select(shown.response.message, ["order:roll"], custom_id=select["custom_id"])
        assert "Noted: From now on: roll at once when my turn begins" in texts(shown.response)
        assert "Standing order: **roll at once when my turn begins**" in texts(shown.response), "on the same sheet"
        assert table.live.state.players[table.seats_of(w.person("anna").id)[0]].orders == ["roll"]


def aimed_spell(table: Any) -> tuple[Any, str] | None:
    """A private menu that offers a spell whose target is to be chosen."""
    for ask in table.asks:
        for option in ask.options if ask.msg == "tm-own" else ():
            if option.key.startswith("cast:") and table.box.cards.spells[kind(option.key[5:])].target in AIMED:
                return ask, option.key
    return None


async def pressed(who: Any, table: Any, sheet: Any, ask: Any, key: str) -> Any:
    """An option on somebody's own sheet, a button or a line of a select."""
    option = next(o for o in ask.options if o.key == key)
    button = button_ids.answer_button(table.id, table.line(ask), option.stamp, key)
    if button in custom_ids(sheet):
        return await who.click(sheet.message, custom_id=button)
    value = button_ids.value(option.stamp, key)
    select = next(c for c in walk(sheet.components) if any(o["value"] == value for o in c.get("options", ())))
    return await who.select(sheet.message, [value], custom_id=select["custom_id"])


@pytest.mark.rule("S-120")
async def test_whoever_looks_at_a_spell_and_puts_it_back_changes_nothing_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await begun(w)
        for _ in range(4 * ANSWERS):
            if aimed_spell(table) is not None:
                break
            needed = next(a for a in table.asks if a.needed)
            if needed.hollow:
                w.clock.now += HOUR
                assert await w.keeper.schedule.clock.ring()
            else:
                await answer(w, table, table.live.default(needed))  # an absent person casts nothing
            await w.settle()
        found = aimed_spell(table)
        assert found is not None
        ask, key = found

        def seen() -> list[tuple[int, str, list[str]]]:
            return [(m.id, texts(m), custom_ids(m)) for m in w.posts()]

        before = seen()
        who = by_user(w, table.user_of(ask.seat))
        sheet = (await press(w, who, "hand")).response
        shown = (await pressed(who, table, sheet, ask, key)).response
        await w.settle()
        aiming = next(a for a in table.asks if a.msg == "tm-spell-target")
        assert aiming.idle
        assert seen() == before
        assert "on whom or what?" in texts(shown)
        assert "Back" in labels(shown)
        await pressed(who, table, shown, aiming, "back")
        await w.settle()
        assert any(a.msg == "tm-own" and key in a.keys for a in table.asks)
        assert seen() == before


async def dealt(w: World, monkeypatch: pytest.MonkeyPatch, spell: str = "hex") -> Any:
    """Anna's turn begins, with a Hex (or this) in her hand; Ben and Clara are far away."""
    state = land(someone("conjurer", "O3", spells=[spell]), someone("elf", "O15"), someone("troll", "O18"))
    monkeypatch.setattr(w.keeper.shelf.box("talisman"), "new_state", lambda *_: state)
    table = await begin(w, "anna", "ben", "clara", game="talisman")
    await w.settle()
    return table


async def test_what_is_laid_ready_step_by_step_leaves_nothing_picked_on_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first step opens a sheet of its own; the hand still shows the order that stands, on another select."""
    async with world(tmp_path, cogs=COGS) as w:
        await dealt(w, monkeypatch, "counterspell")
        hand = await press(w, w.person("anna"), "hand")

        def select() -> Any:
            return next(c for c in walk(hand.response.components) if ":-:order:" in str(c.get("custom_id")))

        before = select()
        first = next(o["value"] for o in before["options"] if o["value"].startswith(LEADS))
        await w.person("anna").select(hand.response.message, [first], custom_id=before["custom_id"])
        assert select()["custom_id"] != before["custom_id"]
        assert [o["value"] for o in select()["options"] if o.get("default")] != [first]


async def test_a_spell_that_is_no_longer_held_is_refused_in_one_sentence_with_what_is_asked_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await dealt(w, monkeypatch)
        own = next(a for a in table.asks if a.msg == "tm-own")
        hex_ = next(o for o in own.options if o.key.startswith("cast:"))
        line = table.line(own)
        anna = w.person("anna").id
        await table.answer(anna, line, [hex_.key], interaction_id="1")
        aiming = next(a for a in table.asks if a.msg == "tm-spell-target")
        at = next(o for o in aiming.options if o.key.startswith("at:"))
        await table.answer(anna, table.line(aiming), [at.key], interaction_id="2")
        await w.settle()
        assert table.live.state.players[0].character.spells == []
        serial = table.game.serial
        old = button_ids.answer_button(table.id, line, hex_.stamp, hex_.key)
        refused = await send_press(w, w.person("anna"), w.board(), old)
        said = answered(refused)
        assert "You have decided that already." in said
        assert "This is asked of you now:" in said
        assert all(m.ephemeral for m in refused.followups)
        assert table.game.serial == serial


async def test_a_target_of_a_moment_that_has_passed_is_refused_with_what_is_asked_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await dealt(w, monkeypatch)
        anna = w.person("anna").id
        own = next(a for a in table.asks if a.msg == "tm-own")
        hex_ = next(o for o in own.options if o.key.startswith("cast:"))
        await table.answer(anna, table.line(own), [hex_.key], interaction_id="1")
        aiming = next(a for a in table.asks if a.msg == "tm-spell-target")
        at, line = next(o for o in aiming.options if o.key.startswith("at:")), table.line(aiming)
        turn = next(a for a in table.asks if a.msg == "tm-turn")
        await table.answer(anna, table.line(turn), ["roll"], interaction_id="2")
        await w.settle()
        serial = table.game.serial
        refused = await send_press(w, w.person("anna"), w.board(), button_ids.answer_button(table.id, line, at.stamp, at.key))
        assert "This is asked of you now:" in answered(refused)
        assert "where to?" in answered(refused)
        assert table.game.serial == serial
        assert table.live.state.players[0].character.spells == ["hex"], "nothing was cast"


async def test_whose_turn_it_is_not_and_whoever_presses_twice_reads_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        table = await dealt(w, monkeypatch)
        turn = next(a for a in table.asks if a.msg == "tm-turn")
        roll = button_ids.answer_button(table.id, table.line(turn), turn.options[0].stamp, "roll")
        wrong = await w.person("ben").click(w.board(), custom_id=roll)
        assert answered(wrong) == "Nothing is asked of you right now. We wait for anna."
        await w.person("anna").click(w.board(), custom_id=roll)
        await w.settle()
        serial = table.game.serial
        again = await send_press(w, w.person("anna"), w.board(), roll)
        assert "You have decided that already." in answered(again)
        assert table.game.serial == serial
