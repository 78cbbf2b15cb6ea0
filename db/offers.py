"""Seats on offer: to one person, until a certain time. One open offer per seat.

An open offer is always one of the seat's present holder: whoever sits down there, leaves it, or comes back to it ends the others
(`db.seats.Seats.change_seat`). It is taken by the transaction that seats the person (`Effects.close_offer`), so two cannot.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from sqlalchemy import insert, select, update

from db import tables as t
from db.effects import EffectStore, withdraw_offers
from db.errors import Conflict, NotTheirs
from db.rows import Effects, Letter, Offer
from db.sittings import seats_held
from db.store import fetch_seats, lock_game, row_as

o = t.offer.c


class Offers(EffectStore):
    async def make_offer(
        self,
        game_id: int,
        seat: int,
        user_id: int,
        by_id: int | None,
        now: int,
        expires: int,
        *,
        post: Letter | None = None,
        effects: Effects | None = None,
    ) -> Offer:
        """Offer a seat; an earlier offer of it is withdrawn, and its post loses its buttons. `post`: the letter that posts it, to whose payload
        the offer's id is added as `offer`. Conflict: there is no such seat, or the game is not being played. NotTheirs: by now somebody else
        sits there, and is here."""
        async with self.writing() as conn:
            game = await lock_game(conn, game_id, now)
            seats = await fetch_seats(conn, game_id)
            if game.status not in ("playing", "paused") or not 0 <= seat < len(seats):
                raise Conflict(f"game {game_id} is {game.status} and has {len(seats)} seats")
            holder = seats[seat].user_id
            if holder not in (None, by_id) and not seats[seat].caretaker:
                raise NotTheirs(by_id, (seat,))
            before = await withdraw_offers(conn, game_id, now, o.seat == seat)
            values = {"game_id": game_id, "seat": seat, "holder_id": holder, "by_id": by_id, "user_id": user_id}
            values |= {"state": "open", "created": now, "expires": expires}
            row = (await conn.execute(insert(t.offer).values(values).returning(*t.offer.c))).one()
            carried = effects or Effects()
            if post is not None:
                letter = dataclasses.replace(post, payload=post.payload | {"offer": row.id})
                carried = dataclasses.replace(carried, outbox=(*carried.outbox, letter))
            carried = dataclasses.replace(carried, outbox=(*before, *carried.outbox))
            await self.carry(conn, game_id, game.serial, carried, now)
            return row_as(Offer, row._mapping)

    async def offer(self, offer_id: int) -> Offer | None:
        return await self.one(select(t.offer).where(o.id == offer_id), Offer)

    async def offers(self, game_id: int) -> list[Offer]:
        """All there ever were."""
        return await self.rows(select(t.offer).where(o.game_id == game_id).order_by(o.id), Offer)

    async def offers_run_out(self, now: int) -> list[Offer]:
        """Open ones whose time is over, of games that go on."""
        running = t.game.c.status.in_(t.UNFINISHED)
        query = select(t.offer).join(t.game).where(o.state == "open", o.expires <= now, running)
        return await self.rows(query.order_by(o.id), Offer)

    async def change_offer(self, offer_id: int, message_id: int | None) -> None:
        async with self.writing() as conn:
            await conn.execute(update(t.offer).where(o.id == offer_id).values(message_id=message_id))

    async def sat_as(self, game_id: int, seat: int, user_id: int) -> str | None:
        """The name by which this person last sat there; None: they never did, or asked to be forgotten."""
        i = t.sitting.c
        query = select(i.name).where(i.game_id == game_id, i.seat == seat, i.user_id == user_id)
        async with self.reading() as conn:
            names = list((await conn.execute(query)).scalars())
        return names[-1] if names else None

    async def have_sat(self, game_id: int, user_id: int) -> Sequence[int]:
        """The seats this person has or ever had in this game: they have seen what is seen there."""
        async with self.reading() as conn:
            return sorted(await seats_held(conn, game_id, user_id))
