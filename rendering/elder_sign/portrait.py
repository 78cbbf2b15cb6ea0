"""A framed picture made of light: a card's emblem before drifting clouds and rays, in the colour of whoever it shows."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from rendering import materials, shapes
from rendering.kit.great import apparition
from rendering.lettering import icon_mask
from rendering.pieces import FACES, Face
from rendering.sprites import CACHE, Sprite, clouds, grain, seed_of
from rendering.theme import RGB, Theme, mix

from . import scenes
from .emblems import GREAT


def portrait(
    w: int, h: int, icon: str, colour: RGB, theme: Theme, *, awake: bool = False, radius: int = 18, place: str = ""
) -> Sprite:
    """`awake` sets it aglow. An Ancient One (`emblems.likeness`) is painted; an emblem fills three fifths of the shorter side. With a `place` (one of `scenes.SCENES`)
    that is shown, with the thing that is lit there, and no emblem over it."""

    def build() -> Sprite:
        pad = 24
        silhouette = shapes.rounded(w, h, radius)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), colour if awake else (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 10, 1.3 if awake else 0.85)
        if icon.startswith(GREAT):
            scene = apparition(icon.removeprefix(GREAT), w, h).copy()
        else:
            scene = _scene(w, h, colour, seed_of(icon), theme, awake) if not place else scenes.hall(place, w, h, theme)
            if icon in FACES:
                _person(scene, FACES[icon])
            elif not place:
                _glyph(scene, icon, colour)
        scene.paste(materials.brass_fill(w, h, theme), (0, 0), shapes.frame(w, h, radius, 5))
        scene.paste((0, 0, 0), (5, 5), shapes.faded(shapes.frame(w - 10, h - 10, max(0, radius - 5), 2), 0.7))
        scene.paste(theme.brass, (10, 10), shapes.faded(shapes.frame(w - 20, h - 20, max(0, radius - 10), 1), 0.7))
        image.paste(scene, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("portrait", w, h, icon, colour, awake, radius, place, theme.mood, theme.palette), build)


def _person(scene: Image.Image, face: Face) -> None:
    """Somebody, down to the knees."""
    w, h = scene.size
    high = round(h * 1.42)
    sprite = face.figure(high)
    scene.paste(sprite.image, (round(w / 2 - high / 2) + sprite.dx, round(h * 0.36 - high * face.brow) + sprite.dy), sprite.mask)


def _glyph(scene: Image.Image, icon: str, colour: RGB) -> None:
    w, h = scene.size
    side = round(min(w, h) * 0.66)
    glyph = icon_mask(icon, side)
    x, y = (w - side) // 2, (h - side) // 2
    aura = shapes.softened(glyph, side // 5, side * 0.07, 1.6)
    scene.paste(mix(colour, (255, 255, 255), 0.2), (x - side // 5, y - side // 5), shapes.faded(aura, 0.5))
    drop = max(3, side // 40)
    shade = shapes.softened(glyph, 3 * drop, drop, 1.0)
    scene.paste((0, 0, 0), (x - 2 * drop, y - drop), shade)
    # Chiselled: a light copy up left, a dark one down right, the face over both.
    scene.paste(mix(colour, (255, 255, 255), 0.75), (x - 1, y - 2), glyph)
    face = shapes.gradient(
        side,
        side,
        (0.0, mix(colour, (255, 252, 240), 0.82)),
        (0.5, mix(colour, (255, 240, 214), 0.45)),
        (1.0, mix(colour, (0, 0, 0), 0.25)),
    )
    scene.paste(face, (x, y), glyph)


def _scene(w: int, h: int, colour: RGB, seed: int, theme: Theme, awake: bool) -> Image.Image:
    deep = mix(colour, (4, 4, 14), 0.78)
    scene = shapes.gradient(w, h, (0.0, mix(colour, (6, 6, 18), 0.62)), (1.0, mix(colour, (2, 2, 6), 0.93))).copy()
    if theme.texture:
        mist = clouds(w, h, seed, coarse=max(24, min(w, h) // 3), octaves=5)
        lit = ImageOps.colorize(mist, mix(deep, (0, 0, 0), 0.5), mix(colour, (20, 18, 30), 0.25))
        scene = Image.blend(scene, lit, 0.55 * min(1.0, theme.texture))
    k = 2
    rays = Image.new("L", (w * k, h * k), 0)
    pen = ImageDraw.Draw(rays)
    cx, cy, reach = w * k / 2, h * k / 2, math.hypot(w, h) * k
    n = 22
    for i in range(n):
        a = 2 * math.pi * i / n + (seed % 100) / 300
        wide = 0.05 + 0.045 * ((seed >> (i % 13)) & 1)
        pen.polygon(
            [
                (cx, cy),
                (cx + reach * math.cos(a - wide), cy + reach * math.sin(a - wide)),
                (cx + reach * math.cos(a + wide), cy + reach * math.sin(a + wide)),
            ],
            fill=255,
        )
    beam = ImageChops.multiply(rays.reduce(k).filter(ImageFilter.GaussianBlur(2)), shapes.radial(w, h))
    scene.paste(mix(colour, (255, 255, 255), 0.35), (0, 0), shapes.faded(beam, 0.5 if awake else 0.26))
    side = round(min(w, h) * 0.95)
    halo = shapes.halo(side, side, 0.62)
    scene.paste(mix(colour, (255, 255, 255), 0.15), ((w - side) // 2, (h - side) // 2), halo)
    if theme.texture:
        sky = grain(w, h, seed + 1).point([255 if v > 254 else 0 for v in range(256)])
        scene.paste((255, 250, 230), (0, 0), shapes.faded(sky, 0.4))
    rim = ImageChops.invert(shapes.radial(w, h)).point([max(0, v - 120) for v in range(256)])
    scene.paste((2, 2, 6), (0, 0), rim)
    return scene
