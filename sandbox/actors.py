"""What people do: say, use a command, press, select, fill in a dialog. The page and the tests both act through here.

Each interaction returns the bot's first response, or `failed` when the application did not respond.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import commands as cmd
from sandbox import components as parts
from sandbox import interactions as act
from sandbox import messages
from sandbox.attachments import FILE_LIMIT, Attachment, Upload, describe
from sandbox.errors import Misuse
from sandbox.messages import REPLY, Message

if TYPE_CHECKING:
    from sandbox.channels import Channel
    from sandbox.commands import Commands
    from sandbox.interactions import Interaction, Interactions
    from sandbox.people import Person
    from sandbox.world import World

UPLOADS_WAITING = 200  # uploads not yet used in a message or dialog
LOOK_SECONDS = 0.01


@dataclass
class Response:
    """The bot's first response. `message` is live: later edits show in it."""

    interaction_id: str
    kind: str
    message: Message | None = None
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    reason: str | None = None

    @property
    def failed(self) -> bool:
        return self.kind == "failed"


class Actors:
    def __init__(self, world: World, commands: Commands, interactions: Interactions) -> None:
        self.world, self.commands, self.interactions = world, commands, interactions
        self.uploads: dict[str, Attachment] = {}

    # --- finding things as a person --------------------------------------------------------------------------------

    def place(self, person: Person, which: str) -> Channel:
        channel = self.world.channel(str(which))
        if not self.world.sees(person.id, channel):
            raise Misuse("unknown_channel", f"{person.username} can't see that channel")
        return channel

    def found(self, person: Person, channel: Channel, which: str | Message) -> Message:
        message = channel.messages.get(which.id if isinstance(which, Message) else str(which))
        if message is None or not self.world.sees_message(person.id, channel, message):
            raise Misuse("unknown_message", f"{person.username} can't see that message")
        return message

    def own(self, person: Person, channel: Channel, which: str | Message) -> Message:
        message = self.found(person, channel, which)
        if message.author_id != person.id:
            raise Misuse("not_yours", "somebody else wrote that")
        return message

    # --- talking -----------------------------------------------------------------------------------------------------

    def upload(self, person: Person, upload: Upload) -> Attachment:
        if len(upload.content) > FILE_LIMIT:
            raise Misuse("too_long", "a file may have 10 MiB")
        attachment = describe(self.world.ids.new(), "0", upload)
        attachment.uploader = person.id
        self.world.shelf.put(attachment.id, upload.content)
        self.uploads[attachment.id] = attachment
        while len(self.uploads) > UPLOADS_WAITING:
            self.world.shelf.drop(self.uploads.pop(next(iter(self.uploads))).id)
        return attachment

    def say(
        self, person: Person, channel: Channel, content: str, attachments: Iterable[str] = (), reply_to: str | None = None
    ) -> Message:
        world, content = self.world, str(content or "").strip()
        files = [self.uploads[a] for a in map(str, attachments) if a in self.uploads and self.uploads[a].uploader == person.id]
        if not content and not files:
            raise Misuse("empty", "nothing to say")
        if len(content) > 2000:
            raise Misuse("too_long", "at most 2000 characters")
        if not world.can_send(person.id, channel):
            raise Misuse("forbidden", "not allowed to write here")
        message = world.draft(channel, person.id, content=content)
        if reply_to:
            replied = self.found(person, channel, reply_to)
            message.type = REPLY
            message.reference = {"type": 0, "channel_id": channel.id, "message_id": replied.id}
        for file in files:
            self.uploads.pop(file.id)
            file.channel_id, file.uploader = channel.id, None
            message.files.append(file)
        messages.take_mentions(world, channel, message, None)
        return world.publish(channel, message)

    def edit(self, person: Person, channel: Channel, which: str | Message, content: str) -> Message:
        message, content = self.own(person, channel, which), str(content or "").strip()
        if not content and not message.files:
            raise Misuse("empty", "nothing to say")
        if len(content) > 2000:
            raise Misuse("too_long", "at most 2000 characters")
        message.content = content
        self.world.edited(channel, message)
        return message

    def delete(self, person: Person, channel: Channel, which: str | Message) -> None:
        self.world.delete(channel, self.own(person, channel, which))

    def dismiss(self, person: Person, channel: Channel, which: str | Message) -> None:
        message = self.found(person, channel, which)
        if message.only_for != person.id:
            raise Misuse("not_yours", "only ephemeral messages can be dismissed")
        self.world.delete(channel, message)

    def react(self, person: Person, channel: Channel, which: str | Message, emoji: str, on: bool = True) -> None:
        message = self.found(person, channel, which)
        if message.only_for is not None or not 0 < len(emoji) <= 80:
            raise Misuse("bad_action", "can't react with that here")
        self.world.react(channel, message, person.id, emoji, on)

    def read(self, person: Person, channel: Channel, message_id: str | None = None) -> None:
        newest = message_id or next(reversed(channel.messages), None)
        if newest and newest.isdigit() and int(newest) > int(channel.read.get(person.id, "0")):
            channel.read[person.id] = newest
            self.world.announce("read", channel=channel, person=person)

    # --- commands ----------------------------------------------------------------------------------------------------

    def context(self, channel: Channel) -> int:
        if channel.is_dm:
            return 1 if self.world.bot_id in channel.people else 2
        return 0

    def _command_data(
        self,
        person: Person,
        channel: Channel,
        which: str,
        path: list[str],
        given: dict[str, Any],
        target: str | None,
        focused: str | None,
    ) -> tuple[dict[str, Any], str]:
        command = self.commands.find(person, which, self.context(channel))
        data: dict[str, Any] = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        resolved = cmd.Resolved(self.world, person)
        if command["type"] == cmd.SLASH:
            data["options"] = cmd.typed_options(command, path, given, resolved, self.uploads, focused)
        else:
            data["target_id"] = str(target)
            if command["type"] == cmd.USER_MENU:
                if not resolved.user(str(target)):
                    raise Misuse("unknown_person", "nobody there")
            else:
                message = self.found(person, channel, str(target))
                resolved.maps["messages"] = {message.id: self.world.show_message(message)}
        if resolved.maps:
            data["resolved"] = resolved.maps
        return data, " ".join([command["name"], *path])

    async def command(
        self,
        person: Person,
        channel: Channel,
        which: str,
        path: list[str] | None = None,
        options: dict[str, Any] | None = None,
        target: str | None = None,
    ) -> Response:
        data, name = self._command_data(person, channel, which, path or [], options or {}, target, None)
        interaction = self.interactions.open(act.COMMAND, person, channel, command=name, menu=data["type"] != cmd.SLASH)
        more: dict[str, Any] = {}
        if data["type"] == cmd.USER_MENU:
            more["target_user_id"] = data["target_id"]
        elif data["type"] == cmd.MESSAGE_MENU:
            more["target_message_id"] = data["target_id"]
        interaction.meta = act.metadata(self.world, interaction.id, act.COMMAND, person.id, channel.is_dm, **more)
        return await self._ask(interaction, data)

    async def autocomplete(
        self,
        person: Person,
        channel: Channel,
        which: str,
        focused: str,
        path: list[str] | None = None,
        options: dict[str, Any] | None = None,
    ) -> Response:
        data, name = self._command_data(person, channel, which, path or [], options or {}, None, focused)
        interaction = self.interactions.open(act.AUTOCOMPLETE, person, channel, command=name)
        response = await self._ask(interaction, data)
        response.choices = [
            {"name": cmd.localised(c.get("name_localizations"), person.locale, c["name"]), "value": c["value"]}
            for c in response.choices
        ]
        return response

    async def _ask(self, interaction: Interaction, data: dict[str, Any], source: Message | None = None) -> Response:
        first = await self.interactions.ask(interaction, data, source)
        return Response(interaction.id, **first)

    # --- components --------------------------------------------------------------------------------------------------

    async def press(
        self,
        person: Person,
        channel: Channel,
        which: str | Message,
        custom_id: str | None = None,
        number: int | None = None,
        stale: bool = False,
    ) -> Response:
        """`stale`: press a button that was there a moment ago (a press and an edit crossing each other)."""
        message = self.found(person, channel, which)
        await self._until_clickable(message)
        button = parts.find(message.components, custom_id, number)
        if stale and custom_id:
            button = {"type": parts.BUTTON, "custom_id": custom_id, "id": (button or {}).get("id", 0)}
        if button is None or button["type"] != parts.BUTTON or not button.get("custom_id"):
            raise Misuse("unknown_component", "no such button")
        if button.get("disabled"):
            raise Misuse("disabled", "this button is disabled")
        data = {"component_type": parts.BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
        return await self._use(person, channel, message, data)

    async def select(
        self,
        person: Person,
        channel: Channel,
        which: str | Message,
        values: list[str],
        custom_id: str | None = None,
        number: int | None = None,
    ) -> Response:
        message = self.found(person, channel, which)
        await self._until_clickable(message)
        menu = parts.find(message.components, custom_id, number)
        if menu is None or menu["type"] not in parts.SELECTS:
            raise Misuse("unknown_component", "no such select")
        if menu.get("disabled"):
            raise Misuse("disabled", "this select is disabled")
        resolved = cmd.Resolved(self.world, person)
        try:
            values = self._chosen(menu, values, resolved)
        except ValueError as error:
            raise Misuse("values", "wrong choice", values={menu["custom_id"]: str(error)}) from None
        data: dict[str, Any] = {
            "component_type": menu["type"],
            "custom_id": menu["custom_id"],
            "id": menu["id"],
            "values": values,
        }
        if menu["type"] != parts.STRING_SELECT:
            data["resolved"] = resolved.maps
        return await self._use(person, channel, message, data)

    async def _use(self, person: Person, channel: Channel, message: Message, data: dict[str, Any]) -> Response:
        interaction = self.interactions.open(act.COMPONENT, person, channel, custom_id=data["custom_id"], source_id=message.id)
        interaction.meta = act.metadata(
            self.world, interaction.id, act.COMPONENT, person.id, channel.is_dm, interacted_message_id=message.id
        )
        return await self._ask(interaction, data, message)

    async def _until_clickable(self, message: Message) -> None:
        loop = asyncio.get_running_loop()
        while (wait := message.clickable - loop.time()) > 0:
            await asyncio.sleep(min(wait, 0.005))

    def _chosen(self, menu: dict[str, Any], values: list[str], resolved: cmd.Resolved) -> list[str]:
        values = [str(v) for v in values]
        required = menu.get("required", True)
        if len(values) < menu.get("min_values", 1) and (values or required):
            raise ValueError("required" if not values else "min")
        if len(values) > menu.get("max_values", 1):
            raise ValueError("max")
        if len(set(values)) != len(values):
            raise ValueError("choice")
        known: dict[int, Callable[[str], bool]] = {
            parts.STRING_SELECT: lambda v: any(o["value"] == v for o in menu["options"]),
            parts.USER_SELECT: resolved.user,
            parts.ROLE_SELECT: resolved.role,
            parts.MENTIONABLE_SELECT: lambda v: resolved.user(v) or resolved.role(v),
            parts.CHANNEL_SELECT: lambda v: resolved.channel(v, menu.get("channel_types")),
            parts.CHECKBOX_GROUP: lambda v: any(o["value"] == v for o in menu["options"]),
            parts.FILE_UPLOAD: lambda v: resolved.attachment(v, self.uploads),
        }
        if not all(known[menu["type"]](v) for v in values):
            raise ValueError("choice")
        return values

    # --- dialogs -----------------------------------------------------------------------------------------------------

    def _dialog(self, person: Person, interaction_id: str) -> Interaction:
        interaction = self.interactions.alive.get(str(interaction_id))
        if interaction is None or interaction.modal is None:
            raise Misuse("unknown_interaction", "no open dialog")
        if interaction.person_id != person.id:
            raise Misuse("not_yours", "another person's dialog")
        return interaction

    def close_modal(self, person: Person, interaction_id: str) -> None:
        self._dialog(person, interaction_id).modal = None

    async def submit_modal(self, person: Person, interaction_id: str, values: dict[str, Any]) -> Response:
        """A dialog the bot did not answer stays open, as in the real client."""
        parent = self._dialog(person, interaction_id)
        channel = self.world.channels.get(parent.channel_id)
        if channel is None:
            raise Misuse("unknown_channel", "the channel is gone")
        loop = asyncio.get_running_loop()
        while (wait := parent.dialog_ready - loop.time()) > 0:
            await asyncio.sleep(min(wait, 0.005))
        modal = parent.modal
        if modal is None:
            raise Misuse("unknown_interaction", "no open dialog")
        resolved = cmd.Resolved(self.world, person)
        filled = self._filled(modal, values, resolved)
        source = channel.messages.get(parent.source_id or "")
        interaction = self.interactions.open(
            act.MODAL, person, channel, custom_id=modal["custom_id"], source_id=source.id if source else None
        )
        interaction.meta = act.metadata(
            self.world, interaction.id, act.MODAL, person.id, channel.is_dm, triggering_interaction_metadata=parent.meta
        )
        data: dict[str, Any] = {"custom_id": modal["custom_id"], "components": filled}
        if resolved.maps:
            data["resolved"] = resolved.maps
        response = await self._ask(interaction, data, source)
        if not response.failed:
            parent.modal = None
        return response

    def _filled(self, modal: dict[str, Any], values: dict[str, Any], resolved: cmd.Resolved) -> list[dict[str, Any]]:
        wrong: dict[str, str] = {}
        known = {p["custom_id"] for p in act.inputs(modal)}
        wrong |= {name: "unknown" for name in values if name not in known}

        def field_of(part: dict[str, Any]) -> dict[str, Any]:
            shown = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
            try:
                return shown | self._filled_in(part, values.get(part["custom_id"]), resolved)
            except ValueError as error:
                wrong[part["custom_id"]] = str(error)
                return shown

        filled: list[dict[str, Any]] = []
        for part in modal["components"]:
            if part["type"] == parts.ROW:
                filled.append({"type": parts.ROW, "id": part["id"], "components": [field_of(p) for p in part["components"]]})
            elif part["type"] == parts.LABEL:
                filled.append({"type": parts.LABEL, "id": part["id"], "component": field_of(part["component"])})
            else:
                filled.append({"type": part["type"], "id": part["id"]})
        if wrong:
            raise Misuse("values", "some values are missing or wrong", values=wrong)
        return filled

    def _filled_in(self, part: dict[str, Any], value: Any, resolved: cmd.Resolved) -> dict[str, Any]:
        kind, required = part["type"], part.get("required", True)
        if kind == parts.TEXT_INPUT:
            text = str(part.get("value", "") if value is None else value)
            if required and not text:
                raise ValueError("required")
            if text and not part.get("min_length", 0) <= len(text) <= part.get("max_length", 4000):
                raise ValueError("length")
            return {"value": text}
        if kind == parts.CHECKBOX:
            return {"value": bool(part.get("default", False) if value is None else value)}
        if kind == parts.RADIO_GROUP:
            if value is None:
                value = next((o["value"] for o in part["options"] if o.get("default")), None)
            if value is None and required:
                raise ValueError("required")
            if value is not None and all(o["value"] != value for o in part["options"]):
                raise ValueError("choice")
            return {"value": value}
        if value is None:
            value = [o["value"] for o in part.get("options") or [] if o.get("default")]
            value = value or [v["id"] for v in part.get("default_values") or []]
        if not isinstance(value, list):
            raise ValueError("type")
        return {"values": self._chosen(part, value, resolved)}


class Actor:
    """One person, for tests: short names, things by their visible text."""

    def __init__(self, actors: Actors, person: Person) -> None:
        self.actors, self.person, self.world = actors, person, actors.world

    @property
    def id(self) -> str:
        return self.person.id

    def channel(self, which: Channel | str) -> Channel:
        return self.actors.place(self.person, which if isinstance(which, str) else which.id)

    def dm(self) -> Channel:
        """The private channel with the bot."""
        return self.world.dm(self.world.bot_id, self.person.id)

    def messages(self, where: Channel | str) -> list[Message]:
        return self.world.history(self.channel(where), self.person.id, limit=1000)

    def last(self, where: Channel | str) -> Message:
        return self.messages(where)[-1]

    def say(self, where: Channel | str, content: str, **more: Any) -> Message:
        return self.actors.say(self.person, self.channel(where), content, **more)

    def upload(self, filename: str, content: bytes) -> str:
        return self.actors.upload(self.person, Upload(filename, content)).id

    async def command(self, where: Channel | str, name: str, /, **options: Any) -> Response:
        """`await anna.command("great-table", "game new", game="tiny-game")`."""
        first, *path = name.split()
        return await self.actors.command(self.person, self.channel(where), first, path, options)

    async def menu(self, where: Channel | str, name: str, target: str | Message) -> Response:
        """A context menu on a person (by id) or a message."""
        return await self.actors.command(
            self.person, self.channel(where), name, target=target.id if isinstance(target, Message) else target
        )

    async def autocomplete(self, where: Channel | str, name: str, focused: str, /, **options: Any) -> list[dict[str, Any]]:
        first, *path = name.split()
        return (await self.actors.autocomplete(self.person, self.channel(where), first, focused, path, options)).choices

    async def press(self, message: Message, which: str, stale: bool = False) -> Response:
        """By custom id or visible label."""
        channel = self.channel(message.channel_id)
        await self.actors._until_clickable(message)
        by_label = next((p for p in parts.walk(message.components) if p.get("label") == which), None)
        custom_id = by_label["custom_id"] if by_label and not parts.find(message.components, which) else which
        return await self.actors.press(self.person, channel, message, custom_id, stale=stale)

    async def select(self, message: Message, custom_id: str, *values: str) -> Response:
        return await self.actors.select(self.person, self.channel(message.channel_id), message, list(values), custom_id)

    async def submit(self, response: Response, /, **values: Any) -> Response:
        """Fill in the dialog that `response` opened."""
        return await self.actors.submit_modal(self.person, response.interaction_id, values)

    async def sees(self, where: Channel | str, what: str | Callable[[Message], bool], seconds: float = 90.0) -> Message:
        """Wait until a message is there that contains the text (or fulfils the condition); the newest one.

        The seconds are counted in looks, so that a machine that stands still for a while does not use them up.
        """
        fits = what if callable(what) else (lambda m: what in visible_text(m))
        for _ in range(round(seconds / LOOK_SECONDS)):
            for message in reversed(self.messages(where)):
                if fits(message):
                    return message
            await asyncio.sleep(LOOK_SECONDS)
        said = [visible_text(m)[:200] for m in self.messages(where)[-5:]]
        raise AssertionError(f"{self.person.username} does not see {what!r}; the last messages are {said}")


def visible_text(message: Message) -> str:
    """All words of a message: text, embeds, V2 texts, labels."""
    words = [message.content]
    for embed in message.embeds:
        words += [str(embed.get(k, "")) for k in ("title", "description")]
        words += [f"{f['name']}\n{f['value']}" for f in embed.get("fields", [])]
        words += [str((embed.get("footer") or {}).get("text", "")), str((embed.get("author") or {}).get("name", ""))]
    for part in parts.walk(message.components):
        words += [str(part.get(k)) for k in ("content", "label", "placeholder") if part.get(k)]
        words += [o["label"] for o in part.get("options") or []]
    return "\n".join(w for w in words if w)
