"""What people do beside answering and voting, each deed broken off after every transaction it takes: the system kills the bot there,
and after the restart people find what the memory says, can go on, and were told once.

A deed that is one transaction dies after it, too: what it brings is then all in the outbox.

Each transaction costs two starts of the bot. So `make test` breaks a deed off after its first one and then after every third, from where its
name says; `KEEPER_EVERY_TRANSACTION=1` after every one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import pytest_asyncio

import db
from bot import exports
from sandbox.actors import Actor, Response, visible_text
from sandbox.errors import Misuse
from sandbox.messages import Message
from tests.crash import process as bot
from tests.crash.large import House
from tests.crash.players import deed_on, ids
from tests.waiting import until

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

HERE = "great-table"
# More transactions no deed takes.
MOST = 30
STEP = 1 if os.environ.get("KEEPER_EVERY_TRANSACTION") else 3


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder: Path = tmp_path_factory.mktemp("deeds")
    async with House(folder, seed=9, tables=1) as made:
        yield made


class Scene:
    """One table, its people, and what can be read in its channel."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.server = house.server
        self.where = HERE

    def who(self, name: str) -> Actor:
        return self.server.actor(name)

    @property
    def channel(self) -> int:
        return int(self.server.world.channel(self.where).id)

    def posts(self, where: str = "") -> list[Message]:
        there = self.server.world.channel(where or self.where).messages.values()
        return [m for m in there if m.author_id == self.server.world.bot_id and m.only_for is None]

    def newest(self, deed: str, where: str = "") -> tuple[Message, str]:
        for message in reversed(self.posts(where)):
            if (found := deed_on(message, deed)) is not None:
                return message, found
        raise AssertionError(f"nothing to {deed} with: {[visible_text(m) for m in self.posts(where)][-3:]}")

    async def press(self, name: str, deed: str) -> Response:
        message, custom_id = self.newest(deed)
        return await self.who(name).press(message, custom_id)

    async def game(self, where: str = "") -> db.Game:
        channel = int(self.server.world.channel(where or self.where).id)
        found = await self.house.memory.game_in_channel(channel)
        if found is None:
            found = (await self.house.memory.history(channel_id=channel, limit=1))[0]
        return found

    def told(self, words: str, where: str = "") -> int:
        return sum(words in visible_text(m) for m in self.posts(where))

    # Beginnings

    async def clear(self) -> None:
        """Whatever is played in any channel ends, and its posts go."""
        for game in await self.house.memory.unfinished():
            await self.house.memory.set_status(game.id, "ended", 1, was=("lobby", "playing", "paused"))
        for channel in self.server.world.channels.values():
            channel.messages.clear()

    async def lobby(self, *names: str, game: str = "elder-sign") -> None:
        host, *others = names
        assert not (await self.who(host).command(self.where, "game new", game=game, language="en")).failed
        await until(lambda: any(deed_on(m, "join") for m in self.posts()), why=self.house.log)
        for name in others:
            assert not (await self.press(name, "join")).failed
        await self.house.settled()

    async def begun(self, *names: str, game: str = "elder-sign") -> None:
        await self.lobby(*names, game=game)
        assert not (await self.press(names[0], "start")).failed
        await until(lambda: any(deed_on(m, "hand") for m in self.posts()), why=self.house.log)
        await self.house.settled()

    # What must be true afterwards

    async def in_order(self, where: str = "", *, judge: bool = True) -> None:
        """The lobby's post says who sits there; what is over has no buttons that do something no more. `judge`: the whole evidence, which knows
        neither offers nor games that have moved."""
        game = await self.game(where)
        seats = await self.house.memory.seats(game.id)
        lobbies = [m for m in self.posts(where) if deed_on(m, "join")]
        if game.status == "lobby":
            assert [int(m.id) for m in lobbies] == [game.lobby_message_id], "the lobby has not exactly one post"
            for name in ("Anna", "Ben", "Clara"):
                assert (name in visible_text(lobbies[0])) == any(s.name == name for s in seats), (
                    f"{name}: {visible_text(lobbies[0])}"
                )
        else:
            assert not lobbies, "the lobby's post still has its buttons"
        boards = [int(m.id) for m in self.posts(where) if deed_on(m, "hand")]
        assert boards == ([game.board_message_id] if game.status in ("playing", "paused") else boards), (
            "the board is not in its place"
        )
        if judge and game.status in ("playing", "paused"):
            self.house.evidence.logs.setdefault(game.id, [])
            await self.house.evidence.judge(where or self.where)
        offers = {
            str(o.id)
            for o in await self.house.memory.offers(game.id)
            if o.state == "open" and game.status in ("playing", "paused")
        }
        for m in self.posts(where):
            if (take := deed_on(m, "take")) is not None:
                assert take.rpartition(":")[2] in offers, "a seat can be taken that nobody offers"


Prepare = Callable[[Scene], Awaitable[None]]
Deed = Callable[[Scene], Awaitable[Any]]


async def after_each_transaction(house: House, prepare: Prepare, deed: Deed, check: Prepare) -> None:
    """The bot dies after the first transaction of this deed, then after later ones, until there are no more."""
    s = Scene(house)
    name = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    for k in (1, *range(2 + crc32(name.encode()) % STEP, MOST, STEP)):
        await house.kill()
        await s.clear()
        await house.start(plan=bot.Plan(die=("a transaction is kept", k)))
        await prepare(s)
        await house.settled()
        os.kill(house.process.pid, signal.SIGUSR1)
        await asyncio.sleep(0.02)
        done = asyncio.create_task(deed(s))
        died = await _dies(house, done)
        await house.kill()
        with contextlib.suppress(AssertionError, Misuse):
            await done
        await house.start()
        try:
            await _at_rest(house, s, check)
        except AssertionError as found:
            raise AssertionError(f"after transaction {k}: {found}") from found
        if not died:
            return
    raise AssertionError("it never ends")


async def _dies(house: House, done: asyncio.Task[Any]) -> bool:
    """False: the deed is done, and the bot has come to rest, before so many transactions."""
    for _ in range(2000):
        if not house.process.is_alive():
            return True
        if done.done() and not await house.memory.pending():
            for _ in range(40):
                if not house.process.is_alive():
                    return True
                await asyncio.sleep(0.02)
            return False
        await asyncio.sleep(0.01)
    raise AssertionError(f"it does not end: {house.log()}")


async def _at_rest(house: House, s: Scene, check: Prepare) -> None:
    await house.settled()
    for n in range(20):
        try:
            await check(s)
        except AssertionError:
            if n == 19:
                raise
            await asyncio.sleep(0.1)
        else:
            house.complain()
            return


async def in_order(s: Scene) -> None:
    await s.in_order()


async def in_place(s: Scene) -> None:
    await s.in_order(judge=False)


async def test_joining(house: House) -> None:
    await after_each_transaction(house, lambda s: s.lobby("anna"), lambda s: s.press("ben", "join"), in_order)


async def test_leaving_a_lobby(house: House) -> None:
    await after_each_transaction(house, lambda s: s.lobby("anna", "ben"), lambda s: s.press("anna", "leave"), in_order)


async def test_leaving_alone(house: House) -> None:
    await after_each_transaction(house, lambda s: s.lobby("anna"), lambda s: s.press("anna", "leave"), in_order)


async def test_starting(house: House) -> None:
    await after_each_transaction(house, lambda s: s.lobby("anna", "ben"), lambda s: s.press("anna", "start"), in_order)


async def test_a_lesson(house: House) -> None:
    async def nothing(s: Scene) -> None:
        pass

    async def check(s: Scene) -> None:
        game = await s.game()
        assert game.status == "playing" or len(await s.house.memory.seats(game.id)) > 1, (
            game.status,
            await s.house.memory.seats(game.id),
        )
        await s.in_order()

    await after_each_transaction(house, nothing, lambda s: s.who("anna").command(HERE, "game learn", game="alone"), check)


async def test_moving(house: House) -> None:
    other = "side-table"

    async def check(s: Scene) -> None:
        there = int(s.server.world.channel(other).id)
        game = await s.house.memory.game_in_channel(there)
        if game is None:
            await s.in_order()
            return
        await s.in_order(other, judge=False)
        assert not [m for m in s.posts() if deed_on(m, "hand", "join")], "the old place still has buttons"
        assert s.told(f"<#{there}>") == 1, [visible_text(m) for m in s.posts()]
        assert s.told("The game goes on here", other) == 1

    def deed(s: Scene) -> Any:
        return s.who("anna").command(HERE, "admin transfer", channel=s.server.world.channel(other).id)

    await after_each_transaction(house, lambda s: s.begun("anna", "ben"), deed, check)
    await after_each_transaction(house, lambda s: s.lobby("anna", "ben"), deed, check)


async def test_offering_and_taking(house: House) -> None:
    async def offered(s: Scene) -> None:
        await s.begun("anna", "ben")
        clara = s.who("clara")
        assert not (await s.who("ben").command(HERE, "game replace", seat="Ben", by=clara.id)).failed
        await until(lambda: any(deed_on(m, "take") for m in s.posts()), why=s.house.log)

    await after_each_transaction(house, offered, lambda s: s.press("clara", "take"), in_place)
    await after_each_transaction(
        house, offered, lambda s: s.who("ben").command(HERE, "game replace", seat="Ben", by=s.who("david").id), in_place
    )


async def test_leaving_to_a_caretaker(house: House) -> None:
    async def check(s: Scene) -> None:
        await s.in_order()
        game = await s.game()
        away = [x for x in await s.house.memory.seats(game.id) if x.caretaker]
        assert s.told("stand-in") == len(away), [visible_text(m) for m in s.posts()]

    async def deed(s: Scene) -> None:
        left = await s.who("ben").command(HERE, "game leave")
        assert left.message is not None
        custom_id = await until(lambda: deed_on(left.message, "quit-caretaker"), 5)
        await s.who("ben").press(left.message, custom_id)

    await after_each_transaction(house, lambda s: s.begun("anna", "ben"), deed, check)


async def test_forgetting(house: House) -> None:
    async def deed(s: Scene) -> None:
        asked = await s.who("ben").command(HERE, "privacy forget")
        assert asked.message is not None
        sure = await until(lambda: next((i for i in ids(asked.message) if i.startswith("kf:")), None), 5)
        await s.who("ben").press(asked.message, sure)

    await after_each_transaction(house, lambda s: s.begun("anna", "ben"), deed, in_place)


async def test_a_seat_on_offer_when_the_game_ends(house: House) -> None:
    async def offered(s: Scene) -> None:
        await s.begun("anna")
        assert not (await s.who("anna").command(HERE, "game replace", seat="Anna", by=s.who("clara").id)).failed
        await until(lambda: any(deed_on(m, "take") for m in s.posts()), why=s.house.log)

    async def deed(s: Scene) -> None:
        asked = await s.who("anna").command(HERE, "game end")
        assert asked.message is not None
        sure = await until(lambda: deed_on(asked.message, "end"), 5)
        await s.who("anna").press(asked.message, sure)

    await after_each_transaction(house, offered, deed, in_place)


async def test_another_pace(house: House) -> None:
    async def check(s: Scene) -> None:
        await s.in_order()
        game = await s.game()
        timed = game.pace.deadline is not None
        due = [row.kind for row in await s.house.memory.deadlines(game.id)]
        assert ("deadline" in due) == timed, f"the pace is {game.pace}, due are {due}"
        assert s.told("From now on everybody has") == timed, "the pace is another, and nobody says so"

    def deed(s: Scene) -> Any:
        return s.who("anna").command(HERE, "game settings", pace="24h")

    await after_each_transaction(house, lambda s: s.begun("anna"), deed, check)


async def test_moving_while_something_is_open(house: House) -> None:
    """A vote and an offered seat come along, once."""
    other = "side-table"

    async def asked(s: Scene) -> None:
        await s.begun("anna", "ben")
        assert not (await s.who("anna").command(HERE, "game end")).failed
        assert not (await s.who("ben").command(HERE, "game replace", seat="Ben", by=s.who("clara").id)).failed
        await until(lambda: all(any(deed_on(m, deed) for m in s.posts()) for deed in ("vote", "take")), why=s.house.log)

    async def check(s: Scene) -> None:
        there = int(s.server.world.channel(other).id)
        moved = await s.house.memory.game_in_channel(there) is not None
        for deed in ("vote", "take"):
            found = [sum(deed_on(m, deed) is not None for m in s.posts(where)) for where in (HERE, other)]
            assert found == ([0, 1] if moved else [1, 0]), (deed, found)

    def deed(s: Scene) -> Any:
        return s.who("anna").command(HERE, "admin transfer", channel=s.server.world.channel(other).id)

    await after_each_transaction(house, asked, deed, check)


async def test_a_seat_the_table_gives_away(house: House) -> None:
    """Ben has left; the deciding ballot makes of his seat one that is offered."""

    async def voted(s: Scene) -> None:
        await s.begun("anna", "ben", "clara")
        left = await s.who("ben").command(HERE, "game leave")
        assert left.message is not None
        custom_id = await until(lambda: deed_on(left.message, "quit-caretaker"), 5)
        assert not (await s.who("ben").press(left.message, custom_id)).failed
        await s.house.settled()
        assert not (await s.who("anna").command(HERE, "game replace", seat="Ben", by=s.who("david").id)).failed
        await until(lambda: any(deed_on(m, "vote") for m in s.posts()), why=s.house.log)

    async def check(s: Scene) -> None:
        game = await s.game()
        (vote,) = await s.house.memory.votes(game.id)
        offers = await s.house.memory.offers(game.id)
        assert len(offers) == (vote.state == "passed"), (vote.state, offers)
        assert sum(deed_on(m, "take") is not None for m in s.posts()) == len(offers)
        assert sum(deed_on(m, "vote") is not None for m in s.posts()) == (vote.state == "open")

    async def deed(s: Scene) -> Response:
        post = next(m for m in s.posts() if deed_on(m, "vote"))
        yes = next(i for i in ids(post) if i.endswith("/yes"))
        return await s.who("clara").press(post, yes)

    await after_each_transaction(house, voted, deed, check)


async def test_an_export(house: House) -> None:
    """Whoever has the file, the table reads of it; it may read of one that did not come out."""

    async def check(s: Scene) -> None:
        await s.in_order()
        assert s.told("has taken a copy") <= 1

    await after_each_transaction(
        house, lambda s: s.begun("anna", "ben"), lambda s: s.who("anna").command(HERE, "admin export"), check
    )


async def test_an_import_and_coming_back_to_it(house: House) -> None:
    files: list[bytes] = []

    async def ended(s: Scene) -> None:
        await s.begun("anna", "ben")
        game = await s.game()
        files[:] = [(await exports.export(s.house.memory, game.id))[0]]
        await s.house.memory.set_status(game.id, "ended", 1, was=("playing",))
        s.server.world.channel(HERE).messages.clear()

    async def brought(s: Scene) -> Response:
        file = s.who("anna").upload("game.json", files[0])
        return await s.who("anna").command(HERE, "admin import", file=file)

    async def check(s: Scene) -> None:
        game = await s.house.memory.game_in_channel(s.channel)
        posts = [m for m in s.posts() if deed_on(m, "that-is-me")]
        assert len(posts) == (game is not None), [visible_text(m) for m in s.posts()]

    await after_each_transaction(house, ended, brought, check)

    async def back(s: Scene) -> None:
        await ended(s)
        assert not (await brought(s)).failed
        await until(lambda: any(deed_on(m, "that-is-me") for m in s.posts()), why=s.house.log)
        assert not (await s.press("ben", "that-is-me")).failed

    async def seated(s: Scene) -> None:
        game = await s.game()
        seats = await s.house.memory.seats(game.id)
        waiting = [x for x in seats if x.user_id is None]
        assert any(deed_on(m, "that-is-me") for m in s.posts()) == bool(waiting), (seats, [visible_text(m) for m in s.posts()])
        boards = [m for m in s.posts() if deed_on(m, "hand")]
        assert len(boards) <= 1

    await after_each_transaction(house, back, lambda s: s.press("anna", "that-is-me"), seated)


async def test_once_more_after_the_end(house: House) -> None:
    async def over(s: Scene) -> None:
        await s.begun("anna")
        asked = await s.who("anna").command(HERE, "game end")
        assert asked.message is not None
        sure = await until(lambda: deed_on(asked.message, "end"), 5)
        await s.who("anna").press(asked.message, sure)
        await until(lambda: any(deed_on(m, "rematch") for m in s.posts()), why=s.house.log)

    async def check(s: Scene) -> None:
        if await s.house.memory.game_in_channel(s.channel) is not None:
            await s.in_order()

    await after_each_transaction(house, over, lambda s: s.press("anna", "rematch"), check)
