"""Deeds that are asked about once more, and several answers in one press, when something goes wrong in between."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

import db
from bot import button_ids, shortcuts
from bot.refusals import Decided
from bot.shelf import Shelf
from bot.tables import answering
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import Doubt, Shortcuts, chain
from tests.bot.conftest import SHARED
from tests.bot.given import World, answer_ids, custom_ids, press, texts, world
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox, TinyRules
from tests.cogs.given import ALL, begin, posted
from tests.hostile.test_seats import forged


class Careful(Shortcuts):
    """Going is unwise. Whoever has a choice of "first" may answer the second with it."""

    broken = False
    unwise = "go"

    def doubt(self, view: Any, ask: Ask, key: str) -> Doubt | None:
        if self.broken:
            raise KeyError(key)
        return Doubt("doubt-tm-leave") if key == self.unwise else None

    def chains(self, view: Any, ask: Ask) -> list[Option[None]]:
        return [Option(chain("a", "b"), None)] if ask.msg == "first" else []


class Box(TinyBox):
    def __init__(self, *script: str) -> None:
        super().__init__(script)
        self.shortcuts = Careful()


async def pressed(w: World, table: Any, name: str, key: str) -> Any:
    ask = next(a for a in table.asks if a.seat in table.seats_of(w.person(name).id))
    chosen = next(o for o in (*ask.options, *table.box.shortcuts.chains(None, ask)) if o.key == key)
    return await w.person(name).click(w.board(), custom_id=button_ids.answer_button(table.id, table.line(ask), chosen.stamp, key))


async def sure(w: World, name: str, asked: Any) -> Any:
    shown = asked.followups[-1]
    return await w.person(name).click(shown.message, custom_id=next(i for i in custom_ids(shown) if ":-:sure:" in i))


async def test_a_secret_question_that_follows_is_put_to_whoever_has_said_so_again(tmp_path: Path) -> None:
    """Anna goes, all the same, and finds a card that is hers alone to keep or to burn: she is asked that at once, as after any other press."""
    box: Any = Box("turn:0", "secret", "turn:0")
    async with world(tmp_path, shelf=Shelf([box]), shortcuts=True, cogs=SHARED) as w:
        table = await start(w, "anna", "bert")
        asked = await pressed(w, table, "anna", "go")
        assert table.live.state.at == 0
        meant = await sure(w, "anna", asked)
        await posted(w)
        assert table.live.state.at == 1
        shown = [f for f in meant.followups if answer_ids(f)]
        whispers = [m for m in w.person("anna").user.dm_channel.history() if answer_ids(m)]
        assert shown or whispers


async def test_a_doubt_that_fails_keeps_nobody_from_their_deed(tmp_path: Path) -> None:
    box: Any = Box("turn:0", "turn:0")
    async with world(tmp_path, shelf=Shelf([box]), shortcuts=True, cogs=SHARED) as w:
        table = await start(w, "anna", "bert")
        box.shortcuts.broken = True
        await pressed(w, table, "anna", "go")
        await posted(w)
        assert table.live.state.seen == ["go"]


class Muttering(TinyRules):
    asides = frozenset({"hum"})


async def test_another_process_between_two_answers_of_one_press_breaks_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bert's seat is played by a caretaker, who may say something beside the questions."""
    box: Any = Box("double", "turn:0")
    box.rules = Muttering()
    async with world(tmp_path, shelf=Shelf([box]), shortcuts=True, cogs=ALL) as w:
        table = await start(w, "anna", "bert")
        await w.keeper.db.change_seat(table.id, 1, w.clock(), caretaker=True)
        await table.reseat()
        real = answering.move

        async def overtaken(table: Any, ask: Ask, picks: Any, **how: Any) -> Any:
            if how["by"] == "order":
                raise db.Conflict("somebody else was faster")
            return await real(table, ask, picks, **how)

        monkeypatch.setattr(answering, "move", overtaken)
        await pressed(w, table, "anna", chain("a", "b"))
        await posted(w)
        assert await w.keeper.db.log(table.id)
        assert await w.keeper.db.reports() == []
        assert [a.msg for a in table.asks] == ["second"]


async def test_a_sheet_of_a_paused_table_does_not_say_that_its_question_was_answered(tmp_path: Path) -> None:
    box: Any = Box("turn:0", "friend", "turn:0")
    async with world(tmp_path, shelf=Shelf([box]), shortcuts=True, cogs=ALL) as w:
        table = await start(w, "anna", "bert")
        await table.answer(w.person("anna").id, table.line(table.asks[0]), ("rest",), interaction_id="1")
        await posted(w)
        opened = await press(w, w.person("bert"), "mine")
        await w.person("anna").slash(w.channel, "game pause")
        await posted(w)
        assert "Done." not in texts(opened.response)


async def test_who_else_presses_sure_or_presses_it_when_its_question_is_over_changes_nothing(tmp_path: Path) -> None:
    """Bert forges Anna's button; she presses it while the table pauses, and after all of it was taken back."""
    box: Any = Box("turn:0", "turn:0", "turn:0")
    async with world(tmp_path, shelf=Shelf([box]), shortcuts=True, cogs=ALL) as w:
        table = await start(w, "anna", "bert")
        asked = await pressed(w, table, "anna", "go")
        id = next(i for i in custom_ids(asked.followups[-1]) if ":-:sure:" in i)
        name, argument = id.split(":", 4)[3:]
        assert "Nothing is asked of you" in await forged(w, "bert", table, name, argument)
        await w.person("anna").slash(w.channel, "game pause")
        await posted(w)
        assert "paused" in await forged(w, "anna", table, name, argument)
        await w.person("anna").slash(w.channel, "game resume")
        await posted(w)
        assert table.live.state.seen == []
        await forged(w, "anna", table, name, argument)
        await posted(w)
        assert table.live.state.seen == ["go"]
        assert "already" in await forged(w, "anna", table, name, argument)
        await table.undo(0)
        assert "already" in await forged(w, "anna", table, name, argument)
        assert table.live.state.seen == []


async def test_a_doubt_takes_no_sheet_away_and_the_sheet_does_not_offer_what_is_done(tmp_path: Path) -> None:
    """Bert is called, opens his sheet, and presses there. While he is asked once more it still stands there, if he thinks better of it; when
    he has said so again it says that all is done."""
    box: Any = Box("turn:0", "friend", "turn:0")
    async with world(tmp_path, shelf=Shelf([box]), shortcuts=True, cogs=ALL) as w:
        table = await start(w, "anna", "bert")
        await sure(w, "anna", await pressed(w, table, "anna", "go"))
        await posted(w)
        bert = w.person("bert")
        sheet = await press(w, bert, "mine")
        box.shortcuts.unwise = "yes"
        asked = await bert.click(
            sheet.response.message, custom_id=next(i for i in answer_ids(sheet.response) if i.endswith(":yes"))
        )
        assert answer_ids(sheet.response)
        await sure(w, "bert", asked)
        await posted(w)
        assert table.live.state.seen == ["go", "True"]
        assert not answer_ids(sheet.response)


async def alone_with_three(w: World) -> Any:
    """Anna plays Cultistorm by herself, and plans."""
    table = await begin(w, "anna", game="cultistorm", settled=False)
    for _ in range(60):
        if any(a.msg == "cs-prepare" for a in table.asks):
            break
        ask = next(a for a in table.asks if a.needed)
        await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
    return table


async def test_whoever_plays_three_people_is_ready_with_the_one_they_have_pressed_for(tmp_path: Path) -> None:
    """The last of her investigators lays the marker and is ready: the others are not."""
    async with world(tmp_path, shortcuts=True, cogs=ALL) as w:
        table = await alone_with_three(w)
        *others, last = [a for a in table.asks if a.msg == "cs-prepare"]
        assert others
        key = next(k for k in shortcuts.meant(table, last) if k.endswith(">ready"))
        await table.answer(w.person("anna").id, table.line(last), [key], interaction_id="1")
        ready = [i.ready for i in table.view(0).investigators]
        assert ready == [False] * len(others) + [True]


async def test_a_fast_second_press_for_one_of_three_people_is_never_taken_for_another(tmp_path: Path) -> None:
    """She moves the last of them and presses Ready on the sheet as it was before: what counts, counts for that one."""
    async with world(tmp_path, shortcuts=True, cogs=ALL) as w:
        table = await alone_with_three(w)
        *others, last = [a for a in table.asks if a.msg == "cs-prepare"]
        anna, line = w.person("anna").id, table.line(last)
        ready = next(o for o in last.options if o.key == "ready")
        move = next(o for o in last.options if o.key.startswith("move:"))
        await table.answer(anna, line, [move.key], stamps=[move.stamp], interaction_id="1")
        with contextlib.suppress(Decided):
            await table.answer(anna, line, [ready.key], stamps=[ready.stamp], interaction_id="2")
        assert not any(i.ready for i in table.view(0).investigators[: len(others)])
