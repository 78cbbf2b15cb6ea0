"""Everybody at the table, on the board's lower edge: mind, abilities, seals, trophies, objects, cards and dice."""

from __future__ import annotations

from games.cultistorm.dice import SYMBOLS
from games.cultistorm.view import InvestigatorView
from rendering import lettering, pieces
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.names import fitted
from rendering.theme import mix

from . import extras
from .emblems import emblem
from .pieces import die, mind, portrait
from .signs import medal
from .words import Table

PANEL = 348
ROMAN = ("I", "II", "III", "IV", "V")


def draw_people(c: Canvas, area: Box, at: Table) -> None:
    people = at.view.investigators
    for box, p in zip(area.columns(max(3, len(people)), 12), people, strict=False):
        panel(c, box, p, at)


def ready_mark(c: Canvas, xy: tuple[float, float], p: InvestigatorView, size: int, phase: str) -> None:
    """Ready, or still thinking; only while people prepare."""
    if phase != "preparation":
        return
    t = c.theme
    icon, tone = ("cs_ready", t.good) if p.ready else ("cs_waits", mix(t.text_faint, t.text, 0.3))
    box = Box.around(*xy, size, size)
    c.put(pieces.badge_icon(icon, size, tone, t), box.x0, box.y0)
    c.record("badge", "ready" if p.ready else "waits", box, over=True)


def panel(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    t, v = c.theme, at.view
    with c.group(f"person{p.who}"):
        c.panel(box, f"seat:{p.colour}", name="panel")
        side = 116
        portrait(c, Box.at(box.x0 + 12, box.y0 + 12, side, side), p.id, p.colour, at.letter(p.who), dim=p.away)
        ready_mark(c, (box.x0 + 26, box.y0 + 26), p, 48, v.phase)
        x = box.x0 + side + 26
        wide = box.x1 - x - 10
        c.text((x, box.y0 + 38), fitted(c, at.who(p.who), wide, 42, face="heavy"), 42, face="heavy", max_width=wide, name="name")
        roomy = box.w >= 380
        if roomy and p.id in at.cards.investigators:
            kind = lettering.escape(at.cards.investigators[p.id].type.in_(at.lang))
            c.text(
                (x, box.y0 + 80), f"{{cs_{p.attack}}} {kind}", 42, colour=t.text_soft, max_width=wide, min_size=32, name="type"
            )
            carried(c, Box(x, box.y0 + 102, box.x1 - 8, box.y0 + 136), p)
        else:
            c.icon((x + 20, box.y0 + 82), f"cs_{p.attack}", 40, label="attack")
            c.text(
                (x + 52, box.y0 + 82), f"{{cards}} {p.cards}", 42, face="heavy", max_width=wide - 52, min_size=32, name="cards"
            )
            if p.supports:
                c.text((x, box.y0 + 116), f"{{cs_support}} {len(p.supports)}", 42, face="heavy", name="supports")
        y = box.y0 + 158
        end = mind(c, (box.x0 + 16, y), 46, p.insanity, p.permanent, at.cards.numbers.insanity, gap=6)
        moved = at.changed.madness.get(p.who, 0)
        if moved:
            delta(c, end.x1 - 20, end.y0 + 2, moved, moved < 0, "madness", size=44, over=True)
        levels_and_seals(c, Box(box.x0 + 14, y + 28, box.x1 - 10, y + 78), p)
        _dice_and_objects(c, Box(box.x0 + 14, y + 84, box.x1 - 10, y + 132), p, at)
        _trophies(c, Box(box.x0 + 14, box.y1 - 54, box.x1 - 10, box.y1 - 10), p, at)


def carried(c: Canvas, box: Box, p: InvestigatorView) -> None:
    """How many cards, and supports that lie before them."""
    parts = [f"{{cards}} {p.cards}"]
    if p.supports:
        parts.append(f"{{cs_support}} {len(p.supports)}")
    c.text((box.x0, box.centre[1]), "\u2002".join(parts), 42, face="heavy", max_width=box.w, min_size=32, name="cards")


def levels_and_seals(c: Canvas, box: Box, p: InvestigatorView) -> None:
    t = c.theme
    x = box.x0
    seals = min(3, len(p.seals))
    tall = 50 if 3 * 54 + 8 + seals * 58 + (60 if len(p.seals) > 3 else 0) <= box.w else 38
    y = box.centre[1]
    for i in range(3):
        on = i < p.level
        chip = Box.at(x, y - tall / 2, tall, tall)
        c.slab(chip, 8, t.brass if on else (20, 24, 30), 1.0 if on else 0.8)
        c.edge(chip, 8, 2, t.brass_light if on else t.text_faint, 0.9 if on else 0.5)
        c.record("chip", f"level{i + 1}", chip)
        ink = t.plate_ink if on else t.text_faint
        c.text(
            chip.centre,
            ROMAN[i],
            42 if tall >= 50 else 32,
            face="heavy",
            anchor="mm",
            colour=ink,
            shadow=False,
            max_width=tall - 4,
            name=f"level{i + 1}-text",
        )
        x += tall + 4
    x += 8
    for s in p.seals[:3]:
        chip = Box.at(x, y - tall / 2 - 2, tall + 4, tall + 4)
        c.slab(chip, 9, (14, 30, 22), 0.9)
        c.edge(chip, 9, 3, t.good, 0.95)
        n = tall - 8
        c.put(medal(s, n, t), round(chip.centre[0] - n / 2), round(chip.centre[1] - n / 2))
        c.record("chip", f"seal:{s}", chip)
        x += tall + 8
    if len(p.seals) > 3:
        c.text((x, y), f"+{len(p.seals) - 3}", 32, face="heavy", colour=t.good, name="more-seals")


def _dice_and_objects(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    t = c.theme
    x, y = box.x0, box.centre[1]
    for i, d in enumerate(p.dice[:2]):
        die(c, (x + 24, y), 48, d.face, kind="extra" if d.extra else "ours", name=f"die{i}")
        x += 56
    for i, o in enumerate(p.objects):
        if x + 48 > box.x1 - (60 if i < len(p.objects) - 1 else 0):
            c.text((x, y), f"+{len(p.objects) - i}", 42, face="heavy", colour=t.icons["cs_object"], name="more-objects")
            return
        c.icon((x + 23, y), emblem(o, at.cards), 44, t.icons["cs_object"], label=f"object{i}")
        x += 52
    for i, extra in enumerate(extras.on_person(at, p.who)):
        if x + 70 > box.x1:
            return
        shade = t.icon_colour(extra.icon) or t.text
        end = c.text((x, y), f"{{{extra.icon}}}{extra.text}", 42, face="heavy", colour=shade, icon_colour=shade, name=f"extra{i}")
        x = end.x1 + 14


def _trophies(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    t = c.theme
    found = {s: n for s, n in p.trophies if n}
    if not found:
        c.text(
            (box.x0, box.centre[1]),
            f"{{cs_trophy}} {at.say('none')}",
            42,
            colour=t.text_faint,
            icon_colour=t.text_faint,
            max_width=box.w,
            name="no-trophies",
        )
        return
    c.icon((box.x0 + 18, box.centre[1]), "cs_trophy", 34, label="trophies")
    each = [symbol for symbol in SYMBOLS for _ in range(found.get(symbol, 0))]
    size = 38
    step = min(size + 6, (box.w - 48 - size) / max(1, len(each) - 1))
    for i, symbol in enumerate(each):
        x = box.x0 + 46 + i * step
        c.put(medal(symbol, size, t), round(x), round(box.centre[1] - size / 2))
        c.record("icon", f"trophy{i}:{symbol}", Box.at(x, box.centre[1] - size / 2, size, size), over=True)
    moved = at.changed.trophies.get(p.who, 0)
    if moved > 0:
        delta(c, box.x1 - 40, box.centre[1], moved, True, "trophies", size=44, over=True)
