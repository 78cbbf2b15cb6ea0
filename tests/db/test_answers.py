"""One answer, one transaction: kept once, in order, with all its consequences, or not at all."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy.exc import IntegrityError

from db import Alarm, AlreadyAnswered, Answer, Cancel, Conflict, Count, Database, Letter, NoSuchGame, Undo
from tests.db.given import ANNA, BEN, NOW, a_game, a_move, everything, played, snapshot


async def test_an_answer_comes_back_as_it_was_given(db: Database) -> None:
    game = await a_game(db)
    answer = {"picks": ("würfel:2", "zauber"), "interaction_id": "11", "user_id": 2**62, "barrier": 3, "by": "caretaker"}
    kept = await db.record(game.id, a_move(1, answer=answer), NOW + 4)
    assert await db.log(game.id) == [kept]
    assert await db.answered("11") == kept
    assert await db.answered("12") is None
    assert (kept.serial, kept.epoch, kept.status, kept.at, kept.picks) == (1, 0, "live", NOW + 4, ("würfel:2", "zauber"))


async def test_a_move_keeps_answer_checkpoint_letters_deadlines_and_statistics_together(db: Database) -> None:
    game = await a_game(db)
    first = a_move(1, arm=(Alarm(kind="deadline", due=NOW + 50, seat=0, question="q1"), Alarm(kind="quiet", due=NOW + 9)))
    await db.record(game.id, first, NOW)
    second = a_move(
        2,
        checkpoint=snapshot(1, at=2),
        outbox=(Letter(kind="story", payload={"ö": [1]}, channel_id=70), Letter(kind="hand", payload={}, user_id=BEN)),
        cancel=(Cancel(question="q1"),),
        arm=(Alarm(kind="reminder", due=NOW + 60, seat=1, question="q2", data={"nth": 2}),),
        statistics=(Count(user_id=ANNA, game="elder-sign", counter="turns"),) * 2,
    )
    await db.record(game.id, second, NOW + 1)
    loaded = await db.load(game.id)
    assert loaded.answers == ()
    assert loaded.checkpoint is not None
    assert (loaded.checkpoint.step, loaded.checkpoint.at, loaded.checkpoint.serial) == (1, 2, 2)
    assert [(d.kind, d.seat, d.data) for d in await db.deadlines(game.id)] == [("quiet", None, {}), ("reminder", 1, {"nth": 2})]
    letters = await db.pending(game.id)
    assert [(x.kind, x.payload, x.channel_id, x.user_id, x.serial) for x in letters] == [
        ("story", {"ö": [1]}, 70, None, 2),
        ("hand", {}, None, BEN, 2),
    ]
    assert await db.statistics(ANNA) == {"elder-sign": {"turns": 2}}


async def test_the_same_interaction_twice_is_refused_and_changes_nothing(db: Database) -> None:
    game, elsewhere = await a_game(db, 70), await a_game(db, 71)
    await db.record(game.id, a_move(1, answer={"interaction_id": "press"}), NOW)
    before = await everything(db)
    for game_id, move in (
        (game.id, a_move(1, answer={"interaction_id": "press"})),
        (game.id, a_move(2, answer={"interaction_id": "press"}, outbox=(Letter(kind="x", payload={}, channel_id=1),))),
        (elsewhere.id, a_move(1, answer={"interaction_id": "press"}, checkpoint=snapshot(1))),
    ):
        with pytest.raises(AlreadyAnswered) as refusal:
            await db.record(game_id, move, NOW + 1)
        assert refusal.value.interaction_id == "press"
    assert await everything(db) == before


async def test_an_undone_interaction_stays_used(db: Database) -> None:
    game = await a_game(db)
    await db.record(game.id, a_move(1, answer={"interaction_id": "press"}), NOW)
    await db.record_undo(game.id, Undo(keep=0, expected_serial=1, epoch=0), NOW)
    with pytest.raises(AlreadyAnswered):
        await db.record(game.id, a_move(2, epoch=1, answer={"interaction_id": "press"}), NOW)


@pytest.mark.parametrize(("serial", "epoch"), [(2, 0), (4, 0), (3, 1), (1, 0)])
async def test_an_answer_to_another_moment_is_refused_and_changes_nothing(db: Database, serial: int, epoch: int) -> None:
    game = await a_game(db)
    await played(db, game, 2)
    before = await everything(db)
    with pytest.raises(Conflict):
        await db.record(game.id, a_move(serial, epoch=epoch, checkpoint=snapshot(9), outcome={"result": "won"}), NOW)
    assert await everything(db) == before
    assert (await db.record(game.id, a_move(3), NOW)).serial == 3


async def test_answers_need_a_game_that_is_being_played(db: Database) -> None:
    with pytest.raises(NoSuchGame):
        await db.record(5, a_move(1), NOW)
    game = await a_game(db)
    await db.record(game.id, a_move(1, outcome={"result": "lost"}), NOW)
    with pytest.raises(Conflict, match="finished"):
        await db.record(game.id, a_move(2), NOW)
    with pytest.raises(Conflict, match="finished"):
        await db.record_undo(game.id, Undo(keep=0, expected_serial=1, epoch=0), NOW)


async def test_the_last_answer_finishes_the_game_in_the_same_transaction(db: Database) -> None:
    game = await a_game(db)
    await db.record(game.id, a_move(1, arm=(Alarm(kind="deadline", due=NOW + 5),)), NOW)
    await db.record(game.id, a_move(2, outcome={"result": "won", "winners": [0, 1]}), NOW + 2)
    over = await db.game(game.id)
    assert over is not None
    assert (over.status, over.finished, over.outcome) == ("finished", NOW + 2, {"result": "won", "winners": [0, 1]})
    assert await db.next_due() is None
    assert await db.game_in_channel(70) is None


async def test_a_mistake_in_a_move_is_reported_as_such_and_changes_nothing(db: Database) -> None:
    game = await a_game(db)
    letter = Letter(kind="x", payload={"hand": "es-whisper"}, channel_id=1)
    await db.record(game.id, a_move(1, outbox=(letter,)), NOW)
    before = await everything(db)
    with pytest.raises(IntegrityError, match="nonce") as mistake:
        await db.record(game.id, a_move(2, answer={"interaction_id": "i"}, outbox=(letter,)), NOW)
    assert await everything(db) == before
    assert "es-whisper" not in str(mistake.value)  # it will be logged


async def test_loading_gives_the_latest_checkpoint_and_the_live_answers_since(db: Database) -> None:
    game = await a_game(db)
    await played(db, game, 13)
    loaded = await db.load(game.id)
    assert loaded.checkpoint is not None
    assert (loaded.checkpoint.step, loaded.checkpoint.data) == (2, b'{"step": 2}')
    assert [x.serial for x in loaded.answers] == [11, 12, 13]
    assert [s.user_id for s in loaded.seats] == [ANNA, BEN]
    assert loaded.game.serial == 13


async def test_loading_an_earlier_moment_is_what_an_undo_would_leave(db: Database) -> None:
    game = await a_game(db)
    await played(db, game, 13)
    for keep in (13, 12, 10, 9, 4, 0):
        then = await db.load(game.id, upto=keep)
        undone = await db.record_undo(
            game.id, Undo(keep=keep, expected_serial=13, epoch=(await db.load(game.id)).game.epoch), NOW
        )
        now = await db.load(game.id)
        assert (then.checkpoint, then.answers) == (now.checkpoint, now.answers)
        assert now.game.epoch == undone.epoch


async def test_an_undo_keeps_the_answers_in_the_log_and_begins_a_new_line_of_play(db: Database) -> None:
    game = await a_game(db)
    await played(db, game, 12)
    letter = Letter(kind="undone", payload={}, channel_id=70)
    undone = await db.record_undo(game.id, Undo(keep=7, expected_serial=12, epoch=0, outbox=(letter,)), NOW)
    assert (undone.epoch, undone.answers) == (1, (8, 9, 10, 11, 12))
    with pytest.raises(Conflict):
        await db.record(game.id, a_move(13, epoch=0), NOW)
    await db.record(game.id, a_move(13, epoch=1, checkpoint=snapshot(2, at=8, data=b"other")), NOW)
    assert [x.serial for x in await db.log(game.id)] == [1, 2, 3, 4, 5, 6, 7, 13]
    assert [(x.serial, x.status) for x in await db.log(game.id, live=False, after=6)] == [
        (7, "live"),
        *((serial, "undone") for serial in range(8, 13)),
        (13, "live"),
    ]
    assert [(c.step, c.serial, c.data) for c in await db.checkpoints(game.id)] == [
        (0, 0, b'{"step": 0}'),
        (1, 5, b'{"step": 1}'),
        (2, 13, b"other"),
    ]
    assert [x.serial for x in await db.log(game.id, last=3)] == [6, 7, 13]
    assert [x.kind for x in await db.pending(game.id)] == ["undone"]


async def test_lost_answers_are_marked_lost_even_while_the_game_is_paused(db: Database) -> None:
    game = await a_game(db)
    await played(db, game, 7)
    await db.set_status(game.id, "paused", NOW, was=("playing",))
    with pytest.raises(Conflict):
        await db.record_undo(game.id, Undo(keep=5, expected_serial=7, epoch=0), NOW)
    assert (await db.record_loss(game.id, Undo(keep=5, expected_serial=7, epoch=0), NOW)).answers == (6, 7)
    assert [x.status for x in await db.log(game.id, live=False)][-3:] == ["live", "lost", "lost"]


@pytest.mark.parametrize(("expected", "epoch"), [(2, 0), (4, 0), (3, 1)])
async def test_an_undo_of_another_moment_changes_nothing(db: Database, expected: int, epoch: int) -> None:
    game = await a_game(db)
    await played(db, game, 3)
    before = await everything(db)
    with pytest.raises(Conflict):
        await db.record_undo(game.id, Undo(keep=1, expected_serial=expected, epoch=epoch), NOW)
    assert await everything(db) == before


async def test_a_large_checkpoint_survives_and_is_small_on_disk(db: Database) -> None:
    game = await a_game(db)
    data = b'{"card": "es-archives", "monsters": [1, 2, 3]}' * 5_000
    await db.record(game.id, a_move(1, checkpoint=snapshot(1, data=data)), NOW)
    loaded = await db.load(game.id)
    assert loaded.checkpoint is not None
    assert loaded.checkpoint.data == data
    kept = (await everything(db))["checkpoint"]
    assert max(len(value) for row in kept for value in row if isinstance(value, bytes)) < len(data) / 50


async def test_two_processes_racing_for_60_questions_accept_one_answer_each(db: Database, other: Database) -> None:
    """Both answer every question at the same time; each sees for itself whether it was the one."""
    game = await a_game(db)
    accepted: dict[int, list[Answer]] = {}
    refused = 0
    for serial in range(1, 61):
        ids = {db: f"a{serial}", other: f"b{serial}"}
        contenders = [db, other, db, other]
        random.Random(serial).shuffle(contenders)
        moves = [
            a_move(
                serial,
                answer={"interaction_id": f"{ids[d]}-{i}", "picks": (ids[d],)},
                outbox=(Letter(kind="told", payload={"serial": serial}, channel_id=70),),
                checkpoint=snapshot(serial, at=serial),
                statistics=(Count(user_id=ANNA, game="elder-sign", counter="answers"),),
            )
            for i, d in enumerate(contenders)
        ]
        tries = await asyncio.gather(
            *(d.record(game.id, move, NOW) for d, move in zip(contenders, moves, strict=True)), return_exceptions=True
        )
        accepted[serial] = [x for x in tries if isinstance(x, Answer)]
        refused += sum(isinstance(x, Conflict) for x in tries)
    assert {len(winners) for winners in accepted.values()} == {1}
    assert refused == 180
    assert await other.log(game.id) == [accepted[serial][0] for serial in range(1, 61)]
    assert [x.payload["serial"] for x in await db.pending(game.id)] == list(range(1, 61))
    assert await db.statistics(ANNA) == {"elder-sign": {"answers": 60}}


async def test_two_processes_that_run_freely_never_write_over_each_other(db: Database, other: Database) -> None:
    """As bots do: load, answer what is open, load again on a conflict. 40 answers each."""
    game = await a_game(db)
    conflicts = 0

    async def bot(memory: Database, name: str) -> None:
        nonlocal conflicts
        for i in range(40):
            while True:
                at = (await memory.load(game.id)).game
                move = a_move(at.serial + 1, epoch=at.epoch, answer={"interaction_id": f"{name}{i}"}, checkpoint=None)
                try:
                    await memory.record(game.id, move, NOW)
                    break
                except Conflict:
                    conflicts += 1

    await asyncio.gather(bot(db, "a"), bot(other, "b"))
    log = await db.log(game.id)
    assert [x.serial for x in log] == list(range(1, 81))
    assert sorted(x.interaction_id or "" for x in log) == sorted(f"{name}{i}" for name in "ab" for i in range(40))
    assert conflicts > 0


async def test_an_answer_and_an_undo_at_once_do_not_both_happen(db: Database, other: Database) -> None:
    game = await a_game(db)
    await played(db, game, 3)
    for round_ in range(20):
        at = (await db.load(game.id)).game
        tries = await asyncio.gather(
            db.record(game.id, a_move(at.serial + 1, epoch=at.epoch), NOW),
            other.record_undo(game.id, Undo(keep=2, expected_serial=at.serial, epoch=at.epoch), NOW),
            return_exceptions=True,
        )
        assert sum(isinstance(x, Conflict) for x in tries) == 1, (round_, tries)
