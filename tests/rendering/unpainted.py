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
from PIL import Image, ImageDraw

from rendering.sprites import CACHE

# Sprites without paint, kept from test to test like the painted ones, and never among them.
_kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
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


_letters = ImageDraw.ImageDraw.text


def _text(self: ImageDraw.ImageDraw, xy: tuple[float, float], text: str, *rest: Any, **more: Any) -> None:
    if len(text) == 1:
        _letters(self, xy, text, *rest, **more)


@contextmanager
def unpainted() -> Iterator[None]:
    global _used
    painted = CACHE._kept, CACHE.used
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", _paste)
        patch.setattr(Image.Image, "resize", _resize)
        patch.setattr(Image.Image, "filter", _filter)
        patch.setattr(ImageDraw.ImageDraw, "text", _text)
        patch.setattr(ImageDraw, "floodfill", _flood)
        CACHE._kept, CACHE.used = _kept, _used
        try:
            yield
        finally:
            _used = CACHE.used
            CACHE._kept, CACHE.used = painted
