"""From pixels to a file that Discord shows.

JPEG q90 without chroma subsampling for live pictures (10 ms, sharp red and blue letters), PNG level 1 for golden images
(lossless; higher levels cost seconds for a few percent), animated WebP q75 method 0 for films (keeps the players' colours).
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

# A phone on a bad connection is the measure. Textured boards stay below this at q90; a denser picture steps down.
LIVE_LIMIT_BYTES = 700 * 1024
_LIVE_QUALITIES = (90, 85, 80, 74)


class Picture(NamedTuple):
    data: bytes
    filename: str
    mime: str
    width: int
    height: int
    frames: int = 1


def live(image: Image.Image, name: str = "table", limit: int = LIVE_LIMIT_BYTES) -> Picture:
    data = b""
    for quality in _LIVE_QUALITIES:
        out = BytesIO()
        image.convert("RGB").save(out, "JPEG", quality=quality, subsampling=0)
        data = out.getvalue()
        if len(data) <= limit:
            break
    return Picture(data, f"{name}.jpg", "image/jpeg", image.width, image.height)


def golden(image: Image.Image, name: str = "table") -> Picture:
    out = BytesIO()
    image.convert("RGB").save(out, "PNG", compress_level=1)
    return Picture(out.getvalue(), f"{name}.png", "image/png", image.width, image.height)


def film(
    frames: Sequence[Image.Image], milliseconds: int | Sequence[int] = 1200, name: str = "replay", width: int = 800
) -> Picture:
    """One frame per turn. Frames are brought to one width; durations are one number or one per frame."""
    if not frames:
        raise ValueError("a film needs at least one frame")
    height = round(frames[0].height * width / frames[0].width)
    small = [f.convert("RGB").resize((width, height), Image.Resampling.BOX, reducing_gap=2.0) for f in frames]
    out = BytesIO()
    durations = milliseconds if isinstance(milliseconds, int) else list(milliseconds)
    small[0].save(
        out, "WEBP", save_all=True, append_images=small[1:], duration=durations, loop=0, quality=75, method=0, minimize_size=False
    )
    return Picture(out.getvalue(), f"{name}.webp", "image/webp", width, height, len(small))
