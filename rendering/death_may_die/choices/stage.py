"""What these pictures have in common: the head of the turn, a stage for what is asked, the tracks of whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageFilter

from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.sprites import CACHE
from rendering.theme import Theme, theme

from ..foot import FOOT, draw_foot
from ..look import MOOD_NAME
from ..rooms.house import house_of, painted
from ..turn_head import HEAD, draw_turn_head
from ..words import Table

WIDTH, MARGIN, GAP = 1200, 16, 8
INNER = WIDTH - 2 * MARGIN
MOST = 900  # three quarters of the width
STAGE = MOST - 2 * MARGIN - 2 * GAP - HEAD - FOOT
TEXT = 32
WALL_W, WALL_H = 1552, 1124  # the house as the board paints it


def staged(at: Table, who: int, words: str, high: int, look: str, draw: Callable[[Canvas, Box], None], said: str) -> Drawn:
    """`draw` fills the stage, which is `high` pixels high."""
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + high + FOOT + 2 * GAP, theme(MOOD_NAME, look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    stage, foot = rest.cut_top(high, GAP)
    draw_turn_head(c, head, at, who, words)
    draw(c, stage)
    draw_foot(c, foot, at, who)
    return finish(c, said)


def sizing(look: str) -> Canvas:
    """To measure words before there is a picture."""
    return Canvas(WIDTH, 16, theme(MOOD_NAME, look), backdrop=False)


def cells(box: Box, n: int, most: int, gap: int = GAP) -> list[Box]:
    """`n` boxes in as few rows as hold `most` each, as evenly as it goes, the last row as wide as the others."""
    rows = -(-n // most)
    per = -(-n // rows)
    return [cell for row in box.rows(rows, gap) for cell in row.columns(per, gap)][:n]


def floor(c: Canvas, box: Box, at: Table, space: str) -> None:
    """The room it happens in, wide and out of focus, with a dark floor to stand on."""
    c.inlay(_room(at, space, box.w, box.h, c.theme), box, 18)
    c.edge(box, 18, 4, c.theme.brass)
    c.record("area", "stage", box)


def _room(at: Table, space: str, w: int, h: int, t: Theme) -> Image.Image:
    def build() -> Image.Image:
        house = house_of(at.view.episode, at.cards, WALL_W, WALL_H)
        room = house.rooms.get(space) or next(iter(house.rooms.values()))
        image = painted(house, at.view.episode, t)
        share = min(room.w / w, room.h / h)
        wide, high = round(w * share), round(h * share)
        x, y = room.x0 + (room.w - wide) // 2, room.y0
        image = image.crop((x, y, x + wide, y + high)).resize((w, h), Image.Resampling.BICUBIC)
        image = image.filter(ImageFilter.GaussianBlur(5))
        dark = shapes.gradient(w, h, (0, (60, 60, 60)), (0.45, (110, 110, 110)), (0.7, (225, 225, 225)), (1, (245, 245, 245)))
        image.paste((12, 6, 10), (0, 0), dark.convert("L"))
        return image

    return CACHE.get(("dmd-stage", at.view.episode, space, w, h, t.palette), build)


def unique(items: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(items))
