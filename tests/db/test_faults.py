"""A fault of a game is reported and told once, whoever meets it and however often."""

from __future__ import annotations

import asyncio

from db import Alarm, Database, Effects
from tests.db.given import NOW, a_game


async def fault(db: Database, game_id: int, mark: str = "m", now: int = NOW, *, aside: bool = True, version: str = "1") -> int:
    return await db.note_fault(game_id, f"Traceback: {mark}", mark, version, now, told="told-aside", aside=aside)


async def notices(db: Database, game_id: int) -> list[object]:
    return [letter.payload["args"]["report"] for letter in await db.pending(game_id) if letter.kind == "notice"]


async def test_many_who_meet_it_at_once_tell_it_once(db: Database) -> None:
    game, other = await a_game(db), await a_game(db, 71)
    met = await asyncio.gather(*(fault(db, id, f"mark {i}") for i in range(4) for id in (game.id, other.id)))
    assert len(set(met)) == 2
    assert len(await db.reports()) == 2
    assert await notices(db, game.id) == [met[0]]
    assert await notices(db, other.id) == [met[1]]
    assert [f.game_id for f in await db.asides()] == [game.id, other.id]


async def test_it_is_told_again_only_when_it_could_be_opened_in_between_and_is_news(db: Database) -> None:
    game = await a_game(db)
    first = await fault(db, game.id)
    assert await fault(db, game.id, "another", NOW + 90_000) == first  # still set aside
    await db.take_up(game.id, Effects(arm=(Alarm(kind="deadline", due=NOW + 5, seat=0),)), NOW)
    assert await db.asides() == []
    assert (await db.load(game.id)).aside is False
    assert len(await db.deadlines(game.id)) == 1
    assert await fault(db, game.id, now=NOW + 10, version="2") == first
    known = await db.fault(game.id)
    assert known is not None
    assert (known.aside, known.version) == (True, "2")
    assert (await db.load(game.id)).aside is True
    await db.take_up(game.id, Effects(), NOW + 20)
    second = await fault(db, game.id, "another", NOW + 30)
    await db.take_up(game.id, Effects(), NOW + 40)
    third = await fault(db, game.id, "another", NOW + 90_000)
    assert await notices(db, game.id) == [first, second, third]


async def test_a_game_that_is_over_is_told_of_nothing(db: Database) -> None:
    game = await a_game(db)
    await db.set_status(game.id, "ended", NOW, was=("playing",))
    await fault(db, game.id)
    assert await notices(db, game.id) == []
    assert await db.asides() == []
