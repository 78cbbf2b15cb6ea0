"""The museum's clock."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from rendering import pieces, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import Theme, mix

# Its numerals as a share of its width; the record holds them to the phone minimum.
NUMERAL = 0.165
# A small one is read by its hand: it is long and thick, and only midnight has its numeral, a larger one.
SMALL, SMALL_NUMERAL = 230, 0.24


def numeral(size: int) -> int:
    return round(size * (SMALL_NUMERAL if size < SMALL else NUMERAL))


def draw_clock(c: Canvas, xy: tuple[float, float], size: int, hour: int, *, struck: bool = False, name: str = "clock") -> Box:
    """The clock at 12, 3, 6 or 9, centred at xy."""
    box = Box.around(*xy, size, size)
    c.put(face(size, hour, c.theme, struck), box.x0, box.y0)
    return c.record("clock", name, box, size=numeral(size))


def face(size: int, hour: int, theme: Theme, struck: bool = False) -> Sprite:
    """Its face. The part of the day that has passed is shaded; at midnight the rim burns."""

    def build() -> Sprite:
        pad = round(size * 0.12)
        silhouette = shapes.shape("circle", size)
        if struck:
            image, mask = pieces.blank(size, pad, theme.icons["doom"])
            mask = shapes.softened(silhouette, pad, size * 0.05, 1.5)
        else:
            image, mask = pieces.blank(size, pad, (0, 0, 0))
            mask = shapes.softened(silhouette, pad, size * 0.045, 0.9)
        body = pieces.metal(size, theme.brass, theme.brass_light).copy()
        rim = round(size * 0.065)
        body.paste(theme.brass_dark, (0, 0), shapes.ring("circle", size, rim, rim + max(2, size // 90)))
        body.paste(mix(theme.ink, theme.panel_top, 0.6), (0, 0), shapes.shape("circle", size, rim + max(2, size // 90)))
        inner = rim + max(4, size // 45)
        dial = Image.composite(
            Image.new("RGB", (size, size), theme.paper_light),
            Image.new("RGB", (size, size), theme.paper_dark),
            shapes.radial(size, size),
        )
        k = 4
        big = Image.new("L", (size * k, size * k), 0)
        pen = ImageDraw.Draw(big)
        c = size * k / 2
        radius = (size / 2 - inner) * k
        passed = hour % 12
        wedge = Image.new("L", (size * k, size * k), 0)
        if passed:
            ImageDraw.Draw(wedge).pieslice((c - radius, c - radius, c + radius, c + radius), -90, -90 + passed * 30, fill=255)
        dial.paste(theme.icons["midnight"], (0, 0), shapes.faded(wedge.reduce(k), 0.42))
        for i in range(0, 60, 15 if size < SMALL else 1):
            a = math.radians(i * 6)
            outer, length, wide = (
                radius * 0.965,
                (0.075 if i % 5 == 0 else 0.035) * radius,
                (5 if i % 5 == 0 else 2) * size * k / 900,
            )
            pen.line(
                (
                    c + outer * math.sin(a),
                    c - outer * math.cos(a),
                    c + (outer - length) * math.sin(a),
                    c - (outer - length) * math.cos(a),
                ),
                fill=255,
                width=max(1, round(wide)),
            )
        dial.paste(theme.paper_ink, (0, 0), big.reduce(k))
        small = size < SMALL
        reach = (size / 2 - inner) * (0.66 if small else 0.70)
        for i, name in enumerate(("XII", "III", "VI", "IX")):
            a = math.radians(i * 90)
            here = hour % 12 == i * 3
            if small and i:
                spot = max(5, round(size * 0.075))
                at_hour = (size / 2 + reach * 1.12 * math.sin(a), size / 2 - reach * 1.12 * math.cos(a))
                pieces.centred(dial, shapes.shape("diamond", spot), theme.paper_ink, at_hour)
                continue
            pieces.letters(
                dial,
                name,
                "title_heavy",
                numeral(size),
                theme.paper_title if name == "XII" else theme.paper_ink if here else mix(theme.paper_ink, theme.paper_dark, 0.12),
                (size / 2 + reach * math.sin(a), size / 2 - reach * math.cos(a)),
            )
        body.paste(dial, (0, 0), shapes.shape("circle", size, inner))
        # The hand: a tapering blade with a spade, pointing at the hour.
        a = math.radians((hour % 12) * 30)
        blade = Image.new("L", (size * k, size * k), 0)
        pen = ImageDraw.Draw(blade)

        def at(along: float, across: float) -> tuple[float, float]:
            along, across = along * radius, across * radius
            return c + along * math.sin(a) + across * math.cos(a), c - along * math.cos(a) + across * math.sin(a)

        far, wide = (1.62, 2.1) if small else (1.0, 1.0)
        pen.polygon(
            [at(-0.2, -0.035 * wide), at(-0.2, 0.035 * wide), at(0.24 * far, 0.026 * wide), at(0.24 * far, -0.026 * wide)],
            fill=255,
        )
        spade = ((0.20, 0.0), (0.25, 0.11), (0.32, 0.09), (0.44, 0.0), (0.32, -0.09), (0.25, -0.11))
        pen.polygon([at(along * far, across * (1.5 if small else 1.0)) for along, across in spade], fill=255)
        hub = 0.085 * radius * (1.5 if small else 1.0)
        pen.ellipse((c - hub, c - hub, c + hub, c + hub), fill=255)
        hand = blade.reduce(k)
        body.paste((90, 60, 30), (max(1, size // 110), max(2, size // 80)), shapes.faded(hand, 0.35))
        body.paste((24, 16, 14), (0, 0), hand)
        pieces.centred(body, shapes.shape("circle", max(4, round(size * 0.035))), theme.brass, (size / 2, size / 2))
        glass = ImageChops.multiply(
            shapes.shape("circle", size, inner),
            shapes.gradient(size, size, (0.0, (56, 56, 56)), (0.45, (0, 0, 0)), (1.0, (0, 0, 0))).convert("L"),
        )
        body.paste((255, 255, 255), (0, 0), glass)
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("clock", size, hour % 12, struck, theme.mood, theme.palette), build)
