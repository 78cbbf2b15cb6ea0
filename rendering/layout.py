"""Where things lie in a picture: boxes, and the record of what was drawn where.

The record is what makes "nothing overlaps, nothing is cut" a test and not a hope: `problems()` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels; right and bottom are exclusive."""

    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def w(self) -> int:
        return self.x1 - self.x0

    @property
    def h(self) -> int:
        return self.y1 - self.y0

    @property
    def centre(self) -> tuple[int, int]:
        return (self.x0 + self.x1) // 2, (self.y0 + self.y1) // 2

    @classmethod
    def at(cls, x: float, y: float, w: float, h: float) -> Box:
        return cls(round(x), round(y), round(x + w), round(y + h))

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Box:
        return cls.at(x - w / 2, y - h / 2, w, h)

    def inset(self, dx: int, dy: int | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x0 + dx, self.y0 + dy, self.x1 - dx, self.y1 - dy)

    def moved(self, dx: int, dy: int) -> Box:
        return Box(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy)

    def columns(self, n: int, gap: int = 0) -> list[Box]:
        step = (self.w + gap) / n
        return [Box(round(self.x0 + i * step), self.y0, round(self.x0 + (i + 1) * step) - gap, self.y1) for i in range(n)]

    def rows(self, n: int, gap: int = 0) -> list[Box]:
        step = (self.h + gap) / n
        return [Box(self.x0, round(self.y0 + i * step), self.x1, round(self.y0 + (i + 1) * step) - gap) for i in range(n)]

    def cut_top(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """(the upper h pixels, what is left below a gap)"""
        return self._replace(y1=self.y0 + h), self._replace(y0=self.y0 + h + gap)

    def cut_bottom(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        return self._replace(y0=self.y1 - h), self._replace(y1=self.y1 - h - gap)

    def cut_left(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        return self._replace(x1=self.x0 + w), self._replace(x0=self.x0 + w + gap)

    def cut_right(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        return self._replace(x0=self.x1 - w), self._replace(x1=self.x1 - w - gap)

    def contains(self, other: Box, slack: int = 0) -> bool:
        return (
            other.x0 >= self.x0 - slack
            and other.y0 >= self.y0 - slack
            and other.x1 <= self.x1 + slack
            and other.y1 <= self.y1 + slack
        )

    def overlap(self, other: Box) -> tuple[int, int]:
        """Width and height of the common part; zero or less means none."""
        return min(self.x1, other.x1) - max(self.x0, other.x0), min(self.y1, other.y1) - max(self.y0, other.y0)

    def union(self, other: Box) -> Box:
        return Box(min(self.x0, other.x0), min(self.y0, other.y0), max(self.x1, other.x1), max(self.y1, other.y1))


# Surfaces carry other things; everything else is ink, and ink never lies on ink.
SURFACES = frozenset({"backdrop", "panel", "card", "parchment", "plate", "ribbon", "chip", "area"})


class Mark(NamedTuple):
    """One thing that was drawn."""

    name: str
    box: Box
    kind: str
    over: bool = False  # meant to sit on another thing's edge (a badge on a token)
    clipped: bool = False  # text that had to be cut with an ellipsis
    size: int = 0  # letter size in pixels, for text
    detail: bool = False  # may be smaller than the phone minimum: nobody needs it to act
    floor: int = 0  # letters may not be smaller here: what one needs in order to act (`Canvas.to_act`)


def problems(layout: Iterable[Mark], width: int, height: int, phone_min: int = 0, slack: int = 2) -> list[str]:
    """What is wrong with a picture, in words; an empty list is a sound layout."""
    marks = list(layout)
    frame = Box(0, 0, width, height)
    found: list[str] = []
    for mark in marks:
        if not frame.contains(mark.box):
            found.append(f"{mark.kind} {mark.name!r} leaves the frame: {tuple(mark.box)}")
        if mark.clipped:
            found.append(f"{mark.kind} {mark.name!r} was cut")
        floor = max(phone_min, mark.floor)
        if mark.size and phone_min and not mark.detail and mark.size < floor:
            found.append(f"{mark.kind} {mark.name!r} is {mark.size} px, below the phone minimum of {floor}")
    solid = [m for m in marks if m.kind != "backdrop" and not m.over]
    apart: list[tuple[int, int, str]] = []
    # From left to right: what begins behind the end of a thing cannot lie on it, nor can anything that follows.
    order = sorted(range(len(solid)), key=lambda i: solid[i].box.x0)
    for n, i in enumerate(order):
        end = solid[i].box.x1 - slack
        for j in order[n + 1 :]:
            if solid[j].box.x0 >= end:
                break
            first, second = min(i, j), max(i, j)
            a, b = solid[first], solid[second]
            w, h = a.box.overlap(b.box)
            if w <= slack or h <= slack:
                continue
            if a.kind in SURFACES and a.box.contains(b.box, slack):
                continue
            if b.kind in SURFACES and b.box.contains(a.box, slack):
                continue
            apart.append((first, second, f"{a.kind} {a.name!r} and {b.kind} {b.name!r} overlap by {w}x{h} px"))
    return found + [words for _, _, words in sorted(apart)]


def small_share(layout: Iterable[Mark], width: int, at: int = 390, least: int = 10) -> float:
    """How much of what is written is less than `least` pixels high when the picture is shown `at` wide."""
    sizes = [mark.size for mark in layout if mark.size]
    return sum(size * at < least * width for size in sizes) / len(sizes) if sizes else 0.0
