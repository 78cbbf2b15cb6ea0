"""Whose a seat is stands in the memory: what somebody does for a seat that is another's by now is not kept, whoever believes it."""

from __future__ import annotations

import asyncio

import pytest

from db import Conflict, Database, NotTheirs, Undo
from db.store import lock_game
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_move, everything, played

NEWS = {"interaction_id": "late", "user_id": ANNA}


async def test_only_whoever_holds_the_seat_answers_for_it(db: Database, other: Database) -> None:
    game = await a_game(db)
    await other.change_seat(game.id, 0, NOW, user_id=CARA)
    before = await everything(db)
    for answer in (NEWS, {"user_id": BEN}, {"user_id": CARA, "seat": 1}):
        with pytest.raises(NotTheirs):
            await db.record(game.id, a_move(1, answer=answer), NOW)
    assert await everything(db) == before
    kept = await db.record(game.id, a_move(1, answer=NEWS | {"user_id": CARA}), NOW)
    assert (kept.seat, kept.user_id) == (0, CARA)
    assert (await db.record(game.id, a_move(2, answer={"by": "caretaker"}), NOW)).user_id is None


async def test_an_answer_that_had_to_wait_for_the_change_of_seats_comes_too_late(db: Database, other: Database) -> None:
    game = await a_game(db)
    async with other.writing() as conn:
        await lock_game(conn, game.id, NOW)
        late = asyncio.create_task(db.record(game.id, a_move(1, answer=NEWS), NOW))
        await asyncio.sleep(0.2)
        assert not late.done()
        await conn.exec_driver_sql(f"UPDATE seat SET user_id = {CARA} WHERE game_id = {game.id} AND seat = 0")
    with pytest.raises(NotTheirs):
        await late
    assert await db.log(game.id) == []


async def test_an_answer_that_is_just_being_kept_does_not_name_whoever_is_forgotten_meanwhile(
    db: Database, other: Database
) -> None:
    game = await a_game(db)
    async with db.writing() as conn:
        await lock_game(conn, game.id, NOW)
        forgetting = asyncio.create_task(other.forget_user(ANNA, NOW))
        await asyncio.sleep(0.2)
        await conn.exec_driver_sql(
            "INSERT INTO answer (game_id, serial, epoch, step, n, seat, picks, sig, trace, barrier, by, user_id, status, at) "
            f"VALUES ({game.id}, 1, 0, 0, 1, 0, '[]', '', '', 0, 'player', {ANNA}, 'live', {NOW})"
        )
    await forgetting
    assert [a.user_id for a in await db.log(game.id)] == [None]


async def test_nobody_votes_for_a_seat_that_is_not_theirs(db: Database, other: Database) -> None:
    game = await a_game(db)
    vote = await db.open_vote(game.id, "undo", {}, BEN, NOW, yes=(1,))
    await other.change_seat(game.id, 0, NOW, user_id=CARA)
    before = await everything(db)
    with pytest.raises(NotTheirs):
        await db.cast(vote.id, 0, "yes", NOW, user_id=ANNA)
    with pytest.raises(NotTheirs):
        await db.open_vote(game.id, "end", {}, ANNA, NOW, yes=(0,))
    assert await everything(db) == before
    counted = await db.cast(vote.id, 0, "no", NOW, user_id=CARA)
    counted = await db.cast(vote.id, 0, "yes", NOW, user_id=CARA)
    assert [(b.seat, b.user_id, b.choice) for b in counted.ballots] == [(0, CARA, "yes"), (1, BEN, "yes")]
    await db.open_vote(game.id, "end", {}, CARA, NOW, yes=(0,))


async def test_nobody_takes_back_alone_what_is_another_seats_by_now(db: Database, other: Database) -> None:
    game = await a_game(db, users=(ANNA, ANNA))
    await played(db, game, 3)
    await other.change_seat(game.id, 0, NOW, user_id=CARA)
    before = await everything(db)
    for user, seats in ((ANNA, (0,)), (ANNA, (0, 1)), (BEN, ())):
        with pytest.raises(NotTheirs):
            await db.record_undo(game.id, Undo(keep=2, expected_serial=3, epoch=0, user_id=user, seats=seats), NOW)
    assert await everything(db) == before
    assert issubclass(NotTheirs, Conflict)
    undone = await db.record_undo(game.id, Undo(keep=2, expected_serial=3, epoch=0, user_id=CARA, seats=(0,)), NOW)
    assert undone.answers == (3,)
