"""What stands about in the rooms, by where one would look for it."""

from __future__ import annotations

from . import caves, on_the_wall, outside, rooms, sacred, work
from .thing import Thing as Thing

THINGS: dict[str, Thing] = rooms.THINGS | on_the_wall.THINGS | work.THINGS | sacred.THINGS | caves.THINGS | outside.THINGS
