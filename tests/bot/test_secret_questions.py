"""Secret questions: by DM, with one's own picture and buttons that work there; the channel learns nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import discord
import pytest

import db
from bot import undo
from bot.hours import DAY, HOUR
from bot.outbox import Sent
from bot.presenter import pings
from bot.refusals import TableRefusal
from bot.schedule import silences
from db.effects import CLAIM_SECONDS
from tests.bot.given import World, answer, answer_ids, answered, custom_ids, labels, press, texts, walk
from tests.bot.test_presenter import start
from tests.cogs.given import due_now, posted

TinyWorld = Callable[..., Awaitable[World]]
PEOPLE = ("anna", "bert", "cleo")


def dms(w: World, name: str) -> list[Any]:
    return w.person(name).user.dm_channel.history()


def whispered(w: World, name: str) -> list[Any]:
    """DMs with buttons."""
    return [m for m in dms(w, name) if custom_ids(m)]


def close_dms(w: World, name: str) -> None:
    place = w.person(name).user.dm_channel.id
    w.env.inject_error("POST", f"/channels/{place}/messages", status=403, code=50007, times=1000)


def in_public(w: World) -> str:
    return "\n".join(texts(m) + str(walk(m.components)) for m in w.posts())


def public_edits(w: World) -> int:
    return sum(r.method == "PATCH" and r.path.startswith(f"/channels/{w.channel.id}/messages/") for r in w.env.http_requests)


async def test_a_secret_question_comes_by_dm_with_ones_own_picture_and_can_be_answered_there(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    before = len(w.posts())
    await answer(w, table, ("go",))
    (message,) = whispered(w, "bert")
    assert "plot?" in texts(message)
    assert len(message.attachments) == 1
    assert ("turn", 1) in next(iter(w.keeper.shelf)).drawn  # as seat 1 sees it
    assert len(answer_ids(message)) == 2
    assert not whispered(w, "cleo")
    # Nobody else learns anything, and nobody is pinged in the channel.
    assert "plot" not in in_public(w)
    assert "stab" not in in_public(w)
    assert "bert, cleo: a decision behind closed doors" in texts(w.board())
    assert len(w.posts()) == before
    assert w.pings()[-1] == []
    result = await w.person("bert").user.click(message, label="stab")
    assert not answered(result)
    assert [a.picks for a in await w.keeper.db.log(table.id)] == [("go",), ("stab",)]
    (same,) = dms(w, "bert")[-1:]
    assert same.id == message.id
    assert "Nothing else is asked of you" in texts(same)
    assert not custom_ids(same)
    assert not same.attachments


async def as_far_as_it_goes(w: World, table: Any, message: Any) -> None:
    """The postman has done what can be done while somebody presses on this message. (Looking into the memory lets others go on.)"""
    w.keeper.postman.poke(table)
    while await w.keeper.db.pending(table.id):
        if any(done._waiters for done in w.keeper.postman.tidying.pressed[message.id]):
            break


async def test_a_whisper_does_not_vanish_below_the_finger_when_the_next_board_is_faster(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    (message,) = whispered(w, "bert")
    sheet = w.keeper.secret_questions.sheet

    async def slowly(*args: Any, **more: Any) -> Any:
        await as_far_as_it_goes(w, table, message)  # the board is there by now
        assert "anna: act?" in texts(w.board())
        again = table.answer(w.person("bert").id, "?", ["stab"], interaction_id="2")
        with w.keeper.postman.tidying.under(message.id), pytest.raises(TableRefusal):  # a second press, too late
            await again
        assert await w.keeper.db.pending(table.id), "a kill now would leave the question there, decided, and nobody to see to it"
        return await sheet(*args, **more)

    monkeypatch.setattr(w.keeper.secret_questions, "sheet", slowly)
    await w.person("bert").user.click(message, label="stab")
    await posted(w)
    assert dms(w, "bert")[-1].id == message.id
    assert "Nothing else is asked of you" in texts(dms(w, "bert")[-1])
    assert not w.keeper.postman.tidying.pressed
    assert not await w.keeper.db.posts(table.id, purpose="dm", live=True)
    assert not await w.keeper.db.pending(table.id)


async def test_a_whisper_that_could_not_say_that_it_is_answered_goes(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    (message,) = whispered(w, "bert")

    async def fails(*_: Any, **__: Any) -> None:
        await as_far_as_it_goes(w, table, message)
        raise discord.HTTPException(Mock(status=503, reason=""), "")

    monkeypatch.setattr(w.keeper.secret_questions, "sheet", fails)
    await w.person("bert").user.click(message, label="stab")
    await posted(w)
    assert table.asks[0].msg == "act"
    assert not whispered(w, "bert")


async def until(condition: Callable[[], Any]) -> None:
    while not condition():
        await asyncio.sleep(0)


async def test_no_board_waits_for_a_direct_message_and_one_that_comes_too_late_goes(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord lets a bot open few direct messages in a minute. Bert's takes so long that everything is decided before it arrives."""
    w = await tiny_world("turn:0", "plot:1", "turn:2", "turn:0")
    table = await start(w, *PEOPLE)
    open_, create_dm, opening = asyncio.Event(), w.keeper.create_dm, 0

    async def slowly(user: Any) -> Any:
        nonlocal opening
        opening += 1
        await open_.wait()
        return await create_dm(user)

    monkeypatch.setattr(w.keeper, "create_dm", slowly)
    await table.answer(w.person("anna").id, table.line(table.asks[0]), ["go"], interaction_id="1")
    await until(lambda: opening)
    assert "bert, cleo: a decision behind closed doors" in texts(w.board()), "the board is there first"
    ask = table.asks[0]
    await table.answer_for(ask.seat, ask.n, table.game.epoch, None, "default")
    await until(lambda: "cleo: act?" in in_public(w))
    assert not whispered(w, "bert")
    open_.set()
    await posted(w)
    assert opening == 1
    assert not whispered(w, "bert"), "nobody is asked what is decided"
    assert not await w.keeper.db.posts(table.id, purpose="dm", live=True)
    assert not await w.keeper.db.pending(table.id)


async def test_a_direct_message_is_opened_once_however_many_people_there_are(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)

    def opened() -> int:
        return sum(r.method == "POST" and r.path == "/users/@me/channels" for r in w.env.http_requests)

    await answer(w, table, ("go",))
    before = opened()
    await answer(w, table)
    w.keeper._connection._private_channels.clear()  # as if 128 others had been written to since
    w.keeper._connection._private_channels_by_user.clear()
    await answer(w, table, ("go",))
    assert whispered(w, "bert")
    assert opened() == before


async def test_letters_to_one_person_keep_their_order(tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    """… also if one waits so long that its claim runs out, and everything behind it is claimed anew."""
    w = await tiny_world("turn:0", "turn:0")
    table = await start(w, "anna", "bert")
    arrived: list[str] = []
    go_on = asyncio.Event()

    async def deliver(_table: Any, letter: db.Outbox) -> Sent:
        if letter.payload["n"] == "a1":
            await go_on.wait()
        arrived.append(letter.payload["n"])
        return Sent()

    w.keeper.postman.kinds["test"] = deliver
    anna, bert = w.person("anna").id, w.person("bert").id
    letters = [db.Letter(kind="test", payload={"n": n}, user_id=who) for n, who in (("a1", anna), ("b1", bert), ("a2", anna))]
    await w.keeper.db.apply(table.id, db.Effects(outbox=tuple(letters)), w.clock())
    await w.keeper.postman.post_now(table)
    await until(lambda: arrived)
    w.clock.now += CLAIM_SECONDS + 1
    later = db.Letter(kind="test", payload={"n": "b2"}, user_id=bert)
    await w.keeper.db.apply(table.id, db.Effects(outbox=(later,)), w.clock())
    await w.keeper.postman.post_now(table)
    await until(lambda: len(arrived) == 2)
    assert arrived == ["b1", "b2"]
    go_on.set()
    await posted(w)
    assert arrived == ["b1", "b2", "a1", "a2"]
    assert not await w.keeper.db.pending(table.id)


@pytest.mark.parametrize("then", ["window", "turn:2"])
async def test_a_whisper_goes_when_next_there_is_nothing_to_whisper(tiny_world: TinyWorld, then: str) -> None:
    """Its seat is asked again at once: something without a choice behind the cover, or something everybody may read."""
    w = await tiny_world("turn:0", "plot:2", then, "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    assert whispered(w, "cleo")
    ask = table.asks[0]
    await table.answer_for(ask.seat, ask.n, table.game.epoch, None, "default")
    await posted(w)
    assert any(a.seat == 2 and a.needed for a in table.asks)
    assert not whispered(w, "cleo")


async def test_whoever_has_left_is_not_asked_any_more_though_their_follower_cannot_be_written_to(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    assert whispered(w, "bert")
    dora = w.person("dora")
    await w.keeper.create_dm(discord.Object(dora.id))
    close_dms(w, "dora")
    await table.change_seat(1, dora.id, user_id=dora.id, name="dora")
    await posted(w)
    assert not whispered(w, "bert")


async def test_the_next_secret_question_appears_where_the_last_one_was_answered(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    (message,) = whispered(w, "bert")
    first = answer_ids(message)
    await w.person("bert").user.click(message, label="wait")
    (message,) = whispered(w, "bert")
    assert answer_ids(message) != first
    assert len(message.attachments) == 1
    await w.person("bert").user.click(message, label="wait")
    assert table.asks[0].msg == "act"
    assert not whispered(w, "bert")


async def test_a_whisper_goes_when_the_question_was_answered_elsewhere(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    assert whispered(w, "bert")
    assert "My answer …" in labels(w.board())
    opened = await press(w, w.person("bert"), "mine")
    assert opened.ephemeral
    assert len(opened.response.attachments) == 1  # the picture is there, too
    await w.person("bert").click(opened.response.message, label="stab")
    await posted(w)
    assert not whispered(w, "bert")
    refused = await press(w, w.person("cleo"), "hand")
    assert "stab" not in texts(refused.response)


async def test_a_newer_whisper_takes_the_place_of_the_older(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    old = whispered(w, "bert")[0].id
    bert = w.person("bert")
    # A message that stayed behind, as after a crash before it could be taken away.
    await table.answer(bert.id, table.line(table.asks[0]), ["wait"], interaction_id="1")
    await posted(w)
    post = db.Post(game_id=table.id, purpose="dm", channel_id=bert.user.dm_channel.id, message_id=old, seat=1)
    await w.keeper.db.add_post(post, w.clock())
    await answer(w, table, ("go",))
    (newest,) = whispered(w, "bert")
    assert newest.id != old
    assert answer_ids(newest)[0].split(":")[2] == table.line(table.asks[0])
    assert [p.message_id for p in await w.keeper.db.posts(table.id, purpose="dm", live=True)] == [newest.id]


async def test_whoever_answers_in_the_open_gets_their_secret_question_at_once(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1", "plot:1", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    result = await answer(w, table, ("go",))
    (shown,) = result.followups
    assert shown.ephemeral
    assert "plot?" in texts(shown)
    assert len(answer_ids(shown)) == 2
    assert not whispered(w, "bert")


async def test_with_closed_dms_all_of_the_cover_are_called_asked_or_not(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    for name in ("bert", "cleo"):
        close_dms(w, name)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    both = {w.person("bert").id, w.person("cleo").id}
    assert {u for pings in w.pings()[-2:] for u in pings} == both
    calls = [m for m in w.posts() if labels(m) == ["My answer …"]]
    assert len(calls) == 2
    assert len({texts(m).replace(str(w.person("bert").id), "").replace(str(w.person("cleo").id), "") for m in calls}) == 1
    assert "plot" not in in_public(w)
    opened = await w.person("bert").click(calls[0], label="My answer …")
    assert "plot?" in texts(opened.response)
    nothing = await w.person("cleo").click(calls[0], label="My answer …")
    told = "Nothing is asked of you here. We wait for bert. You are named with them only so that the others cannot tell who is asked."
    assert answered(nothing) == told
    await table.change_seat(0, w.person("anna").id, away_until=w.clock() + DAY)  # something else is posted meanwhile
    await posted(w)
    assert len([m for m in w.posts() if labels(m) == ["My answer …"]]) == 2
    await w.person("bert").click(opened.response.message, label="wait")
    await posted(w)
    assert not [m for m in w.posts() if labels(m) == ["My answer …"]]


async def test_dms_that_turn_out_to_be_closed_are_told_and_the_person_is_called(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    close_dms(w, "bert")
    await answer(w, table, ("go",))
    await posted(w)
    assert any("direct messages are closed" in texts(m) for m in w.posts())
    assert w.pings()[-1] == [w.person("bert").id]
    assert not await w.keeper.db.pending(table.id)
    await answer(w, table, ("wait",))
    assert len([m for m in w.posts() if "direct messages are closed" in texts(m)]) == 1


async def test_somebody_who_takes_a_seat_gets_its_secret_question(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    pings = len(w.pings())
    dora = w.person("dora")
    await table.change_seat(1, dora.id, user_id=dora.id, name="dora")
    await posted(w)
    assert len(whispered(w, "dora")) == 1
    assert not whispered(w, "bert")  # the older message of that seat is gone
    assert len(w.pings()) == pings
    await dora.user.click(whispered(w, "dora")[0], label="stab")
    assert table.asks[0].msg == "act"


async def test_a_change_of_seats_pings_nobody_again(tiny_world: TinyWorld) -> None:
    w = await tiny_world("all", "turn:0")
    table = await start(w, *PEOPLE)
    pings = len(w.pings())
    await table.change_seat(1, w.person("bert").id, away_until=w.clock() + DAY)
    await posted(w)
    assert len(w.pings()) == pings


@pytest.mark.parametrize("policy", ["default", "caretaker", "wait"])
async def test_time_passes_behind_the_cover_without_naming_anybody(tiny_world: TinyWorld, policy: Any) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0", "turn:0")
    table = await start(w, *PEOPLE)
    await w.keeper.db.change_game(table.id, w.clock(), pace=db.Pace(deadline=DAY, on_deadline=policy))
    await table.refresh()
    await answer(w, table, ("go",))
    before = [(m.id, texts(m)) for m in w.posts()]
    w.clock.now += DAY // 2
    assert await due_now(w) == 1
    reminded = [m for m in whispered(w, "bert") if any(":-:snooze:" in i for i in custom_ids(m))]
    assert len(reminded) == 1  # by DM, although bert wants to be reminded in the channel
    assert [(m.id, texts(m)) for m in w.posts()] == before
    told = answered(await w.person("anna").slash(w.channel, "game status"))
    assert "bert** – asked" in told
    assert "cleo** – asked" in told
    assert "time ends" not in told
    w.clock.now += DAY // 2
    await due_now(w)
    assert not any(f"<@{w.person('bert').id}>" in texts(m) for m in w.posts() if m.id > before[-1][0])
    assert not any(s.caretaker for s in table.seats)
    assert len(await w.keeper.db.log(table.id)) == (1 if policy == "wait" else 2)


async def test_a_reaction_window_closes_by_itself_after_the_tables_time(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    table = await start(w, *PEOPLE)
    await w.keeper.db.change_game(table.id, w.clock(), pace=db.Pace(deadline=3 * DAY, on_deadline="wait", window=6 * HOUR))
    await table.refresh()
    await answer(w, table, ("go",))
    assert len(whispered(w, "bert")) == 1
    assert not whispered(w, "cleo")  # there is nothing to choose; the table answers for her after a while
    shown, edits = texts(w.board()), public_edits(w)
    w.clock.now += w.keeper.settings.longest_silence
    await due_now(w)
    assert [(a.seat, a.picks, a.by) for a in await w.keeper.db.log(table.id)][1:] == [(2, ("pass",), "order")]
    assert (texts(w.board()), public_edits(w)) == (shown, edits)  # from outside nothing has happened, not even an edit
    await w.restart()
    table = await w.table()
    assert f"<t:{table.times.since}:R>" in shown  # nor does a new process tell when
    w.clock.now += 6 * HOUR
    await due_now(w)
    assert [(a.seat, a.picks, a.by) for a in await w.keeper.db.log(table.id)][2:] == [(1, ("pass",), "order")]
    assert table.asks[0].msg == "act"
    assert not whispered(w, "bert")
    assert [r.kind for r in await w.keeper.db.deadlines(table.id)] == ["reminder", "reminder", "deadline"]


async def test_an_answer_that_stands_is_shown_with_whom_we_wait_for_and_can_be_changed(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    bert = w.person("bert")
    (message,) = whispered(w, "bert")
    await bert.user.click(message, label="pass")
    (message,) = whispered(w, "bert")
    assert "Your answer: pass.** We are still waiting for cleo; until then you can change it." in texts(message)
    assert "Your answer: pass" in answered(await press(w, bert, "hand"))
    assert "Your answer" not in answered(await press(w, w.person("cleo"), "mine"))
    await bert.user.click(message, label="trap")  # which is first in order, so that it happens at once
    assert [a.picks for a in await w.keeper.db.log(table.id)][1:] == [("pass",), ("trap",)]
    assert "Your answer" not in in_public(w)


async def test_whoever_only_covers_others_is_told_so_even_where_nobody_is_asked(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    for _ in range(2):  # before and after bert has passed: whether he has is nothing cleo may know
        told = answered(await press(w, w.person("cleo"), "mine"))
        assert told.startswith("Nothing is asked of you here. We wait for bert. You are named")
        assert "bert" in answered(await press(w, w.person("anna"), "why"))
        if not (await w.keeper.db.log(table.id))[1:]:
            await pass_in_secret(w, table, "bert")


async def test_nobody_is_called_because_of_their_own_press_and_a_ping_goes_with_its_question(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(silences, "span", lambda *_: DAY)  # no window closes by itself while ten minutes pass
    w = await tiny_world("turn:0", "window", "double", "window", "double", "turn:1")
    table = await start(w, *PEOPLE)
    anna = w.person("anna")

    def calls() -> list[Any]:
        return [m for m in w.posts() if f"<@{anna.id}>" in texts(m) and labels(m) == ["My answer …"]]

    await answer(w, table, ("go",))
    w.clock.now += 4
    for name in ("bert", "cleo"):
        await pass_in_secret(w, table, name)
    assert table.asks[0].msg == "first"
    assert not calls()  # she pressed four seconds ago, and looks
    await answer(w, table, ("a",))
    await answer(w, table, ("a",))
    w.clock.now += 600
    for name in ("bert", "cleo"):
        await pass_in_secret(w, table, name)
    assert len(calls()) == 1
    w.clock.now += 5
    await answer(w, table, ("a",))
    assert table.asks[0].msg == "second"  # asked again, but not what she was called for
    assert not calls()


async def test_somebody_is_called_once_at_a_table(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "friend", "turn:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    await posted(w)
    bert = w.person("bert")
    assert len([m for m in w.posts() if f"<@{bert.id}>" in texts(m) and labels(m) == ["My answer …"]]) == 1
    again = pings.call(table, bert.id, 1)
    await w.keeper.db.apply(table.id, db.Effects(outbox=(again,)), w.clock())
    w.keeper.postman.poke(table)
    await posted(w)
    assert len([m for m in w.posts() if f"<@{bert.id}>" in texts(m) and labels(m) == ["My answer …"]]) == 1


async def test_news_that_follow_each_other_are_one_message_until_something_is_asked(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    bert = w.person("bert")

    async def tell(what: str) -> None:
        payload = {"seat": 1, "lines": {"en": [what], "de": [what]}}
        letter = db.Letter(kind="secret", payload=payload, user_id=bert.id)
        await w.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), w.clock())
        w.keeper.postman.poke(table)
        await posted(w)

    for what in ("A marker at A1.", "A marker at B2.", "A marker at C3."):
        await tell(what)
    news = [texts(m) for m in dms(w, "bert") if "A marker" in texts(m)]
    assert len(news) == 1
    assert "A marker at A1.\nA marker at B2.\nA marker at C3." in news[0]
    await answer(w, table, ("go",))
    await posted(w)
    await tell("A marker at D4.")  # below the question, where it is read
    assert len([m for m in dms(w, "bert") if "A marker" in texts(m)]) == 2
    w.clock.now += HOUR
    await tell("A marker at E5.")
    assert len([m for m in dms(w, "bert") if "A marker" in texts(m)]) == 3


async def pass_in_secret(w: World, table: Any, name: str) -> None:
    ask = next(a for a in table.asks if a.needed and table.user_of(a.seat) == w.person(name).id)
    await table.answer(w.person(name).id, table.line(ask), ["pass"], interaction_id=f"{name} {table.game.serial}")
    await posted(w)


async def test_an_offer_to_take_back_does_not_tell_how_much_was_decided_in_secret(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    anna, seen = w.person("anna").id, []
    for name in ("", "bert", "cleo"):  # nobody, one and both have answered
        if name:
            await pass_in_secret(w, table, name)
        what = await undo.plan(table, anna)
        seen.append((what.free, w.keeper.undoing.in_words(what.report, table.reader())))
    assert set(seen) == {(False, "1 answer (anna), and what was decided behind closed doors")}
    names = [p.name for p in await undo.points(table, table.reader(), (0,))]
    assert len(set(names)) == len(names) == 2  # "go", and the end of the window: both could be seen
    assert not any(name.isdigit() for name in names)


async def test_what_one_has_answered_in_secret_is_taken_back_in_secret(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    posts, edits, shown = len(w.posts()), public_edits(w), texts(w.board())
    bert = w.person("bert").id
    await pass_in_secret(w, table, "bert")
    what = await undo.plan(table, bert)
    assert (what.free, what.secret) == (True, True)
    await w.keeper.undoing.take_back(table, bert, what)
    await posted(w)
    assert (len(w.posts()), public_edits(w), texts(w.board())) == (posts, edits, shown)
    async with table.lock:
        await table.awake()
    assert table.waits_for(bert)
    await pass_in_secret(w, table, "bert")
    await pass_in_secret(w, table, "cleo")
    what = await undo.plan(table, bert)  # the cover is gone: now it would be seen
    assert (what.free, what.secret) == (False, False)
    assert w.keeper.undoing.in_words(what.report, table.reader()) == "what was decided in private"


async def test_a_further_question_behind_the_same_cover_calls_nobody_again(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plots", "turn:0")
    close_dms(w, "cleo")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    await posted(w)
    pings = len(w.pings())
    bert = w.person("bert")
    ask = table.asks[0]
    await table.answer(bert.id, table.line(ask), ["wait"], interaction_id="1")
    await posted(w)
    assert table.asks[0].n > ask.n  # bert is asked something else
    assert len(w.pings()) == pings


async def test_asking_twice_does_not_tell_that_something_was_decided_in_secret_meanwhile(tiny_world: TinyWorld) -> None:
    """Names of pictures, offers and votes to take back stay as they are while nothing can be seen."""
    w = await tiny_world("turn:0", "window", "turn:0", pictures=True)
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    anna, undoing = w.person("anna").id, w.keeper.undoing
    offer = undoing.offer(table, await undo.plan(table, anna), table.reader()).to_components()
    name = table.looks
    assert await undoing.ask_table(table, anna, await undo.plan(table, anna)) == "open"
    await pass_in_secret(w, table, "bert")
    assert undoing.offer(table, await undo.plan(table, anna), table.reader()).to_components() == offer
    assert table.looks == name
    with pytest.raises(TableRefusal, match="vote-open-already"):
        await undoing.ask_table(table, anna, await undo.plan(table, anna))
    (vote,) = await w.keeper.db.open_votes(table.id)
    await w.keeper.votes.cast(table, vote.id, w.person("cleo").id, "yes")
    async with table.lock:
        await table.awake()
    assert [a.picks for a in await w.keeper.db.log(table.id)] == []  # what bert has answered in secret went with it
    assert table.asks[0].msg == "act"
