from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.given import World, unhurried_pictures, world  # noqa: F401


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    """Keeper with Elder Sign on the shelf, in a channel called museum; boards as text."""
    async with world(tmp_path) as made:
        yield made
