"""Faults on demand: a plan of HTTP answers to spoil, gateway tricks, closed DMs, and what people who manage a server can do to a
bot: take its rights, close or delete its channel, send it away. From Python, HTTP or the command line."""

from __future__ import annotations

import fnmatch
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import permissions
from sandbox.errors import Misuse

if TYPE_CHECKING:
    from sandbox.gateway import Gateway
    from sandbox.world import World


@dataclass
class HttpFault:
    """Spoils the next `count` REST calls that match. Paths are those below `/api/v10`, with `*` for anything."""

    method: str = "*"
    path: str = "*"
    status: int | None = None  # None: only slow; 0: the connection is cut
    count: int = 1
    when: str = "before"  # "after": the work is done first
    delay: float = 0.0
    headers: dict[str, str] = field(default_factory=dict)
    body: Any = None
    retry_after: float = 1.0
    is_global: bool = False
    scope: str = "user"
    via: bool = True

    def matches(self, method: str, path: str) -> bool:
        return self.count > 0 and self.method in ("*", method) and fnmatch.fnmatchcase(path, self.path)

    def answer(self) -> tuple[int, dict[str, str], Any]:
        status = self.status or 500
        headers = dict(self.headers)
        body = self.body
        if status == 429:
            headers.setdefault("Retry-After", str(max(1, round(self.retry_after))))
            headers.setdefault("X-RateLimit-Scope", self.scope)
            if self.is_global:
                headers.setdefault("X-RateLimit-Global", "true")
            if self.via:
                headers.setdefault("Via", "1.1 sandbox")
            if body is None:
                body = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": self.is_global}
        elif body is None:
            body = {"message": f"{status}: fault on demand", "code": 0}
        return status, headers, body


@dataclass
class EventFault:
    event: str = "*"
    seconds: float = 0.0
    copies: int = 1
    count: int = 1


class Faults:
    def __init__(self) -> None:
        self.http: list[HttpFault] = []
        self.events: list[EventFault] = []
        self.refuse = 0
        self.seen = 0
        self.denied: set[str] = set()
        """Channels in which the bot's rights were taken."""
        self.gateway: Gateway | None = None
        self.world: World | None = None

    # --- what the server asks ------------------------------------------------------------------------------------------

    def take(self, method: str, path: str) -> HttpFault | None:
        for fault in self.http:
            if fault.matches(method, path):
                fault.count -= 1
                self.seen += 1
                self.http = [f for f in self.http if f.count > 0]
                self._tell()
                return fault
        return None

    def event(self, event: str) -> tuple[float, int]:
        """(delay in seconds, how many times) for the next event of this name."""
        for fault in self.events:
            if fault.event in ("*", event):
                fault.count -= 1
                self.seen += 1
                self.events = [f for f in self.events if f.count > 0]
                return fault.seconds, fault.copies
        return 0.0, 1

    def refuses_gateway(self) -> bool:
        if self.refuse <= 0:
            return False
        self.refuse -= 1
        self.seen += 1
        return True

    @property
    def active(self) -> int:
        closed = sum(not p.dms_open for p in self.world.humans) if self.world else 0
        away = self.world is not None and self.world.bot_away
        return len(self.http) + len(self.events) + (self.refuse > 0) + closed + len(self.denied) + away

    # --- what people ask -----------------------------------------------------------------------------------------------

    def add_http(self, **fields: Any) -> HttpFault:
        if "global" in fields:
            fields["is_global"] = fields.pop("global")
        try:
            fault = HttpFault(**fields)
        except TypeError as error:
            raise Misuse("bad_action", str(error)) from None
        if fault.when not in ("before", "after") or not 0 <= fault.delay <= 600:
            raise Misuse("bad_action", "`when` is before or after, `delay` at most 600 seconds")
        self.http.append(fault)
        self._tell()
        return fault

    def add(self, wish: dict[str, Any]) -> None:
        """One wish in the HTTP API's words."""
        gateway, world = self.gateway, self.world
        assert gateway is not None
        assert world is not None
        try:
            if "http" in wish:
                self.add_http(**wish["http"])
            elif "dms_closed" in wish:
                person = world.person(str(wish["dms_closed"]))
                world.change_person(person, dms_open=not wish.get("closed", True))
            elif "deny" in wish:
                self._deny(str(wish["channel"]), wish["deny"])
            elif "channel_deleted" in wish:
                world.remove_channel(world.channel(str(wish["channel_deleted"])))
            elif "thread_closed" in wish:
                thread = world.channel(str(wish["thread_closed"]))
                thread.archived, thread.locked = bool(wish.get("archived", True)), bool(wish.get("locked", False))
                world.announce("channel_edit", channel=thread)
            elif "sent_away" in wish:
                world.send_bot_away(bool(wish["sent_away"]))
            elif wish.get("gateway") == "reconnect":
                gateway.ask_to_reconnect()
            elif wish.get("gateway") == "invalid_session":
                gateway.invalidate(bool(wish.get("resumable", False)))
            elif wish.get("gateway") == "close":
                gateway.drop(int(wish.get("code", 4000)))
            elif wish.get("gateway") == "silent":
                gateway.fall_silent(float(wish.get("seconds", 60)))
            elif wish.get("gateway") == "delay":
                self.events.append(
                    EventFault(wish.get("event", "*"), float(wish.get("seconds", 1)), 1, int(wish.get("count", 1)))
                )
            elif wish.get("gateway") == "duplicate":
                self.events.append(EventFault(wish.get("event", "*"), 0.0, 2, int(wish.get("count", 1))))
            elif wish.get("gateway") == "refuse":
                self.refuse = int(wish.get("count", 1))
            else:
                raise Misuse("bad_action", "no such fault")
        except (TypeError, ValueError) as error:
            raise Misuse("bad_action", str(error)) from None
        self._tell()

    def _deny(self, which: str, rights: list[str]) -> None:
        """Take these rights of the bot in a channel; none: it has all of them again."""
        assert self.world is not None
        channel, deny = self.world.channel(which), 0
        for right in rights:
            bit = getattr(permissions, str(right).upper(), None)
            if not isinstance(bit, int):
                raise Misuse("bad_action", f"there is no right {right}")
            deny |= bit
        self.world.overwrite(channel, self.world.bot_id, deny=deny)
        self.denied.discard(channel.id)
        if deny:
            self.denied.add(channel.id)

    def clear(self) -> None:
        if self.world is not None:
            for which in [c for c in self.denied if c in self.world.channels]:
                self._deny(which, [])
            self.world.send_bot_away(False)
        self.denied.clear()
        self.http.clear()
        self.events.clear()
        self.refuse = 0
        for person in self.world.humans if self.world else []:
            if not person.dms_open:
                self.world.change_person(person, dms_open=True)  # type: ignore[union-attr]
        self._tell()

    def show(self) -> dict[str, Any]:
        return {
            "http": [asdict(f) for f in self.http],
            "gateway": {"events": [asdict(f) for f in self.events], "refuse": self.refuse},
            "closed_dms": [p.id for p in self.world.humans if not p.dms_open] if self.world else [],
            "denied": sorted(self.denied),
            "away": self.world.bot_away if self.world else False,
            "seen": self.seen,
        }

    def _tell(self) -> None:
        if self.world:
            self.world.announce("faults")
