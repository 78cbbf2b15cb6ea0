"""Letters are sent once, in order, and survive whoever was to send them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db import Conflict, Database, Effects, Letter, Post, outbox
from tests.db.given import ANNA, NOW, a_game, a_lobby, a_move, everything


async def letters(db: Database, game_id: int, *kinds: str, **to: Any) -> None:
    to = to or {"channel_id": 70}
    await db.apply(game_id, Effects(outbox=tuple(Letter(kind=k, payload={"k": k}, **to) for k in kinds)), NOW)


async def test_letters_are_claimed_in_order_and_ticked_off_once(db: Database) -> None:
    game = await a_game(db)
    await letters(db, game.id, "a", "b", "c")
    claimed = await db.claim_outbox("me", NOW, limit=2)
    assert [(x.kind, x.attempts, x.holder, x.payload) for x in claimed] == [
        ("a", 1, "me", {"k": "a"}),
        ("b", 1, "me", {"k": "b"}),
    ]
    assert await db.sent(claimed[0].id, 900, NOW + 1)
    assert not await db.sent(claimed[0].id, 901, NOW + 2)
    assert not await db.failed(claimed[0].id, NOW + 2, "late")
    assert [x.kind for x in await db.pending(game.id)] == ["b", "c"]


async def test_two_processes_never_send_the_same_letter(db: Database, other: Database) -> None:
    games = [await a_game(db, channel) for channel in range(70, 74)]
    for game in games:
        await letters(db, game.id, *(f"{i}" for i in range(10)))
    got = await asyncio.gather(*(d.claim_outbox(name, NOW, limit=3) for d, name in [(db, "a"), (other, "b")] * 8))
    ids = [x.id for batch in got for x in batch]
    assert len(ids) == len(set(ids))
    assert all(x.holder in ("a", "b") for batch in got for x in batch)


async def test_nothing_overtakes_a_letter_to_the_same_place_that_is_being_sent(db: Database, other: Database) -> None:
    game, next_door = await a_game(db, 70), await a_game(db, 71)
    await letters(db, game.id, "1", "2")
    await letters(db, game.id, "hand", user_id=ANNA)
    await letters(db, next_door.id, "x", channel_id=71)
    (first,) = await db.claim_outbox("a", NOW, limit=1)
    assert [x.kind for x in await other.claim_outbox("b", NOW)] == ["hand", "x"]
    await db.failed(first.id, NOW, "rate limited", again_at=NOW + 30)
    assert await other.claim_outbox("b", NOW + 29) == []
    assert [x.kind for x in await other.claim_outbox("b", NOW + 30)] == ["1", "2"]


async def test_a_letter_given_up_no_longer_holds_the_others_back(db: Database) -> None:
    game = await a_game(db)
    await letters(db, game.id, "1", "2")
    (first,) = await db.claim_outbox("a", NOW, limit=1)
    await db.failed(first.id, NOW, "no such channel")
    assert [x.kind for x in await db.claim_outbox("a", NOW)] == ["2"]
    assert (await db.health()).counts["letters failed"] == 1


async def test_letters_of_a_process_that_died_are_sent_by_another_with_the_same_nonce(db: Database, other: Database) -> None:
    game = await a_game(db)
    await letters(db, game.id, "1")
    (dead,) = await db.claim_outbox("dead", NOW, seconds=60)
    assert await other.claim_outbox("b", NOW + 59) == []
    (again,) = await other.claim_outbox("b", NOW + 60)
    assert (again.nonce, again.attempts) == (dead.nonce, 2)
    assert await other.release_outbox("dead") == 0
    assert await other.release_outbox("b") == 1
    assert len(await other.claim_outbox("c", NOW + 61)) == 1
    assert await db.release_outbox() == 1


async def test_a_letter_may_wait_for_its_hour(db: Database) -> None:
    game = await a_game(db)
    letter = Letter(kind="hollow", payload={}, channel_id=70, not_before=NOW + 20)
    await db.apply(game.id, Effects(outbox=(letter,)), NOW)
    assert await db.claim_outbox("a", NOW + 19) == []
    assert await db.next_letter() == NOW + 20
    assert len(await db.claim_outbox("a", NOW + 20, game_id=game.id)) == 1


async def test_claiming_for_one_game_leaves_the_others(db: Database) -> None:
    game, next_door = await a_game(db, 70), await a_game(db, 71)
    await letters(db, game.id, "1")
    await letters(db, next_door.id, "2")
    assert [x.kind for x in await db.claim_outbox("a", NOW, game_id=next_door.id)] == ["2"]


def test_a_letter_has_one_receiver_and_a_nonce_discord_takes() -> None:
    two, long, empty = {"channel_id": 1, "user_id": 2}, {"channel_id": 1, "nonce": "x" * 26}, {"channel_id": 1, "nonce": ""}
    mistakes: list[dict[str, Any]] = [{}, two, long, empty]
    for wrong in mistakes:
        with pytest.raises(ValueError, match=r"letter|nonce"):
            Letter(kind="k", payload={}, **wrong)
    nonces = {Letter(kind="k", payload={}, channel_id=1).nonce for _ in range(100)}
    assert len(nonces) == 100
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_the_message_a_letter_became_is_kept_with_the_tick(db: Database) -> None:
    game = await a_game(db)
    await letters(db, game.id, "board", "board")
    one, two = await db.claim_outbox("a", NOW)
    assert await db.sent(one.id, 900, NOW, post=Post(game_id=game.id, purpose="board", channel_id=70, message_id=900))
    assert await db.sent(two.id, 901, NOW + 5, post=Post(game_id=game.id, purpose="board", channel_id=70, message_id=901))
    before = await everything(db)
    assert not await db.sent(two.id, 902, NOW + 6, post=Post(game_id=game.id, purpose="board", channel_id=70, message_id=902))
    assert await everything(db) == before
    assert [(p.message_id, p.created) for p in await db.posts(game.id, purpose="board", live=True)] == [
        (900, NOW),
        (901, NOW + 5),
    ]
    found = await db.game(game.id)
    assert found is not None
    assert found.board_message_id == 901


async def test_posts_are_found_retired_and_forgotten(db: Database) -> None:
    game = await a_lobby(db)
    kept: list[tuple[int, Any, int | None]] = [(1, "lobby", None), (2, "prompt", 0), (3, "prompt", 1), (4, "dm", 1)]
    for message_id, purpose, seat in kept:
        await db.add_post(Post(game_id=game.id, purpose=purpose, channel_id=70, message_id=message_id, seat=seat), NOW)
    assert [p.message_id for p in await db.posts(game.id, seat=1)] == [3, 4]
    assert await db.retire_posts([2, 3, 99]) == 2
    assert await db.retire_posts([2]) == 0
    assert await db.retire_posts([]) == 0
    assert [p.message_id for p in await db.posts(game.id, live=True)] == [1, 4]
    await db.forget_post(1)
    assert await db.post(1) is None
    without = await db.game(game.id)
    assert without is not None
    assert without.lobby_message_id is None
    again = Post(game_id=game.id, purpose="prompt", channel_id=70, message_id=2, seat=0)
    await db.add_post(again, NOW)
    found = await db.post(2)
    assert found is not None
    assert found.live


async def test_what_is_done_can_be_cleared_away_what_is_not_stays(db: Database) -> None:
    game = await a_game(db)
    await letters(db, game.id, "1", "2", "3")
    one, two, _ = await db.claim_outbox("a", NOW)
    await db.sent(one.id, 1, NOW)
    await db.sent(two.id, 2, NOW + 100)
    assert await db.prune(NOW + 50) == {"letters": 1, "deadlines": 0}
    assert await db.prune(NOW + 500) == {"letters": 1, "deadlines": 0}
    assert [x.kind for x in await db.pending()] == ["3"]


async def test_a_clock_that_is_set_back_does_not_keep_letters_waiting(db: Database) -> None:
    game = await a_game(db)
    await letters(db, game.id, "a")
    ahead = NOW + 86_400
    [claimed] = await db.claim_outbox("me", ahead)
    await db.failed(claimed.id, ahead, "trouble", ahead + 3_600)
    assert await db.claim_outbox("me", ahead + 10) == []
    [again] = await db.claim_outbox("me", NOW)  # a day earlier, as the clock says now
    assert again.id == claimed.id
    assert await db.claim_outbox("me", NOW + 10) == []


def writes(db: Database, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with every transaction that writes."""
    seen: list[None] = []
    inner = db.writing

    def writing() -> Any:
        seen.append(None)
        return inner()

    monkeypatch.setattr(db, "writing", writing)
    return seen


async def test_who_delivers_what_it_writes_claims_it_with_that_and_ticks_it_off_with_the_next(
    db: Database, other: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "TICK_SECONDS", 60)
    game = await a_game(db)
    db.owner = "me"
    seen = writes(db, monkeypatch)
    await db.record(game.id, a_move(1, outbox=(Letter(kind="a", payload={}, channel_id=70),)), NOW)
    (letter,), behind = await db.take_outbox("me", NOW, game_id=game.id)
    assert (letter.kind, letter.attempts, letter.holder, behind) == ("a", 1, "me", False)
    assert await other.claim_outbox("another", NOW + 59) == []
    await db.tick([letter.id], 900, NOW)
    assert await db.pending(game.id) == [], "it would be delivered again"
    assert await db.take_outbox("me", NOW, game_id=game.id) == ([], False)
    assert await db.still_pending(letter.id) is None
    await db.record(game.id, a_move(2, outbox=(Letter(kind="b", payload={}, channel_id=70),)), NOW)
    assert len(seen) == 2
    assert [x.kind for x in await other.pending(game.id)] == ["b"], "the tick went along"


async def test_what_was_delivered_is_ticked_off_soon_if_nothing_else_is_written(
    db: Database, other: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = asyncio.Event()

    class Time:
        """`asyncio`, in which time passes when it is told to."""

        async def sleep(self, seconds: float) -> None:
            assert seconds == 0.3
            await passed.wait()

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

    monkeypatch.setattr(outbox, "TICK_SECONDS", 0.3)
    monkeypatch.setattr(outbox, "asyncio", Time())
    game = await a_game(db)
    db.owner = "me"
    await letters(db, game.id, "a", "b")
    taken, _ = await db.take_outbox("me", NOW, game_id=game.id)
    await db.tick([x.id for x in taken], None, NOW)
    assert len(await other.pending(game.id)) == 2
    passed.set()
    async with asyncio.timeout(60):
        while await other.pending(game.id):
            await asyncio.sleep(0.05)


async def test_what_dies_with_its_claim_is_known_to_have_been_tried(db: Database, other: Database) -> None:
    game = await a_game(db)
    db.owner = "dead"
    await letters(db, game.id, "a")
    (again,) = await other.claim_outbox("b", NOW + 60)
    assert again.attempts == 2, "or nobody would look whether it was posted"


async def test_a_letter_of_ones_own_waits_behind_anothers_to_the_same_place(db: Database, other: Database) -> None:
    game = await a_game(db)
    db.owner, other.owner = "me", "you"
    await letters(other, game.id, "theirs")
    await letters(db, game.id, "mine")
    await letters(db, game.id, "hand", user_id=ANNA)
    taken, behind = await db.take_outbox("me", NOW, game_id=game.id)
    assert ([x.kind for x in taken], behind) == (["hand"], True)
    (first,), _ = await other.take_outbox("you", NOW, game_id=game.id)
    assert await other.sent(first.id, 900, NOW)
    taken, behind = await db.take_outbox("me", NOW, game_id=game.id)
    assert ([x.kind for x in taken], behind) == (["mine", "hand"], False)


async def test_a_tick_is_not_lost_with_the_transaction_it_went_along_with(db: Database, other: Database) -> None:
    game = await a_game(db)
    db.owner = "me"
    await letters(db, game.id, "a")
    (letter,), _ = await db.take_outbox("me", NOW, game_id=game.id)
    await db.tick([letter.id], 900, NOW)
    with pytest.raises(Conflict):
        await db.record(game.id, a_move(5), NOW)
    assert await db.pending(game.id) == []
    await db.record(game.id, a_move(1), NOW)
    assert await other.pending(game.id) == []


async def test_what_is_ticked_off_while_the_outbox_is_read_is_not_taken_again(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    db.owner = "me"
    game = await a_game(db)
    await letters(db, game.id, "a", "b")
    (first, second), _ = await db.take_outbox("me", NOW, game_id=game.id)
    await db.tick([first.id], 900, NOW)
    rows = db.rows

    async def slowly(*args: Any, **named: Any) -> Any:
        found = await rows(*args, **named)
        await db.tick_now()
        return found

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(db, "rows", slowly)
        taken, _ = await db.take_outbox("me", NOW, game_id=game.id)
    assert [x.id for x in taken] == [second.id]
