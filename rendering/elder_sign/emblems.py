"""Which glyph stands for a card of Elder Sign, and in which light an Ancient One is painted. Both are on the card."""

from __future__ import annotations

from games.elder_sign.content import AncientOneCard, Catalogue
from rendering.kit.emblems import emblem_of
from rendering.kit.great import PAINTED
from rendering.theme import RGB

SPARE: dict[str, tuple[str, ...]] = {
    "monsters": ("ra:monster-skull", "ra:spider-face", "ra:maggot", "ra:hydra"),
    "investigators": ("mdi:account-tie-hat", "mdi:account-tie", "mdi:account-tie-woman", "mdi:account-cowboy-hat"),
    "ancient_ones": ("ra:octopus", "ra:overmind", "ra:eye-monster"),
    "adventures": ("ra:torch", "ra:candle", "ra:lantern-flame"),
    "other_worlds": ("mdi:orbit", "ra:fire-ring"),
    "common_items": ("mdi:bag-personal",),
    "unique_items": ("mdi:diamond-stone",),
    "spells": ("ra:burning-book",),
    "allies": ("mdi:account-multiple",),
    "mythos": ("ra:crystal-ball",),
}
GREAT = "great:"  # before the name of one that is painted
SPARE_TONE: RGB = (190, 136, 246)


def emblem(id: str, cards: Catalogue) -> str:
    return emblem_of(cards.by_id[id], SPARE.get(cards.kind_of(id), ("star",)))


def likeness(id: str, cards: Catalogue) -> str:
    """Whom a portrait shows: an Ancient One in person where somebody has painted it, else the card's glyph."""
    return GREAT + id if id in cards.ancient_ones and id in PAINTED else emblem(id, cards)


def ancient_colour(id: str, cards: Catalogue) -> RGB:
    card = cards.by_id.get(id)
    return card.tone if isinstance(card, AncientOneCard) and card.tone else SPARE_TONE
