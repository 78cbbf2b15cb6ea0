"""A game's pictures as the bot asks for them: in the reader's language, with the names at the table, in the palette they see best.

Everything here draws and is called in a worker thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from bot.reader import Reader
from bot.shelf import C, Drawing, Look, V
from bot.wording.text import lang_of
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures
from rendering.theme import PALETTES


def palette_of(look: Look) -> str:
    return "high_contrast" if look.high_contrast else look.palette if look.palette in PALETTES else "standard"


def drawing(drawn: Drawn) -> Drawing:
    return Drawing(drawn.image, drawn.alt)


@dataclass(frozen=True)
class Shown(Generic[V, C]):
    """Any game's pictures, drawn for a reader; also its film (`bot.shelf.Film`)."""

    pictures: Pictures[V]

    def draw(self, what: str, view: V, reader: Reader[C], look: Look, before: V | None = None) -> Drawing:
        """`before` is the view of the reader's last picture."""
        return drawing(
            self.pictures.draw(what, view, reader.cards, lang_of(reader), dict(reader.names), palette_of(look), before=before)
        )

    def recap(self, views: Sequence[V], reader: Reader[C], look: Look) -> Drawing:
        """A game that is over, from its positions, oldest first."""
        return drawing(
            self.pictures.draw(
                "recap", views[-1], reader.cards, lang_of(reader), dict(reader.names), palette_of(look), views=views
            )
        )

    def film(self, views: Sequence[V], reader: Reader[C], look: Look) -> tuple[bytes, str, str] | None:
        """(bytes, file name, alt text); None if not even one turn is over."""
        made = self.pictures.film(views, reader.cards, lang_of(reader), dict(reader.names), palette_of(look))
        return None if made is None else (made[0].data, made[0].filename, made[1])
