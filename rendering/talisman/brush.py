"""The brush the land is painted with: hills, trees, houses, towers, flames.

Positions are in per cent of the scene, sizes in hundredths of its shorter side, so that a scene fits any space.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageDraw

from rendering import shapes
from rendering.kit.people.figures import INK, Points, darken, lighten
from rendering.lettering import icon_mask
from rendering.theme import RGB

FLAME: tuple[RGB, RGB, RGB] = ((214, 60, 22), (250, 140, 30), (255, 226, 120))
# One within the other, from the outside; all have one outline, its foot at (0, 0).
FLAMES = tuple(zip((1.0, 0.7, 0.4), FLAME, strict=True))
FLAME_RIM: tuple[tuple[float, float], ...] = (
    (0, 0.6),
    (-3.4, -1.4),
    (-4, -4.4),
    (-2.2, -7),
    (-2.4, -9.4),
    (0.4, -13),
    (0.8, -9),
    (2.6, -7.4),
    (4, -4.6),
    (3.2, -1.2),
)
WIDE_SPACE = 1.16


class Scene:
    def __init__(self, w: int, h: int, seed: int, k: int, hour: float) -> None:
        self.hour = hour
        self.k, self.w, self.h = k, w, h
        self.W, self.H = w * k, h * k
        # In a wide and low space things stand a little larger, or they would be lost in it.
        self.u = min(self.W, self.H * (WIDE_SPACE if h < 0.66 * w else 1.0)) / 100
        self.im = Image.new("RGB", (self.W, self.H))
        self.pen = ImageDraw.Draw(self.im)
        self.rnd = random.Random(seed)
        self.seed = seed

    def at(self, x: float, y: float) -> tuple[float, float]:
        return x * self.W / 100, y * self.H / 100

    def done(self) -> Image.Image:
        return self.im.reduce(self.k)

    # grounds
    def sky(self, *cols: RGB) -> None:
        n = len(cols) - 1
        self.im.paste(shapes.gradient(self.W, self.H, *[(i / n * 0.8, c) for i, c in enumerate(cols)], (1.0, cols[-1])))

    def glow(self, x: float, y: float, r: float, c: RGB, a: float = 0.8) -> None:
        n = max(4, int(r * self.u))
        m = shapes.halo(2 * n, 2 * n, a)
        cx, cy = self.at(x, y)
        self.im.paste(c, (int(cx - n), int(cy - n)), m)

    def disc(self, x: float, y: float, r: float, c: RGB, ry: float | None = None) -> None:
        cx, cy = self.at(x, y)
        a = r * self.u
        b = (ry or r) * self.u
        self.pen.ellipse((cx - a, cy - b, cx + a, cy + b), fill=c)

    def fill(self, pts: Points, top: RGB, bottom: RGB | None = None, y0: float | None = None) -> None:
        """polygon in percent with a vertical gradient"""
        P = [self.at(*p) for p in pts]
        if bottom is None:
            self.pen.polygon(P, fill=top)
            return
        m = Image.new("L", (self.W, self.H), 0)
        ImageDraw.Draw(m).polygon(P, fill=255)
        a = max(0, int(min(p[1] for p in P)) if y0 is None else int(y0 * self.H / 100))
        b = max(a + 2, min(self.H, int(max(p[1] for p in P))))
        g = shapes.gradient(self.W, b - a, (0, top), (1, bottom))
        self.im.paste(g, (0, a), m.crop((0, a, self.W, b)))

    def ridge(
        self,
        y: float,
        amp: float,
        top: RGB,
        bottom: RGB | None = None,
        bumps: float = 3,
        seed: int = 1,
        rough: float = 0.0,
        phase: float | None = None,
    ) -> None:
        r = random.Random(self.seed * 31 + seed)
        ph = [r.random() * 6.3 for _ in range(4)] if phase is None else [phase] * 4
        pts = []
        for i in range(61):
            x = i / 60
            v = (
                math.sin(x * bumps * 3.14 + ph[0]) * 0.6
                + math.sin(x * bumps * 7.1 + ph[1]) * 0.28
                + math.sin(x * bumps * 15 + ph[2]) * 0.12
            )
            pts.append((x * 100, y - amp * v + (r.random() - 0.5) * rough))
        self.fill([*pts, (101, 101), (-1, 101)], top, bottom or darken(top, 0.35))

    def peak(self, x: float, y: float, w: float, h: float, c: RGB, snow: RGB | None = None, seed: int = 0) -> None:
        """a mountain: lit left, dark right"""
        r = random.Random(seed + int(x * 7))
        tip = (x + r.uniform(-1, 1) * w * 0.08, y - h)
        L, R = (x - w / 2, y), (x + w / 2, y)
        mid = (x + w * 0.08, y)
        zig = [
            (tip[0] + (mid[0] - tip[0]) * t + (0.06 * w if i % 2 else -0.05 * w), tip[1] + (mid[1] - tip[1]) * t)
            for i, t in enumerate((0.25, 0.5, 0.75))
        ]
        self.fill(
            [
                L,
                (x - w * 0.3, y - h * 0.42),
                (x - w * 0.18, y - h * 0.6),
                tip,
                (x + w * 0.16, y - h * 0.66),
                (x + w * 0.3, y - h * 0.4),
                R,
            ],
            lighten(c, 0.22),
            c,
        )
        self.fill([tip, (x + w * 0.16, y - h * 0.66), (x + w * 0.3, y - h * 0.4), R, mid, *zig[::-1]], darken(c, 0.38))
        if snow:
            self.fill(
                [
                    tip,
                    (tip[0] - w * 0.11, y - h * 0.76),
                    (tip[0] - w * 0.03, y - h * 0.8),
                    (tip[0] + w * 0.02, y - h * 0.72),
                    (tip[0] + w * 0.06, y - h * 0.8),
                    (tip[0] + w * 0.1, y - h * 0.76),
                ],
                snow,
            )

    # objects: local shapes
    def obj(
        self,
        x: float,
        y: float,
        pts: Points,
        fill: RGB,
        ink: bool | RGB = True,
        s: float = 1.0,
        lw: float = 0.9,
        flip: bool = False,
    ) -> None:
        cx, cy = self.at(x, y)
        k = s * self.u * (-1 if flip else 1)
        ky = s * self.u
        P = [(cx + a * k, cy + b * ky) for a, b in pts]
        self.pen.polygon(P, fill=fill)
        if ink:
            self.pen.line([*P, P[0], P[1]], fill=INK if ink is True else ink, width=max(1, round(lw * self.u)), joint="curve")

    def oval(self, x: float, y: float, dx: float, dy: float, rx: float, ry: float, fill: RGB, s: float = 1.0) -> None:
        cx, cy = self.at(x, y)
        k = s * self.u
        self.pen.ellipse((cx + (dx - rx) * k, cy + (dy - ry) * k, cx + (dx + rx) * k, cy + (dy + ry) * k), fill=fill)

    def line(self, x: float, y: float, pts: Points, c: RGB, wd: float = 0.8, s: float = 1.0) -> None:
        cx, cy = self.at(x, y)
        k = s * self.u
        self.pen.line([(cx + a * k, cy + b * k) for a, b in pts], fill=c, width=max(1, round(wd * self.u)), joint="curve")

    def shadow(self, x: float, y: float, rx: float, ry: float | None = None, a: float = 0.4) -> None:
        cx, cy = self.at(x, y)
        n = max(4, int(rx * self.u))
        m = max(3, int((ry or rx * 0.3) * self.u))
        self.im.paste((10, 12, 16), (int(cx - n), int(cy - m)), shapes.halo(2 * n, 2 * m, a))

    def icon(self, name: str, x: float, y: float, s: float, c: RGB, shade: RGB | None = None, a: float = 1.0) -> None:
        n = int(s * self.u)
        m = icon_mask(name, n)
        cx, cy = self.at(x, y)
        if shade:
            self.im.paste(shade, (int(cx - n / 2 + 0.9 * self.u), int(cy - n / 2 + 0.9 * self.u)), m)
        self.im.paste(c, (int(cx - n / 2), int(cy - n / 2)), m if a >= 1 else shapes.faded(m, a))

    def cloud(self, x: float, y: float, s: float, c: RGB = (250, 246, 236), a: float = 0.85) -> None:
        n = Image.new("L", (self.W, self.H), 0)
        p = ImageDraw.Draw(n)
        cx, cy = self.at(x, y)
        k = s * self.u
        for dx, dy, r in ((-7, 0, 3.4), (-3, -2.4, 4.4), (2, -3, 5), (6.5, -0.6, 3.6), (0, 0.6, 3.2)):
            p.ellipse((cx + (dx - r) * k, cy + (dy - r) * k, cx + (dx + r) * k, cy + (dy + r) * k), fill=255)
        p.rectangle((0, cy + 2.2 * k, self.W, self.H), fill=0)
        self.im.paste(c, (0, 0), shapes.faded(n, a))

    def tree(self, x: float, y: float, s: float, c: RGB = (74, 120, 52)) -> None:
        self.shadow(x + 1, y, 9 * s, 2.4 * s)
        self.obj(x, y, [(-1.3, 0), (-0.8, -8), (0.8, -8), (1.5, 0)], (84, 56, 36), s=s)
        for e in (1, 0):
            f = INK if e else darken(c, 0.25)
            g = 0.85 if e else 0
            for dx, dy, r in ((-4.6, -9, 4.6), (4.6, -9, 4.6), (0, -13.5, 5.6), (0, -8, 4.6)):
                self.oval(x, y, dx, dy, r + g / s, r + g / s, f, s)
        for dx, dy, r in ((-5, -9.8, 3.5), (3.6, -10, 3.4), (-0.8, -14.2, 4.4)):
            self.oval(x, y, dx, dy, r, r, c, s)
        for dx, dy, r in ((-5.8, -10.8, 1.7), (2.6, -11, 1.6), (-2, -15.6, 2.2)):
            self.oval(x, y, dx, dy, r, r * 0.9, lighten(c, 0.3), s)

    def pine(self, x: float, y: float, s: float, c: RGB = (40, 92, 66)) -> None:
        self.shadow(x, y, 7 * s, 2 * s)
        self.obj(x, y, [(-1, 0), (-1, -4), (1, -4), (1, 0)], (74, 50, 34), s=s, ink=False)
        self.obj(
            x,
            y,
            [
                (0, -23),
                (-3.2, -16),
                (-1.8, -16.4),
                (-5, -10),
                (-3, -10.4),
                (-6.6, -2.6),
                (6.6, -2.6),
                (3, -10.4),
                (5, -10),
                (1.8, -16.4),
                (3.2, -16),
            ],
            c,
            s=s,
        )
        self.obj(
            x,
            y,
            [(0, -22), (-2.6, -16.4), (-1.2, -16.6), (-4.2, -10.4), (-2.2, -10.6), (-5.4, -3.2), (0, -3.4)],
            lighten(c, 0.2),
            ink=False,
            s=s,
        )

    def dead(self, x: float, y: float, s: float, c: RGB = (58, 46, 46)) -> None:
        for pts, w in (
            ([(0, 0), (-0.6, -8), (0.8, -15), (-0.4, -22)], 2.4),
            ([(0.4, -12), (5, -17), (6, -22)], 1.4),
            ([(5, -17), (9, -19)], 1.0),
            ([(-0.4, -9), (-5.4, -14), (-6, -19)], 1.4),
            ([(-5.4, -14), (-9, -15)], 1.0),
        ):
            self.line(x, y, pts, c, w * s, s)

    def house(
        self,
        x: float,
        y: float,
        s: float,
        wall: RGB = (226, 204, 160),
        roof: RGB = (168, 72, 46),
        lit: bool = False,
        long: bool = True,
        flip: bool = False,
    ) -> None:
        self.shadow(x + 3, y, 13 * s, 2.5 * s)
        w2 = darken(wall, 0.22)
        if long:
            self.obj(x, y, [(5, 0), (5, -8), (14, -8), (14, 0)], w2, s=s, flip=flip)
            self.obj(x, y, [(0, -14.5), (9.4, -14.5), (15.4, -7.6), (6.2, -7.6)], darken(roof, 0.18), s=s, flip=flip)
        self.obj(x, y, [(-5, 0), (-5, -8), (0, -13.5), (5, -8), (5, 0)], wall, s=s, flip=flip)
        self.obj(x, y, [(0, -14.8), (-6.6, -7.4), (-5.2, -6.6), (0, -12.4), (5.2, -6.6), (6.6, -7.4)], roof, s=s, flip=flip)
        self.obj(x, y, [(-1.6, 0), (-1.6, -4.4), (1.6, -4.4), (1.6, 0)], (80, 50, 32), s=s, lw=0.6, flip=flip)
        g = (255, 214, 110) if lit else (70, 76, 96)
        self.obj(x, y, [(-1, -7), (-1, -9.4), (1, -9.4), (1, -7)], g, s=s, lw=0.5, flip=flip)
        if long:
            for d in (7, 10.5):
                self.obj(x, y, [(d, -3.4), (d, -6), (d + 1.8, -6), (d + 1.8, -3.4)], g, s=s, lw=0.5, flip=flip)

    def tower(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        c: RGB,
        roof: RGB | None = None,
        lit: RGB | None = None,
        flag: RGB | None = None,
    ) -> None:
        self.shadow(x + 1, y, w * 0.9, 2)
        self.obj(x, y, [(-w / 2, 0), (-w / 2, -h), (w / 2, -h), (w / 2, 0)], c)
        self.obj(x, y, [(w * 0.12, -0.5), (w * 0.12, -h), (w / 2 - 0.4, -h), (w / 2 - 0.4, -0.5)], darken(c, 0.24), ink=False)
        if roof:
            self.obj(x, y, [(-w * 0.66, -h), (0, -h - w * 1.15), (w * 0.66, -h)], roof)
            self.obj(x, y, [(w * 0.1, -h - 0.4), (0, -h - w * 1.1), (w * 0.6, -h - 0.4)], darken(roof, 0.26), ink=False)
            top = -h - w * 1.15
        else:
            b = w * 0.62
            n = 3
            st = 2 * b / (2 * n - 1)
            pts = [(-b, -h + 0.2), (-b, -h - st * 1.5)]
            for i in range(n):
                a = -b + i * 2 * st
                pts += [(a, -h - st * 1.5), (a + st, -h - st * 1.5)]
                if i < n - 1:
                    pts += [(a + st, -h - st * 0.7), (a + 2 * st, -h - st * 0.7)]
            pts += [(b, -h + 0.2)]
            self.obj(x, y, pts, lighten(c, 0.12))
            top = -h - st * 1.5
        wl = lit or darken(c, 0.72)
        self.obj(
            x,
            y,
            [(-0.9, -h * 0.55), (-0.9, -h * 0.55 - 3), (0, -h * 0.55 - 4), (0.9, -h * 0.55 - 3), (0.9, -h * 0.55)],
            wl,
            lw=0.4,
        )
        if flag:
            self.line(x, y, [(0, top), (0, top - 6.5)], INK, 0.7)
            self.obj(x, y, [(0, top - 6.5), (6.4, top - 5), (0, top - 3.2)], flag, lw=0.5)

    def rock(self, x: float, y: float, s: float, c: RGB) -> None:
        self.obj(x, y, [(-6, 0), (-4.6, -5), (-1, -7.4), (3, -5.6), (6, 0)], c, s=s)
        self.obj(x, y, [(-4.4, -4.6), (-1, -7), (0.4, -4), (-2, -2)], lighten(c, 0.3), ink=False, s=s)

    def tufts(self, y0: float, y1: float, c: RGB, n: int = 16) -> None:
        for _ in range(n):
            x, y = self.rnd.uniform(2, 98), self.rnd.uniform(y0, y1)
            for d in (-1, 0, 1):
                self.line(x, y, [(0, 0), (d * 1.1, -3 + abs(d) * 0.8)], c, 0.55)

    def flowers(self, y0: float, y1: float, cols: Sequence[RGB], n: int = 14) -> None:
        for _ in range(n):
            self.disc(self.rnd.uniform(2, 98), self.rnd.uniform(y0, y1), 0.9, self.rnd.choice(cols))

    def birds(self, pts: Points, c: RGB = (60, 64, 80)) -> None:
        for x, y in pts:
            self.line(x, y, [(-2.6, -1), (-1, -1.8), (0, 0), (1, -1.8), (2.6, -1)], c, 0.6)

    def flame(self, x: float, y: float, s: float) -> None:
        for share, tone in FLAMES:
            self.obj(x, y, FLAME_RIM, tone, ink=False, s=s * share)

    def stars(self, n: int = 20, y: float = 55, c: RGB = (240, 236, 255)) -> None:
        for _ in range(n):
            self.disc(self.rnd.uniform(2, 98), self.rnd.uniform(2, y), self.rnd.choice((0.35, 0.5, 0.7)), c)
