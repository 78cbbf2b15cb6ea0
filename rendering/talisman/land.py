"""The land itself: three rings of spaces with the Storm River and the burning mountains between them, painted once and kept.

The rings are not of one grid: each has its own depth, so that none has holes and the spaces on either side of the river still face
each other. Names are not part of the painting: they are larger near whoever is in turn (`spots.py`).
"""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from games.talisman.content import Catalogue, SpaceCard
from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, clouds
from rendering.theme import Theme, mix

from .brush import FLAME, FLAME_RIM, FLAMES
from .look import RIM
from .names import foot
from .pieces import back, quiet
from .scenes import scene

WIDTH, HEIGHT = 1568, 1390
GAP, ROUND = 3, 13

# Depths of the rings and of what lies between them, across and down.
_OUTER, _RIVER, _MIDDLE, _FIRE = (190, 164), (36, 34), (226, 196), (40, 34)


def _ladder(axis: int, whole: int) -> dict[str, list[float]]:
    """Where the spaces of each ring begin and end along one side; index is the column or row of the grid of seven."""
    a, b, m, f = _OUTER[axis], _RIVER[axis], _MIDDLE[axis], _FIRE[axis]
    inside = a + b
    heart = inside + m + f
    outer = [0.0, *(a + i * (whole - 2 * a) / 5 for i in range(6)), float(whole)]
    middle = [0.0, inside, *(inside + m + i * (whole - 2 * inside - 2 * m) / 3 for i in range(4)), whole - inside]
    inner = [0.0, 0.0, *(heart + i * (whole - 2 * heart) / 3 for i in range(4))]
    return {"outer": outer, "middle": middle, "inner": inner, "crown": inner}


_ACROSS, _DOWN = _ladder(0, WIDTH), _ladder(1, HEIGHT)


def cell(space: SpaceCard, at: tuple[float, float] = (0, 0), scale: float = 1.0) -> Box:
    """Where a space lies on the land."""
    col, row = space.at
    xs, ys = _ACROSS[space.region], _DOWN[space.region]
    return Box(
        round(at[0] + (xs[col] + GAP) * scale),
        round(at[1] + (ys[row] + GAP) * scale),
        round(at[0] + (xs[col + 1] - GAP) * scale),
        round(at[1] + (ys[row + 1] - GAP) * scale),
    )


def _key(cards: Catalogue) -> tuple[tuple[str, str, int], ...]:
    return tuple((s.id, s.terrain, s.draw) for s in cards.spaces.values())


def land(cards: Catalogue, t: Theme) -> Image.Image:
    return CACHE.get(("tm-land", _key(cards), t.palette), lambda: _paint(cards, t))


def small_land(cards: Catalogue, t: Theme, w: int) -> Image.Image:
    """Without names, scaled down: for the film."""
    size = (w, round(HEIGHT * w / WIDTH))

    def build() -> Image.Image:
        return _paint(cards, t, named=False).resize(size, Image.Resampling.LANCZOS)

    return CACHE.get(("tm-land", _key(cards), t.palette, w), build)


def _paint(cards: Catalogue, t: Theme, *, named: bool = True) -> Image.Image:
    """`named`: names will stand at the feet of the spaces, so scenes end above them."""
    c = Canvas(WIDTH, HEIGHT, t, backdrop=shapes.gradient(WIDTH, HEIGHT, (0, (62, 66, 36)), (1, (34, 38, 24))))
    under = {id: foot(space, cards, cell(space).w) if named else 0 for id, space in cards.spaces.items()}
    for id, space in cards.spaces.items():
        _space(c, space, under[id])
    crown = next((s for s in cards.spaces.values() if s.region == "crown"), None)
    if crown:
        c.glow(*cell(crown).centre, 200, (255, 190, 70), 0.5)
        _space(c, crown, under[crown.id])
    _river(c.image)
    _mountains(c.image)
    bridge = [cards.spaces[s] for s in ("O5", "M4") if s in cards.spaces]
    if len(bridge) == 2:
        _bridge(c, *(cell(s) for s in bridge))
    portal = [cards.spaces[s] for s in ("M1", "I1") if s in cards.spaces]
    if len(portal) == 2:
        _portal(c, *(cell(s) for s in portal))
    _sparks(c)
    return c.image


def _space(c: Canvas, space: SpaceCard, under: int) -> None:
    b = cell(space)
    c.stamp(shapes.softened(shapes.rounded(b.w, b.h, ROUND), 8, 4, 0.8), b.x0 - 8, b.y0 - 6, (0, 0, 0))
    c.inlay(quiet(scene(space, b.w, b.h, under), c.theme), b, ROUND)
    rim, thick = RIM[space.region], 7 if space.region == "crown" else 4
    fill = shapes.gradient(b.w, b.h, (0, mix(rim, (255, 255, 240), 0.45)), (0.5, rim), (1, mix(rim, (0, 0, 0), 0.45)))
    c.image.paste(fill, (b.x0, b.y0), shapes.frame(b.w, b.h, ROUND, thick))
    c.stamp(shapes.frame(b.w - 2 * thick, b.h - 2 * thick, ROUND - thick, 2), b.x0 + thick, b.y0 + thick, (12, 10, 12), 0.75)
    if space.draw:
        back(c, b.x1 - 10, b.y0 + 9, 25, space.draw)


# -- between the rings ----------------------------------------------------------------------------------------------------


def _ring(inset: tuple[float, float], wide: float, seed: int) -> Image.Image:
    """A frame round the land, its middle line `inset` from the edge, with wandering banks."""
    k = 2
    w, h = WIDTH // k, HEIGHT // k
    mask = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(mask)
    for grow, radius, fill in ((-wide / 2, 46, 255), (wide / 2, 22, 0)):
        x, y = (inset[0] + grow) / k, (inset[1] + grow) / k
        pen.rounded_rectangle((x, y, w - x, h - y), radius=radius / k, fill=fill)
    mask = mask.filter(ImageFilter.GaussianBlur(4))
    wander = clouds(w, h, seed, coarse=23, octaves=2).point([(v - 128) * 9 // 10 + 64 for v in range(256)])
    mask = ImageChops.add(mask, wander, 1, -64).point(
        [0 if v < 108 else 255 if v > 148 else int((v - 108) * 6.4) for v in range(256)]
    )
    return mask.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC)


def _river(image: Image.Image) -> None:
    inset = (_OUTER[0] + _RIVER[0] / 2, _OUTER[1] + _RIVER[1] / 2)
    wide = _RIVER[0]
    image.paste((20, 24, 22), (0, 3), shapes.faded(_ring(inset, wide + 24, 5).filter(ImageFilter.GaussianBlur(4)), 0.8))
    water = _ring(inset, wide + 2, 5)
    for tone, mask in (
        ((150, 134, 92), _ring(inset, wide + 18, 5)),
        ((226, 240, 236), _ring(inset, wide + 8, 5)),
        ((66, 146, 186), water),
        ((34, 104, 158), shapes.faded(_ring(inset, wide - 18, 5), 0.9)),
    ):
        image.paste(tone, (0, 0), mask)
    waves = Image.new("L", image.size, 0)
    pen, rnd = ImageDraw.Draw(waves), random.Random(3)
    for side in range(4):
        along, near = (0, 1) if side < 2 else (1, 0)
        low, high = inset[along], (WIDTH, HEIGHT)[along] - inset[along]
        line = inset[near] if side % 2 == 0 else (WIDTH, HEIGHT)[near] - inset[near]
        for _ in range(44):
            start, off, long = rnd.uniform(low - 10, high - 20), rnd.uniform(-0.38, 0.38) * wide, rnd.uniform(14, 40)
            points: list[tuple[float, float]] = []
            for j in range(9):
                u, v = start + long * j / 8, line + off + math.sin(j / 8 * 6.28 + start) * 2.2
                points.append((u, v) if along == 0 else (v, u))
            pen.line(points, fill=rnd.choice((70, 110, 170)), width=rnd.choice((1, 2, 3)), joint="curve")
    image.paste((196, 232, 240), (0, 0), ImageChops.multiply(waves, water))


def _mountains(image: Image.Image) -> None:
    inset = tuple(_OUTER[i] + _RIVER[i] + _MIDDLE[i] + _FIRE[i] / 2 for i in (0, 1))
    wide = _FIRE[1]
    lava = _ring((inset[0], inset[1]), wide + 4, 9)
    shadow = _ring((inset[0], inset[1]), wide + 14, 9).filter(ImageFilter.GaussianBlur(5))
    image.paste((12, 6, 8), (0, 0), shapes.faded(shadow, 0.85))
    flow = clouds(WIDTH // 2, HEIGHT // 2, 77, coarse=20, octaves=3).resize(image.size, Image.Resampling.BICUBIC)
    image.paste(ImageOps.colorize(flow, (60, 8, 8), (255, 190, 70), (190, 52, 16), midpoint=128), (0, 0), lava)
    rnd = random.Random(11)
    spots: list[tuple[float, float, bool]] = []
    for axis in (0, 1):
        low, high = inset[axis], (WIDTH, HEIGHT)[axis] - inset[axis]
        n = round((high - low) / 47)
        for i in range(n + 1):
            at = low + (high - low) * i / n
            for line in (inset[1 - axis], (WIDTH, HEIGHT)[1 - axis] - inset[1 - axis]):
                if axis == 0:
                    spots.append((at, line, False))
                elif 0 < i < n:
                    spots.append((line, at, True))
    for x, y, upright in sorted(spots, key=lambda spot: spot[1]):
        size, lean = rnd.uniform(0.8, 1.15), rnd.random()
        w, h = round((52 if upright else 56) * size), round((58 if upright else 46) * size)
        px, py = x + rnd.uniform(-4, 4) - w / 2, y + rnd.uniform(-5, 5) - (h * 0.62 if upright else h - 20)
        peak, mask = _peak(w, h, lean)
        image.paste(peak, (round(px), round(py)), mask)
        if lean > 0.5:
            n = round(24 + 12 * lean)
            flame, mask = _flame(n)
            image.paste(flame, (round(x + (lean - 0.6) * 30 - n / 2), round(y + 20 - n * 1.2)), mask)


def _peak(w: int, h: int, lean: float) -> tuple[Image.Image, Image.Image]:
    k = 3
    wide, tall = w * k, h * k
    mask = Image.new("L", (wide, tall), 0)
    tip = (wide * (0.44 + 0.12 * lean), tall * 0.04)
    rim = [
        (0, tall),
        (wide * 0.2, tall * 0.56),
        (wide * 0.3, tall * 0.42),
        tip,
        (wide * 0.66, tall * 0.4),
        (wide * 0.8, tall * 0.6),
        (wide, tall),
    ]
    ImageDraw.Draw(mask).polygon(rim, fill=255)
    rock = shapes.gradient(wide, tall, (0, (118, 84, 76)), (0.55, (74, 46, 46)), (1, (120, 40, 22))).copy()
    pen = ImageDraw.Draw(rock)
    shade = [tip, *rim[4:], (wide * 0.58, tall), (wide * 0.64, tall * 0.7), (wide * 0.5, tall * 0.5), (wide * 0.56, tall * 0.3)]
    pen.polygon(shade, fill=(40, 24, 30))
    pen.line([tip, (wide * 0.46, tall * 0.36), (wide * 0.38, tall * 0.62), (wide * 0.44, tall)], fill=(255, 150, 50), width=5)
    pen.line(rim, fill=(20, 10, 14), width=5, joint="curve")
    return rock.reduce(k), mask.reduce(k)


def _flame(n: int) -> tuple[Image.Image, Image.Image]:
    k = 4
    fire = Image.new("RGB", (n * k, round(n * 1.3) * k), FLAME[0])
    mask = Image.new("L", fire.size, 0)
    w, h = fire.size
    for share, tone in FLAMES:
        points = [(w / 2 + x * w / 9 * share, h * 0.92 + y * h / 15 * share) for x, y in FLAME_RIM]
        ImageDraw.Draw(fire).polygon(points, fill=tone)
        ImageDraw.Draw(mask).polygon(points, fill=255)
    return fire.reduce(k), mask.reduce(k)


def _bridge(c: Canvas, a: Box, b: Box) -> None:
    """Of stone, over the river: the Sentinel stands at its outer end."""
    k, w = 3, 84
    x, y0, y1 = (a.centre[0] + b.centre[0]) / 2, a.y1 - 5, b.y0 + 8
    h = y1 - y0
    stone = Image.new("RGB", (w * k, h * k), (214, 196, 162))
    pen, edge = ImageDraw.Draw(stone), w * k * 0.17
    left = [(edge * 0.6 - (1 - math.sin(math.pi * i / 20)) * edge * 0.55, h * k * i / 20) for i in range(21)]
    right = [(w * k - px, py) for px, py in left]
    mask = Image.new("L", stone.size, 0)
    cut = ImageDraw.Draw(mask)
    cut.polygon([*left, *right[::-1]], fill=255)
    for j in range(6):
        y = h * k * j / 5
        pen.line((0, y, w * k, y), fill=(150, 128, 98), width=4)
        for share in (0.34, 0.5, 0.66):
            at = w * k * (share + (0.08 if j % 2 else 0))
            pen.line((at, y, at, y + h * k / 5), fill=(164, 142, 110), width=3)
    for side in (left, right):
        for tone, thick in (((70, 60, 54), 1.25), ((178, 168, 152), 0.95), ((214, 206, 190), 0.35)):
            pen.line(side, fill=tone, width=round(edge * thick))
        cut.line(side, fill=255, width=round(edge * 1.25))
    small, shape = stone.reduce(k), mask.reduce(k)
    c.stamp(shapes.softened(shape, 12, 6, 1.1), x - w / 2 - 12, y0 - 6, (0, 0, 0))
    c.image.paste(small, (round(x - w / 2), y0), shape)


def _portal(c: Canvas, a: Box, b: Box) -> None:
    """A trail of violet light from the Portal through the mountains."""
    x0, y0, x1, y1 = a.x1 - 4, a.y1 - 4, b.x0 + 18, b.y0 + 18
    c.glow((x0 + x1) / 2, (y0 + y1) / 2, 60, (190, 120, 255), 1.0)
    for i in range(5):
        n = round(13 + 5 * math.sin(i / 4 * 3.14))
        x, y = x0 + (x1 - x0) * i / 4, y0 + (y1 - y0) * i / 4
        c.glow(x, y, n, (236, 214, 255), 1.0)
        c.stamp(shapes.shape("diamond", n), x - n / 2, y - n / 2, (250, 240, 255))


def _sparks(c: Canvas) -> None:
    rnd = random.Random(21)
    inset = tuple(_OUTER[i] + _RIVER[i] + _MIDDLE[i] + _FIRE[i] / 2 for i in (0, 1))
    for _ in range(110):
        axis, far = rnd.randrange(2), rnd.random() < 0.5
        along = rnd.uniform(inset[axis], (WIDTH, HEIGHT)[axis] - inset[axis])
        line = (WIDTH, HEIGHT)[1 - axis] - inset[1 - axis] if far else inset[1 - axis]
        off = rnd.gauss(0, 30)
        x, y = (along, line + off - 14) if axis == 0 else (line + off, along)
        r = rnd.choice((2, 2, 3, 4))
        c.glow(x, y, round(r * 3.2), (255, 120, 30), 0.8)
        c.stamp(shapes.shape("circle", r), x - r / 2, y - r / 2, (255, 226, 140))
