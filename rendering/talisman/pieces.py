"""Pieces on the board: a figure with its seat's colours, a card lying face up, a die, a pin that counts steps."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from games.talisman.content import Being, Catalogue, SpaceCard, kind
from games.talisman.view import SeenCharacter
from rendering import lettering, shapes
from rendering import pieces as house
from rendering.canvas import Canvas
from rendering.kit.people.faces import add_people, face_name
from rendering.kit.people.figures import sprite
from rendering.kit.people.person import draw_person
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix

from .beasts import BEASTS
from .emblems import emblem
from .folk import PEOPLE, person
from .look import TONES
from .scenes import scene

# A figure as wide as this share of its height, where others stand beside it.
SLIM = 0.66


def has_shape(id: str) -> bool:
    """Whether it can stand there in person."""
    return id in BEASTS or id in PEOPLE


def being(id: str, high: int, *, cloth: RGB | None = None, flip: bool = False, rim: RGB | None = None) -> Sprite:
    """Anybody, drawn `high` pixels high; a person without a shape of their own is a traveller."""
    if id in BEASTS:
        return sprite((id,), high, BEASTS[id], flip=flip, rim=rim)
    who = person(id, cloth)
    return sprite((id, cloth), high, lambda pen: draw_person(pen, who), flip=flip, rim=rim)


add_people("tm", PEOPLE, being)


def token_of(id: str, otherwise: str) -> str:
    """What somebody's token shows: the person, or, of somebody a pack brought, the emblem."""
    return face_name("tm", id) if id in PEOPLE else otherwise


def figure_of(c: SeenCharacter) -> str:
    return "toad" if c.toad else c.id


def form_of(shape: str) -> str:
    """A seat's shape on a badge: a diamond leaves no room for a letter."""
    return "hexagon" if shape == "diamond" else shape


# The badge at somebody's feet: where figures are large it must not hide them.
LETTER = 92


def stand(
    c: Canvas, x: float, y: float, id: str, high: int, *, seat: int, initial: str, active: bool, name: str, over: bool = False
) -> Box:
    """A character on its base, feet at (x, y): seat's colour in cloth and base, seat's shape and the player's letter on a badge."""
    t = c.theme
    who = t.seat(seat)
    wide = round(high * SLIM)
    if active:
        c.glow(x, y - high * 0.45, round(high * 0.72), (255, 238, 160), 0.85)
    base = CACHE.get(("tm-base", wide, who.colour, t.palette), lambda: _base(wide, who.colour))
    c.put(base, x - wide / 2, y - base.image.height / 2 - base.dy - high * 0.02)
    figure = being(id, high, cloth=who.colour, rim=t.brass_light if active else None)
    c.put(figure, x - high / 2, y - high)
    h = max(min(round(high * 0.36), LETTER), math.ceil(c.phone_min / house.BADGE_LETTER))
    c.put(house.badge(initial, h, who.colour, t, form_of(who.shape)), x + wide / 2 - h * 0.72, y - h * 0.78)
    box = Box(round(x - wide / 2), round(y - high * 0.92), round(x + wide / 2), round(y + high * 0.04))
    return c.record("token", name, box, size=round(h * house.BADGE_LETTER), over=over)


def _base(w: int, colour: RGB) -> Sprite:
    k, h = 4, max(8, round(w * 0.3))
    image = Image.new("RGB", (w * k, (h + 8) * k), mix(colour, (0, 0, 0), 0.6))
    mask = Image.new("L", image.size, 0)
    pen, cut = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    cut.ellipse((0, 4 * k, w * k - 1, (h + 6) * k), fill=255)
    cut.ellipse((0, 0, w * k - 1, h * k), fill=255)
    pen.ellipse((k, k, w * k - k, h * k - k), fill=mix(colour, (255, 255, 255), 0.4))
    pen.ellipse((3 * k, 3 * k, w * k - 3 * k, h * k - 2 * k), fill=colour)
    return Sprite(image.reduce(k), mask.reduce(k), 0, 0)


# -- cards ----------------------------------------------------------------------------------------------------------------


def tone_of(card: str, cards: Catalogue) -> RGB:
    if kind(card) in cards.spells:
        return TONES["spells"]
    found = cards.find_being(card)
    if found is not None and found.kind == "spirit":
        return TONES["spirits"]
    return TONES.get(cards.sort(card) or "enemies", TONES["enemies"])


def number_of(card: str, cards: Catalogue) -> str:
    """What a fight against it is about, or how much gold it is."""
    coins = cards.coins(card)
    if coins:
        return str(coins)
    found = cards.find_being(card)
    if found is None or not isinstance(found, Being):
        return ""
    return "=" if found.mirrors else str(found.strength or found.craft or "")


def face(card: str, cards: Catalogue, w: int, t: Theme) -> Sprite:
    """A card lying face up, `w` wide: its emblem, or whoever it is in person where there is room; its number on the corner."""
    h = round(w * 1.32)
    tone, number, id = tone_of(card, cards), number_of(card, cards), kind(card)

    def build() -> Sprite:
        pad, edge, r = max(6, w // 5), max(3, round(w * 0.07)), max(4, round(w * 0.12))
        silhouette = shapes.rounded(w, h, r)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad))
        mask = shapes.softened(silhouette, pad, max(2, w / 13), 1.0)
        body = Image.new("RGB", (w, h), tone)
        inner = (w - 2 * edge, h - 2 * edge)
        body.paste(
            shapes.gradient(*inner, (0, (252, 242, 214)), (1, (224, 200, 152))), (edge, edge), shapes.rounded(*inner, r - 2)
        )
        body.paste(mix(tone, (255, 255, 255), 0.5), (0, 0), shapes.frame(w, h, r, max(1, w // 40)))
        if w >= 84 and has_shape(id):
            figure = being(id, round(h * 0.82), rim=(252, 242, 214))
            body.paste(figure.image, (round(w / 2 - h * 0.41) + figure.dx, round(h * 0.09) + figure.dy), figure.mask)
        else:
            glyph = lettering.icon_mask(emblem(id, cards), round(w * 0.74))
            at = (round(w / 2 - glyph.width / 2), round(h * (0.42 if number else 0.5) - glyph.height / 2))
            body.paste(mix(tone, (20, 8, 8), 0.45), at, glyph)
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("tm-face", id, number, w, t.palette), build)


def lay(c: Canvas, x: float, y: float, card: str, cards: Catalogue, w: int, name: str) -> Box:
    """A card face up with its upper left corner at (x, y)."""
    c.put(face(card, cards, w, c.theme), x, y)
    box = Box.at(x, y, w, round(w * 1.32))
    c.record("icon", name, box)
    number = number_of(card, cards)
    if number:
        n = max(math.ceil(c.phone_min / house.BADGE_LETTER), round(w * 0.52))
        tone = TONES["gold"] if cards.coins(card) else tone_of(card, cards)
        c.badge((box.x1 - n * 0.36, box.y1 - n * 0.36), number, n, tone, name=f"{name}-number")
    return box


def in_person(c: Canvas, x: float, y: float, card: str, cards: Catalogue, high: int, name: str) -> Box:
    """Whoever a card is, standing there themselves, feet at (x, y), with the number a fight would be about."""
    tone = tone_of(card, cards)
    c.glow(x, y - high * 0.42, round(high * 0.6), mix(tone, (255, 230, 200), 0.25), 0.55)
    c.put(being(kind(card), high), x - high / 2, y - high)
    box = c.record("icon", name, Box(round(x - high * 0.4), round(y - high * 0.94), round(x + high * 0.4), round(y)))
    number = number_of(card, cards)
    if number:
        n = max(math.ceil(c.phone_min / house.BADGE_LETTER), round(high * 0.27))
        c.badge((box.x1 - n * 0.5, box.y1 - n * 0.42), number, n, tone, name=f"{name}-number")
    return box


def back(c: Canvas, x: float, y: float, w: int, count: int) -> None:
    """So many face-down cards are drawn here: painted into the land, so nothing is noted."""
    h, step = round(w * 1.36), round(w * 0.66)
    for i in range(count):
        at = x - w - (count - 1 - i) * step
        r = max(2, w // 6)
        c.stamp(shapes.softened(shapes.rounded(w, h, r), 4, 3, 0.9), at - 4, y - 2, (0, 0, 0))
        c.stamp(shapes.rounded(w, h, r), at, y, (250, 236, 200))
        e = max(2, w // 10)
        c.image.paste(
            shapes.gradient(w - 2 * e, h - 2 * e, (0, (176, 50, 40)), (1, (108, 20, 28))),
            (round(at + e), round(y + e)),
            shapes.rounded(w - 2 * e, h - 2 * e, r),
        )
        d = round(w * 0.5)
        c.stamp(shapes.shape("diamond", d), at + w / 2 - d / 2, y + h / 2 - d / 2, (250, 214, 120))


# -- dice and pins --------------------------------------------------------------------------------------------------------

_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def die(c: Canvas, x: float, y: float, n: int, face: int, *, idle: bool = False, name: str = "die") -> Box:
    """An ivory die centred at (x, y); `idle`: it does not count."""
    c.throw(name, (x, y), n, ("tm-die", c.theme.palette), lambda k: _die(n, k % 6 + 1, False))
    box = Box.around(x, y, n, n)
    c.put(_die(n, face, idle), box.x0, box.y0)
    return c.record("die", name, box)


def _die(n: int, face: int, idle: bool) -> Sprite:
    def build() -> Sprite:
        pad = round(n * 0.2)
        silhouette = shapes.shape("die", n)
        image = Image.new("RGB", (n + 2 * pad, n + 2 * pad), (0, 0, 0))
        mask = Image.new("L", image.size, 0)
        shadow = shapes.softened(silhouette, pad, n * 0.07, 1.0)
        mask.paste(shadow.crop((0, 0, mask.width, mask.height - n // 16)), (0, n // 16))
        body = shapes.gradient(n, n, (0, (255, 252, 240)), (0.6, (240, 226, 196)), (1, (196, 170, 124))).copy()
        if idle:
            body = Image.blend(body, Image.new("RGB", (n, n), (70, 62, 58)), 0.55)
        body.paste((120, 84, 44), (0, 0), shapes.ring("die", n, 0, max(2, n // 30)))
        body.paste((255, 255, 250), (0, 0), shapes.faded(shapes.ring("die", n, max(2, n // 30), max(4, n // 14)), 0.7))
        r = round(n * 0.2)
        for col, row in _PIPS.get(face, ()):
            at = [0.26 + 0.24 * v for v in (col, row)]
            body.paste((110, 16, 22), (round(at[0] * n - r / 2), round(at[1] * n - r / 2)), shapes.shape("circle", r))
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("tm-die", n, face, idle), build)


def frame(c: Canvas, box: Box, colour: RGB, thick: int, *, glow: bool = False, radius: int = 13) -> None:
    """A coloured frame on the rim of a space; light on what lies below, so it is not noted."""
    for strip in _frame(box.w, box.h, colour, thick, glow, radius):
        c.put(strip, box.x0, box.y0)


def _frame(w: int, h: int, colour: RGB, thick: int, glow: bool, radius: int) -> tuple[Sprite, ...]:
    """In four strips: a frame is mostly hole."""

    def build() -> tuple[Sprite, ...]:
        pad = 20 if glow else 4
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), colour if glow else (14, 10, 12))
        mask = shapes.softened(shapes.rounded(w, h, radius), pad, 9, 1.5) if glow else Image.new("L", image.size, 0)
        mask = mask.copy()
        dark = shapes.frame(w + 6, h + 6, radius + 3, thick + 6)
        image.paste((14, 10, 12), (pad - 3, pad - 3), dark)
        mask.paste(217, (pad - 3, pad - 3), dark)
        bright = shapes.frame(w, h, radius, thick)
        image.paste(shapes.gradient(w, h, (0, mix(colour, (255, 255, 255), 0.45)), (1, colour)), (pad, pad), bright)
        mask.paste(255, (pad, pad), bright)
        hole = shapes.rounded(w - 2 * thick - 6, h - 2 * thick - 6, max(2, radius - thick))
        mask.paste(0, (pad + thick + 3, pad + thick + 3), hole)
        deep = pad + max(radius, thick + 4)
        wide, tall = image.size
        parts = (
            (0, 0, wide, deep),
            (0, tall - deep, wide, tall),
            (0, deep, deep, tall - deep),
            (wide - deep, deep, wide, tall - deep),
        )
        return tuple(Sprite(image.crop(p), mask.crop(p), p[0] - pad, p[1] - pad) for p in parts)

    return CACHE.get(("tm-frame", w, h, colour, thick, glow, radius), build)


def view_of(c: Canvas, box: Box, space: SpaceCard, radius: int = 13, noted: Box | None = None) -> None:
    """A space's scene in a box with round corners. It is noted as a surface, with what belongs to it as `noted`."""
    t = c.theme
    # Not kept: it is put together faster than it is found among the folded, and what it is made of is kept.
    c.put(Sprite(quiet(scene(space, box.w, box.h), t), shapes.rounded(box.w, box.h, radius)), box.x0, box.y0)
    c.record("area", f"scene:{space.id}", noted or box)


def quiet(image: Image.Image, t: Theme) -> Image.Image:
    """In high contrast scenes step back behind letters and pieces."""
    return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, (0, 0, 0)), 0.42)


def plaque(c: Canvas, box: Box, fill: RGB, alpha: float, radius: int = 14) -> None:
    """A dark ground for letters on a painting."""
    key = ("tm-plaque", box.w, box.h, radius, alpha)
    mask = CACHE.get(key, lambda: shapes.faded(shapes.rounded(box.w, box.h, radius), alpha))
    c.stamp(mask, box.x0, box.y0, fill)
