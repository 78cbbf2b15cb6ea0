"""Seats on offer: one open offer per seat, to one person, for a while; whoever sits down ends the others."""

from __future__ import annotations

import asyncio
import dataclasses

import pytest
from sqlalchemy import text

from db import Conflict, Database, Effects, Letter, NotTheirs, migrate
from db.database import full_address, make_engine
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_lobby, a_move

DORA, ERIK = 1004, 1005
LATER = NOW + 1000


async def test_an_offer_is_kept_with_its_letter_and_knows_whose_seat_it_is(db: Database) -> None:
    game = await a_game(db)
    with pytest.raises(NotTheirs):  # Ben is here
        await db.make_offer(game.id, 1, DORA, ANNA, NOW, LATER)
    await db.change_seat(game.id, 1, NOW, caretaker=True)
    made = await db.make_offer(game.id, 1, DORA, ANNA, NOW, LATER, post=Letter(kind="offer", payload={}, channel_id=70))
    assert (made.seat, made.holder_id, made.by_id, made.user_id, made.state) == (1, BEN, ANNA, DORA, "open")
    assert made.stands(LATER - 1)
    assert not made.stands(LATER)
    assert [x.payload for x in await db.pending(game.id)] == [{"offer": made.id}]
    await db.change_offer(made.id, 77)
    assert await db.offer(made.id) == dataclasses.replace(made, message_id=77)
    assert await db.offer(99) is None


async def test_a_second_offer_of_a_seat_withdraws_the_first(db: Database) -> None:
    game = await a_game(db)
    for user in (DORA, ERIK):
        await db.make_offer(game.id, 1, user, BEN, NOW, LATER)
    await db.make_offer(game.id, 0, DORA, ANNA, NOW, LATER)
    assert [(o.seat, o.user_id, o.state) for o in await db.offers(game.id)] == [
        (1, DORA, "withdrawn"),
        (1, ERIK, "open"),
        (0, DORA, "open"),
    ]


async def test_nothing_is_offered_in_a_lobby_or_of_a_seat_that_is_not_there(db: Database) -> None:
    lobby = await a_lobby(db, channel=71)
    await db.join(lobby.id, ANNA, "Anna", NOW)
    game = await a_game(db)
    for where, seat in ((lobby.id, 0), (game.id, 2), (game.id, -1)):
        with pytest.raises(Conflict):
            await db.make_offer(where, seat, DORA, ANNA, NOW, LATER)
    assert await db.offers(lobby.id) == await db.offers(game.id) == []


@pytest.mark.parametrize("late", [False, True])
async def test_it_is_taken_by_the_transaction_that_seats_somebody_or_not_at_all(db: Database, late: bool) -> None:
    game = await a_game(db)
    made = await db.make_offer(game.id, 1, DORA, BEN, NOW, LATER)
    take = db.change_seat(game.id, 1, LATER if late else NOW + 5, Effects(close_offer=(made.id, "taken")), user_id=DORA)
    if late:
        with pytest.raises(Conflict):
            await take
        assert [s.user_id for s in await db.seats(game.id)] == [ANNA, BEN]
        assert (await db.offer(made.id)).state == "open"  # pyright: ignore[reportOptionalMemberAccess]
        assert [o.id for o in await db.offers_run_out(LATER)] == [made.id]
        assert await db.offers_run_out(LATER - 1) == []
        return
    seat = await take
    assert (seat.user_id, seat.since) == (DORA, NOW + 5)
    assert (await db.offer(made.id)).state == "taken"  # pyright: ignore[reportOptionalMemberAccess]


async def test_two_who_take_at_once_do_not_both_sit_down(db: Database, other: Database) -> None:
    game = await a_game(db)
    made = await db.make_offer(game.id, 1, DORA, BEN, NOW, LATER)
    taken = Effects(close_offer=(made.id, "taken"))
    tries = await asyncio.gather(
        db.change_seat(game.id, 1, NOW, taken, user_id=DORA),
        other.change_seat(game.id, 1, NOW, taken, user_id=ERIK),
        return_exceptions=True,
    )
    assert sorted(type(x).__name__ for x in tries) == ["Conflict", "Seat"]


async def test_whoever_sits_down_or_is_back_ends_what_others_have_offered(db: Database) -> None:
    game = await a_game(db)
    await db.change_seat(game.id, 1, NOW, caretaker=True)
    by_table = await db.make_offer(game.id, 1, DORA, ANNA, NOW, LATER)
    await db.change_seat(game.id, 1, NOW, caretaker=True)
    assert (await db.offer(by_table.id)).state == "open"  # pyright: ignore[reportOptionalMemberAccess]
    back = await db.change_seat(game.id, 1, NOW + 7, caretaker=False)
    assert back.since == NOW + 7
    assert (await db.offer(by_table.id)).state == "withdrawn"  # pyright: ignore[reportOptionalMemberAccess]
    own = await db.make_offer(game.id, 1, DORA, BEN, NOW, LATER)
    await db.change_seat(game.id, 1, NOW, caretaker=True)
    await db.change_seat(game.id, 1, NOW, caretaker=False)
    assert (await db.offer(own.id)).state == "open", "their own wish stands"  # pyright: ignore[reportOptionalMemberAccess]
    await db.change_seat(game.id, 1, NOW, user_id=None)
    assert (await db.offer(own.id)).state == "withdrawn"  # pyright: ignore[reportOptionalMemberAccess]


async def test_who_has_ever_sat_where(db: Database) -> None:
    game = await a_game(db, users=(ANNA, BEN, CARA))
    await db.record(game.id, a_move(1, answer={"seat": 2, "user_id": CARA}), NOW)
    made = await db.make_offer(game.id, 1, DORA, BEN, NOW, LATER)
    assert await db.have_sat(game.id, DORA) == [], "an offer is no seat"
    await db.change_seat(game.id, 1, NOW, Effects(close_offer=(made.id, "taken")), user_id=DORA)
    await db.change_seat(game.id, 2, NOW, user_id=None)
    assert [await db.have_sat(game.id, u) for u in (ANNA, BEN, CARA, DORA, ERIK)] == [[0], [1], [2], [1], []]


async def test_a_forgotten_person_is_in_no_offer(db: Database) -> None:
    game = await a_game(db)
    await db.make_offer(game.id, 1, DORA, BEN, NOW, LATER)
    await db.make_offer(game.id, 0, BEN, ANNA, NOW, LATER)
    assert len((await db.everything_about(BEN))["offers"]) == 2
    await db.forget_user(BEN, NOW)
    assert (await db.everything_about(BEN))["offers"] == []
    assert all(BEN not in (o.holder_id, o.by_id, o.user_id) for o in await db.offers(game.id))
    assert [o.state for o in await db.offers(game.id)] == ["withdrawn", "withdrawn"]


async def test_time_begins_anew_after_a_pause_and_with_another_pace(db: Database) -> None:
    game = await a_game(db)
    assert {s.since for s in await db.seats(game.id)} == {None}
    await db.set_status(game.id, "paused", NOW + 1, was=("playing",))
    assert {s.since for s in await db.seats(game.id)} == {None}
    await db.set_status(game.id, "playing", NOW + 2, was=("paused",))
    assert {s.since for s in await db.seats(game.id)} == {NOW + 2}
    await db.change_game(game.id, NOW + 3, pace=game.pace)
    assert {s.since for s in await db.seats(game.id)} == {NOW + 3}


async def test_a_game_of_the_first_revision_goes_on(empty_url: str) -> None:
    old = Database(make_engine(full_address(empty_url)))
    async with migrate.turn(), old.writing() as conn:
        await migrate.upgrade(conn, "0001")
        await conn.execute(
            text(
                "INSERT INTO game (name, channel_id, language, status, options, pace, secret, commitment, rules_version, epoch,"
                " serial, created, updated) VALUES ('tiny', 7, 'en', 'playing', '{}', '{}', NULL, 'c', 1, 0, 0, 1, 1)"
            )
        )
        await conn.execute(
            text(
                "INSERT INTO seat (game_id, seat, user_id, name, joined, ready, caretaker, last_seen, choices, orders)"
                " VALUES (1, 0, 1001, 'Anna', 1, true, false, 0, '{}', '{}')"
            )
        )
    await old.close()
    db = await Database.open(empty_url)
    try:
        assert [(s.user_id, s.since) for s in await db.seats(1)] == [(ANNA, None)]
        assert (await db.make_offer(1, 0, DORA, ANNA, NOW, LATER)).stands(NOW)
    finally:
        await db.close()
