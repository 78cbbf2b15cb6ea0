"""What is new since the reader's last picture, and how it is marked: +1 and −1 in a badge, a star on what was not there before.

Which things of a view are compared is the game's affair (`rendering/<game>/news.py`).
"""

from __future__ import annotations

import math

from rendering import pieces
from rendering.canvas import Canvas
from rendering.layout import Box

MINUS = "\u2212"
STAR, SMALL_STAR = 62, 38


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def delta(
    c: Canvas, x: float, y: float, n: int, good: bool, name: str, *, size: int = 36, over: bool = False, lead: float = 0.6
) -> int:
    """A small mark of change that begins about at x; `lead` is how far its middle is from there, in its own heights. Returns
    where it ends."""
    t = c.theme
    size = max(size, math.ceil(c.phone_min / pieces.BADGE_LETTER))
    return c.badge((x + size * lead, y), signed(n), size, t.good if good else t.bad, name=f"{name}-change", over=over).x1


def star(c: Canvas, xy: tuple[float, float], size: int, name: str = "new") -> None:
    """On the shoulder of what is new."""
    box = Box.around(*xy, size, size)
    c.put(pieces.badge_icon("star", size, c.theme.warn, c.theme), box.x0, box.y0)
    c.record("badge", name, box, over=True)


def frame(c: Canvas, box: Box) -> None:
    """A card that is new: a bright rim and a star on its corner, which hangs half over the edge."""
    t = c.theme
    rim = box.inset(3)
    c.edge(rim, 18, 5, t.warn, 0.9)
    star(c, (box.x1 - STAR * 0.30, box.y0 + STAR * 0.30), STAR)
