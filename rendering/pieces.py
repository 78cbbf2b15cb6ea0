"""The pieces on the table: tokens, dice, track spaces, locks, badges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageOps

from . import shapes
from .lettering import icon_mask, text_mask
from .sprites import CACHE, Sprite
from .theme import RGB, Theme, mix, readable_on

# Letters as a share of the piece they stand on; the canvas holds them to the phone minimum.
BADGE_LETTER = 0.74
SPACE_NUMBER = 0.52
DIE_LENS = 0.68
DIE_NUMBER = 0.56


def blank(size: int, pad: int, colour: RGB) -> tuple[Image.Image, Image.Image]:
    full = size + 2 * pad
    return Image.new("RGB", (full, full), colour), Image.new("L", (full, full), 0)


def centred(image: Image.Image, mask: Image.Image, colour: RGB, at: tuple[float, float]) -> None:
    image.paste(colour, (round(at[0] - mask.width / 2), round(at[1] - mask.height / 2)), mask)


def letters(image: Image.Image, text: str, face: str, size: int, colour: RGB, at: tuple[float, float]) -> None:
    """Text centred by its own ink."""
    mask, _, _ = text_mask(text, face, size)
    box = mask.getbbox() or (0, 0, 1, 1)
    ink = mask.crop(box)
    centred(image, ink, colour, at)


def metal(size: int, tone: RGB, bright: RGB) -> Image.Image:
    """Turned metal in a tone, for rings."""
    dark = mix(tone, (0, 0, 0), 0.66)
    return CACHE.get(("metal", size, tone, bright), lambda: ImageOps.colorize(shapes.sheen(size), dark, bright, tone))


# People, by the name a token has for them: whoever has one is shown in person, head and shoulders, not as an icon. A figure is drawn so many
# pixels high on a square sheet; `brow` is where its face is, as a share of that.
class Face(NamedTuple):
    figure: Callable[[int], Sprite]
    brow: float


FACES: dict[str, Face] = {}


def add_faces(faces: Mapping[str, Face]) -> None:
    """A game's people, added when its pictures are loaded."""
    FACES.update(faces)


def _bust(body: Image.Image, face: Face, size: int, shape: str, groove: int, tone: RGB, dim: bool) -> None:
    """Head and shoulders before a light in the colour of the token."""
    high = round(size * 2.15)
    sprite = face.figure(high)
    sheet = body.copy()
    sheet.paste(mix(tone, (255, 255, 255), 0.35), (0, 0), shapes.faded(shapes.halo(size, size, 0.9), 0.8))
    at = (round(size / 2 - high / 2) + sprite.dx, round(size * 0.46 - high * face.brow) + sprite.dy)
    sheet.paste(sprite.image, at, sprite.mask)
    if dim:
        sheet = Image.blend(sheet, Image.new("RGB", sheet.size, (30, 28, 32)), 0.55)
    body.paste(sheet, (0, 0), shapes.shape(shape, size, groove))


def token(size: int, icon: str, colour: RGB, shape: str, theme: Theme, active: bool = False, dim: bool = False) -> Sprite:
    """A turned metal token with a sunken enamel disc and an icon."""

    def build() -> Sprite:
        pad = max(8, round(size * 0.24))
        tone = mix(colour, (70, 66, 72), 0.7) if dim else colour
        silhouette = shapes.shape(shape, size)
        if active:
            image, mask = blank(size, pad, theme.warn)
            mask = shapes.softened(silhouette, pad, size * 0.10, 1.45)
        else:
            image, mask = blank(size, pad, (0, 0, 0))
            shadow = shapes.softened(silhouette, pad, size * 0.07, 0.85)
            down = round(size * 0.05)
            mask.paste(shadow.crop((0, 0, mask.width, mask.height - down)), (0, down))
        body = Image.new("RGB", (size, size), mix(tone, (0, 0, 0), 0.8))
        rim = max(4, round(size * 0.085))
        body.paste(metal(size, tone, mix(tone, (255, 255, 255), 0.72)), (0, 0), shapes.ring(shape, size, 1, rim))
        groove = rim + max(1, size // 60)
        enamel = mix(tone, (8, 6, 12), 0.62)
        body.paste(
            shapes.gradient(size, size, (0.0, mix(enamel, (0, 0, 0), 0.45)), (0.6, enamel), (1.0, mix(enamel, tone, 0.45))),
            (0, 0),
            shapes.shape(shape, size, groove),
        )
        body.paste(
            mix(tone, (255, 255, 255), 0.5),
            (0, 0),
            shapes.faded(shapes.ring(shape, size, groove, groove + max(1, size // 70)), 0.35),
        )
        inner = {"diamond": 0.44, "quatrefoil": 0.5, "triangle": 0.4, "shield": 0.52, "hexagon": 0.54}.get(shape, 0.56)
        if icon in FACES:
            _bust(body, FACES[icon], size, shape, groove, tone, dim)
        else:
            glyph = icon_mask(icon, round(size * inner))
            middle = (size / 2, size * (0.48 if shape == "shield" else 0.5))
            centred(body, shapes.faded(glyph, 0.7), (0, 0, 0), (middle[0], middle[1] + size * 0.022))
            top, low = mix(tone, (255, 250, 236), 0.86), mix(tone, (255, 240, 214), 0.66)
            fill = shapes.gradient(glyph.width, glyph.height, (0.0, top), (1.0, low))
            body.paste(fill, (round(middle[0] - glyph.width / 2), round(middle[1] - glyph.height / 2)), glyph)
        gloss = ImageChops.multiply(
            shapes.shape(shape, size, groove),
            shapes.gradient(size, size, (0.0, (70, 70, 70)), (0.42, (0, 0, 0)), (1.0, (0, 0, 0))).convert("L"),
        )
        body.paste((255, 255, 255), (0, 0), gloss)
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("token", size, icon, colour, shape, active, dim, theme.palette), build)


def badge(text: str, size: int, colour: RGB, theme: Theme, shape: str = "circle") -> Sprite:
    """A small enamel badge, round for one or two characters, a pill for more. `size` is its height."""

    def build() -> Sprite:
        letter = round(size * BADGE_LETTER)
        ink, _, _ = text_mask(text, "heavy", letter)
        w = max(size, ink.width + round(size * 0.5)) if shape == "circle" and len(text) > 2 else size
        pad = 8
        silhouette = shapes.rounded(w, size, size // 2) if shape == "circle" else shapes.shape(shape, size)
        image = Image.new("RGB", (w + 2 * pad, size + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 4, 0.9)
        face = Image.new("RGB", (w, size), mix(colour, (0, 0, 0), 0.75))
        line = max(2, size // 14)
        inner = (
            shapes.rounded(w - 2 * line, size - 2 * line, size // 2)
            if shape == "circle"
            else shapes.shape(shape, size - 2 * line)
        )
        light = mix(colour, (255, 255, 255), 0.55)
        face.paste(shapes.gradient(w, size, (0.0, light), (1.0, mix(colour, (0, 0, 0), 0.3))), (0, 0))
        # Flat under the letters: their contrast is computed against this very colour.
        face.paste(colour, (line, line), inner)
        letters(face, text, "heavy", letter, readable_on(colour), (w / 2, size / 2))
        image.paste(face, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("badge", text, size, colour, shape, theme.palette), build)


def lens_letter(size: int, number: str) -> int:
    return round(size * (0.62 if len(number) < 2 else 0.44))


def die_letter(size: int, number: str, theme: Theme) -> int:
    """How large a number stands on a die."""
    return lens_letter(round(size * DIE_LENS), number) if theme.wall.lens else round(size * DIE_NUMBER)


def lens(size: int, colour: RGB, ground: RGB, number: str) -> Sprite:
    """A magnifying glass with a number in its lens."""

    def build() -> Sprite:
        k = 4
        n = size * k
        mask = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(mask)
        pen.line((0.66 * n, 0.66 * n, 0.9 * n, 0.9 * n), fill=255, width=round(0.14 * n))
        pen.ellipse((0.82 * n, 0.82 * n, 0.97 * n, 0.97 * n), fill=255)
        pen.ellipse((0.02 * n, 0.02 * n, 0.80 * n, 0.80 * n), fill=255)
        pen.ellipse((0.095 * n, 0.095 * n, 0.725 * n, 0.725 * n), fill=0)
        small = mask.reduce(k)
        glass = Image.new("L", (n, n), 0)
        ImageDraw.Draw(glass).ellipse((0.09 * n, 0.09 * n, 0.73 * n, 0.73 * n), fill=255)
        image = Image.new("RGB", (size, size), colour)
        whole = ImageChops.lighter(small, shapes.faded(glass.reduce(k), 0.35))
        tint = Image.new("RGB", (size, size), mix(ground, (0, 0, 0), 0.35))
        image = Image.composite(image, tint, small)
        digits, _, _ = text_mask(number, "heavy", lens_letter(size, number))
        ink = digits.crop(digits.getbbox() or (0, 0, 1, 1))
        at = (round(0.41 * size - ink.width / 2), round(0.41 * size - ink.height / 2))
        image.paste(colour, at, ink)
        spot = Image.new("L", (size, size), 0)
        spot.paste(ink, at)
        return Sprite(image, ImageChops.lighter(whole, spot))

    return CACHE.get(("lens", size, colour, ground, number), build)


def die(size: int, colour: str, face: str, theme: Theme, state: str = "free") -> Sprite:
    """A die. `face` is an icon, a number or "" (not rolled). States: free, usable, secured, locked, spent.

    The colour is also a silhouette: green rounded, yellow with cut corners, red with hollow corners.
    """

    def build() -> Sprite:
        look = theme.dice[colour]
        shape = look.shape
        pad = max(10, round(size * 0.2))
        silhouette = shapes.shape(shape, size)
        if state == "usable":
            image, mask = blank(size, pad, theme.brass_light)
            mask = shapes.softened(silhouette, pad, size * 0.085, 1.5)
        else:
            image, mask = blank(size, pad, (0, 0, 0))
            shadow = shapes.softened(silhouette, pad, size * 0.06, 0.9)
            down = round(size * 0.06)
            mask.paste(shadow.crop((0, 0, mask.width, mask.height - down)), (0, down))
        quiet = state in ("spent", "locked")
        top, bottom, edge, ink = look.top, look.bottom, look.edge, look.ink
        if quiet:
            top, bottom, edge = (mix(c, (30, 28, 32), 0.62) for c in (top, bottom, edge))
            ink = mix(readable_on(top), top, 0.12)
        rim = max(3, round(size * 0.055))
        body = Image.new("RGB", (size, size), mix(bottom, (0, 0, 0), 0.55))
        if state == "usable":
            edge = theme.brass_light
        body.paste(
            shapes.gradient(size, size, (0.0, mix(edge, (255, 255, 255), 0.3)), (0.45, edge), (1.0, mix(edge, bottom, 0.75))),
            (0, 0),
            shapes.ring(shape, size, 1, rim),
        )
        body.paste(shapes.gradient(size, size, (0.0, top), (1.0, bottom)), (0, 0), shapes.shape(shape, size, rim))
        # A shallow bowl, as on worn dice: dark above, light below, light in the middle.
        bowl_in = round(size * 0.11)
        bowl = shapes.shape("circle", size, bowl_in)
        body.paste(mix(bottom, (0, 0, 0), 0.25), (0, 0), shapes.faded(bowl, 0.38 if not quiet else 0.2))
        crescent = ImageChops.subtract(bowl, ImageChops.offset(bowl, 0, -max(2, size // 36)))
        body.paste(edge, (0, 0), shapes.faded(crescent, 0.55))
        if face.isdigit() and theme.wall.lens:
            glass = lens(round(size * DIE_LENS), ink, mix(top, bottom, 0.5), face)
            body.paste(glass.image, (round(size * 0.175), round(size * 0.175)), glass.mask)
        elif face.isdigit():
            letters(body, face, "heavy", die_letter(size, face, theme), ink, (size / 2, size / 2))
        elif face:
            glyph = icon_mask(face, round(size * (0.68 if face in theme.wall.pointed else 0.6)))
            centred(body, shapes.faded(glyph, 0.75), (0, 0, 0), (size / 2, size * 0.525))
            centred(body, glyph, ink, (size / 2, size / 2))
        gloss = ImageChops.multiply(
            shapes.shape(shape, size, rim),
            shapes.gradient(size, size, (0.0, (66, 66, 66)), (0.4, (0, 0, 0)), (1.0, (0, 0, 0))).convert("L"),
        )
        body.paste((255, 255, 255), (0, 0), gloss if not quiet else shapes.faded(gloss, 0.4))
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        if state == "spent":
            mask = shapes.faded(mask, 0.72)
            bar = icon_mask("cross", round(size * 0.8))
            image.paste(theme.bad, (pad + round(size * 0.1), pad + round(size * 0.1)), shapes.faded(bar, 0.85))
        mark = {"secured": "secure", "locked": "lock"}.get(state)
        if mark:
            spot = lock(round(size * 0.42), theme, icon=mark)
            at = (pad + size - round(size * 0.36) + spot.dx, pad + size - round(size * 0.36) + spot.dy)
            image, mask = over(image, mask, spot, at)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("die", size, colour, face, state, theme.mood, theme.palette), build)


def over(image: Image.Image, mask: Image.Image, top: Sprite, at: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """A sprite laid onto another, transparency and all."""
    lower = Image.merge("RGBA", (*image.split(), mask))
    upper = Image.new("RGBA", image.size, (0, 0, 0, 0))
    upper.paste(Image.merge("RGBA", (*top.image.split(), top.mask)), at)
    both = Image.alpha_composite(lower, upper)
    return both.convert("RGB"), both.getchannel("A")


def lock(size: int, theme: Theme, die: str | None = None, icon: str = "lock") -> Sprite:
    """A brass escutcheon with a padlock (or shield) on it; a die's colour and silhouette when it holds or wants that die."""

    def build() -> Sprite:
        pad = 6
        look = theme.dice[die] if die else None
        form = look.shape if look else "circle"
        silhouette = shapes.shape(form, size)
        image, mask = blank(size, pad, (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 4, 0.9)
        body = metal(size, theme.brass, theme.brass_light).copy()
        ground = look.top if look else mix(theme.ink, theme.brass_dark, 0.25)
        inside = shapes.shape(form, size, max(3, size // 11))
        body.paste(shapes.gradient(size, size, (0.0, ground), (1.0, look.bottom if look else ground)), (0, 0), inside)
        centred(body, icon_mask(icon, round(size * 0.54)), look.ink if look else theme.brass_light, (size / 2, size / 2))
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("lock", size, die, icon, theme.mood, theme.palette), build)


def space(size: int, label: str, icon: str | None, state: str, mark: str, colour: RGB, theme: Theme) -> Sprite:
    """One space of a track: `empty`, `filled` or `last` (filled most recently). Filled ones carry the track's mark, empty ones
    their number; a space with an icon of its own shows it while empty and as a small badge on its rim when filled."""
    own = (theme.icon_colour(icon) if icon else None) or theme.brass

    def build() -> Sprite:
        pad = max(8, round(size * 0.26))
        silhouette = shapes.shape("circle", size)
        filled = state != "empty"
        if state == "last":
            image, mask = blank(size, pad, colour)
            mask = shapes.softened(silhouette, pad, size * 0.13, 1.5)
        else:
            image, mask = blank(size, pad, (0, 0, 0))
            mask = shapes.softened(silhouette, pad, size * 0.07, 0.8)
        rim = max(3, round(size * 0.08))
        body = Image.new("RGB", (size, size), theme.ink)
        if filled:
            body.paste(metal(size, colour, mix(colour, (255, 255, 255), 0.8)), (0, 0), silhouette)
            deep = mix(colour, (10, 4, 20), 0.72)
            body.paste(
                shapes.gradient(size, size, (0.0, mix(deep, (0, 0, 0), 0.3)), (1.0, mix(deep, colour, 0.4))),
                (0, 0),
                shapes.shape("circle", size, rim),
            )
            glyph = icon_mask(mark, round(size * 0.6))
            centred(body, shapes.faded(glyph, 0.7), (0, 0, 0), (size / 2, size * 0.53))
            centred(body, glyph, mix(colour, (255, 255, 255), 0.78), (size / 2, size / 2))
        else:
            body.paste(mix(own, theme.ink, 0.45), (0, 0), shapes.ring("circle", size, 1, max(3, rim * 2 // 3)))
            body.paste(
                shapes.gradient(
                    size, size, (0.0, mix(theme.ink, (0, 0, 0), 0.4)), (1.0, mix(theme.panel_bottom, theme.panel_top, 0.3))
                ),
                (0, 0),
                shapes.shape("circle", size, rim),
            )
            if icon:
                centred(body, icon_mask(icon, round(size * 0.56)), mix(own, theme.ink, 0.2), (size / 2, size / 2))
            else:
                letters(body, label, "heavy", round(size * SPACE_NUMBER), theme.text_faint, (size / 2, size / 2))
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        if filled and icon:
            small = badge_icon(icon, round(size * 0.42), own, theme)
            at = (pad + size - round(size * 0.34) + small.dx, pad - round(size * 0.08) + small.dy)
            image, mask = over(image, mask, small, at)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("space", size, label, icon, state, mark, colour, theme.mood, theme.palette), build)


def badge_icon(icon: str, size: int, colour: RGB, theme: Theme) -> Sprite:
    """A round badge with an icon instead of letters."""

    def build() -> Sprite:
        pad = 5
        silhouette = shapes.shape("circle", size)
        image, mask = blank(size, pad, (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 3, 0.9)
        body = Image.new("RGB", (size, size), mix(colour, (0, 0, 0), 0.3))
        body.paste(mix(colour, (0, 0, 0), 0.78), (0, 0), shapes.shape("circle", size, max(2, size // 12)))
        centred(body, icon_mask(icon, round(size * 0.62)), mix(colour, (255, 255, 255), 0.45), (size / 2, size / 2))
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("badge_icon", icon, size, colour, theme.palette), build)
