"""A Discord that says yes to everything and remembers what it was told: for a real Keeper with all its cogs, in one process.

Nothing is checked here (the sandbox does that); it only has to be quick. Presses come in as Discord's own events, so everything
from discord.py's reading of them to the answer is the real thing.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.keeper import Keeper

EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
APPLICATION, BOT = 1, 2
# Ids of messages and presses. Above those of people and channels, so that none is taken for another.
FIRST_ID = 10_000_000
_EVERYTHING = str(discord.Permissions.all().value)


@dataclass(frozen=True, slots=True)
class Said:
    """Something Keeper has sent: `where` is "callback", "dialogue", "original", "followup", "channel" or
    "edit"."""

    where: str
    channel_id: int
    message: dict[str, Any]

    @property
    def ephemeral(self) -> bool:
        return bool(self.message.get("flags", 0) & EPHEMERAL)

    @property
    def words(self) -> str:
        return "\n".join([self.message.get("content") or "", *(p.get("content") or "" for p in parts(self.message))])


def parts(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every component, however deep."""
    left = list(message.get("components") or ())
    while left:
        part = left.pop(0)
        yield part
        left += part.get("components") or ()
        if part.get("accessory"):
            left.append(part["accessory"])


@dataclass(eq=False)
class Hearsay:
    keeper: Keeper
    said: list[Said] = field(default_factory=list[Said])
    """Since somebody last emptied it."""
    acknowledged: int = 0
    _ids: count[int] = field(default_factory=lambda: count(FIRST_ID))
    _messages: dict[int, dict[str, Any]] = field(default_factory=dict[int, dict[str, Any]])
    _deferred: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    _threads: int = 0

    @classmethod
    @asynccontextmanager
    async def around(cls, keeper: Keeper) -> AsyncIterator[Hearsay]:
        """Keeper's cogs are loaded; it is not started, so no clock runs that nobody has wound."""
        self = cls(keeper)
        await keeper._async_setup_hook()
        http: Any = keeper.http
        http.request = self._request
        state: Any = keeper._connection
        state.application_id = APPLICATION
        state.user = discord.ClientUser(state=state, data=_user(BOT, bot=True))  # pyright: ignore[reportArgumentType]
        token = async_context.set(_Adapter(self))
        try:
            await keeper.load_cogs()
            yield self
        finally:
            async_context.reset(token)

    # What comes in

    def new_id(self) -> int:
        return next(self._ids)

    async def press(
        self,
        user_id: int,
        custom_id: str,
        *,
        values: tuple[str, ...] | None = None,
        channel_id: int,
        guild_id: int | None,
        ephemeral: bool = False,
        manager: bool = False,
        german: bool = False,
        id: int | None = None,
        modal: bool = False,
        component: int = 2,
        people: tuple[int, ...] = (),
    ) -> None:
        """Somebody presses; comes back when everything that follows from it is done."""
        flags = (EPHEMERAL if ephemeral else 0) | COMPONENTS_V2
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": component}
        if values is not None:
            data["values"] = list(values)
        if people:
            data["resolved"] = {"users": {str(p): _user(p) for p in people}}
        if modal:
            data = {
                "custom_id": custom_id,
                "components": [{"type": 1, "components": [{"type": 4, "custom_id": "a", "value": "b"}]}],
            }
        shown = {"type": component, "custom_id": custom_id, "style": 1, "label": "?", "options": []}
        event: dict[str, Any] = self._arrived(user_id, channel_id, guild_id, manager, german, id) | {
            "type": 5 if modal else 3,
            "data": data,
            "message": self._message(
                channel_id, {"flags": flags, "components": [{"type": 1, "components": [shown]}]}, keep=False
            ),
        }
        await self._happen(event)

    async def command(self, user_id: int, cog: str, name: str, *, channel_id: int, guild_id: int | None, **options: Any) -> None:
        """Somebody types `/game <name>`; the options are as the command's function takes them. Refusals are answered as always."""
        event = self._arrived(user_id, channel_id, guild_id, False, False, None) | {
            "type": 2,
            "data": {"id": "1", "name": "game", "type": 1},
        }
        interaction: Any = discord.Interaction(data=event, state=self.keeper._connection)  # pyright: ignore[reportArgumentType]
        command: Any = getattr(self.keeper.get_cog(cog), name)
        try:
            await command.callback(self.keeper.get_cog(cog), interaction, **options)
        except Exception as error:
            await self.keeper.tree.on_error(interaction, discord.app_commands.CommandInvokeError(command, error))
        await self.settle()

    def _arrived(
        self, user_id: int, channel_id: int, guild_id: int | None, manager: bool, german: bool, id: int | None
    ) -> dict[str, Any]:
        id = self.new_id() if id is None else id
        person = _user(user_id)
        permissions = _EVERYTHING if manager else "0"
        event: dict[str, Any] = {
            "id": str(id),
            "token": f"token-{id}",
            "version": 1,
            "application_id": str(APPLICATION),
            "attachment_size_limit": 10_000_000,
            "app_permissions": _EVERYTHING,
            "locale": "de" if german else "en-GB",
        }
        if guild_id is None:
            return event | {"user": person, "channel": {"id": str(channel_id), "type": 1, "recipients": [person]}}
        member = {
            "user": person,
            "roles": [],
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "permissions": permissions,
            "flags": 0,
        }
        channel = {"id": str(channel_id), "type": 0, "name": "table", "guild_id": str(guild_id), "position": 0}
        return event | {"guild_id": str(guild_id), "guild": {"id": str(guild_id)}, "channel": channel, "member": member}

    async def _happen(self, event: dict[str, Any]) -> None:
        self.keeper._connection.parse_interaction_create(event)  # pyright: ignore[reportArgumentType]
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is under way any more: the press, what the postman delivers or gathers, what a caretaker does."""
        me = asyncio.current_task()
        while True:
            while others := [t for t in asyncio.all_tasks() if t is not me and not t.done() and not _waits_for_nobody(t)]:
                await asyncio.wait(others)
            if self.keeper.postman.at_ease:
                return
            await self.keeper.postman.idle()

    # What goes out

    async def _request(self, route: Any, *, files: Any = None, form: Any = None, **named: Any) -> Any:
        """Of a bot's own: posts in channels."""
        body = named.get("json") or _form(form)
        path = route.path
        if path == "/users/@me/channels":
            return {
                "id": str(int(body["recipient_id"]) + FIRST_ID // 2),
                "type": 1,
                "recipients": [_user(int(body["recipient_id"]))],
            }
        if path.endswith("/threads/active"):
            return {"threads": [], "members": []}
        if path.endswith("/threads"):
            return self._thread(int(route.channel_id), str(body.get("name") or ""))
        if path == "/channels/{channel_id}" and route.method == "GET":  # what is not in memory is not there
            gone: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(gone, {"code": 10003, "message": "Unknown Channel"})
        if "/messages" not in path:
            return None
        channel_id = int(route.channel_id)
        id = _last_number(route.url)
        if route.method == "POST":
            message = self._message(channel_id, body)
            self.said.append(Said("channel", channel_id, message))
            return message
        if route.method == "PATCH":
            message = self._messages[id] = (
                self._messages.get(id, self._message(channel_id, {}, keep=False) | {"id": str(id)}) | body
            )
            self.said.append(Said("edit", channel_id, message))
            return message
        if route.method == "GET":
            return [] if not id else self._messages.get(id) or self._message(channel_id, {}, keep=False)
        if route.method == "DELETE":
            self._messages.pop(id, None)
        return None

    def _thread(self, channel_id: int, name: str) -> dict[str, Any]:
        """A public one."""
        self._threads += 1
        meta = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
        return {
            "id": str(FIRST_ID // 4 + self._threads),
            "type": 11,
            "guild_id": "1",
            "parent_id": str(channel_id),
            "owner_id": "1",
            "name": name,
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": meta,
        }

    def answered(self, route: Any, body: dict[str, Any]) -> Any:
        """To an interaction."""
        if route.url.endswith("/callback"):
            self.acknowledged += 1
            data = body.get("data") or {}
            message = self._message(0, data, keep=False)
            self._deferred[str(route.webhook_token)] = message
            if body["type"] == discord.InteractionResponseType.channel_message.value:
                self.said.append(Said("callback", 0, message))
            elif body["type"] == discord.InteractionResponseType.modal.value:
                self.said.append(Said("dialogue", 0, message | {"custom_id": data.get("custom_id")}))
            return {"interaction": {"id": "1", "type": 3}, "resource": {"type": body["type"], "message": message}}
        if route.method == "DELETE":  # taken away again (`bot.private_answers`): nothing is said
            return None
        if route.method == "POST":
            message = self._message(0, body, keep=False)
            self.said.append(Said("followup", 0, message))
            return message
        files = [{"id": "1", "size": 1, "url": "", "proxy_url": ""} | a for a in body.get("attachments") or ()]
        message = self._deferred.get(str(route.webhook_token), self._message(0, {}, keep=False)) | body | {"attachments": files}
        self.said.append(Said("original", 0, message))
        return message

    def _message(self, channel_id: int, body: dict[str, Any], *, keep: bool = True) -> dict[str, Any]:
        id = self.new_id()
        message = {
            "id": str(id),
            "channel_id": str(channel_id),
            "author": _user(BOT, bot=True),
            "content": "",
            "timestamp": "2027-01-15T08:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            "components": [],
        }
        message |= {k: v for k, v in body.items() if k in ("content", "components", "flags", "allowed_mentions")}
        message["content"] = message["content"] or ""
        if keep:
            self._messages[id] = message
        return message


class _Adapter(AsyncWebhookAdapter):
    def __init__(self, hearsay: Hearsay) -> None:
        super().__init__()
        self.hearsay = hearsay

    async def request(self, route: Any, session: Any, **named: Any) -> Any:
        return self.hearsay.answered(route, named.get("payload") or _form(named.get("multipart")))


def _form(form: Any) -> dict[str, Any]:
    for part in form or ():
        if part.get("name") == "payload_json":
            return json.loads(part["value"])
    return {}


def _last_number(url: str) -> int:
    """The message an address ends with; 0: none."""
    with suppress(ValueError):
        return int(url.rpartition("/")[2])
    return 0


def _waits_for_nobody(task: asyncio.Task[Any]) -> bool:
    """discord.py's clock beside a dialogue that somebody may fill in, for as long as that may take."""
    return "timeout_task" in getattr(task.get_coro(), "__qualname__", "")


def _user(id: int, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": str(id),
        "username": f"p{id}",
        "global_name": f"P{id}",
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }
