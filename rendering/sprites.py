"""Things drawn once and used often: sprites, static layers and text masks under one bounded memory budget.

Everything in here is a pure function of its key, so evicting is always safe and two threads that build the same thing at
the same moment build the same pixels.
"""

from __future__ import annotations

import random
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from PIL import Image

# One budget for all pictures of the process. A 1600x1200 static layer is 7.7 MB, a card body 1–2 MB, a token 60–200 KB,
# a painted place 1 MB, a line of text 10–40 KB: both games' boards and turns with all their pieces fit at once.
BUDGET_BYTES = 128 * 1024 * 1024

SMALL_PIXELS = 40_000

T = TypeVar("T")


class Sprite(NamedTuple):
    """Pixels with their own transparency. (dx, dy) is where they go relative to the thing's own corner: shadows and glows
    reach beyond it."""

    image: Image.Image
    mask: Image.Image
    dx: int = 0
    dy: int = 0


def bytes_of(value: object) -> int:
    """What an image costs. Pillow keeps RGB in four bytes per pixel, like RGBA."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in ("L", "P", "1") else 4)
    if isinstance(value, tuple):
        return sum(bytes_of(part) for part in value)
    return 64


class Cache:
    """Least recently used goes first, counted in bytes. Safe for threads; building happens outside the lock."""

    def __init__(self, budget: int = BUDGET_BYTES) -> None:
        self.budget = budget
        self.used = 0
        self.hits = 0
        self.misses = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, build: Callable[[], T]) -> T:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                self.hits += 1
                return found[0]
            self.misses += 1
        value = build()
        size = bytes_of(value)
        if size > self.budget // 4:  # one giant must not throw everybody else out
            return value
        with self._lock:
            if key in self._kept:
                return self._kept[key][0]
            self._kept[key] = (value, size)
            self.used += size
            while self.used > self.budget:
                _, (_, freed) = self._kept.popitem(last=False)
                self.used -= freed
        return value

    def get_small(self, key: Hashable, pixels: int, build: Callable[[], T]) -> T:
        """Like `get`, but large intermediates (a card's gradient, its mask) are built anew: they end up in a kept sprite, and
        keeping both would halve the room for sprites."""
        return self.get(key, build) if pixels <= SMALL_PIXELS else build()

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.used = self.hits = self.misses = 0


CACHE = Cache()


def seed_of(*words: object) -> int:
    """The same seed in every process (the built-in hash of a string is salted)."""
    return zlib.crc32("/".join(map(str, words)).encode())


def grain(width: int, height: int, seed: int) -> Image.Image:
    """White noise, the same for the same seed. `Image.effect_noise` depends on the order of calls, so it is not used."""
    return Image.frombytes("L", (width, height), random.Random(seed).randbytes(width * height))


def clouds(width: int, height: int, seed: int, coarse: int = 96, octaves: int = 4) -> Image.Image:
    """Soft noise: octaves of grain, each half as coarse and half as strong as the one before. `coarse` is the size of the
    largest blobs in pixels. Not kept: it only ever goes into something that is."""

    total = Image.new("L", (width, height), 128)
    cell, weight = float(coarse), 0.6
    for octave in range(octaves):
        w, h = max(2, round(width / cell) + 2), max(2, round(height / cell) + 2)
        layer = grain(w, h, seed + octave * 7919).resize((width, height), Image.Resampling.BICUBIC)
        total = Image.blend(total, layer, weight)
        cell, weight = max(1.0, cell / 2), weight * 0.55
    return total
