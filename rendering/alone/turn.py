"""The picture posted with a turn: where the hero is, what changed, what was heard and rolled, large.

The hero and the public get a crop of the labyrinth, evil the whole floor the hero is on.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenFloor, SeenSector
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import TURN_SHAPE, theme
from rendering.words import say

from . import alt, board, column, emblems, end, hero, labyrinth, secret
from .news import NOTHING, Changed
from .plan import REACH, draw_plan, extent
from .screen import draw_screen
from .sectors import Drawing

WIDTH = 1200
MARGIN, GAP = 26, 14
HEADER = 118
SPAN = 3  # columns and rows of the crop
SIDE = 446
LARGEST = 400
PAD = 26
ROOM = round(WIDTH * TURN_SHAPE) - 2 * MARGIN - HEADER - GAP  # how high the map may be
LEAST = 460


def draw_turn(
    view: AloneView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    changed: Changed = NOTHING,
    aid: Sequence[str] = (),
) -> Drawn:
    """`aid`: items that may be used now; where what happens is secret they are left out."""
    if not view.floors:
        return board.draw_opening(view, lang, names, look)
    if view.over:
        return end.draw_end(view, cards, lang, names, look)
    if view.secret:
        return _secret(view, cards, lang, names, look, changed)
    t = theme("alone", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    floor = labyrinth.floor_here(view)
    assert floor is not None
    crop = window(floor, changed.places)
    e = extent(crop)
    wide = WIDTH - 2 * MARGIN - SIDE - GAP
    size = labyrinth.stepped(int(min(LARGEST, (wide - 2 * PAD) / e.wide, (ROOM - 2 * PAD) / e.high)))
    with sizing.to_act():
        beside = column.blocks(sizing, SIDE, view, crop, cards, lang, ROOM, aid=aid)
    wanted = max(LEAST, round(e.high * size) + 2 * PAD, column.height([b for b in beside if not b.spare]))
    body = min(ROOM, wanted)
    c = Canvas(WIDTH, 2 * MARGIN + HEADER + GAP + body, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    left, right = rest.cut_left(wide, GAP)
    with c.to_act():
        hero.draw_strip(c, top, view, cards, names, lang, headline(view, cards, lang), changed)
        _crop(c, left, floor, crop, size, view, cards, lang, changed)
        beside = column.blocks(c, SIDE, view, crop, cards, lang, body, aid=aid)
        column.draw(c, right, beside)
    return finish(c, " ".join([*alt.aid(aid, cards, lang), alt.turn(view, cards, lang, names), *column.said(beside)]))


def headline(view: AloneView, cards: Catalogue, lang: Lang) -> str:
    """The action in progress in a few words; else what was done this turn, else where the hero is."""
    a = view.action
    if a is not None:
        what = say(lang, f"pic-al-answers-{a.kind}")
        about = ""
        if a.creature:
            about = cards.creature_cards[a.creature].name.in_(lang)
        elif a.way:
            about = say(lang, f"pic-al-way-{a.way}")
        if a.item:
            name = cards.items[a.item].name.in_(lang)
            about = f"{about}, {name}" if about else name
        return f"{{{a.kind}}} {what}" + (f": {about}" if about else "")
    if view.announced:
        return " ".join(f"{{{kind}}} {say(lang, f'pic-al-answers-{kind}')}" for kind in view.announced)
    here = view.here
    if here is not None and here.room:
        return f"{{{emblems.emblem(here.room, cards)}}} {cards.rooms[here.room].name.in_(lang)}"
    return ""


def window(floor: SeenFloor, fresh: frozenset[str]) -> list[SeenSector]:
    """Up to three columns and rows of the floor with the hero in them, moved to where most is new, then where most is known."""
    here = next(s for s in floor.sectors if s.hero)
    best: tuple[tuple[int, int, int], list[SeenSector]] | None = None
    for x0 in range(here.x - SPAN + 1, here.x + 1):
        for y0 in range(here.y - SPAN + 1, here.y + 1):
            inside = [s for s in floor.sectors if x0 <= s.x < x0 + SPAN and y0 <= s.y < y0 + SPAN]
            middle = -abs(x0 + SPAN // 2 - here.x) - abs(y0 + SPAN // 2 - here.y)
            score = (sum(s.place in fresh for s in inside), len(inside), middle)
            if best is None or score > best[0]:
                best = (score, inside)
    assert best is not None
    return best[1]


def _crop(
    c: Canvas,
    box: Box,
    floor: SeenFloor,
    crop: list[SeenSector],
    size: int,
    view: AloneView,
    cards: Catalogue,
    lang: Lang,
    changed: Changed,
) -> None:
    e = extent(crop)
    x = box.centre[0] - e.wide * size / 2 + REACH * size * e.west
    y = box.centre[1] - e.high * size / 2 + REACH * size * e.north
    origin = (round(x), round(y))
    d = Drawing(cards, lang, view.character, view.searched, fresh=changed.places)
    with c.group("labyrinth"):
        draw_screen(c, box, grid=(*origin, size))
        draw_plan(c, origin, size, crop, e, d, known={(s.x, s.y) for s in floor.sectors})
        labyrinth.place_compass(c, box, origin, size, crop, e, lang)


# -- evil -----------------------------------------------------------------------------------------------------------------


def _secret(view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    """The floor the hero is on, as high as the picture; beside it what happens, and the own cards."""
    t = theme("alone", look)
    floor = next(f for f in view.floors if f.here)
    c = Canvas(WIDTH, 2 * MARGIN + HEADER + GAP + ROOM, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    with c.to_act():
        left, right = rest.cut_left(secret.floor_panel_width(c, ROOM), GAP)
        secret.draw_floor(c, left, floor, view, cards, lang, changed.places)
        hero.draw_strip(c, top, view, cards, names, lang, headline(view, cards, lang), changed)
        column.draw(c, right, column.blocks(c, right.w, view, floor.sectors, cards, lang, ROOM))
    return finish(c, alt.secret(view, cards, lang, names))
