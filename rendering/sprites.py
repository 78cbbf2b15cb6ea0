"""Things drawn once and used often: sprites, static layers and text masks under one bounded memory budget.

Everything in here is a pure function of its key, so evicting is always safe and two threads that build the same thing at
the same moment build the same pixels.
"""

from __future__ import annotations

import random
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from PIL import Image

# One budget for all pictures of the process. A 1600x1200 static layer is 7.7 MB, a card body 1–2 MB, a token 60–200 KB,
# a painted place 1 MB, a line of text 10–40 KB. All that five games draw is more than a gigabyte: most of it lies folded.
BUDGET_BYTES = 128 * 1024 * 1024

SMALL_PIXELS = 40_000

# Folding and opening a megabyte takes 4 and 2 ms. What is drawn as fast is drawn again.
DEAR_SECONDS = 0.006 / 2**20
SMALLEST_FOLDED = 1024
# So much of the budget the folded may have. What has been thrown out there is drawn again, ten times as dear as opening it: with two hundred
# tables too little room for them costs far more than too little for open pictures.
FOLDED = 2 / 3

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


@dataclass(frozen=True, slots=True)
class _Folded:
    """A picture as a file in memory."""

    mode: str
    size: tuple[int, int]
    data: bytes


class _Kept(NamedTuple):
    value: Any
    size: int
    took: float


# What no folding changes; anything else is not folded.
_FOLDING = ("L", "RGB", "RGBA")
_PLAIN = (int, float, str, type(None))


def _fold(value: object) -> Any:
    """Raises TypeError for what is no picture and not made of some."""
    if isinstance(value, Image.Image) and value.mode in _FOLDING:
        return _Folded(value.mode, value.size, zlib.compress(value.tobytes(), 1))
    if isinstance(value, tuple):
        parts = tuple(_fold(part) for part in value)
        return parts if type(value) is tuple else type(value)(*parts)
    if isinstance(value, _PLAIN):
        return value
    raise TypeError(type(value))


def _unfold(folded: Any) -> Any:
    if isinstance(folded, _Folded):
        return Image.frombytes(folded.mode, folded.size, zlib.decompress(folded.data))
    if isinstance(folded, tuple):
        parts = tuple(_unfold(part) for part in folded)
        return parts if type(folded) is tuple else type(folded)(*parts)
    return folded


def _folded_bytes(folded: Any) -> int:
    if isinstance(folded, _Folded):
        return len(folded.data) + 128
    return sum(map(_folded_bytes, folded)) if isinstance(folded, tuple) else 8


class Cache:
    """Least recently used goes first, counted in bytes. Safe for threads; building happens outside the lock.

    What goes is folded if it was dear: compressed it takes a tenth of the room (smooth colours, much that is empty), and opening it costs
    2 ms per megabyte, where drawing it costs 10 to 200. So all that five games draw fits, where as many open pictures would take more than a
    gigabyte. `clock`: what is dear is measured, of this thread alone and without what it had others build.
    """

    def __init__(self, budget: int = BUDGET_BYTES, clock: Callable[[], float] = time.thread_time) -> None:
        self.budget = budget
        self.used = 0
        self.hits = 0
        self.opened = 0
        self.misses = 0
        self._clock = clock
        self._within = threading.local()
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._folded: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._folded_bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, build: Callable[[], T]) -> T:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                self.hits += 1
                return found.value
            folded = self._folded.get(key)
            if folded is not None:
                self._folded.move_to_end(key)
                self.opened += 1
            else:
                self.misses += 1
        began, before = self._clock(), getattr(self._within, "others", 0.0)
        self._within.others = 0.0
        try:
            value: T = build() if folded is None else _unfold(folded.value)
            took = self._clock() - began - self._within.others if folded is None else folded.took
            return self._keep(key, value, took)
        finally:
            self._within.others = before + self._clock() - began

    def _keep(self, key: Hashable, value: T, took: float) -> T:
        size = bytes_of(value)
        if size > self.budget // 4:  # one giant must not throw everybody else out
            return value
        with self._lock:
            if key in self._kept:
                return self._kept[key].value
            self._kept[key] = _Kept(value, size, took)
            self.used += size
            leaving = self._leaving()
        while leaving:
            for other, kept in leaving:
                self._put_away(other, kept)
            with self._lock:
                leaving = self._leaving()
        return value

    def _leaving(self) -> list[tuple[Hashable, _Kept]]:
        """Makes room; what of it is worth folding, and is not folded yet. Folded pieces have their share and no more, also where the budget has
        become smaller since they were folded (a painter takes over what Keeper has drawn, and keeps less)."""
        self._within_their_share()
        found: list[tuple[Hashable, _Kept]] = []
        while self.used > self.budget:
            key, kept = self._kept.popitem(last=False)
            self.used -= kept.size
            if kept.size >= SMALLEST_FOLDED and kept.took > kept.size * DEAR_SECONDS and key not in self._folded:
                found.append((key, kept))
        return found

    def _put_away(self, key: Hashable, kept: _Kept) -> None:
        try:
            folded = _fold(kept.value)
        except TypeError:
            return
        size = _folded_bytes(folded)
        with self._lock:
            if key in self._folded:
                return
            self._folded[key] = _Kept(folded, size, kept.took)
            self.used += size
            self._folded_bytes += size
            self._within_their_share()

    def _within_their_share(self) -> None:
        while self._folded_bytes > self.budget * FOLDED:
            _, oldest = self._folded.popitem(last=False)
            self.used -= oldest.size
            self._folded_bytes -= oldest.size

    def get_small(self, key: Hashable, pixels: int, build: Callable[[], T]) -> T:
        """Like `get`, but large intermediates (a card's gradient, its mask) are built anew: they end up in a kept sprite, and
        keeping both would halve the room for sprites."""
        return self.get(key, build) if pixels <= SMALL_PIXELS else build()

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._folded.clear()
            self.used = self.hits = self.opened = self.misses = self._folded_bytes = 0


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
