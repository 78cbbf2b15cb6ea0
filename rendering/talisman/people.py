"""The panels of everybody at the table: who they are, what they are worth, what they carry."""

from __future__ import annotations

from games.talisman.view import SeenCharacter, SeenPlayer
from rendering import lettering, pieces
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.names import fitted
from rendering.theme import mix
from rendering.words import say

from .news import Changed
from .pieces import being, figure_of
from .spots import Table
from .words import initial, name_of, person, standing

PANEL = 190


def strip_height(players: int, gap: int) -> int:
    rows = 1 if players <= 3 else 2
    return rows * PANEL + (rows - 1) * gap


def draw_strip(c: Canvas, area: Box, at: Table, gap: int) -> None:
    n = len(at.view.players)
    rows = 1 if n <= 3 else 2
    per = -(-n // rows)
    for i, lane in enumerate(area.rows(rows, gap)):
        for player, box in zip(at.view.players[i * per : (i + 1) * per], lane.columns(max(2, per), gap), strict=False):
            panel(c, box, player, at)


def note_of(c: SeenCharacter, at: Table) -> tuple[str, str, str] | None:
    """What is out of the ordinary: icon, words, name of the icon's colour."""
    lang = at.lang
    if c.toad:
        return "toad", say(lang, "pic-tm-turns-left", n=c.toad.turns), "toad"
    if c.miss:
        return "hourglass", say(lang, "pic-tm-misses", n=c.miss), "neutral"
    if any(at.cards.printed(o).id == "talisman" for o in c.objects):
        return "talisman", say(lang, "pic-tm-talisman"), "talisman"
    if c.quest:
        return "quest", say(lang, "pic-tm-quest"), "quest"
    return None


def portrait(c: Canvas, box: Box, player: SeenPlayer, at: Table) -> None:
    """The figure, head and shoulders, with the player's letter."""
    t = c.theme
    seat = t.seat(player.seat)
    found = player.character
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
    h = max(round(box.h * 0.36), round(c.phone_min / pieces.BADGE_LETTER) + 1)
    form = "hexagon" if seat.shape == "diamond" else seat.shape
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
        side = 118
        portrait(c, Box.at(box.x0 + 12, box.y0 + 14, side, side), player, at)
        x = box.x0 + 12 + side + 14
        wide = box.x1 - x - 16
        note = note_of(found, at) if found else None
        name = person(at.names, player.seat, at.lang)
        if found is None:
            c.text((x, box.y0 + 42), fitted(c, name, wide, 42, face="heavy"), 42, face="heavy", max_width=wide, name="name")
            c.paragraph(
                Box(x, box.y0 + 76, box.x1 - 16, box.y1 - 12), standing(v, player, at.lang), 36, colour=t.text_soft, name="status"
            )
            return
        c.text((x, box.y0 + 36), fitted(c, name, wide, 42, face="heavy"), 42, face="heavy", max_width=wide, name="name")
        icon = note[0] if note else found.alignment
        words = note[1] if note else name_of(found.id, at.cards, at.lang)
        tone = t.icons[note[2]] if note else t.text_soft
        c.text(
            (x, box.y0 + 80),
            f"{{{icon}}} {lettering.escape(words)}",
            34,
            colour=tone,
            face="bold",
            max_width=wide,
            icon_colour=t.icons[note[2] if note else found.alignment],
            name="who",
        )
        numbers(c, Box(x, box.y0 + 104, box.x1 - 8, box.y0 + 140), found, 42, player.seat, at.changed)
        carried(c, Box(x, box.y1 - 46, box.x1 - 8, box.y1 - 12), found)


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
            34,
            face="heavy",
            colour=tone if n else t.text_faint,
            icon_colour=tone,
            max_width=part.w,
            name=icon,
        )
