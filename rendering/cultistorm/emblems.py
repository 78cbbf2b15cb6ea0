"""Which glyph stands for a card of Cultistorm. It is on the card."""

from __future__ import annotations

from games.cultistorm.content import Catalogue, kind
from rendering.kit.emblems import emblem_of

SPARE: dict[str, tuple[str, ...]] = {
    "cultists": ("ra:hood", "mdi:account-cowboy-hat"),
    "great_old_ones": ("ra:octopus", "ra:monster-skull"),
    "locations": ("mdi:map-marker", "mdi:home-city"),
    "investigators": ("mdi:account-search",),
    "actions": ("mdi:cards", "mdi:hand-heart"),
    "objects": ("mdi:bag-personal", "mdi:treasure-chest"),
    "horrors": ("ra:bleeding-eye", "mdi:ghost"),
    "module_cards": ("mdi:puzzle", "mdi:star-four-points"),
}


def emblem(id: str, cards: Catalogue) -> str:
    known = kind(id)
    return emblem_of(cards.by_id[known], SPARE.get(cards.kind_of(known), ("star",)))
