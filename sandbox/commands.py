"""The bot's registered commands: storing, showing in a person's language, and turning what a person typed into options."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from sandbox import permissions
from sandbox.errors import Misuse, unknown_command
from sandbox.people import Person

if TYPE_CHECKING:
    from sandbox.world import World

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)

Command = dict[str, Any]


def localised(texts: dict[str, str] | None, locale: str, otherwise: str) -> str:
    """Discord's order: the language itself, the other English, the default."""
    texts = texts or {}
    other = {"en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES", "es-ES": "es-419"}.get(locale, locale)
    return texts.get(locale) or texts.get(other) or otherwise


class Commands:
    def __init__(self, world: World) -> None:
        self.world = world
        self.all: dict[str, Command] = {}

    # --- registration ------------------------------------------------------------------------------------------------

    def of(self, guild_id: str | None) -> list[Command]:
        return [c for c in self.all.values() if c.get("guild_id") == guild_id]

    def get(self, command_id: str, guild_id: str | None) -> Command:
        command = self.all.get(command_id)
        if command is None or command.get("guild_id") != guild_id:
            raise unknown_command()
        return command

    def replace_all(self, guild_id: str | None, given: list[dict[str, Any]]) -> list[Command]:
        old = {(c["type"], c["name"]): c for c in self.of(guild_id)}
        for command in old.values():
            del self.all[command["id"]]
        new = [self._store(guild_id, c, old.get((c.get("type") or SLASH, c["name"]))) for c in given]
        self.world.announce("commands")
        return new

    def add(self, guild_id: str | None, given: dict[str, Any]) -> Command:
        """A command with a known name replaces it."""
        known = next(
            (c for c in self.of(guild_id) if (c["type"], c["name"]) == (given.get("type") or SLASH, given["name"])), None
        )
        command = self._store(guild_id, given, known)
        self.world.announce("commands")
        return command

    def change(self, command: Command, changes: dict[str, Any]) -> Command:
        changed = self._store(command.get("guild_id"), {**command, **changes}, command)
        self.world.announce("commands")
        return changed

    def remove(self, command: Command) -> None:
        del self.all[command["id"]]
        self.world.announce("commands")

    def _store(self, guild_id: str | None, given: dict[str, Any], known: Command | None) -> Command:
        needed = given.get("default_member_permissions")
        command: Command = {
            "id": known["id"] if known else self.world.ids.new(),
            "application_id": self.world.application_id,
            "version": self.world.ids.new(),
            "type": given.get("type") or SLASH,
            "name": given["name"],
            "name_localizations": given.get("name_localizations"),
            "description": given.get("description") or "",
            "description_localizations": given.get("description_localizations"),
            "default_member_permissions": None if needed is None else str(needed),
            "nsfw": bool(given.get("nsfw")),
            "integration_types": given.get("integration_types") or [0],
        }
        if command["type"] == SLASH:
            command["options"] = [_option(o) for o in given.get("options") or []]
        if guild_id:
            command["guild_id"] = guild_id
        else:
            command["contexts"] = given.get("contexts")
            command["dm_permission"] = given.get("dm_permission") is not False
        self.all[command["id"]] = command
        return command

    # --- what a person sees ------------------------------------------------------------------------------------------

    def contexts(self, command: Command) -> list[int]:
        if command.get("guild_id") or command.get("dm_permission") is False:
            return [0]
        return command.get("contexts") or [0, 1]

    def may_use(self, person: Person, command: Command) -> bool:
        needed = command["default_member_permissions"]
        if needed is None or person.owner:
            return True
        base = int(self.world.roles[self.world.guild_id]["permissions"])
        for role in person.roles:
            base |= int(self.world.roles[role]["permissions"])
        # "0" means: nobody but administrators.
        return bool(base & permissions.ADMINISTRATOR) or (int(needed) != 0 and base & int(needed) == int(needed))

    def for_person(self, person: Person) -> list[Command]:
        return [
            _in_language(copy.deepcopy(c), person.locale) | {"contexts": self.contexts(c)}
            for c in self.all.values()
            if self.may_use(person, c)
        ]

    def find(self, person: Person, which: str, context: int) -> Command:
        """By id or (default) name, as this person in this kind of place."""
        known = self.all.get(which) or next((c for c in self.all.values() if c["name"] == which), None)
        if known is None or not self.may_use(person, known) or context not in self.contexts(known):
            raise Misuse("unknown_command", f"no command {which} here for {person.username}")
        return known


def _option(option: dict[str, Any]) -> dict[str, Any]:
    shown = {k: v for k, v in option.items() if v is not None}
    if "options" in option:
        shown["options"] = [_option(o) for o in option["options"] or []]
    if not shown.get("autocomplete"):
        shown.pop("autocomplete", None)
    for key in ("choices", "channel_types"):
        if key in shown and not shown[key]:
            del shown[key]
    return shown


def _in_language(thing: dict[str, Any], locale: str) -> dict[str, Any]:
    thing["name_localized"] = localised(thing.get("name_localizations"), locale, thing["name"])
    if "description" in thing:
        thing["description_localized"] = localised(thing.get("description_localizations"), locale, thing["description"])
    for key in ("options", "choices"):
        thing[key] = [_in_language(t, locale) for t in thing[key]] if key in thing else []
        if not thing[key]:
            del thing[key]
    return thing


# --- what a person typed -----------------------------------------------------------------------------------------------


def leaf(command: Command, path: list[str]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """(the sub-command groups and sub-commands on the way, the options that can be given there)."""
    options: list[dict[str, Any]] = command.get("options") or []
    way: list[dict[str, Any]] = []
    for name in path:
        step = next((o for o in options if o["name"] == name and o["type"] in (SUB, GROUP)), None)
        if step is None:
            raise Misuse("unknown_command", f"/{command['name']} has no {name}")
        way.append(step)
        options = step.get("options") or []
    if any(o["type"] in (SUB, GROUP) for o in options):
        raise Misuse("unknown_command", f"/{command['name']} needs a sub-command")
    return way, options


class Resolved:
    """The `resolved` part of an interaction: users, members, roles, channels, attachments that its values name."""

    def __init__(self, world: World, person: Person) -> None:
        self.world, self.person = world, person
        self.maps: dict[str, dict[str, Any]] = {}

    def user(self, value: str) -> bool:
        person = self.world.people.get(value)
        if person is None:
            return False
        self.maps.setdefault("users", {})[value] = person.user()
        member = self.world.member(person, with_user=False)
        member["permissions"] = str(permissions.ALL if person.owner else permissions.EVERYONE)
        self.maps.setdefault("members", {})[value] = member
        return True

    def role(self, value: str) -> bool:
        if value not in self.world.roles:
            return False
        self.maps.setdefault("roles", {})[value] = self.world.roles[value]
        return True

    def channel(self, value: str, types: list[int] | None = None) -> bool:
        channel = self.world.channels.get(value)
        if (
            channel is None
            or channel.is_dm
            or not self.world.sees(self.person.id, channel)
            or (types and channel.type not in types)
        ):
            return False
        shown = self.world.show_channel(channel, self.person.id)
        shown["permissions"] = str(self.world.permissions(self.person.id, channel))
        self.maps.setdefault("channels", {})[value] = shown
        return True

    def attachment(self, value: str, uploads: dict[str, Any]) -> bool:
        upload = uploads.get(value)
        if upload is None or upload.uploader != self.person.id:
            return False
        self.maps.setdefault("attachments", {})[value] = upload.show(self.world.base) | {"ephemeral": True}
        return True


def typed_options(
    command: Command,
    path: list[str],
    given: dict[str, Any],
    resolved: Resolved,
    uploads: dict[str, Any],
    focused: str | None = None,
) -> list[dict[str, Any]]:
    """The interaction's nested options. With `focused` (autocomplete) half-typed values pass as they are."""
    way, possible = leaf(command, path)
    wrong: dict[str, str] = {n: "unknown" for n in given if n not in {o["name"] for o in possible}}
    options: list[dict[str, Any]] = []
    for option in possible:
        name, value = option["name"], given.get(option["name"])
        if focused == name:
            options.append({"name": name, "type": option["type"], "value": "" if value is None else str(value), "focused": True})
            continue
        if value is None or value == "":
            if option.get("required") and focused is None:
                wrong[name] = "required"
            continue
        try:
            value = _value(option, value, resolved, uploads)
        except ValueError as error:
            if focused is None:
                wrong[name] = str(error)
            continue
        options.append({"name": name, "type": option["type"], "value": value})
    if focused is not None and not any(o.get("focused") for o in options):
        wrong[focused] = "unknown"
    if wrong:
        raise Misuse("options", "some options are missing or wrong", options=wrong)
    for step in reversed(way):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


def _value(option: dict[str, Any], value: Any, resolved: Resolved, uploads: dict[str, Any]) -> Any:
    kind = option["type"]
    if kind == STRING:
        value = str(value)
        _in_range(len(value), option, "min_length", "max_length", "length", "length")
    elif kind in (INTEGER, NUMBER):
        if isinstance(value, bool):
            raise ValueError("type")
        try:
            value = int(value) if kind == INTEGER else float(value)
        except (TypeError, ValueError):
            raise ValueError("type") from None
        _in_range(value, option, "min_value", "max_value", "min", "max")
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise ValueError("type")
    else:
        value = str(value)
        known = {
            USER: lambda: resolved.user(value),
            CHANNEL: lambda: resolved.channel(value, option.get("channel_types")),
            ROLE: lambda: resolved.role(value),
            MENTIONABLE: lambda: resolved.user(value) or resolved.role(value),
            ATTACHMENT: lambda: resolved.attachment(value, uploads),
        }[kind]
        if not known():
            raise ValueError("type")
    if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
        raise ValueError("choice")
    return value


def _in_range(value: float, option: dict[str, Any], low: str, high: str, too_low: str, too_high: str) -> None:
    if option.get(low) is not None and value < option[low]:
        raise ValueError(too_low)
    if option.get(high) is not None and value > option[high]:
        raise ValueError(too_high)
