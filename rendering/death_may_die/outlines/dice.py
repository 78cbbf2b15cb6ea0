"""The faces of the dice."""

from __future__ import annotations

import math

from rendering.kit.outlines import Pen


def success(p: Pen) -> None:
    """A burst, a dagger cut out of it."""
    p.sharp(
        [
            (
                0.5 + (0.5 if i % 2 == 0 else 0.335) * math.sin(math.pi * i / 10),
                0.5 - (0.5 if i % 2 == 0 else 0.335) * math.cos(math.pi * i / 10),
            )
            for i in range(20)
        ]
    )
    p.sharp([(0.5, 0.13), (0.562, 0.24), (0.545, 0.58), (0.455, 0.58), (0.438, 0.24)], 0)
    p.sharp([(0.35, 0.585), (0.65, 0.585), (0.65, 0.645), (0.35, 0.645)], 0)
    p.limb([(0.5, 0.65), (0.5, 0.77)], 0.038, 0.038, 0)
    p.dot(0.5, 0.80, 0.055, 0)


def tentacle(p: Pen) -> None:
    p.limb(
        [
            (0.30, 1.0),
            (0.27, 0.82),
            (0.34, 0.62),
            (0.50, 0.46),
            (0.62, 0.30),
            (0.58, 0.13),
            (0.42, 0.07),
            (0.30, 0.16),
            (0.32, 0.28),
            (0.42, 0.29),
        ],
        0.20,
        0.03,
    )
    for x, y, r in (
        (0.46, 0.90, 0.052),
        (0.475, 0.745, 0.048),
        (0.58, 0.60, 0.043),
        (0.70, 0.46, 0.038),
        (0.755, 0.31, 0.032),
        (0.72, 0.15, 0.026),
    ):
        p.dot(x, y, r + 0.022)
        p.dot(x, y, r * 0.55, 0)
    p.limb([(0.72, 1.0), (0.80, 0.86), (0.74, 0.74), (0.86, 0.66), (0.93, 0.74)], 0.07, 0.016)


def elder(p: Pen) -> None:
    """A leaning five-pointed star with an eye of flame."""
    outer = [
        (0.5 + 0.5 * math.sin(2 * math.pi * i / 5 + 0.12), 0.52 - 0.5 * math.cos(2 * math.pi * i / 5 + 0.12)) for i in range(5)
    ]
    for i in range(5):
        a, b = outer[i], outer[(i + 2) % 5]
        p.limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 0.038, 0.038)
    p.blob([(0.30, 0.52), (0.5, 0.40), (0.70, 0.52), (0.5, 0.64)])
    p.blob([(0.35, 0.52), (0.5, 0.44), (0.65, 0.52), (0.5, 0.60)], 0)
    p.dot(0.5, 0.52, 0.035, ry=0.075)
