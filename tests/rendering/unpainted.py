"""Pictures without paint: everything is measured, placed, written down and put together as ever, only the pixels stay empty.

Whether a layout is sound is asked of hundreds of pictures, and three quarters of their time is colour that nobody looks at then.
What Pillow would refuse (a mask of another size, a picture without height) is refused here, too. Single letters and glyphs are
drawn for real: whether a name can be drawn is read off them. `test_unpainted.py` holds that layout and words are those of the painted picture.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageOps

from rendering import canvas, shapes, sprites
from rendering.cultistorm import omens, vistas
from rendering.death_may_die.rooms import house
from rendering.kit import great
from rendering.kit.great.brush import Painting
from rendering.kit.people import figures
from rendering.sprites import CACHE
from rendering.talisman import scenes

# Sprites without paint, kept from test to test like the painted ones, and never among them.
_kept: OrderedDict[Hashable, Any] = OrderedDict()
_used = 0


def _paste(self: Image.Image, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
    if isinstance(box, Image.Image):
        box, mask = None, box
    place = box or (0, 0)
    if isinstance(im, Image.Image):
        size = im.size
    elif len(place) == 4:
        size = (place[2] - place[0], place[3] - place[1])
    else:
        size = mask.size if mask else self.size
    if len(place) == 4 and size != (place[2] - place[0], place[3] - place[1]):
        raise ValueError("images do not match")
    if mask is not None and mask.size != size:
        raise ValueError("images do not match")


def _resize(self: Image.Image, size: tuple[int, int], *_: Any, **__: Any) -> Image.Image:
    if min(size) <= 0:
        raise ValueError("height and width must be > 0")
    return self.copy() if self.size == tuple(size) else Image.new(self.mode, size)


def _filter(self: Image.Image, _: Any) -> Image.Image:
    return self.copy()


def _flood(*_: Any, **__: Any) -> None:
    pass


def _first(one: Image.Image, other: Image.Image, *_: Any) -> Image.Image:
    """Of two pictures that are put together."""
    if (one.mode, one.size) != (other.mode, other.size):
        raise ValueError("images do not match")
    return one.copy()


def _point(self: Image.Image, lut: Any, mode: str | None = None) -> Image.Image:
    if not callable(lut) and len(lut) != 256 * len(self.getbands()):
        raise ValueError("wrong number of lut entries")
    return self.copy() if mode in (None, self.mode) else Image.new(mode, self.size)


def _colorize(image: Image.Image, *_: Any, **__: Any) -> Image.Image:
    if image.mode != "L":
        raise AssertionError("only of a grey picture")
    return Image.new("RGB", image.size)


def _gradient(w: int, h: int, *_: Any) -> Image.Image:
    return Image.new("RGB", (w, h))


def _grain(width: int, height: int, _: int) -> Image.Image:
    return Image.new("L", (width, height))


# A Great Old One, a landscape, a house and those who stand there are thousands of strokes.


def _bare(w: int, h: int) -> Painting:
    return Painting(w, h, ((0.0, (0, 0, 0)), (1.0, (0, 0, 0))), 1, k=1)


def _no_land(terrain: str, region: str, w: int, h: int, v: int = 0, hour: float = 0.25) -> Image.Image:
    return Image.new("RGB", (w, h))


def _no_rooms(found: house.House, _: Any) -> Image.Image:
    return Image.new("RGB", (found.w, found.h))


_letters = ImageDraw.ImageDraw.text


def _text(self: ImageDraw.ImageDraw, xy: tuple[float, float], text: str, *rest: Any, **more: Any) -> None:
    if len(text) == 1:
        _letters(self, xy, text, *rest, **more)


@contextmanager
def unpainted() -> Iterator[None]:
    global _used
    painted = CACHE._kept, CACHE.used, CACHE._folded, CACHE._folded_bytes
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", _paste)
        patch.setattr(Image.Image, "resize", _resize)
        patch.setattr(Image.Image, "filter", _filter)
        patch.setattr(ImageDraw.ImageDraw, "text", _text)
        patch.setattr(Image.Image, "point", _point)
        patch.setattr(ImageDraw, "floodfill", _flood)
        patch.setattr(Image, "blend", _first)
        patch.setattr(ImageChops, "overlay", _first)
        patch.setattr(ImageOps, "colorize", _colorize)
        patch.setattr(shapes, "gradient", _gradient)
        patch.setattr(sprites, "grain", _grain)
        patch.setattr(canvas, "_core", lambda mask: 0)  # how a sprite is copied fastest
        patch.setattr(great, "PAINTED", dict.fromkeys(great.PAINTED, _bare))
        patch.setattr(scenes, "painted", _no_land)
        patch.setattr(house, "_paint", _no_rooms)
        patch.setattr(omens, "PAINTED", dict.fromkeys(omens.PAINTED, lambda painting: None))
        patch.setattr(vistas, "PLACES", dict.fromkeys(vistas.PLACES, lambda night: None))
        patch.setattr(figures, "SHARP", 1)
        CACHE._kept, CACHE.used, CACHE._folded, CACHE._folded_bytes = _kept, _used, OrderedDict(), 0
        try:
            yield
        finally:
            _used = CACHE.used
            CACHE._kept, CACHE.used, CACHE._folded, CACHE._folded_bytes = painted
