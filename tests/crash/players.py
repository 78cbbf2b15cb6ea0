"""People at a sandbox's tables who press whatever the newest board post offers them, without knowing any rules."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from bot import button_ids
from sandbox import components as parts
from sandbox.actors import Actor, Response, visible_text
from sandbox.errors import Misuse
from sandbox.messages import Message
from sandbox.serve import SandboxServer
from tests.waiting import until

WAITED = re.compile(r"<@(\d+)>")


def ids(message: Message) -> list[str]:
    return [p["custom_id"] for p in parts.walk(message.components) if p.get("custom_id")]


def answers_on(message: Message) -> list[dict[str, Any]]:
    """Buttons and selects that answer a question."""
    found: list[dict[str, Any]] = []
    for part in parts.walk(message.components):
        where = button_ids.parse(part.get("custom_id") or "")
        if isinstance(where, button_ids.ToQuestion):
            found.append(part)
    return found


def unwise(key: str) -> bool:
    """Might this be asked about once more (`Box.doubt`)? Such a press is no answer yet: whatever else there is goes first."""
    return any(word in key for word in ("fail", "give-up", "concede", "leave", "bear", "suffer", ":pass", "use:"))


def lines_on(message: Message) -> set[str]:
    """The names of the questions this message can answer."""
    found: set[str] = set()
    for custom_id in ids(message):
        where = button_ids.parse(custom_id)
        if isinstance(where, button_ids.ToQuestion):
            found.add(where.line)
        elif isinstance(where, button_ids.ToTable) and where.deed in ("usual", "none", "done", "page"):
            found.add(where.argument.partition("/")[0])
    return found


def deed_on(message: Message, *deeds: str) -> str | None:
    for custom_id in ids(message):
        where = button_ids.parse(custom_id)
        if isinstance(where, button_ids.ToTable) and where.deed in deeds:
            return custom_id
    return None


@dataclass
class Sitting:
    """One table: its channel and its people."""

    server: SandboxServer
    channel: str
    names: tuple[str, ...]
    chance: random.Random
    presses: int = 0
    failed: int = 0
    pressing: bool = False
    """Somebody has pressed and waits for the bot's response."""
    votes: float = 0.0
    """How often people vote instead of playing on."""
    game: str = "elder-sign"
    meant: set[str] = field(default_factory=set)
    """Doubts (`Box.doubt`) that somebody has dispelled."""

    def public(self) -> list[Message]:
        there = self.server.world.channel(self.channel).messages.values()
        return [m for m in there if m.author_id == self.server.world.bot_id and m.only_for is None]

    def board(self) -> Message | None:
        return next((m for m in reversed(self.public()) if deed_on(m, "hand")), None)

    def letter(self, who: Actor, board: Message) -> Message | None:
        """The newest direct message in which this person can answer a question of the game on this board."""
        games = {where.game_id for i in ids(board) if (where := button_ids.parse(i)) is not None}
        for message in reversed(who.messages(who.dm())):
            found = [where for part in answers_on(message) if (where := button_ids.parse(part["custom_id"])) is not None]
            if any(where.game_id in games for where in found):
                return message
        return None

    def waited(self, board: Message) -> list[Actor]:
        texts = [t for t in parts.texts(board.components) if WAITED.search(t)]
        people = [self.server.world.people[i] for i in WAITED.findall(texts[-1])] if texts else []
        return [self.server.actor(p.id) for p in people]

    @property
    def over(self) -> bool:
        board = self.board()
        return board is not None and deed_on(board, "more") is None and not answers_on(board)

    @property
    def host(self) -> Actor:
        return self.server.actor(self.names[0])

    def lobby(self) -> Message | None:
        return next((m for m in reversed(self.public()) if deed_on(m, "join")), None)

    def last_seen(self) -> list[str]:
        """The newest posts of the channel, for whoever has to find out what went wrong."""
        return [f"{visible_text(m)} {ids(m)}" for m in self.public()[-4:]]

    async def ask_for_a_game(self) -> Response:
        return await self.host.command(self.channel, "game new", game=self.game)

    async def open(self) -> None:
        """From `/game new`, or from the lobby that is there already, to the first board post."""
        before = self.board()
        said = ""
        if self.lobby() is None:
            answer = await self.ask_for_a_game()
            assert not answer.failed
            said = visible_text(answer.message) if answer.message else ""
        lobby: Message = await until(self.lobby, why=lambda: f"there is no lobby: {said!r}, after {self.last_seen()}")
        for name in self.names[1:]:
            other = self.server.actor(name)
            if other.person.global_name in visible_text(lobby):
                continue
            join = deed_on(lobby, "join")
            assert join is not None
            assert not (await other.press(lobby, join)).failed
            await until(lambda other=other: other.person.global_name in visible_text(lobby), why=f"{name} has no seat")
        start = deed_on(lobby, "start")
        assert start is not None
        assert not (await self.host.press(lobby, start)).failed
        await until(lambda: self.board() not in (None, before), why="there is no board")

    async def end(self) -> None:
        """The table ends the game: alone after being asked once more, otherwise by a vote that the host calls."""
        others = {m.id for m in self._ballots()}  # votes about something else, which may still be open
        asked = await self.host.command(self.channel, "game end")
        message = asked.message
        assert message is not None
        if len(self.names) == 1:
            sure = await until(lambda: deed_on(message, "end"), why="the host is not asked")
            assert not (await self.host.press(message, sure)).failed
        for name in self.names[1:]:
            post = await until(lambda: self.over or self._ballot(others), why="nobody is asked")
            if post is True:
                break
            yes = next(i for i in ids(post) if i.endswith("/yes"))
            assert not (await self.server.actor(name).press(post, yes)).failed
        await until(lambda: self.over, why="the game does not end")

    def _ballots(self) -> list[Message]:
        return [m for m in self.public() if deed_on(m, "vote")]

    def _ballot(self, others: Collection[str]) -> Message | None:
        return next((m for m in reversed(self._ballots()) if m.id not in others), None)

    async def press_something(self) -> Response | None:
        """One deed of somebody we wait for; None: there is nothing to press at this moment."""
        board = self.board()
        if board is None:
            return None
        people = self.waited(board)
        if not people:
            return None
        who = self.chance.choice(people)
        try:
            if (doubt := self.doubted(who)) is not None and (sure := deed_on(doubt, "sure")) is not None:
                return self._went(await who.press(doubt, sure))
            letter = self.letter(who, board) if self.chance.random() < 0.5 else None
            if letter is not None:
                return self._went(await self._answer(who, letter))
            if answers_on(board) or deed_on(board, "usual", "none"):
                return self._went(await self._answer(who, board))
            mine = deed_on(board, "mine")
            if mine is None:
                return None
            shown = self._went(await who.press(board, mine))
            if shown.failed or shown.message is None:
                return shown
            await self._shown(shown.message)
            if answers_on(shown.message):
                return self._went(await self._answer(who, shown.message))
            return shown
        except Misuse:  # the post changed between the look and the press
            return None

    async def _shown(self, message: Message) -> None:
        """Until it shows something; if the bot dies meanwhile, it never does."""
        with contextlib.suppress(AssertionError):
            await until(lambda: not message.thinking or not self.server.gateway.online, 3)

    async def vote_on_something(self) -> Response | None:
        """Somebody says yes or no to what is asked, or asks for something to be taken back."""
        who = self.server.actor(self.chance.choice(self.names))
        board = self.board()
        asked = next((m for m in reversed(self.public()) if deed_on(m, "vote")), None)
        try:
            if asked is not None and self.chance.random() < 0.8:
                ballots = [i for i in ids(asked) if ":-:vote:" in i]
                return self._went(await who.press(asked, self.chance.choice(ballots)))
            more = deed_on(board, "more") if board is not None else None
            if board is None or more is None:
                return None
            shown = self._went(await who.press(board, more))
            if shown.failed or shown.message is None:
                return shown
            await self._shown(shown.message)
            undo = deed_on(shown.message, "undo")
            if undo is None:
                return shown
            shown = self._went(await who.press(shown.message, undo))
            if shown.failed or shown.message is None:
                return shown
            await self._shown(shown.message)
            ask = deed_on(shown.message, "undo-ask")
            return shown if ask is None else self._went(await who.press(shown.message, ask))
        except Misuse:  # the post changed between the look and the press
            return None

    async def _answer(self, who: Actor, message: Message) -> Response:
        choices = answers_on(message)
        other = deed_on(message, "usual", "none")
        if other is not None and (not choices or self.chance.random() < 0.5):
            return await who.press(message, other)
        part = self.chance.choice([c for c in choices if not unwise(c["custom_id"])] or choices)
        if part["type"] == parts.BUTTON:
            return await who.press(message, part["custom_id"])
        options = [o for o in part["options"] if not unwise(o["value"])] or part["options"]
        most = min(part.get("max_values", 1), len(options))
        count = self.chance.randint(min(max(1, part.get("min_values", 1)), most), most)
        values = [o["value"] for o in self.chance.sample(options, count)]
        return await who.select(message, part["custom_id"], *values)

    def doubted(self, who: Actor) -> Message | None:
        """What is unwise is asked about once more, for their eyes alone, and there may be nothing else to do: they mean it, once."""
        asked = [
            m for m in who.messages(self.channel) if m.only_for is not None and deed_on(m, "sure") and m.id not in self.meant
        ]
        self.meant.update(m.id for m in asked)
        return asked[-1] if asked else None

    def _went(self, response: Response) -> Response:
        self.presses += 1
        self.failed += response.failed
        return response

    async def play(self, going: asyncio.Event, double: float = 0.15) -> None:
        """Press on and on while `going` is set. Now and then twice in a row, as impatient people do."""
        while True:
            await going.wait()
            board = self.board()
            before = (board.id, board.edited) if board else None
            self.pressing = True
            try:
                vote = self.chance.random() < self.votes
                pressed = await (self.vote_on_something() if vote else self.press_something())
            finally:
                self.pressing = False
            if pressed is None or vote or self.chance.random() < double:  # a ballot changes another post
                await asyncio.sleep(0.02)
                continue
            for _ in range(60):
                board = self.board()
                if (board.id, board.edited) != before if board else before is not None:
                    break
                await asyncio.sleep(0.02)
