"""The five symbols and the wild one: a silhouette, a colour, a mark. Each alone would tell it from the others, also grey and 14 pixels small."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from rendering import shapes
from rendering.kit.outlines import Pen
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)
FACES = ("key", "flame", "moon", "spiral", "tide", "wild")
SILHOUETTES = {"key": "arch", "flame": "drop", "moon": "circle", "spiral": "quatrefoil", "tide": "shield", "wild": "burst"}
# How large the mark is in its silhouette, and how far down its middle lies.
_MARK = {
    "drop": (0.58, 0.57),
    "arch": (0.70, 0.52),
    "circle": (0.66, 0.5),
    "quatrefoil": (0.64, 0.5),
    "shield": (0.64, 0.46),
    "burst": (0.7, 0.5),
}
_CUT = [0 if v < 128 else 255 for v in range(256)]


def silhouette(shape: str, size: int, shrink: int = 0) -> Image.Image:
    """A shape of the house, or one of the two that are ours: a drop and a burst."""
    if shape not in ("drop", "burst"):
        return shapes.shape(shape, size, shrink)

    def build() -> Image.Image:
        k = 4
        n, off = (size - 2 * shrink) * k, shrink * k
        if shape == "drop":
            turn = [math.radians(a) for a in range(-38, 219, 6)]
            points = [(0.5, -0.04), *((0.5 + 0.435 * math.cos(a), 0.565 + 0.435 * math.sin(a)) for a in turn)]
        else:
            points = [
                (
                    0.5 + (0.385 if i % 2 else 0.5) * math.sin(math.pi * i / 8),
                    0.5 - (0.385 if i % 2 else 0.5) * math.cos(math.pi * i / 8),
                )
                for i in range(16)
            ]
        big = Image.new("L", (size * k, size * k), 0)
        ImageDraw.Draw(big).polygon([(off + x * n, off + y * n) for x, y in points], fill=255)
        return big.filter(ImageFilter.GaussianBlur(size * k * 0.012)).point(_CUT).reduce(k)

    return CACHE.get(("cs-silhouette", shape, size, shrink), build)


# The marks


def _key(p: Pen) -> None:
    p.dot(0.5, 0.25, 0.235)
    p.dot(0.5, 0.25, 0.095, 0)
    p.sharp([(0.42, 0.42), (0.58, 0.42), (0.58, 0.99), (0.42, 0.99)])
    p.sharp([(0.55, 0.61), (0.80, 0.61), (0.80, 0.74), (0.55, 0.74)])
    p.sharp([(0.55, 0.84), (0.74, 0.84), (0.74, 0.97), (0.55, 0.97)])


def _flame(p: Pen) -> None:
    p.blob(
        [
            (0.55, 0.0), (0.60, 0.20), (0.78, 0.38), (0.86, 0.62), (0.74, 0.88), (0.5, 0.99), (0.26, 0.88), (0.14, 0.64),
            (0.20, 0.44), (0.27, 0.36), (0.34, 0.48), (0.42, 0.36), (0.42, 0.18),
        ]
    )  # fmt: skip
    p.blob([(0.52, 0.55), (0.62, 0.70), (0.62, 0.82), (0.50, 0.90), (0.38, 0.82), (0.40, 0.70)], 0)


def _moon(p: Pen) -> None:
    p.dot(0.46, 0.5, 0.46)
    p.dot(0.68, 0.40, 0.36, 0)


def _spiral(p: Pen) -> None:
    n = 240
    for i in range(n + 1):
        a, r = 2 * math.pi * 2.05 * i / n - 1.2, 0.03 + 0.405 * i / n
        p.dot(0.5 + r * math.cos(a), 0.5 + r * math.sin(a), 0.055 + 0.012 * i / n)


def _tide(p: Pen) -> None:
    for y in (0.24, 0.52, 0.80):
        p.limb([(x / 100, y + 0.085 * math.sin(2 * math.pi * (x / 50) - 0.6)) for x in range(2, 99, 4)], 0.062, 0.062)


def _wild(p: Pen) -> None:
    """A star with eight points: whatever one wants to see in it."""
    long = [
        (
            0.5 + (0.15 if i % 2 else 0.5) * math.sin(math.pi * i / 4),
            0.5 - (0.15 if i % 2 else 0.5) * math.cos(math.pi * i / 4),
        )
        for i in range(8)
    ]
    p.sharp(long)
    turned = [(0.5 + (x - 0.5) * 0.66, 0.5 + (y - 0.5) * 0.66) for x, y in long]
    c = math.sqrt(0.5)
    p.sharp([(0.5 + (x - 0.5) * c - (y - 0.5) * c, 0.5 + (x - 0.5) * c + (y - 0.5) * c) for x, y in turned])
    p.dot(0.5, 0.5, 0.09, 0)


_MARKS: dict[str, Callable[[Pen], None]] = {
    "key": _key,
    "flame": _flame,
    "moon": _moon,
    "spiral": _spiral,
    "tide": _tide,
    "wild": _wild,
}


def mark(name: str, size: int) -> Image.Image:
    def build() -> Image.Image:
        pen = Pen(size * 4)
        _MARKS[name](pen)
        return pen.mask.reduce(4)

    return CACHE.get(("cs-mark", name, size), build)


def _placed(name: str, size: int) -> tuple[Image.Image, tuple[int, int]]:
    share, down = _MARK[SILHOUETTES[name]]
    found = mark(name, max(4, round(size * share)))
    return found, (round(size / 2 - found.width / 2), round(size * down - found.height / 2))


def outline_of(name: str) -> Callable[[int], Image.Image]:
    """One colour, for words: the silhouette with its mark cut out."""

    def draw(size: int) -> Image.Image:
        # Larger than asked: masks of outlines are reduced.
        mask = silhouette(SILHOUETTES[name], size).copy()
        cut, at = _placed(name, size)
        mask.paste(0, at, cut)
        return mask

    return draw


def tone_of(name: str, t: Theme) -> RGB:
    return t.icons[f"cs_{name}"]


def medal(name: str, size: int, t: Theme, state: str = "full") -> Sprite:
    """An enamel counter. `glow`: lit; `hollow`: wanted and missing, in a red rim; `dim`: not now; `empty`: a place for one."""

    def build() -> Sprite:
        tone, shape = tone_of(name, t), SILHOUETTES[name]
        pad = max(6, size // 5)
        full = silhouette(shape, size)
        image = Image.new("RGB", (size + 2 * pad, size + 2 * pad), tone if state == "glow" else BLACK)
        if state == "glow":
            mask = shapes.softened(full, pad, size * 0.09, 1.4)
        else:
            mask = Image.new("L", image.size, 0)
            shadow = shapes.softened(full, pad, max(2, size * 0.05), 0.85)
            mask.paste(shadow.crop((0, 0, shadow.width, shadow.height - 3)), (0, 3))
        body = _body(name, size, tone, t, state)
        image.paste(body, (pad, pad), full)
        mask.paste(255, (pad, pad), full)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("cs-medal", name, size, state, t.palette), build)


def _body(name: str, size: int, tone: RGB, t: Theme, state: str) -> Image.Image:
    shape = SILHOUETTES[name]
    cut, at = _placed(name, size)
    rim = max(2, round(size * 0.055))
    if state in ("hollow", "empty"):
        bright = (t.bad if t.palette == "colour_blind" else (255, 92, 76)) if state == "hollow" else mix(tone, BLACK, 0.35)
        body = Image.new("RGB", (size, size), bright)
        dark = mix(tone, (20, 4, 6) if state == "hollow" else (10, 11, 16), 0.86 if state == "hollow" else 0.94)
        body.paste(dark, (0, 0), silhouette(shape, size, max(3, round(size * (0.075 if state == "hollow" else 0.06)))))
        if state == "hollow":
            body.paste(tone, at, cut)
        return body
    body = Image.new("RGB", (size, size), mix(tone, BLACK, 0.80))
    metal = shapes.gradient(size, size, (0, mix(tone, WHITE, 0.75)), (0.5, tone), (1, mix(tone, BLACK, 0.45)))
    body.paste(metal, (0, 0), silhouette(shape, size, max(1, rim // 2)))
    inner = silhouette(shape, size, rim + 1)
    enamel = shapes.gradient(size, size, (0, mix(tone, WHITE, 0.22)), (0.55, tone), (1, mix(tone, BLACK, 0.20)))
    ink = mix(tone, (12, 6, 22), 0.88)
    if name == "wild":  # a gold star on the night
        body.paste(shapes.gradient(size, size, (0, (64, 40, 92)), (1, (20, 12, 34))), (0, 0), inner)
        ink = (255, 226, 130)
    else:
        body.paste(enamel, (0, 0), inner)
        body.paste(mix(tone, WHITE, 0.55), (at[0], at[1] + max(1, size // 45)), shapes.faded(cut, 0.7))
    body.paste(ink, at, cut)
    return Image.blend(body, Image.new("RGB", body.size, t.panel_bottom), 0.66) if state == "dim" else body
