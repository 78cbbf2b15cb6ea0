"""The emblem of a card: the glyph its YAML names, or a spare one.

A card of the box names one that exists; a test holds that. A card of a pack may name none, or one no font has: it is shown with
one of its kind's spare glyphs, always the same for the same id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rendering.fonts import find_glyph
from rendering.sprites import seed_of


class Emblemed(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def emblem(self) -> str: ...


def has_own(card: Emblemed) -> bool:
    return bool(card.emblem) and find_glyph(card.emblem) is not None


def emblem_of(card: Emblemed, spare: Sequence[str]) -> str:
    return card.emblem if has_own(card) else spare[seed_of(card.id) % len(spare)]
