"""What the memory says when it cannot: trouble of its own, or something about the rows at hand. On both databases alike."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, StatementError

from db import TROUBLE, Database
from db import tables as t
from db.errors import sorted_out
from tests.db.given import NOW, a_game


async def test_a_key_that_is_there_twice_is_no_trouble_of_the_memory(db: Database) -> None:
    game = await a_game(db)
    row = {"game_id": game.id, "seat": 0, "user_id": 5, "name": "x"}
    with pytest.raises(IntegrityError) as wrong:
        async with db.writing() as conn:
            await conn.execute(insert(t.sitting).values([row, row]))
    assert not isinstance(wrong.value, TROUBLE)


async def test_a_value_that_does_not_fit_is_no_trouble_of_the_memory(db: Database) -> None:
    game = await a_game(db)
    values = {"game_id": game.id, "kind": "reminder", "due": 2**70, "data": {}, "state": "armed", "created": NOW}
    with pytest.raises((DataError, OverflowError)) as wrong:
        async with db.writing() as conn:
            await conn.execute(insert(t.deadline).values(values))
    assert not isinstance(wrong.value, TROUBLE)


async def test_what_no_statement_can_carry_is_no_trouble_of_the_memory(db: Database) -> None:
    game = await a_game(db)
    values = {"game_id": game.id, "kind": "reminder", "due": 1, "data": {"a", "set"}, "state": "armed", "created": NOW}
    with pytest.raises(StatementError) as wrong:
        async with db.writing() as conn:
            await conn.execute(insert(t.deadline).values(values))
    assert not isinstance(wrong.value, TROUBLE)


async def hurried(db: Database) -> None:
    async with db.writing() as conn:
        await conn.execute(text("SET LOCAL statement_timeout = 1"))
        await conn.execute(text("SELECT pg_sleep(5)"))


async def test_what_a_server_says_of_itself_is_trouble(db: Database) -> None:
    """A statement that is called off, a file that is no database: the drivers have no closer word for it."""
    if db.sqlite:
        error = DBAPIError("SELECT", {}, Exception("file is not a database"))
        assert isinstance(sorted_out(error), OperationalError)
        return
    with pytest.raises(OperationalError) as wrong:
        await hurried(db)
    assert isinstance(wrong.value, TROUBLE)


async def test_a_deadline_that_is_due_at_no_time_is_never_due(db: Database) -> None:
    if not db.sqlite:
        pytest.skip("PostgreSQL takes numbers only")
    game = await a_game(db)
    values = {"game_id": game.id, "kind": "reminder", "data": {}, "state": "armed", "created": NOW}
    async with db.writing() as conn:
        await conn.execute(insert(t.deadline).values([values | {"due": "x"}, values | {"due": b"1"}]))
    assert await db.next_due() is None
    assert await db.claim_due(NOW) == []
    async with db.writing() as conn:
        await conn.execute(insert(t.deadline).values(values | {"due": NOW}))
    assert await db.next_due() == NOW
    assert [d.due for d in await db.claim_due(NOW)] == [NOW]
    bad = await db.undated()
    assert [d.due for d in bad] == ["x", b"1"]
    for row in bad:
        await db.call_off(row.id)
    assert await db.undated() == []
