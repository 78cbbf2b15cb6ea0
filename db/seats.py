"""Who sits where. In the lobby the numbers have no gaps; once dealt they never change, only who sits there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypedDict, Unpack

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.effects import EffectStore, withdraw_offers
from db.errors import AlreadySeated, Conflict, NotTheirs, OtherSide, TableFull
from db.rows import Effects, EmptySeat, Game, Json, Seat
from db.sittings import LOBBY, seats_held, sits_down
from db.store import SEATS, fetch_seats, lock_game, row_as

s = t.seat.c


class SeatChanges(TypedDict, total=False):
    user_id: int | None
    name: str
    ready: bool
    dm_ok: bool | None
    away_until: int | None
    caretaker: bool
    last_seen: int
    choices: Json
    orders: Json


class Seats(EffectStore):
    async def seats(self, game_id: int) -> list[Seat]:
        return list(await self.remembered(t.seat, game_id, lambda: self.rows(SEATS, Seat, {"the_game": game_id})))

    async def sat_at(self, user_id: int, game_ids: Sequence[int]) -> set[int]:
        """Those of these games in which this person has a seat."""
        async with self.reading() as conn:
            query = select(s.game_id).where(s.user_id == user_id, s.game_id.in_(tuple(game_ids)))
            return set((await conn.execute(query)).scalars())

    async def join(
        self,
        game_id: int,
        user_id: int,
        name: str,
        now: int,
        *,
        most: int | None = None,
        again: bool = False,
        ready: bool = False,
        choices: Json | None = None,
    ) -> Seat:
        """Take the next seat. `again`: one person may play several."""
        async with self.writing() as conn:
            _in_lobby(await lock_game(conn, game_id, now))
            taken = await fetch_seats(conn, game_id)
            for seat in taken:
                if seat.user_id == user_id and not again:
                    raise AlreadySeated(seat)
            if most is not None and len(taken) >= most:
                raise TableFull(most)
            return await take_seat(conn, game_id, len(taken), user_id, name, now, ready=ready, choices=choices)

    async def leave(self, game_id: int, user_id: int, now: int, *, seat: int | None = None) -> list[int]:
        """Give up all one's seats in the lobby, or just one. Returns the numbers they had."""
        async with self.writing() as conn:
            _in_lobby(await lock_game(conn, game_id, now))
            return await vacate(conn, game_id, user_id, seat)

    async def arrange(self, game_id: int, order: Sequence[int], now: int) -> list[Seat]:
        """Seat a lobby anew: `order[k]` is the number of the seat that becomes number k."""
        async with self.writing() as conn:
            _in_lobby(await lock_game(conn, game_id, now))
            taken = await fetch_seats(conn, game_id)
            if sorted(order) != [seat.seat for seat in taken]:
                raise Conflict(f"game {game_id} has other seats by now")
            here, n = s.game_id == game_id, len(order)
            # Through the numbers above all of theirs, because two seats never have the same one, not even for a moment.
            for new, old in enumerate(order):
                await conn.execute(update(t.seat).where(here, s.seat == old).values(seat=n + new))
            for new in range(n):
                await conn.execute(update(t.seat).where(here, s.seat == n + new).values(seat=new))
            return await fetch_seats(conn, game_id)

    async def change_seat(
        self,
        game_id: int,
        seat: int,
        now: int,
        effects: Effects | None = None,
        *,
        theirs: int | None = None,
        free: bool = False,
        never_at: Collection[int] = (),
        **changes: Unpack[SeatChanges],
    ) -> Seat:
        """Another person, a caretaker, an absence, a choice, with all that it brings. `theirs`: only as long as this person has the seat, else
        `NotTheirs`. `free`: only as long as nobody has it, else Conflict. `never_at`: whoever sits down has never had any of these, else `OtherSide`; both are looked up in this very transaction."""
        unknown = changes.keys() - SeatChanges.__annotations__.keys()
        if unknown or not changes:
            raise TypeError(f"a seat's {', '.join(sorted(unknown)) or 'nothing'} cannot be changed")
        async with self.writing() as conn:
            game = await lock_game(conn, game_id, now)
            before = {row.seat: row for row in await fetch_seats(conn, game_id)}.get(seat)
            if before is None:
                raise Conflict(f"game {game_id} has no seat {seat}")
            if theirs is not None and before.user_id != theirs:
                raise NotTheirs(theirs, (seat,))
            if free and before.user_id is not None:
                raise Conflict(f"seat {seat} of game {game_id} is taken")
            new = changes.get("user_id")
            known = await seats_held(conn, game_id, new) if never_at and new is not None else set[int]()
            if new is not None and not known.isdisjoint(never_at):
                raise OtherSide(new, known.intersection(never_at))
            somebody_else = "user_id" in changes and changes["user_id"] != before.user_id
            back = before.caretaker and changes.get("caretaker") is False
            values = {**changes, "since": now} if somebody_else or back else changes
            if somebody_else:  # whether secrets reach them is not known from whoever sat there before
                values = {"dm_ok": None, **values}
            changed = await conn.execute(
                update(t.seat).where(s.game_id == game_id, s.seat == seat).values(**values).returning(*t.seat.c)
            )
            after = row_as(Seat, changed.one()._mapping)
            if after.user_id is not None and (after.user_id, after.name) != (before.user_id, before.name):
                await sits_down(conn, game_id, LOBBY if game.status == "lobby" else seat, after.user_id, after.name)
            if effects is not None:
                await self.carry(conn, game_id, game.serial, effects, now)
            if somebody_else or back:  # what was on offer is another's by now, or its holder is there again
                o = t.offer.c
                others = [o.seat == seat] if somebody_else else [o.seat == seat, o.by_id.is_distinct_from(before.user_id)]
                if gone := await withdraw_offers(conn, game_id, now, *others):
                    await self.carry(conn, game_id, game.serial, Effects(outbox=tuple(gone)), now)
            return after

    async def seen(self, game_id: int, user_id: int, serial: int) -> None:
        """This player has been shown everything up to `serial`. Showing older things later does not take that back."""
        async with self.writing() as conn:
            await conn.execute(
                update(t.seat).where(s.game_id == game_id, s.user_id == user_id, s.last_seen < serial).values(last_seen=serial)
            )

    async def seats_of(self, user_id: int) -> list[Seat]:
        """In unfinished games."""
        query = select(t.seat).join(t.game).where(s.user_id == user_id, t.game.c.status.in_(t.UNFINISHED))
        return await self.rows(query.order_by(s.game_id, s.seat), Seat)


async def take_seat(
    conn: AsyncConnection,
    game_id: int,
    seat: int,
    user_id: int,
    name: str,
    now: int,
    *,
    ready: bool = False,
    choices: Json | None = None,
) -> Seat:
    values = {"game_id": game_id, "seat": seat, "user_id": user_id, "name": name, "joined": now, "ready": ready}
    values |= {"caretaker": False, "last_seen": 0, "choices": choices or {}, "orders": {}}
    row = (await conn.execute(insert(t.seat).values(values).returning(*t.seat.c))).one()
    await sits_down(conn, game_id, LOBBY, user_id, name)
    return row_as(Seat, row._mapping)


async def empty_seat(conn: AsyncConnection, game_id: int, seat: int, empty: EmptySeat, now: int) -> None:
    values = {"game_id": game_id, "seat": seat, "user_id": None, "name": empty.name, "joined": now, "ready": True}
    values |= {"caretaker": True, "last_seen": 0, "choices": empty.choices, "orders": {}}
    await conn.execute(insert(t.seat).values(values))


def _in_lobby(game: Game) -> None:
    if game.status != "lobby":
        raise Conflict(f"game {game.id} is {game.status}: seats are taken and left in the lobby")


async def vacate(conn: AsyncConnection, game_id: int, user_id: int, only: int | None = None) -> list[int]:
    """Free a person's seats of a lobby and close the gaps."""
    freed: list[int] = []
    for row in await fetch_seats(conn, game_id):
        here = (s.game_id == game_id) & (s.seat == row.seat)
        if row.user_id == user_id and only in (None, row.seat):
            await conn.execute(delete(t.seat).where(here))
            freed.append(row.seat)
        elif freed:  # upwards one by one: the number below is free by now
            await conn.execute(update(t.seat).where(here).values(seat=row.seat - len(freed)))
    return freed
