"""What must be true of a table after any crash: looked up in the memory and in the channel, not in the bot."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import select

import db
from bot import button_ids, shelf
from bot.tables import Tables
from bot.votes import tally
from db import tables as t
from games.kernel.live import NOTE
from rendering.fluent import Words
from sandbox.actors import visible_text
from sandbox.channels import Channel
from sandbox.messages import Message
from sandbox.serve import SandboxServer
from tests.crash.players import deed_on, ids, lines_on

LOCALE = Path(__file__).resolve().parents[2] / "locale"
WORDS = Words.load(LOCALE)
# More questions than this are never open together.
ASKED_AT_ONCE = 16


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
    pressed: set[str] = field(default_factory=set)
    """Everything people did, in channels and in direct messages: the ids of the interactions."""
    games: Counter[str] = field(default_factory=Counter)
    in_letters: int = 0
    by_the_table: int = 0
    _letters: set[str] = field(default_factory=set)
    """What people did in direct messages."""

    def __post_init__(self) -> None:
        self.server.world.listeners.append(self._hear)
        self.shelf = shelf.fill(())

    def _hear(self, what: str, about: dict[str, Any]) -> None:
        if what == "interaction":
            self.pressed.add(about["interaction"].id)
            if self.server.world.channels[about["interaction"].channel_id].is_dm:
                self._letters.add(about["interaction"].id)
            return
        message: Message | None = about.get("message")
        if what not in ("message", "message_edit") or message is None or message.only_for is not None:
            return
        if what == "message" and message.nonce is not None:
            self.sent[str(message.nonce)] += 1
        for custom_id in ids(message):
            where = button_ids.parse(custom_id)
            if isinstance(where, button_ids.ToQuestion):
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
        if table.game.status == "lobby":
            await self._lobby(table, place)
            return
        assert table.live is not None
        log = await self.memory.log(table.id, live=False)
        self._log(table, log)
        verified = await table.verify()
        assert (verified.bound, verified.good) == (True, len([a for a in log if a.status == "live"])), "play differs from replay"
        assert table.game.serial == len(log)
        assert table.live.lost == ()
        self._shown(table, log)
        letters = await self.outbox(table.id)
        posts = await self.memory.posts(table.id)
        mine = [m for m in place.messages.values() if m.author_id == self.server.world.bot_id and m.only_for is None]
        # What earlier games left in this channel stays: the last board of each can still be looked at.
        mine = [m for m in mine if table.game.lobby_message_id is None or int(m.id) >= table.game.lobby_message_id]
        try:
            self._posts(table, letters, mine, posts)
            await self._chapters(table, letters, mine)
            votes = await self.memory.votes(table.id)
            self._votes(table, votes, letters, mine)
            self._buttons(table, mine)
            self._secrets(table, letters, posts)
            self._silences(table, await self.memory.deadlines(table.id))
        except AssertionError as found:
            raise AssertionError(f"{found}\n{_known(table, letters, posts)}") from found

    async def _lobby(self, table: Any, place: Channel) -> None:
        """A game that nobody has started can be seen, once, and its host sits there."""
        left = [(x.id, x.kind, x.state, x.error) for x in await self.outbox(table.id) if x.state != "sent"]
        assert not left, f"not delivered: {left}"
        mine = [m for m in place.messages.values() if m.author_id == self.server.world.bot_id and m.only_for is None]
        posts = [m for m in mine if any(where.game_id == table.id for i in ids(m) if (where := button_ids.parse(i)) is not None)]
        assert [int(m.id) for m in posts] == [table.game.lobby_message_id], "the lobby has not exactly one post"
        assert [s.user_id for s in table.seats] == [table.game.host_id]
        assert table.names[0] in visible_text(posts[0])
        assert max(self.sent.values(), default=1) == 1, f"posted twice: {self.sent.most_common(2)}"

    def _votes(self, table: Any, votes: list[db.Vote], letters: list[db.Outbox], mine: list[Message]) -> None:
        """Each vote is decided once, and can be voted on in one place as long as it is open."""
        with_buttons = {m.id: deed_on(m, "vote") for m in mine if deed_on(m, "vote") is not None}
        for vote in votes:
            if vote.state == "open":
                assert tally(vote, table.seats).verdict is None, f"vote {vote.id} is decided and still open"
                assert with_buttons.pop(str(vote.message_id), None) is not None, f"nobody can see vote {vote.id}"
        assert not with_buttons, "a vote that is over still has buttons"
        passed = [v for v in votes if v.kind == "undo" and v.state == "passed"]
        told = [x for x in letters if x.payload.get("id") == "told-undo-vote"]
        assert len(told) == len(passed), "something was taken back twice or never"
        ballots = {(v.id, b.seat): b.choice for v in votes for b in v.ballots}
        noted = dict[tuple[int, int], str]()
        for note in self._notes("vote"):
            vote_id, seat, choice = note.split()
            noted[int(vote_id), int(seat)] = choice  # the last one counts
        mine_too = {v.id for v in votes}
        for (vote_id, seat), choice in noted.items():
            assert vote_id not in mine_too or ballots.get((vote_id, seat)) == choice, f"a ballot in vote {vote_id} is lost"

    def _notes(self, kind: str) -> list[str]:
        """What the bot noted as confirmed by the memory."""
        lines = self.kept.read_text().splitlines() if self.kept.exists() else []
        return [rest for what, _, rest in (line.partition(" ") for line in lines) if what == kind]

    def _log(self, table: Any, log: list[db.Answer]) -> None:
        game_id: int = table.id
        assert [a.serial for a in log] == list(range(1, len(log) + 1)), "an answer is missing or there twice"
        presses = [a.interaction_id for a in log if a.interaction_id is not None]
        assert len(set(presses)) == len(presses), "one press counted twice"
        assert set(presses) <= self.pressed, "an answer nobody gave"
        now = [(a.serial, a.epoch, a.n, a.seat, a.picks, a.interaction_id, a.trace) for a in log]
        self.games[table.game.name] += game_id not in self.logs
        before = self.logs.get(game_id, [])
        assert now[: len(before)] == before, "an answer that was there is gone or changed"
        self.logs[game_id] = now
        new = log[len(before) :]
        self.in_letters += len([a for a in new if a.interaction_id in self._letters])
        self.by_the_table += len([a for a in new if a.by == "order"])
        self._once(table, [a for a in log if a.status == "live"])
        confirmed = {(a.serial, a.interaction_id or "-", ",".join(a.picks)) for a in log}
        for note in self._notes("answer"):
            game, serial, press, picks = note.split(" ", 3)
            if int(game) == game_id:
                assert (int(serial), press, picks) in confirmed, f"the memory had confirmed {note}"

    def _once(self, table: Any, log: list[db.Answer]) -> None:
        """Each question is answered once. Only where several are asked together may somebody think again until all have answered."""
        given: dict[tuple[int, int, int], int] = {}
        for i, a in enumerate(log):
            if a.n == NOTE:  # said without being asked
                continue
            before = given.get((a.epoch, a.n, a.seat))
            if before is not None:
                twice = f"one question answered twice: {log[before : i + 1]}"
                assert all(abs(b.n - a.n) < len(table.seats) for b in log[before:i]), twice
                assert a.picks != log[before].picks, twice
            given[a.epoch, a.n, a.seat] = i

    def _shown(self, table: Any, log: list[db.Answer]) -> None:
        """No post has ever shown a question that the memory does not know to have been asked.

        Of lines of play that were taken back only the answers are known, not what was asked last.
        """
        now = table.game.epoch
        newest = {epoch: max((a.n for a in log if a.epoch <= epoch), default=0) + ASKED_AT_ONCE for epoch in range(now)}
        newest[now] = max((a.n for a in table.live.asks), default=10**4)
        known = {button_ids.line(table._mark_key, epoch, n) for epoch, last in newest.items() for n in range(last + 1)}
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

    async def _chapters(self, table: Any, letters: list[db.Outbox], mine: list[Message]) -> None:
        """Every turn has its post, or was overtaken by the next before it could be posted and is told there."""
        boards = [x for x in letters if x.kind == "board"]
        fresh = {x.serial: x for x in boards if x.payload["fresh"]}
        for page in await table.pages():
            if page.serial and any(table.box.begins_chapter(e) for e in page.events(None)):
                letter = fresh.get(page.serial)
                assert letter is not None, f"no post was written for the turn that began with answer {page.serial}"
                if letter.message_id is None:
                    self._told_by_the_next(letter, list(fresh.values()), mine)

    def _told_by_the_next(self, overtaken: db.Outbox, fresh: list[db.Outbox], mine: list[Message]) -> None:
        """Where a press brings whole turns with it, the post of the last one tells the others above its headline."""
        later = [x for x in fresh if x.id > overtaken.id and x.message_id is not None]
        assert later, f"the turn that began with answer {overtaken.serial} was never posted"
        # A process that has died in between knows it as the chapter that was to be closed.
        lines: list[str] = later[0].payload["overtaken"] or later[0].payload["closed"]
        assert lines, f"nobody tells of the turn that began with answer {overtaken.serial}"
        post = next(m for m in mine if int(m.id) == later[0].message_id)
        assert lines[-1] in visible_text(post), f"the post that told of answer {overtaken.serial} does not any more"

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
        # Of several who are asked together, each answers behind "My answer", also the last; and so does whoever plans, also alone.
        together = [a for a in table.live.questions(None) if not a.idle]
        if len(together) == 1 and not table.planning and not any(a.needed and a.audience is not None for a in table.asks):
            assert lines_on(boards[0]) == open_, f"the board asks {lines_on(boards[0])}, open is {open_}"
        others = [m for m in mine if m is not boards[0] and any(i.startswith("k1") for i in ids(m))]
        stale = [m.id for m in others if not deed_on(m, "mine", "vote")]
        assert not stale, "an old post still has buttons"

    def _secrets(self, table: Any, letters: list[db.Outbox], posts: list[db.Post]) -> None:
        """What is for one person only has arrived, once; what they are asked in secret they can answer."""
        asking = [x.message_id for x in letters if x.kind == "whisper" and x.message_id is not None]
        news = {x.message_id for x in letters if x.kind == "secret" and x.message_id is not None}
        assert len(set(asking)) == len(asking), "two letters became one direct message"
        assert not news & set(asking), "news and a question became one direct message"
        tracked = {p.message_id: p.seat for p in posts if p.purpose == "dm" and p.live}
        for letter in letters:
            if letter.kind == "secret" and letter.message_id is not None:
                there = self._dm(letter.user_id or 0)
                assert str(letter.message_id) in there, "a secret never arrived"
                words = there[str(letter.message_id)].content
                told = ["\n".join(lines) for lines in letter.payload["lines"].values() if lines]
                # News that follow each other are one message: each of them stands in it, once.
                assert any(words.count(lines) for lines in told), "a secret was lost when the next was told"
        board = str(table.game.board_message_id)
        for seat in table.seats:
            if seat.user_id is None:
                continue
            asks = () if table.over else table.asks
            secret = [a for a in asks if a.seat == seat.seat and not a.idle and not a.hollow and not a.read_by(None)]
            asked = [a for a in secret if a.needed]
            open_ = [m for m in self._dm(seat.user_id).values() if self._answers(m, table)]
            mine = [m for m in open_ if tracked.get(int(m.id)) == seat.seat]
            assert len(mine) <= 1, f"{len(mine)} direct messages ask seat {seat.seat}"
            assert not mine or secret, "a direct message asks what is decided"  # one that stands may be changed there
            forgotten = [m.id for m in open_ if int(m.id) not in tracked]
            assert not forgotten, f"nobody will take the buttons from {forgotten}"
            if asked:
                here = self.server.world.channel(str(table.game.channel_id)).messages[board]
                assert deed_on(here, "mine") is not None, "a secret question cannot be answered"

    def _dm(self, user_id: int) -> dict[str, Message]:
        """What Keeper has written to this person; not what it has whispered there in answer to a press."""
        there = self.server.world.dm(self.server.world.bot_id, str(user_id)).messages
        return {id: message for id, message in there.items() if message.only_for is None}

    def _answers(self, message: Message, table: Any) -> bool:
        there = [button_ids.parse(i) for i in ids(message)]
        return any(isinstance(where, button_ids.ToQuestion) and where.game_id == table.id for where in there)

    def _silences(self, table: Any, due: list[db.Deadline]) -> None:
        """What the table answers by itself is due, once."""
        hollow = {table.name_of(a) for a in table.asks if a.hollow and a.needed}
        armed = Counter(str(row.question) for row in due if row.kind == "window" and "due" not in row.data)
        assert all(count == 1 for count in armed.values()), f"a silence is due twice: {armed}"
        assert set(armed) == (hollow if table.game.status == "playing" else set()), f"silent are {hollow}, due {armed}"


def _known(table: Any, letters: list[db.Outbox], posts: list[db.Post]) -> str:
    """What the memory knows last, for whoever has to find out what went wrong."""
    told = [
        (x.id, x.kind, x.serial, x.attempts, x.message_id, x.user_id, *(k for k in ("fresh", "silent") if x.payload.get(k)))
        for x in letters[-10:]
    ]
    asked = [(a.msg, a.seat, a.needed, a.hollow) for a in table.asks]
    kept = [(p.purpose, p.message_id, p.seat, p.live) for p in posts[-8:]]
    return f"{table.game.name} at {table.game.serial}: asked {asked}; letters {told}; posts {kept}"
