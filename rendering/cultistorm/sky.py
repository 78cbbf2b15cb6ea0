"""The storm above the towns: clouds lit from within, two strokes of lightning, rain. The ground of every picture of this game."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import shapes
from rendering.sprites import CACHE, clouds
from rendering.theme import RGB, Theme

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)


def _bolt(pen: ImageDraw.ImageDraw, x: float, y: float, end: float, chance: random.Random, width: int) -> None:
    while y < end:
        nx, ny = x + chance.uniform(-30, 30), y + chance.uniform(22, 52)
        pen.line((x, y, nx, ny), fill=255, width=width)
        if chance.random() < 0.25 and width > 2:
            _bolt(pen, nx, ny, min(end, ny + chance.uniform(50, 140)), chance, max(1, width - 2))
        x, y = nx, ny


def storm(
    w: int, h: int, cut: int, t: Theme, bolts: tuple[tuple[float, float], ...] = ((0.475, 0.3), (0.235, 0.22))
) -> Image.Image:
    """`cut`: where the sky ends; `bolts`: where lightning strikes and how far down, as shares of width and sky."""

    def build() -> Image.Image:
        share = cut / h
        image = shapes.gradient(
            w,
            h,
            (0, (16, 26, 40)),
            (share * 0.5, (28, 52, 66)),
            (share, (16, 30, 40)),
            (min(1.0, share + 0.1), (9, 14, 21)),
            (1, (6, 9, 14)),
        ).copy()
        cloud = clouds(w // 2, cut // 2, 11, coarse=max(40, w // 8), octaves=6).resize((w, cut))
        dark = cloud.point([min(252, max(0, 150 - v) * 3) for v in range(256)])
        light = cloud.point([min(252, max(0, v - 132) * 3) for v in range(256)])
        fall = shapes.gradient(w, cut, (0, WHITE), (0.55, (150, 150, 150)), (1, BLACK)).convert("L")
        image.paste((4, 8, 16), (0, 0), shapes.faded(ImageChops.multiply(dark, fall), 0.75))
        image.paste((110, 168, 186), (0, 0), shapes.faded(ImageChops.multiply(light, fall), 0.45))
        chance = random.Random(11)
        layer = Image.new("L", (w, cut), 0)
        pen = ImageDraw.Draw(layer)
        for x, deep in bolts:
            _bolt(pen, x * w, 0, cut * deep, chance, 5)
            n = round(w * 0.4)
            image.paste((150, 214, 236), (round(x * w - n / 2), -n // 2), shapes.halo(n, n, 0.4))
        soft = layer.resize((w // 4, max(1, cut // 4))).filter(ImageFilter.GaussianBlur(4)).resize((w, cut))
        image.paste((150, 220, 255), (0, 0), soft.point([min(255, v * 2) for v in range(256)]))
        image.paste((240, 252, 255), (0, 0), layer.filter(ImageFilter.GaussianBlur(0.8)))
        if t.texture >= 0.5:
            _rain(image, chance)
        else:
            image = Image.blend(image, Image.new("RGB", image.size, BLACK), 0.55)
        return image

    return CACHE.get(("cs-storm", w, h, cut, bolts, t.palette), build)


def _rain(image: Image.Image, chance: random.Random) -> None:
    w, h = image.size
    rain = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(rain)
    for _ in range(round(w * h / 5600)):
        x, y, n = chance.random() * (w + 200), chance.random() * h, 20 + 70 * chance.random()
        pen.line((x, y, x - n * 0.28, y + n), fill=24 + round(40 * chance.random()), width=2)
    image.paste((190, 224, 236), (0, 0), rain.filter(ImageFilter.GaussianBlur(0.7)))
