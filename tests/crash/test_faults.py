"""Discord misbehaves while people play: nothing is lost, nothing is there twice, and people are told when it matters.

One bot and one table for all of them; each fault is followed by the whole evidence (`tests.crash.evidence`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox.actors import visible_text
from tests.crash.large import House
from tests.crash.players import Sitting, answers_on, deed_on

pytestmark = pytest.mark.asyncio(loop_scope="module")

POSTS = "/channels/*/messages*"
ACKNOWLEDGE = "/interactions/*"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder: Path = tmp_path_factory.mktemp("faults")
    async with House(folder, seed=8, tables=1) as made:
        await made.start()
        await made.open_tables()
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def table(house: House) -> AsyncIterator[Sitting]:
    await house.open_tables()
    yield house.sittings[0]
    house.going.clear()
    house.server.faults.clear()
    house.server.interactions.respond_seconds = 3.0


async def serial(house: House) -> int:
    """How many answers the memory has, of games that have ended meanwhile too."""
    games = {game.id: game for game in [*await house.memory.unfinished(), *await house.memory.history(limit=100)]}
    return sum(game.serial for game in games.values())


async def answer(house: House, table: Sitting) -> Any:
    """One press that answers the open question."""
    for _ in range(50):
        board = table.board()
        if board is not None and answers_on(board):
            who = table.waited(board)[0]
            return table._went(await table._answer(who, board))
        await table.press_something()
        await house.settled()
    raise AssertionError("there is no question to answer")


async def play_through(house: House, table: Sitting, seconds: float = 1.5) -> int:
    """People press on while it lasts; then everything must be in its place. How many answers were kept."""
    before = house.evidence.answers
    player = asyncio.create_task(table.play(house.going))
    # A game may end just now; the next one needs a moment to be opened.
    for _ in range(8):
        house.going.set()
        await asyncio.sleep(seconds)
        await house.settle_and_judge()
        if house.evidence.answers > before:
            break
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)
    return house.evidence.answers - before


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
    assert await play_through(house, table, 0.5) > 0


async def test_a_post_that_failed_comes_a_few_seconds_later(house: House, table: Sitting) -> None:
    house.server.faults.add({"http": {"path": POSTS, "status": 503, "count": 1}})
    assert not (await answer(house, table)).failed
    async with asyncio.timeout(12):  # not only at the next housekeeping
        while house.server.faults.http or await house.memory.pending():
            await asyncio.sleep(0.05)
    await house.settle_and_judge()


async def test_an_acknowledgement_that_fails_leaves_no_trace_and_the_person_is_told(house: House, table: Sitting) -> None:
    before = await serial(house)
    house.server.interactions.respond_seconds = 1.0
    house.server.faults.add({"http": {"path": ACKNOWLEDGE, "status": 503, "count": 5}})
    assert (await answer(house, table)).failed  # the person's client says so
    house.server.faults.clear()
    house.server.interactions.respond_seconds = 3.0
    await asyncio.sleep(1.5)
    assert await serial(house) == before
    assert not (await answer(house, table)).failed
    await house.settle_and_judge()
    assert await serial(house) == before + 1


async def test_an_acknowledgement_whose_receipt_is_lost_counts_once(house: House, table: Sitting) -> None:
    """Discord has it, the bot hears 502, tries again and is told that it was acknowledged already."""
    before = await serial(house)
    house.server.faults.add({"http": {"path": ACKNOWLEDGE, "status": 502, "when": "after", "count": 1}})
    pressed = await answer(house, table)
    assert not pressed.failed
    async with asyncio.timeout(8):
        while await serial(house) == before:
            await asyncio.sleep(0.05)
    await house.settle_and_judge()
    assert await serial(house) == before + 1
    assert (await house.memory.answered(pressed.interaction_id)) is not None


async def test_a_slow_acknowledgement_is_in_time(house: House, table: Sitting) -> None:
    before = await serial(house)
    house.server.faults.add({"http": {"path": ACKNOWLEDGE, "delay": 1.5, "count": 1}})
    assert not (await answer(house, table)).failed
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
    await play_through(house, table, 1.0)
    await house.until(lambda: house.server.gateway.identified + house.server.gateway.resumed > before, 20)
    await house.until(lambda: house.server.gateway.online, 20)
    assert await play_through(house, table, 1.0) > 0


async def test_a_press_during_a_lost_connection_counts_once_after_the_resume(house: House, table: Sitting) -> None:
    await house.settled()
    before = await serial(house)
    house.server.faults.add({"gateway": "close", "code": 4000})
    pressed = await answer(house, table)
    await house.until(lambda: house.server.gateway.online, 20)
    await asyncio.sleep(0.5)
    await house.settle_and_judge()
    kept = await house.memory.answered(pressed.interaction_id)
    assert (kept is None) == pressed.failed  # accepted and there, or refused to the person and not there
    assert await serial(house) == before + (not pressed.failed)


async def test_a_doubled_event_counts_once_and_nobody_is_bothered(house: House, table: Sitting) -> None:
    before = await serial(house)
    house.server.faults.add({"gateway": "duplicate", "event": "INTERACTION_CREATE", "count": 3})
    private = len([m for m in house.server.world.channel(table.channel).messages.values() if m.only_for])
    for _ in range(3):
        assert not (await answer(house, table)).failed
        await house.settled()
    await asyncio.sleep(0.3)
    await house.settle_and_judge()
    assert await serial(house) == before + 3
    after = len([m for m in house.server.world.channel(table.channel).messages.values() if m.only_for])
    assert after == private, "somebody was told of a fault that did not concern them"


async def test_a_doubled_command_is_carried_out_once(house: House, table: Sitting) -> None:
    house.server.faults.add({"gateway": "duplicate", "event": "INTERACTION_CREATE", "count": 1})
    anna = house.server.actor("anna")
    shown = await anna.command(table.channel, "game status")
    assert not shown.failed
    await asyncio.sleep(0.5)
    own = [m for m in anna.messages(table.channel) if m.only_for and m.meta and m.meta["id"] == shown.interaction_id]
    assert len(own) == 1
    await house.judge()


async def test_an_event_that_comes_too_late_changes_nothing_and_the_person_is_told(house: House, table: Sitting) -> None:
    before = await serial(house)
    house.server.interactions.respond_seconds = 0.3
    house.server.faults.add({"gateway": "delay", "event": "INTERACTION_CREATE", "seconds": 0.8, "count": 1})
    assert (await answer(house, table)).failed
    await asyncio.sleep(1.0)
    assert await serial(house) == before
    house.server.interactions.respond_seconds = 3.0
    assert not (await answer(house, table)).failed
    await house.settle_and_judge()
    assert await serial(house) == before + 1


async def test_delayed_events_are_answered(house: House, table: Sitting) -> None:
    house.server.faults.add({"gateway": "delay", "event": "INTERACTION_CREATE", "seconds": 0.7, "count": 3})
    assert await play_through(house, table, 3.0) > 0


# People


async def test_closed_direct_messages_are_told_in_the_lobby_and_the_game_goes_on(house: House, table: Sitting) -> None:
    ended = await house.server.actor("anna").command(table.channel, "game end")
    assert not ended.failed
    await _end(house, table)
    house.server.faults.add({"dms_closed": "ben"})
    await table.open()
    ben = house.server.actor("ben")
    told = [visible_text(m) for m in ben.messages(table.channel) if m.only_for == ben.id]
    assert any("My hand" in text for text in told), told
    assert await play_through(house, table) > 0


async def _end(house: House, table: Sitting) -> None:
    """A vote or a question, whatever ending the game asks for."""
    for _ in range(10):
        if not await house.memory.unfinished():
            return
        place = house.server.world.channel(table.channel)
        for message in reversed(list(place.messages.values())):
            for name in table.names:
                actor = house.server.actor(name)
                if message.only_for in (None, actor.id):
                    button = deed_on(message, "end", "vote")
                    if button is not None:
                        await actor.press(message, button)
                        await asyncio.sleep(0.2)
        await house.settled()
    raise AssertionError("the game does not end")
