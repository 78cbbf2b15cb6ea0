"""Figures that stand on a board: a pen for outlines in many colours, and sprites cut out of what it drew.

The ground is at y = 0, a grown-up is about 100 high, x = 0 is the middle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw, ImageFilter

from rendering import shapes
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, mix

INK: RGB = (30, 22, 24)
Points = Sequence[tuple[float, float]]

WIDE, HIGH, FOOT = 132, 132, 6  # the sheet a figure is drawn on, and what lies below its feet
SHARP = 4


def lighten(c: RGB, a: float) -> RGB:
    return mix(c, (255, 246, 220), a)


def darken(c: RGB, a: float) -> RGB:
    return mix(c, (14, 10, 22), a)


class Pen:
    """Draws large on a clear sheet."""

    def __init__(self, high: int) -> None:
        self.u = high * SHARP / HIGH
        self.image = Image.new("RGBA", (round(WIDE * self.u), round(HIGH * self.u)), (0, 0, 0, 0))
        self.pen = ImageDraw.Draw(self.image)
        self.dx = 0.0
        self.dy = 0.0
        self.sx = 1.0
        self.sy = 1.0

    def at(self, x: float, y: float) -> tuple[float, float]:
        return (WIDE / 2 + self.dx + x * self.sx) * self.u, (HIGH - FOOT + self.dy + y * self.sy) * self.u

    def shape(self, points: Points, fill: RGB, ink: bool = True, line: float = 1.5) -> None:
        at = [self.at(*p) for p in points]
        self.pen.polygon(at, fill=fill)
        if ink:
            self.pen.line([*at, at[0], at[1]], fill=INK, width=max(1, round(line * self.u)), joint="curve")

    def oval(self, x: float, y: float, rx: float, ry: float, fill: RGB, ink: bool = True, line: float = 1.5) -> None:
        cx, cy = self.at(x, y)
        a, b = rx * self.sx * self.u, ry * self.sy * self.u
        if ink:
            e = line * self.u * 0.8
            self.pen.ellipse((cx - a - e, cy - b - e, cx + a + e, cy + b + e), fill=INK)
        self.pen.ellipse((cx - a, cy - b, cx + a, cy + b), fill=fill)

    def stroke(self, points: Points, colour: RGB, width: float, ink: bool = True) -> None:
        """A limb or a stick: a thick line with an outline and round ends."""
        at = [self.at(*p) for p in points]
        for tone, wide in ((INK, width + 2.6), (colour, width)) if ink else ((colour, width),):
            self.pen.line(at, fill=tone, width=max(1, round(wide * self.u)), joint="curve")
            r = wide * self.u / 2
            for x, y in at if width > 2 else ():
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=tone)

    def arc(self, x: float, y: float, rx: float, ry: float, start: float, end: float, colour: RGB, width: float) -> None:
        cx, cy = self.at(x, y)
        a, b = rx * self.sx * self.u, ry * self.sy * self.u
        self.pen.arc((cx - a, cy - b, cx + a, cy + b), start, end, fill=colour, width=max(1, round(width * self.u)))


Draw = Callable[[Pen], None]


def sprite(key: tuple[object, ...], high: int, draw: Draw, *, flip: bool = False, rim: RGB | None = None) -> Sprite:
    """A figure on a sheet `high` pixels high, with a thin light rim, so that it stands out from any scene, and a soft shadow."""

    def build() -> Sprite:
        pen = Pen(high)
        draw(pen)
        sheet = pen.image.reduce(SHARP)
        if flip:
            sheet = sheet.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        body, alpha = sheet.convert("RGB"), sheet.getchannel("A")
        reach = max(1, round(high / 70))
        edge = alpha.filter(ImageFilter.MaxFilter(2 * reach + 1)).filter(ImageFilter.GaussianBlur(reach * 0.5))
        image = Image.new("RGB", sheet.size, rim or (255, 244, 214))
        image.paste(body, (0, 0), alpha)
        pad = max(3, high // 20)
        shadow = shapes.softened(edge, pad, high / 34, 0.85)
        whole = Image.new("RGB", shadow.size, (0, 0, 0))
        whole.paste(image, (pad, pad), edge)
        mask = Image.new("L", shadow.size, 0)
        drop = max(1, high // 50)
        mask.paste(shadow.crop((0, 0, shadow.width, shadow.height - drop)), (0, drop))
        mask.paste(255, (pad, pad), edge)
        return Sprite(whole, mask, -pad, -pad)

    return CACHE.get(("figure", *key, high, flip, rim), build)
