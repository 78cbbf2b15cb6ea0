"""The state file: everything that a restart of the server must not forget, and the attachments beside it.

Channels are turned into JSON one by one and only when they changed, so saving stays cheap beside a running game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandbox.attachments import Attachment
from sandbox.channels import Channel
from sandbox.gateway import Session
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.people import Person

if TYPE_CHECKING:
    from sandbox.serve import SandboxServer

log = logging.getLogger(__name__)

FORMAT = 1
SAVE_EVERY_SECONDS = 2.0
EVENTS_SAVED = 200
_SESSION_FIELDS = ("id", "intents", "seq", "shard")
_WORLD_FIELDS = ("guild_id", "guild_name", "guild_locale", "guild_created", "bot_id", "application_id", "owner_id")
_FILE_FIELDS = tuple(Attachment.__slots__)
_INTERACTION_FIELDS = tuple(n for n in Interaction.__slots__ if n not in ("first", "dialog_ready"))
_MESSAGE_FIELDS = tuple(n for n in Message.__slots__ if n not in ("files", "clickable"))


class BadState(Exception):
    """The state file cannot be gone on from: one line that names it and says why. It is left as it is."""


class Save:
    def __init__(self, server: SandboxServer, path: Path) -> None:
        self.server, self.path = server, path
        self.files = path.with_name(path.name + ".files")
        self.written: dict[str, str] = {}  # channel id → its JSON
        self.dirty: set[str] = set()
        self.saved_changes = -1
        self.lock = asyncio.Lock()
        server.world.listeners.append(self.hear)

    def hear(self, what: str, about: dict[str, Any]) -> None:
        if about.get("channel") is not None:
            self.dirty.add(about["channel"].id)

    async def keep_saving(self) -> None:
        while True:
            await asyncio.sleep(SAVE_EVERY_SECONDS)
            if self.server.world.changes != self.saved_changes:
                await self.save()

    async def save(self) -> None:
        """What cannot be written now is written the next time: a full disk is told, and stops nobody."""
        async with self.lock:
            world = self.server.world
            changes = world.changes
            for channel_id in [c for c in world.channels if c in self.dirty or c not in self.written]:
                if channel_id in world.channels:
                    self.written[channel_id] = json.dumps(_channel_out(world.channels[channel_id]))
                self.dirty.discard(channel_id)
                await asyncio.sleep(0)
            for gone in [c for c in self.written if c not in world.channels]:
                del self.written[gone]
            head = json.dumps(self._head())
            text = (
                f'{{"head":{head},\n"channels":[\n'
                + ",\n".join(self.written[c] for c in world.channels if c in self.written)
                + "\n]}\n"
            )
            fresh = {i: world.shelf.bytes_of[i] for i in world.shelf.fresh if i in world.shelf.bytes_of}
            world.shelf.fresh.clear()
            kept = set(world.shelf.bytes_of)
            try:
                await asyncio.get_running_loop().run_in_executor(None, self._write, text, fresh, kept)
            except OSError as error:
                world.shelf.fresh.update(fresh)
                log.error("%s could not be written: %s", self.path, error.strerror)
            else:
                self.saved_changes = changes

    def _write(self, text: str, fresh: dict[str, bytes], kept: set[str]) -> None:
        if not self.files.is_dir():
            self.files.mkdir(parents=True, exist_ok=True)
            self.files.chmod(0o700)
        for attachment_id, content in fresh.items():
            self._private(self.files / attachment_id).write_bytes(content)
        for file in self.files.iterdir():
            if file.name not in kept and file.name not in fresh:
                file.unlink(missing_ok=True)
        half = self.path.with_name(self.path.name + ".new")
        self._private(half).write_text(text, encoding="utf-8")  # the key of the page stands in it, and what everybody was told
        os.replace(half, self.path)

    def _private(self, path: Path) -> Path:
        """The file, for its owner only, whatever the umask is and whatever it was before."""
        path.touch(mode=0o600)
        path.chmod(0o600)
        return path

    def _head(self) -> dict[str, Any]:
        server, world = self.server, self.server.world
        return {
            "format": FORMAT,
            "base": world.base,
            "key": server.key,
            "last_id": world.ids.last,
            "world": {k: getattr(world, k) for k in (*_WORLD_FIELDS, "further_guilds")},
            "people": [vars(p) for p in world.people.values()],
            "roles": list(world.roles.values()),
            "commands": list(server.commands.all.values()),
            "nonces": [[*k, *v] for k, v in world.nonces.items()],
            "uploads": [{n: getattr(a, n) for n in _FILE_FIELDS} for a in server.actors.uploads.values()],
            "interactions": [
                {n: getattr(i, n) for n in _INTERACTION_FIELDS} for i in server.interactions.alive.values() if i.answered
            ],
            "sessions": [
                {n: getattr(s, n) for n in _SESSION_FIELDS} | {"kept": list(s.kept)[-EVENTS_SAVED:]}
                for s in server.gateway.sessions.values()
            ],
        }

    def load(self) -> bool:
        """Before the server starts. False when there is nothing to go on from. Raises BadState."""
        if not self.path.exists():
            return False
        try:
            return self._load()
        except OSError as error:
            raise BadState(f"{self.path}: cannot be read ({error.strerror})") from None
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            log.debug("the state file", exc_info=True)
            raise BadState(
                f"{self.path}: is damaged, or of another version; put it away to begin with an empty sandbox"
            ) from None

    def _load(self) -> bool:
        if os.name == "posix" and self.path.stat().st_mode & 0o077:
            self.path.chmod(0o600)
            log.warning("%s could be read by others on this machine; now only by its owner", self.path)
        text = self.path.read_text(encoding="utf-8")
        state = json.loads(text)
        old_base = state["head"]["base"]
        server, world = self.server, self.server.world
        if old_base != world.base:  # another port than last time: addresses of attachments move along
            state = json.loads(text.replace(old_base + "/", world.base + "/"))
        head = state["head"]
        if head["format"] != FORMAT:
            raise ValueError(f"format {head['format']}, this sandbox reads {FORMAT}")
        server.key = head["key"]
        world.ids.last = head["last_id"]
        for key in _WORLD_FIELDS:
            setattr(world, key, head["world"][key])
        world.further_guilds = head["world"].get("further_guilds", {})
        world.people = {p["id"]: Person(**p) for p in head["people"]}
        world.roles = {r["id"]: r for r in head["roles"]}
        server.commands.all = {c["id"]: c for c in head["commands"]}
        world.nonces = OrderedDict(((c, n), (t, m)) for c, n, t, m in head["nonces"])
        for interaction in head["interactions"]:
            server.interactions.keep(Interaction(**interaction))
        for saved in head["sessions"]:
            number, count = saved.get("shard", (0, 1))
            session = Session(saved["id"], saved["intents"], (number, count))
            session.seq, session.left = saved["seq"], world.clock.now()
            session.kept.extend((n, t) for n, t in saved["kept"])
            server.gateway.sessions[session.id] = session
        world.channels = {c["id"]: _channel_in(c) for c in state["channels"]}
        server.actors.uploads = {a["id"]: Attachment(**a) for a in head["uploads"]}
        if self.files.is_dir():
            for file in sorted(self.files.iterdir(), key=lambda f: int(f.name) if f.name.isdigit() else 0):
                if file.name.isdigit():
                    world.shelf.put(file.name, file.read_bytes())
            world.shelf.fresh.clear()
        return True


def _channel_out(channel: Channel) -> dict[str, Any]:
    out = {k: v for k, v in vars(channel).items() if k != "messages"}
    out["messages"] = [_message_out(m) for m in channel.messages.values()]
    return out


def _message_out(message: Message) -> dict[str, Any]:
    out = {n: getattr(message, n) for n in _MESSAGE_FIELDS}
    out["files"] = [{n: getattr(f, n) for n in _FILE_FIELDS} for f in message.files]
    return out


def _channel_in(saved: dict[str, Any]) -> Channel:
    messages = saved.pop("messages")
    channel = Channel(**saved)
    for one in messages:
        files = [Attachment(**f) for f in one.pop("files")]
        channel.messages[one["id"]] = Message(**one, files=files)
    return channel
