"""Games as rows: opened in a lobby, started, paused, ended, looked up; and which process looks after which."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Sequence
from typing import Any, TypedDict, Unpack

from sqlalchemy import ColumnElement, bindparam, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.effects import EffectStore, bring_along
from db.errors import ChannelTaken, Conflict, NoSuchGame
from db.rows import Effects, EmptySeat, Game, HostSeat, Json, NewGame, Pace, Start, Status
from db.seats import empty_seat, take_seat
from db.sittings import sits_down
from db.store import GAME, fetch_seats, lock_game, pack, row_as

g = t.game.c
# Built once, see db.store.
IN_CHANNEL = select(t.game).where(g.channel_id == bindparam("the_channel"), g.status.in_(t.UNFINISHED))


class GameChanges(TypedDict, total=False):
    language: str
    options: Json
    pace: Pace
    host_id: int | None
    guild_id: int | None
    channel_id: int
    rules_version: int
    lobby_message_id: int | None
    board_message_id: int | None


class Games(EffectStore):
    async def create_game(
        self,
        new: NewGame,
        now: int,
        *,
        host: HostSeat | None = None,
        caretakers: Sequence[EmptySeat] = (),
        effects: Effects | None = None,
    ) -> Game:
        """A game in the lobby, with its host at the first seat, caretakers behind and the letter that posts it: all of it, or nothing."""
        values: dict[str, Any] = {f.name: getattr(new, f.name) for f in dataclasses.fields(new)}
        values |= {
            "pace": dataclasses.asdict(new.pace),
            "status": "lobby",
            "epoch": 0,
            "serial": 0,
            "created": now,
            "updated": now,
        }
        try:
            async with self.writing() as conn:
                row = (await conn.execute(insert(t.game).values(values).returning(*t.game.c))).one()
                if host is not None:
                    await take_seat(conn, row.id, 0, host.user_id, host.name, now, ready=True, choices=host.choices)
                for number, empty in enumerate(caretakers, 0 if host is None else 1):
                    await empty_seat(conn, row.id, number, empty, now)
                await self.carry(conn, row.id, row.serial, effects or Effects(), now)
                return row_as(Game, row._mapping)
        except IntegrityError as error:
            raise await self._taken(new.channel_id, error) from None

    async def game(self, game_id: int) -> Game | None:
        return await self.one(GAME, Game, {"the_game": game_id})

    async def game_in_channel(self, channel_id: int) -> Game | None:
        return await self.one(IN_CHANNEL, Game, {"the_channel": channel_id})

    async def games_of(self, user_id: int) -> list[Game]:
        mine = or_(g.host_id == user_id, _sits(user_id))
        return await self.rows(select(t.game).where(g.status.in_(t.UNFINISHED), mine).order_by(g.id), Game)

    async def unfinished(self, guild_id: int | None = None) -> list[Game]:
        query = select(t.game).where(g.status.in_(t.UNFINISHED)).order_by(g.id)
        return await self.rows(query if guild_id is None else query.where(g.guild_id == guild_id), Game)

    async def unfinished_but(self, names: Collection[str]) -> list[tuple[int, str]]:
        """Unfinished games of other names: their ids, and what they are called."""
        query = select(g.id, g.name).where(g.status.in_(t.UNFINISHED), g.name.not_in(tuple(names))).order_by(g.id)
        async with self.glancing() as conn:
            return [(row.id, row.name) for row in await conn.execute(query)]

    async def games_with_lobby_posts(self) -> list[int]:
        """Those with a lobby's post that has its buttons, whether they are still in the lobby or not."""
        p = t.post.c
        async with self.glancing() as conn:
            found = select(p.game_id).where(p.purpose == "lobby", p.live.is_(True)).distinct().order_by(p.game_id)
            return list((await conn.execute(found)).scalars())

    async def caretaken(self) -> list[int]:
        """Games in play with a seat that no person plays."""
        s = t.seat.c
        absent = exists().where(s.game_id == g.id, or_(s.caretaker.is_(True), s.user_id.is_(None)))
        async with self.glancing() as conn:
            return list((await conn.execute(select(g.id).where(g.status == "playing", absent).order_by(g.id))).scalars())

    async def history(
        self,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        user_id: int | None = None,
        name: str | None = None,
        before: int | None = None,
        begun: bool = False,
        limit: int = 25,
    ) -> list[Game]:
        """Games that are over, newest first. `before` is the id of the last one already shown; `begun`: no closed lobbies."""
        query = select(t.game).where(g.status.in_(("finished", "ended")))
        for column, value in ((g.guild_id, guild_id), (g.channel_id, channel_id), (g.name, name)):
            if value is not None:
                query = query.where(column == value)
        if user_id is not None:
            query = query.where(_sits(user_id))
        if before is not None:
            query = query.where(g.id < before)
        if begun:
            query = query.where(g.salt.is_not(None))
        return await self.rows(query.order_by(g.id.desc()).limit(limit), Game)

    async def revealed(self, promised: str) -> bool:
        """Has the secret behind this commitment been told here, because a game with it is over?"""
        query = select(g.id).where(g.commitment == promised, g.status.in_(("finished", "ended"))).limit(1)
        async with self.reading() as conn:
            return (await conn.execute(query)).one_or_none() is not None

    async def change_game(self, game_id: int, now: int, effects: Effects | None = None, **changes: Unpack[GameChanges]) -> Game:
        values: dict[str, Any] = {**changes, "updated": now}
        unknown = changes.keys() - GameChanges.__annotations__.keys()
        if unknown:
            raise TypeError(f"a game's {', '.join(sorted(unknown))} cannot be changed")
        if "pace" in changes:
            values["pace"] = dataclasses.asdict(changes["pace"])
        try:
            async with self.writing() as conn:
                left = await lock_game(conn, game_id, now) if "channel_id" in changes else None
                changed = await conn.execute(update(t.game).where(g.id == game_id).values(values).returning(*t.game.c))
                row = changed.one_or_none()
                if row is not None and left is not None and left.channel_id != row.channel_id:
                    along = await bring_along(conn, game_id, left.channel_id, row.channel_id)
                    effects = dataclasses.replace(effects or Effects(), outbox=(*(effects.outbox if effects else ()), *along))
                if "pace" in changes:
                    await _time_anew(conn, game_id, now)
                if row is not None and effects is not None:
                    await self.carry(conn, game_id, row.serial, effects, now)
        except IntegrityError as error:
            if "channel_id" not in changes:
                raise
            raise await self._taken(changes["channel_id"], error) from None
        if row is None:
            raise NoSuchGame(game_id)
        return row_as(Game, row._mapping)

    async def start(self, game_id: int, start: Start, now: int) -> Game:
        async with self.writing() as conn:
            game = await lock_game(conn, game_id, now)
            if game.status != "lobby":
                raise Conflict(f"game {game_id} is {game.status}, not in the lobby")
            seats = await fetch_seats(conn, game_id)
            if tuple(s.user_id for s in seats) != start.users:
                raise Conflict(f"game {game_id} was dealt for other players than those who sit there now")
            chosen = (tuple(s.choices for s in seats), game.options)
            if chosen != (start.choices or chosen[0], chosen[1] if start.options is None else start.options):
                raise Conflict(f"game {game_id} was dealt for other words or wishes than those that stand now")
            for seat in seats:  # from here on the numbers stay
                if seat.user_id is not None:
                    await sits_down(conn, game_id, seat.seat, seat.user_id, seat.name)
            snapshot = start.checkpoint
            first = dataclasses.asdict(snapshot) | {"data": await pack(snapshot.data)}
            await conn.execute(insert(t.checkpoint).values(**first, game_id=game_id, serial=game.serial, created=now))
            values = {"status": "playing", "salt": start.salt, "rules_version": start.rules_version or game.rules_version}
            changed = await conn.execute(update(t.game).where(g.id == game_id).values(values).returning(*t.game.c))
            await self.carry(conn, game_id, game.serial, start, now)
            return row_as(Game, changed.one()._mapping)

    async def set_status(
        self,
        game_id: int,
        status: Status,
        now: int,
        *,
        was: tuple[Status, ...],
        outcome: Json | None = None,
        effects: Effects | None = None,
    ) -> Game:
        """Pause, resume, end. A game that is over keeps no armed deadline and no owner, and frees its channel."""
        over = status in ("finished", "ended")
        values: dict[str, Any] = {"status": status, "updated": now}
        if over:
            values |= {"finished": now, "outcome": outcome, "owner": None, "owned_until": None}
        try:
            async with self.writing() as conn:
                changed = await conn.execute(
                    update(t.game).where(g.id == game_id, g.status.in_(was)).values(values).returning(*t.game.c)
                )
                row = changed.one_or_none()
                if row is None:
                    raise await self._moved_on(conn, game_id)
                if status == "playing":
                    await _time_anew(conn, game_id, now)
                await self.carry(conn, game_id, row.serial, effects or Effects(), now, over=over)
                return row_as(Game, row._mapping)
        except IntegrityError as error:  # a game taken up again where another is being played by now
            game = await self.game(game_id)
            if game is None or game.unfinished:
                raise
            raise await self._taken(game.channel_id, error) from None

    async def _taken(self, channel_id: int, error: IntegrityError) -> Exception:
        there = await self.game_in_channel(channel_id)
        return error if there is None else ChannelTaken(there)

    async def _moved_on(self, conn: Any, game_id: int) -> Exception:
        status = (await conn.execute(select(g.status).where(g.id == game_id))).scalar_one_or_none()
        return NoSuchGame(game_id) if status is None else Conflict(f"game {game_id} is {status}")


async def _time_anew(conn: AsyncConnection, game_id: int, now: int) -> None:
    """A pause has ended, or another pace begins: nobody is late for the time before."""
    await conn.execute(update(t.seat).where(t.seat.c.game_id == game_id).values(since=now))


def _sits(user_id: int) -> ColumnElement[bool]:
    return exists().where(t.seat.c.game_id == g.id, t.seat.c.user_id == user_id)
