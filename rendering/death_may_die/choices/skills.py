"""Which skill goes up: what the next level of each would bring, above what it does now."""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die.content import LEVELS, Catalogue
from games.death_may_die.view import DeathView, SkillView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.theme import mix

from .. import alt
from ..emblems import emblem
from ..words import Table
from .stage import GAP, INNER, STAGE, TEXT, sizing, staged

HEAD = 150


def draw_skills(
    view: DeathView, who: int, ids: Sequence[str], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn | None:
    at = Table(view, cards, lang, names)
    p = view.investigators[who]
    shown = [s for s in p.skills if s.id in ids and s.own < LEVELS and s.id in cards.skills]
    if not shown:
        return None
    measure = sizing(look)
    # Beside each other or in two rows, whichever is lower; without what a skill does already, where there is no room for it.
    laid = [_laid(measure, shown, at, per, now) for now in (True, False) for per in (2, 3) if per < len(shown) or len(shown) <= 3]
    rows, tall, now = next((way for way in laid if sum(way[1]) <= STAGE), min(laid, key=lambda way: sum(way[1])))

    def draw(c: Canvas, box: Box) -> None:
        rest = box
        for row, high in zip(rows, tall, strict=True):
            lane, rest = rest.cut_top(high - GAP, GAP)
            for s, cell in zip(row, lane.columns(len(rows[0]), GAP), strict=False):
                _skill(c, cell, s, at, now)

    said = " ".join(
        [f"{cards.skills[s.id].name.in_(lang)} {s.own} → {s.own + 1}: {_next(s, at)}" for s in shown]
        + [alt.person(p, at), alt.great(at)]
    )
    return staged(at, who, at.say("which-skill"), sum(tall) - GAP, look, draw, said)


def _laid(c: Canvas, shown: list[SkillView], at: Table, per: int, now: bool) -> tuple[list[list[SkillView]], list[int], bool]:
    """Rows of so many, and how high each is with its gap."""
    per = len(shown) if len(shown) <= 3 else per
    rows = [shown[i : i + per] for i in range(0, len(shown), per)]
    wide = (INNER - GAP * (per - 1)) // per
    return rows, [max(_height(c, s, at, wide, now) for s in row) + GAP for row in rows], now


def _level(s: SkillView, n: int, at: Table) -> str:
    return at.cards.skills[s.id].level_text(n, at.cards.words, at.lang)


def _next(s: SkillView, at: Table) -> str:
    return _level(s, s.own + 1, at)


def _now(s: SkillView, at: Table) -> str:
    return escape(" ".join(_level(s, n, at) for n in range(1, s.own + 1)))


def _height(c: Canvas, s: SkillView, at: Table, wide: int, now: bool) -> int:
    room = Box(0, 0, wide - 60, 3000)
    own = c.fits(Box(0, 0, wide - 44, 3000), _now(s, at), 31).height + 26 if now and s.own else 0
    return HEAD + c.fits(room, escape(_next(s, at)), TEXT + 1, face="bold").height + 36 + own + 14


def _skill(c: Canvas, box: Box, s: SkillView, at: Table, now: bool) -> None:
    t, card = c.theme, at.cards.skills[s.id]
    with c.group(f"skill:{s.id}"):
        c.card(box, "active" if card.unique else "card", name="card")
        c.icon((box.x0 + 64, box.y0 + 74), emblem(s.id, at.cards), 88, t.brass_light)
        x = box.x0 + 124
        c.paragraph(
            Box(x, box.y0 + 16, box.x1 - 14, box.y0 + 88),
            escape(card.name.in_(at.lang)),
            40,
            min_size=32,
            face="heavy",
            leading=0.98,
            valign="m",
            max_lines=2,
            name="name",
        )
        _levels(c, x, box.y0 + 96, s.own)
        text = Box(box.x0 + 30, box.y0 + HEAD + 16, box.x1 - 30, box.y1)
        words = escape(_next(s, at))
        high = c.fits(text, words, TEXT + 1, face="bold").height
        frame = Box(box.x0 + 16, box.y0 + HEAD, box.x1 - 16, box.y0 + HEAD + high + 28)
        c.slab(frame, 14, mix(t.warn, t.ink, 0.84))
        c.edge(frame, 14, 3, t.warn)
        c.record("panel", "next-panel", frame)
        c.paragraph(text, words, TEXT + 1, face="bold", name="next")
        if now and s.own:
            c.paragraph(
                Box(box.x0 + 22, frame.y1 + 14, box.x1 - 22, box.y1 - 4),
                _now(s, at),
                31,
                colour=t.text_soft,
                min_size=31,
                name="now",
            )


def _levels(c: Canvas, x: int, y: int, own: int) -> None:
    """Reached ones are full, the next one has a golden frame and a plus."""
    t = c.theme
    for i in range(LEVELS):
        cell = Box.at(x + i * 54, y, 48, 42)
        on, following = i < own, i == own
        c.slab(cell, 10, t.warn if on or following else (84, 66, 58))
        if not on:
            c.stamp(
                shapes.rounded(cell.w - 8, cell.h - 8, 8), cell.x0 + 4, cell.y0 + 4, (70, 46, 12) if following else (26, 18, 20)
            )
        ink = (50, 28, 6) if on else (255, 240, 200) if following else t.text_faint
        words = f"+{i + 1}" if following else str(i + 1)
        c.text(cell.centre, words, 32, face="heavy", anchor="mm", colour=ink, shadow=False, over=True, name=f"level{i}")
    c.record("pips", "levels", Box.at(x, y, 54 * LEVELS, 42))
