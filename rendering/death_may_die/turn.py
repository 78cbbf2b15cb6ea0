"""The picture posted with a turn: the house around the active investigator, where they can go, who would follow, what they have left.

A roll, a find and the end have pictures of their own, which take its place.
"""

from __future__ import annotations

from collections.abc import Collection

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.names import Names
from rendering.theme import theme

from . import alt
from .end import draw_end
from .find import draw_find
from .foot import FOOT, draw_foot
from .look import MOOD_NAME
from .map import draw_map
from .news import NOTHING, Changed
from .opening import draw_opening
from .roll import draw_roll
from .rooms.house import House, house_of
from .turn_head import HEAD, draw_turn_head
from .words import Table

WIDTH, MARGIN, GAP = 1200, 16, 8
MAP_H = 634
MAP_W = WIDTH - 2 * MARGIN
NEAR = 3 / 4  # how much of the house is on a picture of the part around somebody


def draw_turn(
    view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    if not view.investigators:
        return draw_opening(view, cards, lang, names, look)
    if view.phase == "over":
        return draw_end(view, cards, lang, names, look)
    if view.roll is not None:
        return draw_roll(view, cards, lang, names, look)
    if view.discovering:
        return draw_find(view, cards, lang, names, look)
    return draw_places(view, cards, lang, names, look, changed=changed)


def draw_places(
    view: DeathView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    changed: Changed = NOTHING,
    spaces: Collection[str] = (),
    who: int | None = None,
) -> Drawn:
    """The house. `spaces`: those one chooses from now; where one can run to, if none are named. `who` is asked."""
    at = Table(view, cards, lang, names, changed or NOTHING)
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + MAP_H + FOOT + 2 * GAP, theme(MOOD_NAME, look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    ground, foot = rest.cut_top(MAP_H, GAP)
    reach = dict.fromkeys(spaces, 0) or view.reach
    draw_turn_head(c, head, at, who, at.say("which-space") if spaces else "")
    house, part = window(at, reach)
    draw_map(c, ground, at, house, part=part, reach=reach or None, letters=32)
    draw_foot(c, foot, at, who)
    chosen = at.say("say-choose", spaces=alt.listed(at.space(s) for s in spaces)) + " " if spaces else ""
    return finish(c, chosen + alt.turn(at))


def window(at: Table, reach: Collection[str]) -> tuple[House, tuple[int, int]]:
    """The part with the active investigator and all one can reach, larger; the whole house if that does not hold them."""
    v = at.view
    whole = house_of(v.episode, at.cards, MAP_W, MAP_H)
    near = house_of(v.episode, at.cards, round(MAP_W / NEAR), round(MAP_H / NEAR))
    wanted = {v.investigators[v.active].space, *reach}
    boxes = [near.rooms[s] for s in wanted if s in near.rooms]
    if not boxes:
        return whole, (0, 0)
    x0, y0 = min(b.x0 for b in boxes), min(b.y0 for b in boxes)
    x1, y1 = max(b.x1 for b in boxes), max(b.y1 for b in boxes)
    if x1 - x0 > MAP_W or y1 - y0 > MAP_H:
        return whole, (0, 0)
    # Rooms are quarters of the house: so is the step of the window.
    step_x, step_y = near.w - MAP_W, near.h - MAP_H
    return near, (step_x if x1 > MAP_W else 0, step_y if y1 > MAP_H else 0)
