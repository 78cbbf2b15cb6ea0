"""Strictness: what Discord would refuse is refused, with 400 and code 50035, at the place of the mistake.

First Discord's OpenAPI file, then the rules it does not contain (`strict_messages`, `strict_commands`).
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from sandbox import strict_commands, strict_messages
from sandbox.attachments import FILE_LIMIT, REQUEST_LIMIT
from sandbox.errors import Refused, form_errors
from sandbox.interactions import CHOICES, DIALOG, EDIT, SAY, THINK
from sandbox.openapi import Found, OpenApi

if TYPE_CHECKING:
    from sandbox.interactions import Interactions
    from sandbox.messages import Message
    from sandbox.rest import Call
    from sandbox.world import World

CALLBACKS = {
    1: "PongInteractionCallbackRequest",
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
    12: "LaunchActivityInteractionCallbackRequest",
}
MESSAGE_KEYS = frozenset(
    [
        *("content", "embeds", "flags", "components", "attachments", "allowed_mentions", "poll", "tts", "nonce", "enforce_nonce"),
        *("message_reference", "sticker_ids", "username", "avatar_url", "thread_name", "applied_tags", "shared_client_theme"),
    ]
)
_OPENAPI = OpenApi()  # read once per process, on first use


class Strict:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world, self.interactions = world, interactions
        self.openapi = _OPENAPI
        self._pointers: dict[tuple[str, str], str | None] = {}
        # Discord ignores keys it does not know, so these are noted and not refused; tests look here for typing errors.
        self.unknown_keys: deque[str] = deque(maxlen=100)

    def check(self, call: Call) -> None:
        if call.uploads:
            self.check_uploads(call)
        if call.body is None:
            return
        found = self.by_openapi(call)
        if not found:  # the finer rules can rely on the shapes
            found = self.by_rules(call)
        if found:
            raise form_errors(found)

    def check_uploads(self, call: Call) -> None:
        sizes = [len(u.content) for u in call.uploads.values()]
        if any(s > FILE_LIMIT for s in sizes) or sum(sizes) > REQUEST_LIMIT:
            raise Refused(413, 40005, "Request entity too large")
        if len(sizes) > 10:
            raise form_errors([(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")])

    def by_openapi(self, call: Call) -> Found:
        if call.template.startswith("/interactions/"):
            name = CALLBACKS.get(call.json.get("type", 0))
            if name is None:
                return [(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {sorted(CALLBACKS)}.")]
            return self.openapi.judge(f"/components/schemas/{name}", call.body)
        template = call.template
        if call.params.get("which") == "@original":
            template = template.replace("{which}", "@original")
        key = (call.method, template)
        if key not in self._pointers:
            self._pointers[key] = self.openapi.request_pointer(call.method, template)
        pointer = self._pointers[key]
        return self.openapi.judge(pointer, call.body) if pointer else []

    def by_rules(self, call: Call) -> Found:
        kind, template = (call.method, call.template), call.template
        if kind == ("POST", "/channels/{channel}/messages") or kind == ("POST", "/webhooks/{application}/{token}"):
            return self.message(call, call.json, (), self.unfinished(call) if template.startswith("/webhooks") else None)
        if kind == ("PATCH", "/channels/{channel}/messages/{message}"):
            channel = self.world.channels.get(call["channel"])
            return self.message(call, call.json, (), channel.messages.get(call["message"]) if channel else None)
        if kind == ("PATCH", "/webhooks/{application}/{token}/messages/{which}"):
            return self.message(call, call.json, (), self.of_token(call))
        if template.startswith("/interactions/"):
            return self.callback(call)
        if "/commands" in template and call.method in ("PUT", "POST", "PATCH"):
            return strict_commands.judge(call.body, whole=call.method != "PATCH")
        return []

    def message(self, call: Call, body: dict[str, Any], where: tuple[str, ...], existing: Message | None) -> Found:
        self.unknown_keys.extend(f"{call.method} {call.template}: {k}" for k in body if k not in MESSAGE_KEYS)
        return strict_messages.judge(body, call.uploads, existing, where)

    def unfinished(self, call: Call) -> Message | None:
        """The thinking message that the first follow-up completes."""
        interaction = self.interactions.tokens.get(call["token"])
        channel = self.world.channels.get(interaction.channel_id) if interaction else None
        message = channel.messages.get(interaction.original_id or "") if channel and interaction else None
        return message if message and message.thinking else None

    def of_token(self, call: Call) -> Message | None:
        interaction = self.interactions.tokens.get(call["token"])
        channel = self.world.channels.get(interaction.channel_id) if interaction else None
        if channel is None or interaction is None:
            return None
        return channel.messages.get((interaction.original_id or "") if call["which"] == "@original" else call["which"])

    def callback(self, call: Call) -> Found:
        kind, data = call.json.get("type"), call.json.get("data") or {}
        interaction = self.interactions.alive.get(call["interaction"])
        if kind == SAY:
            return self.message(call, data, ("data",), None)
        if kind == EDIT:
            channel = self.world.channels.get(interaction.channel_id) if interaction else None
            source = channel.messages.get(interaction.source_id or "") if channel and interaction else None
            return self.message(call, data, ("data",), source) if source else []
        if kind == DIALOG:
            return strict_messages.judge_modal(data, ("data",))
        if kind == CHOICES:
            return strict_commands.judge_choices(data.get("choices") or [], ("data", "choices"))
        if kind == THINK and int(data.get("flags") or 0) & ~(1 << 6 | 1 << 12 | 1 << 15):
            return [(("data", "flags"), "BASE_TYPE_CHOICES", "Only ephemeral can be set when deferring.")]
        return []
