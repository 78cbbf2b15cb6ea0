"""Delivery: nothing is lost and nothing comes twice, whenever the process dies; trouble is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import db
from bot.outbox.boards import _after
from bot.outbox.finding import Finding
from bot.outbox.postman import MOST_ATTEMPTS
from tests.bot.given import World, answer, answer_ids, custom_ids, texts
from tests.bot.test_presenter import start

TinyWorld = Callable[..., Awaitable[World]]


def boards(w: World) -> list[Any]:
    return [m for m in w.posts() if any(":-:hand:" in i for i in custom_ids(m)) or "Begins" in texts(m)]


async def hold_back(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies before anything is posted: letters are written, nobody takes them out."""
    monkeypatch.setattr(w.keeper.postman, "poke", lambda table: None)
    w.keeper.tables.after_commit[:] = []


async def test_what_was_committed_and_not_posted_is_posted_after_a_restart(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")
    await hold_back(w, monkeypatch)
    await answer(w, table, ("go",))
    assert len(boards(w)) == 1
    await w.restart()
    await w.settle()
    assert len(boards(w)) == 2
    assert "what='go'" in texts(boards(w)[0]), "on the post of its own turn"
    assert "what='go'" not in texts(w.board())
    assert answer_ids(w.board())
    assert not await w.keeper.db.pending(table.id)


async def test_what_is_written_while_keeper_closes_stays_for_the_next_start(tiny_world: TinyWorld) -> None:
    """A delivery that was begun then would be cut off in the middle of a statement."""
    w = await tiny_world("turn:0", "turn:0")
    table = await start(w, "anna")
    w.keeper.postman.rest()
    await answer(w, table, ("go",))
    assert not w.keeper.postman._running
    assert await w.keeper.db.pending(table.id)
    await w.restart()
    await w.settle()
    assert not await w.keeper.db.pending(table.id)


async def test_a_letter_written_while_the_postman_turns_round_is_not_left_lying(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He has looked into the outbox for the last time and is not back yet: a poke at that moment must not be lost."""
    w = await tiny_world("turn:0", "turn:0")
    table = await start(w, "anna")
    postman = w.keeper.postman
    deliver = postman._deliver
    more = [db.Letter(kind="notice", payload={"id": "told-lobby-empty"}, channel_id=w.channel.id)]

    async def deliver_then_hear_of_another(game_id: int) -> None:
        await deliver(game_id)
        if more:
            await w.keeper.db.apply(game_id, db.Effects(outbox=(more.pop(),)), w.clock())
            postman.poke(table)

    monkeypatch.setattr(postman, "_deliver", deliver_then_hear_of_another)
    await answer(w, table, ("go",))
    await postman.idle()
    assert not await w.keeper.db.pending(table.id)
    assert len([m for m in w.posts() if "it is closed" in texts(m)]) == 1


async def test_two_notices_with_the_same_words_are_both_posted_though_the_process_died_over_the_second(
    tiny_world: TinyWorld,
) -> None:
    w = await tiny_world("turn:0", "turn:0")
    w.clock.now = int(w.env.now().timestamp())  # what was posted when is compared with what was written when
    table = await start(w, "anna")

    def told() -> int:
        return len([m for m in w.posts() if "it is closed" in texts(m)])

    for _ in range(2):
        letter = db.Letter(kind="notice", payload={"id": "told-lobby-empty"}, channel_id=w.channel.id)
        await w.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), w.clock())
    (first, _), _ = await w.keeper.db.take_outbox(w.keeper.postman.owner, w.clock(), game_id=table.id)
    sent = await w.keeper.postman.kinds["notice"](table, first)
    assert await w.keeper.db.sent(first.id, sent.message_id, w.clock())
    assert told() == 1
    await w.restart()
    await w.settle()
    assert told() == 2
    assert not await w.keeper.db.pending(table.id)


async def test_news_in_a_language_that_was_forgotten_in_the_crash_is_not_told_twice(tiny_world: TinyWorld) -> None:
    """Anna's Discord speaks German at an English table. Which language that is was learned from a press, in memory only."""
    w = await tiny_world("turn:0", "turn:0")
    w.clock.now = int(w.env.now().timestamp())
    table = await start(w, "anna")
    anna = w.person("anna")

    def told() -> list[str]:
        return [texts(m) for m in anna.user.dm_channel.history() if "raven" in texts(m).lower() or "rabe" in texts(m).lower()]

    payload = {"seat": 0, "lines": {"en": ["A raven."], "de": ["Ein Rabe."]}}
    letter = db.Letter(kind="secret", payload=payload, user_id=anna.id)
    await w.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), w.clock())
    w.keeper._heard[anna.id] = "de"
    (claimed,), _ = await w.keeper.db.take_outbox(w.keeper.postman.owner, w.clock(), game_id=table.id)
    await w.keeper.postman.kinds["secret"](table, claimed)
    assert ["Ein Rabe." in words for words in told()] == [True]
    await w.restart()
    await w.settle()
    assert len(told()) == 1
    assert not await w.keeper.db.pending(table.id)


async def test_buttons_work_after_a_restart(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:30", "turn:0")
    await start(w, "anna")
    await w.restart()
    table = await w.table()
    await answer(w, table, ("rest",))
    await w.restart()
    table = await w.table()
    await answer(w, table, ("o:29",))
    assert table.view(None).seen == ["rest", "29"]


@pytest.mark.parametrize("step", ["after posting", "after keeping the post", "after tidying"])
async def test_a_crash_between_posting_and_ticking_off_does_not_double_the_post(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """simcord forgets nonces at once, as Discord does after some minutes: the post is found by its sign."""
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")

    async def dies(*_: Any, **__: Any) -> None:
        raise SystemError("killed")

    target = {
        "after posting": (w.keeper.db, "add_post"),
        "after keeping the post": (w.keeper.postman.tidying, "tidy"),
        "after tidying": (w.keeper.db, "tick"),
    }[step]
    with monkeypatch.context() as killed:
        killed.setattr(w.keeper.db, "failed", dies)
        killed.setattr(*target, dies)
        await answer(w, table, ("go",))
        await w.settle()
        assert len(boards(w)) == 2
        assert [p.kind for p in await w.keeper.db.pending(table.id)] == ["board"]
    w.env.errors  # noqa: B018 - looked at: the killed process has complained
    await w.restart()
    await w.settle()
    assert len(boards(w)) == 2
    assert not await w.keeper.db.pending(table.id)
    assert custom_ids(boards(w)[0]) == []
    table = await w.table()
    await answer(w, table, ("go",))
    assert table.view(None).seen == ["go", "go"]


async def test_a_post_that_a_crash_and_the_next_turn_have_overtaken_is_closed_like_any_other(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bert's post is there and not ticked off. While it is looked for, Bert presses on it, and the next turn begins."""
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")

    async def dies(*_: Any, **__: Any) -> None:
        raise SystemError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(w.keeper.db, "failed", dies)
        killed.setattr(w.keeper.db, "add_post", dies)
        await answer(w, table, ("go",))
        await w.settle()
    w.env.errors  # noqa: B018 - looked at: the killed process has complained
    bert = w.person("bert").id
    look = Finding.by_sign

    async def meanwhile(self: Finding, at: Any, sign: str) -> int | None:
        found = await look(self, at, sign)
        monkeypatch.setattr(Finding, "by_sign", look)
        async with at.lock:
            await at.awake()
        await at.answer(bert, at.line(at.asks[0]), ["rest"], interaction_id="b")
        return found

    monkeypatch.setattr(Finding, "by_sign", meanwhile)
    await w.restart()
    await w.settle()
    await w.keeper.postman.idle()
    assert len(boards(w)) == 3
    assert [custom_ids(post) for post in boards(w)[:2]] == [[], []], "only the newest can be pressed"
    told = [line for post in boards(w) for line in texts(post).splitlines() if "Did(" in line]
    assert told == ["[en] Did(seat=0, what='go')", "[en] Did(seat=1, what='rest')"], "each once"
    assert not await w.keeper.db.pending(table.id)


async def test_a_crash_between_closing_a_post_and_the_next_tells_nothing_twice(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")

    async def dies(*_: Any, **__: Any) -> None:
        raise SystemError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(w.keeper.db, "failed", dies)
        killed.setattr(w.keeper.postman.boards, "_put", dies)
        await answer(w, table, ("go",))
        await w.settle()
    w.env.errors  # noqa: B018 - looked at: the killed process has complained
    await w.restart()
    await w.settle()
    assert len(boards(w)) == 2
    assert [texts(post).count("Did(") for post in boards(w)] == [1, 0]


async def test_of_several_pending_boards_the_newest_is_posted_and_no_chapter_is_lost(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    await hold_back(w, monkeypatch)
    for who, key in (("anna", "go"), ("bert", "rest"), ("anna", "go")):
        ask = table.asks[0]
        await table.answer(w.person(who).id, table.line(ask), [key], interaction_id=f"{who}{ask.n}")
    await w.restart()
    await w.settle()
    assert len(boards(w)) == 2
    assert "what='go'" in texts(boards(w)[0]), "the turn whose post stood"
    above, _, below = texts(w.board()).partition("### ")
    assert [line.partition(" ")[2] for line in above.splitlines()] == [
        "Begins(seat=1)",
        "Did(seat=1, what='rest')",
        "Begins(seat=0)",
        "Did(seat=0, what='go')",
    ], "those that never had a post"
    assert "Begins(seat=1)" in below
    assert "what=" not in below
    assert not await w.keeper.db.pending(table.id)


async def test_trouble_at_discord_is_tried_again(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=503, times=1)
    await answer(w, table, ("go",))
    pending = await w.keeper.db.pending(table.id)
    assert [p.kind for p in pending] == ["board"]
    assert pending[0].error
    assert len(boards(w)) == 1
    w.clock.now += 3600
    await w.keeper.postman.catch_up()
    await w.keeper.postman.idle()
    assert len(boards(w)) == 2


async def test_a_channel_that_stays_closed_is_given_up_and_the_game_goes_on(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:0", "turn:0")
    table = await start(w, "anna")
    w.env.inject_error("*", f"/channels/{w.channel.id}/messages*", status=403, code=50001, times=None)
    ask = table.asks[0]
    await table.answer(w.person("anna").id, table.line(ask), ["go"], interaction_id="1")
    for _ in range(MOST_ATTEMPTS + 1):
        w.clock.now += 4000
        await w.keeper.postman.catch_up()
        await w.keeper.postman.idle()
    assert not await w.keeper.db.pending(table.id)
    assert table.game.serial == 1


async def test_a_letter_nobody_can_deliver_does_not_block_the_others(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:0")
    table = await start(w, "anna")
    odd = db.Letter(kind="carrier pigeon", payload={}, channel_id=w.channel.id)
    await w.keeper.db.apply(table.id, db.Effects(outbox=(odd,)), w.clock())
    await answer(w, table, ("go",))
    assert not await w.keeper.db.pending(table.id)
    assert "what='go'" in texts(boards(w)[0])


async def test_further_kinds_can_be_added(tiny_world: TinyWorld) -> None:
    from bot.outbox import Sent

    w = await tiny_world("turn:0")
    table = await start(w, "anna")
    seen: list[Any] = []

    async def handler(table: Any, letter: Any) -> Sent:
        seen.append(letter.payload)
        return Sent()

    w.keeper.postman.kinds["bell"] = handler
    await w.keeper.db.apply(table.id, db.Effects(outbox=(db.Letter(kind="bell", payload={"n": 1}, user_id=5),)), w.clock())
    w.keeper.postman.poke(table)
    await w.keeper.postman.idle()
    assert seen == [{"n": 1}]
    assert not await w.keeper.db.pending(table.id)


async def test_a_finished_turn_keeps_its_headline_and_gets_the_end_of_its_story(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")
    headline = texts(w.board()).partition("\n")[0]
    await answer(w, table, ("go",))
    finished, current = boards(w)
    assert texts(finished) == f"{headline}\n[en] Begins(seat=0)\n[en] Did(seat=0, what='go')"
    assert custom_ids(finished) == []
    assert not texts(current).startswith(headline)
    assert "seat=0" not in texts(current)


async def test_turns_that_caretakers_play_in_between_stand_above_the_next_headline(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")
    await table.change_seat(1, w.person("bert").id, caretaker=True)
    await w.settle()
    before = len(boards(w))
    await answer(w, table, ("go",))
    await w.settle()
    finished, *others = boards(w)[before - 1 :]
    assert texts(finished).count("Did(") == 1
    told = [texts(post) for post in others]
    assert sum(text.count("Did(seat=1") for text in told) == 2, "none is lost, none told twice"
    above, _, below = told[-1].partition("### ")
    assert "seat=1" not in below.partition("anna: act?")[0]
    assert "Begins(seat=0)" not in above


@pytest.mark.parametrize("restart", [False, True], ids=["in one go", "by another process"])
async def test_what_stands_above_a_headline_stays_there_while_its_turn_is_played(tiny_world: TinyWorld, restart: bool) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:1", "turn:0", "double", "turn:1")
    table = await start(w, "anna", "bert")
    await table.change_seat(1, w.person("bert").id, caretaker=True)
    await w.settle()
    await answer(w, table, ("go",))
    await w.settle()
    post = w.board()
    above = texts(post).partition("### ")[0]
    assert above.count("Did(seat=1") == 2
    if restart:
        await w.restart()
    table = await w.keeper.tables.get(table.id)
    await answer(w, table, ("rest",))  # the turn's post is edited, not closed
    await w.settle()
    assert w.board().id == post.id
    assert "what='rest'" in texts(w.board())
    assert texts(w.board()).partition("### ")[0] == above


async def test_the_end_of_a_turn_whose_post_nobody_can_edit_is_told_by_the_next(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1", "turn:0")
    table = await start(w, "anna", "bert")
    await w.board().delete()
    ask = table.asks[0]
    await table.answer(w.person("anna").id, table.line(ask), ["go"], interaction_id="1")
    await w.keeper.postman.post_now(table)
    above, _, below = texts(w.board()).partition("### ")
    assert above.splitlines() == ["[en] Did(seat=0, what='go')"]
    assert "Begins(seat=1)" in below


@pytest.mark.parametrize(
    ("shown", "story", "missing"),
    [
        (["a", "rests"], ["a", "rests", "b", "rests"], ["b", "rests"]),  # the same line once more
        (["a", "b", "c"], ["b", "c", "d"], ["d"]),  # the oldest are left out of a long story
        (["a"], ["a"], []),
        (["x"], ["a", "b"], ["a", "b"]),
        ([], ["a"], ["a"]),
        (["a"], [], []),
    ],
)
def test_what_no_longer_fits_on_a_post_is_what_does_not_stand_there_yet(
    shown: list[str], story: list[str], missing: list[str]
) -> None:
    assert _after(shown, story) == missing


# To one person


async def news_for(w: World, table: Any, who: Any, words: str) -> None:
    payload = {"seat": 0, "lines": {"en": [words], "de": [words]}}
    letter = db.Letter(kind="secret", payload=payload, user_id=who.id)
    await w.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), w.clock())


def held_back(w: World, monkeypatch: pytest.MonkeyPatch, kind: str) -> tuple[asyncio.Event, asyncio.Event]:
    """Letters of this kind are on their way from the first event on, and arrive behind the second."""
    begun, go = asyncio.Event(), asyncio.Event()
    deliver = w.keeper.postman.kinds[kind]

    async def slowly(table: Any, letter: db.Outbox) -> Any:
        begun.set()
        await go.wait()
        return await deliver(table, letter)

    monkeypatch.setitem(w.keeper.postman.kinds, kind, slowly)
    return begun, go


async def test_news_that_took_so_long_that_they_were_claimed_again_are_told_once(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They arrive while whoever has claimed them again is still busy in the channel."""
    w = await tiny_world("turn:0", "turn:0")
    table, anna, postman = await start(w, "anna"), w.person("anna"), w.keeper.postman
    under_way, arrive = held_back(w, monkeypatch, "secret")
    in_the_channel, go_on = held_back(w, monkeypatch, "notice")
    await news_for(w, table, anna, "A raven.")
    postman._poke(table.id)
    await under_way.wait()
    w.clock.now += 61
    notice = db.Letter(kind="notice", payload={"id": "told-lobby-empty"}, channel_id=w.channel.id)
    await w.keeper.db.apply(table.id, db.Effects(outbox=(notice,)), w.clock())
    postman._poke(table.id)
    await in_the_channel.wait()
    arrive.set()
    await asyncio.gather(*postman._errands)
    go_on.set()
    await postman.idle()
    assert [texts(m).count("A raven.") for m in anna.user.dm_channel.history() if "raven" in texts(m)] == [1]


async def test_what_was_called_off_while_it_waited_for_its_turn_is_not_told(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "turn:0")
    table, anna, postman = await start(w, "anna"), w.person("anna"), w.keeper.postman
    under_way, arrive = held_back(w, monkeypatch, "secret")
    await news_for(w, table, anna, "A raven.")
    await news_for(w, table, anna, "A writing desk.")
    postman._poke(table.id)
    await under_way.wait()
    await postman.at_rest(table)
    (_, waits) = await w.keeper.db.pending(table.id)
    await w.keeper.db.failed(waits.id, w.clock(), "called off")
    arrive.set()
    await postman.idle()
    assert "writing desk" not in "".join(texts(m) for m in anna.user.dm_channel.history())


async def test_closed_messages_of_somebody_who_has_gone_are_not_noted_at_whoever_sits_there_now(tiny_world: TinyWorld) -> None:
    """The seat has changed hands while Discord was asked."""
    w = await tiny_world("turn:0", "turn:0")
    table, bert = await start(w, "anna"), w.person("bert")
    await table.change_seat(0, None, user_id=bert.id, name="bert", dm_ok=None)
    await w.keeper.postman.direct.note_closed(table, 0, w.person("anna").id)
    await w.keeper.secret_questions._shut(table, 0, w.person("anna").id)
    await w.keeper.postman.idle()
    assert (await w.keeper.db.seats(table.id))[0].dm_ok is None
    assert not any(f"<@{w.person('anna').id}>" in texts(m) for m in w.posts())
