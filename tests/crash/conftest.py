from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.given import unhurried_pictures  # noqa: F401
from tests.db.conftest import BOTH, new_database, postgres_server  # noqa: F401


@pytest_asyncio.fixture(params=BOTH)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database that several processes can open."""
    if request.param == "sqlite":
        return str(tmp_path / "keeper.db")
    return await new_database(request.getfixturevalue("postgres_server"))
