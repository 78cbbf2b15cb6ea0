"""Who sits where."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from db import AlreadySeated, Conflict, Database, TableFull
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_lobby


async def test_players_take_the_next_seat_once(db: Database) -> None:
    game = await a_lobby(db)
    anna = await db.join(game.id, ANNA, "Anna", NOW)
    ben = await db.join(game.id, BEN, "Ben", NOW + 1)
    assert [(s.seat, s.user_id, s.name, s.joined) for s in (anna, ben)] == [(0, ANNA, "Anna", NOW), (1, BEN, "Ben", NOW + 1)]
    with pytest.raises(AlreadySeated) as refusal:
        await db.join(game.id, ANNA, "Anna", NOW)
    assert refusal.value.seat == anna
    with pytest.raises(TableFull):
        await db.join(game.id, CARA, "Cara", NOW, most=2)
    assert await db.seats(game.id) == [anna, ben]


async def test_one_person_may_play_several_seats(db: Database) -> None:
    game = await a_lobby(db)
    assert [(await db.join(game.id, ANNA, "Anna", NOW, again=True)).seat for _ in range(3)] == [0, 1, 2]
    assert await db.leave(game.id, ANNA, NOW, seat=1) == [1]
    assert await db.leave(game.id, ANNA, NOW) == [0, 1]
    assert await db.seats(game.id) == []


async def test_when_many_join_at_once_each_gets_a_seat_of_their_own_and_no_more_than_there_are(
    db: Database, other: Database
) -> None:
    game = await a_lobby(db)
    tries = await asyncio.gather(
        *((db, other)[i % 2].join(game.id, i, f"p{i}", NOW, most=8) for i in range(1, 13)), return_exceptions=True
    )
    assert sum(isinstance(x, TableFull) for x in tries) == 4
    assert [s.seat for s in await db.seats(game.id)] == list(range(8))


async def test_a_double_press_on_join_gives_one_seat(db: Database, other: Database) -> None:
    game = await a_lobby(db)
    tries = await asyncio.gather(*(d.join(game.id, ANNA, "Anna", NOW) for d in (db, other)), return_exceptions=True)
    assert sorted(type(x).__name__ for x in tries) == ["AlreadySeated", "Seat"]


async def test_leaving_the_lobby_closes_the_gap(db: Database) -> None:
    game = await a_lobby(db)
    for user in (ANNA, BEN, CARA):
        await db.join(game.id, user, str(user), NOW)
    await db.change_seat(game.id, 2, NOW, ready=True, dm_ok=False, choices={"investigator": "kate"})
    assert await db.leave(game.id, BEN, NOW) == [1]
    assert await db.leave(game.id, BEN, NOW) == []
    seats = await db.seats(game.id)
    assert [(s.seat, s.user_id, s.ready, s.dm_ok) for s in seats] == [(0, ANNA, False, None), (1, CARA, True, False)]
    assert seats[1].choices == {"investigator": "kate"}


async def test_seats_are_not_taken_or_left_once_the_game_has_begun(db: Database) -> None:
    game = await a_game(db)
    with pytest.raises(Conflict):
        await db.join(game.id, CARA, "Cara", NOW)
    with pytest.raises(Conflict):
        await db.leave(game.id, ANNA, NOW)


async def test_a_seat_can_be_handed_over_and_keeps_the_rest(db: Database) -> None:
    game = await a_game(db)
    await db.change_seat(game.id, 1, NOW, orders={"es-mandy": "pass"}, away_until=NOW + 9, caretaker=True)
    seat = await db.change_seat(game.id, 1, NOW, user_id=CARA, name="Cara", caretaker=False)
    assert (seat.user_id, seat.name, seat.orders, seat.away_until) == (CARA, "Cara", {"es-mandy": "pass"}, NOW + 9)
    assert [s.user_id for s in await db.seats(game.id)] == [ANNA, CARA]
    assert [(s.game_id, s.seat) for s in await db.seats_of(CARA)] == [(game.id, 1)]
    with pytest.raises(Conflict):
        await db.change_seat(game.id, 7, NOW, ready=True)


async def test_what_a_player_has_seen_never_goes_back(db: Database) -> None:
    game = await a_game(db)
    await db.seen(game.id, ANNA, 12)
    await db.seen(game.id, ANNA, 9)
    assert [s.last_seen for s in await db.seats(game.id)] == [12, 0]


@pytest.mark.parametrize("n", [1, 2, 3, 4])
async def test_a_lobby_is_seated_anew_in_every_order(db: Database, n: int) -> None:
    game = await a_lobby(db)
    people = [await db.join(game.id, 100 + i, f"p{i}", NOW, choices={"join": str(i)}) for i in range(n)]
    for order in itertools.permutations(range(n)):
        before = await db.seats(game.id)
        wanted = [(k, before[old].user_id, before[old].choices) for k, old in enumerate(order)]
        after = await db.arrange(game.id, order, NOW)
        assert [(s.seat, s.user_id, s.choices) for s in after] == wanted
        assert after == await db.seats(game.id)
    assert {s.user_id for s in await db.seats(game.id)} == {p.user_id for p in people}


@pytest.mark.parametrize("wrong", [(0,), (0, 0), (0, 2), (0, 1, 2), (-1, 0)])
async def test_an_order_of_other_seats_leaves_the_lobby_as_it_was(db: Database, wrong: tuple[int, ...]) -> None:
    game = await a_lobby(db)
    for user in (ANNA, BEN):
        await db.join(game.id, user, str(user), NOW)
    before = await db.seats(game.id)
    with pytest.raises(Conflict):
        await db.arrange(game.id, wrong, NOW)
    assert await db.seats(game.id) == before


async def test_seats_that_were_dealt_stay(db: Database) -> None:
    game = await a_game(db)
    with pytest.raises(Conflict):
        await db.arrange(game.id, (1, 0), NOW)
    assert [s.user_id for s in await db.seats(game.id)] == [ANNA, BEN]
