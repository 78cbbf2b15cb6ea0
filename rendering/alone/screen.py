"""Surfaces only this game has: the holowatch's screen, and plain sheets of glass for words."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw

from rendering import materials, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix

HULL = 1000  # pixels


def draw_screen(c: Canvas, box: Box, name: str = "screen", grid: tuple[float, float, float] | None = None) -> None:
    """A dark display in a steel frame, with scan lines and, if wanted, a grid (x, y, step) that the sectors lie on."""
    t = c.theme
    inner = box.inset(9)
    base = mix(t.wall.night_bottom, (0, 0, 0), 0.25)
    # Screens come in all sizes and are nearly the whole picture: one column of pixels drawn wide is quicker than keeping them.
    column = CACHE.get(("screen", inner.h, t.mood, t.palette), lambda: _column(inner.h, base, t))
    glass = column.resize((inner.w, inner.h), Image.Resampling.NEAREST)
    if t.texture >= 0.5:
        part = _hull()
        x, y = (part.width - min(part.width, inner.w)) // 2, (part.height - min(part.height, inner.h)) // 2
        part = part.crop((x, y, part.width - x, part.height - y))
        lines = Image.new("RGB", part.size, mix(base, t.accent, 0.34))
        glass.paste(lines, ((inner.w - part.width) // 2, (inner.h - part.height) // 2), part)
    if grid is not None:
        x0, y0, step = grid
        pen = ImageDraw.Draw(glass)
        tone = mix(base, t.accent, 0.17)
        x = (x0 - inner.x0) % step
        while x < inner.w:
            pen.line((x, 0, x, inner.h), fill=tone)
            x += step
        y = (y0 - inner.y0) % step
        while y < inner.h:
            pen.line((0, y, inner.w, y), fill=tone)
            y += step
    c.image.paste(glass, (inner.x0, inner.y0))
    for rim in materials.border(box.w, box.h, t.surface("panel"), t, c.px(18)):
        c.put(rim, box.x0, box.y0)
    c.record("panel", name, box)
    _brackets(c, inner.inset(6), t.accent)


def _hull() -> Image.Image:
    """The station far below: decks, shafts and pipes as faint lines, fading towards the rim."""

    def build() -> Image.Image:
        n, k = HULL, 2
        big = Image.new("L", (n * k, n * k), 0)
        pen = ImageDraw.Draw(big)
        middle = n * k / 2
        for i, r in enumerate((0.11, 0.19, 0.2, 0.29, 0.38, 0.385, 0.47)):
            pen.ellipse([middle + s * r * n * k for s in (-1, -1, 1, 1)], outline=70 + 24 * (i % 3), width=(1 + i % 2 * 2) * k)
        chance = random.Random(11)
        for i in range(12):  # ribs
            a = math.pi * i / 6
            near, far = (0.11, 0.47) if i % 2 else (0.2, 0.38)
            ends = [(middle + math.cos(a) * r * n * k, middle + math.sin(a) * r * n * k) for r in (near, far)]
            pen.line(ends, fill=80, width=2 * k)
        for _ in range(70):  # pipes: along a ring, then outwards
            a, r = chance.random() * 360, chance.choice((0.14, 0.165, 0.23, 0.26, 0.32, 0.35, 0.42))
            long = chance.randrange(8, 46)
            pen.arc(
                [middle + s * r * n * k for s in (-1, -1, 1, 1)],
                a,
                a + long,
                fill=50 + chance.randrange(60),
                width=chance.choice((2, 3, 7)) * k,
            )
            out = math.radians(a + long)
            ends = [
                (middle + math.cos(out) * q * n * k, middle + math.sin(out) * q * n * k)
                for q in (r, r + chance.choice((0.02, 0.04, 0.06)))
            ]
            pen.line(ends, fill=70, width=2 * k)
        whole = big.reduce(k)
        return ImageChops.multiply(whole, shapes.halo(n, n, 1.6))

    return CACHE.get(("al-hull", HULL), build)


def _column(h: int, base: RGB, t: Theme) -> Image.Image:
    glass = shapes.gradient(1, h, (0.0, mix(base, t.accent, 0.10)), (0.5, mix(base, t.accent, 0.045)), (1.0, base)).copy()
    if t.texture:
        for y in range(0, h, 4):
            glass.putpixel((0, y), mix(glass.getpixel((0, y)), (0, 0, 0), 34 / 255))  # type: ignore[arg-type]
    return glass


def _brackets(c: Canvas, box: Box, tone: RGB) -> None:
    """The four corners of a viewfinder."""
    n, w = max(14, min(box.w, box.h) // 18), 3
    for x, dx in ((box.x0, 1), (box.x1 - 1, -1)):
        for y, dy in ((box.y0, 1), (box.y1 - 1, -1)):
            c.stroke((x, y), (x + dx * n, y), w, tone, 0.55)
            c.stroke((x, y), (x, y + dy * n), w, tone, 0.55)


def draw_glass(c: Canvas, box: Box, tone: RGB | None = None, name: str = "glass", alpha: float = 0.12) -> Box:
    """A tinted sheet with a bright left edge, for a line of words."""
    t = c.theme
    tone = tone or t.accent
    radius, bar = c.px(12), max(5, c.px(8))

    def build() -> Sprite:
        ground = mix(mix(t.ink, t.wall.night_bottom, 0.5), tone, alpha)
        image = Image.new("RGB", (box.w, box.h), ground)
        image.paste(mix(ground, tone, 0.5), (0, 0), shapes.frame(box.w, box.h, radius, 2))
        image.paste(tone, (0, radius), shapes.rounded(bar, box.h - 2 * radius, bar // 2))
        mask = shapes.faded(shapes.rounded(box.w, box.h, radius), 0.82)
        mask.paste(255, (0, 0), shapes.frame(box.w, box.h, radius, 2))
        return Sprite(image, mask)

    c.put(CACHE.get(("glass", box.w, box.h, radius, tone, alpha, t.mood, t.palette), build), box.x0, box.y0)
    return c.record("chip", name, box)
