"""The creatures of the derelict station as our own outlines: no font has them, and each must be told apart by its silhouette
alone, also as a 20 pixel mark on a phone.

Coordinates are shares of a square. What is cut out of an outline (eyes, pores, rings) is drawn with 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from rendering.kit.outlines import Pen, Point, through


def _spore(p: Pen) -> None:
    """A swollen pod on roots, its pores open, seeds drifting off."""
    for side in (-1, 1):
        p.limb([(0.5 + side * 0.04, 0.76), (0.5 + side * 0.16, 0.87), (0.5 + side * 0.34, 0.92)], 0.05, 0.018)
        p.limb([(0.5 + side * 0.03, 0.78), (0.5 + side * 0.08, 0.91), (0.5 + side * 0.17, 0.985)], 0.045, 0.016)
    p.blob(
        [
            (0.50, 0.22), (0.68, 0.25), (0.82, 0.38), (0.86, 0.55), (0.78, 0.72), (0.62, 0.81),
            (0.50, 0.83), (0.38, 0.81), (0.22, 0.72), (0.14, 0.55), (0.18, 0.38), (0.32, 0.25),
        ]
    )  # fmt: skip
    for x, y, r in ((0.50, 0.50, 0.115), (0.29, 0.44, 0.065), (0.71, 0.44, 0.065), (0.36, 0.68, 0.06), (0.64, 0.68, 0.06)):
        p.dot(x, y, r, 0)
    p.dot(0.50, 0.50, 0.055)
    for x, y, r in (
        (0.50, 0.09, 0.065),
        (0.23, 0.14, 0.05),
        (0.77, 0.14, 0.05),
        (0.06, 0.29, 0.036),
        (0.94, 0.29, 0.036),
        (0.365, 0.03, 0.03),
        (0.635, 0.03, 0.03),
    ):
        p.dot(x, y, r)


def _parasite(p: Pen) -> None:
    """Seen from above: eight jointed legs, a plated back, a lash of a tail."""
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> Point:
            return 0.5 + side * x, y

        p.limb([at(0.10, 0.30), at(0.30, 0.10), at(0.24, 0.005)], 0.034, 0.012)
        p.limb([at(0.12, 0.38), at(0.40, 0.24), at(0.47, 0.04)], 0.036, 0.012)
        p.limb([at(0.12, 0.48), at(0.42, 0.44), at(0.495, 0.66)], 0.036, 0.012)
        p.limb([at(0.10, 0.55), at(0.31, 0.62), at(0.34, 0.90)], 0.034, 0.012)
        p.sharp([at(0.02, 0.23), at(0.11, 0.13), at(0.05, 0.06), at(0.17, 0.14), at(0.12, 0.26)])
    p.limb([(0.5, 0.60), (0.49, 0.76), (0.56, 0.86), (0.52, 0.96), (0.42, 0.955)], 0.075, 0.014)
    p.blob(
        [
            (0.5, 0.17),
            (0.62, 0.22),
            (0.68, 0.38),
            (0.65, 0.54),
            (0.57, 0.66),
            (0.5, 0.69),
            (0.43, 0.66),
            (0.35, 0.54),
            (0.32, 0.38),
            (0.38, 0.22),
        ]
    )
    for side in (-1, 1):
        p.dot(0.5 + side * 0.065, 0.275, 0.034, 0)
    for y, w in ((0.40, 0.115), (0.495, 0.105), (0.585, 0.075)):
        p.limb([(0.5 - w, y - 0.03), (0.5, y), (0.5 + w, y - 0.03)], 0.013, 0.013, 0)


def _mutant(p: Pen) -> None:
    """A hulk, head sunk between its shoulders, one arm grown into a claw that drags on the floor."""
    p.blob([(0.35, 0.62), (0.33, 0.80), (0.29, 0.97), (0.47, 0.975), (0.50, 0.82), (0.52, 0.66)])
    p.blob([(0.54, 0.62), (0.60, 0.80), (0.61, 0.97), (0.79, 0.975), (0.74, 0.80), (0.68, 0.62)])
    p.blob(
        [
            (0.42, 0.13), (0.62, 0.16), (0.76, 0.24), (0.80, 0.38), (0.71, 0.55), (0.70, 0.70),
            (0.52, 0.74), (0.35, 0.70), (0.31, 0.55), (0.20, 0.40), (0.24, 0.20),
        ]
    )  # fmt: skip
    for x, y, tip in ((0.27, 0.20, (0.17, 0.015)), (0.37, 0.14, (0.335, -0.0)), (0.20, 0.30, (0.035, 0.16))):
        p.limb([(x, y), tip], 0.05, 0.006)
    # The head, forward and low, framed by a dark line so that it stands off the chest.
    head = [
        (0.50, 0.13),
        (0.57, 0.075),
        (0.66, 0.085),
        (0.72, 0.16),
        (0.705, 0.27),
        (0.66, 0.36),
        (0.60, 0.385),
        (0.54, 0.36),
        (0.50, 0.27),
        (0.475, 0.19),
    ]
    p.blob([(0.6 + (x - 0.6) * 1.22, 0.23 + (y - 0.23) * 1.16) for x, y in head], 0)
    p.blob(head)
    for side, x in ((-1, 0.597), (1, 0.613)):
        p.sharp([(x + side * 0.012, 0.235), (x + side * 0.085, 0.175), (x + side * 0.075, 0.235)], 0)
    p.sharp([(0.535, 0.275), (0.675, 0.275), (0.645, 0.345), (0.62, 0.315), (0.605, 0.345), (0.585, 0.315), (0.56, 0.345)], 0)
    # The small arm, bent to the chest.
    p.limb([(0.75, 0.32), (0.895, 0.45), (0.83, 0.60)], 0.08, 0.05)
    for dx, dy in ((-0.06, 0.11), (0.0, 0.135), (0.06, 0.105)):
        p.limb([(0.83, 0.61), (0.83 + dx, 0.61 + dy)], 0.03, 0.008)
    # The claw.
    p.limb([(0.28, 0.30), (0.115, 0.44), (0.145, 0.64)], 0.125, 0.10)
    for tip, bend in (((0.015, 0.945), (0.02, 0.80)), ((0.145, 0.99), (0.125, 0.84)), ((0.27, 0.925), (0.235, 0.80))):
        p.limb([(0.145, 0.66), bend, tip], 0.064, 0.008)
    for a, b, c in (((0.43, 0.49), (0.53, 0.53), (0.64, 0.485)), ((0.44, 0.59), (0.53, 0.625), (0.62, 0.585))):
        p.limb([a, b, c], 0.013, 0.013, 0)


def _cultist(p: Pen) -> None:
    """A pointed hood with nothing in it but eyes, a blade held upright before the robe."""
    p.blob(
        [
            (0.47, 0.005), (0.60, 0.09), (0.70, 0.24), (0.71, 0.37), (0.84, 0.50), (0.90, 0.72), (0.945, 0.985),
            (0.70, 0.97), (0.50, 0.985), (0.30, 0.97), (0.055, 0.985), (0.10, 0.72), (0.16, 0.50), (0.29, 0.37), (0.29, 0.24), (0.37, 0.10),
        ]
    )  # fmt: skip
    p.blob([(0.50, 0.155), (0.60, 0.21), (0.625, 0.32), (0.57, 0.41), (0.50, 0.44), (0.43, 0.41), (0.375, 0.32), (0.40, 0.21)], 0)
    for side in (-1, 1):
        p.sharp([(0.5 + side * 0.02, 0.305), (0.5 + side * 0.09, 0.262), (0.5 + side * 0.088, 0.318)])
        p.limb([(0.5 + side * 0.17, 0.47), (0.5 + side * 0.20, 0.70), (0.5 + side * 0.25, 0.985)], 0.010, 0.016, 0)
    p.sharp([(0.5, 0.49), (0.548, 0.57), (0.535, 0.735), (0.465, 0.735), (0.452, 0.57)], 0)
    p.sharp([(0.395, 0.745), (0.605, 0.745), (0.605, 0.787), (0.395, 0.787)], 0)
    p.limb([(0.5, 0.79), (0.5, 0.885)], 0.03, 0.03, 0)


def _worm(p: Pen) -> None:
    """Rearing up out of the floor: a ringed body in an S, a round maw full of teeth."""
    spine = [(0.97, 0.91), (0.72, 0.925), (0.43, 0.91), (0.22, 0.79), (0.25, 0.60), (0.48, 0.50), (0.64, 0.38), (0.60, 0.28)]
    p.limb(spine, 0.035, 0.175)
    curve = through(spine, steps=26)
    for share in (0.10, 0.19, 0.28, 0.37, 0.46, 0.55, 0.64):
        i = round(share * (len(curve) - 1))
        (x0, y0), (x1, y1) = curve[i - 3], curve[i + 3]
        x, y = curve[i]
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        r = 0.035 + 0.14 * share
        p.limb([(x - nx * r * 1.25, y - ny * r * 1.25), (x + nx * r * 0.5, y + ny * r * 0.5)], 0.018, 0.008, 0)
    cx, cy, r = 0.57, 0.27, 0.215
    ring = 11
    for i in range(ring):
        a = 2 * math.pi * i / ring
        p.sharp(
            [
                (cx + (r - 0.02) * math.cos(a - 0.24), cy + (r - 0.02) * math.sin(a - 0.24)),
                (cx + (r + 0.055) * math.cos(a), cy + (r + 0.055) * math.sin(a)),
                (cx + (r - 0.02) * math.cos(a + 0.24), cy + (r - 0.02) * math.sin(a + 0.24)),
            ]
        )
    p.dot(cx, cy, r)
    p.dot(cx, cy, r * 0.81, 0)
    for i in range(8):
        a = 2 * math.pi * (i + 0.5) / 8
        p.sharp(
            [
                (cx + r * 0.84 * math.cos(a - 0.2), cy + r * 0.84 * math.sin(a - 0.2)),
                (cx + r * 0.42 * math.cos(a), cy + r * 0.42 * math.sin(a)),
                (cx + r * 0.84 * math.cos(a + 0.2), cy + r * 0.84 * math.sin(a + 0.2)),
            ]
        )


_BEASTS: dict[str, Callable[[Pen], None]] = {
    "spore": _spore,
    "parasite": _parasite,
    "mutant": _mutant,
    "cultist": _cultist,
    "worm": _worm,
}
NAMES = tuple(_BEASTS)


def outline(name: str, size: int) -> Image.Image:
    """A creature's silhouette as a mask of size x size."""
    pen = Pen(size)
    _BEASTS[name](pen)
    return pen.mask
