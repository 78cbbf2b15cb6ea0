"""The gateway: sessions of the bot, their events (gated by intents, kept for RESUME), heartbeats, reconnects."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox.channels import TEXT, Channel
from sandbox.world import show_emoji

if TYPE_CHECKING:
    from sandbox.faults import Faults
    from sandbox.messages import Message
    from sandbox.world import World

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
HEARTBEAT_ACK_SECONDS = 0.1
EVENTS_KEPT = 1000  # per session, for RESUME
SESSIONS_KEPT = 32
IDENTIFY_SECONDS = 5.0
RESUME_SECONDS = 180.0  # how long a session without a connection can be taken up again
CLIENT_PAYLOAD_LIMIT = 4096

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT


def dumps(thing: Any) -> str:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False)


class Connection:
    """One open websocket. Everything goes out through one queue, so events keep their order."""

    def __init__(self, ws: web.WebSocketResponse) -> None:
        self.ws = ws
        self.queue: asyncio.Queue[str | tuple[int, bytes]] = asyncio.Queue()
        self.silent_until = 0.0
        self.closing = False

    def send(self, payload: dict[str, Any] | str) -> None:
        self.queue.put_nowait(payload if isinstance(payload, str) else dumps(payload))

    def close(self, code: int, reason: str = "") -> None:
        self.closing = True
        self.queue.put_nowait((code, reason.encode()))

    async def write(self) -> None:
        while True:
            item = await self.queue.get()
            while (rest := self.silent_until - asyncio.get_running_loop().time()) > 0:
                await asyncio.sleep(min(rest, 0.2))
            try:
                if isinstance(item, tuple):
                    await self.ws.close(code=item[0], message=item[1])
                    return
                await self.ws.send_str(item)
            except (ConnectionError, RuntimeError):
                return


class Session:
    def __init__(self, session_id: str, intents: int, shard: tuple[int, int] = (0, 1)) -> None:
        self.id, self.intents, self.shard = session_id, intents, shard
        self.seq = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=EVENTS_KEPT)
        self.connection: Connection | None = None
        self.left = 0.0  # when the last connection ended

    def dispatch(self, event: str, data: str) -> None:
        self.seq += 1
        text = f'{{"op":0,"t":"{event}","s":{self.seq},"d":{data}}}'
        self.kept.append((self.seq, text))
        if self.connection and not self.connection.closing:
            self.connection.send(text)

    def hears(self, guild_id: str | None) -> bool:
        """A server's events go to one shard, everything without a server to the first."""
        number, count = self.shard
        return (0 if guild_id is None else (int(guild_id) >> 22) % count) == number

    def can_resume(self, seq: int) -> bool:
        return seq <= self.seq and (not self.kept or seq >= self.kept[0][0] - 1)


class Gateway:
    def __init__(self, world: World, faults: Faults, accepts: Callable[[str], bool], privileged: bool = False) -> None:
        self.world, self.faults, self.accepts, self.privileged = world, faults, accepts, privileged
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.identified = 0  # IDENTIFYs and RESUMEs since the start, for tests and the status
        self.resumed = 0
        self.shards = 1  # recommended to bots that ask
        self.sharding_required = False  # as of a bot on more than 2,500 servers
        self.max_concurrency = 1  # shards that may identify within five seconds
        self.hasty = 0  # IDENTIFYs that came too soon
        self._identified_at: dict[int, float] = {}
        world.listeners.append(self.hear)

    # --- connections -------------------------------------------------------------------------------------------------

    @property
    def connections(self) -> list[Connection]:
        return [s.connection for s in self.sessions.values() if s.connection]

    @property
    def online(self) -> bool:
        return bool(self.connections)

    def forget_old_sessions(self) -> None:
        oldest = self.world.clock.now() - RESUME_SECONDS
        for session in [s for s in self.sessions.values() if s.connection is None and s.left < oldest]:
            del self.sessions[session.id]

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if self.faults.refuses_gateway():
            return web.Response(status=503, text="gateway is refusing connections")
        ws = web.WebSocketResponse(max_msg_size=1 << 20)
        await ws.prepare(request)
        connection = Connection(ws)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": 10, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        session: Session | None = None
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    continue
                if len(frame.data.encode()) > CLIENT_PAYLOAD_LIMIT:
                    connection.close(4002, "Payload too large.")
                    continue
                try:
                    payload = json.loads(frame.data)
                    op, data = payload["op"], payload.get("d")
                except (ValueError, KeyError, TypeError):
                    connection.close(4002, "Decode error.")
                    continue
                session = self.take(connection, session, op, data)
        finally:
            writer.cancel()
            if session and session.connection is connection:
                session.connection, session.left = None, self.world.clock.now()
                if ws.close_code in (1000, 1001) and not connection.closing:
                    self.sessions.pop(session.id, None)  # the client said goodbye: nothing to resume
                self.world.announce("bot")
        return ws

    def take(self, connection: Connection, session: Session | None, op: int, data: Any) -> Session | None:
        if op == 1:
            # A moment later, as from far away: discord.py notes when it sent a heartbeat only after it has sent it, and takes
            # an answer that is there before for one that took a whole interval ("41.3s behind").
            asyncio.get_running_loop().call_later(HEARTBEAT_ACK_SECONDS, connection.send, {"op": 11})
        elif op == 2:
            if session:
                connection.close(4005, "Already authenticated.")
                return session
            return self.identify(connection, data)
        elif op == 6:
            if session:
                connection.close(4005, "Already authenticated.")
                return session
            return self.resume(connection, data)
        elif session is None:
            connection.close(4003, "Not authenticated.")
        elif op == 8:
            self.members(session, data)
        elif op not in (3, 4):
            connection.close(4001, "Unknown opcode.")
        return session

    def identify(self, connection: Connection, data: dict[str, Any]) -> Session | None:
        if not self.accepts(str(data.get("token") or "")):
            connection.close(4004, "Authentication failed.")
            return None
        intents = data.get("intents")
        if not isinstance(intents, int) or intents >= 1 << 27:
            connection.close(4013, "Invalid intent(s).")
            return None
        if intents & PRIVILEGED and not self.privileged:
            connection.close(4014, "Disallowed intent(s).")
            return None
        shard = data.get("shard") or [0, 1]
        if not (
            isinstance(shard, list) and len(shard) == 2 and all(isinstance(n, int) for n in shard) and 0 <= shard[0] < shard[1]
        ):
            connection.close(4010, "Invalid shard.")
            return None
        if self.sharding_required and shard[1] < 2:
            connection.close(4011, "Sharding required.")
            return None
        if shard[1] > 1 and not self.in_turn(shard[0]):
            connection.send({"op": 9, "d": False})
            return None
        session = Session(secrets.token_hex(16), intents, (shard[0], shard[1]))
        session.connection = connection
        idle = [s for s in self.sessions.values() if s.connection is None]
        for old in idle[: max(0, len(self.sessions) - SESSIONS_KEPT + 1)]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        self.identified += 1
        self.forget_old_sessions()
        ready: dict[str, Any] = {
            "v": 10,
            "user": self.world.bot.user() | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"},
            "guilds": [{"id": guild, "unavailable": True} for guild in self.guilds_of(session)],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "application": {"id": self.world.application_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
        }
        if data.get("shard"):
            ready["shard"] = data["shard"]
        session.dispatch("READY", dumps(ready))
        for guild in self.guilds_of(session) if intents & GUILDS else ():
            session.dispatch("GUILD_CREATE", dumps(self.world.show_guild_for_gateway(guild)))
        self.world.announce("bot")
        return session

    def in_turn(self, shard: int) -> bool:
        """Shards identify one after the other, so many of them within five seconds as there are places."""
        place, now = shard % self.max_concurrency, asyncio.get_running_loop().time()
        if now - self._identified_at.get(place, -IDENTIFY_SECONDS) < IDENTIFY_SECONDS:
            self.hasty += 1
            return False
        self._identified_at[place] = now
        return True

    def guilds_of(self, session: Session) -> list[str]:
        """Sent away from the first server the bot still is on the others."""
        gone = {self.world.guild_id} if self.world.bot_away else set[str]()
        return [guild for guild in self.world.guilds if guild not in gone and session.hears(guild)]

    def heard(self, channel: Channel) -> bool:
        """Is there a session that hears of this channel, or will when it is taken up again?"""
        guild = None if channel.is_dm else self.world.guild_of(channel)
        return any(session.hears(guild) for session in self.sessions.values())

    def resume(self, connection: Connection, data: dict[str, Any]) -> Session | None:
        if not self.accepts(str(data.get("token") or "")):
            connection.close(4004, "Authentication failed.")
            return None
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        if session is None or not session.can_resume(seq):
            connection.send({"op": 9, "d": False})
            return None
        if session.connection and session.connection is not connection:
            session.connection.close(4000, "Resumed elsewhere.")
        session.connection = connection
        self.resumed += 1
        for number, text in list(session.kept):
            if number > seq:
                connection.send(text)
        session.dispatch("RESUMED", "{}")
        self.world.announce("bot")
        return session

    def members(self, session: Session, data: dict[str, Any]) -> None:
        wanted = data.get("user_ids")
        found = list(self.world.people.values())
        if wanted:
            ids = {str(w) for w in (wanted if isinstance(wanted, list) else [wanted])}
            found = [p for p in found if p.id in ids]
        elif data.get("query"):
            found = [p for p in found if p.username.startswith(str(data["query"]).lower())]
        if data.get("limit"):
            found = found[: int(data["limit"])]
        chunk: dict[str, Any] = {
            "guild_id": self.world.guild_id,
            "members": [self.world.member(p) for p in found],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", dumps(chunk))

    # --- events ------------------------------------------------------------------------------------------------------

    def dispatch(self, event: str, data: dict[str, Any], needs: int = 0, without_content: dict[str, Any] | None = None) -> None:
        """To every session with the intent. `without_content` is for those that may not read what people write."""
        full: str | None = None
        blank: str | None = None
        delay, copies = self.faults.event(event)
        guild = data["id"] if event in ("GUILD_CREATE", "GUILD_DELETE") else data.get("guild_id")
        for session in list(self.sessions.values()):
            if (needs and not session.intents & needs) or not session.hears(guild):
                continue
            if without_content is not None and not session.intents & MESSAGE_CONTENT:
                blank = text = blank or dumps(without_content)
            else:
                full = text = full or dumps(data)
            for _ in range(copies):
                if delay:
                    asyncio.get_running_loop().call_later(delay, session.dispatch, event, text)
                else:
                    session.dispatch(event, text)

    def hear(self, what: str, about: dict[str, Any]) -> None:
        """World announcements become gateway events, as far as the bot may know them."""
        if not self.sessions:
            return
        world = self.world
        if what in ("person", "person_edit", "person_delete"):
            person = about["person"]
            shown = {"guild_id": world.guild_id, "user": person.user()}
            if what != "person_delete":
                shown = world.member(person) | {"guild_id": world.guild_id}
            suffix = {"person": "ADD", "person_edit": "UPDATE", "person_delete": "REMOVE"}[what]
            self.dispatch(f"GUILD_MEMBER_{suffix}", shown, MEMBERS)
        elif what == "guild":
            self.dispatch("GUILD_CREATE", world.show_guild_for_gateway(about["guild_id"]), GUILDS)
        elif what == "bot_away":
            if about["away"]:
                self.dispatch("GUILD_DELETE", {"id": world.guild_id}, GUILDS)
            else:
                self.dispatch("GUILD_CREATE", world.show_guild_for_gateway(), GUILDS)
        elif "channel" in about and (what == "channel_delete" or world.sees(world.bot_id, about["channel"])):
            self.hear_channel(what, about)

    def hear_channel(self, what: str, about: dict[str, Any]) -> None:
        world = self.world
        channel: Channel = about["channel"]
        if what in ("message", "message_edit", "message_delete"):
            self.hear_message(what, channel, about["message"])
        elif what in ("channel", "channel_edit", "channel_delete"):
            if channel.is_dm:
                return
            suffix = {"channel": "CREATE", "channel_edit": "UPDATE", "channel_delete": "DELETE"}[what]
            shown = world.show_channel(channel)
            if channel.is_thread:
                if what == "channel":
                    shown["newly_created"] = True
                if what == "channel_delete":
                    shown = {k: shown[k] for k in ("id", "guild_id", "parent_id", "type")}
                self.dispatch(f"THREAD_{suffix}", shown, GUILDS)
            elif channel.type == TEXT:
                self.dispatch(f"CHANNEL_{suffix}", shown, GUILDS)
        elif what == "thread_members":
            change: dict[str, Any] = {"id": channel.id, "guild_id": world.guild_of(channel), "member_count": len(channel.people)}
            change["added_members"] = [world.show_thread_member(channel, p) for p in about["added"]]
            change["removed_member_ids"] = about["removed"]
            self.dispatch("THREAD_MEMBERS_UPDATE", change, GUILDS)
        elif what == "reaction":
            self.hear_reaction(channel, about)
        elif what == "pins":
            shown = {"channel_id": channel.id, "last_pin_timestamp": None}
            if not channel.is_dm:
                shown["guild_id"] = world.guild_of(channel)
            self.dispatch("CHANNEL_PINS_UPDATE", shown, DIRECT_MESSAGES if channel.is_dm else GUILDS)
        elif what == "typing" and about["person_id"] != world.bot_id:
            shown = {"channel_id": channel.id, "user_id": about["person_id"], "timestamp": int(world.clock.now())}
            if not channel.is_dm:
                shown |= {"guild_id": world.guild_of(channel), "member": world.member(world.people[about["person_id"]])}
            self.dispatch("TYPING_START", shown, DIRECT_TYPING if channel.is_dm else GUILD_TYPING)

    def hear_message(self, what: str, channel: Channel, message: Message) -> None:
        world = self.world
        if message.only_for is not None:
            return  # an ephemeral message is known to the bot by the answer to its request only
        needs = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        if what == "message_delete":
            gone = {"id": message.id, "channel_id": channel.id}
            self.dispatch("MESSAGE_DELETE", gone if channel.is_dm else gone | {"guild_id": world.guild_of(channel)}, needs)
            return
        if not any(s.intents & needs for s in self.sessions.values()):
            return
        shown = world.show_message(message)
        shown["channel_type"] = channel.type
        if not channel.is_dm:
            shown["guild_id"] = world.guild_of(channel)
            if author := world.people.get(message.author_id):
                shown["member"] = world.member(author, with_user=False)
        readable = channel.is_dm or message.author_id == world.bot_id or world.bot_id in message.mentions
        blank = None if readable else shown | {"content": "", "embeds": [], "attachments": [], "components": []}
        self.dispatch("MESSAGE_CREATE" if what == "message" else "MESSAGE_UPDATE", shown, needs, blank)

    def hear_reaction(self, channel: Channel, about: dict[str, Any]) -> None:
        world, message = self.world, about["message"]
        if message.only_for is not None:
            return
        shown = {
            "user_id": about["person_id"],
            "channel_id": channel.id,
            "message_id": message.id,
            "message_author_id": message.author_id,
            "emoji": show_emoji(about["emoji"]),
            "burst": False,
            "type": 0,
        }
        if not channel.is_dm:
            shown["guild_id"] = world.guild_of(channel)
            if about["on"] and about["person_id"] in world.people:
                shown["member"] = world.member(world.people[about["person_id"]])
        event = "MESSAGE_REACTION_ADD" if about["on"] else "MESSAGE_REACTION_REMOVE"
        self.dispatch(event, shown, DIRECT_REACTIONS if channel.is_dm else GUILD_REACTIONS)

    # --- faults on demand ----------------------------------------------------------------------------------------------

    def ask_to_reconnect(self) -> None:
        for connection in self.connections:
            connection.send({"op": 7, "d": None})

    def invalidate(self, resumable: bool = False) -> None:
        for session in list(self.sessions.values()):
            if not resumable:
                del self.sessions[session.id]
            if session.connection:
                session.connection.send({"op": 9, "d": resumable})

    def drop(self, code: int = 4000, shard: int | None = None) -> None:
        for session in self.sessions.values():
            if session.connection and shard in (None, session.shard[0]):
                session.connection.close(code, "Dropped on demand.")

    def fall_silent(self, seconds: float) -> None:
        for connection in self.connections:
            connection.silent_until = asyncio.get_running_loop().time() + seconds

    async def close(self) -> None:
        """The server stops: sockets are closed so that clients try again."""
        for connection in self.connections:
            connection.silent_until = 0.0
            connection.closing = True
            await connection.ws.close(code=1012, message=b"Service restart.")
