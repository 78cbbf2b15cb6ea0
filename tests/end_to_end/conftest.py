from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from games.kernel.luck import key_of
from tests.bot.given import unhurried_pictures  # noqa: F401


@pytest.fixture(autouse=True)
def discord_addresses() -> Iterator[None]:
    """discord.py's class attributes belong to the whole process: put them back."""
    kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = kept


@pytest.fixture(autouse=True)
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Joining salts the luck with the ids of the presses, which no two Discords and no two runs share: here the salt is fixed, so
    that a game in this process is the same whenever it is played. Not for games of another process, which would not verify."""
    monkeypatch.setattr("bot.tables.remembered.key_of", lambda secret, salt: key_of(secret, ["luck 9"]))
