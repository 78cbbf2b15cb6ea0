"""From pixels (`drawn.Drawn`) to a file that Discord shows (`Picture`).

JPEG q90 without chroma subsampling for live pictures (10 ms, sharp red and blue letters; less where a picture would pass the limit), PNG level 1 for golden images
(lossless; higher levels cost seconds for a few percent), animated WebP q75 method 2 for films (keeps the players' colours),
without key frames: nobody winds a film, and each would be the whole table again, a third of all bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from .drawn import cut_alt
from .rolling import Fall

ROLL_LIMIT_BYTES = 250 * 1024
ROLL_QUALITY = 72
# A phone on a bad connection is the measure: none may have more than 700 KB, and none shall come near it.
LIVE_LIMIT_BYTES = 640 * 1024


class Step(NamedTuple):
    """One way to make a picture smaller: quality, chroma subsampling (0 keeps red and blue letters sharp), scale; and what
    it leaves of the bytes of the first step, measured on boards."""

    quality: int
    subsampling: int
    scale: float
    share: float


_STEPS = (
    Step(90, 0, 1.0, 1.0),
    Step(85, 0, 1.0, 0.82),
    Step(80, 0, 1.0, 0.71),
    Step(75, 0, 1.0, 0.63),
    Step(80, 2, 1.0, 0.56),
    Step(75, 2, 1.0, 0.50),  # letters as large as they were drawn, before anything is scaled
    Step(80, 2, 0.8, 0.40),
    Step(72, 2, 0.7, 0.28),
)
# Bytes per pixel of a textured board at the first step. A picture that is sure to be too large does not try it.
_BYTES_PER_PIXEL = 0.31


class Picture(NamedTuple):
    """A picture as a file, with what it shows in words: what is sent."""

    data: bytes
    filename: str
    alt: str
    mime: str
    width: int
    height: int
    frames: int = 1


def live(image: Image.Image, name: str = "table", alt: str = "", limit: int = LIVE_LIMIT_BYTES) -> Picture:
    """As good as the limit allows. Only a crowded board (four million pixels and more) is scaled down."""
    image = image.convert("RGB")
    guess = image.width * image.height * _BYTES_PER_PIXEL
    first = next((i for i, step in enumerate(_STEPS) if guess * step.share * 0.9 <= limit), len(_STEPS) - 1)
    data, shown = b"", image
    for i, step in enumerate(_STEPS):
        if i < first:
            continue
        shown = image
        if step.scale < 1:
            size = (round(image.width * step.scale), round(image.height * step.scale))
            shown = image.resize(size, Image.Resampling.HAMMING)
        out = BytesIO()
        shown.save(out, "JPEG", quality=step.quality, subsampling=step.subsampling)
        data = out.getvalue()
        if len(data) <= limit:
            break
    return Picture(data, f"{name}.jpg", cut_alt(alt), "image/jpeg", shown.width, shown.height)


def golden(image: Image.Image, name: str = "table", alt: str = "") -> Picture:
    out = BytesIO()
    image.convert("RGB").save(out, "PNG", compress_level=1)
    return Picture(out.getvalue(), f"{name}.png", cut_alt(alt), "image/png", image.width, image.height)


def film(
    frames: Sequence[Image.Image],
    milliseconds: int | Sequence[int] = 1200,
    name: str = "replay",
    alt: str = "",
    width: int = 800,
) -> Picture:
    """One frame per turn. Frames are brought to one width; durations are one number or one per frame."""
    if not frames:
        raise ValueError("a film needs at least one frame")
    height = round(frames[0].height * width / frames[0].width)
    small = [f.convert("RGB").resize((width, height), Image.Resampling.BOX, reducing_gap=2.0) for f in frames]
    out = BytesIO()
    durations = milliseconds if isinstance(milliseconds, int) else list(milliseconds)
    small[0].save(
        out, "WEBP", save_all=True, append_images=small[1:], duration=durations, loop=0, quality=75, method=2, kmin=0, kmax=0
    )
    return Picture(out.getvalue(), f"{name}.webp", cut_alt(alt), "image/webp", width, height, len(small))


def rolled(fall: Fall, name: str = "roll", alt: str = "") -> Picture:
    """Dice falling, played once: an animated WebP, which every Discord client shows (APNG stays still there, GIF has 256 colours and
    twice the bytes, AVIF takes three times as long to make). Quality and method as measured: `python -m benchmarks rolls`."""
    first, *rest = fall.frames
    out = BytesIO()
    # A copy: Pillow keeps the others on the one it saves, and the first frame is the last one, too, so that they would hold each other for good.
    first.copy().save(
        out,
        "WEBP",
        save_all=True,
        append_images=rest,
        duration=fall.milliseconds,
        loop=1,
        quality=ROLL_QUALITY,
        method=0,
        kmin=0,
        kmax=0,
    )
    return Picture(out.getvalue(), f"{name}.webp", cut_alt(alt), "image/webp", first.width, first.height, len(fall.frames))
