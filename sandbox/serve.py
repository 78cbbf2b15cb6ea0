"""The sandbox server as a whole: start it, stop it, act in it. `python -m sandbox` runs it alone."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import logging
import mimetypes
import secrets
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from aiohttp import web

from sandbox import attachments, fault_command
from sandbox.actors import Actor, Actors
from sandbox.clock import Clock
from sandbox.commands import Commands
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import RESPOND_SECONDS, TOKEN_SECONDS, Interactions
from sandbox.limits import Limits
from sandbox.page_api import PageApi
from sandbox.rest import Rest, Router
from sandbox.routes import Routes, keep_sweeping
from sandbox.save import BadState, Save
from sandbox.strict import Strict
from sandbox.world import ROOMS, World

DEFAULT_PORT = 8420
PAGE = Path(__file__).parent / "page"
PAGE_FILES = {".html", ".css", ".js", ".json", ".svg", ".png", ".webp", ".ico", ".woff2", ".txt", ".webmanifest", ".map"}


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class SandboxServer:
    """A whole local Discord.

    `token`: what the bot logs in with; on loopback any non-empty token does, unless one is given. Bound to another
    address, page and bot both need the password (`password`, `token`), which `main` prints. `locale`: the language of
    the seeded guild, `en-GB` or `de`; people have their own. `covers`: pictures for the guide, by what a game is called in the command.
    """

    def __init__(
        self,
        port: int = 0,
        state_file: str | Path | None = None,
        host: str = "127.0.0.1",
        password: str | None = None,
        strict: bool = True,
        *,
        limits: bool = True,
        locale: str = "en-GB",
        token: str | None = None,
        privileged: bool = False,
        clock: Clock | None = None,
        respond_seconds: float = RESPOND_SECONDS,
        token_seconds: float = TOKEN_SECONDS,
        messages_per_channel: int = 500,
        attachment_budget: int = attachments.DEFAULT_BUDGET,
        covers: Mapping[str, Path] | None = None,
    ) -> None:
        self.covers = dict(covers or {})
        self.host, self.port, self.locale = host, port, locale
        self.open_to_others = not is_loopback(host)
        self.password = password or (secrets.token_urlsafe(9) if self.open_to_others else None)
        self.key = secrets.token_urlsafe(18)
        self._token = token or (self.password if self.open_to_others else None)
        self.clock = clock or Clock()
        self.world = World(self.clock, messages_per_channel=messages_per_channel)
        self.world.shelf.budget = attachment_budget
        self.faults = Faults()
        self.limits = Limits(enabled=limits)
        self.gateway = Gateway(self.world, self.faults, self.accepts, privileged)
        self.faults.gateway, self.faults.world = self.gateway, self.world
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.gateway, respond_seconds, token_seconds)
        self.actors = Actors(self.world, self.commands, self.interactions)
        router = Router()
        Routes(self.world, self.commands, self.interactions, self.gateway).fill(router)
        self.strict = Strict(self.world, self.interactions) if strict else None
        self.rest = Rest(router, self.faults, self.limits, self.strict, self.accepts)
        self.page = PageApi(self)
        self.save = Save(self, Path(state_file)) if state_file else None
        self.resumed_from_file = False
        self._runner: web.AppRunner | None = None
        self._tasks: list[asyncio.Task[None]] = []

    # --- addresses -----------------------------------------------------------------------------------------------------

    @property
    def base(self) -> str:
        """Where the bot (on this machine) finds the server."""
        return self.world.base

    @property
    def page_url(self) -> str:
        """The page's address for a person: with the key on loopback, without it (a password is asked) otherwise."""
        if not self.open_to_others:
            return f"{self.base}/?key={self.key}"
        return f"http://{self._url_host()}:{self.port}/"

    @property
    def token(self) -> str:
        return self._token or "sandbox"

    def _url_host(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host

    def accepts(self, token: str) -> bool:
        if self._token is not None:
            return secrets.compare_digest(token.encode(), self._token.encode())
        return bool(token)

    # --- life ----------------------------------------------------------------------------------------------------------

    async def start(self) -> SandboxServer:
        app = web.Application(client_max_size=attachments.REQUEST_LIMIT + (1 << 20), middlewares=[self._check_host])
        app.router.add_route("*", "/api/v10/{tail:.*}", self.rest.handle)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{filename}", self._attachment)
        app.router.add_get("/cdn/people/{person}.svg", self._avatar)
        app.router.add_get("/cdn/embed/avatars/{number}.png", self._avatar)
        self.page.add_to(app)
        app.router.add_get("/covers/{name}", self._cover)
        app.router.add_get("/", self._static)
        app.router.add_get("/page/{file:.*}", self._static)
        app.router.add_get("/{file:[^/]+(?:/.*)?}", self._static)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        # The port is taken first and opened last: whoever connects finds the saved state already in place.
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        listening = socket.create_server((self.host, self.port), family=family, backlog=256)
        self.port = listening.getsockname()[1]
        anywhere = self.host in ("0.0.0.0", "::")
        self.world.base = f"http://{'127.0.0.1' if anywhere else self._url_host()}:{self.port}"
        self.gateway.url = self.base.replace("http", "ws", 1) + "/gateway"
        if self.save:
            self.resumed_from_file = await asyncio.get_running_loop().run_in_executor(None, self.save.load)
            self._tasks.append(asyncio.create_task(self.save.keep_saving()))
        if not self.resumed_from_file:
            self.world.seed(self.locale)
        await web.SockSite(self._runner, listening, backlog=256).start()
        self._tasks.append(asyncio.create_task(keep_sweeping(self.interactions)))
        return self

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self.gateway.close()
        for window in list(self.page.windows):
            await window.ws.close(code=1012, message=b"restart")
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        if self.save:
            await self.save.save()

    async def __aenter__(self) -> SandboxServer:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def actor(self, who: str) -> Actor:
        """A person to act as, by name or id."""
        return Actor(self.actors, self.world.person(who))

    # --- pages and files -------------------------------------------------------------------------------------------------

    @web.middleware
    async def _check_host(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Another site in the same browser can't reach us under its own name, nor talk to us from its pages."""
        if not self.open_to_others:
            name = request.host.rsplit(":", 1)[0] if not request.host.endswith("]") else request.host
            if name not in ("127.0.0.1", "localhost", "[::1]", self._url_host()):
                return web.Response(status=403, text="wrong host")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{request.host}":
            return web.Response(status=403, text="wrong origin")
        return await handler(request)

    async def _attachment(self, request: web.Request) -> web.Response:
        return attachments.serve(self.world.shelf, request.match_info["attachment"], request.match_info["filename"])

    async def _avatar(self, request: web.Request) -> web.Response:
        person = self.world.people.get(request.match_info.get("person", ""))
        name, colour = (person.global_name, person.colour) if person else ("?", "#5865f2")
        return web.Response(
            text=attachments.avatar(name, colour), content_type="image/svg+xml", headers={"Cache-Control": "max-age=300"}
        )

    async def _cover(self, request: web.Request) -> web.StreamResponse:
        """What a game looks like, where the guide offers it; whoever runs the bot beside this server knows which there are."""
        wanted = self.covers.get(request.match_info["name"])
        if wanted is None:
            return web.Response(status=404, text="not found")
        return web.FileResponse(wanted, headers={"Cache-Control": "max-age=300", "X-Content-Type-Options": "nosniff"})

    async def _static(self, request: web.Request) -> web.StreamResponse:
        wanted = (PAGE / (request.match_info.get("file") or "index.html")).resolve()
        if not wanted.is_relative_to(PAGE) or wanted.suffix not in PAGE_FILES or not wanted.is_file():
            return web.Response(status=404, text="not found")
        headers = {
            "Cache-Control": "no-cache",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            # Nothing on the page may ask another host for anything, whatever a message contains.
            "Content-Security-Policy": (
                f"default-src 'self'; img-src 'self' data: blob: {self.base}; media-src 'self' blob: {self.base}; "
                f"style-src 'self' 'unsafe-inline'; connect-src 'self' ws://{request.host}; "
                "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
            ),
        }
        content = await asyncio.get_running_loop().run_in_executor(None, wanted.read_bytes)
        kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(wanted.suffix)
        kind = kind or mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        charset = "utf-8" if kind.startswith("text/") or kind.endswith(("json", "xml")) else None
        return web.Response(body=content, content_type=kind, charset=charset, headers=headers)


async def serve(
    port: int = DEFAULT_PORT,
    host: str = "127.0.0.1",
    state_file: str | Path | None = None,
    strict: bool = True,
    limits: bool = True,
    locale: str = "en-GB",
    ready: Callable[[SandboxServer], None] | None = None,
) -> None:
    """Run until the process is asked to end; state is saved on the way out."""
    server = SandboxServer(port, state_file, host, strict=strict, limits=limits, locale=locale)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in the loop
            loop.add_signal_handler(name, ended.set)
    await server.start()
    try:
        (ready or announce)(server)
        await ended.wait()
    finally:
        await server.stop()


def announce(server: SandboxServer) -> None:
    print(f"page      {server.page_url}", flush=True)
    print(f"bot       {server.base}  (token: {server.token})", flush=True)
    if server.open_to_others:
        print(f"password  {server.password}", flush=True)
    if server.resumed_from_file and server.save:
        print(f"state     goes on from {server.save.path}", flush=True)


def main(argv: list[str] | None = None) -> int:
    """`keeper sandbox [options]` serves; `keeper sandbox fault …` makes a running server misbehave."""
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] == ["fault"]:
        return fault_command.main(argv[1:])
    parser = argparse.ArgumentParser(
        prog="keeper sandbox", description="A local Discord with a web page. See also: keeper sandbox fault -h"
    )
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--host", default="127.0.0.1", help="another address than loopback needs the password that is printed")
    parser.add_argument("--state", type=Path, default=None, help="file to save the state in and to go on from")
    parser.add_argument("--language", choices=sorted(ROOMS), default="en-GB", help="language of a newly made server")
    parser.add_argument("--no-strict", action="store_true", help="don't check requests against Discord's rules (load tests)")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits")
    parser.add_argument("--verbose", action="store_true")
    wanted = parser.parse_args(argv)
    logging.basicConfig(level=logging.INFO if wanted.verbose else logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(serve(wanted.port, wanted.host, wanted.state, not wanted.no_strict, not wanted.no_limits, wanted.language))
    except BadState as bad:
        print(f"keeper sandbox: {bad}", file=sys.stderr)
        return 2
    return 0
