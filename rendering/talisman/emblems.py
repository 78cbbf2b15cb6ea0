"""Which glyph stands for a card of Talisman. It is on the card."""

from __future__ import annotations

from games.talisman.content import Catalogue
from rendering.kit.emblems import emblem_of

SPARE: dict[str, tuple[str, ...]] = {
    "spaces": ("mdi:map-marker",),
    "characters": ("mdi:account", "mdi:account-cowboy-hat"),
    "creatures": ("ra:monster-skull",),
    "events": ("ra:lightning-bolt",),
    "enemies": ("ra:monster-skull", "ra:spider-face", "ra:hydra"),
    "strangers": ("mdi:account-question",),
    "objects": ("mdi:bag-personal",),
    "magic_objects": ("mdi:diamond-stone",),
    "followers": ("mdi:account-multiple",),
    "places": ("mdi:map-marker",),
    "spells": ("ra:burning-book",),
}


def emblem(id: str, cards: Catalogue) -> str:
    return emblem_of(cards.by_id[id], SPARE.get(cards.kind_of(id), ("star",)))
