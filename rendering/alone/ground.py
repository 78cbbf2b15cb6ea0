"""The ground of one sector: hull, floor and walls in the sector's own shape, lit or dark. Drawn once per shape and kept.

Lit and dark differ in brightness, in pattern (plates against hatching) and in the light that falls or does not, so that the
difference survives every palette and a grey print.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageOps

from rendering import shapes
from rendering.lettering import icon_mask
from rendering.sprites import CACHE, Sprite, clouds, grain, seed_of
from rendering.theme import RGB, Theme, mix

ARM = 0.44  # a corridor's width as a share of the tile
ROOM = 0.055  # a room's distance from the tile's edge
WALL = 0.028

BOLTED = 120  # pixels: in smaller sectors bolts and small lights would be dust
DEPTH = 0.1  # how thick the deck is, where one sees its edge
STRIP = 0.05  # how far from the wall the strips of light lie in the floor

WARM: RGB = (255, 226, 164)

STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Shape(NamedTuple):
    """What makes two sectors' ground alike."""

    exits: tuple[str, ...]
    room: str = ""
    lit: bool = False
    known: bool = True  # on the secret map: the hero sees it


def _arm(size: int, way: str, beyond: int) -> tuple[float, float, float, float]:
    """The rectangle from the middle to an edge and `beyond` it."""
    low, high = size * (1 - ARM) / 2, size * (1 + ARM) / 2
    match way:
        case "north":
            return low, -beyond, high, size / 2
        case "south":
            return low, size / 2, high, size + beyond
        case "west":
            return -beyond, low, size / 2, high
        case _:
            return size / 2, low, size + beyond, high


def _floor(size: int, shape: Shape, pad: int, wall: int = 0) -> Image.Image:
    """The floor as a mask on a canvas `pad` larger all round, so that walls do not close the openings; `wall` pixels wider it
    is the floor with its walls. (A filter that widens a mask costs fifty times as much.)"""
    k = 2
    mask = Image.new("L", ((size + 2 * pad) * k, (size + 2 * pad) * k), 0)
    pen = ImageDraw.Draw(mask)

    def fill(box: tuple[float, float, float, float], radius: float = 0) -> None:
        x0, y0, x1, y1 = box
        wide = (x0 - wall, y0 - wall, x1 + wall, y1 + wall)
        pen.rounded_rectangle([(v + pad) * k for v in wide], (radius + wall / 2 if radius else 0) * k, fill=255)

    if shape.room:
        inset = size * ROOM
        fill((inset, inset, size - inset, size - inset), size * 0.07)
    else:
        low, high = size * (1 - ARM) / 2, size * (1 + ARM) / 2
        fill((low, low, high, high), size * 0.05 if len(shape.exits) < 2 else 0)
    for way in shape.exits:
        fill(_arm(size, way, pad))
    return mask.reduce(k)


def ground(size: int, shape: Shape, theme: Theme) -> Sprite:
    """Floor and walls of size x size, with a faint shine of the walls on whatever lies behind."""

    def build() -> Sprite:
        pad = round(size * 0.12)
        floor = _floor(size, shape, pad)
        wall_width = max(3, round(size * WALL))
        outer = _floor(size, shape, pad, wall_width)
        walls = ImageChops.subtract(outer, floor)
        inside = (pad, pad, pad + size, pad + size)
        shine = theme.wall.light if shape.lit else theme.accent
        tile = Image.new("RGB", (size, size), mix(shine, (0, 0, 0), 0.35) if shape.known else (0, 0, 0))
        halo = shapes.softened(outer, 0, size * 0.045).crop(inside)
        tile.paste(_plates(size, shape, theme), (0, 0), floor.crop(inside))
        # Walls throw a shadow inwards: a dark floor loses its rim, a lit one keeps a soft line.
        dark = shapes.softened(ImageChops.invert(floor), 0, size * (0.05 if shape.lit else 0.055))
        depth = ImageChops.multiply(floor, dark)
        tile.paste(
            (0, 0, 0), (0, 0), depth.crop(inside).point([min(255, round(v * (1.0 if shape.lit else 1.1))) for v in range(256)])
        )
        strips = _strips(size, shape, pad) if size >= BOLTED else Image.new("L", floor.size)
        lamp = mix(WARM if shape.lit else theme.accent, (255, 255, 255), 0.3)
        if theme.texture >= 0.5:
            bloom = shapes.softened(strips, 0, max(2, size * 0.02), 1.6).crop(inside)
            tile.paste(lamp, (0, 0), shapes.faded(bloom, 0.3 if shape.known else 0.12))
        tile.paste(lamp, (0, 0), shapes.faded(strips.crop(inside), 0.75 if shape.known else 0.3))
        if shape.lit:
            bright, deep = ((244, 250, 250), (128, 142, 148)) if shape.known else ((196, 202, 202), (112, 118, 122))
        else:
            bright, deep = mix(theme.accent, (150, 176, 186), 0.30), mix(theme.accent, (120, 140, 150), 0.55)
            if not shape.known:
                bright, deep = (158, 172, 180), (126, 140, 148)
        tile.paste(shapes.gradient(size, size, (0.0, bright), (1.0, deep)), (0, 0), walls.crop(inside))
        edge = ImageChops.subtract(walls, ImageChops.offset(walls, 0, max(1, wall_width // 3)))
        tile.paste((255, 255, 255), (0, 0), shapes.faded(edge.crop(inside), 0.35 if shape.known else 0.15))
        return Sprite(tile, ImageChops.lighter(outer.crop(inside), shapes.faded(halo, 0.5 if shape.known else 0.4)))

    return CACHE.get(("ground", size, shape, theme.mood, theme.palette), build)


def deck(size: int, shape: Shape, theme: Theme) -> Sprite:
    """The edge of the deck below a sector's southern walls: the base is a model seen slightly from the front, and the dark is deep."""

    def build() -> Sprite:
        pad, high = round(size * 0.12), max(3, round(size * DEPTH))
        outer = _floor(size, shape, pad, max(3, round(size * WALL))).crop((pad, pad, pad + size, pad + size))
        if "south" in shape.exits:  # the deck goes on there
            outer.paste(0, (round(size * (1 - ARM) / 2 - size * WALL), size - 1, round(size * (1 + ARM) / 2 + size * WALL), size))
        image, mask = Image.new("RGB", (size, size + high)), Image.new("L", (size, size + high), 0)
        near = mix(theme.accent, (96, 116, 126), 0.5) if shape.known else (96, 108, 118)
        near = mix(near, (0, 0, 0), 0.1 if shape.lit else 0.25)
        for i in range(high, 0, -1):
            image.paste(mix(near, (0, 0, 0), 0.2 + 0.75 * i / high), (0, i), outer)
            mask.paste(255, (0, i), outer)
        if "south" in shape.exits:
            low, top = round(size * (1 - ARM) / 2), round(size * (1 + ARM) / 2)
            mask.paste(0, (low, size, top, size + high))
        return Sprite(image, mask)

    return CACHE.get(("deck", size, shape, theme.mood, theme.palette), build)


def _strips(size: int, shape: Shape, pad: int) -> Image.Image:
    """Short lights in the floor along the walls, as a mask."""
    near, wide = round(size * STRIP), max(2, size // 70)
    line = ImageChops.subtract(_floor(size, shape, pad, -near), _floor(size, shape, pad, -near - wide))
    dashes = Image.new("L", line.size, 0)
    pen = ImageDraw.Draw(dashes)
    # Seven to a tile: neither a corridor's wall nor a room's falls onto one of them, so a strip is cut by those across it only.
    for i in range(-1, 9):
        at, n = pad + i * size / 7, size * 0.018
        pen.rectangle((0, at - n, line.width, at + n), fill=255)
        pen.rectangle((at - n, 0, at + n, line.height), fill=255)
    return ImageChops.multiply(line, dashes)


def _plates(size: int, shape: Shape, theme: Theme) -> Image.Image:
    """The floor itself, over the whole tile; the mask cuts it to shape."""
    calm = theme.texture < 0.5
    if shape.lit:
        low, high = ((148, 156, 152), (206, 208, 196)) if not calm else ((196, 200, 196), (226, 226, 216))
    else:
        # Dark, but no hole: the plan is read against the void around it (`tests/rendering/alone/test_pictures.py`).
        low, high = ((40, 54, 63), (66, 84, 95)) if not calm else ((43, 56, 65), (60, 75, 86))
    if not shape.known:
        low, high = (mix(c, (38, 44, 54), 0.4 if shape.lit else 0.3) for c in (low, high))
    worn = clouds(size, size, seed_of("floor", shape.room, len(shape.exits)), coarse=max(8, size // 3), octaves=5)
    image = ImageOps.colorize(worn, low, high)
    pen = ImageDraw.Draw(image)
    # Large plates, each lit on its upper edge, with a bolt in every corner.
    seam, shine = mix(low, (0, 0, 0), 0.5), mix(high, (255, 255, 255), 0.3 if shape.lit else 0.12)
    low_arm, high_arm = size * (1 - ARM) / 2, size * (1 + ARM) / 2
    cuts = [0.0, low_arm, size / 2, high_arm, float(size)] if not shape.room else [size * i / 4 for i in range(5)]
    line, bolt = max(1, size // 130), max(1, size // 90)
    for cut in cuts:
        at = round(cut)
        pen.line((at, 0, at, size), fill=seam, width=line)
        pen.line((at + line, 0, at + line, size), fill=shine)
        pen.line((0, at, size, at), fill=seam, width=line)
        pen.line((0, at + line, size, at + line), fill=shine)
    if size >= BOLTED:
        gap = size * 0.035
        for x in cuts:
            for y in cuts:
                for dx in (-gap, gap):
                    for dy in (-gap, gap):
                        pen.ellipse((x + dx - bolt, y + dy - bolt, x + dx + bolt, y + dy + bolt), fill=seam)
    if shape.lit:
        # A pool of lamp light.
        pool = shapes.radial(round(size * 1.2), round(size * 1.2)).point([v * v // 255 for v in range(256)])
        off = -round(size * 0.1)
        image.paste(mix(WARM, (255, 255, 255), 0.35), (off, off), shapes.faded(pool, 0.62 if shape.known else 0.4))
    else:
        image.paste(mix(low, (0, 0, 0), 0.42), (0, 0), _hatching(size))
    if theme.texture:
        speck = grain(size, size, seed_of("speck", size)).point([120 + v * 16 // 255 for v in range(256)])
        image = ImageChops.overlay(image, Image.merge("RGB", (speck, speck, speck)))
    return image


def _hatching(size: int) -> Image.Image:
    """Diagonal lines: no light here."""

    def build() -> Image.Image:
        k = 3
        big = Image.new("L", (size * k, size * k), 0)
        pen = ImageDraw.Draw(big)
        step = max(9, size // 16) * k
        for x in range(-size * k, size * k, step):
            pen.line((x, size * k, x + size * k, 0), fill=150, width=max(k, step // 5))
        return big.reduce(k)

    return CACHE.get(("hatching", size), build)


def stub(size: int, way: str, theme: Theme) -> Sprite:
    """The first steps of a passage into the unknown: a short piece of dark floor that fades out."""

    def build() -> Sprite:
        length, wide = round(size * 0.3), round(size * ARM)
        image = Image.new("RGB", (wide, length), mix(theme.wall.night_bottom, theme.accent, 0.16))
        fade = Image.linear_gradient("L").resize((wide, length), Image.Resampling.BILINEAR)  # black above, white below
        fade = fade.point([round(v * v / 255 * 0.85) for v in range(256)])
        pen = ImageDraw.Draw(image)
        edge = max(2, round(size * WALL * 0.7))
        pen.rectangle((0, 0, edge - 1, length), fill=mix(theme.accent, (50, 60, 68), 0.4))
        pen.rectangle((wide - edge, 0, wide, length), fill=mix(theme.accent, (50, 60, 68), 0.4))
        turn = {
            "north": None,
            "south": Image.Transpose.ROTATE_180,
            "west": Image.Transpose.ROTATE_90,
            "east": Image.Transpose.ROTATE_270,
        }[way]
        if turn is not None:
            image, fade = image.transpose(turn), fade.transpose(turn)
        return Sprite(image, fade)

    return CACHE.get(("stub", size, way, theme.mood, theme.palette), build)


def door(size: int, across: bool, blocked: bool, theme: Theme, quiet: bool = False) -> Sprite:
    """A door leaf on an edge; `across` lies horizontally (a door to the north or south). A blocked one is barred with hazard
    stripes and carries a padlock, so it differs without colour."""

    def build() -> Sprite:
        long, thick = round(size * (ARM + 2 * WALL)), max(10, round(size * 0.105))
        pad = 6
        silhouette = shapes.rounded(long, thick, max(2, thick // 4))
        image = Image.new("RGB", (long + 2 * pad, thick + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 4, 0.95)
        if blocked:
            body = Image.new("RGB", (long, thick), theme.warn)
            pen = ImageDraw.Draw(body)
            step = max(8, thick)
            for x in range(-thick, long + thick, step):
                pen.polygon([(x, thick), (x + step // 2, thick), (x + step // 2 + thick, 0), (x + thick, 0)], fill=(20, 14, 12))
            rim: RGB = theme.icons["blocked"]
        else:
            tone = mix((150, 176, 186), theme.accent, 0.25)
            body = shapes.gradient(
                long, thick, (0.0, mix(tone, (255, 255, 255), 0.45)), (0.45, tone), (1.0, mix(tone, (0, 0, 0), 0.55))
            ).copy()
            pen = ImageDraw.Draw(body)
            for share in (0.5,):
                x = round(long * share)
                pen.rectangle((x - 1, 0, x + 1, thick), fill=(16, 22, 26))
            for x in (round(long * 0.25), round(long * 0.75)):
                pen.rectangle(
                    (x - thick // 2, thick // 2 - max(1, thick // 10), x + thick // 2, thick // 2 + max(1, thick // 10)),
                    fill=(24, 34, 40),
                )
            rim = mix(tone, (255, 255, 255), 0.3)
        if quiet:
            body = Image.blend(body, Image.new("RGB", body.size, (30, 34, 40)), 0.35)
            rim = mix(rim, (30, 34, 40), 0.35)
        body.paste(rim, (0, 0), shapes.frame(long, thick, max(2, thick // 4), max(2, thick // 10)))
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        if not across:
            image, mask = image.transpose(Image.Transpose.ROTATE_90), mask.transpose(Image.Transpose.ROTATE_90)
        if blocked:
            n = round(thick * 1.5)
            seal = shapes.shape("circle", n)
            big = (max(image.width, n + 2 * pad), max(image.height, n + 2 * pad))
            wide, cover = Image.new("RGB", big, (0, 0, 0)), Image.new("L", big, 0)
            at = ((big[0] - image.width) // 2, (big[1] - image.height) // 2)
            wide.paste(image, at)
            cover.paste(mask, at)
            spot = ((big[0] - n) // 2, (big[1] - n) // 2)
            wide.paste((24, 12, 12), spot, seal)
            wide.paste(theme.icons["blocked"], spot, shapes.ring("circle", n, 0, max(2, n // 12)))
            glyph = icon_mask("lock", round(n * 0.56))
            wide.paste((255, 240, 220), ((big[0] - glyph.width) // 2, (big[1] - glyph.height) // 2), glyph)
            cover.paste(255, spot, seal)
            return Sprite(wide, cover)
        return Sprite(image, mask)

    return CACHE.get(("door", size, across, blocked, quiet, theme.mood, theme.palette), build)
