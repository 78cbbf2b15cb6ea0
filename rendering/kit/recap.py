"""The end of a game on one sheet: who did what, a line for each player, the best of each column lit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from rendering import pieces
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.names import fitted

TITLE, ROW, FOOT = 96, 92, 20
NAME = 520  # room for a player's name
TOKEN = 70


@dataclass(frozen=True)
class Score:
    """A player's line. `name` as it can be drawn, `below` whom they played, `token` draws them around a point."""

    seat: int
    name: str
    below: str
    counts: Mapping[str, int]
    token: Callable[[tuple[float, float], int], object]


def scores_height(players: int) -> int:
    return TITLE + players * ROW + FOOT


def draw_scores(
    c: Canvas, box: Box, title: str, columns: Sequence[tuple[str, str]], scores: Sequence[Score], lit: Collection[str] = ()
) -> None:
    """`columns` are (what is counted, its icon); in those of `lit` the best is marked, if anybody is to be compared."""
    t = c.theme
    with c.group("table"):
        c.card(box, "card", name="card")
        cells = Box(box.x0 + 660, box.y0, box.x1 - 30, box.y1).columns(len(columns))
        c.text((box.x0 + 34, box.y0 + 52), title, 44, face="title", max_width=600, name="title")
        for cell, (_, icon) in zip(cells, columns, strict=True):
            c.icon((cell.centre[0], box.y0 + 52), icon, 48)
        best = {key: max((s.counts[key] for s in scores), default=0) for key, _ in columns}
        for i, s in enumerate(scores):
            y = box.y0 + TITLE + i * ROW + ROW / 2
            with c.group(f"seat{s.seat}"):
                s.token((box.x0 + 70, y), TOKEN)
                if s.below:
                    c.text((box.x0 + 124, y + 21), s.below, 33, face="body", colour=t.text_soft, max_width=NAME, name="below")
                c.text((box.x0 + 124, y - 18 if s.below else y), fitted(c, s.name, NAME, 38), 38, max_width=NAME, name="name")
                for cell, (key, _) in zip(cells, columns, strict=True):
                    n = s.counts[key]
                    if n and n == best[key] and key in lit and len(scores) > 1:
                        ring = pieces.badge(str(n), 52, t.brass, t)
                        c.put(ring, cell.centre[0] - (ring.image.width + 2 * ring.dx) / 2, y - 26)
                        c.record("badge", key, Box.around(cell.centre[0], y, 52, 52), size=round(52 * pieces.BADGE_LETTER))
                    else:
                        tone = t.text if n else t.text_faint
                        c.text((cell.centre[0], y), str(n), 40, face="heavy", anchor="mm", colour=tone, name=key)
