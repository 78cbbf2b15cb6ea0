from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.bot.given import unhurried_pictures  # noqa: F401
from tests.waiting import at_most_twice_again

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    at_most_twice_again(items, HERE)


@pytest.fixture(autouse=True)
def discord_addresses() -> Iterator[None]:
    """discord.py's class attributes belong to the whole process: put them back."""
    kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = kept
