"""The three missions: what they want, how far they are, which rule holds meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenMission
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import say

from . import emblems
from .screen import draw_glass


def goal(m: SeenMission, cards: Catalogue, lang: Lang) -> str:
    """What has to be done now, in the card's words."""
    card = cards.missions[m.code]
    step = card.goals[min(m.stage, len(card.goals) - 1)]
    text = step.text(cards.words, lang)
    return text[:1].upper() + text[1:]


def rule(m: SeenMission, cards: Catalogue, lang: Lang) -> str:
    """The nuisance that holds until it is completed."""
    card = cards.missions[m.code]
    if card.rule is None or m.done:
        return ""
    text = card.rule.text(cards.words, lang)
    return text[:1].upper() + text[1:]


def words(m: SeenMission, cards: Catalogue, lang: Lang) -> str:
    if m.done:
        return say(lang, "pic-al-mission-done")
    parts = [lettering.escape(goal(m, cards, lang))]
    if nuisance := rule(m, cards, lang):
        parts.append("{warning}\u00a0" + lettering.escape(nuisance))
    return "\n".join(parts)


ICON, TOP, FOOT, SIDE = 40, 8, 10, 20
LEADING = 1.06


def heights(c: Canvas, width: int, view: AloneView, cards: Catalogue, lang: Lang) -> list[int]:
    """One below the other, each as high as its words."""
    return [_title(c, width, m, cards, lang) + _text(c, width, m, cards, lang) + TOP + FOOT for m in view.missions]


def _title(c: Canvas, width: int, m: SeenMission, cards: Catalogue, lang: Lang) -> int:
    wide = width - 2 * SIDE - ICON - 12 - _lock(m)
    return max(
        ICON, c.fits(Box(0, 0, wide, 400), cards.missions[m.code].name.in_(lang), TITLE, face="bold", leading=LEADING).height
    )


def _lock(m: SeenMission) -> int:
    """Room for the padlock of a mission that has not begun."""
    return 0 if m.active or m.done else ICON + 8


def _text(c: Canvas, width: int, m: SeenMission, cards: Catalogue, lang: Lang) -> int:
    shown = 6 + c.fits(Box(0, 0, width - 2 * SIDE, 900), words(m, cards, lang), c.phone_min, leading=LEADING).height
    return shown + (LAMP + 10 if _steps(m) else 0)


def _steps(m: SeenMission) -> bool:
    return m.active and not m.done and (m.needed > 1 or m.stages > 1)


TITLE, LAMP = 34, 26


def draw_missions(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang, tall: Sequence[int], gap: int) -> None:
    y = box.y0
    for m, h in zip(view.missions, tall, strict=True):
        draw_mission(c, Box(box.x0, y, box.x1, y + h), m, cards, lang)
        y += h + gap


def draw_mission(c: Canvas, box: Box, m: SeenMission, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    icon, tone = emblems.mission_class(m.code)
    with c.group(m.code):
        draw_glass(
            c, box, t.good if m.done else tone if m.active else t.text_faint, name="card", alpha=0.14 if m.active else 0.05
        )
        high = _title(c, box.w, m, cards, lang)
        y = box.y0 + TOP + high / 2
        c.icon((box.x0 + SIDE + ICON / 2, y), "check" if m.done else icon, ICON, t.good if m.done else tone, label="class")
        title = Box(box.x0 + SIDE + ICON + 12, box.y0 + TOP, box.x1 - SIDE - _lock(m), box.y0 + TOP + high)
        if _lock(m):
            c.icon((box.x1 - SIDE - ICON / 2, y), "lock", ICON - 2, label="locked")
        name = cards.missions[m.code].name.in_(lang)
        c.paragraph(title, name, TITLE, face="bold", valign="m", leading=LEADING, shadow=True, name="title")
        low = _progress(c, box, m) if _steps(m) else box.y1 - FOOT
        c.paragraph(
            Box(box.x0 + SIDE, title.y1 + 6, box.x1 - SIDE, low + 2),
            words(m, cards, lang),
            c.phone_min,
            colour=t.text_soft if m.active else t.text_faint,
            leading=LEADING,
            name="words",
        )


def _progress(c: Canvas, box: Box, m: SeenMission) -> int:
    """Interacts done of those needed, and the steps of the goal, as lamps along the foot."""
    t = c.theme
    lamp, gap = LAMP, 8
    y = box.y1 - FOOT - lamp
    x = box.x0 + SIDE
    if m.needed > 1:
        for i in range(m.needed):
            c.stamp(shapes.ring("circle", lamp, 0, 3), x, y, t.accent)
            if i < m.progress:
                c.stamp(shapes.shape("circle", lamp, 6), x, y, t.accent)
            x += lamp + gap
    if m.stages > 1:
        wide = m.stages * (lamp + gap) - gap
        left = box.x1 - SIDE - wide
        for i in range(m.stages):
            spot = left + i * (lamp + gap)
            c.stamp(shapes.ring("diamond", lamp, 0, 4), spot, y, t.brass)
            if i < m.stage:
                c.stamp(shapes.shape("diamond", lamp, 5), spot, y, t.good)
    c.record("pips", "progress", Box(box.x0 + SIDE, y, box.x1 - SIDE, y + lamp))
    return y - 6
