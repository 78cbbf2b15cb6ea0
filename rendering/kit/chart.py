"""A chart of tracks over the turns of a game: stepped curves with light under them, numbers at their ends, badges along the top."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageChops, ImageOps

from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE
from rendering.theme import RGB, Seat, mix

from .story import Summary

BADGE = 58
DASH, GAP = 6, 16


def round_step(whole: int, most: int) -> int:
    """How far apart numbers along an axis are: 1, 2, 5, 10, 20, 50 …, so that there are about `most` at the most."""
    return next(n * 10**k for k in range(12) for n in (1, 2, 5) if n * 10**k * most >= whole)


def _falling(w: int, h: int) -> Image.Image:
    """Light that is strong below a curve and gone at the floor."""
    return CACHE.get_small(("falling", w, h), w * h, lambda: ImageOps.invert(Image.linear_gradient("L")).resize((w, h)))


class Chart:
    """`plot` is where the curves lie, `turns` how many the whole width is. Values are shares: 0 at the bottom, 1 at the top."""

    def __init__(self, c: Canvas, plot: Box, turns: int) -> None:
        self.c, self.plot, self.turns = c, plot, max(1, turns)

    def at(self, turn: float, share: float) -> tuple[float, float]:
        return (
            self.plot.x0 + self.plot.w * turn / self.turns,
            self.plot.y1 - self.plot.h * max(0.0, min(1.0, share)),
        )

    def level(self, share: float, alpha: float = 0.9) -> float:
        """A line across; returns its height, for the number beside it."""
        y = self.at(0, share)[1]
        self.c.stroke((self.plot.x0, y), (self.plot.x1, y), 2, self.c.theme.brass_dark, alpha)
        return y

    def moment(self, turn: float, tone: RGB) -> None:
        """A dotted line where something happened to everybody."""
        x = self.at(turn, 0)[0]
        for y in range(self.plot.y0, self.plot.y1, GAP):
            self.c.stroke((x, y), (x, min(self.plot.y1, y + DASH)), 2, tone, 0.4)

    def curve(self, values: Sequence[tuple[float, float]], tone: RGB, *, light: float = 0.3, line: int = 7) -> None:
        """A stepped line from (turn, share), with light under it."""
        c, floor = self.c, self.plot.y1
        points = [self.at(*value) for value in values]
        steps: list[tuple[float, float]] = [points[0]]
        for x, y in points[1:]:
            steps += [(x, steps[-1][1]), (x, y)]
        left, right = steps[0][0], steps[-1][0]
        top = min(y for _, y in steps)
        w, h = max(2, round(right - left)), max(2, round(floor - top))
        area = tuple([(x - left, y - top) for x, y in steps] + [(right - left, floor - top), (0.0, floor - top)])
        c.stamp(ImageChops.multiply(shapes.polygon(w, h, area), _falling(w, h)), left, top, tone, light)
        for a, b in pairwise(steps):
            c.stroke(a, b, line + 5, mix(tone, (0, 0, 0), 0.7), 0.6)
        for a, b in pairwise(steps):
            c.stroke(a, b, line, tone)

    def ends(self, ends: Sequence[tuple[float, str, int]], size: int, apart: int) -> None:
        """Icon and number behind each curve, from (share, icon, value); they keep `apart` pixels."""
        c = self.c
        placed: list[tuple[float, str, int]] = sorted((self.at(self.turns, share)[1], icon, n) for share, icon, n in ends)
        for i in range(1, len(placed)):
            if placed[i][0] - placed[i - 1][0] < apart:
                above = min(placed[i - 1][0], self.plot.y1 - apart * (len(placed) - i))
                placed[i - 1] = (above, *placed[i - 1][1:])
                placed[i] = (above + apart + 2, *placed[i][1:])
        for y, icon, n in placed:
            tone = c.theme.icon_colour(icon) or c.theme.text
            c.text((self.plot.x1 + 18, y), f"{{{icon}}} {n}", size, face="heavy", colour=tone, name=f"end-{icon}")

    def seats(self, ends: Sequence[tuple[float, Seat, str]], x: float, size: int = 44) -> None:
        """Whose each curve is: a letter in their colour and shape behind its end, from (share, seat, letter), none on another."""
        step = size + 2
        placed: list[tuple[float, Seat, str]] = []
        low: float = self.plot.y1 + step
        for share, seat, letter in sorted(ends, key=lambda end: (end[0], end[1].index)):
            low = min(self.at(self.turns, share)[1], low - step)
            placed.append((low, seat, letter))
        up = max(0.0, self.plot.y0 - low)
        for i, (y, seat, letter) in enumerate(placed):
            shape = "hexagon" if seat.shape == "diamond" else seat.shape
            y = min(y + up, self.plot.y1 - i * step)
            self.c.badge((x, y), letter, size, seat.colour, shape, name=f"end{seat.index}", over=False)

    def numbers(self, points: Sequence[Summary], above: int = 22) -> None:
        """Turning points, numbered along the top; two in neighbouring turns stand beside each other."""
        last = -1000.0
        for i, p in enumerate(points):
            x = max(self.at(p.number, 0)[0], last + BADGE + 4)
            x = min(x, self.plot.x1 - BADGE / 2 - (len(points) - 1 - i) * (BADGE + 4))
            self.c.stroke(
                (self.at(p.number, 0)[0], self.plot.y0 - above),
                (self.at(p.number, 0)[0], self.plot.y1),
                2,
                self.c.theme.brass,
                0.45,
            )
            self.c.badge((x, self.plot.y0 - above), str(i + 1), BADGE, self.c.theme.brass, name=f"point{i}", over=False)
            last = x
