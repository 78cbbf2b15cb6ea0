"""One sector with everything in it: the same drawing for the hero's labyrinth and, smaller, for the secret map."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image, ImageFilter

from games.alone.content import Catalogue
from games.alone.view import SOMEWHERE, SeenCreature, SeenSector
from games.kernel.phrases import Lang
from rendering import pieces, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.lettering import icon_mask
from rendering.sprites import CACHE
from rendering.theme import RGB, mix
from rendering.words import say

from . import emblems, folk, places
from .ground import ARM, WARM, Shape, deck, door, ground, stub

HERO_COLOUR: RGB = (86, 206, 232)
OVERHANG = 0.07  # how far beyond a corridor's wall a token may reach, as a share of the tile
LEAST_MARK = 11  # pixels, in the fullest of the smallest sectors
DECKED = 60  # pixels: the edge of a smaller sector's deck is a smear
CROWDED = 100  # pixels: a smaller sector with somebody in it has no room for its name
ACID_STEP, ACID_SHOWN = 0.14, 3  # how far below each other acid marks lie, and how many find room above the drop


@dataclass(frozen=True)
class Drawing:
    """What all sectors of one map have in common."""

    cards: Catalogue
    lang: Lang
    character: str
    searched: Collection[str] = ()
    secret: bool = False  # the secret map: what the hero sees is outlined, the rest dimmed
    letters: bool = False  # small sectors: rooms by their letters, only light is marked, not its absence
    fresh: Collection[str] = ()  # places that are new since the last picture
    stairs: Mapping[str, str] = field(default_factory=dict)  # on the secret map: which ends belong together


@dataclass(frozen=True)
class Group:
    """Creatures that look alike, drawn as one token with their number."""

    like: SeenCreature
    n: int


def groups(creatures: Sequence[SeenCreature], apart: int = 0) -> list[Group]:
    """Up to `apart` creatures stand each for itself."""
    if len(creatures) <= apart:
        return [Group(c, 1) for c in creatures]
    found: dict[tuple[object, ...], Group] = {}
    for c in creatures:
        key = (c.kind, c.wounded, c.acid, c.boss, c.hidden)
        found[key] = Group(c, found[key].n + 1 if key in found else 1)
    return list(found.values())


def _shape(s: SeenSector, d: Drawing) -> Shape:
    ways = tuple(w for w in ("north", "east", "south", "west") if w in s.exits)
    return Shape(ways, s.room, s.lit, s.revealed or not d.secret)


def draw_deck(c: Canvas, box: Box, s: SeenSector, d: Drawing) -> None:
    """Below the grounds of all sectors."""
    if box.w >= DECKED:
        shape = _shape(s, d)
        c.put(deck(box.w, shape._replace(room="room" if shape.room else ""), c.theme), box.x0, box.y0)


def draw_light(c: Canvas, sectors: Sequence[tuple[Box, SeenSector]], d: Drawing) -> None:
    """Lamps shine beyond their sectors, and the hero's own light is the first thing one sees."""
    if c.theme.texture < 0.5:
        return
    for box, s in sectors:
        if s.lit and (s.revealed or not d.secret):
            c.glow(*box.centre, round(box.w * 0.78), WARM, 0.24)
    for box, s in sectors:
        if s.hero:
            c.glow(*box.centre, round(box.w * 0.95), mix(c.theme.accent, (255, 255, 255), 0.35), 0.3)


def draw_ground(c: Canvas, box: Box, s: SeenSector, d: Drawing) -> None:
    c.put(ground(box.w, _shape(s, d), c.theme), box.x0, box.y0)
    c.record("area", f"sector {s.place}", box)
    if d.secret and s.revealed:
        n = round(box.w * 0.06)
        c.stamp(shapes.rounded(box.w - 2, box.h - 2, n), box.x0 + 1, box.y0 + 1, c.theme.accent, 0.10)
        c.stamp(shapes.frame(box.w - 2, box.h - 2, n, max(3, box.w // 44)), box.x0 + 1, box.y0 + 1, c.theme.accent, 0.75)
    if s.room:
        n = round(box.w * 0.54)
        tone = (60, 66, 66) if s.lit else c.theme.accent
        up = 0 if d.letters else box.w * 0.06
        c.engrave(
            Box.around(box.centre[0], box.centre[1] - up, n, n), emblems.emblem(s.room, d.cards), 0.30 if s.lit else 0.20, tone
        )


def draw_stub(c: Canvas, box: Box, way: str, *, known: bool = False) -> None:
    """The way on from a revealed sector into one that is not (or that this picture leaves out)."""
    sprite = stub(box.w, way, c.theme)
    w, h = sprite.image.size
    x, y = box.centre[0] - w / 2, box.centre[1] - h / 2
    match way:
        case "north":
            y = box.y0 - h
        case "south":
            y = box.y1
        case "west":
            x = box.x0 - w
        case _:
            x = box.x1
    c.put(sprite, x, y)
    n = round(box.w * 0.13)
    middle = (x + w / 2, y + h / 2)
    icon = "mdi:dots-horizontal" if known else "unknown"
    c.icon(middle, icon, n, mix(c.theme.accent, c.theme.text, 0.2), shadow=False, alpha=0.8, label=f"way {way}")


def draw_door(c: Canvas, box: Box, way: str, state: str, *, quiet: bool = False) -> None:
    """On the sector's edge; half of it lies on the neighbour."""
    if state == "open":
        return
    across = way in ("north", "south")
    sprite = door(box.w, across, state == "blocked", c.theme, quiet)
    x = {"west": box.x0, "east": box.x1}.get(way, box.centre[0])
    y = {"north": box.y0, "south": box.y1}.get(way, box.centre[1])
    w, h = sprite.image.size
    spot = Box.around(x, y, w - 12, h - 12)
    c.put(sprite, x - w / 2, y - h / 2)
    c.record("door", f"{state} {way}", spot, over=True)


# -- what lies in it ------------------------------------------------------------------------------------------------------


def draw_contents(c: Canvas, box: Box, s: SeenSector, d: Drawing) -> None:
    size = box.w
    pad = round(size * 0.065)
    mark = round(size * (0.2 if size >= 220 else 0.25))
    with c.group(f"sector {s.place}"):
        if s.hero and s.creatures:  # whoever stands beside the hero is the danger of the moment
            c.glow(*box.centre, round(size * 0.56), (214, 30, 34), 0.5)
        if s.place in d.fresh:
            glow = box.inset(round(size * 0.012))
            for width, alpha in ((10, 0.25), (4, 0.9)):
                c.edge(glow, round(size * 0.08), width, c.theme.warn, alpha)
        low = _caption(c, box, s, d, pad) if s.room else box.y1 - pad - mark
        # The name the log has for this tile stands beside its light; on the secret map and where it finds no room there is none.
        called = places.label(s, d.lang)
        if d.letters and (
            (s.creatures and size < CROWDED)
            or _width(c, mark, [("", called)]) > size - 2 * pad - (mark if s.lit or s.danger else 0)
        ):
            called = ""
        dark = [("", called)] if called else []
        left: list[Mark] = [("lit", called)] if s.lit else dark if d.letters else [("dark", called)]
        right: list[Mark] = [("danger", "")] if s.danger else []
        right += [("mask", "")] if s.lies else []
        right += [(name, "") for name in s.conditions]
        right += [("sabotage", str(s.sabotage) if s.sabotage > 1 and (size >= CROWDED or d.secret) else "")] if s.sabotage else []
        foot: list[Mark] = [("box", "")] if s.box else []
        foot += [("stairs", _leads(c, s, d, mark, size))] if s.stairs else []
        wide = box.w - 2 * pad
        if s.room and not d.letters:  # the name stands at its foot
            right, foot = right + foot, []
        spare = 0 if s.room and not d.letters else wide - (_badge(c, box) if s.room else 0)
        largest = mark
        while True:
            top, more = _split(c, mark, wide - _width(c, mark, left), right)
            if mark <= LEAST_MARK or (not more or _width(c, mark, more) + _width(c, mark, foot) + 8 <= spare):
                break
            if s.room and left and left[0][1]:
                left, mark = [(left[0][0], "")], largest  # a crowded room has its own name
                continue
            mark -= 1
        y = box.y0 + pad + mark / 2
        _marks(c, box.x0 + pad, y, mark, left)
        _marks(c, box.x1 - pad - _width(c, mark, top), y, mark, top[::-1])
        if foot or more:
            low = min(low, box.y1 - pad - mark)
            y = box.y1 - pad - mark / 2
            if s.room:  # the letter stands left
                more, foot = more + foot, []
            _marks(c, box.x0 + pad, y, mark, foot)
            _marks(c, box.x1 - pad - _width(c, mark, more), y, mark, more[::-1])
        _tokens(c, _standing(box, s, round(box.y0 + pad + mark), round(low)), s, d, size * 0.42)


def _leads(c: Canvas, s: SeenSector, d: Drawing, mark: int, size: int) -> str:
    """Where stairs lead: the letter both ends carry on the secret map; for the hero the other end by its name in the log, or a question."""
    if s.place in d.stairs or (d.letters and size < CROWDED):
        return d.stairs.get(s.place, "")
    said = "?" if s.stairs == SOMEWHERE else places.named(s.stairs, d.lang)
    return said if _one(c, mark, ("stairs", said)) <= size * 0.8 else ""


def _standing(box: Box, s: SeenSector, top: int, low: int) -> Box:
    """Where tokens may stand: between the marks and the caption, on the floor. In a corridor that is its width; whoever stands at its
    side reaches over the wall a little, but never into the rock with more than half."""
    size = box.w
    if s.room:
        return Box(box.x0 + round(size * 0.05), top, box.x1 - round(size * 0.05), low)
    crowd = len(groups(s.creatures, 4)) + s.hero > 4  # smaller tokens, and many of them
    side = round(size * ((1 - ARM) / 2 - (0.0 if crowd else OVERHANG)))
    return Box(
        box.x0 + (round(size * 0.02) if "west" in s.exits else side),
        top,
        box.x1 - (round(size * 0.02) if "east" in s.exits else side),
        low,
    )


def _badge(c: Canvas, box: Box) -> int:
    """How large the letter of a room is."""
    return max(round(box.w * 0.27), -(-c.phone_min * 100 // 74))


def _caption(c: Canvas, box: Box, s: SeenSector, d: Drawing, pad: int) -> int:
    """The room's name at its foot (or its letter); returns where it begins."""
    t = c.theme
    if d.letters:
        n = _badge(c, box)
        centre = (box.x0 + pad * 0.6 + n / 2, box.y1 - pad * 0.6 - n / 2)
        c.badge(centre, s.room, n, t.brass if s.revealed else mix(t.brass, t.ink, 0.25), "shield", name="letter", over=False)
        return round(box.y1 - pad * 0.6 - n)
    name = d.cards.rooms[s.room].name.in_(d.lang)
    broken = say(d.lang, "pic-al-room-broken", room=s.room, name=name)
    with c.squeezed(max(broken.split(), key=len), box.w - 2 * pad - 8):
        return _name(c, box, name, broken, " {check}" if s.room in d.searched else "", pad)


def _name(c: Canvas, box: Box, name: str, broken: str, mark: str, pad: int) -> int:
    t = c.theme
    size = max(c.phone_min, round(box.w * 0.112))
    wide = box.w - 2 * pad - 8
    words, lines = name + mark, 1
    if c.measure(words, c.phone_min) > wide:
        words, lines = broken + mark, 2
    while size > c.phone_min and (lines == 1 and c.measure(words, size) > wide):
        size -= 1
    height = round(size * (1.3 if lines == 1 else 2.25))
    strip = Box(box.x0 + pad - 2, box.y1 - pad - height, box.x1 - pad + 2, box.y1 - pad)
    c.slab(strip, round(size * 0.4), mix(t.ink, t.wall.night_top, 0.25), 0.82)
    c.paragraph(
        strip.inset(6, 2), words, size, min_size=c.phone_min, face="bold", align="m", valign="m", leading=1.0, max_lines=lines, name="name"
    )  # fmt: skip
    return strip.y0


Mark = tuple[str, str]  # the element ("" for none), and a number or letter beside it


def _letter(c: Canvas, size: int) -> int:
    return max(c.phone_min, round(size * 0.62))


def _one(c: Canvas, size: int, mark: Mark) -> int:
    return (size if mark[0] else 0) + (c.measure(mark[1], _letter(c, size), "heavy") + 10 if mark[1] else 0)


def _apart(size: int) -> int:
    return 4 if size > 16 else 2


def _width(c: Canvas, size: int, marks: Sequence[Mark]) -> int:
    return sum(_one(c, size, m) + _apart(size) for m in marks)


def _split(c: Canvas, size: int, room: int, marks: list[Mark]) -> tuple[list[Mark], list[Mark]]:
    """Those that fit a row, and the rest."""
    n = len(marks)
    while n and _width(c, size, marks[:n]) > room:
        n -= 1
    return marks[:n], marks[n:]


def _marks(c: Canvas, x: float, y: float, size: int, marks: Sequence[Mark]) -> None:
    for mark in marks:
        wide = _one(c, size, mark)
        if mark[1]:
            c.stamp(shapes.rounded(wide + 4, size, size // 2), x, y - size / 2, c.theme.ink, 0.75)
            at = x + (size + 3 if mark[0] else 7)
            c.text((at, y), mark[1], _letter(c, size), face="heavy", shadow=False, name=f"{mark[0] or 'tile'}-label")
        if mark[0]:
            draw_mark(c, (x + size / 2, y), size, mark[0])
        x += wide + _apart(size)


_MARKS: dict[str, tuple[str, str]] = {
    # icon, silhouette
    "box": ("box", "square"),
    "stairs": ("stairs", "square"),
    "darkness": ("darkness", "hexagon"),
    "gas": ("gas", "hexagon"),
    "web": ("web", "hexagon"),
    "alarm": ("alarm", "hexagon"),
    "sabotage": ("sabotage", "diamond"),
    "mask": ("mask", "quatrefoil"),
}

_TONES: dict[str, RGB] = {
    "box": (238, 190, 70),
    "stairs": (150, 214, 226),
    "darkness": (120, 124, 190),
    "gas": (150, 206, 92),
    "web": (206, 206, 212),
    "alarm": (240, 104, 92),
    "sabotage": (236, 92, 70),
    "mask": (190, 126, 240),
}


def draw_mark(c: Canvas, xy: tuple[float, float], size: int, name: str) -> Box:
    """An element of the base: each has its own silhouette and icon."""
    t = c.theme
    if name in ("lit", "dark"):
        lit = name == "lit"
        if lit:
            c.glow(xy[0], xy[1], round(size * 0.85), (255, 236, 170), 0.55)
        d = round(size * 0.86)
        c.put(pieces.badge_icon(name, d, t.icons[name] if lit else (122, 140, 152), t), xy[0] - d / 2, xy[1] - d / 2)
        return c.record("icon", name, Box.around(*xy, d, d))
    if name == "danger":
        _sign(c, xy, size)
        return c.record("icon", "danger", Box.around(*xy, size, size))
    icon, shape = _MARKS[name]
    return c.token(xy, size, icon, colour=_TONES[name], shape=shape, name=name)


def _sign(c: Canvas, xy: tuple[float, float], size: int) -> None:
    """A warning sign with a dark rim, so that it stands off lit floors too."""
    mask = icon_mask("danger", round(size * 0.94))
    rim = max(2, size // 18)

    def build() -> Image.Image:
        wide = Image.new("L", (mask.width + 4 * rim, mask.height + 4 * rim), 0)
        wide.paste(mask, (2 * rim, 2 * rim))
        filled = wide.filter(ImageFilter.MaxFilter(2 * rim + 1))
        # The rim, and the mark of exclamation filled in behind it.
        inner = shapes.polygon(
            mask.width, mask.height, ((mask.width / 2, 4), (mask.width - 4, mask.height - 4), (4, mask.height - 4))
        )
        filled.paste(255, (2 * rim, 2 * rim), inner)
        return filled

    back = CACHE.get(("danger-sign", size), build)
    c.stamp(back, xy[0] - back.width / 2, xy[1] - back.height / 2, (26, 16, 6))
    c.stamp(mask, xy[0] - mask.width / 2, xy[1] - mask.height / 2, c.theme.icons["danger"])


# -- who is in it ---------------------------------------------------------------------------------------------------------


def _tokens(c: Canvas, band: Box, s: SeenSector, d: Drawing, most: float) -> None:
    """The hero and the creatures between the marks and the caption, as large as they fit. In a crowd the hero stands apart."""
    here = groups(s.creatures, 4)
    if s.hero and len(here) > 3:
        left, band = band.cut_left(round(band.w * 0.34))
        size = round(min(left.w, left.h, left.w * 1.3) * 0.94)
        hero(c, left.centre, size, d)
        _grid(c, band, here, s, d, most)
    elif s.hero or here:
        _grid(c, band, [None, *here] if s.hero else list(here), s, d, most)


def _grid(c: Canvas, band: Box, tokens: Sequence[Group | None], s: SeenSector, d: Drawing, most: float) -> None:
    """None is the hero. No token is larger than `most`."""
    n = len(tokens)
    best, rows = 0.0, 1
    for r in (1, 2, 3):
        per = -(-n // r)
        size = min(band.w / per, band.h / r, most)
        if size > best + 2:
            best, rows = size, r
    best = max(best, LEAST_MARK)
    per = -(-n // rows)
    for i, token in enumerate(tokens):
        row, col = divmod(i, per)
        in_row = min(per, n - row * per)
        x = band.centre[0] + (col - (in_row - 1) / 2) * best
        y = band.centre[1] + (row - (rows - 1) / 2) * best
        if token is None:
            hero(c, (x, y), round(best * 0.94), d)
        else:
            creature(c, (x, y), round(best * 0.94), token, s.revealed and d.secret)


def hero(c: Canvas, xy: tuple[float, float], size: int, d: Drawing) -> Box:
    return c.token(
        xy,
        size,
        folk.face(d.character, emblems.emblem(d.character, d.cards)),
        colour=HERO_COLOUR,
        shape="shield",
        active=True,
        name="hero",
    )


def creature(c: Canvas, xy: tuple[float, float], size: int, group: Group, watched: bool = False) -> Box:
    """A kind's silhouette in its colour. A drop: wounded. A crown and a jagged rim: a boss. A number: so many alike. Further acid
    marks lie below the first, half covered by it."""
    t, like = c.theme, group.like
    boss = bool(like.boss)
    tone = t.icons[like.kind]
    box = c.token(
        xy,
        size,
        like.kind,
        colour=mix(tone, (190, 40, 40), 0.28),
        shape="seal" if boss else "circle",
        name=f"{like.kind}{'-wounded' if like.wounded else ''}",
    )
    if group.n > 1:
        c.badge((box.x1 - 6, box.y1 - 12), str(group.n), None, t.text, name=f"{like.kind}-count")
    small = max(min(18, size // 2), round(size * 0.4))
    marks = [
        ("wound", (226, 52, 52), (0.16, 0.84), like.wounded),
        ("boss", (244, 200, 84), (0.5, 0.06), boss),
        *(("acid", (170, 226, 84), (0.12, 0.2 + ACID_STEP * i), True) for i in reversed(range(min(like.acid, ACID_SHOWN)))),
        ("hidden", (190, 126, 240), (0.88, 0.16), like.hidden and watched),
    ]
    for icon, colour, (dx, dy), there in marks:
        if there:
            spot = Box.around(box.x0 + dx * size, box.y0 + dy * size, small, small)
            c.put(pieces.badge_icon(icon, small, colour, t), spot.x0, spot.y0)
            c.record("badge", f"{like.kind}-{icon}", spot, over=True)
    return box
