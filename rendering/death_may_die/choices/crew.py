"""Investigators side by side: who of those at the table; before the game, who one wants to be."""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, InvestigatorView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names, fitted
from rendering.theme import mix

from .. import alt
from ..folk import figure
from ..people import next_threshold, sanity_track, status
from ..pieces import form_of
from ..words import Table
from .stage import STAGE, TEXT, cells, floor, staged


def draw_crew(
    view: DeathView,
    whom: Sequence[int],
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    who: int | None = None,
) -> Drawn | None:
    at = Table(view, cards, lang, names)
    shown = [p for p in view.investigators if p.who in whom and not p.fate]
    if not shown:
        return None
    asked = view.active if who is None else who

    def draw(c: Canvas, box: Box) -> None:
        floor(c, box, at, view.investigators[asked].space)
        for p, cell in zip(shown, cells(box.inset(14), len(shown), 5), strict=True):
            with c.group(f"who{p.who}"):
                _somebody(c, cell, p, at)

    said = " ".join([*(alt.person(p, at) for p in shown), alt.great(at)])
    return staged(at, asked, at.say("which-person"), STAGE, look, draw, said)


def _somebody(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    t, seat, x = c.theme, c.theme.seat(p.who), box.centre[0]
    high, foot = 320, box.y0 + 304
    c.glow(x, foot - high * 0.45, 190, seat.colour, 0.5)
    c.put(figure(p.id, high, seat.colour), x - high / 2, foot - high)
    c.record("icon", "figure", Box.around(x, foot - high * 0.46, min(box.w, 190), round(high * 0.88)))
    c.badge((x + min(box.w * 0.36, 90), foot - 42), at.letter(p.who), 60, seat.colour, form_of(seat.shape), name="letter")
    plate = Box(box.x0, foot - 4, box.x1, box.y1)
    c.slab(plate, 16, mix(seat.colour, t.ink, 0.84), 0.94)
    c.edge(plate, 16, 3, mix(seat.colour, t.ink, 0.2))
    c.record("panel", "plate", plate)
    left, right = plate.x0 + 14, plate.x1 - 12
    c.paragraph(
        Box(left, plate.y0 + 8, right, plate.y0 + 76),
        escape(at.who(p.who)),
        38,
        min_size=32,
        face="heavy",
        leading=0.98,
        valign="m",
        max_lines=2,
        name="name",
    )
    player = fitted(c, at.player(p.player), right - left, TEXT)
    c.text((left, plate.y0 + 96), player, TEXT, colour=t.text_soft, max_width=right - left, name="player")
    y = plate.y0 + 144
    wounds = c.text((left, y), f"{{dmd_wound}} {p.wounds}/{at.cards.numbers.wounds}", 38, face="heavy", name="wounds")
    stress = f"{{dmd_stress}} {p.stress}/{p.max_stress}"
    beside = wounds.x1 + 20 + c.measure(stress, 38, "heavy") <= right
    at_x, at_y = (wounds.x1 + 20, y) if beside else (left, y + 46)
    c.text((at_x, at_y), stress, 38, face="heavy", name="stress")
    y = at_y + 46
    sanity_track(c, Box(left, y - 18, right, y + 18), p, at)
    c.text(
        (left, y + 42),
        at.say("threshold", n=next_threshold(p, at)),
        TEXT,
        colour=t.icons["dmd_sanity"],
        max_width=right - left,
        name="threshold",
    )
    glyph, word = status(p, at)
    if y + 92 < plate.y1:
        c.text(
            (left, y + 80),
            f"{{{glyph}}} {at.space(p.space)}",
            TEXT,
            colour=t.icons.get(glyph, t.text),
            max_width=right - left,
            name=word,
        )
