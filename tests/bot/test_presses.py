"""Presses through the whole stack: acknowledged at once, answered privately, without effect where they do not fit."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.refusals import Decided, HeldAlready
from tests.bot.given import World, answer, answer_ids, answered, custom_ids, press
from tests.bot.test_button_ids import _invented
from tests.bot.test_presenter import start

TinyWorld = Callable[..., Awaitable[World]]


async def send_press(w: World, who: Any, message: Any, custom_id: str) -> Any:
    """A press as a tampered client could send it: any id on any message."""
    from simcord.actors import _component_interaction

    stored = w.env.backend.get_message(message.channel.id, message.id)
    for part in _parts(stored.components):
        if part.get("type") == 2:
            part["custom_id"] = custom_id
            break
    return await _component_interaction(who, stored, {"custom_id": custom_id, "component_type": 2})


def _parts(components: list[dict[str, Any]]) -> Any:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


async def serial(w: World, table: Any) -> tuple[int, int]:
    game = await w.keeper.db.game(table.id)
    assert game is not None
    return game.serial, len(await w.keeper.db.log(table.id, live=False))


async def test_a_stale_press_says_who_decided_and_shows_the_question_now(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    old = answer_ids(w.board())[0]
    await answer(w, table, ("go",))
    result = await send_press(w, w.person("bert"), w.board(), old)
    assert result.acknowledged
    assert "decided already, by anna" in answered(result)
    assert "bert: act?" in answered(result)
    assert all(m.ephemeral for m in result.followups)
    # The private answer can be used right away.
    private = result.followups[0]
    await w.person("bert").click(private.message, custom_id=answer_ids(private)[1])
    assert table.over


async def test_a_wrong_seats_press_is_told_whom_we_wait_for(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    was = await serial(w, table)
    result = await w.person("bert").click(w.board(), custom_id=answer_ids(w.board())[0])
    assert answered(result) == "Nothing is asked of you right now. We wait for anna."
    result = await w.person("carl").click(w.board(), custom_id=answer_ids(w.board())[0])
    assert "no seat at this table" in answered(result)
    assert await serial(w, table) == was


async def test_a_stale_press_of_somebody_who_is_asked_nothing_says_so(tiny_world: TinyWorld) -> None:
    """In their own words, "you", and with whom we wait for: not "this is the question" with none behind it."""
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    old = answer_ids(w.board())[0]
    await answer(w, table, ("go",))
    result = await send_press(w, w.person("anna"), w.board(), old)
    assert answered(result) == "You have decided that already. Nothing is asked of you right now. We wait for bert."


async def test_a_double_press_counts_once(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    board = w.board()
    button = answer_ids(board)[0]
    await w.person("anna").click(board, custom_id=button)
    again = await send_press(w, w.person("anna"), w.board(), button)
    assert "You have decided that already" in answered(again)
    assert (await serial(w, table))[0] == 1


async def test_a_press_in_a_finished_game(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0")
    table = await start(w, "anna")
    board = w.board()
    button = answer_ids(board)[0]
    await answer(w, table, ("go",))
    result = await send_press(w, w.person("anna"), board, button)
    assert result.acknowledged
    assert "This game is over" in answered(result)


async def test_a_press_for_a_game_that_does_not_exist(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0")
    await start(w, "anna")
    for id in ("k1:zzz:-:hand:", "k1:zzz:0.00000000:0000:go", "k1:1:-:nonsense:", "k1:", "k1:::::"):
        result = await send_press(w, w.person("anna"), w.board(), id)
        assert result.acknowledged
        assert "does not belong to any game" in answered(result)


async def test_invented_ids_change_nothing(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    luck = random.Random(3)
    bases = (*answer_ids(w.board()), *custom_ids(w.board()))
    honest = set(bases)
    was = await serial(w, table)
    message = w.board()
    sent = 0
    while sent < 120:
        id = "k1:" + _invented(luck, luck.choice(bases))[3:]
        if not 3 < len(id) <= 100 or id in honest:
            continue
        sent += 1
        result = await send_press(w, w.person("bert"), message, id)
        assert result.acknowledged, id
    assert await serial(w, table) == was
    table = await w.table()
    assert table.asks[0].seat == 0


async def test_every_foot_button_answers_privately_for_everybody(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    await start(w, "anna", "bert")
    for who in ("anna", "bert", "carl"):
        for deed in ("hand", "board", "log", "why"):
            result = await press(w, w.person(who), deed)
            assert result.ephemeral, (who, deed)
            assert answered(result), (who, deed)


async def test_a_fault_of_ours_is_one_private_sentence(tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    w = await tiny_world("turn:0")
    await start(w, "anna")

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr(w.keeper.presenter.private, "hand", fails)
    result = await press(w, w.person("anna"), "hand")
    assert "Keeper’s fault" in answered(result)
    assert "oops" not in answered(result)
    result = await w.person("anna").slash(w.channel, "game hand")
    assert "Keeper’s fault" in answered(result)
    assert [str(e) for e in w.env.errors if "oops" in str(e)]


async def test_a_crashing_rule_is_told_to_the_player_and_the_channel(tiny_world: TinyWorld) -> None:
    w = await tiny_world("crash")
    table = await start(w, "anna")
    result = await answer(w, table, ("fall",))
    assert "stumbled over a rule" in answered(result)
    assert any("stumbled over a rule" in m.content for m in w.posts())
    await answer(w, table, ("stand",))
    assert table.over


async def test_a_board_is_edited_as_an_answer_to_the_press_on_it(tiny_world: TinyWorld) -> None:
    """What goes through the press's token does not count among the fifty requests a second."""
    w = await tiny_world("turn:0", "turn:0", "turn:0")
    table = await start(w, "anna")
    board = w.board()
    before = len(w.env.http_requests)
    await w.person("anna").click(board, custom_id=answer_ids(board)[0])
    await w.settle()
    assert (await serial(w, table))[0] == 1
    own = [r for r in w.env.http_requests[before:] if not r.path.startswith(("/webhooks/", "/interactions/"))]
    assert [r.method for r in own] == ["POST"], "only the post of the next chapter"
    assert answer_ids(w.board()) != answer_ids(board)


async def test_a_board_whose_token_has_run_out_is_edited_like_any_other(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:0", "turn:0", "turn:0")
    table = await start(w, "anna")
    await w.person("anna").click(w.board(), custom_id=answer_ids(w.board())[0])
    await w.settle()
    w.clock.now += 14 * 60
    shown = answer_ids(w.board())
    ask = table.questions_of(w.person("anna").id)[0]
    await table.answer(w.person("anna").id, table.line(ask), ["go"], interaction_id="by a command")
    await w.keeper.postman.idle()
    await w.settle()
    assert answer_ids(w.board()) != shown


async def test_a_press_that_came_twice_is_told_that_it_counts(tiny_world: TinyWorld) -> None:
    """As if two processes had heard of it: the second finds the question closed, by this very press."""
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")
    anna = w.person("anna").id
    line = table.line(table.questions_of(anna)[0])
    await table.answer(anna, line, ["go"], interaction_id="heard twice")
    with pytest.raises(HeldAlready):
        await table.answer(anna, line, ["go"], interaction_id="heard twice")
    with pytest.raises(Decided):
        await table.answer(anna, line, ["go"], interaction_id="another press")
