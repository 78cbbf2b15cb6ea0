"""The cards of a game for `/card`, without a line of its own: name, kind, generated text, flavour, and the kit's plain picture.

A kind is called by the message `<prefix>-kind-<kind>`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.pictures import Shown
from bot.reader import Reader
from bot.shelf import Look, V
from bot.wording.text import lang_of
from games.kernel.catalogue import Catalogue
from rendering.drawn import Drawn

C = TypeVar("C", bound=Catalogue)


@dataclass(frozen=True)
class PlainDeck(Generic[V, C]):
    """`shown` must have pictures of cards (`plain_pictures` has). Where a card is, this deck does not say."""

    prefix: str
    shown: Shown[Any, C]

    def kind(self, id: str, reader: Reader[C]) -> str:
        return reader.say(f"{self.prefix}-kind-{reader.cards.kind_of(id)}")

    def describe(self, id: str, reader: Reader[C]) -> str:
        lang, card = lang_of(reader), reader.cards.by_id[id]
        head = [f"### {card.name.in_(lang)}", f"-# {self.kind(id, reader)} · {id}"]
        return "\n".join([*head, *reader.cards.text(id, lang), f"-# *{card.flavour.in_(lang)}*"])

    def whereabouts(self, id: str, view: V, reader: Reader[C]) -> list[str]:
        return []

    def picture(self, id: str, reader: Reader[C], look: Look) -> Drawn:
        return self.shown.draw(f"card:{id}", None, reader, look)
