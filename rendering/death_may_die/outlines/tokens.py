"""Tokens and signs."""

from __future__ import annotations

import math

from rendering.kit.outlines import Pen, Point


def sign(p: Pen) -> None:
    """The Yellow Sign: three arms that curl."""
    for i in range(3):
        a = math.radians(-90 + 120 * i)
        points: list[Point] = []
        for j in range(9):
            t = j / 8
            r = 0.06 + 0.40 * min(1, t * 1.35) - max(0, t - 0.72) * 0.42
            turn = a + t * 1.5 + max(0, t - 0.6) * 2.0
            points.append((0.5 + r * math.cos(turn), 0.52 + r * math.sin(turn)))
        p.limb(points, 0.085, 0.035)
    p.dot(0.5, 0.52, 0.11)
    p.dot(0.5, 0.52, 0.05, 0)


def altar(p: Pen) -> None:
    p.sharp(
        [
            (0.04, 0.34),
            (0.96, 0.34),
            (0.96, 0.50),
            (0.86, 0.50),
            (0.86, 0.86),
            (0.94, 0.86),
            (0.94, 0.98),
            (0.06, 0.98),
            (0.06, 0.86),
            (0.14, 0.86),
            (0.14, 0.50),
            (0.04, 0.50),
        ]
    )
    for x in (0.18, 0.82):
        p.sharp([(x - 0.045, 0.34), (x - 0.045, 0.17), (x + 0.045, 0.17), (x + 0.045, 0.34)])
        p.blob([(x, 0.0), (x + 0.05, 0.09), (x, 0.15), (x - 0.05, 0.09)])
    p.dot(0.5, 0.68, 0.13, 0)
    p.dot(0.5, 0.68, 0.075)
    p.limb([(0.5, 0.34), (0.5, 0.10)], 0.035, 0.01)
    p.limb([(0.42, 0.22), (0.58, 0.22)], 0.025, 0.025)


def broken(p: Pen) -> None:
    """An altar in two."""
    p.sharp(
        [
            (0.02, 0.42),
            (0.40, 0.30),
            (0.46, 0.42),
            (0.40, 0.52),
            (0.47, 0.64),
            (0.40, 0.80),
            (0.45, 0.98),
            (0.06, 0.98),
            (0.06, 0.86),
            (0.14, 0.84),
            (0.14, 0.56),
            (0.04, 0.58),
        ]
    )
    p.sharp(
        [
            (0.56, 0.44),
            (0.98, 0.36),
            (0.96, 0.52),
            (0.86, 0.54),
            (0.86, 0.84),
            (0.95, 0.86),
            (0.95, 0.98),
            (0.58, 0.98),
            (0.54, 0.82),
            (0.60, 0.66),
            (0.52, 0.54),
        ]
    )


def corpse(p: Pen) -> None:
    """Somebody on the floor, limbs flung out."""
    turn = math.radians(-68)

    def at(x: float, y: float) -> Point:
        x, y = (x - 0.5) * 0.82, (y - 0.5) * 0.82
        return 0.5 + x * math.cos(turn) - y * math.sin(turn), 0.5 + x * math.sin(turn) + y * math.cos(turn)

    p.dot(*at(0.5, 0.13), 0.095)
    p.limb([at(0.5, 0.30), at(0.5, 0.56)], 0.105, 0.085)
    for s in (-1, 1):
        p.limb([at(0.5 + s * 0.07, 0.28), at(0.5 + s * 0.25, 0.33 - s * 0.04), at(0.5 + s * 0.38, 0.30 - s * 0.16)], 0.052, 0.038)
        p.limb([at(0.5 + s * 0.05, 0.58), at(0.5 + s * 0.13, 0.78), at(0.5 + s * 0.19, 0.97)], 0.065, 0.045)


def sun(p: Pen) -> None:
    """The summoning symbol: a black sun with an eye."""
    for i in range(12):
        a = math.pi * i / 6
        r = 0.5 if i % 2 == 0 else 0.41
        p.sharp(
            [
                (0.5 + 0.28 * math.sin(a - 0.2), 0.5 - 0.28 * math.cos(a - 0.2)),
                (0.5 + r * math.sin(a), 0.5 - r * math.cos(a)),
                (0.5 + 0.28 * math.sin(a + 0.2), 0.5 - 0.28 * math.cos(a + 0.2)),
            ]
        )
    p.dot(0.5, 0.5, 0.29)
    p.dot(0.5, 0.5, 0.205, 0)
    p.blob([(0.30, 0.5), (0.5, 0.375), (0.70, 0.5), (0.5, 0.625)])
    p.dot(0.5, 0.5, 0.052, 0, ry=0.105)
