"""Files people and the bot attach: their bytes (with a budget), their description, and the CDN that serves them.

When the budget is used up the oldest bytes go; their messages stay and the CDN serves a drawn placeholder instead. What an edit
or a deletion takes away is served a little longer, as Discord does: a page may have just been told of it.
"""

from __future__ import annotations

import mimetypes
import re
import struct
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from aiohttp import web

FILE_LIMIT = 10 * 1024 * 1024  # Discord's default per file
REQUEST_LIMIT = 25 * 1024 * 1024
DEFAULT_BUDGET = 256 * 1024 * 1024
LEAVING_BUDGET = 16 * 1024 * 1024  # the newest of what was taken away

GONE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120" viewBox="0 0 480 120">'
    '<rect width="480" height="120" rx="8" fill="#2b2d31"/>'
    '<path d="M40 82 72 46l20 22 12-12 26 26z" fill="#6d6f78"/><circle cx="106" cy="44" r="8" fill="#6d6f78"/>'
    '<text x="156" y="66" font-family="sans-serif" font-size="18" fill="#b5bac1">no longer kept / nicht mehr da</text></svg>'
)
SAFE_TYPES = {
    "image/png",
    "image/jpeg",
    "image/gif",
    "image/webp",
    "text/plain",
    "audio/mpeg",
    "audio/ogg",
    "video/mp4",
    "video/webm",
}


@dataclass(slots=True)
class Upload:
    """One file part of a request."""

    filename: str
    content: bytes


@dataclass(slots=True)
class Attachment:
    id: str
    channel_id: str
    filename: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    title: str | None = None
    spoiler: bool = False
    uploader: str | None = None  # set while a person's upload waits to be used

    def path(self) -> str:
        return f"/cdn/attachments/{self.channel_id}/{self.id}/{quote(self.filename)}"

    def show(self, base: str) -> dict[str, Any]:
        url = base + self.path()
        shown: dict[str, Any] = {
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
        }
        for key in ("width", "height", "description", "title"):
            if (value := getattr(self, key)) is not None:
                shown[key] = value
        return shown

    def media(self, base: str) -> dict[str, Any]:
        """The shape components use for a picture or file."""
        url = base + self.path()
        media = {"id": self.id, "url": url, "proxy_url": url, "content_type": self.content_type, "attachment_id": self.id}
        if self.width is not None:
            media |= {"width": self.width, "height": self.height}
        return media


@dataclass
class Shelf:
    """The bytes, oldest first, within a budget."""

    budget: int = DEFAULT_BUDGET
    held: int = 0
    bytes_of: OrderedDict[str, bytes] = field(default_factory=OrderedDict)
    dropped: int = 0
    fresh: set[str] = field(default_factory=set)  # not yet written beside the state file
    leaving: OrderedDict[str, bytes] = field(default_factory=OrderedDict)  # taken away, oldest first

    def put(self, attachment_id: str, content: bytes) -> None:
        self.drop(attachment_id)
        self.bytes_of[attachment_id] = content
        self.fresh.add(attachment_id)
        self.held += len(content)
        while self.held > self.budget and len(self.bytes_of) > 1:
            oldest, old = self.bytes_of.popitem(last=False)
            self.held -= len(old)
            self.fresh.discard(oldest)
            self.dropped += 1

    def drop(self, attachment_id: str) -> None:
        content = self.bytes_of.pop(attachment_id, None)
        self.fresh.discard(attachment_id)
        if content is not None:
            self.held -= len(content)
            self.leaving[attachment_id] = content
            while sum(map(len, self.leaving.values())) > LEAVING_BUDGET:
                self.leaving.popitem(last=False)

    def get(self, attachment_id: str) -> bytes | None:
        return self.bytes_of.get(attachment_id) or self.leaving.get(attachment_id)


def clean_name(name: str) -> str:
    """Discord keeps letters, digits and `-_.` of file names."""
    return re.sub(r"[^\w.\-]+", "_", name.rsplit("/", 1)[-1]).strip("_")[:1024] or "file"


def describe(attachment_id: str, channel_id: str, upload: Upload, about: dict[str, Any] | None = None) -> Attachment:
    about = about or {}
    name = clean_name(str(about.get("filename") or upload.filename))
    width, height = picture_size(upload.content) or (None, None)
    return Attachment(
        id=attachment_id,
        channel_id=channel_id,
        filename=name,
        size=len(upload.content),
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        width=width,
        height=height,
        description=about.get("description") or None,
        title=about.get("title") or None,
        spoiler=name.startswith("SPOILER_"),
    )


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height from the header of a PNG, GIF, WebP or JPEG."""
    try:
        if content[:8] == b"\x89PNG\r\n\x1a\n":
            width, height = struct.unpack(">II", content[16:24])
            return int(width), int(height)
        if content[:6] in (b"GIF87a", b"GIF89a"):
            width, height = struct.unpack("<HH", content[6:10])
            return int(width), int(height)
        if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
            return _webp_size(content)
        if content[:2] == b"\xff\xd8":
            return _jpeg_size(content)
    except (struct.error, IndexError):
        return None
    return None


def _webp_size(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(content[24:27], "little"), 1 + int.from_bytes(content[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at < len(content) - 9:
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return int(width), int(height)
        at += 2 + length
    return None


def avatar(name: str, colour: str) -> str:
    """A round picture with an initial, for people who have none."""
    initial = (name[:1] or "?").upper().replace("&", "&amp;").replace("<", "&lt;")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">'
        f'<rect width="128" height="128" fill="{colour}"/>'
        f'<text x="64" y="64" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="60" fill="#fff">{initial}</text></svg>'
    )


def serve(shelf: Shelf, attachment_id: str, filename: str) -> web.Response:
    content = shelf.get(attachment_id)
    # Never let an uploaded file run as a page of this origin.
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
        "Cache-Control": "private, max-age=3600",
    }
    if content is None:
        headers["Cache-Control"] = "no-store"
        return web.Response(status=410, text=GONE, content_type="image/svg+xml", headers=headers)
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    if kind not in SAFE_TYPES:
        kind = "application/octet-stream"
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=content, content_type=kind, headers=headers)
