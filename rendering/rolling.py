"""Rolls that roll: the fall of the dice on a picture, as frames of a short animation.

A canvas notes every die it draws (`Canvas.throw`): where, and what lies below it. From that the fall is made afterwards, of the
finished picture: all dice off the table, then each tumbles towards its place and stops, one after the other. The first frame is the
result, for whoever's client shows no motion, and so is the last. Nothing of it is luck: the same roll falls the same way.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import NamedTuple

from PIL import Image

from .layout import Box
from .sprites import CACHE, Sprite, seed_of

# A picture with more pixels than this would take longer to encode than a table may wait for; a phone shows no more.
WIDTH = 800
MOST_DICE = 12
# The longest fall, and how long the first die falls, in frames.
FRAMES, FIRST = 13, 5
# How many faces and how many turns of each a tumbling die is drawn with.
FACES, TURNS = 4, 6
FRAME_MILLISECONDS = 60
# Browsers take less than 20 ms for a mistake, and show such a frame for 100.
RESULT_MILLISECONDS = 30
LAST_MILLISECONDS = 4000
# How much room a die's shadow and light, and the tab with its letter, take around it.
AROUND = 0.34


class Thrown(NamedTuple):
    """A die where it came to lie. `area` is all it covers, `under` what was there before; `tumbling` is the die with its k-th face up,
    the same for all dice of a `kind`."""

    name: str
    area: Box
    under: Image.Image
    xy: tuple[float, float]
    size: int
    kind: Hashable
    tumbling: Callable[[int], Sprite]

    @classmethod
    def over(
        cls,
        image: Image.Image,
        name: str,
        xy: tuple[float, float],
        size: int,
        kind: Hashable,
        tumbling: Callable[[int], Sprite],
    ) -> Thrown:
        half = size * (0.5 + AROUND)
        area = Box(
            max(0, math.floor(xy[0] - half)),
            max(0, math.floor(xy[1] - half)),
            min(image.width, math.ceil(xy[0] + half)),
            min(image.height, math.ceil(xy[1] + half)),
        )
        return cls(name, area, image.crop(area), xy, size, kind, tumbling)


class Fall(NamedTuple):
    """Frames of one size, and how long each is shown, in milliseconds."""

    frames: list[Image.Image]
    milliseconds: list[int]


def fall(picture: Image.Image, dice: Sequence[Thrown], names: Collection[str], width: int = WIDTH) -> Fall | None:
    """The dice of these names falling onto the picture, scaled to a width; None: none of them lies on it."""
    falling = [die for die in dice if die.name in names][:MOST_DICE]
    if not falling:
        return None
    scale = min(1.0, width / picture.width)
    size = (round(picture.width * scale), round(picture.height * scale))
    # A die's ground was taken when those before it lay there already: the last is taken off first.
    bare = picture.copy()
    for die in reversed(falling):
        bare.paste(die.under, die.area[:2])
    result, bare = (image.resize(size, Image.Resampling.BILINEAR, reducing_gap=2.0) for image in (picture, bare))
    stops = _stops(len(falling))
    frames, table = [result], bare
    for n in range(1, stops[-1]):
        for die, stop in zip(falling, stops, strict=True):
            if stop == n:
                table = table.copy()
                area = Box(*(round(v * scale) for v in die.area))
                table.paste(result.crop(area), area[:2])
        frame = table.copy()
        for die, stop in zip(falling, stops, strict=True):
            if stop > n:
                _put(frame, die, n, stop, scale)
        frames.append(frame)
    frames.append(result)
    return Fall(frames, [RESULT_MILLISECONDS, *[FRAME_MILLISECONDS] * (len(frames) - 2), LAST_MILLISECONDS])


def _stops(n: int) -> list[int]:
    """In which frame each die lies still."""
    return [FIRST + round((FRAMES - FIRST) * i / max(1, n - 1)) if n > 1 else FIRST + 3 for i in range(n)]


def _put(frame: Image.Image, die: Thrown, n: int, stop: int, scale: float) -> None:
    left = (stop - n) / stop
    image = _tumbling(
        die, (seed_of(die.name) + 3 * n) % FACES, (seed_of(die.name, "turn") + n * (1 + round(2 * left))) % TURNS, scale
    )
    lead = math.radians(seed_of(die.name, "from") % 360)
    far = die.size * scale * 0.85 * left
    hop = abs(math.sin(n * 1.9)) * die.size * scale * 0.35 * left
    x = die.xy[0] * scale + math.cos(lead) * far - image.width / 2
    y = die.xy[1] * scale + math.sin(lead) * far * 0.5 - hop - image.height / 2
    x = min(max(x, -image.width * 0.2), frame.width - image.width * 0.8)
    y = min(max(y, -image.height * 0.2), frame.height - image.height * 0.8)
    frame.paste(image, (round(x), round(y)), image)


def _tumbling(die: Thrown, face: int, turn: int, scale: float) -> Image.Image:
    """The die with this face up, turned by so many steps; all dice of its kind share it."""

    def build() -> Image.Image:
        sprite = die.tumbling(face)
        whole = sprite.image.convert("RGBA")
        whole.putalpha(sprite.mask)
        size = (max(1, round(whole.width * scale)), max(1, round(whole.height * scale)))
        small = whole.resize(size, Image.Resampling.BILINEAR, reducing_gap=2.0)
        return small.rotate(turn * 360 / TURNS + 11, Image.Resampling.BILINEAR) if turn else small

    return CACHE.get(("tumbling", die.kind, die.size, round(scale, 4), face, turn), build)
