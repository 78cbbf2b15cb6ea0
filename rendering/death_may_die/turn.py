"""The picture posted with a turn: the house around the active investigator, where they can go, who would follow, what they have left.

A roll, a find and the end have pictures of their own, which take its place.
"""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.lettering import escape, icon_mask
from rendering.names import Names
from rendering.theme import mix, theme

from . import alt
from .board import draw_opening
from .emblems import emblem
from .end import draw_end
from .find import draw_find
from .foot import FOOT, draw_foot
from .head import RED, great_tone
from .look import MOOD_NAME, glyph_of
from .map import draw_map
from .news import NOTHING, Changed
from .people import bust
from .roll import draw_roll
from .rooms.house import House, house_of
from .words import Table

WIDTH, MARGIN, GAP = 1200, 16, 8
HEAD, MAP_H = 92, 634
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
    at = Table(view, cards, lang, names, changed or NOTHING)
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + MAP_H + FOOT + 2 * GAP, theme(MOOD_NAME, look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    ground, foot = rest.cut_top(MAP_H, GAP)
    _head(c, head, at)
    house, part = window(at)
    draw_map(c, ground, at, house, part=part, reach=view.reach or None, letters=32)
    draw_foot(c, foot, at)
    return finish(c, alt.turn(at))


def window(at: Table) -> tuple[House, tuple[int, int]]:
    """The part with the active investigator and all one can reach, larger; the whole house if that does not hold them."""
    v = at.view
    whole = house_of(v.episode, at.cards, MAP_W, MAP_H)
    near = house_of(v.episode, at.cards, round(MAP_W / NEAR), round(MAP_H / NEAR))
    wanted = {v.investigators[v.active].space, *v.reach}
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


def _head(c: Canvas, box: Box, at: Table) -> None:
    v, t = at.view, c.theme
    p = v.investigators[v.active]
    with c.group("head"):
        c.panel(box, "active", name="panel", radius=14)
        bust(c, Box.at(box.x0 + 10, box.y0 + 4, 92, box.h - 8), p, at)
        x = box.x0 + 116
        wide = 470
        name = c.text(
            (x, box.y0 + 30), at.who(p.who), 44, face="title_heavy", metal=True, max_width=wide, min_size=32, name="name"
        )
        if v.phase == "actions":
            mark = 34
            label = c.text((x, box.y0 + 68), at.say("actions-word"), 32, colour=t.text_soft, name="actions")
            for i in range(max(at.cards.numbers.actions, v.actions)):
                on = i < v.actions
                c.stamp(
                    shapes.shape("diamond", mark),
                    label.x1 + 14 + i * (mark + 6),
                    box.y0 + 68 - mark / 2,
                    t.warn if on else (84, 68, 56),
                )
                if not on:
                    c.stamp(
                        shapes.shape("diamond", mark - 10), label.x1 + 19 + i * (mark + 6), box.y0 + 73 - mark / 2, (24, 16, 16)
                    )
            c.record("pips", "action-marks", Box.at(label.x1 + 14, box.y0 + 51, 3 * (mark + 6), mark))
        else:
            words = at.say(f"phase-{v.phase}", name=at.who(p.who))
            if v.mythos_card and v.mythos_card in at.cards.mythos:
                words = f"{{{emblem(v.mythos_card, at.cards)}}} {at.cards.mythos[v.mythos_card].name.in_(at.lang)}"
            c.text((x, box.y0 + 68), words, 34, colour=t.warn, icon_colour=t.warn, max_width=wide, name="now")
        after = at.next()
        if after is not None and _fits(c, at.say("next", name=at.who(after)), x + wide + 30 - name.x1):
            c.text(
                (x + wide + 40, box.y0 + 30),
                at.say("next", name=escape(at.who(after))),
                31,
                colour=t.text_soft,
                anchor="rm",
                max_width=x + wide + 30 - name.x1,
                name="next",
            )
        _track(c, Box(box.x1 - 520, box.y0 + 6, box.x1 - 14, box.y1 - 6), at)
        c.record("area", "great", Box(box.x1 - 520, box.y0 + 6, box.x1 - 14, box.y1 - 6))


def _track(c: Canvas, box: Box, at: Table) -> None:
    """The summoning track, small, with the symbols in the pile and the ritual below it."""
    v, t = at.view, c.theme
    n, first = at.cards.numbers.track, at.cards.numbers.first_red
    size, tone = 46, great_tone(v)
    step = (box.w - size) / (n - 1)
    y = box.y0 + 24
    c.stamp(shapes.rounded(box.w - size, 6, 3), box.x0 + size / 2, y - 3, t.brass_dark)
    for i in range(n):
        red, here = i + 1 >= first, i + 1 == v.track
        cx = box.x0 + size / 2 + i * step
        form = "seal" if red else "circle"
        c.stamp(shapes.shape(form, size), cx - size / 2, y - size / 2, tone if here else RED if red else t.brass)
        c.stamp(
            shapes.shape(form, size, 4),
            cx - size / 2,
            y - size / 2,
            mix(tone, (0, 0, 0), 0.5) if here else (96, 12, 14) if red else (30, 22, 20),
        )
        if here or i + 1 == n:
            m = 34
            c.stamp(icon_mask(glyph_of(v.great_old_one) if here else "dmd_skull", m), cx - m / 2, y - m / 2, (255, 246, 214))
        else:
            c.text(
                (cx, y),
                str(i + 1),
                31,
                face="heavy",
                anchor="mm",
                colour=(255, 200, 186) if red else t.text,
                shadow=False,
                over=True,
                name=f"track{i}",
            )
    low = box.y1 - 16
    life = f" {{dmd_life}}{max(0, v.stage_health - v.stage_wounds)}" if at.stage_lives() else ""
    words = f"{{dmd_sun}} {v.symbols}/{at.cards.numbers.symbols}{life}"
    left = c.text((box.x0, low), words, 32, face="heavy", name="symbols")
    most = at.cards.episodes[v.episode].at_least
    ritual = "{check} " + at.say("disrupted") if v.disrupted else f"{at.say('ritual')} {min(v.ritual, most)}/{most}"
    c.text(
        (box.x1, low),
        ritual,
        32,
        face="heavy",
        anchor="rm",
        colour=t.good if v.disrupted else t.text,
        max_width=box.x1 - left.x1 - 30,
        name="ritual",
    )


def _fits(c: Canvas, words: str, wide: int) -> bool:
    return c.measure(words, c.phone_min, "bold") <= wide
