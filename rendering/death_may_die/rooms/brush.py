"""The brush rooms are painted with, and the floors.

Lengths are those of a room on the board: a wall is 62 high, a door 104 wide. A smaller map has a smaller unit, and the same room.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageOps

from rendering import shapes
from rendering.lettering import icon_mask
from rendering.sprites import clouds, grain
from rendering.theme import RGB, mix

SHARP = 2  # rooms are painted this many times too large
FACE = 62
BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)

Points = Sequence[tuple[float, float]]


class Brush:
    """One room. `w` and `h` are its lengths, `u` how many painted pixels one of them is."""

    def __init__(self, wide: int, high: int, unit: float, seed: int) -> None:
        self.u = unit * SHARP
        self.w, self.h = wide / unit, high / unit
        self.im = Image.new("RGB", (wide * SHARP, high * SHARP))
        self.pen = ImageDraw.Draw(self.im)
        self.seed = seed
        self.rnd = random.Random(seed)

    def px(self, length: float) -> int:
        return round(length * self.u)

    def rect(
        self, x: float, y: float, w: float, h: float, fill: RGB | None, r: float = 0, edge: RGB | None = None, line: float = 1
    ) -> None:
        u = self.u
        if w * u < 1 or h * u < 1:
            return
        self.pen.rounded_rectangle(
            (x * u, y * u, (x + w) * u, (y + h) * u), r * u, fill=fill, outline=edge, width=max(1, round(line * u))
        )

    def oval(self, x: float, y: float, rx: float, ry: float, fill: RGB | None, edge: RGB | None = None, line: float = 1) -> None:
        u = self.u
        self.pen.ellipse(
            ((x - rx) * u, (y - ry) * u, (x + rx) * u, (y + ry) * u), fill=fill, outline=edge, width=max(1, round(line * u))
        )

    def shape(self, points: Points, fill: RGB) -> None:
        self.pen.polygon([(x * self.u, y * self.u) for x, y in points], fill=fill)

    def line(self, points: Points, fill: RGB, width: float = 1) -> None:
        at = [(x * self.u, y * self.u) for x, y in points]
        self.pen.line(at, fill=fill, width=max(1, round(width * self.u)), joint="curve")

    def shade(
        self, x: float, y: float, w: float, h: float, r: float = 4, blur: float = 7, a: float = 0.6, dx: float = 5, dy: float = 7
    ) -> None:
        """A soft shadow of a thing, to the lower right of it."""
        pad = self.px(20)
        mask = shapes.softened(shapes.rounded(self.px(w), self.px(h), self.px(r)), pad, blur * self.u, a)
        self.im.paste(BLACK, (self.px(x + dx) - pad, self.px(y + dy) - pad), mask)

    def glow(self, x: float, y: float, r: float, tone: RGB, a: float = 0.8, flat: float = 1.0) -> None:
        n, m = max(4, self.px(r)), max(4, self.px(r * flat))
        self.im.paste(tone, (self.px(x) - n, self.px(y) - m), shapes.halo(2 * n, 2 * m, a))

    def icon(self, name: str, x: float, y: float, size: float, tone: RGB, a: float = 1.0) -> None:
        mask = icon_mask(name, max(4, self.px(size)))
        self.im.paste(tone, (self.px(x - size / 2), self.px(y - size / 2)), shapes.faded(mask, a))

    def block(self, x: float, y: float, w: float, d: float, high: float, top: RGB, front: RGB, r: float = 3) -> None:
        """A box seen from the front and above: its top w x d, its front below."""
        self.shade(x, y, w, d + high, r + 2)
        self.rect(x, y, w, d + high, front, r)
        self.rect(x, y + d - 1, w, 1.5, mix(front, BLACK, 0.5))
        self.rect(x, y, w, d, top, r)
        self.line([(x + 2, y + 1), (x + w - 2, y + 1)], mix(top, WHITE, 0.35), 1.2)

    def rough(self, amount: float = 0.5, coarse: float = 40, seed: int = 0, box: tuple[int, int, int, int] | None = None) -> None:
        """Stains and grain over everything, or over a part given in painted pixels."""
        part = self.im.crop(box) if box else self.im
        self.im.paste(rough(part, self.seed + seed, amount, coarse * self.u), box[:2] if box else (0, 0))


def rough(image: Image.Image, seed: int, amount: float, coarse: float) -> Image.Image:
    w, h = image.size
    stains = clouds(w, h, seed, coarse=max(4, round(coarse)), octaves=4)
    stains = stains.point([int(128 + (v - 128) * amount * 0.5) for v in range(256)])
    image = ImageChops.overlay(image, Image.merge("RGB", (stains, stains, stains)))
    fine = grain(w // 3 + 1, h // 3 + 1, seed + 5).resize((w, h), Image.Resampling.BILINEAR)
    fine = fine.point([124 + v * 8 // 255 for v in range(256)])
    return ImageChops.overlay(image, Image.merge("RGB", (fine, fine, fine)))


def vary(tone: RGB, rnd: random.Random, amount: float) -> RGB:
    k = 1 + rnd.uniform(-amount, amount)
    return tuple(max(0, min(255, round(v * k))) for v in tone)  # type: ignore[return-value]


# Floors


def planks(b: Brush, tone: RGB, high: int = 21) -> None:
    y = FACE - 4
    while y < b.h:
        x = -b.rnd.randint(0, 120)
        while x < b.w:
            long = b.rnd.randint(120, 230)
            b.rect(x, y, long, high, vary(tone, b.rnd, 0.16))
            b.line([(x, y), (x, y + high)], mix(tone, BLACK, 0.62), 1)
            for _ in range(3):
                at = b.rnd.uniform(y + 3, y + high - 3)
                b.line([(x + b.rnd.randint(3, 60), at), (x + long - b.rnd.randint(3, 60), at)], mix(tone, BLACK, 0.22), 0.5)
            x += long
        b.line([(0, y), (b.w, y)], mix(tone, BLACK, 0.66), 1)
        b.line([(0, y + 1), (b.w, y + 1)], mix(tone, WHITE, 0.14), 0.6)
        y += high


def boards(b: Brush, tone: RGB, wide: int = 26) -> None:
    """Planks that run away from us."""
    x = -b.rnd.randint(0, 12)
    while x < b.w:
        b.rect(x, 0, wide, b.h, vary(tone, b.rnd, 0.14))
        b.line([(x, 0), (x, b.h)], mix(tone, BLACK, 0.62), 1.2)
        for _ in range(3):
            y = b.rnd.uniform(FACE, b.h)
            b.line([(x, y), (x + wide, y)], mix(tone, BLACK, 0.5), 0.8)
            b.oval(x + 4, y - 3, 1, 1, mix(tone, BLACK, 0.6))
        x += wide


def tiles(b: Brush, one: RGB, other: RGB, size: int = 44, chipped: float = 0.1) -> None:
    grout = mix(one, BLACK, 0.6)
    for j in range(int(b.h // size) + 2):
        for i in range(int(b.w // size) + 2):
            tone = vary(one if (i + j) % 2 == 0 else other, b.rnd, 0.08)
            x, y = i * size, j * size
            b.rect(x, y, size, size, grout)
            b.rect(x + 1, y + 1, size - 2, size - 2, tone)
            b.line([(x + 1, y + 1), (x + size - 1, y + 1)], mix(tone, WHITE, 0.22), 1)
            if b.rnd.random() < chipped:
                at = [(x + b.rnd.randint(4, size - 4), y + b.rnd.randint(4, size - 4))]
                for _ in range(4):
                    at.append((at[-1][0] + b.rnd.randint(-14, 14), at[-1][1] + b.rnd.randint(-9, 12)))
                b.line(at, mix(tone, BLACK, 0.5), 1)


def slabs(
    b: Brush,
    tone: RGB,
    high: int = 46,
    least: int = 50,
    most: int = 96,
    r: float = 5,
    gap: float = 2,
    y0: float = 0,
    y1: float = 0,
) -> None:
    """Flagstones, cobbles, bricks."""
    y1 = y1 or b.h
    b.rect(0, y0, b.w, y1 - y0, mix(tone, BLACK, 0.72))
    y = y0 - (b.rnd.randint(0, high // 2) if y0 == 0 and y1 == b.h else 0)
    while y < y1:
        x = -b.rnd.randint(0, most)
        while x < b.w:
            long = b.rnd.randint(least, most)
            face = vary(tone, b.rnd, 0.16)
            b.rect(x + gap / 2, y + gap / 2, long - gap, min(high, y1 - y) - gap, face, r)
            b.line([(x + r, y + gap / 2 + 0.5), (x + long - r, y + gap / 2 + 0.5)], mix(face, WHITE, 0.25), 1)
            x += long
        y += high


def herringbone(b: Brush, tone: RGB, long: int = 64, wide: int = 16) -> None:
    n = long // wide
    b.rect(0, 0, b.w, b.h, tone)
    dark = mix(tone, BLACK, 0.5)
    for j in range(-n * 2, int(b.h // wide) + n * 2 + 4):
        for i in range(-2, int(b.w // (2 * long)) + 3):
            x, y = i * 2 * long + (j % (2 * n)) * wide, j * wide
            for off in (-2 * long, 0):
                for at in ((x + off, y, long, wide), (x + off + long, y - long + wide, wide, long)):
                    b.rect(*at, vary(tone, b.rnd, 0.17), 0, dark, 1)


def ground(b: Brush, dark: RGB, light: RGB, coarse: int = 60, part: Image.Image | None = None) -> None:
    """Earth, grass, rock, water: no pattern."""
    w, h = b.im.size
    image = ImageOps.colorize(clouds(w, h, b.seed, coarse=max(4, b.px(coarse)), octaves=5), dark, light).convert("RGB")
    b.im.paste(image, (0, 0), part)


def water(b: Brush, deep: RGB, light: RGB) -> None:
    ground(b, deep, mix(deep, light, 0.6), 70)
    for _ in range(int(b.w * b.h / 1500)):
        x, y, long = b.rnd.uniform(0, b.w), b.rnd.uniform(FACE, b.h), b.rnd.uniform(8, 34)
        b.line([(x, y), (x + long / 2, y - 2.4), (x + long, y)], mix(deep, light, b.rnd.uniform(0.4, 0.95)), 1.3)


def grass(b: Brush, dark: RGB = (58, 92, 60), light: RGB = (128, 160, 104)) -> None:
    ground(b, dark, light, 16)
    for _ in range(int(b.w * b.h / 900)):
        x, y = b.rnd.uniform(0, b.w), b.rnd.uniform(FACE, b.h)
        for d in (-1, 0, 1):
            b.line([(x + d * 3, y), (x + d * 5, y - 9)], mix(light, WHITE, 0.12), 1.1)


def rock(b: Brush, dark: RGB, light: RGB) -> None:
    ground(b, dark, light, 46)
    for _ in range(int(b.w * b.h / 2600)):
        x, y, r = b.rnd.uniform(0, b.w), b.rnd.uniform(FACE + 8, b.h), b.rnd.uniform(3, 10)
        tone = mix(dark, light, b.rnd.uniform(0.3, 0.9))
        b.shape([(x - r, y + r * 0.4), (x - r * 0.6, y - r * 0.6), (x + r * 0.5, y - r * 0.8), (x + r, y + r * 0.4)], tone)
        b.line([(x - r * 0.6, y - r * 0.6), (x + r * 0.5, y - r * 0.8)], mix(tone, WHITE, 0.35), 1.2)
        b.line([(x - r, y + r * 0.5), (x + r, y + r * 0.5)], mix(tone, BLACK, 0.6), 1.4)
