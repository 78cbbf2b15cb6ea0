"""Players' names on pictures: what our letters can draw of them, and as much as fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from rendering import lettering
from rendering.canvas import Canvas

Names = Mapping[int, str]


@lru_cache(maxsize=4096)
def drawable(char: str) -> bool:
    """Whether our letters have this character; emoji and many scripts would come out as boxes."""
    if char == " " or not char.isprintable():
        return char == " "
    mask = lettering.text_mask(char, "bold", 24)[0]
    return mask.getbbox() is not None and mask.tobytes() != lettering.text_mask("\uffff", "bold", 24)[0].tobytes()


def shown(name: str, otherwise: str) -> str:
    """A name as it can be drawn; `otherwise` if nothing of it can."""
    kept = " ".join("".join(ch for ch in name if drawable(ch)).split())
    return kept if any(ch.isalnum() for ch in kept) else otherwise


def initial(name: str) -> str:
    return next((ch for ch in name if ch.isalnum()), "?").upper()[:1]


def shortened(c: Canvas, name: str, width: int, words: Callable[[str], str], face: str = "bold") -> str:
    """Words about somebody on one line: letters become smaller first, then the name shorter."""
    for end in range(len(name), 0, -1):
        text = words(name if end == len(name) else name[:end].rstrip() + lettering.ELLIPSIS)
        if c.measure(text, c.phone_min, face) <= width:
            return text
    return words(name[:1])


def fitted(c: Canvas, name: str, width: int, size: int, lines: int = 1, face: str = "bold") -> str:
    """A name as markup; what even the smallest letters cannot hold ends in an ellipsis, which is meant."""
    smallest = min(size, c.phone_min)
    height = round(smallest * 1.02) + (lines - 1) * round(smallest * 1.05)
    for end in range(len(name), 0, -1):
        text = lettering.escape(name if end == len(name) else name[:end].rstrip() + lettering.ELLIPSIS)
        if not lettering.fit(text, c.face(face), width, height, smallest, smallest, 1.05, lines).clipped:
            return text
    return lettering.ELLIPSIS


def cut(name: str, length: int) -> str:
    """A name of at most so many letters, where a sentence needs the room; what is left out shows."""
    return name if len(name) <= length else name[: length - 1].rstrip() + lettering.ELLIPSIS
