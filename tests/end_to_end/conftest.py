from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from games.kernel.luck import key_of
from tests.bot.given import unhurried_pictures  # noqa: F401
from tests.memory import in_its_thread  # noqa: F401


@pytest.fixture(autouse=True)
def discord_addresses() -> Iterator[None]:
    """discord.py's class attributes belong to the whole process: put them back."""
    kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = kept


def bring_luck(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The word somebody gets follows from the promise and from who they are, and no two Discords share people's ids: here word and
    salt are fixed, so that a game in this process is the same whenever it is played. Not for games of another process, which
    would not verify."""
    monkeypatch.setattr("bot.luck_words.drawn", lambda commitment, person, bag, taken=(): bag[9])
    for module in ("bot.tables.table", "bot.evidence"):
        monkeypatch.setattr(f"{module}.key_of", lambda secret, salt: key_of(secret, [f"luck {number}"]))


@pytest.fixture(autouse=True)
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that wants another brings its own."""
    bring_luck(monkeypatch, 9)
