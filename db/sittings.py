"""Who ever sat where, by which name, whatever has become of the seat since: so that forgetting finds all of it.

Whoever was forgotten is in none of these rows. But what they saw of a game that goes on they have seen, and nobody may come back
on its other side (`bot.offers`): a mark stays with the seat until the game is over. It is made of the game, the person's number
and the house's own key, so it says nothing but "the same person" when that person comes again.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.seals import key_in

# In place of a seat's number: in the lobby those still change.
LOBBY = -1
i, v = t.sitting.c, t.veiled.c
# Built once, see db.store.
SAME_SITTING = delete(t.sitting).where(*(i[name] == bindparam(f"the_{name}") for name in ("game_id", "seat", "user_id", "name")))
SITTING = insert(t.sitting)


async def sits_down(conn: AsyncConnection, game_id: int, seat: int, user_id: int, name: str) -> None:
    """Inside the transaction that seats them, which has locked the game."""
    row = {"game_id": game_id, "seat": seat, "user_id": user_id, "name": name}
    await conn.execute(SAME_SITTING, {f"the_{name}": value for name, value in row.items()})
    await conn.execute(SITTING, row)


async def seats_held(conn: AsyncConnection, game_id: int, user_id: int) -> set[int]:
    """The seats this person has or ever had in this game, in whatever line of play, before they were forgotten or after.
    In a game that came from a file, the seats that are kept for them, too."""
    s, a, o = t.seat.c, t.answer.c, t.offer.c
    mark = _mark(await key_in(conn), game_id, user_id)
    queries = (
        select(s.seat).where(s.game_id == game_id, (s.user_id == user_id) | (s.kept_for == user_id)),
        select(i.seat).where(i.game_id == game_id, i.user_id == user_id, i.seat != LOBBY),
        select(v.seat).where(v.game_id == game_id, v.mark == mark),
        # Games from before sittings were kept know it from the log and from the offers.
        select(a.seat).where(a.game_id == game_id, a.user_id == user_id).distinct(),
        select(o.seat).where(o.game_id == game_id, o.state == "taken", (o.user_id == user_id) | (o.holder_id == user_id)),
    )
    return {seat for query in queries for seat in (await conn.execute(query)).scalars()}


async def veil(conn: AsyncConnection, game_ids: Iterable[int], user_id: int) -> None:
    """Somebody is about to be forgotten: of their seats in these games their marks stay."""
    key = await key_in(conn)
    for game_id in game_ids:
        mark = _mark(key, game_id, user_id)
        await conn.execute(delete(t.veiled).where(v.game_id == game_id, v.mark == mark))
        for seat in sorted(await seats_held(conn, game_id, user_id)):
            await conn.execute(insert(t.veiled).values(game_id=game_id, seat=seat, mark=mark))


def _mark(key: bytes | None, game_id: int, user_id: int) -> str:
    return hmac.digest(key or b"", f"keeper sat:{game_id}:{user_id}".encode(), "sha256").hex()
