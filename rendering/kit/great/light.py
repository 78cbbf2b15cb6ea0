"""The light each Great Old One brings, and the sky it is painted on."""

from __future__ import annotations

from rendering.sprites import seed_of
from rendering.theme import RGB, mix

from .brush import WHITE, Painting

# The light each of them brings.
LIGHT: dict[str, RGB] = {
    "yog-sothoth": (196, 150, 255),
    "cthugha": (255, 120, 40),
    "shub-niggurath": (170, 206, 120),
    "hastur": (250, 206, 70),
    "cthulhu": (70, 208, 160),
    "azathoth": (236, 90, 200),
    "nyarlathotep": (230, 60, 60),
    "dagon": (90, 180, 220),
    "ithaqua": (170, 216, 255),
    "yig": (140, 214, 96),
    "crawling-mask": (238, 196, 220),
}
SPARE_LIGHT: RGB = (180, 170, 210)


def light_of(id: str) -> RGB:
    return LIGHT.get(id, SPARE_LIGHT)


def start(id: str, w: int, h: int, tall: float = 1.0) -> Painting:
    tone = light_of(id)
    sky = (
        (0.0, mix(tone, (6, 8, 18), 0.86)),
        (0.45, mix(tone, (14, 14, 26), 0.60)),
        (0.8, mix(tone, (10, 8, 16), 0.8)),
        (1.0, (6, 5, 10)),
    )
    p = Painting(w, h, sky, seed_of("great", id) % 9973, tall=tall)
    p.haze(mix(tone, WHITE, 0.1), 0.30)
    return p
