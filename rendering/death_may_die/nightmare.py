"""A Great Old One as one sees it from below: a shape against its own light, too large for the picture, with eyes that burn."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import shapes
from rendering.sprites import CACHE, Sprite, seed_of
from rendering.theme import RGB, mix

from . import outlines
from .look import KINDS, SPARE_KIND

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)

# Where the eyes are, as shares of the outline's square; what is cut out elsewhere are folds.
_EYES: dict[str, tuple[float, float, float, float]] = {"hastur": (0.42, 0.24, 0.58, 0.335), "cthulhu": (0.34, 0.15, 0.66, 0.27)}


def nightmare(id: str, size: int, *, broken: bool = False) -> Sprite:
    """`broken`: it dies, and light breaks out of it."""

    def build() -> Sprite:
        tone = KINDS.get(id, SPARE_KIND)[0]
        name = id if outlines.has_outline(id) else "star-spawn"
        pad = size // 8
        full = size + 2 * pad
        ink = Image.new("L", (full, full), 0)
        ink.paste(outlines.outline(name, size * 2).reduce(2), (pad, pad))
        flood = ink.point([255 if v > 100 else 0 for v in range(256)])
        ImageDraw.floodfill(flood, (0, 0), 128)
        body = flood.point([0 if v == 128 else 255 for v in range(256)]).filter(ImageFilter.GaussianBlur(1.2))
        cuts = ImageChops.subtract(body, ink)
        out = Image.new("RGBA", (full, full), (0, 0, 0, 0))
        # Light behind it, then a rim where that light catches its edge, then the dark of itself.
        halo = body.reduce(4).filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(size / 64)).resize(body.size)
        glow = Image.new("RGBA", out.size, (*mix(tone, WHITE, 0.2), 0))
        glow.putalpha(shapes.faded(halo, 0.75))
        out = Image.alpha_composite(out, glow)
        dark, lit = mix(tone, (8, 4, 10), 0.86), mix(tone, (10, 6, 12), 0.5)
        skin = shapes.gradient(full, full, (0, lit), (0.35, mix(dark, lit, 0.4)), (0.7, dark), (1, (6, 3, 6))).convert("RGBA")
        out.paste(skin, (0, 0), body)
        deep = ImageChops.offset(body, 0, max(3, size // 60)).filter(ImageFilter.GaussianBlur(max(1.0, size / 160)))
        rim = ImageChops.multiply(body, ImageChops.invert(deep))
        out.paste((*mix(tone, WHITE, 0.55), 255), (0, 0), rim)
        side = ImageChops.multiply(body, ImageChops.invert(body.filter(ImageFilter.GaussianBlur(max(1.0, size / 90)))))
        out.paste((*tone, 255), (0, 0), side.point([min(255, v * 2) for v in range(256)]))
        out.paste((*mix(tone, BLACK, 0.55), 255), (0, 0), cuts)
        _light(out, cuts, _EYES.get(id), pad, size, mix(tone, WHITE, 0.75), mix(tone, WHITE, 0.1))
        if broken:
            _cracks(out, body, id, full)
        return Sprite(out.convert("RGB"), out.getchannel("A"), -pad, -pad)

    return CACHE.get(("dmd-nightmare", id, size, broken), build)


def _light(
    out: Image.Image, cuts: Image.Image, eyes: tuple[float, float, float, float] | None, pad: int, size: int, hot: RGB, warm: RGB
) -> None:
    if eyes is None:
        return
    x0, y0, x1, y1 = (round(pad + v * size) for v in eyes)
    only = Image.new("L", cuts.size, 0)
    only.paste(cuts.crop((x0, y0, x1, y1)), (x0, y0))
    only = only.point([255 if v > 120 else 0 for v in range(256)]).filter(ImageFilter.GaussianBlur(0.8))
    soft = only.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.GaussianBlur(size / 34))
    out.paste((*warm, 255), (0, 0), soft.point([min(255, round(v * 1.5)) for v in range(256)]))
    out.paste((*hot, 255), (0, 0), only)


def _cracks(out: Image.Image, body: Image.Image, id: str, full: int) -> None:
    """Lightning from its heart outwards, and dawn through it."""
    rnd = random.Random(seed_of("cracks", id))
    lines = Image.new("L", body.size, 0)
    pen = ImageDraw.Draw(lines)
    cx, cy = full * 0.5, full * 0.5
    for i in range(11):
        x, y = cx, cy
        turn = (i + rnd.random() * 0.6) / 11
        for step in range(9):
            angle = turn * 6.283 + rnd.uniform(-0.6, 0.6)
            far = full * rnd.uniform(0.035, 0.07)
            nx, ny = x + far * math.cos(angle), y + far * math.sin(angle)
            pen.line((x, y, nx, ny), fill=255, width=max(2, round(full / 70 * (1 - step / 10))))
            x, y = nx, ny
    lines = ImageChops.multiply(lines, body)
    glow = lines.filter(ImageFilter.GaussianBlur(full / 60)).point([min(255, v * 3) for v in range(256)])
    out.paste((255, 190, 90, 255), (0, 0), ImageChops.multiply(glow, body))
    out.paste((255, 250, 220, 255), (0, 0), lines)


def looming(image: Image.Image, id: str, size: int, foot: tuple[int, int], *, broken: bool = False) -> None:
    """On a picture, its feet at `foot`."""
    s = nightmare(id, size, broken=broken)
    image.paste(s.image, (foot[0] - size // 2 + s.dx, foot[1] - size + s.dy), s.mask)
