"""Outlines no font has: the enemies, the Great Old Ones, the faces of the dice, tokens."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from rendering.kit.outlines import Pen

from . import dice, enemies, great_old_ones, tokens

_DRAWN: dict[str, Callable[[Pen], None]] = {
    "cultist": enemies.cultist,
    "byakhee": enemies.byakhee,
    "fire-vampire": enemies.fire_vampire,
    "ghoul": enemies.ghoul,
    "deep-one": enemies.deep_one,
    "hunting-horror": enemies.hunting_horror,
    "shoggoth": enemies.shoggoth,
    "chthonian": enemies.chthonian,
    "star-spawn": lambda p: great_old_ones.tentacled(p, 0.0),
    "disciple-of-hastur": enemies.disciple,
    "hastur": great_old_ones.hastur,
    "cthulhu": lambda p: great_old_ones.tentacled(p, 1.0),
    "sign": tokens.sign,
    "success": dice.success,
    "tentacle": dice.tentacle,
    "elder": dice.elder,
    "altar": tokens.altar,
    "broken": tokens.broken,
    "corpse": tokens.corpse,
    "sun": tokens.sun,
}
NAMES = tuple(_DRAWN)


def outline(name: str, size: int) -> Image.Image:
    pen = Pen(size)
    _DRAWN[name](pen)
    return pen.mask


def has_outline(name: str) -> bool:
    return name in _DRAWN
