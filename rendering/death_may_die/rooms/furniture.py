"""What stands about: each thing with its width, its depth, and how it is painted from its upper left corner.

A thing `on_wall` hangs on the north wall; one that stands `at_wall` leans against it and reaches a little up it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from rendering.theme import RGB, mix

from .brush import BLACK, FACE, WHITE, Brush, vary

Paint = Callable[[Brush, float, float], None]
LAMP: RGB = (255, 196, 110)
MOON: RGB = (140, 176, 255)


@dataclass(frozen=True)
class Thing:
    w: float
    h: float
    paint: Paint
    place: str = "floor"  # floor, at_wall, on_wall
    light: tuple[float, RGB, float] | None = None  # how far it shines, in what colour, how strongly


def _bed(b: Brush, x: float, y: float, blanket: RGB = (112, 142, 132), messy: bool = False) -> None:
    b.shade(x, y, 62, 104, 5, 7, 0.55)
    b.rect(x, y, 62, 104, (90, 92, 94), 5)
    b.rect(x + 3, y + 4, 56, 96, (214, 216, 206), 4)
    b.rect(x + 9, y + 8, 44, 24, (240, 240, 232), 7)
    b.line([(x + 14, y + 27), (x + 48, y + 27)], (196, 198, 190), 1.5)
    if messy:
        b.shape([(x + 3, y + 56), (x + 40, y + 42), (x + 59, y + 60), (x + 59, y + 100), (x + 3, y + 100)], blanket)
        b.shape([(x + 3, y + 56), (x + 40, y + 42), (x + 44, y + 52), (x + 3, y + 68)], mix(blanket, WHITE, 0.35))
    else:
        b.rect(x + 3, y + 44, 56, 56, blanket, 3)
        b.rect(x + 3, y + 44, 56, 9, mix(blanket, WHITE, 0.45), 2)
    for fx in (x, x + 58):
        b.rect(fx, y - 4, 4, 8, (190, 186, 170), 2)


def _four_poster(b: Brush, x: float, y: float) -> None:
    b.shade(x, y, 112, 108, 5, 9, 0.65)
    b.rect(x, y, 112, 108, (82, 48, 30), 5)
    b.rect(x + 6, y + 8, 100, 96, (224, 214, 196), 4)
    for px in (x + 12, x + 58):
        b.rect(px, y + 12, 42, 24, (244, 238, 224), 8)
    b.rect(x + 6, y + 48, 100, 56, (120, 30, 46), 3)
    b.rect(x + 6, y + 48, 100, 9, (206, 160, 90), 2)
    for px in (x, x + 102):
        for py in (y - 14, y + 92):
            b.rect(px, py, 10, 22, (126, 80, 48), 3)


_BOOKS: tuple[RGB, ...] = (
    (140, 48, 40),
    (60, 88, 72),
    (156, 122, 66),
    (62, 66, 108),
    (176, 160, 126),
    (96, 60, 44),
    (120, 84, 120),
)


def _shelves(b: Brush, x: float, y: float, w: float, h: float, jars: bool = False, wood: RGB = (84, 52, 30)) -> None:
    """Against the wall, seen from the front."""
    rnd = random.Random(b.seed + round(x))
    b.shade(x, y, w, h, 2, 6, 0.7)
    b.rect(x, y, w, h, wood, 2)
    rows = max(2, round(h / 26))
    tall = (h - 6) / rows
    for r in range(rows):
        at = y + 4 + r * tall
        b.rect(x + 4, at, w - 8, tall - 4, (30, 18, 12))
        bx = x + 6
        while bx < x + w - (14 if jars else 9):
            if jars:
                tone = rnd.choice(((196, 160, 96), (150, 60, 50), (120, 150, 96), (210, 204, 190)))
                b.rect(bx, at + 4, 9, tall - 8, tone, 3)
                b.rect(bx + 1, at + 2, 7, 3, (92, 72, 54), 1)
                bx += 12
                continue
            bw, bh = rnd.uniform(3.5, 7), rnd.uniform(0.62, 0.95) * (tall - 5)
            b.rect(bx, at + tall - 4 - bh, bw, bh, rnd.choice(_BOOKS))
            bx += bw + 0.8
            if rnd.random() < 0.07:
                bx += 7


def _cabinet(b: Brush, x: float, y: float, tone: RGB = (96, 104, 96), n: int = 4, w: float = 42, h: float = 68) -> None:
    b.shade(x, y, w, h, 2, 6, 0.65)
    b.rect(x, y, w, h, tone, 2)
    b.rect(x, y, w, 10, mix(tone, WHITE, 0.25), 2)
    for i in range(n):
        at = y + 12 + i * (h - 14) / n
        b.rect(x + 3, at, w - 6, (h - 14) / n - 2, mix(tone, BLACK, 0.16), 1)
        b.rect(x + w / 2 - 5, at + 4, 10, 3, (214, 190, 120))


def _medicine(b: Brush, x: float, y: float) -> None:
    _cabinet(b, x, y, (206, 204, 190), 3, 50, 70)
    b.icon("ra:hospital-cross", x + 25, y + 26, 26, (190, 44, 40))


def _wardrobe(b: Brush, x: float, y: float) -> None:
    b.shade(x, y, 84, 92, 3, 8, 0.7)
    b.rect(x, y, 84, 92, (92, 56, 34), 4)
    b.rect(x - 3, y, 90, 9, (122, 78, 48), 3)
    for dx in (6, 45):
        b.rect(x + dx, y + 14, 33, 70, (112, 70, 42), 3)
        b.rect(x + dx + 6, y + 20, 21, 58, (92, 56, 34), 2)
    for dx in (37, 44):
        b.oval(x + dx, y + 50, 2.5, 2.5, (226, 190, 110))


def _coats(b: Brush, x: float, y: float) -> None:
    """A rail of coats."""
    b.shade(x, y + 6, 128, 76, 4, 7, 0.6)
    b.rect(x, y, 128, 5, (150, 110, 66), 2)
    for i, tone in enumerate(((70, 60, 66), (104, 70, 48), (56, 70, 92), (112, 40, 44), (78, 84, 70), (40, 40, 48))):
        cx = x + 12 + i * 20.6
        b.shape(
            [(cx - 5, y + 6), (cx + 5, y + 6), (cx + 11, y + 22), (cx + 9, y + 78), (cx - 9, y + 78), (cx - 11, y + 22)], tone
        )
        b.line([(cx, y + 10), (cx, y + 76)], mix(tone, BLACK, 0.4), 1.5)
        b.line([(cx - 9, y + 24), (cx - 8, y + 74)], mix(tone, WHITE, 0.22), 1.5)


def _crate(b: Brush, x: float, y: float, tone: RGB = (140, 98, 58), n: float = 46) -> None:
    b.block(x, y, n, n * 0.5, n * 0.62, mix(tone, WHITE, 0.14), tone)
    dark = mix(tone, BLACK, 0.42)
    b.line([(x + 3, y + n * 0.54), (x + n - 3, y + n * 1.08)], dark, 4)
    b.rect(x, y + n * 0.5, n, n * 0.62, None, 2, dark, 3)
    for i in (1, 2):
        b.line([(x, y + n * 0.5 * i / 3), (x + n, y + n * 0.5 * i / 3)], dark, 1)


def _crates(b: Brush, x: float, y: float) -> None:
    _crate(b, x + 40, y + 6, (124, 86, 50), 42)
    _crate(b, x, y + 12, (140, 98, 58), 46)
    _crate(b, x + 22, y - 18, (150, 108, 66), 38)


def _barrel(b: Brush, x: float, y: float, tone: RGB = (126, 82, 46)) -> None:
    b.shade(x, y, 44, 54, 12, 7, 0.65)
    b.oval(x + 22, y + 48, 22, 9, mix(tone, BLACK, 0.5))
    for i in range(11):
        f = math.sin(math.pi * (i + 0.5) / 11)
        b.rect(x + i * 4, y + 8, 4.4, 40, mix(mix(tone, BLACK, 0.6), mix(tone, WHITE, 0.12), f))
    for at in (14, 38):
        b.rect(x - 1, y + at, 46, 5, (74, 72, 74), 2)
    b.oval(x + 22, y + 9, 22, 9, mix(tone, WHITE, 0.18))
    b.oval(x + 22, y + 9, 17, 6, mix(tone, BLACK, 0.45))


def _barrels(b: Brush, x: float, y: float) -> None:
    _barrel(b, x + 34, y - 12)
    _barrel(b, x, y)


def _rug(b: Brush, x: float, y: float, w: float, h: float, tone: RGB = (126, 34, 36), edge: RGB = (206, 166, 92)) -> None:
    b.shade(x, y, w, h, 3, 3, 0.35, 1, 2)
    b.rect(x, y, w, h, tone, 3)
    b.rect(x + 5, y + 5, w - 10, h - 10, None, 2, edge, 2)
    b.rect(x + 11, y + 11, w - 22, h - 22, None, 2, mix(tone, BLACK, 0.35), 2)
    n = max(1, int((w - 40) / 26))
    left = x + (w - n * 26) / 2 + 13
    for i in range(n):
        cx, cy = left + i * 26, y + h / 2
        b.shape([(cx, cy - 9), (cx + 8, cy), (cx, cy + 9), (cx - 8, cy)], mix(tone, edge, 0.42))
    for i in range(int(h // 6)):
        for at in (x - 5, x + w):
            b.line([(at, y + 3 + i * 6), (at + 5, y + 3 + i * 6)], mix(edge, (90, 60, 40), 0.4), 1.5)


def _pillar(b: Brush, x: float, y: float, tone: RGB = (176, 164, 150)) -> None:
    r, high = 17, 56
    cx, foot = x + 21, y + high
    b.shade(cx - r, y, 2 * r, high + r, r, 8, 0.65, 8, 8)
    b.rect(cx - r - 4, foot - 3, 2 * r + 8, 15, mix(tone, BLACK, 0.35), 6)
    for i in range(2 * r):
        f = math.sin(math.pi * (i + 0.5) / (2 * r))
        b.rect(cx - r + i, y, 1.6, high + 4, mix(mix(tone, BLACK, 0.66), tone, f**0.8 * (1.05 - 0.25 * i / (2 * r))))
    b.oval(cx, y, r + 4, 9, mix(tone, WHITE, 0.25))
    b.oval(cx, y, r - 2, 6, tone)


def _window(b: Brush, x: float, y: float) -> None:
    w = 58
    b.rect(x - 4, 9, w + 8, 44, (60, 44, 36), 3)
    for i in range(38):
        b.line([(x, 12 + i), (x + w, 12 + i)], mix((150, 190, 240), (40, 66, 120), i / 38), 1.2)
    b.oval(x + w * 0.66, 24, 8, 8, (240, 244, 255))
    for i in (1, 2):
        b.line([(x + w * i / 3, 12), (x + w * i / 3, 50)], (50, 38, 32), 2.5)
    b.line([(x, 30), (x + w, 30)], (50, 38, 32), 2.5)


def _rose(b: Brush, x: float, y: float) -> None:
    """A church window in four colours."""
    b.rect(x, 6, 46, 50, (40, 34, 40), 22)
    for i, tone in enumerate(((206, 60, 60), (240, 190, 70), (70, 130, 220), (90, 180, 110))):
        b.rect(x + 5 + (i % 2) * 19, 12 + (i // 2) * 20, 17, 18, tone, 6)
    b.oval(x + 23, 30, 7, 7, (250, 240, 200))


def _sconce(b: Brush, x: float, y: float) -> None:
    b.rect(x + 6, 24, 6, 16, (190, 150, 80), 2)
    b.oval(x + 9, 20, 8, 9, (255, 226, 150))
    b.oval(x + 9, 19, 4.5, 6, (255, 252, 226))


def _torch(b: Brush, x: float, y: float) -> None:
    b.line([(x + 9, 50), (x + 9, 26)], (110, 74, 44), 5)
    b.oval(x + 9, 20, 8, 12, (250, 130, 30))
    b.oval(x + 9, 22, 5, 8, (255, 214, 96))
    b.oval(x + 9, 24, 2.5, 5, (255, 250, 220))


def _painting(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    b.rect(x, 8, 56, 42, (190, 148, 70), 2)
    b.rect(x + 5, 13, 46, 32, rnd.choice(((54, 76, 92), (96, 62, 52), (70, 84, 60))))
    b.oval(x + 28, 26, 7, 8, (220, 186, 154))
    b.shape([(x + 14, 45), (x + 20, 34), (x + 36, 34), (x + 42, 45)], (40, 32, 40))


def _meat_hooks(b: Brush, x: float, y: float) -> None:
    for dx in (10, 54, 98):
        b.line([(x + dx, 6), (x + dx, 36)], (90, 100, 110), 3)
        b.icon("ra:meat-hook", x + dx, 46, 26, (190, 204, 212))


def _banner(b: Brush, x: float, y: float, tone: RGB = (150, 34, 30)) -> None:
    b.shape([(x, 4), (x + 40, 4), (x + 40, 62), (x + 20, 52), (x, 62)], tone)
    b.icon("dmd_sign", x + 20, 28, 30, (255, 214, 90))


def _desk(b: Brush, x: float, y: float) -> None:
    b.block(x, y, 112, 42, 24, (136, 86, 50), (92, 56, 32))
    b.rect(x + 12, y + 8, 30, 22, (226, 216, 190))
    b.rect(x + 48, y + 12, 24, 20, (206, 196, 170))
    b.rect(x + 90, y + 12, 4, 14, (190, 150, 80))
    b.oval(x + 92, y + 10, 12, 8, (70, 190, 130))


def _table(b: Brush, x: float, y: float) -> None:
    b.block(x, y, 118, 44, 18, (150, 108, 66), (100, 66, 40))
    for dx, tone in ((22, (220, 214, 200)), (60, (196, 60, 50)), (94, (220, 214, 200))):
        b.oval(x + dx, y + 20, 12, 8, tone)
        b.oval(x + dx, y + 20, 7, 4.5, mix(tone, BLACK, 0.2))


def _bench(b: Brush, x: float, y: float) -> None:
    """A laboratory's, with flasks."""
    b.block(x, y + 12, 150, 36, 24, (146, 158, 160), (92, 102, 106))
    for dx, tone in ((20, (80, 220, 170)), (48, (170, 110, 240)), (78, (250, 180, 70))):
        at = x + dx
        b.shape([(at, y), (at + 8, y), (at + 9, y + 14), (at + 19, y + 32), (at - 11, y + 32), (at - 1, y + 14)], (206, 224, 226))
        b.shape([(at - 2, y + 18), (at + 10, y + 18), (at + 18, y + 31), (at - 10, y + 31)], tone)
    b.icon("mdi:microscope", x + 124, y + 16, 40, (52, 58, 64))


def _stove(b: Brush, x: float, y: float) -> None:
    b.block(x, y + 14, 104, 30, 46, (70, 68, 72), (44, 42, 46))
    b.rect(x + 78, y - 40, 16, 56, (60, 58, 62), 3)
    b.rect(x + 18, y + 52, 46, 28, (24, 20, 22), 4)
    b.rect(x + 22, y + 56, 38, 20, (255, 130, 40), 4)
    b.rect(x + 28, y + 64, 26, 12, (255, 220, 120), 4)
    for dx in (22, 58):
        b.oval(x + dx, y + 24, 14, 8, (120, 118, 122))
        b.oval(x + dx, y + 16, 13, 9, (176, 110, 70))


def _fireplace(b: Brush, x: float, y: float) -> None:
    b.rect(x - 6, 4, 122, 12, (168, 154, 140), 3)
    b.rect(x, 12, 110, 62, (132, 120, 110), 3)
    b.rect(x + 18, 28, 74, 46, (20, 12, 12), 6)
    for dx, h in ((36, 26), (54, 36), (72, 24)):
        b.shape([(x + dx - 12, 72), (x + dx - 4, 72 - h), (x + dx + 4, 66 - h * 0.5), (x + dx + 12, 72)], (250, 130, 30))
        b.shape([(x + dx - 7, 72), (x + dx - 2, 72 - h * 0.6), (x + dx + 7, 72)], (255, 226, 120))


def _boiler(b: Brush, x: float, y: float) -> None:
    """An iron drum with a glowing mouth."""
    b.shade(x, 30, 140, 118, 30, 10, 0.75, 8, 10)
    b.rect(x, 26, 140, 122, (54, 52, 56), 34)
    for i in range(70):
        f = math.sin(math.pi * i / 70)
        b.rect(x + 2 * i, 40, 2.2, 100, mix((40, 38, 42), (122, 116, 116), f**1.6))
    for at in (52, 126):
        b.rect(x - 2, at, 144, 7, (84, 80, 82), 2)
        for j in range(8):
            b.oval(x + 8 + j * 18, at + 3.5, 2.4, 2.4, (164, 158, 154))
    b.oval(x + 70, 94, 34, 29, (30, 22, 20))
    b.oval(x + 70, 94, 27, 23, (255, 120, 24))
    b.oval(x + 70, 98, 19, 15, (255, 206, 84))
    b.oval(x + 70, 101, 10, 8, (255, 246, 200))
    for i in range(5):
        b.line([(x + 50 + i * 10, 72), (x + 50 + i * 10, 117)], (44, 30, 26), 3)
    b.rect(x + 116, 0, 18, 40, (96, 92, 92), 3)


def _coal(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    b.shade(x, y + 20, 128, 60, 30, 10, 0.7)
    for _ in range(120):
        turn, q = rnd.uniform(0, 6.3), rnd.random() ** 0.6
        cx, cy = x + 64 + q * 62 * math.cos(turn), y + 56 + q * 30 * math.sin(turn) - (1 - q) * 26
        r, g = rnd.uniform(4, 9), rnd.randint(18, 54)
        b.shape([(cx - r, cy), (cx - r * 0.3, cy - r * 0.8), (cx + r, cy - r * 0.3), (cx + r * 0.6, cy + r * 0.6)], (g, g, g + 6))
        b.line([(cx - r * 0.3, cy - r * 0.8), (cx + r, cy - r * 0.3)], (g + 50, g + 50, g + 60), 1)


def _machine(b: Brush, x: float, y: float) -> None:
    """Flywheels and a piston."""
    b.block(x, y + 40, 150, 26, 26, (96, 100, 106), (58, 62, 68))
    for cx, r in ((44, 40), (108, 28)):
        b.oval(x + cx, y + 26, r, r, (62, 58, 56))
        b.oval(x + cx, y + 26, r - 6, r - 6, (150, 112, 66))
        b.oval(x + cx, y + 26, r - 12, r - 12, (52, 48, 48))
        for i in range(6):
            a = math.pi * i / 3
            b.line([(x + cx, y + 26), (x + cx + (r - 9) * math.cos(a), y + 26 + (r - 9) * math.sin(a))], (150, 112, 66), 4)
        b.oval(x + cx, y + 26, 6, 6, (214, 186, 120))
    b.line([(x + 44, y + 26), (x + 108, y + 26)], (190, 196, 202), 6)


def _levers(b: Brush, x: float, y: float) -> None:
    b.block(x, y, 128, 20, 40, (92, 98, 104), (60, 66, 72))
    for i in range(3):
        b.oval(x + 22 + i * 26, y + 40, 10, 10, (220, 214, 190))
        b.line([(x + 22 + i * 26, y + 40), (x + 27 + i * 26, y + 34)], (150, 30, 30), 2)
    for i in range(3):
        b.line([(x + 98 + i * 10, y + 14), (x + 94 + i * 10, y - 12)], (180, 186, 190), 3)
        b.oval(x + 94 + i * 10, y - 14, 4.5, 4.5, ((206, 52, 44), (232, 180, 60), (80, 160, 90))[i])


def _pew(b: Brush, x: float, y: float, tone: RGB = (104, 66, 40)) -> None:
    b.block(x, y, 120, 14, 16, mix(tone, WHITE, 0.12), tone)
    b.rect(x - 4, y - 10, 128, 12, mix(tone, BLACK, 0.15), 3)
    b.line([(x - 2, y - 9), (x + 122, y - 9)], mix(tone, WHITE, 0.3), 1.4)


def _seats(b: Brush, x: float, y: float) -> None:
    """A row of theatre chairs, from behind."""
    b.shade(x, y, 152, 34, 4, 5, 0.5)
    for i in range(5):
        at = x + i * 31
        b.rect(at, y, 28, 34, (86, 14, 22), 9)
        b.rect(at + 3, y + 3, 22, 26, (150, 32, 40), 8)
        b.rect(at + 6, y + 5, 16, 5, (190, 66, 66), 3)
        b.rect(at - 2, y + 22, 32, 5, (190, 148, 76), 2)


def _lectern(b: Brush, x: float, y: float) -> None:
    b.rect(x, 8, 128, 42, (36, 62, 50), 2, (134, 92, 56), 4)
    for i, (dx, long) in enumerate(((14, 56), (14, 82), (74, 40))):
        b.line([(x + dx, 18 + i * 10), (x + dx + long * 0.7, 18 + i * 10)], (210, 220, 206), 1.6)
    b.block(x + 40, FACE + 14, 50, 16, 30, (136, 86, 50), (98, 60, 36))


def _spot(b: Brush, x: float, y: float) -> None:
    """A pool of stage light."""
    b.glow(x + 90, y + 40, 100, (255, 236, 180), 0.75, 0.5)


def _cross(b: Brush, x: float, y: float) -> None:
    b.rect(x + 22, 4, 12, 54, (186, 140, 70), 2)
    b.rect(x + 6, 16, 44, 11, (186, 140, 70), 2)
    b.line([(x + 24, 5), (x + 24, 56)], (240, 206, 130), 2)
    b.block(x - 26, FACE + 6, 108, 22, 26, (226, 220, 206), (170, 34, 40))
    b.rect(x + 20, FACE + 34, 16, 20, (214, 170, 90), 2)


def _candles(b: Brush, x: float, y: float) -> None:
    for dx, h in ((0, 22), (12, 30), (24, 18)):
        b.rect(x + dx, y + 34 - h, 8, h, (236, 224, 196), 2)
        b.oval(x + dx + 4, y + 28 - h, 4, 7, (255, 170, 50))
        b.oval(x + dx + 4, y + 30 - h, 2, 4, (255, 248, 200))


def _tomb(b: Brush, x: float, y: float) -> None:
    b.block(x, y, 118, 34, 30, (150, 150, 156), (100, 102, 110))
    b.rect(x + 8, y + 6, 102, 22, None, 3, (112, 114, 122), 2)
    b.oval(x + 26, y + 17, 9, 8, (172, 172, 178))
    b.rect(x + 34, y + 10, 64, 14, (170, 170, 176), 6)
    for i in range(3):
        b.rect(x + 12 + i * 34, y + 40, 26, 16, None, 2, (76, 78, 86), 2)


def _niches(b: Brush, x: float, y: float) -> None:
    """Skulls in the wall."""
    for i in range(5):
        at = x + i * 30
        b.rect(at, 12, 26, 38, (26, 24, 30), 12)
        b.oval(at + 13, 30, 9, 9, (214, 204, 180))
        b.rect(at + 7, 36, 12, 8, (204, 194, 170), 3)
        for dx in (9.5, 16.5):
            b.oval(at + dx, 30, 2.6, 3, (30, 22, 24))


def _bones(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    b.shade(x, y + 20, 92, 40, 20, 8, 0.5)
    for _ in range(22):
        cx, cy, turn = x + rnd.uniform(10, 82), y + rnd.uniform(20, 56), rnd.uniform(0, 3.1)
        tone = vary((208, 198, 172), rnd, 0.12)
        ends = [(cx - 11 * math.cos(turn), cy - 6 * math.sin(turn)), (cx + 11 * math.cos(turn), cy + 6 * math.sin(turn))]
        b.line(ends, tone, 4)
        for ex, ey in ends:
            b.oval(ex, ey, 3.4, 3.4, tone)
    for dx, dy in ((30, 22), (56, 28)):
        b.oval(x + dx, y + dy, 11, 10, (226, 216, 192))
        b.rect(x + dx - 6, y + dy + 5, 12, 8, (214, 204, 180), 3)
        for ex in (-4, 4):
            b.oval(x + dx + ex, y + dy + 1, 3, 3.4, (34, 26, 28))


def _hole(b: Brush, x: float, y: float) -> None:
    """A shaft that goes down, with a winch over it."""
    b.oval(x + 74, y + 40, 72, 36, (92, 86, 84))
    for i in range(12):
        b.oval(x + 74, y + 40 + i * 0.6, 64 - i * 0.8, 30 - i * 0.5, mix((40, 36, 40), BLACK, i / 11))
    for dx in (20, 128):
        b.line([(x + dx, y + 44), (x + 74, y - 30)], (110, 78, 48), 6)
    b.line([(x + 40, y - 2), (x + 108, y - 2)], (134, 96, 60), 7)
    b.line([(x + 74, y - 2), (x + 74, y + 46)], (196, 176, 130), 2.4)


def _rails(b: Brush, x: float, y: float) -> None:
    for i in range(int(b.w // 26) + 1):
        b.rect(i * 26 - 4, y, 12, 34, (76, 54, 38), 2)
    for dy in (6, 26):
        b.rect(0, y + dy, b.w, 4, (120, 122, 128))
        b.line([(0, y + dy), (b.w, y + dy)], (190, 194, 200), 1)


def _props(b: Brush, x: float, y: float) -> None:
    """Mine timbers against the rock."""
    for dx in (0, 116):
        b.rect(x + dx, 0, 16, FACE + 14, (112, 78, 48), 2)
        b.line([(x + dx + 3, 2), (x + dx + 3, FACE + 12)], (160, 118, 76), 2)
    b.rect(x - 10, 0, 152, 14, (124, 88, 54), 3)


def _crystals(b: Brush, x: float, y: float) -> None:
    for dx, h, tone in ((8, 30, (90, 210, 214)), (24, 46, (120, 236, 230)), (42, 26, (80, 180, 200)), (54, 36, (110, 220, 220))):
        b.shape([(x + dx - 7, y + 50), (x + dx - 4, y + 52 - h), (x + dx, y + 44 - h), (x + dx + 6, y + 50)], tone)
        b.shape([(x + dx, y + 44 - h), (x + dx + 6, y + 50), (x + dx + 1, y + 50)], mix(tone, BLACK, 0.3))


def _mushrooms(b: Brush, x: float, y: float) -> None:
    for dx, dy, r in ((12, 26, 12), (36, 36, 16), (58, 24, 10)):
        b.rect(x + dx - 3, y + dy, 6, 16, (226, 214, 190), 3)
        b.oval(x + dx, y + dy, r, r * 0.62, (150, 92, 190))
        b.oval(x + dx - r * 0.3, y + dy - 2, r * 0.3, r * 0.2, (226, 190, 250))


def _stalagmites(b: Brush, x: float, y: float) -> None:
    for dx, h in ((10, 40), (30, 62), (52, 34), (70, 48)):
        b.shape([(x + dx - 11, y + 60), (x + dx, y + 60 - h), (x + dx + 11, y + 60)], (118, 110, 112))
        b.shape([(x + dx, y + 60 - h), (x + dx + 11, y + 60), (x + dx + 2, y + 60)], (74, 68, 74))


def _pool(b: Brush, x: float, y: float) -> None:
    b.oval(x + 78, y + 36, 78, 36, (70, 66, 70))
    b.oval(x + 78, y + 38, 70, 30, (26, 74, 92))
    for rx, tone in ((58, (40, 104, 126)), (38, (66, 146, 164)), (18, (130, 206, 214))):
        b.oval(x + 78, y + 38, rx, rx * 0.42, None, tone, 1.8)


def _boat(b: Brush, x: float, y: float) -> None:
    b.shade(x, y + 8, 132, 44, 20, 8, 0.6)
    b.shape(
        [(x, y + 14), (x + 20, y + 48), (x + 108, y + 48), (x + 134, y + 8), (x + 112, y + 20), (x + 22, y + 22)], (116, 76, 48)
    )
    b.shape(
        [(x + 8, y + 18), (x + 22, y + 34), (x + 106, y + 34), (x + 124, y + 14), (x + 110, y + 22), (x + 22, y + 24)],
        (60, 40, 30),
    )
    for dx in (40, 78):
        b.rect(x + dx, y + 22, 10, 14, (150, 106, 68), 2)
    b.line([(x + 20, y + 10), (x + 92, y + 44)], (176, 136, 88), 4)


def _rope(b: Brush, x: float, y: float) -> None:
    for r in (24, 18, 12, 6):
        b.oval(x + 26, y + 18, r, r * 0.6, None, (204, 176, 120), 4)
        b.oval(x + 26, y + 19, r, r * 0.6, None, (130, 104, 66), 1)


def _bollards(b: Brush, x: float, y: float) -> None:
    for dx in (0, 72):
        b.shade(x + dx, y, 26, 34, 8, 5, 0.6)
        b.rect(x + dx + 3, y + 6, 20, 30, (64, 62, 66), 4)
        b.oval(x + dx + 13, y + 6, 14, 8, (96, 94, 98))
    b.line([(x + 13, y + 18), (x + 48, y + 34), (x + 84, y + 18)], (196, 168, 116), 4)


def _mast(b: Brush, x: float, y: float) -> None:
    b.shade(x + 40, y, 20, 60, 8, 8, 0.6)
    b.rect(x + 40, -4, 18, FACE + 50, (134, 92, 56), 5)
    b.line([(x + 44, 0), (x + 44, FACE + 44)], (190, 142, 92), 3)
    b.rect(x, 8, 98, 8, (120, 80, 48), 3)
    b.shape([(x + 4, 16), (x + 94, 16), (x + 86, 36), (x + 50, 30), (x + 12, 38)], (214, 204, 180))
    for dx in (12, 88):
        b.line([(x + dx, 14), (x + 49, FACE + 36)], (90, 74, 56), 1.4)


def _wheel(b: Brush, x: float, y: float) -> None:
    b.icon("mdi:ship-wheel", x + 32, y + 28, 66, (60, 38, 24))
    b.icon("mdi:ship-wheel", x + 30, y + 26, 64, (176, 124, 72))


def _hammock(b: Brush, x: float, y: float) -> None:
    b.line([(x, y), (x + 20, y + 16)], (180, 154, 110), 3)
    b.line([(x + 120, y), (x + 100, y + 16)], (180, 154, 110), 3)
    b.shape([(x + 16, y + 12), (x + 104, y + 12), (x + 92, y + 36), (x + 60, y + 44), (x + 28, y + 36)], (196, 180, 146))
    b.line([(x + 20, y + 16), (x + 60, y + 30), (x + 100, y + 16)], (236, 224, 196), 2)


def _great_lamp(b: Brush, x: float, y: float) -> None:
    """The light of the lighthouse."""
    b.shade(x, y, 84, 70, 30, 10, 0.6)
    b.oval(x + 42, y + 66, 46, 18, (74, 78, 86))
    b.rect(x + 8, y - 20, 68, 84, (120, 132, 140), 16)
    b.rect(x + 14, y - 14, 56, 72, (255, 236, 160), 14)
    b.oval(x + 42, y + 22, 18, 26, (255, 255, 236))
    for dx in (26, 42, 58):
        b.line([(x + dx, y - 18), (x + dx, y + 62)], (96, 104, 112), 2.4)
    b.shape([(x + 2, y - 18), (x + 42, y - 44), (x + 82, y - 18)], (150, 42, 40))


def _channel(b: Brush, x: float, y: float) -> None:
    """A sewer's water, right across."""
    b.rect(0, y, b.w, 54, (38, 46, 40))
    b.rect(0, y + 4, b.w, 46, (58, 92, 70))
    for _ in range(int(b.w / 12)):
        cx, cy = b.rnd.uniform(0, b.w), b.rnd.uniform(y + 8, y + 46)
        b.line([(cx, cy), (cx + 22, cy)], (110, 150, 108), 1.4)
    b.line([(0, y), (b.w, y)], (150, 156, 140), 2)


def _pipe(b: Brush, x: float, y: float) -> None:
    b.oval(x + 40, 34, 40, 36, (82, 84, 82))
    b.oval(x + 40, 35, 31, 28, (18, 20, 20))
    b.shape([(x + 22, 52), (x + 58, 52), (x + 66, FACE + 40), (x + 14, FACE + 40)], (84, 128, 96))
    for dx in (28, 40, 52):
        b.line([(x + dx, 52), (x + dx, FACE + 38)], (150, 190, 150), 1.6)


def _idol(b: Brush, x: float, y: float) -> None:
    b.block(x, y + 60, 96, 20, 22, (96, 140, 132), (56, 92, 90))
    b.icon("dmd_cthulhu", x + 48, y + 26, 78, (36, 62, 62))
    b.icon("dmd_cthulhu", x + 46, y + 24, 76, (110, 164, 148))


def _steps(b: Brush, x: float, y: float) -> None:
    for i in range(5):
        inset = i * 16
        b.rect(x + inset, y + 76 - i * 17, 220 - 2 * inset, 20, mix((60, 92, 90), (146, 186, 174), i / 4), 2)
        b.line([(x + inset, y + 76 - i * 17), (x + 220 - inset, y + 76 - i * 17)], (196, 226, 214), 1.6)


def _circle(b: Brush, x: float, y: float, tone: RGB = (216, 40, 30)) -> None:
    """Drawn on the floor."""
    cx, cy = x + 150, y + 70
    b.oval(cx, cy, 150, 70, None, tone, 5)
    b.oval(cx, cy, 132, 61, None, tone, 2.5)
    star = [(cx + 132 * math.sin(2 * math.pi * i * 3 / 7), cy - 61 * math.cos(2 * math.pi * i * 3 / 7)) for i in range(8)]
    b.line(star, tone, 3)


def _menhir(b: Brush, x: float, y: float, high: float = 74) -> None:
    b.shade(x, y, 46, high, 10, 8, 0.65)
    b.shape([(x, y + high), (x + 4, y + 12), (x + 20, y), (x + 38, y + 8), (x + 46, y + high)], (132, 134, 140))
    b.shape([(x + 28, y + 6), (x + 38, y + 8), (x + 46, y + high), (x + 30, y + high)], (88, 90, 98))
    b.line([(x + 14, y + 24), (x + 20, y + 40), (x + 12, y + 52)], (90, 200, 180), 2)


def _stones(b: Brush, x: float, y: float) -> None:
    for dx, h in ((0, 70), (74, 84), (160, 78), (236, 68)):
        _menhir(b, x + dx, y - (6 if 0 < dx < 236 else -10), h)
    b.rect(x + 62, y - 12, 164, 18, (146, 148, 154), 6)


def _reeds(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    for _ in range(16):
        cx, h = x + rnd.uniform(0, 84), rnd.uniform(30, 62)
        b.line([(cx, y + 62), (cx + rnd.uniform(-6, 6), y + 62 - h)], vary((104, 136, 70), rnd, 0.2), 2.4)
        if rnd.random() < 0.4:
            b.oval(cx, y + 60 - h, 3, 9, (110, 70, 42))


def _dead_tree(b: Brush, x: float, y: float) -> None:
    dark = (54, 46, 46)
    for points, w in (
        ([(40, 104), (38, 60), (46, 24), (40, -8)], 11),
        ([(44, 46), (70, 22), (76, -2)], 6),
        ([(70, 22), (90, 14)], 4),
        ([(40, 58), (14, 34), (10, 8)], 6),
        ([(14, 34), (-4, 30)], 4),
    ):
        b.line([(x + px, y + py) for px, py in points], dark, w)
        b.line([(x + px - 2, y + py) for px, py in points], (104, 92, 88), w * 0.3)


def _tree(b: Brush, x: float, y: float) -> None:
    r, tone = 44, (70, 112, 84)
    rnd = random.Random(b.seed + round(x))
    cx, cy = x + r, y + r
    b.shade(x, y, 2 * r, 2 * r, r, 12, 0.75, 12, 16)
    for _ in range(46):
        turn, q = rnd.uniform(0, 6.3), rnd.random() ** 0.5 * r
        leaf = r * rnd.uniform(0.16, 0.34) * (1.15 - q / r * 0.5)
        side = (math.cos(turn) * -0.6 + math.sin(turn) * -0.8) * q / r
        light = mix(mix(tone, BLACK, 0.55), mix(tone, (170, 220, 200), 0.55), max(0.0, min(1.0, 0.42 + 0.5 * side)))
        b.oval(cx + q * math.cos(turn), cy + q * math.sin(turn), leaf, leaf, vary(light, rnd, 0.1))


def _hedge(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    b.shade(x, y + 8, 140, 46, 8, 8, 0.6)
    b.rect(x, y + 10, 140, 46, (40, 74, 50), 8)
    for _ in range(70):
        b.oval(x + rnd.uniform(4, 136), y + rnd.uniform(6, 52), 6, 5, vary((74, 124, 78), rnd, 0.25))
    for _ in range(8):
        b.oval(x + rnd.uniform(8, 132), y + rnd.uniform(10, 48), 4, 4, (214, 70, 90))


def _fountain(b: Brush, x: float, y: float) -> None:
    cx, cy = x + 68, y + 60
    b.shade(cx - 66, cy - 38, 132, 76, 38, 10, 0.7)
    b.oval(cx, cy, 68, 40, (94, 98, 112))
    b.oval(cx, cy - 5, 68, 40, (150, 156, 170))
    b.oval(cx, cy - 5, 57, 32, (24, 58, 84))
    for rx, tone in ((50, (46, 100, 134)), (34, (70, 140, 176)), (20, (120, 190, 220))):
        b.oval(cx, cy - 4, rx, rx * 0.54, None, tone, 1.6)
    b.rect(cx - 7, cy - 52, 14, 44, (166, 170, 182), 4)
    b.oval(cx, cy - 52, 22, 8, (176, 182, 194))
    b.oval(cx, cy - 53, 16, 5, (90, 160, 200))


def _fence(b: Brush, x: float, y: float) -> None:
    """Iron, along the south side."""
    iron, shine, low = (34, 36, 46), (122, 134, 160), b.h
    for i in range(int(b.w // 13) + 1):
        at = 4 + i * 13
        b.line([(at, low - 36), (at, low)], iron, 4)
        b.line([(at - 1, low - 34), (at - 1, low)], shine, 1)
        b.shape([(at - 4, low - 34), (at, low - 46), (at + 4, low - 34)], iron)
    for at in (low - 28, low - 9):
        b.rect(0, at, b.w, 5, iron)
        b.line([(0, at), (b.w, at)], shine, 1)


def _railing(b: Brush, x: float, y: float) -> None:
    """A balcony's or a deck's, along the south side."""
    for i in range(int(b.w // 24) + 1):
        b.rect(8 + i * 24, b.h - 34, 7, 34, (150, 112, 70), 3)
    b.rect(0, b.h - 38, b.w, 9, (186, 144, 92), 3)
    b.line([(0, b.h - 37), (b.w, b.h - 37)], (236, 206, 150), 1.6)


def _lamp_post(b: Brush, x: float, y: float) -> None:
    b.rect(x + 7, FACE - 20, 6, 70, (60, 56, 60), 2)
    b.oval(x + 10, FACE - 24, 9, 10, (255, 220, 130))
    b.oval(x + 10, FACE - 24, 5, 6, (255, 250, 220))


def _armchair(b: Brush, x: float, y: float) -> None:
    b.shade(x, y, 62, 56, 8, 7, 0.6)
    b.rect(x, y, 62, 56, (96, 34, 34), 12)
    b.rect(x + 8, y + 16, 46, 34, (150, 62, 54), 8)
    for dx in (0, 50):
        b.rect(x + dx, y + 14, 12, 40, (116, 44, 42), 6)


def _mirror(b: Brush, x: float, y: float) -> None:
    b.rect(x, 4, 52, 54, (200, 156, 80), 24)
    b.rect(x + 6, 9, 40, 44, (150, 186, 204), 20)
    b.line([(x + 14, 38), (x + 34, 16)], (224, 240, 246), 4)
    b.block(x - 22, FACE + 4, 96, 20, 24, (150, 100, 62), (106, 66, 40))
    for dx, tone in ((6, (226, 120, 150)), (20, (120, 170, 220)), (66, (236, 210, 120))):
        b.rect(x - 22 + dx, FACE - 2, 8, 14, tone, 3)


def _trunk(b: Brush, x: float, y: float) -> None:
    b.block(x, y, 78, 24, 30, (128, 84, 50), (96, 60, 36), 6)
    for dx in (12, 58):
        b.rect(x + dx, y, 8, 54, (196, 156, 84), 1)
    b.rect(x + 33, y + 26, 12, 12, (226, 190, 110), 2)


def _beams(b: Brush, x: float, y: float) -> None:
    """The roof's, from the floor up into the dark."""
    for i in range(int(b.w // 130) + 1):
        at = 24 + i * 130
        b.shape([(at, 0), (at + 14, 0), (at + 62, FACE + 18), (at + 44, FACE + 18)], (92, 62, 40))
        b.line([(at + 3, 0), (at + 48, FACE + 16)], (146, 106, 72), 2)


def _pots(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    for dx in (0, 46, 92):
        b.shape([(x + dx, y + 34), (x + dx + 32, y + 34), (x + dx + 26, y + 62), (x + dx + 6, y + 62)], (170, 94, 60))
        for _ in range(14):
            b.oval(x + dx + 16 + rnd.uniform(-18, 18), y + 20 + rnd.uniform(-18, 14), 7, 4, vary((70, 140, 76), rnd, 0.25))
        b.oval(x + dx + 16, y + 6, 5, 5, (230, 90, 130))


def _blood(b: Brush, x: float, y: float) -> None:
    for dx, dy, r in ((20, 20, 11), (40, 10, 7), (6, 6, 4), (52, 28, 4)):
        b.oval(x + dx, y + dy, r * 1.5, r, (122, 20, 22))


def _frost(b: Brush, x: float, y: float) -> None:
    b.glow(x + 60, y + 30, 70, (236, 248, 255), 0.9, 0.5)
    for dx, dy, size in ((20, 10, 28), (74, 30, 22), (46, 50, 26)):
        b.icon("ra:snowflake", x + dx, y + dy, size, (240, 250, 255), 0.55)


def _cells(b: Brush, x: float, y: float) -> None:
    for i in range(3):
        at = x + i * 62
        b.rect(at, 6, 52, FACE - 8, (14, 14, 18), 3)
        for j in range(6):
            b.line([(at + 6 + j * 8, 6), (at + 6 + j * 8, FACE)], (130, 132, 140), 3)
        b.rect(at, 28, 52, 4, (130, 132, 140))


def _slabs(b: Brush, x: float, y: float) -> None:
    """A morgue's tables."""
    b.block(x, y, 70, 92, 14, (186, 196, 200), (120, 132, 138), 6)
    b.rect(x + 12, y + 8, 46, 76, (226, 228, 224), 16)
    b.oval(x + 35, y + 20, 13, 11, (212, 214, 210))


def _hay(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    b.shade(x, y + 10, 110, 50, 20, 8, 0.55)
    b.oval(x + 55, y + 40, 56, 26, (176, 140, 66))
    for _ in range(60):
        cx, cy = x + 55 + rnd.uniform(-50, 50), y + 38 + rnd.uniform(-26, 18)
        b.line([(cx, cy), (cx + rnd.uniform(-12, 12), cy - 8)], vary((224, 188, 100), rnd, 0.15), 1.6)


def _logs(b: Brush, x: float, y: float) -> None:
    for row, n in enumerate((4, 3, 2)):
        for i in range(n):
            cx, cy = x + 16 + i * 26 + row * 13, y + 52 - row * 20
            b.oval(cx, cy, 13, 12, (96, 66, 42))
            b.oval(cx, cy, 10, 9, (200, 160, 110))
            b.oval(cx, cy, 5, 4.5, None, (150, 110, 70), 1.4)


THINGS: dict[str, Thing] = {
    "bed": Thing(62, 104, _bed, "at_wall"),
    "messy-bed": Thing(62, 104, lambda b, x, y: _bed(b, x, y, (142, 116, 122), True), "at_wall"),
    "four-poster": Thing(112, 108, _four_poster, "at_wall"),
    "bookcase": Thing(104, 78, lambda b, x, y: _shelves(b, x, y - 16, 104, 94), "at_wall"),
    "jars": Thing(104, 78, lambda b, x, y: _shelves(b, x, y - 16, 104, 94, True), "at_wall"),
    "cabinet": Thing(42, 68, lambda b, x, y: _cabinet(b, x, y), "at_wall"),
    "medicine": Thing(50, 70, _medicine, "at_wall"),
    "wardrobe": Thing(84, 92, lambda b, x, y: _wardrobe(b, x, y - 18), "at_wall"),
    "coats": Thing(128, 82, lambda b, x, y: _coats(b, x, y - 14), "at_wall"),
    "crates": Thing(84, 70, _crates, "at_wall"),
    "crate": Thing(46, 52, _crate),
    "cold-crates": Thing(50, 56, lambda b, x, y: _crate(b, x, y, (126, 144, 152), 50), "at_wall"),
    "barrels": Thing(80, 56, _barrels, "at_wall"),
    "rug": Thing(190, 84, lambda b, x, y: _rug(b, x, y, 190, 84)),
    "blue-rug": Thing(190, 96, lambda b, x, y: _rug(b, x, y, 190, 96, (44, 66, 84))),
    "runner": Thing(0, 60, lambda b, x, y: _rug(b, 18, y, b.w - 36, 60, (128, 30, 34))),
    "pillar": Thing(42, 60, _pillar, "at_wall"),
    "temple-pillar": Thing(42, 60, lambda b, x, y: _pillar(b, x, y, (104, 150, 142)), "at_wall"),
    "window": Thing(58, 44, _window, "on_wall", (200, MOON, 0.8)),
    "rose": Thing(46, 50, _rose, "on_wall", (170, (220, 180, 255), 0.7)),
    "sconce": Thing(18, 30, _sconce, "on_wall", (210, LAMP, 0.8)),
    "torch": Thing(18, 40, _torch, "on_wall", (210, (255, 150, 60), 0.9)),
    "painting": Thing(56, 44, _painting, "on_wall"),
    "hooks": Thing(108, 50, _meat_hooks, "on_wall"),
    "banner": Thing(40, 60, _banner, "on_wall"),
    "desk": Thing(112, 66, _desk, "at_wall", (190, LAMP, 0.85)),
    "table": Thing(118, 62, _table),
    "lab-bench": Thing(150, 72, lambda b, x, y: _bench(b, x, y - 8), "at_wall", (150, (120, 255, 200), 0.55)),
    "stove": Thing(104, 90, lambda b, x, y: _stove(b, x, y - 22), "at_wall", (210, (255, 140, 50), 0.9)),
    "fireplace": Thing(110, 20, _fireplace, "at_wall", (240, (255, 150, 60), 1.0)),
    "boiler": Thing(140, 86, _boiler, "at_wall", (280, (255, 120, 36), 1.0)),
    "coal": Thing(128, 90, _coal),
    "machine": Thing(150, 96, _machine, "at_wall"),
    "levers": Thing(128, 60, _levers, "at_wall", (150, (180, 220, 255), 0.5)),
    "pew": Thing(124, 30, _pew),
    "seats": Thing(154, 36, _seats),
    "lectern": Thing(128, 60, _lectern, "at_wall", (190, LAMP, 0.6)),
    "spot": Thing(180, 80, _spot, light=(200, (255, 232, 170), 0.9)),
    "cross": Thing(56, 54, _cross, "at_wall", (200, (255, 220, 160), 0.8)),
    "candles": Thing(34, 36, _candles, light=(150, (255, 180, 80), 0.85)),
    "tomb": Thing(118, 64, _tomb, "at_wall"),
    "niches": Thing(146, 50, _niches, "on_wall"),
    "bones": Thing(92, 62, _bones),
    "hole": Thing(148, 78, _hole),
    "rails": Thing(0, 36, _rails),
    "props": Thing(132, 30, _props, "on_wall", (150, (255, 180, 90), 0.5)),
    "crystals": Thing(62, 52, _crystals, light=(150, (90, 230, 230), 0.8)),
    "mushrooms": Thing(70, 52, _mushrooms, light=(120, (190, 120, 255), 0.7)),
    "stalagmites": Thing(82, 60, _stalagmites),
    "pool": Thing(156, 74, _pool),
    "boat": Thing(134, 50, _boat),
    "rope": Thing(52, 40, _rope),
    "bollards": Thing(100, 42, _bollards),
    "mast": Thing(98, 50, _mast, "at_wall"),
    "ship-wheel": Thing(64, 58, _wheel, "at_wall"),
    "hammock": Thing(120, 46, _hammock),
    "great-lamp": Thing(84, 80, lambda b, x, y: _great_lamp(b, x, y + 14), "at_wall", (330, (255, 240, 180), 1.0)),
    "channel": Thing(0, 54, _channel),
    "pipe": Thing(80, 60, _pipe, "on_wall"),
    "idol": Thing(96, 100, lambda b, x, y: _idol(b, x, y - 30), "at_wall", (200, (90, 240, 200), 0.7)),
    "steps": Thing(220, 96, lambda b, x, y: _steps(b, x, y - 8), "at_wall", (240, (90, 240, 200), 0.8)),
    "circle": Thing(300, 140, _circle, light=(280, (255, 90, 60), 0.6)),
    "stones": Thing(282, 90, _stones, "at_wall"),
    "menhir": Thing(46, 78, _menhir),
    "reeds": Thing(84, 64, _reeds),
    "dead-tree": Thing(92, 104, _dead_tree),
    "tree": Thing(88, 88, _tree),
    "hedge": Thing(140, 58, _hedge),
    "fountain": Thing(136, 100, _fountain),
    "fence": Thing(0, 0, _fence),
    "railing": Thing(0, 0, _railing),
    "lamp-post": Thing(20, 50, _lamp_post, "at_wall", (170, (255, 196, 104), 0.9)),
    "armchair": Thing(62, 56, _armchair),
    "mirror": Thing(52, 60, _mirror, "at_wall", (150, LAMP, 0.6)),
    "trunk": Thing(78, 54, _trunk),
    "beams": Thing(0, 0, _beams),
    "pots": Thing(124, 62, _pots, "at_wall"),
    "blood": Thing(60, 34, _blood),
    "frost": Thing(110, 70, _frost),
    "cells": Thing(176, 56, _cells, "on_wall"),
    "slab": Thing(70, 106, _slabs, "at_wall"),
    "hay": Thing(110, 64, _hay),
    "logs": Thing(112, 66, _logs),
}
