"""A card's picture as the holowatch would project it: the emblem in light over a grid that runs to the horizon."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from rendering import materials, shapes
from rendering.lettering import icon_mask
from rendering.sprites import CACHE, Sprite, clouds, grain, seed_of
from rendering.theme import RGB, Theme, mix


def hologram(w: int, h: int, icon: str, colour: RGB, theme: Theme, *, radius: int = 14) -> Sprite:
    def build() -> Sprite:
        pad = 20
        silhouette = shapes.rounded(w, h, radius)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 9, 0.85)
        scene = _scene(w, h, colour, seed_of(icon), theme)
        side = round(min(w, h) * 0.64)
        glyph = icon_mask(icon, side)
        x, y = (w - side) // 2, round((h - side) * 0.42)
        aura = shapes.softened(glyph, side // 4, side * 0.08, 1.6)
        scene.paste(mix(colour, (255, 255, 255), 0.2), (x - side // 4, y - side // 4), shapes.faded(aura, 0.55))
        face = shapes.gradient(
            side,
            side,
            (0.0, mix(colour, (255, 255, 255), 0.88)),
            (0.6, mix(colour, (255, 255, 255), 0.45)),
            (1.0, mix(colour, (0, 0, 0), 0.1)),
        )
        # The light flickers: every few lines the projection is a little weaker.
        lines = Image.new("L", (1, side), 255)
        for row in range(0, side, 6):
            lines.paste(150, (0, row, 1, row + 2))
        beamed = (
            ImageChops.multiply(glyph, lines.resize((side, side), Image.Resampling.NEAREST)) if theme.texture >= 0.5 else glyph
        )
        ghost = mix(colour, (0, 0, 0), 0.25)
        if theme.texture >= 0.5:
            scene.paste(ghost, (x + max(3, side // 60), y), shapes.faded(glyph, 0.5))
        scene.paste(face, (x, y), beamed)
        scene.paste(materials.brass_fill(w, h, theme), (0, 0), shapes.frame(w, h, radius, 4))
        scene.paste(colour, (7, 7), shapes.faded(shapes.frame(w - 14, h - 14, max(0, radius - 7), 2), 0.45))
        image.paste(scene, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("hologram", w, h, icon, colour, radius, theme.mood, theme.palette), build)


def _scene(w: int, h: int, colour: RGB, seed: int, theme: Theme) -> Image.Image:
    deep = mix(colour, (3, 6, 10), 0.86)
    scene = shapes.gradient(w, h, (0.0, mix(colour, (3, 5, 9), 0.78)), (0.62, deep), (1.0, mix(colour, (2, 4, 8), 0.8))).copy()
    if theme.texture:
        mist = clouds(w, h, seed, coarse=max(20, min(w, h) // 3), octaves=5)
        lit = ImageOps.colorize(mist, mix(deep, (0, 0, 0), 0.6), mix(colour, (10, 14, 20), 0.45))
        scene = Image.blend(scene, lit, 0.5 * min(1.0, theme.texture))
    k = 2
    grid = Image.new("L", (w * k, h * k), 0)
    pen = ImageDraw.Draw(grid)
    horizon = h * 0.70 * k
    for i in range(-14, 15):
        pen.line((w * k / 2 + i * w * k * 0.035, horizon, w * k / 2 + i * w * k * 0.16, h * k), fill=200, width=k)
    for i in range(1, 8):
        y = horizon + (h * k - horizon) * (i / 7) ** 2
        pen.line((0, y, w * k, y), fill=190, width=k)
    pen.line((0, horizon, w * k, horizon), fill=255, width=k)
    scene.paste(colour, (0, 0), shapes.faded(grid.reduce(k), 0.34))
    cone = Image.new("L", (w, h), 0)
    ImageDraw.Draw(cone).polygon([(w * 0.5, h * 0.99), (w * 0.20, 0), (w * 0.80, 0)], fill=150)
    fall = shapes.gradient(w, h, (0.0, (40, 40, 40)), (1.0, (255, 255, 255))).convert("L")
    scene.paste(
        mix(colour, (255, 255, 255), 0.25),
        (0, 0),
        shapes.faded(ImageChops.multiply(cone.filter(ImageFilter.GaussianBlur(14)), fall), 0.5),
    )
    if theme.texture:
        dust = grain(w, h, seed + 1).point([255 if v > 253 else 0 for v in range(256)])
        scene.paste((235, 250, 255), (0, 0), shapes.faded(dust, 0.35))
    rim = ImageChops.invert(shapes.radial(w, h)).point([max(0, v - 110) for v in range(256)])
    scene.paste((1, 2, 4), (0, 0), rim)
    return scene
