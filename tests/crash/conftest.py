from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.given import unhurried_pictures  # noqa: F401
from tests.db.conftest import BOTH, cleared_database, postgres_server  # noqa: F401
from tests.memory import in_its_thread, ready  # noqa: F401


@pytest_asyncio.fixture(params=BOTH)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that several processes can open, with all tables and nothing in them."""
    if request.param == "sqlite":
        return await ready(tmp_path / "keeper.db")
    return await cleared_database(request.getfixturevalue("postgres_server"))
