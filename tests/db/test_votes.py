"""The table votes; what was voted happens once."""

from __future__ import annotations

import asyncio

import pytest

from db import VOTE_RESULT, Conflict, Database, Effects, Letter, Undo, VoteOpen
from tests.db.given import ANNA, BEN, NOW, a_game, a_move, everything, played


async def test_a_vote_collects_one_ballot_per_seat_and_minds_may_change(db: Database) -> None:
    game = await a_game(db)
    vote = await db.open_vote(game.id, "undo", {"keep": 4}, ANNA, NOW)
    await db.cast(vote.id, 1, "no", NOW, user_id=BEN)
    await db.cast(vote.id, 0, "yes", NOW + 1, user_id=ANNA)
    now = await db.cast(vote.id, 1, "yes", NOW + 2, user_id=BEN)
    assert [(b.seat, b.user_id, b.choice, b.at) for b in now.ballots] == [(0, ANNA, "yes", NOW + 1), (1, BEN, "yes", NOW + 2)]
    await db.change_vote(vote.id, 555)
    found = await db.vote(vote.id)
    assert found is not None
    assert (found.data, found.state, found.message_id, found.ballots) == ({"keep": 4}, "open", 555, now.ballots)
    assert await db.vote(99) is None


async def test_whoever_calls_a_vote_has_voted_and_its_letter_knows_its_number(db: Database) -> None:
    game = await a_game(db, users=(ANNA, ANNA))
    letter = Letter(kind="vote", payload={"kind": "undo"}, channel_id=70)
    vote = await db.open_vote(game.id, "undo", {}, ANNA, NOW, yes=(0, 1), post=letter)
    assert [(b.seat, b.user_id, b.choice) for b in vote.ballots] == [(0, ANNA, "yes"), (1, ANNA, "yes")]
    assert await db.vote(vote.id) == vote
    (written,) = await db.pending(game.id)
    assert (written.payload, written.nonce) == ({"kind": "undo", "vote": vote.id}, letter.nonce)


async def test_one_vote_of_a_kind_is_open_at_a_time(db: Database, other: Database) -> None:
    game = await a_game(db)
    tries = await asyncio.gather(*(d.open_vote(game.id, "end", {}, ANNA, NOW) for d in (db, other)), return_exceptions=True)
    (vote,) = [x for x in tries if not isinstance(x, BaseException)]
    (refusal,) = [x for x in tries if isinstance(x, VoteOpen)]
    assert refusal.vote.id == vote.id
    await db.open_vote(game.id, "undo", {}, ANNA, NOW)
    await db.apply(game.id, Effects(close_vote=(vote.id, "failed")), NOW)
    again = await db.open_vote(game.id, "end", {}, ANNA, NOW)
    assert [v.kind for v in await db.open_votes(game.id)] == ["undo", "end"]
    assert [(v.id, v.state) for v in await db.votes(game.id) if v.kind == "end"] == [(vote.id, "failed"), (again.id, "open")]


async def test_every_ballot_cast_at_once_is_counted_and_exactly_one_sees_it_complete(db: Database, other: Database) -> None:
    game = await a_game(db, users=(1, 2, 3, 4, 5, 6))
    vote = await db.open_vote(game.id, "undo", {}, 1, NOW)
    seen = await asyncio.gather(*((db, other)[i % 2].cast(vote.id, i, "yes", NOW) for i in range(6)))
    assert sorted(len(v.ballots) for v in seen) == [1, 2, 3, 4, 5, 6]


async def test_the_undo_that_was_voted_closes_its_vote_and_happens_once(db: Database, other: Database) -> None:
    game = await a_game(db)
    await played(db, game, 6)
    vote = await db.open_vote(game.id, "undo", {"keep": 2}, ANNA, NOW)
    undo = Undo(keep=2, expected_serial=6, epoch=0, close_vote=(vote.id, "passed"))
    tries = await asyncio.gather(*(d.record_undo(game.id, undo, NOW) for d in (db, other)), return_exceptions=True)
    assert sorted(type(x).__name__ for x in tries) == ["Conflict", "Undone"]
    before = await everything(db)
    again = Undo(keep=1, expected_serial=6, epoch=1, close_vote=(vote.id, "passed"))
    with pytest.raises(Conflict, match="vote"):
        await db.record_undo(game.id, again, NOW)
    with pytest.raises(Conflict):
        await db.cast(vote.id, 0, "no", NOW)
    assert await everything(db) == before


async def test_a_vote_is_announced_with_its_opening_and_not_without(db: Database) -> None:
    game = await a_game(db)

    def announcement() -> Effects:
        return Effects(outbox=(Letter(kind="vote", payload={}, channel_id=70),))

    await db.open_vote(game.id, "end", {}, ANNA, NOW, effects=announcement())
    with pytest.raises(VoteOpen):
        await db.open_vote(game.id, "end", {}, BEN, NOW, effects=announcement())
    assert len(await db.pending(game.id)) == 1
    await db.set_status(game.id, "ended", NOW, was=("playing",))
    with pytest.raises(Conflict):
        await db.open_vote(game.id, "undo", {}, ANNA, NOW)


@pytest.mark.parametrize("how", ["ended", "finished"])
async def test_votes_end_with_the_game_and_their_posts_are_told(db: Database, how: str) -> None:
    game = await a_game(db)
    other = await a_game(db, channel=71)
    undo, pace = [await db.open_vote(game.id, kind, {}, ANNA, NOW) for kind in ("undo", "pace")]
    elsewhere = await db.open_vote(other.id, "pace", {}, ANNA, NOW)
    settled = await db.open_vote(game.id, "end", {}, ANNA, NOW)
    if how == "ended":
        await db.set_status(game.id, "ended", NOW + 1, was=("playing",), effects=Effects(close_vote=(settled.id, "passed")))
    else:
        await db.apply(game.id, Effects(close_vote=(settled.id, "passed")), NOW + 1)
        await db.record(game.id, a_move(1, outcome={"won": [0]}), NOW + 1)
    assert [(v.state, v.closed) for v in await db.votes(game.id)] == [("cancelled", NOW + 1)] * 2 + [("passed", NOW + 1)]
    assert (await db.vote(elsewhere.id)) == elsewhere
    letters = await db.pending(game.id)
    assert [(x.payload, x.channel_id) for x in letters if x.kind == VOTE_RESULT] == [
        ({"vote": vote.id}, game.channel_id) for vote in (undo, pace)
    ]
