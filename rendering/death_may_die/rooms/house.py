"""An episode's map as a house: rooms that share walls, doors where there is a passage, stairs and tunnels. Painted once and kept.

Where each room lies is printed with the episode (`Plan.rooms`, in cells of a grid). Two spaces with a passage share a wall.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from games.death_may_die.content import Catalogue, Plan
from rendering import materials, shapes
from rendering.layout import Box
from rendering.sprites import CACHE, clouds, seed_of
from rendering.theme import RGB, Theme, mix

from .brush import BLACK, FACE, SHARP, Brush, rough
from .furniture import THINGS
from .places import place_of
from .walls import draw_wall

WALL = 22  # between two rooms, seen from above
DOOR = 104
SILL: RGB = (222, 170, 90)
WOOD: RGB = (186, 122, 66)
SHAPE = 0.72
WALL_UNIT = 1552 / 4  # a quarter of the board's map: the width the lengths are made for


@dataclass(frozen=True)
class Door:
    """Between two spaces; `level`: the wall lies across (one room above the other). `at` is the middle along it."""

    a: str
    b: str
    level: bool
    at: int
    kind: str = "door"  # door, stairs


@dataclass(frozen=True)
class House:
    """Where everything of an episode's map lies, at one size."""

    w: int
    h: int
    unit: float
    rooms: dict[str, Box]  # the inside of each
    doors: tuple[Door, ...]
    far: tuple[tuple[str, str, str], ...]  # stairs and tunnels between rooms that do not touch: kind and both spaces

    def px(self, length: float) -> int:
        return max(1, round(length * self.unit))

    @property
    def face(self) -> int:
        return self.px(FACE)

    def gaps(self, space: str) -> list[tuple[int, int]]:
        """Where the north wall of a room is open, from its left end."""
        room = self.rooms[space]
        half = self.px(DOOR / 2 + 18)
        return sorted(
            (d.at - half - room.x0, d.at + half - room.x0)
            for d in self.doors
            if d.level and space in (d.a, d.b) and self.rooms[d.b if d.a == space else d.a].y0 < room.y0
        )


def spare_rooms(spaces: tuple[str, ...]) -> dict[str, tuple[int, int, int, int]]:
    """A pack's episode may come without a drawing: its spaces then stand in rows, and doors are only where they happen to fit."""
    wide = 4 if len(spaces) > 9 else 3
    return {space: (i % wide, i // wide, 1, 1) for i, space in enumerate(spaces)}


@lru_cache(maxsize=64)
def _house(
    rooms: tuple[tuple[str, tuple[int, int, int, int]], ...],
    passages: tuple[tuple[str, str], ...],
    special: tuple[tuple[str, str, str], ...],
    w: int,
    h: int,
    shape: float,
) -> House:
    columns = max(x + dx for _, (x, _, dx, _) in rooms)
    rows = max(y + dy for _, (_, y, _, dy) in rooms)
    unit = min(w / 4 / WALL_UNIT, h / 4 / (WALL_UNIT * shape))
    half = max(4, round(WALL * unit / 2))
    boxes = {
        space: Box(
            round(w * x / columns) + half,
            round(h * y / rows) + half,
            round(w * (x + dx) / columns) - half,
            round(h * (y + dy) / rows) - half,
        )
        for space, (x, y, dx, dy) in rooms
    }
    doors: list[Door] = []
    far: list[tuple[str, str, str]] = []
    for kind, a, b in (*(("door", a, b) for a, b in passages), *special):
        found = _door(kind, a, b, boxes, half, round(DOOR * unit)) if kind != "tunnel" else None
        if found is not None:
            doors.append(found)
        else:
            far.append((kind if kind != "door" else "stairs", a, b))
    return House(w, h, unit, boxes, tuple(doors), tuple(far))


def _door(kind: str, a: str, b: str, boxes: dict[str, Box], half: int, wide: int) -> Door | None:
    """On the wall two rooms share: to the right of it, so that the name has room on the left."""
    one, other = boxes[a], boxes[b]
    across = min(one.x1, other.x1) - max(one.x0, other.x0)
    along = min(one.y1, other.y1) - max(one.y0, other.y0)
    if across > wide and (abs(one.y1 - other.y0) <= 3 * half or abs(other.y1 - one.y0) <= 3 * half):
        left, right = max(one.x0, other.x0), min(one.x1, other.x1)
        at = (left + right) // 2 if kind == "stairs" else right - wide // 2 - min(round(wide * 0.34), (right - left - wide) // 2)
        return Door(a, b, True, at, kind)
    if kind == "door" and along > wide and (abs(one.x1 - other.x0) <= 3 * half or abs(other.x1 - one.x0) <= 3 * half):
        low, high = max(one.y0, other.y0), min(one.y1, other.y1)
        return Door(a, b, False, high - round(wide * 0.62) if high - low > wide * 2 else (low + high) // 2 + wide // 5, kind)
    return None


def house_of(episode: str, cards: Catalogue, w: int, h: int, shape: float = SHAPE) -> House:
    """At this size; `shape`: how high a quarter is for its width before things and people become smaller."""
    plan: Plan = cards.episodes[episode].plan
    spaces = tuple(cards.neighbours[episode])
    rooms = plan.rooms if set(plan.rooms) >= set(spaces) else spare_rooms(spaces)
    inside = [pair for tile in plan.tiles for pair in cards.tiles[tile].inside]
    special = [("stairs", *plan.stairs)] if plan.stairs else []
    special += [("tunnel", *plan.tunnel)] if plan.tunnel else []
    return _house(tuple(rooms.items()), tuple((a, b) for a, b in (*plan.passages, *inside)), tuple(special), w, h, shape)


# Painting


@dataclass(frozen=True)
class _Lamp:
    x: float
    y: float
    r: float
    tone: RGB
    strength: float


def _furnish(b: Brush, space: str, gaps: list[tuple[float, float]]) -> list[_Lamp]:
    """Puts everything in its place; what hangs where a door is moves aside, or is left out."""
    lamps: list[_Lamp] = []
    taken: dict[str, list[tuple[float, float]]] = {"at_wall": list(gaps), "on_wall": list(gaps)}
    for name, across, *deep in place_of(space).things:
        thing = THINGS[name]
        room = b.w - thing.w - 16
        if thing.w > b.w - 8:
            continue
        x = 8 + room * across
        y = FACE + 6 + (b.h - FACE - thing.h - 18) * (deep[0] if deep else 0)
        if thing.place != "floor":
            found = _free(x, thing.w, taken[thing.place], b.w)
            if found is None:
                continue
            taken[thing.place].append((found, found + thing.w))
            x, y = found, float(FACE + 4)
        elif thing.h > b.h - FACE - 8:
            continue
        thing.paint(b, x, y)
        if thing.light:
            r, tone, strength = thing.light
            lamps.append(_Lamp(x + thing.w / 2, (FACE if thing.place == "on_wall" else y + thing.h / 2), r, tone, strength))
    return lamps


def _free(x: float, w: float, gaps: list[tuple[float, float]], wide: float) -> float | None:
    def clear(at: float) -> bool:
        return at >= 4 and at + w <= wide - 4 and all(at + w <= a or at >= b for a, b in gaps)

    choices = [x, *(a - w - 4 for a, _ in gaps), *(b + 4 for _, b in gaps)]
    return min((at for at in choices if clear(at)), key=lambda at: abs(at - x), default=None)


def _room(space: str, w: int, h: int, unit: float, gaps: tuple[tuple[int, int], ...]) -> tuple[Image.Image, Image.Image]:
    """The room lit, with everything in it and with a bare floor (which is seen through its doors)."""
    place = place_of(space)
    b = Brush(w, h, unit, seed_of("room", space))
    place.floor(b)
    b.rough(0.5, 40, 1)
    draw_wall(b, place.wall)
    b.shade(-20, FACE - 30, b.w + 40, 30, 0, 9, 0.8, 0, 8)
    b.shade(-30, FACE, 26, b.h, 0, 8, 0.55, 6, 0)
    b.shade(b.w + 4, FACE, 26, b.h, 0, 8, 0.4, -4, 0)
    bare = b.im.copy()
    lamps = _furnish(b, space, [(x0 / unit, x1 / unit) for x0, x1 in gaps])
    if place.outside:
        _fog(b)
    _corners(b)
    return _lit(b.im.reduce(SHARP), place.air, lamps, unit), _lit(bare.reduce(SHARP), place.air, lamps, unit)


def _fog(b: Brush) -> None:
    w, h = b.im.size
    fog = clouds(w, h, b.seed + 21, max(8, b.px(90)), 3).point([max(0, min(120, (v - 128) * 4)) for v in range(256)])
    low = shapes.gradient(w, h, (0, BLACK), (0.35, (40, 40, 40)), (1, (255, 255, 255))).convert("L")
    b.im.paste((196, 216, 250), (0, 0), ImageChops.multiply(fog, low).filter(ImageFilter.GaussianBlur(8 * b.u)))


def _corners(b: Brush) -> None:
    """Dark towards the walls."""
    wide, high = max(8, b.px(b.w - 70)), max(8, b.px(b.h - FACE - 50))
    soft = shapes.softened(shapes.rounded(wide, high, b.px(40)), b.px(35), 26 * b.u)
    size = (b.im.width, b.im.height - b.px(FACE))
    b.im.paste((6, 4, 14), (0, b.px(FACE)), shapes.faded(ImageChops.invert(soft).resize(size), 0.4))


def _lit(art: Image.Image, air: RGB, lamps: list[_Lamp], unit: float) -> Image.Image:
    """Daylight paint times the light there is, so that light never leaks through walls."""
    w, h = art.size
    k = 4
    light = Image.new("RGB", (w // k + 1, h // k + 1), tuple(round(v * 1.14) for v in air))
    for lamp in lamps:
        q = max(4, round(lamp.r * unit / k))
        add = Image.new("RGB", light.size, 0)
        tone = tuple(round(v * lamp.strength * 0.72) for v in lamp.tone)
        add.paste(tone, (round(lamp.x * unit / k - q), round(lamp.y * unit / k - q)), shapes.halo(2 * q, 2 * q, 1.0))
        light = ImageChops.add(light, add)
    lit = ImageChops.multiply(art, light.resize((w, h), Image.Resampling.BICUBIC))
    return ImageEnhance.Brightness(ImageEnhance.Color(lit).enhance(1.28)).enhance(1.14)


def painted(house: House, episode: str, t: Theme) -> Image.Image:
    """The empty house."""
    return CACHE.get(
        ("dmd-house", episode, house.w, house.h, house.unit, tuple(house.rooms.items()), t.palette), lambda: _paint(house, t)
    )


def _paint(house: House, t: Theme) -> Image.Image:
    image = rough(Image.new("RGB", (house.w, house.h), (104, 90, 84)), 77, 0.9, 14 * house.unit)
    bare: dict[str, Image.Image] = {}
    for space, box in house.rooms.items():
        full, bare[space] = _room(space, box.w, box.h, house.unit, tuple(house.gaps(space)))
        image.paste(full, (box.x0, box.y0))
    pen = ImageDraw.Draw(image)
    for box in house.rooms.values():
        e = max(2, house.px(4))
        pen.rectangle((box.x0 - e, box.y0 - e, box.x1 + e - 1, box.y1 + e - 1), outline=(22, 15, 16), width=e)
        pen.line((box.x0 - e, box.y1 + e, box.x1 + e, box.y1 + e), fill=(178, 158, 142), width=max(1, e // 2))
        pen.line((box.x1 + e, box.y0 - e, box.x1 + e, box.y1 + e), fill=(150, 132, 120), width=max(1, e // 2))
    for door in house.doors:
        if door.kind == "stairs":
            _stairs(image, house, door, t)
        elif door.level:
            _level_door(image, house, door, bare, t)
        else:
            _side_door(image, house, door, bare, t)
    return image if t.texture >= 0.5 else ImageEnhance.Brightness(ImageEnhance.Contrast(image).enhance(1.12)).enhance(0.86)


def _bright(piece: Image.Image, k: float) -> Image.Image:
    return piece.point([min(255, int(v * k)) for v in range(256)] * 3)


def _frame(image: Image.Image, box: tuple[int, int, int, int], t: Theme, tone: RGB = WOOD) -> None:
    x0, y0, x1, y1 = box
    if x1 - x0 < 2 or y1 - y0 < 2:
        return
    image.paste(materials.brass_fill(x1 - x0, y1 - y0, t, tone), (x0, y0))
    ImageDraw.Draw(image).rectangle((x0, y0, x1 - 1, y1 - 1), outline=(20, 10, 6), width=max(1, (min(x1 - x0, y1 - y0)) // 8))


def _side_door(image: Image.Image, house: House, d: Door, bare: dict[str, Image.Image], t: Theme) -> None:
    """Both floors run into the opening and meet at a brass sill."""
    left, right = sorted((d.a, d.b), key=lambda s: house.rooms[s].x0)
    a, b = house.rooms[left], house.rooms[right]
    e, half, jamb = house.px(4), house.px(DOOR) // 2, house.px(16)
    x0, x1, y0, y1 = a.x1 - e, b.x0 + e, d.at - half, d.at + half
    mid, off = (x0 + x1) // 2, house.px(24)
    image.paste(_bright(bare[left].crop((a.w - (mid - x0) - off, y0 - a.y0, a.w - off, y1 - a.y0)), 1.15), (x0, y0))
    image.paste(_bright(bare[right].crop((off, y0 - b.y0, off + x1 - mid, y1 - b.y0)), 1.15), (mid, y0))
    _frame(image, (mid - house.px(4), y0, mid + house.px(4), y1), t, SILL)
    out = house.px(9)
    for y in (y0 - jamb, y1):
        _frame(image, (x0 - out, y, x1 + out, y + jamb), t)
    glow = shapes.halo(house.px(240), house.px(200), 0.3)
    g = glow.width // 2
    image.paste((255, 220, 160), (x0 - g, d.at - glow.height // 2), glow.crop((0, 0, g, glow.height)))
    image.paste((255, 220, 160), (x1, d.at - glow.height // 2), glow.crop((g, 0, 2 * g, glow.height)))


def _level_door(image: Image.Image, house: House, d: Door, bare: dict[str, Image.Image], t: Theme) -> None:
    upper, lower = sorted((d.a, d.b), key=lambda s: house.rooms[s].y0)
    a, b = house.rooms[upper], house.rooms[lower]
    e, half, jamb, face = house.px(4), house.px(DOOR) // 2, house.px(16), house.face
    y0, y1, x0, x1 = a.y1 - e, b.y0 + face, d.at - half, d.at + half
    mid = b.y0 + e
    image.paste(_bright(bare[upper].crop((x0 - a.x0, a.h - (mid - y0) - e, x1 - a.x0, a.h - e)), 1.25), (x0, y0))
    deep = face + house.px(16)
    piece = bare[lower].crop((x0 - b.x0, deep, x1 - b.x0, deep + y1 - mid)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    image.paste(_bright(piece, 1.4), (x0, mid))
    _frame(image, (x0, mid - house.px(4), x1, mid + house.px(4)), t, SILL)
    for x in (x0 - jamb, x1):
        _frame(image, (x, y0, x + jamb, y1 + house.px(3)), t)
    pen, p = ImageDraw.Draw(image), house.px
    leaf = [(x1 - 1, b.y0 + p(2)), (x1 - p(30), b.y0 + p(18)), (x1 - p(30), y1 + p(22)), (x1 - 1, y1 + p(2))]
    pen.polygon(leaf, fill=(158, 98, 52), outline=(30, 16, 8))
    inner = [(x1 - p(7), b.y0 + p(14)), (x1 - p(24), b.y0 + p(24)), (x1 - p(24), y1 + p(4)), (x1 - p(7), y1 - p(8))]
    pen.polygon(inner, fill=(128, 76, 38))
    pen.ellipse((x1 - p(28), y1 - p(14), x1 - p(21), y1 - p(7)), fill=(255, 226, 140))
    glow = shapes.halo(p(250), p(190), 0.3)
    g = glow.height // 2
    image.paste((255, 220, 160), (d.at - glow.width // 2, y1), glow.crop((0, g, glow.width, 2 * g)))


def _stairs(image: Image.Image, house: House, d: Door, t: Theme) -> None:
    """A flight through the wall, from one room down into the other."""
    upper, lower = sorted((d.a, d.b), key=lambda s: house.rooms[s].y0)
    p = house.px
    x0, x1 = d.at - p(53), d.at + p(53)
    y0, y1 = house.rooms[upper].y1 - p(52), house.rooms[lower].y0 + house.face + p(10)
    pen = ImageDraw.Draw(image)
    pen.rectangle((x0 - p(9), y0 - p(4), x1 + p(8), y1 + p(2)), fill=(28, 20, 20))
    for i in range(9):
        y = y0 + (y1 - y0) * i / 9
        tone = mix((20, 14, 16), (214, 196, 170), (1 - i / 9 * 0.62) * 0.9)
        pen.rectangle((x0, y, x1, y + (y1 - y0) / 9 - p(3)), fill=tone)
        pen.line((x0, y, x1, y), fill=mix(tone, (255, 255, 255), 0.4), width=p(2))
    for x in (x0 - p(10), x1):
        _frame(image, (x, y0 - p(3), x + p(10), y1 + p(3)), t, (120, 84, 60))
