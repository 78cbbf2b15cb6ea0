"""Outlines as masks: drawn four times too large, reduced, kept. A shape on the table is one paste through its mask."""

from __future__ import annotations

import itertools
import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .sprites import CACHE
from .theme import RGB, mix

OVERSAMPLE = 4

Point = tuple[float, float]


def rounded(w: int, h: int, r: int) -> Image.Image:
    """A rounded rectangle. Only its corners are drawn large; the middle is plain."""

    def build() -> Image.Image:
        radius = max(0, min(r, w // 2, h // 2))
        mask = Image.new("L", (w, h), 255)
        if radius:
            big = Image.new("L", (radius * OVERSAMPLE, radius * OVERSAMPLE), 0)
            ImageDraw.Draw(big).ellipse((0, 0, radius * 2 * OVERSAMPLE - 1, radius * 2 * OVERSAMPLE - 1), fill=255)
            corner = big.reduce(OVERSAMPLE)
            mirrored = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            mask.paste(corner, (0, 0))
            mask.paste(mirrored, (w - radius, 0))
            mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, h - radius))
            mask.paste(mirrored.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (w - radius, h - radius))
        return mask

    return CACHE.get_small(("rounded", w, h, r), w * h, build)


def veil(w: int, h: int, r: int, alpha: float) -> Image.Image:
    """A rounded rectangle through which something shows."""

    def build() -> Image.Image:
        radius = max(0, min(r, w // 2, h // 2))
        mask = Image.new("L", (w, h), _times(alpha)[255])
        small = faded(rounded(2 * radius, 2 * radius, radius), alpha) if radius else mask
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)) if radius else ():
            corner = small.crop((x * radius, y * radius, (x + 1) * radius, (y + 1) * radius))
            mask.paste(corner, (x * (w - radius), y * (h - radius)))
        return mask

    return rounded(w, h, r) if alpha >= 1 else CACHE.get_small(("veil", w, h, r, alpha), w * h, build)


def frame(w: int, h: int, r: int, thickness: int) -> Image.Image:
    """The border of a rounded rectangle."""

    def build() -> Image.Image:
        outer = rounded(w, h, r).copy()
        inner = rounded(w - 2 * thickness, h - 2 * thickness, max(0, r - thickness))
        outer.paste(0, (thickness, thickness), inner)
        return outer

    return CACHE.get_small(("frame", w, h, r, thickness), w * h, build)


def _regular(n: int, turn: float = 0.0, radius: float = 0.5) -> list[Point]:
    return [
        (0.5 + radius * math.sin(turn + 2 * math.pi * i / n), 0.5 - radius * math.cos(turn + 2 * math.pi * i / n))
        for i in range(n)
    ]


def _arc(cx: float, cy: float, r: float, start: float, end: float, n: int = 24) -> list[Point]:
    return [
        (
            cx + r * math.cos(math.radians(start + (end - start) * i / n)),
            cy + r * math.sin(math.radians(start + (end - start) * i / n)),
        )
        for i in range(n + 1)
    ]


def outline(shape: str) -> list[Point]:
    """A closed outline in the unit square."""
    match shape:
        case "circle":
            return _regular(72)
        case "square":
            c = 0.16
            return [
                *_arc(0.04 + c, 0.04 + c, c, 180, 270, 8),
                *_arc(0.96 - c, 0.04 + c, c, 270, 360, 8),
                *_arc(0.96 - c, 0.96 - c, c, 0, 90, 8),
                *_arc(0.04 + c, 0.96 - c, c, 90, 180, 8),
            ]
        case "die":
            c = 0.2
            return [
                *_arc(c, c, c, 180, 270, 12),
                *_arc(1 - c, c, c, 270, 360, 12),
                *_arc(1 - c, 1 - c, c, 0, 90, 12),
                *_arc(c, 1 - c, c, 90, 180, 12),
            ]
        case "chamfer":
            c = 0.2
            return [(c, 0), (1 - c, 0), (1, c), (1, 1 - c), (1 - c, 1), (c, 1), (0, 1 - c), (0, c)]
        case "notched":  # concave corners, like a ticket
            c = 0.15
            return [
                *_arc(0, 0, c, 90, 0, 10),
                *_arc(1, 0, c, 180, 90, 10),
                *_arc(1, 1, c, 270, 180, 10),
                *_arc(0, 1, c, 360, 270, 10),
            ]
        case "diamond":
            return [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]
        case "hexagon":
            return _regular(6)
        case "shield":
            return [
                (0.06, 0.05),
                (0.94, 0.05),
                (0.94, 0.5),
                *_arc(0.5, 0.5, 0.44, 10, 70, 8),
                (0.5, 1.0),
                *_arc(0.5, 0.5, 0.44, 110, 170, 8),
                (0.06, 0.5),
            ]
        case "arch":
            return [*_arc(0.5, 0.46, 0.45, 180, 360, 32), (0.95, 0.96), (0.05, 0.96)]
        case "quatrefoil":
            r, turn = 0.29, 14.2  # neighbouring lobes meet at this angle; going further would cross the next lobe
            return [
                *_arc(0.5, r, r, 180 + turn, 360 - turn, 20),
                *_arc(1 - r, 0.5, r, 270 + turn, 450 - turn, 20),
                *_arc(0.5, 1 - r, r, turn, 180 - turn, 20),
                *_arc(r, 0.5, r, 90 + turn, 270 - turn, 20),
            ]
        case "seal":
            star, valley = _regular(24), _regular(24, radius=0.43)
            return [star[i] if i % 2 == 0 else valley[i] for i in range(24)]
        case "triangle":
            return [(0.5, 0.02), (1.0, 0.92), (0.0, 0.92)]
    raise KeyError(f"no shape is called {shape!r}")


def polygon(w: int, h: int, points: tuple[Point, ...]) -> Image.Image:
    """A mask of an outline given in pixels of a w x h box."""

    def build() -> Image.Image:
        big = Image.new("L", (w * OVERSAMPLE, h * OVERSAMPLE), 0)
        ImageDraw.Draw(big).polygon([(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points], fill=255)
        return big.reduce(OVERSAMPLE)

    return CACHE.get(("polygon", w, h, points), build)


def segment(w: int, h: int, start: Point, end: Point, width: int) -> Image.Image:
    """A line with round ends, as a mask."""

    def build() -> Image.Image:
        k = OVERSAMPLE
        big = Image.new("L", (w * k, h * k), 0)
        pen = ImageDraw.Draw(big)
        pen.line((start[0] * k, start[1] * k, end[0] * k, end[1] * k), fill=255, width=width * k)
        r = width * k / 2
        for x, y in (start, end):
            pen.ellipse((x * k - r, y * k - r, x * k + r, y * k + r), fill=255)
        return big.reduce(k)

    return CACHE.get_small(("segment", w, h, start, end, width), w * h, build)


def shape(name: str, size: int, shrink: int = 0) -> Image.Image:
    """A named outline in a size x size square; `shrink` pixels smaller all round, for rings and inlays."""

    def build() -> Image.Image:
        big = Image.new("L", (size * OVERSAMPLE, size * OVERSAMPLE), 0)
        inner, off = (size - 2 * shrink) * OVERSAMPLE, shrink * OVERSAMPLE
        ImageDraw.Draw(big).polygon([(off + x * (inner - 1), off + y * (inner - 1)) for x, y in outline(name)], fill=255)
        if name in ("diamond", "hexagon", "chamfer", "shield", "arch", "notched", "triangle"):
            # Blur and cut again: takes the needle points off the corners.
            big = big.filter(ImageFilter.GaussianBlur(size * OVERSAMPLE * 0.018)).point(_CUT)
        return big.reduce(OVERSAMPLE)

    return CACHE.get(("shape", name, size, shrink), build)


_CUT = [0 if v < 128 else 255 for v in range(256)]


def ring(name: str, size: int, start: int, end: int) -> Image.Image:
    """Between two shrinkings of a shape."""
    return CACHE.get(
        ("ring", name, size, start, end), lambda: ImageChops.subtract(shape(name, size, start), shape(name, size, end))
    )


def softened(mask: Image.Image, pad: int, blur: float, strength: float = 1.0) -> Image.Image:
    """A blurred copy with room around it, for shadows and glows. Worked at a quarter of the size: blur hides the difference."""
    w, h = mask.width + 2 * pad, mask.height + 2 * pad
    wide = Image.new("L", (w, h), 0)
    wide.paste(mask, (pad, pad))
    k = 4 if blur >= 8 else 2 if blur >= 4 else 1
    if k > 1:
        small = wide.resize((max(1, w // k), max(1, h // k)), Image.Resampling.BOX)
        wide = small.filter(ImageFilter.GaussianBlur(blur / k)).resize((w, h), Image.Resampling.BICUBIC)
    else:
        wide = wide.filter(ImageFilter.GaussianBlur(blur))
    return wide.point(_times(strength)) if strength != 1.0 else wide


def faded(mask: Image.Image, alpha: float) -> Image.Image:
    return mask.point(_times(alpha))


@lru_cache(maxsize=256)
def _times(strength: float) -> list[int]:
    return [min(255, round(v * strength)) for v in range(256)]


def gradient(w: int, h: int, *stops: tuple[float, RGB]) -> Image.Image:
    """A vertical gradient through stops (position 0–1, colour)."""

    def column() -> Image.Image:
        line = Image.new("RGB", (1, h))
        pixels: list[RGB] = []
        for y in range(h):
            t = y / max(1, h - 1)
            before, after = stops[0], stops[-1]
            for left, right in itertools.pairwise(stops):
                if left[0] <= t <= right[0]:
                    before, after = left, right
                    break
            span = after[0] - before[0]
            pixels.append(mix(before[1], after[1], 0 if span <= 0 else min(1, max(0, (t - before[0]) / span))))
        line.putdata(pixels)
        return line

    return CACHE.get(("gradient-line", h, stops), column).resize((w, h), Image.Resampling.NEAREST)


def sheen(size: int) -> Image.Image:
    """Light running round a turned metal ring: four bright and dark sectors, the brightest at the upper left."""

    def build() -> Image.Image:
        n = 96
        centre = (n - 1) / 2
        data = bytearray()
        for y in range(n):
            for x in range(n):
                a = math.atan2(y - centre, x - centre) + math.radians(135)  # 0 points to the upper left
                v = 0.46 + 0.30 * math.cos(a) + 0.24 * math.cos(2 * a + 0.5)
                data.append(max(0, min(255, round(v * 255))))
        return Image.frombytes("L", (n, n), bytes(data))

    base = CACHE.get(("sheen",), build)
    return CACHE.get(("sheen", size), lambda: base.resize((size, size), Image.Resampling.BICUBIC))


def radial(w: int, h: int) -> Image.Image:
    """255 in the middle, 0 at the rim."""
    return CACHE.get_small(
        ("radial", w, h), w * h, lambda: ImageChops.invert(Image.radial_gradient("L").resize((w, h), Image.Resampling.BICUBIC))
    )


def halo(w: int, h: int, strength: float = 1.0) -> Image.Image:
    """Light that fades to nothing at the middle of each side: `radial` reaches 0 only in the corners, and one would see the
    square it is painted on."""
    return CACHE.get_small(("halo", w, h, strength), w * h, lambda: radial(w, h).point(_falling(strength)))


@lru_cache(maxsize=256)
def _falling(strength: float) -> list[int]:
    fall = [max(0.0, (v - 75) / 180) for v in range(256)]
    return [round(255 * f * f * (3 - 2 * f) * strength) for f in fall]
