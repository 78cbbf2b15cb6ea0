"""A hint can be followed with one press, by the road every answer goes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot import hints
from bot.tables import caretaking
from games.kernel.ask import Ask, Option
from tests.bot.given import World, answer, answered, custom_ids, labels, press, texts
from tests.bot.test_presenter import start

TinyWorld = Callable[..., Awaitable[World]]
DO_THAT = "Do that"


async def hinted(w: World, name: str) -> Any:
    (await w.table()).game.options[hints.OPTION] = True
    shown = await press(w, w.person(name), "hint")
    assert labels(shown.response) == [DO_THAT]
    return shown.response


async def picks(w: World, table: Any) -> list[tuple[str, ...]]:
    return [a.picks for a in await w.keeper.db.log(table.id)]


def thinks(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    class Pilot:
        def pick(self, view: Any, ask: Ask) -> tuple[str, ...]:
            return keys

    monkeypatch.setattr(caretaking, "pilot", lambda table: Pilot())


async def test_one_press_does_what_the_hint_says_and_shows_what_is_asked_next(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1")
    table = await start(w, "anna", "bert")
    thinks(monkeypatch, "rest")
    hint = await hinted(w, "anna")
    await w.person("anna").click(hint.message, label=DO_THAT)
    assert await picks(w, table) == [("rest",)]
    assert "wide?" in texts(hint)
    assert "wide?" in texts(w.board())
    assert (await w.keeper.db.log(table.id))[0].user_id == w.person("anna").id, "anna has pressed, no caretaker"


async def test_several_picks_are_given_at_once(tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    w = await tiny_world("some:30:1:3", "turn:0")
    table = await start(w, "anna")
    thinks(monkeypatch, "o:2", "o:29")
    hint = await hinted(w, "anna")
    await w.person("anna").click(hint.message, label=DO_THAT)
    assert await picks(w, table) == [("o:2", "o:29")]


async def test_a_hint_on_a_question_only_its_reader_sees_is_followed_there(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, "anna", "bert", "cleo")
    await answer(w, table, ("go",))
    thinks(monkeypatch, "stab")
    hint = await hinted(w, "bert")
    before = len(w.posts())
    await w.person("bert").click(hint.message, label=DO_THAT)
    assert (await picks(w, table))[-1] == ("stab",)
    assert "Nothing else is asked of you" in texts(hint)
    assert "stab" not in "".join(texts(m) for m in w.posts())
    assert len(w.posts()) <= before + 1


@pytest.mark.parametrize(("script", "keys"), [("turn:0", ("rest",)), ("some:6:1:3", ("o:1", "o:2"))])
async def test_a_hint_that_is_over_is_refused_in_words_and_changes_nothing(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch, script: str, keys: tuple[str, ...]
) -> None:
    w = await tiny_world(script, "wide:3", "turn:1")
    table = await start(w, "anna", "bert")
    thinks(monkeypatch, *keys)
    hint = await hinted(w, "anna")
    await answer(w, table, ("go",) if script == "turn:0" else ("o:0",))
    before = await picks(w, table)
    assert "wide?" in answered(await w.person("anna").click(hint.message, label=DO_THAT))
    assert await picks(w, table) == before


async def test_a_question_that_looks_different_by_now_is_not_answered_by_an_old_hint(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("some:6:1:3", "turn:0")
    table = await start(w, "anna")
    thinks(monkeypatch, "o:1", "o:2")
    hint = await hinted(w, "anna")
    monkeypatch.setattr("bot.presses.fingerprint", lambda ask: "abcdef")
    assert answered(await w.person("anna").click(hint.message, label=DO_THAT))
    assert await picks(w, table) == []


def test_places_that_no_hint_has_written_name_nothing() -> None:
    ask = Ask(0, "some", (), most=3, options=tuple(Option(f"o:{i}", i) for i in range(4)))
    assert [key for _, key in hints.picked(ask, "5")] == ["o:0", "o:2"]
    for forged in ("", "1f", "-1", "0x1", "zz", "²", " 1", "f" * 40):
        with pytest.raises(ValueError):  # noqa: PT011
            hints.picked(ask, forged)


async def test_where_there_is_no_hint_there_is_no_button(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0")
    table = await start(w, "anna")
    table.game.options[hints.OPTION] = False
    more = await press(w, w.person("anna"), "more")
    assert not [i for i in custom_ids(more.response) if ":hint:" in i or ":hinted:" in i]
