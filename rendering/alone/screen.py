"""Surfaces only this game has: the holowatch's screen, and plain sheets of glass for words."""

from __future__ import annotations

from PIL import Image, ImageDraw

from rendering import materials, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix


def draw_screen(c: Canvas, box: Box, name: str = "screen", grid: tuple[float, float, float] | None = None) -> None:
    """A dark display in a steel frame, with scan lines and, if wanted, a grid (x, y, step) that the sectors lie on."""
    t = c.theme
    inner = box.inset(9)
    base = mix(t.wall.night_bottom, (0, 0, 0), 0.25)
    # Screens come in all sizes and are nearly the whole picture: one column of pixels drawn wide is quicker than keeping them.
    column = CACHE.get(("screen", inner.h, t.mood, t.palette), lambda: _column(inner.h, base, t))
    glass = column.resize((inner.w, inner.h), Image.Resampling.NEAREST)
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
