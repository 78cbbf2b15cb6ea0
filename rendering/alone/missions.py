"""The three missions: what they want, how far they are, which rule holds meanwhile."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenMission
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import say

from . import emblems


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
    if not m.active:
        parts = [f"{{lock}}\u00a0{say(lang, 'pic-al-mission-locked')}", *parts]
    return "\n".join(parts)


def height(c: Canvas, width: int, view: AloneView, cards: Catalogue, lang: Lang) -> int:
    cell = _cell_width(c, width, view)
    tallest = 0
    for m in view.missions:
        name = cards.missions[m.code].name.in_(lang)
        title = c.fits(Box(0, 0, cell - c.px(110), 400), name, c.type("body"), face="bold", leading=1.04).height
        text = c.fits(Box(0, 0, cell - c.px(48), 900), words(m, cards, lang), c.type("small")).height
        tallest = max(tallest, max(title, c.px(60)) + text)
    return -(-(tallest + c.px(78)) // 20) * 20


def _cell_width(c: Canvas, width: int, view: AloneView) -> int:
    n = max(1, len(view.missions))
    return (width - c.px(14) * (n - 1)) // n


def draw_missions(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    for cell, m in zip(box.columns(max(1, len(view.missions)), c.px(14)), view.missions, strict=False):
        draw_mission(c, cell, m, cards, lang)


def draw_mission(c: Canvas, box: Box, m: SeenMission, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    icon, tone = emblems.mission_class(m.code)
    with c.group(m.code):
        c.card(box, "done" if m.done else "card" if m.active else "dim", name="card")
        mark = c.px(56)
        y = box.y0 + c.px(56)
        c.icon((box.x0 + c.px(24) + mark / 2, y), "check" if m.done else icon, mark, t.good if m.done else tone, label="class")
        title = Box(box.x0 + c.px(24) + mark + c.px(14), box.y0 + c.px(18), box.x1 - c.px(22), box.y0 + c.px(100))
        name = cards.missions[m.code].name.in_(lang)
        c.paragraph(title, name, c.type("body"), face="bold", valign="m", leading=1.04, max_lines=2, shadow=True, name="title")
        low = box.y1 - c.px(20)
        if m.active and not m.done and (m.needed > 1 or m.stages > 1):
            low = _progress(c, box, m)
        c.paragraph(
            Box(box.x0 + c.px(24), box.y0 + c.px(108), box.x1 - c.px(24), low),
            words(m, cards, lang),
            c.type("small"),
            colour=t.text_soft if m.active else t.text_faint,
            name="words",
        )


def _progress(c: Canvas, box: Box, m: SeenMission) -> int:
    """Interacts done of those needed, and the steps of the goal, as lamps along the foot."""
    t = c.theme
    lamp, gap = c.px(30), c.px(10)
    y = box.y1 - c.px(26) - lamp
    x = box.x0 + c.px(24)
    if m.needed > 1:
        for i in range(m.needed):
            c.stamp(shapes.ring("circle", lamp, 0, 3), x, y, t.accent)
            if i < m.progress:
                c.stamp(shapes.shape("circle", lamp, 6), x, y, t.accent)
            x += lamp + gap
    if m.stages > 1:
        wide = m.stages * (lamp + gap) - gap
        left = box.x1 - c.px(24) - wide
        for i in range(m.stages):
            spot = left + i * (lamp + gap)
            c.stamp(shapes.ring("diamond", lamp, 0, 4), spot, y, t.brass)
            if i < m.stage:
                c.stamp(shapes.shape("diamond", lamp, 5), spot, y, t.good)
    c.record("pips", "progress", Box(box.x0 + c.px(24), y, box.x1 - c.px(24), y + lamp))
    return y - c.px(6)
