"""The five creatures, with outlines of their own."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rendering.kit.people.figures import Pen, darken, lighten
from rendering.theme import RGB

Points = Sequence[tuple[float, float]]


def _limb(p: Pen, points: Points, start: float, end: float, c: RGB) -> None:
    """A tapering limb in steps of a few strokes."""
    n = len(points) - 1
    for i in range(n):
        p.stroke([points[i], points[i + 1]], c, start + (end - start) * i / max(1, n - 1))


def _ghoul(p: Pen, x: float, y: float, k: float, c: RGB) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * k, y + b * k) for a, b in points]

    for side in (-1, 1):
        p.stroke(at((10 * side, -30), (18 * side, -14), (13 * side, 0)), darken(c, 0.25), 6 * k)
        p.stroke(at((14 * side, -46), (27 * side, -30), (24 * side, -8)), c, 5.4 * k)
        for d in (-4, 0, 4):
            p.stroke(at((24 * side, -8), ((24 + d) * side, 0)), (236, 226, 204), 1.6 * k, ink=False)
    p.shape(at((-18, -28), (-20, -48), (-8, -58), (10, -58), (20, -46), (17, -26), (0, -20)), c)
    for i in range(3):
        p.stroke(at((-9, -44 + i * 7), (0, -41 + i * 7), (9, -44 + i * 7)), darken(c, 0.35), 1.3 * k, ink=False)
    for side in (-1, 1):
        p.shape(at((8 * side, -74), (20 * side, -88), (15 * side, -66)), darken(c, 0.1))
    p.shape(at((-13, -62), (-13, -76), (-6, -83), (6, -83), (13, -76), (13, -62), (8, -50), (-8, -50)), c)
    p.shape(at((-8, -58), (8, -58), (6, -51), (-6, -51)), (60, 12, 20))
    for i in range(4):
        p.shape(at((-7 + i * 4, -58.4), (-5 + i * 4, -54), (-3 + i * 4, -58.4)), (240, 232, 210), ink=False)
    for side in (-1, 1):
        p.oval(x + 5.6 * side * k, y - 69 * k, 2.9 * k, 2.5 * k, (255, 214, 90), line=1)
        p.oval(x + 5.6 * side * k, y - 69 * k, 1 * k, 1.5 * k, (20, 10, 10), ink=False)


def ghoul_pack(p: Pen) -> None:
    _ghoul(p, -30, -22, 0.78, (116, 122, 98))
    _ghoul(p, 31, -24, 0.74, (104, 108, 92))
    _ghoul(p, 0, 0, 1.08, (146, 150, 116))


def night_gaunt(p: Pen) -> None:
    """Slender, horned, winged, and where the face should be, nothing."""
    c = (58, 56, 84)
    for side in (-1, 1):
        wing = [(6, -66), (26, -112), (44, -118), (60, -92), (63, -58), (53, -72), (45, -50), (36, -66), (27, -44), (16, -56)]
        p.shape([(x * side, y) for x, y in wing], darken(c, 0.15 if side > 0 else 0.0))
        for tip in ((63, -58), (45, -50), (27, -44)):
            p.stroke([(26 * side, -111), (tip[0] * side, tip[1])], lighten(c, 0.2), 1.2, ink=False)
    tail = [(4, -32), (22, -20), (34, -26), (42, -12), (36, -2)]
    _limb(p, tail, 6, 2.4, darken(c, 0.1))
    p.shape([(33, -6), (43, -2), (34, 5)], lighten(c, 0.15))
    for side in (-1, 1):
        p.stroke([(5 * side, -36), (12 * side, -18), (8 * side, 0)], darken(c, 0.1), 6)
        p.stroke([(9 * side, -68), (19 * side, -50), (13 * side, -34)], c, 5)
        for d in (-3, 0, 3):
            p.stroke([(13 * side, -34), ((13 + d) * side, -27)], lighten(c, 0.3), 1.6, ink=False)
    p.shape([(-9, -34), (-8, -52), (-12, -70), (0, -78), (12, -70), (8, -52), (9, -34)], c)
    for side in (-1, 1):
        p.shape([(4 * side, -98), (12 * side, -118), (9 * side, -94)], lighten(c, 0.1))
    p.shape([(-10, -82), (-10, -96), (0, -104), (10, -96), (10, -82), (0, -74)], c)
    p.shape([(2, -76), (3, -101), (9, -95), (9, -83)], darken(c, 0.3), ink=False)
    p.arc(0, -89, 6, 8, 200, 300, lighten(c, 0.5), 1.4)


def shoggoth_spawn(p: Pen) -> None:
    """A heap that thinks up eyes as it needs them."""
    c = (50, 84, 66)
    for x, y, side in ((-34, -34, -1), (36, -30, 1), (-20, -66, -1), (22, -70, 1)):
        _limb(p, [(x * 0.5, y + 14), (x, y), (x + 16 * side, y - 14), (x + 11 * side, y - 30)], 9, 3, darken(c, 0.2))
    p.shape(
        [
            (-56, 0), (-60, -14), (-46, -26), (-48, -44), (-32, -52), (-28, -72), (-10, -76), (0, -92), (14, -78), (30, -76),
            (34, -54), (50, -46), (46, -28), (60, -16), (56, 0),
        ],
        c,
    )  # fmt: skip
    for x, y, r in ((-30, -14, 12), (4, -10, 14), (34, -16, 11), (-16, -40, 11), (22, -44, 12), (0, -66, 9)):
        p.oval(x, y, r, r * 0.86, lighten(c, 0.16), line=1)
        p.arc(x, y, r * 0.7, r * 0.6, 190, 280, lighten(c, 0.55), 1.6)
    for x, y, r in ((-38, -32, 5), (-4, -28, 6.4), (36, -36, 5), (8, -54, 5.4), (-20, -58, 4.4), (20, -20, 5), (-22, -6, 4)):
        p.oval(x, y, r, r, (236, 240, 200), line=1.2)
        p.oval(x + 1, y + 0.6, r * 0.5, r * 0.62, (120, 16, 24), ink=False)
        p.oval(x + 1, y + 0.6, r * 0.22, r * 0.3, (10, 6, 8), ink=False)
    p.shape([(-12, -44), (14, -46), (9, -36), (-8, -34)], (30, 10, 16))
    for i in range(5):
        p.shape([(-11 + i * 5, -44.4), (-9 + i * 5, -39), (-7 + i * 5, -44.6)], (240, 232, 210), ink=False)


def star_vampire(p: Pen) -> None:
    """Nobody sees it until it has drunk: a bell of glass, and the red in it."""
    glass, blood = (120, 110, 168), (214, 34, 54)
    for i in range(9):
        x = -32 + i * 8.0
        bend = 7 * math.sin(i * 1.9)
        _limb(
            p,
            [(x * 0.8, -46), (x + bend, -28), (x - bend * 0.8, -12), (x + bend * 0.6, 0)],
            5.4,
            2.2,
            darken(glass, 0.2) if i % 2 else blood,
        )
    p.shape(
        [
            (-42, -44),
            (-44, -70),
            (-30, -100),
            (0, -114),
            (30, -100),
            (44, -70),
            (42, -44),
            (30, -50),
            (18, -42),
            (6, -50),
            (-6, -42),
            (-18, -50),
            (-30, -42),
        ],
        glass,
    )
    p.shape(
        [(-28, -56), (-28, -76), (-14, -96), (0, -100), (14, -96), (28, -76), (28, -56), (12, -62), (0, -54), (-12, -62)],
        darken(blood, 0.25),
        ink=False,
    )
    for a in range(0, 360, 40):
        x, y = 18 * math.cos(math.radians(a)), -78 + 15 * math.sin(math.radians(a))
        p.stroke([(0, -78), (x, y)], lighten(blood, 0.25), 1.6, ink=False)
    p.oval(0, -78, 8.6, 8.6, (255, 200, 190), line=1)
    p.oval(0, -78, 3.2, 5.6, (40, 0, 8), ink=False)
    p.arc(-6, -80, 34, 32, 190, 262, (236, 232, 255), 3)
    for x, y in ((-34, -62), (34, -66), (22, -92), (-22, -96)):
        p.oval(x, y, 3, 3, (244, 240, 255), line=0.8)


def byakhee(p: Pen) -> None:
    """Not crow, nor mole, nor wasp: something of each, and wings."""
    c = (120, 92, 62)
    for side in (-1, 1):
        wing = [
            (8, -70),
            (24, -108),
            (50, -120),
            (64, -104),
            (62, -84),
            (54, -90),
            (54, -68),
            (44, -78),
            (40, -54),
            (30, -66),
            (20, -50),
        ]
        p.shape([(x * side, y) for x, y in wing], darken((146, 112, 74), 0.12 if side > 0 else 0.0))
        for tip in ((62, -84), (54, -68), (40, -54)):
            p.stroke([(24 * side, -106), (tip[0] * side, tip[1])], (84, 60, 40), 1.3, ink=False)
        p.stroke([(8 * side, -38), (19 * side, -24), (12 * side, -8)], darken(c, 0.2), 4.4)
        for d in (-4, 0, 4):
            p.stroke([(12 * side, -8), ((12 + d) * side, 0)], (60, 44, 34), 2, ink=False)
    p.shape([(-13, -66), (-16, -46), (-10, -24), (0, -6), (10, -24), (16, -46), (13, -66)], c)
    for i in range(4):
        y = -56 + i * 10
        p.stroke([(-13 + i * 2, y), (0, y + 4), (13 - i * 2, y)], darken(c, 0.4), 1.6, ink=False)
    p.shape([(-14, -70), (-15, -86), (-8, -98), (8, -98), (15, -86), (14, -70), (0, -58)], lighten(c, 0.1))
    p.shape([(-6, -76), (6, -76), (2, -58), (0, -54), (-2, -58)], (60, 42, 32))
    for side in (-1, 1):
        p.oval(7.6 * side, -85, 4.8, 5.2, (255, 196, 60), line=1.2)
        p.oval(7.6 * side, -85, 1.6, 3.6, (20, 8, 4), ink=False)
        p.stroke([(6 * side, -97), (12 * side, -112), (18 * side, -116)], darken(c, 0.2), 2)


BEASTS: dict[str, Callable[[Pen], None]] = {
    "ghoul-pack": ghoul_pack,
    "night-gaunt": night_gaunt,
    "shoggoth-spawn": shoggoth_spawn,
    "star-vampire": star_vampire,
    "byakhee": byakhee,
}
