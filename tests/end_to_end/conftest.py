from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.bot.given import unhurried_pictures  # noqa: F401


@pytest.fixture(autouse=True)
def discord_addresses() -> Iterator[None]:
    """discord.py's class attributes belong to the whole process: put them back."""
    kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = kept
