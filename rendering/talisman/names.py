"""Names of the spaces: on a band at the foot of each, as large as it needs to be."""

from __future__ import annotations

from PIL import Image

from games.kernel.phrases import LANGS
from games.talisman.content import Catalogue, SpaceCard
from rendering import lettering
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.lettering import Fitted
from rendering.sprites import CACHE
from rendering.theme import RGB

from .look import BAND, INKS
from .words import map_name

NEAR, FAR, LEAST = 46, 42, 32  # within reach of whoever is in turn, elsewhere, and where a name is long
EDGE, SIDE, SOFT = 5, 3, 12


def _fit(text: str, wide: int, size: int, least: int) -> Fitted:
    """One smaller line leaves more room for what stands there than two large ones; two are as small as may be."""
    one = lettering.fit(lettering.escape(text), "heavy", wide, round(size * 2.4), size, least, 1.02, 1)
    if not one.clipped:
        return one
    return lettering.fit(lettering.escape(text), "heavy", wide, round(size * 2.4), least + 2, least, 1.02, 2)


def _tall(fitted: Fitted) -> int:
    return fitted.height + round(fitted.size * 0.3)


def foot(space: SpaceCard, cards: Catalogue, wide: int) -> int:
    """How much of a space its name covers, in the language where that is most: the scene stands above it."""
    return EDGE + max(_tall(_fit(map_name(space.id, cards, lang), wide - 2 * SIDE, FAR, LEAST)) for lang in LANGS)


def label(c: Canvas, box: Box, text: str, region: str, size: int, least: int, name: str, *, tone: RGB | None = None) -> Box:
    """A name on a band at the foot of a space; returns what is left above it."""
    fitted = _fit(text, box.w - 2 * SIDE, size, least)
    band = Box(box.x0 + EDGE, box.y1 - EDGE - _tall(fitted), box.x1 - EDGE, box.y1 - EDGE)
    mask = CACHE.get(("tm-band", band.w, band.h), lambda: _band(band.w, band.h + SOFT))
    c.stamp(mask, band.x0, band.y0 - SOFT, BAND[region])
    c.paragraph(
        Box(box.x0 + SIDE, band.y0, box.x1 - SIDE, band.y1),
        lettering.escape(text),
        fitted.size,
        min_size=min(least, fitted.size),
        face="heavy",
        align="m",
        valign="m",
        leading=1.02,
        colour=tone or INKS[region],
        shadow=True,
        name=name,
    )
    return Box(box.x0 + EDGE, box.y0 + EDGE, box.x1 - EDGE, band.y0)


def _band(w: int, h: int) -> Image.Image:
    column = Image.new("L", (1, h))
    column.putdata([min(228, round(228 * (y + 1) / SOFT)) for y in range(h)])
    return column.resize((w, h))
