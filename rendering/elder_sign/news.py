"""What is new since an earlier picture, and how it is marked: +1 and −1 in a badge, a star on what was not there before."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.elder_sign.view import ElderView
from rendering import pieces, shapes
from rendering.canvas import Canvas
from rendering.layout import Box

from .tasks import MINUS

STAR, SMALL_STAR = 62, 38


@dataclass(frozen=True)
class Changed:
    """`places` are the cards, `monsters` the monsters that have come; the rest are differences, by seat where it is people's."""

    doom: int = 0
    signs: int = 0
    sanity: dict[int, int] = field(default_factory=dict)
    stamina: dict[int, int] = field(default_factory=dict)
    clues: dict[int, int] = field(default_factory=dict)
    places: frozenset[str] = frozenset()
    monsters: frozenset[str] = frozenset()


NOTHING = Changed()


def changes(before: ElderView | None, after: ElderView) -> Changed:
    """Nothing, if there is no picture before, or it was of the box before the set-up."""
    if before is None or not before.ancient or len(before.players) != len(after.players):
        return NOTHING

    def moved(attribute: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for was, now in zip(before.players, after.players, strict=True):
            if was.investigator and was.investigator == now.investigator:
                difference = getattr(now, attribute) - getattr(was, attribute)
                if difference:
                    found[now.seat] = difference
        return found

    return Changed(
        after.doom - before.doom,
        after.signs - before.signs,
        moved("sanity"),
        moved("stamina"),
        moved("clues"),
        frozenset(_places(after) - _places(before)),
        frozenset(_monsters(after) - _monsters(before)),
    )


def _places(view: ElderView) -> set[str]:
    return {c.card for c in view.cards}


def _monsters(view: ElderView) -> set[str]:
    return {m.id for c in view.cards for m in c.monsters}


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def delta(c: Canvas, x: float, y: float, n: int, good: bool, name: str, *, size: int = 36, over: bool = False) -> int:
    """A small mark of change that begins at x; returns where it ends."""
    t = c.theme
    box = c.badge((x + size * 0.6, y), signed(n), size, t.good if good else t.bad, name=f"{name}-change", over=over)
    return box.x1


def star(c: Canvas, xy: tuple[float, float], size: int, name: str = "new") -> None:
    """On the shoulder of what is new."""
    box = Box.around(*xy, size, size)
    c.put(pieces.badge_icon("star", size, c.theme.warn, c.theme), box.x0, box.y0)
    c.record("badge", name, box, over=True)


def frame(c: Canvas, box: Box) -> None:
    """A card that is new: a bright rim and a star on its corner, which hangs half over the edge."""
    t = c.theme
    rim = box.inset(3)
    c.stamp(shapes.frame(rim.w, rim.h, 18, 5), rim.x0, rim.y0, t.warn, 0.9)
    star(c, (box.x1 - STAR * 0.30, box.y0 + STAR * 0.30), STAR)
