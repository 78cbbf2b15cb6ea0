"""The sandbox's world: one server with its channels, people and messages, and who sees which of them.

Everything that changes is announced to the listeners (the gateway for the bot, the page for the people).
`sees` and `sees_message` are the only places that decide about visibility.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from sandbox import permissions
from sandbox.attachments import Shelf
from sandbox.channels import DM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel
from sandbox.clock import Clock, Snowflakes, iso
from sandbox.errors import Misuse
from sandbox.messages import PIN_NOTE, REPLY, THREAD_NOTE, THREAD_STARTER, Message, hidden_files
from sandbox.people import COLOURS, LOCALES, Person

MESSAGES_PER_CHANNEL = 500
NONCE_SECONDS = 300.0
NONCES_KEPT = 5000

PEOPLE = (
    ("anna", "Anna", "de"),
    ("ben", "Ben", "en-GB"),
    ("clara", "Clara", "de"),
    ("david", "David", "en-GB"),
    ("emil", "Emil", "de"),
    ("franka", "Franka", "en-GB"),
)
# By the guild's language: its name and its channels with their topics.
ROOMS = {
    "en-GB": (
        "The Reading Room",
        (
            ("great-table", "The long oak table. Games are played here."),
            ("side-table", "A second table by the window."),
            ("fireside", "Talk about anything."),
        ),
    ),
    "de": (
        "Der Lesesaal",
        (
            ("grosser-tisch", "Der lange Eichentisch. Hier wird gespielt."),
            ("kleiner-tisch", "Ein zweiter Tisch am Fenster."),
            ("kaminecke", "Plaudern über alles Mögliche."),
        ),
    ),
}

Listener = Callable[[str, dict[str, Any]], None]


class World:
    def __init__(
        self, clock: Clock | None = None, base: str = "http://127.0.0.1", messages_per_channel: int = MESSAGES_PER_CHANNEL
    ):
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.base = base
        self.messages_per_channel = messages_per_channel
        self.shelf = Shelf()
        self.listeners: list[Listener] = []
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.roles: dict[str, dict[str, Any]] = {}
        self.nonces: OrderedDict[tuple[str, str], tuple[float, str]] = OrderedDict()
        self.guild_id = ""
        self.guild_name = ""
        self.guild_locale = "en-GB"
        self.guild_created = 0.0
        self.further_guilds: dict[str, str] = {}  # other servers by id: their names. The same people are there.
        self.bot_id = ""
        self.application_id = ""
        self.owner_id = ""
        self.bot_away = False  # sent away from the server: it sees nothing of it any more
        self.changes = 0  # grows with every announcement; the save file watches it

    # --- beginnings ------------------------------------------------------------------------------------------------

    def seed(self, locale: str = "en-GB") -> None:
        """A reading room with three channels and six people; the first of them owns it."""
        self.guild_locale = locale
        self.guild_name, channels = ROOMS[locale]
        self.guild_created = self.clock.now()
        self.guild_id = self.ids.new()
        bot_role = self.ids.new()
        self.roles[self.guild_id] = _role(self.guild_id, "@everyone", permissions.EVERYONE, 0)
        self.roles[bot_role] = _role(bot_role, "Keeper", permissions.BOT, 1)
        self.bot_id = self.application_id = self.ids.new()
        self.roles[bot_role] |= {"managed": True, "tags": {"bot_id": self.bot_id}}
        self.people[self.bot_id] = Person(
            self.bot_id, "keeper", "Keeper", "en-GB", bot=True, colour="#3f4a3c", roles=[bot_role], joined=self.clock.now()
        )
        for username, name, locale in PEOPLE:
            person = self.add_person(name, locale, username)
            if not self.owner_id:
                self.owner_id, person.owner = person.id, True
        for name, topic in channels:
            self.add_channel(name, topic)

    def announce(self, what: str, **about: Any) -> None:
        self.changes += 1
        for listener in self.listeners:
            listener(what, about)

    # --- people ----------------------------------------------------------------------------------------------------

    @property
    def bot(self) -> Person:
        return self.people[self.bot_id]

    @property
    def humans(self) -> list[Person]:
        return [p for p in self.people.values() if not p.bot]

    def person(self, who: str) -> Person:
        """By id, username or display name."""
        if who in self.people:
            return self.people[who]
        for person in self.people.values():
            if who.lower() in (person.username.lower(), person.global_name.lower()):
                return person
        raise Misuse("unknown_person", f"nobody is called {who}")

    def add_person(self, global_name: str, locale: str = "en-GB", username: str | None = None) -> Person:
        global_name = global_name.strip()[:32]
        if not global_name or locale not in LOCALES:
            raise Misuse("bad_action", "a person needs a name and a locale that Discord knows")
        wanted = re.sub(r"[^a-z0-9_.]", "", (username or global_name).lower()) or "guest"
        taken = {p.username for p in self.people.values()}
        name = next(n for i in range(1, 10_000) if (n := wanted if i == 1 else f"{wanted}{i}") not in taken)
        person = Person(
            self.ids.new(), name, global_name, locale, colour=COLOURS[len(self.people) % len(COLOURS)], joined=self.clock.now()
        )
        self.people[person.id] = person
        self.announce("person", person=person)
        return person

    def change_person(self, person: Person, **changes: Any) -> None:
        if changes.get("locale") is not None and changes["locale"] not in LOCALES:
            raise Misuse("bad_action", "not a locale that Discord knows")
        for key in ("locale", "dms_open", "global_name"):
            if changes.get(key) is not None:
                setattr(person, key, changes[key])
        self.announce("person_edit", person=person)

    def send_bot_away(self, away: bool = True) -> None:
        """Somebody removes the bot from the server, or invites it again."""
        if self.bot_away != away:
            self.bot_away = away
            self.announce("bot_away", away=away)

    def remove_person(self, person: Person) -> None:
        if person.bot or person.owner:
            raise Misuse("forbidden", "the owner and the bot stay")
        del self.people[person.id]
        self.announce("person_delete", person=person)

    def member(self, person: Person, with_user: bool = True) -> dict[str, Any]:
        member: dict[str, Any] = {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": iso(person.joined),
            "nick": None,
            "pending": False,
            "premium_since": None,
            "roles": list(person.roles),
            "mute": False,
            "deaf": False,
        }
        if with_user:
            member["user"] = person.user()
        return member

    # --- permissions and visibility ----------------------------------------------------------------------------------

    def permissions(self, person_id: str, channel: Channel) -> int:
        person = self.people.get(person_id)
        if channel.is_dm:
            return permissions.IN_A_DM if person_id in channel.people else 0
        if person is None or (self.bot_away and person_id == self.bot_id):
            return 0
        place = self.channels.get(channel.parent_id or "", channel) if channel.is_thread else channel
        base = int(self.roles[self.guild_id]["permissions"])
        for role in person.roles:
            base |= int(self.roles[role]["permissions"]) if role in self.roles else 0
        return permissions.combine(base, place.overwrites, self.guild_of(place), person.roles, person_id, person.owner)

    def sees(self, person_id: str, channel: Channel) -> bool:
        allowed = self.permissions(person_id, channel)
        if not allowed & permissions.VIEW_CHANNEL:
            return False
        if channel.type == PRIVATE_THREAD:
            return person_id in channel.people or bool(allowed & permissions.MANAGE_THREADS)
        return True

    def sees_message(self, person_id: str, channel: Channel, message: Message) -> bool:
        """Ephemeral messages have one reader; not even the bot that wrote one can fetch it."""
        return self.sees(person_id, channel) and (message.only_for is None or message.only_for == person_id)

    def can_send(self, person_id: str, channel: Channel) -> bool:
        allowed = self.permissions(person_id, channel)
        if channel.is_thread:
            may = bool(allowed & permissions.SEND_MESSAGES_IN_THREADS)
            return may and (not channel.locked or bool(allowed & permissions.MANAGE_THREADS))
        return bool(allowed & permissions.SEND_MESSAGES)

    # --- servers ---------------------------------------------------------------------------------------------------

    @property
    def guilds(self) -> list[str]:
        return [self.guild_id, *self.further_guilds]

    def guild_of(self, channel: Channel) -> str:
        place = self.channels.get(channel.parent_id or "", channel) if channel.is_thread else channel
        return place.guild_id or self.guild_id

    def add_guild(self, name: str) -> str:
        """One more server with the same people and roles, and no channel yet."""
        guild_id = self.ids.new()
        self.further_guilds[guild_id] = name.strip()[:100] or "server"
        self.announce("guild", guild_id=guild_id)
        return guild_id

    # --- channels --------------------------------------------------------------------------------------------------

    def add_channel(self, name: str, topic: str | None = None, only_for: list[str] | None = None, guild_id: str = "") -> Channel:
        """`only_for`: ids of people who can see it (the bot always can). `guild_id`: on a further server."""
        if guild_id and guild_id not in self.guilds:
            raise Misuse("unknown_guild", f"there is no server {guild_id}")
        name = re.sub(r"\s+", "-", name.strip().lower())[:100]
        if not name:
            raise Misuse("bad_action", "a channel needs a name")
        texts = [c for c in self.channels.values() if c.type == TEXT]
        channel = Channel(self.ids.new(), TEXT, name, topic, position=len(texts), created=self.clock.now())
        channel.guild_id = guild_id if guild_id != self.guild_id else ""
        if only_for is not None:
            view = str(permissions.VIEW_CHANNEL)
            channel.overwrites = [{"id": self.guild_of(channel), "type": 0, "allow": "0", "deny": view}]
            channel.overwrites += [{"id": p, "type": 1, "allow": view, "deny": "0"} for p in [self.bot_id, *only_for]]
        self.channels[channel.id] = channel
        self.announce("channel", channel=channel)
        return channel

    def overwrite(self, channel: Channel, who: str, allow: int = 0, deny: int = 0) -> None:
        """Give or take permissions of a person or role in a channel."""
        kind = 0 if who in self.roles else 1
        kept = [o for o in channel.overwrites if o["id"] != who]
        channel.overwrites = [*kept, {"id": who, "type": kind, "allow": str(allow), "deny": str(deny)}]
        self.announce("channel_edit", channel=channel)

    def remove_channel(self, channel: Channel) -> None:
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        for message in channel.messages.values():
            self._forget_files(message)
        del self.channels[channel.id]
        self.announce("channel_delete", channel=channel)

    def channel(self, which: str) -> Channel:
        """By id or name."""
        if which in self.channels:
            return self.channels[which]
        for channel in self.channels.values():
            if channel.name == which and not channel.is_dm:
                return channel
        raise Misuse("unknown_channel", f"no channel {which}")

    def dm(self, one: str, other: str) -> Channel:
        """The private channel of two people; made when there is none."""
        for channel in self.channels.values():
            if channel.is_dm and set(channel.people) == {one, other}:
                return channel
        channel = Channel(self.ids.new(), DM, people=[one, other], created=self.clock.now())
        self.channels[channel.id] = channel
        self.announce("channel", channel=channel)
        return channel

    def add_thread(
        self, parent: Channel, name: str, owner_id: str, private: bool = False, message: Message | None = None, **more: Any
    ) -> Channel:
        thread = Channel(
            message.id if message else self.ids.new(),
            PRIVATE_THREAD if private else PUBLIC_THREAD,
            name,
            parent_id=parent.id,
            owner_id=owner_id,
            people=[owner_id],
            created=self.clock.now(),
            archived_at=self.clock.now(),
            archive_after=more.get("auto_archive_duration") or 1440,
            slow_mode=more.get("rate_limit_per_user") or 0,
            invitable=more.get("invitable", True) is not False,
        )
        self.channels[thread.id] = thread
        self.announce("channel", channel=thread)
        if message:
            message.thread_id = thread.id
            self.announce("message_edit", channel=parent, message=message)
            reference = {"type": 0, "channel_id": parent.id, "message_id": message.id, "guild_id": self.guild_of(parent)}
            self.post(thread, owner_id, type=THREAD_STARTER, reference=reference)
        elif not private:
            reference = {"type": 0, "channel_id": thread.id, "guild_id": self.guild_of(thread)}
            self.post(parent, owner_id, type=THREAD_NOTE, content=name, reference=reference)
        return thread

    def visible_channels(self, person_id: str) -> Iterator[Channel]:
        return (c for c in self.channels.values() if self.sees(person_id, c))

    # --- messages --------------------------------------------------------------------------------------------------

    def draft(self, channel: Channel, author_id: str, **fields: Any) -> Message:
        """A message that nobody knows of yet; `publish` it when it is complete."""
        return Message(self.ids.new(), channel.id, author_id, created=self.clock.now(), **fields)

    def publish(self, channel: Channel, message: Message) -> Message:
        channel.messages[message.id] = message
        channel.sent += 1
        if message.only_for is None:
            channel.last_message_id = message.id
        if channel.archived and message.only_for is None:
            channel.archived = False
            self.announce("channel_edit", channel=channel)
        if channel.is_thread and message.author_id not in channel.people:
            channel.people.append(message.author_id)
        while len(channel.messages) > self.messages_per_channel:
            self._forget_files(channel.messages.pop(next(iter(channel.messages))))
        channel.read[message.author_id] = message.id
        self.announce("message", channel=channel, message=message)
        return message

    def post(self, channel: Channel, author_id: str, **fields: Any) -> Message:
        return self.publish(channel, self.draft(channel, author_id, **fields))

    def edited(self, channel: Channel, message: Message, mark: bool = True) -> None:
        if mark:
            message.edited = self.clock.now()
        self.announce("message_edit", channel=channel, message=message)

    def delete(self, channel: Channel, message: Message) -> None:
        channel.messages.pop(message.id, None)
        self._forget_files(message)
        if channel.last_message_id == message.id:
            channel.last_message_id = next((m.id for m in reversed(channel.messages.values()) if m.only_for is None), None)
        self.announce("message_delete", channel=channel, message=message)

    def _forget_files(self, message: Message) -> None:
        for file in message.files:
            self.shelf.drop(file.id)

    def pin(self, channel: Channel, message: Message, who: str, pinned: bool) -> None:
        if message.pinned == pinned:
            return
        message.pinned = pinned
        channel.last_pin = self.clock.now()
        self.edited(channel, message, mark=False)
        self.announce("pins", channel=channel)
        if pinned:
            reference = {"type": 0, "channel_id": channel.id, "message_id": message.id}
            self.post(channel, who, type=PIN_NOTE, reference=reference)

    def react(self, channel: Channel, message: Message, who: str, emoji: str, on: bool = True) -> None:
        people = message.reactions.setdefault(emoji, [])
        if on == (who in people):
            if not people:
                del message.reactions[emoji]
            return
        if on:
            people.append(who)
        else:
            people.remove(who)
            if not people:
                del message.reactions[emoji]
        self.announce("reaction", channel=channel, message=message, person_id=who, emoji=emoji, on=on)

    def history(
        self,
        channel: Channel,
        person_id: str,
        limit: int = 50,
        before: int | None = None,
        after: int | None = None,
        around: int | None = None,
    ) -> list[Message]:
        """Messages this person can see, oldest first."""
        seen = [m for m in channel.messages.values() if self.sees_message(person_id, channel, m)]
        if around is not None:
            earlier = [m for m in seen if int(m.id) < around][-(limit // 2) :]
            later = [m for m in seen if int(m.id) >= around][: limit - len(earlier)]
            return earlier + later
        if before is not None:
            seen = [m for m in seen if int(m.id) < before]
        if after is not None:
            return [m for m in seen if int(m.id) > after][:limit]
        return seen[-limit:]

    def unread(self, channel: Channel, person_id: str) -> tuple[int, int]:
        """(messages of others since the last look, those that call this person)."""
        seen_until = int(channel.read.get(person_id, "0"))
        unread = calls = 0
        for message in reversed(channel.messages.values()):
            if int(message.id) <= seen_until:
                break
            if message.author_id == person_id or not self.sees_message(person_id, channel, message):
                continue
            unread += 1
            calls += channel.is_dm or self.calls(message, person_id)
        return unread, calls

    def calls(self, message: Message, person_id: str) -> bool:
        person = self.people.get(person_id)
        roles = person.roles if person else []
        return person_id in message.mentions or message.mention_everyone or any(r in roles for r in message.mention_roles)

    # --- nonces ----------------------------------------------------------------------------------------------------

    def said_before(self, channel: Channel, nonce: str) -> Message | None:
        """`enforce_nonce`: the message that carried this nonce a few minutes ago, if there is one."""
        self._age_nonces()
        known = self.nonces.get((channel.id, nonce))
        return channel.messages.get(known[1]) if known else None

    def remember_nonce(self, channel: Channel, nonce: str, message: Message) -> None:
        self.nonces[channel.id, nonce] = (self.clock.now(), message.id)

    def _age_nonces(self) -> None:
        oldest = self.clock.now() - NONCE_SECONDS
        while self.nonces and (len(self.nonces) > NONCES_KEPT or next(iter(self.nonces.values()))[0] < oldest):
            self.nonces.popitem(last=False)

    # --- Discord's shapes --------------------------------------------------------------------------------------------

    def show_user(self, person_id: str) -> dict[str, Any]:
        if person := self.people.get(person_id):
            return person.user()
        return Person(person_id, f"deleted_user_{person_id[-4:]}", "Deleted User").user()

    def show_channel(self, channel: Channel, viewer: str | None = None) -> dict[str, Any]:
        shown: dict[str, Any] = {"id": channel.id, "type": channel.type, "flags": 0, "last_message_id": channel.last_message_id}
        if channel.last_pin is not None:
            shown["last_pin_timestamp"] = iso(channel.last_pin)
        if channel.is_dm:
            shown["recipients"] = [self.show_user(p) for p in channel.people if p != (viewer or self.bot_id)]
            return shown
        shown |= {"guild_id": self.guild_of(channel), "name": channel.name, "rate_limit_per_user": channel.slow_mode}
        if channel.is_thread:
            shown |= {
                "parent_id": channel.parent_id,
                "owner_id": channel.owner_id,
                "message_count": max(0, channel.sent),
                "total_message_sent": channel.sent,
                "member_count": len(channel.people),
                "thread_metadata": {
                    "archived": channel.archived,
                    "archive_timestamp": iso(channel.archived_at),
                    "auto_archive_duration": channel.archive_after,
                    "locked": channel.locked,
                    "create_timestamp": iso(channel.created),
                },
            }
            if channel.type == PRIVATE_THREAD:
                shown["thread_metadata"]["invitable"] = channel.invitable
            if (viewer or self.bot_id) in channel.people:
                shown["member"] = self.show_thread_member(channel, viewer or self.bot_id)
            return shown
        return shown | {
            "position": channel.position,
            "topic": channel.topic,
            "parent_id": channel.parent_id,
            "nsfw": False,
            "permission_overwrites": channel.overwrites,
        }

    def show_thread_member(self, thread: Channel, person_id: str) -> dict[str, Any]:
        return {"id": thread.id, "user_id": person_id, "join_timestamp": iso(thread.created), "flags": 0}

    def show_message(self, message: Message, deep: bool = True) -> dict[str, Any]:
        hidden = hidden_files(message)
        shown: dict[str, Any] = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "content": message.content,
            "author": self.show_user(message.author_id),
            "timestamp": iso(message.created),
            "edited_timestamp": iso(message.edited) if message.edited else None,
            "flags": message.flags,
            "tts": False,
            "pinned": message.pinned,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.show_user(u) for u in message.mentions],
            "mention_roles": message.mention_roles,
            "embeds": message.embeds,
            "attachments": [f.show(self.base) for f in message.files if f.id not in hidden],
            "components": message.components,
        }
        if message.ephemeral:
            for file in shown["attachments"]:
                file["ephemeral"] = True
        if message.nonce is not None:
            shown["nonce"] = message.nonce
        if message.by_webhook:
            shown["webhook_id"] = shown["application_id"] = self.application_id
        if message.meta:
            shown["interaction_metadata"] = self.show_meta(message.meta)
        if message.reactions:
            shown["reactions"] = self.show_reactions(message, self.bot_id)
        if message.thread_id and message.thread_id in self.channels:
            shown["thread"] = self.show_channel(self.channels[message.thread_id])
        if message.reference:
            shown["message_reference"] = message.reference
            if deep and message.type in (REPLY, THREAD_STARTER):
                place = self.channels.get(message.reference["channel_id"])
                original = place.messages.get(message.reference.get("message_id", "")) if place else None
                shown["referenced_message"] = self.show_message(original, deep=False) if original else None
        return shown

    def show_meta(self, meta: dict[str, Any]) -> dict[str, Any]:
        shown = {k: v for k, v in meta.items() if k not in ("user_id", "target_user_id")}
        shown["user"] = self.show_user(meta["user_id"])
        if meta.get("target_user_id"):
            shown["target_user"] = self.show_user(meta["target_user_id"])
        if "triggering_interaction_metadata" in meta:
            shown["triggering_interaction_metadata"] = self.show_meta(meta["triggering_interaction_metadata"])
        return shown

    def show_reactions(self, message: Message, viewer: str) -> list[dict[str, Any]]:
        return [
            {
                "emoji": show_emoji(emoji),
                "count": len(people),
                "count_details": {"burst": 0, "normal": len(people)},
                "burst_colors": [],
                "me_burst": False,
                "me": viewer in people,
            }
            for emoji, people in message.reactions.items()
        ]

    def show_roles(self, guild_id: str = "") -> list[dict[str, Any]]:
        """The role of everybody has the server's id."""
        here = guild_id or self.guild_id
        return [role | {"id": here} if role["id"] == self.guild_id else role for role in self.roles.values()]

    def show_guild(self, guild_id: str = "") -> dict[str, Any]:
        here = guild_id or self.guild_id
        return {
            "id": here,
            "name": self.further_guilds.get(here, self.guild_name),
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": self.owner_id,
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": self.show_roles(here),
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.guild_locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
        }

    def show_guild_for_gateway(self, guild_id: str = "") -> dict[str, Any]:
        here = guild_id or self.guild_id
        seen = [c for c in self.channels.values() if not c.is_dm and self.guild_of(c) == here and self.sees(self.bot_id, c)]
        return self.show_guild(here) | {
            "unavailable": False,
            "large": False,
            "joined_at": iso(self.bot.joined),
            "member_count": len(self.people),
            # Without the members intent a bot is told of nobody but itself.
            "members": [self.member(self.bot)],
            "channels": [self.show_channel(c) for c in seen if c.type == TEXT],
            "threads": [self.show_channel(c) for c in seen if c.is_thread and not c.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


def show_emoji(emoji: str) -> dict[str, Any]:
    """`👍`, or `name:id` for a custom one."""
    name, _, number = emoji.partition(":")
    return {"id": number or None, "name": name}


def _role(role_id: str, name: str, allowed: int, position: int) -> dict[str, Any]:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(allowed),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
