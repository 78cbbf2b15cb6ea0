"""The holowatch's radar: noises of this turn by the direction they came from, and the compass."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import Theme, mix
from rendering.words import label, say

WAYS = ("north", "east", "south", "west")
ELSEWHERE = ("stairs", "other_floor", "muffled")
ICONS = {"stairs": "stairs", "other_floor": "floor", "muffled": "muffled"}


def _dial(size: int, heard: tuple[str, ...], theme: Theme) -> Sprite:
    """Rings, cross and sweep; a heard direction is a bright hatched wedge with waves in it."""

    def build() -> Sprite:
        k = 3
        n = size * k
        mid = n / 2
        dark = mix(theme.wall.night_bottom, theme.accent, 0.10)
        body = Image.composite(
            Image.new("RGB", (size, size), mix(dark, theme.accent, 0.26)),
            Image.new("RGB", (size, size), dark),
            shapes.radial(size, size),
        )
        sweep = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(sweep)
        for i in range(40):
            pen.pieslice((0, 0, n, n), -90 - i * 1.6, -90 - (i - 1) * 1.6, fill=round(110 * (1 - i / 40)))
        body.paste(theme.accent, (0, 0), shapes.faded(sweep.reduce(k), 0.5))
        lines = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(lines)
        for share in (0.25, 0.5, 0.75):
            r = mid * share
            pen.ellipse((mid - r, mid - r, mid + r, mid + r), outline=150, width=k)
        for a in range(45, 360, 90):
            x, y = math.cos(math.radians(a)) * mid, math.sin(math.radians(a)) * mid
            pen.line((mid, mid, mid + x, mid + y), fill=170, width=k)
        for a in range(0, 360, 6):
            reach = 0.93 if a % 30 else 0.88
            x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
            pen.line((mid + x * mid * reach, mid + y * mid * reach, mid + x * mid, mid + y * mid), fill=150, width=k)
        body.paste(theme.accent, (0, 0), shapes.faded(lines.reduce(k), 0.5))
        for way in heard:
            turn = {"north": -90, "east": 0, "south": 90, "west": 180}[way]
            wedge = Image.new("L", (n, n), 0)
            ImageDraw.Draw(wedge).pieslice((0, 0, n, n), turn - 44, turn + 44, fill=255)
            waves = Image.new("L", (n, n), 0)
            pen = ImageDraw.Draw(waves)
            for share in (0.30, 0.45, 0.60, 0.75, 0.90):
                r = mid * share
                pen.arc((mid - r, mid - r, mid + r, mid + r), turn - 36, turn + 36, fill=255, width=round(n * 0.022))
            tone = theme.icons["noise"]
            body.paste(mix(tone, (0, 0, 0), 0.2), (0, 0), shapes.faded(wedge.reduce(k), 0.5))
            body.paste(tone, (0, 0), shapes.faded(waves.reduce(k), 0.85))
        silhouette = shapes.shape("circle", size)
        rim = max(3, size // 46)
        body.paste(mix(theme.brass, theme.brass_dark, 0.2), (0, 0), shapes.ring("circle", size, 0, rim))
        body.paste(theme.accent, (0, 0), shapes.faded(shapes.ring("circle", size, rim, rim + 2), 0.8))
        pad = 10
        image = Image.new("RGB", (size + 2 * pad, size + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 5, 0.9)
        image.paste(body, (pad, pad), silhouette)
        mask = ImageChops.lighter(mask, _padded(silhouette, pad))
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("radar", size, heard, theme.mood, theme.palette), build)


def _padded(mask: Image.Image, pad: int) -> Image.Image:
    wide = Image.new("L", (mask.width + 2 * pad, mask.height + 2 * pad), 0)
    wide.paste(mask, (pad, pad))
    return wide


def letter(way: str, lang: Lang) -> str:
    return say(lang, f"pic-al-{way}-letter")


def draw_radar(c: Canvas, box: Box, noises: Sequence[str], lang: Lang, icon: str, *, name: str = "radar") -> None:
    """A dial as large as the box's shorter side, the hero's icon in its middle; below or beside it noises without a direction."""
    t = c.theme
    with c.group(name):
        size = min(box.w, box.h)
        x, y = box.centre[0], box.centre[1]
        heard = tuple(w for w in WAYS if w in noises)
        c.put(_dial(size, heard, t), x - size / 2, y - size / 2)
        c.record("area", "dial", Box.around(x, y, size, size))
        mid = round(size * 0.2)
        c.icon((x, y), icon, mid, mix(t.accent, (255, 255, 255), 0.55), label="hero")
        letters = max(c.phone_min, round(size * 0.12))
        for way, dx, dy in (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)):
            far = size / 2 - letters * 0.95
            n = sum(1 for w in noises if w == way)
            spot = (x + dx * far, y + dy * far)
            if n:
                c.badge(spot, letter(way, lang), round(letters * 1.55), t.icons["noise"], name=way, over=False)
            else:
                c.text(spot, letter(way, lang), letters, colour=t.text_soft, face="heavy", anchor="mm", name=way)
            if n > 1:
                count = max(c.phone_min, round(size * 0.1))
                near = far - letters * 1.75
                c.text((x + dx * near, y + dy * near), f"×{n}", count, face="heavy", anchor="mm", name=f"{way}-count")


def elsewhere(noises: Sequence[str], lang: Lang) -> list[tuple[str, str]]:
    """Noises without a compass direction as (icon, words)."""
    found: list[tuple[str, str]] = []
    for way in ELSEWHERE:
        n = sum(1 for w in noises if w == way)
        if n:
            words = label(lang, f"pic-al-noise-{way.replace('_', '-')}")
            found.append((ICONS[way], f"{words} ×{n}" if n > 1 else words))
    return found


def _rose(size: int, theme: Theme) -> Sprite:
    def build() -> Sprite:
        k = 4
        n = size * k
        mask = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(mask)
        mid = n / 2
        for i in range(8):
            a = math.pi * i / 4
            reach = (0.48 if i % 2 == 0 else 0.26) * n
            wide = 0.075 * n
            tip = (mid + reach * math.sin(a), mid - reach * math.cos(a))
            left = (mid + wide * math.sin(a - math.pi / 2), mid - wide * math.cos(a - math.pi / 2))
            right = (mid + wide * math.sin(a + math.pi / 2), mid - wide * math.cos(a + math.pi / 2))
            pen.polygon([left, tip, right], fill=255 if i % 2 == 0 else 150)
        pen.ellipse((mid - n * 0.3, mid - n * 0.3, mid + n * 0.3, mid + n * 0.3), outline=140, width=k * 2)
        return Sprite(Image.new("RGB", (size, size), theme.accent), mask.reduce(k))

    return CACHE.get(("rose", size, theme.mood, theme.palette), build)


def draw_compass(c: Canvas, xy: tuple[float, float], size: int, lang: Lang) -> Box:
    """North is always up; the letter says so."""
    t = c.theme
    with c.group("compass"):
        letters = max(c.phone_min, round(size * 0.34))
        rose = size - letters
        top = xy[1] - size / 2
        c.text((xy[0], top + letters * 0.45), letter("north", lang), letters, face="heavy", anchor="mm", name="north")
        c.put(_rose(rose, t), xy[0] - rose / 2, top + letters)
        return c.record("icon", "rose", Box.at(xy[0] - rose / 2, top + letters, rose, rose))
