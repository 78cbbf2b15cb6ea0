"""The places by night: a sky in the colour of the symbol that lies there, a black outline everybody knows again, a few warm windows."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from rendering import shapes
from rendering.sprites import CACHE, clouds, seed_of
from rendering.theme import RGB, mix

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)
INK: RGB = (7, 9, 14)
LAMP: RGB = (255, 204, 104)


class Night:
    """Coordinates are shares of the picture."""

    def __init__(self, id: str, w: int, h: int, tone: RGB, k: int = 3) -> None:
        self.k, self.W, self.H, self.tone = k, w * k, h * k, tone
        sky = mix(tone, (40, 60, 80), 0.5)
        self.image = shapes.gradient(
            self.W,
            self.H,
            (0, mix(sky, BLACK, 0.66)),
            (0.55, mix(sky, WHITE, 0.08)),
            (0.74, mix(sky, BLACK, 0.4)),
            (1, (8, 10, 14)),
        ).copy()
        seed = seed_of("vista", id)
        cloud = clouds(self.W // 2, self.H // 2, seed, coarse=max(8, self.W // 6), octaves=4).resize((self.W, self.H))
        self.image.paste(mix(sky, BLACK, 0.75), (0, 0), cloud.point([min(240, max(0, 140 - v) * 3) for v in range(256)]))
        self.glow(0.5, 0.40, 0.44, mix(tone, WHITE, 0.4), 0.6)
        self.pen = ImageDraw.Draw(self.image)
        self.chance = random.Random(seed)

    def glow(self, x: float, y: float, r: float, tone: RGB, strength: float = 0.6) -> None:
        n = max(2, round(2 * r * self.W))
        self.image.paste(tone, (round(x * self.W - n / 2), round(y * self.H - n / 2)), shapes.halo(n, n, strength))

    def poly(self, *points: tuple[float, float], fill: RGB = INK) -> None:
        self.pen.polygon([(x * self.W, y * self.H) for x, y in points], fill=fill)

    def rect(self, x0: float, y0: float, x1: float, y1: float, fill: RGB = INK) -> None:
        self.pen.rectangle((x0 * self.W, y0 * self.H, x1 * self.W, y1 * self.H), fill=fill)

    def oval(self, x0: float, y0: float, x1: float, y1: float, fill: RGB = INK) -> None:
        self.pen.ellipse((x0 * self.W, y0 * self.H, x1 * self.W, y1 * self.H), fill=fill)

    def line(self, *points: tuple[float, float], wide: float = 0.006, fill: RGB = INK) -> None:
        self.pen.line([(x * self.W, y * self.H) for x, y in points], fill=fill, width=max(1, round(wide * self.W)))

    def window(self, x: float, y: float, wide: float = 0.020, tall: float = 0.055) -> None:
        self.glow(x, y, 0.06, (255, 180, 80), 0.55)
        self.rect(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2, LAMP)

    def beam(self, *points: tuple[float, float], strength: int, tone: RGB = (255, 244, 200)) -> None:
        light = Image.new("L", (self.W, self.H), 0)
        ImageDraw.Draw(light).polygon([(x * self.W, y * self.H) for x, y in points], fill=strength)
        self.image.paste(tone, (0, 0), light.filter(ImageFilter.GaussianBlur(self.W * 0.012)))

    def water(self, y: float) -> None:
        self.rect(0, y, 1, 1, mix(self.tone, BLACK, 0.82))
        for _ in range(60):
            x, at, n = self.chance.random(), y + 0.02 + (0.98 - y) * self.chance.random(), 0.02 + 0.05 * self.chance.random()
            self.line((x - n, at), (x + n, at), wide=0.004, fill=mix(self.tone, BLACK, 0.35 + 0.4 * self.chance.random()))

    def ground(self, y: float = 0.775) -> None:
        self.rect(0, y, 1, 1)

    def done(self) -> Image.Image:
        return self.image.reduce(self.k)


def _asylum(n: Night) -> None:
    n.rect(0.30, 0.36, 0.72, 0.80)
    n.poly((0.28, 0.37), (0.36, 0.24), (0.66, 0.24), (0.74, 0.37))
    n.rect(0.46, 0.14, 0.56, 0.5)
    n.poly((0.445, 0.16), (0.51, -0.02), (0.575, 0.16))
    for x in (0.30, 0.66):
        n.rect(x, 0.28, x + 0.06, 0.7)
        n.poly((x - 0.012, 0.29), (x + 0.03, 0.15), (x + 0.072, 0.29))
    for x, y in (
        (0.39, 0.47),
        (0.435, 0.47),
        (0.585, 0.47),
        (0.63, 0.47),
        (0.51, 0.24),
        (0.33, 0.40),
        (0.69, 0.52),
        (0.585, 0.62),
        (0.39, 0.62),
    ):
        n.window(x, y)
    for i in range(2, 40):
        n.rect(i / 40, 0.66, i / 40 + 0.006, 0.80)
    n.rect(0, 0.69, 1, 0.70)
    n.ground()


def _library(n: Night) -> None:
    n.poly((0.22, 0.30), (0.51, 0.08), (0.80, 0.30))
    n.rect(0.25, 0.30, 0.77, 0.80)
    for x in (0.325, 0.42, 0.515, 0.61, 0.705):
        n.glow(x, 0.55, 0.09, (255, 170, 70), 0.5)
    for x in (0.325, 0.42, 0.515, 0.61, 0.705):
        n.rect(x - 0.024, 0.42, x + 0.024, 0.72, LAMP)
        n.pen.pieslice(((x - 0.024) * n.W, 0.35 * n.H, (x + 0.024) * n.W, 0.49 * n.H), 180, 360, fill=LAMP)
        n.rect(x - 0.003, 0.36, x + 0.003, 0.72)
        n.rect(x - 0.024, 0.54, x + 0.024, 0.555)
    n.oval(0.48, 0.185, 0.54, 0.275, LAMP)
    n.ground()


def _lighthouse(n: Night) -> None:
    n.beam((0.52, 0.165), (1.0, -0.08), (1.0, 0.26), strength=200)
    n.beam((0.52, 0.165), (0, 0.30), (0, 0.05), strength=130)
    n.poly((0.0, 0.74), (0.30, 0.66), (0.44, 0.60), (0.62, 0.60), (0.76, 0.70), (1, 0.76), (1, 1), (0, 1))
    n.poly((0.475, 0.22), (0.565, 0.22), (0.59, 0.64), (0.45, 0.64))
    n.rect(0.462, 0.205, 0.578, 0.235)
    n.rect(0.485, 0.12, 0.555, 0.21, LAMP)
    for x in (0.485, 0.517, 0.55):
        n.rect(x, 0.12, x + 0.005, 0.21)
    n.poly((0.472, 0.125), (0.52, 0.03), (0.568, 0.125))
    n.rect(0.60, 0.50, 0.70, 0.66)
    n.poly((0.59, 0.51), (0.65, 0.42), (0.71, 0.51))
    n.window(0.65, 0.57)
    n.window(0.52, 0.42, 0.016)
    n.ground()


def _stones(n: Night) -> None:
    n.oval(0.06, 0.58, 0.96, 1.3)
    for x, tall, lean in (
        (0.22, 0.30, 0.01),
        (0.33, 0.40, -0.006),
        (0.46, 0.44, 0.008),
        (0.575, 0.44, -0.008),
        (0.69, 0.38, 0.004),
        (0.80, 0.28, -0.012),
    ):
        b = 0.69 - 0.05 * math.cos((x - 0.5) * 3)
        n.poly((x - 0.030 + lean, b - tall), (x + 0.026 + lean, b - tall + 0.02), (x + 0.036, b + 0.06), (x - 0.036, b + 0.06))
    n.poly((0.415, 0.185), (0.625, 0.195), (0.622, 0.26), (0.418, 0.25))
    n.poly((0.645, 0.29), (0.845, 0.37), (0.838, 0.42), (0.64, 0.345))
    n.glow(0.52, 0.58, 0.17, (255, 120, 50), 0.8)
    n.poly((0.50, 0.62), (0.515, 0.48), (0.53, 0.60), (0.54, 0.52), (0.555, 0.62), fill=(255, 214, 110))
    n.ground()


def _harbour(n: Night) -> None:
    for x, y, wide in ((0.14, 0.46, 0.10), (0.25, 0.38, 0.09), (0.70, 0.40, 0.10), (0.80, 0.34, 0.09)):
        lean = 0.018 if x < 0.5 else -0.02
        n.poly((x + lean, y), (x + wide / 2 + lean * 1.4, y - 0.15), (x + wide + lean, y), (x + wide, 0.76), (x, 0.76))
        n.window(x + wide * 0.5, y + 0.10)
    n.window(0.30, 0.60)
    n.window(0.84, 0.56)
    n.water(0.745)
    n.poly((0.38, 0.64), (0.68, 0.64), (0.63, 0.80), (0.43, 0.80))
    n.rect(0.505, 0.12, 0.513, 0.66)
    n.rect(0.585, 0.22, 0.592, 0.66)
    for y in (0.24, 0.38):
        n.line((0.44, y + 0.02), (0.58, y - 0.02))
    n.line((0.41, 0.64), (0.509, 0.13), wide=0.004)
    n.line((0.66, 0.64), (0.588, 0.22), wide=0.004)
    n.glow(0.41, 0.61, 0.05, (255, 200, 100), 0.9)


def _courthouse(n: Night) -> None:
    n.rect(0.24, 0.40, 0.78, 0.80)
    n.poly((0.20, 0.42), (0.51, 0.22), (0.82, 0.42))
    n.rect(0.45, 0.12, 0.57, 0.32)
    n.oval(0.43, 0.02, 0.59, 0.28)
    n.line((0.51, 0.06), (0.51, -0.06), wide=0.012)
    for x in (0.28, 0.37, 0.46, 0.56, 0.65, 0.74):
        n.rect(x - 0.02, 0.45, x + 0.02, 0.76, mix(n.tone, (30, 34, 44), 0.7))
        n.rect(x - 0.028, 0.44, x + 0.028, 0.46, mix(n.tone, (30, 34, 44), 0.55))
    n.glow(0.51, 0.64, 0.12, (255, 170, 70), 0.7)
    n.rect(0.485, 0.54, 0.535, 0.77, LAMP)
    for i in range(3):
        n.rect(0.18 - i * 0.03, 0.77 + i * 0.03, 0.84 + i * 0.03, 0.82 + i * 0.03, mix(INK, n.tone, 0.08 * (3 - i)))
    n.oval(0.485, 0.29, 0.535, 0.37, LAMP)
    n.ground(0.86)


def _chapel(n: Night) -> None:
    n.rect(0.38, 0.44, 0.72, 0.80)
    n.poly((0.36, 0.46), (0.55, 0.24), (0.74, 0.46))
    n.rect(0.26, 0.28, 0.38, 0.80)
    n.poly((0.24, 0.30), (0.32, -0.04), (0.40, 0.30))
    n.line((0.32, 0.0), (0.32, -0.10), wide=0.010)
    n.line((0.295, -0.05), (0.345, -0.05), wide=0.010)
    n.glow(0.32, 0.38, 0.06, (255, 190, 90), 0.8)
    n.rect(0.30, 0.34, 0.34, 0.44, LAMP)
    n.poly((0.31, 0.36), (0.33, 0.36), (0.337, 0.42), (0.303, 0.42))
    for x in (0.46, 0.56, 0.66):
        n.glow(x, 0.60, 0.07, (255, 170, 80), 0.6)
        n.rect(x - 0.016, 0.54, x + 0.016, 0.70, LAMP)
        n.poly((x - 0.016, 0.545), (x, 0.485), (x + 0.016, 0.545), fill=LAMP)
        n.rect(x - 0.003, 0.49, x + 0.003, 0.70)
    n.ground(0.78)
    for x, tall in ((0.08, 0.16), (0.17, 0.12), (0.80, 0.13), (0.89, 0.17), (0.96, 0.10)):
        n.rect(x - 0.022, 0.80 - tall, x + 0.022, 0.82)
        n.oval(x - 0.022, 0.80 - tall - 0.04, x + 0.022, 0.80 - tall + 0.04)


def _workshop(n: Night) -> None:
    for x in (0.22, 0.42, 0.62):
        n.poly((x, 0.46), (x + 0.18, 0.32), (x + 0.20, 0.46))
    n.rect(0.22, 0.45, 0.84, 0.80)
    for x, top in ((0.27, 0.10), (0.70, 0.02)):
        n.rect(x, top, x + 0.06, 0.5)
        n.rect(x - 0.01, top, x + 0.07, top + 0.04)
        for i in range(4):
            n.glow(x + 0.03 + i * 0.035, top - 0.06 - i * 0.07, 0.05 + i * 0.02, (120, 110, 116), 0.5)
    n.glow(0.52, 0.64, 0.2, (255, 110, 40), 0.85)
    n.rect(0.42, 0.52, 0.62, 0.80, (255, 150, 60))
    cx, cy, r = 0.52, 0.66, 0.105
    for i in range(10):
        a = 2 * math.pi * i / 10
        n.line((cx, cy), (cx + r * math.cos(a), cy + r * 1.45 * math.sin(a)), wide=0.026)
    n.oval(cx - 0.075, cy - 0.11, cx + 0.075, cy + 0.11)
    n.oval(cx - 0.03, cy - 0.045, cx + 0.03, cy + 0.045, (255, 150, 60))
    for x in (0.28, 0.34, 0.70, 0.77):
        n.window(x, 0.60, 0.030, 0.07)
    n.ground()


def _station(n: Night) -> None:
    n.rect(0.08, 0.40, 0.44, 0.78)
    n.poly((0.04, 0.42), (0.12, 0.28), (0.40, 0.28), (0.50, 0.42))
    n.rect(0.22, 0.10, 0.30, 0.32)
    n.poly((0.21, 0.12), (0.26, 0.0), (0.31, 0.12))
    n.glow(0.26, 0.19, 0.07, (255, 220, 140), 0.9)
    n.oval(0.232, 0.145, 0.288, 0.235, LAMP)
    n.line((0.26, 0.19), (0.26, 0.155), wide=0.006)
    n.line((0.26, 0.19), (0.276, 0.20), wide=0.006)
    for x in (0.15, 0.24, 0.33):
        n.window(x, 0.56, 0.04, 0.12)
    n.beam((0.66, 0.56), (-0.1, 0.86), (0.5, 1.1), strength=110)
    n.rect(0.60, 0.42, 1.0, 0.74)
    n.oval(0.56, 0.42, 0.70, 0.74)
    n.rect(0.66, 0.24, 0.72, 0.44)
    n.rect(0.645, 0.24, 0.735, 0.275)
    n.rect(0.86, 0.26, 1.0, 0.5)
    for i in range(5):
        n.glow(0.70 + i * 0.06, 0.18 - i * 0.05, 0.06 + i * 0.014, (190, 196, 206), 0.45)
    n.glow(0.62, 0.56, 0.10, (255, 244, 200), 1.0)
    n.oval(0.60, 0.525, 0.64, 0.595, (255, 252, 230))
    n.ground(0.80)
    for x in (0.66, 0.78, 0.90):
        n.oval(x - 0.045, 0.70, x + 0.045, 0.84)
    n.line((0, 0.845), (1, 0.845), wide=0.008, fill=mix(n.tone, (60, 66, 76), 0.5))


def _telegraph(n: Night) -> None:
    n.rect(0.30, 0.42, 0.60, 0.80)
    n.poly((0.27, 0.44), (0.33, 0.32), (0.57, 0.32), (0.63, 0.44))
    for x in (0.37, 0.45, 0.53):
        n.window(x, 0.56, 0.034, 0.10)
    for x, top in ((0.10, 0.10), (0.76, 0.02), (0.95, 0.20)):
        n.rect(x - 0.009, top, x + 0.009, 0.80)
        for i in range(3):
            y = top + 0.05 + i * 0.07
            n.rect(x - 0.06 + i * 0.008, y, x + 0.06 - i * 0.008, y + 0.018)
    for i in range(3):
        y = i * 0.07
        n.line(
            *[(0.10 + j * 0.0825, 0.15 + y + (0.02 - 0.15) * j / 8 * 0.5 + 0.09 * math.sin(math.pi * j / 8)) for j in range(9)],
            wide=0.004,
        )
        n.line(*[(0.76 + j * 0.024, 0.07 + y + 0.18 * j / 8 + 0.05 * math.sin(math.pi * j / 8)) for j in range(9)], wide=0.004)
    for x, y in ((0.76, 0.07), (0.70, 0.14), (0.82, 0.21)):
        n.glow(x, y, 0.05, (150, 220, 255), 1.0)
        n.poly(
            (x, y - 0.05),
            (x + 0.012, y),
            (x + 0.004, y),
            (x + 0.01, y + 0.06),
            (x - 0.012, y - 0.004),
            (x - 0.002, y - 0.004),
            fill=(240, 252, 255),
        )
    n.ground()


PLACES: dict[str, Callable[[Night], None]] = {
    "asylum": _asylum,
    "library": _library,
    "lighthouse": _lighthouse,
    "harbour": _harbour,
    "stone-circle": _stones,
    "courthouse": _courthouse,
    "chapel": _chapel,
    "workshop": _workshop,
    "station": _station,
    "telegraph-office": _telegraph,
}


def _somewhere(n: Night) -> None:
    """Of a pack: a house on a hill."""
    n.oval(-0.1, 0.62, 1.1, 1.5)
    n.rect(0.40, 0.38, 0.62, 0.72)
    n.poly((0.37, 0.40), (0.51, 0.22), (0.65, 0.40))
    n.window(0.47, 0.52)
    n.window(0.56, 0.52)


def vista(id: str, w: int, h: int, tone: RGB) -> Image.Image:
    def build() -> Image.Image:
        night = Night(id, w, h, tone, 3 if w < 500 else 2)
        PLACES.get(id, _somewhere)(night)
        return night.done()

    return CACHE.get(("cs-vista", id, w, h, tone), build)
