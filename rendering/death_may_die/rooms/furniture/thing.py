"""A piece of furniture: its width, its depth, and how it is painted from its upper left corner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rendering.theme import RGB

from ..brush import Brush

Paint = Callable[[Brush, float, float], None]
LAMP: RGB = (255, 196, 110)
MOON: RGB = (140, 176, 255)


@dataclass(frozen=True)
class Thing:
    """One `on_wall` hangs on the north wall; one that stands `at_wall` leans against it and reaches a little up it."""

    w: float
    h: float
    paint: Paint
    place: str = "floor"  # floor, at_wall, on_wall
    light: tuple[float, RGB, float] | None = None  # how far it shines, in what colour, how strongly
