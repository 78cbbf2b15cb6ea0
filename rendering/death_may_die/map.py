"""The map with everything on it: who stands where, what lies there, where it burns, where one could run to."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image, ImageDraw

from games.death_may_die.view import EnemyView, SpaceView
from rendering import pieces as house_pieces
from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB

from . import pieces
from .look import GATES, needed
from .rooms.house import House, painted
from .words import Table

GOLD: RGB = (255, 214, 110)
MANY_FIRES = 3
DIM = 107  # how dark a room is that cannot be reached, of 255
SMALLER, SMALLEST = 0.78, 0.62  # how small somebody may become beside others; in a crowd
EVEN = 0.86  # rows are never quite full
CLOSE = 1.3  # so much more than their room they may take before another row is begun


@dataclass(frozen=True)
class Item:
    """Something that stands in a room: how wide and high, and how it is drawn with its feet at a point, so many times as large."""

    w: float
    h: float
    draw: Callable[[float, float, float], None]
    behind: Callable[[float, float, float], None] | None = None  # where people stand before it


def draw_map(
    c: Canvas,
    box: Box,
    at: Table,
    house: House,
    *,
    part: tuple[int, int] = (0, 0),
    reach: Mapping[str, int] | None = None,
    letters: int = 34,
    names: bool = True,
) -> None:
    """`box` shows the house from the point `part` on. `reach`: where one can run to now; the rest is darker then."""
    image = painted(house, at.view.episode, c.theme)
    x, y = part
    c.inlay(image.crop((x, y, x + box.w, y + box.h)), box, house.px(10))
    c.edge(box, house.px(10), max(2, house.px(4)), (150, 112, 66))
    c.record("area", "map", box)
    spaces = {s.id: s for s in at.view.spaces}
    rooms = {
        space: (room.moved(box.x0 - x, box.y0 - y), seen)
        for space, room in house.rooms.items()
        if (seen := _seen(room.moved(box.x0 - x, box.y0 - y), box)) is not None and space in spaces
    }
    here = at.view.investigators[at.view.active].space if at.view.investigators else ""
    for space, (_, room) in rooms.items():
        if reach is not None and space != here:
            if space in reach:
                _reachable(c, room, house)
            else:
                dim = CACHE.get(("dmd-dim", room.w, room.h), lambda size=(room.w, room.h): Image.new("L", size, DIM))
                c.stamp(dim, room.x0, room.y0, (8, 4, 10))
    for kind, a, b in house.far:
        _far(c, kind, (a, b), {s: r for s, (_, r) in rooms.items()}, house, at)
    for space, (_, room) in rooms.items():
        with c.group(f"space:{space}"):
            _fill(c, room, spaces[space], at, house)
    if names:
        for space, (whole, room) in rooms.items():
            with c.group(f"space:{space}"):
                _plate(c, box, whole, room, spaces[space], at, house, letters, (reach or {}).get(space))


def _seen(room: Box, box: Box) -> Box | None:
    """What of a room is on the picture; None if hardly anything."""
    cut = Box(max(room.x0, box.x0 + 2), max(room.y0, box.y0 + 2), min(room.x1, box.x1 - 2), min(room.y1, box.y1 - 2))
    return cut if cut.w > 0.3 * room.w and cut.h > 0.5 * room.h and cut.w > 60 else None


def _reachable(c: Canvas, room: Box, house: House) -> None:
    """A dashed golden line on the floor."""
    face, e = house.face, house.px(9)
    w, h = room.w - 2 * e, room.h - face - 2 * e
    if w < 20 or h < 20:
        return

    wide = max(2, house.px(5))

    def build() -> tuple[Sprite, ...]:
        k, seg, gap = 3, house.px(20), house.px(14)
        mask = Image.new("L", (w * k, h * k), 0)
        pen = ImageDraw.Draw(mask)
        for x0, y0, x1, y1 in ((1, 1, w - 1, 1), (w - 1, 1, w - 1, h - 1), (w - 1, h - 1, 1, h - 1), (1, h - 1, 1, 1)):
            long = math.hypot(x1 - x0, y1 - y0)
            n = max(1, int(long // (seg + gap)))
            off = (long - n * (seg + gap) + gap) / 2
            for i in range(n):
                s, t = (off + i * (seg + gap)) / long, (off + i * (seg + gap) + seg) / long
                pen.line([(k * (x0 + (x1 - x0) * q), k * (y0 + (y1 - y0) * q)) for q in (s, t)], fill=255, width=wide * k)
        line = shapes.faded(mask.reduce(k), 0.9)
        q = wide + 2  # the floor inside is left alone
        sides = ((0, 0, w, q), (0, h - q, w, h), (0, q, q, h - q), (w - q, q, w, h - q))
        return tuple(
            Sprite(Image.new("RGB", (x1 - x0, y1 - y0), GOLD), line.crop((x0, y0, x1, y1)), x0, y0) for x0, y0, x1, y1 in sides
        )

    for side in CACHE.get(("dmd-dashes", w, h, house.unit), build):
        c.put(side, room.x0 + e, room.y0 + face + e)


def _far(c: Canvas, kind: str, ends: tuple[str, str], rooms: Mapping[str, Box], house: House, at: Table) -> None:
    """Stairs or a tunnel between rooms that do not touch: a mouth in each, with an arrow to the other's name."""
    n = max(house.px(62), 34)
    for space in ends:
        if space not in rooms:
            continue
        room = rooms[space]
        x, y = room.x1 - n * 0.62, room.y0 + house.face + n * 0.62
        c.stamp(shapes.rounded(n, n, n // 3), x - n / 2, y - n / 2, (14, 10, 12), 0.92)
        c.stamp(shapes.frame(n, n, n // 3, max(2, n // 16)), x - n / 2, y - n / 2, GOLD)
        c.icon((x, y), f"dmd_{kind}", round(n * 0.72), GOLD, shadow=False, label=kind)


def _fill(c: Canvas, room: Box, space: SpaceView, at: Table, house: House) -> None:
    u = house.unit
    floor = Box(room.x0 + house.px(8), room.y0 + house.face, room.x1 - house.px(8), room.y1 - house.px(4))
    back = _lying(c, space, at, u)
    people = [_person(c, p.who, at, u) for p in at.people(space.id)]
    deep = max(1, round(floor.h / (200 * u)))  # how many rows a room holds
    rows = _rows(
        back, people, [[_enemy(c, alike, at, u, floor.h) for alike in foes] for foes in _ways(at.enemies(space.id))], floor, deep
    )
    low = floor.y1 - house.px(12)
    high = floor.y0 + min(floor.h * 0.6, max((i.h for i in rows[0]), default=0) + house.px(26)) if rows else low
    for i, row in enumerate(rows):
        foot = low if len(rows) == 1 else high + (low - high) * i / (len(rows) - 1)
        if len(rows) == 1 and floor.h > 240 * u:
            foot = floor.y0 + floor.h * 0.62
        _row(c, row, floor, foot)


def _ways(foes: list[EnemyView]) -> list[list[list[EnemyView]]]:
    """How enemies can stand there: each alone; those alike together; all of a kind together."""
    found = [grouped(foes, most) for most in (len(foes), len({(e.kind, e.wounds) for e in foes}), 0)]
    return [way for i, way in enumerate(found) if way not in found[:i]]


def _rows(back: list[Item], people: list[Item], ways: list[list[Item]], floor: Box, deep: int) -> list[list[Item]]:
    """The first way in which nothing hides anything else, a little smaller if need be. Where there is none, what lies there is
    behind, and people stand before the enemies."""
    for foes in ways:
        items = [*back, *people, *foes]
        least = SMALLER if foes is ways[0] else SMALLEST
        if sum(i.w for i in items) * least <= floor.w * deep * (1 if deep == 1 else EVEN):
            return _parted(items, floor, deep)
    foes = ways[-1]
    rows = [back] if back else []
    if sum(i.w for i in (*people, *foes)) <= CLOSE * floor.w or not people or not foes:
        return [*rows, *_parted([*people, *foes], floor, deep)]
    return [*rows, *_parted([replace(i, draw=i.behind or i.draw) for i in foes], floor, deep), people]


def _parted(items: list[Item], floor: Box, most: int) -> list[list[Item]]:
    if not items:
        return []
    n = min(most, max(1, math.ceil(sum(i.w for i in items) / floor.w)))
    per = math.ceil(len(items) / n)
    return [items[i : i + per] for i in range(0, len(items), per)]


def _row(c: Canvas, row: list[Item], floor: Box, foot: float) -> None:
    wide = sum(i.w for i in row)
    scale = max(SMALLEST, min(1.0, floor.w / wide)) if wide else 1.0
    gap = (floor.w - wide * scale) / (len(row) + 1)
    if gap < 0:  # they stand closer than they are wide
        gap = (floor.w - wide * scale) / max(1, len(row) - 1)
        x = float(floor.x0)
    else:
        x = floor.x0 + gap
    for item in row:
        item.draw(x + item.w * scale / 2, foot, scale)
        spot = Box.at(x, foot - item.h * scale, item.w * scale, item.h * scale)
        c.record("spot", "spot", spot, over=True)  # a floor may be too small for a crowd; a test looks at those that are not
        x += item.w * scale + gap


def _person(c: Canvas, who: int, at: Table, u: float) -> Item:
    p = at.view.investigators[who]
    high, active = 116 * u, who == at.view.active and at.view.phase != "over"
    wide = max(high * pieces.SLIM, 1.15 * math.ceil(needed(c.width) / house_pieces.BADGE_LETTER)) + 6 * u

    def draw(x: float, y: float, k: float) -> None:
        pieces.stand(c, x, y, p.id, round(high * k * (1.1 if active else 1)), who, at.letter(who), active=active)
        if p.fire:
            pieces.fire(c, x - wide * 0.4 * k, y, round(44 * u * k), who)

    return Item(wide * (1.1 if active else 1), high, draw)


def grouped(foes: list[EnemyView], most: int) -> list[list[EnemyView]]:
    """Each alone while there is room; else those that are alike together; else all of a kind, the weakest before the others."""
    if len(foes) <= most:
        return [[e] for e in foes]
    alike: dict[tuple[str, int], list[EnemyView]] = {}
    for e in foes:
        alike.setdefault((e.kind, e.wounds), []).append(e)
    if len(alike) <= most:
        return list(alike.values())
    kinds: dict[str, list[EnemyView]] = {}
    for e in sorted(foes, key=lambda e: -e.wounds):
        kinds.setdefault(e.kind, []).append(e)
    return list(kinds.values())


def _enemy(c: Canvas, alike: list[EnemyView], at: Table, u: float, room: int) -> Item:
    """Not higher than the floor: its heart would be behind the name on the wall."""
    e = alike[0]
    high = min(pieces.height_of(pieces.kind_of(e.kind)) * u, room - 44 * u)

    left, safe, n = max(0, e.health - e.wounds), not e.can_be_wounded, len(alike)

    def draw(x: float, y: float, k: float, behind: bool = False) -> None:
        pieces.enemy(c, x, y, e.kind, round(high * k), left, max(1, e.health), count=n, safe=safe, behind=behind, name=e.id)

    return Item(high * 0.94, high, draw, partial(draw, behind=True))


def _lying(c: Canvas, space: SpaceView, at: Table, u: float) -> list[Item]:
    """Gate, tokens, fire."""
    found: list[Item] = []
    if space.gate:
        wide = 84 * u

        def gate(x: float, y: float, k: float) -> None:
            s = pieces.gate(space.gate, round(wide * k))
            c.glow(x, y - s.image.height / 2, round(wide * k), GATES[space.gate][0], 0.5)
            c.put(s, x - s.image.width / 2, y - s.image.height)

        found.append(Item(wide, wide * 1.2, gate))
    tokens = Counter((t.id.partition(".")[0], t.side) for t in at.view.tokens if t.at == "space" and t.on == space.id)
    found += [_token(c, kind, side, n, u) for (kind, side), n in sorted(tokens.items())]
    if space.fire:
        size = 74 * u

        def fire(x: float, y: float, k: float) -> None:
            shown = min(space.fire, MANY_FIRES - 1)
            for i in range(shown):
                pieces.fire(
                    c, x + (i - (shown - 1) / 2) * size * 0.6 * k, y + (4 * u if i else 0), round(size * k * (1 - 0.12 * i)), i
                )
            if space.fire > 1:
                n = max(round(36 * u), math.ceil(needed(c.width) / house_pieces.BADGE_LETTER))
                c.badge((x + size * 0.5 * k, y - n * 0.4), f"×{space.fire}", n, (255, 170, 70), name="fires")

        found.append(Item(size * (1 if space.fire == 1 else 1.6), size, fire))
    return found


def _token(c: Canvas, kind: str, side: str, n: int, u: float) -> Item:
    wide = {"altar": 122, "corpse": 104}.get(kind, 66) * u

    def draw(x: float, y: float, k: float) -> None:
        w = round(wide * k)
        if kind == "altar":
            s = pieces.altar(w, side == "destroyed")
        elif kind == "corpse":
            s = pieces.corpse(w)
        else:
            s = pieces.disc(kind, side, w, c.theme)
        high = s.image.height + 2 * s.dy
        c.put(s, x - w / 2, y - high)
        if n > 1:
            size = max(round(38 * u), math.ceil(needed(c.width) / house_pieces.BADGE_LETTER))
            c.badge((x + w * 0.4, y - high + size * 0.3), f"×{n}", size, c.theme.paper_light, name=f"{kind}-count")

    return Item(wide + 8 * u, wide, draw)


def _plate(
    c: Canvas, ground: Box, whole: Box, room: Box, space: SpaceView, at: Table, house: House, letters: int, steps: int | None
) -> None:
    """The name on the wall, where there is no door; red and with a mark where it is not Safe; how many steps away."""
    danger = not space.safe
    high = round(letters * 1.34)
    words = ("{dmd_unsafe} " if danger else "") + at.space(space.id)
    badge = round(letters * 1.9) + 6 if steps else 0
    wide = c.measure(words, letters, "heavy") + round(letters * 0.8)
    start, room_for = _wall(house.gaps(space.id), whole, room, wide + badge, house)
    # Where a long name leaves no room beside it, the steps stand below.
    least = c.measure(words, needed(c.width), "heavy") + letters // 2
    below = bool(badge) and least > room_for - badge
    if below:
        start, room_for = _wall(house.gaps(space.id), whole, room, wide, house)
    wide = max(least, min(wide, room_for - (0 if below else badge)))
    # A word that is wider than its room reaches into the next one, never off the map.
    start = max(ground.x0 + 4, min(max(room.x0 + 2, min(start, room.x1 - wide)), ground.x1 - 6 - wide))
    x, y = start, room.y0 + max(2, (house.face - high) // 2)
    tone, edge = ((122, 20, 22), (255, 120, 96)) if danger else ((28, 20, 20), c.theme.brass)
    r = max(6, letters // 4)
    plate = Box.at(x, y, wide, high)
    c.put(_board(wide, high, r, max(2, letters // 12), tone, edge), x, y)
    c.record("plate", "plate", plate)
    light = (255, 236, 214)
    c.text(
        plate.centre,
        words,
        letters,
        face="heavy",
        anchor="mm",
        colour=light,
        icon_colour=(255, 170, 150),
        shadow=False,
        max_width=wide - letters // 2,
        name="name",
    )
    if steps:
        pill = Box.at(plate.x0, plate.y1 + 4, badge - 6, high) if below else Box.at(plate.x1 + 6, y, badge - 6, high)
        c.put(_board(pill.w, high, high // 2, max(2, letters // 12), (52, 36, 10), GOLD), pill.x0, pill.y0)
        c.record("chip", "steps", pill)
        c.text(
            pill.centre,
            f"{{dmd_steps}}{steps}",
            letters,
            face="heavy",
            anchor="mm",
            colour=(255, 240, 200),
            icon_colour=GOLD,
            shadow=False,
            name="steps-text",
        )


def _board(wide: int, high: int, r: int, line: int, tone: RGB, edge: RGB) -> Sprite:
    """A small board with its shadow: there are two dozen on a map."""

    def build() -> Sprite:
        pad = 8
        image = Image.new("RGB", (wide + 2 * pad, high + 2 * pad), (0, 0, 0))
        mask = Image.new("L", image.size, 0)
        soft = shapes.softened(shapes.rounded(wide, high, r), pad, 4, 0.9)
        mask.paste(soft, (0, 0))
        body = shapes.rounded(wide, high, r)
        image.paste(tone, (pad, pad), body)
        image.paste(edge, (pad, pad), shapes.frame(wide, high, r, line))
        mask.paste(246, (pad, pad), body)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("dmd-board", wide, high, r, line, tone, edge), build)


def _wall(gaps: list[tuple[int, int]], whole: Box, room: Box, wide: int, house: House) -> tuple[int, int]:
    """Where on the north wall there is room for so much, from the left, and how much there is; the widest stretch if for none."""
    e = house.px(8)
    left, right = room.x0 + e, room.x1 - e
    free: list[tuple[int, int]] = []
    x = left
    for a, b in [(whole.x0 + a, whole.x0 + b) for a, b in gaps]:
        if a > x:
            free.append((x, min(a, right)))
        x = max(x, b)
    if x < right:
        free.append((x, right))
    for a, b in free:
        if b - a >= wide:
            return a, b - a
    a, b = max(free, key=lambda s: s[1] - s[0], default=(left, right))
    # A name is worth more than a door's lintel: the widest stretch may reach over it.
    need = min(wide, right - left)
    if b - a < need:
        a = max(left, min(a, right - need))
        b = a + need
    return a, b - a
