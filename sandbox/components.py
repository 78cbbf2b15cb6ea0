"""Components of messages and dialogs: numbering, `attachment://`, the shape Discord gives back, finding one to press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sandbox.attachments import Attachment

if TYPE_CHECKING:
    from sandbox.world import World

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 1, 2, 3, 4, 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK, PREMIUM = 5, 6

Component = dict[str, Any]


def walk(parts: list[Component]) -> Iterator[Component]:
    """Every component, parents before children, in reading order."""
    for part in parts:
        yield part
        yield from walk(part.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


def texts(parts: list[Component]) -> list[str]:
    return [p.get("content") or "" for p in walk(parts) if p.get("type") == TEXT]


def find(parts: list[Component], custom_id: str | None = None, number: int | None = None) -> Component | None:
    for part in walk(parts):
        if custom_id is not None and part.get("custom_id") == custom_id:
            return part
        if custom_id is None and number is not None and part.get("id") == number:
            return part
    return None


def prepare(given: list[Component], by_name: dict[str, Attachment], world: World) -> list[Component]:
    """Components as Discord stores them: numbered in order, media resolved, defaults written out."""
    taken = {p["id"] for p in walk(given) if p.get("id")}
    numbers = iter(range(1, 10_000))

    def number(part: Component) -> int:
        if part.get("id"):
            return part["id"]
        return next(n for n in numbers if n not in taken)

    def media(part: dict[str, Any] | None) -> dict[str, Any]:
        url = str((part or {}).get("url", ""))
        file = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
        if file is None and not url.startswith("attachment://"):
            file = next((f for f in by_name.values() if url == world.base + f.path()), None)
        if file:
            return file.media(world.base)
        return {"id": world.ids.new(), "url": url, "proxy_url": url}

    def shape(part: Component) -> Component:
        kind = part.get("type")
        shown: Component = {k: v for k, v in part.items() if v is not None}
        shown["id"] = number(part)
        if "components" in part:
            shown["components"] = [shape(p) for p in part["components"] or []]
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                shown[key] = shape(part[key])
        if kind in SELECTS:
            shown.setdefault("min_values", 1)
            shown.setdefault("max_values", 1)
            if kind == STRING_SELECT:
                shown["options"] = [_option(o) for o in part.get("options") or []]
            if "default_values" in shown:
                shown["default_values"] = [v | {"id": str(v["id"])} for v in shown["default_values"]]
        elif kind == CONTAINER:
            shown["accent_color"] = part.get("accent_color")
            shown["spoiler"] = bool(part.get("spoiler"))
        elif kind == SEPARATOR:
            shown.setdefault("spacing", 1)
            shown.setdefault("divider", True)
        elif kind == THUMBNAIL:
            shown["media"] = media(part.get("media"))
            shown["description"] = part.get("description")
            shown["spoiler"] = bool(part.get("spoiler"))
        elif kind == GALLERY:
            shown["items"] = [
                {"media": media(i.get("media")), "description": i.get("description"), "spoiler": bool(i.get("spoiler"))}
                for i in part.get("items") or []
            ]
        elif kind == FILE:
            name = str((part.get("file") or {}).get("url", "")).removeprefix("attachment://").rsplit("/", 1)[-1]
            file = by_name.get(name)
            shown["file"] = media(part.get("file"))
            shown["name"], shown["size"] = (file.filename, file.size) if file else (name, 0)
            shown["spoiler"] = bool(part.get("spoiler"))
        if isinstance(shown.get("emoji"), dict):
            shown["emoji"] = _emoji(shown["emoji"])
        return shown

    return [shape(p) for p in given]


def _emoji(emoji: dict[str, Any]) -> dict[str, Any]:
    shown = {k: v for k, v in emoji.items() if v is not None}
    if "id" in shown:
        shown["id"] = str(shown["id"])
    shown.setdefault("name", "")
    return shown


def _option(option: dict[str, Any]) -> dict[str, Any]:
    shown = {k: v for k, v in option.items() if v is not None}
    if isinstance(shown.get("emoji"), dict):
        shown["emoji"] = _emoji(shown["emoji"])
    return shown
