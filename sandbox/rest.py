"""The REST API the bot calls (v10): finding the route, faults, limits, strictness, and the answer.

The routes themselves are in `routes.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox import errors, wire
from sandbox.answering import Answering
from sandbox.attachments import Upload
from sandbox.errors import Refused

if TYPE_CHECKING:
    from sandbox.faults import Faults, HttpFault
    from sandbox.limits import Limits
    from sandbox.strict import Strict

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Call:
    """One request of the bot, read and matched."""

    method: str
    template: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    def __getitem__(self, name: str) -> str:
        return self.params[name]

    @property
    def json(self) -> dict[str, Any]:
        return self.body if isinstance(self.body, dict) else {}

    def number(self, name: str, default: int | None = None) -> int | None:
        try:
            return int(self.query[name])
        except (KeyError, ValueError):
            return default


Answer = tuple[int, Any]
Handler = Callable[[Call], Answer | Awaitable[Answer]]


class Router:
    def __init__(self) -> None:
        self.routes: dict[tuple[str, int], list[tuple[list[str], str, Handler]]] = {}

    def add(self, method: str, template: str, handler: Handler) -> None:
        steps = template.strip("/").split("/")
        self.routes.setdefault((method, len(steps)), []).append((steps, template, handler))

    def find(self, method: str, path: str) -> tuple[str, dict[str, str], Handler] | None:
        steps = path.strip("/").split("/")
        for wanted, template, handler in self.routes.get((method, len(steps)), []):
            params: dict[str, str] = {}
            for want, got in zip(wanted, steps, strict=True):
                if want[:1] == "{":
                    params[want[1:-1]] = got
                elif want != got:
                    break
            else:
                return template, params, handler
        return None


class Rest:
    def __init__(
        self, router: Router, faults: Faults, limits: Limits, strict: Strict | None, accepts: Callable[[str], bool]
    ) -> None:
        self.router, self.faults, self.limits, self.strict, self.accepts = router, faults, limits, strict, accepts
        self.unhandled: list[str] = []
        self.refusals: deque[str] = deque(maxlen=200)  # what strictness answered, for tests and the log
        self.calls: Counter[str] = Counter()
        self.watchers: list[Callable[[Call, int, Any], None]] = []

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["tail"]
        with Answering() as answering:
            try:
                fault = self.faults.take(request.method, path) if self.faults.http else None
                if fault and fault.delay and fault.when == "before":
                    await asyncio.sleep(fault.delay)
                if fault and fault.status is not None and fault.when == "before":
                    await request.read()
                    return await self.spoil(request, fault)
                status, body, headers = await self.call(request, path)
                if fault and fault.delay and fault.when == "after":
                    await asyncio.sleep(fault.delay)
                if fault and fault.status is not None:
                    return await self.spoil(request, fault)
                response = wire.answer(status, body, headers)
                await response.prepare(request)
                await response.write_eof()
                return response
            finally:
                answering.answered()

    async def spoil(self, request: web.Request, fault: HttpFault) -> web.StreamResponse:
        if fault.status == 0:
            if request.transport:
                request.transport.abort()  # type: ignore[attr-defined]
            return web.Response(status=500)
        status, headers, body = fault.answer()
        response = (
            wire.answer(status, body, headers)
            if not isinstance(body, str)
            else web.Response(status=status, text=body, headers=headers)
        )
        await response.prepare(request)
        await response.write_eof()
        return response

    async def call(self, request: web.Request, path: str) -> tuple[int, Any, dict[str, str]]:
        found = self.router.find(request.method, path)
        headers: dict[str, str] = {}
        try:
            if found is None:
                await request.read()
                self.unhandled.append(f"{request.method} {path}")
                log.warning("unhandled call %s %s", request.method, path)
                raise errors.unknown_route()
            template, params, handler = found
            self.calls[f"{request.method} {template}"] += 1
            # The token in the path is the credential of interaction and webhook calls.
            if not template.startswith(("/interactions/", "/webhooks/", "/gateway")) or template == "/gateway/bot":
                scheme, _, token = request.headers.get("Authorization", "").partition(" ")
                if scheme != "Bot" or not self.accepts(token):
                    raise errors.unauthorized()
            headers, wait, is_global = self.limits.count(request.method, template, params)
            if wait is not None:
                await request.read()
                headers |= {
                    "Retry-After": str(max(1, round(wait))),
                    "Via": "1.1 sandbox",
                    "X-RateLimit-Scope": "global" if is_global else "user",
                }
                if is_global:
                    headers["X-RateLimit-Global"] = "true"
                return (
                    429,
                    {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global},
                    headers,
                )
            call = Call(request.method, template, params, dict(request.query))
            call.body, call.uploads = await wire.read(request)
            if self.strict:
                self.strict.check(call)
            result = handler(call)
            status, body = result if isinstance(result, tuple) else await result
            for watcher in self.watchers:
                watcher(call, status, body)
            return status, body, headers
        except Refused as refused:
            if refused.code == 50035:
                self.refusals.append(f"{request.method} {path}: {refused.errors}")
                log.warning("refused %s %s: %s", request.method, path, refused.errors)
            return refused.status, refused.body(), headers
        except (KeyError, TypeError, ValueError, AttributeError):
            # A malformed body that strictness (if it is off) did not catch.
            log.exception("malformed call %s %s", request.method, path)
            return 400, Refused(400, 50035, "Invalid Form Body").body(), headers
