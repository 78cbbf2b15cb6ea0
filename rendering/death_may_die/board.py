"""The whole table: the Great Old One and its track, the house with everybody in it, a strip for each investigator."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import theme

from . import alt
from .head import draw_head
from .look import MOOD_NAME
from .map import draw_map
from .news import NOTHING, Changed
from .opening import draw_opening
from .people import draw_strips, next_words, strips_height
from .rooms.house import house_of
from .words import Table

WIDTH, MARGIN, GAP = 1600, 20, 8
LOW = 0.61  # its rooms are lower than elsewhere; who stands in them is hardly smaller
TITLE, HEAD = 62, 190
MAP_W, MAP_H = WIDTH - 2 * MARGIN, 860  # wider than a screen, so that the whole table is no higher than wide


def draw_board(
    view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    if not view.investigators:
        return draw_opening(view, cards, lang, names, look)
    at = Table(view, cards, lang, names, changed or NOTHING)
    strips = strips_height(len(view.investigators))
    c = Canvas(WIDTH, 14 + TITLE + HEAD + MAP_H + strips + 3 * GAP + 18, theme(MOOD_NAME, look))
    rest = Box(MARGIN, 14, WIDTH - MARGIN, c.height - 18)
    top, rest = rest.cut_top(TITLE, GAP)
    _title(c, top, at)
    head, rest = rest.cut_top(HEAD, GAP)
    draw_head(c, head, at)
    ground, rest = rest.cut_top(MAP_H, GAP)
    draw_map(c, ground, at, house_of(view.episode, cards, MAP_W, MAP_H, LOW), reach=view.reach or None, letters=42)
    draw_strips(c, rest, at)
    return finish(c, alt.board(view, cards, lang, names))


def _title(c: Canvas, box: Box, at: Table) -> None:
    v = at.view
    words = alt.now(at)
    icon = "dmd_action" if v.phase == "actions" else "hourglass"
    wide = min(720, c.measure(words, 38, "bold") + 110)
    pill = Box(box.x1 - wide, box.y0 + 3, box.x1, box.y1 - 3)
    c.pill(pill, words, icon, c.theme.warn, name="now")
    after = next_words(at)
    room = pill.x0 - box.x0 - 20
    title = c.text(
        (box.x0 + 6, box.centre[1]),
        at.cards.episodes[v.episode].name.in_(at.lang),
        54,
        face="title_heavy",
        metal=True,
        max_width=room,
        min_size=40,
        name="title",
    )
    if after and v.phase != "over" and c.measure(after, c.phone_min, "bold") <= pill.x0 - title.x1 - 40:
        c.text(
            (pill.x0 - 16, box.centre[1]),
            after,
            34,
            colour=c.theme.text_soft,
            anchor="rm",
            max_width=pill.x0 - title.x1 - 40,
            name="next",
        )
