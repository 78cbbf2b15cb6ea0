"""The picture posted with a turn: where the hero is, what changed, what was heard and rolled, large.

The hero and the public get a crop of the labyrinth, evil the whole floor the hero is on.
"""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenFloor, SeenPlayed, SeenSector
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import theme
from rendering.words import say

from . import alt, board, emblems, hand, hero, labyrinth, radar, secret, told
from .legend import draw_legend
from .news import NOTHING, Changed
from .plan import REACH, draw_plan, extent
from .screen import draw_glass, draw_screen
from .sectors import Drawing
from .spaces import card_piece

WIDTH = 1200
SPAN = 3  # columns and rows of the crop
SIDE = 372
LARGEST = 340
CARD = 136
MEMORY = 250


def draw_turn(
    view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    if not view.floors:
        return board.draw_opening(view, lang, names, look)
    if view.over and view.secret:
        return secret.draw_secret(view, cards, lang, names, look, shape="tall", changed=changed)
    if view.secret:
        return _secret(view, cards, lang, names, look, changed)
    t = theme("alone", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    margin, gap = 26, 14
    floor = labyrinth.floor_here(view)
    assert floor is not None
    crop = window(floor, changed.places)
    e = extent(crop)
    width = WIDTH - 2 * margin
    pad = 28
    room = width - SIDE - gap - 2 * pad
    size = labyrinth.stepped(int(min(LARGEST, room / e.wide, 1000 / e.high)))
    pills = len(radar.elsewhere(view.noises, lang))
    column = SIDE + pills * (70 + 8) + (MEMORY + gap if labyrinth.others(view) else 0)
    map_height = max(round(e.high * size) + 2 * pad, column)
    heights = [sizing.px(hero.STRIP) + 8, map_height, told.height(sizing, view, 1), _played_height(view)]
    shown = [h for h in heights if h]
    c = Canvas(WIDTH, sum(shown) + gap * (len(shown) - 1) + 2 * margin, t)
    rest = c.frame.inset(margin)
    lanes: list[Box] = []
    for h in heights:
        lane, rest = rest.cut_top(h, gap if h else 0)
        lanes.append(lane)
    hero.draw_strip(c, lanes[0], view, cards, names, lang, headline(view, cards, lang), changed)
    left, right = lanes[1].cut_left(width - SIDE - gap, gap)
    _crop(c, left, floor, crop, size, view, cards, lang, changed)
    _watch(c, right, view, crop, cards, lang)
    told.draw_told(c, lanes[2], view, cards, lang)
    _draw_played(c, lanes[3], view, cards, lang)
    return finish(c, alt.turn(view, cards, lang, names))


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


def _watch(c: Canvas, box: Box, view: AloneView, crop: list[SeenSector], cards: Catalogue, lang: Lang) -> None:
    """Radar, noises without a direction, what is remembered of the other floor, and what the marks mean if there is room."""
    with c.group("watch"):
        memory = labyrinth.others(view)
        top = box if not memory else box._replace(y1=box.y1 - MEMORY - 14)
        c.panel(top, "panel", name="panel")
        dial = box.cut_top(SIDE)[0].inset(22)
        radar.draw_radar(c, dial, view.noises, lang, emblems.emblem(view.character, cards))
        y = dial.y1 + 12
        for icon, words in radar.elsewhere(view.noises, lang):
            labyrinth.pill(c, Box(box.x0 + 16, y, box.x1 - 16, y + 70), icon, words)
            y += 78
        draw_legend(c, Box(box.x0 + 24, y + 8, box.x1 - 16, top.y1 - 16), crop, lang)
        if memory:
            d = Drawing(cards, lang, view.character, view.searched)
            labyrinth.draw_memory(c, box._replace(y0=top.y1 + 14), memory[0], d, lang)


# -- reactions of this turn -----------------------------------------------------------------------------------------------


def _this_turn(view: AloneView) -> tuple[SeenPlayed, ...]:
    return view.played[len(view.played) - view.played_this_turn :] if view.played_this_turn else ()


def _played_height(view: AloneView) -> int:
    return CARD if _this_turn(view) else 0


def _draw_played(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """The cards evil laid this turn, with their names; a face-down one is only that."""
    t = c.theme
    laid = _this_turn(view)
    with c.group("played"):
        for i, (cell, p) in enumerate(zip(box.columns(max(1, len(laid)), 14), laid, strict=False)):
            card = cards.reactions.get(p.card) if p.card else None
            tone = emblems.deck_colour(card.deck) if card else t.brass
            draw_glass(c, cell, tone, name=f"card{i}")
            h = cell.h - 28
            w = round(h * 0.74)
            icon = emblems.emblem(card.id, cards) if card else "hidden"
            c.put(card_piece(w, h, icon, tone, t, down=p.face_down, dangerous=p.dangerous), cell.x0 + 24, cell.y0 + 14)
            c.record("icon", f"piece{i}", Box.at(cell.x0 + 24, cell.y0 + 14, w, h))
            x = cell.x0 + 24 + w + 20
            name = card.name.in_(lang) if card else say(lang, "pic-al-standard-reaction")
            words = name + (" {danger}" if p.dangerous else "")
            c.paragraph(
                Box(x, cell.y0 + 12, cell.x1 - 18, cell.y1 - 12),
                words,
                36,
                min_size=c.phone_min,
                face="bold",
                valign="m",
                leading=1.04,
                max_lines=3,
                name=f"name{i}",
            )


# -- evil -----------------------------------------------------------------------------------------------------------------


def _secret(view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    t = theme("alone", look)
    margin, gap = 26, 14
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    width = WIDTH - 2 * margin
    floor = next(f for f in view.floors if f.here)
    own = next((e.hand for e in view.evil if e.seat == view.viewer), ())
    heights = [
        sizing.px(hero.STRIP) + 8,
        secret.floor_panel_height(sizing, width),
        told.height(sizing, view, 1),
        _played_height(view),
        hand.height(sizing, own, 3) if own else 0,
    ]
    shown = [h for h in heights if h]
    c = Canvas(WIDTH, sum(shown) + gap * (len(shown) - 1) + 2 * margin, t)
    rest = c.frame.inset(margin)
    lanes: list[Box] = []
    for h in heights:
        lane, rest = rest.cut_top(h, gap if h else 0)
        lanes.append(lane)
    hero.draw_strip(c, lanes[0], view, cards, names, lang, headline(view, cards, lang), changed)
    secret.draw_floor(c, lanes[1], floor, view, cards, lang, changed.places)
    told.draw_told(c, lanes[2], view, cards, lang)
    _draw_played(c, lanes[3], view, cards, lang)
    if own:
        hand.draw_row(c, lanes[4], own, cards, lang, 3)
    return finish(c, alt.secret(view, cards, lang, names))
