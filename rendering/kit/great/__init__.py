"""The Great Old Ones as paintings of any size, each with an outline of its own, for every game they haunt. Each is painted once, large."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from rendering.sprites import CACHE
from rendering.theme import mix

from . import first_wave, second_wave
from .brush import BLACK, WHITE, Painting
from .light import light_of, start

__all__ = ["PAINTED", "apparition", "light_of"]


def _unknown(id: str) -> Callable[[int, int], Painting]:
    """Of a pack: something with too many arms behind the clouds."""

    def paint(w: int, h: int) -> Painting:
        p = start(id, w, h)
        tone = light_of(id)
        p.glow(0.5, 0.4, 0.6, tone, 0.8)
        for i in range(9):
            a = 2 * math.pi * i / 9 + 0.2
            points = [(0.5 + r * math.cos(a + r), 0.45 + r * math.sin(a + r)) for r in (0.08, 0.2, 0.34, 0.48)]
            p.tentacle(points, 0.07, 0.012, mix(tone, BLACK, 0.6), mix(tone, WHITE, 0.1))
        p.dot(0.5, 0.45, 0.18, (14, 8, 20))
        p.eye(0.5, 0.45, 0.075, mix(tone, (255, 200, 120), 0.4), slit=True)
        return p

    return paint


PAINTED: dict[str, Callable[[int, int], Painting]] = {
    "yog-sothoth": first_wave.yog_sothoth,
    "cthugha": first_wave.cthugha,
    "shub-niggurath": first_wave.shub_niggurath,
    "hastur": first_wave.hastur,
    "cthulhu": first_wave.cthulhu,
    "azathoth": second_wave.azathoth,
    "nyarlathotep": second_wave.nyarlathotep,
    "dagon": second_wave.dagon,
    "ithaqua": second_wave.ithaqua,
    "yig": second_wave.yig,
    "crawling-mask": second_wave.crawling_mask,
}


MASTER = 640  # each is painted once, at this size; smaller ones are taken from it


def apparition(id: str, w: int, h: int) -> Image.Image:
    """A painting of it, w by h; of a wide one the sides are cut off above and below its middle."""

    def build() -> Image.Image:
        big = CACHE.get(("apparition", id), lambda: PAINTED.get(id, _unknown(id))(MASTER, MASTER).done(0.45))
        scale = max(w / MASTER, h / MASTER)
        n = max(w, h, round(MASTER * scale))
        image = big.resize((n, n), Image.Resampling.LANCZOS)
        top = round((n - h) * 0.08)
        left = (n - w) // 2
        return image.crop((left, top, left + w, top + h))

    return CACHE.get(("apparition", id, w, h), build)
