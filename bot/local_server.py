"""Point discord.py at a local Discord-compatible server instead of the real one.

The three attributes belong to discord.py's classes: a process talks either to Discord or to the local server, never to both.
Call it before the client starts.
"""

from __future__ import annotations

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_local_discord(base: str) -> None:
    """`base` is the server's address, such as `http://127.0.0.1:8420`."""
    base = base.rstrip("/")
    Route.BASE = base + "/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = base + "/cdn"  # pyright: ignore[reportAttributeAccessIssue]
