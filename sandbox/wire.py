"""Request bodies: JSON, or multipart with `payload_json` and `files[n]`."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from sandbox.attachments import Upload
from sandbox.errors import Refused

_FIELD = re.compile(rb'[; ]name="?([^";\r\n]*)"?', re.I)
_FILENAME = re.compile(rb'filename="((?:[^"\\]|\\.)*)"', re.I)
_FILENAME_UTF8 = re.compile(rb"filename\*=utf-8''([^;\r\n]+)", re.I)


def to_json(thing: Any) -> bytes:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False).encode()


def answer(status: int, body: Any = None, headers: dict[str, str] | None = None) -> web.Response:
    """discord.py compares the content type exactly: no charset may follow it."""
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=to_json(body), headers={**(headers or {}), "Content-Type": "application/json"})


async def read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """(the JSON body or None, the files by their number)."""
    raw = await request.read()
    if not raw:
        return None, {}
    if request.content_type != "multipart/form-data":
        try:
            return json.loads(raw), {}
        except ValueError:
            raise Refused(400, 50109, "The request body contains invalid JSON.") from None
    body: Any = None
    uploads: dict[int, Upload] = {}
    for name, filename, content in parts(raw, request.headers["Content-Type"]):
        if name == "payload_json":
            body = json.loads(content)
        elif match := re.fullmatch(r"files?\[?(\d*)\]?", name):
            uploads[int(match[1] or 0)] = Upload(filename or "file", content)
    return body if body is not None else {}, uploads


def parts(raw: bytes, content_type: str) -> list[tuple[str, str | None, bytes]]:
    """The parts of a multipart body: (name, file name, content). Bodies are in memory anyway, so splitting is enough."""
    match = re.search(r'boundary="?([^";]+)"?', content_type)
    if match is None:
        raise Refused(400, 50109, "The request body has no boundary.")
    found = []
    for part in raw.split(b"--" + match[1].encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name = _FIELD.search(head)
        if name is None:
            continue
        filename = None
        if encoded := _FILENAME_UTF8.search(head):
            filename = unquote(encoded[1].decode())
        elif plain := _FILENAME.search(head):
            filename = plain[1].replace(b'\\"', b'"').decode(errors="replace")
        found.append((name[1].decode(), filename, content[:-2] if content.endswith(b"\r\n") else content))
    return found
