"""Where an adventure takes place: the museum's rooms by night, what lies around it, and the Other Worlds, painted small behind a
card's tasks.

A place is a wall, a floor, a light and one lit thing that names it (`props.py`): few enough that each is painted once per width and kept, dark
enough that letters stand on it. Which card is where is on the card.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from games.elder_sign.content import AdventureCard
from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, clouds, seed_of
from rendering.theme import RGB, Theme, mix

from .props import INK, prop

HORIZON = 0.62
LAMP = 1.7  # how much brighter a place is on its own card
HEIGHT = 600  # of a painting; lower cards show what lies around its horizon
WIDE, TALL = 1148, 690  # cards wider than the board's have their own painting
PROP, WIDE_PROP = 0.66, 0.37  # where the lit thing stands, in shares of the width

Layer = Callable[["Brush"], None]


class Brush:
    """A painting in progress."""

    def __init__(self, image: Image.Image, place: Place, seed: int) -> None:
        self.image, self.place = image, place
        self.w, self.h = image.size
        self.horizon = round(self.h * HORIZON)
        self.pen = ImageDraw.Draw(image)
        self.chance = random.Random(seed)

    def shade(self, amount: float) -> RGB:
        """The wall's colour, darker (below 0) or lighter."""
        return mix(self.place.wall, (0, 0, 0) if amount < 0 else self.place.light, abs(amount))

    def glow(self, x: float, y: float, radius: float, colour: RGB, strength: float, flat: float = 1.0) -> None:
        w, h = round(radius * 2), round(radius * 2 * flat)
        self.image.paste(colour, (round(x - w / 2), round(y - h / 2)), shapes.halo(w, h, strength))


@dataclass(frozen=True)
class Place:
    wall: RGB
    floor: RGB
    light: RGB
    at: tuple[float, float]  # where the light comes from, in shares of the picture
    layers: tuple[Layer, ...]
    reach: float = 0.75  # of the light, in shares of the width
    strength: float = 0.55


# -- walls and floors -----------------------------------------------------------------------------------------------------


def planks(b: Brush) -> None:
    """Boards that run towards the eye."""
    cx, y0 = b.w / 2, b.horizon
    for i in range(-14, 15):
        x = cx + i * b.w * 0.055
        far = cx + (x - cx) * 0.62
        b.pen.line((far, y0, cx + (x - cx) * 2.1, b.h), fill=mix(b.place.floor, (0, 0, 0), 0.55), width=2)
        b.pen.line((far + 2, y0, cx + (x - cx) * 2.1 + 3, b.h), fill=mix(b.place.floor, b.place.light, 0.12))
    _skirting(b)


def tiles(b: Brush) -> None:
    """A chequered floor in perspective."""
    cx, y0 = b.w / 2, b.horizon
    rows, half = 7, 9
    dark = mix(b.place.floor, (0, 0, 0), 0.5)
    depth = [y0 + (b.h - y0) * ((i / rows) ** 1.55) for i in range(rows + 1)]
    for r in range(rows):
        for i in range(-half, half):
            if (r + i) % 2:
                continue
            spread = [0.62 + 1.5 * (y - y0) / max(1, b.h - y0) for y in (depth[r], depth[r + 1])]
            xs = [cx + (i + d) * b.w * 0.1 * s for s in spread for d in (0, 1)]
            b.pen.polygon(((xs[0], depth[r]), (xs[1], depth[r]), (xs[3], depth[r + 1]), (xs[2], depth[r + 1])), fill=dark)
    _skirting(b)


def cobbles(b: Brush) -> None:
    y, row, size = float(b.horizon), 0, 13.0
    while y < b.h:
        x = -b.chance.random() * size * 2
        while x < b.w:
            wide = size * (1.5 + b.chance.random() * 0.8)
            tone = mix(b.place.floor, (0, 0, 0) if b.chance.random() < 0.5 else b.place.light, 0.10 + 0.12 * b.chance.random())
            b.pen.rounded_rectangle((x, y, x + wide - 2, y + size - 2), size * 0.35, fill=tone)
            x += wide
        y, row, size = y + size, row + 1, size * 1.16


def _skirting(b: Brush) -> None:
    b.pen.rectangle((0, b.horizon - 9, b.w, b.horizon), fill=b.shade(-0.45))
    b.pen.line((0, b.horizon - 10, b.w, b.horizon - 10), fill=b.shade(0.18))


def paper(b: Brush) -> None:
    """Striped wallpaper above a panelled dado."""
    for x in range(0, b.w, 26):
        b.pen.rectangle((x, 0, x + 12, b.horizon), fill=b.shade(-0.16))
    top = round(b.h * 0.44)
    b.pen.rectangle((0, top, b.w, b.horizon), fill=b.shade(-0.42))
    b.pen.line((0, top, b.w, top), fill=b.shade(0.22), width=3)
    for x in range(8, b.w, 84):
        b.pen.rectangle((x, top + 14, x + 66, b.horizon - 20), outline=b.shade(-0.7), width=3)
        b.pen.line((x, top + 14, x + 66, top + 14), fill=b.shade(-0.12), width=2)


def frames(b: Brush) -> None:
    """Old pictures in gilt frames."""
    x = b.w * 0.06
    while x < b.w - 40:
        w, h = 60 + b.chance.random() * 70, 70 + b.chance.random() * 60
        y = b.h * 0.23 - h / 2
        gilt = mix(b.place.light, (70, 44, 16), 0.62)
        b.pen.rectangle((x, y, x + w, y + h), fill=b.shade(-0.72), outline=gilt, width=6)
        b.pen.ellipse((x + w * 0.34, y + h * 0.24, x + w * 0.66, y + h * 0.55), fill=b.shade(-0.25))
        b.pen.polygon(((x + w * 0.18, y + h - 7), (x + w * 0.5, y + h * 0.5), (x + w * 0.82, y + h - 7)), fill=b.shade(-0.4))
        x += w + 46


def bricks(b: Brush) -> None:
    tall, wide = 26, 58
    for row, y in enumerate(range(0, b.horizon, tall)):
        for x in range(-wide * (row % 2) // 2, b.w, wide):
            tone = b.shade(-0.34 * b.chance.random() if b.chance.random() < 0.7 else 0.10)
            b.pen.rectangle((x + 1, y + 1, x + wide - 2, y + tall - 2), fill=tone)


def shelves(b: Brush) -> None:
    """Books from the floor to the ceiling."""
    row = 66
    hues: tuple[RGB, ...] = ((104, 34, 28), (40, 62, 44), (84, 62, 30), (36, 44, 72), (66, 34, 52), (58, 48, 40))
    for y in range(-18, b.horizon, row):
        b.pen.rectangle((0, y + row - 9, b.w, y + row), fill=b.shade(-0.2))
        b.pen.line((0, y + row - 9, b.w, y + row - 9), fill=b.shade(0.2))
        x = 0.0
        while x < b.w:
            w, h = 6 + b.chance.random() * 10, row * (0.52 + 0.28 * b.chance.random())
            if b.chance.random() < 0.06:
                x += 16
                continue
            tone = mix(hues[b.chance.randrange(len(hues))], (0, 0, 0), 0.25 + 0.25 * b.chance.random())
            b.pen.rectangle((x, y + row - 10 - h, x + w, y + row - 10), fill=tone)
            b.pen.line((x + 1, y + row - 10 - h, x + 1, y + row - 10), fill=mix(tone, b.place.light, 0.18))
            if w > 9:
                b.pen.line((x + 2, y + row - h, x + w - 2, y + row - h), fill=mix(tone, (220, 180, 90), 0.4), width=2)
            x += w + 1
    _skirting(b)


def columns(b: Brush) -> None:
    """Pillars of a great hall, and the dark between them."""
    step = b.w / max(3, round(b.w / 130))
    for i in range(round(b.w / step) + 1):
        x = i * step
        w = step * 0.32
        b.pen.rectangle((x - step / 2 + w / 2, b.h * 0.06, x + step / 2 - w / 2, b.horizon), fill=b.shade(-0.55))
    for i in range(round(b.w / step) + 1):
        x, w = i * step, step * 0.32
        for k in range(round(w)):
            light = 0.30 * math.sin(math.pi * k / w) - 0.16
            b.pen.line((x - w / 2 + k, b.h * 0.06, x - w / 2 + k, b.horizon), fill=b.shade(light))
        for y in (b.h * 0.04, b.horizon - 16):
            b.pen.rectangle((x - w * 0.7, y, x + w * 0.7, y + 15), fill=b.shade(0.06))
    _skirting(b)


def panes(b: Brush) -> None:
    """Tall windows with the moon behind them."""
    step = b.w / max(2, round(b.w / 170))
    for i in range(round(b.w / step)):
        x0, x1, y1 = i * step + step * 0.25, i * step + step * 0.75, b.h * 0.5
        sky = mix((70, 96, 150), b.place.wall, 0.35)
        b.pen.rectangle((x0, b.h * 0.12, x1, y1), fill=sky)
        b.pen.pieslice((x0, b.h * 0.12 - (x1 - x0) / 2, x1, b.h * 0.12 + (x1 - x0) / 2), 180, 360, fill=sky)
        for k in (0.33, 0.66):
            b.pen.line((x0 + (x1 - x0) * k, 0, x0 + (x1 - x0) * k, y1), fill=b.shade(-0.5), width=4)
        for y in (b.h * 0.13, b.h * 0.25, b.h * 0.37):
            b.pen.line((x0, y, x1, y), fill=b.shade(-0.5), width=4)
        b.pen.rectangle((x0 - 8, y1, x1 + 8, y1 + 9), fill=b.shade(-0.3))
    _skirting(b)


def glazed(b: Brush) -> None:
    """White tiles, gone grey."""
    n = 34
    for y in range(0, b.horizon, n):
        for x in range(0, b.w, n):
            b.pen.rectangle((x + 1, y + 1, x + n - 2, y + n - 2), fill=b.shade(0.05 - 0.18 * b.chance.random()))
            b.pen.line((x + 2, y + 2, x + n - 4, y + 2), fill=b.shade(0.2))
    _skirting(b)


def pipes(b: Brush) -> None:
    for y, thick in ((b.h * 0.10, 20), (b.h * 0.20, 12), (b.h * 0.33, 16)):
        for k in range(thick):
            b.pen.line((0, y + k, b.w, y + k), fill=mix((92, 70, 54), (0, 0, 0), abs(k - thick * 0.3) / thick * 1.1))
        for x in range(round(60 * b.chance.random()), b.w, 150):
            b.pen.rectangle((x, y - 4, x + 14, y + thick + 4), fill=mix((80, 62, 48), (0, 0, 0), 0.35))


def glyphs(b: Brush) -> None:
    """Rows of carved signs on sandstone."""
    for y in range(24, b.horizon - 30, 44):
        b.pen.line((0, y + 36, b.w, y + 36), fill=b.shade(-0.4), width=2)
        for x in range(10, b.w, 34):
            tone, kind = b.shade(-0.42), b.chance.randrange(5)
            if kind == 0:
                b.pen.ellipse((x, y + 6, x + 16, y + 20), outline=tone, width=3)
            elif kind == 1:
                b.pen.line((x + 8, y + 2, x + 8, y + 28), fill=tone, width=3)
                b.pen.line((x, y + 11, x + 16, y + 11), fill=tone, width=3)
            elif kind == 2:
                b.pen.polygon(((x, y + 27), (x + 8, y + 5), (x + 16, y + 27)), outline=tone, width=3)
            elif kind == 3:
                b.pen.arc((x, y + 6, x + 18, y + 26), 200, 20, fill=tone, width=3)
            else:
                b.pen.rectangle((x + 2, y + 6, x + 15, y + 26), outline=tone, width=3)


# -- under the sky --------------------------------------------------------------------------------------------------------


def stars(b: Brush) -> None:
    for _ in range(b.w * b.h // 1500):
        x, y, n = b.chance.random() * b.w, b.chance.random() * b.h, b.chance.random()
        tone = mix(b.place.wall, mix(b.place.light, (255, 255, 255), 0.6), 0.35 + 0.65 * n)
        r = 0.6 if n < 0.8 else 1.5
        b.pen.ellipse((x - r, y - r, x + r, y + r), fill=tone)


def moon(b: Brush) -> None:
    x, y = b.place.at[0] * b.w, b.place.at[1] * b.h
    r = 30
    b.pen.ellipse((x - r, y - r, x + r, y + r), fill=mix(b.place.light, b.place.wall, 0.12))
    b.pen.ellipse((x - r * 0.4, y - r * 0.5, x + r * 0.1, y), fill=mix(b.place.light, b.place.wall, 0.2))
    b.pen.ellipse((x + r * 0.2, y + r * 0.2, x + r * 0.5, y + r * 0.5), fill=mix(b.place.light, b.place.wall, 0.18))


def _ridge(b: Brush, base: float, rough: float, tone: RGB, step: int = 46) -> None:
    points = [(0.0, float(b.h))]
    points += [(x, b.h * base - b.chance.random() * rough * b.h) for x in range(-step, b.w + 2 * step, step)]
    b.pen.polygon([*points, (b.w, b.h)], fill=tone)


def hills(b: Brush) -> None:
    _ridge(b, 0.60, 0.08, b.shade(-0.35), 90)
    _ridge(b, 0.70, 0.06, mix(b.place.floor, b.place.wall, 0.3), 120)


def peaks(b: Brush) -> None:
    _ridge(b, 0.66, 0.42, b.shade(0.10), 70)
    _ridge(b, 0.74, 0.30, b.shade(-0.35), 56)
    _ridge(b, 0.86, 0.14, b.shade(-0.65), 44)


def houses(b: Brush) -> None:
    """A street of gables with a few lit windows."""
    for depth, base in ((-0.2, 0.50), (-0.55, 0.62)):
        x = -20.0
        while x < b.w:
            w, h = 60 + b.chance.random() * 60, b.h * (0.20 + 0.18 * b.chance.random())
            y, tone = b.h * base - h, b.shade(depth)
            b.pen.polygon(((x, b.h), (x, y), (x + w / 2, y - w * 0.42), (x + w, y), (x + w, b.h)), fill=tone)
            for wy in range(round(y + 14), round(b.h * base), 34):
                for wx in (x + w * 0.2, x + w * 0.6):
                    lit = b.chance.random() < 0.28
                    b.pen.rectangle((wx, wy, wx + 12, wy + 18), fill=(168, 122, 58) if lit else mix(tone, (0, 0, 0), 0.4))
            x += w + 3


def graves(b: Brush) -> None:
    for _ in range(max(7, b.w // 60)):
        x, y = b.chance.random() * b.w, b.h * (0.66 + 0.2 * b.chance.random())
        n = 22 + 90 * (y / b.h - 0.6)
        tone = mix(b.place.floor, (0, 0, 0), 0.62)
        if b.chance.random() < 0.4:
            b.pen.rectangle((x - n * 0.09, y - n * 1.5, x + n * 0.09, y), fill=tone)
            b.pen.rectangle((x - n * 0.4, y - n * 1.15, x + n * 0.4, y - n * 0.95), fill=tone)
        else:
            b.pen.rounded_rectangle((x - n * 0.45, y - n * 1.2, x + n * 0.45, y + n * 0.3), n * 0.45, fill=tone)


def leaves(b: Brush) -> None:
    """Hedges on both sides of a path."""
    for _ in range(b.w * 5):
        x, y = b.chance.random() * b.w, b.chance.random() * b.h
        if y > b.horizon and abs(x - b.w / 2) < b.w * 0.12 + (y - b.horizon) * 0.9:
            continue
        n = 3 + 5 * b.chance.random()
        b.pen.ellipse((x - n, y - n * 0.6, x + n, y + n * 0.6), fill=b.shade(b.chance.random() * 0.55 - 0.42))


def water(b: Brush) -> None:
    for _ in range(b.w // 2):
        y = b.horizon + (b.h - b.horizon) * b.chance.random() ** 0.8
        n = 10 + 60 * b.chance.random() * (y / b.h)
        x = b.chance.random() * b.w
        near = 1 - min(1.0, abs(x - b.place.at[0] * b.w) / (b.w * 0.5))
        tone = mix(b.place.floor, b.place.light, 0.08 + 0.5 * near * b.chance.random())
        b.pen.line((x - n, y, x + n, y), fill=tone, width=1 + round(2 * y / b.h))


def monoliths(b: Brush) -> None:
    """Towers at angles no builder meant."""
    for tone, base in ((-0.25, 0.72), (-0.6, 0.86)):
        x = -30.0
        while x < b.w:
            w, h, lean = 40 + b.chance.random() * 60, b.h * (0.25 + 0.38 * b.chance.random()), (b.chance.random() - 0.5) * 90
            y = b.h * base
            side = ((x + lean, y - h), (x + w + lean * 0.8, y - h + 16), (x + w, b.h), (x, b.h))
            b.pen.polygon(side, fill=b.shade(tone))
            b.pen.line((*side[0], *side[3]), fill=b.shade(tone + 0.3), width=2)
            x += w + 20 * b.chance.random()


def spires(b: Brush) -> None:
    for tone, base in ((-0.15, 0.66), (-0.5, 0.8)):
        x = -20.0
        while x < b.w:
            w, h = 26 + b.chance.random() * 40, b.h * (0.16 + 0.3 * b.chance.random())
            y = b.h * base - h
            b.pen.rectangle((x, y, x + w, b.h), fill=b.shade(tone))
            if b.chance.random() < 0.5:
                b.pen.polygon(((x - 4, y), (x + w / 2, y - w * 1.3), (x + w + 4, y)), fill=b.shade(tone))
            else:
                b.pen.pieslice((x - 3, y - w / 2 - 3, x + w + 3, y + w / 2 + 3), 180, 360, fill=b.shade(tone))
            b.pen.rectangle((x + w * 0.4, y + 14, x + w * 0.6, y + 30), fill=mix(b.place.light, b.place.wall, 0.3))
            x += w + 8


def facets(b: Brush) -> None:
    """A world folded in on itself."""
    cx, cy = b.place.at[0] * b.w, b.place.at[1] * b.h
    reach = math.hypot(b.w, b.h)
    for i in range(24):
        a, z = i * math.pi / 12, (i + 1) * math.pi / 12
        for ring in (1.0, 0.5, 0.25, 0.12):
            twist = ring * 2.4
            points = [(cx + reach * ring * math.cos(t + twist), cy + reach * ring * math.sin(t + twist)) for t in (a, z)]
            tone = b.shade(0.34 if i % 3 == 0 else -0.3 if i % 3 == 1 else 0.06)
            b.pen.polygon([(cx, cy), *points], fill=mix(tone, b.place.wall, ring * 0.6))


def well(b: Brush) -> None:
    """Rings going down."""
    cx, cy = b.w * b.place.at[0], b.h * b.place.at[1]
    reach = b.w * 0.75
    for i in range(15):
        r = reach * 0.82**i
        tone = b.shade(0.34 - i * 0.03 if i % 2 else -0.25 - i * 0.05)
        b.pen.ellipse((cx - r, cy - r * 0.62 + i * 4, cx + r, cy + r * 0.62 + i * 4), fill=tone)


# -- fire and magic -------------------------------------------------------------------------------------------------------


def flames(b: Brush) -> None:
    for tone, top in (((150, 40, 10), 0.45), ((208, 84, 18), 0.62), ((244, 158, 52), 0.78), ((255, 224, 140), 0.9)):
        x = -20.0
        while x < b.w:
            w, h = 26 + b.chance.random() * 44, b.h * (1 - top) * (0.5 + 0.7 * b.chance.random())
            lean = (b.chance.random() - 0.5) * 30
            side = ((x, b.h), (x + w * 0.1 + lean * 0.4, b.h - h * 0.55), (x + w * 0.5 + lean, b.h - h))
            b.pen.polygon((*side, (x + w * 0.9 + lean * 0.3, b.h - h * 0.5), (x + w, b.h)), fill=mix(tone, (30, 6, 2), 0.42))
            x += w * 0.62


def circle(b: Brush) -> None:
    """A star of chalk on the floor, seen at an angle; it glows."""
    cx, cy, r = b.w * b.place.at[0], b.h * 0.78, min(b.w * 0.42, 260)
    b.glow(cx, cy, r * 1.4, b.place.light, 0.5, 0.42)
    flat = 0.36
    for scale in (1.0, 0.9):
        b.pen.ellipse(
            (cx - r * scale, cy - r * scale * flat, cx + r * scale, cy + r * scale * flat), outline=b.place.light, width=3
        )
    points = [
        (cx + r * 0.9 * math.sin(i * 4 * math.pi / 5), cy - r * 0.9 * flat * math.cos(i * 4 * math.pi / 5)) for i in range(6)
    ]
    b.pen.line(points, fill=mix(b.place.light, (255, 255, 255), 0.3), width=3)


def candles(b: Brush) -> None:
    for i in range(max(5, b.w // 90)):
        x = b.w * (0.06 + 0.9 * b.chance.random())
        y = b.horizon + (b.h * 0.2) * (0.1 + 0.9 * ((i * 37) % 10) / 10)
        b.pen.rectangle((x - 3, y - 22, x + 3, y), fill=(196, 176, 140))
        b.glow(x, y - 30, 44, (255, 190, 90), 0.6)
        b.pen.ellipse((x - 3, y - 36, x + 3, y - 23), fill=(255, 236, 180))


def beam(b: Brush) -> None:
    """One torch in the dark."""
    x, y = b.place.at[0] * b.w, b.place.at[1] * b.h
    cone = Image.new("L", b.image.size, 0)
    ImageDraw.Draw(cone).polygon(((x, y), (b.w * 0.12, b.h), (b.w * 0.62, b.h)), fill=120)
    b.image.paste(b.place.light, (0, 0), cone.filter(ImageFilter.GaussianBlur(14)))


def mist(b: Brush) -> None:
    fog = clouds(b.w, b.h, b.chance.randrange(1 << 30), coarse=120, octaves=4)
    low = Image.linear_gradient("L").resize(b.image.size)
    b.image.paste(mix(b.place.light, b.place.wall, 0.35), (0, 0), shapes.faded(ImageChops.multiply(fog, low), 0.42))


def nebula(b: Brush) -> None:
    fog = clouds(b.w, b.h, b.chance.randrange(1 << 30), coarse=150, octaves=5)
    b.image.paste(b.place.light, (0, 0), fog.point([max(0, v - 118) * 2 if v < 245 else 254 for v in range(256)]).point(
        [round(v * 0.5) for v in range(256)]
    ))  # fmt: skip


# -- the places -----------------------------------------------------------------------------------------------------------

WARM: RGB = (255, 196, 112)
COLD: RGB = (150, 190, 240)

SCENES: dict[str, Place] = {
    "gallery": Place((96, 34, 36), (70, 44, 28), WARM, (0.62, 0.02), (paper, frames, planks)),
    "vitrines": Place((38, 54, 70), (52, 42, 36), WARM, (0.7, 0.05), (paper, frames, tiles)),
    "library": Place((72, 48, 28), (66, 42, 24), WARM, (0.7, 0.34), (shelves, planks)),
    "archive": Place((48, 54, 44), (52, 46, 36), (230, 214, 150), (0.62, 0.1), (shelves, tiles)),
    "office": Place((40, 58, 44), (62, 42, 26), (190, 230, 150), (0.7, 0.36), (paper, panes, planks)),
    "hall": Place((88, 66, 40), (92, 70, 48), (255, 214, 130), (0.6, 0.06), (columns, tiles), 0.9),
    "cellar": Place((54, 58, 64), (44, 44, 48), (140, 214, 190), (0.74, 0.24), (bricks, pipes, cobbles)),
    "vault": Place((66, 54, 46), (50, 42, 36), (255, 170, 84), (0.72, 0.3), (bricks, cobbles)),
    "tomb": Place((112, 84, 46), (88, 64, 36), (255, 186, 96), (0.72, 0.3), (glyphs, columns, cobbles)),
    "washroom": Place((78, 104, 104), (70, 82, 84), (204, 240, 226), (0.6, 0.05), (glazed, tiles)),
    "windows": Place((44, 46, 74), (44, 40, 52), COLD, (0.55, 0.2), (paper, panes, planks)),
    "street": Place((34, 48, 84), (48, 52, 66), (255, 196, 110), (0.72, 0.3), (stars, houses, cobbles), 0.6),
    "graveyard": Place((28, 58, 62), (30, 52, 40), (200, 236, 214), (0.56, 0.48), (stars, moon, hills, graves, mist)),
    "garden": Place((30, 72, 40), (46, 54, 36), (206, 236, 190), (0.68, 0.12), (leaves, mist)),
    "pond": Place((18, 60, 74), (14, 66, 80), (160, 240, 236), (0.56, 0.48), (stars, moon, hills, water)),
    "swamp": Place((40, 66, 36), (30, 52, 36), (196, 230, 120), (0.66, 0.24), (leaves, water, mist)),
    "fire": Place((92, 34, 20), (80, 30, 16), (255, 150, 60), (0.55, 0.9), (paper, flames), 0.9),
    "dark": Place((22, 24, 36), (22, 22, 28), (214, 222, 200), (0.72, 0.18), (paper, planks, beam), 0.3),
    "ritual": Place((56, 36, 84), (42, 28, 62), (190, 120, 255), (0.62, 0.5), (columns, circle, candles)),
    "visions": Place((64, 30, 74), (64, 30, 74), (236, 130, 210), (0.64, 0.4), (facets, nebula)),
    "sky": Place((30, 34, 74), (26, 28, 50), COLD, (0.56, 0.48), (stars, nebula, houses, moon)),
    "sea": Place((20, 58, 66), (12, 50, 60), (150, 236, 210), (0.66, 0.24), (stars, hills, water, mist)),
    # Other Worlds
    "dreamlands": Place((72, 54, 122), (60, 44, 96), (255, 190, 210), (0.56, 0.48), (nebula, stars, moon, spires, mist)),
    "great_race": Place((112, 70, 42), (84, 52, 34), (255, 190, 110), (0.56, 0.48), (nebula, moon, monoliths, mist)),
    "celaeno": Place((40, 52, 112), (46, 44, 80), (170, 200, 255), (0.7, 0.2), (nebula, stars, columns, tiles)),
    "leng": Place((62, 76, 104), (74, 82, 104), (214, 228, 250), (0.56, 0.48), (stars, moon, peaks, mist)),
    "dimension": Place((84, 36, 112), (84, 36, 112), (120, 236, 236), (0.66, 0.46), (facets, stars)),
    "yuggoth": Place((26, 62, 54), (18, 36, 36), (130, 255, 170), (0.7, 0.24), (stars, nebula, monoliths, water)),
    "rlyeh": Place((20, 74, 66), (12, 52, 52), (120, 255, 210), (0.7, 0.2), (nebula, monoliths, water, mist)),
    "abyss": Place((54, 30, 84), (54, 30, 84), (170, 120, 250), (0.64, 0.5), (stars, well, nebula)),
    "stars": Place((46, 34, 92), (46, 34, 92), (190, 160, 255), (0.66, 0.3), (nebula, stars)),
}


def scene_of(card: AdventureCard) -> str:
    """Where a card is painted. One without a place, or with one nobody can paint, is in the gallery, an Other World among the
    stars."""
    return card.place if card.place in SCENES else "stars" if card.kind == "other_world" else "gallery"


def painting(name: str, w: int, h: int, theme: Theme, *, bare: bool = False) -> Image.Image:
    """A place by night, once per size; `bare` where something else stands in its light."""

    def build() -> Image.Image:
        place = SCENES[name]
        image = shapes.gradient(w, h, (0.0, mix(place.wall, (0, 0, 0), 0.3)), (0.5, place.wall), (1.0, place.wall)).copy()
        horizon = round(h * HORIZON)
        image.paste(
            shapes.gradient(
                w, h - horizon, (0.0, mix(place.floor, (0, 0, 0), 0.3 if place.floor != place.wall else 0.0)), (1.0, place.floor)
            ),
            (0, horizon),
        )
        b = Brush(image, place, seed_of("scene", name))
        for layer in place.layers:
            layer(b)
        # Old paint: soft, uneven, and dark where the light does not reach.
        image = image.filter(ImageFilter.GaussianBlur(1.1))
        worn = clouds(w, h, seed_of("worn", name), coarse=80, octaves=4).point([112 + v // 8 for v in range(256)])
        image = ImageChops.overlay(image, Image.merge("RGB", (worn, worn, worn)))
        x, y, r = place.at[0] * w, place.at[1] * h, min(w, 760) * place.reach
        lit = Image.new("L", (w, h), 46)
        lit.paste(255, (round(x - r), round(y - r * 0.9)), shapes.halo(round(2 * r), round(1.8 * r), 0.9))
        image = ImageChops.multiply(image, Image.merge("RGB", (lit, lit, lit)).point([min(255, 76 + v) for v in range(256)] * 3))
        image.paste(
            place.light, (round(x - r), round(y - r * 0.9)), shapes.halo(round(2 * r), round(1.8 * r), 0.16 * place.strength)
        )
        if not bare:
            _light(image, name, place)
        return image

    return CACHE.get(("scene", name, w, h, theme.mood, bare), build)


def _light(image: Image.Image, name: str, place: Place) -> None:
    """The one thing here, and the light it stands in: right of the tasks on a card of the museum, between tasks and dice on a wide one."""
    w, h = image.size
    wide = w >= WIDE
    size = 190 if wide else 140
    x, foot = w * (WIDE_PROP if wide else PROP), h * HORIZON + (90 if wide else 52)
    r = size * 1.25
    image.paste(
        mix(place.light, place.wall, 0.45),
        (round(x - r), round(foot - size / 2 - r * 0.8)),
        shapes.halo(round(2 * r), round(1.6 * r), 0.34),
    )
    image.paste(INK, (round(x - size * 0.6), round(foot - 12)), shapes.halo(round(size * 1.2), 26, 0.7))
    thing = prop(name, size, place.light)
    image.paste(thing, (round(x - size / 2), round(foot - size)), thing)


def hall(name: str, w: int, h: int, theme: Theme) -> Image.Image:
    """A place for its own sake, on the card itself: as if the lamp were brought, with the one thing large in its light."""
    place = SCENES[name]
    tall = round(h * 1.3)
    image = painting(name, w, tall, theme, bare=True).crop((0, tall - h, w, tall))
    image = ImageEnhance.Brightness(image).enhance(LAMP)
    size, foot = round(h * 0.8), round(h * 0.93)
    r = round(size * 1.15)
    warm = mix(place.light, (255, 244, 214), 0.25)
    image.paste(warm, (w // 2 - r, foot - size // 2 - round(r * 0.85)), shapes.halo(2 * r, round(1.7 * r), 0.3))
    image.paste((0, 0, 0), (w // 2 - size // 2, foot - size // 14), shapes.halo(size, size // 7, 0.55))
    thing = prop(name, size, place.light)
    image.paste(thing, (w // 2 - thing.width // 2, foot - thing.height), thing)
    edge = shapes.halo(round(w * 1.5), round(h * 1.9), 1.0).crop((w // 4, round(h * 0.45), w // 4 + w, round(h * 0.45) + h))
    return Image.composite(
        image, ImageEnhance.Brightness(image).enhance(0.45), edge.point([min(255, 70 + v * 2) for v in range(256)])
    )


def paint(c: Canvas, box: Box, card: AdventureCard) -> None:
    """The card's place on its face, inside the frame; fading towards the foot, where what it costs and brings is written. On
    the palette for high contrast faces stay plain."""
    paint_place(c, box, scene_of(card))


def paint_place(c: Canvas, box: Box, name: str) -> None:
    """The same of a place that is no card."""
    if c.theme.texture < 0.5:
        return
    inner = box.inset(13)
    wide = inner.w > 560
    image = painting(name, WIDE if wide else 480, TALL if wide else HEIGHT, c.theme)
    w, h = min(inner.w, image.width), min(inner.h, image.height)
    left = (image.width - w) // 2
    top = min(image.height - h, max(0, round(image.height * HORIZON - h * 0.6)))
    part = image.crop((left, top, left + w, top + h))
    if (w, h) != (inner.w, inner.h):  # a card larger than any so far
        part = part.resize((inner.w, inner.h), Image.Resampling.BILINEAR)
    mask = CACHE.get(("scene-mask", inner.w, inner.h), lambda: _mask(inner.w, inner.h))
    c.image.paste(part, (inner.x0, inner.y0), mask)


def _mask(w: int, h: int) -> Image.Image:
    """Faint behind the name above and the prices below, full between them."""
    rows = Image.new("L", (1, h))
    foot, head = min(150, h * 0.4), min(190, h * 0.5)
    rows.putdata([round(236 * min(1.0, max(0.2, (h - y) / foot)) * min(1.0, 0.42 + y / head)) for y in range(h)])
    soft = shapes.softened(shapes.rounded(w - 20, h - 20, 16), 10, 7)
    return ImageChops.multiply(soft, rows.resize((w, h), Image.Resampling.NEAREST))
