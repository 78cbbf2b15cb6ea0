"""The page's side of the server: one websocket per person and window, the same actions over HTTP. See `page/API.md`."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import view, wire
from sandbox.answering import once_answered
from sandbox.attachments import Upload
from sandbox.errors import Misuse

if TYPE_CHECKING:
    from sandbox.actors import Actors
    from sandbox.channels import Channel
    from sandbox.people import Person
    from sandbox.serve import SandboxServer

log = logging.getLogger(__name__)

VERSION = 1
QUEUE_LIMIT = 2000  # events a window may lag behind before it is cut off and has to begin anew


class Window:
    def __init__(self, person: Person, ws: web.WebSocketResponse, origin: str) -> None:
        self.person, self.ws, self.origin = person, ws, origin
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        if self.queue.qsize() > QUEUE_LIMIT:
            self.queue.put_nowait(None)
        else:
            self.queue.put_nowait(text)

    async def write(self) -> None:
        while (text := await self.queue.get()) is not None:
            try:
                await self.ws.send_str(text)
            except (ConnectionError, RuntimeError):
                return
        await self.ws.close(code=4008, message=b"too slow")


class PageApi:
    def __init__(self, server: SandboxServer) -> None:
        self.server, self.world = server, server.world
        self.windows: list[Window] = []
        self.world.listeners.append(self.hear)
        self.password_tries = 0

    @property
    def actors(self) -> Actors:
        return self.server.actors

    # --- doors ---------------------------------------------------------------------------------------------------------

    def has_key(self, request: web.Request) -> bool:
        given = request.query.get("key") or request.headers.get("X-Sandbox-Key") or ""
        return secrets.compare_digest(given.encode(), self.server.key.encode())

    def guard(
        self, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def guarded(request: web.Request) -> web.StreamResponse:
            if not self.has_key(request):
                return wire.answer(403, {"error": "key"})
            try:
                return await handler(request)
            except Misuse as misuse:
                return wire.answer(400, {"ok": False, "error": misuse.body()})
            except json.JSONDecodeError:
                return wire.answer(400, {"ok": False, "error": {"code": "bad_action", "message": "not JSON"}})

        return guarded

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/sandbox/socket", self.socket)
        app.router.add_get("/sandbox/hello", self.greet)
        app.router.add_post("/sandbox/login", self.login)
        app.router.add_post("/sandbox/upload", self.guard(self.upload))
        app.router.add_post("/sandbox/act", self.guard(self.act))
        app.router.add_get("/sandbox/state", self.guard(self.state))
        app.router.add_get("/sandbox/unhandled", self.guard(self.unhandled))
        app.router.add_get("/sandbox/status", self.guard(self.status))
        app.router.add_get("/sandbox/faults", self.guard(self.faults))
        app.router.add_post("/sandbox/faults", self.guard(self.faults))
        app.router.add_delete("/sandbox/faults", self.guard(self.faults))

    async def greet(self, request: web.Request) -> web.Response:
        needs = self.server.password is not None
        if not self.has_key(request):
            return wire.answer(200, {"needs_password": needs})
        people = [view.person_card(p) for p in self.world.humans]
        bot = view.bot_card(self.world, self.server.gateway.online)
        return wire.answer(200, {"people": people, "guild": view.guild_card(self.world), "bot": bot, "needs_password": needs})

    async def login(self, request: web.Request) -> web.Response:
        body = json.loads(await request.text())
        # Guessing is made slow for everybody, which is enough against a random password of this length.
        await asyncio.sleep(min(5.0, 0.25 * self.password_tries))
        if self.server.password is None or not secrets.compare_digest(
            str(body.get("password", "")).encode(), self.server.password.encode()
        ):
            self.password_tries += 1
            return wire.answer(403, {"error": "password"})
        self.password_tries = 0
        return wire.answer(200, {"key": self.server.key})

    async def upload(self, request: web.Request) -> web.Response:
        person = self.human(request.query.get("person", ""))
        raw = await request.read()
        files = [Upload(f or "file", c) for n, f, c in wire.parts(raw, request.headers.get("Content-Type", "")) if n == "file"]
        uploaded = [self.actors.upload(person, f).show(self.origin(request)) for f in files]
        return wire.answer(200, {"attachments": uploaded})

    async def act(self, request: web.Request) -> web.Response:
        action = json.loads(await request.text())
        person = self.human(str(action.get("person", "")))
        answer = await self.answer(person, action)
        return self.reply(request, 200 if answer["ok"] else 400, answer)

    async def state(self, request: web.Request) -> web.Response:
        person = self.human(request.query.get("person", ""))
        state = self.hello(person)
        state["messages"] = {
            c.id: [view.message_for(self.world, person, m) for m in self.world.history(c, person.id, 50)]
            for c in self.world.visible_channels(person.id)
        }
        return self.reply(request, 200, state)

    async def unhandled(self, request: web.Request) -> web.Response:
        return wire.answer(200, {"unhandled": self.server.rest.unhandled})

    async def status(self, request: web.Request) -> web.Response:
        """Figures for load runs."""
        server = self.server
        return wire.answer(
            200,
            {
                "calls": dict(server.rest.calls),
                "late": server.interactions.late,
                "limited": server.limits.refused,
                "refusals": list(server.rest.refusals),
                "messages": sum(len(c.messages) for c in self.world.channels.values()),
                "attachment_bytes": self.world.shelf.held,
                "attachments_dropped": self.world.shelf.dropped,
                "sessions": len(server.gateway.sessions),
                "identified": server.gateway.identified,
                "resumed": server.gateway.resumed,
                "online": server.gateway.online,
            },
        )

    async def faults(self, request: web.Request) -> web.Response:
        faults = self.server.faults
        if request.method == "POST":
            faults.add(json.loads(await request.text()))
        elif request.method == "DELETE":
            faults.clear()
        return wire.answer(200, faults.show())

    def human(self, who: str) -> Person:
        person = self.world.person(who)
        if person.bot:
            raise Misuse("unknown_person", "the bot acts for itself")
        return person

    def origin(self, request: web.Request) -> str:
        return f"http://{request.host}"

    def reply(self, request: web.Request, status: int, body: Any) -> web.Response:
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        return web.Response(
            status=status, body=self.at(text, self.origin(request)).encode(), headers={"Content-Type": "application/json"}
        )

    def at(self, text: str, origin: str) -> str:
        """Attachment addresses begin with the address the page came from (`localhost`, a name in the network …)."""
        return text if origin == self.world.base else text.replace(f'"{self.world.base}/cdn/', f'"{origin}/cdn/')

    # --- the socket ----------------------------------------------------------------------------------------------------

    async def socket(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(heartbeat=25, max_msg_size=1 << 20)
        await ws.prepare(request)
        if not self.has_key(request):
            await ws.close(code=4403, message=b"key")
            return ws
        try:
            person = self.human(request.query.get("person", ""))
        except Misuse:
            await ws.close(code=4404, message=b"person")
            return ws
        window = Window(person, ws, self.origin(request))
        self.push(window, {"event": "hello", **self.hello(person)})
        self.windows.append(window)
        writer = asyncio.create_task(window.write())
        running: set[asyncio.Task[None]] = set()
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    continue
                try:
                    action = json.loads(frame.data)
                    if not isinstance(action, dict):
                        raise ValueError("not an object")
                except ValueError:
                    self.push(window, {"re": None, "ok": False, "error": {"code": "bad_action", "message": "not JSON"}})
                    continue
                task = asyncio.create_task(self.serve_action(window, action))
                running.add(task)
                task.add_done_callback(running.discard)
        finally:
            self.windows.remove(window)
            writer.cancel()
        return ws

    async def serve_action(self, window: Window, action: dict[str, Any]) -> None:
        answer = await self.answer(window.person, action)
        self.push(window, {"re": action.get("n"), **answer})

    def push(self, window: Window, body: dict[str, Any]) -> None:
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        window.send(self.at(text, window.origin))

    def hello(self, person: Person) -> dict[str, Any]:
        world = self.world
        return {
            "version": VERSION,
            "me": view.person_card(person),
            "people": [view.person_card(p) for p in world.humans],
            "bot": view.bot_card(world, self.server.gateway.online),
            "guild": view.guild_card(world),
            "channels": [view.channel_for(world, person, c) for c in world.visible_channels(person.id)],
            "commands": self.server.commands.for_person(person),
            "covers": sorted(self.server.covers),
            "clocks": {
                "respond_seconds": self.server.interactions.respond_seconds,
                "token_seconds": self.server.interactions.token_seconds,
            },
        }

    # --- actions -------------------------------------------------------------------------------------------------------

    async def answer(self, person: Person, action: dict[str, Any]) -> dict[str, Any]:
        try:
            return {"ok": True, "result": await self.do(person, action)}
        except Misuse as misuse:
            return {"ok": False, "error": misuse.body()}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            log.debug("malformed action %s", action, exc_info=True)
            return {"ok": False, "error": {"code": "bad_action", "message": f"{type(error).__name__}: {error}"}}

    async def do(self, person: Person, a: dict[str, Any]) -> dict[str, Any]:
        actors, world, deed = self.actors, self.world, a["do"]
        if deed == "ping":
            return {}
        if deed == "submit_modal":
            return view.response_for(world, person, await actors.submit_modal(person, a["interaction_id"], a.get("values") or {}))
        if deed == "close_modal":
            actors.close_modal(person, a["interaction_id"])
            return {}
        if deed == "open_dm":
            other = world.person(str(a["with"]))
            if other is person:
                raise Misuse("bad_action", "nobody writes to themselves")
            return {"channel": view.channel_for(world, person, world.dm(person.id, other.id))}
        if deed == "set_person":
            other = self.human(str(a.get("person", person.id)))
            world.change_person(other, locale=a.get("locale"), dms_open=a.get("dms_open"), global_name=a.get("global_name"))
            return {"person": view.person_card(other)}
        if deed == "add_person":
            return {"person": view.person_card(world.add_person(a["global_name"], a.get("locale", "en-GB"), a.get("username")))}
        if deed == "add_channel":
            made = world.add_channel(a["name"], a.get("topic"), guild_id=str(a.get("guild") or ""))
            return {"channel": view.channel_for(world, person, made)}
        if deed == "add_guild":
            return {"guild": world.add_guild(a["name"])}
        return await self.do_in_channel(person, actors.place(person, a["channel"]), a)

    async def do_in_channel(self, person: Person, channel: Channel, a: dict[str, Any]) -> dict[str, Any]:
        actors, world, deed = self.actors, self.world, a["do"]
        number = int(a["id"]) if a.get("id") is not None else None
        if deed == "say":
            message = actors.say(person, channel, a.get("content", ""), a.get("attachments") or (), a.get("reply_to"))
            return {"message": view.message_for(world, person, message)}
        if deed == "edit":
            return {"message": view.message_for(world, person, actors.edit(person, channel, a["message"], a["content"]))}
        if deed == "delete":
            actors.delete(person, channel, a["message"])
        elif deed == "dismiss":
            actors.dismiss(person, channel, a["message"])
        elif deed in ("react", "unreact"):
            actors.react(person, channel, a["message"], a["emoji"], deed == "react")
        elif deed == "read":
            actors.read(person, channel, a.get("message"))
        elif deed == "typing":
            world.announce("typing", channel=channel, person_id=person.id)
        elif deed == "history":
            return self.history(person, channel, a)
        elif deed == "command":
            response = await actors.command(person, channel, str(a["command"]), a.get("path"), a.get("options"), a.get("target"))
            return view.response_for(world, person, response)
        elif deed == "autocomplete":
            response = await actors.autocomplete(
                person, channel, str(a["command"]), a["focused"], a.get("path"), a.get("options")
            )
            result: dict[str, Any] = {"choices": response.choices, "interaction_id": response.interaction_id}
            return result | {"failed": True} if response.failed else result
        elif deed == "press":
            return view.response_for(world, person, await actors.press(person, channel, a["message"], a.get("custom_id"), number))
        elif deed == "select":
            response = await actors.select(person, channel, a["message"], a.get("values") or [], a.get("custom_id"), number)
            return view.response_for(world, person, response)
        else:
            raise Misuse("bad_action", f"no action {deed}")
        return {}

    def history(self, person: Person, channel: Channel, a: dict[str, Any]) -> dict[str, Any]:
        limit = min(100, max(1, int(a.get("limit") or 50)))
        before = int(a["before"]) if a.get("before") else None
        around = int(a["around"]) if a.get("around") else None
        found = self.world.history(channel, person.id, limit, before, around=around)
        more = bool(found) and bool(self.world.history(channel, person.id, 1, int(found[0].id)))
        return {"messages": [view.message_for(self.world, person, m) for m in found], "more": more}

    # --- events --------------------------------------------------------------------------------------------------------

    def hear(self, what: str, about: dict[str, Any]) -> None:
        if self.windows:
            # People see what the bot does once the bot knows it itself.
            once_answered(lambda: self.show(what, about))

    def show(self, what: str, about: dict[str, Any]) -> None:
        for window in list(self.windows):
            for event in self.events(window.person, what, about):
                self.push(window, event)

    def events(self, person: Person, what: str, about: dict[str, Any]) -> list[dict[str, Any]]:
        world, channel = self.world, about.get("channel")
        if what in ("message", "message_edit", "message_delete", "reaction"):
            return self.message_events(person, what, about)
        if what in ("channel", "channel_edit", "thread_members"):
            assert channel is not None
            if channel.id in world.channels and world.sees(person.id, channel):
                return [{"event": "channel", "channel": view.channel_for(world, person, channel)}]
            return [{"event": "channel_delete", "id": channel.id}] if what != "channel" else []
        if what == "channel_delete":
            assert channel is not None
            return [{"event": "channel_delete", "id": channel.id}]
        if what == "typing":
            assert channel is not None
            if about["person_id"] == person.id or not world.sees(person.id, channel):
                return []
            return [{"event": "typing", "channel_id": channel.id, "user_id": about["person_id"]}]
        if what == "read":
            return [self.unread(person, about["channel"])] if about["person"] is person else []
        if what in ("person", "person_edit"):
            events: list[dict[str, Any]] = [{"event": "person", "person": view.person_card(about["person"])}]
            if about["person"] is person:
                events.append({"event": "commands", "commands": self.server.commands.for_person(person)})
            return events
        if what == "person_delete":
            return [{"event": "person_delete", "id": about["person"].id}]
        if what == "commands":
            return [{"event": "commands", "commands": self.server.commands.for_person(person)}]
        if what == "bot":
            return [{"event": "bot", "bot": view.bot_card(world, self.server.gateway.online)}]
        if what == "faults":
            return [{"event": "faults", "active": self.server.faults.active}]
        if what in ("modal", "interaction") and about["interaction"].person_id == person.id:
            return self.interaction_events(what, about)
        return []

    def interaction_events(self, what: str, about: dict[str, Any]) -> list[dict[str, Any]]:
        interaction = about["interaction"]
        common = {"interaction_id": interaction.id, "channel_id": interaction.channel_id}
        if what == "modal":
            return [{"event": "modal", **common, "modal": interaction.modal}] if interaction.modal else []
        return [
            {
                "event": "interaction",
                **common,
                "state": about["state"],
                "message_id": interaction.source_id,
                "custom_id": interaction.custom_id,
                "command": interaction.command,
            }
        ]

    def message_events(self, person: Person, what: str, about: dict[str, Any]) -> list[dict[str, Any]]:
        world, channel, message = self.world, about["channel"], about["message"]
        if not world.sees_message(person.id, channel, message):
            return []
        if what == "message_delete":
            return [{"event": "message_delete", "channel_id": channel.id, "id": message.id}, self.unread(person, channel)]
        if what == "reaction":
            reactions = world.show_reactions(message, person.id)
            return [{"event": "reaction", "channel_id": channel.id, "message_id": message.id, "reactions": reactions}]
        if message.id not in channel.messages:
            return []  # deleted before the answer was out
        event = {"event": what, "channel_id": channel.id, "message": view.message_for(world, person, message)}
        return [event, self.unread(person, channel)] if what == "message" else [event]

    def unread(self, person: Person, channel: Channel) -> dict[str, Any]:
        unread, mentions = self.world.unread(channel, person.id)
        return {
            "event": "unread",
            "channel_id": channel.id,
            "unread": unread,
            "mentions": mentions,
            "last_message_id": channel.last_message_id,
        }
