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
from .people import draw_strips, next_words, strips_height
from .rooms.house import house_of
from .words import Table

WIDTH, MARGIN, GAP = 1600, 24, 10
TITLE, HEAD = 66, 192
MAP_W, MAP_H = WIDTH - 2 * MARGIN, 1124


def draw_board(
    view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    if not view.investigators:
        return draw_opening(view, cards, lang, names, look)
    at = Table(view, cards, lang, names, changed or NOTHING)
    strips = strips_height(len(view.investigators))
    c = Canvas(WIDTH, 16 + TITLE + HEAD + MAP_H + strips + 3 * GAP + 20, theme(MOOD_NAME, look))
    rest = Box(MARGIN, 16, WIDTH - MARGIN, c.height - 20)
    top, rest = rest.cut_top(TITLE, GAP)
    _title(c, top, at)
    head, rest = rest.cut_top(HEAD, GAP)
    draw_head(c, head, at)
    ground, rest = rest.cut_top(MAP_H, GAP)
    draw_map(c, ground, at, house_of(view.episode, cards, MAP_W, MAP_H), reach=view.reach or None, letters=34)
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


def draw_opening(view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str) -> Drawn:
    """Before anybody has chosen: the episode and the Great Old One, as far as they are known."""
    at = Table(view, cards, lang, names)
    c = Canvas(1200, 620, theme(MOOD_NAME, look))
    box = c.frame.inset(30)
    c.card(box, "card", name="card")
    c.engrave(box.inset(40), "dmd_cthulhu" if view.great_old_one != "hastur" else "dmd_hastur", 0.10)
    title = cards.episodes[view.episode].name.in_(lang) if view.episode in cards.episodes else at.say("game")
    c.paragraph(
        Box(90, 110, 1110, 290),
        title,
        84,
        min_size=54,
        face="title_heavy",
        align="m",
        valign="m",
        shadow=True,
        colour=c.theme.brass_light,
        name="title",
    )
    if view.great_old_one in cards.great_old_ones:
        great = cards.great_old_ones[view.great_old_one]
        c.text((600, 350), f"{great.name.in_(lang)}, {great.title.in_(lang)}", 48, anchor="mm", max_width=1000, name="great")
    c.text((600, 460), at.say("setup"), 44, anchor="mm", colour=c.theme.text_soft, max_width=1000, name="setup")
    return finish(c, alt.opening(at))
