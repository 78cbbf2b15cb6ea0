"""Where the hero stands, as one would see it: a corridor or a room by its own light, and what waits in it. It illustrates what the map and the words
say already, and fills what they leave over."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from games.alone.view import AloneView
from rendering import materials, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.lettering import icon_mask
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix

from . import beasts, folk
from .ground import WARM

LEAST, MOST, STEP = 140, 360, 20  # pixels; it comes in few heights, each painted once
SHOWN = 3  # creatures; more of them are a crowd on the map
RED: RGB = (214, 44, 36)


def height(room: int) -> int:
    """How high it is where there is so much room; 0: too little."""
    return min(MOST, room - room % STEP) if room >= LEAST else 0


def shade(kind: str, high: int, tone: RGB) -> Sprite:
    """One of the creatures, as a shadow with a rim of light, standing on the lower edge of a square."""

    def build() -> Sprite:
        n = round(high * 0.86)
        mask = icon_mask(kind, n)
        pad = n // 10
        image = Image.new("RGB", (n + 2 * pad, n + 2 * pad), mix(tone, (255, 255, 255), 0.2))
        whole = shapes.softened(mask, pad, n * 0.025, 1.6)
        image.paste(mix(tone, (6, 8, 12), 0.78), (pad, pad), mask)
        whole.paste(255, (pad, pad), mask)
        return Sprite(image, whole, (high - n) // 2 - pad, high - n - pad)

    return CACHE.get(("al-evil", high, kind, tone), build)


def draw_vignette(c: Canvas, box: Box, view: AloneView) -> None:
    t, here = c.theme, view.here
    seen = [s for s in here.creatures if s.kind in beasts.NAMES and not s.hidden][:SHOWN] if here is not None else []
    lit = here is not None and here.lit
    inner = box.inset(7)
    c.image.paste(_scenery(inner.w, inner.h, lit, bool(seen), here is not None and bool(here.room), t), (inner.x0, inner.y0))
    foot = inner.y1 - round(inner.h * 0.07)
    for i, s in enumerate(seen):
        high = round(inner.h * (0.66 - 0.07 * i))
        x = inner.x0 + inner.w * (0.9 - 0.2 * i) - high * 0.3
        tone = t.icon_colour(s.kind) or RED
        c.glow(x, foot - high * 0.4, round(high * 0.6), mix(tone, RED, 0.4), 0.35)
        c.put(shade(s.kind, high, tone), x - high / 2, foot - inner.h * 0.03 * i - high)
    tall = round(inner.h * 0.84)
    x = inner.x0 + inner.w * 0.2
    c.glow(x, foot - tall * 0.45, round(tall * 0.62), WARM if lit else mix(t.accent, (255, 255, 255), 0.3), 0.55)
    c.put(folk.figure(view.character, tall), x - tall / 2, foot + 6 - tall)
    for rim in materials.border(box.w, box.h, t.surface("panel"), t, c.px(18)):
        c.put(rim, box.x0, box.y0)
    c.record("panel", "vignette", box)


def _scenery(w: int, h: int, lit: bool, danger: bool, room: bool, t: Theme) -> Image.Image:
    """Ribs of the hull one behind the other, plates below, lamps above: burning, or only those of the emergency."""

    def build() -> Image.Image:
        k = 2
        light = WARM if lit else RED if danger else t.accent
        image = Image.new("RGB", (w * k, h * k), mix(light, (4, 8, 12), 0.94))
        pen = ImageDraw.Draw(image)
        cx, cy = w * k * 0.6, h * k * 0.4
        ribs = 4 if room else 7
        far = mix(light, (255, 255, 255), 0.15)
        for i in range(ribs):
            near = (1 - i / ribs) ** 1.6
            depth = i / ribs
            wide, up, down = (
                near * w * k * 0.66 + w * k * 0.09,
                near * h * k * 0.5 + h * k * 0.16,
                near * h * k * 0.66 + h * k * 0.14,
            )
            tone = mix((9, 14, 18), mix(far, (34, 46, 54), 0.45 if lit else 0.72), depth * (0.85 if lit else 0.62) + 0.05)
            x0, y0, x1, y1 = cx - wide, cy - up, cx + wide, cy + down
            cut = wide * 0.16
            hull = [(x0 + cut, y0), (x1 - cut, y0), (x1, y0 + cut), (x1, y1), (x0, y1), (x0, y0 + cut)]
            pen.polygon(hull, fill=tone)
            pen.line([*hull, hull[0]], fill=mix(tone, far, 0.4), width=max(2, round(near * 5 * k)))
            deck = mix(tone, (150, 170, 180), 0.12)
            pen.polygon([(x0, y1), (x1, y1), (cx + wide * 0.7, cy + down * 0.7), (cx - wide * 0.7, cy + down * 0.7)], fill=deck)
            pen.line((x0, y1, x1, y1), fill=mix(deck, far, 0.5), width=2 * k)
            burning = lit or i % 3 == 1
            lamp = mix(far, (255, 255, 255), 0.6) if burning else mix(tone, (0, 0, 0), 0.4)
            pen.line((cx - wide * 0.2, y0 + 4 * k, cx + wide * 0.2, y0 + 4 * k), fill=lamp, width=max(2, round(near * 8 * k)))
        for side in (-1, 0, 1):  # seams of the plates, to the vanishing point
            pen.line(
                (cx + side * w * k * 0.06, cy + h * k * 0.14, cx + side * w * k * 0.5, h * k),
                fill=mix(far, (6, 10, 14), 0.8),
                width=k,
            )
        image = image.reduce(k).filter(ImageFilter.GaussianBlur(0.7))
        n = round(h * 1.5)
        image.paste(
            far, (round(w * 0.6 - n / 2), round(h * 0.42 - n / 2)), shapes.faded(shapes.halo(n, n, 0.9), 0.55 if lit else 0.3)
        )
        low = Image.linear_gradient("L").resize((w, h)).point([max(0, v - 150) * 2 for v in range(256)])
        image.paste((3, 6, 9), (0, 0), low)
        return image

    return CACHE.get(("al-vignette", w, h, lit, danger, room, t.palette), build)
