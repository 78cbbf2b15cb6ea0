"""What people live with: beds, shelves, tables, rugs."""

from __future__ import annotations

import random

from rendering.theme import RGB, mix

from ..brush import BLACK, FACE, WHITE, Brush, vary
from .thing import LAMP, Thing


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


def _fireplace(b: Brush, x: float, y: float) -> None:
    b.rect(x - 6, 4, 122, 12, (168, 154, 140), 3)
    b.rect(x, 12, 110, 62, (132, 120, 110), 3)
    b.rect(x + 18, 28, 74, 46, (20, 12, 12), 6)
    for dx, h in ((36, 26), (54, 36), (72, 24)):
        b.shape([(x + dx - 12, 72), (x + dx - 4, 72 - h), (x + dx + 4, 66 - h * 0.5), (x + dx + 12, 72)], (250, 130, 30))
        b.shape([(x + dx - 7, 72), (x + dx - 2, 72 - h * 0.6), (x + dx + 7, 72)], (255, 226, 120))


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


def _slabs(b: Brush, x: float, y: float) -> None:
    """A morgue's tables."""
    b.block(x, y, 70, 92, 14, (186, 196, 200), (120, 132, 138), 6)
    b.rect(x + 12, y + 8, 46, 76, (226, 228, 224), 16)
    b.oval(x + 35, y + 20, 13, 11, (212, 214, 210))


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
    "rug": Thing(190, 84, lambda b, x, y: _rug(b, x, y, 190, 84)),
    "blue-rug": Thing(190, 96, lambda b, x, y: _rug(b, x, y, 190, 96, (44, 66, 84))),
    "runner": Thing(0, 60, lambda b, x, y: _rug(b, 18, y, b.w - 36, 60, (128, 30, 34))),
    "desk": Thing(112, 66, _desk, "at_wall", (190, LAMP, 0.85)),
    "table": Thing(118, 62, _table),
    "fireplace": Thing(110, 20, _fireplace, "at_wall", (240, (255, 150, 60), 1.0)),
    "armchair": Thing(62, 56, _armchair),
    "mirror": Thing(52, 60, _mirror, "at_wall", (150, LAMP, 0.6)),
    "trunk": Thing(78, 54, _trunk),
    "pots": Thing(124, 62, _pots, "at_wall"),
    "blood": Thing(60, 34, _blood),
    "frost": Thing(110, 70, _frost),
    "slab": Thing(70, 106, _slabs, "at_wall"),
}
