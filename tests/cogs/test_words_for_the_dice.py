"""Everybody's word for the dice: in the lobby, in the post with which the game begins, and at the end."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import db
from bot import luck_words
from bot.evidence import read
from bot.lobby.post import SHORT
from bot.luck_words import LONGEST
from games.kernel.luck import commitment, words_in
from tests.bot.given import SECRET, World, answer, answered, custom_ids, press, texts
from tests.cogs.test_lobby import lobby, new


def words_line(w: World) -> str:
    return next(line for line in texts(lobby(w)).splitlines() if line.startswith("-# Words for the dice:"))


async def type_word(w: World, who: str, word: str) -> Any:
    opened = await press(w, w.person(who), "word")
    assert opened.modal is not None
    return await w.person(who).submit_modal(opened, {"word": word})


async def test_whoever_sits_down_has_a_word_that_everybody_sees(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    table = await w.table()
    await table.refresh()
    anna, bert = (given.word for given in table.words_given())
    assert words_line(w) == f"-# Words for the dice: anna `{anna}` · bert `{bert}`"
    shown = texts(lobby(w))
    assert commitment(SECRET)[:SHORT] in shown
    assert commitment(SECRET) not in shown  # a short line, with the whole behind a press
    whole = answered(await press(w, w.person("bert"), "verify"))
    assert "The dice come from these words, in this order" in whole
    assert commitment(SECRET) in whole
    assert SECRET.hex() not in whole


def test_no_two_words_that_nobody_has_typed_are_the_same() -> None:
    """And whoever sat down first keeps theirs."""
    seats = [db.Seat(game_id=1, seat=i, user_id=100 + i, name=str(i), joined=0, choices={"join": str(i)}) for i in range(5)]
    bag = ["badger", "crow", "drum"]
    words = [given.word for given in luck_words.given(seats[:3], "promise", bag)]
    assert sorted(words) == bag
    assert words[:2] == [given.word for given in luck_words.given(seats[:2], "promise", bag)]
    assert len(luck_words.given(seats, "promise", bag)) == 5, "a bag that is empty is no reason to have no word"
    typed = dataclasses.replace(seats[0], choices={"join": "0", "word": words[1], "worded": "0"})
    assert luck_words.given([typed, seats[1]], "promise", bag)[1].word == luck_words.drawn("promise", 101, bag)


async def test_a_typed_word_stands_last_and_has_a_pencil(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    await type_word(w, "anna", "  Käse  kuchen ")
    assert words_line(w).endswith(" · anna `Käse kuchen` ✎")
    await type_word(w, "bert", "Käse kuchen")  # the same word is another's as well
    assert words_line(w) == "-# Words for the dice: anna `Käse kuchen` ✎ · bert `Käse kuchen` ✎"
    await type_word(w, "anna", "mine")
    assert words_line(w) == "-# Words for the dice: bert `Käse kuchen` ✎ · anna `mine` ✎"


async def test_a_word_can_be_typed_with_the_command(w: World) -> None:
    await new(w, word="first")
    await w.person("bert").slash(w.channel, "game join", word="second")
    assert words_line(w) == "-# Words for the dice: anna `first` ✎ · bert `second` ✎"


async def test_one_person_has_one_word_however_many_seats(w: World) -> None:
    await new(w, word="first")
    await press(w, w.person("anna"), "again")
    assert words_line(w) == "-# Words for the dice: anna `first` ✎"
    await w.person("anna").slash(w.channel, "game join", another=True, word="second")
    assert words_line(w) == "-# Words for the dice: anna `second` ✎"
    await press(w, w.person("anna"), "leave")  # the seat taken last goes; the word does not come back
    assert words_line(w) == "-# Words for the dice: anna `second` ✎"


@pytest.mark.parametrize("word", ["x" * (LONGEST + 1), "a`b", "\u202eback", "zero\u200bwidth"])
async def test_what_cannot_be_a_word_is_refused_and_changes_nothing(w: World, word: str) -> None:
    refused = await w.person("anna").slash(w.channel, "game new", game="elder-sign", word=word)
    assert "cannot be your word" in answered(refused)
    assert await w.keeper.db.game_in_channel(w.channel.id) is None
    await new(w)
    before = words_line(w)
    assert "cannot be your word" in answered(await w.person("bert").slash(w.channel, "game join", word=word))
    assert words_line(w) == before
    if len(word) <= LONGEST:
        assert "cannot be your word" in answered(await type_word(w, "anna", word))
        assert words_line(w) == before


async def test_a_word_pings_nobody_and_is_only_letters(w: World) -> None:
    await new(w, word="@everyone <@1> **x**")
    assert "`@everyone <@1> **x**` ✎" in words_line(w)
    await press(w, w.person("anna"), "start")
    await w.settle()
    assert w.pings() == [[] for _ in w.pings()]
    bodies = [r.json or {} for r in w.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    assert all(not (b.get("allowed_mentions") or {}).get("parse") for b in bodies)


async def test_only_whoever_has_a_seat_gives_a_word_and_only_in_the_lobby(w: World) -> None:
    from tests.bot.test_presses import send_press

    await new(w)
    id = next(i for i in custom_ids(lobby(w)) if ":-:word:" in i)
    assert "no seat in this lobby yet" in answered(await press(w, w.person("bert"), "word"))
    opened = await press(w, w.person("anna"), "word")  # and thinks about it while the game begins
    await press(w, w.person("anna"), "start")
    await w.settle()
    salt = (await w.table()).game.salt
    assert "The game has begun" in answered(await w.person("anna").submit_modal(opened, {"word": "late"}))
    assert "The game has begun" in answered(await send_press(w, w.person("anna"), w.board(), id))
    assert (await w.table()).game.salt == salt


async def test_a_dialogue_opened_before_a_restart_still_counts(w: World) -> None:
    await new(w)
    opened = await press(w, w.person("anna"), "word")
    await w.restart()
    await w.settle()
    await w.person("anna").submit_modal(opened, {"word": "patience"})
    assert words_line(w) == "-# Words for the dice: anna `patience` ✎"


async def test_a_forged_word_press_without_a_dialogue_changes_nothing(w: World) -> None:
    from tests.bot.test_presses import send_press

    await new(w)
    post, before = lobby(w), words_line(w)
    forged = next(i for i in custom_ids(lobby(w)) if ":-:word:" in i).replace(":word:", ":setword:")
    assert "cannot be your word" in answered(await send_press(w, w.person("anna"), post, forged))
    assert before in texts(w.posts()[0])
    assert not any("word" in seat.choices for seat in await w.keeper.db.seats((await w.table()).id))


async def test_the_game_begins_with_a_post_of_the_words_that_is_never_edited(w: World) -> None:
    await new(w, word="first")
    await press(w, w.person("bert"), "join")
    shown = words_line(w).removeprefix("-# Words for the dice: ")
    await press(w, w.person("anna"), "start")
    await w.settle()
    table = await w.table()
    closed, promise, _ = w.posts()
    assert promise.content.splitlines() == [
        f"-# The words for the dice, in this order: {shown}",
        f"-# Keeper’s secret, shown at the end: SHA-256 `{commitment(SECRET)}`",
    ]
    assert words_in(table.game.salt) == tuple(part.split("`")[1] for part in shown.split(" · "))
    assert commitment(SECRET) in texts(closed)
    while len([a for a in table.asks if a.needed]) > 1:
        await answer(w, table)
    await answer(w, table)
    await w.settle()
    assert next(m for m in w.posts() if m.id == promise.id).edited_at is None


async def test_the_end_shows_secret_and_words_and_verify_gives_the_file(w: World) -> None:
    await new(w, word="first")
    await press(w, w.person("anna"), "start")
    await w.settle()
    table = await w.table()
    early = await w.person("bert").slash(w.channel, "game verify")
    assert "`first`" in answered(early)
    assert SECRET.hex() not in answered(early)
    before = read(await early.response.attachments[0].read())
    assert (before.secret, before.answers, before.words) == (None, [], ["first"])
    while len([a for a in table.asks if a.needed]) > 1:
        await answer(w, table)
    await answer(w, table)
    sure = await w.person("anna").slash(w.channel, "game end")
    await w.person("anna").click(sure.response.message, label="End the game")
    await w.settle()
    revealed = w.posts()[-1].content
    assert SECRET.hex() in revealed
    assert "words `first`" in revealed
    checked = await w.person("bert").slash(w.channel, "game verify")
    assert "was honest" in answered(checked)
    file = read(await checked.response.attachments[0].read())
    assert (file.secret, file.words) == (SECRET.hex(), ["first"])
    assert len(file.answers) == len(await w.keeper.db.log(table.id))
    assert b"anna" not in file.written()


async def test_a_lobby_from_before_there_were_words_has_them_at_once(w: World) -> None:
    await new(w)
    table = await w.table()
    await w.keeper.db.change_seat(table.id, 0, w.clock(), choices={"join": "123"})
    await press(w, w.person("anna"), "start")
    await w.settle()
    words = words_in((await w.table()).game.salt)
    assert words is not None
    assert f"anna `{words[0]}`" in w.posts()[1].content
