"""Leaving a running game: to somebody else, to a caretaker, or for good with what one plays (S-72)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot import exports
from bot.shelf import Shelf
from games.elder_sign import events
from games.kernel.live import NOTE
from tests.bot.given import World, answer, answered, custom_ids, labels, open_game, press, texts, world
from tests.bot.test_presenter import start
from tests.bot.test_presses import send_press
from tests.bot.tiny import TinyBox
from tests.cogs.given import posted


async def asks_to_leave(w: World, name: str) -> Any:
    asked = await w.person(name).slash(w.channel, "game leave")
    assert asked.ephemeral
    return asked.response


async def leaves_for_good(w: World, name: str) -> Any:
    offered = await asks_to_leave(w, name)
    sure = await w.person(name).click(offered.message, label="Nobody: leave for good")
    shown = sure.response or offered
    assert "Really for good?" in texts(shown)
    result = await w.person(name).click(shown.message, label="Leave for good")
    await posted(w)
    return result


async def told(table: Any, kind: type[Any]) -> list[Any]:
    return [e for page in await table.pages() for e in page.events(None) if isinstance(e, kind)]


async def play_until_left(w: World, table: Any, most: int = 40) -> None:
    for _ in range(most):
        if await told(table, events.PlayerLeft):
            return
        await answer(w, table)
    raise AssertionError("nobody has left")


async def test_whoever_leaves_for_good_is_gone_when_the_phase_is_over_and_the_others_play_on(w: World) -> None:
    table = await open_game(w, "anna", "bert", "cleo")
    while table.asks[0].msg != "es-move" or table.user_of(table.asks[0].seat) == w.person("bert").id:
        await answer(w, table)
    seat = table.seats_of(w.person("bert").id)[0]
    await leaves_for_good(w, "bert")
    assert any("bert leaves for good" in m.content for m in w.posts())
    assert table.seats_of(w.person("bert").id) == ()
    assert (table.seats[seat].user_id, table.seats[seat].caretaker) == (None, True)
    assert "no seat" in answered(await w.person("bert").slash(w.channel, "game hand"))
    assert table.live.state.players[seat].investigator is not None  # not in the middle of somebody's phase
    await play_until_left(w, table)
    assert "**bert** leaves the table" in "\n".join(texts(m) for m in w.posts())
    assert table.live.state.players[seat].out == "left"
    for _ in range(30):
        if table.over:
            break
        assert table.user_of(table.asks[0].seat) in (w.person("anna").id, w.person("cleo").id)
        await answer(w, table)
    # The log holds it, and the dice are still honest.
    assert [a.seat for a in await w.keeper.db.log(table.id) if a.n == NOTE] == [seat]
    found = await table.verify()
    assert found.honest
    assert found.good == len(await w.keeper.db.log(table.id))


async def test_leaving_survives_a_restart_a_parcel_and_an_undo(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    while table.asks[0].msg != "es-move" or table.user_of(table.asks[0].seat) == w.person("bert").id:
        await answer(w, table)
    seat = table.seats_of(w.person("bert").id)[0]
    before = table.game.serial
    await leaves_for_good(w, "bert")
    await w.restart()
    table = await w.table()
    assert table.live.noted
    assert await exports.read((await exports.export(w.keeper.db, table.id))[0], w.keeper.tables)
    await play_until_left(w, table)
    await table.undo(before)
    await posted(w)
    async with table.lock:
        await table.awake()
    assert table.live.state.players[seat].investigator is not None
    assert not table.live.noted
    await answer(w, table)  # the seat is there again, and a caretaker plays it


async def test_whoever_does_not_want_to_leave_for_good_after_all_is_asked_again_who_plays_on(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    offered = await asks_to_leave(w, "bert")
    sure = await w.person("bert").click(offered.message, label="Nobody: leave for good")
    shown = sure.response or offered
    assert labels(shown) == ["Leave for good", "Better not"]
    back = await w.person("bert").click(shown.message, label="Better not")
    assert "Who plays on for you?" in texts(back.response or shown)
    assert table.seats_of(w.person("bert").id)


async def test_when_the_last_person_leaves_for_good_the_game_is_over(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    await leaves_for_good(w, "bert")
    await leaves_for_good(w, "anna")
    assert table.over
    assert table.game.outcome == {"result": "lost", "reason": "abandoned", "winners": []}
    assert [e.result for e in await told(table, events.GameEnds)] == ["abandoned"]
    assert table.game.status == "finished"


async def test_a_game_is_not_played_on_for_nobody(w: World) -> None:
    table = await open_game(w, "anna")
    offered = await asks_to_leave(w, "anna")
    before = table.game.serial
    await w.person("anna").click(offered.message, label="A stand-in plays")
    await posted(w)
    assert table.game.serial == before
    await w.person("anna").slash(w.channel, "game away", until="0")
    await answer(w, table)
    assert table.game.serial == before + 1


async def test_a_seat_is_passed_on_to_somebody_from_the_list(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    carl = w.person("carl")
    offered = await asks_to_leave(w, "bert")
    menu = next(i for i in custom_ids(offered) if ":-:quit-to:" in i)
    await w.person("bert").select(offered.message, [carl], custom_id=menu)
    await posted(w)
    assert w.pings()[-1] == [carl.id]
    assert table.seats_of(w.person("bert").id)  # until it is accepted
    await press(w, carl, "take")
    await table.reseat()
    assert [s.name for s in table.seats] == ["anna", "carl"]


async def test_wrong_presses_change_nothing(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    offered = await asks_to_leave(w, "bert")
    ids = {i.split(":")[3]: i for i in custom_ids(offered)}
    assert set(ids) == {"quit-to", "quit-caretaker", "quit-gone"}
    await posted(w)
    board, stands = w.board(), (table.game.serial, table.seats)
    for deed, id in {**ids, "quit-sure": ids["quit-gone"].replace("quit-gone", "quit-sure")}.items():
        result = await send_press(w, w.person("carl"), board, id)
        assert "no seat" in answered(result), deed
    nobody = await send_press(w, w.person("bert"), board, ids["quit-to"])
    assert answered(nobody)
    assert (table.game.serial, table.seats) == stands
    await w.person("anna").slash(w.channel, "game pause")
    paused = await send_press(w, w.person("bert"), board, ids["quit-gone"].replace("quit-gone", "quit-sure"))
    assert "is paused" in answered(paused)
    assert table.game.serial == stands[0]


async def test_a_game_that_does_not_know_of_leaving_does_not_offer_it(tmp_path: Path) -> None:
    async with world(
        tmp_path, cogs=("cogs.lobby", "cogs.table", "cogs.seats"), shelf=Shelf([TinyBox(["turn:0", "turn:1"])])
    ) as w:
        table = await start(w, "anna", "bert")
        offered = await asks_to_leave(w, "bert")
        assert labels(offered) == ["A stand-in plays"]
        assert "for good" not in texts(offered)
        id = next(i for i in custom_ids(offered) if "quit-caretaker" in i).replace("quit-caretaker", "quit-sure")
        result = await send_press(w, w.person("bert"), w.board(), id)
        assert "In this game nobody can leave" in answered(result)
        assert table.seats_of(w.person("bert").id)


async def leave_to_a_caretaker(w: World, name: str) -> None:
    offered = await asks_to_leave(w, name)
    await w.person(name).click(offered.message, label="A stand-in plays")
    await posted(w)


async def test_a_game_nobody_plays_any_more_says_that_it_rests_and_how_one_comes_back(tmp_path: Path) -> None:
    cogs = ("cogs.lobby", "cogs.table", "cogs.seats", "cogs.time")
    async with world(tmp_path, cogs=cogs, shelf=Shelf([TinyBox(["turn:0", "turn:1", "turn:0", "turn:1"])])) as w:
        table = await start(w, "anna", "bert")
        await leave_to_a_caretaker(w, "bert")
        assert "rests" not in texts(w.board())
        await leave_to_a_caretaker(w, "anna")
        serial = table.game.serial
        assert "the game rests until somebody is back" in texts(w.board())
        assert "asked" not in texts(w.board())
        (told,) = [m for m in w.posts() if "Nobody is at the table any more" in texts(m)]
        assert labels(told) == ["I am back"]
        assert "I am back" in labels((await press(w, w.person("bert"), "more")).response)
        hand = (await press(w, w.person("bert"), "hand")).response
        assert "I am back" in labels(hand)
        assert "no seat at this table" in answered(await w.person("cleo").click(told, label="I am back"))
        assert "Welcome back" in answered(await w.person("bert").click(told, label="I am back"))
        await posted(w)
        assert not table.seats[1].caretaker
        assert table.seats[0].caretaker
        assert "rests" not in texts(w.board())
        assert table.game.serial > serial  # the caretaker of the other seat plays on
        assert "You play your seat yourself" in answered(await w.person("bert").click(told, label="I am back"))


async def test_a_caretaker_is_told_of_before_what_it_does_and_nothing_is_told_twice(tmp_path: Path) -> None:
    script = ["turn:0", "double", "turn:0", "turn:1"]
    async with world(tmp_path, cogs=("cogs.lobby", "cogs.table", "cogs.seats"), shelf=Shelf([TinyBox(script)])) as w:
        table = await start(w, "anna", "bert")
        await answer(w, table, ("rest",))
        await answer(w, table, ("a",))
        before = texts(w.board())
        assert "what='a'" in before
        await leave_to_a_caretaker(w, "anna")
        shown = [texts(m) for m in w.posts()]
        caretaker = next(i for i, text in enumerate(shown) if "A stand-in now plays for anna" in text)
        assert sum(text.count("what='a'") for text in shown) == 1
        assert sum(text.count("what='b'") for text in shown) == 1
        assert sum(text.count("what='rest'") for text in shown) == 2  # anna's and the caretaker's
        begun = next(i for i, text in enumerate(shown) if "Begins(seat=1)" in text)
        assert caretaker < begun
