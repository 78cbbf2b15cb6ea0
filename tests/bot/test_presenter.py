"""Posts as people see them, through discord.py and simcord: one board post per turn, secrets apart, pings only for who must act."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot import button_ids
from bot.outbox.boards import EDITABLE_SECONDS
from bot.painting import Commission
from bot.presenter.pictures import CALM
from bot.presenter.story import pack
from bot.wording.text import clip, clip_lines
from rendering.encode import Picture
from tests.bot.given import World, answer, answer_ids, answered, custom_ids, labels, press, texts, walk
from tests.bot.tiny import LONG

TinyWorld = Callable[..., Awaitable[World]]


async def start(w: World, *names: str, language: str = "en") -> Any:
    host, *others = (w.person(n) for n in names)
    await host.slash(w.channel, "game new", game="tiny", language=language)
    for other in others:
        await press(w, other, "join")
    await press(w, host, "start")
    await w.settle()
    return await w.table()


async def test_the_board_post_is_edited_during_a_turn_and_new_with_the_next(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1")
    table = await start(w, "anna", "bert")
    first = w.board()
    await answer(w, table, ("go",))
    assert w.board().id == first.id
    assert "what='go'" in texts(w.board())
    await answer(w, table, ("o:2",))
    second = w.board()
    assert second.id != first.id
    old = next(m for m in w.posts() if m.id == first.id)
    assert custom_ids(old) == []
    assert "what='go'" in texts(old)  # the story stays
    assert "wide?" not in texts(old)  # the question does not
    assert "turn" not in labels(old)


async def test_only_who_must_act_is_pinged_and_only_once(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "turn:1")
    table = await start(w, "anna", "bert")
    lobby, words, first = w.pings()
    assert (lobby, words, first) == ([], [], [])  # anna has just pressed Start: she is here
    await answer(w, table, ("go",))
    assert len(w.pings()) == 3
    await answer(w, table, ("o:2",))
    assert w.pings()[3:] == [[w.person("bert").id]]
    await answer(w, table, ("go",))
    assert w.pings()[4:] == [[]]  # bert's own answer brought bert's next turn


async def test_somebody_asked_in_anothers_turn_gets_a_ping_that_goes_when_answered(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "friend", "wide:2")
    table = await start(w, "anna", "bert")
    board = w.board().id
    await answer(w, table, ("go",))
    ping = next(m for m in w.posts() if m.id > board)
    assert w.pings()[-1] == [w.person("bert").id]
    assert "favour?" in texts(ping)
    assert "everybody else waits for you" in texts(ping)
    opened = await w.person("bert").click(ping, label="My answer …")
    assert opened.ephemeral
    assert answer_ids(opened.response)
    await answer(w, table, ("yes",))
    assert ping.id not in [m.id for m in w.posts()]
    assert w.board().id == board


async def test_a_post_older_than_an_hour_is_not_edited(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "wide:3")
    table = await start(w, "anna")
    first = w.board()
    w.clock.now += EDITABLE_SECONDS + 1
    await answer(w, table, ("go",))
    assert w.board().id != first.id
    assert custom_ids(next(m for m in w.posts() if m.id == first.id)) == []


async def test_the_foot_of_the_post_is_three_buttons_and_more_opens_the_rest_privately(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    assert labels(w.board())[-3:] == ["My hand", "Board", "More …"]
    assert sum(len(x) + 4 for x in labels(w.board())[-3:]) <= 2 * 28  # two lines of a phone
    opened = await press(w, w.person("bert"), "more")
    assert opened.ephemeral
    assert labels(opened.response) == [
        *("Undo", "Log", "Why?", "What I missed", "Board as text"),
        *("Do not wait for my reactions", "Leave the tips out", "I’ll be away …", "Settings …"),
    ]
    shown = await w.person("bert").click(opened.response.message, label="Board as text")
    assert "board" in texts(shown.response)
    assert not shown.response.attachments
    await answer(w, table, ("go",))
    await answer(w, table, ("go",))
    assert labels(w.board()) == [
        "My hand",
        "Board",
        "Log",
        "Play again",
        "Replay",
        "Was it honest?",
    ]  # it is over: there is nothing to undo or to explain


async def test_a_paused_game_offers_no_undo(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1")
    await start(w, "anna", "bert")
    await w.person("anna").slash(w.channel, "game pause")
    opened = await press(w, w.person("anna"), "more")
    assert labels(opened.response) == ["Log", "Why?", "What I missed", "Board as text", "Settings …"]


async def test_a_deleted_board_post_is_replaced(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3")
    table = await start(w, "anna")
    ask = table.asks[0]
    await w.board().delete()
    await w.person("anna").slash(w.channel, "game hand")
    await table.answer(w.person("anna").id, table.line(ask), ["go"], interaction_id="1")
    await w.keeper.postman.idle()
    assert "wide?" in texts(w.board())


async def test_everybody_answers_at_once_behind_one_button(tiny_world: TinyWorld) -> None:
    w = await tiny_world("all", "turn:0")
    table = await start(w, "anna", "bert")
    assert answer_ids(w.board()) == []
    assert "My answer …" in labels(w.board())
    await answer(w, table, ("yes",), ask=table.asks[1])
    assert "✓ bert" in texts(w.board())
    assert "◦ anna" in texts(w.board())
    await answer(w, table, ("no",), ask=table.asks[0])
    assert table.asks[0].msg == "act"


async def test_a_side_question_is_offered_and_not_waited_for(tiny_world: TinyWorld) -> None:
    w = await tiny_world("beside")
    table = await start(w, "anna", "bert")
    assert "Step in (bert)" in labels(w.board())
    assert f"<@{w.person('bert').id}>" not in texts(w.board())
    side = next(a for a in table.asks if a.idle)
    await answer(w, table, ("help",), ask=side)
    assert "what='help'" in texts(w.board())
    assert "Step in (bert)" not in labels(w.board())


async def test_a_secret_is_in_no_public_post_and_reaches_its_owner(tiny_world: TinyWorld) -> None:
    w = await tiny_world("secret", "turn:1", pictures=True)
    table = await start(w, "anna", "bert")
    card = table.view(0).secret
    assert card
    assert all(card not in texts(m) and card not in str(walk(m.components)) for m in w.posts())
    assert not answer_ids(w.board())
    assert "behind closed doors" in texts(w.board())
    dms = w.person("anna").user.dm_channel.history()
    assert any(card in texts(m) for m in dms)
    assert not any(card in texts(m) for m in w.person("bert").user.dm_channel.history())
    shown = await press(w, w.person("anna"), "hand")
    assert shown.ephemeral
    assert card in texts(shown.response)
    assert len(answer_ids(shown.response)) == 2
    other = await press(w, w.person("bert"), "hand")
    assert card not in texts(other.response)
    assert card not in str(walk(other.response.components))
    stranger = await press(w, w.person("carl"), "board")
    assert card not in str(walk(stranger.response.components))
    await answer(w, table, ("keep",))
    assert all(card not in texts(m) for m in w.posts())


async def test_closed_dms_are_told_once_and_the_secret_waits_behind_my_hand(tiny_world: TinyWorld) -> None:
    w = await tiny_world("secret", "secret", "turn:0")
    anna = w.person("anna")
    w.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=403, code=50007, times=100)
    result = await anna.slash(w.channel, "game new", game="tiny")
    assert "direct messages are closed" in answered(result)
    assert "DMs closed" in texts(w.posts()[-1])
    await press(w, anna, "start")
    await w.settle()
    table = await w.table()
    assert not await w.keeper.db.pending(table.id)
    shown = await press(w, anna, "hand")
    assert table.view(0).secret in texts(shown.response)


async def test_a_hand_has_all_the_room_that_no_question_needs(tiny_world: TinyWorld) -> None:
    """Somebody with two investigators and nine cards read of the sixth card its first words, and of the others nothing."""
    w = await tiny_world("turn:0", wordy="word " * 19 + "ends ")
    table = await start(w, "anna", "bert")
    shown = await press(w, w.person("bert"), "hand")
    assert texts(shown.response).rstrip().endswith("ends")
    assert len(table.box.hand_text(table.view(1), 1, table.reader("en"))) > 2900


async def test_dms_that_close_during_the_game_are_told_in_the_channel_once(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "secret", "secret", "turn:0")
    table = await start(w, "anna", "bert")
    anna = w.person("anna")
    w.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=403, code=50007, times=100)
    await answer(w, table, ("go",))
    await answer(w, table, ("keep",))
    told = [m for m in w.posts() if "direct messages are closed" in texts(m)]
    assert len(told) == 1
    assert not await w.keeper.db.pending(table.id)


async def test_pictures_have_alt_text_and_go_with_the_post(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:0", pictures=True)
    table = await start(w, "anna")
    post = w.board()
    media = [c for c in walk(post.components) if c.get("type") == 12]
    assert media[0]["items"][0]["description"].startswith("a picture of turn")
    assert len(post.attachments) == 1
    await answer(w, table, ("go",))
    old = next(m for m in w.posts() if m.id == post.id)
    assert len(old.attachments) == 1  # picture and story stay
    assert [c for c in walk(old.components) if c.get("type") == 12]


async def test_a_picture_that_cannot_be_drawn_does_not_hold_up_the_post(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", pictures=True)

    def fails(*_: object) -> Any:
        raise RuntimeError("no paint")

    monkeypatch.setattr(w.keeper.shelf.box("tiny"), "draw", fails)
    await start(w, "anna")
    assert answer_ids(w.board())
    assert not w.board().attachments


@pytest.mark.parametrize("script", ["wide:5", "wide:6", "wide:25", "wide:26", "wide:90", "wide:200"])
async def test_the_widest_questions_with_the_longest_words_can_be_posted_and_answered(tiny_world: TinyWorld, script: str) -> None:
    """simcord refuses whatever Discord would: too many options, too long labels, doubled ids, too much text."""
    w = await tiny_world(script, wordy=LONG * 6)
    table = await start(w, "anna", language="de")
    last = table.asks[0].options[-1]
    anna, shown = w.person("anna"), w.board()
    if len(table.asks[0].options) > 80:  # the last ones are on later pages, which open privately
        while pages := [i for i in custom_ids(shown) if ":-:page:" in i and "›" in _label(shown, i)]:
            result = await anna.click(getattr(shown, "message", shown), custom_id=pages[-1])
            assert result.ephemeral
            shown = result.response
        select = next(c for c in reversed(walk(shown.components)) if c.get("type") == 3)
        value = button_ids.value(last.stamp, last.key)
        await anna.select(shown.message, [value], custom_id=select["custom_id"])
    else:
        await answer(w, table, (last.key,))
    assert (await w.keeper.db.log(table.id))[0].picks == (last.key,)
    assert table.over


def _label(message: Any, custom_id: str) -> str:
    return next(c["label"] for c in walk(message.components) if c.get("custom_id") == custom_id)


@pytest.mark.parametrize(("script", "picks"), [("some:4:1:3", ("o:1", "o:3")), ("some:25:2:25", ("o:0", "o:24"))])
async def test_several_picks_are_one_select(tiny_world: TinyWorld, script: str, picks: tuple[str, ...]) -> None:
    w = await tiny_world(script, wordy=LONG)
    table = await start(w, "anna")
    await answer(w, table, picks)
    assert table.over
    assert (await w.keeper.db.log(table.id))[0].picks == picks


async def test_the_usual_picks_are_one_press(tiny_world: TinyWorld) -> None:
    w = await tiny_world("some:4:1:3", wordy=LONG)
    table = await start(w, "anna")
    await press(w, w.person("anna"), "usual")
    assert (await w.keeper.db.log(table.id))[0].picks == ("o:0",)


async def test_choosing_nothing_is_a_button_where_it_is_allowed(tiny_world: TinyWorld) -> None:
    w = await tiny_world("some:4:0:3")
    table = await start(w, "anna")
    await press(w, w.person("anna"), "none")
    assert (await w.keeper.db.log(table.id))[0].picks == ()


async def test_many_picks_out_of_very_many_are_collected_and_confirmed(tiny_world: TinyWorld) -> None:
    w = await tiny_world("some:60:2:40", wordy=LONG)
    table = await start(w, "anna")
    anna = w.person("anna")
    selects = [c for c in walk(w.board().components) if c.get("type") == 3]
    assert len(selects) == 3
    for select in (selects[0], selects[2]):
        chosen = await anna.select(w.board(), [select["options"][0]["value"]], custom_id=select["custom_id"])
        assert "chosen so far" in answered(chosen)
        assert not table.over
    await press(w, anna, "done")
    assert (await w.keeper.db.log(table.id))[0].picks == ("o:0", "o:50")


async def test_the_board_in_words_is_complete_however_long(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", wordy=LONG)
    await start(w, "anna")
    result = await w.person("anna").slash(w.channel, "game board", style="text")
    shown = answered(result)
    assert shown.count(LONG.strip()[:40]) >= 80
    assert result.ephemeral


async def test_public_posts_are_in_the_tables_language_private_ones_in_the_readers(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0")
    await start(w, "anna", language="de")
    assert "Meine Hand" in labels(w.board())
    await w.keeper.db.change_user(w.person("anna").id, 0, language="en")
    result = await press(w, w.person("anna"), "log")
    assert "[en] Begins" in answered(result)
    await w.keeper.db.change_user(w.person("anna").id, 0, language="de")
    result = await press(w, w.person("anna"), "log")
    assert "[de] Begins" in answered(result)


def test_texts_are_cut_with_an_ellipsis() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"
    assert clip_lines(["a", "b", "c"], 2, 100) == ["…", "b", "c"]
    assert clip_lines(["a" * 60, "b" * 60], 5, 80) == ["…", "b" * 60]
    assert sum(len(x) + 1 for x in clip_lines(["x" * 700] * 30, 10, 1400)) <= 1400


def test_short_sentences_share_a_line_and_mood_has_its_own() -> None:
    lines = ["**Anna** rolls 2 dice: 📜 💀", "**Anna** fails.", "Doom 1/9.", "-# The room keeps its secret.", "Turn 2: **Ben**."]
    assert pack(lines) == [lines[0], "**Anna** fails. Doom 1/9.", lines[3], lines[4]]
    assert pack(["a" * 40 + ".", "b" * 40 + "."]) == ["a" * 40 + ".", "b" * 40 + "."]


def measured(w: World) -> list[tuple[int, int | None]]:
    """What the pictures of the board post showed and what they were measured against, as numbers of deeds done."""
    box = next(iter(w.keeper.shelf))
    assert all(before is None or before.viewer is None for _, before in box.measured)  # never somebody's own view
    public = [(view, before) for view, before in box.measured if view.viewer is None]
    return [(len(view.seen), None if before is None else len(before.seen)) for view, before in public]


async def test_a_picture_is_measured_against_the_last_one_of_the_post_before(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "secret", "turn:0", pictures=True)
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    await answer(w, table, ("o:2",))  # bert's turn, a new post
    await answer(w, table, ("go",))
    await answer(w, table, ("keep",))  # anna's turn, a new post
    assert measured(w) == [(0, None), (1, None), (2, 1), (3, 1), (4, 3)]


async def test_what_pictures_are_measured_against_survives_a_restart(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "wide:3", "turn:1", pictures=True)
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    await answer(w, table, ("o:2",))
    assert measured(w)[-1] == (2, 1)
    await w.restart()
    table = await w.table()
    await answer(w, table, ("go",))
    assert measured(w)[-1] == (3, 1)  # the same post
    await w.restart()
    table = await w.table()
    await answer(w, table, ("o:2",))
    assert measured(w)[-1] == (4, 3)  # a new one


async def test_after_an_undo_nothing_that_was_undone_is_marked(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "wide:3", pictures=True)
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    await answer(w, table, ("o:2",))
    assert measured(w)[-1] == (2, 1)
    await table.undo(1)
    await w.keeper.postman.idle()
    assert measured(w)[-1] == (1, None)


def orders(w: World) -> list[Commission]:
    """The public pictures that are ordered from now on."""
    pictures = w.keeper.presenter.pictures
    painted, found = pictures.paints, []

    def paints(order: Commission) -> Picture | None:
        if order.seat is None:
            found.append(order)
        return painted(order)

    pictures.paints = paints
    return found


def since(order: Commission) -> int | None:
    """What a picture's dice are thrown since, as a number of deeds done; None: they lie still."""
    return None if order.last is None else len(order.last.seen)


async def test_dice_are_seen_falling_with_what_was_done_and_never_after_an_undo(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "wide:3", pictures=True)
    table = await start(w, "anna", "bert")
    found = orders(w)
    await answer(w, table, ("go",))
    await answer(w, table, ("o:2",))
    assert [since(o) for o in found] == [0, 1]
    await table.undo(1)
    await w.keeper.postman.idle()
    assert [since(o) for o in found] == [0, 1, None]
    await answer(w, table, ("o:1",))
    assert since(found[-1]) == 1


async def test_dice_lie_still_while_many_tables_wait_for_a_picture(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "wide:3", pictures=True)
    table = await start(w, "anna", "bert")
    found, studio = orders(w), w.keeper.presenter.pictures.studio
    with monkeypatch.context() as crowd:
        crowd.setattr(type(studio), "busy", property(lambda _: 60))
        await answer(w, table, ("go",))
    await answer(w, table, ("o:2",))
    assert [since(o) for o in found] == [None, 1]


async def test_nothing_moves_for_a_table_with_somebody_who_prefers_calm(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "wide:3", "turn:1", "wide:3", pictures=True)
    table = await start(w, "anna", "bert")
    bert = next(s.user_id for s in table.seats if s.seat == 1)
    assert bert is not None
    await w.keeper.db.change_user(bert, 1, options={CALM: True})
    found = orders(w)
    await answer(w, table, ("go",))
    assert [since(o) for o in found] == [None]
    await w.keeper.db.change_user(bert, 2, options={})
    await answer(w, table, ("o:2",))
    assert [since(o) for o in found] == [None, 1]
    w.keeper.presenter.pictures.calm = True
    await answer(w, table, ("go",))
    assert [since(o) for o in found] == [None, 1, None]
