"""A private sheet comes at once with words and buttons; its picture comes by an edit, if the sheet still stands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from discord import ui

from bot.finished import Finished
from bot.late_pictures import LatePictures
from bot.presenter import private
from bot.presenter.sheets import Sheet
from rendering.encode import Picture
from tests.bot.given import World, answer, answer_ids, answered, press, texts
from tests.bot.test_presenter import start
from tests.bot.test_secret_questions import whispered
from tests.cogs.given import posted
from tests.waiting import until

TinyWorld = Callable[..., Awaitable[World]]
PEOPLE = ("anna", "bert", "cleo")


class Brush:
    """What seats see alone is painted when the test says so."""

    def __init__(self, w: World) -> None:
        self.lifted = asyncio.Event()
        pictures = w.keeper.presenter.pictures
        of = pictures.of

        async def waiting(table: Any, scene: str, seat: int | None, *args: Any, **more: Any) -> Picture | None:
            if seat is not None:
                await w.env.external_wait(self.lifted.wait(), reason="the painter takes its time")
            return await of(table, scene, seat, *args, **more)

        pictures.of = waiting  # pyright: ignore[reportAttributeAccessIssue]


@pytest.fixture(autouse=True)
def hurried(unhurried_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private, "AT_ONCE_SECONDS", 0.01)


async def painted(w: World, brush: Brush) -> None:
    brush.lifted.set()
    await w.settle()


def private_edits(w: World) -> int:
    return sum(r.method == "PATCH" and r.path.startswith("/webhooks/") for r in w.env.http_requests)


def now(w: World, shown: Any) -> Any:
    """The private message as it stands now."""
    return shown.response


@pytest.mark.parametrize("deed", ["hand", "mine"])
async def test_words_and_buttons_come_at_once_and_the_picture_when_it_is_painted(tiny_world: TinyWorld, deed: str) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    brush = Brush(w)
    shown = await press(w, w.person("bert"), deed)
    assert "plot?" in texts(now(w, shown))
    assert len(answer_ids(now(w, shown))) == 2
    assert not now(w, shown).attachments
    words, buttons = texts(now(w, shown)).split(), answer_ids(now(w, shown))
    await painted(w, brush)
    assert len(now(w, shown).attachments) == 1
    assert (texts(now(w, shown)).split(), answer_ids(now(w, shown))) == (words, buttons)
    assert not w.keeper.late_pictures._coming


async def test_a_picture_that_is_there_already_comes_along(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", pictures=True)
    await start(w, "anna")
    await press(w, w.person("anna"), "hand")
    before = private_edits(w)
    shown = await press(w, w.person("anna"), "hand")
    assert len(now(w, shown).attachments) == 1
    assert private_edits(w) == before + 1


async def test_what_was_pressed_on_a_sheet_is_not_undone_by_its_picture(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    brush = Brush(w)
    shown = await press(w, w.person("bert"), "mine")
    first = answer_ids(now(w, shown))
    await w.person("bert").click(now(w, shown).message, label="wait")
    second = answer_ids(now(w, shown))
    assert second != first, "the next question is there before the picture of either"
    assert not now(w, shown).attachments
    await painted(w, brush)
    assert answer_ids(now(w, shown)) == second
    assert len(now(w, shown).attachments) == 1


async def test_a_sheet_on_which_all_is_answered_gets_no_picture_any_more(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    brush = Brush(w)
    shown = await press(w, w.person("bert"), "mine")
    await w.person("bert").click(now(w, shown).message, label="stab")
    await painted(w, brush)
    assert "Nothing else is asked of you" in texts(now(w, shown))
    assert not now(w, shown).attachments
    assert not answer_ids(now(w, shown))


async def test_a_sheet_that_was_brought_up_to_date_meanwhile_stays_so(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    brush = Brush(w)
    shown = await press(w, w.person("bert"), "mine")
    ask = table.asks[0]
    await table.answer_for(1, ask.n, table.live.epoch, None, "default")  # time was up
    await posted(w)
    assert not answer_ids(now(w, shown))
    await painted(w, brush)
    assert not answer_ids(now(w, shown))
    assert not now(w, shown).attachments


async def test_a_press_that_changes_nothing_leaves_the_sheet_its_picture(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    brush = Brush(w)
    shown = await press(w, w.person("bert"), "mine")
    await w.person("anna").slash(w.channel, "game pause")
    refused = await w.person("bert").click(now(w, shown).message, label="stab")
    assert answered(refused)
    await painted(w, brush)
    assert len(now(w, shown).attachments) == 1


async def test_while_a_press_is_handled_nothing_happens_to_the_sheet_below_the_finger() -> None:
    late, lifted = LatePictures(), asyncio.Event()

    async def later() -> Sheet:
        await lifted.wait()
        return Sheet(ui.LayoutView())

    edit = AsyncMock(return_value=Mock(id=7))
    await late.show(Mock(id=1, message=None, edit_original_response=edit), Sheet(ui.LayoutView(), later=later))
    with late.under(Mock(id=2, message=Mock(id=7))):
        lifted.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert edit.await_count == 1, "the words"
    await until(lambda: edit.await_count == 2, why="the picture never comes")
    await until(lambda: not late._coming)


async def test_a_whispers_next_question_does_not_wait_for_its_picture_either(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "plot:1", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    (message,) = whispered(w, "bert")
    first, before = answer_ids(message), private_edits(w)
    monkeypatch.setattr(private, "AT_ONCE_SECONDS", 0)
    monkeypatch.setattr(w.keeper.presenter.pictures, "finished", Finished())
    await w.person("bert").user.click(message, label="wait")
    (message,) = whispered(w, "bert")
    assert answer_ids(message) != first
    assert len(message.attachments) == 1
    assert private_edits(w) == before + 2, "the words, the picture"


async def test_a_question_that_follows_a_press_in_the_open_gets_its_picture_later(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    brush = Brush(w)
    (shown,) = (await answer(w, table, ("go",))).followups
    assert len(answer_ids(shown)) == 2
    assert not shown.attachments
    await painted(w, brush)
    assert len(shown.attachments) == 1


async def test_a_picture_that_cannot_be_painted_costs_the_picture_only(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))

    def fails(*_: Any, **__: Any) -> None:
        raise RuntimeError("no paint")

    brush = Brush(w)
    monkeypatch.setattr(w.keeper.presenter.pictures, "finished", Finished())
    monkeypatch.setattr(w.keeper.presenter.pictures, "paints", fails)
    shown = await press(w, w.person("bert"), "mine")
    before = private_edits(w)
    await painted(w, brush)
    assert "plot?" in texts(now(w, shown))
    assert len(answer_ids(now(w, shown))) == 2
    assert private_edits(w) == before


async def test_of_two_sheets_opened_in_a_row_the_newer_one_stays_and_has_the_picture(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", pictures=True)
    await start(w, "anna")
    brush = Brush(w)
    await press(w, w.person("anna"), "hand")
    newer = await press(w, w.person("anna"), "hand")
    await painted(w, brush)
    assert len(now(w, newer).attachments) == 1
    assert not w.keeper.late_pictures._coming


async def test_two_secret_hands_are_shown_by_the_same_requests(tiny_world: TinyWorld) -> None:
    """What could be counted is not made of what somebody holds."""
    w = await tiny_world("turn:0", "turn:0", pictures=True)
    table = await start(w, "anna", "bert")
    counted: list[list[tuple[str, str]]] = []
    for secret in ("a knife", "a spoon"):
        table.live.state.secret = secret
        await press(w, w.person("anna"), "board")  # what stood there before goes each time
        brush, before = Brush(w), len(w.env.http_requests)
        await press(w, w.person("anna"), "hand")
        await painted(w, brush)
        counted.append([(r.method, r.path.split("/")[1]) for r in w.env.http_requests[before:]])
    assert counted[0] == counted[1]
    assert len([method for method, _ in counted[0] if method == "PATCH"]) == 2, "the words, the picture"
