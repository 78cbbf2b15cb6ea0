"""What the hero's tiles are called: the same short names as in the log, "N1 E2" for one north and two east of where the floor was
first seen."""

from __future__ import annotations

from games.alone.view import SeenSector
from games.kernel.phrases import Lang
from rendering.words import say


def label(s: SeenSector, lang: Lang) -> str:
    """ "" on the secret map, whose sectors are named by its margins."""
    return named(s.place, lang)


def named(place: str, lang: Lang) -> str:
    parts = place.split(":")
    if len(parts) != 3:
        return ""
    floor, x, y = (int(part) for part in parts)
    ways = [("south" if y > 0 else "north", abs(y)), ("east" if x > 0 else "west", abs(x))]
    named = [f"{say(lang, f'pic-al-{way}-letter')}{n}" for way, n in ways if n]
    return " ".join(named) or say(lang, "pic-al-place-landing" if floor else "pic-al-place-start")
