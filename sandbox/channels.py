"""Channels, threads and DMs, each with its messages (the newest few hundred)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandbox.messages import Message

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = frozenset({PUBLIC_THREAD, PRIVATE_THREAD})


@dataclass
class Channel:
    id: str
    type: int
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: str | None = None
    guild_id: str = ""  # of a further server; empty: the first one
    overwrites: list[dict[str, Any]] = field(default_factory=list)
    people: list[str] = field(default_factory=list)  # a DM's two, a thread's members
    owner_id: str | None = None
    created: float = 0.0
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_after: int = 1440
    archived_at: float = 0.0
    slow_mode: int = 0
    sent: int = 0  # messages ever written here
    last_message_id: str | None = None
    last_pin: float | None = None
    messages: dict[str, Message] = field(default_factory=dict)
    read: dict[str, str] = field(default_factory=dict)  # person → newest message seen

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def is_dm(self) -> bool:
        return self.type == DM
