"""Under the sky: gardens, the shore, ships."""

from __future__ import annotations

import math
import random

from rendering.theme import mix

from ..brush import BLACK, FACE, Brush, vary
from .thing import Thing


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


def _lamp_post(b: Brush, x: float, y: float) -> None:
    b.rect(x + 7, FACE - 20, 6, 70, (60, 56, 60), 2)
    b.oval(x + 10, FACE - 24, 9, 10, (255, 220, 130))
    b.oval(x + 10, FACE - 24, 5, 6, (255, 250, 220))


THINGS: dict[str, Thing] = {
    "boat": Thing(134, 50, _boat),
    "rope": Thing(52, 40, _rope),
    "bollards": Thing(100, 42, _bollards),
    "mast": Thing(98, 50, _mast, "at_wall"),
    "ship-wheel": Thing(64, 58, _wheel, "at_wall"),
    "hammock": Thing(120, 46, _hammock),
    "great-lamp": Thing(84, 80, lambda b, x, y: _great_lamp(b, x, y + 14), "at_wall", (330, (255, 240, 180), 1.0)),
    "reeds": Thing(84, 64, _reeds),
    "dead-tree": Thing(92, 104, _dead_tree),
    "tree": Thing(88, 88, _tree),
    "hedge": Thing(140, 58, _hedge),
    "fountain": Thing(136, 100, _fountain),
    "fence": Thing(0, 0, _fence),
    "lamp-post": Thing(20, 50, _lamp_post, "at_wall", (170, (255, 196, 104), 0.9)),
}
