"""Messages: what one is, how a request body becomes one, and how an edit changes it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import components
from sandbox.attachments import Attachment, Upload, describe

if TYPE_CHECKING:
    from sandbox.channels import Channel
    from sandbox.world import World

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2

NORMAL, PIN_NOTE, THREAD_NOTE, REPLY, COMMAND_ANSWER, THREAD_STARTER, MENU_ANSWER = 0, 6, 18, 19, 20, 21, 23

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")


@dataclass(slots=True)
class Message:
    id: str
    channel_id: str
    author_id: str
    content: str = ""
    type: int = NORMAL
    created: float = 0.0
    edited: float | None = None
    flags: int = 0
    embeds: list[dict[str, Any]] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    only_for: str | None = None  # an ephemeral message's one reader
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    reference: dict[str, Any] | None = None
    meta: dict[str, Any] | None = None  # interaction metadata with `user_id`s instead of users
    command: dict[str, Any] | None = None  # {name, user_id}: the command that this message answers
    reactions: dict[str, list[str]] = field(default_factory=dict)
    pinned: bool = False
    nonce: str | int | None = None
    thread_id: str | None = None
    by_webhook: bool = False
    failed: bool = False  # "thinking" whose token ran out
    clickable: float = 0.0  # event loop time from which presses are passed on

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.flags & LOADING)


def fill(world: World, channel: Channel, message: Message, body: dict[str, Any], uploads: dict[int, Upload]) -> None:
    """Write a request body into a message: a new one, an edit, or the end of "thinking". Missing keys change nothing."""
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if body.get("flags") is not None:
        kept = message.flags & (EPHEMERAL | LOADING | COMPONENTS_V2)
        message.flags = kept | int(body["flags"]) & (SETTABLE & ~EPHEMERAL)
    take_files(world, message, body, uploads)
    by_name = {f.filename: f for f in message.files}
    if "embeds" in body:
        message.embeds = [embed(e, by_name, world.base) for e in body["embeds"] or []]
    if "components" in body:
        message.components = components.prepare(body["components"] or [], by_name, world)
    take_mentions(world, channel, message, body.get("allowed_mentions"))


def take_files(world: World, message: Message, body: dict[str, Any], uploads: dict[int, Upload]) -> None:
    """`attachments` names what stays (by id) and describes what comes (by the part's number); without it all stays."""
    listed = body.get("attachments")
    descriptions: dict[int, dict[str, Any]] = {}
    if listed is not None:
        kept_ids = {str(a["id"]) for a in listed}
        edits = {str(a["id"]): a for a in listed}
        for gone in [f for f in message.files if f.id not in kept_ids]:
            world.shelf.drop(gone.id)
        message.files = [f for f in message.files if f.id in kept_ids]
        for file in message.files:
            if "description" in edits[file.id]:
                file.description = edits[file.id]["description"] or None
        descriptions = {int(a["id"]): a for a in listed}
    for index in sorted(uploads):
        file = describe(world.ids.new(), message.channel_id, uploads[index], descriptions.get(index))
        world.shelf.put(file.id, uploads[index].content)
        message.files.append(file)


def embed(given: dict[str, Any], by_name: dict[str, Attachment], base: str) -> dict[str, Any]:
    """An embed as Discord gives it back: `attachment://` resolved, empty things gone."""
    shown: dict[str, Any] = {"type": "rich"}
    for key in ("title", "description", "url", "color", "timestamp"):
        if given.get(key) is not None:
            shown[key] = given[key]
    for key in ("image", "thumbnail"):
        url = (given.get(key) or {}).get("url")
        if not url:
            continue
        file = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
        if file:
            where = base + file.path()
            shown[key] = {"url": where, "proxy_url": where, "content_type": file.content_type, "flags": 0}
            if file.width is not None:
                shown[key] |= {"width": file.width, "height": file.height}
            if file.description:
                shown[key]["description"] = file.description
        elif not url.startswith("attachment://"):
            shown[key] = {"url": url, "proxy_url": url, "flags": 0}
    for key in ("footer", "author"):
        part = {k: v for k, v in (given.get(key) or {}).items() if v}
        icon = part.get("icon_url", "")
        if icon.startswith("attachment://"):
            file = by_name.get(icon.removeprefix("attachment://"))
            part.pop("icon_url")
            if file:
                part["icon_url"] = base + file.path()
        if part.get("icon_url"):
            part["proxy_icon_url"] = part["icon_url"]
        if part:
            shown[key] = part
    if given.get("fields"):
        shown["fields"] = [{"name": f["name"], "value": f["value"], "inline": bool(f.get("inline"))} for f in given["fields"]]
    return shown


def hidden_files(message: Message) -> set[str]:
    """Files that an embed shows are not listed again below the message."""
    if not message.files or not message.embeds:
        return set()
    urls = " ".join(
        str((e.get(k) or {}).get(u, ""))
        for e in message.embeds
        for k, u in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url"))
    )
    return {f.id for f in message.files if f"/{f.id}/" in urls}


def take_mentions(world: World, channel: Channel, message: Message, allowed: dict[str, Any] | None) -> None:
    text = message.content + "\n".join(components.texts(message.components))
    users = [u for u in dict.fromkeys(_USER.findall(text)) if u in world.people]
    roles = [r for r in dict.fromkeys(_ROLE.findall(text)) if r in world.roles]
    everyone = "@everyone" in text or "@here" in text
    replied = channel.messages.get(message.reference.get("message_id", "")) if message.reference else None
    ping_author = True
    if allowed is not None:
        kinds = allowed.get("parse") or []
        named_users = {str(u) for u in allowed.get("users") or []}
        named_roles = {str(r) for r in allowed.get("roles") or []}
        users = [u for u in users if "users" in kinds or u in named_users]
        roles = [r for r in roles if "roles" in kinds or r in named_roles]
        everyone = everyone and "everyone" in kinds
        ping_author = bool(allowed.get("replied_user"))
    if replied and message.type == REPLY and not message.by_webhook and ping_author and replied.author_id not in users:
        users.append(replied.author_id)
    message.mentions, message.mention_roles, message.mention_everyone = users, roles, everyone


def is_empty(message: Message) -> bool:
    return not (message.content or message.embeds or message.files or message.components)


def snapshot(message: Message) -> dict[str, Any]:
    """What an edit can change, to put it back when the edit is refused."""
    return {
        k: getattr(message, k)
        for k in ("content", "flags", "embeds", "components", "mentions", "mention_roles", "mention_everyone")
    } | {"files": list(message.files)}


def restore(message: Message, kept: dict[str, Any]) -> None:
    for key, value in kept.items():
        setattr(message, key, value)
