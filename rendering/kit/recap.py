"""The end of a game on one sheet: who did what, a line for each player, the best of each column lit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from rendering import pieces
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.names import fitted

TITLE, LEGEND, FOOT = 96, 116, 20
ROW, DENSE = 92, 66  # of a full table the lines are closer, and only say who it is
MANY = 6
NAME = 520  # room for a player's name
TOKEN = 70
APART = "\u2003"


@dataclass(frozen=True)
class Score:
    """A player's line. `name` as it can be drawn, `below` whom they played, `token` draws them around a point."""

    seat: int
    name: str
    below: str
    counts: Mapping[str, int]
    token: Callable[[tuple[float, float], int], object]


def _row(players: int) -> int:
    return ROW if players < MANY else DENSE


def scores_height(players: int) -> int:
    return TITLE + players * _row(players) + LEGEND + FOOT


def draw_scores(
    c: Canvas,
    box: Box,
    title: str,
    columns: Sequence[tuple[str, str]],
    scores: Sequence[Score],
    named: Callable[[str], str],
    lit: Collection[str] = (),
) -> None:
    """`columns` are (what is counted, its icon), and `named` says in words what is counted: whoever has not drawn the icons reads it
    below. In those of `lit` the best is marked, if anybody is to be compared."""
    t = c.theme
    with c.group("table"):
        c.card(box, "card", name="card")
        cells = Box(box.x0 + 660, box.y0, box.x1 - 30, box.y1).columns(len(columns))
        c.text((box.x0 + 34, box.y0 + 52), title, 44, face="title", max_width=600, name="title")
        for cell, (_, icon) in zip(cells, columns, strict=True):
            c.icon((cell.centre[0], box.y0 + 52), icon, 48)
        row = _row(len(scores))
        token, ring = (TOKEN, 56) if row == ROW else (round(row * 0.84), 54)
        best = {key: max((s.counts[key] for s in scores), default=0) for key, _ in columns}
        for i, s in enumerate(scores):
            y = box.y0 + TITLE + i * row + row / 2
            below = s.below if row == ROW else ""
            with c.group(f"seat{s.seat}"):
                s.token((box.x0 + 70, y), token)
                if below:
                    c.text((box.x0 + 124, y + 24), below, 42, face="body", colour=t.text_soft, max_width=NAME, name="below")
                c.text((box.x0 + 124, y - 20 if below else y), fitted(c, s.name, NAME, 42), 42, max_width=NAME, name="name")
                for cell, (key, _) in zip(cells, columns, strict=True):
                    n = s.counts[key]
                    if n and n == best[key] and key in lit and len(scores) > 1:
                        mark = pieces.badge(str(n), ring, t.brass, t)
                        c.put(mark, cell.centre[0] - (mark.image.width + 2 * mark.dx) / 2, y - ring / 2)
                        c.record("badge", key, Box.around(cell.centre[0], y, ring, ring), size=round(ring * pieces.BADGE_LETTER))
                    else:
                        tone = t.text if n else t.text_faint
                        c.text((cell.centre[0], y), str(n), 46, face="heavy", anchor="mm", colour=tone, name=key)
        _legend(c, Box(box.x0 + 34, box.y1 - FOOT - LEGEND + 8, box.x1 - 30, box.y1 - FOOT), columns, named)


def _legend(c: Canvas, box: Box, columns: Sequence[tuple[str, str]], named: Callable[[str], str]) -> None:
    """What each icon stands for; a line ends between two of them only."""
    said = (f"{{{icon}}} {named(key)}".replace(" ", "\u00a0") for key, icon in columns)
    c.paragraph(box, f"{APART} ".join(said), 42, face="body", valign="m", colour=c.theme.text_soft, name="legend")
