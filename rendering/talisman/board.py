"""The whole land with everything on it, whose turn it is, and everybody at the table."""

from __future__ import annotations

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import lettering, materials, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, shortened
from rendering.theme import theme
from rendering.words import say

from . import alt
from .land import HEIGHT as LAND_HEIGHT
from .land import WIDTH as LAND_WIDTH
from .land import cell, land
from .names import FAR, LEAST, NEAR, label
from .news import NOTHING, Changed
from .people import draw_strip, strip_height
from .pieces import die, frame
from .spots import Table, pieces_on
from .ways import near, reach, ringed, ways
from .words import map_name, person, space_name

WIDTH = 1600
MARGIN, GAP = 16, 14
HEAD = 98


def draw_board(
    view: TalismanView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    t = theme("talisman", look)
    at = Table(view, cards, lang, names, changed)
    height = 2 * MARGIN + HEAD + LAND_HEIGHT + strip_height(len(view.players), GAP) + 2 * GAP
    c = Canvas(WIDTH, height, t)
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, head, at)
    ground, strip = rest.cut_top(LAND_HEIGHT, GAP)
    _land(c, Box.at(ground.x0, ground.y0, LAND_WIDTH, LAND_HEIGHT), at)
    draw_strip(c, strip, at, GAP)
    return finish(c, alt.board(view, cards, lang, names, changed))


def _head(c: Canvas, box: Box, at: Table) -> None:
    """Whose turn it is, or who has won; the decks."""
    v, t, lang = at.view, c.theme, at.lang
    with c.group("head"):
        c.card(box, "crown" if v.phase == "over" else "card", name="card")
        right = _decks(c, box, at)
        x = box.x0 + 30
        dice = v.move.dice if v.move and v.phase == "movement" else []
        for i, n in enumerate(dice[:3]):
            die(c, x + 38, box.centre[1], 78, n, name=f"die{i}")
            x += 96
        wide = right - x - 24
        if v.phase == "over":
            names = {p.seat: person(at.names, p.seat, lang)[:18] for p in v.players}
            words = lettering.escape(alt.headline(v, lang, names))
            c.paragraph(
                Box(x, box.y0 + 8, x + wide, box.y1 - 8),
                words,
                52,
                min_size=32,
                face="title_heavy",
                valign="m",
                leading=1.0,
                shadow=True,
                colour=t.brass_light,
                name="title",
            )
            return
        name = person(at.names, v.active, lang)
        if v.phase == "setup":
            c.text(
                (x, box.centre[1]), say(lang, "pic-tm-setup"), 52, face="title_heavy", metal=True, max_width=wide, name="title"
            )
            return
        words = shortened(c, name, wide, lambda shown: say(lang, "pic-tm-to-move", name=shown), "title_heavy")
        c.text((x, box.y0 + 35), words, 46, face="title_heavy", metal=True, max_width=wide, name="title")
        found = v.players[v.active].character
        if found:
            where = say(lang, "pic-tm-round-at", n=v.turn, space=space_name(found.space, at.cards, lang))
            c.text((x, box.y1 - 26), where, 42, colour=t.text_soft, face="bold", max_width=wide, name="where")


def _decks(c: Canvas, box: Box, at: Table) -> int:
    """Cards left to draw; returns where they begin."""
    v = at.view
    x = box.x1 - 24
    for icon, n in (("talisman", v.stacks.get("talisman", 0)), ("spell", v.spells_left), ("adventure", v.adventure_left)):
        drawn = c.text((x, box.centre[1]), f"{{{icon}}} {n}", 44, face="heavy", anchor="rm", name=f"deck-{icon}")
        x = drawn.x0 - 34
    return x


def _land(c: Canvas, box: Box, at: Table) -> None:
    t, v = c.theme, at.view
    m = 6
    c.image.paste(
        materials.brass_fill(box.w + 2 * m, box.h + 2 * m, t),
        (box.x0 - m, box.y0 - m),
        shapes.rounded(box.w + 2 * m, box.h + 2 * m, 16),
    )
    c.inlay(land(at.cards, t), box, 12)
    c.record("area", "land", box)
    corner = (box.x0, box.y0)
    _ways(c, corner, at)
    close = near(v, at.cards) if v.phase not in ("over", "setup") else set()
    for id, space in at.cards.spaces.items():
        where = cell(space, corner)
        room = label(c, where, map_name(id, at.cards, at.lang), space.region, NEAR if id in close else FAR, LEAST, f"name:{id}")
        pieces_on(c, room, id, at)


def _ways(c: Canvas, corner: tuple[int, int], at: Table) -> None:
    """The spaces a roll leads over, and where it ends; the space of whoever is in turn."""
    v, t = at.view, c.theme
    if v.phase in ("over", "setup") or v.players[v.active].character is None:
        return
    n = reach(v)
    if n and ringed(v, at.cards, v.active):
        for way in ways(v, at.cards, v.active, n):
            tone = t.icons[way.turning]
            for space in way.path[:-1] if way.turning != "passage" else ():
                frame(c, cell(at.cards.spaces[space], corner), tone, 5)
            frame(c, cell(at.cards.spaces[way.end], corner), tone, 9, glow=True)
    mine = v.players[v.active].character
    assert mine is not None
    frame(c, cell(at.cards.spaces[mine.space], corner), (255, 246, 214), 6, glow=True)
