"""A message to be: its layout, piled up part by part, and the pictures that belong to it."""

from __future__ import annotations

import textwrap
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.panel import COMPONENTS_IN_A_LAYOUT, TEXT_IN_A_LAYOUT, quiet
from bot.pictures import attachment
from bot.wording.text import clip
from games.kernel.ask import Seat
from rendering.encode import Picture

HEADLINE = "### "


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message to send: its layout, and the pictures that belong to it. `later`: the same once its pictures are painted, for which nobody
    should wait (`bot.late_pictures`); None comes of it if there are none."""

    layout: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    pings: tuple[int, ...] = ()
    later: Callable[[], Awaitable[Sheet | None]] | None = None

    @property
    def mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(id) for id in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    def sending(self) -> dict[str, Any]:
        """Keyword arguments for send."""
        return {"view": quiet(self.layout), "files": [attachment(p) for p in self.pictures], "allowed_mentions": self.mentions}

    def editing(self) -> dict[str, Any]:
        """Keyword arguments for edit; nobody is pinged by an edit."""
        none = discord.AllowedMentions.none()
        return {"view": quiet(self.layout), "attachments": [attachment(p) for p in self.pictures], "allowed_mentions": none}


@dataclass(frozen=True, slots=True)
class Kept:
    """A place that is kept for the picture of a seat."""

    seat: Seat


@dataclass(slots=True)
class Pile:
    """Parts of a layout, with the room that is left for text."""

    accent: int | None = None
    room: int = TEXT_IN_A_LAYOUT
    parts: list[ui.Item[Any] | Picture | Kept] = field(default_factory=list)

    def text(self, words: str, most: int = TEXT_IN_A_LAYOUT) -> None:
        words = clip(words, min(most, self.room)) if self.room > 1 else ""
        if words:
            self.room -= len(words)
            self.parts.append(ui.TextDisplay(words))

    def picture(self, picture: Picture | Kept | None) -> None:
        if picture is not None:
            self.parts.append(picture)

    def rule(self) -> None:
        if self.parts:
            self.parts.append(ui.Separator())

    def rows(self, rows: Iterable[ui.ActionRow[Any]]) -> None:
        self.parts.extend(rows)

    def holds(self, rows: Iterable[ui.ActionRow[Any]]) -> bool:
        """Is there room for these, a rule and a text above them?"""
        parts = [*self.parts, *rows]
        return 3 + sum(1 + len(getattr(p, "children", ())) for p in parts) <= COMPONENTS_IN_A_LAYOUT

    def layout(self) -> ui.LayoutView:
        return self.sheet().layout

    def sheet(self, painted: Mapping[Seat, Picture] | None = None) -> Sheet:
        """With these pictures in the places that are kept for them."""
        parts = [(painted or {}).get(p.seat) if isinstance(p, Kept) else p for p in self.parts]
        layout = ui.LayoutView(timeout=None)
        shown = [_gallery(p) if isinstance(p, Picture) else p for p in parts if p is not None]
        layout.add_item(ui.Container(*shown, accent_colour=self.accent))
        return Sheet(layout, tuple(p for p in parts if isinstance(p, Picture)))


def _gallery(picture: Picture) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt or None))


def split(text: str, most: int) -> list[str]:
    """Cut between lines, or, where a line is longer than that, between words, into pieces of at most `most` characters."""
    pieces = [""]
    for line in (part for row in text.split("\n") for part in textwrap.wrap(row, most, replace_whitespace=False) or [""]):
        if len(pieces[-1]) + len(line) + 1 > most:
            pieces.append("")
        pieces[-1] += f"\n{line}" if pieces[-1] else line
    return pieces


def said(words: str) -> ui.LayoutView:
    """A single text as a layout: what a post with a layout is edited to must be one, too."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(clip(words, TEXT_IN_A_LAYOUT)))
    return quiet(layout)
