"""What stands and lies on the map: people, enemies, gates, fire, tokens; and the dice."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import pieces as house
from rendering import shapes
from rendering.canvas import Canvas
from rendering.kit.outlines import through
from rendering.layout import Box
from rendering.lettering import icon_mask
from rendering.sprites import CACHE, Sprite, seed_of
from rendering.theme import RGB, Theme, mix

from . import outlines
from .folk import figure
from .look import GATES, KINDS, SPARE_KIND, glyph_of, kind_of, needed

WHITE: RGB = (255, 255, 255)
BLACK: RGB = (0, 0, 0)
HEART_LETTER = 0.7  # the number on a heart, as a share of it
SLIM = 0.62  # a person is as wide as this share of their height, where others stand beside them


def _sprite(image: Image.Image, dx: int = 0, dy: int = 0) -> Sprite:
    return Sprite(image.convert("RGB"), image.getchannel("A"), dx, dy)


def form_of(shape: str) -> str:
    """A place's shape on a badge: a diamond leaves no room for a letter."""
    return "hexagon" if shape == "diamond" else shape


# People


def stand(
    c: Canvas, x: float, y: float, id: str, high: int, who: int, letter: str, *, active: bool = False, name: str = ""
) -> Box:
    """An investigator on their base, feet at (x, y): their colour in cloth and base, their shape and letter on a badge."""
    t = c.theme
    seat = t.seat(who)
    wide = round(high * SLIM)
    if active:
        c.glow(x, y - high * 0.42, round(high * 0.74), (255, 232, 150), 0.95)
    base = CACHE.get(("dmd-base", wide, seat.colour, active), lambda: _base(wide, seat.colour, active))
    c.put(base, x - wide / 2, y - base.image.height * 0.62)
    c.put(figure(id, high, seat.colour, rim=(255, 226, 120) if active else None), x - high / 2, y - high)
    h = max(round(high * 0.34), math.ceil(needed(c.width) / house.BADGE_LETTER))
    c.put(house.badge(letter, h, seat.colour, t, form_of(seat.shape)), x + wide / 2 - h * 0.74, y - h * 0.72)
    box = Box(round(x - wide / 2), round(y - high * 0.92), round(x + wide / 2), round(y + high * 0.05))
    return c.record("token", name or f"who{who}", box, size=round(h * house.BADGE_LETTER), over=True)


def _base(w: int, tone: RGB, active: bool) -> Sprite:
    k, h = 4, max(8, round(w * 0.32))
    image = Image.new("RGB", (w * k, (h + 8) * k), mix(tone, BLACK, 0.6))
    mask = Image.new("L", image.size, 0)
    pen, cut = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    cut.ellipse((0, 4 * k, w * k - 1, (h + 6) * k), fill=255)
    cut.ellipse((0, 0, w * k - 1, h * k), fill=255)
    pen.ellipse((k, k, w * k - k, h * k - k), fill=(255, 232, 150) if active else mix(tone, WHITE, 0.45))
    pen.ellipse((3 * k, 3 * k, w * k - 3 * k, h * k - 2 * k), fill=tone)
    return Sprite(image.reduce(k), mask.reduce(k), 0, 0)


# Enemies


def standee(kind: str, high: int, dim: bool = False) -> Sprite:
    """An enemy: its silhouette with a bright rim, on a dark foot. `dim`: it cannot be wounded now."""

    def build() -> Sprite:
        tone = KINDS.get(kind, SPARE_KIND)[0]
        if dim:
            tone = mix(tone, (130, 124, 130), 0.6)
        # A large one is smooth enough without being worked on twice its size.
        k, pad = 2 if high <= 200 else 1, max(6, high // 9)
        w, h = high + 2 * pad, high + 2 * pad
        if outlines.has_outline(kind):
            mask = outlines.outline(kind, high * k * 2).reduce(2)
        else:
            mask = icon_mask("ra:monster-skull", high * k)
        solid = Image.new("L", (w * k, h * k), 0)
        solid.paste(mask.filter(ImageFilter.MaxFilter(2 * k + 1)), (pad * k, pad * k))
        # Holes are filled: whatever cannot be reached from outside belongs to the body.
        flood = solid.point([255 if v > 100 else 0 for v in range(256)])
        ImageDraw.floodfill(flood, (0, 0), 128)
        body = flood.point([0 if v == 128 else 255 for v in range(256)])
        rim = body
        for _ in range(max(1, high * k // 90)):
            rim = rim.filter(ImageFilter.MaxFilter(3))
        rim, body = rim.filter(ImageFilter.GaussianBlur(0.8)), body.filter(ImageFilter.GaussianBlur(0.7))
        out = Image.new("RGBA", (w * k, h * k), (0, 0, 0, 0))
        foot, fy, r = Image.new("L", out.size, 0), (pad + high - 3) * k, high * k
        ImageDraw.Draw(foot).ellipse((w * k / 2 - r * 0.42, fy - r * 0.09, w * k / 2 + r * 0.42, fy + r * 0.09), fill=255)
        small = body.resize((w // 2, h // 2), Image.Resampling.BOX)
        halo = small.filter(ImageFilter.MaxFilter(3)).filter(ImageFilter.GaussianBlur(pad * 0.25)).resize(out.size)
        glow = Image.new("RGBA", out.size, (*mix(tone, BLACK, 0.25), 0))
        glow.putalpha(shapes.faded(halo, 0.85))
        out = Image.alpha_composite(out, glow)
        out.paste((*mix(tone, BLACK, 0.7), 255), (0, 0), foot)
        out.paste((*mix(tone, WHITE, 0.25), 255), (0, 0), rim)
        out.paste((14, 8, 16, 255), (0, 0), body)
        stops: tuple[tuple[float, RGB], ...] = (
            (0.0, mix(tone, WHITE, 0.45)),
            (0.45, mix(tone, (20, 8, 26), 0.18)),
            (1.0, mix(tone, (20, 8, 26), 0.62)),
        )
        if kind == "fire-vampire" and not dim:
            stops = ((0.0, (255, 150, 30)), (0.30, (255, 220, 96)), (0.55, (255, 140, 30)), (1.0, (214, 40, 14)))
        out.paste(shapes.gradient(r, r, *stops).convert("RGBA"), (pad * k, pad * k), mask)
        # Its edges turn away from the light: that makes a body of the shape.
        round_off = body.reduce(2).filter(ImageFilter.GaussianBlur(high * k / 44)).resize(body.size)
        away = ImageChops.multiply(ImageChops.invert(round_off).point([min(255, v * 2) for v in range(256)]), solid)
        out.paste((*mix(tone, (16, 4, 24), 0.72), 255), (0, 0), shapes.faded(away, 0.8))
        return _sprite(out.resize((w, h), Image.Resampling.LANCZOS), -pad, -pad)

    return CACHE.get(("dmd-standee", kind, high, dim), build)


def height_of(kind: str) -> int:
    """On the board's map."""
    return KINDS.get(kind, SPARE_KIND)[1]


def life_bar(w: int, h: int, left: int, total: int) -> Sprite:
    def build() -> Sprite:
        im = Image.new("RGBA", (w, h), (0, 0, 0, 0))
        im.paste((10, 5, 8, 240), (0, 0), shapes.rounded(w, h, h // 2))
        e, gap = max(2, h // 6), 2 if total > 6 else 3
        part = (w - 2 * e - (total - 1) * gap) / total
        for i in range(total):
            x, wide = round(e + i * (part + gap)), max(1, round(part))
            im.paste(
                (*((250, 70, 60) if i < left else (74, 56, 60)), 255),
                (x, e),
                shapes.rounded(wide, h - 2 * e, min(5, (h - 2 * e) // 2)),
            )
        return _sprite(im)

    return CACHE.get(("dmd-life", w, h, left, total), build)


def enemy(
    c: Canvas,
    x: float,
    y: float,
    id: str,
    high: int,
    left: int,
    total: int,
    *,
    count: int = 1,
    safe: bool = False,
    behind: bool = False,
    name: str = "",
) -> Box:
    """Feet at (x, y). Its life as a bar below and, in letters, on a heart at its feet, or at its shoulder if people stand before it; ×n where several alike stand for one."""
    kind = kind_of(id)
    bar = max(10, round(high * 0.15))
    c.put(standee(kind, high, safe), x - high / 2, y - high - bar * 0.4)
    wide = round(high * 0.84)
    c.put(life_bar(wide, bar, left, total), x - wide / 2, y - bar * 0.5)
    n = max(round(high * 0.34), math.ceil(needed(c.width) / HEART_LETTER))
    if count > 1:
        c.badge(  # over its head: beside it is the heart of whoever stands next to it
            (x + high * 0.14, y - high * 0.98 - bar * 0.4),
            f"×{count}",
            max(n - 6, math.ceil(needed(c.width) / house.BADGE_LETTER)),
            c.theme.paper_light,
            name=f"{name}-count",
        )
    c.put(_heart(str(left), n, c.theme), x - high * 0.54, y - (high * 0.98 + bar * 0.4 if behind else n * 0.8))
    box = Box(round(x - high / 2), round(y - high - bar * 0.4), round(x + high / 2), round(y + bar * 0.5))
    return c.record("token", name or id, box, size=round(n * HEART_LETTER), over=True)


def _heart(text: str, n: int, t: Theme) -> Sprite:
    def build() -> Sprite:
        pad = 3
        im = Image.new("RGBA", (n + 2 * pad, n + 2 * pad), (0, 0, 0, 0))
        big, small = icon_mask("mdi:heart", n + 2 * pad), icon_mask("mdi:heart", n - 2)
        im.paste((16, 6, 8, 255), (0, 0), big)
        im.paste((206, 30, 34, 255), (pad + 1, pad + 1), small)
        rgb = im.convert("RGB")
        house.letters(rgb, text, "heavy", round(n * HEART_LETTER), WHITE, (im.width / 2, im.height * 0.47))
        return Sprite(rgb, im.getchannel("A"), -pad, -pad)

    return CACHE.get(("dmd-heart", text, n, t.palette), build)


# Gates, fire, tokens


def gate(colour: str, wide: int) -> Sprite:
    """A rift: a standing oval whirl; its key's shape hangs over it."""

    def build() -> Sprite:
        tone, form = GATES.get(colour, GATES["blue"])
        k, high = 2, round(wide * 1.22)
        w, h = wide * k, high * k
        out = Image.new("RGBA", (w, h), (*tone, 0))
        cx, cy, rx, ry = w / 2, h / 2, w * 0.36, h * 0.385
        glow = Image.new("L", (w, h), 0)
        ImageDraw.Draw(glow).ellipse((w * 0.10, h * 0.08, w * 0.90, h * 0.92), fill=255)
        out.putalpha(shapes.faded(glow.filter(ImageFilter.GaussianBlur(w * 0.055)), 0.95))
        oval = Image.new("L", (w, h), 0)
        ImageDraw.Draw(oval).ellipse((cx - rx, cy - ry, cx + rx, cy + ry), fill=255)
        whirl = Image.new("RGB", (w, h), mix(tone, BLACK, 0.86))
        pen = ImageDraw.Draw(whirl)
        for arm in range(7):
            for s in range(0, 240, 2):
                f = s / 240
                r, a = 1.02 * (1 - f) ** 0.9, arm * 2 * math.pi / 7 + f * 5.2
                q = (2 + 13 * (1 - f) * (1 + 0.4 * math.sin(arm * 2.1))) * k * wide / 130
                shade = (
                    mix(mix(tone, BLACK, 0.62), tone, min(1, (0.15 + 0.75 * f) * 1.1))
                    if f < 0.75
                    else mix(tone, WHITE, (f - 0.75) * 3.6)
                )
                x, y = cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)
                pen.ellipse((x - q, y - q, x + q, y + q), fill=shade)
        out.paste(whirl.filter(ImageFilter.GaussianBlur(k * 1.2)), (0, 0), oval)
        alpha = out.getchannel("A")
        alpha.paste(255, (0, 0), oval)
        out.putalpha(alpha)
        pen = ImageDraw.Draw(out)
        for i in range(4):
            pen.ellipse(
                (cx - rx - i, cy - ry - i, cx + rx + i, cy + ry + i),
                outline=(*mix(tone, WHITE, 0.75 - 0.15 * i), 255),
                width=2 * k,
            )
        rnd = random.Random(seed_of(colour))
        for _ in range(16):
            a, q, r = rnd.uniform(0, 6.3), rnd.uniform(1.02, 1.22), rnd.uniform(1, 2.6) * k * wide / 118
            x, y = cx + rx * q * math.cos(a), cy + ry * q * math.sin(a)
            pen.ellipse((x - r, y - r, x + r, y + r), fill=(*mix(tone, WHITE, 0.6), 255))
        out = out.resize((wide, high), Image.Resampling.LANCZOS)
        n = round(wide * 0.42)
        x = (wide - n) // 2
        out.paste((16, 8, 12, 255), (x - 4, 0), shapes.shape(form, n + 8))
        out.paste((*mix(tone, WHITE, 0.12), 255), (x, 4), shapes.shape(form, n))
        out.paste((*mix(tone, WHITE, 0.7), 255), (x + n // 4, 4 + n // 4), shapes.shape(form, round(n * 0.5)))
        return _sprite(out)

    return CACHE.get(("dmd-gate", colour, wide), build)


def flame(size: int, seed: int = 0) -> Sprite:
    """A fire token: tongues in layers."""

    def build() -> Sprite:
        k = 3
        n = size * k
        out = Image.new("RGBA", (n, n), (0, 0, 0, 0))
        rnd = random.Random(seed)
        rim = [
            (0.50, 0.98),
            (0.26, 0.95),
            (0.11, 0.78),
            (0.13, 0.58),
            (0.22, 0.44),
            (0.22, 0.30),
            (0.33, 0.38),
            (0.38, 0.24),
            (0.44, 0.0),
            (0.58, 0.16),
            (0.62, 0.32),
            (0.70, 0.20),
            (0.74, 0.34),
            (0.80, 0.46),
            (0.90, 0.62),
            (0.88, 0.82),
            (0.72, 0.95),
        ]
        for share, tone in (
            (1.0, (196, 34, 14)),
            (0.84, (240, 92, 16)),
            (0.64, (255, 168, 34)),
            (0.42, (255, 232, 120)),
            (0.22, (255, 252, 224)),
        ):
            points = [(0.5 + (x - 0.5) * share + rnd.uniform(-0.012, 0.012), 0.95 + (y - 0.95) * share) for x, y in rim]
            mask = Image.new("L", (n, n), 0)
            ImageDraw.Draw(mask).polygon([(x * n, y * n) for x, y in through(points, closed=True)], fill=255)
            out.paste((*tone, 255), (0, 0), mask)
        return _sprite(out.resize((size, size), Image.Resampling.LANCZOS))

    return CACHE.get(("dmd-flame", size, seed), build)


def fire(c: Canvas, x: float, y: float, size: int, seed: int = 0) -> None:
    c.glow(x, y - size * 0.4, round(size * 1.05), (255, 120, 30), 0.75)
    c.put(flame(size, seed), x - size / 2, y - size)


def altar(w: int, broken: bool) -> Sprite:
    """A stone table with the star and two candles, or what is left of it."""

    def build() -> Sprite:
        k, h = 3, round(w * 0.78)

        def n(*shares: float) -> list[float]:
            return [v * w * k for v in shares]

        im = Image.new("RGBA", (w * k, h * k), (0, 0, 0, 0))
        pen = ImageDraw.Draw(im)
        top, front, dark = (
            ((128, 124, 122), (86, 82, 82), (50, 47, 48)) if broken else ((176, 164, 168), (108, 98, 106), (60, 52, 62))
        )
        if broken:
            for points, tone in (
                ((0.06, 0.70, 0.46, 0.66, 0.48, 0.745, 0.08, 0.76), dark),
                ((0.54, 0.68, 0.96, 0.70, 0.94, 0.76, 0.54, 0.75), dark),
                ((0.10, 0.46, 0.44, 0.54, 0.46, 0.70, 0.10, 0.72), front),
                ((0.10, 0.24, 0.40, 0.30, 0.47, 0.54, 0.03, 0.46), top),
                ((0.56, 0.56, 0.92, 0.44, 0.90, 0.70, 0.58, 0.72), front),
                ((0.52, 0.36, 0.84, 0.22, 0.98, 0.44, 0.56, 0.58), mix(top, BLACK, 0.12)),
            ):
                pen.polygon(n(*points), fill=tone, outline=(24, 20, 22))
            for x, y, r in ((0.50, 0.62, 0.035), (0.47, 0.70, 0.03), (0.30, 0.75, 0.02), (0.70, 0.75, 0.02)):
                pen.ellipse(n(x - r, y - r * 0.8, x + r, y + r * 0.8), fill=front)
            return _sprite(im.resize((w, h), Image.Resampling.LANCZOS))
        pen.polygon(n(0.05, 0.66, 0.95, 0.66, 0.92, 0.745, 0.08, 0.745), fill=dark)
        pen.polygon(n(0.10, 0.40, 0.90, 0.40, 0.90, 0.68, 0.10, 0.68), fill=front)
        for i in range(5):
            pen.line(n(0.10 + 0.2 * i, 0.42, 0.10 + 0.2 * i, 0.68), fill=dark, width=k)
        pen.polygon(n(0.14, 0.17, 0.86, 0.17, 0.97, 0.42, 0.03, 0.42), fill=top, outline=(24, 20, 22))
        pen.polygon(n(0.03, 0.42, 0.97, 0.42, 0.97, 0.47, 0.03, 0.47), fill=mix(top, BLACK, 0.4))
        star = [(0.5 + 0.27 * math.sin(4 * math.pi * i / 5), 0.295 - 0.095 * math.cos(4 * math.pi * i / 5)) for i in range(6)]
        light = Image.new("L", im.size, 0)
        draw = ImageDraw.Draw(light)
        draw.ellipse(n(0.20, 0.19, 0.80, 0.40), outline=255, width=2 * k)
        draw.line([(x * w * k, y * w * k) for x, y in star], fill=255, width=2 * k)
        soft = light.filter(ImageFilter.GaussianBlur(3 * k)).point([min(255, v * 3) for v in range(256)])
        im.paste((150, 40, 255, 255), (0, 0), soft)
        im.paste((244, 210, 255, 255), (0, 0), light)
        pen = ImageDraw.Draw(im)
        for x in (0.115, 0.885):
            pen.rounded_rectangle(n(x - 0.035, 0.16, x + 0.035, 0.36), 2 * k, fill=(236, 224, 196))
            pen.ellipse(n(x - 0.05, 0.02, x + 0.05, 0.15), fill=(255, 150, 40))
            pen.ellipse(n(x - 0.028, 0.06, x + 0.028, 0.15), fill=(255, 244, 180))
        return _sprite(im.resize((w, h), Image.Resampling.LANCZOS))

    return CACHE.get(("dmd-altar", w, broken), build)


def corpse(w: int) -> Sprite:
    def build() -> Sprite:
        k, h = 3, round(w * 0.72)
        im = Image.new("RGBA", (w * k, h * k), (0, 0, 0, 0))
        pen = ImageDraw.Draw(im)
        pool = through(
            [
                (0.03, 0.50),
                (0.10, 0.30),
                (0.28, 0.30),
                (0.44, 0.18),
                (0.70, 0.24),
                (0.97, 0.36),
                (0.93, 0.56),
                (0.72, 0.62),
                (0.46, 0.68),
                (0.18, 0.66),
            ],
            closed=True,
        )
        pen.polygon([(x * w * k, y * w * k) for x, y in pool], fill=(136, 8, 12, 255))
        body = outlines.outline("corpse", round(w * 0.9 * k))
        at = (round(w * 0.05 * k), -round(w * 0.03 * k))
        im.paste((24, 6, 10, 255), (at[0], at[1] + k), body.filter(ImageFilter.MaxFilter(9)))
        im.paste(
            shapes.gradient(body.width, body.height, (0.2, (236, 224, 232)), (0.9, (158, 140, 168))).convert("RGBA"), at, body
        )
        return _sprite(im.resize((w, h), Image.Resampling.LANCZOS))

    return CACHE.get(("dmd-corpse", w), build)


TOKEN_TONES: dict[str, RGB] = {
    "knife": (206, 214, 226),
    "bone": (232, 222, 196),
    "net": (120, 190, 206),
    "idol": (96, 200, 150),
    "water": (80, 160, 240),
    "guest": (240, 190, 130),
    "disturbance": (250, 150, 90),
    "seal": (190, 140, 250),
    "yellow-sign": (255, 214, 70),
    "rlyeh": (96, 220, 170),
}


def thing_of(words: str) -> str:
    """Which kind of token is spoken of first; "" if none is."""
    named = [(words.find(kind), kind) for kind in (*TOKEN_TONES, "altar", "corpse") if kind in words]
    return min(named)[1] if named else ""


def token_glyph(kind: str, side: str = "") -> str:
    if kind == "altar":
        return "dmd_broken" if side == "destroyed" else "dmd_altar"
    if kind == "yellow-sign":
        return "dmd_sign"
    if kind == "seal":
        return "dmd_seal" if side == "charged" else "dmd_charged"
    return glyph_of(kind)


def disc(kind: str, side: str, size: int, t: Theme) -> Sprite:
    """Any other token: an enamel hexagon with its glyph; the side that is up shows as its rim (gold: done)."""
    tone = t.good if side in ("destroyed", "charged", "freed", "cut", "set") else TOKEN_TONES.get(kind, (214, 190, 150))
    return house.token(size, token_glyph(kind, side), tone, "hexagon", t)


# Dice

_FACES: dict[str, tuple[str, RGB]] = {
    "success": ("dmd_success", (255, 206, 84)),
    "sign": ("dmd_elder", (120, 236, 200)),
    "tentacle": ("dmd_tentacle", (255, 92, 140)),
}


def die(kind: str, face: str, size: int, angle: float, t: Theme, lit: bool = False) -> Sprite:
    """Standard dice are black with a brass edge, bonus dice green and cut at the corners. `lit`: it may well be rerolled."""

    def build() -> Sprite:
        k = 2
        n = size * k
        pad = round(n * 0.22)
        full = n + 2 * pad
        bonus = kind == "bonus"
        top, low, edge = (
            ((46, 176, 104), (10, 92, 56), (170, 255, 204)) if bonus else ((66, 60, 72), (20, 16, 22), (214, 176, 104))
        )
        if bonus and t.palette == "colour_blind":
            top, low, edge = (20, 140, 170), (0, 70, 92), (150, 226, 250)
        im = Image.new("RGBA", (full, full), (0, 0, 0, 0))
        deep = round(n * 0.10)
        body = shapes.shape("chamfer", n) if bonus else shapes.rounded(n, n, round(n * 0.19))
        for i in range(deep, 0, -2):
            im.paste((*mix(low, BLACK, 0.45 + 0.3 * i / deep), 255), (pad, pad + i), body)
        im.paste(shapes.gradient(n, n, (0, mix(top, WHITE, 0.28)), (0.12, top), (1, low)).convert("RGBA"), (pad, pad), body)
        rim = shapes.ring("chamfer", n, 0, round(n * 0.022)) if bonus else shapes.frame(n, n, round(n * 0.19), round(n * 0.022))
        im.paste((*edge, 255), (pad, pad), shapes.faded(rim, 0.85))
        inset = round(n * 0.07)
        well = n - 2 * inset
        hollow = shapes.gradient(well, well, (0, mix(low, BLACK, 0.35)), (1, mix(top, low, 0.35))).convert("RGBA")
        im.paste(hollow, (pad + inset, pad + inset), shapes.shape("circle", well))

        def mark(name: str, cx: float, cy: float, wide: float) -> None:
            glyph, tone = _FACES[name]
            tone = (206, 255, 232) if bonus and name == "sign" else tone
            mask = icon_mask(glyph, round(wide))
            at = (round(pad + cx - mask.width / 2), round(pad + cy - mask.height / 2))
            g = round(wide * 0.2)
            soft = shapes.faded(shapes.softened(mask, g, wide * 0.07, 1.3), 0.6)
            im.paste((*mix(tone, BLACK, 0.3), 255), (at[0] - g, at[1] - g), soft)
            im.paste(shapes.gradient(mask.width, mask.height, (0, mix(tone, WHITE, 0.65)), (1, tone)).convert("RGBA"), at, mask)

        if face == "both":
            mark("success", n * 0.36, n * 0.37, n * 0.46)
            mark("tentacle", n * 0.68, n * 0.66, n * 0.44)
        elif face in _FACES:
            mark(face, n * 0.5, n * 0.5, n * 0.64)
        shine = shapes.gradient(n, n, (0, (70, 70, 70)), (0.3, BLACK), (1, BLACK)).convert("L")
        im.paste((255, 255, 255, 255), (pad, pad), ImageChops.multiply(body, shine))
        im = im.rotate(angle, Image.Resampling.BICUBIC).resize((full // k, full // k), Image.Resampling.LANCZOS)
        if lit:
            edge_of = im.getchannel("A").point([255 if v > 200 else 0 for v in range(256)])
            ring = edge_of.filter(ImageFilter.GaussianBlur(size / 36)).point([max(0, min(255, (v - 12) * 9)) for v in range(256)])
            under = Image.new("RGBA", im.size, (130, 226, 255, 0))
            under.putalpha(ring)
            im = Image.alpha_composite(under, im)
        return _sprite(im, -(pad // k), -(pad // k))

    return CACHE.get(("dmd-die", kind, face, size, angle, lit, t.palette), build)


def small_die(c: Canvas, x: float, y: float, size: int, bonus: bool) -> None:
    """A die without a face, where dice are counted; its middle left at (x, y)."""
    form = "chamfer" if bonus else "die"
    c.stamp(shapes.shape(form, size), x, y - size / 2, (150, 240, 186) if bonus else (226, 190, 116))
    c.stamp(shapes.shape(form, size - 6), x + 3, y - size / 2 + 3, (24, 136, 80) if bonus else (34, 28, 34))
    if bonus:
        c.stamp(icon_mask("mdi:plus-thick", size // 2), x + size / 4, y - size / 4, (210, 255, 226))
