"""A brush for painted things: coordinates are shares of a square that stands on the lower edge, in the middle of the painting."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import shapes
from rendering.kit.outlines import through
from rendering.sprites import clouds
from rendering.theme import RGB, mix

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)
Point = tuple[float, float]
Stops = tuple[tuple[float, RGB], ...]


class Painting:
    """Drawn `k` times too large. `tall` is how much of the height the square takes."""

    def __init__(self, w: int, h: int, sky: Stops, seed: int, *, tall: float = 1.0, k: int = 2) -> None:
        self.w, self.h, self.k = w, h, k
        self.W, self.H = w * k, h * k
        self.image = shapes.gradient(self.W, self.H, *sky).copy()
        self.pen = ImageDraw.Draw(self.image)
        self.S = min(self.W * 1.05, self.H * tall)
        self.ox, self.oy = (self.W - self.S) / 2, self.H - self.S
        self.chance = random.Random(seed)
        self.seed = seed

    def at(self, x: float, y: float) -> Point:
        return self.ox + x * self.S, self.oy + y * self.S

    def haze(self, tone: RGB, strength: float = 0.35, coarse: float = 0.15) -> None:
        """Clouds lit in this colour."""
        cloud = clouds(max(2, self.W // 2), max(2, self.H // 2), self.seed, coarse=max(8, round(self.W * coarse)), octaves=5)
        light = cloud.resize((self.W, self.H)).point([max(0, min(252, (v - 84) * 2)) for v in range(256)])
        self.image.paste(tone, (0, 0), shapes.faded(light, strength))

    def glow(self, x: float, y: float, r: float, tone: RGB, strength: float = 0.8) -> None:
        px, py = self.at(x, y)
        n = max(2, round(2 * r * self.S))
        self.image.paste(tone, (round(px - n / 2), round(py - n / 2)), shapes.halo(n, n, strength))

    def stars(self, n: int, tone: RGB, low: float = 0.6) -> None:
        for _ in range(n):
            x, y = self.chance.random() * self.W, self.chance.random() * self.H * low
            r = self.S * (0.002 + 0.004 * self.chance.random())
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=tone)

    # Masks: what is to be filled with light and folds

    def mask(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        found = Image.new("L", (self.W, self.H), 0)
        return found, ImageDraw.Draw(found)

    def blob(self, points: Sequence[Point], fill: RGB | int, on: ImageDraw.ImageDraw | None = None) -> None:
        """A smooth closed shape."""
        (on or self.pen).polygon([self.at(*p) for p in through(points, closed=True)], fill=fill)

    def sharp(self, points: Sequence[Point], fill: RGB | int, on: ImageDraw.ImageDraw | None = None) -> None:
        (on or self.pen).polygon([self.at(*p) for p in points], fill=fill)

    def dot(
        self, x: float, y: float, r: float, fill: RGB | int, on: ImageDraw.ImageDraw | None = None, ry: float | None = None
    ) -> None:
        px, py = self.at(x, y)
        a, b = r * self.S, (r if ry is None else ry) * self.S
        (on or self.pen).ellipse((px - a, py - b, px + a, py + b), fill=fill)

    def limb(
        self, points: Sequence[Point], start: float, end: float, fill: RGB | int, on: ImageDraw.ImageDraw | None = None
    ) -> None:
        """A tapering stroke along a curve."""
        curve = through(points, steps=34)
        for i, (x, y) in enumerate(curve):
            self.dot(x, y, start + (end - start) * i / (len(curve) - 1), fill, on)

    def tentacle(
        self, points: Sequence[Point], start: float, end: float, dark: RGB, light: RGB, sucker: RGB | None = None, side: int = 1
    ) -> None:
        """Outlined, lit from above, with suckers along one side."""
        self.limb(points, start, end, mix(dark, BLACK, 0.75))
        self.limb([(x - 0.004, y - 0.008) for x, y in points], start * 0.78, end * 0.5, dark)
        self.limb([(x - 0.010, y - 0.016) for x, y in points], start * 0.34, end * 0.2, light)
        if sucker is None:
            return
        curve = through(points, steps=9)
        for i in range(2, len(curve) - 2):
            (x0, y0), (x1, y1) = curve[i - 1], curve[i + 1]
            n = math.hypot(x1 - x0, y1 - y0) or 1
            r = start + (end - start) * i / len(curve)
            self.dot(
                curve[i][0] - side * (y1 - y0) / n * r * 0.55, curve[i][1] + side * (x1 - x0) / n * r * 0.55, r * 0.24, sucker
            )

    def fill(
        self, mask: Image.Image, stops: Stops, *, rim: RGB | None = None, edge: int = 4, folds: Image.Image | None = None
    ) -> None:
        """A body: dark outline, a light that falls from above, a rim where the sky behind it shines, darker towards its edges."""
        self.image.paste((6, 4, 10), (0, 0), mask.filter(ImageFilter.MaxFilter(2 * edge + 1)))
        body = shapes.gradient(self.W, self.H, *stops).copy()
        if folds is not None:
            soft = folds.filter(ImageFilter.GaussianBlur(self.S * 0.006))
            body = ImageChops.overlay(body, Image.merge("RGB", (soft,) * 3))
        weave = clouds(max(2, self.W // 2), max(2, self.H // 2), self.seed + 5, coarse=max(8, self.W // 26), octaves=4)
        weave = weave.resize((self.W, self.H)).point([100 + v // 5 for v in range(256)])
        body = ImageChops.overlay(body, Image.merge("RGB", (weave,) * 3))
        small = mask.resize((max(2, self.W // 4), max(2, self.H // 4)), Image.Resampling.BOX)
        inner = small.filter(ImageFilter.GaussianBlur(max(1.0, self.S / 100))).resize((self.W, self.H))
        away = ImageChops.invert(inner).point([min(255, v * 2) for v in range(256)])
        body.paste(mix(stops[-1][1], BLACK, 0.55), (0, 0), shapes.faded(away, 0.8))
        if rim is not None:
            shift = max(2, round(self.S * 0.007))
            lit = ImageChops.subtract(mask, ImageChops.offset(mask, 0, shift)).filter(ImageFilter.GaussianBlur(shift * 0.5))
            body.paste(rim, (0, 0), lit)
        self.image.paste(body, (0, 0), mask)

    def eye(self, x: float, y: float, r: float, tone: RGB, *, slit: bool = False, ry: float | None = None) -> None:
        """A burning one."""
        self.glow(x, y, r * 4, tone, 0.8)
        self.dot(x, y, r, mix(tone, BLACK, 0.2), ry=ry)
        self.dot(x, y, r * 0.66, mix(tone, WHITE, 0.5), ry=None if ry is None else ry * 0.66)
        if slit:
            self.dot(x, y, r * 0.2, (20, 4, 8), ry=(ry or r) * 0.8)

    def done(self, vignette: float = 0.65) -> Image.Image:
        image = self.image.reduce(self.k) if self.k > 1 else self.image
        w, h = image.size
        pad = max(2, min(w, h) // 10)
        if w > 4 * pad and h > 4 * pad:
            core = shapes.rounded(w - 2 * pad, h - 2 * pad, pad)
            dark = ImageChops.invert(shapes.softened(core, pad, pad * 0.8))
            image.paste((4, 3, 8), (0, 0), shapes.faded(dark, vignette))
        return image
