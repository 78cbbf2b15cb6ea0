"""What the table is made of: the night behind it, lacquered cards in brass frames, parchment, name plates, ribbons."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from . import shapes
from .sprites import CACHE, Sprite, clouds, grain, seed_of
from .theme import RGB, Mood, Surface, Theme, mix


def brass_fill(w: int, h: int, theme: Theme, tone: RGB | None = None) -> Image.Image:
    """Polished metal lit from above. `tone` replaces the brass."""
    base = tone or theme.brass
    light, dark = mix(base, theme.brass_light, 0.75), mix(base, (20, 10, 4), 0.62)
    return shapes.gradient(
        w, h, (0.0, light), (0.22, base), (0.55, mix(base, dark, 0.55)), (0.82, dark), (1.0, mix(base, dark, 0.3))
    )


def _pattern_tile(kind: str) -> Image.Image:
    """One repeat of the wall's pattern, as a mask."""
    k = 2
    if kind == "fans":
        step = 112
        tile = Image.new("L", (step * k, step * k), 0)
        pen = ImageDraw.Draw(tile)
        for row in range(-1, 5):
            cy = row * step * k // 2 + step * k // 2
            shift = (row % 2) * step * k // 2
            for col in range(-1, 3):
                cx = col * step * k + shift
                for r, fill in (
                    (0.5, 255),
                    (0.485, 0),
                    (0.4, 150),
                    (0.388, 0),
                    (0.3, 120),
                    (0.288, 0),
                    (0.2, 100),
                    (0.188, 0),
                    (0.1, 150),
                ):
                    rr = r * step * k
                    pen.ellipse((cx - rr, cy - rr, cx + rr, cy + rr), fill=fill)
        # Rows repeat every step; take a part where every fan is already covered from below.
        return tile.reduce(k)
    if kind == "flags":
        tile = Image.new("L", (240, 160), 0)
        pen = ImageDraw.Draw(tile)
        for y, shift in ((0, 0), (80, 120)):
            pen.line((0, y, 240, y), fill=220, width=2)
            pen.line((shift, y, shift, y + 80), fill=220, width=2)
        return tile
    if kind == "rain":
        tile = Image.new("L", (160 * k, 160 * k), 0)
        pen = ImageDraw.Draw(tile)
        for i in range(26):
            x, y = seed_of("rain", i) % (160 * k), seed_of("drop", i) % (160 * k)
            n = 30 + seed_of("n", i) % 70
            for ox in (-160 * k, 0, 160 * k):
                for oy in (-160 * k, 0, 160 * k):
                    pen.line((x + ox, y + oy, x + ox - n // 3, y + oy + n), fill=90 + seed_of("v", i) % 130, width=2)
        return tile.reduce(k)
    if kind == "lozenges":
        n = 96 * k
        tile = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(tile)
        pen.line((0, 0, n, n), fill=160, width=3)
        pen.line((0, n, n, 0), fill=160, width=3)
        for cx, cy in ((n / 2, 0), (n / 2, n), (0, n / 2), (n, n / 2)):
            pen.polygon([(cx, cy - 18), (cx + 12, cy), (cx, cy + 18), (cx - 12, cy)], fill=230)
        return tile.reduce(k)
    if kind == "plates":
        tile = Image.new("L", (320, 200), 0)
        pen = ImageDraw.Draw(tile)
        pen.rectangle((3, 3, 316, 196), outline=200, width=2)
        for cx, cy in ((16, 16), (304, 16), (16, 184), (304, 184)):
            pen.ellipse((cx - 4, cy - 4, cx + 4, cy + 4), fill=230)
        return tile
    raise KeyError(f"no pattern is called {kind!r}")


def _tiled(tile: Image.Image, w: int, h: int) -> Image.Image:
    out = Image.new("L", (w, h), 0)
    for y in range(0, h, tile.height):
        for x in range(0, w, tile.width):
            out.paste(tile, (x, y))
    return out


# How high the part of the room is that the light reaches. Below it the wall goes on in the dark, repeated as often as a picture
# is high: tables come in all heights, and a kept room costs 6 KB per row of pixels.
LIT_ROWS = 1440


def night(w: int, theme: Theme, *, lower: bool = False) -> Image.Image:
    """The room the table stands in: wallpaper, drifting haze, light falling through tall windows, dark corners. `lower` is what
    lies below, a strip that can be repeated. Both are a whole number of repeats of the pattern high."""

    def build() -> Image.Image:
        wall, amount = theme.wall, theme.texture
        tile = _pattern_tile(wall.pattern)
        h = tile.height * max(1, round((LIT_ROWS / 3 if lower else LIT_ROWS) / tile.height))
        middle = mix(wall.night_top, wall.night_bottom, 0.6)
        stops = ((0.0, wall.night_bottom),) if lower else ((0.0, wall.night_top), (0.55, middle), (0.97, wall.night_bottom))
        room = shapes.gradient(w, h, *stops, (1.0, wall.night_bottom)).copy()
        room.paste(mix(wall.night_top, wall.light, 0.35), (0, 0), shapes.faded(_tiled(tile, w, h), 0.20 * amount))
        if not lower:
            _lit(room, wall, amount, theme.mood)
        _corners(room, mix(wall.night_bottom, (0, 0, 0), 0.6), top=not lower)
        if amount:
            speck = grain(w, h, seed_of("grain", theme.mood, lower)).point([122 + v * 12 // 255 for v in range(256)])
            room = ImageChops.overlay(room, Image.merge("RGB", (speck, speck, speck)))
        return room

    return CACHE.get(("night", w, lower, theme.mood, theme.palette), build)


def _lit(room: Image.Image, wall: Mood, amount: float, mood: str) -> None:
    """Haze, and two windows' worth of light slanting in from the upper left."""
    w, h = room.size
    bw, bh = w // 8, h // 8
    fall = shapes.gradient(bw, bh, (0.0, (255, 255, 255)), (0.9, (40, 40, 40)), (1.0, (0, 0, 0))).convert("L")
    haze = clouds(w // 4, h // 4, seed_of("haze", mood), coarse=90, octaves=4).resize((bw, bh), Image.Resampling.BICUBIC)
    haze = ImageChops.multiply(haze.point([max(0, v - 96) * 2 if v < 224 else 255 for v in range(256)]), fall)
    room.paste(wall.light, (0, 0), shapes.faded(haze, 0.16 * amount).resize((w, h), Image.Resampling.BICUBIC))
    beams = Image.new("L", (bw, bh), 0)
    pen = ImageDraw.Draw(beams)
    for start, wide in ((0.02, 0.07), (0.115, 0.07), (0.44, 0.05), (0.51, 0.05)):
        x = start * bw
        pen.polygon([(x, 0), (x + wide * bw, 0), (x + wide * bw * 1.6 + 0.42 * bh, bh), (x + 0.42 * bh, bh)], fill=200)
    beams = ImageChops.multiply(beams.filter(ImageFilter.GaussianBlur(2)), fall).resize((w, h), Image.Resampling.BICUBIC)
    room.paste(wall.light, (0, 0), shapes.faded(beams, 0.26 * amount))


def _corners(room: Image.Image, tone: RGB, *, top: bool) -> None:
    """Darkness from both sides and, in the upper part, from above."""
    w, h = room.size
    sides = Image.new("L", (w, 1))
    sides.putdata([round(150 * abs(2 * x / w - 1) ** 2.4) for x in range(w)])
    dark = sides.resize((w, h), Image.Resampling.NEAREST)
    if top:
        above = Image.new("L", (1, h))
        above.putdata([max(0, round(110 * (1 - y / 260))) for y in range(h)])
        dark = ImageChops.lighter(dark, above.resize((w, h), Image.Resampling.NEAREST))
    room.paste(tone, (0, 0), dark)


def room(w: int, h: int, theme: Theme) -> Image.Image:
    """A fresh picture of the night at any height, framed."""
    upper = night(w, theme)
    cut = upper.crop((0, 0, w, h)) if h <= upper.height else Image.new("RGB", (w, h))
    if h > upper.height:
        cut.paste(upper, (0, 0))
        lower = night(w, theme, lower=True)
        for y in range(upper.height, h, lower.height):
            cut.paste(lower, (0, y))
    _page_frame(cut, theme)
    return cut


def _page_frame(room: Image.Image, theme: Theme) -> None:
    """Two brass hairlines round the whole picture with stepped deco corners; they stay within 14 px of the edge."""
    w, h = room.size
    tone = mix(theme.brass_dark, theme.brass, 0.35)
    pen = ImageDraw.Draw(room)
    pen.rectangle((5, 5, w - 6, h - 6), outline=tone, width=2)
    step = 26
    for dx, dy, x, y in ((1, 1, 11, 11), (-1, 1, w - 12, 11), (1, -1, 11, h - 12), (-1, -1, w - 12, h - 12)):
        for i in range(3):
            a, b = step * (3 - i), i * 4
            pen.line((x + dx * b, y + dy * b, x + dx * (b + a), y + dy * b), fill=tone, width=2)
            pen.line((x + dx * b, y + dy * b, x + dx * b, y + dy * (b + a)), fill=tone, width=2)


def _corner(size: int, pad: int) -> Image.Image:
    """The inner hairline's concave corner with its bead, upper left."""
    k = 4
    big = Image.new("L", (size * k, size * k), 0)
    pen = ImageDraw.Draw(big)
    r = (size - pad) * k
    pen.arc((pad * k - r, pad * k - r, pad * k + r, pad * k + r), 0, 90, fill=255, width=int(1.6 * k))
    bead, at = 0.17 * r, pad * k + 0.36 * r
    pen.ellipse((at - bead, at - bead, at + bead, at + bead), fill=255)
    return big.reduce(k)


def card(w: int, h: int, body: Surface, theme: Theme, radius: int, key: str) -> Sprite:
    """A lacquered card: soft shadow (or glow), grain, light from above, a bevelled metal frame, deco corners."""
    return CACHE.get(("card", w, h, radius, key, theme.mood, theme.palette), lambda: _card(w, h, body, theme, radius))


def _card(w: int, h: int, body: Surface, theme: Theme, radius: int) -> Sprite:
    pad = 30
    silhouette = shapes.rounded(w, h, radius)
    mask = Image.new("L", (w + 2 * pad, h + 2 * pad), 0)
    if body.glow:
        halo = shapes.softened(silhouette, pad, 12, 1.25)
        image = Image.new("RGB", mask.size, body.glow)
        mask = shapes.faded(halo, 0.85)
    else:
        image = Image.new("RGB", mask.size, (0, 0, 0))
        shadow = shapes.softened(silhouette, pad, 10, 0.78)
        mask.paste(shadow.crop((0, 0, mask.width, mask.height - 7)), (0, 7))
    skin = shapes.gradient(w, h, (0.0, body.top), (0.5, mix(body.top, body.bottom, 0.72)), (1.0, body.bottom)).copy()
    if theme.texture:
        cloth = clouds(w, h, seed_of("cloth", w % 7, h % 5), coarse=72, octaves=5)
        skin = Image.blend(skin, ImageOps.colorize(cloth, mix(body.bottom, (0, 0, 0), 0.55), body.top), 0.34 * theme.texture)
    if body.ornate and theme.texture:
        # A picture lamp above each exhibit: warm light pooling in the upper part.
        lamp = Image.new("L", (w, h), 0)
        pool = shapes.radial(round(w * 1.3), round(h * 1.9)).point([v * v // 255 for v in range(256)])
        lamp.paste(pool, (round(w * -0.15), round(h * -0.95)))
        skin.paste(
            mix(body.top, mix(theme.wall.light, (255, 214, 150), 0.65), 0.55),
            (0, 0),
            shapes.faded(lamp, 0.46 * theme.texture),
        )
    # Light on the upper part, darkness creeping in from the rim.
    rim = ImageChops.invert(shapes.softened(shapes.rounded(max(1, w - 24), max(1, h - 24), radius), 12, 14))
    skin.paste(mix(body.bottom, (0, 0, 0), 0.7), (0, 0), shapes.faded(rim, 0.62))
    metal, dark = brass_fill(w, h, theme, body.edge), mix(body.bottom, (0, 0, 0), 0.7)
    skin.paste(metal, (0, 0), shapes.frame(w, h, radius, 4))
    inner = (w - 8, h - 8)
    skin.paste(dark, (4, 4), shapes.faded(shapes.frame(*inner, max(0, radius - 4), 2), 0.85))
    if body.ornate and min(w, h) >= 90:
        line = Image.new("L", (w, h), 0)
        pen = ImageDraw.Draw(line)
        off, c = 11, 26
        ink = 235
        pen.line((c, off, w - 1 - c, off), fill=ink)
        pen.line((c, h - 1 - off, w - 1 - c, h - 1 - off), fill=ink)
        pen.line((off, c, off, h - 1 - c), fill=ink)
        pen.line((w - 1 - off, c, w - 1 - off, h - 1 - c), fill=ink)
        corner = _corner(c + 2, off)
        mirrored = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        flip = Image.Transpose.FLIP_TOP_BOTTOM
        for tile, at in (
            (corner, (0, 0)),
            (mirrored, (w - corner.width, 0)),
            (corner.transpose(flip), (0, h - corner.height)),
            (mirrored.transpose(flip), (w - corner.width, h - corner.height)),
        ):
            spot = (at[0], at[1], at[0] + tile.width, at[1] + tile.height)
            line.paste(ImageChops.lighter(line.crop(spot), tile), at)
        skin.paste(mix(body.edge, theme.brass_dark, 0.3), (0, 0), shapes.faded(line, 0.8))
    else:
        skin.paste(
            mix(body.top, (255, 255, 255), 0.25),
            (6, 6),
            shapes.faded(shapes.frame(w - 12, h - 12, max(0, radius - 6), 1), 0.22),
        )
    image.paste(skin, (pad, pad), silhouette)
    mask.paste(255, (pad, pad), silhouette)
    return Sprite(image, mask, -pad, -pad)


def border(w: int, h: int, body: Surface, theme: Theme, radius: int) -> tuple[Sprite, ...]:
    """Only the frame and the shadow of a card, in four strips: for what covers the card's face with something of its own."""

    def build() -> tuple[Sprite, ...]:
        image, mask, dx, dy = _card(w, h, body, replace(theme, texture=0.0), radius)
        ring = shapes.frame(w, h, radius, 6)
        mask.paste(ring, (-dx, -dy))
        deep = radius - dx
        wide, tall = image.size
        strips = (
            (0, 0, wide, deep),
            (0, tall - deep, wide, tall),
            (0, deep, deep, tall - deep),
            (wide - deep, deep, wide, tall - deep),
        )
        return tuple(Sprite(image.crop(at), mask.crop(at), dx + at[0], dy + at[1]) for at in strips)

    return CACHE.get(("border", w, h, radius, body, theme.mood, theme.palette), build)


def parchment(w: int, h: int, theme: Theme, seed: int = 0) -> Sprite:
    """An old sheet: uneven edge, stains, fibres, browned rim."""

    def build() -> Sprite:
        pad, calm = 22, theme.texture < 0.5
        edge = shapes.rounded(w - 8, h - 8, 12)
        if calm:
            ragged = Image.new("L", (w, h), 0)
            ragged.paste(edge, (4, 4))
        else:
            # A blurred sheet plus noise, cut at one level: the edge wanders by a few pixels.
            soft = shapes.softened(edge, 4, 5)
            wander = clouds(w, h, seed_of("edge", seed), coarse=22, octaves=3).point(
                [(v - 128) * 7 // 10 + 64 for v in range(256)]
            )
            ragged = ImageChops.add(soft, wander, 1, -64).point(
                [0 if v < 112 else 255 if v > 144 else (v - 112) * 8 for v in range(256)]
            )
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), (0, 0, 0))
        mask = Image.new("L", image.size, 0)
        shadow = shapes.softened(ragged, pad, 9, 0.8)
        mask.paste(shadow.crop((0, 0, mask.width, mask.height - 6)), (0, 6))
        sheet = shapes.gradient(w, h, (0.0, theme.paper_light), (1.0, mix(theme.paper_light, theme.paper_dark, 0.45))).copy()
        stains = clouds(w, h, seed_of("stain", seed), coarse=120, octaves=5)
        sheet = Image.blend(sheet, ImageOps.colorize(stains, theme.paper_dark, theme.paper_light), 0.62 if not calm else 0.2)
        if not calm:
            fibre = grain(max(1, w // 9), h, seed_of("fibre", seed)).resize((w, h), Image.Resampling.BICUBIC)
            sheet.paste(
                mix(theme.paper_light, (255, 255, 255), 0.5), (0, 0), fibre.point([max(0, v - 168) // 3 for v in range(256)])
            )
            sheet.paste(theme.paper_dark, (0, 0), fibre.point([max(0, 88 - v) // 3 for v in range(256)]))
        browned = ImageChops.invert(shapes.softened(shapes.rounded(max(1, w - 26), max(1, h - 26), 14), 13, 9))
        sheet.paste((120, 78, 36), (0, 0), shapes.faded(browned, 0.6))
        image.paste(sheet, (pad, pad), ragged)
        mask.paste(255, (pad, pad), ragged)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("parchment", w, h, seed, theme.palette), build)


def plate(w: int, h: int, theme: Theme) -> Sprite:
    """A museum's brass label: brushed, bevelled, four screws if there is room."""

    def build() -> Sprite:
        pad = 14
        silhouette = shapes.rounded(w, h, 8)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 6, 0.8)
        light = mix(theme.brass, theme.brass_light, 0.55)
        face = shapes.gradient(w, h, (0.0, light), (0.45, theme.brass), (1.0, mix(theme.brass, theme.brass_dark, 0.22))).copy()
        if theme.texture:
            brush = grain(2, h, seed_of("brush")).resize((w, h), Image.Resampling.BICUBIC)
            face.paste(theme.brass_light, (0, 0), brush.point([max(0, v - 128) // 3 for v in range(256)]))
        face.paste(brass_fill(w, h, theme, theme.brass_light), (0, 0), shapes.frame(w, h, 8, 3))
        face.paste(theme.brass_dark, (5, 5), shapes.faded(shapes.frame(w - 10, h - 10, 5, 1), 0.7))
        if w > 160 and h >= 44:
            for x in (12, w - 22):
                face.paste(theme.brass_dark, (x, h // 2 - 5), shapes.shape("circle", 10))
                face.paste(theme.brass_light, (x + 2, h // 2 - 4), shapes.faded(shapes.shape("circle", 6), 0.7))
        image.paste(face, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("plate", w, h, theme.mood, theme.palette), build)


def ribbon(w: int, h: int, colour: RGB, theme: Theme) -> Sprite:
    """A silk band with swallow tails; the tails lie within w."""

    def build() -> Sprite:
        pad, tail = 14, round(h * 0.55)
        drop = round(h * 0.14)
        hh = h + drop
        left = shapes.polygon(w, hh, ((0, drop), (tail * 2, drop), (tail * 2, hh), (0, hh), (tail * 0.6, drop + h / 2)))
        right = left.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        band = Image.new("L", (w, hh), 0)
        band.paste(255, (tail, 0, w - tail, h))
        whole = ImageChops.lighter(ImageChops.lighter(left, right), band)
        image = Image.new("RGB", (w + 2 * pad, hh + 2 * pad), (0, 0, 0))
        mask = shapes.softened(whole, pad, 6, 0.7)
        back = mix(colour, (0, 0, 0), 0.55)
        face = Image.new("RGB", (w, hh), back)
        silk = shapes.gradient(
            w, hh, (0.0, mix(colour, (255, 255, 255), 0.16)), (0.5, colour), (1.0, mix(colour, (0, 0, 0), 0.35))
        )
        face.paste(silk, (0, 0), band)
        for y in (4, h - 6):
            ImageDraw.Draw(face).line((tail, y, w - tail - 1, y), fill=mix(theme.brass, colour, 0.2), width=2)
        for x in (tail, w - tail - 1):
            ImageDraw.Draw(face).line((x, 0, x, h), fill=mix(colour, (0, 0, 0), 0.6))
        image.paste(face, (pad, pad), whole)
        mask.paste(255, (pad, pad), whole)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("ribbon", w, h, colour, theme.mood, theme.palette), build)


def chip(w: int, h: int, theme: Theme, style: str) -> Sprite:
    """An inset tile for one condition, cost or reward. Styles differ in form too: `plain`, `framed`,
    `done` (filled), `cost` (cut corners)."""

    def build() -> Sprite:
        pad = 6
        framed = theme.icons[theme.wall.framed] if theme.wall.framed else theme.accent
        colour = {"plain": theme.brass_dark, "framed": framed, "done": theme.good, "cost": theme.warn}[style]
        if style == "cost":
            c = h * 0.3
            silhouette = shapes.polygon(w, h, ((c, 0), (w - c, 0), (w, c), (w, h - c), (w - c, h), (c, h), (0, h - c), (0, c)))
            inner = shapes.polygon(
                w - 6,
                h - 6,
                ((c, 0), (w - 6 - c, 0), (w - 6, c), (w - 6, h - 6 - c), (w - 6 - c, h - 6), (c, h - 6), (0, h - 6 - c), (0, c)),
            )
        else:
            silhouette, inner = shapes.rounded(w, h, 12), shapes.rounded(w - 6, h - 6, 9)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 3, 0.7)
        face = Image.new("RGB", (w, h), colour)
        face.paste(brass_fill(w, h, theme, colour), (0, 0))
        well = mix(mix(theme.panel_bottom, (0, 0, 0), 0.45), colour, 0.22 if style == "done" else 0.06)
        face.paste(
            shapes.gradient(
                w - 6, h - 6, (0.0, mix(well, (0, 0, 0), 0.45)), (0.35, well), (1.0, mix(well, theme.panel_top, 0.5))
            ),
            (3, 3),
            inner,
        )
        if style == "framed":
            face.paste(colour, (6, 6), shapes.faded(shapes.frame(w - 12, h - 12, 7, 1), 0.8))
        image.paste(face, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("chip", w, h, style, theme.mood, theme.palette), build)
