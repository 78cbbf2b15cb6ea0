"""A deadline has its effect once: not never, not twice."""

from __future__ import annotations

import asyncio

import pytest

from db import Alarm, Cancel, Conflict, Database, Effects, Letter
from tests.db.given import NOW, a_game, a_move, everything


async def armed(db: Database, game_id: int, *alarms: Alarm) -> None:
    await db.apply(game_id, Effects(arm=alarms), NOW)


async def test_deadlines_fire_when_they_are_due_and_not_before(db: Database) -> None:
    game = await a_game(db)
    await armed(db, game.id, Alarm(kind="deadline", due=NOW + 20, seat=1, question="q7"), Alarm(kind="reminder", due=NOW + 10))
    assert await db.next_due() == NOW + 10
    assert await db.claim_due(NOW + 9) == []
    assert [(d.kind, d.state, d.fired) for d in await db.claim_due(NOW + 10)] == [("reminder", "fired", NOW + 10)]
    assert [(d.kind, d.seat, d.question) for d in await db.claim_due(NOW + 9_999)] == [("deadline", 1, "q7")]
    assert await db.claim_due(NOW + 9_999) == []
    assert await db.next_due() is None


async def test_two_processes_claim_every_deadline_exactly_once(db: Database, other: Database) -> None:
    game = await a_game(db)
    await armed(db, game.id, *(Alarm(kind="reminder", due=NOW + i) for i in range(100)))
    got = await asyncio.gather(*((db, other)[i % 2].claim_due(NOW + 200, limit=7) for i in range(40)))
    ids = [d.id for batch in got for d in batch]
    assert len(ids) == 100
    assert len(set(ids)) == 100


async def test_an_answer_calls_off_what_was_due_for_it(db: Database) -> None:
    game = await a_game(db)
    await armed(
        db,
        game.id,
        Alarm(kind="deadline", due=NOW + 1, seat=0, question="q1"),
        Alarm(kind="reminder", due=NOW + 1, seat=0, question="q1"),
        Alarm(kind="deadline", due=NOW + 1, seat=1, question="q2"),
        Alarm(kind="quiet", due=NOW + 1),
    )
    await db.record(game.id, a_move(1, cancel=(Cancel(seat=0, question="q1", kind="reminder"),)), NOW)
    assert [(d.kind, d.question) for d in await db.deadlines(game.id)] == [
        ("deadline", "q1"),
        ("deadline", "q2"),
        ("quiet", None),
    ]
    await db.record(game.id, a_move(2, cancel=(Cancel(question="q1"), Cancel(seat=None))), NOW)
    assert [d.question for d in await db.deadlines(game.id)] == ["q2"]
    await db.record(game.id, a_move(3, cancel=(Cancel(),), arm=(Alarm(kind="window", due=NOW + 2),)), NOW)
    assert [d.kind for d in await db.claim_due(NOW + 10)] == ["window"]


async def test_other_games_deadlines_are_not_called_off(db: Database) -> None:
    game, next_door = await a_game(db, 70), await a_game(db, 71)
    await armed(db, next_door.id, Alarm(kind="deadline", due=NOW + 1, question="q1"))
    await db.record(game.id, a_move(1, cancel=(Cancel(), Cancel(question="q1"))), NOW)
    assert len(await db.deadlines(next_door.id)) == 1


async def test_a_deadlines_effect_is_recorded_once(db: Database, other: Database) -> None:
    game = await a_game(db)
    await armed(db, game.id, Alarm(kind="reminder", due=NOW))
    (due,) = await db.claim_due(NOW)
    reminder = [Effects(settle=(due.id,), outbox=(Letter(kind="reminder", payload={}, channel_id=70),)) for _ in range(2)]
    tries = await asyncio.gather(
        db.apply(game.id, reminder[0], NOW), other.apply(game.id, reminder[1], NOW), return_exceptions=True
    )
    assert sum(isinstance(x, Conflict) for x in tries) == 1
    assert len(await db.pending(game.id)) == 1


async def test_a_default_answer_settles_its_deadline_and_nothing_else_can(db: Database) -> None:
    game, next_door = await a_game(db, 70), await a_game(db, 71)
    await armed(db, game.id, Alarm(kind="deadline", due=NOW, question="q1"))
    (due,) = await db.claim_due(NOW)
    before = await everything(db)
    with pytest.raises(Conflict):
        await db.apply(next_door.id, Effects(settle=(due.id,)), NOW)
    assert await everything(db) == before
    await db.record(game.id, a_move(1, answer={"by": "default"}, settle=(due.id,), cancel=(Cancel(question="q1"),)), NOW)
    settled = await db.deadline(due.id)
    assert settled is not None
    assert (settled.state, settled.settled) == ("fired", NOW)
    before = await everything(db)
    with pytest.raises(Conflict):
        await db.record(game.id, a_move(2, answer={"by": "default"}, settle=(due.id,)), NOW)
    assert await everything(db) == before


async def test_an_armed_deadline_cannot_have_an_effect(db: Database) -> None:
    game = await a_game(db)
    await armed(db, game.id, Alarm(kind="deadline", due=NOW))
    (waiting,) = await db.deadlines(game.id)
    with pytest.raises(Conflict):
        await db.apply(game.id, Effects(settle=(waiting.id,)), NOW)


async def test_the_player_who_answers_while_the_deadline_fires_wins(db: Database) -> None:
    game = await a_game(db)
    await armed(db, game.id, Alarm(kind="deadline", due=NOW, question="q1"))
    (due,) = await db.claim_due(NOW)
    await db.record(game.id, a_move(1, cancel=(Cancel(question="q1"),)), NOW)
    with pytest.raises(Conflict):
        await db.apply(game.id, Effects(settle=(due.id,), outbox=(Letter(kind="x", payload={}, channel_id=1),)), NOW)
    assert await db.pending(game.id) == []
    assert await db.rearm_unsettled(NOW + 99) == 0


async def test_a_deadline_claimed_by_a_process_that_died_comes_back(db: Database, other: Database) -> None:
    game, over = await a_game(db, 70), await a_game(db, 71)
    await armed(db, game.id, Alarm(kind="deadline", due=NOW), Alarm(kind="reminder", due=NOW))
    await armed(db, over.id, Alarm(kind="deadline", due=NOW))
    one, two, gone = await db.claim_due(NOW)
    assert gone.game_id == over.id
    await db.apply(game.id, Effects(settle=(two.id,)), NOW)
    await db.set_status(over.id, "ended", NOW, was=("playing",))
    assert await other.rearm_unsettled(NOW - 1) == 0
    assert await other.rearm_unsettled(NOW) == 1
    assert [d.id for d in await other.claim_due(NOW + 1)] == [one.id]


async def test_a_deadline_can_be_put_off_until_it_had_its_effect(db: Database) -> None:
    game = await a_game(db)
    await armed(db, game.id, Alarm(kind="reminder", due=NOW))
    (due,) = await db.claim_due(NOW)
    assert await db.postpone(due.id, NOW + 100)
    assert await db.claim_due(NOW + 99) == []
    (due,) = await db.claim_due(NOW + 100)
    await db.apply(game.id, Effects(settle=(due.id,)), NOW + 100)
    assert not await db.postpone(due.id, NOW + 200)
    await armed(db, game.id, Alarm(kind="reminder", due=NOW))
    (waiting,) = await db.deadlines(game.id)
    await db.apply(game.id, Effects(cancel=(Cancel(id=waiting.id),)), NOW)
    assert not await db.postpone(waiting.id, NOW + 200)
    assert await db.prune(NOW + 200) == {"letters": 0, "deadlines": 2}
