"""A game's pictures as the bot asks for them: in the reader's language, with the names at the table, in the palette they see best.

What draws here is called in a worker thread.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

import discord

from bot.reader import Reader
from bot.shelf import C, Look, V
from bot.wording.text import lang_of
from rendering.drawn import Drawn
from rendering.encode import Picture
from rendering.kit.pictures import Pictures
from rendering.theme import PALETTES


def palette_of(look: Look) -> str:
    return "high_contrast" if look.high_contrast else look.palette if look.palette in PALETTES else "standard"


def attachment(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=picture.alt or None)


@dataclass(frozen=True)
class Shown(Generic[V, C]):
    """Any game's pictures, drawn for a reader; also its film (`bot.shelf.Film`)."""

    pictures: Pictures[V]

    def draw(self, what: str, view: V, reader: Reader[C], look: Look, before: V | None = None) -> Drawn:
        """`before` is the view of the reader's last picture."""
        return self.pictures.draw(what, view, reader.cards, lang_of(reader), dict(reader.names), palette_of(look), before=before)

    def made_of(self, what: str, view: V) -> Any | None:
        """See `bot.shelf.Box.made_of`."""
        return self.pictures.made_of(what, view)

    def recap(self, views: Sequence[V], reader: Reader[C], look: Look) -> Drawn:
        """A game that is over, from its positions, oldest first."""
        names, palette = dict(reader.names), palette_of(look)
        return self.pictures.draw("recap", views[-1], reader.cards, lang_of(reader), names, palette, views=views)

    def thrown(self, before: V, after: V) -> frozenset[str]:
        """Which dice fell between two pictures."""
        return self.pictures.thrown(before, after)

    def film(self, views: Sequence[V], reader: Reader[C], look: Look) -> Picture | None:
        """None if not even one turn is over."""
        return self.pictures.film(views, reader.cards, lang_of(reader), dict(reader.names), palette_of(look))
