"""People of the sandbox, the bot among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

COLOURS = ("#b5523b", "#3b7a57", "#4a5fa8", "#9a6b1f", "#7d4a8c", "#2f7f8c", "#a8436b", "#5d6b2f")
LOCALES = frozenset(
    [
        *(
            "ar",
            "bg",
            "cs",
            "da",
            "de",
            "el",
            "en-GB",
            "en-US",
            "es-419",
            "es-ES",
            "fi",
            "fr",
            "he",
            "hi",
            "hr",
            "hu",
            "id",
            "it",
        ),
        *("ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    ]
)


@dataclass
class Person:
    id: str
    username: str
    global_name: str
    locale: str = "en-GB"
    bot: bool = False
    owner: bool = False
    dms_open: bool = True
    colour: str = COLOURS[0]
    roles: list[str] = field(default_factory=list)
    joined: float = 0.0

    def user(self) -> dict[str, Any]:
        user: dict[str, Any] = {
            "id": self.id,
            "username": self.username,
            "discriminator": "0",
            "global_name": self.global_name,
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        if self.bot:
            user["bot"] = True
        return user

    def mention(self) -> str:
        return f"<@{self.id}>"
