"""Interactions: from a person's deed to the bot's first response, and what its token allows for a quarter of an hour.

The two clocks are Discord's: 3 seconds for the first response (then 10062 for the bot and "did not respond" for the
person), 15 minutes for edits and follow-ups (then 50027).
"""

from __future__ import annotations

import asyncio
import math
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox import components, errors, messages
from sandbox.answering import once_answered
from sandbox.attachments import FILE_LIMIT, Upload
from sandbox.messages import COMMAND_ANSWER, EPHEMERAL, LOADING, MENU_ANSWER, REPLY, Message

if TYPE_CHECKING:
    from sandbox.channels import Channel
    from sandbox.gateway import Gateway
    from sandbox.people import Person
    from sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SAY, THINK, ACKNOWLEDGE, EDIT, CHOICES, DIALOG = 4, 5, 6, 7, 8, 9

RESPOND_SECONDS = 3.0
# The first response's seconds are counted in steps of this length. A machine that stood still (a laptop that slept) comes back
# with one step gone, not with everything too late that the bot would have answered in time.
STEP_SECONDS = 0.5
TOKEN_SECONDS = 900.0
KEPT = 20_000  # tokens; a bound for load tests, far above what people produce in a quarter of an hour
SETTLE_SECONDS = 0.03  # from the written answer to the first press that is passed on


@dataclass(slots=True)
class Interaction:
    id: str
    token: str
    type: int
    person_id: str
    channel_id: str
    created: float
    command: str | None = None
    menu: bool = False
    custom_id: str | None = None
    source_id: str | None = None  # the message whose component was used
    meta: dict[str, Any] | None = None
    answered: bool = False
    late: bool = False
    callback: int = 0
    original_id: str | None = None
    modal: dict[str, Any] | None = None  # the open dialog, until it is submitted or closed
    dialog_ready: float = 0.0
    first: asyncio.Future[dict[str, Any]] | None = None


class Interactions:
    def __init__(
        self, world: World, gateway: Gateway, respond_seconds: float = RESPOND_SECONDS, token_seconds: float = TOKEN_SECONDS
    ):
        self.world, self.gateway = world, gateway
        self.respond_seconds, self.token_seconds = respond_seconds, token_seconds
        self.settle_seconds = SETTLE_SECONDS
        self.alive: OrderedDict[str, Interaction] = OrderedDict()
        self.tokens: dict[str, Interaction] = {}
        self.late = 0

    # --- a person does something -------------------------------------------------------------------------------------

    def open(self, kind: int, person: Person, channel: Channel, **fields: Any) -> Interaction:
        interaction = Interaction(
            self.world.ids.new(), secrets.token_urlsafe(48), kind, person.id, channel.id, self.world.clock.now(), **fields
        )
        self.sweep()
        self.keep(interaction)
        while len(self.alive) > KEPT:
            self.tokens.pop(self.alive.popitem(last=False)[1].token, None)
        return interaction

    def keep(self, interaction: Interaction) -> None:
        self.alive[interaction.id] = self.tokens[interaction.token] = interaction

    async def ask(self, interaction: Interaction, data: dict[str, Any], source: Message | None = None) -> dict[str, Any]:
        """Send it to the bot and wait for the first response: `{kind, message?, modal?, choices?, reason?}`."""
        loop = asyncio.get_running_loop()
        interaction.first = loop.create_future()
        self.tell(interaction, "pending")
        self.gateway.forget_old_sessions()
        if not self.gateway.heard(self.world.channels[interaction.channel_id]):
            interaction.late = True
            self.tell(interaction, "failed")
            return {"kind": "failed", "reason": "offline"}
        self._wait(interaction, self.respond_seconds)
        self.gateway.dispatch("INTERACTION_CREATE", self.payload(interaction, data, source))
        # Shielded: a person who closes the window after pressing has still pressed.
        return await asyncio.shield(interaction.first)

    def _wait(self, interaction: Interaction, seconds: float) -> None:
        if interaction.answered:
            return
        if seconds <= 0:
            self.too_late(interaction)
            return
        step = min(seconds, STEP_SECONDS)
        asyncio.get_running_loop().call_later(step, self._wait, interaction, seconds - step)

    def too_late(self, interaction: Interaction) -> None:
        if interaction.answered or interaction.first is None or interaction.first.done():
            return
        interaction.late = True
        self.late += 1
        self.tell(interaction, "failed")
        interaction.first.set_result({"kind": "failed", "reason": "late" if self.gateway.online else "offline"})
        interaction.first = None

    def tell(self, interaction: Interaction, state: str) -> None:
        if interaction.type != AUTOCOMPLETE:
            self.world.announce("interaction", interaction=interaction, state=state)

    def payload(self, interaction: Interaction, data: dict[str, Any], source: Message | None) -> dict[str, Any]:
        world = self.world
        channel, person = world.channels[interaction.channel_id], world.people[interaction.person_id]
        shown = world.show_channel(channel, world.bot_id)
        shown["permissions"] = str(world.permissions(person.id, channel))
        payload: dict[str, Any] = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "channel_id": channel.id,
            "channel": shown,
            "data": data,
            "locale": person.locale,
            "app_permissions": str(world.permissions(world.bot_id, channel)),
            "entitlements": [],
            "attachment_size_limit": FILE_LIMIT,
            "authorizing_integration_owners": {"0": "0" if channel.is_dm else world.guild_of(channel)},
        }
        if channel.is_dm:
            payload["user"] = person.user()
            payload["context"] = 1 if world.bot_id in channel.people else 2
        else:
            payload["guild_id"] = world.guild_of(channel)
            payload["guild"] = {"id": world.guild_of(channel), "locale": world.guild_locale, "features": []}
            payload["guild_locale"] = world.guild_locale
            payload["member"] = world.member(person) | {"permissions": str(world.permissions(person.id, channel))}
            payload["context"] = 0
        if source is not None:
            payload["message"] = world.show_message(source)
        return payload

    # --- the bot responds --------------------------------------------------------------------------------------------

    def respond(self, interaction_id: str, token: str, body: dict[str, Any], uploads: dict[int, Upload]) -> dict[str, Any]:
        interaction = self.alive.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.late:
            raise errors.unknown_interaction()
        if interaction.answered:
            raise errors.already_acknowledged()
        kind: Any = body.get("type")
        self.allowed(interaction, kind)
        data = body.get("data") or {}
        channel = self.world.channels[interaction.channel_id]
        about: dict[str, Any] = {"id": interaction.id, "type": interaction.type, "channel_id": channel.id}
        if not channel.is_dm:
            about["guild_id"] = self.world.guild_of(channel)
        answer: dict[str, Any] = {"interaction": about}
        first: dict[str, Any]
        message: Message | None = None
        if kind in (SAY, THINK):
            message = self.new_message(interaction, channel, data, uploads, thinking=kind == THINK)
            interaction.original_id = message.id
            first = {"kind": "message" if kind == SAY else "thinking", "message": message}
        elif kind == EDIT:
            message = self.source(interaction, channel)
            self.change(channel, message, data, uploads)
            interaction.original_id = message.id
            first = {"kind": "update", "message": message}
        elif kind == ACKNOWLEDGE:
            if interaction.source_id:
                message = self.source(interaction, channel)
                interaction.original_id = message.id
            first = {"kind": "deferred"}
        elif kind == CHOICES:
            first = {"kind": "choices", "choices": data.get("choices") or []}
        else:
            interaction.modal = dialog(data)
            interaction.dialog_ready = math.inf
            first = {"kind": "modal", "modal": interaction.modal}
        if message is not None:
            about["response_message_id"] = message.id
            about["response_message_ephemeral"] = message.ephemeral
            about["response_message_loading"] = message.thinking
            if kind in (SAY, THINK, EDIT):
                answer["resource"] = {"type": SAY if kind == THINK else kind, "message": self.world.show_message(message)}
        interaction.answered, interaction.callback = True, kind
        once_answered(lambda: self.answered(interaction, first))
        return answer

    def answered(self, interaction: Interaction, first: dict[str, Any]) -> None:
        """The HTTP answer is out: the person who acted gets to know."""
        if interaction.modal is not None:
            interaction.dialog_ready = asyncio.get_running_loop().time() + self.settle_seconds
        self.tell(interaction, "answered")
        if interaction.modal is not None and first["kind"] == "modal":
            self.world.announce("modal", interaction=interaction)
        if interaction.first is not None and not interaction.first.done():
            interaction.first.set_result(first)
        interaction.first = None

    def allowed(self, interaction: Interaction, kind: Any) -> None:
        possible = {
            COMMAND: {SAY, THINK, DIALOG},
            COMPONENT: {SAY, THINK, ACKNOWLEDGE, EDIT, DIALOG},
            AUTOCOMPLETE: {CHOICES},
            MODAL: {SAY, THINK, ACKNOWLEDGE, EDIT} if interaction.source_id else {SAY, THINK},
        }[interaction.type]
        # Discord takes a deferred update for a dialog that came from a command as "thinking" without a message.
        if interaction.type == MODAL and kind == ACKNOWLEDGE and not interaction.source_id:
            return
        if kind not in possible:
            raise errors.form_error(
                ("type",), "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK_TYPE", "This callback type is not possible here."
            )

    def source(self, interaction: Interaction, channel: Channel) -> Message:
        message = channel.messages.get(interaction.source_id or "")
        if message is None:
            raise errors.unknown_message()
        return message

    def new_message(
        self,
        interaction: Interaction,
        channel: Channel,
        data: dict[str, Any],
        uploads: dict[int, Upload],
        thinking: bool = False,
        follow_up: bool = False,
    ) -> Message:
        world = self.world
        ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        message = world.draft(channel, world.bot_id, by_webhook=True)
        message.flags = (EPHEMERAL if ephemeral else 0) | (LOADING if thinking else 0)
        message.only_for = interaction.person_id if ephemeral else None
        message.meta = interaction.meta
        message.nonce = data.get("nonce")
        refers_to = interaction.original_id if follow_up else interaction.source_id
        if interaction.type == COMMAND and not follow_up:
            message.type = MENU_ANSWER if interaction.menu else COMMAND_ANSWER
            message.command = {"name": interaction.command, "user_id": interaction.person_id}
        elif refers_to:
            message.type = REPLY
            message.reference = {"type": 0, "channel_id": channel.id, "message_id": refers_to}
            if not channel.is_dm:
                message.reference["guild_id"] = world.guild_of(channel)
        if follow_up and interaction.original_id and message.meta:
            message.meta = message.meta | {"original_response_message_id": interaction.original_id}
        if not thinking:
            messages.fill(world, channel, message, data, uploads)
            if messages.is_empty(message):
                raise errors.empty_message()
        self.gate(message)
        return world.publish(channel, message)

    def gate(self, message: Message) -> None:
        """Presses wait until the bot has had the answer to its request."""
        message.clickable = math.inf

        def release() -> None:
            message.clickable = asyncio.get_running_loop().time() + self.settle_seconds

        once_answered(release)

    def change(self, channel: Channel, message: Message, data: dict[str, Any], uploads: dict[int, Upload]) -> None:
        was_thinking = message.thinking
        kept = messages.snapshot(message)
        message.flags &= ~LOADING
        messages.fill(self.world, channel, message, data, uploads)
        if messages.is_empty(message):
            messages.restore(message, kept)
            raise errors.empty_message()
        self.gate(message)
        self.world.edited(channel, message, mark=not was_thinking)

    # --- the token's quarter of an hour --------------------------------------------------------------------------------

    def by_token(self, application_id: str, token: str) -> tuple[Interaction, Channel]:
        if application_id != self.world.application_id:
            raise errors.unknown_webhook()
        interaction = self.tokens.get(token)
        if interaction is None or self.world.clock.now() - interaction.created > self.token_seconds:
            raise errors.token_expired()
        if not interaction.answered:
            raise errors.unknown_webhook()
        channel = self.world.channels.get(interaction.channel_id)
        if channel is None:
            raise errors.unknown_channel()
        return interaction, channel

    def follow_up(self, application_id: str, token: str, data: dict[str, Any], uploads: dict[int, Upload]) -> Message:
        interaction, channel = self.by_token(application_id, token)
        original = channel.messages.get(interaction.original_id or "")
        if interaction.callback == THINK and original is not None and original.thinking:
            self.change(channel, original, data, uploads)  # the first follow-up ends the thinking
            return original
        return self.new_message(interaction, channel, data, uploads, follow_up=True)

    def message(self, application_id: str, token: str, which: str) -> tuple[Channel, Message]:
        """`@original` or a follow-up of this interaction."""
        interaction, channel = self.by_token(application_id, token)
        message = channel.messages.get((interaction.original_id or "") if which == "@original" else which)
        mine = message is not None and (
            message.id == interaction.original_id or bool(message.meta and message.meta.get("id") == interaction.id)
        )
        if message is None or not mine:
            raise errors.unknown_message()
        return channel, message

    def sweep(self) -> None:
        """Forget tokens that ran out; a message still thinking by then has failed."""
        oldest = self.world.clock.now() - self.token_seconds
        while self.alive:
            interaction = next(iter(self.alive.values()))
            if interaction.created >= oldest:
                return
            del self.alive[interaction.id]
            self.tokens.pop(interaction.token, None)
            channel = self.world.channels.get(interaction.channel_id)
            message = channel.messages.get(interaction.original_id or "") if channel else None
            if channel and message and message.thinking:
                message.flags &= ~LOADING
                message.failed = True
                self.world.edited(channel, message, mark=False)


def metadata(world: World, interaction_id: str, kind: int, person_id: str, dm: bool, **more: Any) -> dict[str, Any]:
    meta: dict[str, Any] = {"id": interaction_id, "type": kind, "user_id": person_id}
    meta["authorizing_integration_owners"] = {"0": "0" if dm else world.guild_id}
    return meta | more


def dialog(data: dict[str, Any]) -> dict[str, Any]:
    """A modal as the page gets it: numbered, without empty values."""
    counter = 0

    def shape(part: dict[str, Any]) -> dict[str, Any]:
        nonlocal counter
        counter += 1
        shown = {k: v for k, v in part.items() if v is not None}
        shown.setdefault("id", counter)
        if "components" in part:
            shown["components"] = [shape(p) for p in part["components"]]
        if isinstance(part.get("component"), dict):
            shown["component"] = shape(part["component"])
        return shown

    return {"custom_id": data["custom_id"], "title": data["title"], "components": [shape(p) for p in data["components"]]}


def inputs(modal: dict[str, Any]) -> list[dict[str, Any]]:
    return [p for p in components.walk(modal["components"]) if p.get("custom_id")]
