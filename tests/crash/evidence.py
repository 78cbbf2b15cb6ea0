"""What must be true of a table after any crash: looked up in the memory and in the channel, not in the bot."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import select

import db
from bot import address, shelf
from bot.tables import Tables
from bot.words import Words
from db import tables as t
from sandbox.messages import Message
from sandbox.serve import SandboxServer
from tests.crash.players import deed_on, ids, lines_on

LOCALE = Path(__file__).resolve().parents[2] / "locale"
WORDS = Words.load(LOCALE)


@dataclass
class Evidence:
    """Collected while people play, judged after each restart."""

    server: SandboxServer
    memory: db.Database
    kept: Path
    shown: dict[int, set[str]] = field(default_factory=dict)
    """Every question ever shown in public, by game."""
    logs: dict[int, list[tuple[Any, ...]]] = field(default_factory=dict)
    """The log of each game as it was at the last look."""
    sent: Counter[str] = field(default_factory=Counter)
    pressed: dict[str, set[str]] = field(default_factory=dict)
    """Everything people did, by channel: the ids of the interactions."""

    def __post_init__(self) -> None:
        self.server.world.listeners.append(self._hear)
        self.shelf = shelf.fill(())

    def _hear(self, what: str, about: dict[str, Any]) -> None:
        if what == "interaction":
            self.pressed.setdefault(about["interaction"].channel_id, set()).add(about["interaction"].id)
            return
        message: Message | None = about.get("message")
        if what not in ("message", "message_edit") or message is None or message.only_for is not None:
            return
        if what == "message" and message.nonce is not None:
            self.sent[str(message.nonce)] += 1
        for custom_id in ids(message):
            where = address.parse(custom_id)
            if isinstance(where, address.ToQuestion):
                self.shown.setdefault(where.game_id, set()).add(where.line)

    @property
    def answers(self) -> int:
        return sum(len(log) for log in self.logs.values())

    async def outbox(self, game_id: int) -> list[db.Outbox]:
        return await self.memory.rows(select(t.outbox).where(t.outbox.c.game_id == game_id).order_by(t.outbox.c.id), db.Outbox)

    async def judge(self, channel: str) -> None:
        """Everything about the newest game in this channel."""
        place = self.server.world.channel(channel)
        tables = Tables(self.memory, self.shelf, WORDS, lambda: 0)
        table = await tables.last_in_channel(int(place.id))
        assert table is not None
        assert table.live is not None
        log = await self.memory.log(table.id, live=False)
        self._log(table.id, log, self.pressed.get(place.id, set()))
        verified = await table.verify()
        assert (verified.bound, verified.good) == (True, len([a for a in log if a.status == "live"])), "play differs from replay"
        assert table.game.serial == len(log)
        assert table.live.lost == ()
        self._shown(table)
        letters = await self.outbox(table.id)
        posts = await self.memory.posts(table.id)
        mine = [m for m in place.messages.values() if m.author_id == self.server.world.bot_id and m.only_for is None]
        # What earlier games left in this channel stays: the last board of each can still be looked at.
        mine = [m for m in mine if table.game.lobby_message_id is None or int(m.id) >= table.game.lobby_message_id]
        self._posts(table, letters, mine, posts)
        await self._chapters(table, letters)
        self._buttons(table, mine)
        self._secrets(table, letters)

    def _log(self, game_id: int, log: list[db.Answer], went: set[str]) -> None:
        assert [a.serial for a in log] == list(range(1, len(log) + 1)), "an answer is missing or there twice"
        presses = [a.interaction_id for a in log if a.interaction_id is not None]
        assert len(set(presses)) == len(presses), "one press counted twice"
        assert set(presses) <= went, "an answer nobody gave"
        now = [(a.serial, a.epoch, a.n, a.seat, a.picks, a.interaction_id, a.trace) for a in log]
        before = self.logs.get(game_id, [])
        assert now[: len(before)] == before, "an answer that was there is gone or changed"
        self.logs[game_id] = now
        questions = [(a.epoch, a.n, a.seat) for a in log if a.status == "live"]
        assert len(set(questions)) == len(questions), "one question answered twice"
        confirmed = {(a.serial, a.interaction_id or "-", ",".join(a.picks)) for a in log}
        for note in self.kept.read_text().splitlines() if self.kept.exists() else ():
            game, serial, press, picks = note.split(" ", 3)
            if int(game) == game_id:
                assert (int(serial), press, picks) in confirmed, f"the memory had confirmed {note}"

    def _shown(self, table: Any) -> None:
        """No post has ever shown a question that the memory does not know to have been asked."""
        newest = max((a.n for a in table.live.asks), default=10**4)
        epochs = range(table.game.epoch + 1)
        known = {address.line(table._mark_key, epoch, n) for epoch in epochs for n in range(newest + 1)}
        assert self.shown.get(table.id, set()) <= known, "a post shows the future of an answer that was lost"

    def _posts(self, table: Any, letters: list[db.Outbox], mine: list[Message], posts: list[db.Post]) -> None:
        left = [(x.id, x.kind, x.state, x.error) for x in letters if x.state != "sent"]
        assert not left, f"not delivered: {left}"
        assert max(self.sent.values(), default=1) == 1, f"posted twice: {self.sent.most_common(2)}"
        # In the channel there is: what letters became, and the lobby. Nothing else, nothing twice.
        there = Counter(int(m.id) for m in mine)
        became = {x.message_id for x in letters if x.message_id is not None and x.channel_id is not None}
        first = table.game.lobby_message_id
        gone = [(x.id, x.kind) for x in letters if x.message_id in became - set(there)]
        # Prompts and reminders are deleted when they were answered.
        assert all(kind in ("prompt", "reminder") for _, kind in gone), f"posts are gone: {gone}"
        assert set(there) - became - {first} == set(), "posts that no letter asked for"
        for kind in ("prompt", "notice", "reminder"):
            own = [x.message_id for x in letters if x.kind == kind and x.message_id is not None]
            assert len(own) == len(set(own)), f"two letters became one {kind}"

    async def _chapters(self, table: Any, letters: list[db.Outbox]) -> None:
        """Every turn has its post, or was overtaken by the next before it could be posted and is told there."""
        boards = [x for x in letters if x.kind == "board"]
        fresh = {x.serial: x for x in boards if x.payload["fresh"]}
        for page in await table.pages():
            if page.serial and any(table.box.begins_chapter(e) for e in page.events(None)):
                letter = fresh.get(page.serial)
                assert letter is not None, f"no post was written for the turn that began with answer {page.serial}"
                assert letter.message_id is not None, f"the turn that began with answer {page.serial} was never posted"

    def _buttons(self, table: Any, mine: list[Message]) -> None:
        """Each open question can be answered in exactly one place; nothing else can be pressed."""
        live = [m for m in mine if lines_on(m)]
        open_ = {table.line(a) for a in table.live.questions(None) if a.needed}
        boards = [m for m in mine if deed_on(m, "hand") is not None]
        assert len(boards) == 1, f"{len(boards)} board posts have buttons"
        assert int(boards[0].id) == table.game.board_message_id
        assert len(live) <= 1, "two posts answer questions"
        for message in live:
            assert message is boards[0]
            assert lines_on(message) <= open_, "the post asks what is already decided"
        if open_ and not table.live.over:
            assert live or deed_on(boards[0], "mine") is not None, "nobody can answer"
        if len(open_) == 1 and not any(a.needed and a.audience is not None for a in table.asks):
            assert lines_on(boards[0]) == open_
        stale = [m.id for m in mine if m is not boards[0] and any(i.startswith("k1") for i in ids(m)) and not deed_on(m, "mine")]
        assert not stale, "an old post still has buttons"

    def _secrets(self, table: Any, letters: list[db.Outbox]) -> None:
        secret = [x for x in letters if x.kind == "secret" and x.message_id is not None]
        assert len({x.message_id for x in secret}) == len(secret)
        for letter in secret:
            person = self.server.world.people[str(letter.user_id)]
            there = self.server.world.dm(self.server.world.bot_id, person.id).messages
            assert str(letter.message_id) in there, "a secret never arrived"
