"""What each REST route does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sandbox import errors, messages, permissions
from sandbox.channels import PRIVATE_THREAD, TEXT, Channel
from sandbox.clock import iso
from sandbox.commands import Commands
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.messages import REPLY, Message
from sandbox.rest import Answer, Call, Router
from sandbox.world import World


class Routes:
    def __init__(self, world: World, commands: Commands, interactions: Interactions, gateway: Gateway) -> None:
        self.world, self.commands, self.interactions, self.gateway = world, commands, interactions, gateway

    def fill(self, router: Router) -> None:
        message = "/channels/{channel}/messages/{message}"
        table: list[tuple[str, str, Callable[[Call], Answer]]] = [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/@me/guilds", self.my_guilds),
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", "/users/{user}", self.user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/applications/{application}/emojis", lambda c: (200, {"items": []})),
            ("GET", "/gateway", lambda c: (200, {"url": self.gateway.url})),
            ("GET", "/gateway/bot", self.gateway_for_bots),
            ("GET", "/guilds/{guild}", self.guild),
            ("GET", "/guilds/{guild}/channels", self.guild_channels),
            ("POST", "/guilds/{guild}/channels", self.add_channel),
            ("GET", "/guilds/{guild}/members", self.members),
            ("GET", "/guilds/{guild}/members/{user}", self.member),
            ("GET", "/guilds/{guild}/roles", self.roles),
            ("GET", "/guilds/{guild}/threads/active", self.active_threads),
            ("GET", "/channels/{channel}", self.channel),
            ("PATCH", "/channels/{channel}", self.change_channel),
            ("DELETE", "/channels/{channel}", self.delete_channel),
            ("POST", "/channels/{channel}/typing", self.typing),
            ("GET", "/channels/{channel}/messages", self.history),
            ("POST", "/channels/{channel}/messages", self.send),
            ("POST", "/channels/{channel}/messages/bulk-delete", self.bulk_delete),
            ("GET", "/channels/{channel}/messages/pins", self.pins),
            ("GET", "/channels/{channel}/pins", self.old_pins),
            ("PUT", "/channels/{channel}/messages/pins/{message}", self.pin),
            ("DELETE", "/channels/{channel}/messages/pins/{message}", self.unpin),
            ("PUT", "/channels/{channel}/pins/{message}", self.pin),
            ("DELETE", "/channels/{channel}/pins/{message}", self.unpin),
            ("GET", message, self.message),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
            ("GET", message + "/reactions/{emoji}", self.reactors),
            ("DELETE", message + "/reactions", self.clear_reactions),
            ("DELETE", message + "/reactions/{emoji}", self.clear_reactions),
            ("PUT", message + "/reactions/{emoji}/@me", self.react),
            ("DELETE", message + "/reactions/{emoji}/@me", self.unreact),
            ("DELETE", message + "/reactions/{emoji}/{user}", self.unreact),
            ("POST", message + "/threads", self.thread_from_message),
            ("POST", "/channels/{channel}/threads", self.thread),
            ("GET", "/channels/{channel}/threads/archived/public", self.archived_threads),
            ("GET", "/channels/{channel}/threads/archived/private", self.archived_threads),
            ("GET", "/channels/{channel}/thread-members", self.thread_members),
            ("PUT", "/channels/{channel}/thread-members/{user}", self.join_thread),
            ("DELETE", "/channels/{channel}/thread-members/{user}", self.leave_thread),
            ("POST", "/interactions/{interaction}/{token}/callback", self.callback),
            ("POST", "/webhooks/{application}/{token}", self.follow_up),
            ("GET", "/webhooks/{application}/{token}/messages/{which}", self.webhook_message),
            ("PATCH", "/webhooks/{application}/{token}/messages/{which}", self.edit_webhook_message),
            ("DELETE", "/webhooks/{application}/{token}/messages/{which}", self.delete_webhook_message),
        ]
        for place in ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"):
            table += [
                ("GET", place, self.list_commands),
                ("PUT", place, self.replace_commands),
                ("POST", place, self.add_command),
                ("GET", place + "/{command}", self.one_command),
                ("PATCH", place + "/{command}", self.change_command),
                ("DELETE", place + "/{command}", self.delete_command),
            ]
        for method, template, handler in table:
            router.add(method, template, handler)

    # --- the bot itself ----------------------------------------------------------------------------------------------

    def me(self, call: Call) -> Answer:
        return 200, self.world.bot.user() | {
            "mfa_enabled": False,
            "locale": "en-US",
            "premium_type": 0,
            "email": None,
            "verified": True,
        }

    def my_guilds(self, call: Call) -> Answer:
        world = self.world
        shared = {"icon": None, "banner": None, "owner": False, "features": [], "permissions": str(permissions.BOT)}
        return 200, [{"id": guild, "name": world.further_guilds.get(guild, world.guild_name)} | shared for guild in world.guilds]

    def application(self, call: Call) -> Answer:
        world = self.world
        return 200, {
            "id": world.application_id,
            "name": world.bot.global_name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": world.bot.user(),
            "bot_public": False,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": world.people[world.owner_id].user(),
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "integration_types_config": {"0": {}},
        }

    def gateway_for_bots(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": self.gateway.max_concurrency}
        return 200, {"url": self.gateway.url, "shards": self.gateway.shards, "session_start_limit": limit}

    # --- people, guild, channels ---------------------------------------------------------------------------------------

    def user(self, call: Call) -> Answer:
        if (person := self.world.people.get(call["user"])) is None:
            raise errors.unknown_user()
        return 200, person.user()

    def open_dm(self, call: Call) -> Answer:
        person = self.world.people.get(str(call.json.get("recipient_id")))
        if person is None:
            raise errors.unknown_user()
        if person.bot:
            raise errors.cannot_message_user()
        return 200, self.world.show_channel(self.world.dm(self.world.bot_id, person.id))

    def in_guild(self, call: Call) -> None:
        if call["guild"] not in self.world.guilds:
            raise errors.unknown_guild()

    def guild(self, call: Call) -> Answer:
        self.in_guild(call)
        shown = self.world.show_guild(call["guild"])
        if call.query.get("with_counts") in ("1", "true"):
            shown |= {"approximate_member_count": len(self.world.people), "approximate_presence_count": len(self.world.people)}
        return 200, shown

    def guild_channels(self, call: Call) -> Answer:
        self.in_guild(call)
        seen = [c for c in self.world.visible_channels(self.world.bot_id) if c.type == TEXT]
        return 200, [self.world.show_channel(c) for c in seen if self.world.guild_of(c) == call["guild"]]

    def add_channel(self, call: Call) -> Answer:
        self.in_guild(call)
        self.bot_may(None, permissions.MANAGE_CHANNELS)
        if call.json.get("type") not in (None, TEXT):
            raise errors.form_error(("type",), "BASE_TYPE_CHOICES", "The sandbox has text channels only.")
        return 201, self.world.show_channel(
            self.world.add_channel(str(call.json["name"]), call.json.get("topic"), guild_id=call["guild"])
        )

    def members(self, call: Call) -> Answer:
        self.in_guild(call)
        if not self.gateway.privileged:  # the list of members is behind the same switch as their events
            raise errors.missing_access()
        after, limit = call.number("after", 0) or 0, call.number("limit", 1) or 1
        found = sorted((p for p in self.world.people.values() if int(p.id) > after), key=lambda p: int(p.id))
        return 200, [self.world.member(p) for p in found[:limit]]

    def member(self, call: Call) -> Answer:
        self.in_guild(call)
        if (person := self.world.people.get(call["user"])) is None:
            raise errors.unknown_member()
        return 200, self.world.member(person)

    def roles(self, call: Call) -> Answer:
        self.in_guild(call)
        return 200, self.world.show_roles(call["guild"])

    def place(self, call: Call) -> Channel:
        channel = self.world.channels.get(call["channel"])
        if channel is None or (channel.is_dm and self.world.bot_id not in channel.people):
            raise errors.unknown_channel()
        if not self.world.sees(self.world.bot_id, channel):
            raise errors.missing_access()
        return channel

    def bot_may(self, channel: Channel | None, needed: int) -> None:
        world = self.world
        if channel is None:
            base = int(world.roles[world.guild_id]["permissions"])
            for role in world.bot.roles:
                base |= int(world.roles[role]["permissions"])
        else:
            base = world.permissions(world.bot_id, channel)
        if base & needed != needed and not base & permissions.ADMINISTRATOR:
            raise errors.missing_permissions()

    def channel(self, call: Call) -> Answer:
        return 200, self.world.show_channel(self.place(call))

    def change_channel(self, call: Call) -> Answer:
        channel, body = self.place(call), call.json
        if channel.is_thread:
            if channel.owner_id != self.world.bot_id or "locked" in body:
                self.bot_may(channel, permissions.MANAGE_THREADS)
            if "archived" in body and bool(body["archived"]) != channel.archived:
                channel.archived, channel.archived_at = bool(body["archived"]), self.world.clock.now()
            channel.locked = bool(body.get("locked", channel.locked))
            channel.invitable = bool(body.get("invitable", channel.invitable))
            channel.archive_after = body.get("auto_archive_duration") or channel.archive_after
        elif not channel.is_dm:
            self.bot_may(channel, permissions.MANAGE_CHANNELS)
            channel.topic = body.get("topic", channel.topic)
            if body.get("position") is not None:
                channel.position = body["position"]
            if body.get("permission_overwrites") is not None:
                channel.overwrites = [
                    {"id": str(o["id"]), "type": o["type"], "allow": str(o.get("allow", 0)), "deny": str(o.get("deny", 0))}
                    for o in body["permission_overwrites"]
                ]
        channel.name = body.get("name") or channel.name
        channel.slow_mode = body.get("rate_limit_per_user") or 0 if "rate_limit_per_user" in body else channel.slow_mode
        self.world.announce("channel_edit", channel=channel)
        return 200, self.world.show_channel(channel)

    def delete_channel(self, call: Call) -> Answer:
        channel = self.place(call)
        if channel.is_dm:  # closing it for the bot only
            return 200, self.world.show_channel(channel)
        self.bot_may(channel, permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS)
        shown = self.world.show_channel(channel)
        self.world.remove_channel(channel)
        return 200, shown

    def typing(self, call: Call) -> Answer:
        self.world.announce("typing", channel=self.place(call), person_id=self.world.bot_id)
        return 204, None

    # --- messages ----------------------------------------------------------------------------------------------------

    def written(self, call: Call) -> tuple[Channel, Message]:
        """A message the bot can fetch: never an ephemeral one."""
        channel = self.place(call)
        message = channel.messages.get(call["message"])
        if message is None or not self.world.sees_message(self.world.bot_id, channel, message):
            raise errors.unknown_message()
        return channel, message

    def history(self, call: Call) -> Answer:
        channel = self.place(call)
        self.bot_may(channel, permissions.READ_MESSAGE_HISTORY)
        limit = call.number("limit", 50) or 50
        if not 1 <= limit <= 100:
            raise errors.form_error(("limit",), "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
        found = self.world.history(
            channel, self.world.bot_id, limit, call.number("before"), call.number("after"), call.number("around")
        )
        return 200, [self.world.show_message(m) for m in reversed(found)]

    def message(self, call: Call) -> Answer:
        return 200, self.world.show_message(self.written(call)[1])

    def send(self, call: Call) -> Answer:
        channel, body, world = self.place(call), call.json, self.world
        if not world.can_send(world.bot_id, channel):
            raise errors.missing_permissions()
        if call.uploads:
            self.bot_may(channel, permissions.ATTACH_FILES)
        if channel.archived and channel.locked:
            raise errors.thread_is_archived()
        if channel.is_dm:
            self.dm_is_open(channel)
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce") and (known := world.said_before(channel, str(nonce))):
            return 200, world.show_message(known)
        message = world.draft(channel, world.bot_id, nonce=nonce)
        if body.get("message_reference"):
            self.refer(channel, message, body["message_reference"])
        messages.fill(world, channel, message, body, call.uploads)
        if messages.is_empty(message):
            raise errors.empty_message()
        self.interactions.gate(message)
        world.publish(channel, message)
        if nonce is not None:
            world.remember_nonce(channel, str(nonce), message)
        return 200, world.show_message(message)

    def dm_is_open(self, channel: Channel) -> None:
        other = next((p for p in channel.people if p != self.world.bot_id), "")
        person = self.world.people.get(other)
        if person is None:
            raise errors.Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if not person.dms_open:
            raise errors.cannot_message_user()

    def refer(self, channel: Channel, message: Message, reference: dict[str, Any]) -> None:
        target = str(reference.get("message_id"))
        if target not in channel.messages:
            if reference.get("fail_if_not_exists", True):
                raise errors.form_error(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return
        message.type = REPLY
        message.reference = {"type": 0, "channel_id": channel.id, "message_id": target}
        if not channel.is_dm:
            message.reference["guild_id"] = self.world.guild_of(channel)

    def edit(self, call: Call) -> Answer:
        channel, message = self.written(call)
        if message.author_id != self.world.bot_id:
            raise errors.not_the_author()
        if channel.archived:
            raise errors.thread_is_archived()
        self.interactions.change(channel, message, call.json, call.uploads)
        return 200, self.world.show_message(message)

    def delete(self, call: Call) -> Answer:
        channel, message = self.written(call)
        if message.author_id != self.world.bot_id:
            self.bot_may(channel, permissions.MANAGE_MESSAGES)
        self.world.delete(channel, message)
        return 204, None

    def bulk_delete(self, call: Call) -> Answer:
        channel = self.place(call)
        self.bot_may(channel, permissions.MANAGE_MESSAGES)
        for which in call.json["messages"]:
            message = channel.messages.get(str(which))
            if message is not None and message.only_for is None:
                self.world.delete(channel, message)
        return 204, None

    def pins(self, call: Call) -> Answer:
        channel = self.place(call)
        found = [m for m in reversed(channel.messages.values()) if m.pinned]
        return 200, {
            "items": [{"pinned_at": iso(channel.last_pin or m.created), "message": self.world.show_message(m)} for m in found],
            "has_more": False,
        }

    def old_pins(self, call: Call) -> Answer:
        return 200, [i["message"] for i in self.pins(call)[1]["items"]]

    def pin(self, call: Call) -> Answer:
        return self.set_pin(call, True)

    def unpin(self, call: Call) -> Answer:
        return self.set_pin(call, False)

    def set_pin(self, call: Call, pinned: bool) -> Answer:
        channel, message = self.written(call)
        if not channel.is_dm:
            self.bot_may(channel, permissions.PIN_MESSAGES)
        self.world.pin(channel, message, self.world.bot_id, pinned)
        return 204, None

    # --- reactions ---------------------------------------------------------------------------------------------------

    def react(self, call: Call) -> Answer:
        channel, message = self.written(call)
        self.bot_may(channel, permissions.ADD_REACTIONS)
        self.world.react(channel, message, self.world.bot_id, call["emoji"])
        return 204, None

    def unreact(self, call: Call) -> Answer:
        channel, message = self.written(call)
        who = call.params.get("user", self.world.bot_id)
        if who != self.world.bot_id:
            self.bot_may(channel, permissions.MANAGE_MESSAGES)
        self.world.react(channel, message, who, call["emoji"], on=False)
        return 204, None

    def clear_reactions(self, call: Call) -> Answer:
        channel, message = self.written(call)
        self.bot_may(channel, permissions.MANAGE_MESSAGES)
        for emoji, people in list(message.reactions.items()):
            if call.params.get("emoji", emoji) == emoji:
                for who in list(people):
                    self.world.react(channel, message, who, emoji, on=False)
        return 204, None

    def reactors(self, call: Call) -> Answer:
        _, message = self.written(call)
        return 200, [self.world.show_user(p) for p in message.reactions.get(call["emoji"], [])]

    # --- threads -----------------------------------------------------------------------------------------------------

    def thread(self, call: Call) -> Answer:
        channel, body = self.place(call), call.json
        private = body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
        self.bot_may(channel, permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS)
        return 201, self.new_thread(channel, body, private, None)

    def thread_from_message(self, call: Call) -> Answer:
        channel, message = self.written(call)
        self.bot_may(channel, permissions.CREATE_PUBLIC_THREADS)
        if message.thread_id in self.world.channels:
            raise errors.Refused(400, 160004, "A thread has already been created for this message")
        return 201, self.new_thread(channel, call.json, False, message)

    def new_thread(self, channel: Channel, body: dict[str, Any], private: bool, message: Message | None) -> dict[str, Any]:
        if channel.type != TEXT:
            raise errors.Refused(400, 50024, "Cannot execute action on this channel type")
        more = {k: body.get(k) for k in ("auto_archive_duration", "rate_limit_per_user", "invitable") if body.get(k) is not None}
        thread = self.world.add_thread(channel, str(body["name"]), self.world.bot_id, private, message, **more)
        return self.world.show_channel(thread)

    def active_threads(self, call: Call) -> Answer:
        self.in_guild(call)
        threads = [c for c in self.world.visible_channels(self.world.bot_id) if c.is_thread and not c.archived]
        threads = [t for t in threads if self.world.guild_of(t) == call["guild"]]
        shown = [self.world.show_channel(t) for t in threads]
        return 200, {"threads": shown, "members": self.my_memberships(threads), "has_more": False}

    def archived_threads(self, call: Call) -> Answer:
        channel, private = self.place(call), call.template.endswith("private")
        threads = [
            c
            for c in self.world.channels.values()
            if c.parent_id == channel.id and c.archived and (c.type == PRIVATE_THREAD) == private
        ]
        shown = [self.world.show_channel(t) for t in threads]
        return 200, {"threads": shown, "members": self.my_memberships(threads), "has_more": False}

    def my_memberships(self, threads: list[Channel]) -> list[dict[str, Any]]:
        return [self.world.show_thread_member(t, self.world.bot_id) for t in threads if self.world.bot_id in t.people]

    def thread_members(self, call: Call) -> Answer:
        thread = self.place(call)
        return 200, [self.world.show_thread_member(thread, p) for p in thread.people]

    def join_thread(self, call: Call) -> Answer:
        thread, who = self.place(call), self.world.bot_id if call["user"] == "@me" else call["user"]
        if who not in self.world.people:
            raise errors.unknown_user()
        if who not in thread.people:
            thread.people.append(who)
            self.world.announce("thread_members", channel=thread, added=[who], removed=[])
        return 204, None

    def leave_thread(self, call: Call) -> Answer:
        thread, who = self.place(call), self.world.bot_id if call["user"] == "@me" else call["user"]
        if who in thread.people:
            thread.people.remove(who)
            self.world.announce("thread_members", channel=thread, added=[], removed=[who])
        return 204, None

    # --- commands ----------------------------------------------------------------------------------------------------

    def whose(self, call: Call) -> str | None:
        if call["application"] != self.world.application_id:
            raise errors.missing_access()
        if "guild" in call.params:
            self.in_guild(call)
        return call.params.get("guild")

    def list_commands(self, call: Call) -> Answer:
        return 200, self.commands.of(self.whose(call))

    def replace_commands(self, call: Call) -> Answer:
        return 200, self.commands.replace_all(self.whose(call), call.body or [])

    def add_command(self, call: Call) -> Answer:
        guild = self.whose(call)
        known = {(c["type"], c["name"]) for c in self.commands.of(guild)}
        command = self.commands.add(guild, call.json)
        return (200 if (command["type"], command["name"]) in known else 201), command

    def one_command(self, call: Call) -> Answer:
        return 200, self.commands.get(call["command"], self.whose(call))

    def change_command(self, call: Call) -> Answer:
        return 200, self.commands.change(self.commands.get(call["command"], self.whose(call)), call.json)

    def delete_command(self, call: Call) -> Answer:
        self.commands.remove(self.commands.get(call["command"], self.whose(call)))
        return 204, None

    # --- interactions ------------------------------------------------------------------------------------------------

    def callback(self, call: Call) -> Answer:
        answer = self.interactions.respond(call["interaction"], call["token"], call.json, call.uploads)
        return (200, answer) if call.query.get("with_response") in ("1", "true", "True") else (204, None)

    def follow_up(self, call: Call) -> Answer:
        message = self.interactions.follow_up(call["application"], call["token"], call.json, call.uploads)
        return (200, self.world.show_message(message)) if call.query.get("wait") in ("1", "true", "True") else (204, None)

    def webhook_message(self, call: Call) -> Answer:
        _, message = self.interactions.message(call["application"], call["token"], call["which"])
        return 200, self.world.show_message(message)

    def edit_webhook_message(self, call: Call) -> Answer:
        channel, message = self.interactions.message(call["application"], call["token"], call["which"])
        self.interactions.change(channel, message, call.json, call.uploads)
        return 200, self.world.show_message(message)

    def delete_webhook_message(self, call: Call) -> Answer:
        channel, message = self.interactions.message(call["application"], call["token"], call["which"])
        self.world.delete(channel, message)
        return 204, None


async def keep_sweeping(interactions: Interactions, every: float = 1.0) -> None:
    """Lets "thinking" messages fail when their quarter of an hour is over, also when nobody does anything."""
    while True:
        await asyncio.sleep(every)
        interactions.sweep()
