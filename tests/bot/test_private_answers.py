"""What only one person sees does not pile up below the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.private_answers import REMOVABLE_SECONDS
from tests.bot.given import World, answer_ids, press
from tests.bot.test_presenter import start

TinyWorld = Callable[..., Awaitable[World]]


def taken_away(w: World) -> int:
    """Private answers that Keeper has taken away again."""
    return sum(r.method == "DELETE" and r.path.startswith("/webhooks/") for r in w.env.http_requests)


async def test_what_is_looked_at_makes_way_for_what_is_looked_at_next(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:0")
    await start(w, "anna", "bert")
    anna = w.person("anna")
    await press(w, anna, "hand")
    before = taken_away(w)
    await press(w, anna, "board")
    assert taken_away(w) == before + 1
    await press(w, w.person("bert"), "hand")
    assert taken_away(w) == before + 1, "everybody has their own"


async def test_a_question_stays_while_one_looks_at_something(tiny_world: TinyWorld) -> None:
    w = await tiny_world("all")
    await start(w, "anna", "bert")
    anna = w.person("anna")
    await press(w, anna, "mine")
    before = taken_away(w)
    await press(w, anna, "board")
    assert taken_away(w) == before
    await press(w, anna, "mine")
    assert taken_away(w) == before + 1, "the question before"


async def test_a_sentence_makes_way_for_whatever_comes(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:0")
    await start(w, "anna", "bert")
    bert = w.person("bert")
    for n in range(3):
        await bert.click(w.board(), custom_id=answer_ids(w.board())[0])
        assert taken_away(w) == n, "it is Anna's turn, and one word about that is enough"
    await press(w, bert, "board")
    assert taken_away(w) == 3


async def test_what_discord_does_not_give_back_any_more_stays(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0")
    await start(w, "anna")
    anna = w.person("anna")
    await press(w, anna, "hand")
    before = taken_away(w)
    w.clock.now += REMOVABLE_SECONDS + 1
    await press(w, anna, "hand")
    assert taken_away(w) == before


async def test_a_private_answer_its_reader_has_closed_troubles_nobody(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0")
    await start(w, "anna")
    anna = w.person("anna")
    await press(w, anna, "hand")
    w.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=1)
    shown = await press(w, anna, "hand")
    assert shown.response is not None


async def test_what_arrives_late_does_not_take_away_what_was_asked_for_after_it(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is a picture, which takes its time; whoever presses something else meanwhile looks at that."""
    w = await tiny_world("turn:0")
    await start(w, "anna")
    anna = w.person("anna")
    asked: dict[str, discord.Interaction[Any]] = {}
    given = w.keeper.private_answers.given

    async def slow(interaction: discord.Interaction[Any], kind: Any, message_id: int | None = None) -> None:
        asked.setdefault("board", interaction)

    monkeypatch.setattr(w.keeper.private_answers, "given", slow)
    await press(w, anna, "board")
    monkeypatch.setattr(w.keeper.private_answers, "given", given)
    await press(w, anna, "hand")
    before = taken_away(w)
    await given(asked["board"], "sheet")
    assert taken_away(w) == before + 1
    gone = [r.path for r in w.env.http_requests if r.method == "DELETE" and r.path.startswith("/webhooks/")][-1]
    assert asked["board"].token in gone, "the late one"
