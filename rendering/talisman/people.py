"""The panels of everybody at the table: who they are, what they are worth, what they carry."""

from __future__ import annotations

import math

from games.talisman.view import SeenCharacter, SeenPlayer
from rendering import lettering, pieces
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.names import fitted
from rendering.theme import hand_min, mix

from .news import Changed
from .pieces import being, figure_of, form_of
from .spots import Table
from .words import initial, name_of, person, standing

PANEL, LOW_PANEL = 178, 126  # three beside each other, or two


def _strip(players: int) -> tuple[int, int]:
    """Rows, and how many beside each other."""
    rows = 1 if players <= 3 else 2
    return rows, max(2, -(-players // rows))


def strip_height(players: int, gap: int) -> int:
    rows, per = _strip(players)
    return rows * (LOW_PANEL if per == 2 else PANEL) + (rows - 1) * gap


def draw_strip(c: Canvas, area: Box, at: Table, gap: int) -> None:
    rows, per = _strip(len(at.view.players))
    for i, lane in enumerate(area.rows(rows, gap)):
        for player, box in zip(at.view.players[i * per : (i + 1) * per], lane.columns(per, gap), strict=False):
            panel(c, box, player, at)


def notes_of(c: SeenCharacter, at: Table) -> list[str]:
    """What is out of the ordinary, as marks with their numbers; the sheet says it in words."""
    marks: list[str] = []
    if c.toad:
        marks.append(f"{{toad}}{c.toad.turns}")
    if c.miss:
        marks.append(f"{{hourglass}}{c.miss}")
    if any(at.cards.printed(o).id == "talisman" for o in c.objects):
        marks.append("{talisman}")
    if c.quest or c.claim:
        marks.append("{quest}")
    if c.raft:
        marks.append("{raft}")
    return marks


def portrait(c: Canvas, box: Box, player: SeenPlayer, at: Table) -> None:
    """The figure, head and shoulders, with the player's letter."""
    t = c.theme
    seat = t.seat(player.seat)
    found = player.character
    if found is None and at.view.phase == "setup":  # nobody has died yet
        letter = initial(at.names, player.seat, at.lang)
        c.badge(box.centre, letter, round(box.w * 0.7), seat.colour, form_of(seat.shape), name="letter", over=False)
        return
    if found is None:
        c.icon(box.centre, "fallen", round(box.w * 0.6), mix(seat.colour, t.text_faint, 0.5))
        return
    size = round(box.h * 1.28)
    figure = being(figure_of(found), size, cloth=seat.colour)
    cut = Box(0, 0, size, round(box.h * 1.04))
    at_x, at_y = round(box.centre[0] - size / 2), box.y0 - round(box.h * 0.06)
    lowest = cut.h - figure.dy
    c.image.paste(
        figure.image.crop((0, 0, figure.image.width, lowest)),
        (at_x + figure.dx, at_y + figure.dy),
        figure.mask.crop((0, 0, figure.mask.width, lowest)),
    )
    c.record("icon", "portrait", box)
    h = max(round(box.h * 0.36), math.ceil(hand_min(c.width) / pieces.BADGE_LETTER))
    form = form_of(seat.shape)
    c.badge((box.x1 - h * 0.4, box.y1 - h * 0.45), initial(at.names, player.seat, at.lang), h, seat.colour, form, name="letter")


def panel(c: Canvas, box: Box, player: SeenPlayer, at: Table) -> None:
    """One at the table: figure, names, four values, four counts."""
    t, v = c.theme, at.view
    active = player.seat == v.active and v.phase not in ("over", "setup")
    with c.group(f"player{player.seat}"):
        crowned = v.phase == "over" and player.seat in v.winners
        found = player.character
        style = "crown" if crowned else "active" if active else f"seat:{player.seat}" if found else "dim"
        c.panel(box, style, name="panel")
        low = box.h <= LOW_PANEL
        side = 104 if low else 118
        portrait(c, Box.at(box.x0 + 12, box.y0 + (9 if low else 14), side, side), player, at)
        x = box.x0 + 12 + side + 14
        right = box.x0 + round(box.w * 0.5) if low else box.x1 - 16
        wide = right - x
        name = person(at.names, player.seat, at.lang)
        if found is None:
            c.text((x, box.y0 + 36), fitted(c, name, wide, 42, face="heavy"), 42, face="heavy", max_width=wide, name="name")
            words = Box(x, box.y0 + 66, box.x1 - 16, box.y1 - 8)
            c.paragraph(words, standing(v, player, at.lang), 42, colour=t.text_soft, name="status")
            return
        notes = "\u2002".join(notes_of(found, at))
        free = wide
        if notes:
            drawn = c.text((right, box.y0 + 32), notes, 40, face="heavy", anchor="rm", colour=t.warn, name="notes")
            free = drawn.x0 - x - 14
        c.text((x, box.y0 + 32), fitted(c, name, free, 42, face="heavy"), 42, face="heavy", max_width=free, name="name")
        who = f"{{{found.alignment}}} {lettering.escape(name_of(found.id, at.cards, at.lang))}"
        if low:
            lines = Box(x, box.y0 + 54, right, box.y1 - 6)
            c.paragraph(lines, who, 42, min_size=32, leading=1.0, valign="m", colour=t.text_soft, name="who")
        else:
            c.text((x, box.y0 + 74), who, 42, colour=t.text_soft, max_width=wide, name="who")
        left, top = (right + 24, box.y0 + 16) if low else (x, box.y0 + 94)
        numbers(c, Box(left, top, box.x1 - 8, top + 36), found, 42, player.seat, at.changed)
        carried(c, Box(left, box.y1 - (54 if low else 46), box.x1 - 8, box.y1 - (20 if low else 12)), found)


def numbers(c: Canvas, box: Box, found: SeenCharacter, size: int, seat: int, changed: Changed) -> None:
    """Strength, Craft, lives and gold, and by how much they have changed."""
    t = c.theme
    for part, (icon, n) in zip(
        box.columns(4, 6),
        (("strength", found.total_strength), ("craft", found.total_craft), ("life", found.lives), ("gold", found.gold)),
        strict=True,
    ):
        low = icon == "life" and n <= 1
        end = c.text(
            (part.x0, box.centre[1]),
            f"{{{icon}}} {n}",
            size,
            face="heavy",
            colour=t.bad if low else mix(t.icons[icon], (255, 255, 255), 0.5),
            max_width=part.w,
            name=icon,
        )
        difference: int = getattr(changed, icon).get(seat, 0)
        if difference:
            delta(c, end.x1 - 2, box.y0 + 2, difference, difference > 0, icon, size=44, over=True)


def carried(c: Canvas, box: Box, found: SeenCharacter) -> None:
    """How much of everything they have; nothing is grey."""
    t = c.theme
    counts = (
        ("spell", found.spell_count),
        ("objects", len(found.objects)),
        ("followers", len(found.followers)),
        ("trophy", len(found.trophies)),
    )
    for part, (icon, n) in zip(box.columns(4, 6), counts, strict=True):
        tone = t.icons[icon] if n else mix(t.icons[icon], t.ink, 0.5)
        c.text(
            (part.x0, box.centre[1]),
            f"{{{icon}}} {n}",
            42,
            face="heavy",
            colour=tone if n else t.text_faint,
            icon_colour=tone,
            max_width=part.w,
            name=icon,
        )
