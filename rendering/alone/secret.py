"""Evil's picture: both floors of the secret map with everything on them, the limits, the spaces and the own hand.

`wide` lays the floors side by side (for a screen); `tall` is for a hand: the floor the hero is on large, the other one small beside it. Only ever drawn from an evil view or
when the game is over: a view of the hero has no secret map, and asking for one is an error here, not an empty picture.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from games.alone.content import Catalogue
from games.alone.view import HERO, AloneView, SeenFloor
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.theme import BOARD_SHAPE, theme
from rendering.words import label, say

from . import alt, hand, hero, spaces
from .news import NOTHING, Changed
from .plan import draw_plan, extent
from .rooms import draw_list, draw_rooms, list_height, rooms_height
from .screen import draw_glass, draw_screen
from .sectors import Drawing

Shape = Literal["wide", "tall"]
WIDTH, HAND = 1600, 1200
GRID = 5
GAP, ASIDE = 12, 340
PER_LINE, MOST_LINES = 3, 3
LETTERS = "ABCDE"
ENDING = 190


class NotForThem(ValueError):
    """Somebody who may not see the secret map was to get a picture of it."""


def draw_secret(
    view: AloneView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    shape: Shape = "wide",
    changed: Changed = NOTHING,
) -> Drawn:
    if not view.secret:
        raise NotForThem("this view has no secret map")
    if shape == "tall":
        return _in_hand(view, cards, lang, names, look, changed)
    t = theme("alone", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    margin, gap = sizing.px(34), sizing.px(16)
    inner = WIDTH - 2 * margin
    floors = view.floors
    map_height = floor_panel_height(sizing, (inner - gap) // 2)
    own = _own_hand(view)
    heights = [
        sizing.px(hero.STRIP),
        sizing.px(ENDING) if view.over else 0,
        map_height,
        rooms_height(sizing),
        lies_height(sizing, view, cards, lang),
        sizing.px(spaces.BAND),
        sizing.px(hero.BAND + 12),
        hand.height(sizing, own, 4) if own else 0,
    ]
    shown = [h for h in heights if h]
    c = Canvas(WIDTH, sum(shown) + gap * (len(shown) - 1) + 2 * margin, t)
    rest = c.frame.inset(margin)
    lanes: list[Box] = []
    for h in heights:
        lane, rest = rest.cut_top(h, gap if h else 0)
        lanes.append(lane)
    hero.draw_strip(c, lanes[0], view, cards, names, lang, _where(view, lang), changed)
    if view.over:
        _ending(c, lanes[1], view, names, lang)
    for box, floor in zip(lanes[2].columns(2, gap), floors, strict=True):
        draw_floor(c, box, floor, view, cards, lang, changed.places)
    draw_rooms(c, lanes[3], view, cards, lang)
    draw_lies(c, lanes[4], view, cards, lang)
    spaces.draw_spaces(c, lanes[5], view, cards, lang, changed.played)
    spaces.draw_evil(c, lanes[6], view, names, lang)
    if own:
        hand.draw_row(c, lanes[7], own, cards, lang, 4)
    return finish(c, alt.secret(view, cards, lang, names))


def _where(view: AloneView, lang: Lang) -> str:
    """Where the hero is; at the end, how it ended."""
    if view.over:
        return say(lang, f"pic-al-end-{view.result.replace('_', '-') or 'playing'}")
    here = view.here
    return label(lang, "pic-al-is-at", place=here.place[1:], floor=here.floor) if here else ""


def _in_hand(view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    """One floor large enough to read, the one that matters; beside it the other one and which letter is which room."""
    c = Canvas(HAND, round(HAND * BOARD_SHAPE), theme("alone", look))
    own = _own_hand(view)
    gap = GAP
    with c.to_act():
        rest = c.frame.inset(26)
        top, rest = rest.cut_top(hero.LANE, gap)
        hero.draw_strip(c, top, view, cards, names, lang, _where(view, lang), changed)
        evil, rest = rest.cut_bottom(spaces.EVIL, gap)
        spaces.draw_evil(c, evil, view, names, lang)
        reactions, rest = rest.cut_bottom(c.px(spaces.BAND - 20), gap)
        spaces.draw_spaces(c, reactions, view, cards, lang, changed.played)
        if own:
            lines = min(MOST_LINES, -(-len(hand.alike(own)) // PER_LINE))
            lane, rest = rest.cut_bottom(lines * hand.LINE + (lines - 1) * 10, gap)
            hand.draw_lines(c, lane, own, cards, lang, PER_LINE, MOST_LINES)
        if lines := lies_height(c, view, cards, lang):
            lies, rest = rest.cut_bottom(lines, gap)
            draw_lies(c, lies, view, cards, lang)
        here = next((f for f in view.floors if f.here), view.floors[0])
        other = next(f for f in view.floors if f is not here)
        wide = min(rest.w - ASIDE - gap, floor_panel_width(c, rest.h))
        left, right = rest.cut_left(wide, gap)
        draw_floor(c, left._replace(y1=left.y0 + floor_panel_height(c, wide)), here, view, cards, lang, changed.places)
        with c.plain():
            wide = min(right.w, floor_panel_width(c, right.h - gap - list_height(c), bare=True))
            small, under = right.cut_top(floor_panel_height(c, wide, bare=True), gap)
            at = (right.w - wide) // 2
            draw_floor(c, small.inset(at, 0), other, view, cards, lang, changed.places, bare=True)
        draw_list(c, under, view, cards, lang)
    return finish(c, alt.secret(view, cards, lang, names))


def _ending(c: Canvas, box: Box, view: AloneView, names: Names, lang: Lang) -> None:
    """How it ended, in large letters."""
    escaped = view.result in ("escaped", "evil_conceded")
    key = view.result.replace("_", "-") or "playing"
    with c.group("ending"):
        c.card(box, "done" if escaped else "danger", name="card")
        title, rest = box.inset(c.px(30), c.px(18)).cut_top(c.px(84))
        c.text(
            title.centre,
            say(lang, f"pic-al-end-{key}"),
            c.px(76),
            face="title",
            metal=True,
            anchor="mm",
            max_width=title.w,
            name="headline",
        )
        words = fitted(c, hero.person(names, HERO, lang), c.px(420), c.type("body"))
        c.paragraph(
            rest,
            say(lang, f"pic-al-result-{key}", name=words),
            c.type("body"),
            face="italic",
            colour=c.theme.text_soft,
            align="m",
            valign="m",
            name="result",
        )


def _own_hand(view: AloneView) -> tuple[str, ...]:
    return next((e.hand for e in view.evil if e.seat == view.viewer), ())


# -- a floor --------------------------------------------------------------------------------------------------------------


def _measures(c: Canvas, width: int, bare: bool = False) -> tuple[int, int, int]:
    """(title, border for the coordinates, sector) of a floor's panel; a bare one has no coordinates."""
    border = 0 if bare else max(round(c.phone_min * 1.45), c.px(46))
    return c.px(74), border, (width - border - c.px(44)) // GRID


def floor_panel_height(c: Canvas, width: int, bare: bool = False) -> int:
    title, border, size = _measures(c, width, bare)
    return title + border + GRID * size + c.px(26)


def floor_panel_width(c: Canvas, height: int, bare: bool = False) -> int:
    """As wide as a panel of this height is."""
    width = height
    while floor_panel_height(c, width, bare) > height:
        width -= 2
    return width


def draw_floor(
    c: Canvas,
    box: Box,
    floor: SeenFloor,
    view: AloneView,
    cards: Catalogue,
    lang: Lang,
    fresh: Collection[str] = (),
    *,
    bare: bool = False,
) -> None:
    """One floor with columns A to E and rows 1 to 5 along its border, unless another floor on the picture has them (`bare`). What the
    hero sees is outlined."""
    t = c.theme
    title, border, size = _measures(c, box.w, bare)
    origin = (box.x1 - c.px(22) - GRID * size, box.y0 + title + border)
    danger_limit = cards.numbers.danger_per_floor
    limit = cards.numbers.difficulties[view.difficulty].creature_limit
    with c.group(f"floor{floor.number}"):
        draw_screen(c, box, grid=(*origin, size))
        creatures = [x for s in floor.sectors for x in s.creatures if not _beyond_limit(x.boss, cards)]
        dangers = sum(s.danger for s in floor.sectors)
        counts = f"{{monster}} {len(creatures)}/{limit}\u2002\u2002{{danger}} {dangers}/{danger_limit}"
        end = c.text((box.x1 - c.px(30), box.y0 + c.px(46)), counts, c.type("body"), face="heavy", anchor="rm", name="counts")
        words = say(lang, "pic-al-floor", n=floor.number) + ("\u2002{seen}" if floor.here else "")
        if c.measure(words, c.phone_min, "title") > end.x0 - box.x0 - c.px(50):
            words = str(floor.number)
        c.text(
            (box.x0 + c.px(30), box.y0 + c.px(46)),
            words,
            c.type("label"),
            face="title",
            max_width=end.x0 - box.x0 - c.px(50),
            name="title",
        )
        letters = max(c.phone_min, c.px(34))
        for i in range(0 if bare else GRID):
            c.text(
                (origin[0] + (i + 0.5) * size, origin[1] - border / 2),
                LETTERS[i],
                letters,
                face="heavy",
                colour=t.text_faint,
                anchor="mm",
                name=LETTERS[i],
            )
            c.text(
                (origin[0] - border / 2, origin[1] + (i + 0.5) * size),
                str(i + 1),
                letters,
                face="heavy",
                colour=t.text_faint,
                anchor="mm",
                name=str(i + 1),
            )
        e = extent(floor.sectors)._replace(x0=0, y0=0)
        d = Drawing(
            cards, lang, view.character, view.searched, secret=True, letters=True, fresh=fresh, stairs=stair_letters(view)
        )
        draw_plan(c, origin, size, floor.sectors, e, d)


def stair_letters(view: AloneView) -> dict[str, str]:
    """The two staircases: both ends of each carry the same letter."""
    found: dict[str, str] = {}
    for s in (s for f in view.floors for s in f.sectors if s.stairs):
        if s.place not in found:
            found[s.place] = found[s.stairs] = "αβ"[len(found) // 2 % 2]
    return found


def _beyond_limit(boss: str, cards: Catalogue) -> bool:
    """A boss that does not count toward the creature limit."""
    if not boss or boss not in cards.missions:
        return False
    printed = cards.missions[boss].boss
    return printed is None or not printed.counts_to_limit


# -- lies ------------------------------------------------------------------------------------------------------


LIE = 58


def lies_height(c: Canvas, view: AloneView, cards: Catalogue, lang: Lang) -> int:
    n = len(alt.lie_lines(view, cards, lang))
    return n * c.px(LIE) + max(0, n - 1) * c.px(8)


def draw_lies(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    with c.group("lies"):
        for i, words in enumerate(alt.lie_lines(view, cards, lang)):
            lane = Box.at(box.x0, box.y0 + i * (c.px(LIE) + c.px(8)), box.w, c.px(LIE))
            draw_glass(c, lane, (190, 126, 240), name=f"lie{i}")
            said, wide = f"{{mask}} {lettering.escape(words)}", lane.w - c.px(50)
            with c.squeezed(said, wide):
                c.text((lane.x0 + c.px(28), lane.centre[1]), said, c.type("small"), max_width=wide, name=f"lie{i}-words")
