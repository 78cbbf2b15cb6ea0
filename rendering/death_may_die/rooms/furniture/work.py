"""Where people work: stores, kitchens, machines, the stage."""

from __future__ import annotations

import math
import random

from rendering.theme import RGB, mix

from ..brush import BLACK, FACE, WHITE, Brush, vary
from .thing import LAMP, Thing


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
    "crates": Thing(84, 70, _crates, "at_wall"),
    "crate": Thing(46, 52, _crate),
    "cold-crates": Thing(50, 56, lambda b, x, y: _crate(b, x, y, (126, 144, 152), 50), "at_wall"),
    "barrels": Thing(80, 56, _barrels, "at_wall"),
    "lab-bench": Thing(150, 72, lambda b, x, y: _bench(b, x, y - 8), "at_wall", (150, (120, 255, 200), 0.55)),
    "stove": Thing(104, 90, lambda b, x, y: _stove(b, x, y - 22), "at_wall", (210, (255, 140, 50), 0.9)),
    "boiler": Thing(140, 86, _boiler, "at_wall", (280, (255, 120, 36), 1.0)),
    "coal": Thing(128, 90, _coal),
    "machine": Thing(150, 96, _machine, "at_wall"),
    "levers": Thing(128, 60, _levers, "at_wall", (150, (180, 220, 255), 0.5)),
    "seats": Thing(154, 36, _seats),
    "lectern": Thing(128, 60, _lectern, "at_wall", (190, LAMP, 0.6)),
    "spot": Thing(180, 80, _spot, light=(200, (255, 232, 170), 0.9)),
    "hay": Thing(110, 64, _hay),
    "logs": Thing(112, 66, _logs),
}
