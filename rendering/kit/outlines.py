"""Outlines of our own, where no font has one: a pen for masks, with smooth shapes and limbs.

Coordinates are shares of a square.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

Point = tuple[float, float]


def through(points: Sequence[Point], closed: bool = False, steps: int = 14) -> list[Point]:
    """A smooth curve through points (Catmull-Rom)."""
    n = len(points)
    out: list[Point] = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[min(n - 1, max(0, i + k))] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append(
                (
                    0.5
                    * (
                        2 * p1[0]
                        + (p2[0] - p0[0]) * t
                        + (2 * p0[0] - 5 * p1[0] + 4 * p2[0] - p3[0]) * t * t
                        + (3 * p1[0] - p0[0] - 3 * p2[0] + p3[0]) * t**3
                    ),
                    0.5
                    * (
                        2 * p1[1]
                        + (p2[1] - p0[1]) * t
                        + (2 * p0[1] - 5 * p1[1] + 4 * p2[1] - p3[1]) * t * t
                        + (3 * p1[1] - p0[1] - 3 * p2[1] + p3[1]) * t**3
                    ),
                )
            )
    if not closed:
        out.append(points[-1])
    return out


class Pen:
    """Draws a mask; what is cut out of an outline (eyes, pores, rings) is drawn with 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.mask = Image.new("L", (size, size), 0)
        self.pen = ImageDraw.Draw(self.mask)

    def _at(self, p: Point) -> Point:
        return p[0] * self.size, p[1] * self.size

    def blob(self, points: Sequence[Point], fill: int = 255) -> None:
        """A smooth closed shape through points."""
        self.pen.polygon([self._at(p) for p in through(points, closed=True)], fill=fill)

    def sharp(self, points: Sequence[Point], fill: int = 255) -> None:
        self.pen.polygon([self._at(p) for p in points], fill=fill)

    def dot(self, x: float, y: float, r: float, fill: int = 255, ry: float | None = None) -> None:
        s, ry = self.size, r if ry is None else ry
        self.pen.ellipse(((x - r) * s, (y - ry) * s, (x + r) * s, (y + ry) * s), fill=fill)

    def limb(self, points: Sequence[Point], start: float, end: float, fill: int = 255) -> None:
        """A tapering stroke: round brushes along a curve, from one radius to another."""
        curve = through(points, steps=26)
        for i, (x, y) in enumerate(curve):
            self.dot(x, y, start + (end - start) * i / (len(curve) - 1), fill)
