"""The Great Old Ones, painted: none has the outline of another, and each brings its own light into the storm."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from rendering import shapes
from rendering.sprites import CACHE, seed_of
from rendering.theme import RGB, mix

from .brush import BLACK, WHITE, Painting

# The light each of them brings.
LIGHT: dict[str, RGB] = {
    "yog-sothoth": (196, 150, 255),
    "cthugha": (255, 120, 40),
    "shub-niggurath": (170, 206, 120),
    "hastur": (250, 206, 70),
    "cthulhu": (70, 208, 160),
    "azathoth": (236, 90, 200),
    "nyarlathotep": (230, 60, 60),
    "dagon": (90, 180, 220),
    "ithaqua": (170, 216, 255),
    "crawling-mask": (238, 196, 220),
}
SPARE_LIGHT: RGB = (180, 170, 210)


def light_of(id: str) -> RGB:
    return LIGHT.get(id, SPARE_LIGHT)


def _start(id: str, w: int, h: int, tall: float = 1.0) -> Painting:
    tone = light_of(id)
    sky = ((0.0, mix(tone, (6, 8, 18), 0.86)), (0.45, mix(tone, (14, 14, 26), 0.60)), (0.8, mix(tone, (10, 8, 16), 0.8)), (1.0, (6, 5, 10)))
    p = Painting(w, h, sky, seed_of("cs-great", id) % 9973, tall=tall)
    p.haze(mix(tone, WHITE, 0.1), 0.30)
    return p


def _yog_sothoth(w: int, h: int) -> Painting:
    """Spheres, each with a room in it, or an eye, around a door of light."""
    p = _start("yog-sothoth", w, h)
    p.stars(50, (214, 196, 255), 0.9)
    p.glow(0.5, 0.46, 0.62, (150, 100, 255), 0.9)
    rings = [(0.5, 0.47, 0.21)]
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.3
        rings.append((0.5 + 0.30 * math.cos(a), 0.47 + 0.29 * math.sin(a), 0.115 + 0.02 * (i % 3)))
    for i in range(11):
        a = 2 * math.pi * i / 11
        rings.append((0.5 + 0.47 * math.cos(a), 0.47 + 0.43 * math.sin(a), 0.045 + 0.014 * (i % 4)))
    for i, (x, y, r) in enumerate(reversed(rings)):
        n = len(rings) - 1 - i
        hue = ((150, 90, 240), (90, 120, 250), (220, 110, 230), (110, 200, 240))[n % 4]
        p.glow(x, y, r * 1.7, hue, 0.8)
        p.dot(x, y, r * 1.06, (14, 6, 28))
        p.dot(x, y, r, mix(hue, BLACK, 0.45))
        p.dot(x - r * 0.08, y - r * 0.1, r * 0.84, mix(hue, BLACK, 0.15))
        p.dot(x - r * 0.18, y - r * 0.2, r * 0.58, mix(hue, WHITE, 0.25))
        p.dot(x - r * 0.34, y - r * 0.42, r * 0.2, mix(hue, WHITE, 0.85))
        if n == 0:
            p.dot(x, y + 0.01, 0.135, (250, 240, 255), ry=0.095)
            p.dot(x, y + 0.01, 0.085, (110, 30, 190))
            p.sharp([(x, y - 0.06), (x + 0.028, y + 0.01), (x, y + 0.09), (x - 0.028, y + 0.01)], (12, 2, 22))
        elif n <= 7:
            p.dot(x, y, r * 0.36, (244, 236, 255), ry=r * 0.25)
            p.dot(x, y, r * 0.17, (40, 8, 70))
    return p


def _cthugha(w: int, h: int) -> Painting:
    """A star that has come down: tongues of fire around a core with a face in it."""
    p = _start("cthugha", w, h)
    p.glow(0.5, 0.5, 0.85, (255, 90, 20), 0.95)
    for layer, (reach, tone) in enumerate(((0.52, (186, 34, 12)), (0.44, (236, 84, 20)), (0.36, (255, 150, 40)), (0.27, (255, 214, 96)))):
        points: list[tuple[float, float]] = []
        n = 26
        for i in range(n):
            a = 2 * math.pi * i / n + layer * 0.12
            r = reach * ((0.78 + 0.34 * p.chance.random()) if i % 2 == 0 else 0.6)
            lift = -0.10 * reach if math.sin(a) < 0 else 0.0
            points.append((0.5 + r * math.cos(a), 0.52 + r * math.sin(a) + lift))
        p.blob(points, tone)
    p.glow(0.5, 0.52, 0.30, (255, 250, 210), 1.0)
    p.dot(0.5, 0.52, 0.155, (255, 246, 200))
    for r, tone in ((0.150, (255, 226, 120)), (0.128, (255, 250, 220)), (0.086, (255, 170, 40)), (0.070, (224, 60, 10))):
        p.dot(0.5, 0.52, r, tone, ry=r * (1.0 if r > 0.1 else 1.25))
    p.sharp([(0.5, 0.405), (0.522, 0.52), (0.5, 0.635), (0.478, 0.52)], (40, 4, 0))
    for i in range(12):
        a = 2 * math.pi * i / 12
        x, y = 0.5 + 0.108 * math.cos(a), 0.52 + 0.108 * math.sin(a)
        p.sharp([(x, y), (x + 0.03 * math.cos(a + 0.5), y + 0.03 * math.sin(a + 0.5)), (x + 0.05 * math.cos(a), y + 0.05 * math.sin(a))], (255, 140, 30))
    for _ in range(90):
        x, y, r = p.chance.random(), p.chance.random(), 0.002 + 0.006 * p.chance.random()
        p.dot(x, y, r, (255, 214, 120))
    return p


def _shub_niggurath(w: int, h: int) -> Painting:
    """A wood that walks: hooves below, horns and boughs above, mouths between."""
    p = _start("shub-niggurath", w, h, 0.92)
    p.glow(0.5, 0.28, 0.6, (176, 220, 110), 0.75)
    mask, on = p.mask()
    for s in (-1, 1):
        for x, lean, tall in ((0.12, 0.20, 0.34), (0.24, 0.34, 0.14), (0.34, 0.46, 0.32)):
            p.limb([(0.5 + s * 0.10, 0.42), (0.5 + s * x, tall + 0.12), (0.5 + s * lean, tall - 0.06), (0.5 + s * (lean + 0.05), tall - 0.16)], 0.046, 0.008, 255, on)
            p.limb([(0.5 + s * (x + 0.05), tall + 0.05), (0.5 + s * (x + 0.01), tall - 0.10)], 0.018, 0.005, 255, on)
        p.limb([(0.5 + s * 0.09, 0.34), (0.5 + s * 0.17, 0.20), (0.5 + s * 0.30, 0.13), (0.5 + s * 0.30, 0.02), (0.5 + s * 0.21, 0.03)], 0.044, 0.008, 255, on)
        for x in (0.10, 0.26, 0.40):
            p.limb([(0.5 + s * x * 0.7, 0.72), (0.5 + s * (x + 0.05), 0.84), (0.5 + s * x, 0.98)], 0.056, 0.028, 255, on)
            p.sharp([(0.5 + s * x - 0.045, 1.01), (0.5 + s * x - 0.026, 0.955), (0.5 + s * x + 0.026, 0.955), (0.5 + s * x + 0.045, 1.01)], 255, on)
    p.blob([(0.5, 0.20), (0.62, 0.26), (0.72, 0.40), (0.88, 0.54), (0.92, 0.70), (0.78, 0.82), (0.5, 0.86), (0.22, 0.82), (0.08, 0.70), (0.12, 0.54), (0.28, 0.40), (0.38, 0.26)], 255, on)
    p.fill(mask, ((0, (120, 140, 84)), (0.35, (58, 70, 46)), (0.7, (30, 34, 30)), (1, (14, 14, 16))), rim=(200, 236, 140))
    p.blob([(0.5, 0.22), (0.57, 0.27), (0.58, 0.38), (0.535, 0.50), (0.5, 0.53), (0.465, 0.50), (0.42, 0.38), (0.43, 0.27)], (214, 206, 176))
    for s in (-1, 1):
        p.sharp([(0.5 + s * 0.016, 0.36), (0.5 + s * 0.064, 0.315), (0.5 + s * 0.060, 0.365)], (24, 14, 18))
        p.eye(0.5 + s * 0.042, 0.345, 0.013, (255, 80, 60))
        p.dot(0.5 + s * 0.014, 0.485, 0.008, (60, 44, 40))
    for x, y, r in ((0.27, 0.60, 0.075), (0.72, 0.62, 0.082), (0.5, 0.68, 0.095), (0.16, 0.70, 0.045), (0.86, 0.72, 0.045)):
        p.dot(x, y, r, (90, 20, 30), ry=r * 0.55)
        p.dot(x, y, r * 0.86, (34, 4, 10), ry=r * 0.40)
        for i in range(7):
            a = math.pi * (i + 0.5) / 7
            q = x + r * 0.84 * math.cos(a)
            for s in (-1, 1):
                base = y + s * r * 0.42 * math.sin(a)
                p.sharp([(q - r * 0.09, base), (q, base - s * r * 0.26), (q + r * 0.09, base)], (236, 228, 200))
    return p


def _hastur(w: int, h: int) -> Painting:
    """The King in Yellow: tattered silk, a pallid mask, a crown like thorns."""
    p = _start("hastur", w, h, 0.96)
    p.glow(0.5, 0.22, 0.58, (255, 232, 140), 0.85)
    for _ in range(30):  # black stars
        x, y, r = p.chance.random() * 1.2 - 0.1, p.chance.random() * 0.5 - 0.06, 0.004 + 0.010 * p.chance.random()
        p.sharp([(x + (r if i % 2 == 0 else r * 0.3) * math.sin(math.pi * i / 4), y - (r if i % 2 == 0 else r * 0.3) * math.cos(math.pi * i / 4)) for i in range(8)], (34, 24, 8))
    for points, side in (
        ([(0.40, 0.75), (0.12, 0.74), (-0.06, 0.52), (0.03, 0.30), (0.13, 0.36), (0.09, 0.43)], 1),
        ([(0.60, 0.75), (0.88, 0.76), (1.07, 0.54), (0.97, 0.28), (0.87, 0.35), (0.91, 0.42)], -1),
    ):
        p.tentacle(points, 0.078, 0.012, (74, 58, 24), (120, 96, 40), (150, 112, 44), side)
    mask, on = p.mask()
    p.blob([(0.5, 0.02), (0.63, 0.08), (0.70, 0.24), (0.72, 0.36), (0.86, 0.45), (0.95, 0.66), (1.03, 1.06), (0.5, 1.10), (-0.03, 1.06), (0.05, 0.66), (0.14, 0.45), (0.28, 0.36), (0.30, 0.24), (0.37, 0.08)], 255, on)
    for s in (-1, 1):
        for x, y, t in ((0.30, 0.41, 0.10), (0.36, 0.46, 0.13), (0.41, 0.55, 0.12), (0.44, 0.66, 0.13), (0.46, 0.78, 0.14)):
            b = 0.5 + s * x
            p.sharp([(b - s * 0.06, y - 0.02), (b + s * 0.05, y + t), (b - s * 0.05, y + 0.05)], 255, on)
    folds, fold = Image.new("L", (p.W, p.H), 128), None
    fold = ImageDraw.Draw(folds)
    for s in (-1, 1):
        for j in range(7):
            x0, x1 = 0.03 + 0.052 * j, 0.05 + 0.075 * j
            p.limb([(0.5 + s * x0, 0.47 + 0.012 * j), (0.5 + s * (x0 + x1) * 0.53, 0.74), (0.5 + s * x1, 1.10)], 0.004, 0.020, 34 if j % 2 == 0 else 214, fold)
        p.limb([(0.5 + s * 0.16, 0.10), (0.5 + s * 0.185, 0.26), (0.5 + s * 0.16, 0.44)], 0.010, 0.016, 60, fold)
    p.fill(mask, ((0, (250, 200, 66)), (0.35, (222, 168, 38)), (0.65, (170, 120, 20)), (1, (66, 42, 8))), rim=(255, 240, 170), folds=folds)
    p.blob([(0.5, 0.115), (0.605, 0.17), (0.635, 0.30), (0.605, 0.44), (0.5, 0.52), (0.395, 0.44), (0.365, 0.30), (0.395, 0.17)], (120, 82, 14))
    p.blob([(0.5, 0.13), (0.595, 0.18), (0.625, 0.30), (0.595, 0.43), (0.5, 0.51), (0.405, 0.43), (0.375, 0.30), (0.405, 0.18)], (12, 7, 4))
    for x, tall in ((0.355, 0.10), (0.425, 0.15), (0.50, 0.19), (0.575, 0.15), (0.645, 0.10)):
        tip = x + (x - 0.5) * 0.30
        p.sharp([(x - 0.034, 0.118), (tip, 0.10 - tall), (x + 0.034, 0.118)], (20, 12, 5))
        p.sharp([(x - 0.020, 0.115), (tip, 0.118 - tall * 0.92), (x, 0.115)], (255, 236, 150))
        p.sharp([(x, 0.115), (tip, 0.118 - tall * 0.92), (x + 0.020, 0.115)], (186, 132, 34))
    p.sharp([(0.325, 0.105), (0.5, 0.085), (0.675, 0.105), (0.67, 0.130), (0.5, 0.112), (0.33, 0.130)], (214, 160, 46))
    p.blob([(0.5, 0.180), (0.568, 0.212), (0.584, 0.31), (0.553, 0.41), (0.5, 0.468), (0.447, 0.41), (0.416, 0.31), (0.432, 0.212)], (250, 244, 222))
    p.blob([(0.515, 0.185), (0.568, 0.212), (0.584, 0.31), (0.553, 0.41), (0.51, 0.464), (0.53, 0.32)], (226, 210, 170))
    for s in (-1, 1):
        p.sharp([(0.5 + s * 0.010, 0.330), (0.5 + s * 0.070, 0.280), (0.5 + s * 0.064, 0.342), (0.5 + s * 0.030, 0.356)], (16, 6, 4))
        p.eye(0.5 + s * 0.042, 0.326, 0.011, (255, 60, 24))
        p.limb([(0.5 + s * 0.044, 0.356), (0.5 + s * 0.046, 0.385), (0.5 + s * 0.036, 0.425)], 0.0055, 0.002, (110, 82, 46))
    p.limb([(0.466, 0.416), (0.5, 0.424), (0.534, 0.416)], 0.0035, 0.0035, (60, 36, 16))
    p.limb([(0.5, 0.34), (0.494, 0.38), (0.506, 0.384)], 0.002, 0.003, (130, 104, 64))
    return p


def _cthulhu(w: int, h: int) -> Painting:
    """Wings like sails, a skull like a mountain, and a beard that looks for something."""
    p = _start("cthulhu", w, h)
    p.glow(0.5, 0.30, 0.62, (90, 230, 170), 0.75)
    wings, on = p.mask()
    for s in (-1, 1):
        p.sharp([(0.5 + s * x, y) for x, y in ((0.12, 0.62), (0.22, 0.16), (0.36, 0.00), (0.40, 0.10), (0.54, 0.16), (0.62, 0.40), (0.54, 0.36), (0.56, 0.62), (0.46, 0.54), (0.44, 0.80), (0.30, 0.70))], 255, on)
    p.fill(wings, ((0, (40, 96, 84)), (0.5, (22, 56, 54)), (1, (8, 18, 20))), rim=(120, 230, 190))
    for s in (-1, 1):
        for end in ((0.62, 0.40), (0.56, 0.62), (0.44, 0.80)):
            p.limb([(0.5 + s * 0.36, 0.02), (0.5 + s * (0.36 + end[0]) / 2 + s * 0.01, (0.02 + end[1]) / 2), (0.5 + s * end[0], end[1])], 0.010, 0.004, (14, 40, 38))
    mask, on = p.mask()
    p.blob([(0.5, 0.60), (0.70, 0.60), (0.86, 0.70), (0.94, 0.90), (0.98, 1.08), (0.5, 1.12), (0.02, 1.08), (0.06, 0.90), (0.14, 0.70), (0.30, 0.60)], 255, on)
    p.blob([(0.5, 0.04), (0.62, 0.07), (0.71, 0.18), (0.73, 0.32), (0.68, 0.46), (0.60, 0.56), (0.5, 0.60), (0.40, 0.56), (0.32, 0.46), (0.27, 0.32), (0.29, 0.18), (0.38, 0.07)], 255, on)
    p.fill(mask, ((0, (140, 214, 164)), (0.3, (70, 150, 112)), (0.6, (34, 88, 72)), (1, (10, 30, 30))), rim=(190, 255, 214))
    for s in (-1, 1):
        p.limb([(0.5 + s * 0.03, 0.08), (0.5 + s * 0.11, 0.13), (0.5 + s * 0.14, 0.24)], 0.010, 0.003, (48, 112, 88))
        p.limb([(0.5 + s * 0.01, 0.11), (0.5 + s * 0.05, 0.17), (0.5 + s * 0.06, 0.26)], 0.007, 0.002, (48, 112, 88))
        p.sharp([(0.5 + s * 0.045, 0.345), (0.5 + s * 0.185, 0.265), (0.5 + s * 0.195, 0.335), (0.5 + s * 0.12, 0.385)], (6, 16, 16))
        p.eye(0.5 + s * 0.122, 0.328, 0.028, (255, 190, 40), slit=True, ry=0.022)
    for x, bend, tall in ((-0.17, -0.08, 0.30), (0.17, 0.08, 0.30), (-0.115, -0.03, 0.40), (0.115, 0.04, 0.38), (-0.055, 0.03, 0.46), (0.055, -0.03, 0.46), (0.0, 0.02, 0.52)):
        x0 = 0.5 + x
        p.tentacle([(x0 * 0.9 + 0.05, 0.42), (x0 + bend, 0.50), (x0 - bend * 0.6, 0.42 + tall * 0.6), (x0 + bend * 1.5, 0.42 + tall)], 0.036, 0.008, (58, 130, 100), (140, 214, 164), (180, 226, 180), 1 if x > 0 else -1)
    for s in (-1, 1):
        for j in range(3):
            x = 0.5 + s * (0.26 + 0.06 * j)
            p.limb([(x, 0.86), (x + s * 0.02, 0.95), (x + s * 0.01, 1.04)], 0.026, 0.018, (44, 104, 84))
            p.sharp([(x - 0.016, 1.0), (x + s * 0.01, 1.06), (x + 0.024, 1.0)], (230, 226, 200))
    return p


def _azathoth(w: int, h: int) -> Painting:
    """What turns in the middle of everything, asleep, and the pipers who must not stop."""
    p = _start("azathoth", w, h)
    p.stars(70, (255, 214, 246), 1.0)
    p.glow(0.5, 0.46, 0.66, (236, 80, 200), 0.85)
    for arm in range(6):
        turn = 2 * math.pi * arm / 6
        points = [(0.5 + r * math.cos(turn + r * 7.2), 0.46 + 0.86 * r * math.sin(turn + r * 7.2)) for r in (0.10, 0.18, 0.26, 0.34, 0.43, 0.54)]
        p.tentacle(points, 0.066, 0.008, ((140, 30, 120), (86, 26, 128))[arm % 2], (250, 130, 220), (255, 196, 236), 1)
    for i in range(13):
        a = 2 * math.pi * i / 13
        r = 0.13 + 0.03 * (i % 3)
        p.dot(0.5 + r * math.cos(a), 0.46 + r * math.sin(a), 0.07, (60, 10, 62))
        p.dot(0.495 + r * math.cos(a), 0.452 + r * math.sin(a), 0.058, ((190, 50, 160), (130, 40, 170), (220, 80, 170))[i % 3])
    p.dot(0.5, 0.46, 0.15, (40, 4, 44))
    p.dot(0.5, 0.455, 0.138, (210, 60, 170))
    p.dot(0.49, 0.44, 0.10, (244, 130, 210))
    for x, y, r in ((0.5, 0.46, 0.055), (0.40, 0.38, 0.026), (0.61, 0.40, 0.03), (0.43, 0.56, 0.028), (0.59, 0.55, 0.024), (0.35, 0.48, 0.02), (0.67, 0.49, 0.02)):
        p.dot(x, y, r * 1.2, (30, 2, 34))
        p.dot(x, y, r, (255, 244, 220))
        p.limb([(x - r, y), (x, y + r * 0.35), (x + r, y)], r * 0.28, r * 0.28, (130, 20, 90))  # closed, nearly
        p.dot(x, y + r * 0.5, r * 0.36, (60, 4, 40))
    for s in (-1, 1):
        x = 0.5 + s * 0.40
        p.blob([(x, 0.76), (x + 0.055, 0.80), (x + 0.07, 0.92), (x + 0.10, 1.06), (x - 0.10, 1.06), (x - 0.07, 0.92), (x - 0.055, 0.80)], (16, 6, 22))
        p.dot(x, 0.765, 0.042, (28, 12, 36))
        p.limb([(x - s * 0.02, 0.79), (x - s * 0.16, 0.86)], 0.010, 0.013, (214, 184, 120))
    return p


def _nyarlathotep(w: int, h: int) -> Painting:
    """A tall man in black and gold whose crown is a tongue, and who has no face to forget."""
    p = _start("nyarlathotep", w, h, 0.92)
    p.glow(0.5, 0.24, 0.54, (255, 70, 60), 0.8)
    for x, tall in ((0.10, 0.40), (0.90, 0.36), (0.26, 0.22), (0.76, 0.24)):
        p.sharp([(x, 1.0 - tall), (x + tall * 0.62, 1.02), (x - tall * 0.62, 1.02)], (28, 10, 20))
        p.sharp([(x, 1.0 - tall), (x + tall * 0.62, 1.02), (x + tall * 0.1, 1.02)], (16, 6, 14))
    p.tentacle([(0.5, 0.24), (0.53, 0.10), (0.46, -0.02), (0.34, 0.00), (0.30, 0.10), (0.37, 0.13)], 0.062, 0.010, (120, 14, 26), (226, 64, 60), (255, 150, 130), -1)
    mask, on = p.mask()
    p.blob([(0.5, 0.16), (0.60, 0.20), (0.65, 0.32), (0.68, 0.44), (0.80, 0.50), (0.85, 0.70), (0.90, 1.08), (0.5, 1.12), (0.10, 1.08), (0.15, 0.70), (0.20, 0.50), (0.32, 0.44), (0.35, 0.32), (0.40, 0.20)], 255, on)
    p.fill(mask, ((0, (70, 62, 84)), (0.4, (34, 28, 44)), (1, (10, 6, 14))), rim=(255, 110, 90))
    for i in range(6):  # the striped cloth
        y = 0.24 + i * 0.045
        for s in (-1, 1):
            p.sharp([(0.5 + s * 0.085, y), (0.5 + s * (0.13 + i * 0.012), y + 0.02), (0.5 + s * (0.14 + i * 0.012), y + 0.045), (0.5 + s * 0.085, y + 0.022)], (226, 172, 60))
    p.blob([(0.5, 0.20), (0.568, 0.23), (0.585, 0.32), (0.555, 0.42), (0.5, 0.47), (0.445, 0.42), (0.415, 0.32), (0.432, 0.23)], (8, 4, 10))
    for r in (0.055, 0.038, 0.021):
        px, py = p.at(0.5, 0.335)
        n = r * p.S
        p.pen.arc((px - n, py - n * 1.3, px + n, py + n * 1.3), 20, 330, fill=(150, 20, 34), width=max(2, round(p.S * 0.006)))
    p.sharp([(0.44, 0.205), (0.5, 0.185), (0.56, 0.205), (0.55, 0.235), (0.5, 0.22), (0.45, 0.235)], (240, 190, 70))
    for i in range(4):  # the collar
        y = 0.50 + i * 0.035
        p.limb([(0.30 - i * 0.02, y), (0.5, y + 0.07), (0.70 + i * 0.02, y)], 0.013, 0.013, ((236, 182, 64), (150, 24, 34))[i % 2])
    for s in (-1, 1):
        p.limb([(0.5 + s * 0.30, 0.60), (0.5 + s * 0.26, 0.74), (0.5 + s * 0.06, 0.70)], 0.052, 0.034, (24, 18, 32))
        p.limb([(0.5 + s * 0.13, 0.705), (0.5 + s * 0.10, 0.70)], 0.040, 0.040, (236, 182, 64))
    p.glow(0.5, 0.66, 0.13, (255, 80, 60), 0.9)
    p.dot(0.5, 0.665, 0.038, (255, 214, 170))
    return p


def _dagon(w: int, h: int) -> Painting:
    """It stands up behind the harbour wall, and the water runs off it for a long time."""
    p = _start("dagon", w, h, 0.92)
    p.glow(0.5, 0.22, 0.58, (120, 200, 240), 0.7)
    stone, on = p.mask()
    p.sharp([(0.82, 0.20), (0.96, 0.22), (1.02, 1.05), (0.80, 1.05)], 255, on)
    p.fill(stone, ((0, (96, 118, 126)), (1, (26, 36, 42))), rim=(180, 220, 236))
    for i in range(6):
        p.limb([(0.87, 0.32 + i * 0.09), (0.91, 0.34 + i * 0.09), (0.94, 0.31 + i * 0.09)], 0.006, 0.006, (30, 46, 54))
    mask, on = p.mask()
    p.sharp([(0.50, -0.04), (0.56, 0.10), (0.52, 0.20), (0.44, 0.20), (0.40, 0.10), (0.44, 0.02)], 255, on)
    for s in (-1, 1):
        p.sharp([(0.48 + s * x, y) for x, y in ((0.16, 0.22), (0.34, 0.14), (0.29, 0.26), (0.36, 0.33), (0.27, 0.37), (0.30, 0.46), (0.15, 0.40))], 255, on)
    p.blob([(0.48, 0.08), (0.60, 0.12), (0.68, 0.25), (0.67, 0.38), (0.58, 0.47), (0.48, 0.49), (0.38, 0.47), (0.29, 0.38), (0.28, 0.25), (0.36, 0.12)], 255, on)
    p.blob([(0.48, 0.42), (0.66, 0.45), (0.80, 0.56), (0.82, 0.76), (0.78, 1.06), (0.18, 1.06), (0.14, 0.76), (0.16, 0.56), (0.30, 0.45)], 255, on)
    p.limb([(0.74, 0.56), (0.90, 0.58), (0.96, 0.46), (0.90, 0.34)], 0.085, 0.050, 255, on)
    p.limb([(0.22, 0.56), (0.06, 0.68), (0.02, 0.86), (0.10, 0.98)], 0.085, 0.052, 255, on)
    p.fill(mask, ((0, (150, 206, 196)), (0.35, (76, 138, 142)), (0.65, (40, 84, 96)), (1, (14, 30, 40))), rim=(214, 244, 255))
    for row in range(6):
        for i in range(8):
            x, y = 0.26 + i * 0.063 + (row % 2) * 0.03, 0.56 + row * 0.065
            px, py = p.at(x, y)
            n = p.S * 0.03
            p.pen.arc((px - n, py - n, px + n, py + n), 20, 160, fill=(28, 62, 74), width=max(2, round(p.S * 0.005)))
    for s in (-1, 1):
        p.dot(0.48 + s * 0.115, 0.255, 0.060, (10, 24, 30))
        p.dot(0.48 + s * 0.115, 0.257, 0.048, (226, 214, 120))
        p.eye(0.48 + s * 0.112, 0.262, 0.024, (255, 120, 30), slit=True)
        p.blob([(0.48 + s * 0.035, 0.262), (0.48 + s * 0.10, 0.232), (0.48 + s * 0.20, 0.205), (0.48 + s * 0.17, 0.165), (0.48 + s * 0.08, 0.190)], (58, 116, 122))
        p.limb([(0.48 + s * 0.035, 0.264), (0.48 + s * 0.10, 0.236), (0.48 + s * 0.195, 0.212)], 0.006, 0.004, (12, 30, 36))
        for j in range(3):
            p.limb([(0.48 + s * 0.16, 0.40 + j * 0.022), (0.48 + s * 0.20, 0.385 + j * 0.022)], 0.005, 0.003, (20, 50, 58))
    p.blob([(0.32, 0.420), (0.48, 0.362), (0.64, 0.420), (0.58, 0.440), (0.48, 0.452), (0.38, 0.440)], (30, 8, 16))
    for i in range(9):
        x = 0.365 + i * 0.029
        y = 0.368 + 1.6 * (x - 0.48) ** 2
        p.sharp([(x - 0.011, y), (x, y + 0.036), (x + 0.011, y)], (240, 236, 214))
        p.sharp([(x + 0.004, 0.448), (x + 0.014, 0.420), (x + 0.024, 0.448)], (214, 208, 180))
    for x in (0.83, 0.87, 0.91):
        p.limb([(x + 0.02, 0.36), (x, 0.28)], 0.018, 0.010, (90, 150, 150))
        p.sharp([(x - 0.010, 0.285), (x - 0.006, 0.24), (x + 0.012, 0.285)], (236, 232, 206))
    for i in range(3):
        y = 0.90 + i * 0.045
        p.limb([(-0.3 + j * 0.1, y + 0.014 * math.sin(j * 1.7 + i)) for j in range(17)], 0.016, 0.016, ((28, 62, 80), (18, 44, 60), (10, 28, 40))[i])
        p.limb([(-0.3 + j * 0.1, y - 0.014 + 0.014 * math.sin(j * 1.7 + i)) for j in range(17)], 0.004, 0.004, (150, 206, 226))
    p.sharp([(-0.5, 1.0), (1.5, 1.0), (1.5, 1.2), (-0.5, 1.2)], (10, 24, 34))
    return p


def _ithaqua(w: int, h: int) -> Painting:
    """The wind walks on legs too long, with antlers full of frost."""
    p = _start("ithaqua", w, h, 0.92)
    p.stars(60, (230, 244, 255), 0.8)
    p.glow(0.5, 0.20, 0.52, (190, 226, 255), 0.75)
    for i in range(7):  # firs far below
        x, tall = 0.02 + i * 0.16, 0.10 + 0.05 * ((i * 5) % 3)
        p.sharp([(x - 0.05, 1.04), (x, 1.0 - tall), (x + 0.05, 1.04)], (18, 30, 46))
    mask, on = p.mask()
    for s in (-1, 1):
        p.limb([(0.5 + s * 0.05, 0.18), (0.5 + s * 0.14, 0.08), (0.5 + s * 0.30, 0.04), (0.5 + s * 0.38, -0.06)], 0.026, 0.007, 255, on)
        for a, b in (((0.16, 0.075), (0.13, -0.06)), ((0.25, 0.05), (0.25, -0.05)), ((0.31, 0.035), (0.42, 0.06))):
            p.limb([(0.5 + s * a[0], a[1]), (0.5 + s * b[0], b[1])], 0.016, 0.004, 255, on)
        p.limb([(0.5 + s * 0.10, 0.40), (0.5 + s * 0.30, 0.44), (0.5 + s * 0.40, 0.62), (0.5 + s * 0.34, 0.76)], 0.048, 0.020, 255, on)
        for d in (-0.05, 0.0, 0.05):
            p.limb([(0.5 + s * 0.34, 0.75), (0.5 + s * (0.34 + d), 0.86)], 0.012, 0.003, 255, on)
        p.limb([(0.5 + s * 0.06, 0.62), (0.5 + s * 0.16, 0.76), (0.5 + s * 0.10, 0.90), (0.5 + s * 0.15, 1.06)], 0.056, 0.026, 255, on)
    p.blob([(0.5, 0.32), (0.62, 0.37), (0.62, 0.52), (0.57, 0.64), (0.5, 0.68), (0.43, 0.64), (0.38, 0.52), (0.38, 0.37)], 255, on)
    p.blob([(0.5, 0.13), (0.575, 0.17), (0.585, 0.25), (0.54, 0.35), (0.5, 0.40), (0.46, 0.35), (0.415, 0.25), (0.425, 0.17)], 255, on)
    p.fill(mask, ((0, (214, 236, 250)), (0.35, (130, 168, 198)), (0.7, (62, 92, 122)), (1, (20, 34, 52))), rim=(255, 255, 255))
    for i in range(5):
        y = 0.42 + i * 0.045
        for s in (-1, 1):
            p.limb([(0.5 + s * 0.015, y + 0.01), (0.5 + s * 0.06, y - 0.012), (0.5 + s * 0.10, y + 0.006)], 0.006, 0.003, (50, 76, 104))
    for s in (-1, 1):
        p.dot(0.5 + s * 0.042, 0.235, 0.027, (10, 16, 28))
        p.eye(0.5 + s * 0.042, 0.237, 0.016, (255, 60, 50))
    p.sharp([(0.465, 0.325), (0.535, 0.325), (0.52, 0.365), (0.48, 0.365)], (14, 16, 28))
    for i in range(4):
        x = 0.472 + i * 0.019
        p.sharp([(x - 0.007, 0.325), (x, 0.345), (x + 0.007, 0.325)], (244, 250, 255))
    snow, pen = p.mask()
    for _ in range(130):
        x, y, n = p.chance.random() * p.W, p.chance.random() * p.H, p.S * (0.01 + 0.05 * p.chance.random())
        pen.line((x, y, x - n, y + n * 0.35), fill=110 + round(130 * p.chance.random()), width=max(2, round(p.S * 0.004)))
    p.image.paste((236, 246, 255), (0, 0), shapes.faded(snow, 0.7))
    return p


def _crawling_mask(w: int, h: int) -> Painting:
    """A heap of faces that have been taken off, and the hands on which it comes."""
    p = _start("crawling-mask", w, h)
    p.glow(0.5, 0.34, 0.6, (246, 190, 222), 0.7)
    for s in (-1, 1):
        for x, y in ((0.46, 0.66), (0.52, 0.80), (0.40, 0.54)):
            p.tentacle([(0.5 + s * 0.2, y), (0.5 + s * (x - 0.04), y - 0.12), (0.5 + s * (x + 0.06), y + 0.02), (0.5 + s * (x + 0.03), y + 0.20)], 0.045, 0.030, (150, 116, 120), (226, 190, 186))
            for d in (-0.05, -0.017, 0.017, 0.05):
                p.limb([(0.5 + s * (x + 0.03), y + 0.19), (0.5 + s * (x + 0.03) + d, y + 0.30)], 0.017, 0.008, (206, 170, 166))
    mask, on = p.mask()
    p.blob([(0.5, 0.30), (0.72, 0.40), (0.84, 0.62), (0.90, 0.86), (0.92, 1.08), (0.08, 1.08), (0.10, 0.86), (0.16, 0.62), (0.28, 0.40)], 255, on)
    p.fill(mask, ((0, (120, 80, 100)), (0.5, (66, 40, 56)), (1, (20, 10, 18))), rim=(255, 210, 230))

    def face(x: float, y: float, r: float, skin: RGB, mood: int) -> None:
        for grow, tone in ((1.1, (18, 8, 16)), (1.0, skin)):
            p.blob([(x, y - r * 1.15 * grow), (x + r * 0.78 * grow, y - r * 0.7 * grow), (x + r * 0.8 * grow, y + r * 0.2), (x + r * 0.46 * grow, y + r * 0.95 * grow), (x, y + r * 1.2 * grow), (x - r * 0.46 * grow, y + r * 0.95 * grow), (x - r * 0.8 * grow, y + r * 0.2), (x - r * 0.78 * grow, y - r * 0.7 * grow)], tone)
        p.blob([(x + r * 0.1, y - r * 1.05), (x + r * 0.7, y - r * 0.65), (x + r * 0.72, y + r * 0.2), (x + r * 0.4, y + r * 0.9), (x + r * 0.1, y + r * 1.1), (x + r * 0.36, y)], mix(skin, (90, 50, 70), 0.3))
        for s in (-1, 1):
            p.dot(x + s * r * 0.36, y - r * 0.16, r * 0.22, (14, 4, 12), ry=r * (0.2 if mood else 0.12))
        if mood == 2:
            p.dot(x, y + r * 0.58, r * 0.2, (14, 4, 12), ry=r * 0.3)
        else:
            lift = r * (0.2 if mood else -0.16)
            p.limb([(x - r * 0.36, y + r * 0.52 - lift * 0.5), (x, y + r * 0.56 + lift * 0.5), (x + r * 0.36, y + r * 0.52 - lift * 0.5)], r * 0.06, r * 0.06, (14, 4, 12))

    for x, y, r, mood in ((0.22, 0.86, 0.10, 0), (0.78, 0.88, 0.10, 1), (0.35, 0.72, 0.105, 2), (0.66, 0.73, 0.105, 0), (0.5, 0.90, 0.115, 1), (0.27, 0.58, 0.08, 1), (0.74, 0.58, 0.08, 2)):
        face(x, y, r, ((226, 196, 190), (206, 180, 196), (236, 222, 206))[mood], mood)
    for s in (-1, 1):
        for i in range(4):
            p.limb([(0.5 + s * 0.08, 0.24), (0.5 + s * (0.18 + i * 0.05), 0.10 - i * 0.02 + i * i * 0.014), (0.5 + s * (0.24 + i * 0.07), 0.05 + i * 0.06)], 0.014, 0.005, ((190, 40, 90), (236, 190, 90))[i % 2])
    face(0.5, 0.42, 0.185, (250, 244, 238), 1)
    for s in (-1, 1):
        p.eye(0.5 + s * 0.066, 0.392, 0.014, (255, 80, 150))
        p.limb([(0.5 + s * 0.066, 0.43), (0.5 + s * 0.07, 0.47), (0.5 + s * 0.06, 0.52)], 0.009, 0.003, (200, 40, 90))
    return p


def _unknown(id: str) -> Callable[[int, int], Painting]:
    """Of a pack: something with too many arms behind the clouds."""

    def paint(w: int, h: int) -> Painting:
        p = _start(id, w, h)
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
    "yog-sothoth": _yog_sothoth,
    "cthugha": _cthugha,
    "shub-niggurath": _shub_niggurath,
    "hastur": _hastur,
    "cthulhu": _cthulhu,
    "azathoth": _azathoth,
    "nyarlathotep": _nyarlathotep,
    "dagon": _dagon,
    "ithaqua": _ithaqua,
    "crawling-mask": _crawling_mask,
}


MASTER = 640  # each is painted once, at this size; smaller ones are taken from it


def apparition(id: str, w: int, h: int) -> Image.Image:
    """A painting of it, w by h; of a wide one the sides are cut off above and below its middle."""

    def build() -> Image.Image:
        big = CACHE.get(("cs-apparition", id), lambda: PAINTED.get(id, _unknown(id))(MASTER, MASTER).done(0.45))
        scale = max(w / MASTER, h / MASTER)
        n = max(w, h, round(MASTER * scale))
        image = big.resize((n, n), Image.Resampling.LANCZOS)
        top = round((n - h) * 0.08)
        left = (n - w) // 2
        return image.crop((left, top, left + w, top + h))

    return CACHE.get(("cs-apparition", id, w, h), build)


def fading(image: Image.Image, right: int, low: int) -> Image.Image:
    """A mask that lets a painting run out to the right and below."""

    def build() -> Image.Image:
        w, h = image.size
        mask = Image.new("L", (w, h), 255)
        if right:
            side = Image.linear_gradient("L").rotate(90).resize((right, h))
            if int(side.getpixel((0, 0)) or 0) < int(side.getpixel((right - 1, 0)) or 0):  # type: ignore[arg-type]
                side = side.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            mask.paste(side, (w - right, 0))
        if low:
            foot = shapes.gradient(w, low, (0, WHITE), (1, BLACK)).convert("L")
            mask.paste(Image.composite(foot, Image.new("L", (w, low), 0), mask.crop((0, h - low, w, h))), (0, h - low))
        return mask.filter(ImageFilter.GaussianBlur(4))

    return CACHE.get(("cs-fading", *image.size, right, low), build)
