"""Pieces: symbols, dice, what gives a symbol, empty places, crystals, a mind, people on their bases."""

from __future__ import annotations

import itertools
import math

from PIL import Image, ImageChops, ImageDraw

from rendering import lettering, shapes
from rendering import pieces as house
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, hand_min, mix, readable_on

from .folk import bust, investigator
from .look import CRYSTAL, danger
from .signs import medal, tone_of

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)
SLIM = 0.62  # a person is as wide as this share of their height, where others stand beside them


def form_of(shape: str) -> str:
    """A seat's shape on a badge: a diamond leaves no room for a letter."""
    return "hexagon" if shape == "diamond" else shape


def sign(
    c: Canvas, xy: tuple[float, float], symbol: str, size: int, state: str = "full", *, name: str = "", over: bool = False
) -> Box:
    """A symbol around a point."""
    c.put(medal(symbol, size, c.theme, state), round(xy[0] - size / 2), round(xy[1] - size / 2))
    return c.record("icon", name or symbol, Box.around(*xy, size, size), over=over)


# Tiles


def _tile(
    w: int, h: int, r: int, top: RGB, bottom: RGB, edge: RGB, rim: int, glow: RGB | None = None
) -> tuple[Image.Image, Image.Image, Image.Image, int]:
    """(pixels, mask, the body to draw on, how far the shadow reaches)"""
    pad = max(8, min(w, h) // 6)
    whole = shapes.rounded(w, h, r)
    image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), glow or BLACK)
    if glow:
        mask = shapes.softened(whole, pad, pad * 0.45, 1.5)
    else:
        mask = Image.new("L", image.size, 0)
        shadow = shapes.softened(whole, pad, max(3, pad * 0.3), 0.85)
        mask.paste(shadow.crop((0, 0, shadow.width, shadow.height - 4)), (0, 4))
    body = shapes.gradient(w, h, (0, mix(edge, WHITE, 0.45)), (0.5, edge), (1, mix(edge, BLACK, 0.5))).copy()
    inner = (w - 2 * rim, h - 2 * rim)
    body.paste(shapes.gradient(*inner, (0, top), (1, bottom)), (rim, rim), shapes.rounded(*inner, max(1, r - rim)))
    return image, mask, body, pad


def _closed(image: Image.Image, mask: Image.Image, body: Image.Image, pad: int, r: int) -> Sprite:
    whole = shapes.rounded(*body.size, r)
    image.paste(body, (pad, pad), whole)
    mask.paste(255, (pad, pad), whole)
    return Sprite(image, mask, -pad, -pad)


def _onto(body: Image.Image, s: Sprite, x: float, y: float) -> None:
    body.paste(s.image, (round(x) + s.dx, round(y) + s.dy), s.mask)


# What a die shows while it tumbles.
TUMBLING = ("key", "moon", "spiral", "tide")


def die_sprite(size: int, face: str, t: Theme, kind: str = "ours", state: str = "free") -> Sprite:
    """Bone for investigators, black blood for the cults. A blank face is a bare pip."""

    def build() -> Sprite:
        r = round(size * 0.22)
        if kind == "ours":
            top, bottom, edge = (250, 240, 214), (206, 186, 146), (255, 250, 232)
        elif kind == "extra":  # from the reserve, for this round
            top, bottom, edge = (206, 226, 240), (140, 168, 190), (240, 250, 255)
        else:
            top, bottom, edge = (74, 14, 26), (28, 4, 12), (206, 66, 66)
        image, mask, body, pad = _tile(size, size, r, top, bottom, edge, max(2, size // 20), t.warn if state == "glow" else None)
        if face and face != "blank":
            n = round(size * 0.74)
            _onto(body, medal(face, n, t), (size - n) / 2, (size - n) / 2)
        else:
            a = size * 0.09
            middle = (size / 2 - a, size / 2 - a, size / 2 + a, size / 2 + a)
            ImageDraw.Draw(body).ellipse(middle, fill=mix(edge, bottom, 0.35))
        return _closed(image, mask, body, pad, r)

    return CACHE.get(("cs-die", size, face, kind, state, t.palette), build)


def die(
    c: Canvas, xy: tuple[float, float], size: int, face: str, *, kind: str = "ours", state: str = "free", name: str = "die"
) -> Box:
    c.throw(
        name, xy, size, ("cs-die", kind, c.theme.palette), lambda k: die_sprite(size, TUMBLING[k % len(TUMBLING)], c.theme, kind)
    )
    c.put(die_sprite(size, face, c.theme, kind, state), round(xy[0] - size / 2), round(xy[1] - size / 2))
    return c.record("die", name, Box.around(*xy, size, size))


# What a symbol comes from: paper is a hand card, a paper in somebody's colour their support, bone a die, brass an ability, leather an
# object, slate the location.
_STUFF: dict[str, tuple[RGB, RGB, RGB]] = {
    "hand": ((248, 236, 206), (214, 192, 148), (255, 248, 226)),
    "support": ((248, 236, 206), (214, 192, 148), (255, 248, 226)),
    "ability": ((232, 190, 104), (142, 100, 44), (255, 234, 178)),
    "object": ((150, 104, 66), (92, 58, 36), (206, 160, 112)),
    "location": ((108, 122, 134), (58, 68, 80), (176, 192, 204)),
}


def source_sprite(w: int, h: int, symbol: str, rank: str, t: Theme, colour: RGB | None = None) -> Sprite:
    if rank == "die":
        return die_sprite(min(w, h), symbol, t)

    def build() -> Sprite:
        top, bottom, edge = _STUFF.get(rank, _STUFF["ability"])
        r = max(5, w // (8 if rank != "ability" else 14))
        image, mask, body, pad = _tile(w, h, r, top, bottom, colour or edge, max(3, w // (11 if colour else 18)))
        n = round(min(w * 0.80, h * 0.78))
        _onto(body, medal(symbol, n, t), w / 2 - n / 2, h * 0.49 - n / 2)
        if rank in ("ability", "object"):
            pen, a = ImageDraw.Draw(body), w * 0.05
            for x, y in ((0.12, 0.10), (0.88, 0.10), (0.12, 0.90), (0.88, 0.90)):
                pen.ellipse((x * w - a, y * h - a, x * w + a, y * h + a), fill=mix(bottom, BLACK, 0.5))
        return _closed(image, mask, body, pad, r)

    return CACHE.get(("cs-source", w, h, symbol, rank, colour, t.palette), build)


def dashed(
    c: Canvas,
    box: Box,
    colour: RGB,
    *,
    r: int = 12,
    width: int = 4,
    dash: int = 14,
    gap: int = 10,
    fill: RGB | None = None,
    alpha: float = 1.0,
) -> None:
    """An empty place: something belongs here."""
    if fill is not None:
        c.slab(box, r, fill, 0.6)

    def build() -> Image.Image:
        k = 3
        big = Image.new("L", (box.w * k, box.h * k), 0)
        pen = ImageDraw.Draw(big)
        x0, y0, x1, y1 = width / 2, width / 2, box.w - width / 2, box.h - width / 2

        def arc(cx: float, cy: float, start: int) -> list[tuple[float, float]]:
            turn = [math.radians(start + 90 * i / 8) for i in range(9)]
            return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in turn]

        points = [*arc(x0 + r, y0 + r, 180), *arc(x1 - r, y0 + r, 270), *arc(x1 - r, y1 - r, 0), *arc(x0 + r, y1 - r, 90)]
        points.append(points[0])
        on, left = True, float(dash)
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            long, done = math.hypot(bx - ax, by - ay), 0.0
            while long - done > 0.01:
                step = min(left, long - done)
                p, q = done / long, (done + step) / long
                if on:
                    ends = (ax + (bx - ax) * p, ay + (by - ay) * p, ax + (bx - ax) * q, ay + (by - ay) * q)
                    pen.line([v * k for v in ends], fill=255, width=width * k)
                done, left = done + step, left - step
                if left <= 0.01:
                    on, left = not on, float(gap if on else dash)
        return big.reduce(k)

    c.stamp(CACHE.get(("cs-dashed", box.w, box.h, r, width, dash, gap), build), box.x0, box.y0, colour, alpha)


def missing(c: Canvas, box: Box, name: str = "missing") -> None:
    """Nothing covers this symbol yet."""
    red = danger(c.theme)
    c.glow(*box.centre, round(box.h * 0.9), red, 0.4)
    dashed(
        c,
        box,
        red,
        width=max(3, box.w // 22),
        dash=max(8, box.w // 7),
        gap=max(6, box.w // 11),
        r=max(6, box.w // 9),
        fill=(70, 6, 8),
    )
    c.record("chip", name, box)
    c.text(
        box.centre,
        "?",
        max(round(box.h * 0.66), c.phone_min),
        face="heavy",
        colour=red,
        anchor="mm",
        shadow=False,
        name=f"{name}-mark",
    )


def target_sprite(letter: str, size: int, colour: RGB, t: Theme) -> Sprite:
    """Cross hairs in the owner's colour."""

    def build() -> Sprite:
        k, pad = 4, 8
        n = size * k
        big = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(big)
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            cx, cy = n / 2 + dx * n * 0.36, n / 2 + dy * n * 0.36
            a, b = n * (0.14 if dx else 0.055), n * (0.14 if dy else 0.055)
            pen.rectangle((cx - a, cy - b, cx + a, cy + b), fill=255)
        pen.ellipse((n * 0.10, n * 0.10, n * 0.90, n * 0.90), fill=255)
        full = big.reduce(k)
        image = Image.new("RGB", (size + 2 * pad, size + 2 * pad), BLACK)
        mask = shapes.softened(full, pad, 4, 1.3)
        body = Image.new("RGB", (size, size), WHITE)
        body.paste(colour, (0, 0), shapes.shape("circle", size, round(size * 0.15)))
        house.letters(body, letter, "heavy", round(size * TARGET_LETTER), readable_on(colour), (size / 2, size / 2))
        image.paste(body, (pad, pad), full)
        mask.paste(255, (pad, pad), full)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("cs-target", letter, size, colour, t.palette), build)


TARGET_LETTER = 0.58


def target(c: Canvas, xy: tuple[float, float], who_letter: str, seat: int, size: int, name: str) -> Box:
    size = max(size, math.ceil(c.phone_min / TARGET_LETTER) + 1)
    c.put(target_sprite(who_letter, size, c.theme.seat(seat).colour, c.theme), xy[0] - size / 2, xy[1] - size / 2)
    return c.record("badge", name, Box.around(*xy, size, size), over=True, size=round(size * TARGET_LETTER))


def crystal(c: Canvas, x: float, y: float, n: int, *, full: bool, tone: RGB = CRYSTAL) -> None:
    """One on a horror card, or the place for one."""
    if full:
        fill = shapes.gradient(n, n, (0, mix(tone, WHITE, 0.8)), (0.5, tone), (1, mix(tone, BLACK, 0.5)))
        c.image.paste(fill, (round(x - n / 2), round(y - n / 2)), shapes.shape("diamond", n))
        return
    c.stamp(shapes.shape("diamond", n), x - n / 2, y - n / 2, mix(tone, BLACK, 0.35), 0.9)
    c.stamp(shapes.shape("diamond", n, max(2, n // 10)), x - n / 2, y - n / 2, (18, 8, 22))


def mind(
    c: Canvas,
    xy: tuple[float, float],
    n: int,
    insanity: int,
    permanent: int,
    most: int,
    *,
    gap: int = 4,
    name: str = "mind",
    add: int = 0,
) -> Box:
    """The insanity track from its left middle: what stays for ever in a dark ring, what may heal, free spaces, and the end. `add`: what
    is about to come."""
    t = c.theme
    red = danger(t)
    x, y = xy
    brain, scar = lettering.icon_mask("cs_insanity", n), lettering.icon_mask("cs_insanity", round(n * 0.72))
    have = insanity + permanent
    for i in range(most + 1):
        cx = x + n / 2 + i * (n + gap)
        if i == most:
            lost = have > most
            skull = lettering.icon_mask("cs_skull", round(n * 0.94))
            tone = red if have >= most else t.text_faint
            c.stamp(skull, cx - skull.width / 2, y - skull.height / 2, mix(tone, WHITE, 0.3) if lost else tone)
        elif i < permanent:
            c.stamp(shapes.shape("circle", n), cx - n / 2, y - n / 2, (150, 14, 60))
            c.stamp(shapes.ring("circle", n, 0, max(2, n // 14)), cx - n / 2, y - n / 2, (255, 150, 176))
            c.stamp(scar, cx - scar.width / 2, y - scar.height / 2, (255, 224, 226))
        elif i < have:
            c.stamp(brain, cx - n / 2, y - n / 2, t.icons["cs_insanity"])
        else:
            m = round(n * 0.62)
            coming = i < have + add
            c.stamp(
                shapes.ring("circle", m, 0, max(2, m // 9)),
                cx - m / 2,
                y - m / 2,
                red if coming else mix(t.text_faint, t.ink, 0.25),
            )
            if coming:
                c.stamp(lettering.icon_mask("cs_insanity", round(n * 0.5)), cx - n * 0.25, y - n * 0.25, red)
    box = Box.at(x, y - n / 2, (most + 1) * (n + gap) - gap, n)
    return c.record("track", name, box)


# People


LARGE = 110  # somebody as large as this bears a letter one can read in a hand


def stand(
    c: Canvas,
    x: float,
    y: float,
    id: str,
    high: int,
    seat: int,
    letter: str,
    *,
    active: bool = False,
    name: str = "",
    flip: bool = False,
) -> Box:
    """An investigator on their base, feet at (x, y): their colour in cloth and base, their shape and letter on a badge."""
    t = c.theme
    who = t.seat(seat)
    wide = round(high * SLIM)
    if active:
        c.glow(x, y - high * 0.42, round(high * 0.74), (255, 232, 150), 0.9)
    base = CACHE.get(("cs-base", wide, who.colour, active), lambda: _base(wide, who.colour, active))
    c.put(base, x - wide / 2, y - base.image.height * 0.62)
    c.put(investigator(id, high, who.colour, rim=(255, 226, 120) if active else None, flip=flip), x - high / 2, y - high)
    h = max(round(high * 0.34), math.ceil((hand_min(c.width) if high >= LARGE else c.phone_min) / house.BADGE_LETTER))
    c.put(house.badge(letter, h, who.colour, t, form_of(who.shape)), x + wide / 2 - h * 0.74, y - h * 0.72)
    box = Box(round(x - wide / 2), round(y - high * 0.92), round(x + wide / 2), round(y + high * 0.05))
    return c.record("token", name or f"seat{seat}", box, size=round(h * house.BADGE_LETTER), over=True)


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


def portrait(c: Canvas, box: Box, id: str, seat: int, letter: str, *, name: str = "portrait", dim: bool = False) -> None:
    """Head and shoulders in the seat's colours, with the letter in a badge of the seat's shape."""
    t = c.theme
    who = t.seat(seat)
    r = max(8, box.w // 8)

    def build() -> Image.Image:
        w, h = box.w, box.h
        image = shapes.gradient(w, h, (0, mix(who.colour, (20, 26, 36), 0.55)), (1, mix(who.colour, (8, 10, 16), 0.82))).copy()
        image.paste(mix(who.colour, WHITE, 0.35), (0, 0), shapes.halo(w, h, 0.55))
        high = round(max(w * 1.32, h * 1.5))
        s = investigator(id, high, who.colour)
        image.paste(s.image, (round(w / 2 - high / 2) + s.dx, round(h * 0.07) + s.dy), s.mask)
        edge = max(3, w // 36)
        image.paste(who.colour, (0, 0), shapes.frame(w, h, r, edge))
        return Image.blend(image, Image.new("RGB", image.size, t.ink), 0.5) if dim else image

    image = CACHE.get(("cs-portrait", id, box.w, box.h, who.colour, dim, t.palette), build)
    c.inlay(image, box, r)
    c.record("icon", name, box)
    h = max(round(box.h * 0.32), math.ceil((hand_min(c.width) if box.h >= LARGE else c.phone_min) / house.BADGE_LETTER))
    c.badge((box.x1 - h * 0.42, box.y1 - h * 0.42), letter, h, who.colour, form_of(who.shape), name=f"{name}-letter")


def foe_card(c: Canvas, box: Box, shape: str, tone: RGB, *, name: str = "foe", dim: bool = False) -> None:
    """Somebody of a cult, or a creature, in a frame of its caste's colour."""

    def build() -> Image.Image:
        w, h = box.w, box.h
        image = shapes.gradient(w, h, (0, mix(tone, BLACK, 0.25)), (1, mix(tone, BLACK, 0.72))).copy()
        image.paste(mix(tone, WHITE, 0.4), (0, -h // 6), shapes.halo(w, h, 0.6))
        n = min(w, h) - 4
        s = bust(shape, n)
        image.paste(s.image, (round(w / 2 - n / 2), h - n), s.mask)
        image.paste(mix(tone, WHITE, 0.2), (0, 0), shapes.frame(w, h, max(6, w // 9), max(2, w // 30)))
        return Image.blend(image, Image.new("RGB", image.size, c.theme.ink), 0.55) if dim else image

    c.inlay(CACHE.get(("cs-foe-card", shape, box.w, box.h, tone, dim, c.theme.palette), build), box, max(6, box.w // 9))
    c.record("icon", name, box)


def soft_light(w: int, h: int, strength: float) -> Image.Image:
    """A shaft of light that grows towards its foot."""

    def build() -> Image.Image:
        beam = shapes.gradient(w, h, (0, BLACK), (1, WHITE)).convert("L")
        side = shapes.softened(shapes.rounded(w - 40, h, 10), 20, 12).crop((0, 20, w, 20 + h))
        return shapes.faded(ImageChops.multiply(beam, side), strength)

    return CACHE.get(("cs-shaft", w, h, strength), build)


def symbol_tone(t: Theme, symbol: str | None) -> RGB:
    return tone_of(symbol, t) if symbol else mix(t.text_faint, (120, 90, 140), 0.4)
