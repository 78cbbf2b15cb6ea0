"""Who may do what where: Discord's permission bits and the rule that combines roles and overwrites."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ADD_REACTIONS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | PIN_MESSAGES
IN_A_DM = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | ADD_REACTIONS | USE_APPLICATION_COMMANDS
)


def combine(
    base: int, overwrites: Iterable[dict[str, Any]], everyone_id: str, role_ids: Iterable[str], person_id: str, owner: bool
) -> int:
    """The permissions of one member in one channel."""
    if owner or base & ADMINISTRATOR:
        return ALL
    by_id = {o["id"]: o for o in overwrites}
    allowed = base
    if everyone_id in by_id:
        allowed = (allowed & ~int(by_id[everyone_id]["deny"])) | int(by_id[everyone_id]["allow"])
    deny = allow = 0
    for role in role_ids:
        if role in by_id:
            deny |= int(by_id[role]["deny"])
            allow |= int(by_id[role]["allow"])
    allowed = (allowed & ~deny) | allow
    if person_id in by_id:
        allowed = (allowed & ~int(by_id[person_id]["deny"])) | int(by_id[person_id]["allow"])
    return allowed if allowed & VIEW_CHANNEL else 0
