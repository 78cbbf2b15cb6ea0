"""Discord misbehaves while people play: nothing is lost, nothing is there twice, and people are told when it matters.

One bot and one table for all of them; each fault is followed by the whole evidence (`tests.crash.evidence`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox.actors import Response, visible_text
from sandbox.messages import Message
from tests.crash.large import RESPOND_SECONDS, House
from tests.crash.players import Sitting, answers_on, deed_on
from tests.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="module")

POSTS = "/[cw]*/messages*"  # in channels, and as answers to presses (`bot.tokens`)
ACKNOWLEDGE = "/interactions/*"
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
DISCORDS_SECONDS = 3.0
# Long enough for the bot to do what it must not do; if the machine is too slow for that, nothing is proved and nothing fails.
A_MOMENT = 0.5


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder: Path = tmp_path_factory.mktemp("faults")
    async with House(folder, seed=8, tables=1) as made:
        await made.start()
        await made.open_tables()
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def table(house: House) -> AsyncIterator[Sitting]:
    if not house.process.is_alive():  # one test's failure is not all the others'
        await house.kill()
        await house.start()
    await house.open_tables()
    await asked_in_the_open(house, house.sittings[0])
    yield house.sittings[0]
    house.going.clear()
    house.server.faults.clear()
    house.server.interactions.respond_seconds = RESPOND_SECONDS
    await house.until(lambda: house.server.gateway.online)


async def serial(house: House) -> int:
    """How many answers of people the memory has, of games that have ended meanwhile too: what a press brings along is not counted."""
    games = {game.id for game in [*await house.memory.unfinished(), *await house.memory.history(limit=100)]}
    answers = [answer for id in games for answer in await house.memory.log(id)]
    return sum(answer.by == "player" for answer in answers)


async def asked_in_the_open(house: House, table: Sitting) -> Message:
    """Until the board post itself asks somebody: where several are asked together, they answer behind a button."""
    for _ in range(50):
        board = table.board()
        if board is not None and answers_on(board):
            return board
        if table.over:
            await house.open_tables()
        else:
            await table.press_something()
        await house.settled()
    raise AssertionError("there is no question to answer")


async def press(house: House, table: Sitting) -> Response:
    """One press on an answer to the open question."""
    board = await asked_in_the_open(house, table)
    return table._went(await table._answer(table.waited(board)[0], board))


async def answer(house: House, table: Sitting) -> Response:
    """One press that is answered in time and kept."""
    pressed = await press(house, table)
    assert not pressed.failed
    await kept(house, table, pressed)
    return pressed


async def kept(house: House, table: Sitting, pressed: Response) -> None:
    """Also if they had to say that they mean it."""
    given = [pressed.interaction_id]

    async def counts() -> bool:
        for who in map(house.server.actor, table.names):
            if (doubt := table.doubted(who)) is not None and (sure := deed_on(doubt, "sure")) is not None:
                given.append((await who.press(doubt, sure)).interaction_id)
        return any([await house.memory.answered(id) for id in given])

    await until(counts, why="an answer was not kept")


async def play_through(house: House, table: Sitting, answers: int = 4) -> int:
    """People press on until so many answers are kept, or the game is over; then everything must be in its place. How many."""
    if table.over:
        await house.open_tables()
    before = await serial(house)

    async def enough() -> bool:
        return await serial(house) >= before + answers or table.over

    player = asyncio.create_task(table.play(house.going))
    house.going.set()
    try:
        await until(enough, why=lambda: f"nobody can play: {table} {house.log()}")
        await house.settle_and_judge()
    finally:
        house.going.clear()
        player.cancel()
        await asyncio.gather(player, return_exceptions=True)
    return await serial(house) - before


# HTTP


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param({"status": 429, "retry_after": 0.3, "count": 3}, id="429"),
        pytest.param({"status": 429, "retry_after": 0.3, "count": 2, "global": True}, id="429 for everything"),
        pytest.param({"status": 500, "count": 1}, id="500"),
        pytest.param({"status": 502, "count": 1, "when": "after"}, id="502 after the work was done"),
        pytest.param({"status": 503, "count": 1}, id="503, which discord.py does not try again"),
        pytest.param({"status": 0, "count": 1}, id="cut connections"),
        pytest.param({"status": 0, "count": 1, "when": "after"}, id="cut connections after the work was done"),
        pytest.param({"delay": 0.6, "count": 4}, id="slow answers"),
    ],
)
async def test_trouble_with_posts_loses_and_doubles_none(house: House, table: Sitting, fault: dict[str, Any]) -> None:
    server = house.server
    server.faults.add({"http": {"path": POSTS, **fault}})
    seen = server.faults.seen
    assert await play_through(house, table) > 0
    assert server.faults.seen > seen
    server.faults.clear()
    assert await play_through(house, table, 2) > 0


async def test_a_post_that_failed_comes_a_few_seconds_later(house: House, table: Sitting) -> None:
    house.server.faults.add({"http": {"path": POSTS, "status": 503, "count": 1}})
    await answer(house, table)

    async def arrived() -> bool:
        return not house.server.faults.http and not await house.memory.pending()

    await until(arrived, 12, why="not before the next housekeeping")
    await house.settle_and_judge()


async def test_an_acknowledgement_that_fails_leaves_no_trace_and_the_person_is_told(house: House, table: Sitting) -> None:
    before = await serial(house)
    house.server.interactions.respond_seconds = 1.0
    seen = house.server.faults.seen
    house.server.faults.add({"http": {"path": ACKNOWLEDGE, "status": 503, "count": 5}})
    assert (await press(house, table)).failed  # the person's client says so
    await house.until(lambda: house.server.faults.seen > seen)
    house.server.faults.clear()
    house.server.interactions.respond_seconds = RESPOND_SECONDS
    await asyncio.sleep(A_MOMENT)
    assert await serial(house) == before
    await answer(house, table)
    await house.settle_and_judge()
    assert await serial(house) == before + 1


async def test_an_acknowledgement_whose_receipt_is_lost_counts_once(house: House, table: Sitting) -> None:
    """Discord has it, the bot hears 502, tries again and is told that it was acknowledged already."""
    before = await serial(house)
    house.server.faults.add({"http": {"path": ACKNOWLEDGE, "status": 502, "when": "after", "count": 1}})
    await answer(house, table)
    await house.settle_and_judge()
    assert await serial(house) == before + 1


async def test_a_slow_acknowledgement_is_in_time(house: House, table: Sitting) -> None:
    """Half of Discord's seconds are enough for all that Keeper does before it acknowledges."""
    began = time.monotonic()
    await answer(house, table)
    usual = time.monotonic() - began  # more than an acknowledgement takes; on a very slow machine the clock is slow, too
    await house.settled()
    await asked_in_the_open(house, table)
    before = await serial(house)
    house.server.interactions.respond_seconds = max(DISCORDS_SECONDS, DISCORDS_SECONDS / 2 + 4 * usual)
    house.server.faults.add({"http": {"path": ACKNOWLEDGE, "delay": DISCORDS_SECONDS / 2, "count": 1}})
    await answer(house, table)
    await house.settle_and_judge()
    assert await serial(house) == before + 1


# Gateway


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param({"gateway": "reconnect"}, id="asked to reconnect"),
        pytest.param({"gateway": "invalid_session", "resumable": True}, id="session invalid, resumable"),
        pytest.param({"gateway": "invalid_session"}, id="session invalid"),
        pytest.param({"gateway": "close", "code": 4000}, id="closed 4000"),
        pytest.param({"gateway": "close", "code": 4009}, id="closed 4009, session timed out"),
        pytest.param({"gateway": "close", "code": 1012}, id="closed 1012, restart"),
    ],
)
async def test_a_lost_gateway_loses_no_answer(house: House, table: Sitting, fault: dict[str, Any]) -> None:
    before = house.server.gateway.identified + house.server.gateway.resumed
    house.server.faults.add(fault)
    await play_through(house, table)
    await house.until(lambda: house.server.gateway.identified + house.server.gateway.resumed > before)
    await house.until(lambda: house.server.gateway.online)
    assert await play_through(house, table) > 0


async def test_a_press_during_a_lost_connection_counts_once_after_the_resume(house: House, table: Sitting) -> None:
    await house.settled()
    before = await serial(house)
    house.server.faults.add({"gateway": "close", "code": 4000})
    pressed = await press(house, table)
    await house.until(lambda: house.server.gateway.online)
    # Accepted and there, or refused to the person and not there.
    if pressed.failed:
        await asyncio.sleep(A_MOMENT)
        assert await house.memory.answered(pressed.interaction_id) is None
    else:
        await kept(house, table, pressed)
    await house.settle_and_judge()
    assert await serial(house) == before + (not pressed.failed)


async def test_a_doubled_event_counts_once_and_nobody_is_bothered(house: House, table: Sitting) -> None:
    for _ in range(3):
        await asked_in_the_open(house, table)
        before = await serial(house)
        private = len([m for m in house.server.world.channel(table.channel).messages.values() if m.only_for])
        house.server.faults.add({"gateway": "duplicate", "event": "INTERACTION_CREATE", "count": 1})
        await answer(house, table)
        await house.settled()
        await asyncio.sleep(A_MOMENT)
        await house.settle_and_judge()
        assert await serial(house) == before + 1
        after = len([m for m in house.server.world.channel(table.channel).messages.values() if m.only_for])
        assert after == private, "somebody was told of a fault that did not concern them"


async def test_a_doubled_command_is_carried_out_once(house: House, table: Sitting) -> None:
    house.server.faults.add({"gateway": "duplicate", "event": "INTERACTION_CREATE", "count": 1})
    anna = house.server.actor("anna")
    shown = await anna.command(table.channel, "game status")
    assert not shown.failed
    await asyncio.sleep(A_MOMENT)
    own = [m for m in anna.messages(table.channel) if m.only_for and m.meta and m.meta["id"] == shown.interaction_id]
    assert len(own) == 1
    await house.settle_and_judge()


async def test_an_event_that_comes_too_late_changes_nothing_and_the_person_is_told(house: House, table: Sitting) -> None:
    before = await serial(house)
    tries = house.server.rest.calls[CALLBACK]
    house.server.interactions.respond_seconds = 0.3
    house.server.faults.add({"gateway": "delay", "event": "INTERACTION_CREATE", "seconds": 0.8, "count": 1})
    assert (await press(house, table)).failed
    await house.until(lambda: house.server.rest.calls[CALLBACK] > tries)  # the bot has heard of it, and is too late
    await asyncio.sleep(A_MOMENT)
    assert await serial(house) == before
    house.server.interactions.respond_seconds = RESPOND_SECONDS
    await answer(house, table)
    await house.settle_and_judge()
    assert await serial(house) == before + 1


async def test_delayed_events_are_answered(house: House, table: Sitting) -> None:
    house.server.faults.add({"gateway": "delay", "event": "INTERACTION_CREATE", "seconds": 0.7, "count": 3})
    assert await play_through(house, table) > 0


# People


async def test_closed_direct_messages_are_told_in_the_lobby_and_the_game_goes_on(house: House, table: Sitting) -> None:
    await table.end()
    house.server.faults.add({"dms_closed": "ben"})
    await table.open()
    ben = house.server.actor("ben")
    await ben.sees(table.channel, lambda m: m.only_for == ben.id and "Meine Hand" in visible_text(m))  # as the table has it
    assert await play_through(house, table) > 0
