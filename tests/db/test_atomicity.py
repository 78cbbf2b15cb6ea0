"""Whatever breaks in the middle of a transaction, at whichever statement: the database is as before, and works."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event

from db import Alarm, Cancel, Conflict, Count, Database, Effects, Letter, Post, Start, Undo
from tests.db.given import ANNA, BEN, NOW, a_game, a_lobby, a_move, everything, played, snapshot


class PowerCut(Exception):
    pass


class Cut:
    """Raises before the k-th statement of a transaction, or instead of its commit."""

    def __init__(self, db: Database) -> None:
        self.engine = db.engine.sync_engine
        self.left: int | None = None
        self.seen: list[str] = []
        event.listen(self.engine, "before_cursor_execute", self.statement)
        event.listen(self.engine, "commit", self.commit)

    def statement(self, conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if not statement.startswith("PRAGMA"):  # which changes no row
            self.tick(statement)

    def commit(self, conn: Any) -> None:
        self.tick("COMMIT")

    def tick(self, what: str) -> None:
        if self.left is None:
            return
        if self.left == 0:
            self.left = None
            raise PowerCut(what)
        self.left -= 1
        self.seen.append(what)


async def never_half_done(db: Database, deed: Callable[[], Awaitable[Any]]) -> list[str]:
    """Break the deed at its first statement, its second, … until it succeeds. Returns the statements of the whole."""
    cut = Cut(db)
    before = await everything(db)
    for broken_at in range(200):
        cut.left, cut.seen = broken_at, []
        try:
            await deed()
        except PowerCut:
            assert await everything(db) == before, f"half done when cut at statement {broken_at}: {cut.seen[-1:]}"
            continue
        cut.left = None
        assert await everything(db) != before
        assert broken_at > 2, "the cuts did not reach the transaction"
        return cut.seen
    raise AssertionError("it never succeeds")


def all_effects(**more: Any) -> dict[str, Any]:
    return {
        "outbox": (Letter(kind="a", payload={}, channel_id=70), Letter(kind="b", payload={}, user_id=BEN)),
        "cancel": (Cancel(kind="reminder"),),
        "arm": (Alarm(kind="deadline", due=NOW + 9), Alarm(kind="reminder", due=NOW + 9)),
        "statistics": (Count(user_id=ANNA, game="e", counter="x"), Count(user_id=BEN, game="e", counter="x")),
    } | more


async def test_a_move_is_kept_whole_or_not_at_all(db: Database) -> None:
    game = await a_game(db)
    await db.apply(game.id, Effects(arm=(Alarm(kind="deadline", due=NOW), Alarm(kind="reminder", due=NOW + 1))), NOW)
    (due,) = await db.claim_due(NOW)
    vote = await db.open_vote(game.id, "timeout", {}, ANNA, NOW)
    effects = all_effects(settle=(due.id,), close_vote=(vote.id, "passed"), checkpoint=snapshot(1), outcome={"result": "won"})
    move = a_move(1, answer={"interaction_id": "press"}, **effects)
    statements = await never_half_done(db, lambda: db.record(game.id, move, NOW))
    touched = {
        table
        for table in ("game", "answer", "checkpoint", "deadline", "outbox", "statistic", "vote")
        for s in statements
        if f" {table} " in s
    }
    assert touched == {"game", "answer", "checkpoint", "deadline", "outbox", "statistic", "vote"}


async def test_an_undo_is_kept_whole_or_not_at_all(db: Database) -> None:
    game = await a_game(db)
    await played(db, game, 12)
    undo = Undo(keep=3, expected_serial=12, epoch=0, **all_effects())
    await never_half_done(db, lambda: db.record_undo(game.id, undo, NOW))


async def test_a_start_is_kept_whole_or_not_at_all(db: Database) -> None:
    game = await a_lobby(db)
    await db.join(game.id, ANNA, "Anna", NOW)
    start = Start(users=(ANNA,), salt="s", checkpoint=snapshot(0), **all_effects())
    await never_half_done(db, lambda: db.start(game.id, start, NOW))


async def test_leaving_a_tick_and_an_import_are_kept_whole_or_not_at_all(db: Database) -> None:
    lobby = await a_lobby(db)
    for user in (ANNA, BEN, 3, 4):
        await db.join(lobby.id, user, "x", NOW)
    await never_half_done(db, lambda: db.leave(lobby.id, ANNA, NOW))
    await db.apply(lobby.id, Effects(outbox=(Letter(kind="lobby", payload={}, channel_id=70),)), NOW)
    (letter,) = await db.claim_outbox("me", NOW)
    post = Post(game_id=lobby.id, purpose="lobby", channel_id=70, message_id=5)
    await never_half_done(db, lambda: db.sent(letter.id, 5, NOW, post=post))
    game = await a_game(db, 71)
    await played(db, game, 6)
    vote = await db.open_vote(game.id, "undo", {}, ANNA, NOW)
    await db.cast(vote.id, 0, "yes", NOW)
    parcel = await db.export_game(game.id, with_secret=True)
    parcel["game"]["commitment"] = "of another luck"
    await never_half_done(db, lambda: db.import_game(parcel, channel_id=72, guild_id=1, host_id=1, now=NOW))


async def test_forgetting_is_done_whole_or_not_at_all(db: Database) -> None:
    lobby, game = await a_lobby(db, 70), await a_game(db, 71)
    await db.join(lobby.id, ANNA, "Anna", NOW)
    await played(db, game, 3)
    await db.count([Count(user_id=ANNA, game="e", counter="x")])
    await never_half_done(db, lambda: db.forget_user(ANNA, NOW))


async def test_a_move_cancelled_at_any_moment_is_whole_or_not_there_and_blocks_nobody(db: Database, other: Database) -> None:
    """As when a process shuts down or an interaction times out while the database works."""
    game = await a_game(db)
    chance = random.Random(7)
    serial = cancelled = 0
    for _ in range(60):
        letter = Letter(kind="told", payload={}, channel_id=70)
        move = a_move(
            serial + 1, answer={"interaction_id": f"i{serial}-{letter.nonce}"}, outbox=(letter,), checkpoint=snapshot(serial + 1)
        )
        task = asyncio.ensure_future(db.record(game.id, move, NOW))
        await asyncio.sleep(chance.uniform(0, 0.006))
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            cancelled += 1
        loaded = await asyncio.wait_for(other.load(game.id), 5)
        assert loaded.game.serial in (serial, serial + 1)
        assert loaded.checkpoint is not None
        assert loaded.checkpoint.serial == loaded.game.serial
        assert len(await other.pending(game.id)) == loaded.game.serial
        serial = loaded.game.serial
    assert cancelled > 5
    assert (await asyncio.wait_for(other.record(game.id, a_move(serial + 1), NOW), 5)).serial == serial + 1
    with pytest.raises(Conflict):
        await asyncio.wait_for(db.record(game.id, a_move(serial + 1), NOW), 5)
