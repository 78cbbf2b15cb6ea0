"""What people pray to, and where the dead lie."""

from __future__ import annotations

import math
import random

from rendering.theme import RGB, mix

from ..brush import BLACK, FACE, WHITE, Brush, vary
from .thing import Thing


def _pew(b: Brush, x: float, y: float, tone: RGB = (104, 66, 40)) -> None:
    b.block(x, y, 120, 14, 16, mix(tone, WHITE, 0.12), tone)
    b.rect(x - 4, y - 10, 128, 12, mix(tone, BLACK, 0.15), 3)
    b.line([(x - 2, y - 9), (x + 122, y - 9)], mix(tone, WHITE, 0.3), 1.4)


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


THINGS: dict[str, Thing] = {
    "pew": Thing(124, 30, _pew),
    "cross": Thing(56, 54, _cross, "at_wall", (200, (255, 220, 160), 0.8)),
    "candles": Thing(34, 36, _candles, light=(150, (255, 180, 80), 0.85)),
    "tomb": Thing(118, 64, _tomb, "at_wall"),
    "niches": Thing(146, 50, _niches, "on_wall"),
    "bones": Thing(92, 62, _bones),
    "idol": Thing(96, 100, lambda b, x, y: _idol(b, x, y - 30), "at_wall", (200, (90, 240, 200), 0.7)),
    "steps": Thing(220, 96, lambda b, x, y: _steps(b, x, y - 8), "at_wall", (240, (90, 240, 200), 0.8)),
    "circle": Thing(300, 140, _circle, light=(280, (255, 90, 60), 0.6)),
    "stones": Thing(282, 90, _stones, "at_wall"),
    "menhir": Thing(46, 78, _menhir),
}
