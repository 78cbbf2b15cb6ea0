"""The emblem of a card, with the spare glyphs of each kind for a pack that names none."""

from __future__ import annotations

from games.death_may_die.content import Catalogue, Half
from rendering.fonts import find_glyph
from rendering.kit.emblems import emblem_of

_SPARE: dict[str, tuple[str, ...]] = {
    "enemies": ("ra:monster-skull", "ra:tentacle"),
    "skills": ("mdi:star-four-points", "mdi:arm-flex"),
    "investigators": ("mdi:account",),
    "psychoses": ("mdi:head-flash", "mdi:head-question"),
    "mythos": ("dmd_sun", "mdi:weather-night"),
    "discoveries": ("mdi:magnify", "mdi:key"),
    "great_old_ones": ("dmd_cthulhu",),
    "episodes": ("mdi:home-city",),
}


def kind_of_card(id: str, cards: Catalogue) -> str:
    return next(kind for kind in _SPARE if id in getattr(cards, kind))


def emblem(id: str, cards: Catalogue) -> str:
    return emblem_of(cards.by_id[id], _SPARE[kind_of_card(id, cards)])


# The glyph of each kind of half, which is also the word for its colour.
HALVES: dict[str, str] = {
    "item": "dmd_item",
    "companion": "dmd_companion",
    "condition": "dmd_condition",
    "token": "dmd_sun",
    "event": "dmd_action",
}


def half_emblem(half: Half) -> str:
    return half.emblem if half.emblem and find_glyph(half.emblem) is not None else HALVES[half.kind]
